"""What the clauses of Qyshinsu say of its options."""

from __future__ import annotations

from tests.games.qyshinsu.setting import GAME


def test_a_clause_that_an_option_changes_says_so() -> None:
    """So that no clause contradicts the option in force, whichever it is."""
    changed = {option.clause for option in GAME.options.values()} | {"Y-22"}
    told = {name for name, sentence in GAME.clauses.items() if "option" in sentence}
    assert changed - told == {"Y-20"}
    assert told <= changed
    assert GAME.clauses["Y-20"].startswith("A game with a longest length")


def test_having_no_move_names_every_cause() -> None:
    for cause in ("places taken", "kinds barred", "a full ring", "no stone to take back"):
        assert cause in GAME.clauses["Y-17"]
