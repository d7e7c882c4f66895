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

HANDLERS: dict[str, Callable[[Context, Event], None]] = {
    **navigation.HANDLERS,
    **setup.HANDLERS,
    **own_files.HANDLERS,
    **play.HANDLERS,
    **review.HANDLERS,
    **saved.HANDLERS,
    **presets.HANDLERS,
    **sharing.HANDLERS,
}
"""Every event by its name."""
