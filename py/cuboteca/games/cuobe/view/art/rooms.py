"""A room: what is printed and lies on its slab, who stands in it, and how it is looked at closely."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup, escape

from cuboteca.draw.markup import el
from cuboteca.draw.path import num
from cuboteca.games.cuobe.text.rooms import RoomLine
from cuboteca.games.cuobe.view.art.emblems import emblem_id, sign
from cuboteca.games.cuobe.view.art.scene import (
    ALONE,
    CLOSE,
    FOOT,
    KEYHOLES,
    TILE,
    TURNS,
    Company,
    Pawn,
    Room,
    Spawn,
    Spot,
    Standing,
    stand,
)
from cuboteca.play.language import SOFT_HYPHEN

NIGHT: Final = 0.98
"""How much of the night lies on a room that no lamp reaches."""
LINE: Final = 7
"""A longer name of several words is split into two lines."""
LONG: Final = 8
"""A line of so many letters is condensed on the smallest maps."""


def render_tile(room: Room, standing: Standing, light: float) -> str:
    """Draw the slab and what travels with it; pawns and spawns are drawn above all slabs."""
    night = NIGHT * (1 - light)
    if not room.card:
        ground = f'<use href="#c-back"/>{_dark("c-back-night", night)}'
        peril = '<use href="#c-back-peril"/>' if room.peril else ""
        return f"{ground}{peril}{_place(room)}{_signs(room, standing)}{_laid(room, standing)}"
    ground = hall(room.exits) if room.exits else '<use href="#c-slab"/>'
    peril = '<use href="#c-peril"/>' if room.peril else ""
    printed = f"{_exit(room, light) or _emblem(room, standing, light)}{_signs(room, standing)}"
    return f"{ground}{_dark('c-night', night)}{peril}{printed}{_laid(room, standing)}{render_name(room.name)}"


def _place(room: Room) -> str:
    """Draw the place of an undiscovered room, which has no other name."""
    return f'<text class="place-name" x="10" y="25">{room.at}</text>' if room.at else ""


def _dark(symbol: str, night: float) -> str:
    return f'<use href="#{symbol}" opacity="{num(night)}"/>' if night > 0.01 else ""


@cache
def hall(exits: str) -> str:
    """Draw rock with a passage from each open side to the middle, its walls shaded from the upper left."""
    arms = {"N": "M29 0H71V30H29z", "E": "M70 29H100V71H70z", "S": "M29 70H71V100H29z", "W": "M0 29H30V71H0z"}
    floor = "M29 29H71V71H29z" + "".join(arms[side] for side in exits)
    south = [(0, 30)] if "W" in exits else []
    south += [] if "N" in exits else [(29, 42)]
    south += [(70, 30)] if "E" in exits else []
    east = [(0, 30)] if "N" in exits else []
    east += [] if "W" in exits else [(29, 42)]
    east += [(70, 30)] if "S" in exits else []
    shades = "".join(
        f'<rect x="{x}" y="29" width="{wide}" height="14" fill="url(#c-deep-s)"/>' for x, wide in south
    ) + "".join(f'<rect x="29" y="{y}" width="12" height="{tall}" fill="url(#c-deep-e)"/>' for y, tall in east)
    arrows = "".join(
        f'<path d="M41 {53.5 if side == "N" else 19.5}l9-9.5 9 9.5" transform="rotate({TURNS[side]} 50 50)"/>'
        for side in exits
    )
    return (
        f'<use href="#c-rock"/><g clip-path="url(#c-in-slab)"><path d="{floor}" fill="var(--slab-floor)"/>{shades}</g>'
        '<g fill="none" stroke="var(--slab-ink)" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round" '
        f'opacity=".8">{arrows}</g>'
    )


def _emblem(room: Room, standing: Standing, light: float) -> str:
    if room.exits or not standing.emblem:
        return ""
    x, y, scale = standing.emblem
    half = 12 * scale
    return (
        f'<g color="var(--slab-ink)" fill="var(--slab-ink)" opacity="{num(0.62 + 0.3 * light)}">'
        f'<use href="#{emblem_id(room.emblem)}" x="{num(x - half)}" y="{num(y - half)}" width="{num(2 * half)}" '
        f'height="{num(2 * half)}"/></g>'
    )


def _exit(room: Room, light: float) -> str:
    """Draw the way out as a door in a brass frame; with all keys in, it stands open and day comes through."""
    if not room.exit:
        return ""
    door = f'<use href="#c-exit-{room.exit}" opacity="{num(1 if room.exit == "open" else 0.72 + 0.28 * light)}"/>'
    turned = KEYHOLES[: room.keys] if room.exit == "shut" else ()
    return door + "".join(f'<use href="#c-key-in" x="{x}" y="{y}"/>' for x, y in turned)


@cache
def render_name(name: str) -> str:
    """Draw the name along the upper edge, above the dark, so that it is read in every light."""
    lines = _lines(name)
    kind = "room-name long" if max(map(len, lines)) >= LONG else "room-name"
    spans = "".join(
        f'<tspan x="50" dy="{".8em" if line is lines[0] else "1em"}">{escape(line)}</tspan>' for line in lines
    )
    return f'<text class="{kind}" x="50" y="5">{spans}</text>'


def _lines(name: str) -> tuple[str, ...]:
    """Split a name of several words, or one that a language can divide, into the two lines that are nearest in length,
    unless it fits one."""
    whole = name.replace(SOFT_HYPHEN, "")
    words, between, hyphen = (name.split(SOFT_HYPHEN), "", "-") if SOFT_HYPHEN in name else (name.split(" "), " ", "")
    if len(whole) <= LINE or len(words) == 1:
        return (whole,)
    splits = [(between.join(words[:i]) + hyphen, between.join(words[i:])) for i in range(1, len(words))]
    return min(splits, key=lambda lines: max(map(len, lines)))


CORNERS: Final = ((84, 83, 0.9), (16, 83, 0.9), (85, 48, CLOSE), (15, 45, CLOSE), (62, 84, CLOSE), (62, 47, CLOSE))
"""Where signs go in a corridor, the rock first: a find takes the first place, a figure stands on the second."""


def _corners(room: Room, standing: Standing) -> list[Spot]:
    """List the corners that nothing lies or stands on."""
    taken = (room.find, bool(standing.pawns or standing.chests))
    return [corner for number, corner in enumerate(CORNERS) if not any(taken[number : number + 1])]


def _signs(room: Room, standing: Standing) -> str:
    """Draw under the name what is printed on the room, then the tokens that lie on it."""
    found = ["c-search-" + str(room.search)] if room.search is not None else []
    found += ["c-lock-open" if room.lock_open else "c-lock"] if room.lock else []
    found += [f"c-trap-{room.trap}"] if room.trap != "none" else []
    found += ["c-no-traps"] if room.no_traps else []
    found += ["c-lock-token"] if room.lock_token else []
    found += ["c-trap-token"] if room.trap_token else []
    spots = _corners(room, standing) if room.exits and standing.signs[0] == ALONE else standing.signs
    return "".join(map(_put, found, spots))


def _laid(room: Room, standing: Standing) -> str:
    """Draw chests, find tokens and spiders."""
    out = "".join(_put(f"c-chest-{seat + 1}", spot) for seat, spot in zip(room.chests, standing.chests, strict=True))
    if room.find:
        out += _put("c-find-token", standing.find)
    if room.spiders:
        x, y, scale = standing.spiders
        count = ""
        if room.spiders > 1:
            count = f'<use href="#c-power" transform="translate(15 15)"/>{_number(room.spiders, 15, 20)}'
        out += f'<g transform="translate({num(x)} {num(y)}) scale({num(scale)})"><use href="#c-spider"/>{count}</g>'
    return out


def _number(number: int, x: float, y: float) -> str:
    return (
        f'<text x="{num(x)}" y="{num(y)}" text-anchor="middle" font-size="15.5" font-weight="700" fill="#F3EBDF">'
        f"{number}</text>"
    )


def _put(symbol: str, spot: Spot) -> str:
    x, y, scale = spot
    size = f" scale({num(scale)})" if scale != 1 else ""
    return f'<use href="#{symbol}" transform="translate({num(x)} {num(y)}){size}"/>'


def piece_picture(piece: Pawn | Spawn) -> str:
    """Draw the pawn or spawn that stands on 0,0, with the sign of one that can be chosen."""
    return _figure(piece) if isinstance(piece, Spawn) else _pawn(piece)


def _figure(spawn: Spawn) -> str:
    sign = _halo(spawn.glow, spawn.picked, '<path class="halo" d="M-24 2V-52a24 24 0 0 1 48 0V2z" ')
    return (
        f'{sign}<use href="#c-{spawn.kind}" transform="translate(-22 -73.5)"/>'
        f'<use href="#c-power" transform="translate(17 -8)"/>{_number(spawn.power, 17, -2.5)}'
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


EDGE = 7


def render_room(room: Room, pawns: tuple[Pawn, ...] = (), spawns: tuple[Spawn, ...] = ()) -> Markup:
    """Return a room on its own, as a picture; without a name it is an ornament of what stands beside it."""
    standing = stand(Company(len(pawns), len(spawns), room.spiders > 0, len(room.chests), room.find))
    stood: list[tuple[Spot, Pawn | Spawn]] = [*zip(standing.figures, spawns, strict=True)]
    stood += zip(standing.pawns, pawns, strict=True)
    stood.sort(key=_depth)
    pieces = "".join(
        f'<g transform="translate({num(x)} {num(y)}) scale({num(scale)})">{piece_picture(piece)}</g>'
        for (x, y, scale), piece in stood
    )
    said = f'role="img" aria-label="{escape(room.label)}"' if room.label else 'aria-hidden="true"'
    box = f"{-EDGE} {-EDGE} {TILE + 2 * EDGE} {TILE + FOOT + 2 * EDGE}"
    return Markup(f'<svg class="room-picture" viewBox="{box}" {said}>{render_tile(room, standing, 1)}{pieces}</svg>')


def _depth(put: tuple[Spot, Pawn | Spawn]) -> float:
    """Return how far down a piece stands: the further down, the further in front."""
    return put[0][1]


def render_room_card(picture: Markup, name: str, place: str, lines: tuple[RoomLine, ...]) -> Markup:
    """Draw the picture with its name, and below it what can be done there."""
    return el(
        "article",
        picture,
        el(
            "div",
            el("h2", name, el("span", place, class_="actor-where")),
            el(
                "ul",
                (
                    el("li", sign(line.sign), el("span", line.words), class_="off" if line.off else None)
                    for line in lines
                ),
                class_="room-lines",
            ),
        ),
        class_="room-card",
    )
