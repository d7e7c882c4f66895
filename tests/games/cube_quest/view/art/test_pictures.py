"""Pictures of Cube Quest beside the arena: sheet, faces, niche, army, rolls, aiming, the board from above."""

from __future__ import annotations

import re

import pytest

from cuboteca.draw.colour import contrast
from cuboteca.draw.palette_cube_quest import BLUE, BLUE_INK, CREST, RED, RED_INK, cube_quest_palette, dimmed
from cuboteca.games.cube_quest.rules.board import CASTLES
from cuboteca.games.cube_quest.rules.cubes import KINDS
from cuboteca.games.cube_quest.view.art.aim_picture import TICKS, render_compass, render_hit_pad, render_strength
from cuboteca.games.cube_quest.view.art.board_ground import battlement, middle
from cuboteca.games.cube_quest.view.art.cube_faces import render_roll
from cuboteca.games.cube_quest.view.art.sprite import render_sprite
from cuboteca.games.cube_quest.view.art.table_wood import TILE, render_table_file
from cuboteca.games.cube_quest.view.art.worn_faces import PITCH
from cuboteca.play.view import View
from tests.draw.vision import EYES, distance, seen
from tests.games.cube_quest.setting import lay, resting
from tests.games.cube_quest.table import VIEW
from tests.games.cube_quest.view.art.scenes import pictures
from tools.paths import STATIC

SHEET = str(render_sprite())
PICTURES = pictures()


def test_the_board_from_above_stays_small() -> None:
    assert len(PICTURES["top view"]) < 8 * 1024


def test_the_style_sheet_finds_every_face_in_its_cell() -> None:
    """The columns of the picture file are the kinds, in the order that the classes of the style sheet have."""
    style = (STATIC / "css" / "cube_quest" / "board.css").read_text("utf-8")
    assert re.findall(r"\.k-(\w) \{ --column: (\d); \}", style) == [(kind.code, str(i)) for i, kind in enumerate(KINDS)]
    assert style.count(f"* -{PITCH}px - 4.9px)") == 2
    assert f"/ {PITCH * len(KINDS)}px {PITCH * 4}px no-repeat" in style


def test_the_wood_is_a_tile_whose_lines_meet_themselves() -> None:
    """Each line of grain ends at the right edge at the height at which it begins at the left one."""
    width, height = TILE
    lines = re.findall(r"M0 ([\d.]+)((?:c[^cM\"]+)+)", render_table_file())
    assert len(lines) > 40
    for _, curves in lines:
        ends = [numbers(curve)[4:] for curve in curves.split("c")[1:]]
        assert sum(x for x, _ in ends) == pytest.approx(width, abs=1)
        assert sum(y for _, y in ends) == pytest.approx(0, abs=1)
    style = (STATIC / "css" / "cube_quest" / "board.css").read_text("utf-8")
    assert f"/ {width / 2:g}px {height / 2:g}px" in style


def numbers(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?\d*\.?\d+", text)]


def test_castles_are_drawn_to_the_edge_that_the_rules_mean() -> None:
    numbers = [abs(float(number)) for number in re.findall(r"-?\d*\.?\d+", battlement())]
    (left, bottom), _, (right, top), _ = CASTLES[0]
    assert max(numbers) == (right - left) / 2 == (top - bottom) / 2
    assert [middle(colour) for colour in (0, 1)] == [(0, 240), (0, -240)]


def test_sides_differ_without_their_colours_and_with_them() -> None:
    assert render_roll(3, 1) != render_roll(28, 1)
    assert contrast(RED_INK, CREST) > 7
    assert contrast(BLUE_INK, CREST) > 7
    for eyes in EYES:
        assert distance(seen(RED, eyes), seen(BLUE, eyes)) > 20
        assert distance(seen(dimmed(RED), eyes), seen(dimmed(BLUE), eyes)) > 10


@pytest.mark.parametrize("dark", [False, True])
def test_the_aim_reads_on_either_mat(dark: bool) -> None:
    colours = cube_quest_palette(dark)
    for mat in ("felt-red", "felt-blue"):
        for line in ("felt-aim", "felt-stitch", "felt-frost-line"):
            assert contrast(colours[line], colours[mat]) >= (2.4 if line == "felt-frost-line" else 3), (line, mat)


@pytest.mark.parametrize("power", [0, 1, 50, 62, 100])
def test_bars_and_number_say_the_same_strength(power: int) -> None:
    markup = render_strength(power)
    assert f">{power}</b>" in markup
    assert markup.count('<i class="on">') == -(-power * TICKS // 100)
    assert f'aria-valuenow="{power}"' in markup


def test_the_hit_point_is_told_in_words() -> None:
    said = {(-20, -20): "a little low and left", (60, 0): "high", (0, 90): "right", (0, 0): "in the middle"}
    for (height, lateral), words in said.items():
        assert f'aria-valuetext="{words}"' in render_hit_pad(3, height, lateral)
    assert 'data-hit="-20:-20"' in PICTURES["hit pad"]


@pytest.mark.parametrize(("direction", "side", "turned"), [(900, 0, 0), (0, 0, 90), (900, 1, 180), (2700, 1, 0)])
def test_the_compass_points_where_the_cube_is_seen_to_go(direction: int, side: int, turned: int) -> None:
    found = re.findall(r'<g transform="rotate\(([-\d.]+)\)"><path d="M0 20', render_compass(direction, side))
    assert float(found[0]) % 360 == turned


def test_an_army_shows_how_dark_its_cubes_are() -> None:
    dark = {
        kind.code: SHEET.split(f'id="cq-b{kind.code}-corner"')[1].split("</g></g>")[0].count('d"/>') for kind in KINDS
    }
    assert dark == {"K": 0, "S": 0, "H": 1, "U": 1, "G": 2, "L": 0, "F": 0}


def test_a_roll_rings_the_face_that_came() -> None:
    assert PICTURES["roll"].count("rolled-face") == 1
    assert "rolled-face" not in PICTURES["to roll"]
    assert PICTURES["to roll"].count("#cq-bH") == 6


def test_the_guide_shows_the_way_of_a_flick_and_where_it_led() -> None:
    """A still picture of the end alone says nothing of what flew."""
    begun = lay("rS1 0,60 bG1 60,120")
    flicked = ("rS1 F 90.0 85", resting("rS1 0,236", "bG1 60,130"))
    aimed = begun.play(flicked[0])
    guide = View(begun, ("Ada", "Bo"), live=False, small=True)
    assert "trace-ways" not in VIEW.board(guide)
    ahead = VIEW.board(guide._replace(state=aimed, past=((begun, flicked[0]),)))
    assert ahead.count('opacity=".38"') == 0, "it still stands where it stood"
    assert ahead.count("trace-ways") == 1
    past = ((begun, flicked[0]), (aimed, flicked[1]))
    after = VIEW.board(guide._replace(state=aimed.play(flicked[1]), past=past))
    ghosts, ways = after.partition('opacity=".38"')[2], after.partition("trace-ways")[2]
    assert ghosts.partition("</g>")[0].count("<use") == 2
    assert ways.count("<path") == 2
    assert "M0 0H165.6" in ways, "from 60 to the near edge of the cube at 236"
    off = VIEW.board(
        guide._replace(state=aimed.play("~ bK off 0.5"), past=((begun, flicked[0]), (aimed, "~ bK off 0.5")))
    )
    assert off.partition("trace-ways")[2].count("<path") == 1, "what fell is gone, and its way is there"
    assert "trace-ways" not in VIEW.preview(guide._replace(past=past)), "a preview has no room for it"
