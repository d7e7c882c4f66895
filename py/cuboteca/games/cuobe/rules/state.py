"""A position of Cu[o]be as a game: an immutable value, the moves that can be made and what they lead to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any

from cuboteca.games.cuobe.rules.apply import STEPS, Chance, Question, apply, decider, settle
from cuboteca.games.cuobe.rules.moves import SURRENDER, Move, read_move
from cuboteca.games.cuobe.rules.options import rules_of
from cuboteca.games.cuobe.rules.players import ENDS, SURRENDERED
from cuboteca.games.cuobe.rules.position import ESCAPED, Note, Position, PositionFields, StateBuilder
from cuboteca.games.cuobe.rules.position_write import write_position
from cuboteca.games.cuobe.rules.steps import ACTION, ARMING
from cuboteca.games.cuobe.rules.why_illegal import why_not
from cuboteca.play.game import NATURE, Mended, Outcome


class State(PositionFields, Position, Mended):
    """A `cuboteca.play.game.State`."""

    notes: tuple[Note, ...] = ()
    """What the move that led here brought about, in order; nothing for a position read from text."""
    _moves: Sequence[Move] | None = None
    """The legal moves, once somebody has asked for them."""

    @classmethod
    def settled(cls, builder: StateBuilder) -> State:
        """Let everything happen that happens by itself, and return the state that comes of it."""
        moves = settle(builder)
        state = cls(*builder.fields())
        state.notes, state._moves = tuple(builder.notes), moves
        return state

    def as_before(self) -> State:
        return State(*self._replace(rules=rules_of(self.rules.values, True)))

    def __reduce__(self) -> tuple[type[State], tuple[Any, ...]]:
        return State, tuple(self)

    # What the protocol asks for.

    @cached_property
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
            self._moves = self._listed()
        return self._moves

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
            builder = StateBuilder.of(self)
            apply(builder, chosen)
        elif chosen.verb == SURRENDER and self.may_surrender:
            builder = StateBuilder.of(self)
            builder.ended = SURRENDERED  # C-109
        else:
            raise why_not(self, chosen)
        return State.settled(builder)

    def draw(self, rng: Random) -> Move:
        """Return what chance does now."""
        step = self.agenda[-1] if self.agenda else None
        kind = STEPS[step.what] if step is not None else None
        if step is None or not isinstance(kind, Chance):
            raise ValueError("Nothing is left to chance here.")
        return kind.sample(self, step, rng)

    def seen_by(self, seat: int | None) -> State:
        """Return it as it is: all lies open, and what nobody may know has not been decided yet (`decks.py`)."""
        del seat
        return self

    @property
    def position(self) -> str:
        return write_position(self)

    # What pictures and words ask.

    @property
    def asked(self) -> int | None:
        """Return the seat of the player who decides now; None while chance does, and once the game is over."""
        return None if self.seat == NATURE else self.seat

    @property
    def is_arming(self) -> bool:
        """Are weapons to be named now?"""
        return bool(self.agenda) and self.agenda[-1].what in ARMING

    @property
    def may_surrender(self) -> bool:
        """Is it a moment at which all may agree to give up (C-109)?"""
        return bool(self.agenda) and self.agenda[-1].what == ACTION

    def __repr__(self) -> str:
        return f"<Cu[o]be {self.position}>"
