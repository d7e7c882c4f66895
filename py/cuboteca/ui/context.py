"""What handlers change and screens are made of: the open table, what is typed, and the answer to come."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from copy import copy
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from cuboteca.games import Shelf
from cuboteca.play.language import choose
from cuboteca.play.nature import Nature, SampledNature
from cuboteca.play.record import UnreadableRecord
from cuboteca.play.secrecy import shared_text
from cuboteca.play.simulation import CannotSimulate
from cuboteca.play.table import Table
from cuboteca.ui.addresses import HOME, Address
from cuboteca.ui.links import pack
from cuboteca.ui.previews import Previews
from cuboteca.ui.render_caches import clear_render_caches
from cuboteca.ui.results import day_of
from cuboteca.ui.saved_games import FIRST_ROWS, SavedGame, SavedGames
from cuboteca.ui.screen import Effect, Notice
from cuboteca.ui.searching import Sought, find
from cuboteca.ui.session import Session
from cuboteca.ui.settings import LANGUAGE, read_settings
from cuboteca.ui.setup_form import FileTrouble, remembered_setup, with_names
from cuboteca.ui.storage import Unsaved

if TYPE_CHECKING:  # They come with the first backup, and the first game that is added.
    from cuboteca.ui.added.shelving import Wheels
    from cuboteca.ui.added.trial import Trial
    from cuboteca.ui.backup import Backup, Merge

THOUGHTS: Final = "thoughts/"
"""Under this and a game's id the store notes that opponents show what they think."""
SEEN: Final = "seen/"
"""Under this and a game's id the store notes that the game has been met on this device."""


class Drafts:
    """What a player has typed or chosen on a form and not sent yet."""

    def __init__(self) -> None:
        self.setups: dict[str, dict[str, str]] = {}
        """The set-up forms, by game."""
        self.titles: dict[str, str] = {}
        """New names of saved games, by their ids."""
        self.file_trouble: FileTrouble | None = None
        """What is wrong with the file last brought to the set-up screen that is shown."""
        self.import_text = ""
        self.import_trouble: str | None = None
        self.import_details = ""
        """What exactly is wrong with the text, for whoever wrote or changed it."""
        self.import_cut = False
        """Is the trouble that the text was cut off? Then it can be opened so far."""
        self.merge: tuple[Backup, Merge] | None = None
        """The backup that is looked at, and what it would add."""
        self.trial: Trial | None = None
        """The game that is being added, or why the file that was chosen last holds none."""


class Trail:
    """How the player came to a screen, and what can be undone there."""

    def __init__(self) -> None:
        self.rows_shown = FIRST_ROWS
        """How many saved games the list shows: more of them the further a player scrolls."""
        self.sought = Sought()
        """Which of them it shows."""
        self.picked: tuple[str, ...] | None = None
        """Those that are picked of the list, while several are to be; None where rows open games."""
        self.counted: tuple[str, str] = ("", "")
        """Whose games the statistics count, by key, and of which game; nothing for the first player, and for all."""
        self.weeks_back = 0
        """How many weeks ago their calendar ends."""
        self.guide_steps: dict[str, int] = {}
        """How far each line of a guide has been stepped through."""
        self.before_table = Address("home")
        """The screen that a table is opened from, and left for: home, the saved games, or a game's page."""
        self.left_table: Address | None = None
        """The table that was left for the guide or the settings, to lead back to."""
        self.renamed: tuple[str, str] | None = None
        """The game renamed last, and the name it had before."""
        self.deleted_now: tuple[str, ...] = ()
        """The games deleted one after the other, with nothing else done between."""
        self.removing = ""
        """The added game that is asked about: is it to be removed?"""
        self.removed: dict[str, str] = {}
        """What the store had of the game that was removed last."""
        self.merged: dict[str, str | None] = {}
        """What the last backup has overwritten, by key; None where there was nothing."""


class Reply:
    """What the answer to an event brings besides the screen."""

    def __init__(self) -> None:
        self.notice: Notice | None = None
        self.say: list[str] = []
        """For a voice, one text after the other."""
        self.effects: list[Effect] = []
        self.replace = False
        """Does the address take the place of the one before in the browser's history?"""

    def focus(self, element: str) -> None:
        """Move the keyboard to an element of the screen, by its id."""
        self.effects.append({"kind": "focus", "id": element})

    def sound(self, name: str, seat: int = 0) -> None:
        """Play a sound, as high as those of a seat are."""
        self.effects.append({"kind": "sound", "name": name} | ({"seat": seat} if seat > 0 else {}))

    def tell(self, notice: Notice) -> None:
        """Show a short message, and speak it."""
        self.notice = notice
        self.say.append(notice.message)


class Context:
    """The app's data, and what handlers do with it. All that must last is in `store`, a mapping of texts."""

    def __init__(
        self,
        store: MutableMapping[str, str],
        now: Callable[[], str],
        page: str,
        shelf: Shelf,
        nature: Nature | None,
        rng: Random | None,
        wheels: Callable[[], Wheels] | None,
    ) -> None:
        """`now` gives the time as `2026-11-20T21:04:05Z`; `page` is the app's own URL without a fragment, for links."""
        self.store = store
        self.now = now
        self.page = page
        self.shelf = shelf
        self.nature: Nature = nature if nature is not None else SampledNature(rng)
        self.rng = rng if rng is not None else SystemRandom()
        self.saved = SavedGames(store, shelf, now, self.rng)
        self.previews = Previews(shelf)
        self.address: Address = HOME
        self.before: Address = HOME
        """The address before the last event."""
        self.session: Session | None = None
        self.blocked: KeyError | CannotSimulate | UnreadableRecord | None = None
        """Why the table at the address cannot be opened."""
        self.drafts = Drafts()
        self.trail = Trail()
        self.reply = Reply()
        self.wheels = wheels
        """Returns what installs the games that players add, where there is such a thing."""
        self.drawings: dict[str, tuple[str, str]] = {}
        """Sheets that no file has and the page has still to be given, by name: symbols and styles of added games."""
        self.accents: tuple[str, ...] = ()
        """Those of them that every screen needs."""
        self.unsaved: Unsaved | None = None
        """What the device has not saved yet."""

    @property
    def today(self) -> str:
        """The day it is where the player lives, as records have it."""
        now = self.now()
        return str(day_of(now) or now[:10])

    def checkpoint(self) -> Callable[[], None]:
        """Return what makes all but the store as it is now, for an event that has to be done again from its start."""
        held = dict(vars(self))
        reply = copy(self.reply)
        held |= {"drafts": copy(self.drafts), "trail": copy(self.trail), "reply": reply}
        reply.say, reply.effects = [*reply.say], [*reply.effects]
        restore_session = None if self.session is None else self.session.checkpoint()

        def restore() -> None:
            vars(self).update(held)
            if restore_session is not None:
                restore_session()

        return restore

    def speak(self) -> None:
        """Use the language that the settings name; what was drawn in another is drawn anew."""
        if choose(read_settings(self.store)[LANGUAGE]):
            clear_render_caches()
            self.previews = Previews(self.shelf)
            self.saved.recount()
            if self.session is not None:
                self.session.entries.clear()

    def go(self, address: Address, replace: bool = False) -> None:
        """Show another screen next."""
        self.drafts.file_trouble = None
        self.address = address
        self.reply.replace = replace
        if address.screen in ("home", "saved", "new"):
            self.trail.before_table = address
        elif address.screen in ("levels", "lesson"):
            self.trail.before_table = Address("new", address.of)
        elif address.screen == "open":
            self.trail.before_table = Address("home")

    def tell(self, notice: Notice) -> None:
        """Show a short message, and speak it."""
        self.reply.tell(notice)

    def waiting_for(self) -> Session | None:
        """Return the open game, if an opponent is to move in it before the players' eyes."""
        session = self.session
        if session is None or not session.level or session.paused or session.again is not None:
            return None
        if session.proposed is not None:
            return None
        return session if self.address == session.address else None

    def open_table(self, table_id: str) -> Session:
        """Open a saved game, or stay at the one that is open; KeyError, UnreadableRecord or CannotSimulate."""
        if self.session is not None and self.session.id == table_id and self.session.exercise is None:
            return self.session
        table = self.saved.load(table_id)
        self.nature.settle(table)
        session = self.sit_down(table_id, table)
        session.picked = self.saved.picked(table_id)
        return session

    def sit_down(self, table_id: str, table: Table) -> Session:
        """Have the players sit at a table, and turn its board to whoever decides."""
        if any(table.opponents):
            self.shelf.opponents(table.game.about.id)  # What plays there may still have to be loaded.
        game_view = self.shelf.game_view(table.game.about.id)
        if table.timed:
            from cuboteca.ui.clocks.on_time import OnTime  # it comes with the first clock

            game_view = OnTime.over(game_view, table)
        self.session = Session(table_id, table, game_view)
        self.session.shows_thoughts = THOUGHTS + table.game.about.id in self.store
        self.face_the_player(self.session)
        return self.session

    def face_the_player(self, session: Session) -> None:
        """Turn the board to the player who is to move, if the settings ask for it or leave it to the game."""
        facing = read_settings(self.store)["facing"]
        if facing == "turns" or (facing == "game" and session.game_view.faces and session.people):
            session.turned = session.game_view.side(session.table.state, session.near) % session.game_view.turns

    def found_games(self) -> list[SavedGame]:
        """Return the saved games that the list shows, in its order."""
        return find(self.saved.list(), self.trail.sought, self.shelf)

    def save(self, session: Session) -> None:
        """Save the open game; the table of a lesson or a puzzle is none."""
        if session.exercise is None:
            self.saved.save(session.id, session.table)

    def keep_picked(self) -> None:
        """Keep what is picked in the open game, half an army, say: the page may be closed."""
        if self.session is not None and self.session.exercise is None:
            self.saved.keep_picked(self.session.id, self.session.picked)

    def link_to(self, table: Table) -> str:
        """Return a link that holds the whole game, its secrets sealed until it is over."""
        return f"{self.page}#/open/{pack(shared_text(table))}"

    def setup_draft(self, game_id: str) -> dict[str, str]:
        """Return what the set-up form of a game holds: as filled in, else as last time; the names else as in the
        last game."""
        if game_id not in self.drafts.setups:
            self.drafts.setups[game_id] = remembered_setup(self.store, self.shelf[game_id])
        return with_names(self.store, self.drafts.setups[game_id])

    def is_new_here(self, game_id: str) -> bool:
        """Return whether nobody has met this game on this device."""
        return SEEN + game_id not in self.store

    def note_seen(self, game_id: str) -> None:
        self.store[SEEN + game_id] = "1"
