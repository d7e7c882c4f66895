"""Why a move of Cu[o]be is good, in a sentence for each reason that a team-mate gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cuboteca.games.cuobe.opponents.team import FETCH
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.names import SEVERAL, WORDS, card_name, room_name
from cuboteca.play.view import View
from cuboteca.play.wording import By, Messages

say: Final = Messages(
    {
        # The plan of a turn.
        "goes_to_search": "It takes you to {room}, to search.",
        "searches": "It’s worth searching in {room}.",
        "goes_to_recover": "It takes you to {room}, to recover.",
        "recovers": "You can recover in {room}.",
        "discovers": "It takes you to room {place}, to discover it.",
        "fetches_find": "There’s a find token in {room}.",
        "fetches_key": "There are keys in the chest in {room}.",
        "picks": "The find token here is worth taking.",
        "brings_keys": "It takes you to the Exit with {keys}.",
        "goes_out": "All keys are in, so you can go to the Exit.",
        "leaves": "All keys are in, so you can leave.",
        "goes_to_fight": "It takes you to {room}, to fight {kind}.",
        "fights": "It’s worth fighting {kind} now.",
        "may_hold_key": "{kind_first} may hold a key.",
        "clears_exit": "The Exit has to be free of spawns.",
        "opens_lock": "It opens the lock of {room}.",
        "keeps_away": "It gets you away from {kind}.",
        "leaves_trap": "It gets you out of {room} before the traps go off.",
        "heads_for": "It takes you toward {room}.",
        "waits": By(
            "many",
            {
                False: "Better wait: {kind} is in an adjacent room.",
                True: "Better wait: {kind} are in an adjacent room.",
            },
        ),
        "stays": "You’re well placed in {room}.",
        # Cards.
        "uses": "Now’s a good time for {card}.",
        "uses_room": "Now’s a good time to use this room.",
        "activates": "The Exit opens when all keys are in.",
        "gives": "{name} has more use for {card}.",
        "stashes": "You can take {card} from the chest later.",
        "takes": "You have a use for {card}.",
        "drops": "You can’t carry more, and {card} helps least.",
        "places_chest": "Your chest holds what you can’t carry.",
        "least_harm": "This helps you most.",
        # What another player has asked for.
        "waits_for": "It keeps you near {name}, as asked.",
        "comes_to": "It takes you to {name}, as asked.",
        "fetches": "It takes you to {room}, as asked.",
    },
    WORDS,
)
"""By a reason's id (`opponents/reasons.py`)."""

plans: Final = Messages(
    {
        "goes_to_search": "I’ll go to {room} and search there.",
        "searches": "I’ll search {room}.",
        "goes_to_recover": "I’ll go to {room} to recover.",
        "recovers": "I’ll recover in {room}.",
        "discovers": "I’ll discover room {place}.",
        "fetches_find": "I’ll fetch the find token in {room}.",
        "fetches_key": "I’ll fetch the keys in the chest in {room}.",
        "brings_keys": "I’ll bring {keys} to the Exit.",
        "goes_out": "I’ll go to the Exit.",
        "goes_to_fight": "I’ll go to {room} and fight {kind}.",
        "fights": "I’ll fight {kind}.",
        "may_hold_key": "{kind_first} may hold a key.",
        "clears_exit": "The Exit has to be free of spawns.",
        "opens_lock": "I’ll open the lock of {room}.",
        "keeps_away": "I’ll get away from {kind}.",
        "leaves_trap": "I’ll leave {room} before the traps go off.",
        "heads_for": "I’ll head for {room}.",
        "waits": By(
            "many",
            {
                False: "I’ll wait: {kind} is in an adjacent room.",
                True: "I’ll wait: {kind} are in an adjacent room.",
            },
        ),
        "stays": "I’ll stay in {room}.",
        "waits_for": "I’ll stay near {name}, as asked.",
        "comes_to": "I’ll come to {name}, as asked.",
        "fetches": "I’ll go to {room}, as asked.",
    },
    WORDS,
)
"""What a team-mate says it will do in its turn, by the reason's id."""

requests: Final = Messages(
    {
        "wait": "Wait for me",
        "come": "Come to me",
        "find": "Fetch the find token in {room}",
        "keys": "Fetch the keys in {room}",
        "exit": "Go to the Exit",
        "fetch": "Go to {room}",
    }
)
"""What a player can ask a team-mate for."""

in_force: Final = Messages(
    {
        "wait": "Asked to wait for {name}, until you’re in one room.",
        "come": "Asked to come to {name}.",
        "fetch": "Asked to go to {room}.",
    }
)
"""What has been asked for and not been done yet."""


def describe_reason(view: View, reason: str, values: Mapping[str, Any]) -> str:
    """Return what speaks for a move of the player to move."""
    return _worded(say, view, reason, values)


def describe_plan(view: View, reason: str, values: Mapping[str, Any]) -> str:
    """Return what a team-mate says it will do."""
    return _worded(plans, view, reason, values)


def describe_request(view: View, what: str, whom: int) -> str:
    """Return what a player asks a team-mate for, as on a button."""
    if what != FETCH:
        return requests(what)
    state: State = view.state
    room = state.rooms[whom]
    there = ((whom == state.place_of(state.box.exit), "exit"), (room.find, "find"), (room.chest >= 0, "keys"))
    kind = next((name for is_there, name in there if is_there), FETCH)
    return requests(kind, room=room_name(state, whom))


def describe_request_in_force(view: View, what: str, whom: int) -> str:
    """Return what has been asked for, in a sentence."""
    if what == FETCH:
        return in_force(what, room=room_name(view.state, whom))
    return in_force(what, name=view.names[whom])


def _worded(table: Messages, view: View, reason: str, values: Mapping[str, Any]) -> str:
    if reason not in table.messages:
        return ""
    at = view.state
    words = dict(values)
    if "place" in values:
        words["room"] = room_name(at, values["place"])
    if "kind" in values:
        words |= {"kind_first": values["kind"], "many": values["kind"] in SEVERAL}
    if "card" in values:
        words["card"] = card_name(at, values["card"])
    if "seat" in values:
        words["name"] = view.names[values["seat"]]
    return table(reason, **words)
