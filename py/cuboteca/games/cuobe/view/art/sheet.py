"""The sheet of symbols that every picture of the game uses."""

from __future__ import annotations

from markupsafe import Markup


def draw_sheet() -> Markup:
    """The game's symbols and gradients. It stands on the common sheet, which holds the lamp."""
    # Only the site build draws it: at a table none of this is loaded.
    from cuboteca.draw.icons import icon_symbols
    from cuboteca.games.cuobe.view.art import emblems, sheet_figures, sheet_pieces, sheet_rooms
    from cuboteca.games.cuobe.view.art.icons import ICONS

    return Markup(
        '<svg id="sheet-cuobe" class="sheet" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        f"{sheet_rooms.GRADIENTS}{sheet_pieces.GRADIENTS}{sheet_figures.GRADIENTS}</defs>"
        f"{emblems.emblem_symbols()}<defs>{sheet_rooms.room_symbols()}{sheet_pieces.piece_symbols()}"
        f"{sheet_figures.figure_symbols()}{icon_symbols(ICONS, {})}</defs></svg>"
    )
