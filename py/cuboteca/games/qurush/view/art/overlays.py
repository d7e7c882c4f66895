"""What explains an action before it is done and after: arrows, the four faces of a flip, the way of the last action."""

from __future__ import annotations

from collections.abc import Iterable
from math import dist
from typing import Final, NamedTuple

from markupsafe import escape

from cuboteca.draw.path import num
from cuboteca.games.qurush.view.art.measures import CELL, HALF, RISE, STEPS, At, magnified, seen_way, spot

ANGLES: Final = {"e": 0, "s": 90, "w": 180, "n": 270}
TILE_AT: Final = HALF + 11
"""From the middle of a die's top to the face that a flip would bring up."""


class Arrow(NamedTuple):
    """Over the edge of a square, in a compass way: what will be pushed, pulled or slid."""

    at: At
    way: str


class Tile(NamedTuple):
    """A face that a flip brings up, on the side of the die where it is now."""

    side: str
    face: int
    label: str = ""
    picked: bool = False
    beside: bool = False
    """The square beyond can be chosen as well, so that half of it is left to be tapped."""


class Flip(NamedTuple):
    """The die that will tip, and how."""

    at: At
    tiles: tuple[Tile, ...]
    arcs: bool = True
    """Not where a flip is only one of the things that can be done: there the top is to be seen."""


class Rank(NamedTuple):
    """The number of a move in the list of a hint, where the move acts."""

    number: int
    """0 for the only one."""
    at: At
    side: str = ""
    face: int = 0
    """Of the chosen move, if it is a flip: the face that comes up, and the side on which it is now."""
    chosen: bool = False


class Trace(NamedTuple):
    """The last action left one square for the next: dashes of brass where it was, an arrow over the edge."""

    start: At
    way: str
    bare: bool = False
    """Only the arrow: something stands on the square now."""


def _edge(at: At, way: str, size: int, turn: int) -> str:
    x, y = spot(at, size, turn)
    seen = seen_way(way, turn)
    dx, dy = STEPS[seen]
    scale = magnified(size)
    more = f" scale({num(scale)})" if scale > 1 else ""
    turned = f" rotate({ANGLES[seen]})" if ANGLES[seen] else ""
    return f'transform="translate({num(x + dx * CELL / 2)} {num(y - dy * CELL / 2)}){turned}{more}"'


def render_arrows(arrows: Iterable[Arrow], size: int, turn: int) -> str:
    """What is going to move, and where to."""
    return "".join(f'<use class="lit" href="#u-arrow" {_edge(arrow.at, arrow.way, size, turn)}/>' for arrow in arrows)


def render_left(trace: Trace, size: int, turn: int) -> str:
    """Where the last action began."""
    if trace.bare:
        return ""
    x, y = spot(trace.start, size, turn)
    return f'<use class="trace" href="#u-left" transform="translate({num(x)} {num(y)})"/>'


def render_went(trace: Trace, size: int, turn: int) -> str:
    """And the way it went."""
    return f'<use class="trace" href="#u-went" {_edge(trace.start, trace.way, size, turn)}/>'


def render_flip(flip: Flip, size: int, turn: int, live: bool) -> str:
    """Four faces, each on the side of the die where it is, and an arrow from it over the top: the way the die tips."""
    x, y = spot(flip.at, size, turn)
    chosen = any(tile.picked for tile in flip.tiles)
    tiles = sorted(flip.tiles, key=lambda tile: tile.picked)
    inside = "".join(_tile(tile, turn, size, live, flip.arcs and (tile.picked or not chosen)) for tile in tiles)
    return f'<g class="flip" transform="translate({num(x + RISE[0])} {num(y + RISE[1])})">{inside}</g>'


def _tile(tile: Tile, turn: int, size: int, live: bool, arc: bool) -> str:
    seen = seen_way(tile.side, turn)
    dx, dy = STEPS[seen]
    scale = 1 + (magnified(size) - 1) / 2
    where = f'transform="translate({num(TILE_AT * dx)} {num(-TILE_AT * dy)}) scale({num(scale)})"'
    symbol = "tile-picked" if tile.picked else "tile"
    pips = f'<use href="#u-s{tile.face}" transform="scale(11.4)"/>'
    curl = _over(seen, whole=tile.picked) if arc else ""
    if not live or not tile.label:
        return f'{curl}<g class="lit" {where}><use href="#u-{symbol}"/>{pips}</g>'
    return (
        f'{curl}<g id="face-{tile.face}" class="tile" role="button" tabindex="-1" data-part="face:{tile.face}" '
        f'data-no-drop="" aria-pressed="{"true" if tile.picked else "false"}" aria-label="{escape(tile.label)}" '
        f"{where}>"
        f'<path class="hit" d="{_hit(tile.beside)}" transform="rotate({(ANGLES[seen] + 90) % 360})"/>'
        f'<use href="#u-{symbol}"/>{pips}'
        '<use class="focus-ring" href="#u-tile-focus"/></g>'
    )


def _hit(beside: bool) -> str:
    """What hears a tap on the northern face: as large as a finger, up to where the next one begins."""
    far = -16 if beside else -25
    return f"M-26 {far}H26V7L12 21H-12L-26 7Z"


def _over(seen: str, whole: bool) -> str:
    """From the side where a face is over the top, as the die tips: as far as the middle, or all the way."""
    return f'<use href="#u-{"tip" if whole else "curl"}" transform="rotate({(ANGLES[seen] + 180) % 360})"/>'


CORNERS: Final = ((-19, -20), (19, -20), (-19, 19), (19, 19))
"""Where the number of a move can stand, from the middle of its square."""
APART: Final = 24
"""As far from each other, from middle to middle, numbers and faces don't overlap."""


def render_ranks(ranks: Iterable[Rank], size: int, turn: int) -> str:
    """The moves of a hint: a number on each square, clear of all others, and what the chosen flip brings up."""
    ranks = tuple(ranks)
    apart = APART * magnified(size)
    flips = [rank for rank in ranks if rank.face]
    taken = [_tile_at(rank, size, turn) for rank in flips]
    out = "".join(_ranked_flip(rank, size, turn) for rank in flips)
    for rank in ranks:
        x, y = spot(rank.at, size, turn)
        corners = [(x + dx, y + dy) for dx, dy in CORNERS]
        at = next((one for one in corners if all(dist(one, other) >= apart for other in taken)), corners[0])
        taken.append(at)
        out += _rank(rank, *at, size)
    return out


def _tile_at(rank: Rank, size: int, turn: int) -> tuple[float, float]:
    """Where the face lies that a flip brings up."""
    x, y = spot(rank.at, size, turn)
    dx, dy = STEPS[seen_way(rank.side, turn)]
    return x + RISE[0] + TILE_AT * dx, y + RISE[1] - TILE_AT * dy


def _ranked_flip(rank: Rank, size: int, turn: int) -> str:
    x, y = spot(rank.at, size, turn)
    at = "translate({} {})".format(*map(num, _tile_at(rank, size, turn)))
    over = _over(seen_way(rank.side, turn), whole=True)
    return (
        f'<g transform="translate({num(x + RISE[0])} {num(y + RISE[1])})">{over}</g>'
        f'<g transform="{at}"><use href="#u-tile-picked"/><use href="#u-s{rank.face}" transform="scale(11.4)"/></g>'
    )


def _rank(rank: Rank, x: float, y: float, size: int) -> str:
    if not rank.number:
        return ""
    symbol = "rank-chosen" if rank.chosen else "rank"
    return (
        f'<g class="rank-here" transform="translate({num(x)} {num(y)}) scale({num(magnified(size))})">'
        f'<use href="#u-{symbol}"/><text y="4.9" text-anchor="middle" font-size="14" font-weight="700" '
        f'fill="#2B2622" aria-hidden="true">{rank.number}</text></g>'
    )
