"""Finds saved games by words, game, player, result and more, and sorts them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from datetime import date
from typing import Any, Final, NamedTuple

from cuboteca.games import Shelf
from cuboteca.play.levels import LEVELS
from cuboteca.ui.results import RESULTS, day_of, is_drawn, monday_of, opponents_in, result_of, seats_of, turn_of
from cuboteca.ui.saved_games import SavedGame, in_groups

ORDERS: Final = ("newest", "oldest", "longest")
LONGEST_SOUGHT: Final = 60
STATES: Final = ("going", "over")
DECIDED: Final = "decided"
"""Won, drawn or lost: what is over without a winner is left out."""
ONE_BY_ONE: Final = ("turn", "week", "only")
"""What statistics alone ask for: the list can only drop it."""
CHOSEN: Final = ("game", "player", "result", "level", *ONE_BY_ONE)


class Sought(NamedTuple):
    """What the list of saved games is to show."""

    words: str = ""
    game: str = ""
    """The id of a game on the shelf; nothing for all."""
    player: str = ""
    """The key of a name (`player_key`)."""
    result: str = ""
    """`going`, `over`, or, of a player, `decided` or one of `RESULTS`; drawn games are so without one too."""
    level: str = ""
    """The level of an opponent."""
    turn: str = ""
    """`first` or `later`: whether the player went first, in a game of two."""
    week: str = ""
    """The Monday of a week, as an ISO date."""
    only: tuple[str, ...] = ()
    """The ids of games that follow each other, as in a streak."""
    order: str = ORDERS[0]

    @property
    def is_asking(self) -> bool:
        """Is anything asked for?"""
        return bool(self.words or self.chosen)

    @property
    def chosen(self) -> tuple[str, ...]:
        """What is asked for besides words."""
        return tuple(name for name in CHOSEN if getattr(self, name))


def read_sought(text: str, shelf: Shelf) -> Sought:
    """Return what a figure of the statistics asks for, given as JSON; what is not sound is left out."""
    try:
        given = json.loads(text)
    except ValueError:
        given = None
    fields: dict[str, Any] = given if isinstance(given, dict) else {}
    only = fields.pop("only", ())
    texts = {name: value for name, value in fields.items() if name in CHOSEN and isinstance(value, str)}
    ids = tuple(one for one in only if isinstance(one, str)) if isinstance(only, list) else ()
    return sound(Sought(**texts, only=ids), shelf)


def sound(sought: Sought, shelf: Shelf) -> Sought:
    """Return what can be sought of it: of known games, levels and results; won and lost only for a player."""
    results = (*STATES, DECIDED, *RESULTS) if sought.player else (*STATES, "drawn")
    week = day_of(sought.week)
    return sought._replace(
        game=sought.game if sought.game in shelf else "",
        result=sought.result if sought.result in results else "",
        level=sought.level if sought.level in LEVELS else "",
        turn=sought.turn if sought.player and sought.turn in ("first", "later") else "",
        week=monday_of(week).isoformat() if week else "",
    )


def find(kept: Sequence[SavedGame], sought: Sought, shelf: Shelf) -> list[SavedGame]:
    """Return those that are sought, as the list shows them: group by group. All words occur in their names, title or
    game. `kept` has the last changed first.
    """
    words = sought.words.casefold().split()
    found = [
        entry
        for entry in kept
        if _is_chosen(entry, sought, shelf) and all(word in _told(entry, shelf) for word in words)
    ]
    sort = _SORTS[sought.order]
    return [entry for _, in_group in in_groups(found) for entry in sort(in_group)]


def _is_chosen(entry: SavedGame, sought: Sought, shelf: Shelf) -> bool:
    """Return whether a game is one of those that are asked for, words aside."""
    if sought.game and entry.game != sought.game:
        return False
    if sought.player and not seats_of(entry, sought.player):
        return False
    if sought.level and sought.level not in opponents_in(entry, shelf):
        return False
    if sought.result and not _ended_so(entry, sought, shelf):
        return False
    if sought.turn and turn_of(entry, sought.player, shelf) != sought.turn:
        return False
    if sought.week and not _is_in_week(entry, sought.week):
        return False
    return not sought.only or entry.id in sought.only


def _ended_so(entry: SavedGame, sought: Sought, shelf: Shelf) -> bool:
    if entry.damage or sought.result in STATES:
        return not entry.damage and entry.over == (sought.result == "over")
    if sought.player:
        return result_of(entry, sought.player, shelf) in (RESULTS if sought.result == DECIDED else (sought.result,))
    return len(entry.names) > 1 and is_drawn(entry) and not shelf.about(entry.game).team


def _is_in_week(entry: SavedGame, week: str) -> bool:
    day = day_of(entry.changed)
    return day is not None and monday_of(day) == date.fromisoformat(week)


def _told(entry: SavedGame, shelf: Shelf) -> str:
    game = shelf.about(entry.game).name if entry.game in shelf else ""
    return " ".join((entry.title, *entry.names, game)).casefold()


_SORTS: Final[dict[str, Callable[[list[SavedGame]], list[SavedGame]]]] = {
    "newest": lambda entries: entries,
    "oldest": lambda entries: entries[::-1],
    "longest": lambda entries: sorted(entries, key=lambda entry: -entry.made),
}
