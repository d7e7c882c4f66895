"""A whole bout as a record: every settling is in it, so that it replays exactly with no physics and no seed."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.play.nature import SampledNature
from cuboteca.play.record import UnreadableRecord
from cuboteca.play.table import Table
from tests.games.cube_quest.setting import GAME, any_move

GAMES = {"cube_quest": GAME}


def played(seed: int, plies: int = 150) -> Table:
    rng = Random(seed)
    table = Table.begin(GAME, ("Ada", "Bo"), "2026-11-20", {"army": "custom"})
    nature = SampledNature(rng)
    nature.settle(table)
    while table.state.seat is not None and table.ply < plies:
        table.play(str(any_move(table.state, rng)))  # type: ignore[arg-type]
        nature.settle(table)
    return table


@pytest.mark.clause("CQ-11")
@pytest.mark.parametrize("seed", range(4))
def test_a_record_replays_exactly(seed: int) -> None:
    table = played(seed)
    again = Table.read(GAMES, table.text)
    assert again.state == table.state
    assert again.text == table.text
    for ply in range(table.ply + 1):
        assert again.state_at(ply).position == table.state_at(ply).position


@pytest.mark.clause("CQ-43")
def test_taking_back_stops_at_the_screen_and_at_what_was_flicked() -> None:
    table = Table.begin(GAME, ("Ada", "Bo"), "2026-11-20", {"army": "custom", "start": "red"})
    table.play("set rK 0,-240")
    assert table.undo_to() == 0
    table.play("set bK 0,240")
    assert table.undo_to() is None  # the screen has been lifted
    table.play("rK K 0,-230")
    assert table.undo()
    table.play("rK F 90 10")
    table.play("~")
    assert table.undo_to() is None


def test_a_record_with_a_pose_that_is_none_names_the_line() -> None:
    text = played(1).text
    at = text.index("~ ") if "~ " in text else 0
    assert at
    with pytest.raises(UnreadableRecord, match=r"Line \d+"):
        Table.read(GAMES, text[:at] + "~ rK nan,0,8,1,0,0,0;" + text[at:])


def test_the_longest_settling_is_one_move_of_a_record() -> None:
    table = Table.begin(GAME, ("Ada", "Bo"), "2026-11-20", {"army": "custom", "points": "99", "start": "red"})
    for colour, y in (("r", -1), ("b", 1)):
        cubes = [f"{colour}K 0,{240 * y}"]
        for number in range(1, 13):
            cubes.append(f"{colour}G{number} {-130 + 20 * number},{160 * y}")
        for number in range(1, 5):
            cubes.append(f"{colour}S{number} {-150 + 20 * number},{100 * y}")
        for code in "HUL":
            cubes += [f"{colour}{code}{number} {20 * number + 60 * 'HUL'.index(code)},{60 * y}" for number in (1, 2)]
        table.play("set " + " ".join(cubes))
    table.play("rK F 90 90")
    numbers = "0.182574186,0.365148372,-0.547722558,-0.730296743"
    move = "~ " + " ".join(
        f"{cube} -{100 + number}.123456,-{100 + number}.654321,8.00123456,{numbers}"
        for number, cube in enumerate(str(table.state.position).split(" | ")[0].split(" ")[1::3])
    )
    assert len(move) > 4000
    table.play(move)
    assert Table.read(GAMES, table.text).state == table.state
