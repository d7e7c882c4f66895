"""What players read when a move is refused or a tap comes to nothing, one message for each reason."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qyshinsu.text.names import WORDS
from cuboteca.play.wording import By, Message, Messages

SENTENCES: Final[dict[str, Message]] = {
    "no_move": "“{text}” isn’t a move. Write +4@2 to add a 4-stone at 2, or -4@2 to remove it.",
    "game_over": "The game is over.",
    "not_begun": "The first player hasn’t been drawn yet.",
    "begun": "The first player has already been drawn.",
    "swap_off": "You can’t swap colours in this game.",
    "swap_late": "Only the second player can swap colours, and only before their first move.",
    "draw_offered": "Your opponent has already offered a draw. You can accept it.",
    "draw_offered_by_you": "You’ve offered a draw this turn. Now make your move.",
    "no_draw_offered": "Your opponent hasn’t offered a draw.",
    "taken": "{rival}’s {stone} is already on {place}.",
    "taken_by_you": "Your {stone} is already on {place}.",
    "nothing_there": "There’s no stone on {place} to remove.",
    "not_yours": "The stone on {place} is {rival}’s. You can remove only your own.",
    "another_stone": "The stone on {place} is your {stone}.",
    "answer_steps": By(
        "way",
        {
            "add": "You must answer the {stone}: add at {places}.",
            "remove": "You must answer the {stone}: remove your stone on {places}.",
            "either": "You must answer the {stone}: play at {places}.",
            "swap": "You can’t answer the {stone} with a stone: swap colours.",
        },
    ),
    "add_nearest_first": By(
        "way",
        {
            "add": "{rival} added an Old Stone, so you must add a stone at the nearest empty position: {places}.",
            "swap": "{rival} added an Old Stone, and the ring is full: swap colours.",
        },
    ),
    "remove_nearest_first": By(
        "way",
        {
            "remove": "{rival} removed an Old Stone, so you must remove your nearest stone: the one on {places}.",
            "swap": "{rival} removed an Old Stone, and you have no stone to remove: swap colours.",
        },
    ),
    "add_nearest": "Position {place} isn’t the nearest empty one. Add a stone at {places}.",
    "remove_nearest": "Your stone on {place} isn’t the nearest. Remove the one on {places}.",
    "counter_clockwise": "Position {place} is just as near, but in this game you must use the clockwise one: {places}.",
    "third_of_kind": "You can’t add {a_stone} at {place}: two are already on the ring.",
    "just_removed": "You removed the {stone} from {place}, so you can’t add that type there yet.",
    "old_opening": "In this game the first stone can’t be an Old Stone.",
    "nothing_fits": (
        "Nothing fits on {place}: you’ve just removed {stones} from there, and two of every other type are on the ring."
    ),
    "ring_full": "You can’t add a stone: every position is taken.",
    "add_after_removal": By(
        "way",
        {
            "remove": "You can’t add this turn: {rival} removed an Old Stone. Remove your stone on {places}.",
            "swap": "You can’t add this turn: {rival} removed an Old Stone. Swap colours.",
        },
    ),
    "targets_taken": By(
        "own",
        {
            0: "You can’t add this turn: {rival}’s stones are on {one} and {two}. Swap colours.",
            1: "You can’t add this turn: your stone is on {one} and {rival}’s on {two}. Remove yours.",
            2: "You can’t add this turn: your stones are on {one} and {two}. Remove one of them.",
        },
    ),
}
"""By reason."""

say: Final = Messages(SENTENCES, WORDS)
