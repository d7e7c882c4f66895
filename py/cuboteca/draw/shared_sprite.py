"""The sprite that every screen has, and the pictures that are files of their own."""

from __future__ import annotations

from markupsafe import Markup


def render_sprite() -> Markup:
    """Return the lamp, the wells, the badges and the icons, as one hidden picture to refer to."""
    # Only the site build draws it: at a table none of this is loaded.
    from cuboteca.draw.badges import badge_symbols
    from cuboteca.draw.icons import icon_symbols
    from cuboteca.draw.lid import lid_symbols
    from cuboteca.draw.light import LAMPS
    from cuboteca.draw.turned_well import GRADIENTS

    return Markup(
        '<svg id="sheet-common" class="sheet" width="0" height="0" aria-hidden="true" focusable="false">'
        f"<defs>{LAMPS}{GRADIENTS}</defs>{badge_symbols()}{icon_symbols()}{lid_symbols()}</svg>"
    )


def files() -> dict[str, str]:
    """Return every picture that is a file, by its name under `art/`."""
    from cuboteca.draw.app_icon import icon_any, icon_maskable, icon_monochrome
    from cuboteca.draw.cabinet import lid_panel, plank_tile
    from cuboteca.draw.palette import THEMES

    walnut = {f"cabinet-{theme.name}.svg": plank_tile(theme) for theme in THEMES}
    lids = {f"lid-{theme.name}.svg": lid_panel(theme) for theme in THEMES}
    marks = {
        "icon.svg": icon_any(),
        "icon-maskable.svg": icon_maskable(),
        "icon-monochrome.svg": icon_monochrome(),
    }
    return {**walnut, **lids, **marks}
