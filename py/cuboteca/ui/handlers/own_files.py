"""Takes files that a group brings to an option at the set-up: its own deck of cards, say."""

from __future__ import annotations

from cuboteca.play.game import Option, UnreadableFile
from cuboteca.play.naming import clean_name
from cuboteca.play.wording import sentence
from cuboteca.ui.context import Context
from cuboteca.ui.handlers.setup import remember
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.setup_form import FileTrouble
from cuboteca.ui.text.setup import say

LONGEST_FILE_NAME = 60


def own_file(context: Context, event: Event) -> None:
    """Make a file the option's value from now on, or let all stay as it was and say why."""
    option = _asked(context, event)
    if option is None or option.file is None:
        return
    context.drafts.file_trouble = None
    name = clean_name(event.name, LONGEST_FILE_NAME)
    if event.name == "error" and not event.text:
        context.drafts.file_trouble = FileTrouble(option.id, "", (say("file_too_large"),))
        return
    try:
        value = option.read(event.text)
    except UnreadableFile as error:
        context.drafts.file_trouble = FileTrouble(option.id, name, error.problems)
        return
    _take(context, option, value)
    context.tell(Notice(sentence(say("file_taken", content=option.file.told(value)))))


def usual_file(context: Context, event: Event) -> None:
    """Go back to what comes with the game."""
    option = _asked(context, event)
    if option is not None:
        context.drafts.file_trouble = None
        _take(context, option, option.default)
        context.reply.focus(f"option-{option.id}-file")


def pattern_file(context: Context, event: Event) -> None:
    """Give the player the game's own file, to make another after it."""
    option = _asked(context, event)
    if option is not None and option.file is not None:
        context.reply.effects.append(
            {"kind": "download", "name": option.file.pattern_name, "text": option.file.pattern()}
        )


def _asked(context: Context, event: Event) -> Option | None:
    """Return the option of the game on the set-up screen that an event is about, if it takes files."""
    if context.address.screen != "new" or context.address.of not in context.shelf:
        return None
    option = context.shelf[context.address.of].options.get(event.arg)
    return option if option is not None and option.file is not None else None


def _take(context: Context, option: Option, value: str) -> None:
    remember(context, context.address.of, {**context.setup_draft(context.address.of), f"option-{option.id}": value})


HANDLERS = {"own-file": own_file, "usual-file": usual_file, "pattern-file": pattern_file}
