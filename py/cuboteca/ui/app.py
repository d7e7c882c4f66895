"""The app: it takes what the player did and answers with a screen. It knows no browser; a test needs none either."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableMapping
from random import Random, SystemRandom
from typing import Any

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.games import SHELF, Shelf
from cuboteca.play.nature import Nature, SampledNature
from cuboteca.play.secrecy import shared_text
from cuboteca.play.table import Table
from cuboteca.ui.addresses import HOME, Address
from cuboteca.ui.handlers import HANDLERS
from cuboteca.ui.handlers.playing import face_the_player
from cuboteca.ui.handlers.setting_up import remembered_setup
from cuboteca.ui.kept_view import Looks
from cuboteca.ui.links import pack
from cuboteca.ui.saved_games import SavedGames
from cuboteca.ui.screen import Effect, Notice, Screen, read_event
from cuboteca.ui.screens.own_file import FileTrouble
from cuboteca.ui.screens.saved import FIRST_ROWS
from cuboteca.ui.session import Session
from cuboteca.ui.settings import read_settings
from cuboteca.ui.showing import DIALOGS, bring_keepsakes, screen_of
from cuboteca.ui.stored import Unsaved
from cuboteca.ui.widgets import not_saved, notice_bar, sentences, unsaved_line

STAYING = ("boot", "step", "step-key")
"""What leads to no other screen, even where the address says so: a game that is over is looked back at as it lies."""


class App:
    """Everything between an event and its answer. All that must last is in `store`, a mapping of texts."""

    def __init__(
        self,
        store: MutableMapping[str, str],
        now: Callable[[], str],
        page: str = "",
        shelf: Shelf = SHELF,
        nature: Nature | None = None,
        rng: Random | None = None,
    ) -> None:
        """`now` gives the time as `2026-11-20T21:04:05Z`; `page` is the app's own URL without a fragment, for links."""
        self.store = store
        self.now = now
        self.page = page
        self.shelf = shelf
        self.nature: Nature = nature if nature is not None else SampledNature(rng)
        self.saved = SavedGames(store, shelf, now, rng if rng is not None else SystemRandom())
        self.looks = Looks(shelf)
        self.rows_shown = FIRST_ROWS
        """How many saved games the list shows: more of them the further a player scrolls."""
        self.address: Address = HOME
        self.session: Session | None = None
        self.renamed: tuple[str, str] | None = None
        """The game renamed last, and the name it had before."""
        self.title_drafts: dict[str, str] = {}
        """What has been typed as the new name of a saved game and not been kept yet."""
        self.drafts: dict[str, dict[str, str]] = {}
        """What has been filled in on the set-up screens, by game."""
        self.file_trouble: FileTrouble | None = None
        """What is wrong with the file last brought to the set-up screen that is shown."""
        self.guide_steps: dict[str, int] = {}
        self.left_table: Address | None = None
        """The table that was left for the guide or the settings, to lead back to."""
        self.deleted_now: tuple[str, ...] = ()
        """The games deleted one after the other, with nothing else done between."""
        self.import_text = ""
        self.import_trouble: str | None = None
        self.import_cut = False
        """Is the trouble that the text was cut off? Then it can be opened so far."""
        self.unsaved: Unsaved | None = None
        """What the device has not saved yet,"""
        self.warned = False
        """and has that been said since?"""
        self.before = HOME
        """The address before the last event."""
        self.opens = False
        """Has the last event led to another screen, which has not been shown yet?"""
        self.board: Markup | None = None
        """The table's own part of the screen, if it is drawn already."""
        self.board_shown: Markup | None = None
        self._begin_answer()

    def _begin_answer(self) -> None:
        self.notice: Notice | None = None
        self.say: list[str] = []
        self.effects: list[Effect] = []
        self.replace = False

    def checkpoint(self) -> Callable[[], None]:
        """Return what makes all but the store as it is now, for an event that has to be done again from its start."""
        held = vars(self) | {"say": [*self.say], "effects": [*self.effects]}
        put_back = None if self.session is None else self.session.checkpoint()

        def restore() -> None:
            vars(self).update(held)
            if put_back is not None:
                put_back()

        return restore

    def handle(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Answer one event (see `Event`) with a screen and what goes with it, as plain JSON values."""
        self.do(data)
        return self.show()

    def do(self, data: Mapping[str, Any]) -> None:
        """The first half of `handle`: what the event changes."""
        self.board = None
        event = read_event(data)
        if event.do not in ("refresh", "done"):
            self._begin_answer()
            if event.do not in ("delete", "restore-now"):
                self.deleted_now = ()
        if self.session is not None and self.session.peeking and event.do not in ("refresh", "done"):
            # Whatever is done hides what was shown to one alone, also from what a screen reader was given to say.
            self.session.peeking = False
            self.say.append("Hidden again.")
        self.before = self.address
        under_lid = self._is_under_lid()
        deed = HANDLERS.get(event.do)
        if deed is not None:
            deed(self, event)
        shown, before = self.address, self.before
        another = (shown.screen, shown.of) != (before.screen, before.of) or self._is_under_lid() != under_lid
        self.opens = another and event.do not in STAYING

    def _is_under_lid(self) -> bool:
        session = self.session
        return session is not None and self.address.of == session.id and session.lid_closed

    def picture(self) -> str:
        """Between the halves of `handle`: the table's own part of the same screen, to be shown before the rest is made.

        Nothing if it has not changed, or is not for itself: at the end, behind the lid, after a flight, under a dialog.
        """
        session = self.session
        if session is None or session.over or session.lid_closed or Address("play", session.id) != self.address:
            return ""
        if self.before != self.address or any(effect["kind"] == "flight" for effect in self.effects):
            return ""
        bring_keepsakes(self.store, session)
        self.board = session.game_view.board(session.view())
        return "" if self.board == self.board_shown else str(self.board)

    def show(self) -> dict[str, Any]:
        """The second half of `handle`: the whole screen as it is now."""
        screen = screen_of(self)
        if self.unsaved is not None and not self.warned:
            self.say.append(not_saved(self.unsaved))
        self.warned = self.unsaved is not None
        if self._simulates():
            self.nature.prepare()
        if self.opens:
            self.opens = False
            if not any(effect["kind"] == "focus" for effect in self.effects):
                self.effects.append({"kind": "focus", "id": self._where_to_begin(self.before)})
        self.board_shown = self.board
        return self._answer(screen)

    def _simulates(self) -> bool:
        """Is a game opened, at its set-up or its table, that will want the simulator?"""
        if self.address.screen == "new" and self.address.of in self.shelf:
            return self.shelf.about(self.address.of).simulates
        session = self.session
        return session is not None and self.address.of == session.id and session.table.game.about.simulates

    def go(self, address: Address, replace: bool = False) -> None:
        """Show another screen next."""
        self.file_trouble = None
        self.address = address
        self.replace = replace

    def tell(self, notice: Notice) -> None:
        """Show a short message, and speak it."""
        self.notice = notice
        self.say.append(notice.message)

    def sit_down(self, table_id: str) -> Session:
        """Open a saved game, or stay at the one that is open; KeyError, UnreadableRecord or CannotSimulate."""
        if self.session is None or self.session.id != table_id:
            table = self.saved.load(table_id)
            self.nature.settle(table)
            self.session = Session(table_id, table, self.shelf.game_view(table.game.about.id))
            face_the_player(self, self.session)
        return self.session

    def keep(self, session: Session) -> None:
        """Save the open game."""
        self.saved.save(session.id, session.table)

    def link_to(self, table: Table) -> str:
        """A link that holds the whole game, its secrets in envelopes until it is over."""
        return f"{self.page}#/open/{pack(shared_text(table))}"

    def _where_to_begin(self, before: Address) -> str:
        """What to focus on another screen: its title, or where the dialog was opened that has just been closed."""
        if self.address.screen in DIALOGS:
            return "dialog-title"
        closed = before.screen in DIALOGS and self.address == before.under
        if not closed or self.session is None or self.session.over:
            return "title"
        asked_at, self.session.asked_at = self.session.asked_at, ""
        return asked_at or ("more" if self.address.past is None else "title")

    def _answer(self, screen: Screen) -> dict[str, Any]:
        html = el(
            "main",
            None if self.unsaved is None else unsaved_line(self.unsaved),
            screen.body,
            None if screen.tells else notice_bar(self.notice),
            id="screen",
            data_screen=self.address.screen,
        )
        answer: dict[str, Any] = {
            "address": str(self.address),
            "replace": self.replace,
            "title": screen.title if screen.title == "Cuboteca" else f"{screen.title} · Cuboteca",
            "html": str(html),
            "sheets": list(screen.sheets),
            "private": screen.private,
            "mark": self._mark(),
            "prefs": read_settings(self.store),
            "say": sentences(self.say),
            "effects": self.effects,
        }
        self.effects = []
        self.say = []
        return answer

    def _mark(self) -> str | None:
        """Return which save of a game the screen shows, for the page to know a picture of it that is old.

        None where it shows no table; nothing where it shows what is not saved, a piece picked up.
        """
        session = self.session
        if session is None or self.address.of != session.id:
            return "" if self.address.screen == "play" else None
        return "" if session.picked or session.peeking else f"{session.id} {self.saved.revision(session.id)}"

    def draft(self, game_id: str) -> dict[str, str]:
        """What the set-up form of a game holds: as filled in, else as last time."""
        if game_id not in self.drafts:
            self.drafts[game_id] = remembered_setup(self, game_id)
        return self.drafts[game_id]
