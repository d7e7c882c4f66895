"""Takes a game that somebody adds from the file to the cabinet, and out of it again."""

from __future__ import annotations

from binascii import Error, a2b_base64
from typing import Final

from cuboteca.ui.added.shelving import leave_table, shelve
from cuboteca.ui.added.store import check_place, read_added, read_kept_wheel, read_one
from cuboteca.ui.added.trial import Trial
from cuboteca.ui.added.wheel import WheelRefused, read_wheel
from cuboteca.ui.addresses import Address
from cuboteca.ui.context import Context
from cuboteca.ui.saved_games import ADDED, TRYING, WHEELS
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.text.added import say

UNDO: Final = "undo-remove-game"
ASKED: Final = Address("add")


def choose(context: Context, event: Event) -> None:
    """Show what a file says of itself, for somebody to trust it or not; or why it is none."""
    context.go(ASKED)
    context.store.pop(TRYING, None)
    if event.name == "error":
        context.drafts.trial = Trial(None, "", say("file_too_large"))
    else:
        context.drafts.trial = _trial_of(context, event.name, event.text)
    _tell_why(context)


def _trial_of(context: Context, file: str, text: str) -> Trial:
    try:
        wheel = read_wheel(file, a2b_base64(text))
        if wheel.id:
            check_place(context.store, wheel.id, wheel.name, wheel.module)
    except WheelRefused as why:
        return Trial(None, "", why.message)
    except (Error, ValueError):
        return Trial(None, "", say("cannot_read"))
    there = read_added(context.store)
    if wheel.id:
        alike = [one for one in there if one.about.id == wheel.id]
    else:
        alike = [one for one in there if one.module == wheel.module or one.is_called(wheel.name)]
    return Trial(wheel, context.now(), instead=next(iter(alike), None))


def look(context: Context, event: Event) -> None:
    """Show what the wheel of a game says of itself that came in a backup."""
    added = read_one(context.store, event.arg)
    if added is None:
        return
    try:
        context.drafts.trial = Trial(read_kept_wheel(context.store, added), context.now(), instead=added)
    except WheelRefused as why:
        context.drafts.trial = Trial(None, "", why.message)
    context.go(ASKED)
    _tell_why(context)


def trust(context: Context, event: Event) -> None:
    """Begin to add the game: somebody has said that they trust whoever it comes from."""
    if context.drafts.trial is not None:
        context.drafts.trial.begin()
        context.drafts.trial.note(context)
        context.reply.say.append(say("heard", step="whole"))
        context.reply.focus("title")


def go_on(context: Context, event: Event) -> None:
    """Make some of the step that is under way; lead to the game when all are made."""
    trial = context.drafts.trial
    if trial is None or not trial.goes_on:
        return
    step = trial.step
    is_done = trial.go_on(context)
    if trial.step != step or trial.why or is_done:
        trial.note(context)
    if is_done and trial.added is not None:
        context.drafts.trial = None
        context.store.pop(TRYING, None)
        leave_table(context, trial.added.about.id)
        shelve(context)
        context.go(Address("added", trial.added.about.id), replace=True)
        context.tell(Notice(say("done", game=trial.added.about.name)))
    elif trial.why:
        _tell_why(context)
    elif trial.step != step:
        context.reply.say.append(say("heard", step=trial.step))


def _tell_why(context: Context) -> None:
    if context.drafts.trial is not None and context.drafts.trial.why:
        context.reply.say.append(context.drafts.trial.why)


def cancel(context: Context, event: Event) -> None:
    """Add nothing after all."""
    if context.drafts.trial is not None:
        context.drafts.trial.take_back(context)
    context.drafts.trial = None
    shelve(context)
    context.go(Address("settings"), replace=True)
    context.reply.focus("added-title")


def ask(context: Context, event: Event) -> None:
    """Ask whether a game is really to be removed."""
    context.trail.removing = event.arg
    context.go(Address("added", event.arg))
    context.reply.focus("sure-title")  # A key held down answers nothing.


def keep(context: Context, event: Event) -> None:
    """Remove it not."""
    context.trail.removing = ""
    context.reply.focus("remove")


def remove(context: Context, event: Event) -> None:
    """Remove a game and its wheel; what is saved of it stays."""
    added, game_id = read_one(context.store, event.arg), event.arg
    context.trail.removing = ""
    keys = [ADDED + game_id] if added is None else [ADDED + game_id, WHEELS + added.hash]
    context.trail.removed = {key: context.store.pop(key) for key in keys if key in context.store}
    leave_table(context, game_id)
    shelve(context)
    context.go(Address("settings"), replace=True)
    context.reply.focus("added-title")
    context.tell(Notice(say("removed", game=added.about.name if added else game_id), undo=UNDO))


def undo(context: Context, event: Event) -> None:
    """Bring back the game that was removed last."""
    context.store.update(context.trail.removed)
    names = [read_one(context.store, key.partition("/")[2]) for key in context.trail.removed]
    context.trail.removed = {}
    shelve(context)
    context.tell(Notice(say("back", game=next((one.about.name for one in names if one is not None), ""))))


HANDLERS = {
    "wheel": choose,
    "look-at-game": look,
    "trust-game": trust,
    "opponent": go_on,
    "cancel-game": cancel,
    "remove-game": ask,
    "keep-game": keep,
    "remove-game-now": remove,
    UNDO: undo,
}
