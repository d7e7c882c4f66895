"""Goes from screen to screen, and does the small things that any screen offers."""

from __future__ import annotations

from typing import Final

from cuboteca.ui.addresses import Address, read_address
from cuboteca.ui.context import Context
from cuboteca.ui.reminding import put_off
from cuboteca.ui.saved_games import FIRST_ROWS
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.settings import begin_in, change_setting
from cuboteca.ui.text.sharing import say
from cuboteca.ui.wording import step_words

BACK = "back"
"""How the page says that nobody followed a link: the browser's Back or Forward led there."""

DONE = {
    "copied": "copied",
    "copy-failed": "copy_failed",
    "share-failed": "share_failed",
    "shared": "shared",
    "picture-failed": "picture_failed",
    "film-made": "film_made",
}
"""What the page reports, each with the message that tells of it."""


def go(context: Context, event: Event) -> None:
    """Open an address, reached by a link, by Back or Forward, or by a reload."""
    address = read_address(event.to) or Address("nowhere", detail=event.to)
    session, left = context.session, context.address
    if address.screen in ("guide", "settings"):
        # A lesson has the id of its game, which is that of the game's page, too.
        if session is not None and not session.over and session.address in (left, Address("play", left.of)):
            context.trail.left_table = session.address
    else:
        context.trail.left_table = None
        if session is not None and (address.of != session.id or (left.past is not None and address.past is None)):
            session.revealed_to = None  # Another player may come back: the lid is closed, as after a reload.
    if address.screen != context.address.screen or address.of != context.address.of:
        if context.session is not None and address.of != context.session.id:
            context.session.step_away()
        context.drafts.import_trouble = None
        context.trail.picked = None
        context.drafts.merge = None  # Games may go on meanwhile: a backup that was compared before is out of date.
        if address.screen == "saved" and event.arg != BACK:
            context.trail.rows_shown = FIRST_ROWS
    elif address.screen == "guide" and address.detail != context.address.detail:
        context.reply.focus("chapter-title")  # A page has been turned: read on from its head.
    context.go(address, replace=True)


def boot(context: Context, event: Event) -> None:
    """Open the first address, in the language of the device where none has been chosen."""
    if begin_in(context.store, event.name):
        context.speak()
    go(context, event)


NO_FURTHER: Final = {"prev": "at_start", "next": "at_end"}
"""What is said of the arrows of a line where they lead nowhere."""


def guide_step(context: Context, event: Event) -> None:
    """Step through a line of the guide; say so where it begins or ends."""
    line, _, step = event.arg.rpartition(":")
    if step in NO_FURTHER:
        from cuboteca.ui.text.guide import say as guide  # came with the page that has the arrow

        context.tell(Notice(guide(NO_FURTHER[step])))
    elif step.isdecimal() and context.address.screen == "guide" and context.address.of in context.shelf:
        context.trail.guide_steps[line] = int(step)
        game = context.address.of
        context.reply.say.append(step_words(context.shelf.game_view(game), game, line, int(step)))


def to_backup(context: Context, event: Event) -> None:
    """Open the settings where a backup is made."""
    context.go(Address("settings"))
    context.reply.focus("save-backup")


def put_reminder_off(context: Context, event: Event) -> None:
    """Let the reminder of a backup rest."""
    put_off(context.store, context.now())
    context.reply.focus("title")


def set_preference(context: Context, event: Event) -> None:
    """Change one of the settings."""
    if change_setting(context.store, event.name, event.arg):
        context.speak()


def done(context: Context, event: Event) -> None:
    """Tell how something went that the page was asked to do."""
    if event.arg in DONE:
        context.tell(Notice(say(DONE[event.arg])))


def stay(context: Context, event: Event) -> None:
    """Only show the screen (again)."""


HANDLERS = {
    "boot": boot,
    "go": go,
    "guide-step": guide_step,
    "set": set_preference,
    "done": done,
    "to-backup": to_backup,
    "put-reminder-off": put_reminder_off,
    "dismiss": stay,
    "refresh": stay,
}
