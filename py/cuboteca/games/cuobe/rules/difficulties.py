"""The three difficulties of Cu[o]be: what each comes down to, in numbers and in words."""

from __future__ import annotations

from typing import Final, NamedTuple


class Preset(NamedTuple):
    """What a difficulty comes down to."""

    spawns: int
    triggers: int
    tools_out: int = 0
    """Tools that stay in the box, so that keys come sooner."""
    ticks_out: int = 0
    """Ticks that stay in the box, so that there is less time."""


PRESETS: Final = {
    "easy": Preset(spawns=2, triggers=4, tools_out=5),
    "normal": Preset(spawns=4, triggers=6),
    "hard": Preset(spawns=6, triggers=8, ticks_out=4),
}
"""The three difficulties. The source leaves these numbers to the players; they are ours, and measured:
`python -m tools.balance` plays thousands of games with a simple team and prints how often each of them is won."""


_DESCRIPTIONS: Final = {
    "normal": "{spawns} monsters (spawns), drawn at random, hunt you. {triggers} cards (triggers) set off the traps.",
    "easy": "{spawns} monsters and {triggers} triggers. {tools_out} tools stay in the box, so you find the keys "
    "sooner.",
    "hard": "All {spawns} monsters and {triggers} triggers. {ticks_out} of the cards that shift rooms (ticks) stay in "
    "the box, so you have less time.",
}


def describe_preset(name: str) -> str:
    """Return what a difficulty comes down to, in a line."""
    return _DESCRIPTIONS[name].format(**PRESETS[name]._asdict())
