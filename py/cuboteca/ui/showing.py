"""Which screen is shown at an address."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableMapping
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from cuboteca import __version__
from cuboteca.play.record import CutOff, UnreadableRecord
from cuboteca.play.simulation import CannotSimulate
from cuboteca.play.table import Table
from cuboteca.ui.addresses import Address
from cuboteca.ui.handlers.moving_about import SEEN
from cuboteca.ui.keepsakes import read_keepsakes
from cuboteca.ui.links import UnreadableLink, unpack
from cuboteca.ui.screen import Screen
from cuboteca.ui.screens.bring_in import OPEN_SO_FAR, import_screen, open_screen, trouble_screen
from cuboteca.ui.screens.dialogs import (
    can_resign,
    menu_dialog,
    moves_dialog,
    resign_dialog,
    scores_dialog,
    share_dialog,
)
from cuboteca.ui.screens.guide import guide_screen
from cuboteca.ui.screens.home import home_screen
from cuboteca.ui.screens.key_sheet import key_dialog
from cuboteca.ui.screens.play import FIRST_WORDS, ON_KEYS, play_screen
from cuboteca.ui.screens.preferences import settings_screen
from cuboteca.ui.screens.review import review_screen
from cuboteca.ui.screens.saved import rename_screen, saved_screen
from cuboteca.ui.screens.setup import setup_screen
from cuboteca.ui.session import Session
from cuboteca.ui.settings import read_settings
from cuboteca.ui.widgets import button

if TYPE_CHECKING:
    from cuboteca.ui.app import App

DIALOGS: Final[Mapping[str, Callable[[App, Session], Markup]]] = {
    "menu": lambda _, session: menu_dialog(session),
    "moves": lambda _, session: moves_dialog(session),
    "share": lambda app, session: share_dialog(session, app.link_to(session.table)),
    "resign": lambda _, session: resign_dialog(session),
    "scores": lambda _, session: scores_dialog(session),
    "keys": lambda app, session: key_dialog(session, app.address),
}
"""What opens over the table, each at an address of its own."""


def screen_of(app: App) -> Screen:
    """The screen of the address that the app is at."""
    address = app.address
    if address.screen in ("play", "review", *DIALOGS):
        return _table_screen(app, address)
    if address.screen == "new" and address.of in app.shelf:
        draft, trouble = app.draft(address.of), app.file_trouble
        return setup_screen(app.shelf[address.of], app.shelf.game_view(address.of), draft, trouble)
    if address.screen == "guide" and address.of in app.shelf:
        game, game_view = app.shelf[address.of], app.shelf.game_view(address.of)
        back = app.left_table or Address("new", address.of)
        return guide_screen(game, game_view, address.detail, app.guide_steps, back) or _lost()
    if address.screen == "saved":
        games, now = app.saved.list(), app.now()
        return saved_screen(app.shelf, app.looks, games, app.rows_shown, now, len(app.saved.deleted()))
    if address.screen == "rename":
        kept = app.saved.entry(address.of)
        return (
            rename_screen(app.shelf, kept, app.title_drafts.get(address.of))
            if kept is not None and not kept.damage
            else _lost()
        )
    if address.screen == "import":
        return import_screen(app.import_text, app.import_trouble, app.import_cut)
    if address.screen == "open":
        return _open_screen(app, address.detail)
    if address.screen == "settings":
        return settings_screen(app.shelf, read_settings(app.store), __version__, app.left_table)
    if address.screen == "home":
        unfinished = [kept for kept in app.saved.list() if not kept.damage and not kept.over]
        return home_screen(app.shelf, app.looks, unfinished)
    return _lost()


def _table_screen(app: App, address: Address) -> Screen:
    try:
        session = app.sit_down(address.of)
    except KeyError:
        if app.unsaved is not None and app.unsaved.why == "refused":
            return trouble_screen(
                "Your games can’t be read right now",
                "This browser isn’t giving Cuboteca its storage. Nothing has been deleted.",
                button("Try again", "refresh", picture="turn"),
            )
        return trouble_screen("No such game", "This game is not on this device. It may have been deleted.")
    except CannotSimulate as trouble:
        return trouble_screen("A game that cannot go on here", f"{trouble} Nothing of the game is lost.")
    except UnreadableRecord as error:
        return trouble_screen(
            "A damaged game",
            f"This game cannot be read. {error} Its text is still here: save it as a file, and nothing is lost.",
            button("Save its text", "export", address.of, "download"),
        )
    bring_keepsakes(app.store, session)
    if session.lid_closed:
        from cuboteca.ui.screens.handover import handover_screen  # its pictures load for games with secrets only

        return handover_screen(session)
    nothing_to_move = session.over and address.screen in ("menu", "moves")
    if nothing_to_move or (address.screen == "resign" and not can_resign(session)):
        app.address = address = Address("play", address.of)
        app.replace = True
    dialog = DIALOGS[address.screen](app, session) if address.screen in DIALOGS else None
    session.review = None if address.past is None else min(address.past, len(session.table.moves))
    if (session.over and not session.lingers) or session.review is not None:
        return review_screen(session, dialog)._replace(private=session.shows_secret)
    newcomer = SEEN + session.table.game.about.id not in app.store
    if newcomer and dialog is None and app.opens and app.before.screen not in DIALOGS:
        app.say.extend((FIRST_WORDS, ON_KEYS))
    screen = play_screen(session, app.board, dialog, None if dialog else app.notice, newcomer)
    return screen._replace(private=session.shows_secret)


def bring_keepsakes(store: MutableMapping[str, str], session: Session) -> None:
    """What players have kept for games like this one, laid beside the table."""
    session.kept = read_keepsakes(store, session.table.game.about.id)


def _open_screen(app: App, link: str) -> Screen:
    try:
        table = Table.read(app.shelf, unpack(link))
        table.elsewhere = table.came_sealed
        return open_screen(app.shelf, table, link)
    except CutOff as cut:
        return trouble_screen(
            "A game that was cut off", str(cut), button(OPEN_SO_FAR, "keep-link-so-far", link, "play")
        )
    except (UnreadableLink, UnreadableRecord) as error:
        return trouble_screen("A link that cannot be read", str(error))


def _lost() -> Screen:
    return trouble_screen("Nothing here", "There is no such page in Cuboteca.")
