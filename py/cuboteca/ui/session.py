"""Holds a table with its players at it: the game, and what they are in the middle of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from markupsafe import Markup, escape

from cuboteca.play.game import NATURE, State
from cuboteca.play.secrecy import (
    is_private,
    move_seen_by,
    moves_seen_by,
    opened,
    shows_all,
    state_seen_by,
)
from cuboteca.play.simulation import SimulationRun
from cuboteca.play.table import RESIGN, Table, keeps_secrets
from cuboteca.play.view import LOOK, GameView, Route, SideAction, View
from cuboteca.ui.addresses import Address
from cuboteca.ui.past import Past
from cuboteca.ui.presets import Preset, shown_presets
from cuboteca.ui.text.looking_back import say

if TYPE_CHECKING:
    from cuboteca.ui.lessons.course import Course
    from cuboteca.ui.opponents.hints import Hint
    from cuboteca.ui.opponents.thinking import Thinking
    from cuboteca.ui.puzzles.attempt import Attempt
    from cuboteca.ui.reviews.analysis import Analysis


class Marked(NamedTuple):
    """What is marked on the table because a hint or an opponent's thought is about it."""

    parts: tuple[str, ...] = ()
    move: str = ""
    """In notation; empty while a hint says only where to look."""
    listed: tuple[str, ...] = ()
    """Every move that a hint lists, the best first."""


class Session:
    """An open game. `table` is saved, and `picked` when the page goes out of sight; the rest is lost with the tab."""

    def __init__(self, table_id: str, table: Table, game_view: GameView) -> None:
        self.id = table_id
        self.table = table
        self.game_view = game_view
        self.picked: tuple[str, ...] = ()
        self.undone_picks: tuple[tuple[str, ...], ...] = ()
        """What was picked before each Undo within an unfinished move, for Redo; the latest is the last."""
        self.earlier_picks: tuple[tuple[str, ...], ...] = ()
        """What was picked before each tap since the last move; the latest is the last."""
        self.typed = ""
        """The move that was typed and refused, to be put right."""
        self.focus: str | None = None
        self.asked_at = ""
        """Where the keyboard was when a key asked for a sheet, to lead back to."""
        self.opened_from = Address("home")
        """The screen to leave the table for."""
        self.turned = 0
        self.revealed_to: int | None = None
        """In a game with secrets: the seat that is to decide, if its player has the device and has lifted the lid."""
        self.askew = 0
        """By how many degrees the page shows the board turned further, as what was done last has told."""
        self.peeking = False
        """Is the player to move looking at what only they may see?"""
        self.peek_asked = False
        """Has someone asked to look at that? The device is handed over first."""
        self.past: int | None = None
        """The ply looked at, when that is not the one to play on from."""
        self.shares_past = False
        """Is the game shared no further than up to the ply looked at?"""
        self.lingers = False
        """Does the table of a game that is over stay as it is until what ended it has been put away?"""
        self.presets: tuple[Preset, ...] = ()
        """What players have kept for games like this one."""
        self.thinking: Thinking | None = None
        """What the opponent thinks who was last to move."""
        self.shows_thoughts = False
        """Do opponents show what they think?"""
        self.considered = Marked()
        """The parts of the table that the best move they have shown is about."""
        self.paused = False
        """Do opponents wait until they are told to go on?"""
        self.proposed: int | None = None
        """Which of the moves that a team-mate has thought of waits for a person's OK."""
        self.approved: tuple[tuple[Any, ...], ...] = ()
        """The plans of this turn that have had it."""
        self.route: Route | None = None
        """Where the team-mate means to go whose plan is open."""
        self.read_to = -1
        """The ply at which the player closed the report of what opponents did."""
        self.again: int | None = None
        """The ply from which the latest moves of opponents are being shown again."""
        self.analysis: Analysis | None = None
        """What is thought of the game now that it is over."""
        self.asked: Thinking | None = None
        """What is thought for a hint."""
        self.hint: Hint | None = None
        self.hinted = Marked()
        """The parts of the table that the hint marks."""
        self.lesson: Course | None = None
        """The lesson that is taken at this table, which isn't saved then."""
        self.puzzle: Attempt | None = None
        """The puzzle that is tried at this table, which isn't saved then either."""
        self.entries: dict[object, Markup] = {}
        """The record's entries as they have been drawn."""

    def checkpoint(self) -> Callable[[], None]:
        """Return what makes it, and its table, as they are now."""
        held, restore_table = dict(vars(self)), self.table.checkpoint()

        def restore() -> None:
            vars(self).update(held)
            restore_table()

        return restore

    @property
    def over(self) -> bool:
        return self.table.state.seat is None

    @property
    def level(self) -> str:
        """The level of the opponent who is to decide; nothing where a person is, or nobody."""
        seat = self.table.state.seat
        return self.table.opponents[seat] if seat is not None and seat != NATURE else ""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat, level in enumerate(self.table.opponents) if not level)

    @property
    def alone(self) -> bool:
        """Has the device nobody to be passed on to?"""
        return len(self.people) < 2

    @property
    def has_mates(self) -> bool:
        """Does a person play with team-mates who can be talked to?"""
        return self.table.game.about.team and bool(self.people) and any(self.table.opponents)

    @property
    def passed_over(self) -> frozenset[int]:
        """The seats whose decisions are undone and redone with those of people; none where nobody plays."""
        return self.table.seats_of_opponents if self.people else frozenset()

    @property
    def near(self) -> int:
        """The seat that the board is turned to: whoever decides, or the one person who plays alone."""
        return self.people[0] if len(self.people) == 1 else self.decider

    @property
    def address(self) -> Address:
        """Where its table is."""
        if self.lesson is not None:
            return Address("lesson", self.id, self.lesson.lesson.id)
        if self.puzzle is not None:
            return Address("puzzle", self.id, self.puzzle.puzzle.id)
        return Address("play", self.id)

    @property
    def exercise(self) -> Course | Attempt | None:
        """What is done at this table, if it is no game: then it isn't saved, and what comes next comes of that."""
        return self.lesson or self.puzzle

    @property
    def may_ask(self) -> bool:
        """May whoever is to move ask for a hint? Not where others at the table would see what it is about."""
        table = self.table
        seat = table.state.seat
        if not table.hints or not table.game.about.opponents or seat is None or seat == NATURE or self.level:
            return False
        return not self.has_secrets or len(self.people) == 1

    @property
    def may_review(self) -> bool:
        """May its chances be looked at? Only when it is over, after a move at least, and nothing in it is secret any
        more."""
        table = self.table
        return table.game.about.reviews and self.over and table.count(table.ply) > 0 and shows_all(table)

    def render_board(self, view: View) -> Markup:
        """Return the board; what a hint is about, or what an opponent thinks of, is marked on it."""
        board = lighten(self.game_view.board(view), self._marked.parts)
        for part in self._marked.parts:
            stamp = Markup('data-stamp="')  # the page looks no further at a picture that has the same
            board = Markup(board.replace(stamp, Markup(f"{stamp}{escape(part)} ")))  # noqa: S704
        return board

    @property
    def _marked(self) -> Marked:
        """What a hint is about, or a lesson asks for, or else what an opponent thinks of."""
        if self.exercise is not None:
            return Marked(self.exercise.lit)
        return self.hinted if self.hint is not None else self.considered

    @property
    def shown_ply(self) -> int:
        if self.again is not None:
            return self.again
        return self.table.ply if self.past is None else self.past

    @property
    def shared_table(self) -> Table:
        """The game as it is shared: all of it, or a copy up to the position looked at."""
        if self.past is None or not self.shares_past:
            return self.table
        record = self.table.record
        timed = record.timed and record.timed._replace(times=record.timed.times[: self.past])
        shared = Table(self.table.game, record._replace(moves=record.moves[: self.past], ply=None, timed=timed))
        shared.elsewhere = self.table.elsewhere
        return shared

    @property
    def shown_state(self) -> State:
        return self.table.state_at(self.shown_ply)

    @property
    def decider(self) -> int:
        """The seat that decides, else the first."""
        seat = self.table.state.seat
        return seat if seat is not None and seat != NATURE else 0

    @property
    def has_secrets(self) -> bool:
        return self.table.game.about.secrets and not self.over and keeps_secrets(self.table.state)

    @property
    def is_private(self) -> bool:
        """Is what is shown decided for the eyes of one player alone?"""
        return self.has_secrets and is_private(self.shown_state)

    @property
    def handing_over(self) -> bool:
        """Must the device change hands before what is asked for may be seen? Never for an opponent, nor alone."""
        if self.level or self.alone or not self.has_secrets or self.revealed_to == self.decider:
            return False
        return self.peek_asked or is_private(self.table.state)

    @property
    def shows_secret(self) -> bool:
        """Is something on the screen that only one player may see?"""
        return self.has_secrets and (self.peeking or self.viewer is not None)

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen is drawn for: the decider's where they have lifted the lid; else anybody's."""
        if not self.table.game.about.secrets:
            return self.decider
        if not self.has_secrets:
            return self.decider if shows_all(self.table) or not self.over else None
        if self.level or not is_private(self.table.state):
            return None
        return self.decider if self.revealed_to == self.decider or len(self.people) == 1 else None

    def view(self) -> View:
        live = self.past is None and (not self.over or self.lingers or self.exercise is not None)
        viewer, has_secrets = self.viewer, self.has_secrets
        peeking = self.peeking and live and has_secrets
        return View(
            state=self.state_seen(self.shown_ply, self.decider if peeking else viewer),
            # A lesson and a puzzle call all sides by their colours, whatever plays the others.
            names=self.table.names if self.exercise is None else self.table.people,
            moves=moves_seen_by(self.table, viewer, self.shown_ply),
            picked=self.picked if live else (),
            focus=self.focus,
            live=live,
            turned=self.turned,
            askew=self.askew,
            peeking=peeking,
            alone=self.alone,
            past=Past(self, self.shown_ply, viewer),
            own=self._own,
            waits=live and (bool(self.level) or self._solver_waits),
            route=self.route,
            thought_of=self._marked.move,
            hinted=self._marked.listed,
            marked=self._marked.parts,
            presets=shown_presets(self.presets, self.id, viewer) if live else (),
            earlier=self.earlier_picks if live else (),
            solving=self.puzzle is not None,
        )

    def as_mover_sees(self, view: View) -> View:
        """Return the table as the player to move sees it before anything is picked."""
        return view._replace(state=self.state_seen(self.table.ply, self.decider), picked=(), waits=False, own=None)

    @property
    def _solver_waits(self) -> bool:
        """Is another seat to move in a puzzle, or has the attempt missed, so that its solver can only undo it?"""
        return self.puzzle is not None and (self.puzzle.is_missed or self._own is not None)

    @property
    def _own(self) -> int | None:
        """While another seat is to move that nobody plays: the seat of the one person at the table."""
        if self.exercise is not None:
            one = self.puzzle.solver if self.puzzle is not None else self.table.state_at(0).seat
            return one if self.table.state.seat not in (one, None) else None
        return self.people[0] if self.level and len(self.people) == 1 else None

    def state_seen(self, ply: int, seat: int | None) -> State:
        """Return the state after so many moves as a seat may know it; what everybody has seen since is not hidden."""
        return state_seen_by(self.table, ply, seat)

    def describe_move(self, ply: int, seat: int | None) -> str:
        """Return the move made after `ply` others, in a sentence, as a seat may know it."""
        return self.game_view.describe_move(self.state_seen(ply, seat), self.move_seen(ply, seat), self.table.names)

    def heard(self, first: int) -> list[str]:
        """Return the moves made after `first` others, a sentence or more each, for those at the table to hear."""
        view = self.view()
        made = range(first, self.table.ply)
        return [self.game_view.heard(view, self.state_seen(ply, None), self.move_seen(ply, None)) for ply in made]

    def prompt_words(self) -> tuple[str, ...]:
        """Return who is to decide and what; at the end, who won and why.

        Nothing while the device is handed over, for the title of that screen says it; nor in a lesson or a puzzle,
        which asks.
        """
        if self.handing_over or self.puzzle is not None or ((self.level or self.lesson is not None) and not self.over):
            return ()
        if self.over and not self.lingers:
            return self.ending
        return self.asked_words()

    def asked_words(self) -> tuple[str, ...]:
        """Return who is to decide, and what."""
        view = self.view()
        prompt, answers = self.game_view.prompt(view), self.game_view.answers(view)
        return (f"{prompt.lead} {prompt.rest}".strip(), *((answers,) if answers else ()))

    @property
    def ending(self) -> tuple[str, str]:
        """Return who won, and why. Say "you" to a person who has beaten the app alone."""
        view = self.view()._replace(state=self.state_seen(self.table.ply, self.viewer))  # whatever is looked at
        who, why = self.game_view.ending(view)
        outcome = self.table.state.outcome
        alone = len(self.people) == 1 and any(self.table.opponents) and not self.table.game.about.team
        if outcome is None or not alone or outcome.winners != self.people:
            return who, why
        return self.game_view.beaten(view) or say("you_win"), why

    @property
    def giving_up(self) -> SideAction | None:
        """Resigning, or giving up together, if that can be done now."""
        side_actions = self.game_view.side_actions(self.view()) if not self.over and not self.level else ()
        return next(filter(gives_up, side_actions), None)

    def holds_its_end(self) -> bool:
        """Return whether what ended the game is still to be seen before its end."""
        return self.game_view.lingers(self.view()._replace(picked=self.picked, live=True))

    def move_seen(self, ply: int, seat: int | None) -> str:
        """Return the move made after `ply` others, as a seat may know it; once the game is over nothing is hidden."""
        move = self.table.moves[ply]
        return move if ply < opened(self.table) else move_seen_by(self.table.state_at(ply), move, seat)

    def animations(self, first: int, simulated: Sequence[SimulationRun]) -> list[dict[str, Any]]:
        """Return what the page shows of the moves since `first`, as simulated, before it shows where they led."""
        if not simulated or (is_private(self.table.state_at(first)) and self.handing_over):
            return []
        steps = [(self.table.state_at(ply), self.table.moves[ply]) for ply in range(first, self.table.ply)]
        return list(self.game_view.shows(first, steps, simulated))

    def stages(self, first: int) -> list[dict[str, Any]]:
        """Return what the page plays of the moves since `first`, before it shows where they led."""
        if self.handing_over:
            return []
        return [
            {name: value for name, value in stage._asdict().items() if value}
            for stage in self.game_view.stages(self.view()._replace(live=True, picked=self.picked), first)
        ]

    def pick(self, parts: tuple[str, ...]) -> None:
        """Pick parts of a move, and remember what was picked before."""
        self.earlier_picks = (*self.earlier_picks, self.picked)
        self.picked, self.undone_picks = parts, ()

    def take_back(self, parts: tuple[str, ...]) -> None:
        """Undo what was picked last, so that these parts stay."""
        self.undone_picks = (*self.undone_picks, self.picked)
        while self.earlier_picks and self.earlier_picks[-1] != parts:
            self.earlier_picks = self.earlier_picks[:-1]
        self.earlier_picks, self.picked = self.earlier_picks[:-1], parts

    def pick_again(self) -> None:
        """Redo what was picked."""
        *left, parts = self.undone_picks
        self.pick(parts)
        self.undone_picks = tuple(left)

    def settle_down(self) -> None:
        """Put down what was picked, and hide what was shown to one alone: the position has changed."""
        self.picked = tuple(part for part in self.picked if part.startswith(LOOK))
        self.undone_picks = self.earlier_picks = ()
        self.typed = ""
        self.step_away()

    def step_away(self) -> None:
        """Hide what only one player may see. Keep what is picked, such as half an army, for whoever comes back."""
        self.peeking = self.peek_asked = self.lingers = False
        self.again, self.hint, self.hinted, self.proposed, self.considered = None, None, Marked(), None, Marked()
        if self.revealed_to != self.decider:
            self.revealed_to = None  # When it is that seat's turn again, someone else may have the device.


def lighten(drawn: Markup, parts: tuple[str, ...]) -> Markup:
    """Return what is drawn with those parts marked."""
    for part in parts:
        marked = f'data-part="{escape(part)}"'
        drawn = Markup(drawn.replace(Markup(marked), Markup(f'{marked} data-hinted="true"')))  # noqa: S704
    return drawn


def gives_up(action: SideAction) -> bool:
    """Return whether an action resigns, or gives the game up together."""
    return action.move == RESIGN or bool(action.asks)
