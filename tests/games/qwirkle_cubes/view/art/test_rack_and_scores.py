"""Rack, bag, running sum, seats, score sheet and chart."""

from __future__ import annotations

import itertools
import re

import pytest

from cuboteca.games.qwirkle_cubes.rules.cubes import COLOURS, SHAPES
from cuboteca.games.qwirkle_cubes.view.art.measures import RACK_WIDTH, SLOT_STEP
from cuboteca.games.qwirkle_cubes.view.art.rack import Rack, Slot, render_rack
from cuboteca.games.qwirkle_cubes.view.art.score_sheet import (
    LABEL_STEP,
    Column,
    Scored,
    render_score_chart,
    render_score_sheet,
)
from cuboteca.games.qwirkle_cubes.view.art.seats_strip import render_seats
from cuboteca.games.qwirkle_cubes.view.art.tokens import render_bag
from cuboteca.games.qwirkle_cubes.view.art.turn_score import render_sum
from tests.draw.reading import read
from tests.games.qwirkle_cubes.view.art.scenes import COLUMNS, PLAY, QWIRKLE, RACK, SEATS
from tools.paths import STATIC

STYLE = STATIC / "css" / "qwirkle_cubes" / "score_sheet.css"


def words(markup: str) -> str:
    return re.sub(r"\s+", " ", "".join(read(markup).itertext())).strip()


def test_the_rack_can_be_reached_and_says_what_is_off() -> None:
    slots = [e for e in read(render_rack(RACK)).iter() if e.get("role") == "button"]
    assert [slot.get("data-part") for slot in slots] == [f"cube:{i}" for i in range(6)]
    assert [slot.get("id") for slot in slots] == [f"cube-{i}" for i in range(6)]
    assert [slot.get("aria-pressed") for slot in slots] == ["false", "true", "true", "false", "false", "false"]
    assert [slot.get("data-off") for slot in slots] == [None, None, None, None, "true", "true"]
    assert "aria-disabled" not in render_rack(RACK), "its words say what is off: a tap says why"
    assert [slot.get("tabindex") for slot in slots] == ["-1", "0", "-1", "-1", "-1", "-1"]
    assert not re.search(r"role=\"button\"|tabindex| id=", render_rack(RACK._replace(live=False)))
    assert '"cube-4" class="slot" role="button" tabindex="0"' in render_rack(RACK._replace(focus=4))


def test_a_slot_is_wide_enough_for_a_finger() -> None:
    assert SLOT_STEP * (360 - 32) / RACK_WIDTH >= 44


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("slot", range(6))
def test_a_tumbling_cube_shows_two_other_faces_of_its_own(shape: str, slot: int) -> None:
    slots = tuple(Slot(f"R{shape}" if i == slot else None, "x", rolled=True) for i in range(6))
    faces = re.findall(r'class="tip-\d" href="#w-R(.)"', render_rack(Rack(slots, "x")))
    assert len(set(faces)) == 3
    assert faces[2] == shape


def test_a_cube_that_tumbles_dims_when_it_lies_still() -> None:
    """What dims a cube holds its tumbling, and has the number of its throw: the style sheet waits so long."""
    slots = tuple(Slot("Rs", "x", rolled=i < 3, dimmed=i % 2 == 0, late=i < 4, picked=i == 5) for i in range(6))
    held = re.findall(
        r'<g transform="scale\([^)]*\)"( class="dim(?: dims-late d\d)?" opacity=".5")?><(g id="thrown|use)',
        render_rack(Rack(slots, "x")),
    )
    late = [f" dims-late d{i}" if i < 4 else "" for i in range(6)]
    dim = [f' class="dim{late[i]}" opacity=".5"' if i % 2 == 0 else "" for i in range(6)]
    assert held == [(dim[i], 'g id="thrown' if i < 3 else "use") for i in range(6)]


def test_another_throw_is_another_element() -> None:
    """So that a cube which shows the same face again tumbles too."""
    assert 'id="thrown-7-3"' in render_rack(RACK)
    assert 'id="thrown-8-3"' in render_rack(RACK._replace(throw=8))


def test_the_sum_reads_aloud() -> None:
    assert words(render_sum(PLAY.lines)) == "row 4column 2total 6"
    assert words(render_sum(QWIRKLE.lines, 6)) == "row 6Qwirkle +6all cubes used 6total 18"


def test_the_bag_names_each_colour() -> None:
    said = words(render_bag({"R": 8, "O": 11, "Y": 0, "G": 10, "B": 10, "P": 1}))
    assert said == "40 cubes in the bagred 8orange 11yellow 0green 10blue 10purple 1"
    assert "1 cube in the bag" in words(render_bag({"R": 1}))
    assert render_bag(dict.fromkeys(COLOURS, 0)).count("none-left") == 6


def test_seats_say_who_moves_and_what_the_turn_brings() -> None:
    markup = render_seats(SEATS)
    assert words(markup) == "Ada6pointsthis turn +7Ben7pointscubes: red clover, orange circleCleoresigned12points"
    assert markup.count('aria-current="true"') == 1
    made = words(render_seats((SEATS[0], SEATS[1]._replace(made=5))))
    assert made == "Ada6pointsthis turn +7Benlast turn +57pointscubes: red clover, orange circle", "beside the name"


def test_side_by_side_or_one_under_the_other() -> None:
    assert 'class="seats-strip tall"' in render_seats(SEATS[:2])
    assert 'class="seats-strip several tall"' in render_seats(SEATS)
    assert 'class="seats-strip several many tall"' in render_seats((*SEATS, SEATS[0]))
    assert 'class="seats-strip several many two-rows tall"' in render_seats((*SEATS, *SEATS))


def test_a_seat_can_be_tapped_to_look_at_its_hand() -> None:
    closed = SEATS[1]._replace(looks="look:hand-1")
    (button,) = (e for e in read(f"<div>{render_seats((SEATS[0], closed))}</div>").iter() if e.tag == "button")
    assert (button.get("data-part"), button.get("id")) == ("look:hand-1", "look-hand-1")
    assert (button.get("aria-label"), button.get("aria-expanded")) == ("Show Ben’s cubes", "false")
    opened = read(f"<div>{render_seats((SEATS[0], closed._replace(looked_at=True)))}</div>".replace(" data-escape", ""))
    (button,) = (e for e in opened.iter() if e.get("id") == "look-hand-1")
    (card,) = (e for e in opened.iter() if e.get("id") == button.get("aria-controls"))
    assert card.get("aria-label") == "Ben’s cubes"
    assert "".join(card.itertext()).strip() == "Ben’s cubesred clover, orange circle"
    assert [e.get("data-part") for e in card.iter("button")] == ["look:hand-1"], "it can be closed there too"
    assert "<button" not in render_seats(SEATS), "nothing to be tapped where the table is only looked at"


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_score_sheet_says_how_many_columns_share_its_width(seats: int) -> None:
    """The style sheet sets large letters no larger than a column of so many holds."""
    sheet = render_score_sheet(tuple(COLUMNS[seat % 3]._replace(seat=seat) for seat in range(seats)), over=True)
    kind = f"score-sheet of-{seats}" + (" many" if seats > 4 else "")
    assert f'class="{kind}"' in sheet
    assert f".of-{seats} {{ --columns: {seats};" in STYLE.read_text()


def test_the_score_sheet_has_every_turn() -> None:
    table = read(render_score_sheet(COLUMNS, over=True))
    rows = [["".join(cell.itertext()) for cell in row] for row in table.iter("tr")]
    assert rows[0] == ["Turn", "Ada", "Ben", "Cleo"]
    assert rows[2] == ["2", "14 with a Qwirkle", "26 with two Qwirkles", "5"]
    assert rows[3] == ["3", "no turn–", "0", "7 + 6 = 13"]
    assert rows[4] == ["Total", "17", "30, resigned", "21, winner"]
    assert "Qwirkle" not in render_score_sheet((Column(0, "Ada", (Scored(3),), 3),), over=True)


def test_a_turn_to_come_is_not_one_that_is_left_out() -> None:
    columns = (Column(0, "Ada", (Scored(3),), 3), Column(1, "Ben", (), 0), Column(2, "Cleo", (), 0, gone=True))

    def first_turn(over: bool) -> list[str]:
        rows = list(read(render_score_sheet(columns, over)).iter("tr"))
        return ["".join(cell.itertext()) for cell in rows[1]]

    assert first_turn(over=False) == ["1", "3", "not yet–", "no turn–"]
    assert first_turn(over=True) == ["1", "3", "no turn–", "no turn–"]


def test_the_chart_ends_where_the_scores_do() -> None:
    markup = render_score_chart(COLUMNS, over=False)
    assert read(markup).get("aria-label") == "Scores so far: Ada 17, Ben resigned with 30, Cleo 21."
    final = read(render_score_chart(COLUMNS, over=True)).get("aria-label")
    assert final == "Final scores: Ada 17, Ben resigned with 30, Cleo 21."
    assert markup.count('class="score-line"') == 3
    assert markup.count('r="4.4"') == 2
    assert markup.count('fill-opacity=".13"') == 1


def test_labels_of_the_chart_keep_apart() -> None:
    columns = tuple(Column(seat, "Ada", (Scored(9), Scored(1)), 10) for seat in range(6))
    heights = [float(y) for y in re.findall(r'<text x="366" y="([\d.]+)"', render_score_chart(columns, over=True))]
    assert len(heights) == 6
    assert all(b - a >= LABEL_STEP - 0.2 for a, b in itertools.pairwise(heights))
    assert heights[0] > 0
    assert heights[-1] < 196


@pytest.mark.parametrize("points", [0, 1, 4, 99, 100, 101, 400])
def test_the_chart_holds_every_score(points: int) -> None:
    markup = render_score_chart((Column(0, "Ada", (Scored(points),), points), Column(1, "Bo", (), 0)), over=True)
    heights = [float(y) for y in re.findall(r'class="score-line"[^>]* d="M[^"]*L[\d.]+ ([\d.]+)"', markup)]
    assert all(20 <= height <= 163 for height in heights)
