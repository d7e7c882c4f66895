"""How well the team stands: a rough sum, for choices that are made by looking one move ahead."""

from __future__ import annotations

from cuboteca.games.cuobe.rules.board import is_locked, trapped_places
from cuboteca.games.cuobe.rules.places import DISTANCE, NOWHERE
from cuboteca.games.cuobe.rules.position import DEAD, ESCAPED, INSANE, Position
from cuboteca.games.cuobe.rules.spawns_in_fights import opponents, strength

TOOL_WORTH = {"T06": 1.5, "T05": 2.5, "T16": 2.0, "T19": 2.0, "T20": 2.0, "T12": 2.5, "T11": 2.0, "T09": 1.5}
KEY_WORTH = 12.0


def tool_worth(at: Position, card: str) -> float:
    return KEY_WORTH if at.is_key(card) else TOOL_WORTH.get(card, 1.2)


def worth(at: Position) -> float:
    """More is better for the team."""
    total = 40.0 * len(at.keys) + 1.5 * at.finds - 0.3 * at.traps
    trapped = trapped_places(at)
    exit_place = at.place_of(at.box.exit)
    for seat, player in enumerate(at.players):
        if player.status == ESCAPED:
            total += 200.0
            continue
        total += 0.7 * sum(tool_worth(at, card) for card in player.chest)
        if player.status == DEAD:
            total -= 60.0
            continue
        total -= (0, 5, 8, 13, 24)[player.wounds] + (20 if player.status == INSANE else (0, 4, 6, 9, 14)[player.panic])
        total += (
            sum(tool_worth(at, card) for card in player.tools) + 4 * len(player.talents) - 3 * len(player.syndromes)
        )
        total -= 3.0 * player.asleep
        here = player.place
        if here in trapped:
            total -= 2.0
        if is_locked(at, here):
            total -= 1.5
        total -= sum(0.5 * strength(at, kind, seat) for kind in opponents(at, here))
        if exit_place != NOWHERE:
            keys = sum(at.is_key(card) for card in player.tools)
            total -= (0.4 + 1.0 * keys + 1.5 * at.all_keys) * DISTANCE[here][exit_place]
    total -= 4.0 * len(at.spawns) + 1.0 * at.spiders + 0.5 * sum(spawn.power for spawn in at.spawns)
    if exit_place != NOWHERE and at.haunted(exit_place):
        total -= 4.0
    if at.dice > 0:
        total += 1.0 * at.dice
    return total
