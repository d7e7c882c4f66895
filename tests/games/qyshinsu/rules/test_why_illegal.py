"""What a refusal is about: the values that its sentence is made of, beside the reason and the clause."""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca.games.qyshinsu.rules.moves import BLACK, RED
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.games.qyshinsu.rules.why_illegal import nothing_fits, nothing_to_add
from cuboteca.play.game import IllegalMove
from tests.games.qyshinsu.setting import begin, place, play
from tests.games.qyshinsu.table import (
    BOTH_KINDS,
    FULL,
    NOTHING_FITS,
    ONLY_OWN,
    ONLY_SWAP,
    ONLY_SWAP_WITH_A_FULL_RING,
    ONLY_SWAP_WITHOUT_A_STONE,
)
from tests.games.verdicts import refused_with

TWO_STONES = place("B4@2 RO@6", "b")
"""Black is free to move."""
OLD_ADDED = place("BO@6 R2@7 B1@9", "r", last="+O@6")
"""Red must add at 5."""
OLD_REMOVED = place("BO@7 R1@5 R3@10", "b").play("-O@7")
"""Red must remove the 1-stone from 5."""
ONE_OWN = place("R4@2 B2@6 R1@10", "b", last="+4@2")
"""Black to answer the 4-stone: its own 2 lies on 6, Red’s 1 on 10."""
JUST_REMOVED = place("R2@7", "b", last="+2@7", own="-2@5")


def told(refusal: IllegalMove | None) -> tuple[str, str | None, dict[str, Any]]:
    """The data of a refusal."""
    assert refusal is not None
    assert refusal.message.endswith(".")
    return refusal.reason, refusal.clause, refusal.values


@pytest.mark.parametrize(
    ("state", "move", "reason", "clause", "values"),
    [
        (TWO_STONES, "+1@2", "taken_by_you", "Y-4", {"place": 2, "stone": 4}),
        (TWO_STONES, "+1@6", "taken", "Y-4", {"place": 6, "stone": 0, "rival": RED}),
        (place("B4@2", "r"), "+1@2", "taken", "Y-4", {"place": 2, "stone": 4, "rival": BLACK}),
        (TWO_STONES, "-1@3", "nothing_there", "Y-3", {"place": 3}),
        (TWO_STONES, "-O@6", "not_yours", "Y-5", {"place": 6, "rival": RED}),
        (place("B4@2", "r"), "-4@2", "not_yours", "Y-5", {"place": 2, "rival": BLACK}),
        (TWO_STONES, "-3@2", "another_stone", "Y-3", {"place": 2, "stone": 4}),
        (play("+4@2"), "+1@7", "answer_steps", "Y-6", {"stone": 4, "way": "add", "places": (6, 10)}),
        (BOTH_KINDS, "+1@7", "answer_steps", "Y-6", {"stone": 4, "way": "either", "places": (6, 10)}),
        (ONLY_OWN, "+1@1", "answer_steps", "Y-6", {"stone": 4, "way": "remove", "places": (8, 12)}),
        (ONLY_SWAP, "+1@1", "answer_steps", "Y-6", {"stone": 4, "way": "swap", "places": ()}),
        (OLD_ADDED, "-2@7", "add_nearest_first", "Y-9", {"rival": BLACK, "way": "add", "places": (5,)}),
        (OLD_ADDED, "+2@8", "add_nearest", "Y-9", {"place": 8, "way": "add", "places": (5,)}),
        (OLD_REMOVED, "+2@6", "remove_nearest_first", "Y-10", {"rival": BLACK, "way": "remove", "places": (5,)}),
        (OLD_REMOVED, "-3@10", "remove_nearest", "Y-10", {"place": 10, "way": "remove", "places": (5,)}),
        (
            ONLY_SWAP_WITH_A_FULL_RING,
            "-2@3",
            "add_nearest_first",
            "Y-9",
            {"rival": BLACK, "way": "swap", "places": ()},
        ),
        (
            ONLY_SWAP_WITHOUT_A_STONE,
            "+1@2",
            "remove_nearest_first",
            "Y-10",
            {"rival": BLACK, "way": "swap", "places": ()},
        ),
        (
            play("+O@1", begin(old_tie="clockwise")),
            "+1@12",
            "counter_clockwise",
            "Y-11",
            {"place": 12, "way": "add", "places": (2,)},
        ),
        (
            place("BO@7 R1@5 R3@9", "b", old_tie="clockwise").play("-O@7"),
            "-1@5",
            "counter_clockwise",
            "Y-11",
            {"place": 5, "way": "remove", "places": (9,)},
        ),
        (place("BO@1 RO@4", "b"), "+O@7", "third_of_kind", "Y-13", {"a_stone": 0, "place": 7}),
        (place("B1@1 R1@2 B3@3", "r", last="+3@3"), "+1@6", "third_of_kind", "Y-13", {"a_stone": 1, "place": 6}),
        (JUST_REMOVED, "+2@5", "just_removed", "Y-14", {"stone": 2, "place": 5}),
        (begin(opening="no_old"), "+O@1", "old_opening", "Y-2", {}),
    ],
)
def test_what_a_refused_move_is_about(
    state: State, move: str, reason: str, clause: str, values: dict[str, Any]
) -> None:
    assert told(refused_with(state, move)) == (reason, clause, values)


@pytest.mark.parametrize(
    ("state", "reason", "clause", "values"),
    [
        (
            ONLY_OWN,
            "targets_taken",
            "Y-4",
            {"own": 2, "one": 8, "two": 12, "rival": BLACK, "way": "remove", "places": (8, 12)},
        ),
        (
            ONE_OWN,
            "targets_taken",
            "Y-4",
            {"own": 1, "one": 6, "two": 10, "rival": RED, "way": "remove", "places": (6,)},
        ),
        (
            place("B4@2 R2@10 B1@6", "r", last="+4@2"),
            "targets_taken",
            "Y-4",
            {"own": 1, "one": 10, "two": 6, "rival": BLACK, "way": "remove", "places": (10,)},
        ),
        (
            ONLY_SWAP,
            "targets_taken",
            "Y-4",
            {"own": 0, "one": 6, "two": 10, "rival": BLACK, "way": "swap", "places": ()},
        ),
        (OLD_REMOVED, "add_after_removal", "Y-10", {"rival": BLACK, "way": "remove", "places": (5,)}),
        (ONLY_SWAP_WITHOUT_A_STONE, "add_after_removal", "Y-10", {"rival": BLACK, "way": "swap", "places": ()}),
        (ONLY_SWAP_WITH_A_FULL_RING, "ring_full", "Y-4", {}),
    ],
)
def test_why_no_stone_at_all_can_be_added(state: State, reason: str, clause: str, values: dict[str, Any]) -> None:
    assert told(nothing_to_add(state)) == (reason, clause, values)


@pytest.mark.parametrize("state", [begin(), BOTH_KINDS, NOTHING_FITS, OLD_ADDED])
def test_nothing_is_said_against_adding_where_a_place_is_empty(state: State) -> None:
    assert nothing_to_add(state) is None


def test_a_full_ring_takes_no_stone_whatever_binds() -> None:
    assert told(nothing_to_add(FULL)) == ("ring_full", "Y-4", {})


def test_what_does_not_fit_is_what_was_just_removed_from_there() -> None:
    assert told(nothing_fits(NOTHING_FITS, 12)) == ("nothing_fits", "Y-14", {"place": 12, "stones": (5,)})
