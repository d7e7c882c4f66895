"""A position of Qwirkle Cubes as a game: an immutable value, the moves that can be made and what they lead to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from random import Random
from types import MappingProxyType
from typing import Final

from cuboteca.games.qwirkle_cubes.rules.apply import APPLY
from cuboteca.games.qwirkle_cubes.rules.chance import (
    Draws,
    Outcomes,
    Starts,
    Throws,
    sample_cubes,
    sample_shapes,
)
from cuboteca.games.qwirkle_cubes.rules.cubes import HAND
from cuboteca.games.qwirkle_cubes.rules.grid import Cell, Grid, Placed, cell_at, xy
from cuboteca.games.qwirkle_cubes.rules.legal import Listing, fault_of
from cuboteca.games.qwirkle_cubes.rules.moves import (
    DECLINE,
    DRAWN,
    FIRST,
    FORCED,
    PASSING,
    PUT,
    RESIGN,
    ROLLED,
    Move,
    rolls_of,
)
from cuboteca.games.qwirkle_cubes.rules.notation import read_move
from cuboteca.games.qwirkle_cubes.rules.placing import placements
from cuboteca.games.qwirkle_cubes.rules.position import DEAL, ENDS, FALL, FORCED_ROLL, LOT, REFILL, TURN, Position
from cuboteca.games.qwirkle_cubes.rules.position_write import write_position
from cuboteca.games.qwirkle_cubes.rules.reach import open_cells
from cuboteca.games.qwirkle_cubes.rules.scoring import OUT_BONUS, ScoreLine, score_lines
from cuboteca.games.qwirkle_cubes.rules.why_illegal import why_not
from cuboteca.play.game import NATURE, ManualChance, Outcome

NO_MOVES: Final[tuple[Move, ...]] = ()


@lru_cache(32)
def _open_cells(grid: Grid, hand: tuple[int, ...], chosen: tuple[int, ...], placed: Placed) -> Mapping[Cell, bool]:
    """Asked of each cube of a hand by the answer to a tap and by its picture, and most taps change nothing about it."""
    return MappingProxyType({xy(cell): whole for cell, whole in open_cells(grid, hand, chosen, placed).items()})


class State(Position, ManualChance):
    """A `cuboteca.play.game.State`."""

    # What the protocol asks for.

    @property
    def seat(self) -> int | None:
        if self.next == TURN:
            return self.mover
        return None if self.ended else NATURE

    @property
    def active_seat(self) -> int:
        """The seat to move, or whose cubes are drawn or rolled; NOBODY if there is none, as while that is drawn."""
        return self.hands.index(()) if self.next == DEAL else self.mover

    @property
    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        playing = self.playing
        best = max((self.scores[seat] for seat in playing), default=0)
        winners = tuple(seat for seat in playing if self.scores[seat] == best)  # Z-25
        return Outcome(winners, self.ended, ENDS[self.ended], self.scores)

    @property
    def options(self) -> Mapping[str, str]:
        return self.rules.options

    @property
    def entered(self) -> bool:
        """Do the players enter what chance does, as their own cubes fell, instead of letting it be sampled?"""
        return self.rules.own_dice

    def moves(self) -> Sequence[Move]:
        """Return the legal moves, found as far as somebody looks: see `Listing` and, for chance, `Outcomes`."""
        if self.next == TURN:
            return self._listing
        return self.chance or NO_MOVES

    def read(self, text: str) -> Move:
        return read_move(text.strip(), self.hand, self.rolling)

    def play(self, move: Move | str) -> State:
        chosen = move if isinstance(move, Move) else self.read(move)
        if not self.allows(chosen):
            raise why_not(self, chosen)
        return APPLY[chosen.kind](self, chosen)

    def draw(self, rng: Random) -> Move:
        """Return what chance does now: colours and shapes one after the other in slot order."""
        what = self.next
        if what == FALL:
            return Move(ROLLED, slots=self.rolling, faces=sample_shapes(len(self.rolling), rng))
        if what == FORCED_ROLL:
            return Move(FORCED, faces=sample_shapes(len(self.hand), rng))
        if what in (DEAL, REFILL):
            return Move(DRAWN, faces=sample_cubes(self.bag, self.to_draw, rng))
        if what == LOT:
            return Move(FIRST, faces=(rng.randrange(self.seats),))
        raise ValueError("Nothing is left to chance here.")

    def seen_by(self, seat: int | None) -> State:
        """Return it as it is: all hands lie open (Z-2), and the bag has no order."""
        del seat
        return self

    @property
    def position(self) -> str:
        return write_position(self)

    # What may be done.

    def allows(self, move: Move) -> bool:
        """Is the move legal? Besides those listed that is resigning (Z-28), and declining a re-roll before placing."""
        if self.next != TURN:
            return self.chance is not None and move in self.chance
        if move.kind == PUT:
            return self.is_legal_placement(move.cubes)
        return move in self.said or move.kind == RESIGN or (move == DECLINE and self.may_decline)

    def is_legal_placement(self, placed: Placed) -> bool:
        return not self.is_dead and fault_of(self.grid, self.hand, placed) is None

    @property
    def may_decline(self) -> bool:
        """Is there a re-roll that may be declined?"""
        return bool(self.rolls) and self.rules.sequence and not self.is_dead

    @property
    def to_draw(self) -> int:
        """How many cubes are to be drawn now (Z-19)."""
        return min(HAND if self.next == DEAL else HAND - len(self.hand), self.in_bag)

    @cached_property
    def said(self) -> tuple[Move, ...]:
        """The legal moves but for the placements."""
        if self.is_dead:
            return (PASSING,)  # Z-22
        said = rolls_of(len(self.hand)) if self.rolls else ()
        if self.may_decline and not self.can_place:
            said += (DECLINE,)
        return (*said, PASSING) if self.may_pass else said

    @cached_property
    def _listing(self) -> Listing:
        return Listing(self.said, placements(self.grid, self.hand), self.is_legal_placement)

    @cached_property
    def chance(self) -> Outcomes | None:
        """What chance may do, when it is its turn."""
        what = self.next
        if what in (DEAL, REFILL):
            return Draws(self.bag, self.to_draw)
        if what == FALL:
            return Throws(ROLLED, self.rolling, len(self.rolling))
        if what == FORCED_ROLL:
            return Throws(FORCED, (), len(self.hand))
        return Starts(self.seats) if what == LOT else None

    # What pictures and words ask.

    def cells_for(self, slots: Iterable[int], placed: Iterable[tuple[int, Cell]] = ()) -> Mapping[Cell, bool]:
        """Return the cells where one of the cubes in some slots may go, given what lies there already of the same
        placement.

        They are those from which the rest of the hand can complete it; True where it is complete at once. Slots are
        counted from 0; `placed` holds slots and cells.
        """
        if self.next != TURN or self.is_dead:
            return {}
        hand = self.hand
        laid = tuple(sorted((cell_at(*cell), hand[slot]) for slot, cell in placed))
        chosen = tuple({hand[slot] for slot in slots})
        return _open_cells(self.grid, hand, chosen, laid)

    def score_of(self, move: Move | str) -> tuple[ScoreLine, ...]:
        """Return what a placement scores, line by line, a part of one too; nothing for any other move."""
        chosen = move if isinstance(move, Move) else self.read(move)
        return score_lines(self.grid.cubes, chosen.cubes)

    def bonus_of(self, move: Move | str) -> int:
        """Return the six points for going out first, if the move earns them (Z-24)."""
        chosen = move if isinstance(move, Move) else self.read(move)
        is_out = chosen.kind == PUT and len(chosen.cubes) == len(self.hand) and not self.in_bag
        return OUT_BONUS if is_out and not self.has_run_out else 0

    def __repr__(self) -> str:
        return f"<Qwirkle Cubes {self.position}>"
