"""What the options are called and change, and what each clause says of them."""

from __future__ import annotations

import pytest

from tests.games.qyshinsu.setting import GAME, begin


def test_starting_with_what_the_game_does_not_have() -> None:
    with pytest.raises(ValueError, match=r"^Qyshinsu is for two players\.$"):
        GAME.start(seats=3)
    with pytest.raises(ValueError, match="no rule"):
        GAME.start(options={"koh": "off"})
    with pytest.raises(ValueError, match="can’t be"):
        GAME.start(options={"ko": "never"})
    assert GAME.start(seats=2, options={"maxPlies": 49, "ko": "twoTurns"}, seed=7).options["ko"] == "two_turns"
    assert GAME.start(options={"swap": True}).options["swap"] == "on"
    assert GAME.about.seats == (2,)
    assert begin().seats == 2


def test_a_clause_that_an_option_changes_says_so() -> None:
    """So that no clause contradicts the option in force, whichever it is."""
    changed = {option.clause for option in GAME.options.values()} | {"Y-22"}
    told = {name for name, sentence in GAME.clauses.items() if "option" in sentence}
    assert changed - told == {"Y-20"}
    assert told <= changed
    assert GAME.clauses["Y-20"].startswith("If you play with a turn limit")


def test_having_no_move_names_every_cause() -> None:
    for cause in ("positions taken", "a full ring", "no stone to remove", "precepts"):
        assert cause in GAME.clauses["Y-17"]
