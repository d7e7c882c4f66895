"""What players read when a move is refused or a tap comes to nothing, one message for each reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.text.names import counted, kind_name, printed_name, way_name
from cuboteca.play.wording import By, Message, Messages

SENTENCES: Final[dict[str, Message]] = {
    # What comes first.
    "no_move": "“{text}” isn’t a move. Write go N to move north, or end to end your turn.",
    "game_over": "The game is over.",
    "impossible_outcome": "That can’t be rolled or drawn now.",
    "no_chance_now": "There’s nothing to roll or draw now. A player decides.",
    "nothing_asked": "There’s no question to answer. It’s your turn to act.",
    "chance_first": By(
        "due",
        {
            steps.FIRST_PLAYER: "The first player hasn’t been drawn yet.",
            steps.DEAL_TALENT: "The talents haven’t been dealt yet.",
            steps.DRAW_BLUE: "The blue card hasn’t been drawn yet.",
            steps.DRAW_GREEN: "The green card hasn’t been drawn yet.",
            steps.REVEAL: "The room hasn’t been discovered yet.",
            steps.ROLL: "The dice haven’t been rolled yet.",
            steps.RETRIEVE: "The spawn to retrieve hasn’t been drawn yet.",
        },
    ),
    "answer_first": By(
        "asked",
        {
            steps.SURPLUS: "You’re above your tool limit. Give a tool away, put it in a chest or drop it.",
            steps.PARTING: "You can leave now. Choose whether you leave or stay.",
            steps.REPLACE: "No player can take the new card. Choose which of your own cards you lose.",
            steps.AT_ONCE: "You’re insane, so you can’t hold this card. Use it now or drop it.",
            steps.LEAVE_OR_DRAW: "You can’t hold another tool or talent. Draw the card, or leave a find token in its "
            "place.",
            steps.TURN_CARD: "Choose which way round the corridor lies.",
            steps.ASK: By(
                "rooms",
                {
                    True: "You can’t choose that. Choose one of the rooms marked on the map.",
                    False: "You can’t choose that. Choose one of the answers you’re offered.",
                },
            ),
            steps.MORE_ROOMS: "There’s another token to place. Choose a room that can take it.",
            steps.SHIFT_WAY: "Choose which way the room shifts: north, east, south or west.",
            steps.LEAD: "You can’t move the player like that. Choose one of the ways out.",
            steps.WHERE_TO: By("rooms", {True: "Choose the room to jump to.", False: "Choose the player to jump to."}),
            steps.SWAP_WITH: "Choose a player in another room to swap with.",
            steps.DROP_CARDS: "Choose which card to drop.",
            steps.FETCH: "Choose which dropped tool to retrieve.",
            steps.FINDS: "There aren’t enough find tokens for all these rooms. Choose a room for one.",
            steps.COME: "Choose a room for this spawn.",
            steps.NEST_AT: "Several rooms without a spider are equally close. Choose one for the new spider.",
            steps.ARMS: "Choose the weapons to add, or none if you rolled dice.",
            steps.DUEL_ARMS: "Choose the weapons to add, or none if you rolled dice.",
            steps.GUARD: "Choose the weapons to defend yourself with, or none.",
            steps.LOOT: "Take one tool from the player you killed, or nothing.",
        },
    ),
    # Dice.
    "no_dice": "You have no dice left this turn.",
    "too_many_dice": "You have {dice} left.",
    "fewest_dice": "You’re already fighting without dice.",
    # Moving and locks.
    "overloaded": "You’re carrying too much to move: you can hold {limit}, keys included. Give some away, put some in "
    "a chest or drop some.",
    "locked": "You can’t leave this room: it’s locked. Brute-force the lock with a die, or unlock it with a card.",
    "not_locked": "This room isn’t locked.",
    "no_arrow_out": "You can’t go {way}: this corridor has no arrow on that side.",
    "no_arrow_in": "You can’t go {way}: the corridor there has no arrow on your side.",
    "edge": "You can’t go {way}: the map ends here.",
    "takes_nobody_along": "You can only take along another player in your room.",
    "one_die_for_two": "You need a second die to take a player along.",
    # Rooms.
    "nothing_to_search": "You can’t search here: this room has no search number. Go to one that has.",
    "no_dice_effect": "This room has no dice effect.",
    "spawn_in_room": "A spawn in this room blocks searching and dice effects. Fight it, or go to another room.",
    "too_insane_for_room": "You’re insane, so you can’t search or use a room’s dice effect.",
    "vain_room": "You’d waste your die: this room would change nothing right now.",
    "no_find": "There’s no find token in this room.",
    "blue_deck_empty": "You can’t draw a card: the blue deck is empty.",
    # Tools, talents and keys.
    "not_your_tool": "That isn’t one of your tools.",
    "not_your_talent": "That isn’t one of your talents.",
    "not_held": "You don’t have {card}.",
    "weapon_outside_fight": "You can use a weapon only in a fight, after the roll.",
    "no_die_for_weapon": "You have no die left to use this weapon.",
    "vain_tool": "You’d waste {card}: nothing would change right now.",
    "passive_talent": "{card} works by itself. You don’t need to use it.",
    "vain_talent": "You’d waste a die on {card}: nothing would change right now.",
    "not_a_key": "That isn’t a key.",
    "key_outside_exit": "You can activate a key only in the Exit.",
    "spawn_in_exit": "You can’t activate a key: a spawn is in the Exit. Fight it first.",
    # Chests, giving and dropping.
    "chest_placed": "You’ve already placed your chest, and you can’t move it.",
    "chest_in_room": "There’s already a chest in this room.",
    "too_insane_for_chest": "You’re insane, so you can’t place a chest.",
    "no_chest": "There’s no chest in this room.",
    "chest_shut": "You can’t open this chest while its owner is alive.",
    "not_in_chest": "That card isn’t in this chest.",
    "stays_with_you": "You can’t give away or drop talents and syndromes.",
    "gives_to_nobody": "You can give tools only to another player in your room.",
    "receiver_insane": "You can’t give that player a card: insane players hold none.",
    "receiver_full": "You can’t give that player a tool: they’re at their tool limit.",
    "no_surplus": By(
        "verb",
        {
            moves.GIVE: "You can give tools away only when you’re above your tool limit.",
            moves.DROP: "You can drop tools only when you’re above your tool limit.",
        },
    ),
    # Fights.
    "no_foe_chosen": "Choose a spawn or a player to fight.",
    "nobody_to_fight": "There’s nobody to fight in this room.",
    "spawn_elsewhere": "You can fight {kind} only in the same room.",
    "unarmed": "You have no weapon you can use, so you need at least one die to fight.",
    "nothing_added": By(
        "dice_left", {True: "Add a die or a weapon first.", False: "You have no dice left. Add a weapon first."}
    ),
    "no_duels": "Players can’t fight each other in this game.",
    "duels_nobody": "You can fight only other players in your room.",
    # Leaving.
    "keys_missing": "You can’t leave yet: you have {keys} still to activate.",
    "not_in_exit": "You can leave only from the Exit, and only while you’re awake.",
    # Buttons.
    "no_such_button": "No button has that number right now.",
    "nothing_to_confirm": "There’s nothing to confirm right now.",
}
"""By reason."""


WORDS: Final[dict[str, Callable[[Any], str]]] = {
    "card": printed_name,
    "dice": lambda n: counted("dice", n),
    "keys": lambda n: counted("keys", n),
    "kind": kind_name,
    "limit": lambda n: counted("tools", n),
    "way": way_name,
}

say: Final = Messages(SENTENCES, WORDS)
