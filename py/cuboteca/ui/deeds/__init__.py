"""What the player can do, by subject: a deed takes the app and an event, and changes the app."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cuboteca.ui.deeds import (
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

DEEDS: dict[str, Callable[[App, Event], None]] = {
    **moving_about.DEEDS,
    **setting_up.DEEDS,
    **own_files.DEEDS,
    **playing.DEEDS,
    **looking_back.DEEDS,
    **keeping.DEEDS,
    **keepsaking.DEEDS,
    **sharing.DEEDS,
}
"""Every event by its name."""
