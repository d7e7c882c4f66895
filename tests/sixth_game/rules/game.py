"""The rules of Pebbles."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from cuboteca.play.game import (
    NATURE,
    About,
    HiddenInformation,
    IllegalMove,
    Option,
    Outcome,
    UnreadablePosition,
    read_options,
)

OPTIONS = {
    "most": Option(
        "most", "Most pebbles a turn", ("3", "2"), "3", "P-2", ("Up to three.", "Up to two."), ("Three", "Two")
    )
}
CLAUSES = {
    "P-1": "Chance makes a heap of seven to twelve pebbles.",
    "P-2": "On your turn take at least one pebble and at most three.",
    "P-3": "Whoever takes the last pebble wins.",
    "P-4": "Before the first pebble is taken, each player secretly hides none, one or two in a fist.",
}


class Move(NamedTuple):
    text: str
    random: bool = False
    reveals: bool = False

    def __str__(self) -> str:
        return self.text


UNKNOWN = -1


class Position(NamedTuple):
    """The heap, whose turn it is, and what has been hidden."""

    heap: int
    side: int
    most: int
    fists: tuple[int, ...] = ()
    """What each seat has hidden so far; UNKNOWN where the viewer may not know."""


class State(Position, HiddenInformation):
    """A `cuboteca.play.game.State`."""

    @property
    def seat(self) -> int | None:
        if self.heap < 0:
            return NATURE
        return self.side if self.heap else None

    @property
    def outcome(self) -> Outcome | None:
        return Outcome((1 - self.side,), "last_pebble", "P-3") if self.heap == 0 else None

    @property
    def options(self) -> Mapping[str, str]:
        return {"most": str(self.most)}

    @property
    def seats(self) -> int:
        return 2

    def moves(self) -> tuple[Move, ...]:
        if self.heap < 0:
            return tuple(Move(f"heap={n}", random=True) for n in range(7, 13))
        if self.heap == 0:
            return ()
        if len(self.fists) < 2:
            return tuple(Move(f"fist={n}") for n in range(3))
        return tuple(Move(f"-{n}") for n in range(1, min(self.most, self.heap) + 1))

    def read(self, text: str) -> Move:
        if re.fullmatch(r"heap=([7-9]|1[0-2])", text):
            return Move(text, random=True)
        if re.fullmatch(r"-[1-9]|fist=[0-2]", text):
            return Move(text)
        raise IllegalMove("Take pebbles like this: -2.")

    def play(self, move: Move | str) -> State:
        chosen = self.read(str(move))
        if chosen not in self.moves():
            if self.heap == 0:
                raise IllegalMove("The game is over.", "P-3")
            if len(self.fists) < 2:
                raise IllegalMove("Hide none, one or two in your fist first.", "P-4")
            raise IllegalMove(f"Take one to {min(self.most, max(self.heap, 0))} pebbles.", "P-2")
        if chosen.random:
            return self._replace(heap=int(chosen.text.partition("=")[2]))
        if chosen.text.startswith("fist="):
            return self._replace(fists=(*self.fists, int(chosen.text[5:])), side=1 - self.side)
        return self._replace(heap=self.heap - int(chosen.text[1:]), side=1 - self.side)

    def draw(self, rng: Random) -> Move:
        return rng.choice(self.moves())

    def seen_by(self, seat: int | None) -> State:
        if self.heap == 0:
            return self
        return self._replace(fists=tuple(n if owner == seat else UNKNOWN for owner, n in enumerate(self.fists)))

    @property
    def position(self) -> str:
        heap = "?" if self.heap < 0 else str(self.heap)
        fists = "".join("?" if n == UNKNOWN else str(n) for n in self.fists)
        return f"{heap} {'ab'[self.side]} fists={fists}" + ("" if self.most == 3 else " most=2")


class Pebbles:
    options = OPTIONS
    clauses = CLAUSES

    @property
    def about(self) -> About:
        from tests.sixth_game import ABOUT

        return ABOUT

    def start(
        self, seats: int | None = None, options: Mapping[str, object] | None = None, seed: int | None = None
    ) -> State:
        if seats not in (None, 2):
            raise ValueError("Pebbles is for two.")
        return State(-1, 0, int(read_options(OPTIONS, options or {})["most"]))

    def position(self, text: str) -> State:
        found = re.fullmatch(r"(\?|0|[1-9]|1[0-2]) ([ab]) fists=([0-2?]{0,2})( most=2)?", text)
        if not found:
            raise UnreadablePosition("A position looks like `7 a fists=02`.")
        heap = -1 if found[1] == "?" else int(found[1])
        fists = tuple(UNKNOWN if n == "?" else int(n) for n in found[3])
        return State(heap, "ab".index(found[2]), 2 if found[4] else 3, fists)


PEBBLES = Pebbles()
