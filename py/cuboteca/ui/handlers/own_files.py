"""Files that a group brings to an option at the set-up: its own deck of cards, say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.play.game import Option, UnreadableFile
from cuboteca.play.naming import clean_name
from cuboteca.ui.handlers.setting_up import remember
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.screens.own_file import FileTrouble

if TYPE_CHECKING:
    from cuboteca.ui.app import App

LONGEST_FILE_NAME = 60
TOO_LARGE = "It is too large, or the device could not read it."


def own_file(app: App, event: Event) -> None:
    """A file was given: it is the option's value from now on, or all stays as it was and the screen says why."""
    option = _asked(app, event)
    if option is None or option.file is None:
        return
    app.file_trouble = None
    name = clean_name(event.name, LONGEST_FILE_NAME)
    if event.name == "error" and not event.text:
        app.file_trouble = FileTrouble(option.id, "", (TOO_LARGE,))
        return
    try:
        value = option.read(event.text)
    except UnreadableFile as error:
        app.file_trouble = FileTrouble(option.id, name, error.problems)
        return
    _take(app, option, value)
    app.tell(Notice(f"You play with these: {option.file.told(value)}."))


def usual_file(app: App, event: Event) -> None:
    """Back to what comes with the game."""
    option = _asked(app, event)
    if option is not None:
        app.file_trouble = None
        _take(app, option, option.default)
        app.effects.append({"kind": "focus", "id": f"option-{option.id}-file"})


def pattern_file(app: App, event: Event) -> None:
    """The game's own file, to make another after its pattern."""
    option = _asked(app, event)
    if option is not None and option.file is not None:
        app.effects.append({"kind": "download", "name": option.file.pattern_name, "text": option.file.pattern()})


def _asked(app: App, event: Event) -> Option | None:
    """The option of the game on the set-up screen that an event is about, if it takes files."""
    if app.address.screen != "new" or app.address.of not in app.shelf:
        return None
    option = app.shelf[app.address.of].options.get(event.arg)
    return option if option is not None and option.file is not None else None


def _take(app: App, option: Option, value: str) -> None:
    remember(app, app.address.of, {**app.draft(app.address.of), f"option-{option.id}": value})


HANDLERS = {"own-file": own_file, "usual-file": usual_file, "pattern-file": pattern_file}
