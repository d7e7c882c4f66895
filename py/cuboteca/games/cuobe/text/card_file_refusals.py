"""What is wrong with a file of cards, in words: a message for each reason, after the place where it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cuboteca.games.cuobe.rules.card_file_entries import Fault, Part
from cuboteca.play.language import number
from cuboteca.play.wording import By, Message, Messages

PLACES: Final[dict[str, Message]] = {
    "file": "The file",
    "brute_force": "brute_force",
    "room": "Room {id}",
    "blue": "Blue card {id}",
    "green": "Green card {id}",
    "dice": "dice",
    "enter": "enter",
    "table": "table",
    "table_row": "table {id}",
    "passive": "passive",
    "then": "then",
    "effect": "effect {id}",
    "branch": "branch {id}",
}
"""A place in a file, part by part."""

SENTENCES: Final[dict[str, Message]] = {
    "at": "{where}: {sentence}",
    # The text.
    "too_long": "The file is longer than {limit} characters.",
    "too_deep": "The file is nested too deeply, or a number in it is too long.",
    "not_json": "Line {line} isn’t JSON: {why}.",
    "name_twice": "“{name}” appears twice in one entry.",
    "not_whole": "“{number}” isn’t a whole number.",
    "not_packed": "This isn’t a packed deck.",
    "damaged": "This packed deck is damaged.",
    "more": "And {count} more.",
    # An entry.
    "no_entry": "This must be an entry in braces.",
    "unknown_name": "There’s no “{name}” here.",
    "missing": "“{name}” is missing.",
    "empty": "“{name}” is empty.",
    "bad_text": "“{name}” must be a text of 1 to {most} plain characters.",
    "bad_id": "“id” must be one or two capital letters, the first not P, then one or two digits, like T07.",
    "bad_flag": "“{name}” must be true or false.",
    "bad_list": "“{name}” must be a list.",
    "bad_number": "“{name}” must be a whole number from {least} to {most}.",
    "bad_amount": By(
        "worded",
        {
            False: "“{name}” must be a whole number from {least} to {most}.",
            True: "“{name}” must be a whole number from {least} to {most}, or “{words}”.",
        },
    ),
    "bad_word": "“{name}” must be one of {words}.",
    # Effects.
    "too_many_effects": "A list can hold at most {most} effects.",
    "weapon_not_alone": "A weapon must be the only effect of a card, or of a branch of a choice.",
    "same_as_nobody": "sameTarget needs an earlier effect on a player.",
    "no_operation": "There’s no operation called “{op}”.",
    "no_passive": "There’s no passive called “{op}”.",
    "misplaced": "You can’t use {op} here.",
    "only_on_entering": "You can use forwards and backwards only in “enter”.",
    "no_place_for_spawn": "The {kind} can’t spawn in “{room}”.",
    "nested_choice": "A choice can’t hold another choice.",
    "bad_branches": "“of” must hold 2 to {most} lists of effects.",
    # Rooms.
    "bad_exits": "“exits” must be some of the letters NESW, each once.",
    "bad_ongoing": "“ongoing” can only be noTraps for this room.",
    "search_and_dice": "A room with a search number can’t have another dice effect.",
    "trap_despite_no_traps": "A room with noTraps can’t have a trap of its own.",
    "table_for_spent_die": "A die that’s spent needs “effects”, not “table”.",
    "effects_for_rolled_die": "A die that’s rolled needs “table”, not “effects”.",
    "idle_table": "No number does anything.",
    "start_not_plain": "The room where players start must be open on all sides and do nothing.",
    # Cards.
    "no_effects": "A {type} can’t have effects.",
    "needs_effects": By("type", {"tool": "A tool needs effects.", "event": "An event needs effects."}),
    "needs_effects_or_passive": "A {type} needs effects or a passive.",
    "syndrome_with_effects": "A syndrome has a passive and can’t have effects.",
    "passive_misplaced": "Only talents and syndromes can have a passive.",
    "power_misplaced": "Only a spawn can have a power.",
    "not_one_spawn": "A spawn card needs exactly one effect, spawn.",
    "not_one_trigger": "A trigger needs exactly one effect, triggerTraps.",
    "not_one_shift": "A tick needs exactly one effect: it shifts this room N, E, S or W.",
    "needs_must": "A {type} can’t be skipped, so its effect needs “must”.",
    # The whole deck.
    "bad_format": "“format” must be 1.",
    "bad_die": "“die” must be six whole numbers from 0 to {most}.",
    "id_twice": "Several cards have the id {card}.",
    "room_count": "There must be {rooms} rooms, not {count}.",
    "not_one_room": By(
        "flag",
        {
            "start": "Exactly one room must have “start”: the players start there.",
            "keys": "Exactly one room must have “keys”: the players activate keys there.",
        },
    ),
    "key_count": "There must be {keys} keys.",
    "too_many_of_type": "There can be at most {most} cards of the type {type}, not {count}.",
    "spawn_twice": "There are several cards for the {kind}.",
    "sister_count": "The twins need exactly one card of the type sister. Without the twins, leave it out.",
    "no_time": "There are no events and no ticks, so there’d be no time.",
}
"""By reason."""

WORDS: Final[dict[str, Callable[[Any], str]]] = {
    "limit": number,
    "where": lambda parts: ", ".join(map(_place, parts)),
    "words": ", ".join,
}

say: Final = Messages(SENTENCES, WORDS)
_say_place: Final = Messages(PLACES)


def _place(part: Part) -> str:
    kind, id_ = part
    return _say_place(kind, id=id_)


def sentence(fault: Fault) -> str:
    """Return what is wrong, after the place where it stands if it has one."""
    values = fault.values
    said = say(fault.reason, **values, worded=bool(values.get("words")))
    return say("at", where=fault.where, sentence=said) if fault.where else said
