"""The team-mates of Cu[o]be: whole games with every rule, the same for the same seed, in small slices."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cuboteca.games.cuobe.opponents import OPPONENTS
from cuboteca.games.cuobe.rules.own_cards import own_text
from cuboteca.search.thought import LEVELS
from tests.games.cuobe.opponents.thoughts import whole_game

RULES: tuple[Mapping[str, str], ...] = (
    {"pvp": "on", "respawn": "on", "brutal": "on"},
    {"difficulty": "hard", "specialist": "on", "short_game": "on", "first_player": "random"},
    {"setup": "quick", "give": "surplus", "dice_cap": "5", "exit_mode": "own_turn"},
    {"distance": "walk", "troll_life": "on", "spider_attract": "off", "swap_reveals": "off", "drag_once": "on"},
)


def test_the_five_levels_stand_first() -> None:
    assert tuple(OPPONENTS.levels)[: len(LEVELS)] == LEVELS


@pytest.mark.parametrize("seats", [1, 3, 6])
@pytest.mark.parametrize("level", OPPONENTS.levels)
def test_whole_games_are_legal(level: str, seats: int) -> None:
    assert whole_game(level, seats, 3, {}, 400)


@pytest.mark.parametrize("options", RULES)
@pytest.mark.parametrize("level", ["gentle", "master"])
def test_whole_games_are_legal_with_other_rules(level: str, options: Mapping[str, str]) -> None:
    assert whole_game(level, 2, 5, options, 400)


def test_a_groups_own_cards_are_read_by_what_they_do() -> None:
    """With other ids and names the same game is played, as long as the cards do the same."""
    names = {"R07": "R47", "R02": "R42", "K1": "K9", "T03": "T93"}
    text = own_text().replace("Archive", "Cellar").replace("Bandage", "Plaster")
    for old, new in names.items():
        text = text.replace(f'"{old}"', f'"{new}"')
    states = whole_game("master", 3, 4, {"cards": text}, 400)
    assert states[-1].outcome is not None


@pytest.mark.parametrize("level", ["gentle", "master"])
def test_the_same_seed_is_the_same_game(level: str) -> None:
    first, again = (whole_game(level, 2, 8, {}, 120) for _ in range(2))
    assert first == again
