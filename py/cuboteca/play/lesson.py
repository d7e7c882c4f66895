"""What a lesson is: steps on a real table, in each of which a player does one thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Step(NamedTuple):
    """One thing to do. Without a `position` it goes on from where the step before has led."""

    id: str
    title: str
    ask: str
    """What to do, in a sentence."""
    about: str
    """What it means, in one or two."""
    taps: tuple[str, ...]
    """The parts to tap, one after the other; the next of them is lit."""
    move: str = ""
    """The move that they make, in notation; with `*` at its end every move that begins so is right. None: they only
    pick, or look at, a part."""
    position: str = ""
    otherwise: str = ""
    """What players read when they make another legal move."""
    then: tuple[str, ...] = ()
    """The moves after it, chance's and other seats', in notation."""
    refused: bool = False
    """Is the tap one that the rules refuse, to hear why?"""
    at_once: bool = False
    """May its move be made in a step before it, at the same table, by a gesture that does all of it?"""
    wins: bool = False
    """Must its move end the game? Else the step is set up anew."""
    missed: str = ""
    """What players read when it hasn't."""
    shows: tuple[str, ...] = ()
    """What stands beside the board: `hand`, `actions`, `standings`."""
    tells_of_board: bool = False
    """Does it explain what the board shows, while the part to tap lies elsewhere? Then the board is lit, too."""
    tells_of_hand: bool = False
    """Does it explain all that lies in the hand? Then nothing fades there, and the part to tap is ringed."""

    def wants(self, move: str) -> bool:
        """Return whether a move is what the step asks for."""
        return move.startswith(self.move[:-1]) if self.move.endswith("*") else move == self.move

    def next_tap(self, picked: Sequence[str]) -> str:
        """Return the part to tap next, where these are picked."""
        return next((part for part in self.taps if part not in picked), self.taps[-1])

    def is_last(self, part: str, picked: Sequence[str]) -> bool:
        """Return whether a part is all that is left to tap, where these are picked; taps may come in another order."""
        return {*self.taps} <= {*picked, part}


class FirstGame(NamedTuple):
    """What a first game after the lessons is set up with."""

    options: tuple[tuple[str, str], ...] = ()
    chosen: tuple[str, ...] = ()
    """Moves of chance in notation, in an order that introduces one thing at a time. The first one that can happen does;
    if none can, chance decides."""


class Lesson(NamedTuple):
    """A few minutes at a table. The first step has a position."""

    id: str
    title: str
    steps: tuple[Step, ...]
    ends: str
    """What has been learned, in one or two sentences."""
