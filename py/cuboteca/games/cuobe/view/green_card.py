"""The green card of the turn, held large over the map until it is put away, and the deck as a clock."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.games.cuobe.rules.cards import Box
from cuboteca.games.cuobe.rules.options import Rules
from cuboteca.games.cuobe.rules.setup import green_deck
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import CARD, Selection
from cuboteca.games.cuobe.text.card_text import card_lines
from cuboteca.games.cuobe.text.log import describe_latest, fight_over, green_just_drawn, last_green, recent_moves
from cuboteca.games.cuobe.text.names import counted
from cuboteca.games.cuobe.view.art.cards import Green, draw_green_stage
from cuboteca.games.cuobe.view.keys import KEYS
from cuboteca.play.keys import shortcut
from cuboteca.play.view import View

FIGURES: Final = {"twins": "twin", "spiders": "spider"}
"""Who is drawn for a kind; the others are drawn as themselves."""


def green_of(view: View) -> Green | None:
    """Return the green card drawn last; None before the first."""
    state: State = view.state
    last = last_green(view)
    if last is not None:
        return green_card(state.box, last[1], last[0] + 1)
    return green_card(state.box, state.passed[-1], 0) if state.passed and not view.moves else None


def green_card(box: Box, card: str, drawn: int) -> Green:
    """Return a card of the green deck as it is shown."""
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
def full_deck(rules: Rules) -> int:
    """Count the green cards at the start."""
    return green_deck(rules).size


def in_short(card: Green) -> Green:
    """Return the card for the strip above the map: all it says as one text."""
    return card._replace(words=(" ".join(card.words),))


def clock_words(state: State) -> tuple[str, str]:
    """Say how many green cards are left, in a figure and a word."""
    size = state.green.size
    return (counted(size, "card") if size < 4 else f"{size} cards", "left") if size else ("Last turn", "no card left")


def green_stage(view: View, selection: Selection) -> Markup | None:
    """Draw the card held large over the map; None while there is none."""
    if not is_large(view, selection):
        return None
    card = green_of(view)
    if card is None:
        return None
    button = el(
        "button",
        "Go on",
        type="button",
        id="put-away",
        data_part="put-away",
        data_call="",
        data_escape=True,
        class_="button main",
        aria_keyshortcuts=shortcut(KEYS, "green"),
    )
    news = describe_latest(view) if selection.panel != CARD else ""
    return draw_green_stage(card, button, news)


def is_large(view: View, selection: Selection) -> bool:
    """Has the card just come and not been put away yet, or is it asked for?"""
    if not view.live or fight_over(view, selection):
        return False
    if selection.panel == CARD:
        return True
    drawn = green_just_drawn(recent_moves(view))
    return drawn is not None and drawn + 1 > selection.seen


def is_shown_large(view: View, selection: Selection) -> bool:
    """Is there a card or a fight to be put away first?"""
    return is_large(view, selection) or fight_over(view, selection)


def put_away(view: View, selection: Selection) -> Selection:
    """Mark all that has come so far as seen."""
    return selection._replace(seen=len(view.moves), panel="" if selection.panel == CARD else selection.panel)
