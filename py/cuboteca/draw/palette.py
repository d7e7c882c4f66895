"""Every colour of the house, for the light theme "paper" and the dark theme "walnut".

A few colours are chosen; the rest are mixed from them the way the lamp would: lit faces move towards honey, shaded
ones towards umber, never to pure white or black. Text colours move until they can be read on every ground they meet.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from cuboteca.draw.colour import contrast, legible, mix, see_through
from cuboteca.draw.palette_cube_quest import cube_quest_palette
from cuboteca.draw.palette_cuobe import cuobe_palette
from cuboteca.draw.palette_qurush import qurush_palette
from cuboteca.draw.palette_qwirkle_cubes import qwirkle_cubes_palette

UMBER: Final = "#120A06"
SHADE: Final = "#1A0D05"
"""What shadows are made of."""
LAMP: Final = "#FFF6E8"
IVORY: Final = "#FBF1E0"
FOCUS_RING: Final = "var(--focus-ring,#fff)"
FOCUS_EDGE: Final = "var(--focus-edge,#140A05)"
"""The ring of the keyboard’s focus on a board, and its edge; the style sheet makes them a hint’s mark."""
BRASS: Final = "#FFDC9A"
EMBER: Final = "#D08A40"
"""A little of it keeps flat wood from turning grey."""


class Theme(NamedTuple):
    """The chosen colours of one theme."""

    name: str
    bg: str
    surface: str
    raised: str
    ink: str
    muted: str
    line: str
    wood: str
    wood_light: str
    honey: str
    """Where lit wood moves to."""
    board: str
    """The wood that boards are turned from."""
    cabinet: str
    engraved: str
    """Words cut into a board."""
    engraved_light: str
    """The lit lower edge of such a word."""


LIGHT: Final = Theme(
    name="light",
    bg="#F4EFE6",
    surface="#FBF8F2",
    raised="#FFFFFF",
    ink="#2B2622",
    muted="#6F655C",
    line="#E2D9CB",
    wood="#6B4A35",
    wood_light="#B98E68",
    honey="#F3D3A4",
    board="#B98E68",
    cabinet="#6B4A35",
    engraved="#140A05",
    engraved_light="#E0C7AE",
)
DARK: Final = Theme(
    name="dark",
    bg="#1C1714",
    surface="#272019",
    raised="#322921",
    ink="#F3EBDF",
    muted="#AC9E8E",
    line="#4F4337",
    wood="#8A6246",
    wood_light="#C9A27C",
    honey="#E3B47C",
    board=mix("#8A6246", "#1C1714", 0.10),
    cabinet="#5F4533",
    engraved="#FFF3DE",
    engraved_light="#2A1A0F",
)
THEMES: Final = (LIGHT, DARK)

ACCENTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "qyshinsu": "#B23A2E",
        "qwirkle_cubes": "#1F7A6D",
        "qurush": "#3D5A98",
        "cuobe": "#6C4E86",
        "cube_quest": "#C98A1B",
    }
)
"""The accent of each game of the house, by its id."""

SEATS: Final = ("#1F5FA8", "#C8452F", "#E0A526", "#2E8B6B", "#9870BE", "#5C6470")
"""Blue, vermilion, amber, green, purple, slate: apart under every common colour blindness, and doubled by a shape."""


def shaded(wood: str, share: float) -> str:
    return mix(wood, UMBER, share)


def tokens(theme: Theme) -> dict[str, str]:
    """Return every custom property of the theme, but for those of a game's accent."""
    dark = theme is DARK
    grounds = (theme.bg, theme.surface, theme.raised)
    chosen = {
        "bg": theme.bg,
        "surface": theme.surface,
        "raised": theme.raised,
        "ink": theme.ink,
        "muted": legible(theme.muted, theme.ink, (*grounds, mix(theme.surface, theme.bg, 0.4))),
        "line": theme.line,
        "wood": theme.wood,
        "wood-light": theme.wood_light,
    }
    return {
        **chosen,
        "selected": mix(theme.bg, theme.wood_light, 0.36 if not dark else 0.27),
        "pressed": mix(theme.raised, theme.wood_light, 0.16),
        "field": mix(theme.surface, theme.bg, 0.4),
        "field-line": legible(theme.line, theme.ink, grounds, 3.1),
        "focus": theme.ink,
        "focus-halo": theme.raised if not dark else theme.bg,
        **_signals(theme, grounds),
        **_seats(theme, grounds),
        **_board(theme),
        **qwirkle_cubes_palette(dark),
        **cuobe_palette(dark),
        **qurush_palette(dark, _seats(theme, grounds)),
        **cube_quest_palette(dark),
        **_cabinet(theme),
        **_depth(dark),
    }


def _signals(theme: Theme, grounds: Iterable[str]) -> dict[str, str]:
    dark = theme is DARK
    return {
        "ivory": IVORY,
        "ivory-muted": "#F2E4CF",
        "brass": BRASS,
        "brass-text": legible("#8F6A2C", theme.ink, grounds) if not dark else BRASS,
        "danger": "#A8321F",
        "on-danger": "#FFFFFF",
        "danger-text": legible("#B23A2E", theme.ink, grounds),
        "good-text": legible("#2E8B6B", theme.ink, grounds),
        "badge-ink": "#2B2622" if not dark else "#0D0A08",
        "badge-ink-edge": "#2B2622" if not dark else "#D9C7A8",
        "badge-ring": "#D9BE8C",
        "stone-edge": legible("#6B5F55", LAMP, grounds, 5) if dark else "transparent",
    }


def _seats(theme: Theme, grounds: tuple[str, ...]) -> dict[str, str]:
    """Return the seats' colours, the same by day and by night; one too near the ground has an edge that carries it."""
    towards = UMBER if theme is LIGHT else LAMP
    out: dict[str, str] = {}
    for number, seat in enumerate(SEATS, 1):
        out[f"seat-{number}"] = seat
        out[f"seat-{number}-edge"] = legible(seat, towards, grounds, 3.1)
        out[f"on-seat-{number}"] = on(seat)
    return out


def _board(theme: Theme) -> dict[str, str]:
    """Return rim, face, dish and wells of a board, each as the stops of one gradient along the lamp's axis."""
    base, honey = theme.board, theme.honey
    warm = mix(base, EMBER, 0.14) if theme is LIGHT else shaded(mix(base, EMBER, 0.14), 0.09)
    stops: dict[str, tuple[str, ...]] = {
        "board-rim": (mix(base, honey, 0.55), base, shaded(base, 0.22), shaded(base, 0.61)),
        "board-face": (mix(warm, honey, 0.40 if theme is LIGHT else 0.05), warm, shaded(base, 0.19)),
        "tray-rim": (mix(base, LAMP, 0.5), base, shaded(base, 0.56)),
        "dish-edge": (shaded(base, 0.56), shaded(base, 0.21), mix(base, theme.wood_light, 0.15)),
        "dish": (shaded(warm, 0.11), shaded(warm, 0.14), shaded(warm, 0.19)),
        "well-edge": (shaded(base, 0.83), shaded(base, 0.60), shaded(base, 0.24)),
        "well": (shaded(base, 0.19), shaded(base, 0.36), shaded(base, 0.56), shaded(base, 0.70)),
    }
    out = {f"{name}-{i}": colour for name, colours in stops.items() for i, colour in enumerate(colours)}
    return {
        **out,
        "shade": SHADE if theme is LIGHT else "#000000",
        "grain-dark": shaded(base, 0.56),
        "grain-light": mix(base, LAMP, 0.5 if theme is LIGHT else 0.3),
        "bead-edge": shaded(base, 0.78),
        "engraved": theme.engraved,
        "engraved-light": theme.engraved_light,
    }


def _cabinet(theme: Theme) -> dict[str, str]:
    base = theme.cabinet
    return {
        "cabinet-lit": mix(base, LAMP, 0.12),
        "cabinet": base,
        "cabinet-dim": shaded(base, 0.36),
        "cabinet-edge-lit": mix(base, LAMP, 0.42 if theme is LIGHT else 0.32),
        "cabinet-edge-dim": shaded(base, 0.6),
        "lid-lit": mix(mix(base, LAMP, 0.1), EMBER, 0.14),
        "lid": mix(mix(base, LAMP, 0.05), EMBER, 0.14),
        "lid-dim": shaded(base, 0.3),
        "cabinet-wood": f"url(../art/cabinet-{theme.name}.svg)",
        "lid-wood": f"url(../art/lid-{theme.name}.svg)",
        "cabinet-grain": shaded(base, 0.6),
        "cabinet-grain-light": mix(base, LAMP, 0.6),
    }


def _depth(dark: bool) -> dict[str, str]:
    """Return shadows as whole CSS values, so that every card lies under the same lamp."""
    near, far = (0.5, 0.8) if dark else (0.10, 0.30)
    lit = see_through("#FFF0DC", 0.07 if dark else 0.0)
    shade = "#000000" if dark else "#2B180A"
    return {
        "shadow-card": f"inset 0 1px 0 {lit}, 0 1px 2px {see_through(shade, near)}, "
        f"0 10px 24px -12px {see_through(shade, far)}",
        "shadow-button": f"inset 0 1px 0 {lit}, 0 1px 2px {see_through(shade, near)}, "
        f"0 6px 14px -8px {see_through(shade, far * 0.9)}",
        "shadow-tray": f"0 1px 2px {see_through(shade, near)}, 0 8px 16px -6px {see_through(shade, far * 1.1)}",
        "shadow-sheet": f"0 -1px 0 {DARK.line if dark else LIGHT.line}, "
        f"0 -14px 28px -16px {see_through(shade, far * 0.55)}",
        "shadow-cabinet": f"0 10px 28px -4px {see_through('#1E0E04', 0.6 if dark else 0.34)}",
        "niche-light": "brightness(0.86)" if dark else "none",
        "niche-shade": see_through("#1A0B03", 0.62 if dark else 0.5),
        "niche-shade-side": see_through("#1A0B03", 0.55 if dark else 0.42),
        "niche-lip": see_through("#FFEBD0", 0.55),
        "scrim": see_through("#0C0704", 0.62 if dark else 0.46),
    }


def accent_tokens(theme: Theme, accent: str) -> dict[str, str]:
    """Return what a game's accent colours: its words, buttons and marks, and the back wall and floor of its niche."""
    dark = theme is DARK
    grounds = (theme.bg, theme.surface, theme.raised)
    soft = mix(theme.surface, accent, 0.12 if not dark else 0.2)
    wall = mix("#F6EBDD" if not dark else "#2A2019", accent, 0.24)
    floor = mix("#F6ECDC", accent, 0.06) if not dark else mix("#594838", accent, 0.2)
    words = on(accent)
    return {
        "accent": legible(accent, UMBER if words == "#FFFFFF" else LAMP, (words,)),
        "on-accent": words,
        "accent-text": legible(accent, theme.ink, (*grounds, soft)),
        "accent-soft": soft,
        "niche-0": shaded(wall, 0.22),
        "niche-1": wall,
        "niche-2": mix(wall, floor, 0.62),
        "niche-3": floor,
        "niche-glow": see_through("#FFF6E2", 0.12 if dark else 0.55),
    }


def on(ground: str) -> str:
    """Return white or near-black: what reads on the ground."""
    return max("#FFFFFF", UMBER, key=lambda colour: contrast(colour, ground))


def css(accents: Mapping[str, str] = ACCENTS) -> str:
    """Return the palette as a style sheet: custom properties for both themes, and for every `[data-game]`."""
    light = _rules(LIGHT, ":root", accents)
    dark = _rules(DARK, ":root[data-theme=dark]", accents)
    asked = _rules(DARK, ":root:not([data-theme=light])", accents)
    return f"{light}{dark}@media (prefers-color-scheme: dark) {{\n{asked}}}\n"


def _rules(theme: Theme, root: str, accents: Mapping[str, str]) -> str:
    house = {**tokens(theme), **accent_tokens(theme, theme.wood)}
    out = [_rule(root, {"color-scheme": theme.name}, house)]
    out.extend(
        _rule(f"{root} [data-game={game}]", {}, accent_tokens(theme, accent)) for game, accent in accents.items()
    )
    return "".join(out)


def _rule(selector: str, plain: Mapping[str, str], properties: Mapping[str, str]) -> str:
    lines = [f"  {name}: {value};\n" for name, value in plain.items()]
    lines.extend(f"  --{name}: {value};\n" for name, value in properties.items())
    return f"{selector} {{\n{''.join(lines)}}}\n"
