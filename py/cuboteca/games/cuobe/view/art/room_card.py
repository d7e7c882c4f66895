"""One room, looked at closely: its picture, and in words what it is and does."""

from __future__ import annotations

from markupsafe import Markup, escape

from cuboteca.draw.markup import el
from cuboteca.draw.path import num
from cuboteca.games.cuobe.text.rooms import RoomLine
from cuboteca.games.cuobe.view.art.emblems import sign
from cuboteca.games.cuobe.view.art.house import piece_picture
from cuboteca.games.cuobe.view.art.measures import FOOT, TILE
from cuboteca.games.cuobe.view.art.standing import Company, Spot, stand
from cuboteca.games.cuobe.view.art.things import Pawn, Room, Spawn
from cuboteca.games.cuobe.view.art.tiles import draw_tile

EDGE = 7


def draw_room(
    room: Room, pawns: tuple[Pawn, ...] = (), spawns: tuple[Spawn, ...] = (), light: float = 1, label: str = ""
) -> Markup:
    """A room on its own, as a picture; without a name it is an ornament of what stands beside it."""
    standing = stand(Company(len(pawns), len(spawns), room.spiders > 0, len(room.chests), room.find))
    stood: list[tuple[Spot, Pawn | Spawn]] = [*zip(standing.figures, spawns, strict=True)]
    stood += zip(standing.pawns, pawns, strict=True)
    stood.sort(key=_depth)
    pieces = "".join(
        f'<g transform="translate({num(x)} {num(y)}) scale({num(scale)})">{piece_picture(piece)}</g>'
        for (x, y, scale), piece in stood
    )
    name = label or room.label
    said = f'role="img" aria-label="{escape(name)}"' if name else 'aria-hidden="true"'
    box = f"{-EDGE} {-EDGE} {TILE + 2 * EDGE} {TILE + FOOT + 2 * EDGE}"
    return Markup(f'<svg class="room-picture" viewBox="{box}" {said}>{draw_tile(room, standing, light)}{pieces}</svg>')


def _depth(put: tuple[Spot, Pawn | Spawn]) -> float:
    """Who stands further down stands in front."""
    return put[0][1]


def draw_room_card(picture: Markup, name: str, place: str, lines: tuple[RoomLine, ...]) -> Markup:
    """The picture with its name, and below it what may be done there."""
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
