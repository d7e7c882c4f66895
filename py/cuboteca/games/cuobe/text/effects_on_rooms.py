"""What effects do to rooms, and what comes to them, in words: whole clauses without a full stop."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules.cards import (
    ALL_NEXT,
    ANY,
    ATRIUM,
    BACKWARDS,
    CLOWN,
    FORWARDS,
    GHOUL,
    NEXT,
    ROOM_OF_PLAYER,
    SPIDERS,
    TENTACLES,
    THIS,
    TROLL,
    TWINS,
    TWO_NEXT,
)
from cuboteca.play.wording import By, Message, Plural

ROOMS: Final[dict[str, Message]] = {
    THIS: By("on_room", {False: "your room", True: "this room"}),
    NEXT: By("on_room", {False: "a room adjacent to yours", True: "an adjacent room"}),
    ANY: "any room",
    ATRIUM: "the {atrium}",
    ROOM_OF_PLAYER: "another player’s room",
    ALL_NEXT: By("on_room", {False: "every room adjacent to yours", True: "every adjacent room"}),
    TWO_NEXT: By("on_room", {False: "two different rooms adjacent to yours", True: "two different adjacent rooms"}),
}
"""The rooms that an effect is about, by the word for them. On a room's own card, "this" is that room."""

EFFECTS_ON_ROOMS: Final[dict[str, Message]] = {
    "attract": By(
        "entering",
        {
            False: "Attract the closest spawn to your room, or all that are equally close",
            True: "Attract the closest spawn to the active player’s room, or all that are equally close",
        },
    ),
    "find": By(
        "chosen",
        {
            False: "Put a find token in every discovered room with search number {n}",
            True: "Choose 1, 2 or 3. Put a find token in every discovered room with that search number",
        },
    ),
    "lock": By(
        "room",
        {
            THIS: "Lock {place}",
            ATRIUM: "Lock {place}",
            NEXT: By(
                "on_room",
                {
                    False: Plural("n", one="Lock {place}", other="Lock {rooms} rooms adjacent to yours"),
                    True: Plural("n", one="Lock {place}", other="Lock {rooms} adjacent rooms"),
                },
            ),
            ANY: Plural("n", one="Lock {place}", other="Lock any {rooms} rooms"),
            ALL_NEXT: "Lock {place}",
        },
    ),
    "removeTrap": By(
        "room",
        {
            THIS: "Remove the trap token from {place}",
            ATRIUM: "Remove the trap token from {place}",
            NEXT: "Remove a trap token from {place}",
            ANY: "Remove a trap token from {place}",
        },
    ),
    "shift": By(
        "way",
        {
            "N": "Shift {place} north",
            "E": "Shift {place} east",
            "S": "Shift {place} south",
            "W": "Shift {place} west",
            ANY: "Shift {place} in any direction",
            FORWARDS: "Shift {place} forwards, the way you move",
            BACKWARDS: "Shift {place} backwards, against the way you move",
        },
    ),
    "spawn": By(
        "kind",
        {
            GHOUL: "The Ghoul spawns in {place}",
            CLOWN: "The Clown spawns in {place}",
            TENTACLES: "The Tentacles spawn in {place}",
            SPIDERS: "A spider spawns in the adjacent room in every direction, around the edges too",
            TWINS: "The Twins spawn in {place}",
            TROLL: "The Troll spawns in {place}",
        },
    ),
    "trap": By(
        "room",
        {
            THIS: "Put a trap token in {place}",
            ATRIUM: "Put a trap token in {place}",
            NEXT: By(
                "on_room",
                {
                    False: Plural(
                        "n",
                        one="Put a trap token in {place}",
                        other="Put trap tokens in {rooms} rooms adjacent to yours",
                    ),
                    True: Plural(
                        "n", one="Put a trap token in {place}", other="Put trap tokens in {rooms} adjacent rooms"
                    ),
                },
            ),
            ANY: Plural("n", one="Put a trap token in {place}", other="Put trap tokens in any {rooms} rooms"),
            ALL_NEXT: "Put a trap token in {place}",
        },
    ),
    "triggerTraps": By(
        "brutal",
        {
            False: By(
                "entering",
                {
                    False: "Trigger all traps. If they wound nobody, add a trap token to your room",
                    True: "Trigger all traps. If they wound nobody, add a trap token to the active player’s room",
                },
            ),
            True: "Trigger all traps. If they wound nobody, add a trap token to every room with a player",
        },
    ),
    "unlock": "Unlock {place} (a printed lock only for this turn)",
}
"""By operation. `entering` tells the enter effects, which can happen in the turn of another player."""
