"""Games saved while the rules had a fault are read as they were played."""

from __future__ import annotations

import pickle

import pytest

from cuboteca.play.record import Record, UnreadableRecord
from cuboteca.play.table import Table
from tests.games.cuobe.setting import GAME, begin, clause, house, marked, play

SPIDERS_KILL = (
    "green > W4; end; green > E22; end; choose c1; green > E20; end; choose b2; green > E21; end; choose d2; "
    "green > E01; end; choose a3; green > E02; end; choose e3; green > E12; decline; end; green > E10; decline; end; "
    "green > E14; end; green > E15; end; green > E11; choose P1; end"
)
"""Two players end their turns beside ever more spiders, until one dies as a turn of theirs begins."""


def read(moves: str) -> Table:
    return Table(GAME, Record("cuobe", "2026-11-21", 2, ("Ada", "Bo"), (("setup", "quick"),), tuple(moves.split("; "))))


@clause("C-114")
def test_a_card_that_the_dead_drew_is_read_and_drawn_no_more() -> None:
    saved = f"{SPIDERS_KILL}; green > W3"
    before = play(saved, begin(setup="quick").as_before())
    assert before.passed[-2:] == ("E11", "W3")
    assert read(saved).state.position == before.position
    assert play(SPIDERS_KILL, begin(setup="quick")).passed[-1] == "E11"


@clause("C-50", "C-71")
def test_a_last_lock_that_went_to_the_first_room_is_read_so() -> None:
    nine = ("a1", "b1", "d1", "e1", "a5", "b5", "c5", "d5", "e5")
    today = house(" ".join([*(f"{place}=?l" for place in nine), "b3=R09 d3=R19"]), "c3", "c3")
    assert set(marked(play("end; green > E05", today.as_before()), "lock")) == {*nine, "c4"}


def test_what_was_never_possible_is_refused_in_the_words_of_today() -> None:
    with pytest.raises(UnreadableRecord, match=r"[Mm]ove 31\b.*The game is over") as refusal:
        read(f"{SPIDERS_KILL}; green > W3; go N")
    assert refusal.value.__cause__ is not None


def test_rules_with_the_fault_are_others() -> None:
    today = begin().rules
    before = begin().as_before().rules
    assert before != today
    for rules in (today, before):
        assert pickle.loads(pickle.dumps(rules)) is rules  # noqa: S301
    assert begin().as_before().position == begin().position
