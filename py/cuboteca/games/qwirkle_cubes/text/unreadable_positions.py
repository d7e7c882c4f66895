"""What players read when a text is no position of Qwirkle Cubes, one message for each reason."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qwirkle_cubes.text.names import WORDS
from cuboteca.play.unreadable import extend_shared
from cuboteca.play.wording import By, Message

SENTENCES: Final[dict[str, Message]] = {
    # Words that can't be read.
    "turn_fields": "The last part needs the player, the re-rolls left and the passes, like A rolls1 pass0.",
    "cell_twice": "There are two cubes {cell}.",
    "grid_empty": "Write a grid without cubes as grid -.",
    "hands": "Write the hands in seat order, like A[Rs Gc] B[Pe].",
    "not_a_cube": "“{word}” in {seat}’s hand isn’t a cube. Write one like Rs.",
    "hand_too_big": "{seat} holds {number}, and six is the most.",
    "bag": "Write every colour in the bag with its number of cubes, like R15 O15 Y15 G15 B15 P15.",
    "bag_too_full": "The bag can’t hold {number} of one colour: there are only {total}.",
    "scores": "Write scores for {seats}, as whole numbers from 0.",
    "not_a_count": "Write {name} with a number, like {name}1, not “{word}”.",
    "not_slots": "“{word}” doesn’t list cubes of a hand in order. Write them like 1,3.",
    # Cubes.
    "colour_count": "There are {figure} {colour} cubes in all, not {total}.",
    "first_line": "The first line must begin at the start and go right or up.",
    "wrong_line": By(
        "fault",
        {
            "too_long": "The {axis} that begins {cell} has more than six cubes.",
            "mixed_line": "The cubes in the {axis} that begins {cell} don’t all share one colour or one shape.",
            "twins": "The {axis} that begins {cell} holds two identical cubes.",
        },
    ),
    "not_connected": "The cubes on the grid aren’t all connected.",
    "hand_too_small": "{seat} holds {count} although the bag isn’t empty.",
    # Before the first cubes are placed.
    "rules_say_first": "Before the players draw their first hands, only the rules say who goes first.",
    "hands_early": "Before the first player is drawn, no player can hold cubes.",
    "first_hands": "The players draw their first hands in seat order, six cubes each.",
    "rolled_early": "While the players draw their first hands, no player can have re-rolled or passed.",
    "scored_early": "Before the first cubes are placed, no player can have scored or passed.",
    "resigned_early": "Before the first cubes are placed, only players before this one can have resigned.",
    "not_first": "Before the first cubes are placed, it must be the first player’s turn.",
    "began": "Write began= if players finish the last round and the first player is drawn at random or has the best "
    "hand. Otherwise leave it out.",
    # In a turn.
    "just_placed": "A player who draws has just placed cubes. Write rolls0 pass0.",
    "rolls_left": "There can’t be that many re-rolls left.",
    "not_in_hand": "The hand doesn’t hold that many cubes to re-roll.",
    "vain_roll": "There can’t be a re-roll, because no roll can make a cube fit.",
    "rolled": "Write rolled only if placing is optional and the player has re-rolled.",
    # The end.
    "not_begun": "The game hasn’t begun, so it can’t be over.",
    "rolls_after_end": "The game is over, so no player can re-roll. Write - rolls0.",
    "passes_at_end": "With {seats} left, the game ends after that many passes in a row.",
    "last_player": "The last player left can’t pass or resign: the game is over.",
    "resigned_empty": "{seat} can’t have resigned without cubes in hand.",
    "all_passed": "All players have passed in a row, so the game must be over.",
    "ran_out": "A player has no cubes left, so the game must be over.",
    "round_over": "A player has no cubes left and the round is over, so the game must be over.",
}
"""By reason."""

say: Final = extend_shared(SENTENCES, WORDS)
