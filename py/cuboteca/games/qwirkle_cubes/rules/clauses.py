"""The rule clauses of Qwirkle Cubes, each in one plain sentence."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

CLAUSES: Final = MappingProxyType(
    {
        "Z-1": "There are 90 cubes, 15 of each of six colours, and every cube shows one of six shapes.",
        "Z-2": "At the start everybody draws six cubes and rolls them, and all hands lie open.",
        "Z-3": "The oldest player begins, and play goes round clockwise.",
        "Z-4": "A turn goes in this order: re-roll, place, score, draw.",
        "Z-5": "Once a turn, before placing, you may re-roll as many of your cubes as you like.",
        "Z-6": "Rolling changes the shape that a cube shows, never its colour, and the same shape may come again.",
        "Z-7": "All the cubes that you place in a turn share one colour or one shape.",
        "Z-8": "All the cubes that you place in a turn end up in one unbroken row or column, "
        "and older cubes may lie between them.",
        "Z-9": "After the first turn at least one of the cubes that you place must touch an older cube side by side.",
        "Z-10": "Touching at a corner counts for nothing.",
        "Z-11": "Every line of two or more cubes is all of one colour or all of one shape.",
        "Z-12": "No line holds the same cube twice.",
        "Z-13": "No line is longer than six cubes.",
        "Z-14": "The first turn of the game places as many cubes as it can, in one line.",
        "Z-15": "If no two cubes of the first hand go together, the whole hand is rolled again until two do.",
        "Z-16": "Every line made or made longer this turn scores a point for each of its cubes, old ones too.",
        "Z-17": "A cube that stands in two such lines counts in both.",
        "Z-18": "A line brought to six cubes scores six points more.",
        "Z-19": "After placing you draw up to six cubes and roll only those; "
        "if the bag runs short you take what is left.",
        "Z-20": "After the first turn too, you must place at least one cube.",
        "Z-21": "If none of your cubes fits, the whole hand is rolled until one does.",
        "Z-22": "If no roll could make any of your cubes fit, you pass, and when everybody has passed in a row "
        "the game ends.",
        "Z-23": "When the bag is empty, play goes on without drawing.",
        "Z-24": "Whoever first has no cubes left ends the game and gets six points.",
        "Z-25": "The highest total wins, and equal totals share the win.",
        "Z-26": "A placed cube is never moved or rolled again.",
        "Z-27": "With roll or place, a turn is one re-roll or one placement, and only the first turn must place.",
        "Z-28": "Whoever resigns is out: their hand stays aside, their points no longer count, "
        "and the last one left wins.",
        "Z-29": "The cubes of a hand close up when some are placed, new ones join at the end, "
        "and a rolled cube keeps its slot.",
        "Z-30": "The first line begins in the middle and runs to the right or up, "
        "since anywhere else would be the same.",
    }
)
