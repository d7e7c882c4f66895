"""Chooses whose games the statistics count, which, and the weeks of their calendar."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cuboteca.ui.addresses import Address
from cuboteca.ui.context import Context
from cuboteca.ui.screen import Event
from cuboteca.ui.statistics.plots import WEEKS


def count_player(context: Context, event: Event) -> None:
    """Count the games of another player, and close the sheet."""
    context.trail.counted = event.arg, ""
    context.trail.weeks_back = 0
    context.go(Address("statistics"), replace=True)
    context.reply.focus("change-player")


def count_game(context: Context, event: Event) -> None:
    """Count one game only, or all."""
    player, _ = context.trail.counted
    context.trail.counted = player, event.arg


def turn_weeks(context: Context, event: Event) -> None:
    """Turn the calendar to earlier weeks, or to later ones."""
    by = WEEKS if event.arg == "earlier" else -WEEKS
    context.trail.weeks_back = max(0, context.trail.weeks_back + by)


HANDLERS: Final[Mapping[str, Callable[[Context, Event], None]]] = {
    "count-player": count_player,
    "count-game": count_game,
    "turn-weeks": turn_weeks,
}
