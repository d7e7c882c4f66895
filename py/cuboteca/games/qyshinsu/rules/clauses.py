"""The rule clauses of Qyshinsu, each in one plain sentence that stays true under every option."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

CLAUSES: Final = MappingProxyType(
    {
        "Y-1": "You take turns. On your turn you add or remove exactly one stone; you can’t pass.",
        "Y-2": "The first move adds a stone at any position. Black goes first, with any stone, unless the options "
        "let Red go first, draw the first player at random, or rule out Old Stones.",
        "Y-3": "You add from your own hand, and you remove only your own stones. Stones never slide.",
        "Y-4": "A position holds one stone, so you can add only at an empty position.",
        "Y-5": "First precept: you add and remove stones of your own colour only.",
        "Y-6": "When your opponent adds or removes a numbered stone, count that many steps from it both ways. Answer "
        "at one of those two positions: add a stone if it’s empty, or remove your own.",
        "Y-7": "A numbered stone always leads to two different positions.",
        "Y-8": "Only the number on your opponent’s stone matters. If you add a stone, you choose which.",
        "Y-9": "When your opponent adds an Old Stone, you must add a stone at the empty position nearest to it.",
        "Y-10": "When your opponent removes an Old Stone, you must remove your own stone nearest to where it was.",
        "Y-11": "If two positions are equally near an Old Stone, you choose, unless the options make you use the "
        "one clockwise from it.",
        "Y-12": "Nearness counts along the ring in both directions. The Old Stone’s own position doesn’t count.",
        "Y-13": "Second precept: no more than two stones of a type can be on the ring, and both colours count.",
        "Y-14": "Third precept: after you remove a stone, you can’t add one of the same type at that position on your "
        "next turn. The options can make it two turns, or turn it off.",
        "Y-15": "The third precept stops only the player who removed the stone, and only from adding that type "
        "there. Their opponent can add it.",
        "Y-16": "If you can’t move on your turn, you lose, and your opponent has returned to the Way.",
        "Y-17": "It doesn’t matter why you can’t move: positions taken, a full ring, no stone to remove, or precepts "
        "that rule out every stone.",
        "Y-18": "A stone you remove goes back to your hand, and you can use it again.",
        "Y-19": "Unless the options say otherwise, the game is a draw when the same stones are on the same positions "
        "for the third time, with the same player to move and the same last moves by each player. Each player’s last "
        "move counts, or the last two if the third precept lasts two turns.",
        "Y-20": "If you play with a turn limit, the game is a draw after that many moves, counting both players’.",
        "Y-21": "On your turn you can resign or accept a draw. If you can’t move, you lose at once: you can’t accept "
        "a draw instead.",
        "Y-22": "Positions are numbered clockwise so that you can talk about them. A ring that is turned or mirrored "
        "plays the same, unless the options make you use the clockwise one of two equally near positions.",
        "Y-23": "If the options allow it, the second player can swap colours once, instead of answering the first "
        "stone. The other player then answers it.",
        "Y-24": "You can offer a draw once a turn, before you move. Your opponent accepts it, or declines by moving.",
    }
)
