"""The moves of Qurush and how each is written. One move is one action; a turn is several of them."""

from __future__ import annotations

from typing import Final, NamedTuple

from cuboteca.games.qurush.rules.action_costs import COSTS, FLIP, MOVE, PULL, PUSH, REENTER, SLIDE
from cuboteca.games.qurush.rules.board import OFF, square_name
from cuboteca.games.qurush.rules.goals import Goal

DECLARE: Final = "declare"
CALL: Final = "call"
RESIGN: Final = "resign"
"""What may be said: that the turn is over, that a goal is on the board, that one gives up."""

HOME: Final = "home"
GOAL: Final = "goal"
START: Final = "start"
"""What is settled before the first turn: a home corner, a goal, who begins."""

LETTERS: Final = {MOVE: "M", PUSH: "P", PULL: "L", SLIDE: "S", FLIP: "F", REENTER: "R", HOME: "H"}
SEAT_LETTERS: Final = "ABCD"
NOBODY: Final = -1
OWN: Final = -1
"""As the seat of a move: the mover's own pawn, or the mover."""


class Move(NamedTuple):
    """One move. Squares are those of `cells`; what a kind does not need keeps its default."""

    kind: str
    square: int = OFF
    """Where the pawn goes, or the qube that is pushed, slid or flipped; a corner for `reenter` and `home`."""
    other: int = OFF
    """`pull`: the qube that is pulled. `slide`: where the qube goes."""
    face: int = 0
    """`flip`: what will be on top."""
    seat: int = OWN
    """An action: whose pawn acts (Q-32). `call`: who calls (Q-44). `start`: who begins."""
    goal: Goal | None = None
    stop: bool = False
    """Does it declare the turn over as well, though points for another action would be left?"""
    binding: bool = False
    """Can it not be taken back? So it is with what ends a turn in a game with secrets, and with a goal chosen (Q-4)."""
    drawn: bool = False
    """Was it chance?"""
    false: bool = False
    """`call`: a goal that is not there is called, and that costs something (Q-46)."""

    @property
    def random(self) -> bool:
        return self.drawn

    @property
    def reveals(self) -> bool:
        """The end of a turn shows whose goals are not on the board (Q-26)."""
        return self.binding

    @property
    def cost(self) -> int:
        """In action points."""
        return COSTS.get(self.kind, 0)

    def __str__(self) -> str:
        return f"{self._agent}{self._text}{'.' if self.stop else ''}"

    @property
    def _agent(self) -> str:
        return f"@{self.seat + 1}:" if self.seat != OWN and self.kind != START else ""

    @property
    def _text(self) -> str:
        kind = self.kind
        if kind in LETTERS:
            first = f"{LETTERS[kind]}{square_name(self.square)}"
            if kind == PULL:
                return f"{first}<{square_name(self.other)}"
            if kind == SLIDE:
                return f"{first}-{square_name(self.other)}"
            return f"{first}={self.face}" if kind == FLIP else first
        if kind == GOAL:
            return str(self.goal)
        if kind == START:
            return f"start={SEAT_LETTERS[self.seat]}"
        return f"{SAID[kind]}?" if self.false else SAID[kind]


SAID: Final = {DECLARE: ".", CALL: "qurush", RESIGN: "resign"}
