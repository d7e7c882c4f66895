"""The three difficulties. The source leaves these numbers to the players; they are ours, and measured.

`python -m tools.balance` plays thousands of games with a simple team and prints how often each of them is won.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Preset(NamedTuple):
    """What a difficulty comes down to."""

    spawns: int
    triggers: int


PRESETS: Final = {
    "easy": Preset(spawns=2, triggers=4),
    "normal": Preset(spawns=4, triggers=6),
    "hard": Preset(spawns=6, triggers=8),
}
