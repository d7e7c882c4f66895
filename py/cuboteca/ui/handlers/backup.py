"""Takes everything that is saved out of this device in one file, and into another one."""

from __future__ import annotations

from cuboteca.ui.addresses import Address
from cuboteca.ui.backup import merge, read_backup, write_backup
from cuboteca.ui.context import Context
from cuboteca.ui.reminding import not_backed_up, note_backup
from cuboteca.ui.saved_games import PREFIX, SavedGames
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.settings import KEY as SETTINGS
from cuboteca.ui.text.backup import say

ENDING = ".cuboteca"
UNDO = "undo-merge"


def save(context: Context, event: Event) -> None:
    """Save everything as a file; with `copy`, as a text in the clipboard."""
    text = write_backup(context.store, context.now())
    if event.arg == "copy":
        context.reply.effects.append({"kind": "copy", "text": text})
        return
    name = say("file", date=context.today) + ENDING
    context.reply.effects.append({"kind": "download", "name": name, "text": text})
    note_backup(context.store, context.saved.list())
    context.tell(Notice(say("made", count=len(context.saved.list()))))


def receive(context: Context, text: str) -> str:
    """Show what the text of a backup would add; return in words why it can't be read, if it can't."""
    backup = read_backup(text)
    if backup is None:
        return say("unknown")
    if not backup.entries:
        return say("empty")
    there = SavedGames(backup.entries, context.shelf, context.now, context.rng)
    found = merge(backup, context.store, context.shelf, context.saved, there)
    context.drafts.import_text, context.drafts.merge = "", (backup, found)
    context.go(Address("merge"))
    return ""


def add(context: Context, event: Event) -> None:
    """Add to this device what the backup has that isn't here."""
    if context.drafts.merge is None:
        return
    _, found = context.drafts.merge
    changes = dict(found.changes)
    if found.settings is not None and event.fields.get("settings") == "theirs":
        changes[SETTINGS] = found.settings
    was_backed_up = not not_backed_up(context.store, context.saved.list())
    context.trail.merged = {key: context.store.get(key) for key in changes}
    for key, text in changes.items():
        context.store[key] = text
    _begin_anew(context)
    if was_backed_up:
        note_backup(context.store, context.saved.list())
    context.drafts.merge = None
    context.go(Address("saved"), replace=True)
    context.tell(Notice(say("added", count=found.games) if found.games else say("added_rest"), undo=UNDO))


def undo(context: Context, event: Event) -> None:
    """Take back what the last backup has added."""
    for key, before in context.trail.merged.items():
        if before is not None:
            context.store[key] = before
        elif key in context.store:
            del context.store[key]
    _begin_anew(context)
    context.trail.merged = {}
    context.tell(Notice(say("undone")))


def _begin_anew(context: Context) -> None:
    """Forget what was read of what the store has now."""
    context.saved.recount()
    context.drafts.setups.clear()
    session = context.session
    if session is not None and PREFIX + session.id in context.trail.merged:
        context.session = None
    context.speak()


HANDLERS = {"save-backup": save, "add-backup": add, UNDO: undo}
