"""What never changes about rooms: the well, the slab with its sunk floor, the rock of corridors, the closed back, and
the marks and tokens that lie on them."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.light import Stop, axis, halo
from cuboteca.draw.markup import join
from cuboteca.draw.palette import FOCUS_EDGE, FOCUS_RING
from cuboteca.draw.path import num
from cuboteca.games.cuobe.view.art.scene import FOOT, KEYHOLES, MARGIN, SPAN, TALL, TILE, WIDE

NONE: Final = "var(--slab-none)"
DEEP: Final = "var(--slab-deep)"

GRADIENTS: Final = join(
    (
        axis("c-wall", Stop(0, "var(--slab-wall-0)"), Stop(1, "var(--slab-wall-1)")),
        axis("c-closed", Stop(0, "var(--back-0)"), Stop(1, "var(--back-1)")),
        axis(
            "c-rim",
            Stop(0, "var(--slab-rim-0)"),
            Stop(0.5, "var(--slab-rim-1)"),
            Stop(1, "var(--slab-rim-2)"),
        ),
        axis("c-back-rim", Stop(0, "var(--back-rim-0)"), Stop(0.5, NONE), Stop(1, "var(--slab-rim-2)")),
        axis("c-deep-s", Stop(0, DEEP), Stop(1, NONE), to=(0, 1)),
        axis("c-deep-e", Stop(0, DEEP), Stop(1, NONE), to=(1, 0)),
        axis("c-way", Stop(0, "var(--lamp-way-0)"), Stop(1, "var(--lamp-way-1)"), to=(0, 1)),
        halo(
            "c-lamp",
            Stop(0, "var(--lamp-room-0)"),
            Stop(0.45, "var(--lamp-room-1)"),
            Stop(1, "var(--lamp-room-2)"),
        ),
        halo(
            "c-day",
            Stop(0, "#FFF8E2", 0.95),
            Stop(0.3, "#FFE7AB", 0.5),
            Stop(1, "#FFE29A", 0),
        ),
        axis("c-brass", Stop(0, "var(--token-brass-0)"), Stop(1, "var(--token-brass-1)")),
        Markup(
            f'<clipPath id="c-in-well"><rect x="{-MARGIN}" y="{-MARGIN}" width="{WIDE}" height="{TALL}" rx="20"/>'
            f'</clipPath><clipPath id="c-in-slab"><rect width="{TILE}" height="{TILE}" rx="10"/></clipPath>'
        ),
    )
)

SPIKES: Final = "M-8.5 6L-5.6-5-2.8 3 0-8 2.8 3 5.6-5 8.5 6z"
BOW: Final = "M-3.8-1.5v-2.8a3.8 3.8 0 0 1 7.6 0v2.8"
OPEN_BOW: Final = "M-3.8-1.5v-2.8a3.8 3.8 0 0 1 7-2"
SPARK: Final = "M0-10C1.2-2.5 2.5-1.2 10 0 2.5 1.2 1.2 2.5 0 10-1.2 2.5-2.5 1.2-10 0-2.5-1.2-1.2-2.5 0-10z"


def room_symbols() -> Markup:
    """Draw what rooms are made of, and their tokens, for the sprite."""
    return join((_well(), _slab(), _rock(), _closed(), *_exits(), *_marks(), *_tokens(), *_lights()))


def _cast() -> str:
    """Draw a soft shadow without a blur: the slab's outline a few times, each time wider."""
    return "".join(
        f'<rect x="{num(2 - grow)}" y="{num(4 - grow)}" width="{num(98 + 2 * grow)}" height="{num(101 + 2 * grow)}" '
        f'rx="{num(11 + grow)}" fill="var(--slab-cast)"/>'
        for grow in (-1.5, 0, 1.5, 3)
    )


def _body(foot: str, face: str, rim: str) -> str:
    return (
        f'{_cast()}<rect y="{FOOT}" width="{TILE}" height="{TILE}" rx="10" fill="var(--{foot})"/>'
        f'<rect width="{TILE}" height="{TILE}" rx="10" fill="url(#{face})"/>'
        f'<rect x=".8" y=".8" width="98.4" height="98.4" rx="9.3" fill="none" stroke="url(#{rim})" stroke-width="1.5"/>'
    )


def _well() -> Markup:
    box = f'x="{-MARGIN}" y="{-MARGIN}" width="{WIDE}" height="{TALL}" rx="20"'
    return Markup(
        f'<g id="c-well"><rect {box} fill="var(--house-well)"/>'
        f'<g clip-path="url(#c-in-well)"><rect x="{-MARGIN}" y="{-MARGIN}" width="{WIDE}" height="16" '
        f'fill="url(#c-deep-s)" opacity=".6"/><rect x="{-MARGIN}" y="{-MARGIN}" width="14" height="{TALL}" '
        'fill="url(#c-deep-e)" opacity=".5"/></g>'
        f'<rect {box} fill="none" stroke="var(--house-edge)" stroke-width="1.5"/>'
        f'<path d="M0 {TALL - MARGIN - 0.6:g}H{SPAN}" stroke="var(--house-lip)" stroke-width="1.4"/></g>'
    )


def _slab() -> Markup:
    """Draw a room with a door in the middle of each side."""
    return Markup(
        f'<g id="c-slab">{_body("slab-foot", "c-wall", "c-rim")}'
        '<path d="M37 0H63V12H37zM37 88H63V100H37zM0 37H12V63H0zM88 37H100V63H88z" fill="var(--slab-door)"/>'
        '<path d="M36.5 1V9M63.5 1V9M36.5 91V99M63.5 91V99M1 36.5H9M1 63.5H9M91 36.5H99M91 63.5H99" '
        'stroke="var(--slab-jamb)" stroke-width="1.2"/>'
        '<rect x="9" y="9" width="82" height="82" rx="5" fill="var(--slab-floor)"/>'
        '<path d="M9 36.3H91M9 63.6H91M36.3 9V91M63.6 9V91" stroke="var(--slab-seam)"/>'
        '<rect x="9" y="9" width="82" height="13" rx="5" fill="url(#c-deep-s)"/>'
        '<rect x="9" y="9" width="11" height="82" rx="5" fill="url(#c-deep-e)"/>'
        '<path d="M91 16V38M91 62V86a5 5 0 0 1-5 5H62M38 91H16" fill="none" stroke="var(--slab-gleam)" '
        'stroke-width="1.3"/></g>'
    )


def _rock() -> Markup:
    """Draw the hatched stone that a corridor is cut through."""
    hatch = "".join(f"M{12 * i} 0l-100 100" for i in range(1, 17))
    return Markup(
        f'<g id="c-rock">{_body("slab-foot", "c-wall", "c-rim")}<g clip-path="url(#c-in-slab)">'
        f'<rect width="{TILE}" height="{TILE}" fill="var(--slab-rock)"/>'
        f'<path d="{hatch}" stroke="var(--slab-hatch)" stroke-width="1.6"/></g></g>'
    )


def _closed() -> Markup:
    return Markup(
        f'<g id="c-back">{_body("back-foot", "c-closed", "c-back-rim")}'
        '<g fill="none" stroke="var(--back-ink)" stroke-linecap="round" stroke-linejoin="round" opacity=".8">'
        '<rect x="12" y="12" width="76" height="76" rx="5" stroke-width="1.2" opacity=".5"/>'
        '<path d="M38 33H31V67H38M62 33H69V67H62" stroke-width="3"/><circle cx="50" cy="50" r="8.5" stroke-width="3"/>'
        "</g></g>"
    )


DOOR: Final = "M28 95V63a22 22 0 0 1 44 0v32z"


def _exits() -> tuple[Markup, ...]:
    """Draw the way out: a double door in a brass frame, shut with five keyholes, or open to the day."""
    frame = (
        '<rect x="4.5" y="4.5" width="91" height="91" rx="7" fill="none" stroke="url(#c-brass)" stroke-width="2.6"/>'
        f'<path d="{DOOR}" fill="var(--exit-dark)" stroke="url(#c-brass)" stroke-width="5.5"/>'
    )
    holes = "".join(
        f'<path d="M{x} {y}a2 2 0 0 1 1 3.7l.7 3.3h-3.4l.7-3.3a2 2 0 0 1 1-3.7z" fill="var(--token-brass-0)"/>'
        for x, y in KEYHOLES
    )
    shut = (
        f'<path d="{DOOR}" fill="var(--exit-wood)"/>'
        '<path d="M50 42V95M34 52V95M66 52V95M28 84H72" fill="none" stroke="var(--exit-dark)" stroke-width="1.6"/>'
    )
    day = (
        f'<path d="{DOOR}" fill="var(--exit-day)"/>'
        '<path d="M28 95V63a22 22 0 0 1 5-14l7 8V90zM72 95V63a22 22 0 0 0-5-14l-7 8V90z" fill="var(--exit-wood)"/>'
        '<path d="M40 90L28 95H72L60 90z" fill="#fff" opacity=".5"/>'
    )
    return (
        Markup(f'<g id="c-exit-shut">{frame}{shut}{holes}</g>'),
        Markup(f'<g id="c-exit-open">{frame}{day}</g>'),
        Markup(
            '<g id="c-key-in"><circle cy="3.4" r="6.6" fill="url(#c-brass)" stroke="var(--exit-dark)" '
            'stroke-width="1.2"/><path d="M-2.6 3.6l2 2 3.4-4" fill="none" stroke="var(--exit-dark)" '
            'stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></g>'
        ),
    )


def _marks() -> list[Markup]:
    """Draw what is printed on a room: flat, in ink."""
    ink = "var(--slab-ink)"
    search = [
        Markup(
            f'<g id="c-search-{number}"><path d="M8 8l6.5 6.5" stroke="{ink}" stroke-width="3.2" '
            f'stroke-linecap="round"/>'
            f'<circle r="11.5" fill="var(--slab-ground)" stroke="{ink}" stroke-width="1.8"/>'
            f'<text y="6" text-anchor="middle" font-size="17" font-weight="700" fill="{ink}">{number}</text></g>'
        )
        for number in range(1, 4)
    ]
    spikes = f'<path d="{SPIKES}" fill="{ink}" stroke="{ink}" stroke-width=".8" stroke-linejoin="round"'
    body = f'<rect x="-6.3" y="-1.5" width="12.6" height="9.3" rx="1.8" fill="{ink}"/>'
    bow = f'fill="none" stroke="{ink}" stroke-width="2.2" stroke-linecap="round"'
    along = f'fill="none" stroke="{ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    return [
        *search,
        Markup(f'<g id="c-trap-room">{spikes}/></g>'),
        Markup(
            f'<g id="c-trap-row">{spikes} transform="scale(.85) translate(0 -1.5)"/>'
            f'<path d="M-13 8.5H13M-10 5.7l-3 2.8 3 2.8M10 5.7l3 2.8-3 2.8" {along}/></g>'
        ),
        Markup(
            f'<g id="c-trap-column">{spikes} transform="scale(.85) translate(-2.5 0)"/>'
            f'<path d="M11-11V11M8.2-8L11-11l2.8 3M8.2 8L11 11l2.8-3" {along}/></g>'
        ),
        Markup(f'<g id="c-lock"><path d="{BOW}" {bow}/>{body}</g>'),
        Markup(f'<g id="c-lock-open"><path d="{OPEN_BOW}" {bow}/>{body}</g>'),
        Markup(
            f'<g id="c-no-traps">{spikes} opacity=".75"/><path d="M-11 9.5L11-9.5" stroke="var(--slab-floor)" '
            f'stroke-width="5"/>'
            f'<path d="M-11 9.5L11-9.5" stroke="{ink}" stroke-width="2.2" stroke-linecap="round"/></g>'
        ),
    ]


def _tokens() -> list[Markup]:
    """Draw what is laid on a room: brass or blue enamel, with a shadow."""
    shade = "".join(
        f'<circle cx="1.6" cy="2.6" r="{radius}" fill="var(--slab-cast)"/>' for radius in ("13", "14.5", "16")
    )
    rim = '<circle r="12.9" fill="none" stroke="#fff" stroke-opacity=".4"/>'
    disc = f'{shade}<circle r="13.5" fill="url(#c-brass)"/>{rim}'
    ink = "var(--token-brass-ink)"
    return [
        Markup(
            f'<g id="c-trap-token">{disc}<path d="{SPIKES}" fill="{ink}" stroke="{ink}" stroke-width=".8" '
            'stroke-linejoin="round"/></g>'
        ),
        Markup(
            f'<g id="c-lock-token">{disc}<g transform="translate(0 -1.2)"><path d="{BOW}" fill="none" stroke="{ink}" '
            f'stroke-width="2.2"/><rect x="-6.3" y="-1.5" width="12.6" height="9.3" rx="1.8" fill="{ink}"/></g></g>'
        ),
        Markup(
            f'<g id="c-find-token">{shade}<circle r="14" fill="var(--token-find)"/>'
            '<circle r="13.3" fill="none" stroke="#BFD6F2" stroke-opacity=".75" stroke-width="1.2"/>'
            f'<path d="{SPARK}" fill="var(--token-find-ink)"/></g>'
        ),
    ]


def _lights() -> list[Markup]:
    """Draw lamplight through a door, the ring of the own room, a room that can be chosen, peril."""
    first, second = "M17.5 9.5l3 5.5 3-5.5zM26 9.5l3 5.5 3-5.5z", "M68 9.5l3 5.5 3-5.5zM76.5 9.5l3 5.5 3-5.5z"
    sides = [(turn, first + second) for turn in (0, 90, 180, 270)]
    beside_place = ((0, second), *sides[1:3], (270, first))  # The name of the place has that corner.
    teeth, back_teeth = (
        "".join(f'<path d="{path}" transform="rotate({turn} 50 50)"/>' for turn, path in edges)
        for edges in (sides, beside_place)
    )
    return [
        Markup('<path id="c-cone" d="M36-6H64L78 47Q50 55 22 47z" fill="url(#c-way)"/>'),
        Markup(
            '<g id="c-standing" fill="none"><rect x="-4" y="-4" width="108" height="110" rx="14" '
            'stroke="var(--lamp-standing-soft)" stroke-width="9"/><rect x="-3" y="-3" width="106" height="108" '
            'rx="12.5" '
            'stroke="var(--lamp-standing)" stroke-width="2.4"/></g>'
        ),
        Markup(
            '<g id="c-choice" fill="none"><rect x="0" y="0" width="100" height="100" rx="10" '
            'fill="var(--lamp-standing-soft)"/>'
            '<rect x="2" y="2" width="96" height="96" rx="8.5" stroke="var(--lamp-standing)" stroke-width="2.4" '
            'stroke-dasharray="7 5"/></g>'
        ),
        Markup(
            '<g id="c-chosen" fill="none"><rect width="100" height="100" rx="10" fill="var(--lamp-standing-soft)"/>'
            '<rect x="2" y="2" width="96" height="96" rx="8.5" stroke="var(--lamp-standing)" stroke-width="4"/></g>'
        ),
        Markup(
            f'<g id="c-peril" fill="var(--slab-peril)" stroke="var(--slab-peril)" stroke-width="1" '
            f'stroke-linejoin="round" '
            f'opacity=".72">{teeth}</g>'
        ),
        Markup(
            '<g id="c-back-peril" fill="var(--back-peril)" stroke="var(--back-peril)" stroke-width="1" '
            f'stroke-linejoin="round">{back_teeth}</g>'
        ),
        Markup('<rect id="c-night" width="100" height="104" rx="10" fill="var(--slab-night)"/>'),
        Markup('<rect id="c-back-night" width="100" height="104" rx="10" fill="var(--back-night)"/>'),
        Markup(
            f'<g id="c-room-focus" fill="none"><rect x="3" y="3" width="94" height="94" rx="9" stroke="{FOCUS_EDGE}" '
            f'stroke-width="6"/><rect x="3" y="3" width="94" height="94" rx="9" stroke="{FOCUS_RING}" '
            'stroke-width="3"/></g>'
        ),
    ]
