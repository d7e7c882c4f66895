"""What the options come down to."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from cuboteca.games.qwirkle_cubes.rules.options import UNLIMITED, Rules
from tests.games.qwirkle_cubes.setting import begin


def rules_of(**options: str) -> Rules:
    return begin(6, **options).rules


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
    agreed = rules_of(**options)
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
    assert (rules_of(**options).allowance, rules_of(**options).opening_allowance) == (each, first)


@pytest.mark.clause("Z-3")
def test_who_begins() -> None:
    starts = ("oldest", "seat1", "seat2", "seat6", "random", "best_hand")
    assert [rules_of(start=start).first for start in starts] == [0, 0, 1, 5, -1, -1]


def test_terms_are_made_once() -> None:
    one = rules_of(stuck="pass")
    assert one is rules_of(stuck="pass")
    assert pickle.loads(pickle.dumps(one)) is one is deepcopy(one)  # noqa: S301
