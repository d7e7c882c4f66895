"""A position of Cu[o]be as a game: an immutable value, the moves that can be made and what they lead to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from cuboteca.games.cuobe.rules.apply import STEPS, Chance, Question, apply, decider, settle
from cuboteca.games.cuobe.rules.harm import ENDS, SURRENDERED
from cuboteca.games.cuobe.rules.illegal import why_not
from cuboteca.games.cuobe.rules.moves import SURRENDER, Move, read_move
from cuboteca.games.cuobe.rules.position import ESCAPED, FIELDS, Note, Position
from cuboteca.games.cuobe.rules.position_write import write_position
from cuboteca.games.cuobe.rules.steps import ACTION
from cuboteca.play.game import NATURE, Outcome

_set: Final = object.__setattr__


class State(Position):
    """A `cuboteca.play.game.State`."""

    __slots__ = ("_hash", "_moves")

    _moves: Sequence[Move] | None
    _hash: int | None

    @classmethod
    def settled(cls, at: Position) -> State:
        """The state that a position under change has come to, once all that happens by itself has happened."""
        found = settle(at)
        state = object.__new__(cls)
        for name in FIELDS:
            _set(state, name, getattr(at, name))
        _set(state, "notes", at.notes)
        _set(state, "_moves", found)
        _set(state, "_hash", None)
        return state

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("A state never changes.")

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, State) and self.facts() == other.facts())

    def __hash__(self) -> int:
        if self._hash is None:
            _set(self, "_hash", hash(self.facts()))
        return self._hash or 0

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (self.facts(),)

    # What the protocol asks for.

    @property
    def seat(self) -> int | None:
        if self.ended:
            return None
        step = self.agenda[-1]
        kind = STEPS[step.what]
        return decider(self, step, kind) if isinstance(kind, Question) else NATURE

    @property
    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        winners = tuple(seat for seat, player in enumerate(self.players) if player.status == ESCAPED)
        return Outcome(winners, self.ended, ENDS[self.ended])

    @property
    def options(self) -> Mapping[str, str]:
        return self.rules.options

    def moves(self) -> Sequence[Move]:
        if self._moves is None:
            _set(self, "_moves", self._listed())
        return self._moves or ()

    def _listed(self) -> Sequence[Move]:
        if self.ended:
            return ()
        step = self.agenda[-1]
        kind = STEPS[step.what]
        if isinstance(kind, Chance):
            return kind.outcomes(self, step)
        return kind.answers(self, step) if isinstance(kind, Question) else ()

    def read(self, text: str) -> Move:
        return read_move(text)

    def play(self, move: Move | str) -> State:
        chosen = move if isinstance(move, Move) else read_move(move)
        if chosen in self.moves():
            at = self.under_change()
            apply(at, chosen)
        elif chosen.verb == SURRENDER and self.may_surrender:
            at = self.under_change()
            at.ended = SURRENDERED  # C-109
        else:
            raise why_not(self, chosen)
        return State.settled(at)

    def draw(self, rng: Random) -> Move:
        """What chance does now."""
        step = self.agenda[-1] if self.agenda else None
        kind = STEPS[step.what] if step is not None else None
        if step is None or not isinstance(kind, Chance):
            raise ValueError("Nothing is left to chance here.")
        return kind.sample(self, step, rng)

    def seen_by(self, seat: int | None) -> State:
        """All lies open between the players, and what nobody may know has not been decided yet (`decks.py`)."""
        del seat
        return self

    @property
    def position(self) -> str:
        return write_position(self)

    # What pictures and words ask.

    @property
    def may_surrender(self) -> bool:
        """Is it a moment at which all may agree to give up (C-109)?"""
        return bool(self.agenda) and self.agenda[-1].what == ACTION

    @property
    def happened(self) -> tuple[Note, ...]:
        """What the move that led here brought about, in order; nothing for a position read from text."""
        return tuple(self.notes)

    def under_change(self) -> Position:
        """A copy that the rules may change."""
        at = Position()
        for name in FIELDS:
            setattr(at, name, getattr(self, name))
        at.notes = []
        return at

    def __repr__(self) -> str:
        return f"<Cu[o]be {self.position}>"


def _made_again(facts: tuple[Any, ...]) -> State:
    at = Position()
    for name, value in zip(FIELDS, facts, strict=True):
        setattr(at, name, value)
    at.notes = []
    return State.settled(at)
