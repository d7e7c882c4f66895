"""Why a move of Cu[o]be is good, in a sentence for each reason that a team-mate gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

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
        "fetches": "It takes you to {room}, as asked.",
    },
    WORDS,
)
"""By a reason's id (`opponents/reasons.py`)."""


def describe_reason(view: View, reason: str, values: Mapping[str, Any]) -> str:
    """Return what speaks for a move of the player to move."""
    if reason not in say.messages:
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
    return say(reason, **words)
