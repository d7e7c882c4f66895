"""The board as a player sees it now: little more than references into the sprite, so that a screen stays small.

Nothing here knows a rule. Squares, ways and dice are by the compass of the board; `turn` alone says from which side
it is seen. The names of columns and rows on the frame are upright for whoever sits before the board.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup, escape

from cuboteca.draw.path import num
from cuboteca.games.qurush.view.art.board_pawns import Pawn, boxes_of, pawn_at, shades_of, shades_on_top, standing
from cuboteca.games.qurush.view.art.dice import die_id
from cuboteca.games.qurush.view.art.found_frames import Found, render_all_found
from cuboteca.games.qurush.view.art.measures import (
    CELL,
    FRAME,
    STEPS,
    At,
    magnified,
    seen_at,
    seen_way,
    spot,
    view_box,
)
from cuboteca.games.qurush.view.art.movers import by_seat
from cuboteca.games.qurush.view.art.north import render_north
from cuboteca.games.qurush.view.art.orientation import Die, tipped, turned
from cuboteca.games.qurush.view.art.overlays import (
    Arrow,
    Flip,
    Rank,
    Trace,
    render_arrows,
    render_flip,
    render_left,
    render_ranks,
    render_went,
)
from cuboteca.games.qurush.view.art.signs import render_sign, render_tab, tab_middle

SIZE: Final = 13.2


def render_letters(size: int, turn: int, wrap: bool, north: str = "") -> str:
    """Return letters and numbers along the frame, below and on the left, unless north is marked there; with joined
    edges arrows as well."""
    high = SIZE * magnified(size)
    low = (-FRAME / 2 if north == "s" else CELL * size + FRAME / 2) + 0.27 * high + 0.4
    left = CELL * size + FRAME / 2 + 0.6 if north == "w" else -FRAME / 2 - 0.6
    texts = ""
    for along in range(size):
        column, row = _name(along, 0, size, turn)
        texts += f'<tspan x="{CELL * along + 30}" y="{num(low)}">{column if turn % 2 == 0 else row}</tspan>'
        column, row = _name(0, along, size, turn)
        middle = CELL * (size - 1 - along) + 30 + 0.34 * high
        texts += f'<tspan x="{num(left)}" y="{num(middle)}">{row if turn % 2 == 0 else column}</tspan>'
    return (
        f'<text class="letters" text-anchor="middle" font-size="{num(high)}" font-weight="600" '
        f'fill="var(--qube-letter)" aria-hidden="true">{texts}</text>{_chevrons(size, north) if wrap else ""}'
    )


def _north(board: Board, seen: str) -> str:
    """In the middle of one side of the frame."""
    along, out, far = CELL * board.size / 2, FRAME / 2, CELL * board.size + FRAME / 2
    x, y = {"n": (along, -out), "e": (far, along), "s": (along, far), "w": (-out, along)}[seen]
    return render_north(seen, x, y, magnified(board.size))


def _name(x: int, y: int, size: int, turn: int) -> tuple[str, int]:
    """Column and row of the square that is seen there."""
    column, row = seen_at((x, y), size, -turn % 4)
    return "abcdefg"[column], row + 1


def _chevrons(size: int, north: str) -> str:
    """On the frame, at the end of each row and column but where north is marked: what leaves there comes in on the
    other side."""
    out = ""
    for along in range(size):
        at = CELL * along + 30
        marked = north if 2 * at == CELL * size else ""
        if marked != "n":
            out += f"M{at - 4} -7.6L{at} -11.4L{at + 4} -7.6"
        if marked != "e":
            out += f"M{CELL * size + 7.6} {at - 4}L{num(CELL * size + 11.4)} {at}L{CELL * size + 7.6} {at + 4}"
    pen = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<g class="chevrons" {pen}><path d="{out}" stroke="#1A0C05" stroke-opacity=".5" stroke-width="3.4"/>'
        f'<path d="{out}" stroke="#F0CB83" stroke-width="1.7"/></g>'
    )


OPPOSITE: Final = {"n": "s", "s": "n", "e": "w", "w": "e"}


class Cell(NamedTuple):
    """A square and what is to be seen there. Give all of a board that is played on, for each is a button."""

    at: At
    label: str = ""
    """For a screen reader: "b3, a die showing 2. Flip it: 4 points." """
    die: Die | None = None
    glow: bool = False
    """It may be chosen now: lamplight on the ground, a blue frame about a die."""
    picked: bool = False
    marked: bool = False
    """A hint is about it."""
    price: str = ""
    """How many action points going there takes."""
    climb: bool = False
    """A pawn would climb the die: a step at its corner."""
    last: bool = False
    """The last action moved or flipped this die: brass about its top."""
    slid: str = ""
    """The way in which the die has just been moved here."""
    later: bool = False
    """It has been pulled: it comes when the pawn has moved (Q-19)."""
    tipped: str = ""
    """The side over which the die has just been flipped."""
    ghost: Die | None = None
    """A die that would come here."""
    drags: bool = False
    """The die can be dragged to where it is to go, which is the same as tapping it and then that square; on the square
    of the pawn that acts, the pawn."""
    along: tuple[str, tuple[At, ...]] = ("", ())
    """The way in which it would be pushed, and the squares of all that would move with it."""
    flips: bool = False
    """A tap on a side of the die that is seen tips it that way."""


class Board(NamedTuple):
    """All that the board shows."""

    size: int
    """5, 6 or 7."""
    cells: tuple[Cell, ...]
    pawns: tuple[Pawn, ...] = ()
    label: str = ""
    turn: int = 0
    """Quarters of the board clockwise: 0 has the south before the viewer, 1 the east, 2 the north, 3 the west."""
    arrows: tuple[Arrow, ...] = ()
    flip: Flip | None = None
    ranks: tuple[Rank, ...] = ()
    traces: tuple[Trace, ...] = ()
    found: tuple[Found, ...] = ()
    wrap: bool = False
    """The edges are joined: chevrons on the frame say so."""
    north: bool = False
    """Is north marked on the frame?"""
    focus: At | None = None
    """The square that the Tab key comes to; the arrows go on from there."""
    step: int = 0
    """A number that differs from action to action, so that what moves again starts again."""
    mover: int | None = None
    """The seat to move: rings, frames and counters have its colour."""
    at_once: bool = False
    """Something has been picked since the last action: signs do not wait for its motion."""
    live: bool = True
    """Can anything be picked? If not, the board is a picture with a label."""
    keys: str = ""
    """What it hears, if it is live."""


def render_board(board: Board) -> Markup:
    """Return the board for playing, or as a picture of the same size."""
    north = seen_way("n", board.turn) if board.north else ""
    role = f'id="board" role="group" data-keys="{board.keys}"' if board.live else 'role="img"'
    return Markup(
        f'<svg class="board dice-board{by_seat(board.mover)}" viewBox="{view_box(board.size)}" {role} {_beat(board)}'
        f'aria-label="{escape(board.label)}">'
        f'<use class="ground" href="#u-board-{board.size}"/>{render_letters(board.size, board.turn, board.wrap, north)}'
        f"{_north(board, north) if north else ''}"
        f"{_shadows(board)}{_things(board)}{_above(board)}</svg>"
    )


def _beat(board: Board) -> str:
    """Until all has come to rest, nothing says what can be done next. What tells an action from the one before it
    makes the signs wait anew."""
    moving = any(cell.slid or cell.tipped for cell in board.cells)
    if not board.live or not (moving or any(pawn.came or pawn.rode for pawn in board.pawns)):
        return ""
    slow = " slow" if any(cell.later for cell in board.cells) else ""
    return f'data-beat="{board.step % 2}{slow}{" now" if board.at_once else ""}" '


def _shadows(board: Board) -> str:
    """Return what lies on the ground under every piece."""
    left = "".join(render_left(trace, board.size, board.turn) for trace in board.traces)
    of_picked = 'class="of-picked" '
    dice = "".join(
        f"<g {of_picked if cell.picked else ''}{_where(cell.at, board)}>"
        f"{_moving(_use('shade'), cell, board, 'shade')}</g>"
        for cell in board.cells
        if cell.die
    )
    ridden = frozenset(cell.at for cell in board.cells if cell.die)
    pawns = shades_of(standing(board.pawns, ridden), board.size, board.turn)
    return f'<g class="shades">{dice}{pawns}</g><g class="traces">{left}</g>'


def _things(board: Board) -> str:
    """Return squares from the far side to the near one, and from the west; each with its die and the pawns there."""
    places = {cell.at: cell for cell in board.cells}
    ridden = frozenset(at for at, cell in places.items() if cell.die)
    pawns = standing(board.pawns, ridden)
    missing = [Cell(at) for pawn in pawns for at in (pawn.pawn.at, _drawn_at(pawn.pawn, board)) if at not in places]
    order = sorted({*places} | {cell.at for cell in missing}, key=lambda at: _depth(at, board))
    reached = _reached(board, places)
    out = []
    for at in order:
        if at in places:
            standing_here = [one for one in pawns if one.pawn.at == at]
            out.append(_cell(places[at], board, at == reached, shades_on_top(standing_here)))
        here = sorted((one for one in pawns if _drawn_at(one.pawn, board) == at), key=lambda one: one.pawn.at == at)
        out.extend(pawn_at(one, board.size, board.turn, board.live, board.step) for one in here)
        if at in places:
            out.append(_sign(places[at], board))
    return "".join(out)


def _drawn_at(pawn: Pawn, board: Board) -> At:
    """Return the square that a pawn is drawn with: one from a nearer square must stand in front of the die it
    leaves."""
    if pawn.came and seen_way(pawn.came, board.turn) in "nw":
        dx, dy = STEPS[pawn.came]
        x, y = pawn.at[0] - dx, pawn.at[1] - dy
        if 0 <= x < board.size and 0 <= y < board.size:
            return x, y
    return pawn.at


def _depth(at: At, board: Board) -> tuple[int, int]:
    x, y = seen_at(at, board.size, board.turn)
    return -y, x


def _reached(board: Board, places: dict[At, Cell]) -> At | None:
    """Return the square that was asked for, if it is there; else one that may be chosen, one that has been, or any."""
    if board.focus in places:
        return board.focus
    chosen = next((at for at, cell in places.items() if cell.picked), next(iter(places), None))
    return next((at for at, cell in places.items() if cell.glow), chosen)


def _where(at: At, board: Board) -> str:
    x, y = spot(at, board.size, board.turn)
    return f'transform="translate({num(x)} {num(y)})"'


def _use(symbol: str, more: str = "") -> str:
    return f'<use href="#u-{symbol}"{more}/>'


def _moving(inside: str, cell: Cell, board: Board, what: str) -> str:
    """Have whatever has just been slid come from where it was."""
    if not cell.slid or not cell.die:
        return inside
    x, y = cell.at
    name = f' id="{what}-{board.step}-{x},{y}"' if board.live else ""
    return f'<g{name} class="slid-{seen_way(cell.slid, board.turn)}{" later" if cell.later else ""}">{inside}</g>'


def _cell(cell: Cell, board: Board, reached: bool, ridden: str) -> str:
    ground, die = _ground(cell), _die(cell, board, ridden)
    if not board.live:
        return f"<g {_where(cell.at, board)}>{ground}{die}</g>" if ground or die else ""
    x, y = cell.at
    ring = _use("focus", ' class="focus-ring"') if reached else ""
    hint = _use("hint", ' class="thought"') if cell.marked else ""
    return (
        f'<g id="cell-{x},{y}" class="cell" role="button" tabindex="{0 if reached else -1}" data-part="cell:{x},{y}" '
        + ('aria-pressed="true" ' if cell.picked else "")
        + _dragged(cell, board)
        + f'aria-label="{escape(cell.label)}" {_where(cell.at, board)}>'
        f'<path class="hit" d="M-30-30h{CELL}v{CELL}h-{CELL}z"/>{ground}{die}{hint}{_sides(cell, board.turn)}{ring}</g>'
    )


def _dragged(cell: Cell, board: Board) -> str:
    """Return whether a square hands its die to the finger, or the pawn that acts."""
    if not cell.drags:
        return ""
    pawn = next((pawn for pawn in board.pawns if pawn.at == cell.at and pawn.drags), None)
    held = "" if pawn is None else f'data-piece="pawn-{pawn.seat}" data-held="{"true" if pawn.held else "false"}" '
    return f'data-drag="{_along(cell, board)}" {held}'


def _along(cell: Cell, board: Board) -> str:
    """Return the way in which a push takes a die, as it is seen, and the ids of what moves with it."""
    way, squares = cell.along
    if not way:
        return ""
    pawns = (f"pawn-{pawn.seat}" for pawn in board.pawns if pawn.at in squares and not (pawn.ghost or pawn.gone))
    cells = (f"cell-{x},{y}" for x, y in squares if (x, y) != cell.at)
    return " ".join((seen_way(way, board.turn), *cells, *pawns))


SOUTH_SIDE: Final = "M-25.8 14.4h44L25.8 29.6h-44z"
EAST_SIDE: Final = "M18.2-29.6L25.8-14.4v44L18.2 14.4z"
"""The two sides of a die that are seen, about the middle of its square."""


def _sides(cell: Cell, turn: int) -> str:
    """Return what hears a tap on a side of a die: for a finger or a mouse alone, for the cell itself is the button."""
    if not cell.die or not cell.flips:
        return ""
    x, y = cell.at
    seen = turned(cell.die, turn)
    return "".join(
        f'<path class="side" fill="transparent" data-part="side:{x},{y}={tipped(seen, way).top}" data-no-drop="" '
        f'd="{path}"/>'
        for way, path in (("s", SOUTH_SIDE), ("e", EAST_SIDE))
    )


def _ground(cell: Cell) -> str:
    if cell.die:
        return ""
    return _use("aimed", ' class="lit"') if cell.picked else _use("legal", ' class="lit"') if cell.glow else ""


def _die(cell: Cell, board: Board, ridden: str) -> str:
    """Return the die, the shadows of its riders, its frame; or the die that would come here."""
    if not cell.die:
        return _ghost(cell.ghost, board.turn) if cell.ghost else ""
    frame = "picked" if cell.picked else "able" if cell.glow else "last" if cell.last else ""
    worn = _use(frame, f' class="{"last" if frame == "last" else "lit"}"') if frame else ""
    return _moving(f"{_lying(cell, cell.die, board)}{ridden}{worn}", cell, board, "moved")


def _lying(cell: Cell, die: Die, board: Board) -> str:
    """Show how a die that has just been flipped goes over: the old one sinks to one side, the new one comes
    up."""
    seen = _use(die_id(turned(die, board.turn))[2:])
    if not cell.tipped:
        return seen
    before = tipped(die, OPPOSITE[cell.tipped])
    x, y = cell.at
    name = f' id="tipped-{board.step}-{x},{y}"' if board.live else ""
    old = _use(die_id(turned(before, board.turn))[2:], ' class="over" opacity="0"')
    new = _use(die_id(turned(die, board.turn))[2:], ' class="up"')
    return f'<g{name} class="tip-{seen_way(cell.tipped, board.turn)}">{old}{new}</g>'


def _ghost(die: Die, turn: int) -> str:
    body = _use(die_id(turned(die, turn))[2:], ' opacity=".5"')
    return f'<g class="ghost">{body}{_use("arriving")}</g>'


def _told(board: Board) -> list[Cell]:
    """Return the dice that bear a pawn, which hides what they show but no number (Q-29)."""
    ridden = {pawn.at for pawn in board.pawns if not (pawn.ghost or pawn.gone or pawn.high is False)}
    return [cell for cell in board.cells if cell.die and cell.at in ridden]


def _sign(cell: Cell, board: Board) -> str:
    """Return what going there takes, on the ground, unless several pawns fill it; or a step, on a die."""
    if cell.climb:
        return render_sign(cell.at, "", board.size, board.turn)
    several = sum(pawn.at == cell.at and not (pawn.ghost or pawn.gone) for pawn in board.pawns) > 1
    if not cell.price or several:
        return ""
    low = board.flip is not None and _is_left_of(cell.at, board.flip.at, board)
    return render_sign(cell.at, cell.price, board.size, board.turn, low)


def _is_left_of(at: At, die: At, board: Board) -> bool:
    """Is a square next to a die on the left, where a face of its flip lies over the far corner?"""
    x, y = seen_at(die, board.size, board.turn)
    return seen_at(at, board.size, board.turn) == (x - 1, y)


def _above(board: Board) -> str:
    """Return what explains: goals that were found, arrows, the four faces of a flip."""
    pawns = boxes_of(standing(board.pawns, {cell.at for cell in board.cells if cell.die}), board.size, board.turn)
    found = render_all_found(board.found, board.size, board.turn)
    went = "".join(render_went(trace, board.size, board.turn) for trace in board.traces)
    arrows = render_arrows(board.arrows, board.size, board.turn)
    flip = render_flip(board.flip, board.size, board.turn, board.live, pawns) if board.flip else ""
    told = _told(board)
    tabs = "".join(render_tab(cell.at, cell.die.top, board.size, board.turn) for cell in told if cell.die)
    counts = f'<g class="counts">{tabs}</g>' if tabs else ""
    taken = [tab_middle(cell.at, board.size, board.turn) for cell in told]
    ranks = render_ranks(board.ranks, board.size, board.turn, pawns, taken)
    return f'<g class="above">{found}{went}{arrows}{counts}{flip}{ranks}</g>'
