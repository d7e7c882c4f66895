"""How far a seat is from its own goals."""

from __future__ import annotations

from typing import Final, NamedTuple

from cuboteca.games.qurush.opponents.reach import steps_between
from cuboteca.games.qurush.rules.apply import Pawns
from cuboteca.games.qurush.rules.board import OFF
from cuboteca.games.qurush.rules.goals import WILD, Goal, forms_of, windows_for
from cuboteca.games.qurush.rules.options import Rules

GAP: Final = 2
"""A square without a qube counts as so many wrong ones: a qube must come there, and then be turned."""
STEP: Final = 0.1
"""What a step to the next qube counts."""
AWAY: Final = 4
"""A pawn off the board counts as so many steps away."""

MOST: Final = 4 * GAP + 1

Open = tuple[int, tuple[int, ...]]
"""Of a window: what is wrong with it, and the squares where."""


class Lack(NamedTuple):
    """What a board lacks for a goal."""

    wrong: int
    """What is wrong with the windows that are nearest to it."""
    where: frozenset[int]
    """The squares where it is."""


class Aim:
    """One goal, and what it still lacks on a board. Boards that come up again are remembered."""

    def __init__(self, rules: Rules, goal: Goal) -> None:
        self.rules = rules
        self._forms = forms_of(goal, rules.true_north, rules.mirror)
        self._windows = windows_for(rules.windows, goal.shape)
        self._lacks: dict[bytes, Lack] = {}
        self._judged: dict[tuple[int, ...], tuple[Open, ...]] = {}

    def lack(self, qubes: bytes) -> Lack:
        """Return what a board lacks."""
        found = self._lacks.get(qubes)
        if found is None:
            where: set[int] = set()
            least = MOST
            for window in self._windows:
                one, two, three, four = window
                for lacking, wrong in self._judge((qubes[one], qubes[two], qubes[three], qubes[four])):
                    if lacking < least:
                        least, where = lacking, set()
                    if lacking == least:
                        where.update(window[at] for at in wrong)
            found = self._lacks[qubes] = Lack(least, frozenset(where))
        return found

    def _judge(self, tops: tuple[int, ...]) -> tuple[Open, ...]:
        """Return what four tops lack for the forms that they are nearest to, and which of the four."""
        found = self._judged.get(tops)
        if found is None:
            each = []
            for form in self._forms:
                wrong = tuple(at for at, top in enumerate(tops) if top not in (form[at], WILD))
                each.append((sum(1 if tops[at] else GAP for at in wrong), wrong))
            least = min(lacking for lacking, _ in each)
            found = self._judged[tops] = tuple(one for one in each if one[0] == least)
        return found

    def distance(self, qubes: bytes, pawns: Pawns, seat: int) -> float:
        """Return how much is wrong, and a little for the way to the next qube; with Multiple Agents of any pawn."""
        lack = self.lack(qubes)
        if not lack.wrong:
            return 0.0
        steps = steps_between(self.rules.board)
        acting = [steps[pawn] for pawn in (pawns if self.rules.agents else (pawns[seat],)) if pawn != OFF]
        way = min((abs(pawn[square] - 1) for pawn in acting for square in lack.where), default=AWAY)
        return lack.wrong + STEP * way


class Aims:
    """The goals of one seat, which needs one of them or, with goals4=both, each."""

    def __init__(self, rules: Rules, goals: tuple[Goal, ...], seat: int) -> None:
        self.both = rules.both_goals
        self.seat = seat
        self._aims = tuple(Aim(rules, goal) for goal in goals)

    def distance(self, qubes: bytes, pawns: Pawns) -> float:
        """Return the distance of the nearest goal, and a little of the other's; or of all together."""
        each = sorted(aim.distance(qubes, pawns, self.seat) for aim in self._aims)
        if self.both or len(each) == 1:
            return sum(each)
        return each[0] + STEP * each[1] if each[0] else 0.0
