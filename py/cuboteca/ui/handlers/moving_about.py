"""From screen to screen, and the small things that any screen offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.ui.addresses import Address, read_address
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.screens.guide import line_told
from cuboteca.ui.screens.saved import FIRST_ROWS
from cuboteca.ui.settings import change_setting

if TYPE_CHECKING:
    from cuboteca.ui.app import App

SEEN = "seen/"
"""Under this and a game's id the store notes that somebody here has met the game."""

BACK = "back"
"""How the page says that nobody followed a link: the browser's Back or Forward led there."""

DONE_WORDS = {
    "copied": "Copied.",
    "copy-failed": "This browser does not let the app copy. Select the link and copy it yourself.",
    "share-failed": "Sharing did not work here, so the link was copied instead.",
    "shared": "Shared.",
}


def go(app: App, event: Event) -> None:
    """An address was opened: by a link, by Back or Forward, or by a reload."""
    address = read_address(event.to) or Address("nowhere", detail=event.to)
    if address.screen in ("guide", "settings"):
        if app.session is not None and app.address.of == app.session.id and not app.session.over:
            app.left_table = Address("play", app.session.id)
    else:
        app.left_table = None
        if app.session is not None and address.of != app.session.id:
            app.session.eyes = None  # Another player may come back: the lid is closed, as after a reload.
    if address.screen != app.address.screen or address.of != app.address.of:
        if app.session is not None and address.of != app.session.id:
            app.session.settle_down()
        app.import_trouble = None
        if address.screen == "saved" and event.arg != BACK:
            app.rows_shown = FIRST_ROWS
    elif address.screen == "guide" and address.detail != app.address.detail:
        app.effects.append({"kind": "focus", "id": "chapter-title"})  # A page has been turned: read on from its head.
    app.go(address, replace=True)


def guide_step(app: App, event: Event) -> None:
    """Steps through a line of the guide."""
    line, _, step = event.arg.rpartition(":")
    if step.isdecimal() and app.address.screen == "guide" and app.address.of in app.shelf:
        app.guide_steps[line] = int(step)
        app.say.append(line_told(app.shelf.game_view(app.address.of), line, int(step)))


def set_preference(app: App, event: Event) -> None:
    """Sets one of the settings."""
    change_setting(app.store, event.name, event.arg)


def done(app: App, event: Event) -> None:
    """The page reports how something it was asked to do went."""
    if event.arg in DONE_WORDS:
        app.tell(Notice(DONE_WORDS[event.arg]))


def stay(app: App, event: Event) -> None:
    """Only show the screen (again)."""


HANDLERS = {
    "boot": go,
    "go": go,
    "guide-step": guide_step,
    "set": set_preference,
    "done": done,
    "dismiss": stay,
    "refresh": stay,
}
