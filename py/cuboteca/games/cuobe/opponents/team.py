"""What a team-mate is about to do in its turn, and what the others can ask it for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cuboteca.games.cuobe.opponents.outlook import Outlook
from cuboteca.games.cuobe.opponents.plan import Plan
from cuboteca.games.cuobe.opponents.prospects import COME, FETCH, WAIT, Prospects, goal_of
from cuboteca.games.cuobe.opponents.reasons import reasons_for
from cuboteca.games.cuobe.rules.moves import GO
from cuboteca.games.cuobe.rules.places import DISTANCE, NOWHERE, PLACE_NAMES
from cuboteca.games.cuobe.rules.position import ALIVE, DEAD
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.turns import BASIC_DICE
from cuboteca.search.thought import Intention, Level, Reason, Request

MOST_FETCHED: Final = 2

PLANNED: Final = frozenset(
    {
        "goes_to_search",
        "searches",
        "goes_to_recover",
        "recovers",
        "discovers",
        "goes_to_discover",
        "fetches_find",
        "fetches_key",
        "brings_keys",
        "goes_out",
        "goes_to_fight",
        "fights",
        "opens_lock",
        "keeps_away",
        "leaves_trap",
        "heads_for",
        "waits",
        "stays",
        "waits_for",
        "comes_to",
        "fetches",
    }
)
"""The reasons that are plans of a turn; the others are about a card, or answer a question."""


def plan_of(seen: State, seat: int, level: Level) -> Intention:
    """Return what a team-mate means to do in its turn as things stand now; nothing if it has left the house."""
    player = seen.players[seat]
    if player.place == NOWHERE or seen.ended:
        return Intention()
    dice = seen.dice if seen.active == seat and seen.dice > 0 else BASIC_DICE + (not player.wounds) + (not player.panic)
    plan = Plan(Prospects(Outlook(seen, level.settings), seat), dice)
    best = plan.options()[0]
    passed = [player.place, *(plan.house.place_of[spot.node] for option, spot in plan.line(best) if option.verb == GO)]
    reasons = reasons_for(plan, best)
    goal = reasons[0].values.get("place") if reasons else None
    if goal in passed:  # what comes after it isn't told
        passed = passed[: passed.index(goal) + 1]
    return Intention(reasons, tuple(f"room:{PLACE_NAMES[place]}" for place in passed))


def requests_to(seen: State, seat: int, asker: int) -> Iterator[Request]:
    """List what a player may ask a team-mate for, as makes sense now."""
    mate, player = seen.players[seat], seen.players[asker]
    if mate.place == NOWHERE or mate.status != ALIVE or seen.ended:
        return
    if player.place not in (NOWHERE, mate.place):
        yield WAIT, asker
        yield COME, asker
    exit_ = seen.place_of(seen.box.exit)
    carries = any(map(seen.is_key, mate.tools))
    if exit_ not in (NOWHERE, mate.place) and (carries or seen.all_keys):
        yield FETCH, exit_
    found = [
        place
        for place, room in enumerate(seen.rooms)
        if place != mate.place and (room.find or (room.chest >= 0 and _may_open(seen, seat, place)))
    ]
    for place in sorted(found, key=lambda place: DISTANCE[mate.place][place])[:MOST_FETCHED]:
        yield FETCH, place


def request_outcome(seen: State, seat: int, request: Request) -> bool | None:
    """Return whether a request was done, or can't be any more; None while it stands."""
    mate, goal = seen.players[seat], goal_of(request, seen)
    if mate.place == NOWHERE or mate.status != ALIVE or seen.ended or goal == NOWHERE:
        return False
    return True if goal == mate.place else None


def is_planned(reason: Reason) -> bool:
    """Return whether a reason is the plan of a turn, which the others may want to hear first."""
    return reason.id in PLANNED


def _may_open(seen: State, seat: int, place: int) -> bool:
    owner = seen.rooms[place].chest
    is_open = owner == seat or seen.players[owner].status == DEAD
    return is_open and any(map(seen.is_key, seen.players[owner].chest))
