"""The sheet of symbols that every picture of the game uses, with the icons that only this game has.

Only the site build draws it: at a table none of this is loaded.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from markupsafe import Markup

from cuboteca.draw.icons import icon_symbols
from cuboteca.games.cuobe.view.art import emblems, sprite_figures, sprite_pieces, sprite_rooms

ICONS: Final[Mapping[str, str]] = {
    "danger": "M5.5 20v-9a6.5 6.5 0 0 1 13 0v9l-2.2-1.8-2.1 1.8-2.2-1.8-2.2 1.8-2.1-1.8zM9.7 11v.1M14.3 11v.1",
    "log": "M7 4h10a1.2 1.2 0 0 1 1.2 1.2V20l-3.1-1.8L12 20l-3.1-1.8L5.8 20V5.2A1.2 1.2 0 0 1 7 4z"
    "M9.2 8.5h5.6M9.2 12.5h5.6",
}


def render_sprite() -> Markup:
    """The game's symbols and gradients. It stands on the common sheet, which holds the lamp."""
    return Markup(
        '<svg id="sheet-cuobe" class="sheet" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        f"{sprite_rooms.GRADIENTS}{sprite_pieces.GRADIENTS}{sprite_figures.GRADIENTS}</defs>"
        f"{emblems.emblem_symbols()}<defs>{sprite_rooms.room_symbols()}{sprite_pieces.piece_symbols()}"
        f"{sprite_figures.figure_symbols()}{icon_symbols(ICONS, {})}</defs></svg>"
    )
