"""Cuboteca: the rules of five cube-and-stone board games, to play, search and replay from Python.

`games` holds the rules of each game by its id. Their states are immutable values; `play` returns the next one.

>>> import cuboteca
>>> game = cuboteca.games["qyshinsu"]
>>> state = game.start()
>>> state = state.play("+4@2")
>>> state.seat, len(state.moves())
(1, 12)

An illegal move raises an `IllegalMove` that says why in a sentence, and names the clause behind it (`clause`):

>>> state.play("+4@2")
Traceback (most recent call last):
cuboteca.games.qyshinsu.rules.refusal.Refusal: Black’s 4-stone is already on 2.

Where dice are rolled or cubes drawn the seat is `NATURE`, whose moves are drawn by their odds, then played:

>>> from random import Random
>>> chance = Random(7)
>>> state = cuboteca.games["qwirkle_cubes"].start(seats=2)
>>> while state.seat == cuboteca.NATURE:
...     state = state.play(state.draw(chance))
>>> state.seat in (0, 1)
True

Everything that a game offers is in `cuboteca.play.game`.
"""

from cuboteca.games import SHELF
from cuboteca.play.game import NATURE, IllegalMove, Outcome, UnreadablePosition

games = SHELF
"""Every game by its id, in the order of the shelf: `games["qyshinsu"]` is a `cuboteca.play.game.Game`.

A game's rules are loaded when they are first asked for.
"""

__all__ = ["games", "NATURE", "IllegalMove", "Outcome", "UnreadablePosition"]
__version__ = "0.1.0"
