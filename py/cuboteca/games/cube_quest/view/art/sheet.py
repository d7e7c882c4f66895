"""The sheet of symbols that every picture of the game uses."""

from __future__ import annotations

from markupsafe import Markup


def render_sprite() -> Markup:
    """The game's symbols and gradients. It stands on the common sheet, which holds the badges."""
    # Only the site build draws it: at a table none of this is loaded.
    from cuboteca.draw.icons import icon_symbols
    from cuboteca.games.cube_quest.view.art import arena_ground, arena_signs, army_picture, cube_faces
    from cuboteca.games.cube_quest.view.art.icons import ICONS

    return Markup(
        '<svg id="sheet-cube_quest" class="sheet" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        f"{arena_ground.GRADIENTS}{army_picture.GRADIENTS}{cube_faces.face_symbols()}{arena_ground.ground_symbols()}"
        f"{arena_signs.sign_symbols()}{army_picture.picture_symbols()}{icon_symbols(ICONS, {})}</defs></svg>"
    )
