"""Clocks: what each seat has left, from how long the decisions took; and how a record keeps it."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuboteca import games
from cuboteca.play.clock import (
    GAME,
    GLASS,
    KINDS,
    LONGEST,
    TURN,
    Control,
    Spent,
    in_time,
    read_control,
    shown,
    time_left,
)
from cuboteca.play.clock_record import LAST_MOMENT, Timed
from cuboteca.play.record import MOVE_NUMBER, Record, read_record, write_record
from cuboteca.play.secrecy import shared_text
from cuboteca.play.table import Table

FIVE = Control(GAME, 300, 5)
TURN_90 = Control(TURN, 90)
GLASS_60 = Control(GLASS, 60)


def spent(*decisions: tuple[int, int]) -> list[Spent]:
    """Return decisions of so many seconds, each by a seat."""
    return [Spent(seat, 0, 10 * seconds) for seat, seconds in decisions]


def seconds_left(control: Control, *decisions: tuple[int, int], seats: int = 2) -> tuple[float, ...]:
    return tuple(tenths / 10 for tenths in time_left(control, seats, spent(*decisions)))


# Time for the whole game.


def test_before_anybody_has_thought_all_have_their_time() -> None:
    for control, seats in product((FIVE, TURN_90, GLASS_60), (1, 2, 6)):
        assert time_left(control, seats, []) == (control.tenths,) * seats


def test_the_clock_of_whoever_decides_runs() -> None:
    assert seconds_left(FIVE, (0, 12)) == (288, 300)


def test_a_turn_that_is_over_adds_time() -> None:
    assert seconds_left(FIVE, (0, 12), (1, 0)) == (293, 300)
    assert seconds_left(FIVE, (0, 12), (1, 40), (0, 3)) == (290, 265)


def test_a_turn_of_several_decisions_adds_time_once() -> None:
    assert seconds_left(FIVE, (0, 2), (0, 3), (0, 4)) == (291, 300)
    assert seconds_left(FIVE, (0, 2), (0, 3), (0, 4), (1, 0)) == (296, 300)


def test_what_is_only_said_adds_none() -> None:
    offer = Spent(0, 0, 20, counts=False)
    assert time_left(FIVE, 2, [offer, Spent(1, 0, 0)]) == (2980, 3000)
    assert time_left(FIVE, 2, [offer, Spent(0, 0, 0), Spent(1, 0, 0)]) == (3030, 3000)


def test_one_seat_can_have_two_turns_in_a_row() -> None:
    decisions = [Spent(0, 1, 20), Spent(0, 2, 0)]
    assert time_left(FIVE, 2, decisions) == (3030, 3000)


def test_time_can_run_out_and_earns_nothing_then() -> None:
    assert seconds_left(FIVE, (0, 300)) == (0, 300)
    assert seconds_left(FIVE, (0, 301)) == (-1, 300)


def test_the_bout_after_one_that_was_lost_on_time_begins_with_full_clocks() -> None:
    assert seconds_left(FIVE, (0, 10), (1, 300), (0, 4)) == (296, 300)
    assert seconds_left(FIVE, (0, 10), (1, 300), (1, 4)) == (300, 296)


# The same time for each turn.


def test_each_turn_begins_anew() -> None:
    assert seconds_left(TURN_90, (0, 30), (0, 20), seats=3) == (40, 90, 90)
    assert seconds_left(TURN_90, (0, 30), (0, 20), (2, 5), seats=3) == (90, 90, 85)


def test_a_turn_may_be_over_its_time() -> None:
    assert seconds_left(TURN_90, (0, 102), seats=3) == (-12, 90, 90)
    assert seconds_left(TURN_90, (0, 102), (1, 1), seats=3) == (90, 89, 90)


def test_a_player_alone_has_a_new_time_each_turn() -> None:
    assert time_left(TURN_90, 1, [Spent(0, 1, 300), Spent(0, 2, 100)]) == (800,)


# The hourglass.


def test_what_one_uses_the_other_gains() -> None:
    assert seconds_left(GLASS_60, (0, 10)) == (50, 70)
    assert seconds_left(GLASS_60, (0, 10), (1, 30)) == (80, 40)


@given(st.lists(st.tuples(st.integers(0, 1), st.integers(0, 20)), max_size=40))
def test_an_hourglass_holds_the_same_sand(decisions: list[tuple[int, int]]) -> None:
    assert sum(seconds_left(GLASS_60, *decisions)) == 120


@given(
    st.sampled_from((FIVE, TURN_90, GLASS_60)),
    st.lists(st.tuples(st.integers(0, 1), st.integers(0, 90)), max_size=30),
)
def test_what_was_undone_is_given_back(control: Control, decisions: list[tuple[int, int]]) -> None:
    before = time_left(control, 2, spent(*decisions, (0, 0)))
    assert time_left(control, 2, spent(*decisions, (0, 0), (0, 0))) == before, "another begin of the same decision"
    after = time_left(control, 2, spent(*decisions, (0, 7)))
    assert after[0] == before[0] - 70, "whoever decides loses just that"


# What the page says.


@pytest.mark.parametrize(
    ("tenths", "left", "loses", "counts"),
    [
        (50, 100, True, 50),
        (100, 100, True, 99),
        (5000, 100, True, 99),
        (5000, 100, False, 5000),
        (-3, 100, True, 0),
        (10**12, 100, False, LONGEST),
        (40, -5, True, 0),
    ],
)
def test_a_move_that_came_through_came_in_time(tenths: int, left: int, loses: bool, counts: int) -> None:
    assert in_time(tenths, left, loses) == counts


# How it is shown.


@pytest.mark.parametrize(
    ("tenths", "text"),
    [
        (3000, "5:00"),
        (2999, "5:00"),
        (2990, "4:59"),
        (600, "1:00"),
        (38920, "1:04:52"),
        (200, "0:20"),
        (199, "0:19.9"),
        (184, "0:18.4"),
        (0, "0:00.0"),
        (-1, "0:00"),
        (-125, "0:12"),
    ],
)
def test_a_time_in_figures(tenths: int, text: str) -> None:
    assert shown(tenths, FIVE.low) == text


@pytest.mark.parametrize(
    ("control", "low", "warnings"),
    [
        (FIVE, 200, (20, 10)),
        (TURN_90, 200, (20, 10)),
        (Control(TURN, 30), 100, (10,)),
        (Control(TURN, 15), 50, ()),
        (GLASS_60, 200, (20, 10)),
    ],
)
def test_when_time_is_low(control: Control, low: int, warnings: tuple[int, ...]) -> None:
    assert (control.low, control.warnings) == (low, warnings)


# In a record.

controls = st.one_of(
    st.builds(
        Control,
        st.just(GAME),
        st.integers(1, 600).map(lambda minutes: 60 * minutes),
        st.integers(0, 59),
        st.just(False),
    ),
    st.builds(Control, st.sampled_from((TURN, GLASS)), st.integers(1, 9_000), st.just(0), st.just(False)),
    st.builds(Control, st.just(TURN), st.integers(1, 9_000), st.just(0), st.just(True)),
)


@given(controls)
def test_a_number_stands_for_a_control(control: Control) -> None:
    assert read_control(control.code) == control
    assert MOVE_NUMBER.fullmatch(f"{control.code}..")


@pytest.mark.parametrize(
    "code", [0, 1, 99_999, 100_000, 100_005, 100_160, 200_000, 200_060, 300_000, 400_000, 400_060, 500_100, 999_999]
)
def test_other_numbers_stand_for_none(code: int) -> None:
    assert read_control(code) is None


TIMED = (
    '[Game "qyshinsu"] [Date "2026-11-20"] [Seats "2"] [Names "Ada|Bo"] [Options ""] [Format "1"]\n'
    "100505..; 100631... +4@2; 100705... +1@6;\n"
)


def test_the_form_is_the_documented_one() -> None:
    record, lines = read_record(TIMED)
    assert record == Record(
        "qyshinsu", "2026-11-20", 2, ("Ada", "Bo"), (), ("+4@2", "+1@6"), timed=Timed(FIVE, (126, 74))
    )
    assert lines == (2, 2)
    assert write_record(record) == TIMED


def test_readers_from_before_clocks_read_the_same_game() -> None:
    """They pass over numbers with dots, as long as none is smaller than the one before, and know no other comments."""
    tokens = TIMED.replace(";", "").split()
    numbers = [int(found[1]) for token in tokens if (found := MOVE_NUMBER.fullmatch(token))]
    assert numbers == sorted(numbers)
    without = " ".join(token for token in tokens if not MOVE_NUMBER.fullmatch(token))
    assert read_record(without)[0] == read_record(TIMED)[0]._replace(timed=None)


def test_numbers_of_moves_are_no_clock() -> None:
    for numbered in ("1. +4@2 2. +1@6", "1... +4@2 2... +1@6", "100505. +4@2 +1@6"):
        text = TIMED.replace("100505..; 100631... +4@2; 100705... +1@6;", numbered)
        assert read_record(text)[0].timed is None


spaced = ["put Rs@0,0 Rc@1,0", "draw > Gd Bl", "pass"]


@given(
    controls,
    st.sampled_from([["+4@2", "-1@12", "swap"], spaced]),
    st.lists(st.tuples(st.integers(0, 2), st.integers(0, 9_000)), max_size=30),
    st.sampled_from(["", "*", "1-0"]),
)
def test_every_timed_record_comes_back(
    control: Control, words: list[str], made: list[tuple[int, int]], mark: str
) -> None:
    moves, times = tuple(words[number] for number, _ in made), tuple(tenths for _, tenths in made)
    record = Record("qyshinsu", "2026-11-20", 2, ("Ada", "Bo"), (), moves, mark=mark, timed=Timed(control, times))
    assert read_record(write_record(record))[0] == record


def test_what_is_thought_after_nineteen_hours_is_not_noted() -> None:
    long = Record("qyshinsu", "2026-11-20", 2, ("Ada", "Bo"), (), ("+4@2",) * 3, timed=Timed(FIVE, (600_000,) * 3))
    read, _ = read_record(write_record(long))
    assert read.timed is not None
    assert sum(read.timed.times) == LAST_MOMENT - FIVE.code
    assert read.moves == long.moves


# At a table.


def take(table: Table, tenths: int) -> Table:
    """Let the decision at hand have taken so long."""
    assert table.timed is not None
    table.timed = table.timed.told(table.ply, tenths)
    return table


def times(table: Table) -> tuple[tuple[int, ...], int]:
    """Return how long the moves took, and what is at hand."""
    assert table.timed is not None
    return table.timed.times, table.timed.running(table.ply)


def test_a_table_notes_how_long_each_move_took() -> None:
    table = take(Table.read(games, TIMED), 42)
    table.play("+5@7")
    assert times(table) == ((126, 74, 42), 0)
    assert Table.read(games, shared_text(table)).record == table.record


def test_undo_gives_the_time_back_and_redo_takes_it() -> None:
    table = take(Table.read(games, TIMED), 42)
    table.undo()
    assert times(table) == ((126, 74), 0)
    table.redo()
    assert times(table) == ((126, 74), 42)
    table.undo()
    take(table, 9).play("+3@6")
    assert times(table) == ((126, 9), 0)


def test_what_is_put_back_has_the_times() -> None:
    table = take(Table.read(games, TIMED), 42)
    restore = table.checkpoint()
    table.play("+5@7")
    restore()
    assert times(table) == ((126, 74), 42)


def test_every_kind_has_a_number_of_its_own() -> None:
    assert len({Control(kind, 60).code for kind in KINDS}) == len(KINDS)
