"""Why a team-mate does something, as data: the plan of its turn in a word, with the room, the card or the spawn."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.opponents.plan import Option, Plan
from cuboteca.games.cuobe.opponents.prospects import FETCH, WAIT, goal_of
from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.moves import SEAT_OF, Move
from cuboteca.games.cuobe.rules.places import DISTANCE, NOWHERE
from cuboteca.games.cuobe.rules.position import Position
from cuboteca.games.cuobe.rules.spawns_in_fights import opponents
from cuboteca.search.thought import Reason

FREE: Final = {
    moves.USE: "uses",
    moves.TALENT: "uses",
    moves.KEY: "activates",
    moves.PUT: "stashes",
    moves.TAKE: "takes",
    moves.DROP: "drops",
}
"""Why a card is moved, by the verb."""


def reason_for_card(move: Move) -> Reason:
    """Return why a card is used or handed over."""
    if move.verb == moves.GIVE:
        return Reason("gives", {"card": move.args[0], "seat": SEAT_OF[move.args[1]]})
    return Reason(FREE[move.verb], {"card": move.args[0]})


def reasons_for(plan: Plan, option: Option) -> tuple[Reason, ...]:
    """Return what a turn that begins so is about."""
    at = plan.outlook.at
    place = plan.start.node
    request = plan.outlook.settings.get("request")
    if option.verb == moves.END:
        return _for_ending(at, place, request)
    if option.verb == moves.FORCE:
        return (Reason("opens_lock", {"place": place}),)
    if option.verb == moves.FIGHT:
        return _for_fighting(plan, place, "fights")
    if option.verb in (moves.SEARCH, moves.ROOM):
        return (Reason("searches" if option.verb == moves.SEARCH else "recovers", {"place": place}),)
    line = [*plan.line(option)]
    next_door = plan.house.place_of[line[0][1].node] if line else NOWHERE
    if isinstance(request, tuple):
        goal = goal_of(request, at)
        if any(plan.house.place_of[spot.node] == goal for _, spot in line):
            return _for_request(request)
    for step, spot in line:
        there = plan.house.place_of[spot.node]
        if step.verb == moves.GO:
            reason = _for_arriving(plan, there, there == next_door)
            if reason is not None:
                return (reason,)
        elif step.verb == moves.FIGHT:
            return _for_fighting(plan, there, "goes_to_fight")
        elif step.verb in (moves.SEARCH, moves.ROOM):
            return (Reason("goes_to_search" if step.verb == moves.SEARCH else "goes_to_recover", {"place": there}),)
    return _for_walking(plan, option, request)


def _for_arriving(plan: Plan, place: int, is_next: bool) -> Reason | None:
    """Return what is to be had in a place, if it is that which one goes for; `is_next`: if it is reached at once, as
    the room is that a hint marks."""
    at, outlook = plan.outlook.at, plan.outlook
    room = at.rooms[place]
    if not plan.prospects.once[place]:
        return None
    if not room.card:
        return Reason("discovers" if is_next else "goes_to_discover", {"place": place})
    if place == outlook.exit:
        if at.all_keys:
            return Reason("goes_out")
        return Reason("brings_keys", {"keys": outlook.held[plan.prospects.seat]})
    if room.find:
        return Reason("fetches_find", {"place": place})
    return Reason("fetches_key", {"place": place, "keys": outlook.stashed[room.chest]})


def _for_fighting(plan: Plan, place: int, why: str) -> tuple[Reason, ...]:
    foe = plan.foes.at(place)
    if foe is None:
        return ()
    spawn = plan.outlook.at.spawn(foe.kind)
    reasons = [Reason(why, {"kind": foe.kind, "place": place})]
    if spawn is not None and spawn.stolen:
        reasons.append(Reason("may_hold_key", {"kind": foe.kind}))
    elif place == plan.outlook.exit:
        reasons.append(Reason("clears_exit"))
    return tuple(reasons)


def _for_walking(plan: Plan, option: Option, request: object) -> tuple[Reason, ...]:
    """Return why one walks where nothing is to be had this turn."""
    prospects, outlook = plan.prospects, plan.outlook
    at = outlook.at
    start = plan.start.node
    end = start
    for _, spot in plan.line(option):
        end = plan.house.place_of[spot.node]
    if isinstance(request, tuple):
        return _for_request(request)
    if at.all_keys:
        return (Reason("goes_out"),)
    if prospects.urgency and outlook.home[end] < outlook.home[start]:
        return (Reason("brings_keys", {"keys": outlook.held[prospects.seat]}),)
    kinds = opponents(at, start)
    if kinds:
        return (Reason("keeps_away", {"kind": kinds[0]}),)
    if start in outlook.trapped and end not in outlook.trapped:
        return (Reason("leaves_trap", {"place": start}),)
    owner = prospects.owner[end]
    return (Reason("heads_for", {"place": owner if owner != NOWHERE else end}),)


def _for_ending(at: Position, place: int, request: object) -> tuple[Reason, ...]:
    """Return why a turn ends here."""
    if isinstance(request, tuple):
        return _for_request(request)
    if at.dice:
        for spawn in at.spawns:
            if DISTANCE[place][spawn.place] == 1:
                return (Reason("waits", {"kind": spawn.kind}),)
    return (Reason("stays", {"place": place}),)


def _for_request(request: tuple[str, int]) -> tuple[Reason, ...]:
    what, whom = request
    if what == FETCH:
        return (Reason("fetches", {"place": whom}),)
    return (Reason("waits_for" if what == WAIT else "comes_to", {"seat": whom}),)
