"""How a team-mate of Cu[o]be thinks: what is free first, then the turn that is planned to its end."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from math import exp
from random import Random
from typing import Final

from cuboteca.games.cuobe.opponents.levels import LEVELS
from cuboteca.games.cuobe.opponents.outlook import A_TURN, Outlook
from cuboteca.games.cuobe.opponents.plan import Plan
from cuboteca.games.cuobe.opponents.prospects import Prospects
from cuboteca.games.cuobe.opponents.reasons import reason_for_card, reasons_for
from cuboteca.games.cuobe.opponents.team import is_planned, plan_of, request_outcome, requests_to
from cuboteca.games.cuobe.opponents.worth import Weighing, standing
from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.moves import SEAT_OF, Move
from cuboteca.games.cuobe.rules.places import NOWHERE
from cuboteca.games.cuobe.rules.players import is_loaded, tool_limit
from cuboteca.games.cuobe.rules.position import KEYS_NEEDED
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.steps import ACTION, DROP_CARDS
from cuboteca.search.thought import Level, Line, Reason, Thinking, Thought

LINES: Final = 3
"""As many moves are told of."""
WORTH_USING: Final = 0.3
"""What the use of a card must bring."""
IN_DANGER: Final = 3
"""With so many wounds, or so much panic, keys are better in other hands."""
HASTE: Final = 1.0
"""From such an urgency on all is tried that costs much thought."""
FREE_TO_GO: Final = 97.3
"""The lead in dice of a team that has all keys and stands in the Exit: it gets out in 98 of 100 games."""

PLAIN: Final = frozenset({"heal", "calm", "gain", "find", "draw"})
"""Operations that do good at any time."""

Weighed = tuple[float, Move]
Step = Generator[Thought | None, None, None]


class Cuobe:
    """See `cuboteca.search.thought.TeamMates`."""

    levels: Mapping[str, Level] = LEVELS
    plan_of = staticmethod(plan_of)
    requests_to = staticmethod(requests_to)
    request_outcome = staticmethod(request_outcome)
    is_planned = staticmethod(is_planned)

    def think(self, seen: State, level: Level, rng: Random, simulator: object = None) -> Thinking:
        """Think about one decision. A level with a `request` in its settings heeds it (`thought.heeding`)."""
        del simulator
        thought = Thought(str(_any(seen)), 0.5)
        yield thought
        if not level.settings:
            yield Thought(str(rng.choice(seen.moves())), 0.5)
            return
        deciding = _Turn(seen, level).steps() if seen.agenda[-1].what == ACTION else _answer(seen, level)
        for better in deciding:
            thought = better or thought
            yield thought


def _any(seen: State) -> Move:
    """Return a move that can be made: in a turn, to end it."""
    return seen.moves()[-1]


def _sure(seen: State, move: Move, *reasons: Reason) -> Thought:
    """Return the thought that there is nothing to think about."""
    value = chance_to_win(seen)
    return Thought(str(move), value, (Line(str(move), value, (), reasons),), reasons)


def _ranked(seen: State, weighed: Sequence[Weighed], *reasons: Reason) -> Thought:
    """Return the thought that the best of some moves is to be made."""
    best = sorted(weighed, key=lambda one: -one[0])[:LINES]
    chance = chance_to_win(seen)
    lines = tuple(
        Line(str(move), shifted(chance, value - best[0][0]), (), reasons if move == best[0][1] else ())
        for value, move in best
    )
    return Thought(lines[0].move, lines[0].value, lines, reasons)


def chance_to_win(seen: State, lost: float = 0.0) -> float:
    """Return the chance that the team gets out, roughly, once it has lost that many dice."""
    return 1 / (1 + exp((lost - _ahead(seen)) / 25))


def _ahead(seen: State) -> float:
    """Return how much time the team has beyond what it needs, in dice."""
    if seen.all_keys:
        return FREE_TO_GO
    missing = KEYS_NEEDED - len(seen.keys)
    carried = sum(seen.is_key(card) for player in seen.players for card in (*player.tools, *player.chest))
    unseen = missing - carried
    dropped = sum(seen.is_key(card) for card in seen.dropped)
    return seen.green.size * A_TURN - (22.0 * unseen + 6.0 * carried + 30.0 * dropped)


def shifted(chance: float, dice: float) -> float:
    """Return the chance after a move that gains the team that many dice over a move with this chance."""
    return min(max(chance + dice / 60, 0.0), 1.0)


# Questions.


def _answer(seen: State, level: Level) -> Step:
    """Weigh each answer by what it leads to."""
    listed = seen.moves()
    leaving = next((move for move in listed if move.verb == moves.EXIT), None)
    if leaving is not None:
        yield _sure(seen, leaving, Reason("leaves"))._replace(proven=True, value=1.0)
        return
    if seen.agenda[-1].what == DROP_CARDS:
        listed = [move for move in listed if not seen.is_key(move.args[0])] or listed
    weighing = Weighing(seen, level.settings)
    weighed: list[Weighed] = []
    for move in listed:
        weighed.append(((yield from weighing.value(seen.play(move))), move))
        yield _ranked(seen, weighed, Reason("least_harm"))


# A turn.


class _Turn:
    """One decision in a turn."""

    def __init__(self, seen: State, level: Level) -> None:
        self.seen = seen
        self.seat = seen.active
        self.settings = level.settings
        self.weighing = Weighing(seen, level.settings)
        self.listed = set(seen.moves())
        self.by_verb: dict[str, list[Move]] = {}
        for move in seen.moves():
            self.by_verb.setdefault(move.verb, []).append(move)

    def steps(self) -> Step:
        """Do what is free and good; else begin what the plan begins with."""
        seen = self.seen
        if moves.EXIT in self.by_verb:
            yield _sure(seen, self.by_verb[moves.EXIT][0], Reason("leaves"))._replace(proven=True, value=1.0)
            return
        if moves.KEY in self.by_verb:
            key = self.by_verb[moves.KEY][0]
            yield _sure(seen, key, reason_for_card(key))
            return
        self.outlook = Outlook(seen, self.settings)
        self.prospects = Prospects(self.outlook, self.seat)
        yield None
        if moves.PICK in self.by_verb and self.prospects.draw > 0:
            place = seen.players[self.seat].place
            yield _sure(seen, self.by_verb[moves.PICK][0], Reason("picks", {"place": place}))
            return
        plan = Plan(self.prospects, seen.dice)
        options = [(option, move) for option in plan.options() if (move := plan.move_of(option)) in self.listed]
        best, move = options[0]
        yield _ranked(seen, [(option.value, move) for option, move in options], *reasons_for(plan, best))
        now = standing(self.outlook, self.prospects, self.seat) + best.value
        if (stashed := self._key_in_chest()) is not None:
            yield _sure(seen, stashed, reason_for_card(stashed))
        elif is_loaded(seen, self.seat):
            yield from self._part()
        else:
            yield from self._use_cards(now)

    def _part(self) -> Step:
        """Part with what is too much: give it, put it away, use it, drop it."""
        some = self._of(moves.GIVE, moves.PUT, moves.DROP, moves.USE)
        # Keys come last of all: into no chest when it is time to bring them home, and dropped where there is none.
        kept = ({moves.DROP, moves.PUT}, {moves.DROP}) if self._goes_home() else ({moves.DROP},)
        for verbs in kept:
            some = [move for move in some if move.verb not in verbs or not self._is_key(move)] or some
        if not some:
            return
        weighed = yield from self._weigh(some)
        _, best = max(weighed, key=lambda one: one[0])
        if best.verb == moves.DROP and self.seen.is_key(best.args[0]) and moves.CHEST in self.by_verb:
            yield _sure(self.seen, self.by_verb[moves.CHEST][0], Reason("places_chest"))
        else:
            yield _ranked(self.seen, weighed, reason_for_card(best))

    def _use_cards(self, now: float) -> Step:
        """Use or hand over a card, if the team stands better then."""
        some = [*self._usable(), *self._to_hand_over()]
        if not some:
            return
        weighed = yield from self._weigh(some)
        value, best = max(weighed, key=lambda one: one[0])
        if value > now + WORTH_USING:
            yield _ranked(self.seen, weighed, reason_for_card(best) if best.args else Reason("uses_room"))

    def _usable(self) -> list[Move]:
        """List what may be worth using now: what takes long to think through, only in haste or with the last die."""
        hasty = self.seen.dice <= 1 or self.prospects.urgency >= HASTE
        found = [move for move in self._of(moves.USE, moves.TALENT) if hasty or self._is_plain(move.args[0])]
        place = self.seen.players[self.seat].place
        if moves.ROOM in self.by_verb and not self.prospects.mend[place] and hasty:
            found += self.by_verb[moves.ROOM]
        return found

    def _is_plain(self, card: str) -> bool:
        """Can a card do good at any time, and not only where one is stuck or in haste?"""
        operations = self.outlook.reading.operations[card]
        if "shift" in operations:
            return False
        if "unlock" in operations and self.outlook.house.locked[self.seen.players[self.seat].place]:
            return True
        return bool(operations & PLAIN) or ("retrieveTool" in operations and self.outlook.dropped > 0)

    def _to_hand_over(self) -> list[Move]:
        """List what may be better in other hands: keys in danger, keys in a chest, a tool that shields keys."""
        seen, outlook = self.seen, self.outlook
        player = seen.players[self.seat]
        found = []
        in_danger = player.wounds >= IN_DANGER or player.panic >= IN_DANGER
        for move in self.by_verb.get(moves.GIVE, ()):
            card, other = move.args[0], SEAT_OF[move.args[1]]
            if seen.is_key(card):
                if in_danger:
                    found.append(move)
            elif outlook.held[other] and outlook.held[other] == len(seen.players[other].tools):
                found.append(move)
        return found

    def _key_in_chest(self) -> Move | None:
        """Return how to take a key out of a chest, if it is time and the hand can hold it."""
        seen = self.seen
        if not self._goes_home() or self.outlook.held[self.seat] >= tool_limit(seen, self.seat):
            return None
        return next(filter(self._is_key, self.by_verb.get(moves.TAKE, ())), None)

    def _is_key(self, move: Move) -> bool:
        return self.seen.is_key(move.args[0])

    def _goes_home(self) -> bool:
        return self.outlook.exit != NOWHERE and (self.outlook.all_found or self.outlook.turns < 3)

    def _of(self, *verbs: str) -> list[Move]:
        return [move for verb in verbs for move in self.by_verb.get(verb, ())]

    def _weigh(self, some: Sequence[Move]) -> Generator[Thought | None, None, list[Weighed]]:
        """Find what each of some moves leads to, with pauses."""
        weighed: list[Weighed] = []
        for move in some:
            weighed.append(((yield from self.weighing.value(self.seen.play(move))), move))
        return weighed
