"""Draws an added game where its code isn't loaded: its own picture, or its initial engraved in an empty niche."""

from __future__ import annotations

import traceback
from binascii import b2a_base64
from typing import Final

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.games import Shelf
from cuboteca.play.view import GameView
from cuboteca.ui.previews import Look, draw_look
from cuboteca.ui.saved_games import SavedGame
from cuboteca.ui.text.saved import say

LARGEST: Final = 100_000
"""Letters of a picture that is kept with the game."""


def niche_address(view: GameView, name: str) -> str:
    """Return a game's picture as an address that holds it; an image runs no scripts and fetches nothing."""
    drawn = str(view.render_thumbnail())
    if not drawn.startswith("<svg") or len(drawn) > LARGEST:
        drawn = str(initial(name))
    if "xmlns=" not in drawn:
        drawn = drawn.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
    return f"data:image/svg+xml;base64,{b2a_base64(drawn.encode(), newline=False).decode()}"


def initial(name: str) -> Markup:
    """Return the first letter of a name, cut into the back of the niche: lit from the upper left, as all is."""
    letter = name.strip()[:1].upper()

    def cut(colour: str, opacity: float, by: float) -> Markup:
        place = f"translate({by} {by})"
        return el("text", letter, x=84, y=92, fill=colour, fill_opacity=opacity, transform=place)

    return el(
        "svg",
        el(
            "g",
            cut("#fff3dc", 0.55, 1.4),
            cut("#2b180a", 0.5, -0.8),
            cut("#8a6f55", 0.75, 0),
            text_anchor="middle",
            font_size=76,
            font_family="Georgia, serif",
            font_weight=600,
        ),
        xmlns="http://www.w3.org/2000/svg",
        width=168,
        height=130,
        viewBox="0 0 168 130",
    )


def look_of(shelf: Shelf, kept: SavedGame) -> Look:
    """Draw a saved game as lists show it: by its picture in the cabinet, unless its code is loaded and can draw it."""
    try:
        if shelf.added()[kept.game].is_loaded:
            return draw_look(shelf, kept)
    except Exception:  # its code is somebody's, and no list is to fail with it
        traceback.print_exc()
    preview = el("span", el("img", src=shelf.niche(kept.game), alt=""), class_="preview niche", aria_hidden="true")
    return Look(preview, el("span", el("span", say("unseen")), class_="card-asked"))
