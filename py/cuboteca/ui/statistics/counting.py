"""Counts the finished games of a player: how they went, in which game, against whom, on which days."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from math import sqrt
from typing import Final, NamedTuple

from cuboteca.games import Shelf
from cuboteca.play.levels import LEVELS
from cuboteca.play.table import RESIGN
from cuboteca.ui.results import day_of, opponents_in, players_in, result_of, seats_of, turn_of
from cuboteca.ui.saved_games import SavedGame

FEWEST: Final = 5
"""Fewer games than these say nothing: their plot is left out."""
LATELY: Final = 20
LAST_OF_GAME: Final = 10
CONFIDENCE: Final = 1.96
"""Standard deviations on both sides of a mean that hold 95 % of a normal distribution."""


class Played(NamedTuple):
    """A finished game as one of its players had it."""

    entry: SavedGame
    day: date | None
    result: str
    """`won`, `drawn` or `lost`; nothing for a game alone, or from two seats."""
    turn: str
    """`first` or `later`, in a game of two."""


class Count(NamedTuple):
    """So many games, and how many of them were won."""

    games: int
    won: int

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the chance to win lies with 95 % confidence, after Wilson."""
        if not self.games:
            return 0.0, 1.0
        share, z2 = self.won / self.games, CONFIDENCE**2 / self.games
        middle = (share + z2 / 2) / (1 + z2)
        reach = CONFIDENCE * sqrt(share * (1 - share) / self.games + z2 / self.games / 4) / (1 + z2)
        return max(0.0, middle - reach), min(1.0, middle + reach)


class Days(NamedTuple):
    """How many games were finished on each day, and on how many days in a row."""

    games: Counter[date]
    running: int
    """The days in a row up to today, or to yesterday."""
    longest: int
    last_of_longest: date | None


def players_of(kept: Sequence[SavedGame]) -> list[tuple[str, str, int]]:
    """Return who has finished games: key, name as typed last, how many; whoever has most comes first."""
    names: dict[str, str] = {}
    games: Counter[str] = Counter()
    for entry in kept:
        if not entry.over or entry.damage:
            continue
        people = players_in([entry])
        games.update(people.keys())
        for key, name in people.items():
            names.setdefault(key, name)
    return [(key, names[key], count) for key, count in games.most_common()]


def played_by(kept: Sequence[SavedGame], player: str, shelf: Shelf) -> list[Played]:
    """Return the finished games of a player, the latest first, as `kept` is."""
    return [
        Played(entry, day_of(entry.changed), result_of(entry, player, shelf), turn_of(entry, player, shelf))
        for entry in kept
        if entry.over and not entry.damage and seats_of(entry, player)
    ]


def results(games: Iterable[Played]) -> Counter[str]:
    """Return how many were won, drawn, lost, and had no result."""
    return Counter(game.result for game in games)


def count(games: Iterable[Played]) -> Count:
    """Count the games that have a result."""
    found = results(games)
    return Count(found["won"] + found["drawn"] + found["lost"], found["won"])


def by_game(games: Sequence[Played]) -> dict[str, list[Played]]:
    """Return the games that have a result by their game, the most played first."""
    kinds = Counter(game.entry.game for game in games if game.result)
    return {kind: [one for one in games if one.result and one.entry.game == kind] for kind, _ in kinds.most_common()}


def by_level(games: Sequence[Played], shelf: Shelf) -> dict[str, Count]:
    """Return for each level how the games went in which it was an opponent."""
    return {level: count(game for game in games if level in opponents_in(game.entry, shelf)) for level in LEVELS}


def by_turn(games: Sequence[Played]) -> dict[str, Count]:
    """Return how games of two went for a player who went first, and for one who went later."""
    return {turn: count(game for game in games if game.turn == turn) for turn in ("first", "later")}


def better_turn(turns: dict[str, Count]) -> str:
    """Return which turn wins more often beyond what chance explains; nothing where the intervals overlap."""
    (low_first, high_first), (low_later, high_later) = (turns[turn].interval for turn in ("first", "later"))
    if low_first > high_later:
        return "first"
    return "later" if low_later > high_first else ""


def days_played(games: Sequence[Played], today: date) -> Days:
    """Return on which days games were finished."""
    found = Counter(game.day for game in games if game.day is not None)
    longest, last, run = 0, None, 0
    for day in sorted(found):
        run = run + 1 if day - timedelta(days=1) in found else 1
        if run >= longest:
            longest, last = run, day
    at = today if today in found else today - timedelta(days=1)
    running = 0
    while at in found:
        running, at = running + 1, at - timedelta(days=1)
    return Days(found, running, longest, last)


def longest_streak(games: Sequence[Played]) -> tuple[str, ...]:
    """Return the ids of the longest run of games won, the latest first; of equal runs the latest."""
    best: list[str] = []
    run: list[str] = []
    for game in games:
        if not game.result:
            continue
        run = [*run, game.entry.id] if game.result == "won" else []
        if len(run) > len(best):
            best = run
    return tuple(best)


def shortest_win(games: Sequence[Played]) -> Played | None:
    """Return the game won in the fewest moves, the latest of equal ones; no game that ended by resigning or on time."""
    won = (game for game in games if game.result == "won" and RESIGN not in game.entry.standing)
    return min(won, key=lambda game: game.entry.made, default=None)


def longest_game(games: Sequence[Played]) -> Played | None:
    """Return the game with most moves; of equal ones the latest."""
    return max(games, key=lambda game: game.entry.made, default=None)


def usual_length(games: Sequence[Played]) -> int:
    """Return the median of the moves."""
    lengths = sorted(game.entry.made for game in games)
    return lengths[len(lengths) // 2]


def best_scores(games: Sequence[Played], player: str, shelf: Shelf) -> list[tuple[Played, int]]:
    """Return the game with the highest score of a player in each game whose scores compare, and that score."""
    best: dict[str, tuple[Played, int]] = {}
    for game in games:
        if not game.entry.scores or not shelf.about(game.entry.game).points:
            continue
        score = max(game.entry.scores[seat] for seat in seats_of(game.entry, player))
        if game.entry.game not in best or score > best[game.entry.game][1]:
            best[game.entry.game] = game, score
    return list(best.values())
