"""The green card of the turn, held large over the map until it is put away; and again whenever it is asked for."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.games.cuobe.selection.looks import CARD, Looks
from cuboteca.games.cuobe.text.log import describe_latest, fight_over, green_just_drawn, recent_moves
from cuboteca.games.cuobe.view.art.cards_drawn import draw_green_stage
from cuboteca.games.cuobe.view.green_view import green_of
from cuboteca.games.cuobe.view.keys import KEYS
from cuboteca.play.keys import shortcut
from cuboteca.play.view import View


def green_stage(view: View, looks: Looks) -> Markup | None:
    """None while no card is to be shown large."""
    if not is_large(view, looks):
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
    news = describe_latest(view) if looks.panel != CARD else ""
    return draw_green_stage(card, button, news)


def is_large(view: View, looks: Looks) -> bool:
    """Has the card just come and not been put away yet, or is it asked for?"""
    if not view.live or fight_over(view, looks):
        return False
    if looks.panel == CARD:
        return True
    drawn = green_just_drawn(recent_moves(view))
    return drawn is not None and drawn + 1 > looks.seen


def is_shown_large(view: View, looks: Looks) -> bool:
    """Is there a card or a fight to be put away first?"""
    return is_large(view, looks) or fight_over(view, looks)


def put_away(view: View, looks: Looks) -> Looks:
    """With all that has come so far seen."""
    return looks._replace(seen=len(view.moves), panel="" if looks.panel == CARD else looks.panel)
