"""What the options come down to."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from cuboteca.games.qwirkle_cubes.rules.moves import PUT, Move
from cuboteca.games.qwirkle_cubes.rules.options import UNLIMITED, Rules
from tests.games.qwirkle_cubes.setting import HANDS, LINE, T11_HAND, T12_HAND, begin, opening, place, refused, sentence
from tests.games.verdicts import refusal


def terms(**options: str) -> Rules:
    return begin(6, **options).terms


@pytest.mark.parametrize(
    ("options", "held"),
    [
        ({}, "sequence distinct must_place reroll_all"),
        ({"turn": "one_action"}, "distinct must_place reroll_all"),
        ({"duplicates": "allow"}, "sequence must_place reroll_all"),
        ({"must_place": "off"}, "sequence distinct reroll_all"),
        ({"stuck": "pass"}, "sequence distinct must_place"),
        ({"end_round": "on"}, "sequence distinct must_place reroll_all end_round"),
        ({"dice": "own"}, "sequence distinct must_place reroll_all own_dice"),
        ({"start": "random"}, "sequence distinct must_place reroll_all by_lot"),
        ({"start": "best_hand"}, "sequence distinct must_place reroll_all best_hand"),
    ],
)
def test_what_each_option_comes_down_to(options: dict[str, str], held: str) -> None:
    names = ["sequence", "distinct", "must_place", "reroll_all", "end_round", "own_dice", "by_lot", "best_hand"]
    agreed = terms(**options)
    assert {name: getattr(agreed, name) for name in names} == {name: name in held.split() for name in names}


@pytest.mark.clause("Z-5", "Z-14", "Z-27")
@pytest.mark.parametrize(
    ("options", "each", "first"),
    [
        ({}, 1, 1),
        ({"rerolls": "2"}, 2, 2),
        ({"rerolls": "unlimited"}, UNLIMITED, UNLIMITED),
        ({"first_max": "as_rolled", "rerolls": "2"}, 2, 0),
        ({"turn": "one_action"}, 1, 0),
        ({"turn": "one_action", "rerolls": "2"}, 1, 0),
        ({"turn": "one_action", "rerolls": "unlimited"}, 1, 0),
    ],
)
def test_how_many_rerolls_a_turn_has(options: dict[str, str], each: int, first: int) -> None:
    assert (terms(**options).allowance, terms(**options).opening_allowance) == (each, first)


@pytest.mark.clause("Z-3")
def test_who_begins() -> None:
    starts = ("oldest", "seat1", "seat2", "seat6", "random", "best_hand")
    assert [terms(start=start).first for start in starts] == [0, 0, 1, 5, -1, -1]


def test_terms_are_made_once() -> None:
    one = terms(stuck="pass")
    assert one is terms(stuck="pass")
    assert pickle.loads(pickle.dumps(one)) is one is deepcopy(one)  # noqa: S301


@pytest.mark.clause("Z-20")
def test_a_placement_places_something() -> None:
    for state in (opening(T12_HAND), place(LINE, *HANDS)):
        assert refusal(state, Move(PUT)) == ("Place at least one cube.", "Z-20")


@pytest.mark.clause("Z-7")
def test_two_that_do_not_suit_are_named_and_three_are_not() -> None:
    state = place(LINE, "Rd Rl Bc Yx Yx Yx", "Pe Pe Pe Pe Pe Pe")
    assert sentence(state, "put Rd@2,0 Bc@3,0") == "The red diamond and the blue circle share neither colour nor shape."
    three = "put Rd@2,0 Rl@3,0 Bc@4,0"
    assert sentence(state, three) == "The cubes of a turn must all share one colour or one shape."
    assert refused(state, three) == "Z-7"


@pytest.mark.clause("Z-9", "Z-10")
@pytest.mark.parametrize(("cell", "clause"), [("2,1", "Z-10"), ("2,-1", "Z-10"), ("-1,1", "Z-10"), ("5,5", "Z-9")])
def test_a_corner_is_told_from_nothing_at_all(cell: str, clause: str) -> None:
    assert refused(place(LINE, "Rd Rl Bc Yx Yx Yx", "Pe Pe Pe Pe Pe Pe"), f"put Rd@{cell}") == clause


@pytest.mark.clause("Z-12", "Z-14")
def test_the_twin_is_named_and_so_is_how_many_go_together() -> None:
    twins = place(LINE, "Rs Rl Bc Yx Yx Yx", "Pe Pe Pe Pe Pe Pe")
    assert sentence(twins, "put Rs@2,0") == "That row would hold the red square twice."
    few = "The first turn places as many cubes as it can: three of yours go together."
    assert sentence(opening(T11_HAND), "put Rs@0,0 Bs@1,0") == few
