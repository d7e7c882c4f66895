"""The rule clauses of Qwirkle Cubes, each in one plain sentence that stays true under every option."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

CLAUSES: Final = MappingProxyType(
    {
        "Z-1": "There are 90 cubes, 15 in each of six colours. A cube is of one colour all over, with the six shapes "
        "on its sides.",
        "Z-2": "At the start every player draws six cubes and rolls them, and all players’ cubes stay in view "
        "throughout the game.",
        "Z-3": "The oldest player goes first, unless the options say otherwise, and play goes clockwise.",
        "Z-4": "On your turn you can re-roll, then you place cubes, score, and draw, in that order, unless the "
        "options make a re-roll a turn of its own.",
        "Z-5": "Before you place, you can re-roll as many of your cubes as you like, once per turn unless the "
        "options say otherwise.",
        "Z-6": "Rolling can change a cube’s shape but never its colour, and the same shape can come up again.",
        "Z-7": "All the cubes you place in a turn must share one colour or one shape.",
        "Z-8": "All the cubes you place in a turn must end up in one unbroken row or column, and cubes already on "
        "the grid can lie between them.",
        "Z-9": "After the first turn, at least one cube you place must lie beside a cube already on the grid.",
        "Z-10": "Touching at a corner isn’t enough.",
        "Z-11": "Two or more cubes in an unbroken row or column form a line, and all the cubes in a line must share "
        "one colour or one shape.",
        "Z-12": "No two cubes in a line can have the same colour and the same shape, unless the options allow it.",
        "Z-13": "A line can’t be longer than six cubes.",
        "Z-14": "On the first turn of the game you must place as many cubes as you can in one line.",
        "Z-15": "If no two of your cubes go together on the first turn, you re-roll them all until two do.",
        "Z-16": "You score 1 point for every cube in each line you make or extend, including the cubes that were "
        "already there.",
        "Z-17": "A cube that is part of two lines you make or extend scores in both.",
        "Z-18": "A line of six is a Qwirkle, and you score 6 bonus points when you complete one.",
        "Z-19": "After placing, you draw until you have six cubes and roll only the new ones; if the bag runs short, "
        "you take what’s left.",
        "Z-20": "After the first turn you must place at least one cube every turn, unless the options let you pass or "
        "re-roll instead.",
        "Z-21": "If none of your cubes fits, you re-roll them all until one does, unless the options say otherwise.",
        "Z-22": "If no roll can make any of your cubes fit, you pass, and if all players pass in a row, the game "
        "ends and no player gets the 6 bonus points for using all their cubes.",
        "Z-23": "When the bag is empty, you play on without drawing.",
        "Z-24": "Once the bag is empty, the first player to use all their cubes gets 6 bonus points and ends the "
        "game, unless the options let you finish the round.",
        "Z-25": "The player with the highest score wins, and players with equal scores share the win.",
        "Z-26": "Each place holds one cube, and you can’t move or re-roll a cube once it’s on the grid.",
        "Z-27": "The options can make a turn either a re-roll or a placement; even then you must place cubes on the "
        "first turn.",
        "Z-28": "If you resign, the cubes in your hand stay out of play and your points no longer count; if only one "
        "player is left, that player wins.",
        "Z-29": "When you place cubes, the rest of your hand closes up and new cubes join at the end; a re-rolled "
        "cube keeps its place.",
        "Z-30": "The first line goes right or up from the start, because anywhere else would give the same grid.",
    }
)
