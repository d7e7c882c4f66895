"""The app: it takes what the player did and answers with a screen. It knows no browser; a test needs none either."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableMapping, Sequence
from random import Random
from typing import Any

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.games import SHELF, BrokenGame, Shelf
from cuboteca.play import language
from cuboteca.play.nature import Nature
from cuboteca.play.wording import sentences
from cuboteca.ui.addresses import Address
from cuboteca.ui.context import Context, Reply
from cuboteca.ui.handlers import HANDLERS
from cuboteca.ui.router import AT_A_TABLE, DIALOGS, SHEETS, arrive, screen_at
from cuboteca.ui.saved_games import has_added
from cuboteca.ui.screen import Event, Screen, degrees, read_event
from cuboteca.ui.settings import read_settings
from cuboteca.ui.text.common import say
from cuboteca.ui.text.table import say as table
from cuboteca.ui.widgets import notice_bar, unsaved_line
from cuboteca.ui.wording import not_saved

STAYING = ("boot", "step", "step-key")
"""What leads to no other screen, even where the address says so: a game that is over is looked back at as it lies."""

PLAYED = ("flight", "stage")
"""What the page plays on the board as it was."""

REVIEW_PACE = 200
"""Milliseconds at least between two screens of a graph that fills."""

ADDING_PACE = 40
"""The same of a game that is being added."""

EXERCISE_PACE = 1100
"""The same of what was done in a lesson or a puzzle, and what comes of it."""

BY_ITSELF = ("refresh", "done")
"""What the page sends of its own accord: the notice and whatever else is shown stays."""


class App(Context):
    """Everything between an event and its answer: the handler of the event, then the screen of the address."""

    def __init__(
        self,
        store: MutableMapping[str, str],
        now: Callable[[], str],
        page: str = "",
        shelf: Shelf = SHELF,
        nature: Nature | None = None,
        rng: Random | None = None,
        wheels: Callable[[], Any] | None = None,
    ) -> None:
        """`now` gives the time as `2026-11-20T21:04:05Z`; `page` is the app's own URL without a fragment, for links."""
        super().__init__(store, now, page, shelf, nature, rng, wheels)
        self.warned = False
        """Has it been said that something is not saved?"""
        self.opens = False
        """Has the last event led to another screen, which has not been shown yet?"""
        self.board: Markup | None = None
        """The table's own part of the screen, if it is drawn already."""
        self.board_shown: Markup | None = None
        self.speak()

    def handle(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Answer one event (see `Event`) with a screen and what goes with it, as plain JSON values."""
        self.do(data)
        return self.show()

    def do(self, data: Mapping[str, Any]) -> None:
        """Do the first half of `handle`: what the event changes."""
        self.board = None
        event = read_event(data)
        if event.do not in BY_ITSELF:
            self._begin_reply(event)
        self.before = self.address
        under_lid = self._is_under_lid()
        if event.spent and self.session is not None:
            from cuboteca.ui.clocks.hearing import hear  # came with the game

            hear(self.session, event.spent)
        self._handle(event)
        if self.session is not None and self.session.has_mates:
            from cuboteca.ui.opponents.team import note_done  # came with the team-mates

            note_done(self, self.session)
        shown, before = self.address, self.before
        another = (shown.screen, shown.of) != (before.screen, before.of) or self._is_under_lid() != under_lid
        self.opens = another and event.do not in STAYING
        arrive(self, self.opens)

    def catch_up(self) -> None:
        """Take in what this device has saved, if it could be read only now."""
        self._shelve()
        self.saved.recount()
        if self.session is not None:
            self.save(self.session)  # Begun before the others could be counted.
        self.speak()

    def _shelve(self) -> None:
        if has_added(self.store) or self.shelf.added():
            from cuboteca.ui.added.shelving import shelve  # it comes with the first game that is added

            shelve(self)

    def _handle(self, event: Event) -> None:
        if event.do == "boot":
            self._shelve()
        handler = HANDLERS.get(event.do)
        try:
            if handler is not None:
                handler(self, event)
        except BrokenGame as why:
            self.go(Address("added", why.game_id))

    def _begin_reply(self, event: Event) -> None:
        self.reply = Reply()
        if self.session is not None and event.do not in ("opponent", "show-again"):
            self.session.again = None
        if self.session is not None and event.do not in ("hint", "hint-moves", "hint-play", "opponent"):
            self.session.hint = None
        if event.do not in ("delete", "delete-picked", "restore-now"):
            self.trail.deleted_now = ()
        if self.session is not None:
            self.session.askew = degrees(event.askew)
        if self.session is not None and self.session.peeking:
            # Anything done hides what was shown to one alone, also from what a screen reader was given to say.
            self.session.peeking = False
            self.reply.say.append(table("hidden"))

    def _is_under_lid(self) -> bool:
        session = self.session
        return session is not None and self.address.of == session.id and session.handing_over

    def picture(self) -> str:
        """Return, between the halves of `handle`, the table's own part of the screen, to be shown before the rest.

        Nothing if it has not changed, or is not for itself: at the end, behind the lid, under a dialog, and where
        something is played before it.
        """
        session = self.session
        if session is None or session.over or session.handing_over or session.address != self.address:
            return ""
        if self.before != self.address or any(effect["kind"] in PLAYED for effect in self.reply.effects):
            return ""
        self.board = session.render_board(session.view())
        return "" if self.board == self.board_shown else str(self.board)

    def show(self) -> dict[str, Any]:
        """Do the second half of `handle`: return the whole screen as it is now."""
        screen = screen_at(self, self.board)
        if self.unsaved is not None and not self.warned:
            self.reply.say.append(not_saved(self.unsaved))
        self.warned = self.unsaved is not None
        if self._simulates():
            self.nature.prepare()
        if self.opens:
            self.opens = False
            if not any(effect["kind"] == "focus" for effect in self.reply.effects):
                self.reply.focus(self._where_to_begin())
        self.board_shown = self.board
        return self._answer(screen)

    def _simulates(self) -> bool:
        """Return whether a game is opened, at its set-up or its table, that will want the simulator."""
        if self.address.screen == "new" and self.address.of in self.shelf:
            return self.shelf.about(self.address.of).simulates
        session = self.session
        return session is not None and self.address.of == session.id and session.table.game.about.simulates

    def _where_to_begin(self) -> str:
        """Return what to focus on another screen: its title, or where the dialog just closed was opened."""
        covered = self.session is not None and self.session.handing_over and self.address.screen in AT_A_TABLE
        if self.blocked is not None or covered:
            return "title"  # Of the lid, or of what says that there is no such game.
        if self.address.screen in SHEETS:
            return "dialog-title"
        closed = self.before.screen in DIALOGS and self.address == self.before.under
        if not closed or self.session is None or self.session.over:
            return "title"
        asked_at, self.session.asked_at = self.session.asked_at, ""
        return asked_at or ("more" if self.address.past is None else "title")

    def _answer(self, screen: Screen) -> dict[str, Any]:
        html = el(
            "main",
            None if self.unsaved is None else unsaved_line(self.unsaved),
            screen.body,
            None if screen.tells else notice_bar(self.reply.notice),
            id="screen",
            data_screen=self.address.screen,
        )
        said, self.reply.say = self.reply.say, []
        effects, self.reply.effects = self.reply.effects, []
        return {
            "address": str(self.address),
            "replace": self.reply.replace,
            "title": screen.title if screen.title == say("app") else say("page_title", screen=screen.title),
            "html": str(html),
            "sheets": [*screen.sheets, *self.accents],
            "brought": self._brought((*screen.sheets, *self.accents)),
            "private": screen.private,
            "mark": self._mark(),
            "prefs": {**read_settings(self.store), "direction": language.in_use.direction},
            "say": sentences(said),
            "effects": effects,
            "playing": self.playing,
            "thinks": self.waits,
            "pace": REVIEW_PACE if self.reviews else ADDING_PACE if self.adds else self._exercise_pace(),
        }

    def _brought(self, sheets: Sequence[str]) -> dict[str, tuple[str, str]]:
        """Give away those of a screen's sheets that no file has, and the page hasn't been given yet."""
        return {name: self.drawings.pop(name) for name in sheets if name in self.drawings}

    @property
    def playing(self) -> bool:
        """Return whether the screen shows a game that still goes on, and not an earlier position of it."""
        session = self.session
        if session is None or self.address.of != session.id or self.address.screen not in AT_A_TABLE:
            return False
        return not session.over and session.past is None

    @property
    def waits(self) -> bool:
        """Return whether a screen follows of its own accord: an opponent's move, or the end of one shown again."""
        session = self.session
        if session is None or self.address != session.address:
            return self.reviews or self.adds
        if session.exercise is not None:
            return session.exercise.waits
        looks = session.hint is not None and not session.hint.is_found
        return looks or session.again is not None or self.waiting_for() is not None

    @property
    def reviews(self) -> bool:
        """Return whether the chances of a finished game are being found, and shown as they come."""
        session = self.session
        if session is None or session.analysis is None or self.address.screen != "review":
            return False
        return self.address.of == session.id and session.analysis.goes_on

    @property
    def adds(self) -> bool:
        """Return whether a game is being added before the person's eyes."""
        trial = self.drafts.trial
        return self.address.screen == "add" and trial is not None and trial.goes_on

    def _exercise_pace(self) -> int | None:
        """Return how long what was done in a lesson or a puzzle is seen before it goes on."""
        session = self.session
        return EXERCISE_PACE if session is not None and session.exercise is not None and self.waits else None

    def think(self, is_over: Callable[[], bool]) -> bool:
        """Let an opponent think until `is_over`; return whether the event `opponent` will bring its move."""
        if self.adds:
            return True
        if self.session is not None and self.session.exercise is not None:
            return True
        if self.session is not None and self.session.analysis is not None and self.reviews:
            return self.session.analysis.go_on(is_over)
        from cuboteca.ui.opponents.handlers import think  # comes with what plays

        return think(self, is_over)

    def _mark(self) -> str | None:
        """Return which save of a game the screen shows, for the page to know a picture of it that is old.

        None where it shows no table; nothing where it shows what is not saved, a piece picked up.
        """
        session = self.session
        if session is None or self.address.of != session.id:
            return "" if self.address.screen == "play" else None
        unsaved = session.picked or session.peeking or session.peek_asked or session.exercise is not None
        return "" if unsaved else f"{session.id} {self.saved.revision(session.id)}"
