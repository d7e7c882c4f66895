"""What the end of a turn is worth to the seat whose turn it was."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cuboteca.games.qurush.opponents.aims import Aims
from cuboteca.games.qurush.opponents.beliefs import Belief
from cuboteca.games.qurush.opponents.patterns import Patterns, Sightings, Tops
from cuboteca.games.qurush.opponents.reach import Layout, steps_between, within_reach
from cuboteca.games.qurush.rules.apply import Pawns
from cuboteca.games.qurush.rules.board import OFF
from cuboteca.games.qurush.rules.position import Position

WON: Final = 1000.0
"""What a turn is worth that wins at once."""
THREAT: Final = (1.0, 0.35, 0.12, 0.03, 0.01)
"""How dangerous a window is by the qubes that are wrong in it, for whoever's goal it is."""
AT_HAND: Final = 0.3
"""What standing at a window leaves of the danger, in steps."""
FADES: Final = 30
"""The stance is given up within so many turns, once it begins to fade."""
PRIME: Final = 2**61 - 1
SPREAD: Final = 1_442_695_040_888_963_407


class Judged:
    """The end of a turn with what was seen in it."""

    __slots__ = ("distance", "loss", "score")

    def __init__(self, score: float, distance: float, loss: float) -> None:
        self.score = score
        self.distance = distance
        """From the own goal, in qubes."""
        self.loss = loss
        """The chance that another wins now or in their next turn."""


class Evaluation:
    """Judges ends of one seat's turn, by the settings of a level."""

    def __init__(
        self, now: Position, patterns: Patterns, aims: Aims, beliefs: Mapping[int, Belief], settings: Mapping[str, Any]
    ) -> None:
        self.patterns = patterns
        self.aims = aims
        self.beliefs = beliefs
        """By rival; goals of rivals that are not in it don't count."""
        self._settings = settings
        late = (now.turn - settings["hurry"]) / FADES
        self._stance = settings["stance"] * max(0.0, min(1.0, 1 - late))
        self._turn = now.turn
        self._must_call = now.rules.manual and not now.last_turn
        self._layouts: dict[bytes, Layout] = {}
        self._menaces: dict[tuple[Sightings, Tops], float] = {}

    def judge(self, qubes: bytes, pawns: Pawns) -> Judged:
        """Return what it is worth to leave this board."""
        settings = self._settings
        distance = self.aims.distance(qubes, pawns)
        if not distance and not self._must_call:
            return Judged(WON, 0.0, 0.0)
        loss = self.loss(qubes, pawns) if settings["deny"] else 0.0
        score = -settings["own"] * distance - settings["deny"] * loss
        if self._stance:
            score -= self._stance * self._exposed(qubes, pawns[self.aims.seat])
        if settings["noise"]:
            score += settings["noise"] * self._noise(qubes, pawns)
        return Judged(score, distance, loss)

    def loss(self, qubes: bytes, pawns: Pawns) -> float:
        """Return the chance that another wins by the end of their next turn."""
        layout = self.layout(qubes)
        safe = 1.0
        for seat, belief in self.beliefs.items():
            safe *= 1 - belief.chance(within_reach(layout, pawns, seat))
        return 1 - safe

    def layout(self, qubes: bytes) -> Layout:
        found = self._layouts.get(qubes)
        if found is None:
            found = self._layouts[qubes] = Layout(self.patterns, qubes)
        return found

    def _exposed(self, qubes: bytes, here: int) -> float:
        """Return how far from the windows the pawn stands where the others come near to a goal."""
        steps = steps_between(self.patterns.rules.board)[here] if here != OFF else None
        total = 0.0
        for sightings, window in self.patterns.windows:
            one, two, three, four = window
            tops = (qubes[one], qubes[two], qubes[three], qubes[four])
            if 0 in tops:
                continue
            menace = self._menaces.get((sightings, tops))
            if menace is None:
                menace = self._menaces[sightings, tops] = self._menace(sightings, tops)
            away = min(steps[one], steps[two], steps[three], steps[four]) if steps else 4
            total += menace * (AT_HAND + away)
        return total

    def _menace(self, sightings: Sightings, tops: Tops) -> float:
        by_number = sightings.missing(tops)
        return sum(
            weight * belief.mass(goals)
            for belief in self.beliefs.values()
            for weight, goals in zip(THREAT, by_number, strict=True)
        )

    def _noise(self, qubes: bytes, pawns: Pawns) -> float:
        """Return a number from -1 to 1 that is the same whenever this end of this turn is judged.

        Not from a generator: whoever has begun a turn must judge its ends as before when thinking about the rest of it.
        """
        text = int.from_bytes(qubes + bytes(pawn + 1 for pawn in pawns) + self._turn.to_bytes(4, "little"), "little")
        return (text % PRIME * SPREAD % PRIME) / PRIME * 2 - 1
