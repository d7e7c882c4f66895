"""The lesson of Qurush: each action once, and a goal pattern."""

from __future__ import annotations

from typing import Final

from cuboteca.play.lesson import Lesson, Step

_HAND: Final = ("hand", "actions")
_GOALS: Final = "gA=2x2:23/45 gB=2x2:55/44"

LESSONS: Final = (
    Lesson(
        "first",
        "Your first turns",
        (
            Step(
                "move",
                "Move your pawn",
                "Tap a2, the lit square.",
                "To win, you make a secret 2×2 pattern on the board. You’re the blue pawn on a1, with 7 action points "
                "(AP) a turn. A move costs 3: up, down or sideways.",
                ("cell:0,1",),
                "Ma2",
                position=f"...../.666./.666./.666./..... A=a1 B=e5 ap7 A t1 {_GOALS}",
                otherwise="You could do that. Here we move to a2.",
                shows=_HAND,
            ),
            Step(
                "qube",
                "A qube",
                "Tap the qube on b2.",
                "Qubes are big dice. If one is adjacent to your pawn, you can climb it, slide it, flip it, push it or "
                "pull it.",
                ("cell:1,1",),
                otherwise="You could do that. Here we look at the qube on b2.",
                shows=_HAND,
            ),
            Step(
                "flip",
                "Flip it",
                "Tap the 3: that’s the face to flip to.",
                "A flip costs 4 AP. These four faces can come up. The face at the bottom would take a second flip.",
                ("cell:1,1", "face:3"),
                otherwise="You could do that. Here we flip the qube on b2 to 3.",
                shows=_HAND,
            ),
            Step(
                "confirm",
                "Your last AP",
                "Tap Confirm.",
                "With fewer than 3 AP your turn is over, so you confirm it. Then it’s the other player’s turn. The "
                "qubes belong to everybody.",
                ("confirm",),
                "Fb2=3",
                otherwise="You can still change that in a game. Here we flip the qube.",
                then=("Me4", "Fd4=2"),
                shows=_HAND,
                tells_of_board=True,
            ),
            Step(
                "line",
                "Three in a row",
                "It’s your turn again. Tap the qube on b2.",
                "Two more qubes stand behind it, and then there’s an empty square.",
                ("cell:1,1",),
                otherwise="You could do that. Here we look at the qube on b2.",
                shows=_HAND,
            ),
            Step(
                "push",
                "Push",
                "Tap Push.",
                "A push moves all three by one square, and your pawn follows. It costs 7 AP: the whole turn.",
                ("cell:1,1", "act:push"),
                otherwise="You could do that. Here we push.",
                shows=_HAND,
            ),
            Step(
                "pushed",
                "A whole turn",
                "Tap Confirm.",
                "You can’t push a line that ends at the edge of the board: qubes never leave it.",
                ("confirm",),
                "Pb2",
                otherwise="You can still change that in a game. Here we push.",
                shows=_HAND,
                tells_of_board=True,
            ),
            Step(
                "single",
                "Slide",
                "Tap the qube on b2, then Slide.",
                "This is another board. Sliding moves one qube to an empty square, for 4 AP. Your pawn stays where it "
                "is.",
                ("cell:1,1", "act:slide"),
                position=f"...../...../...../.3.../..... A=a2 B=e4 ap7 A t5 {_GOALS}",
                otherwise="You could do that. Here we slide the qube on b2.",
                shows=_HAND,
            ),
            Step(
                "slide",
                "Where to",
                "Tap b3, above the qube.",
                "It can go up, down or sideways, if the next square is empty.",
                ("cell:1,1", "act:slide", "cell:1,2"),
                "Sb2-b3",
                otherwise="You could do that. Here it goes to b3.",
                shows=_HAND,
            ),
            Step(
                "up",
                "Climb",
                "Tap the qube on b2, then Climb.",
                "This is another board. Climbing is a move, for 3 AP. From the top you can push, slide and flip, and "
                "go on to the next qube or down.",
                ("cell:1,1", "act:move"),
                "Mb2",
                position=f"...../...../...../.34../..... A=a2 B=e4 ap7 A t5 {_GOALS}",
                otherwise="You could do that. Here we climb the qube on b2.",
                shows=_HAND,
            ),
            Step(
                "behind",
                "Pull",
                "Tap the qube on a2, then Pull.",
                "This is another board. A pull draws a qube along behind you. It costs 7 AP: the whole turn.",
                ("cell:0,1", "act:pull"),
                position=f"...../...../...../4..../..... A=b2 B=e4 ap7 A t5 {_GOALS}",
                otherwise="You could do that. Here we pull the qube on a2.",
                shows=_HAND,
            ),
            Step(
                "where",
                "Walk ahead of it",
                "Tap c2.",
                "Your pawn moves there, and the qube comes to where it was.",
                ("cell:0,1", "act:pull", "cell:2,1"),
                otherwise="You could do that. Here we move to c2.",
                shows=_HAND,
            ),
            Step(
                "pulled",
                "A whole turn",
                "Tap Confirm.",
                "The other player can use the qubes as well, and undo what you did.",
                ("confirm",),
                "Lc2<a2",
                otherwise="You can still change that in a game. Here we pull.",
                shows=_HAND,
                tells_of_board=True,
            ),
            Step(
                "goal",
                "Your goal pattern",
                "Only the 4 of your goal is missing. Tap the 6 on c2.",
                "You choose your goal before the game, in secret. Here it’s 2 and 5 above 3 and 4. A 1 stands for any "
                "number, so b2 is your 3.",
                ("cell:2,1",),
                position="...../...../.25../.16../..... A=c1 B=e5 ap7 A t21 gA=2x2:25/34 gB=2x2:22/22",
                otherwise="You could do that. Here we look at the qube on c2.",
                shows=_HAND,
            ),
            Step(
                "four",
                "The last number",
                "Flip it to 4.",
                "A pattern also counts when it’s turned, but not mirrored.",
                ("cell:2,1", "face:4"),
                "Fc2=4",
                otherwise="You could do that. Here we flip the qube on c2 to 4.",
                shows=_HAND,
            ),
            Step(
                "end",
                "End your turn",
                "Tap End turn twice.",
                "A goal counts only at the end of a turn, yours or another player’s. You’d lose 3 AP, so you’re asked "
                "once more.",
                ("end", "end"),
                ".",
                otherwise="You could do that. Here we end the turn.",
                shows=_HAND,
            ),
        ),
        "Your goal pattern is on the board at the end of a turn: you win.",
    ),
)
