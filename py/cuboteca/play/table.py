"""Plays a game: its record, its states, undo and redo."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from cuboteca.play.game import NATURE, Game, HiddenInformation, IllegalMove, ManualChance, Mended, Move, State
from cuboteca.play.levels import shown_names
from cuboteca.play.record import (
    UNFINISHED,
    CutOff,
    Record,
    UnreadableRecord,
    changed_options,
    read_record,
    write_record,
)
from cuboteca.play.wording import Messages

if TYPE_CHECKING:
    from cuboteca.play.clock_record import Timed

RESIGN: Final = "resign"
"""The notation of resigning, in every game that has it."""
CHOSEN: Final = "chosen"
"""What `Table.agreed` has of a first game: moves of chance, the first that can come being the one that does."""

trouble: Final = Messages(
    {
        "move": "Move {number}, {move}: {problem}",
        "unknown_game": "Cuboteca has no game called “{game}”.",
        "no_opponents": "{game} has no opponents: people play every seat.",
    }
)


def keeps_secrets(state: State) -> bool:
    """Is anything kept from anybody in this game, as it was set up?"""
    return isinstance(state, HiddenInformation) and state.secret


class Table:
    """The moves of one game and the state after each of them. `ply` is how many moves stand."""

    def __init__(self, game: Game, record: Record, lines: Sequence[int] = ()) -> None:
        """Set the game up and replay its moves; UnreadableRecord names the first that cannot be."""
        self.game = game
        self.people = record.names
        """The players' names, those included whose seats are played by opponents just now."""
        self.opponents = record.opponents or ("",) * record.seats
        """By seat: the level of what plays it, nothing where a person does."""
        if any(self.opponents) and not game.about.opponents:
            raise UnreadableRecord(trouble("no_opponents", game=game.about.name), 1)
        self.hints = record.hints
        """May the players ask for hints?"""
        self.date = record.date
        self.title = record.title
        self.timed: Timed | None = None
        """Its clock, and how long each move took."""
        try:
            start: State = game.start(seats=record.seats, options=dict(record.options))
        except ValueError as error:
            raise UnreadableRecord(str(error)) from error
        self.agreed: Mapping[str, Any] = {}
        """What the players have agreed with their team-mates, and what of chance was chosen beforehand (`CHOSEN`), for
        this device alone: no part of the record."""
        self.elsewhere = False
        """Is it a copy that came with its secrets sealed? Then resigning in it opens none."""
        try:
            self._replay(start, record, lines)
        except UnreadableRecord as refusal:
            if not isinstance(start, Mended):
                raise
            try:
                self._replay(start.as_before(), record, lines)
            except UnreadableRecord:
                raise refusal from refusal.__cause__
        self.ply = record.standing
        self.timed = record.timed
        self.came_sealed = game.about.secrets and self.moves != record.moves
        """Did envelopes have to be opened to read it?"""

    def _replay(self, start: State, record: Record, lines: Sequence[int]) -> None:
        """Make the moves of a record from a first state; UnreadableRecord names the first that cannot be made."""
        self._states = [start]
        self._moves: list[str] = []
        self._fixed: list[bool] = []
        self._counted: list[bool] = []
        self._open = [0]
        self.ply = 0
        for number, move in enumerate(record.moves):
            try:
                self.play(move)
            except IllegalMove as refusal:
                line = lines[number] if lines else None
                problem = trouble("move", number=number + 1, move=move[:40], problem=refusal.message)
                raise UnreadableRecord(problem, line) from refusal

    @classmethod
    def begin(
        cls,
        game: Game,
        names: Sequence[str],
        date: str,
        options: Mapping[str, object] | None = None,
        title: str = "",
        opponents: Sequence[str] = (),
        hints: bool = True,
    ) -> Table:
        """Return a new game; ValueError in words for options the game doesn't have."""
        state: State = game.start(seats=len(names), options=options or {})
        defaults = {option.id: option.default for option in game.options.values()}
        changed = changed_options(state.options, defaults)
        levels = tuple(opponents) if any(opponents) else ()
        return cls(game, Record(game.about.id, date, len(names), tuple(names), changed, (), None, title, levels, hints))

    @classmethod
    def at(cls, game: Game, state: State, names: Sequence[str], opponents: Sequence[str] = ()) -> Table:
        """Return a game that begins at a position, to try something in: it has no record of its own."""
        levels = tuple(opponents) if any(opponents) else ()
        table = cls(game, Record(game.about.id, "", state.seats, tuple(names), (), (), None, "", levels, False))
        table._states = [state]
        return table

    @classmethod
    def read(cls, games: Mapping[str, Game], text: str, so_far: bool = False) -> Table:
        """Return the game that a record's text stands for; UnreadableRecord says why it stands for none.

        A record that was cut off raises CutOff, unless it is to be read `so_far` as it is whole.
        """
        try:
            record, lines = read_record(text)
        except CutOff as cut:
            if not so_far:
                raise
            record, lines = cut.record, cut.lines
        if record.game not in games:
            raise UnreadableRecord(trouble("unknown_game", game=record.game[:40]), 1)
        table = cls(games[record.game], record, lines)
        if record.mark not in ("", UNFINISHED, table.mark) and not so_far:
            raise CutOff(record, lines)  # It ends, but its moves do not lead there.
        return table

    @property
    def mark(self) -> str:
        """How its record ends where that is marked: `*` while it goes on, else who has won, as in `1-0`."""
        outcome = self.state.outcome
        if outcome is None:
            return UNFINISHED
        return "-".join("1" if seat in outcome.winners else "0" for seat in range(self.state.seats))

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, by seat: people by their names, opponents by that of their level."""
        return shown_names(self.people, self.opponents)

    @property
    def seats_of_opponents(self) -> frozenset[int]:
        """The seats that no person plays."""
        return frozenset(seat for seat, level in enumerate(self.opponents) if level)

    @property
    def state(self) -> State:
        return self._states[self.ply]

    @property
    def moves(self) -> tuple[str, ...]:
        """Every move in notation, those undone included."""
        return tuple(self._moves)

    @property
    def standing(self) -> tuple[str, ...]:
        """The moves that stand."""
        return tuple(self._moves[: self.ply])

    @property
    def record(self) -> Record:
        start = self._states[0]
        defaults = {option.id: option.default for option in self.game.options.values()}
        return Record(
            game=self.game.about.id,
            date=self.date,
            seats=start.seats,
            names=self.people,
            options=changed_options(start.options, defaults),
            moves=self.moves,
            ply=self.ply if self.ply < len(self._moves) else None,
            title=self.title,
            opponents=self.opponents if any(self.opponents) else (),
            hints=self.hints,
            timed=self.timed and self.timed.told(0, 0),
        )

    @property
    def text(self) -> str:
        """The record as text."""
        return write_record(self.record)

    @property
    def chosen(self) -> str | None:
        """Return the move of chance that was chosen to come here, if one was; no state knows of it."""
        chosen = self.agreed.get(CHOSEN)
        if not chosen or not isinstance(chosen, list | tuple):
            return None
        possible = {str(move) for move in self.state.moves()}
        return next((move for move in chosen if move in possible), None)

    @property
    def stops(self) -> tuple[int, ...]:
        """The plies at which a seat decides or the game is over, those undone included: where looking back stops."""
        return tuple(ply for ply, state in enumerate(self._states) if state.seat != NATURE)

    def counted(self, ply: int) -> bool:
        """Return whether the move after `ply` is a move of the game: chance is none, nor is an offer or resigning."""
        return self._counted[ply]

    def count(self, ply: int) -> int:
        """Return how many of the first `ply` moves were moves of the game."""
        return sum(self._counted[:ply])

    @property
    def open(self) -> int:
        """How many moves lead to the last position in which nothing is secret."""
        return self._open[self.ply]

    def state_at(self, ply: int) -> State:
        """Return the state after the first `ply` moves, whether they stand or have been undone."""
        return self._states[ply]

    def play(self, move: Move | str) -> str:
        """Make a move and return its notation; what had been undone is gone. IllegalMove if the rules refuse it."""
        before = self.state
        made = before.read(move) if isinstance(move, str) else move
        after = before.play(made)
        del self._moves[self.ply :], self._fixed[self.ply :], self._counted[self.ply :], self._states[self.ply + 1 :]
        self.timed = self.timed and self.timed.played(self.ply)
        self._moves.append(str(made))
        chance = before.seat == NATURE or made.random
        self._fixed.append(made.reveals or (chance and not is_entered(before)))
        self._counted.append(before.seat != NATURE and made in before.moves())
        self._states.append(after)
        self.ply += 1
        is_open = after.seat is not None and not keeps_secrets(after)
        self._open[self.ply :] = [self.ply if is_open else self._open[self.ply - 1]]
        return self._moves[-1]

    def checkpoint(self) -> Callable[[], None]:
        """Return what puts the table back to how it is now, undone moves included; to be called once at most."""
        held = {name: [*value] if isinstance(value, list) else value for name, value in vars(self).items()}
        return lambda: vars(self).update(held)

    def undo_to(self, skips: Container[int] = ()) -> int | None:
        """Return the ply that undoing leads to: the decision before the last one. None: nothing may be undone.

        Undoing never crosses chance or a reveal, for those cannot be unseen. The decisions of the seats in `skips` are
        undone with those that led to them.
        """
        ply = self.ply
        while ply > 0:
            ply -= 1
            if self._fixed[ply]:
                return None
            if _decides(self._states[ply], skips):
                return ply
        return None

    def redo_to(self, skips: Container[int] = ()) -> int | None:
        """Return the ply that redoing leads to: the next decision among the moves undone. None: there is none.

        The decisions of the seats in `skips` are redone with those that led to them.
        """
        if self.ply >= len(self._moves):
            return None
        ply = self.ply + 1
        while ply < len(self._moves) and not _decides(self._states[ply], skips):
            ply += 1
        return ply

    def undo(self, skips: Container[int] = ()) -> bool:
        """Undo the last decision; False if nothing may be."""
        ply = self.undo_to(skips)
        if ply is not None:
            self.ply = ply
        return ply is not None

    def redo(self, skips: Container[int] = ()) -> bool:
        """Redo the last decision undone; False if there is none."""
        ply = self.redo_to(skips)
        if ply is not None:
            self.ply = ply
        return ply is not None

    def go_to(self, ply: int) -> bool:
        """Undo, or redo, as far as that ply; False, and the table stays as it is, if that leads elsewhere."""
        before = self.ply
        while self.ply > ply and self.undo():
            continue
        while self.ply < ply and self.redo():
            continue
        if self.ply == ply:
            return True
        self.ply = before
        return False

    def can_go_to(self, ply: int) -> bool:
        """Return whether `go_to` would lead there."""
        before = self.ply
        can = self.go_to(ply)
        self.ply = before
        return can


def _decides(state: State, skips: Container[int]) -> bool:
    """Return whether a player decides here whose seat is not in `skips`."""
    return is_entered(state) if state.seat == NATURE else state.seat not in skips


def is_entered(state: State) -> bool:
    """Return whether the players enter what chance does here, as their own dice fell: an entry can be undone."""
    return isinstance(state, ManualChance) and state.entered
