"""What the clauses of Qurush say of its options."""

from __future__ import annotations

from tests.games.qurush.setting import GAME


def test_a_clause_that_an_option_changes_says_so() -> None:
    """So that no clause contradicts the option in force, whichever it is."""
    variants = {"Q-32", "Q-33", "Q-36", "Q-39", "Q-40", "Q-41"}
    """They name their variant, or leave open what is chosen."""
    for option in GAME.options.values():
        assert option.clause in variants or "option" in GAME.clauses[option.clause]
