"""Cuboteca: a cabinet of cube-and-stone board games.

>>> import cuboteca
>>> state = cuboteca.games["qyshinsu"].start()
>>> state = state.play("+4@2")
>>> len(state.moves())
12
"""

from cuboteca.games import SHELF as games  # noqa: N811  (the mapping is the public name of the package's games)
from cuboteca.play.game import NATURE, IllegalMove, Outcome, UnreadablePosition

__all__ = ["NATURE", "IllegalMove", "Outcome", "UnreadablePosition", "games"]
__version__ = "0.1.0"
