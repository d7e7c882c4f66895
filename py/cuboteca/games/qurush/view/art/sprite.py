"""The SVG sprite that every picture of the game refers to, and what dice, pawns and squares wear.

Glows, frames, counters, arrows: each is drawn about the middle of a square. The icons of the five actions and
of what stands beside them are drawn with the pen of the house.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from markupsafe import Markup

from cuboteca.draw.icons import icon_symbols
from cuboteca.draw.light import Stop, axis, halo
from cuboteca.draw.markup import join
from cuboteca.draw.palette import FOCUS_EDGE, FOCUS_RING
from cuboteca.draw.palette_qurush import HALO, KEYLINE, LEGAL, TRACE
from cuboteca.draw.path import num, soft_polygon
from cuboteca.games.qurush.view.art import dice, goal_tray, pawns, planks, stage, tokens
from cuboteca.games.qurush.view.art.dice import outline
from cuboteca.games.qurush.view.art.measures import HALF, RISE
from cuboteca.games.qurush.view.art.north import north_symbol
from cuboteca.games.qurush.view.art.pawns import FLAT, FOOT
from cuboteca.games.qurush.view.art.signs import SIGN_HIGH, SIGN_WIDE, tab_corners

ACT: Final = "var(--qube-act)"
CHOSEN: Final = "var(--qube-chosen)"
"""The colour of the player to move; the picture's class sets it (`by-0`)."""
STAIRS: Final = "M-5 4.6H-1.8V1H1.8V-2.6H5"
"""Two steps up."""
ARROW: Final = "M-8.5 0H8M1.8-5.8L8 0L1.8 5.8"
"""It points east."""
CURL: Final = "M2.6 0H10M6.4-4.2L10.6 0L6.4 4.2"
TIP: Final = "M-14 0H12.6M6.6-6L12.8 0L6.6 6"
"""East too, over the top of a die: from its middle, and all the way."""
CROSS: Final = "M-8-8L8 8M8-8L-8 8"


def _top(half: float, radius: float, more: str) -> str:
    """Return a frame about the top of a die."""
    return (
        f'<rect x="{num(RISE[0] - half)}" y="{num(RISE[1] - half)}" width="{num(2 * half)}" height="{num(2 * half)}" '
        f'rx="{num(radius)}" {more}/>'
    )


SIGN_GRADIENTS: Final = join(
    (
        halo("u-warm", Stop(0, LEGAL, 0.5), Stop(0.6, LEGAL, 0.26), Stop(1, LEGAL, 0)),
        axis("u-brass", Stop(0, "#FFF0CC"), Stop(0.35, "#E9B867"), Stop(0.7, "#B67C28"), Stop(1, "#F0CB83")),
        axis("u-tab", Stop(0, "#6B4A2C"), Stop(0.5, "#4A3019"), Stop(1, KEYLINE)),
        axis("u-disc", Stop(0, "#FFFFFF"), Stop(0.5, "#FBF3E2"), Stop(1, "#E2D2B4")),
        Markup(f'<clipPath id="u-on-top">{_top(HALF - 1, 6.6, "")}</clipPath>'),
    )
)


def sign_symbols() -> Markup:
    """Return everything that marks a square or a die, for the sprite."""
    return join((*_grounds(), *_frames(), *_rings(), *_small(), *_beads()))


def _square(half: float, radius: float, *more: str) -> str:
    size = f'width="{num(2 * half)}" height="{num(2 * half)}" rx="{num(radius)}"'
    return f'<rect x="{num(-half)}" y="{num(-half)}" {size} {" ".join(more)}/>'


def _pen(paint: str, width: float) -> str:
    return f'stroke="{paint}" stroke-width="{num(width)}"'


def _grounds() -> list[Markup]:
    """Return what lies on a square: it may be gone to, it has been chosen, something has left it."""
    glass = f'fill="{LEGAL}" fill-opacity=".2"'
    under = 'fill="none" stroke-opacity=".6"'
    dashes = 'fill="none" stroke-linecap="round" stroke-dasharray="7 6.2"'
    return [
        Markup(
            f'<g id="u-legal"><circle r="38" fill="url(#u-warm)"/>{_square(25.4, 7, under, _pen(KEYLINE, 4))}'
            f"{_square(25.4, 7, glass, _pen(LEGAL, 2))}</g>"
        ),
        Markup(
            f'<g id="u-aimed" fill="none">{_square(25.4, 7, glass)}{_square(25.4, 7, _pen(HALO, 5))}'
            f"{_square(25.4, 7, _pen(ACT, 2.8))}</g>"
        ),
        Markup(
            f'<g id="u-left" opacity=".9">{_square(20, 6, dashes, _pen(KEYLINE, 3.4))}'
            f"{_square(20, 6, dashes, _pen(TRACE, 1.9))}</g>"
        ),
        Markup(
            f'<g id="u-hint" fill="none">{_square(27, 8, _pen(KEYLINE, 7))}{_square(27, 8, _pen("url(#u-brass)", 4.4))}'
            f"{_square(27, 8, _pen('#FFF3D2', 1))}</g>"
        ),
        Markup(
            f'<g id="u-focus" fill="none">{_square(27.4, 8, _pen(FOCUS_EDGE, 5))}'
            f"{_square(27.4, 8, _pen(FOCUS_RING, 2.4))}</g>"
        ),
    ]


def _frames() -> list[Markup]:
    """About the top of a die: it can be acted on, it has been chosen, the last action moved it."""
    dashes = 'stroke-dasharray="4 4.2" stroke-linecap="round"'
    tint = f' fill="{ACT}" fill-opacity=".16"'
    return [
        Markup(
            f'<g id="u-able" fill="none">{_top(HALF - 0.6, 7.4, _pen(HALO, 4.2))}'
            f"{_top(HALF - 0.6, 7.4, _pen(ACT, 2))}</g>"
        ),
        Markup(
            f'<g id="u-picked" fill="none">{_top(HALF, 7.8, _pen(HALO, 6))}{_top(HALF, 7.8, _pen(ACT, 3.6) + tint)}</g>'
        ),
        Markup(
            f'<g id="u-last" fill="none">{_top(HALF - 1.4, 6.6, _pen(KEYLINE, 3.6))}'
            f"{_top(HALF - 1.4, 6.6, _pen('url(#u-brass)', 2.2))}</g>"
        ),
        Markup(
            f'<g id="u-arriving" fill="none"><path d="{outline()}" {_pen("#0E1A30", 3)} stroke-opacity=".5"/>'
            f'<path d="{outline()}" {_pen(HALO, 1.7)} {dashes}/></g>'
        ),
    ]


def _ring(radius: float, more: str) -> str:
    return f'<ellipse cy="-.6" rx="{num(radius)}" ry="{num(radius * (FLAT + 0.06))}" fill="none" {more}/>'


def _rings() -> list[Markup]:
    """About the foot of a pawn: it has been chosen, the keyboard is at it, the last action moved it."""
    r = FOOT + 6
    return [
        Markup(f'<g id="u-chosen">{_ring(r, _pen("#10233F", 5.4))}{_ring(r, _pen(CHOSEN, 3.4))}</g>'),
        _keyboard("pawn-focus", 'x="-17" y="-50" width="34" height="58" rx="10"'),
        _keyboard("tile-focus", 'x="-14" y="-14" width="28" height="28" rx="8"'),
        Markup(f'<g id="u-walked">{_ring(r - 1, _pen(KEYLINE, 3.4))}{_ring(r - 1, _pen(TRACE, 1.9))}</g>'),
    ]


def _keyboard(name: str, box: str) -> Markup:
    return Markup(
        f'<g id="u-{name}" fill="none"><rect {box} {_pen(FOCUS_EDGE, 4.4)}/><rect {box} {_pen(FOCUS_RING, 2.2)}/></g>'
    )


def _beads() -> list[Markup]:
    """Return an action point that is left, one that the chosen action takes, one that is spent."""
    box = 'width="18" height="18" rx="5.6"'
    return [
        Markup(
            f'<g id="u-bead-left"><rect x=".6" y="1.4" {box} fill="var(--shade)" fill-opacity=".3"/>'
            f'<rect {box} fill="var(--qube-bead)"/><rect {box} fill="url(#lamp-raised)"/>'
            f'<rect x=".5" y=".5" width="17" height="17" rx="5.2" fill="none" stroke="var(--qube-bead-edge)"/></g>'
        ),
        Markup(
            f'<g id="u-bead-going"><rect {box} fill="var(--raised)"/><rect x="1.2" y="1.2" width="15.6" height="15.6" '
            'rx="4.6" fill="var(--qube-bead)" fill-opacity=".22" stroke="var(--qube-bead-edge)" '
            'stroke-width="2.4"/></g>'
        ),
        Markup(
            f'<g id="u-bead-spent"><rect {box} fill="var(--line)"/>'
            f'<rect x=".7" y=".7" width="16.6" height="16.6" rx="5" fill="none" stroke="var(--shade)" '
            'stroke-opacity=".16" stroke-width="1.4"/></g>'
        ),
    ]


def _small() -> list[Markup]:
    line = f'<path d="{ARROW}" '
    return [
        Markup(
            f'<g id="u-arrow" fill="none" stroke-linecap="round" stroke-linejoin="round">{line}{_pen(HALO, 7)}/>'
            f"{line}{_pen(ACT, 3.6)}/></g>"
        ),
        Markup(
            f'<g id="u-went" fill="none" stroke-linecap="round" stroke-linejoin="round">{line}{_pen(KEYLINE, 4.4)} '
            f'stroke-opacity=".75"/>{line}{_pen(TRACE, 2.4)}/></g>'
        ),
        Markup(
            f'<g id="u-cost">{_bead()}</g><g id="u-climb">{_bead()}'
            f'<path d="{STAIRS}" fill="none" {_pen(HALO, 2.2)} stroke-linecap="round" stroke-linejoin="round"/></g>'
        ),
        _tab(),
        Markup(
            '<g id="u-tile"><rect x="-10.8" y="-8.6" width="22" height="21.6" rx="5.6" fill="#0A0504" '
            f'fill-opacity=".4"/><rect x="-10.4" y="-10.4" width="20.8" height="20.8" rx="5.4" fill="url(#u-disc)" '
            f"{_pen(ACT, 2.2)}/></g>"
        ),
        Markup(
            '<g id="u-tile-picked"><rect x="-10.8" y="-8.6" width="22" height="21.6" rx="5.6" fill="#0A0504" '
            f'fill-opacity=".4"/><rect x="-10.2" y="-10.2" width="20.4" height="20.4" rx="5.4" fill="#FFFCF4" '
            f"{_pen(ACT, 4)}/></g>"
        ),
        Markup(
            f'<g id="u-curl" fill="none" stroke-linecap="round" stroke-linejoin="round">'
            f'<path d="{CURL}" {_pen(HALO, 4.6)}/><path d="{CURL}" {_pen(ACT, 2.6)}/></g>'
        ),
        Markup(
            f'<g id="u-tip" fill="none" stroke-linecap="round" stroke-linejoin="round">'
            f'<path d="{TIP}" {_pen(HALO, 7.4)}/><path d="{TIP}" {_pen(ACT, 4)}/></g>'
        ),
        _rank("rank", "#FBE3A8", "#6B4A1E"),
        _rank("rank-chosen", "#F2C04E", "#3A2412"),
        Markup(
            f'<g id="u-crushed" fill="none" stroke-linecap="round"><path d="{CROSS}" {_pen("#FFFFFF", 7.6)}/>'
            f'<path d="{CROSS}" {_pen("#8E1B12", 4.2)}/></g>'
        ),
    ]


def _bead() -> str:
    """Return an action point in the colour of the player to move, for a number or a step."""
    box = f'width="{SIGN_WIDE}" height="{SIGN_HIGH}" rx="4.6"'
    at = f'x="{num(-SIGN_WIDE / 2)}" y="{num(-SIGN_HIGH / 2)}"'
    return (
        f'<rect x="{num(0.6 - SIGN_WIDE / 2)}" y="{num(1.2 - SIGN_HIGH / 2)}" {box} fill="#0A0504" fill-opacity=".34"/>'
        f'<rect {at} {box} fill="{ACT}" stroke="{HALO}" stroke-width="1.6"/>'
    )


def _tab() -> Markup:
    """Return a tab of leather, folded over the near edge of a die: what lies on top is lit, what hangs is for the
    number."""
    corners = tab_corners()
    outline = soft_polygon(corners, [2.2, 2.2, 0.6, 2.6, 2.6, 0.6])
    (left, upper), (right, _), *_ = corners
    lit = (
        f"M{num(left)} 0V{num(upper + 1.6)}Q{num(left)} {num(upper)} {num(left + 1.6)} {num(upper)}H{num(right - 1.6)}"
    )
    return Markup(
        f'<g id="u-count"><path d="{outline}" transform="translate(1.2 1.4)" fill="#0A0504" fill-opacity=".35"/>'
        f'<path d="{outline}" fill="url(#u-tab)" stroke="#24150A" stroke-width=".8"/>'
        f'<path d="{lit}Q{num(right)} {num(upper)} {num(right)} {num(upper + 1.6)}V0Z" fill="#FFE9B8" '
        'fill-opacity=".3"/></g>'
    )


def _rank(name: str, fill: str, edge: str) -> Markup:
    """Return a disc for the number of a move in a hint."""
    return Markup(
        f'<g id="u-{name}"><circle cx=".6" cy="1.2" r="11.6" fill="#0A0504" fill-opacity=".4"/>'
        f'<circle r="10.8" fill="{fill}" stroke="{edge}" stroke-width="1.8"/></g>'
    )


_DIE: Final = (
    "h4.4a1.8 1.8 0 0 1 1.8 1.8v4.4a1.8 1.8 0 0 1-1.8 1.8h-4.4a1.8 1.8 0 0 1-1.8-1.8v-4.4a1.8 1.8 0 0 1 1.8-1.8z"
)
"""A die, eight units wide, from the left end of its upper edge."""

ICONS: Final[Mapping[str, str]] = {
    "step": "M12 19V6M7 10.8L12 5.5l5 5.3",
    "slide": f"M5.3 8{_DIE}M14.2 12h6.3M17.5 8.8l3.2 3.2-3.2 3.2",
    "flip": "M5 14.5a7 7 0 0 1 13.5-2.4M19.2 7.8l-.5 4.6-4.5-.7M10.2 14.5h3.2a1.6 1.6 0 0 1 1.6 1.6v3.2"
    "a1.6 1.6 0 0 1-1.6 1.6h-3.2a1.6 1.6 0 0 1-1.6-1.6v-3.2a1.6 1.6 0 0 1 1.6-1.6z",
    "climb": "M4 19.5h5v-5h5v-5h5M5.5 11V4.5M2.8 7.2l2.7-2.7 2.7 2.7",
    "push": f"M14.3 8{_DIE}M3 12h6.5M6.5 8.8L9.7 12l-3.2 3.2",
    "pull": f"M14.3 8{_DIE}M9.8 12H3.3M6.5 8.8L3.3 12l3.2 3.2",
    "enter": "M12 3.5v9M8 9l4 4 4-4M5 15v3.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V15",
    "shuffle": "M4 7.5h3.2c4.6 0 5 9 9.6 9H20M4 16.5h3.2c1.7 0 2.8-1.2 3.7-2.7M13 10.2c.9-1.5 2-2.7 3.8-2.7H20"
    "M17.3 4.8L20 7.5l-2.7 2.7M17.3 13.8l2.7 2.7-2.7 2.7",
    "shout": "M4 10.5v3.6h3L13.5 18V6.6L7 10.5zM17 9.5a4 4 0 0 1 0 5.6M8 14.5l1 4.5h2.4",
}
"""By name: `step` moves a pawn, `enter` brings it back."""


def render_sprite() -> Markup:
    """Return the game's symbols and gradients. It refers to the common sprite, which holds the badges."""
    gradients = (
        dice.GRADIENTS,
        pawns.GRADIENTS,
        planks.GRADIENTS,
        SIGN_GRADIENTS,
        goal_tray.GRADIENTS,
        stage.GRADIENTS,
    )
    return Markup(
        '<svg id="sheet-qurush" class="sheet" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        f"{''.join(gradients)}"
        f"{dice.dice_symbols()}{tokens.face_symbols()}{pawns.pawn_symbols()}{planks.board_symbols()}{sign_symbols()}"
        f"{goal_tray.tray_symbols()}{north_symbol()}{stage.curtain_symbols()}{icon_symbols(ICONS, {})}</defs></svg>"
    )
