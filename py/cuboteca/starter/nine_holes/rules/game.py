"""The rules of Nine Holes: an immutable state, and the game that begins one or reads one from its text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

from cuboteca.play.base_game import BaseGame
from cuboteca.play.game import About, IllegalMove, Option, Outcome, UnreadablePosition, switch

EMPTY: Final = "."
MARBLES: Final = "ab"
"""Those of the first and of the second player."""
EACH: Final = 3
LONGEST: Final = 60
"""So many moves make a draw."""
LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))
SLANTED: Final = ((0, 4, 8), (2, 4, 6))

OPTIONS: Final = {
    "slanted": switch(
        "slanted",
        "Slanted rows",
        "N-3",
        ("Don’t count", "Only rows along an edge count."),
        ("Count", "A row from corner to corner counts, too."),
    )
}
CLAUSES: Final = {
    "N-1": "In turn, put one of your three marbles into an empty hole.",
    "N-2": "When all six lie, move one of your marbles to any empty hole instead.",
    "N-3": "Three of your marbles in a row along an edge, or in the middle row or column, win.",
    "N-4": "After 60 moves the game is a draw.",
}


class Refusal(IllegalMove):
    """Why a move can't be made, or a tap comes to none."""

    worded_in = "cuboteca.starter.nine_holes.text.words"


class Unreadable(UnreadablePosition):
    """Why a text is no position."""

    worded_in = "cuboteca.starter.nine_holes.text.words"


class Move(NamedTuple):
    """A marble put into a hole, `5`, or moved to another, `5-9`. Holes count from 1, row by row."""

    to: int
    """The hole, from 0."""
    start: int | None = None
    random: bool = False
    reveals: bool = False

    def __str__(self) -> str:
        return f"{self.to + 1}" if self.start is None else f"{self.start + 1}-{self.to + 1}"


class State(NamedTuple):
    """A position (`cuboteca.play.game.State`)."""

    cells: str = EMPTY * 9
    """What lies in each hole."""
    made: int = 0
    """How many moves have been made."""
    slanted: bool = False

    @property
    def side(self) -> int:
        """The seat whose turn it is, or would be."""
        return self.made % 2

    @property
    def seats(self) -> int:
        return 2

    @property
    def seat(self) -> int | None:
        return None if self.outcome else self.side

    @property
    def options(self) -> Mapping[str, str]:
        return {"slanted": "on" if self.slanted else "off"}

    @property
    def row(self) -> tuple[int, ...] | None:
        """The three holes that have won."""
        lines = LINES + SLANTED if self.slanted else LINES
        return next((row for row in lines if {self.cells[at] for at in row} in ({"a"}, {"b"})), None)

    @property
    def outcome(self) -> Outcome | None:
        if self.row:
            return Outcome((MARBLES.index(self.cells[self.row[0]]),), "row", "N-3")
        return Outcome((), "long", "N-4") if self.made >= LONGEST else None

    @property
    def placing(self) -> bool:
        """Does the player to move have marbles that don't lie yet?"""
        return self.cells.count(MARBLES[self.side]) < EACH

    def holes(self, what: str) -> tuple[int, ...]:
        """Return the holes with a kind of marble, or the empty ones."""
        return tuple(at for at, cell in enumerate(self.cells) if cell == what)

    def moves(self) -> tuple[Move, ...]:
        if self.outcome:
            return ()
        empty = self.holes(EMPTY)
        if self.placing:
            return tuple(Move(to) for to in empty)
        return tuple(Move(to, start) for start in self.holes(MARBLES[self.side]) for to in empty)

    def read(self, text: str) -> Move:
        found = re.fullmatch("(?:([1-9])-)?([1-9])", text)
        if not found:
            raise Refusal("notation")
        return Move(int(found[2]) - 1, int(found[1]) - 1 if found[1] else None)

    def play(self, move: Move | str) -> State:
        chosen = self.read(str(move))
        self._check(chosen)
        cells = list(self.cells)
        if chosen.start is not None:
            cells[chosen.start] = EMPTY
        cells[chosen.to] = MARBLES[self.side]
        return self._replace(cells="".join(cells), made=self.made + 1)

    def _check(self, move: Move) -> None:
        if self.outcome:
            raise Refusal("over", self.outcome.clause)
        if self.placing != (move.start is None):
            raise Refusal("place_first", "N-1") if self.placing else Refusal("move_now", "N-2")
        if move.start is not None and self.cells[move.start] != MARBLES[self.side]:
            raise Refusal("not_yours", "N-2")
        if self.cells[move.to] != EMPTY:
            raise Refusal("full", "N-1", hole=move.to + 1)

    def draw(self, rng: Random) -> Move:
        raise NotImplementedError("Nothing is left to chance.")

    def seen_by(self, seat: int | None) -> State:
        return self

    @property
    def position(self) -> str:
        return f"{self.cells} {self.made}" + (" slanted" if self.slanted else "")


class NineHoles(BaseGame[State]):
    options: Mapping[str, Option] = OPTIONS
    clauses: Mapping[str, str] = CLAUSES
    players = "2 players"

    @property
    def about(self) -> About:  # type: ignore[override]  # known without the rules
        from cuboteca.starter.nine_holes import ABOUT

        return ABOUT

    def first(self, values: tuple[str, ...], seats: int) -> State:
        return State(slanted=values[0] == "on")

    def position(self, text: str) -> State:
        found = re.fullmatch(r"([ab.]{9}) ([0-9]{1,2})( slanted)?", text)
        if not found:
            raise Unreadable("position")
        state = State(found[1], int(found[2]), bool(found[3]))
        lie = [state.cells.count(marble) for marble in MARBLES]
        if lie != [min(EACH, (state.made + 1) // 2), min(EACH, state.made // 2)] or state.made > LONGEST:
            raise Unreadable("count")
        return state


GAME = NineHoles()
