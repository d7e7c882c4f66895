"""The board as a player sees it now: little more than references into the sprite, so that a screen stays small."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup, escape

from cuboteca.draw.path import around, num
from cuboteca.games.qyshinsu.rules.moves import PLACES
from cuboteca.games.qyshinsu.view.art.inlay import Inlay, render_inlay
from cuboteca.games.qyshinsu.view.art.measures import GHOST, WELL, angle, spot
from cuboteca.games.qyshinsu.view.keys import HEARD
from cuboteca.play.view import PUT_BACK

HIT: Final = 17.6
"""Wider than the well, as far as half-way to the next: 44 CSS px across on a board of 250, 60 on one of 344."""
LIFT_AT: Final = (-40, WELL + 0.2)
"""Where the lift arrow stands, from the middle of its place: degrees from straight outwards, and how far. There it is
clear of the number, and nearer to no other place."""
LIFTED: Final = ' transform="translate(-1.4 -2.4) scale(1.08)"'
"""A stone in the hand over its place."""
RAISED_GHOST: Final = 0.8
FAINT: Final = 0.26
"""How much is seen of the stone in hand: at the place that is picked, and at one of many."""


class Place(NamedTuple):
    """A place and what is to be seen there."""

    number: int
    label: str
    """For a screen reader: "Place 6, empty. You may add here." """
    stone: str | None = None
    """`b4` or `r0`: colour and kind of the stone that lies there."""
    glow: bool = False
    """Bound, and playable now."""
    blocked: bool = False
    """Bound, and not playable: why a game ended."""
    last: bool = False
    """The last move added this stone: it settles."""
    left: str | None = None
    """The stone that the last move took from here."""
    ghost: str | None = None
    """The stone in hand, shown where it may go, or a stone that a hint or a thought would add."""
    one_of_many: bool = False
    """The stone may go to any empty place: its ghosts are faint, so that the stones that lie there stand out."""
    thought_of: bool = False
    """A hint or an opponent's thought is about a move here."""
    lift: bool = False
    """An own stone that may be taken back."""
    picked: bool = False


class Ring(NamedTuple):
    """All that the board shows."""

    places: tuple[Place, ...]
    label: str
    inlay: Inlay | None = None
    focus: int | None = None
    """The place that the Tab key comes to; the arrows go on from there."""
    turned: bool = False
    """Show the ring from the other side: places move half way round, writing stays upright."""
    live: bool = True
    """Can places be picked? If not, the board is a picture with a label."""


def render_ring(ring: Ring) -> Markup:
    """Return the board for playing, or as a picture of the same size."""
    turned = ring.turned
    halos = "".join(_use("halo", *spot(p.number, turned)) for p in ring.places if p.glow)
    places = "".join(_place(place, ring) for place in ring.places)
    inlay = render_inlay(ring.inlay, turned) if ring.inlay else ""
    role = f'id="board" role="group" data-keys="{HEARD}"' if ring.live else 'role="img"'
    return Markup(
        '<svg class="board ring" viewBox="-100 -100 200 200" fill="transparent" '
        f'{role} aria-label="{escape(ring.label)}">'
        f'<use class="ground" href="#q-board"/><g>{halos}</g><use href="#q-wells"/><g class="inlay">{inlay}</g>'
        f'<use href="#q-numbers{"-turned" if turned else ""}"/>{places}</svg>'
    )


def render_small_ring(ring: Ring) -> Markup:
    """Return the board at 48 to 120 px: no numbers, no brass, bolder marks."""
    parts = ['<use href="#q-board-small"/>']
    for place in ring.places:
        x, y = spot(place.number, ring.turned)
        if place.glow:
            parts.append(_use("lit-small", x, y))
        if place.stone:
            parts.append(_use(f"{place.stone}s", x, y))
        if place.last:
            parts.append(_use("last", x, y))
    return Markup(
        f'<svg class="board-small" viewBox="-100 -100 200 200" role="img" aria-label="{escape(ring.label)}">'
        f"{''.join(parts)}</svg>"
    )


def _use(symbol: str, x: float, y: float) -> str:
    return f'<use href="#q-{symbol}" transform="translate({num(x, 1)} {num(y, 1)})"/>'


def _place(place: Place, ring: Ring) -> str:
    x, y = spot(place.number, ring.turned)
    inside = _signs_and_stones(place, ring.turned)
    where = f'transform="translate({num(x, 1)} {num(y, 1)})"'
    if not ring.live:
        return f"<g {where}>{inside}</g>" if inside else ""
    tab = 0 if place.number == (ring.focus or PLACES[-1]) else -1
    return (
        f'<g id="place-{place.number}" class="place" role="button" tabindex="{tab}" '
        f'data-part="place:{place.number}" {_drag(place)}'
        f'aria-pressed="{"true" if place.picked else "false"}" aria-label="{escape(place.label)}" {where}>{inside}'
        f'<circle class="hit" r="{HIT}"/><use class="focus-ring" href="#q-focus"/></g>'
    )


def _drag(place: Place) -> str:
    """A stone that may be taken back can be dragged to the tray, too."""
    return f'data-drag="" data-home="{PUT_BACK}" ' if place.stone and place.lift else ""


def _signs_and_stones(place: Place, turned: bool) -> str:
    """From the floor of the well upwards."""
    parts = []
    if place.glow or place.picked:
        parts.append(f'<use class="lit" href="#q-{"picked-floor" if place.picked else "lit"}"/>')
    if place.left:
        parts.append('<use class="trace" href="#q-trace"/>')
        parts.append(f'<use class="leaving" href="#q-{place.left}" opacity="0"/>')
    shown_signs = (
        (place.last, "last"),
        (place.blocked, "blocked"),
        (place.thought_of, "thought"),
        (place.picked, "picked"),
    )
    for shown, sign in shown_signs:
        if shown:
            parts.append(f'<use class="{sign}" href="#q-{sign}"/>')
    raised = LIFTED if place.picked else ""
    if place.ghost:
        seen = FAINT if place.one_of_many else RAISED_GHOST if raised else GHOST
        parts.append(f'<use class="ghost" href="#q-{place.ghost}" opacity="{num(seen)}"{raised}/>')
    if place.stone:
        kind = "stone fresh" if place.last else "stone"
        parts.append(f'<use class="{kind}" href="#q-{place.stone}"{raised}/>')
    if place.lift:
        aside, far = LIFT_AT
        x, y = around(angle(place.number, turned) + aside, far)
        parts.append(_use("lift", x, y).replace("<use", '<use class="lift"'))
    return "".join(parts)
