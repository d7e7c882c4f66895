"""One way in all games: the same key for the same thing, told where it stands (`docs/contributing.md`)."""

from __future__ import annotations

import pytest

from cuboteca import games
from tests.ui.playing import Player

ALIKE = {"c": {"confirm"}, ".": {"end", "pass"}}
"""What these keys do wherever they do anything."""


@pytest.mark.parametrize("name", list(games))
def test_the_same_key_does_the_same_in_every_game(name: str) -> None:
    keys = games.face(name).keys
    for key, parts in ALIKE.items():
        assert keys.get(key) in (None, *parts)
        assert keys.get(key) is not None or not parts & set(keys.values()), f"{parts} has no {key}"
    assert "escape" not in keys
    assert "enter" not in keys


def test_the_buttons_of_a_game_tell_their_keys(player: Player) -> None:
    player.do("start", "qwirkle_cubes", fields={"name-0": "Ada", "name-1": "Bo"})
    assert player.screen.find("#confirm")[0].get("aria-keyshortcuts") == "c"
    assert player.screen.find("#roll")[0].get("aria-keyshortcuts") == "r"
    assert player.screen.find("#undo")[0].get("aria-keyshortcuts") is None
