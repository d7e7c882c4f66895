"""Draws the board and its marbles, lit from the upper left like all things in the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from markupsafe import Markup

from cuboteca.draw.markup import el

GAP: Final = 58
RADIUS: Final = 17
HIT: Final = 28
NAMES: Final = {"a": "dark", "b": "light"}
LOOKS: Final[Mapping[str, Sequence[str]]] = {
    "dark": ("#6e6a66", "#2a2725", "#0f0e0d"),
    "light": ("#fffaf0", "#e6d9c2", "#a8977b"),
}


def spot(at: int) -> tuple[int, int]:
    """Return where the middle of a hole is."""
    return (at % 3 - 1) * GAP, (at // 3 - 1) * GAP


def sprite() -> Markup:
    """Return what all pictures of the game share; ids begin with the name of the game."""
    marbles = (el("g", _marble(f"nine_holes-{name}-shine"), id=f"nine_holes-{name}") for name in LOOKS)
    return el(
        "svg",
        el("defs", (_shine(f"nine_holes-{name}-shine", colours) for name, colours in LOOKS.items())),
        marbles,
        el("g", *_wood("var(--board-face-1)", "var(--board-rim-0)", "var(--board-rim-3)"), id="nine_holes-board"),
        class_="sheet",
    )


def _shine(id_: str, colours: Sequence[str]) -> Markup:
    stops = (el("stop", offset=at, stop_color=colour) for at, colour in zip((0, 0.5, 1), colours, strict=True))
    return el("radialGradient", stops, id=id_, cx=0.35, cy=0.3, r=0.75)


def _marble(shine: str) -> tuple[Markup, ...]:
    return (
        el("ellipse", cx=3, cy=5, rx=RADIUS, ry=RADIUS - 2, fill="#1a0d05", fill_opacity=0.35),
        el("circle", r=RADIUS, fill=f"url(#{shine})"),
    )


def _wood(face: str, lit: str, dim: str) -> tuple[Markup, ...]:
    """Return the board with its holes."""
    corner = {"x": -98, "width": 196, "rx": 18}
    holes = (
        el(
            "g",
            el("circle", r=13, fill=dim),
            el("circle", r=12, cy=1, fill="#1a0d05", fill_opacity=0.45),
            transform=_at(at),
        )
        for at in range(9)
    )
    lines = "M-58-58H58M-58 0H58M-58 58H58M-58-58V58M0-58V58M58-58V58"
    return (
        el("rect", y=-93, height=196, fill=dim, **corner),
        el("rect", y=-98, height=196, fill=lit, **corner),
        el("rect", y=-96.5, height=194.5, fill=face, **corner),
        el("path", d=lines, stroke=dim, stroke_width=2.5, fill="none"),
        *holes,
    )


def _at(at: int) -> str:
    x, y = spot(at)
    return f"translate({x} {y})"


def board(cells: str, label: str, holes: Sequence[Markup] = (), live: bool = False, keys: str = "") -> Markup:
    """Return the board: with `holes` to tap where it is `live`, as a picture otherwise."""
    lie = () if holes else (marble(cell, at) for at, cell in enumerate(cells) if cell in NAMES)
    more = {"id": "board", "role": "group", "data_keys": keys} if live else {"role": "img"}
    return el(
        "svg",
        el("use", href="#nine_holes-board"),
        lie,
        *holes,
        class_="board",
        viewBox="-104 -104 208 212",
        aria_label=label,
        **more,
    )


def marble(cell: str, at: int | None = None, kind: str | None = None) -> Markup:
    """Return a marble, in its hole or by itself."""
    return el("use", href=f"#nine_holes-{NAMES[cell]}", transform=None if at is None else _at(at), class_=kind)


def hole(at: int, cell: str, label: str, picked: bool, focus: bool, kind: str) -> Markup:
    """Return a hole to tap, with what lies in it."""
    return el(
        "g",
        el("circle", r=RADIUS + 3, class_="nine_holes-picked") if picked else None,
        marble(cell, kind=kind) if cell in NAMES else None,
        el("circle", r=HIT, class_="hit"),
        el("circle", r=RADIUS + 4, class_="focus-ring nine_holes-focus"),
        id=f"hole-{at + 1}",
        class_="place",
        role="button",
        tabindex=0 if focus else -1,
        data_part=f"hole:{at + 1}",
        aria_pressed="true" if picked else "false",
        aria_label=label,
        transform=_at(at),
    )


def thumbnail() -> Markup:
    """Return the picture for the cabinet: by itself, so with colours of its own."""
    return el(
        "svg",
        el("defs", (_shine(f"nine_holes-{name}-shine", colours) for name, colours in LOOKS.items())),
        el("ellipse", cx=86, cy=108, rx=66, ry=12, fill="#1a0d05", fill_opacity=0.3),
        el(
            "g",
            *_wood("#b98e68", "#d9b48a", "#8a6246"),
            (
                el("g", _marble(f"nine_holes-{NAMES[cell]}-shine"), transform=_at(at))
                for at, cell in enumerate("b.a.ab.b.")
                if cell in NAMES
            ),
            transform="translate(84 64) scale(0.62 0.5)",
        ),
        xmlns="http://www.w3.org/2000/svg",
        width=168,
        height=130,
        viewBox="0 0 168 130",
    )
