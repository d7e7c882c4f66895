"""The rule clauses of Qyshinsu, each in one plain sentence that stays true under every option."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

CLAUSES: Final = MappingProxyType(
    {
        "Y-1": "Two players take turns; a turn moves exactly one stone, and nobody may pass.",
        "Y-2": "The first move adds a stone at any place; usually it is Black’s and may be any stone, but the options "
        "can let Red or chance begin, and can forbid the Old Stone.",
        "Y-3": "A turn either adds a stone from your hand or takes one back from the ring; stones never slide.",
        "Y-4": "A place holds one stone, so a stone is added at an empty place.",
        "Y-5": "First precept: you add and take back stones of your own colour only.",
        "Y-6": "A numbered stone leads exactly its number of steps either way, whether it was added or taken back, "
        "and you must answer at one of those two places.",
        "Y-7": "No number is large enough for the two ways to meet, so a numbered stone always leads to two places.",
        "Y-8": "Only the number of your opponent's stone binds you; which of your stones answers is your choice.",
        "Y-9": "When an Old Stone was added, you must add a stone at the empty place nearest to it.",
        "Y-10": "When an Old Stone was taken back, you must take back your own stone nearest to where it lay.",
        "Y-11": "Of two places equally near an Old Stone you may choose either, unless the options make the clockwise "
        "one count.",
        "Y-12": "Nearness is counted along the ring both ways, and the Old Stone's own place does not count.",
        "Y-13": "Second precept: of each kind no more than two lie on the ring, whatever their colours.",
        "Y-14": "Third precept: a stone you have just taken back may not return to its place, usually for one turn of "
        "yours; the options can make it two turns, or none.",
        "Y-15": "The third precept binds only the player who took the stone back, and only against adding it again.",
        "Y-16": "A player who has no move on their turn loses, and the other has returned to the Way.",
        "Y-17": "Having no move counts for any reason: places taken, kinds barred, a full ring, no stone to take back.",
        "Y-18": "A stone taken back returns to its owner's hand and can be used again.",
        "Y-19": "The same ring, side to move and latest moves for the third time make a draw, unless the "
        "options leave that out.",
        "Y-20": "A game with a longest length is a draw when it gets there without a loser.",
        "Y-21": "On your turn you may resign or agree to a draw; neither counts as a move that could save you.",
        "Y-22": "Places are numbered clockwise for convenience; turning the ring changes nothing, nor does "
        "mirroring it, unless the options make the clockwise one of two places count.",
        "Y-23": "If the options let colours change, the second player may take the other colour once, instead of "
        "answering the first stone.",
        "Y-24": "A draw is offered at most once a turn, before moving; the opponent accepts it, or moves and declines.",
    }
)
