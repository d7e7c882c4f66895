"""What a report tells of a fault: where it broke, and nothing of the game in which it did."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games import SHELF
from cuboteca.play.game import NATURE
from cuboteca.play.nature import SampledNature
from cuboteca.play.table import Table
from cuboteca.ui.faults import MOST, describe_fault

NAMES = ("Zebedee", "Quentin")
BEGUN = 6
"""Moves after which goals are chosen and hands drawn."""


def a_table(game: str) -> Table:
    table, rng = Table.begin(SHELF[game], NAMES, "2026-11-20"), Random(1)
    nature = SampledNature(rng)
    while table.ply < BEGUN:
        nature.settle(table)
        assert table.state.seat not in (NATURE, None)
        table.play(str(table.state.moves()[0]))
    return table


def break_at(table: Table) -> None:
    """Break as code does that says what it had before it: in the fault, in its notes, and in what it came of."""
    try:
        {"Quentin": 1}[table.text]
    except KeyError as error:
        fault = ValueError(f"{table.names} {table.state!r}\n{table.text}")
        fault.add_note(table.text)
        raise fault from error


@pytest.mark.parametrize("game", ["qurush", "qwirkle_cubes", "cube_quest"])
def test_no_name_and_no_secret_is_told(game: str) -> None:
    table = a_table(game)
    with pytest.raises(ValueError, match="Zebedee") as raised:
        break_at(table)
    told = describe_fault(raised.value)
    assert told.startswith("ValueError\n")
    assert "test_faults.py:" in told
    assert " break_at" in told
    assert "← KeyError" in told
    for secret in (*NAMES, *table.moves):
        assert secret in str(raised.value)
        assert secret not in told


def test_what_a_fault_came_of_is_told_after_it() -> None:
    try:
        try:
            raise KeyError("Zebedee")
        except KeyError as error:
            raise LookupError("Quentin") from error
    except LookupError as fault:
        lines = describe_fault(fault).splitlines()
    assert [line for line in lines if ".py:" not in line] == ["LookupError", "← KeyError"]


def test_of_a_recursion_the_end_is_told() -> None:
    def again(depth: int) -> int:
        return again(depth + 1) if depth < 100 else 1 // 0

    with pytest.raises(ZeroDivisionError) as raised:
        again(0)
    assert len(describe_fault(raised.value).splitlines()) == 1 + MOST
