"""Saved games: rename, delete, bring back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cuboteca.play.naming import clean_name
from cuboteca.play.record import LONGEST_TITLE, UnreadableRecord
from cuboteca.ui.addresses import Address
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.screens.saved import MORE_ROWS, in_rows

if TYPE_CHECKING:
    from cuboteca.ui.app import App

UNDO_RENAME = "undo-rename"
NEAR = "near"
"""How the page says that nobody pressed a button: it came near the screen."""


def rename(app: App, event: Event) -> None:
    """Gives a saved game the name that was typed."""
    typed = event.fields.get("title", "")
    title = clean_name(typed, LONGEST_TITLE)
    if typed.strip() and not title:
        app.tell(Notice("This name shows nothing on the screen. Type another, or leave the field empty."))
        return
    app.title_drafts.pop(event.arg, None)
    kept = app.saved.entry(event.arg)
    before = kept.title if kept is not None else ""
    try:
        app.saved.rename(event.arg, title)
    except (KeyError, UnreadableRecord):
        app.tell(Notice("This game cannot be renamed, for it cannot be read."))
        return
    if app.session is not None and app.session.id == event.arg:
        app.session.table.title = title
    words = f"The game is called {title} now." if title else "The game has no name of its own now."
    undo = None if event.do == UNDO_RENAME or title == before else UNDO_RENAME
    app.renamed = (event.arg, before) if undo else None
    app.tell(Notice(words, undo=undo))
    app.go(Address("saved"), replace=True)
    _show_row(app, event.arg)
    app.effects.append({"kind": "focus", "id": f"open-{event.arg}"})


def draft_title(app: App, event: Event) -> None:
    """A name was typed: it stays, whatever is looked at in between."""
    if app.address.screen == "rename":
        app.title_drafts[app.address.of] = event.arg


def undo_rename(app: App, event: Event) -> None:
    """Gives the game renamed last the name it had."""
    if app.renamed is not None:
        game_id, title = app.renamed
        rename(app, Event(UNDO_RENAME, game_id, fields={"title": title}))


def delete(app: App, event: Event) -> None:
    """Deletes a saved game; it can be brought back as long as the app is open."""
    kept = app.saved.entry(event.arg)
    if kept is None:
        return
    goes_on_at = _beside(app, event.arg)
    app.saved.delete(event.arg)
    if app.session is not None and app.session.id == event.arg:
        app.session = None
    app.deleted_now = (*app.deleted_now, event.arg)
    many = len(app.deleted_now)
    told = f"{kept.title or 'The game'} was deleted." if many == 1 else f"{many} games deleted."
    app.tell(Notice(told, undo="restore-now"))
    app.effects.append({"kind": "focus", "id": goes_on_at})


def _beside(app: App, game_id: str) -> str:
    """Where the keyboard goes on when a game is deleted: at the next one, else the one before, else the title."""
    rows = [entry.id for entry in in_rows(app.saved.list()) if not entry.damage]
    at = rows.index(game_id) if game_id in rows else len(rows)
    left = rows[at + 1 : at + 2] or rows[:at][-1:]
    return f"open-{left[0]}" if left else "title"


def restore_now(app: App, event: Event) -> None:
    """Brings back what has been deleted in one go."""
    _bring_back(app, app.deleted_now)


def restore(app: App, event: Event) -> None:
    """Brings back all that was deleted since the app was opened."""
    _bring_back(app, app.saved.deleted())


def _bring_back(app: App, deleted: Sequence[str]) -> None:
    back = app.saved.restore(deleted)
    if back:
        for game in back:
            _show_row(app, game)
        app.tell(Notice("The game is back." if len(back) == 1 else f"{len(back)} games are back."))
        app.effects.append({"kind": "focus", "id": f"open-{back[-1]}"})


def show_more(app: App, event: Event) -> None:
    """Show more rows of the list; a player who pressed the button goes on at the first of them."""
    if app.address.screen != "saved":
        return
    before = app.rows_shown
    app.rows_shown += MORE_ROWS
    if event.arg != NEAR:
        further = in_rows(app.saved.list())[before : before + 1]
        app.effects.extend({"kind": "focus", "id": f"open-{entry.id}"} for entry in further)


def _show_row(app: App, game_id: str) -> None:
    """Has the list reach as far as that game."""
    rows = [entry.id for entry in in_rows(app.saved.list())]
    app.rows_shown = max(app.rows_shown, rows.index(game_id) + 1)


HANDLERS = {
    "rename": rename,
    UNDO_RENAME: undo_rename,
    "draft-title": draft_title,
    "delete": delete,
    "restore": restore,
    "restore-now": restore_now,
    "more-saved": show_more,
}
