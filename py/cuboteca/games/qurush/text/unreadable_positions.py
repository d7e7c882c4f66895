"""What players read when a text is no position of Qurush, one message for each reason."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.text.names import WORDS
from cuboteca.play.unreadable import extend_shared
from cuboteca.play.wording import By, Message

SENTENCES: Final[dict[str, Message]] = {
    # Words that can't be read.
    "fields": (
        "The text needs rows, pawns, action points, player and turn, like "
        "...../.666./.666./.666./..... A=a1 B=e5 ap7 A t1."
    ),
    "board_size": "This game needs {size} rows of {size} squares.",
    "not_a_face": "“{word}” can’t be on a square. Write a qube’s top face, 1 to 6, or . for no qube.",
    "pawns": "The text needs two to four pawns in seat order, like A=a1 B=e5.",
    "not_a_square": "“{word}” isn’t a square of this board.",
    "not_points": "“{word}” isn’t a number of action points. Write ap7, ap4, ap3, setup or over.",
    "not_a_turn": "“{word}” isn’t a turn number. Write it like t1.",
    "goal_count": By(
        "goals", {1: "Each player has one goal pattern.", 2: "Each player has two goal patterns, joined by +."}
    ),
    "not_a_goal": "“{word}” isn’t a goal pattern for this game. Write one like {example}.",
    # What no game leads to.
    "too_many_turns": "This game ends after turn {number}.",
    "pawn_off": "A pawn is off the board, but in this game pawns never leave it.",
    "square_shared": "Two pawns share a square, but in this game they can’t.",
    "acted_early": "Before the first turn, no player can have resigned or called, and the turn must be t1.",
    "qubes_moved": "Before the first turn, every square away from the edge holds a qube with its 6 up.",
    "not_home": "Before the first turn, every pawn must be in its home corner.",
    "corners_order": "The players take home corners in seat order, with one pawn in each.",
    "goals_order": "The players choose goal patterns in seat order.",
    "goals_early": "The players choose goal patterns only after their home corners.",
    "other_chooser": "It’s another player’s turn to choose.",
    "setup_over": "The goal patterns and the first player are chosen, so the first turn must have begun.",
    "called": "A player has called, so the game must be over.",
    "owing_order": "“{word}” doesn’t list the players who owe for a false call, in seat order.",
    "owing": "No player can owe that for a false call now.",
    "vain_call": "No player can have won with that call.",
    "last_to_resign": "The last player to resign must be the one whose turn it was.",
}
"""By reason."""

say: Final = extend_shared(SENTENCES, WORDS)
