"""The sheet of symbols that every picture of the game uses."""

from __future__ import annotations

from markupsafe import Markup


def render_sprite() -> Markup:
    """The game's symbols and gradients. It stands on the common sheet, which holds the badges."""
    # Only the site build draws it: at a table none of this is loaded.
    from cuboteca.draw.icons import icon_symbols
    from cuboteca.games.qurush.view.art import curtain_cloth, flat_faces, goal_tray, ivory, pawns, planks, sheet_signs
    from cuboteca.games.qurush.view.art.action_icons import ICONS

    gradients = (ivory, pawns, planks, sheet_signs, goal_tray, curtain_cloth)
    return Markup(
        '<svg id="sheet-qurush" class="sheet" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        f"{''.join(module.GRADIENTS for module in gradients)}"
        f"{ivory.dice_symbols()}{flat_faces.face_symbols()}{pawns.pawn_symbols()}{planks.board_symbols()}{sheet_signs.sign_symbols()}"
        f"{goal_tray.tray_symbols()}{curtain_cloth.curtain_symbols()}{icon_symbols(ICONS, {})}</defs></svg>"
    )
