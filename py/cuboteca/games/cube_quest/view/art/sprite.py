"""The SVG sprite that every picture of the game refers to, with the icons that only this game has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from markupsafe import Markup

from cuboteca.draw.icons import icon_symbols
from cuboteca.games.cube_quest.view.art import army_picture, board_ground, board_signs, cube_faces

ICONS: Final[Mapping[str, str]] = {
    "arrow-left": "M19 12H5M11 6l-6 6 6 6",
    "arrow-right": "M5 12h14M13 6l6 6-6 6",
    "arrow-up": "M12 19V5M6 11l6-6 6 6",
    "arrow-down": "M12 5v14M6 13l6 6 6-6",
    "above": "M12 3v8.5M8.5 8.5L12 12l3.5-3.5M7 13.5l-3.5 6.5h17L17 13.5",
    "camera": "M4 8h3.2l1.6-2.5h6.4L16.8 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1z"
    "M12 16.4a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6z",
    "turn-left": "M19.5 16.5A8 8 0 0 0 5.4 10.6M4.8 5.4v5.2H10",
    "turn-right": "M4.5 16.5A8 8 0 0 1 18.6 10.6M19.2 5.4v5.2H14",
    "turn-cube-left": "M9.3 9.8h5.4v5.4H9.3zM19.4 16.8A8.6 8.6 0 1 0 3.4 12.7M.9 9.7l2.5 3.2 3.3-2.4",
    "turn-cube-right": "M9.3 9.8h5.4v5.4H9.3zM4.6 16.8A8.6 8.6 0 1 1 20.6 12.7M23.1 9.7l-2.5 3.2-3.3-2.4",
    "slowly": "M7 4h10M7 20h10M8 4v3.5l4 4.5-4 4.5V20M16 4v3.5L12 12l4 4.5V20",
    "army": "M9.2 4.6h5.6v5.6H9.2zM5 13.4h5.6V19H5zM13.4 13.4H19V19h-5.6z",
    "foul": "M9.4 4l8.4 1.6-2.8 14.4-8.4-1.6z",
}


def render_sprite() -> Markup:
    """Return the game's symbols and gradients. It refers to the common sprite, which holds the badges."""
    return Markup(
        '<svg id="sheet-cube_quest" class="sheet" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        f"{board_ground.GRADIENTS}{army_picture.GRADIENTS}{cube_faces.face_symbols()}{board_ground.ground_symbols()}"
        f"{board_signs.sign_symbols()}{army_picture.picture_symbols()}{icon_symbols(ICONS, {})}</defs></svg>"
    )
