"""The rule clauses of Qurush, each in a plain sentence or two that stay true under every option."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

CLAUSES: Final = MappingProxyType(
    {
        "Q-1": "At the start, there’s a qube on every square that isn’t on the edge of the board, with its 6 face up "
        "and its 5 to the south.",
        "Q-2": "Two players use a 5×5 board, three or four a 6×6 board, unless the options say another size.",
        "Q-3": "Your pawn starts in an empty corner: your home corner. It means nothing later in the game.",
        "Q-4": "You choose a 2×2 goal pattern and, with three or four players, a 4×1 as well. You can’t change them "
        "later, and they’re secret unless the options open them.",
        "Q-5": "A goal pattern uses the numbers 2 to 5. You can repeat them, unless the options say each once.",
        "Q-6": "You start your turn with 7 action points (AP). Any left over at the end of your turn are lost.",
        "Q-7": "Your turn ends when you have fewer than 3 AP left, or when you end it yourself.",
        "Q-8": "You can take an action only if you have enough AP for it.",
        "Q-9": "Adjacent squares share a side or, with Wraparound, meet across the edges.",
        "Q-10": "A move costs 3 AP and takes your pawn to an adjacent square. Climbing onto a qube or down from it "
        "costs nothing extra.",
        "Q-11": "You push, slide or flip a qube adjacent to your pawn, never the one under it. Height makes no "
        "difference, unless the options keep a pawn on top of a qube from pushing.",
        "Q-12": "A push costs 7 AP. Your pawn ends up on the ground where the qube was.",
        "Q-13": "A push moves the whole unbroken line of qubes one square. Their order and their faces stay the same.",
        "Q-14": "You can’t push a line of qubes that ends at the edge of the board, except with Wraparound.",
        "Q-15": "A pawn on top of a pushed qube rides along.",
        "Q-16": "If the far end of the line reaches a pawn on the ground, the push moves that pawn one square too.",
        "Q-17": "If a pushed pawn has no room, because of a qube or the edge of the board, it ends up on top of the "
        "qube that would have crushed it, except with Squeesh.",
        "Q-18": "A pushed pawn never pushes a qube. If it meets another pawn, the two share the square: nothing "
        "forbids it. If the options keep pawns apart or make pushed pawns push on, it pushes any pawn in its way: they "
        "all move one square, or none does.",
        "Q-19": "A pull costs 7 AP. You move, and a qube follows to the square you left, if there’s no qube and no "
        "pawn on it.",
        "Q-20": "You can pull any qube adjacent to the square you left, even the one you’ve just climbed, unless the "
        "options allow only the one straight behind you.",
        "Q-21": "You can pull only if there’s a qube to pull. Otherwise, simply move.",
        "Q-22": "A pawn on top of a pulled qube rides along.",
        "Q-23": "A slide costs 4 AP and takes a qube one square, onto a square without a qube or a pawn. A pawn on top "
        "rides along.",
        "Q-24": "A flip costs 4 AP and brings up one of the four side faces of a qube. You can flip a qube with a pawn "
        "on top, unless the options say you can’t.",
        "Q-25": "A 1 on the board is a wild card: it counts as any number of a goal pattern, from 2 to 5. A 6 never "
        "counts.",
        "Q-26": "You win if your goal is on the board at the end of any turn, unless the options ask you to call "
        "Qurush yourself. If several players’ goals are, the player whose turn it was wins. If their goal isn’t there, "
        "the win goes to the next player clockwise whose goal is, unless the options let them share.",
        "Q-27": "If you have two goal patterns, one of them is enough, unless the options say both at once.",
        "Q-28": "A goal pattern counts anywhere on the board and can lie any way round, except with True North. Its "
        "mirror image "
        "doesn’t count, unless the options say so. With Wraparound, it can lie across an edge, unless the options say "
        "otherwise.",
        "Q-29": "A pawn on top of a qube doesn’t hide its number.",
        "Q-30": "When you win, you show your goal patterns and point out your pattern on the board.",
        "Q-31": "Play passes to the left, clockwise.",
        "Q-32": "With Multiple Agents, you can use any pawn and spend your own AP. Otherwise you can use only "
        "your own pawn.",
        "Q-33": "With Wraparound, each edge of the board joins the opposite one, for qubes and pawns alike.",
        "Q-34": "With Wraparound, a pawn pushed over an edge comes in on the opposite side, if there’s no qube there.",
        "Q-35": "With Wraparound, you can’t push a line that goes all the way round without a gap. Your own square is "
        "a gap if you’re on the ground.",
        "Q-36": "With Squeesh, a pushed pawn with no room is crushed: it leaves the board instead of ending up on top "
        "of the qube.",
        "Q-37": "With Squeesh, only you can bring your crushed pawn back, on your turn, in any corner, for 4 AP. Until "
        "then it can’t act.",
        "Q-38": "Even with Squeesh, a pawn on top of a qube is safe.",
        "Q-39": "With True North, a goal pattern counts only the way round you chose it. You choose a 4×1 as a row or "
        "as a column.",
        "Q-40": "With a turn limit, a game that reaches it without a winner is a draw.",
        "Q-41": "Before the first turn, you settle the home corners. Then you choose goal patterns, one player after "
        "another, the 2×2 before the 4×1. Last, you settle who goes first.",
        "Q-42": "Players sit clockwise from the south-west corner, and two sit opposite each other, unless the options "
        "let you choose or draw your corner.",
        "Q-43": "If you resign on your turn, you’re out: your goals no longer count, and your pawn stays where it is. "
        "The last player left wins.",
        "Q-44": "If the options ask you to call Qurush yourself, you can call before the first action of any "
        "turn, yours or another player’s. A true call wins, and a false one changes nothing, unless the options make "
        "it cost something. With a turn limit, a goal that’s on the board when the last turn ends wins without a call.",
        "Q-45": "You can always end your turn, even if you can do nothing else.",
        "Q-46": "If the options make a false call cost something, you lose 3 AP or the rest of your turn. If it isn’t "
        "your turn, you start your next one with 4 AP, or miss it. Until that turn is over, you can make only a true "
        "call.",
    }
)
