"""A position of Qurush as a game: an immutable value, the moves that can be made and what they lead to."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from random import Random

from cuboteca.games.qurush.rules.apply import MADE
from cuboteca.games.qurush.rules.goals import HIDDEN, Goal, Place, seal
from cuboteca.games.qurush.rules.legal import legal_moves
from cuboteca.games.qurush.rules.lookahead import TurnEnd, turn_ends
from cuboteca.games.qurush.rules.moves import GOAL, RESIGN, Move
from cuboteca.games.qurush.rules.notation import fitted, read_move
from cuboteca.games.qurush.rules.position import CHOICE, CORNER, ENDS, OVER, SETUP, TURN, Position, has_goal, places
from cuboteca.games.qurush.rules.position_write import write_position
from cuboteca.games.qurush.rules.why_illegal import why_not
from cuboteca.play.game import NATURE, HiddenInformation, Outcome


class State(Position, HiddenInformation):
    """A `cuboteca.play.game.State`."""

    # What the protocol asks for.

    @property
    def seat(self) -> int | None:
        what = self.next
        if what == TURN:
            return self.mover
        if what in (CHOICE, CORNER):
            return self.chooser
        return None if what == OVER else NATURE

    @property
    def outcome(self) -> Outcome | None:
        return Outcome(self.winners, self.ended, ENDS[self.ended]) if self.ended else None

    @property
    def options(self) -> Mapping[str, str]:
        return self.rules.options

    def moves(self) -> tuple[Move, ...]:
        return self._legal

    @cached_property
    def _legal(self) -> tuple[Move, ...]:
        return legal_moves(self)

    def read(self, text: str) -> Move:
        return read_move(self, text.strip())

    def play(self, move: Move | str) -> State:
        chosen = fitted(self, move) if isinstance(move, Move) else self.read(move)
        if not self.allows(chosen):
            raise why_not(self, chosen)
        return MADE[chosen.kind](self, chosen)

    def draw(self, rng: Random) -> Move:
        if self.seat != NATURE:
            raise ValueError("Nothing is left to chance here.")
        return rng.choice(self._legal)

    def seen_by(self, seat: int | None) -> State:
        """Without the goals of the others, until the game is over (Q-4, Q-30)."""
        if self.stage == OVER or self.rules.open_goals:
            return self
        goals = tuple(own if owner == seat else tuple(HIDDEN for _ in own) for owner, own in enumerate(self.goals))
        return self if goals == self.goals else self._replace(goals=goals)

    def closed(self) -> State:
        """Return this state without any goal, for a copy of the game that ended with a resignation."""
        if self.rules.open_goals:
            return self
        return self._replace(goals=tuple(tuple(HIDDEN for _ in own) for own in self.goals))

    @property
    def position(self) -> str:
        return write_position(self)

    # Secrets.

    @property
    def secret(self) -> bool:
        """Are goals kept from the others?"""
        return not self.rules.open_goals

    @property
    def private(self) -> bool:
        """Only choosing a goal is for one pair of eyes; the board is open to all."""
        return self.secret and self.next == CHOICE

    def move_seen_by(self, move: Move | str, seat: int | None) -> str:
        """Return the notation of a move made here as a seat may know it: `?` for a goal that another seat chooses."""
        if self.stage != SETUP:
            return str(move)
        chosen = move if isinstance(move, Move) else self.read(move)
        secret = chosen.kind == GOAL and not self.rules.open_goals and seat != self.chooser
        return str(HIDDEN) if secret else str(chosen)

    def sealed(self, move: Move | str, rng: Random) -> str:
        """Return the notation of a move made here for a record that others may read: a secret goal is sealed."""
        if self.stage != SETUP:
            return str(move)
        chosen = move if isinstance(move, Move) else self.read(move)
        if chosen.goal is None or chosen.goal == HIDDEN or self.rules.open_goals:
            return str(chosen)
        return seal(chosen.goal, rng)

    # What may be done.

    def allows(self, move: Move) -> bool:
        """Is the move legal? Besides those listed that is resigning (Q-43), and an action that also ends the turn."""
        if move.kind == RESIGN:
            return self.next == TURN
        if move.stop:
            move = move._replace(stop=False, binding=False)
        return move in self._legal

    def turn_ends(self) -> list[TurnEnd]:
        """Return every position of qubes and pawns in which the mover's turn can end, each once, with a shortest way
        there."""
        return turn_ends(self.rules, self.qubes, self.pawns, self.mover, self.points) if self.next == TURN else []

    # What pictures and words ask.

    @property
    def squares(self) -> tuple[int, ...]:
        """All squares of the board, row by row from the south-west."""
        return self.rules.board.squares

    def places(self, goal: Goal) -> tuple[Place, ...]:
        """Return every place where a goal lies on the board now."""
        return places(self, goal)

    def has_goal(self, seat: int) -> bool:
        """Does a seat have on the board what it needs to win, as far as its goals are known here?"""
        return has_goal(self, seat)

    def __repr__(self) -> str:
        return f"<Qurush {self.position}>"
