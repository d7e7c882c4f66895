"""A stone as a small picture, and the sheet of symbols that every picture of the game uses."""

from __future__ import annotations

from markupsafe import Markup


def small_stone(stone: str, faded: bool = False) -> Markup:
    """A stone beside words: in the record, in headings. The words say what it is.

    On walnut a black stone needs an edge, for no well is about it there.
    """
    seen = ' opacity=".4"' if faded else ""
    edge = '<circle r="14.2" fill="none" stroke="var(--stone-edge)" stroke-width="1.2"/>' if stone[0] == "b" else ""
    return Markup(
        '<svg class="token" viewBox="-15 -15 30 30" width="24" height="24" aria-hidden="true">'
        f'<use href="#q-{stone}"{seen}/>{edge}</svg>'
    )


def draw_sheet() -> Markup:
    """The game's symbols and gradients. It stands on the common sheet, which holds the lamp and the wells."""
    # Only the site build draws it: at a table none of this is loaded.
    from cuboteca.games.qyshinsu.view.art import sheet_ring, sheet_stones, sheet_tray

    return Markup(
        '<svg id="sheet-qyshinsu" class="sheet" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        f"{sheet_stones.GRADIENTS}{sheet_ring.GRADIENTS}{sheet_tray.GRADIENTS}"
        f"{sheet_stones.stone_symbols()}{sheet_ring.ring_symbols()}{sheet_tray.tray_symbols()}"
        "</defs></svg>"
    )
