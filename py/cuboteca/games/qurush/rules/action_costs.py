"""The actions of a turn, and what each costs in action points."""

from __future__ import annotations

from typing import Final

MOVE: Final = "move"
PUSH: Final = "push"
PULL: Final = "pull"
SLIDE: Final = "slide"
FLIP: Final = "flip"
REENTER: Final = "reenter"
"""The actions of a turn."""

COSTS: Final = {MOVE: 3, PUSH: 7, PULL: 7, SLIDE: 4, FLIP: 4, REENTER: 4}
"""Action points, by action (Q-10, Q-12, Q-19, Q-23, Q-24, Q-37)."""

ALL_POINTS: Final = 7
"""What a turn begins with (Q-6)."""

FALSE_CALL: Final = 3
"""What a false call takes where it costs points (Q-46)."""

CHEAPEST: Final = 3
"""With fewer points than this a turn is over (Q-7)."""
