"""A position of Cube Quest as a game: an immutable value, the moves that can be made and what they lead to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Final

from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.apply import apply_move
from cuboteca.games.cube_quest.rules.chance import outcomes, sampled
from cuboteca.games.cube_quest.rules.cubes import army_of
from cuboteca.games.cube_quest.rules.flick_simulation import Request, as_fingers_do, request_of, settled
from cuboteca.games.cube_quest.rules.jobs import NOBODY
from cuboteca.games.cube_quest.rules.legal import Listing, listed_moves, shows_more
from cuboteca.games.cube_quest.rules.moves import Move
from cuboteca.games.cube_quest.rules.notation import read_move
from cuboteca.games.cube_quest.rules.position import ENDS, SCREENED, Position
from cuboteca.games.cube_quest.rules.position_write import write_position
from cuboteca.games.cube_quest.rules.refusal import Refusal
from cuboteca.games.cube_quest.rules.resolving import TO_WIN, taken_off
from cuboteca.games.cube_quest.rules.why_illegal import fault_of
from cuboteca.play.game import NATURE, HiddenInformation, Outcome, Simulated
from cuboteca.play.sealing import MARK, seal, unseal

HIDDEN_SETUP: Final = "set ?"
HIDDEN_SETTLING: Final = "~ ?"
"""What somebody else did behind the screen."""


class State(Position, HiddenInformation, Simulated):
    """A `cuboteca.play.game.State`. Red is seat 0, Blue is seat 1."""

    @cached_property
    def seat(self) -> int | None:
        return self.decider

    @property
    def seats(self) -> int:
        return 2

    @property
    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        winners = () if self.winner == NOBODY else (self.winner,)
        won = self.rules.series and max(self.score) >= TO_WIN
        return Outcome(winners, self.ended, ENDS[self.ended], self.score if won else None)

    @property
    def options(self) -> Mapping[str, str]:
        return self.rules.options

    def moves(self) -> Sequence[Move]:
        """List the legal moves, each found when it is looked at; list only some flicks and places (see `listing`)."""
        return self._listing

    @cached_property
    def _listing(self) -> Sequence[Move]:
        if self.ended:
            return ()
        job = self.job
        search = outcomes(job) if job is not None and self.seat == NATURE else listed_moves(self, self.allows)
        return Listing(search, self.allows)

    def read(self, text: str) -> Move:
        """Return the move of a notation. A roll may be written short, as `> 4`: it is the cubes' that are to be
        rolled."""
        text = text.strip()
        if text.startswith(MARK):
            text = unseal(text) or text[:20]
        job = self.job
        if text.startswith(">") and job is not None:
            if job.kind in (jobs.RELEASE, jobs.FACE):
                text = f"!{moves.cubes_text(job.cubes)} {text}"
            elif job.kind == jobs.REVIVE:
                text = f"{moves.cubes_text(job.cubes, '+')} L {moves.cubes_text(job.chosen)} {text}"
        move = read_move(text)
        return move._replace(shows=True) if move.kind == moves.SETUP and shows_more(self) else move

    def allows(self, move: Move) -> bool:
        """Is the move legal? Besides those listed that is resigning (CQ-47), and `late` with a timer."""
        return fault_of(self, move) is None

    def why_not(self, move: Move | str) -> Refusal | None:
        """Return why a move is refused; None if it is legal. For asking while a place or a flick is being chosen."""
        try:
            return fault_of(self, self.read(move) if isinstance(move, str) else move)
        except Refusal as refusal:
            return refusal

    def play(self, move: Move | str) -> State:
        chosen = self.read(move) if isinstance(move, str) else self._sound(move)
        fault = fault_of(self, chosen)
        if fault is not None:
            raise fault
        return apply_move(self, chosen)

    def _sound(self, move: Move) -> Move:
        """Return a move is what its notation says; whatever is none (not a number, a pose half missing) is refused."""
        try:
            again = self.read(str(move))
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            raise error if isinstance(error, Refusal) else Refusal("not_a_move") from error
        if again._replace(shows=move.shows) != move:
            raise Refusal("not_a_move")
        return again

    def draw(self, rng: Random) -> Move:
        """Return what chance does now; how cubes come to rest is guessed roughly, for that is physics (see
        `physics`)."""
        job = self.job
        if job is None or self.seat != NATURE:
            raise ValueError("Nothing is left to chance here.")
        return sampled(self, job, rng)

    def carried_out(self, move: Move | str, rng: Random) -> Move:
        """Return the move that comes of one: a flick hits only near the point that is meant (CQ-11)."""
        chosen = self.read(move) if isinstance(move, str) else move
        return chosen if chosen.flick is None else chosen._replace(flick=as_fingers_do(chosen.flick, rng))

    def simulation(self) -> Request | None:
        """Return what physics has to find out now; None where chance is a throw."""
        return request_of(self) if self.seat == NATURE else None

    def simulated(self, answer: Mapping[str, object]) -> Move:
        """Return how everything comes to rest, as physics has answered `simulation`."""
        return settled(self, answer)

    @property
    def has_secrets(self) -> bool:
        """Does the screen stand, so that somebody may know what another may not?"""
        return self.rules.screen and self.is_setting_up and self.mover != NOBODY

    @property
    def secret(self) -> bool:
        """Only while the screen stands; after that everything is open (CQ-42)."""
        return self.has_secrets

    @property
    def secret_to_the_end(self) -> bool:
        """Never: the screen is taken away."""
        return False

    @property
    def private(self) -> bool:
        """What is set up behind the screen is for one pair of eyes."""
        return self.has_secrets

    def move_seen_by(self, move: Move | str, seat: int | None) -> str:
        """Return the notation of a move made here as a seat may know it: a set-up behind the screen, and whether it
        stood, only by the player who made it (CQ-43)."""
        job = self.job
        if not self.has_secrets or job is None or job.seat == seat:
            return str(move)
        return HIDDEN_SETUP if job.kind == jobs.SETUP else HIDDEN_SETTLING

    def sealed(self, move: Move | str, rng: Random) -> str:
        """Return the notation of a move made here for a record that others may read: behind the screen, sealed."""
        return seal(str(move), rng) if self.has_secrets else str(move)

    def seen_by(self, seat: int | None) -> State:
        """While armies are set up in secret, only one's own is known (CQ-43); after that everything is open (CQ-42)."""
        if not self.has_secrets:
            return self
        state = self
        to_come = {job.seat for job in self.jobs if job.kind == jobs.SETUP}
        for other in {0, 1} - to_come - {seat}:
            state = taken_off(state, army_of(other), SCREENED)
        return state

    def closed(self) -> State:
        """Return this state without the armies behind the screen, for a copy that ended with a resignation."""
        state = self
        for seat in (0, 1):
            if any(self.poses[cube] is not None for cube in army_of(seat)):
                state = taken_off(state, army_of(seat), SCREENED)
        return state

    @property
    def position(self) -> str:
        return write_position(self)

    def __repr__(self) -> str:
        return f"<Cube Quest {self.position}>"
