"""What players read when a move is refused or a tap comes to nothing, one message for each reason."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.action_costs import FLIP, MOVE, PULL, PUSH, REENTER, SLIDE
from cuboteca.games.qurush.rules.goals import COLUMN, LINE, ROW, SQUARE
from cuboteca.games.qurush.text.names import WORDS
from cuboteca.play.wording import By, Message, Messages

SENTENCES: Final[dict[str, Message]] = {
    "no_move": (
        "“{text}” isn’t a move. Write Ma2 (move), Pb2 (push), La3<b2 (pull), Sb2-a2 (slide), Fb2=3 (flip) or . (end)."
    ),
    "game_over": "The game is over.",
    # Before the first turn.
    "corners_unchosen": "Choose your home corner first.",
    "corners_undrawn": "The home corners haven’t been drawn yet.",
    "corners_set": "The home corners are set, and you can’t change them.",
    "corner_taken": "There’s already a pawn on {square}. Choose an empty corner.",
    "home_off_corner": "{square} isn’t a corner. Choose an empty corner of the board.",
    "goals_unchosen": By("goals", {1: "Choose your goal pattern first.", 2: "Choose your goal patterns first."}),
    "goals_set": "You can’t change a goal pattern once you’ve chosen it.",
    "goal_unfinished": "Choose all four numbers first, or press Random.",
    "other_shape": By(
        "shapes",
        {
            (SQUARE,): "Choose a 2×2 goal pattern now, such as 2x2:45/23.",
            (LINE,): "Choose a 4×1 goal pattern now, such as 4x1:2345.",
            (ROW, COLUMN): "Choose a 4×1 goal pattern now: a row such as 4x1h:2345, or a column such as 4x1v:2345.",
        },
    ),
    "wrong_number": "You can’t use {number}: a goal pattern takes only the numbers 2 to 5.",
    "each_once": "In this game your goal pattern needs 2, 3, 4 and 5, each once.",
    "torn": "You can’t open this sealed goal: it’s damaged.",
    "first_undrawn": "The first player hasn’t been drawn yet.",
    "first_set": "The first player is already set.",
    "no_player": "There are only {seats} players.",
    # Whose pawn.
    "agents_off": "You can use only your own pawn in this game.",
    "off_board": By(
        "own",
        {
            True: "Your pawn is off the board. Bring it back in a corner first.",
            False: "That pawn is off the board. Only its owner can bring it back.",
        },
    ),
    "another_reaches": "{square} isn’t adjacent to the pawn you’re using. Tap the pawn on {able} to use that one.",
    "qube_beside_another": "There’s no qube adjacent to the pawn you’re using. Tap the pawn on {able} to use that one.",
    "squeesh_off": "You can’t bring a pawn back: in this game, pawns never leave the board.",
    "not_yours_to_reenter": "Only its owner can bring a pawn back.",
    "on_board": "Your pawn is already on the board.",
    "reenter_off_corner": "{square} isn’t a corner. Bring your pawn back in a corner.",
    "corners_full": "You can’t bring your pawn back: there’s a pawn in every corner.",
    # Actions.
    "too_few_points": "{action} costs {cost} action points, and you have only {points} left.",
    "no_square": "There’s no square {square} on this board.",
    "not_adjacent": By(
        "own",
        {
            True: "{square} isn’t adjacent to your pawn on {here}.",
            False: "{square} isn’t adjacent to the pawn on {here}.",
        },
    ),
    "diagonal": By(
        "own",
        {
            True: "{square} is only diagonal to your pawn on {here}. Diagonal squares aren’t adjacent.",
            False: "{square} is only diagonal to the pawn on {here}. Diagonal squares aren’t adjacent.",
        },
    ),
    "own_square": By(
        "own",
        {
            True: "Your pawn is on {square}. Choose an adjacent qube.",
            False: "That pawn is on {square}. Choose an adjacent qube.",
        },
    ),
    "no_qube": "There’s no qube on {square}. Choose an adjacent qube.",
    "no_qube_adjacent": "There’s no adjacent qube. Move next to one first.",
    "pawn_there": "There’s already a pawn on {square}, and in this game pawns can’t share a square.",
    "no_move_anywhere": "You can’t move: there’s a pawn on every adjacent square.",
    "push_from_top": "A pawn on top of a qube can’t push in this game.",
    "at_edge": "You can’t push: the line of qubes ends at the edge of the board.",
    "no_gap": "You can’t push: the line of qubes goes all the way round the board, without a gap.",
    "pull_onto_qube": "You can’t pull from on top of the qube on {square}: the square you leave must be empty.",
    "pull_onto_pawn": "You can’t pull a qube to {square}: another pawn is there.",
    "pull_from_afar": "You can pull only a qube that’s adjacent to {square}.",
    "nothing_to_pull": "There’s no qube on {square} to pull.",
    "not_straight": By(
        "own",
        {
            True: "In this game you can pull only the qube straight behind your pawn: the one on {behind}.",
            False: "In this game you can pull only the qube straight behind the pawn: the one on {behind}.",
        },
    ),
    "nothing_behind": By(
        "own",
        {
            True: "In this game you can pull only a qube straight behind your pawn as it moves.",
            False: "In this game you can pull only a qube straight behind the pawn as it moves.",
        },
    ),
    "no_pull_anywhere": "There’s no qube you can pull from here.",
    "slide_too_far": "A qube slides only one square, and {target} isn’t adjacent to {square}.",
    "slide_onto_qube": "You can’t slide a qube to {target}: there’s already one there.",
    "slide_onto_pawn": "You can’t slide a qube to {target}: there’s a pawn there.",
    "slide_walled_in": "You can’t slide the qube on {square}: no adjacent square is empty.",
    "no_slide_anywhere": "You can’t slide: none of the adjacent qubes has an empty square next to it.",
    "face_up": "The {face} is already face up.",
    "face_down": "The {face} is at the bottom, so it takes two flips.",
    "no_face": "A qube has no {face}.",
    "flip_ridden": "You can’t flip a qube with a pawn on it in this game.",
    "face_too_soon": "Choose a qube to flip first, then its new face.",
    "unfinished": By(
        "kind",
        {
            "": By(
                "begun",
                {
                    False: "There’s nothing to confirm yet. Choose an action, or tap a square or a qube.",
                    True: "Choose what to do with the qube on {cells}.",
                },
            ),
            MOVE: "Choose where to move.",
            REENTER: "Choose the corner where your pawn comes back.",
            PUSH: "Choose a qube to push.",
            PULL: By(
                "begun",
                {
                    False: "Choose a qube to pull.",
                    True: "Choose where to move as you pull the qube on {cells}.",
                },
            ),
            SLIDE: By(
                "begun",
                {
                    False: "Choose a qube to slide.",
                    True: "Choose where to slide the qube on {cells}.",
                },
            ),
            FLIP: By(
                "begun",
                {
                    False: "Choose a qube to flip.",
                    True: "Choose the new face of the qube on {cells}.",
                },
            ),
        },
    ),
    # Calling.
    "no_calls": "You don’t need to call in this game: Cuboteca looks for goal patterns after every turn.",
    "resigned": "A player who has resigned can’t win any more.",
    "called_late": "You’re too late to call this turn: you can call only before its first action.",
    "goal_unknown": "That goal pattern is hidden here, so you can’t call it.",
    "still_owing": "That player’s goal isn’t complete on the board, and they’ve already made a false call.",
    "goal_not_there": "That player’s goal isn’t complete on the board.",
}
"""By reason."""

say: Final = Messages(SENTENCES, WORDS)
