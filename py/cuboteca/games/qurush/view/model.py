"""What the drawing of the board is to show."""

from __future__ import annotations

from collections.abc import Collection

from cuboteca.games.qurush.rules.action_costs import COSTS, FLIP, MOVE, PULL, PUSH, REENTER, SLIDE
from cuboteca.games.qurush.rules.board import EAST, NORTH, OFF, SOUTH, WEST
from cuboteca.games.qurush.rules.goals import HIDDEN, Place
from cuboteca.games.qurush.rules.moves import Move
from cuboteca.games.qurush.rules.position import CORNER, TURN
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.selection import (
    Selection,
    at_of,
    cell_part,
    complete,
    fitting,
    kinds,
    next_squares,
    selection_of,
    square_of,
)
from cuboteca.games.qurush.text.actions import crushed_by, pushed_line
from cuboteca.games.qurush.text.labels import label, where_north_is
from cuboteca.games.qurush.text.prompts import costs_of
from cuboteca.games.qurush.view.art.board import Board, Cell
from cuboteca.games.qurush.view.art.board_pawns import Pawn
from cuboteca.games.qurush.view.art.found_frames import Found
from cuboteca.games.qurush.view.art.measures import WAYS
from cuboteca.games.qurush.view.art.orientation import Die, tipped, way_to
from cuboteca.games.qurush.view.art.overlays import Arrow, Flip, Rank, Tile, Trace
from cuboteca.games.qurush.view.keys import keys_under
from cuboteca.games.qurush.view.last_move import Deed, last_turn
from cuboteca.games.qurush.view.rolling import Dice, dice_of, shifts_of
from cuboteca.play.keys import CONFIRM, heard
from cuboteca.play.view import View

WAY_LETTERS = {NORTH: "n", EAST: "e", SOUTH: "s", WEST: "w"}


def board_of(view: View) -> Board:
    """Return the board as it is to be drawn."""
    state: State = view.state
    dice = dice_of(state, view.moves)
    picks = selection_of(view.picked) if view.live and state.next == TURN else Selection()
    deeds = last_turn(view)
    hinted = hinted_moves(view)
    chosen = complete(state, picks) if view.live and not picks.ending and state.next == TURN else None
    move = next((one for one in hinted if str(one) == view.thought_of), None) if hints(view) else chosen
    focus = square_of(view.focus or "", state.rules.board.size)
    return Board(
        size=state.rules.board.size,
        cells=_cells(view, picks, dice, deeds, move),
        pawns=(
            *_pawns(view, picks, deeds, crushed_by(state, move) if move is not None else ()),
            *_ghost_pawns(state, move),
        ),
        label=_label(view),
        turn=view.turned,
        arrows=_arrows(state, move) or _pulled(state, picks),
        flip=None if hints(view) else _flip(state, picks, dice, _able(view, picks) if move is None else {}),
        ranks=_ranks(hinted, move, dice),
        traces=_traces(deeds) if deeds and not picks.is_begun and not hints(view) else (),
        found=found_of(state),
        wrap=state.rules.board.wraps,
        north=state.rules.true_north,
        focus=at_of(focus) if focus is not None else None,
        step=len(view.moves),
        mover=state.own if view.live else None,
        at_once=picks.is_begun,
        live=view.live,
        keys=heard(keys_under(state.rules)),
    )


def _label(view: View) -> str:
    state: State = view.state
    size = state.rules.board.size
    dice = [square for square in state.squares if state.qubes[square]]
    board = label("board", size=size, count=len(dice))
    if state.rules.true_north:
        board = f"{board} {where_north_is(view.turned)}"
    if view.live:
        return " ".join((board, label("arrow_keys")))
    there = sorted({*dice, *(square for square in state.pawns if square != OFF)})
    return " ".join((board, *(_cell_label(view, square, ()) for square in there)))


def _cells(view: View, picks: Selection, dice: Dice, deeds: list[Deed], move: Move | None) -> tuple[Cell, ...]:
    state: State = view.state
    able = _able(view, picks) if move is None else {}
    touched = set() if hints(view) else {square for deed in deeds for square in _changed(deed)}
    slid = {end: way for _, end, way in _moved(deeds[-1])} if deeds else {}
    flipped = _flipped(deeds[-1]) if deeds else {}
    ghosts = _ghosts(state, dice, move)
    dragged, flipping = _by_hand(view, picks)
    return tuple(
        Cell(
            at_of(square),
            _cell_label(view, square, able.get(square, ())) if view.live else "",
            die=dice.get(square),
            glow=square in able and not hints(view),
            picked=square in picks.cells,
            marked=cell_part(square) in view.marked,
            price="" if hints(view) else _price(state, square, able.get(square, ())),
            climb=not hints(view) and _climbs(state, picks, square, able.get(square, ())),
            last=square in touched,
            slid=slid.get(square, ""),
            later=square in slid and deeds[-1].move.kind == PULL,
            tipped=flipped.get(square, ""),
            ghost=ghosts.get(square),
            drags=square in dragged,
            along=_line_with(state, picks, square) if square in dragged else ("", ()),
            flips=square in flipping,
        )
        for square in state.squares
    )


def _able(view: View, picks: Selection) -> dict[int, tuple[str, ...]]:
    """Return the squares that may be chosen now, and for what."""
    state: State = view.state
    if not view.live or view.waits or picks.ending or view.peeking:
        return {}
    if state.next == CORNER:
        return dict.fromkeys(state.free_corners, ())
    return next_squares(state, picks) if state.next == TURN else {}


def _by_hand(view: View, picks: Selection) -> tuple[set[int], set[int]]:
    """Return the squares whose dice can be dragged to slide or push them, or whose pawn to move; and those whose sides
    can be tapped to flip them."""
    state: State = view.state
    if not view.live or view.waits or state.next != TURN or view.peeking:
        return set(), set()
    own = [move for move in state.moves() if move.seat == picks.agent]
    dragged = {move.square for move in own if move.kind in (SLIDE, PUSH) and picks.action in ("", SLIDE, PUSH)}
    if _walks(state, picks):
        dragged.add(state.pawns[state.seat_of(picks.agent)])
    return dragged, {move.square for move in own if move.kind == FLIP and picks.action in ("", FLIP)}


def _walks(state: State, picks: Selection) -> bool:
    """Can the pawn that acts be dragged to an adjacent square?"""
    return picks.action in ("", MOVE) and any(move.kind == MOVE and move.seat == picks.agent for move in state.moves())


def _line_with(state: State, picks: Selection, square: int) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Return the way in which a qube can be pushed, and the squares of all that moves with it; none where it can't
    be."""
    pushes = (move for move in state.moves() if (move.kind, move.square, move.seat) == (PUSH, square, picks.agent))
    push = next(pushes, None)
    if push is None:
        return "", ()
    here = state.pawns[state.seat_of(push.seat)]
    way = state.rules.board.way_to(here, square) or 0
    return WAY_LETTERS[way], tuple(map(at_of, (here, *pushed_line(state, push))))


def _price(state: State, square: int, kinds: tuple[str, ...]) -> str:
    """On empty squares, where only one thing can be meant."""
    return str(COSTS[kinds[0]]) if kinds and not state.qubes[square] else ""


def _climbs(state: State, picks: Selection, square: int, kinds: tuple[str, ...]) -> bool:
    """Would a pawn climb the qube there, by a move or as it pulls another (Q-10, Q-19)?"""
    return bool(state.qubes[square]) and (MOVE in kinds or (PULL in kinds and bool(picks.cells)))


def _cell_label(view: View, square: int, kinds: tuple[str, ...]) -> str:
    """Return a square in words, as in "b3, a qube showing 2, Ben’s pawn on top. Climb 3 AP, Flip 4 AP."."""
    state: State = view.state
    top = state.qubes[square]
    here = [view.names[seat] for seat, where in enumerate(state.pawns) if where == square]
    pawns = label("pawns_here", several=len(here) > 1, names=here) if here else ""
    told = label("square_with_pawns" if here else "square", qube=bool(top), square=square, face=top, pawns=pawns)
    return " ".join((told, label("costs", costs=costs_of(kinds, climbs=bool(top))))) if kinds else told


def _ghosts(state: State, dice: Dice, move: Move | None) -> dict[int, Die]:
    """Return the die that would come to an empty square."""
    shifts = shifts_of(state, move) if move is not None else {}
    return {end: dice[start] for start, end in shifts.items() if end not in dice}


def _ghost_pawns(state: State, move: Move | None) -> tuple[Pawn, ...]:
    if move is None or move.kind not in (MOVE, PUSH, PULL, REENTER):
        return ()
    return (Pawn(state.seat_of(move.seat), at_of(move.square), ghost=True, high=False if move.kind == PUSH else None),)


def _arrows(state: State, move: Move | None) -> tuple[Arrow, ...]:
    """Over the edges that something would cross."""
    if move is None:
        return ()
    walks = [(state.pawns[state.seat_of(move.seat)], move.square)] if move.kind in (MOVE, PUSH, PULL) else []
    crossing = (*walks, *shifts_of(state, move).items())
    return tuple(Arrow(at_of(start), _way(state, start, end)) for start, end in crossing)


def _way(state: State, square: int, other: int) -> str:
    """Return the way from a square to a neighbour; "" if they are not adjacent."""
    way = state.rules.board.way_to(square, other)
    return WAY_LETTERS[way] if way is not None else ""


def _pulled(state: State, picks: Selection) -> tuple[Arrow, ...]:
    """Return the way that the qube chosen for a pull will take, before the player says where the pawn goes."""
    if picks.action != PULL or len(picks.cells) != 1:
        return ()
    way = _way(state, picks.cells[0], state.pawns[state.seat_of(picks.agent)])
    return (Arrow(at_of(picks.cells[0]), way),) if way else ()


def hints(view: View) -> bool:
    """Does the board show what a hint or a thought is about, and nothing else?"""
    if view.marked == (CONFIRM.part,):  # A lesson that asks to confirm: what that leads to is shown.
        return False
    return bool(view.marked or view.hinted or view.thought_of)


def hinted_moves(view: View) -> tuple[Move, ...]:
    """Return the actions that a hint lists, the best first, or the one that an opponent thinks of."""
    state: State = view.state
    texts = view.hinted or ((view.thought_of,) if view.thought_of else ())
    return tuple(state.read(text) for text in texts) if state.next == TURN else ()


def _ranks(hinted: tuple[Move, ...], move: Move | None, dice: Dice) -> tuple[Rank, ...]:
    """Return the number that each move has in the list of a hint, where it acts, and of the chosen one, if it flips,
    the face; a turn that ends acts nowhere."""
    if len(hinted) < 2 and (not hinted or hinted[0].kind != FLIP):
        return ()
    found = []
    for number, one in enumerate(hinted, 1):
        if one.kind not in COSTS:
            continue
        face = one.face if one.kind == FLIP and one == move else 0
        way = way_to(dice[one.square], face) or "" if face else ""
        square = one.other if one.kind == SLIDE else one.square
        found.append(Rank(number if len(hinted) > 1 else 0, at_of(square), way, face, one == move))
    return tuple(found)


def _flip(state: State, picks: Selection, dice: Dice, able: Collection[int]) -> Flip | None:
    """Return the four faces that a flip can bring up; also about a die that was tapped, if it can be flipped."""
    alone = len(picks.cells) == 1 and not picks.action and FLIP in kinds(fitting(state, picks))
    if not alone and (picks.action != FLIP or not picks.cells):
        return None
    square = picks.cells[0]
    beside = {letter: state.rules.board.step[way][square] in able for way, letter in WAY_LETTERS.items()}
    return Flip(
        at_of(square),
        tuple(
            Tile(way, face, label("flip", square=square, face=face), face == picks.face, beside[way])
            for way in WAYS
            for face in (tipped(dice[square], way).top,)
        ),
        arcs=not alone,
    )


def _pawns(view: View, picks: Selection, deeds: list[Deed], crushed: tuple[int, ...]) -> tuple[Pawn, ...]:
    state: State = view.state
    acts = view.live and state.next == TURN and not (view.solving and view.waits)
    ringed = state.seat_of(picks.agent) if acts else None
    walks = acts and not view.waits and not view.peeking and _walks(state, picks)
    return tuple(
        pawn._replace(
            doomed=seat in crushed,
            drags=walks and seat == ringed,
            held=walks and seat == ringed and picks.action == MOVE,
        )
        for seat, square in enumerate(state.pawns)
        for pawn in _pawn(view, seat, square, ringed, deeds)
    )


def _pawn(view: View, seat: int, square: int, ringed: int | None, deeds: list[Deed]) -> tuple[Pawn, ...]:
    state: State = view.state
    deed = deeds[-1] if deeds else None
    was = deed.before.state.pawns[seat] if deed else square
    if square == OFF:
        return (Pawn(seat, at_of(was), gone=True),) if was != OFF else ()
    named = view.live and state.rules.agents
    heard = label("pawn_on", name=view.names[seat], square=square) if named else ""
    came, climbed, rode = "", 0, ""
    pulls = deed is not None and deed.move.kind == PULL
    if deed is not None and pulls and seat == deed.before.state.seat_of(deed.move.seat):
        pulls = False
        if deed.move.square == deed.move.other:
            rode = _moved(deed)[0][-1]
    if deed is not None and was not in (OFF, square):
        came = _way(state, was, square)
        climbed = bool(state.qubes[square]) - bool(deed.before.state.qubes[was])
    moved = any(before.state.pawns[seat] != square for before, *_ in deeds) or bool(rode)
    return (
        Pawn(
            seat, at_of(square), heard, seat == ringed, last=moved, came=came, later=pulls, rode=rode, climbed=climbed
        ),
    )


def _changed(deed: Deed) -> tuple[int, ...]:
    """Return where the dice lie that an action moved or flipped."""
    return (deed.move.square,) if deed.move.kind == FLIP else tuple(end for _, end, _ in _moved(deed))


def _moved(deed: Deed) -> tuple[tuple[int, int, str], ...]:
    """Return from where and to where an action moved dice, and in which way."""
    state = deed.before.state
    return tuple((start, end, _way(state, start, end)) for start, end in shifts_of(state, deed.move).items())


def _flipped(deed: Deed) -> dict[int, str]:
    """By square: the side over which its die was flipped."""
    move = deed.move
    side = way_to(deed.before.dice[move.square], move.face) if move.kind == FLIP else None
    return {move.square: side} if side is not None else {}


def _traces(deeds: list[Deed]) -> tuple[Trace, ...]:
    """Return the way that everything took which the last turn moved."""
    ways: list[tuple[int, str]] = []
    for deed in deeds:
        before, after = deed.before.state, deed.after.state
        ways += ((start, way) for start, _, way in _moved(deed))
        for was, now in zip(before.pawns, after.pawns, strict=True):
            way = _way(before, was, now) if OFF not in (was, now) else ""
            if way:
                ways.append((was, way))
    after = deeds[-1].after.state
    taken = {square for square in after.squares if after.qubes[square]} | set(after.pawns)
    return tuple(Trace(at_of(start), way, bare=start in taken) for start, way in dict.fromkeys(ways))


def found_of(state: State) -> tuple[Found, ...]:
    """At the end: every goal of the winners that lies on the board, with what each 1 stands for (Q-25, Q-30)."""
    return tuple(
        Found(tuple(map(at_of, place.squares)), seat, wild_of(place))
        for seat in state.winners
        for goal in state.goals[seat]
        if goal != HIDDEN
        for place in state.places(goal)[:1]
    )


def wild_of(place: Place) -> tuple[tuple[tuple[int, int], int], ...]:
    """Return each 1 of a goal that was found, with the number that it stands for."""
    told = zip(place.squares, place.numbers, strict=True)
    return tuple((at_of(square), number) for square, number in told if square in place.wild)
