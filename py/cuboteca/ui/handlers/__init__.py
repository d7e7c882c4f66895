"""What the player can do, by subject: a handler takes an event and changes the context. It draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

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

OF_OPPONENTS = (
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
)
"""What `cuboteca.ui.opponents` does: it is loaded when the first of these is wanted."""

OF_BACKUPS = ("save-backup", "add-backup", "undo-merge")
"""What is done with a backup."""

OF_SAVED = (
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
)
"""What is done in the list of saved games."""

OF_STATISTICS = ("count-player", "count-game", "turn-weeks")
"""What is chosen in the statistics."""

OF_REVIEWS = ("scrub", "stop-review", "see-better", "practise")
"""What a review does: it comes when a finished game is looked at."""

OF_LESSONS = ("lesson-skip", "lesson-again", "lesson-show", "first-game")
"""What is done in a lesson."""

OF_PUZZLES = ("puzzle-again", "puzzle-hint", "puzzle-show", "puzzle-check", "puzzle-grade", "puzzle-share")
"""What is done with puzzles."""


OF_ADDED = (
    "wheel",
    "look-at-game",
    "trust-game",
    "cancel-game",
    "remove-game",
    "keep-game",
    "remove-game-now",
    "undo-remove-game",
)
"""What is done with a game that players add, or have added."""


Handler = Callable[[Context, Event], None]


def _of_opponents() -> Mapping[str, Handler]:
    from cuboteca.ui.opponents.handlers import HANDLERS

    return HANDLERS


def _of_lessons() -> Mapping[str, Handler]:
    from cuboteca.ui.lessons.handlers import HANDLERS

    return HANDLERS


def _of_puzzles() -> Mapping[str, Handler]:
    from cuboteca.ui.puzzles.handlers import HANDLERS

    return HANDLERS


def _go_on(context: Context, event: Event) -> None:
    """Show what comes of its own accord: a move, what a review has found, what follows in an exercise, a step of adding
    a game."""
    session = context.session
    if context.address.screen == "add":
        of = _of_added
    elif context.address.screen == "review":
        of = _of_reviews
    elif session is not None and session.exercise is not None:
        of = _of_lessons if session.lesson is not None else _of_puzzles
    else:
        of = _of_opponents
    of()["opponent"](context, event)


def _hint(context: Context, event: Event) -> None:
    """Give a hint, for the puzzle that is tried or in the game; a lesson says what to do, and what is past is past."""
    session = context.session
    if session is None or context.address.of != session.id or context.address.past is not None:
        return
    if session.puzzle is not None:
        _of_puzzles()["puzzle-hint"](context, event)
    elif session.lesson is None and not session.over:
        _of_opponents()["hint"](context, event)


def _of_added() -> Mapping[str, Handler]:
    from cuboteca.ui.added.handlers import HANDLERS

    return HANDLERS


def _of_backups() -> Mapping[str, Handler]:
    from cuboteca.ui.handlers.backup import HANDLERS

    return HANDLERS


def _of_saved() -> Mapping[str, Handler]:
    from cuboteca.ui.handlers.saved import HANDLERS

    return HANDLERS


def _of_statistics() -> Mapping[str, Handler]:
    from cuboteca.ui.statistics.handlers import HANDLERS

    return HANDLERS


def _of_reviews() -> Mapping[str, Handler]:
    from cuboteca.ui.reviews.handlers import HANDLERS

    return HANDLERS


def _of_clocks() -> Mapping[str, Handler]:
    from cuboteca.ui.clocks.handlers import HANDLERS

    return HANDLERS


def _late(name: str, load: Callable[[], Mapping[str, Handler]]) -> Handler:
    """Return a handler that is loaded when it is first wanted."""

    def handle(context: Context, event: Event) -> None:
        load()[name](context, event)

    return handle


HANDLERS: dict[str, Handler] = {
    **navigation.HANDLERS,
    **setup.HANDLERS,
    **own_files.HANDLERS,
    **play.HANDLERS,
    "opponent": _go_on,
    "hint": _hint,
    **{name: _late(name, _of_lessons) for name in OF_LESSONS},
    **{name: _late(name, _of_puzzles) for name in OF_PUZZLES},
    **{name: _late(name, _of_opponents) for name in OF_OPPONENTS},
    **{name: _late(name, _of_reviews) for name in OF_REVIEWS},
    **{name: _late(name, _of_backups) for name in OF_BACKUPS},
    **{name: _late(name, _of_statistics) for name in OF_STATISTICS},
    "time-up": _late("time-up", _of_clocks),
    **{name: _late(name, _of_added) for name in OF_ADDED},
    **looking_back.HANDLERS,
    **{name: _late(name, _of_saved) for name in OF_SAVED},
    **presets.HANDLERS,
    **sharing.HANDLERS,
}
"""Every event by its name."""
