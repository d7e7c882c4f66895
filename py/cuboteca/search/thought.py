"""What an opponent is to the rest of the house: levels to choose from, and a thought that gets better with time."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from cuboteca.play.game import State
from cuboteca.play.levels import LEVELS
from cuboteca.play.simulation import Simulator

__all__ = [
    "LEVELS",
    "Intention",
    "Level",
    "Line",
    "Opponents",
    "Reason",
    "Request",
    "TeamMates",
    "Thinking",
    "Thought",
    "heeding",
    "think_through",
    "thought_of_lines",
]


Request = tuple[str, int]
"""What a player asks a team-mate for, and the seat or place that it is about: a level has it in its settings."""


class Level(NamedTuple):
    """How strong an opponent is, as data."""

    id: str
    """One of `LEVELS`; or another word for a player that only matches know, such as `random`."""
    settings: Mapping[str, Any] = MappingProxyType({})
    """What it looks at and how far: read by the game's own `think` alone."""


class Reason(NamedTuple):
    """Why a move is good, as data: `text/` of the game makes the sentence."""

    id: str
    values: Mapping[str, Any] = MappingProxyType({})


class Intention(NamedTuple):
    """What a team-mate means to do in its turn."""

    reasons: tuple[Reason, ...] = ()
    """What it means to do, in the order to tell it; empty if it has no turn left."""
    way: tuple[str, ...] = ()
    """The parts of the table that it means to pass, from where it stands to where it ends."""


class Line(NamedTuple):
    """A move that was looked at: what it is worth to the player, and what play is expected to follow."""

    move: str
    value: float
    follows: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()


class Thought(NamedTuple):
    """What an opponent thinks so far. The move is legal at any time."""

    move: str
    """The best move so far, in notation."""
    value: float
    """The chance to win that it sees for its seat, from 0 to 1; a draw counts half."""
    lines: tuple[Line, ...] = ()
    """The best moves found so far, best first; the first is `move`."""
    reasons: tuple[Reason, ...] = ()
    """What speaks for it, and what it is about to do."""
    proven: bool = False
    """Is `value` certain, whatever the others do?"""


def thought_of_lines(lines: tuple[Line, ...], *, proven: bool = False) -> Thought:
    """Return the thought that some lines come to, the best first: of that are its move, its value and its reasons."""
    best = lines[0]
    return Thought(best.move, best.value, lines, best.reasons, proven)


Thinking = Generator[Thought, None, None]
"""Yields the thought so far every few milliseconds. Closing it ends the thinking; when it ends by itself, the last one
stands. It looks at no clock: the same state, level and generator always end in the same thought."""


class Opponents(Protocol):
    """The players that a game brings: a module, `games/<id>/opponents/`, has one as `OPPONENTS`."""

    @property
    def levels(self) -> Mapping[str, Level]:
        """Every level by its id: those of `LEVELS`, the weakest first, then players for matches alone."""
        ...

    def think(self, seen: Any, level: Level, rng: Random, simulator: Simulator | None = None) -> Thinking:
        """Think about the decision of `seen.seat`, knowing no more than `seen`, which is `state.seen_by(seat)`.

        `simulator` tells what a move would come to where a simulation decides that; it may raise NotReady.
        """
        ...


class TeamMates(Opponents, Protocol):
    """The players of a game in which all play together (`About.team`): they tell their plans and heed requests."""

    def plan_of(self, seen: Any, seat: int, level: Level) -> Intention:
        """Return what a seat means to do in its turn as things stand now."""
        ...

    def requests_to(self, seen: Any, seat: int, asker: int) -> Iterable[Request]:
        """List what a player may ask a team-mate for, as makes sense now."""
        ...

    def request_outcome(self, seen: Any, seat: int, request: Request) -> bool | None:
        """Return whether a request was done, or can't be any more; None while it stands."""
        ...

    def is_planned(self, reason: Reason) -> bool:
        """Return whether a reason is a plan that the others may want to hear before it is carried out."""
        ...


def heeding(level: Level, request: Request) -> Level:
    """Return a level that heeds a request, which its settings hold for `think`."""
    return level._replace(settings=MappingProxyType({**level.settings, "request": request}))


def think_through(
    opponents: Opponents, state: State, level: Level, rng: Random, simulator: Simulator | None = None
) -> Thought:
    """Return the last thought about a state's decision; ValueError if it is no seat's."""
    if state.seat is None or state.seat < 0:
        raise ValueError("Nobody has to decide here.")
    *_, thought = opponents.think(state.seen_by(state.seat), level, rng, simulator)
    return thought
