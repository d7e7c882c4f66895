"""The rule clauses of Qurush, each in one plain sentence that stays true under every option."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

CLAUSES: Final = MappingProxyType(
    {
        "Q-1": "At the start a die lies on every square that is not at an edge, its 6 up and its 5 to the south.",
        "Q-2": "Two play on five by five squares and more on six by six, unless the options say another size.",
        "Q-3": "Every pawn starts in an empty corner, its home, which has no meaning later.",
        "Q-4": "Everybody chooses a 2x2 for a goal, and with three or four players a line of four too; goals stay as "
        "they are, and stay secret unless the options open them.",
        "Q-5": "A goal is made of the numbers 2 to 5, as often as you like unless the options want each of them once.",
        "Q-6": "Every turn begins with 7 action points, and what is left of them at its end is lost.",
        "Q-7": "A turn is over when fewer than 3 points are left, or as soon as you say so.",
        "Q-8": "An action needs its whole price in points.",
        "Q-9": "Squares are neighbours when they share a side; corners do not count.",
        "Q-10": "Moving costs 3 points and goes to a neighbouring square, and up onto a die or down from it for "
        "nothing more.",
        "Q-11": "Pushing, sliding and flipping reach a die beside your pawn, never the one under it, and height makes "
        "no difference unless the options keep pawns on top from pushing.",
        "Q-12": "Pushing costs 7 points, and your pawn ends on the ground where the die was.",
        "Q-13": "A push moves the whole unbroken line of dice one step, in its order and with its faces as they are.",
        "Q-14": "A line that ends at the edge of the board cannot be pushed.",
        "Q-15": "A pawn on a pushed die rides along.",
        "Q-16": "A pawn on the ground where the first die of a pushed line arrives is moved one square on.",
        "Q-17": "If that square holds a die or lies off the board, the pawn ends on top of the die that came.",
        "Q-18": "A moved pawn pushes no die, and pawns may share a square unless the options keep them apart; then "
        "the pawns of a row move on together, or none does.",
        "Q-19": "Pulling costs 7 points: your pawn moves, and a die comes to the square it left, if no die and no "
        "pawn is there.",
        "Q-20": "Any die beside the square you left can be pulled, even the one you climbed, unless the options allow "
        "only the one straight behind.",
        "Q-21": "A pull that pulls nothing is no pull.",
        "Q-22": "A pawn on a pulled die rides along.",
        "Q-23": "Sliding costs 4 points and takes one die one square, onto a square with no die and no pawn, with "
        "its rider.",
        "Q-24": "Flipping costs 4 points and brings up one of the four faces at the side; the options can forbid it "
        "under a rider.",
        "Q-25": "A 1 stands for any number of a goal, but never for a 6.",
        "Q-26": "Whoever's goal is on the board when a turn ends, anybody's turn, wins; of several the player whose "
        "turn it was or the next clockwise, unless the options let them share.",
        "Q-27": "With two goals one of them is enough, unless the options want both.",
        "Q-28": "A goal counts at any place and turned any way, but as its mirror image or across an edge only where "
        "the options say so.",
        "Q-29": "A pawn on a die does not hide its number.",
        "Q-30": "Whoever wins shows their goals and where they lie.",
        "Q-31": "The turn goes round clockwise.",
        "Q-32": "With Multiple Agents each action may use anybody's pawn, and the points are the mover's; else you "
        "act through your own pawn.",
        "Q-33": "With Wraparound each edge of the board joins the opposite one, for everything that moves.",
        "Q-34": "With Wraparound a pawn pushed over an edge comes in on the other side, if no die is there.",
        "Q-35": "With Wraparound only a row without a gap cannot be pushed, and the pusher's own square on the ground "
        "is a gap.",
        "Q-36": "With Squeesh a pawn that would have hopped onto the die that came is taken off the board instead.",
        "Q-37": "With Squeesh a pawn off the board does nothing until its owner brings it back in any corner, on their "
        "turn, for 4 points.",
        "Q-38": "With Squeesh too, riders are safe.",
        "Q-39": "With True North a goal counts only the way round it was drawn, and a line is drawn as a row or as a "
        "column.",
        "Q-40": "A game with a longest length is a draw when so many turns have ended without a winner.",
        "Q-41": "Before the first turn home corners are settled, then goals are chosen seat by seat, then it is "
        "settled who begins.",
        "Q-42": "Seats go clockwise from the south-west corner and two sit opposite each other, unless the options let "
        "players choose or draw a corner.",
        "Q-43": "Whoever resigns on their turn is out: their goals no longer count, their pawn stays, and the last one "
        "left wins.",
        "Q-44": "If the options leave it to the players to notice a goal, they call before any point of a turn is "
        "spent; a true call wins, and a false one changes nothing.",
        "Q-45": "Saying that the turn is over is always possible, even when nothing else is.",
    }
)
