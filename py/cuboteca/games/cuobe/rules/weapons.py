"""What a player can add in a fight (C-85, C-110)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.facts import Position
from cuboteca.games.cuobe.rules.inventory import lose_tool
from cuboteca.games.cuobe.rules.moves import Move


def weapon_tools(at: Position, seat: int) -> list[str]:
    """The tools of a player that are weapons."""
    cards = at.box.cards
    return [card for card in at.players[seat].tools if cards[card].weapon]


def weapon_talents(at: Position, seat: int) -> list[str]:
    """The talents of a player that are weapons."""
    cards = at.box.cards
    return [card for card in at.players[seat].talents if cards[card].weapon]


def is_armed(at: Position, seat: int, dice: int) -> bool:
    """Has the player a weapon that he could use, with so many unspent dice for talents?"""
    return bool(weapon_tools(at, seat) or (dice and weapon_talents(at, seat)))


def choices(at: Position, seat: int, dice: int, each_once: bool = False, at_least_one: bool = False) -> list[Move]:
    """Every way to name weapons: any of the tools, talents as often as there are dice (or once each, if free)."""
    tools = weapon_tools(at, seat)
    talents = weapon_talents(at, seat)
    most = len(talents) if each_once else dice
    sets: list[Sequence[str]] = []
    for blows in _blows(talents, most, each_once):
        for count in range(len(tools) + 1):
            sets += [(*chosen, *blows) for chosen in combinations(tools, count)]
    found = sorted({tuple(sorted(named)) for named in sets if named or not at_least_one}, key=lambda n: (len(n), n))
    return [Move(moves.WEAPONS, named) for named in found]


def _blows(talents: list[str], most: int, each_once: bool) -> list[tuple[str, ...]]:
    """The ways to use weapon talents at most so often."""
    found: list[tuple[str, ...]] = [()]
    if talents:
        newest = found
        for _ in range(most):
            newest = [
                (*blow, talent)
                for blow in newest
                for talent in talents
                if (not blow or talent >= blow[-1]) and not (each_once and talent in blow)
            ]
            found = found + newest
    return found


def used(at: Position, seat: int, named: tuple[str, ...]) -> int:
    """Use them: tools leave the game (C-25); what they add."""
    cards = at.box.cards
    for card in named:
        if card in at.players[seat].tools:
            lose_tool(at, seat, card)
            at.removed = (*at.removed, card)
    if named:
        at.note("armed", seat, *named)
    return sum(cards[card].weapon for card in named)


def talents_in(at: Position, named: tuple[str, ...]) -> int:
    """How many dice the talents among them cost (C-25)."""
    return sum(at.box.cards[card].type == "talent" for card in named)
