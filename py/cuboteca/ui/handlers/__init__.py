"""What the player can do, by subject: a deed takes the app and an event, and changes the app."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cuboteca.ui.handlers import (
    keeping,
    keepsaking,
    looking_back,
    moving_about,
    own_files,
    playing,
    setting_up,
    sharing,
)
from cuboteca.ui.screen import Event

if TYPE_CHECKING:
    from cuboteca.ui.app import App

HANDLERS: dict[str, Callable[[App, Event], None]] = {
    **moving_about.HANDLERS,
    **setting_up.HANDLERS,
    **own_files.HANDLERS,
    **playing.HANDLERS,
    **looking_back.HANDLERS,
    **keeping.HANDLERS,
    **keepsaking.HANDLERS,
    **sharing.HANDLERS,
}
"""Every event by its name."""
