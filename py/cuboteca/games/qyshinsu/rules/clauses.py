"""The rule clauses of Qyshinsu, each in one plain sentence that stays true under every option."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

CLAUSES: Final = MappingProxyType(
    {
        "Y-1": "You take turns. On your turn you move exactly one stone; you can’t pass.",
        "Y-2": "The first move adds a stone at any position. It’s Black’s and may be any stone, unless the options let "
        "Red or chance go first, or rule out the Old Stone.",
        "Y-3": "On your turn you add a stone from your hand to the ring, or remove one of yours. Stones never slide.",
        "Y-4": "A position holds one stone, so you can add only at an empty position.",
        "Y-5": "First precept: you add and remove stones of your own colour only.",
        "Y-6": "A numbered stone leads exactly that many steps in both directions, whether it was added or removed. "
        "You must answer at one of those two positions.",
        "Y-7": "A numbered stone always leads to two positions: no number is large enough for the two ways to meet.",
        "Y-8": "Only the number of your opponent’s stone binds you. You choose the stone you answer with.",
        "Y-9": "When your opponent adds an Old Stone, you must add a stone at the empty position nearest to it.",
        "Y-10": "When your opponent removes an Old Stone, you must remove your own stone nearest to where it was.",
        "Y-11": "If two positions are equally near an Old Stone, you choose, unless the options say that the clockwise "
        "one counts.",
        "Y-12": "Nearness counts along the ring in both directions. The Old Stone’s own position doesn’t count.",
        "Y-13": "Second precept: no more than two stones of a kind can be on the ring, both colours counted.",
        "Y-14": "Third precept: a stone you’ve just removed can’t go back to the same position on your next turn. The "
        "options can make it two turns, or lift it.",
        "Y-15": "The third precept binds only the player who removed the stone, and only against adding it again.",
        "Y-16": "If you can’t move on your turn, you lose, and your opponent has returned to the Way.",
        "Y-17": "It doesn’t matter why you can’t move: positions taken, kinds used up, a full ring, or no stone to "
        "remove.",
        "Y-18": "A stone you remove goes back to your hand, and you can use it again.",
        "Y-19": "When the same ring, with the same player to move and the same latest moves, comes up for the third "
        "time, the game is a draw, unless the options say otherwise.",
        "Y-20": "With a turn limit, a game that reaches it is a draw.",
        "Y-21": "On your turn you can resign or agree to a draw. Neither is a move that could save you.",
        "Y-22": "Positions are numbered clockwise so that you can talk about them. A ring that is turned or mirrored "
        "plays the same, unless the options say that the clockwise position counts.",
        "Y-23": "If the options allow it, the second player can swap colours once, instead of answering the first "
        "stone.",
        "Y-24": "You can offer a draw once a turn, before you move. Your opponent accepts it, or declines by moving.",
    }
)
