"""Renames, deletes and restores saved games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cuboteca.play.naming import clean_name
from cuboteca.play.record import LONGEST_TITLE, UnreadableRecord
from cuboteca.ui.addresses import Address
from cuboteca.ui.context import Context
from cuboteca.ui.handlers.sharing import save_games
from cuboteca.ui.saved_games import FIRST_ROWS, MORE_ROWS, SavedGame
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.searching import CHOSEN, LONGEST_SOUGHT, ORDERS, Sought, read_sought, sound
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.finding import say as finding
from cuboteca.ui.text.saved import say
from cuboteca.ui.text.sharing import say as sharing

UNDO_RENAME = "undo-rename"
NEAR = "near"
"""How the page says that nobody pressed a button: it came near the screen."""


def rename(context: Context, event: Event) -> None:
    """Give a saved game the name that was typed."""
    typed = event.fields.get("title", "")
    title = clean_name(typed, LONGEST_TITLE)
    if typed.strip() and not title:
        context.tell(Notice(common("unseen_name")))
        return
    context.drafts.titles.pop(event.arg, None)
    kept = context.saved.entry(event.arg)
    before = kept.title if kept is not None else ""
    try:
        context.saved.rename(event.arg, title)
    except (KeyError, UnreadableRecord):
        context.tell(Notice(say("cannot_rename")))
        return
    if context.session is not None and context.session.id == event.arg:
        context.session.table.title = title
    words = say("renamed", title=title) if title else say("unnamed")
    undo = None if event.do == UNDO_RENAME or title == before else UNDO_RENAME
    context.trail.renamed = (event.arg, before) if undo else None
    context.tell(Notice(words, undo=undo))
    context.go(Address("saved"), replace=True)
    _show_row(context, event.arg)
    context.reply.focus(f"open-{event.arg}")


def draft_title(context: Context, event: Event) -> None:
    """Keep the name that was typed, whatever is looked at in between."""
    if context.address.screen == "rename":
        context.drafts.titles[context.address.of] = event.arg


def undo_rename(context: Context, event: Event) -> None:
    """Give the game renamed last the name it had."""
    if context.trail.renamed is not None:
        game_id, title = context.trail.renamed
        rename(context, Event(UNDO_RENAME, game_id, fields={"title": title}))


def delete(context: Context, event: Event) -> None:
    """Delete a saved game; it can be restored as long as the app is open."""
    kept = context.saved.entry(event.arg)
    if kept is None:
        return
    goes_on_at = _beside(context, event.arg)
    _put_in_bin(context, [kept])
    context.reply.focus(goes_on_at)


def _put_in_bin(context: Context, games: Sequence[SavedGame]) -> None:
    """Delete games, and say how many have been deleted in one go."""
    for kept in games:
        context.saved.delete(kept.id)
        if context.session is not None and context.session.id == kept.id:
            context.session = None
        context.trail.deleted_now = (*context.trail.deleted_now, kept.id)
    many = len(context.trail.deleted_now)
    one = say("deleted", titled=bool(games[-1].title), title=games[-1].title)
    context.tell(Notice(one if many == 1 else say("deleted_games", count=many), undo="restore-now"))


def _beside(context: Context, game_id: str) -> str:
    """Return where the keyboard goes when a game is deleted: the next one, else the one before, else the title."""
    rows = [entry.id for entry in context.found_games() if not entry.damage]
    at = rows.index(game_id) if game_id in rows else len(rows)
    left = rows[at + 1 : at + 2] or rows[:at][-1:]
    return f"open-{left[0]}" if left else "title"


def restore_now(context: Context, event: Event) -> None:
    """Restore what has been deleted in one go."""
    deleted, context.trail.deleted_now = context.trail.deleted_now, ()
    _bring_back(context, deleted)


def restore(context: Context, event: Event) -> None:
    """Restore a game, or all that were deleted since the app was opened."""
    _bring_back(context, (event.arg,) if event.arg else context.saved.deleted())


def _bring_back(context: Context, deleted: Sequence[str]) -> None:
    back = context.saved.restore(deleted)
    if back:
        for game in back:
            _show_row(context, game)
        context.tell(Notice(say("restored", count=len(back))))
        context.reply.focus(f"open-{back[-1]}")


def select_saved(context: Context, event: Event) -> None:
    """Let the player pick several games of the list."""
    if context.address.screen == "saved" and context.found_games():
        context.trail.picked = ()
        context.reply.say.append(finding("picked", count=0))
        context.reply.focus("title")


def pick_saved(context: Context, event: Event) -> None:
    """Pick a game, or pick it no longer."""
    if context.trail.picked is None:
        return
    others = tuple(one for one in context.trail.picked if one != event.name)
    is_there = context.saved.entry(event.name) is not None
    context.trail.picked = (*others, event.name) if event.arg == "on" and is_there else others
    context.reply.say.append(finding("picked", count=len(context.trail.picked)))


def pick_all(context: Context, event: Event) -> None:
    """Pick all games that are found; none, if all are."""
    if context.trail.picked is None:
        return
    found = tuple(entry.id for entry in context.found_games())
    context.trail.picked = () if set(found) <= set(context.trail.picked) else found
    context.reply.say.append(finding("picked", count=len(context.trail.picked)))


def stop_selecting(context: Context, event: Event) -> None:
    """Let the rows be opened again."""
    context.trail.picked = None
    context.reply.focus("select-saved")


def delete_picked(context: Context, event: Event) -> None:
    """Delete all games that are picked, to be undone in one go."""
    entries = (context.saved.entry(game_id) for game_id in context.trail.picked or ())
    games = [entry for entry in entries if entry is not None]
    if games:
        _put_in_bin(context, games)
        context.trail.picked = None
        context.reply.focus("title")


def export_picked(context: Context, event: Event) -> None:
    """Save all games that are picked as one file, which Import reads."""
    if context.trail.picked:
        save_games(context, context.trail.picked, sharing("picked_file", date=context.today))


def show_more(context: Context, event: Event) -> None:
    """Show more rows of the list; a player who pressed the button goes on at the first of them."""
    if context.address.screen != "saved":
        return
    before = context.trail.rows_shown
    context.trail.rows_shown += MORE_ROWS
    if event.arg != NEAR:
        for entry in context.found_games()[before : before + 1]:
            context.reply.focus(f"open-{entry.id}")


def find_saved(context: Context, event: Event) -> None:
    """Show the games that match what the player has typed and chosen."""
    given: dict[str, Any] = {
        name: event.fields[name] for name in ("game", "player", "result", "level") if name in event.fields
    }
    words = event.fields.get("words", "")[:LONGEST_SOUGHT]
    _seek(context, context.trail.sought._replace(words=words, **given))


def drop_sought(context: Context, event: Event) -> None:
    """Ask no longer for one thing, or for anything."""
    before = context.trail.sought
    if event.arg in CHOSEN:
        _seek(context, before._replace(**{event.arg: Sought._field_defaults[event.arg]}))
    elif not event.arg:
        _seek(context, Sought(order=before.order))
    context.reply.focus("title")


def see_games(context: Context, event: Event) -> None:
    """Show the games that a figure counts."""
    context.go(Address("saved"))
    context.trail.picked = None
    _seek(context, read_sought(event.arg, context.shelf)._replace(order=context.trail.sought.order))


def order_saved(context: Context, event: Event) -> None:
    """Switch to the next order."""
    before = context.trail.sought
    _seek(context, before._replace(order=ORDERS[(ORDERS.index(before.order) + 1) % len(ORDERS)]))
    context.reply.say.append(finding("order", order=context.trail.sought.order))


def _seek(context: Context, sought: Sought) -> None:
    if context.address.screen != "saved":
        return
    sought = sound(sought, context.shelf)
    if sought.result or sought.turn:
        context.saved.note_results()
    if sought._replace(order="") != context.trail.sought._replace(order=""):
        context.trail.sought = sought
        context.reply.say.append(finding("found", count=len(context.found_games())))
    context.trail.sought = sought
    context.trail.rows_shown = FIRST_ROWS


def _show_row(context: Context, game_id: str) -> None:
    """Let the list reach as far as that game, whatever was sought."""
    rows = [entry.id for entry in context.found_games()]
    if game_id not in rows:
        context.trail.sought = Sought()
        rows = [entry.id for entry in context.found_games()]
    context.trail.rows_shown = max(context.trail.rows_shown, rows.index(game_id) + 1)


HANDLERS = {
    "rename": rename,
    UNDO_RENAME: undo_rename,
    "draft-title": draft_title,
    "delete": delete,
    "restore": restore,
    "restore-now": restore_now,
    "more-saved": show_more,
    "find-saved": find_saved,
    "order-saved": order_saved,
    "drop-sought": drop_sought,
    "see-games": see_games,
    "select-saved": select_saved,
    "pick-saved": pick_saved,
    "pick-all": pick_all,
    "stop-selecting": stop_selecting,
    "delete-picked": delete_picked,
    "export-picked": export_picked,
}
