"""What stands on the buttons and panels and in the pictures, what a screen reader hears of them, and of a tap."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cuboteca.games.cuobe.rules.cards import CLOWN, GHOUL, TENTACLES, TROLL
from cuboteca.games.cuobe.rules.position import DEAD, ESCAPED, SISTER, SPIDER, TWIN
from cuboteca.games.cuobe.text.names import counted, kind_name, way_name
from cuboteca.play.wording import By, Message, Messages, Plural, join_words

WORDS: Final[dict[str, Callable[[Any], str]]] = {
    "any_card": lambda names: join_words(names, "or"),
    "cards": join_words,
    "dice": lambda n: counted("dice", n),
    "dice_first": lambda n: counted("dice", n, first=True),
    "kind_first": lambda kind: kind_name(kind, first=True),
    "kinds": lambda kinds: join_words(map(kind_name, kinds)),
    "rooms": "; ".join,
    "way_first": lambda way: way_name(way, first=True),
    "wounds": lambda n: counted("wounds", n),
}

_ACTIONS: Final[dict[str, Message]] = {
    # What a player can do in a turn, with its price or with why not.
    "actions": "Actions",
    "move": "Move",
    "force": "Brute-force",
    "search": "Search",
    "fight": "Fight",
    "find": "Take",
    "carry": "Bring",
    "chest": "Chest",
    "key": "Activate",
    "key_free": "key, free",
    "leave": "Leave",
    "offer": By(
        "offer",
        {
            "sleep": "Sleep",
            "heal": "Heal",
            "calm": "Calm",
            "shift": "Shift",
            "swap": "Swap",
            "removeTrap": "Remove trap",
            "unlock": "Unlock",
            "": "Use",
        },
    ),
    "dice": Plural("count", one="{count} die", other="{count} dice"),
    "no_dice": "no dice",
    "too_much": "too much",
    "locked": "locked",
    "shut_in": "no way out",
    "nothing_here": "not here",
    "vain": By("deck", {True: "no finds", False: "no cards"}),
    "spawn_here": By(
        "kind",
        {
            GHOUL: "Ghoul’s here",
            CLOWN: "Clown’s here",
            TENTACLES: "Tentacles here",
            TROLL: "Troll’s here",
            TWIN: "Twin’s here",
            SISTER: "Sister’s here",
            SPIDER: "spider’s here",
        },
    ),
    "spawns_here": "spawns here",
    "insane": "insane",
    "no_use": "no use now",
    "nobody": "nobody",
    "who": "who?",
    "find_here": By("left", {True: "token", False: "no cards"}),
    "chest_here": By("chest", {"none": "place it", "shut": "not yours", "empty": "empty", "open": "open it"}),
    "and_win": By("alone", {False: "and win", True: "alone"}),
    # The row beside Undo.
    "continue": "Continue",
    "add": By("weapons", {True: "Add them", "one": "Add it", False: "Add nothing"}),
    "roll": By("none", {True: "Fight", False: "Roll {dice}"}),
    "cancel": "Cancel",
    "dangers": "Dangers",
    "zoom": By("close", {True: "Zoom out", False: "Zoom in"}),
    "log": "Log",
    "lose": By("last", {False: "End turn (lose {dice})", True: "End the game"}),
    "end": "End turn",
    "anyway": By("verb", {"search": "Search anyway", "room": "Use it", "exit": "Leave anyway"}),
}

_PANELS: Final[dict[str, Message]] = {
    # What is opened under the map: the ways out, rooms, players, a chest, the log.
    "close": "Close",
    "way_out": By("discovered", {True: "{way_first}, {room}", False: "{way_first}, undiscovered"}),
    "way_heard": By(
        "discovered", {True: "{number}: {way_first}, {room}.", False: "{number}: {way_first}, undiscovered."}
    ),
    "ways_out": "Ways out",
    "look_first": "To look at a room first, hold it.",
    "look": "Tap any room to look at it.",
    "look_on": "Tap any other room to look at it.",
    "too_far": "Too far for one move.",
    "room_move": By(
        "verb",
        {"room": "Use it, 1 die", "search": "Search, 1 die", "go": "Move in, 1 die", "pick": "Take token, free"},
    ),
    "chest_holds": "In the chest: {cards}.",
    "chest_inside": "In the chest",
    "chest_shut": "The chest is shut.",
    "chest_empty": "The chest is empty. Tap one of your cards to put it in.",
    "chest_open": "The chest is open.",
    "take": "Take {card}",
    "log_heard": "Log, latest first.",
    "log_empty": "Nothing has happened yet.",
    # Questions and their answers.
    "answers": "Answers",
    "to_choose": "Cards to choose from",
    "tap_marked": "Tap one of the {count} rooms marked on the map.",
    "rooms_named": "{count} rooms on the map: {rooms}.",
    "rooms_marked": "{count} rooms are marked on the map.",
    "cards_named": "Cards: {any_card}.",
    "numbered": "{number}: {answer}.",
    # Cards.
    "dropped": By(
        "any",
        {
            True: "On the dropped pile: {cards}. Used tools don’t go there.",
            False: "The dropped pile is empty. Used tools don’t go there.",
        },
    ),
    "card": By("weapon", {False: "{name}: {text}", True: "{name} +{power}: {text}"}),
    "can_use": "You can use it now.",
    "can_choose": "You can choose it now.",
    "card_move": By(
        "verb",
        {
            "use": "Use it",
            "talent": "Use it, 1 die",
            "key": "Activate it",
            "take": "Take it",
            "put": "Put in chest",
            "drop": "Drop it",
            "choose": "Choose it",
            "give": "Give to {name}",
        },
    ),
    "card_kind": By(
        "kind",
        {
            "event": "Event",
            "tick": "Your room shifts",
            "trigger": "The traps are triggered",
            "spawn": "Spawn",
            "sister": "Spawn",
            "tool": "Tool",
            "key": "Key",
            "talent": "Talent",
            "syndrome": "Syndrome",
        },
    ),
    "card_meaning": By(
        "kind",
        {
            "tick": "A whole row or column shifts. The room pushed out comes back in at the other end.",
            "trigger": "Each player in a trapped room takes a wound.",
            "spawn": "End your turn in a spawn’s room, and your panic rises by one. Fight it to weaken it.",
            TWIN: "End your turn in a spawn’s room, and your panic rises by one.",
            SPIDER: "End your turn in a spawn’s room, and your panic rises by one.",
        },
    ),
    "clock": Plural("count", one="{count} card", other="{count} cards"),
    "clock_left": "left",
    "clock_last": "Last turn",
    "clock_none": "no cards",
    # The players.
    "player": "Player {number}",
    "players": "Players",
    "players_cards": "{name}’s cards",
    "held": By(
        "kind",
        {
            "tool": Plural("count", one="{count} tool", other="{count} tools"),
            "key": Plural("count", one="{count} key", other="{count} keys"),
            "talent": Plural("count", one="{count} talent", other="{count} talents"),
            "syndrome": Plural("count", one="{count} syndrome", other="{count} syndromes"),
        },
    ),
    "gone": By("status", {DEAD: "dead", ESCAPED: "escaped"}),
    "asleep": "asleep",
    "named_asleep": "{name}, asleep",
    "harm": By("harm", {"wound": "wounds", "panic": "panic"}),
    "dice_left": "{dice} left",
    "dice_heard": "{dice_first} left.",
    "dice_later": "no dice yet",
    "summary": "{keys} keys activated, turn {turn}",
    "of_keys": "{count} of {all}",
    # The map.
    "house": "The map",
    "spawn": "{kind_first}, power {power}",
    "next_to_you": "You can move there.",
    "choosable": "You can choose it.",
}

_DANGERS: Final[dict[str, Message]] = {
    "keys": (
        "The 5 keys: {inside} activated, {held} held or in a chest, {dropped} dropped, {unseen} not found. "
        "Once all are activated, leave through the Exit to win."
    ),
    "cards_left": Plural(
        "count",
        one="{count} green card left, then the game ends.",
        other="{count} green cards left, then the game ends.",
    ),
    "last_turn": "This is the last turn: everyone still inside when it ends loses.",
    "key_dropped": By(
        "lost",
        {
            False: Plural("count", one="A key is on the dropped pile.", other="{count} keys are on the dropped pile."),
            True: Plural(
                "count",
                one="A key is on the dropped pile, and you can’t get it back.",
                other="{count} keys are on the dropped pile, and you can’t get them back.",
            ),
        },
    ),
    "blue_empty": By(
        "stolen",
        {
            False: "The blue deck is empty, so find tokens and searches bring no more cards.",
            True: Plural(
                "count",
                one="The blue deck is empty, so find tokens and searches bring no more cards. The missing key is with "
                "a Twin: win or tie a fight against her to get a card back.",
                other="The blue deck is empty, so find tokens and searches bring no more cards. The {count} missing "
                "keys are with the Twins: win or tie fights against them to get cards back.",
            ),
        },
    ),
    "menace": By(
        "away",
        {
            0: "{kind_first}, in your room: beat {power}.",
            1: "{kind_first}, in an adjacent room: beat {power}.",
            2: "{kind_first}, {steps} rooms away: beat {power}.",
        },
    ),
    "nest": By(
        "away",
        {
            0: Plural(
                "count",
                one="A spider, in your room: beat {power}.",
                other="{count} spiders, in your room: beat {power}.",
            ),
            1: Plural(
                "count",
                one="A spider, in an adjacent room: beat {power}.",
                other="{count} spiders, in an adjacent room: beat {power}.",
            ),
            2: Plural(
                "count",
                one="A spider, {steps} rooms away: beat {power}.",
                other="{count} spiders, {steps} rooms away: beat {power}.",
            ),
        },
    ),
    "next_turn": "Coming at the start of the next turn: {kinds}.",
    "trapped": "Trapped rooms: {rooms_trapped}. Triggers still to come: {triggers}.",
    "wounds_do": "With 5 wounds you’re dead. With none you get 1 more die each turn.",
    "panic_does": (
        "With 5 panic you’re insane. Your panic helps spawns in fights. With none you get 1 more die each turn."
    ),
}

_TAPS: Final[dict[str, Message]] = {
    # What is said after a tap.
    "closed": "Closed.",
    "deselected": "{card} deselected.",
    "cancelled": "Fight cancelled.",
    "zoomed": By("close", {True: "Zoomed in on your room.", False: "Zoomed out to the whole map."}),
    "green_card": "{name}. {text}",
    "which_way": "Which way?",
    "looked_at": "{place_name}. {text}",
    "player_at": By("inside", {True: "{name}. {place_name}. {text}", False: "{name}. {text}"}),
    "with_player": "{name} comes along for 1 more die.",
    "alone": "You move alone.",
    "again": By(
        "verb",
        {
            "search": "Search anyway? Press again.",
            "room": "Use it? Press again.",
            "exit": "Leave anyway? Press again.",
        },
    ),
    "end_again": By(
        "last",
        {
            False: "End your turn? You’d lose {dice}. Press again to confirm.",
            True: "End your turn? It’s the last one: players still inside lose. Press again to confirm.",
        },
    ),
}

label: Final = Messages({**_ACTIONS, **_PANELS, **_DANGERS, **_TAPS}, WORDS)
