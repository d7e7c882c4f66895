"""The clauses of every game on the shelf: one sentence each, and each with at least one test that gives an example."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cuboteca import games

HERE = Path(__file__).parent
CITED = re.compile(r"""@(?:pytest\.mark\.)?clause\(([^)]*)\)""")
DOCUMENTS = {
    "qyshinsu": (24, 24),
    "qwirkle_cubes": (30, 30),
    "qurush": (46, 46),
    "cube_quest": (47, 47),
    "cuobe": (120, 102),
}
"""The number of the last clause in the rule document, and how many of them a program can hold to. C-120 and
Q-46 are our own."""

each_game = pytest.mark.parametrize("name", list(games))


def cited_clauses(name: str) -> set[str]:
    return {
        clause
        for file in (HERE / name).rglob("test_*.py")
        for marker in CITED.findall(file.read_text(encoding="utf-8"))
        for clause in re.findall(r'"([A-Z]+-\d+)"', marker)
    }


@each_game
def test_every_clause_is_cited_by_a_test(name: str) -> None:
    missing = sorted(set(games[name].clauses) - cited_clauses(name))
    assert not missing, f"No test cites {', '.join(missing)}."


@each_game
def test_no_test_cites_a_clause_that_does_not_exist(name: str) -> None:
    assert cited_clauses(name) <= set(games[name].clauses)


@each_game
def test_the_clauses_are_those_of_the_document_in_three_sentences_at_most(name: str) -> None:
    clauses = games[name].clauses
    numbers = [int(clause.rpartition("-")[2]) for clause in clauses]
    assert numbers == sorted(set(numbers))
    assert (numbers[-1], len(numbers)) == DOCUMENTS.get(name, (numbers[-1], len(numbers)))
    assert len({clause.rpartition("-")[0] for clause in clauses}) == 1
    for sentence in clauses.values():
        assert sentence.endswith(".")
        assert "!" not in sentence
        assert sentence.count(". ") <= 2


@each_game
def test_every_option_names_the_clause_that_it_changes(name: str) -> None:
    for option in games[name].options.values():
        assert option.clause in games[name].clauses
        assert option.default == option.values[0]
        assert len(option.values) == len(option.meanings) == len(option.labels)
