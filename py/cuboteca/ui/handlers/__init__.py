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
    "scrub",
    "stop-review",
    "see-better",
    "practise",
)
"""What `cuboteca.ui.opponents` does: it is loaded when the first of these is wanted."""


def _late(name: str) -> Callable[[Context, Event], None]:
    def handle(context: Context, event: Event) -> None:
        from cuboteca.ui.opponents import handlers

        handlers.HANDLERS[name](context, event)

    return handle


HANDLERS: dict[str, Callable[[Context, Event], None]] = {
    **navigation.HANDLERS,
    **setup.HANDLERS,
    **own_files.HANDLERS,
    **play.HANDLERS,
    **{name: _late(name) for name in OF_OPPONENTS},
    **review.HANDLERS,
    **saved.HANDLERS,
    **presets.HANDLERS,
    **sharing.HANDLERS,
}
"""Every event by its name."""
