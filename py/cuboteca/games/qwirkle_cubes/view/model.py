"""What the drawings of the table, the rack, the sum and the bag are to show."""

from __future__ import annotations

from functools import lru_cache, reduce

from cuboteca.games.qwirkle_cubes.rules.cubes import COLOURS, CUBE_TEXTS, HAND
from cuboteca.games.qwirkle_cubes.rules.grid import Cell, cell_at, xy
from cuboteca.games.qwirkle_cubes.rules.moves import PUT, Move
from cuboteca.games.qwirkle_cubes.rules.position import FORCED_ROLL, TURN
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.selection.selection import Selection, cell_of, laid_part, selection_of, slot_of
from cuboteca.games.qwirkle_cubes.text.labels import label
from cuboteca.games.qwirkle_cubes.text.log import worth
from cuboteca.games.qwirkle_cubes.text.names import FromStart
from cuboteca.games.qwirkle_cubes.view.art.board import Laid, Open, Table
from cuboteca.games.qwirkle_cubes.view.art.frame import LEAST, Frame, frame_about, grown, with_room
from cuboteca.games.qwirkle_cubes.view.art.rack import Rack, Slot
from cuboteca.games.qwirkle_cubes.view.art.turn_score import LineScore
from cuboteca.play.view import View


def table_of(view: View) -> Table:
    """Return the table as it is to be drawn."""
    state: State = view.state
    picks = selection_of(view.picked, state)
    focus = cell_of(view.focus or "") if view.live else None
    laid = (*_old_cubes(view), *_new_cubes(state, picks))
    open_cells = _hinted(view, picks, _open_cells(state, picks, focus)) if view.live else ()
    return Table(
        laid=laid,
        label=_table_label(state, picks) if view.live else _picture_label(laid),
        open=open_cells,
        lines=score_lines(state, picks),
        focus=focus,
        live=view.live,
        frame=_frame(view) if view.live else None,
    )


def _frame(view: View) -> Frame:
    """Return what the picture shows: all that a turn of the game has needed so far. It only ever grows, because players
    would lose their bearings if each hand had a scale of its own."""
    states = (*(before for before, _ in view.past), view.state)
    return reduce(grown, map(_needed, states[1:]), _needed(states[0], LEAST))


@lru_cache(maxsize=512)
def _needed(state: State, least: int = 0) -> Frame:
    """Return what has room for the grid, and for the cells that a placement of this hand can come to."""
    frame = frame_about([xy(cell) for cell in state.grid.cubes], least)
    return with_room(frame, state.cells_for(range(len(state.hand))))


def _old_cubes(view: View) -> tuple[Laid, ...]:
    state: State = view.state
    last = _last_placed(view)
    just_now = bool(view.moves) and bool(last) and view.moves[-1].startswith((PUT, "draw"))
    return tuple(
        Laid(
            xy(cell),
            CUBE_TEXTS[cube],
            _cube_label(xy(cell), cube, "last" if cell in last else None),
            last=cell in last,
            fresh=just_now and cell in last,
        )
        for cell, cube in sorted(state.grid.cubes.items())
    )


def _last_placed(view: View) -> frozenset[int]:
    """Return the cells of the latest placement."""
    state: State = view.state
    text = next((move for move in reversed(view.moves) if move.startswith(PUT)), None)
    return frozenset(cell for cell, _ in state.read(text).cubes) if text else frozenset()


@lru_cache(maxsize=512)
def _cube_label(place: Cell | FromStart, cube: int, when: str | None) -> str:
    return label("cube", when=when, cube_first=cube, place=place)


def spoken_of(state: State, cell: Cell) -> Cell | FromStart:
    """Return a cell as it is named: from the start, while nothing lies on the grid."""
    return cell if state.grid.cubes else FromStart(cell)


def _new_cubes(state: State, picks: Selection) -> tuple[Laid, ...]:
    last = picks.laid[-1] if picks.laid else None
    return tuple(
        Laid(
            cell,
            CUBE_TEXTS[state.hand[slot]],
            _cube_label(spoken_of(state, cell), state.hand[slot], "now"),
            held=True,
            fresh=(slot, cell) == last and picks.held is None and picks.aimed is None,
            lift=laid_part(slot, cell),
            moved=slot == picks.held,
        )
        for slot, cell in picks.laid
    )


def thought_of(view: View) -> Move | None:
    """Return the move that a hint tells or an opponent thinks of."""
    state: State = view.state
    return state.read(view.thought_of) if view.thought_of and view.live and state.next == TURN else None


def _hinted(view: View, picks: Selection, places: tuple[Open, ...]) -> tuple[Open, ...]:
    """Return the open cells, and among them those that a hint or a thought points at, with its cubes once its move is
    told."""
    state: State = view.state
    move = thought_of(view)
    ghosts = {xy(cell): cube for cell, cube in move.cubes} if move is not None else {}
    taken = {*map(xy, state.grid.cubes), *(cell for _, cell in picks.laid)}
    pointed = [cell for part in view.marked if (cell := cell_of(part)) is not None and cell not in taken]
    allowed = {place.cell: place.label for place in places if place.glow}
    hinted = {
        cell: _barred_cell(state, cell)
        if picks.held is not None and cell not in allowed
        else _hinted_cell(state, cell, ghosts.get(cell), allowed.get(cell, ""), waits=view.waits)
        for cell in pointed
    }
    return (*(place for place in places if place.cell not in hinted), *hinted.values())


def _hinted_cell(state: State, cell: Cell, cube: int | None, fits: str, *, waits: bool) -> Open:
    """Return a cell that a hint or a thought points at; what the cube in hand scores there (`fits`) is heard first."""
    place = spoken_of(state, cell)
    if cube is not None:
        said = label("empty_thought_of" if waits else "empty_hinted", cube=cube, place_first=place)
    elif fits:
        said = f"{fits} {label('hint_points')}"
    else:
        said = label("empty_considered" if waits else "empty_glows", place_first=place)
    return Open(cell, said, glow=True, ghost=None if cube is None else CUBE_TEXTS[cube], hinted=True)


def _barred_cell(state: State, cell: Cell) -> Open:
    """Return a cell that a lesson leads to, to hear why the cube in hand can't stand there."""
    return Open(cell, label("empty", selected=False, place_first=spoken_of(state, cell)), hinted=True, barred=True)


def _open_cells(state: State, picks: Selection, focus: Cell | None) -> tuple[Open, ...]:
    """Return the cells where the cube in hand may stand, and those that are aimed at or have the focus."""
    taken, lifted = {cell for _, cell in picks.laid}, picks.lifted
    cells = state.cells_for((picks.held,), lifted.laid) if picks.held is not None else {}
    ghost = CUBE_TEXTS[state.hand[picks.held]] if picks.held is not None else None
    found = {
        cell: Open(cell, _open_label(state, lifted, cell, alone), glow=True, joined=not alone, ghost=ghost)
        for cell, alone in cells.items()
        if cell not in taken
    }
    for cell in (picks.aimed, focus):
        if cell is not None and cell not in found and cell_at(*cell) not in state.grid.cubes and cell not in taken:
            aimed = cell == picks.aimed
            said = label("empty", selected=aimed, place_first=spoken_of(state, cell))
            found[cell] = Open(cell, said, glow=aimed, picked=aimed)
    return tuple(found.values())


def _open_label(state: State, picks: Selection, cell: Cell, complete: bool) -> str:
    """Return what is heard of it, as in "2 right, 1 up, empty. The red circle fits here: 5 points."."""
    slot = picks.held or 0
    cube, place = state.hand[slot], spoken_of(state, cell)
    if not complete:
        return label("fits_joined", place_first=place, cube=cube)
    move = Selection((*picks.laid, (slot, cell))).move(state)
    return label("fits", place_first=place, cube=cube, points=worth(state, move))


def score_lines(state: State, picks: Selection) -> tuple[LineScore, ...]:
    """Return the lines that the placement would score as it stands."""
    if not picks.laid or state.next != TURN:
        return ()
    before = {line.cells for line in state.score_of(Selection(picks.laid[:-1]).move(state))}
    cubes = {xy(cell): cube for cell, cube in state.grid.cubes.items()}
    cubes |= {cell: state.hand[slot] for slot, cell in picks.laid}
    return tuple(
        LineScore(
            line.cells[0],
            line.cells[-1],
            line.points,
            tuple(CUBE_TEXTS[cubes[cell]] for cell in line.cells),
            line.qwirkle,
            fresh=line.cells not in before,
        )
        for line in state.score_of(picks.move(state))
    )


def _table_label(state: State, picks: Selection) -> str:
    mine = len(picks.laid)
    count = len(state.grid.cubes) + mine
    grid = label("grid_placed" if mine else "grid", number=count, mine=mine) if count else label("grid_empty")
    begins = () if state.grid.cubes else (label("first_line"),)
    return " ".join((grid, *begins, label("walks")))


def _picture_label(laid: tuple[Laid, ...]) -> str:
    """Return what a picture of the table shows, cube by cube."""
    if not laid:
        return label("grid_empty")
    return " ".join((label("grid", number=len(laid)), *(cube.label for cube in laid)))


def rack_of(view: View) -> Rack:
    """Return the hand of the player whose turn it is."""
    state: State = view.state
    picks = selection_of(view.picked, state)
    fallen = just_fallen(view)
    told = thought_of(view)
    if told is not None and told.slots:  # drawn as if they had been chosen for the re-roll
        picks = Selection(rolling=True, marked=told.slots)
    hinted = _slots_hinted(view)
    slots = [_slot(state, picks, slot, fallen)._replace(hinted=slot in hinted) for slot in range(len(state.hand))]
    slots += [Slot(None, label("no_cube", slot=number)) for number in range(len(slots), HAND)]
    return Rack(tuple(slots), _rack_label(view), len(view.moves), slot_of(view.focus or ""), view.live)


def _rack_label(view: View) -> str:
    state: State = view.state
    if state.mover < 0:
        return label("no_hand")
    cubes = tuple(CUBE_TEXTS[cube] for cube in state.hand)
    return label("rack" if view.live else "rack_picture", name=view.names[state.mover], hand=cubes)


def just_fallen(view: View) -> frozenset[int]:
    """Return the slots of the cubes that have just been rolled for the player to move."""
    if not view.moves or ">" not in view.moves[-1] or view.moves[-1].startswith("draw"):
        return frozenset()
    if view.moves[-1].startswith("roll!"):
        return frozenset(range(HAND))
    return frozenset(int(word) - 1 for word in view.moves[-1].partition(">")[0].split()[1:])


def _slots_hinted(view: View) -> frozenset[int]:
    """Return the slots of the cubes that a hint is about: those to re-roll, or those that its move places."""
    state: State = view.state
    rolled = [slot for part in view.marked if (slot := slot_of(part)) is not None]
    move = thought_of(view)
    slots, hand = set(rolled), list(state.hand)
    for _, cube in move.cubes if move is not None and not rolled else ():
        if cube in hand:
            slots.add(hand.index(cube))
            hand[hand.index(cube)] = -1
    return frozenset(slots)


def _slot(state: State, picks: Selection, slot: int, fallen: frozenset[int]) -> Slot:
    cube = state.hand[slot]
    if slot in picks.slots_laid:
        said = label("slot", how="placed", slot=slot, cube=cube)
        return Slot(CUBE_TEXTS[cube], said, placed=True, rolled=_tumbles(state, slot, fallen))
    dimmed = state.next == TURN and not picks.rolling and not state.cells_for((slot,), picks.laid)
    how = "marked" if slot in picks.marked else "held" if slot == picks.held else "off" if dimmed else None
    return Slot(
        CUBE_TEXTS[cube],
        label("slot", how=how, slot=slot, cube=cube),
        picked=slot == picks.held,
        marked=slot in picks.marked,
        rolled=_tumbles(state, slot, fallen),
        dimmed=dimmed,
        late=dimmed and not state.cells_for((slot,), ()),
    )


def _tumbles(state: State, slot: int, fallen: frozenset[int]) -> bool:
    return slot in fallen and (state.rules.sequence or state.next == FORCED_ROLL)


def bag_of(state: State) -> dict[str, int]:
    """Return what the bag holds, by colour."""
    return dict(zip(COLOURS, state.bag, strict=True))
