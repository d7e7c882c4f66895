"""What effects do to players, their dice and their cards, in words: whole clauses without a full stop."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules.cards import ALL, ANY, HERE, SAME, SELF
from cuboteca.play.wording import By, Message, Plural

EFFECTS_ON_PEOPLE: Final[dict[str, Message]] = {
    "calm": By(
        "full",
        {
            False: By(
                "who",
                {
                    SELF: "Lower your panic by {n}",
                    HERE: By(
                        "on_room",
                        {
                            False: "Lower panic by {n}: you or a player in your room",
                            True: "Lower panic by {n} (you or a player in this room)",
                        },
                    ),
                    ANY: "Lower any player’s panic by {n}",
                    ALL: "Lower every player’s panic by {n}",
                    SAME: "Lower the same player’s panic by {n}",
                },
            ),
            True: By(
                "who",
                {
                    SELF: "Lower your panic to 0",
                    HERE: By(
                        "on_room",
                        {
                            False: "Lower panic to 0: you or a player in your room",
                            True: "Lower panic to 0 (you or a player in this room)",
                        },
                    ),
                    ANY: "Lower any player’s panic to 0",
                    ALL: "Lower every player’s panic to 0",
                    SAME: "Lower the same player’s panic to 0",
                },
            ),
        },
    ),
    "draw": By("entering", {False: "Draw {cards}", True: "The active player draws {cards}"}),
    "drop": By(
        "who",
        {
            SELF: "Drop {tools}",
            HERE: "You or a player in {here} drops {tools}",
            ANY: "A player of your choice drops {tools}",
            ALL: "Every player drops {tools}",
            SAME: "The same player drops {tools}",
        },
    ),
    "gain": By("entering", {False: "Gain {dice} this turn", True: "The active player gains {dice} this turn"}),
    "heal": By(
        "full",
        {
            False: By(
                "who",
                {
                    SELF: "Heal {n} of your wounds",
                    HERE: By(
                        "on_room",
                        {
                            False: "Heal {wounds}: you or a player in your room",
                            True: "Heal {wounds} (you or a player in this room)",
                        },
                    ),
                    ANY: "Heal {wounds} of any player",
                    ALL: "Heal {wounds} of every player",
                    SAME: "Heal {wounds} of the same player",
                },
            ),
            True: By(
                "who",
                {
                    SELF: "Heal all your wounds",
                    HERE: By(
                        "on_room",
                        {
                            False: "Heal all wounds: you or a player in your room",
                            True: "Heal all wounds (you or a player in this room)",
                        },
                    ),
                    ANY: "Heal all wounds of any player",
                    ALL: "Heal all wounds of every player",
                    SAME: "Heal all wounds of the same player",
                },
            ),
        },
    ),
    "jump": By(
        "who",
        {
            SELF: "Jump to {place}",
            HERE: "You or a player in {here} jumps to {place}",
            ANY: "A player of your choice jumps to {place}",
            SAME: "The same player jumps to {place}",
        },
    ),
    "lose": By("entering", {False: "Lose {dice} this turn", True: "The active player loses {dice} this turn"}),
    "movePlayer": By(
        "who",
        {
            SELF: Plural("n", one="Move one room", other="Move {rooms} rooms"),
            HERE: Plural(
                "n",
                one="Move one room: you or a player in {here}",
                other="Move {rooms} rooms: you or a player in {here}",
            ),
            ANY: Plural("n", one="Move any player one room", other="Move any player {rooms} rooms"),
            SAME: Plural("n", one="Move the same player one room", other="Move the same player {rooms} rooms"),
        },
    ),
    "panic": By(
        "who",
        {
            SELF: "Raise your panic by {n}",
            HERE: By(
                "on_room",
                {
                    False: "Raise panic by {n}: you or a player in your room",
                    True: "Raise panic by {n} (you or a player in this room)",
                },
            ),
            ANY: "Raise any player’s panic by {n}",
            ALL: "Raise every player’s panic by {n}",
            SAME: "Raise the same player’s panic by {n}",
        },
    ),
    "retrieveSpawn": "Retrieve a destroyed spawn, drawn at random",
    "retrieveTool": By(
        "entering",
        {False: "Retrieve {dropped}", True: "The active player retrieves {dropped}"},
    ),
    "sleep": By(
        "who",
        {
            SELF: By(
                "entering",
                {False: "Fall asleep (ends your turn)", True: "Fall asleep (if it’s your turn, it ends)"},
            ),
            HERE: "You or a player in {here} falls asleep",
            ANY: "A player of your choice falls asleep",
            ALL: "Every player falls asleep",
            SAME: "The same player falls asleep",
        },
    ),
    "swap": By(
        "who",
        {
            SELF: "Swap with a player in another room",
            HERE: "You or a player in {here} swaps with a player in another room",
            ANY: "Any player swaps with a player in another room",
            SAME: "The same player swaps with a player in another room",
        },
    ),
    "weapon": "+{n} in a fight",
    "wound": By(
        "who",
        {
            SELF: "Take {wounds}",
            HERE: "You or a player in {here} takes {wounds}",
            ANY: "A player of your choice takes {wounds}",
            ALL: "Every player takes {wounds}",
            SAME: "The same player takes {wounds}",
        },
    ),
}
"""By operation. `entering` tells the enter effects, which can happen to a player in another player’s turn."""
