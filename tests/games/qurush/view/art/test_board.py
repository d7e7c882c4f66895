"""The board of dice: small enough to send at every tap, seen from each side, and a thing that hands, keys and screen
readers can use."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from math import dist
from xml.etree.ElementTree import Element

import pytest

from cuboteca.draw.path import Point
from cuboteca.games.qurush.view.art.board import Board, Cell, render_board, render_letters
from cuboteca.games.qurush.view.art.board_pawns import Box, Pawn, boxes_of, standing
from cuboteca.games.qurush.view.art.dice import FAR, PIP, die_id
from cuboteca.games.qurush.view.art.found_frames import STANDS, Found, render_all_found, render_found
from cuboteca.games.qurush.view.art.measures import (
    BOX,
    CELL,
    FRAME,
    HALF,
    RISE,
    SIZES,
    STEPS,
    TILE,
    WAYS,
    across,
    magnified,
    seen_at,
    seen_way,
    spot,
    turn_for,
)
from cuboteca.games.qurush.view.art.orientation import tipped
from cuboteca.games.qurush.view.art.overlays import Trace, render_went, tile_place, tile_scale
from cuboteca.games.qurush.view.art.pawns import FLAT, FOOT, HEAD, HEAD_AT
from cuboteca.games.qurush.view.art.signs import FOLD, LEANS, sign_box, tab_corners
from cuboteca.games.qurush.view.art.small_board import render_small_board
from tests.draw.pace import pace
from tests.draw.reading import read
from tests.games.qurush.view.art.scenes import BOARDS, DICE, DONE, FLIP, FULL, PUSH, SIX, WON, board

PHONE = 344
"""CSS pixels across the board on the narrowest phone."""


def square_name(at: tuple[int, int]) -> str:
    """As in `b3`."""
    return f"{'abcdefg'[at[0]]}{at[1] + 1}"


def buttons(scene: Board) -> dict[str, Element]:
    return {e.get("id", ""): e for e in read(render_board(scene)).iter() if e.get("role") == "button"}


def test_every_square_is_a_button_and_one_is_reached_by_the_keyboard() -> None:
    found = buttons(FLIP)
    cells = {f"cell-{x},{y}" for x in range(5) for y in range(5)}
    assert set(found) == cells | {"pawn-0", "pawn-1", "face-3", "face-4", "face-1", "face-6"}
    assert all(e.get("data-part") == name.replace("-", ":", 1) for name, e in found.items())
    assert all(e.get("aria-label") for e in found.values())
    assert [name for name, e in found.items() if e.get("tabindex") == "0"] == ["cell-1,2"]
    assert {name for name, e in found.items() if e.get("aria-pressed") == "true"} == {"cell-1,2", "pawn-0", "face-1"}


def test_without_a_focus_the_keyboard_finds_a_square_that_may_be_chosen() -> None:
    assert [name for name, e in buttons(FULL).items() if e.get("tabindex") == "0"] == ["cell-1,0"]
    assert [name for name, e in buttons(SIX).items() if e.get("tabindex") == "0"] == ["cell-0,0"]


def test_a_pawn_without_a_label_leaves_taps_to_its_square() -> None:
    assert not [name for name in buttons(WON) if name.startswith("pawn")]


@pytest.mark.parametrize("size", SIZES)
def test_squares_are_large_enough_for_a_finger(size: int) -> None:
    assert PHONE * CELL / across(size) >= 44


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("turn", range(4))
def test_north_is_marked_in_the_middle_of_its_side(size: int, turn: int) -> None:
    """Needle and letter together; the names of rows and columns stand on the other side then."""
    svg = str(render_board(board(size, {})._replace(turn=turn, north=True, wrap=True)))
    mark = re.search(r'class="north"[^>]*translate\(([-.\d]+) ([-.\d]+)\)(?: scale\(([.\d]+)\))?', svg)
    assert mark is not None
    x, y, scale = (float(number or 1) for number in mark.groups())
    place = x + 5.2 * scale if turn % 2 == 0 else y + 5.5 * scale
    assert place == pytest.approx(CELL * size / 2, abs=0.1)
    names = [(float(a), float(b)) for a, b in re.findall(r'<tspan x="([-.\d]+)" y="([-.\d]+)"', svg)]
    assert not any(abs(a - x) < 15 and abs(b - y) < 15 for a, b in names)


@pytest.mark.parametrize("size", SIZES)
def test_words_and_numbers_are_large_enough_to_read(size: int) -> None:
    dice = {(1, 1): FLIP.cells[7].die}
    scene = board(size, {at: die for at, die in dice.items() if die}, (Pawn(0, (1, 1)),), {(2, 2): {"price": "3"}})
    shown = PHONE / across(size)
    text = render_board(scene)
    letters = float(re.findall(r'class="letters"[^>]*font-size="([\d.]+)"', text)[0])
    counters = re.findall(
        r"(?:scale\(([\d.]+)\))?\"><use href=\"#u-(?:cost|count)\"/><text [^>]*font-size=\"([\d.]+)\"", text
    )
    assert letters * shown >= 13
    assert len(counters) == 2
    assert all(float(scale or 1) * float(high) * shown >= 13 for scale, high in counters)


@pytest.mark.parametrize("live", [True, False])
def test_a_full_board_keeps_to_its_budget(live: bool) -> None:
    scene = FULL._replace(live=live)
    assert len(render_board(scene)) < (16 if live else 8) * 1024
    assert pace(lambda: render_board(scene)) < 2


@pytest.mark.parametrize("name", BOARDS)
def test_a_picture_can_not_be_acted_on(name: str) -> None:
    markup = render_board(BOARDS[name]._replace(live=False))
    assert not re.search(r"tabindex|data-|role=\"button\"| id=", markup)
    assert 'role="img"' in markup


@pytest.mark.parametrize("size", SIZES)
def test_turned_by_a_quarter_the_east_side_comes_first(size: int) -> None:
    last = size - 1
    assert seen_at((last, 0), size, 1) == (0, 0)
    assert [seen_at((0, 0), size, turn) for turn in range(5)] == [(0, 0), (0, last), (last, last), (last, 0), (0, 0)]
    assert [seen_way("e", turn) for turn in range(4)] == ["e", "s", "w", "n"]


@pytest.mark.parametrize("turn", range(4))
def test_names_on_the_frame_are_those_of_the_squares_beside_them(turn: int) -> None:
    size = 6
    words = re.findall(r'<tspan x="([-\d.]+)" y="([-\d.]+)">(\w)</tspan>', render_letters(size, turn, False))
    below = {word: float(x) for x, y, word in words if float(y) > CELL * size}
    left = {word: float(y) for x, y, word in words if float(x) < 0}
    for at in ((x, y) for x in range(size) for y in range(size)):
        px, py = spot(at, size, turn)
        assert any(below.get(sign) == px for sign in square_name(at))
        assert any(abs(left.get(sign, -99) - py) < 8 for sign in square_name(at))


@pytest.mark.parametrize("turn", range(4))
def test_near_pieces_hide_far_ones(turn: int) -> None:
    order = [spot(_at(part), 5, turn) for part in buttons(DONE._replace(turn=turn)) if part.startswith("cell")]
    assert order == sorted(order, key=lambda at: (at[1], at[0]))


def _at(part: str) -> tuple[int, int]:
    x, y = part.removeprefix("cell-").split(",")
    return int(x), int(y)


def test_a_pawn_comes_after_the_die_it_stands_on_and_its_number_is_told() -> None:
    markup = render_board(FLIP)
    assert markup.index('id="cell-1,3"') < markup.index('id="pawn-1"') < markup.index('id="cell-2,3"')
    assert len(re.findall(r'#u-count"/><text [^>]*>4<', markup)) == 1


def test_signs_are_shown_where_they_belong() -> None:
    flip, push, done = render_board(FLIP), render_board(PUSH), render_board(DONE)
    assert flip.count("#u-able") == 2
    assert flip.count("#u-cost") == 2
    assert flip.count('"#u-tile"') == 3
    assert flip.count('"#u-tile-picked"') == 1
    assert push.count("#u-arrow") == 4
    assert push.count("#u-arriving") == 1
    assert push.count("#u-pawn-line") == 1
    assert done.count('"#u-last"') == 2
    assert done.count("#u-left") == 1
    assert done.count("#u-went") == 2
    assert done.count("#u-walked") == 1


def test_what_was_moved_comes_from_where_it_was_as_it_is_seen() -> None:
    assert [
        re.findall(r'id="moved-7-3,2" class="slid-(\w)"', render_board(DONE._replace(turn=t)))[0] for t in range(4)
    ] == [
        "e",
        "s",
        "w",
        "n",
    ]
    done = render_board(DONE)
    assert 'id="came-7-0" class="slid-n"><g class="stepped-down">' in done
    assert 'class="tip-w"><use href="#u-' in done
    assert 'id="moved-8-3,2"' in render_board(DONE._replace(step=8))


def test_a_flipped_die_shows_what_it_was_only_while_it_goes_over() -> None:
    """Its old faces are there for the motion alone: without one they are not seen."""
    pattern = r'class="tip-w"><use href="#u-(\d+)" class="over" opacity="0"/><use href="#u-(\d+)" class="up"/>'
    before, after = tipped(DICE[2, 1], "e"), DICE[2, 1]
    assert re.findall(pattern, render_board(DONE)) == [(die_id(before)[2:], die_id(after)[2:])]


def test_pawns_on_one_square_stand_side_by_side() -> None:
    group = standing(tuple(Pawn(seat, (2, 2)) for seat in range(4)), ())
    assert len({one.foot for one in group}) == 4
    assert all(one.scale < 1 for one in group)
    assert standing((Pawn(0, (2, 2)),), {(2, 2)})[0].high
    assert not standing((Pawn(0, (2, 2), ghost=True, high=False),), {(2, 2)})[0].high


def test_a_found_goal_is_framed_as_one_or_by_its_parts() -> None:
    square = Found(((0, 0), (1, 0), (0, 1), (1, 1)), 0, (((0, 1), 5),))
    assert render_found(square, 5, 0).count('class="round"') == 1
    assert "= 5" in render_found(square, 5, 0)
    parted = Found(((4, 2), (0, 2), (1, 2), (2, 2)), 0)
    assert render_found(parted, 5, 0).count('class="round"') == 4


def test_goals_that_share_dice_have_each_its_own_frame() -> None:
    square = Found(((0, 0), (1, 0), (0, 1), (1, 1)), 0)
    line = Found(((0, 0), (1, 0), (2, 0), (3, 0)), 0)
    apart = Found(((3, 3), (4, 3), (3, 4), (4, 4)), 1)
    widths = [
        float(width)
        for width in re.findall(
            r'class="round"[^>]* width="([\d.]+)"', render_all_found((square, square, line, apart), 5, 0)
        )
    ]
    assert widths == [114.8, 126.8, 258.8, 114.8], "each is about whole dice, front and side too"


def test_a_pawn_that_was_removed_lies_where_it_was() -> None:
    assert render_board(DONE).count('class="gone"') == 1
    assert "pawn-2" not in buttons(DONE)


@pytest.mark.parametrize("size", SIZES)
def test_everybody_can_have_their_home_corner_at_the_lower_left(size: int) -> None:
    last = size - 1
    for corner in ((0, 0), (0, last), (last, last), (last, 0)):
        assert seen_at(corner, size, turn_for(corner, size)) == (0, 0)


def test_joined_edges_are_seen_on_the_frame() -> None:
    assert "chevrons" in render_board(FULL)
    assert "chevrons" not in render_board(FLIP)


def test_the_small_board_is_square_and_bare() -> None:
    markup = render_small_board(WON)
    assert read(markup).get("role") == "img"
    width, height = (read(markup).get("viewBox") or "").split()[2:]
    assert width == height
    assert not re.search(r"tabindex|data-part| id=", markup)
    assert markup.count("#u-m") == 6
    assert markup.count("#badge-") == 6


def test_hostile_labels_are_escaped() -> None:
    nasty = '"><script>alert(1)</script>'
    scene = Board(5, (Cell((0, 0), nasty),), (Pawn(0, (0, 0), nasty),), nasty)
    for markup in (render_board(scene), render_board(scene._replace(live=False)), render_small_board(scene)):
        assert "<script" not in markup
        read(markup)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seen", WAYS)
@pytest.mark.parametrize("rides", [False, True])
def test_the_faces_of_a_flip_hide_no_pawn_and_no_other_face(size: int, seen: str, rides: bool) -> None:
    """The lower face covered the head of the pawn that flips; at the far edge the upper one hung over the frame."""
    for at in ((1, 1), (1, size - 1), (size - 1, 1)):
        pawn_at = (at[0] + STEPS[seen][0], at[1] + STEPS[seen][1])
        if not (0 <= pawn_at[0] < size and 0 <= pawn_at[1] < size):
            continue
        pawns = boxes_of(standing((Pawn(0, pawn_at),), {pawn_at} if rides else ()), size, 0)
        x, y = spot(at, size)
        top = x + RISE[0], y + RISE[1]
        half = TILE * tile_scale(size)
        found = [tile_place(top, way, size, pawns) for way in WAYS]
        boxes = [(top[0] + dx - half, top[1] + dy - half, top[0] + dx + half, top[1] + dy + half) for dx, dy in found]
        edge = -FRAME - BOX
        for box in boxes:
            assert min(box) >= edge
            assert max(box) <= edge + across(size)
        for one, other in combinations((*boxes, *pawns), 2):
            if one not in pawns:
                assert apart(one, other), (at, one, other)


def test_what_a_1_stands_for_is_read_on_the_smallest_board() -> None:
    """The board beside the last words of a small screen is 190 pixels wide; there it was written 8 pixels high."""
    assert STANDS * 190 / across(5) > 11
    assert f'font-size="{STANDS}"' in render_board(WON)


def _distance(point: Point, start: Point, end: Point) -> float:
    """From a point to the nearest of a side."""
    (x, y), (x1, y1), (x2, y2) = point, start, end
    length = (x2 - x1) ** 2 + (y2 - y1) ** 2
    share = max(0.0, min(1.0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
    return dist(point, (x1 + share * (x2 - x1), y1 + share * (y2 - y1)))


@pytest.mark.parametrize("size", SIZES)
def test_a_number_lies_upon_its_own_die_and_hides_no_pawn(size: int) -> None:
    """They stood half beside their dice, next to the head of a pawn nearer by, and nobody could tell whose."""
    at, scale = (2, 2), magnified(size)
    x, y = spot(at, size)
    corners = [(x + FOLD[0] + dx * scale, y + FOLD[1] + dy * scale) for dx, dy in tab_corners()]
    lower = CELL / 2 + 0.5
    for px, py in corners:
        lean = LEANS * max(0, py - y - FOLD[1])
        assert lean - HALF + RISE[0] <= px - x <= lean + HALF + RISE[0] + 0.01
        assert py - y <= lower
    rider = standing((Pawn(0, at), Pawn(1, (2, 1))), {at, (2, 1)})
    for one in rider:
        fx, fy = spot(one.pawn.at, size)
        head = fx + one.foot[0], fy + one.foot[1] + HEAD_AT
        assert min(_distance(head, *side) for side in pairwise([*corners, corners[0]])) >= HEAD - 1
        assert fy + one.foot[1] + FOOT * FLAT <= min(py for _, py in corners) or one.pawn.at != at


@pytest.mark.parametrize("size", SIZES)
def test_a_number_is_told_of_dice_that_bear_a_pawn_alone(size: int) -> None:
    """A head before the die behind hides none of its pips."""
    scene = board(size, dict.fromkeys([(2, 2), (2, 3)], DICE[1, 2]), (Pawn(0, (2, 2)),))
    assert render_board(scene).count("#u-count") == 1
    head = boxes_of(standing((Pawn(0, (2, 2)),), {(2, 2)}), size, 0)[0]
    lowest_pip = spot((2, 3), size)[1] + RISE[1] + HALF * (FAR + PIP)
    assert head[1] > lowest_pip


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rides", [False, True])
def test_what_going_to_a_square_takes_hides_no_pawn_and_no_face_of_a_flip(size: int, rides: bool) -> None:
    """The pawn that stood there hid the 3 of "3 AP"."""
    at = (2, 2)
    for low, places in ((False, [at, (2, 1), (1, 2), (3, 2), (2, 3)]), (True, [(2, 1), (1, 2), (2, 3)])):
        sign = sign_box(at, size, 0, low)
        pawns = [Pawn(0, place) for place in places]
        for one in pawns:
            ridden = {one.at} if rides and one.at != at else set()
            for box in boxes_of(standing((one,), ridden), size, 0):
                assert apart(sign, box), (one.at, low)
    x, y = spot((3, 2), size)
    top, half = (x + RISE[0], y + RISE[1]), TILE * tile_scale(size)
    for dx, dy in (tile_place(top, way, size, ()) for way in WAYS):
        face = top[0] + dx - half, top[1] + dy - half, top[0] + dx + half, top[1] + dy + half
        assert apart(sign_box(at, size, 0, low=True), face)


def apart(one: Box, other: Box) -> bool:
    return one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3]


def test_where_several_pawns_stand_nothing_tells_what_it_takes_to_come() -> None:
    several = tuple(Pawn(seat, (1, 0)) for seat in (0, 1))
    assert render_board(board(5, {}, several, {(1, 0): {"glow": True, "price": "3"}})).count("#u-cost") == 0
    assert render_board(board(5, {}, several[:1], {(1, 0): {"glow": True, "price": "3"}})).count("#u-cost") == 1


@pytest.mark.parametrize("size", SIZES)
def test_the_arrow_of_the_last_action_hides_no_pawn(size: int) -> None:
    """It lay over the head of a pawn that had climbed the die in front."""
    long, half = 8.5 * magnified(size), 5.8 * magnified(size)
    pawns = boxes_of(standing((Pawn(0, (2, 1)), Pawn(1, (2, 2))), {(2, 1), (2, 2)}), size, 0)
    for way, start in (("s", (2, 2)), ("n", (2, 1))):
        drawn = render_went(Trace(start, way, bare=True), size, 0)
        x, y = map(float, re.findall(r"translate\(([-.\d]+) ([-.\d]+)\)", drawn)[0])
        assert all(apart((x - half, y - long, x + half, y + long), box) for box in pawns[::2])
    left = render_went(Trace((2, 2), "s"), size, 0)
    x, y = map(float, re.findall(r"translate\(([-.\d]+) ([-.\d]+)\)", left)[0])
    assert all(apart((x - half, y - long, x + half, y + long), box) for box in pawns[:2])
