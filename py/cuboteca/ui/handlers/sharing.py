"""A game out of the app and into it: as a file, through the clipboard, by link."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cuboteca.play.record import CutOff, UnreadableRecord, split_records
from cuboteca.play.secrecy import shared_text
from cuboteca.play.simulation import CannotSimulate
from cuboteca.play.table import Table
from cuboteca.ui.addresses import Address
from cuboteca.ui.links import UnreadableLink, unpack
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.session import Session
from cuboteca.ui.widgets import named

if TYPE_CHECKING:
    from cuboteca.ui.app import App

ENDING = ".cuboteca"
SO_FAR, LINK_SO_FAR = "import-so-far", "keep-link-so-far"
"""What a record that was cut off is opened with, as far as it is whole."""
LINK = re.compile(r"#/open/([0-9]+\.[A-Za-z0-9_-]+)")


def file_name(table: Table) -> str:
    """A name for the exported file that every system takes."""
    words = [table.title or table.game.about.name, *table.names, table.date]
    return re.sub(r"[^A-Za-z0-9]+", "-", " ".join(words)).strip("-").lower()[:80] + ENDING


def export(app: App, event: Event) -> None:
    """Save a game as a file; a damaged one as the text that is there."""
    try:
        table = app.saved.load(event.arg)
    except KeyError:
        return
    except UnreadableRecord:
        app.effects.append(
            {"kind": "download", "name": f"damaged-game{ENDING}", "text": app.saved.raw_record(event.arg)}
        )
        return
    app.effects.append({"kind": "download", "name": file_name(table), "text": shared_text(table)})


def export_unsaved(app: App, event: Event) -> None:
    """Save all games that the device has not saved as one file; with `copy`, as a text in the clipboard."""
    if app.unsaved is None or not app.unsaved.games:
        return
    text = "\n".join(_text_of(app, game) for game in sorted(app.unsaved.games))
    if event.arg == "copy":
        app.effects.append({"kind": "copy", "text": text})
    else:
        name = f"unsaved-games-{app.now()[:10]}{ENDING}"
        app.effects.append({"kind": "download", "name": name, "text": text})


def _text_of(app: App, game: str) -> str:
    """Return a saved game as it leaves the device; a damaged one as it is."""
    try:
        return shared_text(app.saved.load(game))
    except UnreadableRecord:
        return app.saved.raw_record(game)


def copy_record(app: App, event: Event) -> None:
    """Has the page copy the record."""
    if app.session is not None:
        app.effects.append({"kind": "copy", "text": shared_text(app.session.table)})


def copy_link(app: App, event: Event) -> None:
    """Has the page copy the link."""
    if app.session is not None:
        app.effects.append({"kind": "copy", "text": app.link_to(app.session.table)})


def share_link(app: App, event: Event) -> None:
    """Has the page offer the link to other apps."""
    if app.session is not None:
        table = app.session.table
        title = f"{named(table.names)}: {table.game.about.name}"
        app.effects.append({"kind": "share", "title": title, "text": title, "url": app.link_to(table)})


def bring_in(app: App, event: Event) -> None:
    """Import a text: a record, or a link to one. What cannot be read stays on the screen with the reason."""
    # A page cannot hold the null character; its stand-in can be shown and is refused all the same.
    text = (event.text or event.fields.get("record", "")).replace("\x00", "\ufffd")
    app.import_text, app.import_trouble, app.import_cut = text, None, False
    if app.address.screen != "import":
        app.go(Address("import"))
    if event.name == "error" or not text.strip():
        _import_failed(
            app, "There is no text in it." if event.name != "error" else "This file is too large to be a game."
        )
        return
    found = LINK.search(text)
    try:
        for record in split_records(unpack(found[1]) if found else text):
            _keep(app, Table.read(app.shelf, record, so_far=event.do == SO_FAR))
    except CutOff as cut:
        app.import_cut = True
        _import_failed(app, str(cut))
        return
    except (UnreadableRecord, UnreadableLink, CannotSimulate) as error:
        _import_failed(app, str(error))
        return
    app.import_text = ""


def draft_import(app: App, event: Event) -> None:
    """A text was pasted: it stays, whatever is looked at in between."""
    if app.address.screen == "import":
        app.import_text = event.arg.replace("\x00", "\ufffd")


def _import_failed(app: App, trouble: str) -> None:
    """Said each time, also when it is the same again."""
    app.import_trouble = trouble
    app.say.append(trouble)


def keep_link(app: App, event: Event) -> None:
    """Keep a game that came in a link."""
    try:
        _keep(app, Table.read(app.shelf, unpack(event.arg), so_far=event.do == LINK_SO_FAR))
    except (UnreadableRecord, UnreadableLink, CannotSimulate) as error:
        app.tell(Notice(str(error)))


def _keep(app: App, table: Table) -> None:
    """Save a game brought in (unless it is here already) and open it."""
    app.nature.settle(table)
    table_id = app.saved.twin(table)
    if table_id is None:
        table.elsewhere = table.came_sealed
        table_id = app.saved.new_id()
        app.saved.save(table_id, table)
    else:
        app.tell(Notice("You have this game already. Here it is."))
    app.session = Session(table_id, table, app.shelf.game_view(table.game.about.id))
    app.go(Address("play", table_id), replace=True)


HANDLERS = {
    "export": export,
    "export-unsaved": export_unsaved,
    "copy-record": copy_record,
    "copy-link": copy_link,
    "share-link": share_link,
    "import": bring_in,
    SO_FAR: bring_in,
    "draft-import": draft_import,
    "keep-link": keep_link,
    LINK_SO_FAR: keep_link,
}
