"""Finds saved games by words and by game, and sorts them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from cuboteca.games import Shelf
from cuboteca.ui.saved_games import SavedGame, in_groups

ORDERS: Final = ("newest", "oldest", "longest")
LONGEST_SOUGHT: Final = 60


class Sought(NamedTuple):
    """What the list of saved games is to show."""

    words: str = ""
    game: str = ""
    """The id of a game on the shelf; nothing for all."""
    order: str = ORDERS[0]


def find(kept: Sequence[SavedGame], sought: Sought, shelf: Shelf) -> list[SavedGame]:
    """Return those in whose names, title or game all words occur, as the list shows them: group by group.

    `kept` has the last changed first.
    """
    words = sought.words.casefold().split()
    found = [
        entry
        for entry in kept
        if (not sought.game or entry.game == sought.game) and all(word in _told(entry, shelf) for word in words)
    ]
    sort = _SORTS[sought.order]
    return [entry for _, in_group in in_groups(found) for entry in sort(in_group)]


def _told(entry: SavedGame, shelf: Shelf) -> str:
    game = shelf.about(entry.game).name if entry.game in shelf else ""
    return " ".join((entry.title, *entry.names, game)).casefold()


_SORTS: Final[dict[str, Callable[[list[SavedGame]], list[SavedGame]]]] = {
    "newest": lambda entries: entries,
    "oldest": lambda entries: entries[::-1],
    "longest": lambda entries: sorted(entries, key=lambda entry: -entry.made),
}
