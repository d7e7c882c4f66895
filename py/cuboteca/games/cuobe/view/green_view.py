"""The green card of the turn, and the deck as a clock."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cuboteca.games.cuobe.rules.cards import Box
from cuboteca.games.cuobe.rules.names import counted
from cuboteca.games.cuobe.rules.options import Rules
from cuboteca.games.cuobe.rules.setup import green_deck
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.card_text import card_lines
from cuboteca.games.cuobe.text.log import last_green
from cuboteca.games.cuobe.view.art.cards_drawn import Green
from cuboteca.play.view import View

FIGURES: Final = {"twins": "twin", "spiders": "spider"}
"""Who is drawn for a kind; the others are drawn as themselves."""


def green_of(view: View) -> Green | None:
    """The green card drawn last; None before the first."""
    state: State = view.state
    last = last_green(view)
    if last is not None:
        return green_card(state.box, last[1], last[0] + 1)
    return green_card(state.box, state.passed[-1], 0) if state.passed and not view.moves else None


def green_card(box: Box, card: str, drawn: int) -> Green:
    """A card of the green deck as it is shown."""
    printed = box.cards[card]
    words = tuple(line.text for line in card_lines(box, card))
    return Green(
        card,
        printed.type,
        printed.name,
        printed.icon,
        words,
        FIGURES.get(printed.kind, printed.kind),
        printed.power or None,
        drawn,
    )


@lru_cache(maxsize=16)
def full_deck(terms: Rules) -> int:
    """How many green cards there are at the start."""
    return green_deck(terms).size


def in_short(card: Green) -> Green:
    """For the strip above the map: all it says as one text."""
    return card._replace(words=(" ".join(card.words),))


def clock_words(state: State) -> tuple[str, str]:
    """How many green cards are left, in a figure and a word."""
    size = state.green.size
    return (counted(size, "card") if size < 4 else f"{size} cards", "left") if size else ("Last turn", "no card left")
