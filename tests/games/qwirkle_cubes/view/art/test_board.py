"""The endless table: small enough to send at every tap, and a thing that hands, keys and screen readers can use."""

from __future__ import annotations

import re
from itertools import pairwise
from math import dist
from random import Random
from xml.etree.ElementTree import Element

import pytest

from cuboteca.games.qwirkle_cubes.rules.position import TURN
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.view.art.board import (
    FAINT,
    Laid,
    Open,
    Table,
    clear_corner,
    extent,
    render_shadows,
    render_small_table,
    render_table,
)
from cuboteca.games.qwirkle_cubes.view.art.frame import LEAST
from cuboteca.games.qwirkle_cubes.view.art.measures import CELL, HALF, RISE, spot
from cuboteca.games.qwirkle_cubes.view.art.sprite import LEGAL
from cuboteca.games.qwirkle_cubes.view.art.turn_score import TAG, LineScore
from cuboteca.games.qwirkle_cubes.view.model import table_of
from cuboteca.play.game import NATURE
from tests.draw.pace import pace
from tests.draw.reading import read
from tests.games.qwirkle_cubes.setting import SPARE, begin, place
from tests.games.qwirkle_cubes.table import view
from tests.games.qwirkle_cubes.view.art.scenes import PLAY, QWIRKLE, TABLES, crowd


def parts(table: Table) -> dict[str, Element]:
    return {e.get("id", ""): e for e in read(render_table(table)).iter() if e.get("role") == "button"}


def test_ninety_cubes_keep_to_their_budget() -> None:
    full = crowd(90)
    assert len(render_table(full)) < 24 * 1024
    assert pace(lambda: render_table(full)) < 2


def test_cubes_and_open_cells_are_buttons() -> None:
    found = parts(PLAY)
    assert set(found) == {
        f"cell-{x},{y}" for x, y in [*(laid.cell for laid in PLAY.laid), *(place.cell for place in PLAY.open)]
    }
    assert all(e.get("data-part") == name.replace("-", ":", 1) for name, e in found.items())
    assert all(e.get("aria-label") for e in found.values())
    assert [name for name, e in found.items() if e.get("tabindex") == "0"] == ["cell-0,1"]
    assert {name for name, e in found.items() if e.get("aria-pressed")} == {"cell-2,0", "cell-2,-1", "cell-2,-2"}


def test_the_keyboard_always_finds_one_cell_and_its_ring() -> None:
    gone = PLAY._replace(focus=(9, 9))
    assert [name for name, e in parts(gone).items() if e.get("tabindex") == "0"] == ["cell-2,1"]
    assert [name for name, e in parts(QWIRKLE).items() if e.get("tabindex") == "0"] == ["cell-0,0"]
    assert all(render_table(table).count("focus-ring") == 1 for table in (PLAY, gone, QWIRKLE, crowd(20)))


def test_the_ring_is_around_what_is_there() -> None:
    """On a cube around its top, on a place around its edge."""
    on_cube, on_cloth = (parts(PLAY._replace(focus=cell)) for cell in (PLAY.laid[0].cell, PLAY.open[0].cell))
    rings = [
        next(use for e in found.values() for use in e.iter() if use.get("class") == "focus-ring")
        for found in (on_cube, on_cloth)
    ]
    assert rings[0].get("transform") is None
    assert rings[1].get("transform") == f"translate({-RISE[0]} {-RISE[1]})"


def test_a_picture_can_not_be_acted_on() -> None:
    markup = render_table(PLAY._replace(live=False))
    assert not re.search(r"tabindex|data-|role=\"button\"| id=", markup)
    assert 'role="img"' in markup


@pytest.mark.parametrize("name", TABLES)
def test_the_picture_shows_every_cube_and_each_cell_beside_it(name: str) -> None:
    table = TABLES[name]
    x0, y0, x1, y1 = extent(table)
    assert x1 - x0 >= LEAST * CELL
    assert y1 - y0 >= LEAST * CELL
    for laid in table.laid:
        (x, y), around = spot(laid.cell), (0.5 if laid.held else 1.5) * CELL
        assert x0 <= x - around
        assert x + around <= x1
        assert y0 <= y - around
        assert y + around <= y1


def test_the_world_is_the_clients_to_move() -> None:
    svg = read(render_table(PLAY))
    world = next(e for e in svg if e.get("class") == "world")
    assert world.get("transform") is None
    assert [child.get("class") for child in svg] == ["world"]
    assert svg.get("data-pan-zoom") is not None
    x0, y0, x1, y1 = extent(PLAY)
    assert svg.get("viewBox") == f"{x0} {y0} {x1 - x0} {y1 - y0}"


def test_near_cubes_hide_far_ones() -> None:
    order = [(-spot(t)[1], spot(t)[0]) for t in (_cell(name) for name in parts(PLAY))]
    assert order == sorted(order, key=lambda at: (-at[0], at[1]))


def _cell(name: str) -> tuple[int, int]:
    x, y = name.removeprefix("cell-").split(",")
    return int(x), int(y)


def test_an_open_cell_is_hidden_by_no_neighbour() -> None:
    """The glow lies between what the cubes around it leave of the cell."""
    assert CELL - HALF + RISE[0] > LEGAL
    assert CELL - HALF + RISE[1] > LEGAL


def test_signs_are_shown_where_they_belong() -> None:
    markup = render_table(PLAY)
    assert markup.count("#w-aura") == 2
    assert markup.count("#w-legal") == 2
    assert markup.count("#w-last") == 1
    assert markup.count("#w-ghost-d") == 1
    assert 'class="ghost" href="#w-Bd"' in markup
    assert markup.count('class="frame"') == 2
    assert 'class="fresh" href="#w-Rd"' in markup


def test_a_line_of_six_has_its_bracket_and_a_light_on_each_cube() -> None:
    markup = render_table(QWIRKLE)
    lights = re.findall(r'href="#w-warm" transform="translate\((-?\d+) (-?\d+)\)"', markup)
    assert sorted(lights, key=lambda at: int(at[0])) == [(str(60 * x), "0") for x in range(6)]
    assert "fresh-line" in markup
    assert ">12</text>" in markup
    assert "fresh-line" not in render_table(QWIRKLE._replace(lines=(QWIRKLE.lines[0]._replace(fresh=False),)))


@pytest.mark.parametrize(("first", "last"), [((0, 0), (3, 0)), ((0, 0), (0, -3)), ((3, 2), (0, 2)), ((1, 4), (1, 1))])
def test_a_tag_hides_no_inlay_and_no_ghost(first: tuple[int, int], last: tuple[int, int]) -> None:
    """Of its own line, of the cubes around, and of the cell beyond the end."""
    table = Table((Laid(first, "Rs", "x"),), "x", lines=(LineScore(first, last, 4),))
    tags = re.findall(r'class="tag" transform="translate\(([-\d.]+) ([-\d.]+)\)"', render_table(table))
    tag = tuple(float(number) for number in tags[0])
    for cell in ((x, y) for x in range(-2, 6) for y in range(-5, 6)):
        x, y = spot(cell)
        assert dist(tag, (x, y)) > TAG + 0.6 * 20
        assert dist(tag, (x + RISE[0], y + RISE[1])) > TAG + 0.6 * HALF


def test_two_lines_that_end_on_one_cube_have_two_tags() -> None:
    lines = (LineScore((0, 0), (2, 0), 3), LineScore((2, 2), (2, 0), 3))
    markup = render_table(Table((Laid((2, 0), "Rs", "x"),), "x", lines=lines))
    (x1, y1), (x2, y2) = re.findall(r'class="tag" transform="translate\(([-\d.]+) ([-\d.]+)\)"', markup)
    assert dist((float(x1), float(y1)), (float(x2), float(y2))) > 2 * TAG + 4


def test_one_shadow_for_all_cubes() -> None:
    assert render_shadows([], True) == ""
    block = render_shadows([(0, 0), (1, 0), (0, 1)], False)
    bars = re.findall(r"M(-?\d+) (-?\d+)h(\d+)v(\d+)", re.findall(r' d="([^"]+)"', block)[0])
    assert sorted(bars) == sorted([("-18", "-18", "96", "36"), ("-18", "-78", "36", "36"), ("-18", "-78", "36", "96")])
    assert render_shadows([(0, 0)], True).count(" d=") == 1


def test_hostile_labels_are_escaped() -> None:
    nasty = '"><script>alert(1)</script>'
    table = Table((Laid((0, 0), "Rs", nasty),), nasty)
    for markup in (render_table(table), render_table(table._replace(live=False)), render_small_table(table)):
        assert "<script" not in markup
        read(markup)


def test_the_small_table_is_square_and_bare() -> None:
    markup = render_small_table(PLAY)
    assert read(markup).get("role") == "img"
    width, height = (read(markup).get("viewBox") or "").split()[2:]
    assert width == height
    assert not re.search(r"tabindex|data-part| id=", markup)


def test_a_turn_keeps_the_picture_where_it_is() -> None:
    """Places must not move from under the finger, nor cubes change their size, while a turn's cubes are placed."""
    state = place("Rs@0,0 Rc@1,0", "Rd Rl Rx Re Bs Gs", SPARE)
    looks = [extent(table_of(view(state)))]
    picked: tuple[str, ...] = ()
    for slot in range(4):
        picked = (*picked, f"cube:{slot}")
        looks.append(extent(table_of(view(state, *picked))))
        picked = (*picked[:-1], f"laid:{slot}@{slot + 2},0")
        looks.append(extent(table_of(view(state, *picked))))
    assert len({*looks}) == 1
    assert looks[0][2] >= 5.5 * CELL, "the last of them is in the picture"


def test_the_picture_only_grows_from_turn_to_turn() -> None:
    """Two hands reach differently far; players would lose their bearings if the scale went with them."""
    rng, state = Random(3), begin(2)
    past: list[tuple[State, str]] = []
    looks = []
    while state.seat is not None and len(state.grid.cubes) < 60:
        if state.next == TURN:
            looks.append(extent(table_of(view(state)._replace(past=past))))
            left, top, right, bottom = looks[-1]
            assert all(left < x < right and top < y < bottom for x, y in map(spot, state.cells_for(range(6))))
        move = str(state.draw(rng) if state.seat == NATURE else rng.choice(list(state.moves())))
        past.append((state, move))
        state = state.play(move)
    for (left, top, right, bottom), after in pairwise(looks):
        assert after[0] <= left
        assert after[1] <= top
        assert after[2] >= right
        assert after[3] >= bottom
    stays = sum(before == after for before, after in pairwise(looks))
    assert stays > len(looks) / 2


def test_a_place_that_takes_another_cube_is_marked_otherwise() -> None:
    """By a dashed edge and a fainter shape, not by colour alone."""
    markup = render_table(Table((), "", (Open((1, 0), "x", True, "Rc"), Open((2, 0), "x", True, "Rc", joined=True))))
    assert markup.count("#w-legal") == markup.count("#w-joined") == 1
    assert markup.count(FAINT) == 1


def test_a_hint_shows_its_cubes_where_they_would_lie() -> None:
    markup = render_table(
        Table(
            (Laid((0, 0), "Rs", "x"),),
            "",
            (Open((9, 0), "x", True, "Rc", hinted=True), Open((0, 1), "x", True, hinted=True)),
        )
    )
    assert 'class="ghost" href="#w-Rc"' in markup
    assert markup.count("#w-legal") == 2
    assert float(markup.partition('viewBox="')[2].split()[2]) >= 9 * CELL, "the picture reaches as far"


@pytest.mark.parametrize(
    ("cells", "corner"),
    [
        ([(0, 0)], "bottom-right"),
        ([(x, 0) for x in range(12)] + [(0, y) for y in range(12)], "top-right"),
        ([(x, 0) for x in range(12)] + [(11, y) for y in range(12)], "top-left"),
        ([(12, 0), (0, 12)], "bottom-left"),
        ([(12, 0), (0, 12), (0, 0)], "top-right"),
    ],
)
def test_a_button_lies_where_no_cube_is_put(cells: list[tuple[int, int]], corner: str) -> None:
    assert clear_corner(Table(tuple(Laid(cell, "Rs", "x") for cell in cells), "")) == corner
