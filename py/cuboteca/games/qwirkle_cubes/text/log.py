"""What was done, move by move."""

from __future__ import annotations

from cuboteca.games.qwirkle_cubes.rules.grid import xy
from cuboteca.games.qwirkle_cubes.rules.moves import DRAWN, FIRST, FORCED, PASSING, PUT, RESIGN, ROLL, Move
from cuboteca.games.qwirkle_cubes.rules.names import at_place, cubes_text, place_name
from cuboteca.games.qwirkle_cubes.rules.position import DEAL
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.text.names import a_cube, begun, points_text
from cuboteca.play.wording import join_words


def worth(state: State, move: Move) -> int:
    """All that a placement scores."""
    return sum(line.points for line in state.score_of(move)) + state.bonus_of(move)


def describe_move(before: State, move: str, names: tuple[str, ...]) -> str:
    """A move made, in a sentence."""
    made = before.read(move)
    name = names[before.mover] if before.mover >= 0 else ""
    if made.kind == PUT:
        return _told_placed(before, made, name)
    if made.kind == DRAWN:
        drawer = names[before.hands.index(())] if before.next == DEAL else name
        last = ", the last in the bag" if len(made.faces) == sum(before.bag) else ""
        return f"{drawer} draws {join_words(map(a_cube, made.faces))}{last}"
    if made.kind == FIRST:
        return f"The lot lets {names[made.faces[0]]} begin"
    if made.kind == ROLL:
        return f"{name} re-rolls {cubes_text(len(made.slots))}" if made.slots else f"{name} does not re-roll"
    if made.kind in (PASSING.kind, RESIGN):
        return f"{name} {'passes' if made.kind == PASSING.kind else 'resigns'}"
    slots = range(len(before.hand)) if made.kind == FORCED else made.slots
    shown = join_words(
        a_cube(before.hand[slot] // 6 * 6 + shape) for slot, shape in zip(slots, made.faces, strict=True)
    )
    if made.kind == FORCED:
        return f"Nothing fits, so all of {name}’s cubes are rolled: {shown}"
    return f"{name} rolls {shown}"


def notate(before: State, move: str) -> str:
    """A move made, for the record, where the name of who made it stands already."""
    if before.mover < 0:
        return describe_move(before, move, tuple(f"Seat {seat + 1}" for seat in range(before.seats)))
    text = describe_move(before, move, ("",) * before.seats).strip()
    return begun(text)


def _told_placed(before: State, made: Move, name: str) -> str:
    cubes = join_words(a_cube(cube) for _, cube in made.cubes)
    sixes = sum(line.qwirkle for line in before.score_of(made))
    qwirkle = ("", ", with a Qwirkle", ", with two Qwirkles")[min(sixes, 2)]
    out = ", six of them for going out" if before.bonus_of(made) else ""
    return f"{name} places {cubes} {_where(made)} for {points_text(worth(before, made))}{out}{qwirkle}"


def _where(placement: Move) -> str:
    """Where it lies: its cell, or the ends of its line."""
    first, last = (xy(placement.cubes[end][0]) for end in (0, -1))
    return at_place(first) if first == last else f"from {place_name(first)} to {place_name(last)}"
