"""Games of any kind, played at random as far as one likes, to have tables to try things at."""

from __future__ import annotations

from itertools import islice
from random import Random

import cuboteca
from cuboteca.play.nature import SampledNature
from cuboteca.play.table import Table

MOST_CHOICES = 200
"""A placement of cubes has thousands of ways; so many of them are chosen from."""
RARE = ("resign", "draw", "offer")
"""Moves that would end the game early, or only talk."""


def play_at_random(game: str, moves: int, rng: Random) -> Table:
    """Return a table at which about so many random moves have been made, fewer where the game was over before."""
    nature = SampledNature(rng)
    table = Table.begin(cuboteca.games[game], ("Ada", "Bo"), "2026-11-20")
    nature.settle(table)
    for _ in range(moves):
        choices = [] if table.state.seat is None else map(str, islice(table.state.moves(), MOST_CHOICES))
        quiet = [move for move in choices if not move.startswith(RARE)]
        if not quiet:
            break
        table.play(rng.choice(quiet))
        nature.settle(table)
    return table
