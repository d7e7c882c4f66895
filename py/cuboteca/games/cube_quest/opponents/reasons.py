"""Why a move is good, as data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from cuboteca.games.cube_quest.opponents.flicks import AT_KING, COMES_CLOSER, Candidate
from cuboteca.games.cube_quest.rules import moves
from cuboteca.games.cube_quest.rules.cubes import KINGS
from cuboteca.games.cube_quest.rules.moves import Move
from cuboteca.search.thought import Reason

MOST: Final = 2
"""As many are given at most."""
ATTACKS: Final = 0.2
"""A cube that knocks the own King off with such a chance is an attacker."""


def reasons_to_flick(candidate: Candidate, attackers: Mapping[int, float]) -> tuple[Reason, ...]:
    """Return what a flick is for."""
    return tuple(_for_flick(candidate, attackers))[:MOST]


def _for_flick(candidate: Candidate, attackers: Mapping[int, float]) -> Iterator[Reason]:
    aim = candidate.aim
    if candidate.purpose == AT_KING:
        at_king = Reason("at_king", {"cube": aim.shooter.cube})
        yield at_king if aim.blocker is None else Reason("at_king_through", {"whose": aim.blocker.cube})
    elif candidate.purpose == COMES_CLOSER:
        yield Reason("comes_closer", {"cube": aim.shooter.cube})
    elif attackers.get(aim.target.cube, 0.0) >= ATTACKS:
        yield Reason("stops_attacker", {"whose": aim.target.cube})
    else:
        yield Reason("knocks_off", {"whose": aim.target.cube})


def reasons_for(move: Move) -> tuple[Reason, ...]:
    """Return what any other move is for."""
    match move.kind:
        case moves.SETUP:
            return (Reason("guards_king"),)
        case moves.KING:
            return (Reason("king_safer"),)
        case moves.PUT if move.cubes[0] in KINGS:
            return (Reason("king_safer"),)
        case moves.PUT:
            return (Reason("puts_back", {"cube": move.cubes[0]}),)
        case moves.FREEZE:
            return (Reason("freezes", {"owned": tuple(cube for cube in move.places if isinstance(cube, int))}),)
        case moves.HEAL:
            return (Reason("revives", {"chosen": move.chosen}),)
        case moves.RETURN:
            return (Reason("returns_near_king", {"cube": move.cubes[0]}),)
        case moves.HIDE:
            return (Reason("hides", {"cube": move.cubes[0]}),)
        case moves.END:
            return (Reason("skips"),)
        case _:
            return ()
