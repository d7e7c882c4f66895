"""Why a move of Cu[o]be is good, in a sentence for each reason that a team-mate gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cuboteca.games.cuobe.opponents.prospects import FETCH
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.names import SEVERAL, WORDS, card_name, room_name
from cuboteca.play.view import View
from cuboteca.play.wording import By, Messages, own_or_told

say: Final = Messages(
    {
        # The plan of a turn.
        "goes_to_search": own_or_told(
            "You can get to {room} and search there.",
            "{player} can get to {room} and search there.",
        ),
        "searches": "It’s worth searching in {room}.",
        "goes_to_recover": own_or_told(
            "You can get to {room} and recover there.",
            "{player} can get to {room} and recover there.",
        ),
        "recovers": own_or_told(
            "You can recover in {room}.",
            "{player} can recover in {room}.",
        ),
        "discovers": own_or_told(
            "You can discover room {place}.",
            "{player} can discover room {place}.",
        ),
        "goes_to_discover": own_or_told(
            "It takes you towards room {place}, which you can discover this turn.",
            "It takes {player} towards room {place}, to discover it this turn.",
        ),
        "fetches_find": "There’s a find token in {room}.",
        "fetches_key": "The chest in {room} holds {keys}.",
        "picks": "This find token is worth taking.",
        "brings_keys": own_or_told(
            "You have {keys} to bring to the Exit.",
            "{player} has {keys} to bring to the Exit.",
        ),
        "goes_out": own_or_told(
            "All keys are activated, so you can head for the Exit.",
            "All keys are activated, so {player} can head for the Exit.",
        ),
        "leaves": own_or_told(
            "All keys are activated, so you can leave.",
            "All keys are activated, so {player} can leave.",
        ),
        "goes_to_fight": own_or_told(
            "You can get to {room} and fight {kind}.",
            "{player} can get to {room} and fight {kind}.",
        ),
        "fights": "It’s worth fighting {kind} now.",
        "may_hold_key": "{kind_first} may hold a key.",
        "clears_exit": own_or_told(
            "You can’t activate keys while there’s a spawn in the Exit.",
            "{player} can’t activate keys while there’s a spawn in the Exit.",
        ),
        "opens_lock": own_or_told(
            "You have to unlock {room} before you can leave it.",
            "{player} has to unlock {room} before leaving it.",
        ),
        "keeps_away": own_or_told(
            "It gets you away from {kind}.",
            "It gets {player} away from {kind}.",
        ),
        "leaves_trap": own_or_told(
            "It gets you out of a trapped room.",
            "It gets {player} out of a trapped room.",
        ),
        "heads_for": own_or_told(
            "It takes you towards {room}.",
            "It takes {player} towards {room}.",
        ),
        "waits": By(
            "many",
            {
                False: "Better wait: {kind} is in an adjacent room.",
                True: "Better wait: {kind} are in an adjacent room.",
            },
        ),
        "stays": own_or_told(
            "{room_first} is a good place to end your turn.",
            "{room_first} is a good place for {player} to end the turn.",
        ),
        # Cards.
        "uses": "Now’s a good time to use {card}.",
        "uses_room": "Now’s a good time to use this room.",
        "activates": own_or_told(
            "You can all leave once all keys are activated.",
            "All players can leave once all keys are activated.",
        ),
        "gives": "{card} is better off with {name}.",
        "stashes": own_or_told(
            "You can take {card} from the chest later.",
            "{player} can take {card} from the chest later.",
        ),
        "takes": "It’s time to bring {card} to the Exit.",
        "drops": own_or_told(
            "You’re carrying too much, and {card} helps least.",
            "{player} is carrying too much, and {card} helps least.",
        ),
        "places_chest": own_or_told(
            "Your chest can hold what you can’t carry.",
            "{player}’s chest can hold what {player} can’t carry.",
        ),
        "least_harm": By(
            "alone",
            {False: "It’s best for the team.", True: own_or_told("It’s best for you.", "It’s best for {player}.")},
        ),
        # What another player has asked for.
        "waits_for": own_or_told(
            "It keeps you near {name}, as asked.",
            "It keeps {player} near {name}, as asked.",
        ),
        "comes_to": own_or_told(
            "It takes you to {name}, as asked.",
            "It takes {player} to {name}, as asked.",
        ),
        "fetches": own_or_told(
            "It takes you to {room}, as asked.",
            "It takes {player} to {room}, as asked.",
        ),
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
        "goes_to_discover": "I’ll go to room {place} and discover it.",
        "fetches_find": "I’ll fetch the find token in {room}.",
        "fetches_key": "I’ll fetch what’s in the chest in {room}.",
        "brings_keys": "I’ll bring {keys} to the Exit.",
        "goes_out": "I’ll go to the Exit.",
        "goes_to_fight": "I’ll go to {room} and fight {kind}.",
        "fights": "I’ll fight {kind}.",
        "may_hold_key": "{kind_first} may hold a key.",
        "clears_exit": "The Exit has to be free of spawns.",
        "opens_lock": "I’ll unlock {room}.",
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
        "keys": "Fetch what’s in the chest in {room}",
        "exit": "Go to the Exit",
        "fetch": "Go to {room}",
    }
)
"""What a player can ask a team-mate for."""

in_force: Final = Messages(
    {
        "wait": "Asked to wait for {name} until you’re in the same room.",
        "come": "Asked to come to {name}.",
        "fetch": "Asked to go to {room}.",
    }
)
"""What has been asked for and not been done yet."""


def describe_reason(view: View, reason: str, values: Mapping[str, Any], player: str = "") -> str:
    """Return what speaks for a move, said to the player to move, or told of that `player`."""
    return _worded(say, view, reason, {**values, "own": not player, "player": player})


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
    words = {**values, "alone": at.seats == 1}
    if "place" in values:
        words |= {"room": room_name(at, values["place"]), "room_first": room_name(at, values["place"], first=True)}
    if "kind" in values:
        words |= {"kind_first": values["kind"], "many": values["kind"] in SEVERAL}
    if "card" in values:
        words["card"] = card_name(at, values["card"])
    if "seat" in values:
        words["name"] = view.names[values["seat"]]
    return table(reason, **words)
