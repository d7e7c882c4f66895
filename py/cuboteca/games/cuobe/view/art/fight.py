"""A fight as the sheet wants to know it: plain values, no rules."""

from __future__ import annotations

from typing import NamedTuple


class Weapon(NamedTuple):
    """A tool or talent in a fight: `card:T10`."""

    id: str
    name: str
    emblem: str
    kind: str
    power: int
    note: str = ""
    """"used up after", "costs 1 die"."""
    chosen: bool = False


class Fight(NamedTuple):
    """All that a fight shows."""

    title: str
    """"Fight the Clown"."""
    line: str
    """"Boiler Room. The higher sum wins, equal sums hurt both."""
    seat: int
    name: str
    foe: str
    """"The Clown"."""
    dice: int
    """How many are, or were, thrown."""
    against: int
    """The other side's sum."""
    against_words: str
    """"power 3 + panic 1"."""
    figure: str = ""
    """Who is fought; empty when it is another player, of `foe_seat`."""
    power: int | None = None
    panic: int = 0
    """What the fighter's panic adds to the other side."""
    foe_seat: int | None = None
    weapons: tuple[Weapon, ...] = ()
    malus: int = 0
    """What is taken from the fighter's sum, and the name of what takes it."""
    malus_name: str = ""
    malus_emblem: str = ""
    rolled: tuple[int, ...] | None = None
    """After the roll."""
    throw: int = 0
    """A number that differs from roll to roll."""
    dice_left: int = 0
    ends: tuple[str, str, str] = ("", "", "")
    """What a win, a tie and a loss bring, in words."""
    verdict: tuple[str, str] = ("", "")
    """"You will probably win", and a sentence on it; after the roll what came of it."""


def bonus(fight: Fight) -> int:
    """What the chosen weapons add to the dice, less what is taken from them."""
    return sum(weapon.power for weapon in fight.weapons if weapon.chosen) - fight.malus


def to_add(fight: Fight) -> list[str]:
    """The weapons that can still be added, each with its number, which is its key."""
    told = enumerate(fight.weapons, 1)
    return [f"{number}: add {weapon.name} {weapon.power}." for number, weapon in told if not weapon.chosen]


def end(own: int, other: int) -> str:
    """`win`, `tie` or `lose`."""
    return "win" if own > other else "tie" if own == other else "lose"
