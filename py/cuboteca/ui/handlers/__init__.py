"""What the player can do, by subject: a handler takes an event and changes the context. It draws nothing."""

from __future__ import annotations

from collections.abc import Callable

from cuboteca.ui.context import Context
from cuboteca.ui.handlers import (
    navigation,
    own_files,
    play,
    presets,
    review,
    saved,
    setup,
    sharing,
)
from cuboteca.ui.screen import Event

OF_OPPONENTS = (
    "opponent",
    "move-now",
    "pause",
    "show-again",
    "choose-player",
    "company",
    "add-seat",
    "remove-seat",
    "levels",
    "choose-level",
    "ask-mate",
    "mates-ask",
    "go-on",
    "differently",
    "thoughts",
    "hint",
    "hint-moves",
    "hint-close",
    "hint-play",
)
"""What `cuboteca.ui.opponents` does: it is loaded when the first of these is wanted."""

OF_REVIEWS = ("scrub", "stop-review", "see-better", "practise")
"""What a review does: it comes when a finished game is looked at."""


def _late(name: str) -> Callable[[Context, Event], None]:
    def handle(context: Context, event: Event) -> None:
        from cuboteca.ui.opponents import handlers

        handlers.HANDLERS[name](context, event)

    return handle


def _of_review(name: str) -> Callable[[Context, Event], None]:
    def handle(context: Context, event: Event) -> None:
        from cuboteca.ui.opponents import reviewing

        reviewing.HANDLERS[name](context, event)

    return handle


HANDLERS: dict[str, Callable[[Context, Event], None]] = {
    **navigation.HANDLERS,
    **setup.HANDLERS,
    **own_files.HANDLERS,
    **play.HANDLERS,
    **{name: _late(name) for name in OF_OPPONENTS},
    **{name: _of_review(name) for name in OF_REVIEWS},
    **review.HANDLERS,
    **saved.HANDLERS,
    **presets.HANDLERS,
    **sharing.HANDLERS,
}
"""Every event by its name."""
