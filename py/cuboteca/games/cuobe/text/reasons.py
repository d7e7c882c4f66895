"""What a team-mate says about what it is doing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cuboteca.games.cuobe.rules.position import Position
from cuboteca.games.cuobe.text.names import SEVERAL, WORDS, card_name, room_name
from cuboteca.play.wording import By, Messages

say: Final = Messages(
    {
        # The plan of a turn.
        "goes_to_search": "I’m going to {room} to search.",
        "searches": "I’m searching in {room}.",
        "goes_to_recover": "I’m going to {room} to recover.",
        "recovers": "I’m recovering in {room}.",
        "discovers": "I’m going to discover room {place}.",
        "fetches_find": "I’m fetching the find from {room}.",
        "fetches_key": "I’m getting the keys from the chest in {room}.",
        "picks": "I’m picking up the find here.",
        "brings_keys": "I’m bringing {keys} to the Exit.",
        "goes_out": "All keys are in, so I’m going to the Exit.",
        "leaves": "All keys are in, so I’m leaving.",
        "goes_to_fight": "I’m going to {room} to fight {kind}.",
        "fights": "I’m fighting {kind}.",
        "may_hold_key": "{kind_first} may hold a key.",
        "clears_exit": "The Exit has to be free of spawns.",
        "opens_lock": "I’m forcing the lock of {room}.",
        "keeps_away": "I’m getting away from {kind}.",
        "leaves_trap": "I’m leaving {room} before the traps go off.",
        "heads_for": "I’m heading for {room}.",
        "waits": By(
            "many",
            {
                False: "I’m waiting: {kind} is in an adjacent room.",
                True: "I’m waiting: {kind} are in an adjacent room.",
            },
        ),
        "stays": "I’m staying in {room}.",
        # Cards.
        "uses": "I’m using {card}.",
        "uses_room": "I’m using this room.",
        "activates": "I’m activating {card}.",
        "gives": "I’m giving {card} to {name}.",
        "stashes": "I’m putting {card} in the chest.",
        "takes": "I’m taking {card} from the chest.",
        "drops": "I’m dropping {card}: I can’t carry more.",
        "places_chest": "I’m placing my chest here for what I can’t carry.",
        "least_harm": "This helps us most.",
        # What another player has asked for.
        "waits_for": "I’m waiting for {name}, as you asked.",
        "fetches": "I’m going to {room}, as you asked.",
    },
    WORDS,
)
"""By a reason's id (`opponents/reasons.py`)."""


def describe_reason(at: Position, id_: str, values: Mapping[str, Any], names: Sequence[str]) -> str:
    """Return a reason as a sentence of the team-mate whose turn it is."""
    words = dict(values)
    if "place" in values:
        words["room"] = room_name(at, values["place"])
    if "kind" in values:
        words |= {"kind_first": values["kind"], "many": values["kind"] in SEVERAL}
    if "card" in values:
        words["card"] = card_name(at, values["card"])
    if "seat" in values:
        words["name"] = names[values["seat"]]
    return say(id_, **words)
