"""The grid as a value, how far from the cubes a placement may reach, and which moves are listed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from cuboteca.games.qwirkle_cubes.rules.cubes import CUBE_OF
from cuboteca.games.qwirkle_cubes.rules.grid import Grid, cell_at, grid_of
from cuboteca.games.qwirkle_cubes.rules.moves import Move
from tests.games.qwirkle_cubes.setting import LINE, NOTCHED, SPARE, place, points, refused


def grid(text: str, distinct: bool = True) -> Grid:
    words = (word.replace("@", ",").split(",") for word in text.split())
    return grid_of(distinct, [(cell_at(int(x), int(y)), CUBE_OF[cube]) for cube, x, y in words])


def test_grids_are_equal_when_the_same_cubes_lie_there_under_the_same_rule() -> None:
    one = grid("Rs@0,0 Rc@1,0")
    assert one == grid("Rc@1,0 Rs@0,0"), "however they came there"
    assert hash(one) == hash(grid("Rc@1,0 Rs@0,0"))
    assert one != grid("Rs@0,0 Rd@1,0")
    assert one != grid("Rs@0,0 Rc@0,1")
    assert one != grid("Rs@0,0 Rc@1,0", distinct=False), "with twins allowed, other cubes fit"
    assert one != "Rs@0,0 Rc@1,0"


@pytest.mark.clause("Z-8", "Z-10")
def test_one_cube_of_six_may_be_the_only_one_that_touches() -> None:
    """Five cells away from the table is as far as a full hand reaches."""
    hand = "Rs Rc Rd Rl Rx Re"
    state = place("Rs@0,0 Rc@1,0", hand, "Pe Pe Pe Pe Pe Pe")
    west = "put Re@-5,1 Rx@-4,1 Rl@-3,1 Rd@-2,1 Rs@-1,1 Rc@0,1"
    south = "put Re@2,-5 Rx@2,-4 Rl@2,-3 Rc@2,-2 Rs@2,-1 Rd@2,0"
    east = "put Rs@1,1 Rd@2,1 Rl@3,1 Rx@4,1 Re@5,1 Rc@6,1"
    assert points(state, west) == [12, 2]
    assert points(state, south) == [3, 12]
    listed = {str(move) for move in state.moves()}
    assert {west, south, east} <= listed
    assert refused(state, "put Re@-6,1 Rx@-5,1 Rl@-4,1 Rd@-3,1 Rs@-2,1 Rc@-1,1") == "Z-10"


@pytest.mark.clause("Z-8", "Z-12", "Z-13")
def test_with_twins_allowed_lines_still_end_at_six() -> None:
    """Red squares only, so that nothing but the length of a line and its gaps can forbid a placement."""
    bridge = "Rs@0,0 Rs@1,0 Rs@1,1 Rs@2,1 Rs@3,1 Rs@4,1 Rs@4,0"
    state = place(bridge, "Rs Rs Rs Rs Rs Rs", "Pe Pe Pe Pe Pe Pe", duplicates="allow")
    reach = range(-7, 12)
    lines = [[cell_at(x, y) for x in reach] for y in reach] + [[cell_at(x, y) for y in reach] for x in reach]
    windows = (
        line[first:last] for line in lines for first in range(len(line)) for last in range(first + 1, len(line) + 1)
    )
    filled = {tuple(cell for cell in window if cell not in state.grid.cubes) for window in windows}
    cube = CUBE_OF["Rs"]
    legal = {cells for cells in filled if state.is_legal_placement(tuple((cell, cube) for cell in cells))}
    listed = [tuple(cell for cell, _ in move.cubes) for move in state.moves() if move.cubes]
    assert len(listed) == len(set(listed))
    assert set(listed) == legal
    assert len(legal) > 50


def test_what_is_among_the_legal_moves() -> None:
    moves = (state := place("Rs@0,0 Rc@1,0", "Bs Gs Rd Rd Oc Px", "Pe Pe Pe Pe Pe Pe")).moves()
    for legal in ("put Rd@2,0", "put Bs@0,1 Gs@0,2", "roll 1 3"):
        assert state.read(legal) in moves
    for other in ("put Px@2,0", "put Rd@5,5", "roll -", "pass", "resign"):
        assert state.read(other) not in moves
    text: object = "put Rd@2,0"
    assert text not in moves, "a move, not its text"


@pytest.mark.clause("Z-21", "Z-22")
def test_there_is_something_to_do_with_and_without_a_placement() -> None:
    fits, dead = "Bs Gs Rd Rd Oc Px", "Rs Rs Oc Yx Gl Bd"
    assert place("Rs@0,0 Rc@1,0", fits, fits, at="A rolls0 pass0").moves(), "only placements"
    assert place(NOTCHED, dead, "Pe Pe Pe Pe Pe Pe").moves(), "only a pass"


def test_chance_has_nothing_to_do_while_a_player_decides() -> None:
    state = place("Rs@0,0 Rc@1,0", "Bs Gs Rd Rd Oc Px", "Pe Pe Pe Pe Pe Pe")
    with pytest.raises(ValueError, match=r"^Nothing is left to chance here\.$"):
        state.draw(Random(1))


@pytest.mark.clause("Z-12", "Z-13")
def test_what_is_listed_across_a_gap_is_legal() -> None:
    """Between two ends of a line there is room for what neither end holds, and for six in all."""
    ring = "Rs@0,0 Re@0,-1 Rc@0,-2 Rx@1,-2 Rl@2,-2 Re@3,-2 Rs@4,-2 Rc@4,-1 Rd@4,0 Rl@0,1 Rl@4,1"
    twins = place(ring, "Rd Rl Rx Re Yx Yx", "Pe Pe Pe Pe Pe Pe")
    hook = "Os@0,0 Os@1,0 Os@2,0 Os@3,0 Gs@3,-1 Gs@3,-2 Gs@4,-2 Gs@5,-2 Gs@6,-2 Gs@6,-1 Os@6,0 Os@7,0"
    squares = place(hook, "Rs Rs Rs Rs Rs Rs", "Pe Pe Pe Pe Pe Pe", duplicates="allow")
    for state in (twins, squares):
        listed = [move for move in state.moves() if move.cubes]
        assert all(state.is_legal_placement(move.cubes) for move in listed)
    assert refused(squares, "put Rs@4,0 Rs@5,0") == "Z-13"
    assert refused(twins, "put Rx@1,1 Rd@2,1 Re@3,1") == "Z-12"


def test_listing_is_a_sequence_however_little_of_it_was_found() -> None:
    everything = tuple(place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE).moves())
    assert len(everything) > 100

    def fresh() -> Sequence[Move]:
        return place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE).moves()

    for asked in (slice(0), slice(1), slice(3, 70), slice(-3, None), slice(0, -2), slice(5, None, 7), slice(-5, 4)):
        assert tuple(fresh()[asked]) == everything[asked], asked
    partly = fresh()
    assert tuple(partly[:65]) == everything[:65]
    assert tuple(partly[2:4]) == everything[2:4], "of what was found already"
    assert tuple(partly[60:80]) == everything[60:80]
    for number in (0, 1, 64, 70, -1, -7):
        assert fresh()[number] == everything[number]
    for number in (len(everything), -len(everything) - 1):
        with pytest.raises(IndexError):
            fresh()[number]
    assert fresh()
    assert list(fresh()) == list(everything)
