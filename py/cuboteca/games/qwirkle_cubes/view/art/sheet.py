"""The sheet of symbols that every picture of the game uses."""

from __future__ import annotations

from markupsafe import Markup


def render_sprite() -> Markup:
    """The game's symbols and gradients. It stands on the common sheet, which holds the lamp."""
    # Only the site build draws it: at a table none of this is loaded.
    from cuboteca.games.qwirkle_cubes.view.art import resin, sheet_rack, sheet_table

    return Markup(
        '<svg id="sheet-qwirkle_cubes" class="sheet" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        f"{resin.GRADIENTS}{sheet_table.GRADIENTS}{sheet_rack.GRADIENTS}"
        f"{resin.cube_symbols()}{sheet_table.table_symbols()}{sheet_rack.rack_symbols()}</defs></svg>"
    )
