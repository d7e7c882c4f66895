"""The house as a player sees it now: 25 rooms in their well, pawns and those who come above them, lamplight over all.

Rooms, pawns and those who come are drawn as things with an id of their own, which keeps to them wherever they go: when
the screen changes they slide from where they were. The buttons lie above the picture and belong to the places.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Final

from markupsafe import Markup, escape

from cuboteca.draw.path import num
from cuboteca.games.cuobe.view.art.lamplight import ACTIVE, OTHERS, light
from cuboteca.games.cuobe.view.art.measures import ACROSS, MARGIN, TALL, TURNS, VIEW, WIDE, middle, spot
from cuboteca.games.cuobe.view.art.standing import Company, Spot, Standing, stand
from cuboteca.games.cuobe.view.art.things import House, Pawn, Room, Spawn
from cuboteca.games.cuobe.view.art.tiles import draw_tile
from cuboteca.games.cuobe.view.keys import HEARD

ZOOM: Final = 2.5
"""How much closer: the room, and the near half of each room beside it."""
POOL: Final = 175


def draw_house(house: House) -> Markup:
    """The map for playing, whole or drawn close to a room, or as a picture of the same size."""
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
        f'<g aria-hidden="true">{tiles}{_lamps(house)}{_ways(house)}{_standing_ring(house)}{pieces}</g>'
        f"{parts}</g></g></svg>"
    )


def _key(room: Room) -> str:
    """What a room is known by: its card, or while it is closed its place."""
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
    inside = draw_tile(room, standing, lit)
    name = f' id="tile-{escape(_key(room))}"' if live else ""
    kind = "tile"
    if live:
        if room.wrapped:
            kind += f" enters-{room.came.lower()}"
        elif room.came and not room.card:
            kind += f" from-{room.came.lower()}"
        if room.fresh and room.card:
            inside = f'<g class="turns-up"><use class="back-side" href="#c-back"/><g class="face-side">{inside}</g></g>'
    return f'<g{name} class="{kind}" transform="translate({x} {y})"><g>{inside}</g></g>'


def _lamps(house: House) -> str:
    """A pool of warm light over each room that somebody stands in."""
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
    chosen = ""
    for room in house.rooms:
        if room.glow or room.picked:
            x, y = spot(room.at)
            chosen += f'<use href="#c-{"chosen" if room.picked else "choice"}" transform="translate({x} {y})"/>'
    return f'<g class="ways">{cones}{chosen}</g>'


def _standing_ring(house: House) -> str:
    active = next((pawn for pawn in house.pawns if pawn.active), None)
    if active is None:
        return ""
    x, y = spot(active.at)
    name = ' id="standing"' if house.live else ""
    return f'<g{name} class="moves" transform="translate({x} {y})"><use href="#c-standing"/></g>'


def _placed(house: House, standings: dict[str, Standing]) -> tuple[list[tuple[Spawn, Spot]], list[tuple[Pawn, Spot]]]:
    """Who stands where on the map, in an order that never changes: each has its element, and keeps it."""
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
    entering = {room.at: room.came.lower() for room in house.rooms if room.wrapped}
    out = "".join(
        _piece(f"figure-{spawn.kind}", where, piece_picture(spawn), entering.get(spawn.at), house.live)
        for spawn, where in spawns
    )
    out += "".join(
        _piece(f"piece-{pawn.seat}", where, piece_picture(pawn), entering.get(pawn.at), house.live)
        for pawn, where in pawns
    )
    return f'<g class="pieces">{out}</g>'


def _piece(name: str, where: Spot, inside: str, entering: str | None, live: bool) -> str:
    x, y, scale = where
    kind = "moves" + (f" enters-{entering}" if entering and live else "")
    known = f' id="{name}"' if live else ""
    return (
        f'<g{known} class="{kind}" transform="translate({num(x)} {num(y)})">'
        f'<g transform="scale({num(scale)})">{inside}</g></g>'
    )


def piece_picture(piece: Pawn | Spawn) -> str:
    """Whoever stands on 0,0, with the sign of one that may be chosen."""
    return _figure(piece) if isinstance(piece, Spawn) else _pawn(piece)


def _figure(spawn: Spawn) -> str:
    sign = _halo(spawn.glow, spawn.picked, '<path class="halo" d="M-24 2V-52a24 24 0 0 1 48 0V2z" ')
    return (
        f'{sign}<use href="#c-{spawn.kind}" transform="translate(-22 -73.5)"/>'
        f'<use href="#c-power" transform="translate(17 -8)"/><text x="17" y="-2.5" text-anchor="middle" '
        f'font-size="15.5" '
        f'font-weight="700" fill="#F3EBDF">{spawn.power}</text>'
    )


def _pawn(pawn: Pawn) -> str:
    sign = _halo(pawn.glow, pawn.picked, '<circle class="halo" cy="-20" r="30" ')
    state = "c-insane" if pawn.insane else "c-asleep" if pawn.asleep else ""
    worn = f'<use href="#{state}" transform="translate(12 -41)"/>' if state else ""
    faint = ' opacity=".82"' if pawn.asleep else ""
    return f'{sign}<g{faint}><use href="#c-pawn-{pawn.seat + 1}"/></g>{worn}'


def _halo(glow: bool, picked: bool, shape: str) -> str:
    if picked:
        return f'{shape}fill="var(--lamp-standing-soft)" stroke="var(--lamp-standing)" stroke-width="3.4"/>'
    if glow:
        return (
            f'{shape}fill="var(--lamp-standing-soft)" stroke="var(--lamp-standing)" stroke-width="2" '
            'stroke-dasharray="6 4"/>'
        )
    return ""


def _parts(house: House, standings: dict[str, Standing]) -> str:
    """A button for each place, and for each piece that may be chosen now."""
    spawns, pawns = _placed(house, standings)
    standing = next((pawn.at for pawn in house.pawns if pawn.active), "c3")
    reached = house.focus if house.focus in {room.at for room in house.rooms} else standing
    next_rooms = {way.to for way in house.ways}
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
    note = " Next to you: walk there." if is_next else " Can be chosen." if room.glow else ""
    label = f"{room.label}{note}"
    return (
        f'<g id="room-{room.at}" class="place" role="button" tabindex="{0 if reached else -1}" '
        f'data-part="room:{room.at}"'
        f'{pressed} aria-label="{escape(label)}" transform="translate({x} {y})"><rect class="hit" x="-3.5" '
        f'y="-3.5" '
        f'width="107" height="107"/>{ring}</g>'
    )


def _button(part: str, label: str, picked: bool, where: Spot, box: tuple[int, int, int, int]) -> str:
    x, y, scale = where
    left, top, wide, tall = (num(side * scale) for side in box)
    return (
        f'<g id="{part.replace(":", "-")}" class="place" role="button" tabindex="0" data-part="{part}" '
        f'aria-pressed="{"true" if picked else "false"}" aria-label="{escape(label)}" transform="translate({num(x)} '
        f'{num(y)})"><rect class="hit" x="{left}" y="{top}" width="{wide}" height="{tall}" rx="8"/>'
        f'<rect class="focus-ring" x="{left}" y="{top}" width="{wide}" height="{tall}" rx="8" fill="none" '
        f'stroke="#fff" '
        'stroke-width="3"/></g>'
    )
