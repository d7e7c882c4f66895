"""What the player can do, by subject: a handler takes an event and changes the context. It draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final

from cuboteca.ui.context import Context
from cuboteca.ui.handlers import (
    looking_back,
    navigation,
    own_files,
    play,
    presets,
    setup,
    sharing,
)
from cuboteca.ui.screen import Event

LATE: Final[Mapping[str, tuple[str, ...]]] = {
    "opponents.handlers": (
        "move-now",
        "pause",
        "show-again",
        "choose-player",
        "rename-player",
        "company",
        "add-seat",
        "remove-seat",
        "levels",
        "choose-level",
        "ask-mate",
        "mates-ask",
        "go-on",
        "moved-close",
        "differently",
        "thoughts",
        "hint-moves",
        "hint-close",
        "hint-play",
    ),
    "reviews.handlers": ("scrub", "stop-review", "see-better", "practise"),
    "lessons.handlers": ("lesson-skip", "lesson-again", "lesson-show", "first-game"),
    "puzzles.handlers": (
        "puzzle-again",
        "puzzle-hint",
        "puzzle-show",
        "puzzle-check",
        "puzzle-grade",
        "puzzle-share",
    ),
    "clocks.handlers": ("time-up",),
    "statistics.handlers": ("count-player", "count-game", "turn-weeks"),
    "added.handlers": (
        "wheel",
        "look-at-game",
        "trust-game",
        "cancel-game",
        "remove-game",
        "keep-game",
        "remove-game-now",
        "undo-remove-game",
    ),
    "handlers.backup": ("save-backup", "add-backup", "undo-merge"),
    "handlers.saved": (
        "rename",
        "undo-rename",
        "draft-title",
        "delete",
        "restore",
        "restore-now",
        "more-saved",
        "find-saved",
        "order-saved",
        "drop-sought",
        "see-games",
        "select-saved",
        "pick-saved",
        "pick-all",
        "stop-selecting",
        "delete-picked",
        "export-picked",
    ),
}
"""The events of each module of `cuboteca.ui` that is loaded when the first of them comes."""

Handler = Callable[[Context, Event], None]


def _late(module: str, name: str) -> Handler:
    """Return a handler whose module is loaded when it is first wanted."""

    def handle(context: Context, event: Event) -> None:
        import_module(f"cuboteca.ui.{module}").HANDLERS[name](context, event)

    return handle


def _go_on(context: Context, event: Event) -> None:
    """Show what comes of its own accord: a move, what a review has found, what follows in an exercise, a step of adding
    a game."""
    session = context.session
    if context.address.screen == "add":
        room = "added"
    elif context.address.screen == "review":
        room = "reviews"
    elif session is not None and session.exercise is not None:
        room = "lessons" if session.lesson is not None else "puzzles"
    else:
        room = "opponents"
    _late(f"{room}.handlers", "opponent")(context, event)


def _hint(context: Context, event: Event) -> None:
    """Give a hint, for the puzzle that is tried or in the game; a lesson says what to do, and what is past is past."""
    session = context.session
    if session is None or context.address.of != session.id or context.address.past is not None:
        return
    if session.puzzle is not None:
        HANDLERS["puzzle-hint"](context, event)
    elif session.lesson is None and not session.over:
        _late("opponents.handlers", "hint")(context, event)


HANDLERS: dict[str, Handler] = {
    **navigation.HANDLERS,
    **setup.HANDLERS,
    **own_files.HANDLERS,
    **play.HANDLERS,
    **looking_back.HANDLERS,
    **presets.HANDLERS,
    **sharing.HANDLERS,
    "opponent": _go_on,
    "hint": _hint,
    **{name: _late(module, name) for module, names in LATE.items() for name in names},
}
"""Every event by its name."""
