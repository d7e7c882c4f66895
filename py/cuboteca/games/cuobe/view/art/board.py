"""The map: rooms, pieces and the light of the lamps that the pawns carry; each place can be tapped."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import cache
from typing import Final

from markupsafe import Markup, escape

from cuboteca.draw.markup import element_id
from cuboteca.draw.palette import FOCUS_RING
from cuboteca.draw.path import num
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.view.art.rooms import piece_picture, render_name, render_tile
from cuboteca.games.cuobe.view.art.scene import (
    ACROSS,
    COLUMNS,
    MARGIN,
    PITCH,
    SIDE,
    TALL,
    TURNS,
    VIEW,
    WIDE,
    Company,
    House,
    Pawn,
    Room,
    Spawn,
    Spot,
    Standing,
    middle,
    spot,
    stand,
)
from cuboteca.games.cuobe.view.keys import HEARD

ACTIVE: Final = 1.0
OTHERS: Final = 0.58
HALF_WAY: Final = 1.35
"""How many rooms away a lamp has lost half its light."""
SHADES: Final = 12
"""Light comes in so many shades: a step of a pawn then changes few rooms."""


def light(place: str, lamps: Iterable[tuple[str, float]]) -> float:
    """Return 0 (night) to 1 (under the lamp), by the places of the lamps and their strength."""
    brightest = max((strength * _fall(place, at) for at, strength in lamps), default=0.35)
    return round(brightest * SHADES) / SHADES


@cache
def _fall(place: str, at: str) -> float:
    (x, y), (lamp_x, lamp_y) = middle(place), middle(at)
    squared = ((x - lamp_x) ** 2 + (y - lamp_y) ** 2) / PITCH**2
    return float(1 / (1 + squared / HALF_WAY**2))


ROUTE_AT: Final = (26, 56)
"""Where in a room the way of a team-mate passes: left of the middle, under the name."""
ZOOM: Final = 2.5
"""How much closer: the room, and the near half of each room beside it."""
POOL: Final = 175
HALF_AS_TALL: Final = 6
"""From the middle of a number on the edge to its foot."""


def render_house(house: House) -> Markup:
    """Draw the map for playing, whole or close to a room, or as a picture of the same size."""
    standings = _standings(house)
    lamps = tuple((pawn.at, ACTIVE if pawn.active else OTHERS) for pawn in house.pawns)
    tiles = "".join(
        _tile(room, standings[room.at], light(room.at, lamps), house.live) for room in sorted(house.rooms, key=_key)
    )
    pieces = _pieces(house, standings)
    parts = _parts(house, standings) if house.live else ""
    role = f'id="board" role="group" data-keys="{HEARD}"' if house.live else 'role="img"'
    kind = "board house" + (" close" if house.zoom else "")
    return Markup(
        f'<svg class="{kind}" viewBox="{VIEW}" {role} aria-label="{escape(house.label)}">'
        f'<use href="#c-well"/><g clip-path="url(#c-in-well)"><g class="camera" transform="{_camera(house.zoom)}">'
        f'<g aria-hidden="true">{tiles}{_lamps(house)}{_ways(house)}{_standing_ring(house)}{_route(house)}{pieces}'
        f"{_names_above(house)}</g>{parts}</g></g>{_edge_names()}</svg>"
    )


def _names_above(house: House) -> str:
    """Draw the name of a room again over the figures that stand before it, while nothing moves."""
    haunted = {spawn.at for spawn in house.spawns}
    rooms = (room for room in house.rooms if room.card and (room.at in haunted or room.spiders))
    names = "".join(map(_name_again, rooms))
    return f'<g class="names-above">{names}</g>' if names else ""


def _name_again(room: Room) -> str:
    x, y = spot(room.at)
    return f'<g transform="translate({x} {y})">{render_name(room.name)}</g>'


@cache
def _edge_names() -> str:
    """Draw the letters below the columns and the numbers beside the rows, by which sentences name places."""
    numbers = ((-MARGIN / 2, middle(f"a{row + 1}")[1] + HALF_AS_TALL, str(row + 1)) for row in range(SIDE))
    letters = ((middle(f"{column}1")[0], TALL - MARGIN - 6, column) for column in COLUMNS)
    names = "".join(f'<text x="{num(x)}" y="{num(y)}">{name}</text>' for x, y, name in (*numbers, *letters))
    return f'<g class="edge-names" aria-hidden="true">{names}</g>'


def _key(room: Room) -> str:
    """Return what a room is known by: its card, or while it lies face down its place."""
    return room.card or room.at


def _camera(place: str | None) -> str:
    if place is None:
        return "translate(0 0) scale(1)"
    x, y = middle(place)
    at_x = min(max(WIDE / 2 - MARGIN - ZOOM * x, WIDE - MARGIN - ZOOM * (WIDE - MARGIN)), (ZOOM - 1) * MARGIN)
    at_y = min(max(TALL / 2 - MARGIN - ZOOM * y, TALL - MARGIN - ZOOM * (TALL - MARGIN)), (ZOOM - 1) * MARGIN)
    return f"translate({num(at_x)} {num(at_y)}) scale({num(ZOOM)})"


def _standings(house: House) -> dict[str, Standing]:
    pawns = Counter(pawn.at for pawn in house.pawns)
    figures = Counter(spawn.at for spawn in house.spawns)
    return {
        room.at: stand(Company(pawns[room.at], figures[room.at], room.spiders > 0, len(room.chests), room.find))
        for room in house.rooms
    }


def _tile(room: Room, standing: Standing, lit: float, live: bool) -> str:
    x, y = spot(room.at)
    inside = render_tile(room, standing, lit)
    name = f' id="tile-{escape(_key(room))}"' if live else ""
    return f'<g{name} class="tile" transform="translate({x} {y})"><g>{inside}</g></g>'


def _lamps(house: House) -> str:
    """Draw a pool of warm light over each room with a pawn in it."""
    out = ""
    brightest = {pawn.at: pawn for pawn in sorted(house.pawns, key=lambda pawn: pawn.active)}
    for pawn in sorted(brightest.values()):
        x, y = middle(pawn.at)
        name = f' id="lamp-{pawn.seat}"' if house.live else ""
        reach, faint = (POOL, "") if pawn.active else (110, ' opacity=".6"')
        out += (
            f'<g{name} class="moves" transform="translate({num(x)} {num(y)})"><circle r="{reach}" fill="url(#c-lamp)"'
            f"{faint}/></g>"
        )
    return f'<g class="lamps">{out}</g>'


def _ways(house: House) -> str:
    cones = ""
    for way in house.ways:
        x, y = spot(way.to)
        turn = TURNS[ACROSS[way.side]]
        cones += f'<g transform="translate({x} {y})"><use href="#c-cone" transform="rotate({turn} 50 50)"/></g>'
    names = {room.at: _name_again(room) for room in house.rooms if room.card}
    lit = "".join(names.get(way.to, "") for way in house.ways if way.side == "S")  # the light falls over its upper edge
    chosen = ""
    for room in house.rooms:
        if room.glow or room.picked:
            x, y = spot(room.at)
            chosen += f'<use href="#c-{"chosen" if room.picked else "choice"}" transform="translate({x} {y})"/>'
    return f'<g class="ways">{cones}{lit}{chosen}</g>'


def _standing_ring(house: House) -> str:
    active = next((pawn for pawn in house.pawns if pawn.active), None)
    if active is None:
        return ""
    x, y = spot(active.at)
    name = ' id="standing"' if house.live else ""
    return f'<g{name} class="moves" transform="translate({x} {y})"><use href="#c-standing"/></g>'


def _route(house: House) -> str:
    """Draw where a team-mate means to go: dots in its colour, beside the rooms' names, and a frame where it ends."""
    if len(house.route) < 2:
        return ""
    line, before = "", None
    for place in house.route:
        x, y = spot(place)
        # A corridor may lead round the edge of the map: there the line begins anew.
        is_next = before is not None and abs(x - before[0]) + abs(y - before[1]) == PITCH
        line += f"{'L' if is_next else 'M'}{x + ROUTE_AT[0]} {y + ROUTE_AT[1]}"
        before = x, y
    x, y = spot(house.route[-1])
    return (
        f'<g class="route" color="var(--seat-{house.walker + 1})"><path class="bed" d="{line}"/>'
        f'<path class="dots" d="{line}"/><rect x="{x + 2}" y="{y + 2}" width="96" height="96" rx="8.5"/></g>'
    )


def _placed(house: House, standings: dict[str, Standing]) -> tuple[list[tuple[Spawn, Spot]], list[tuple[Pawn, Spot]]]:
    """Return where each spawn and pawn stands, in an order that never changes: each keeps its element."""
    seen: defaultdict[str, int] = defaultdict(int)
    spawns = [(spawn, _at(spawn.at, standings[spawn.at].figures, seen, "f")) for spawn in sorted(house.spawns)]
    pawns = [(pawn, _at(pawn.at, standings[pawn.at].pawns, seen, "p")) for pawn in sorted(house.pawns)]
    return spawns, pawns


def _at(place: str, spots: tuple[Spot, ...], seen: defaultdict[str, int], kind: str) -> Spot:
    number = seen[place + kind]
    seen[place + kind] += 1
    x, y = spot(place)
    across, down, scale = spots[number]
    return x + across, y + down, scale


def _pieces(house: House, standings: dict[str, Standing]) -> str:
    spawns, pawns = _placed(house, standings)
    out = "".join(_piece(f"figure-{spawn.kind}", where, piece_picture(spawn), house.live) for spawn, where in spawns)
    out += "".join(_piece(f"piece-{pawn.seat}", where, piece_picture(pawn), house.live) for pawn, where in pawns)
    return f'<g class="pieces">{out}</g>'


def _piece(name: str, where: Spot, inside: str, live: bool) -> str:
    x, y, scale = where
    known = f' id="{name}"' if live else ""
    return (
        f'<g{known} class="moves" transform="translate({num(x)} {num(y)})">'
        f'<g transform="scale({num(scale)})">{inside}</g></g>'
    )


def _parts(house: House, standings: dict[str, Standing]) -> str:
    """Draw a button for each place, and for each piece that can be chosen now."""
    spawns, pawns = _placed(house, standings)
    standing = next((pawn.at for pawn in house.pawns if pawn.active), "c3")
    reached = house.focus if house.focus in {room.at for room in house.rooms} else standing
    next_rooms = {way.to for way in house.ways if not house.waits}
    out = "".join(_place(room, room.at == reached, room.at in next_rooms) for room in house.rooms)
    out += "".join(
        _button(f"spawn:{spawn.kind}", spawn.label, spawn.picked, where, (-24, -78, 48, 82))
        for spawn, where in spawns
        if spawn.glow or spawn.picked
    )
    out += "".join(
        _button(f"pawn:{pawn.seat}", pawn.label, pawn.picked, where, (-21, -48, 42, 54))
        for pawn, where in pawns
        if pawn.glow or pawn.picked
    )
    return f'<g class="parts">{out}</g>'


def _place(room: Room, reached: bool, is_next: bool) -> str:
    x, y = spot(room.at)
    ring = '<use class="focus-ring" href="#c-room-focus"/>' if reached else ""
    pressed = ' aria-pressed="true"' if room.picked else ""
    note = label("next_to_you") if is_next else label("choosable") if room.glow else ""
    heard = " ".join(filter(None, (room.label, note)))
    return (
        f'<g id="room-{room.at}" class="place" role="button" tabindex="{0 if reached else -1}" '
        f'data-part="room:{room.at}" data-look="open:{room.at}"'
        f'{pressed} aria-label="{escape(heard)}" transform="translate({x} {y})"><rect class="hit" x="-3.5" '
        f'y="-3.5" '
        f'width="107" height="107"/>{ring}</g>'
    )


def _button(part: str, heard: str, picked: bool, where: Spot, box: tuple[int, int, int, int]) -> str:
    x, y, scale = where
    left, top, wide, tall = (num(side * scale) for side in box)
    return (
        f'<g id="{element_id(part)}" class="place" role="button" tabindex="0" data-part="{part}" '
        f'aria-pressed="{"true" if picked else "false"}" aria-label="{escape(heard)}" transform="translate({num(x)} '
        f'{num(y)})"><rect class="hit" x="{left}" y="{top}" width="{wide}" height="{tall}" rx="8"/>'
        f'<rect class="focus-ring" x="{left}" y="{top}" width="{wide}" height="{tall}" rx="8" fill="none" '
        f'stroke="{FOCUS_RING}" stroke-width="3"/></g>'
    )


UNIT = 20 / PITCH


def render_small_house(house: House) -> Markup:
    """Draw the house as a square; lilac dots are spawns, the other dots the players in their colours."""
    tiles = "".join(
        f'<rect x="{num(x * UNIT)}" y="{num(y * UNIT)}" width="18" height="18" rx="3" '
        f'fill="var(--{"slab-floor" if room.card else "back-0"})"'
        + (' stroke="var(--slab-wall-1)" stroke-width="2"' if room.card else ' stroke="var(--back-1)" stroke-width="1"')
        + "/>"
        for room in house.rooms
        for x, y in (spot(room.at),)
    )
    return Markup(
        f'<svg class="board-small" viewBox="-6 -6 110 110" role="img" aria-label="{escape(house.label)}">'
        f'<rect x="-6" y="-6" width="110" height="110" rx="13" fill="var(--house-well)" stroke="var(--house-edge)"/>'
        f"{tiles}{_dots(house)}</svg>"
    )


def _dots(house: House) -> str:
    dots: defaultdict[str, list[str]] = defaultdict(list)
    for room in house.rooms:
        if room.spiders:
            dots[room.at].append("figure-lit-1")
    for spawn in house.spawns:
        dots[spawn.at].append("figure-lit-1")
    for pawn in house.pawns:
        dots[pawn.at].append(f"seat-{pawn.seat + 1}")
    out = ""
    for place, colours in dots.items():
        x, y = (value * UNIT + 9 for value in spot(place))
        radius = 5.2 if len(colours) == 1 else 3.6
        for i, colour in enumerate(colours[:4]):
            right, down = (0.0, 0.0) if len(colours) == 1 else (-4 + 8 * (i % 2), -4 + 8 * (i // 2))
            edge = "#120806" if colour.startswith("figure") else "#fff"
            out += (
                f'<circle cx="{num(x + right)}" cy="{num(y + down)}" r="{num(radius)}" fill="var(--{colour})" '
                f'stroke="{edge}" stroke-width="1.2"/>'
            )
    return out
