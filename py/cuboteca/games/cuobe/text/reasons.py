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
        "goes_to_search": "You can get to {room} and search there.",
        "searches": "It’s worth searching in {room}.",
        "goes_to_recover": "You can get to {room} and recover there.",
        "recovers": "You can recover in {room}.",
        "discovers": "You can discover room {place}.",
        "fetches_find": "There’s a find token in {room}.",
        "fetches_key": "The chest in {room} holds {keys}.",
        "picks": "This find token is worth taking.",
        "brings_keys": "You have {keys} to bring to the Exit.",
        "goes_out": "All keys are activated, so you can head for the Exit.",
        "leaves": "All keys are activated, so you can leave.",
        "goes_to_fight": "You can get to {room} and fight {kind}.",
        "fights": "It’s worth fighting {kind} now.",
        "may_hold_key": "{kind_first} may hold a key.",
        "clears_exit": "You can’t activate keys while there’s a spawn in the Exit.",
        "opens_lock": "You have to unlock {room} before you can leave it.",
        "keeps_away": "It gets you away from {kind}.",
        "leaves_trap": "It gets you out of a trapped room.",
        "heads_for": "It takes you towards {room}.",
        "waits": By(
            "many",
            {
                False: "Better wait: {kind} is in an adjacent room.",
                True: "Better wait: {kind} are in an adjacent room.",
            },
        ),
        "stays": "{room_first} is a good place to end your turn.",
        # Cards.
        "uses": "Now’s a good time to use {card}.",
        "uses_room": "Now’s a good time to use this room.",
        "activates": "You can all leave once all keys are activated.",
        "gives": "{card} is better off with {name}.",
        "stashes": "You can take {card} from the chest later.",
        "takes": "It’s time to bring {card} to the Exit.",
        "drops": "You’re carrying too much, and {card} helps least.",
        "places_chest": "Your chest can hold what you can’t carry.",
        "least_harm": By("alone", {False: "It’s best for the team.", True: "It’s best for you."}),
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
