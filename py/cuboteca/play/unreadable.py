"""What players read of a position or an option that can't be read, for the reasons that several games share.

A game's own reasons are in its `text/unreadable_positions.py`. Both are loaded when such a sentence is first wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from cuboteca.play.wording import Message, Messages, join_words

OPTIONS: Final[dict[str, Message]] = {
    "option_value": "{title} can’t be “{value}”. Choose {allowed}.",
    "option_number": "{title} can’t be “{value}”. Choose a whole number from {least} to {most}.",
    "option_unknown": "There’s no rule called “{name}”.",
    "option_twice": "The same rule is set twice.",
    "first_player": "Player {player} can’t go first: there are only {total} players.",
}
"""What is wrong with the options of a game."""

TEXTS: Final[dict[str, Message]] = {
    "too_long": "This position is too long: {limit} characters is the most.",
    "parts": "A position has these parts, with | between them: {parts}.",
    "part_missing": "The part “{part}” is missing.",
    "not_a_part": "“{word}” isn’t part of a position.",
    "twice": "“{word}” is there twice.",
    "not_a_player": "“{word}” isn’t a player. The players are {players}.",
    "not_a_step": "“{word}” isn’t a step that can be waiting.",
    "not_an_end": "“{word}” isn’t a way for this game to end.",
    "resigned_order": "“{word}” doesn’t list the players who have resigned, in seat order.",
    "refused": "{why}",
}
"""Why a text can't be read: `refused` where another error says it."""

POSITIONS: Final[dict[str, Message]] = {
    "no_turn": "The position doesn’t say whose turn it is.",
    "mover_resigned": "The player whose turn it is has resigned.",
    "one_left": "Only one player is left, so the game must be over.",
    "not_ended": "Nothing has ended this game, so it can’t be over.",
    "wrong_step": "The step “{word}” can’t be waiting like that.",
}
"""Why no game leads to a position."""

SHARED: Final[dict[str, Message]] = {**OPTIONS, **TEXTS, **POSITIONS}
"""By reason."""


def _choices(allowed: Iterable[tuple[str, str]]) -> str:
    return join_words((f"{label} ({value})" for label, value in allowed), "or")


def shorten(word: str) -> str:
    """Return the beginning of a word that may be of any length."""
    return word[:20]


def shorten_text(text: str) -> str:
    """Return the beginning of a text that may be of any length."""
    return text[:40]


SHARED_WORDS: Final[Mapping[str, Callable[[Any], str]]] = {
    "allowed": _choices,
    "limit": "{:,}".format,
    "name": shorten_text,
    "parts": join_words,
    "players": join_words,
    "text": shorten_text,
    "value": shorten_text,
    "word": shorten,
}
"""How a value of a message is worded, by its name."""

say: Final = Messages(SHARED, SHARED_WORDS)


def extend_shared(
    sentences: Mapping[str, Message], words: Mapping[str, Callable[[Any], str]] | None = None
) -> Messages:
    """Return the shared messages together with a game's own, and with its own words for values."""
    return Messages({**SHARED, **sentences}, {**(words or {}), **SHARED_WORDS})
