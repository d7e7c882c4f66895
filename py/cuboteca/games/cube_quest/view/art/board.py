"""The arena as HTML: one scene in space, of which the page sets the transforms (`static/js/games/cube_quest/arena.js`).

A cube is an element with its resting pose and its dim faces as data; the page makes its plates. Nothing here knows a
rule. Nothing has an inline style: the policy of the page refuses them, and the camera is the viewer's own.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple
from zlib import crc32

from markupsafe import Markup, escape

from cuboteca.draw.icons import icon
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF, COLOURS, FACES, KIND_OF, RED, is_shadow
from cuboteca.games.cube_quest.rules.pose import Pose
from cuboteca.games.cube_quest.text.labels import label
from cuboteca.games.cube_quest.view.art import board_signs
from cuboteca.games.cube_quest.view.art.board_ground import VIEW, mat
from cuboteca.games.cube_quest.view.keys import PAGE_KEYS
from cuboteca.play.keys import heard, shortcut

KEYS: Final = heard(())


class Cube(NamedTuple):
    """A cube on the board and how it is to be seen."""

    cube: int
    pose: Pose
    label: str = ""
    """For a screen reader: "Striker 2, yours, at home"."""
    flicks: bool = False
    """It may be pulled back and let go."""
    carried: bool = False
    """It may be dragged to another place."""
    glow: bool = False
    """It may be chosen now."""
    picked: bool = False
    frozen: bool = False
    captured: bool = False
    """It is about to be rolled."""
    ghost: bool = False
    """See-through: where it would stand."""


class Arena(NamedTuple):
    """The board as a player sees it now."""

    cubes: tuple[Cube, ...]
    label: str = ""
    side: int = 0
    """The colour that sits below."""
    focus: int | None = None
    """The cube that the Tab key comes to."""
    aim: str = ""
    """cube:direction:power:height:lateral, as a flick is sent."""
    places: bool = False
    """Does a tap on the mat choose a place?"""
    castles: tuple[int, ...] = ()
    """Those that are lit."""
    home: int | None = None
    """Whose half is open to what is placed."""
    shut: tuple[int, ...] = ()
    """The castles in it that are not."""
    ragged: bool = False
    live: bool = True
    first: int = RED
    """The colour whose cubes a screen reader comes to first."""
    whose: str = ""
    """Whose view it is, for what: the page keeps the view that was chosen for a player's turns."""
    whole: bool = False
    """Is the game looked back at, with the whole board in sight?"""
    keys: str = KEYS


def render_arena(arena: Arena) -> Markup:
    """Return the board for playing, or to look at; its camera works in either case."""
    order = tuple(sorted(arena.cubes, key=lambda one: (one.ghost, one.cube)))
    arena = arena._replace(cubes=order)
    reached = _reached(arena)
    cubes = "".join(_cube(one, arena.live, one.cube == reached and not one.ghost) for one in order)
    # Scenes one over the other, for what is flat would be cut to pieces by the planes of cubes in the same one.
    shades = "".join(f'<div class="world {name}" data-own="insides"></div>' for name in ("baked", "shades"))
    inside = f'{_ground(arena)}{shades}<div class="world cubes"{_read_last(arena)}>{cubes}'
    flags = _flags(arena)
    looks = "board arena ragged" if arena.ragged else "board arena"
    stamp = crc32(f"{inside}{flags}{arena.label}".encode())
    return Markup(
        f'<cube-arena id="board" class="{looks}" role="group" aria-label="{escape(arena.label)}" data-arena '
        f'data-side="{arena.side}" data-stamp="{stamp:x}"{flags}><div class="camera">{inside}'
        f'<div class="flown" data-own="insides"></div></div></div>{_around()}</cube-arena>'
    )


def _flags(arena: Arena) -> str:
    out = f' data-keys="{escape(arena.keys)}"' if arena.live else ""
    if arena.whose:
        out += f' data-whose="{escape(arena.whose)}"'
    if arena.whole:
        out += ' data-whole=""'
    if arena.aim:
        out += f' data-aim="{escape(arena.aim)}"'
    if arena.places and arena.live:
        out += " data-places"
    return out


def _read_last(arena: Arena) -> str:
    """Have what is owned so read after all else: no cube changes its place in the page from turn to turn."""
    last = [f"cube-{one.cube}" for one in arena.cubes if COLOUR_OF[one.cube] < arena.first and not one.ghost]
    return f' aria-owns="{" ".join(last)}"' if last else ""


def _reached(arena: Arena) -> int | None:
    """Return the cube that was asked for, if it is there; else one that may be chosen or moved, else any."""
    solid = [one for one in arena.cubes if not one.ghost]
    if any(one.cube == arena.focus for one in solid):
        return arena.focus
    found = sorted(solid, key=lambda one: (not one.glow, not (one.flicks or one.carried)))
    return found[0].cube if found else None


def _ground(arena: Arena) -> str:
    """Return the table and what fell on it; the sides of the board; the mats, the signs on them, and what the page
    draws of an aim, each in a scene of its own: in one they would not keep their order."""
    planes = (
        f'<svg class="plane mat" viewBox="{VIEW}" aria-hidden="true">{mat(arena.side, arena.ragged)}</svg>',
        f'<svg class="plane signs" viewBox="{VIEW}" aria-hidden="true">{_signs(arena)}</svg>',
        f'<svg class="plane aiming" viewBox="{VIEW}" aria-hidden="true" data-own="insides"></svg>',
    )
    ground = "".join(f'<div class="world ground">{plane}</div>' for plane in planes)
    return f'{TABLE}<div class="world rims">{RIMS}</div>{ground}'


TABLE: Final = '<div class="world wood"><i></i></div><div class="world low" data-own="insides"></div>'
"""The wood with the board's shadow, and what lies on it beyond the board."""
RIMS: Final = "".join(f'<i class="rim-{side}"></i>' for side in range(4))
"""What is seen of the board's thickness."""


def _signs(arena: Arena) -> str:
    out = board_signs.veil(arena.home, arena.shut) if arena.home is not None else ""
    out += board_signs.lit_castles(arena.castles)
    for one in arena.cubes:
        if one.frozen:
            out += board_signs.frost(one.pose)
        if one.picked:
            out += board_signs.ring(one.pose)
        elif one.captured:
            out += board_signs.caught(one.pose)
        elif one.glow:
            out += board_signs.glow(one.pose)
    return out


@lru_cache(maxsize=128)
def _parts(cube: int) -> str:
    """Return where the page makes its plates; and which faces have the lights off."""
    return f'<b data-own="insides" data-dim="{"".join(str(face) for face in FACES if is_shadow(cube, face))}"></b>'


def pose_text(pose: Pose) -> str:
    """As exact as a picture needs: hundredths of a millimetre."""
    x, y, z, *turned = pose
    return ",".join([f"{value:.2f}" for value in (x, y, z)] + [f"{value:.5f}" for value in turned])


@lru_cache(maxsize=512)
def _cube(one: Cube, live: bool, reached: bool) -> str:
    number = one.cube
    looks = f"cube {COLOURS[COLOUR_OF[number]]} k-{KIND_OF[number].code}"
    where = f'data-own="style" data-pose="{pose_text(one.pose)}"'
    if one.ghost:
        return f'<div class="{looks} ghost" id="ghost-{number}" aria-hidden="true" {where}>{_parts(number)}</div>'
    worn = "".join(f" {name}" for name in ("glow", "picked", "frozen", "captured") if getattr(one, name))
    if not live:
        named = f' role="img" aria-label="{escape(one.label)}"' if one.label else ' aria-hidden="true"'
        return (
            f'<div class="{looks}{worn}" id="cube-{number}"{named} data-cube="{number}" {where}>{_parts(number)}</div>'
        )
    moved = (" data-flick" if one.flicks else "") + (" data-carry" if one.carried else "")
    pressed = ' aria-pressed="true"' if one.picked else ""
    return (
        f'<div class="{looks}{worn}" id="cube-{number}" role="button" tabindex="{0 if reached else -1}"{pressed} '
        f'aria-label="{escape(one.label)}" data-part="cube:{number}" data-cube="{number}"{moved} {where}>'
        f"{_parts(number)}</div>"
    )


def _view(name: str, sign: str) -> str:
    named = escape(label(f"view_{name.replace('-', '_')}"))
    return (
        f'<button class="icon-button" type="button" data-client="view-{name}" aria-label="{named}" title="{named}" '
        f'aria-keyshortcuts="{escape(shortcut(PAGE_KEYS, f"view-{name}"))}">'
        f"{icon(sign)}</button>"
    )


@cache
def _around() -> str:
    """Return where the page writes while a cube is pulled back; and the camera's buttons, which the page itself
    answers."""
    buttons = "".join(_view(name, sign) for name, sign in VIEWS)
    change, view = escape(label("change_view")), escape(label("view"))
    return (
        f'<div class="aim-words" data-own="insides" data-cancel="{escape(label("let_go"))}" aria-hidden="true"></div>'
        '<svg class="lens" viewBox="-50 -50 100 100" data-own="insides" aria-hidden="true"></svg>'
        '<details class="views" data-keep-open data-own="style">'
        f'<summary class="icon-button" aria-label="{change}" title="{change}">{icon("camera")}</summary>'
        f'<div role="group" aria-label="{view}">{buttons}</div></details>'
    )


VIEWS: Final = (
    ("above", "above"),
    ("in", "plus"),
    ("out", "minus"),
    ("turn-left", "turn-left"),
    ("turn-right", "turn-right"),
    ("fit", "fit"),
)
"""The buttons of the camera, each with its sign."""
