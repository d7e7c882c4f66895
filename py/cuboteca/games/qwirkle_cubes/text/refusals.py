"""What players read when a move is refused or a tap comes to nothing, one message for each reason."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qwirkle_cubes.rules.moves import DRAWN, FORCED, ROLLED
from cuboteca.games.qwirkle_cubes.text.names import WORDS
from cuboteca.play.wording import By, Message, Messages

SENTENCES: Final[dict[str, Message]] = {
    # Notation.
    "no_move": "“{text}” isn’t a move. Write put Rs@0,0 Rc@1,0 to place cubes, roll 1 3 to re-roll, or pass.",
    "no_placed_cube": "“{text}” doesn’t say which cube goes where. Write Rs@1,-2, or 3@1,-2 for your third cube.",
    "no_slot": "“{text}” isn’t a cube in your hand. Your cubes are numbered from 1 to 6.",
    "slot_empty": "You have {count}, so there’s no cube {slot}.",
    "no_cube": "“{text}” isn’t a cube. Write a colour (R, O, Y, G, B or P), then a shape (c, s, d, l, x or e), as "
    "in Rs.",
    "no_shape": "“{text}” isn’t a shape. The shapes are c, s, d, l, x and e.",
    # What comes first.
    "game_over": "The game is over.",
    "not_begun": "The first player hasn’t been drawn yet.",
    "first_hands": "Every player draws six cubes first.",
    "cubes_rolling": "The cubes are still rolling.",
    "draw_first": "Draw new cubes first.",
    "roll_all_first": "None of your cubes fits, so you must re-roll them all first.",
    "roll_all_opening": "No two of your cubes go together, so you must re-roll them all first.",
    "your_turn": "It’s your turn, so make your move first.",
    # What chance did.
    "no_such_seat": "This game has only {seats}.",
    "other_cubes_rolled": "You’re re-rolling {slots}, and no others.",
    "wrong_number": By(
        "kind",
        {
            DRAWN: "Draw exactly {count}.",
            ROLLED: "Re-roll exactly {count}.",
            FORCED: "Re-roll exactly {count}.",
        },
    ),
    "bag_short": "You can’t draw that many {colour} cubes: the bag has only {left}.",
    "colour_gone": "The bag has no {colour} cubes left.",
    "no_such_shape": "A cube can show only one of its six shapes.",
    "colour_fixed": "Rolling never changes a cube’s colour. Enter only the shapes.",
    "colour_first": "Enter the colour first, then the shape.",
    "entry_unfinished": "You still have {count} to enter.",
    # Passing and re-rolling.
    "must_pass": "No roll can make any of your cubes fit, so you must pass.",
    "opening_pass": "You can’t pass on the first turn of the game: you must place cubes.",
    "must_place": "You can’t pass while one of your cubes fits.",
    "must_reroll": "You can’t pass while you can re-roll.",
    "reroll_or_decline": "You can’t pass yet. Re-roll, or skip the re-roll.",
    "opening_roll": "You can’t re-roll on the first turn of the game: place cubes.",
    "nothing_to_decline": "You either re-roll or place cubes in a turn, so there’s no re-roll to skip.",
    "hand_as_rolled": "You can’t re-roll on the first turn of the game: place cubes.",
    "no_rerolls": "You have no re-rolls left this turn.",
    "hand_too_small": "You have only {count} to re-roll.",
    "none_marked": "First tap the cubes you want to re-roll.",
    "reroll_from_hand": "You’re choosing cubes to re-roll. Tap those in your hand, or cancel.",
    # Placing.
    "nothing_placed": "Place at least one cube first.",
    "not_in_hand": "There’s no {cube} in your hand.",
    "no_more_in_hand": "There’s no other {cube} in your hand.",
    "taken": "The {cube} is already {cell}. Choose an empty place.",
    "cell_twice": "You can’t place two cubes {cell}.",
    "unlike_pair": "You can’t place both: the {cube} and the {other} share neither colour nor shape.",
    "nothing_in_common": "All the cubes you place in a turn must share one colour or one shape.",
    "scattered": "Place all your cubes in one row or one column.",
    "apart": "That touches nothing. Place at least one cube beside a cube on the grid.",
    "corner": "Touching at a corner isn’t enough. Place at least one cube beside a cube on the grid.",
    "gap": "You’d leave a gap {cell}. The cubes you place must stand in one unbroken line.",
    "too_long": "That {axis} would be {length} cubes long, and six is the most.",
    "mixed_line": "The cubes in that {axis} wouldn’t all share one colour or one shape.",
    "twins": "That {axis} would hold the {cube} twice.",
    "no_pair": "No two of your cubes go together, so you must re-roll first.",
    "too_few": "Place as many cubes as you can on the first turn: {most} of yours go together.",
    "goes_with_too_few": "You must place {count} on the first turn, and the {cube} goes with too few others.",
    "first_line": "Place the first line from the start, going right or up without a gap.",
    "old_cube": "You can’t move the {cube}: cubes from earlier turns stay where they are.",
    "fits_nowhere": "The {cube} doesn’t fit anywhere now.",
    "none_fits_there": By(
        "elsewhere",
        {
            True: "None of your cubes fits there. Select a cube to see where it fits.",
            False: "None of your cubes fits there.",
        },
    ),
    "cannot_join": "The {cube} can’t join the cubes you’ve placed this turn.",
    "all_placed": "You’ve placed all your cubes. End your turn, or tap one to put it back in your hand.",
}
"""By reason."""

say: Final = Messages(SENTENCES, WORDS)
