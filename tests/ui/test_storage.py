"""What is held while it is not written, and comes back to another Python or another tab."""

from __future__ import annotations

import json
from typing import Any, cast

from cuboteca.ui.storage import Storage


def read(**entries: str) -> Storage:
    """What the database had."""
    stored = Storage(cast("Any", None))
    stored.entries.update(entries)
    return stored


def game(revision: int) -> str:
    return json.dumps({"revision": revision, "record": f"after {revision} saves"})


def held(entries: dict[str, str | None], moves: int = 1) -> str:
    return json.dumps({"entries": entries, "moves": moves})


def test_what_was_not_written_is_held_again() -> None:
    stored = read(**{"game/a": game(3), "settings": "old"})
    stored.hold(held({"game/a": game(4), "game/b": game(1), "settings": "new", "picked": None}))
    assert dict(stored) == {"game/a": game(4), "game/b": game(1), "settings": "new"}
    assert stored.unwritten == {"game/a", "game/b", "settings", "picked"}
    assert stored.moves == 1


def test_a_game_in_which_another_tab_has_played_on_is_not_set_back() -> None:
    """A full disk kept a move from being written; meanwhile ten more were made in another tab, which found room."""
    stored = read(**{"game/a": game(14)})
    stored.hold(held({"game/a": game(4), "game/b": game(1)}))
    assert stored["game/a"] == game(14)
    assert stored.unwritten == {"game/b"}


def test_a_damaged_entry_is_held_as_it_is() -> None:
    stored = read(**{"game/a": "{ half of a ga"})
    stored.hold(held({"game/a": game(2), "game/b": "{ half"}))
    assert dict(stored) == {"game/a": game(2), "game/b": "{ half"}


def test_a_game_that_was_deleted_is_held_in_the_bin_alone() -> None:
    """It was in the list as well: what is deleted has no revision."""
    stored = read(**{"game/a": game(3), "game/b": game(14)})
    stored.hold(held({"game/a": None, "deleted/a": game(3), "game/b": None, "deleted/b": game(4)}))
    assert dict(stored) == {"deleted/a": game(3), "game/b": game(14), "deleted/b": game(4)}, "b went on in another tab"
