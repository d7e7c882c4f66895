"""What explains an action before it is done and after: arrows, the four faces of a flip, the way of the last action."""

from __future__ import annotations

from collections.abc import Iterable
from math import dist
from typing import Final, NamedTuple

from markupsafe import escape

from cuboteca.draw.path import Point, num
from cuboteca.games.qurush.view.art.board_pawns import Box
from cuboteca.games.qurush.view.art.measures import CELL, RISE, STEPS, TILE, At, magnified, seen_way, spot

FACE: Final = 8.8
"""How large the pips of a face that a flip would bring up are drawn."""
ANGLES: Final = {"e": 0, "s": 90, "w": 180, "n": 270}
TILE_AT: Final = 2 * TILE + 0.6
"""From the middle of a die's top to the face that a flip would bring up: as near as four can stand about it."""
ASIDE: Final = 24
"""How far from the middle of an edge no pawn stands any more."""
ABOVE: Final = 2
"""How far above the middle of its square an arrow clears the head in front of it."""
NEAREST: Final = 16
"""So near it may come, to be clear of a pawn."""


class Arrow(NamedTuple):
    """Over the edge of a square, in a compass way: what will be pushed, pulled or slid."""

    at: At
    way: str


class Tile(NamedTuple):
    """A face that a flip brings up, on the side to which the die goes over (Q-24)."""

    way: str
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
    way: str = ""
    face: int = 0
    """Of the chosen move, if it is a flip: the face that comes up, and the side to which the die goes over."""
    chosen: bool = False


class Trace(NamedTuple):
    """The last turn left one square for the next: dashes of brass where it was, an arrow amid them."""

    start: At
    way: str
    bare: bool = False
    """Only the arrow: something stands on the square now."""


def _edge(at: At, way: str, size: int, turn: int) -> str:
    x, y = spot(at, size, turn)
    seen = seen_way(way, turn)
    dx, dy = STEPS[seen]
    return _pointing(x + dx * CELL / 2, y - dy * CELL / 2, seen, size)


def _pointing(x: float, y: float, seen: str, size: int) -> str:
    scale = magnified(size)
    more = f" scale({num(scale)})" if scale > 1 else ""
    turned = f" rotate({ANGLES[seen]})" if ANGLES[seen] else ""
    return f'transform="translate({num(x)} {num(y)}){turned}{more}"'


def render_arrows(arrows: Iterable[Arrow], size: int, turn: int) -> str:
    """Return what is going to move, and where to."""
    return "".join(f'<use class="lit" href="#u-arrow" {_edge(arrow.at, arrow.way, size, turn)}/>' for arrow in arrows)


def render_left(trace: Trace, size: int, turn: int) -> str:
    """Return where the last action began."""
    if trace.bare:
        return ""
    x, y = spot(trace.start, size, turn)
    return f'<use class="trace" href="#u-left" transform="translate({num(x)} {num(y)})"/>'


def render_went(trace: Trace, size: int, turn: int) -> str:
    """Return the arrow of the way it went, in the middle of the square that it left.

    If something stands there, the arrow lies over the edge; over an edge above or below, on the left, where no pawn's
    head is.
    """
    x, y = spot(trace.start, size, turn)
    seen = seen_way(trace.way, turn)
    if trace.bare:
        dx, dy = STEPS[seen]
        x, y = x + dx * CELL / 2 - abs(dy) * ASIDE, y - dy * CELL / 2
    else:
        y -= ABOVE
    return f'<use class="trace" href="#u-went" {_pointing(x, y, seen, size)}/>'


def render_flip(flip: Flip, size: int, turn: int, live: bool, pawns: Iterable[Box] = ()) -> str:
    """Return four faces, each on the side to which the die would go over, and an arrow over the top to it."""
    pawns = tuple(pawns)
    top = _top_at(flip.at, size, turn)
    chosen = any(tile.picked for tile in flip.tiles)
    places = {tile: tile_place(top, seen_way(tile.way, turn), size, pawns) for tile in flip.tiles}
    # One that stands aside, and the one that is picked, hear a tap before the sides of the others.
    tiles = sorted(flip.tiles, key=lambda tile: (0 not in places[tile], tile.picked))
    arcs = {tile for tile in tiles if flip.arcs and (tile.picked or not chosen)}
    inside = "".join(_tile(tile, places[tile], turn, size, live, tile in arcs) for tile in tiles)
    return f'<g class="flip" transform="translate({num(top[0])} {num(top[1])})">{inside}</g>'


def _top_at(at: At, size: int, turn: int) -> Point:
    """Return the middle of the top of a die."""
    x, y = spot(at, size, turn)
    return x + RISE[0], y + RISE[1]


def tile_scale(size: int) -> float:
    return 1 + (magnified(size) - 1) / 2


def tile_place(top: Point, seen: str, size: int, pawns: Iterable[Box]) -> Point:
    """Return where a face stands, from the middle of the die's top: on its side, nearer than the others or beside its
    place where a pawn would be hidden."""
    scale = tile_scale(size)
    dx, dy = STEPS[seen]
    far, half = TILE_AT * scale, TILE * scale
    nearer = [(far - step, 0.0) for step in range(int(far - NEAREST) + 1)]
    places = [(out * dx + aside * dy, aside * dx - out * dy) for out, aside in (*nearer, (far, far), (far, -far))]
    return next((place for place in places if not any(_meet(top, place, half, box) for box in pawns)), places[0])


def _meet(top: Point, place: Point, half: float, box: Box) -> bool:
    """Does a face there hide some of what is in the box?"""
    x, y = top[0] + place[0], top[1] + place[1]
    left, upper, right, lower = box
    return x - half < right and x + half > left and y - half < lower and y + half > upper


def _tile(tile: Tile, place: Point, turn: int, size: int, live: bool, arc: bool) -> str:
    seen = seen_way(tile.way, turn)
    where = f'transform="translate({num(place[0])} {num(place[1])}) scale({num(tile_scale(size))})"'
    symbol = "tile-picked" if tile.picked else "tile"
    pips = f'<use href="#u-s{tile.face}" transform="scale({FACE})"/>'
    curl = _over(seen, whole=tile.picked) if arc else ""
    if not live or not tile.label:
        return f'{curl}<g class="lit" {where}><use href="#u-{symbol}"/>{pips}</g>'
    return (
        f'{curl}<g id="face-{tile.face}" class="tile" role="button" tabindex="-1" data-part="face:{tile.face}" '
        f'data-no-drop="" aria-pressed="{"true" if tile.picked else "false"}" aria-label="{escape(tile.label)}"'
        f'><path class="hit" d="{_hit(tile.beside, size)}" transform="rotate({(ANGLES[seen] + 90) % 360})"/>'
        f'<g {where}><use href="#u-{symbol}"/>{pips}</g><use class="focus-ring" href="#u-tile-focus" {where}/></g>'
    )


def _hit(beside: bool, size: int) -> str:
    """Return what hears a tap on the northern face, about the middle of the top: as large as a finger, up to where the
    next one begins."""
    half = num(26 * tile_scale(size))
    return f"M-{half} -{49 if beside else 58}H{half}V-{half}L12-12H-12L-{half}-{half}Z"


def _over(seen: str, whole: bool) -> str:
    """Over the top, as the die tips: from the middle, or all the way."""
    return f'<use href="#u-{"tip" if whole else "curl"}" transform="rotate({ANGLES[seen]})"/>'


CORNERS: Final = ((-19, -20), (19, -20), (-19, 19), (19, 19))
"""Where the number of a move can stand, from the middle of its square."""
APART: Final = 24
"""As far from each other, from middle to middle, numbers and faces don't overlap."""


def render_ranks(
    ranks: Iterable[Rank], size: int, turn: int, pawns: Iterable[Box] = (), tabs: Iterable[Point] = ()
) -> str:
    """Return the moves of a hint: a number on each square, clear of all others and of those that dice show on tabs, and
    what the chosen flip brings up."""
    ranks = tuple(ranks)
    apart = APART * magnified(size)
    flips = [rank for rank in ranks if rank.face]
    pawns = tuple(pawns)
    tiles = [_tile_at(rank, size, turn, pawns) for rank in flips]
    out = "".join(_ranked_flip(rank, at, size, turn) for rank, at in zip(flips, tiles, strict=True))
    taken = [*tiles, *tabs]
    for rank in ranks:
        x, y = spot(rank.at, size, turn)
        corners = [(x + dx, y + dy) for dx, dy in CORNERS]
        at = next((one for one in corners if all(dist(one, other) >= apart for other in taken)), corners[0])
        taken.append(at)
        out += _rank(rank, *at, size)
    return out


def _tile_at(rank: Rank, size: int, turn: int, pawns: Iterable[Box]) -> Point:
    """Return where the face lies that a flip brings up."""
    top = _top_at(rank.at, size, turn)
    x, y = tile_place(top, seen_way(rank.way, turn), size, pawns)
    return top[0] + x, top[1] + y


def _ranked_flip(rank: Rank, at: Point, size: int, turn: int) -> str:
    top, over = _top_at(rank.at, size, turn), _over(seen_way(rank.way, turn), whole=True)
    return (
        f'<g transform="translate({num(top[0])} {num(top[1])})">{over}</g>'
        f'<g transform="translate({num(at[0])} {num(at[1])}) scale({num(tile_scale(size))})">'
        f'<use href="#u-tile-picked"/><use href="#u-s{rank.face}" transform="scale({FACE})"/></g>'
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
