"""Every clause of the rules has at least one test that gives an example of it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.rules.qurush.setting import GAME

HERE = Path(__file__).parent
CITED = re.compile(r"""@(?:pytest\.mark\.)?clause\(([^)]*)\)""")


def cited_clauses() -> set[str]:
    return {
        name
        for file in HERE.glob("test_*.py")
        for marker in CITED.findall(file.read_text(encoding="utf-8"))
        for name in re.findall(r'"(Q-\d+)"', marker)
    }


def test_every_clause_is_cited_by_a_test() -> None:
    missing = sorted(set(GAME.clauses) - cited_clauses())
    assert not missing, f"No test cites {', '.join(missing)}."


def test_no_test_cites_a_clause_that_does_not_exist() -> None:
    assert cited_clauses() <= set(GAME.clauses)


def test_the_clauses_are_those_of_the_document_in_one_sentence_each() -> None:
    assert list(GAME.clauses) == [f"Q-{number}" for number in range(1, 46)]
    for sentence in GAME.clauses.values():
        assert sentence.endswith(".")
        assert "!" not in sentence
        assert sentence.count(". ") == 0


def test_every_option_names_the_clause_that_it_changes() -> None:
    for option in GAME.options.values():
        assert option.clause in GAME.clauses
        assert option.default == option.values[0]
        assert len(option.values) == len(option.meanings) == len(option.labels)


def test_a_clause_that_an_option_changes_says_so() -> None:
    """So that no clause contradicts the option in force, whichever it is."""
    variants = {"Q-32", "Q-33", "Q-36", "Q-39", "Q-40", "Q-41"}
    """They name their variant, or leave open what is chosen."""
    for option in GAME.options.values():
        assert option.clause in variants or "option" in GAME.clauses[option.clause]
