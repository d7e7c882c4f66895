"""The rules of Qurush in our own words, with lines of play to click through."""

from __future__ import annotations

from typing import Final

from cuboteca.play.view import Chapter, Line

_START: Final = "...../.666./.666./.666./..... A=a1 B=e5 ap7 A t1"

_FIRST_TURN: Final = Line(
    "first-turn",
    _START,
    ("Ma2", "Fb2=3"),
    (
        "Nine qubes, each with its 6 face up, and pawns in two opposite corners. Ada has 7 action points (AP).",
        "Ada moves to a2 for 3 AP. She has 4 left, and the qube on b2 is adjacent to her now.",
        "She flips that qube to 3 for her last 4 AP. Now it’s Bo’s turn.",
    ),
)
_CLIMBING: Final = Line(
    "climbing",
    "...../.666./.6.6./.666./..... A=a2 B=e5 ap7 A t3",
    ("Mb2", "Mb1"),
    (
        "The qube on b2 is adjacent to Ada’s pawn.",
        "Ada climbs on top for 3 AP, as for any move. The qube’s number still counts: the small tile shows it. "
        "Two pawns can stand on one qube.",
        "She steps down to b1 for 3 more. With 1 AP left, she can’t do anything else: her turn is over.",
    ),
)
_FLIPPING: Final = Line(
    "flipping",
    "...../.666./.6.6./.666./..... A=a2 B=e5 ap7 A t3",
    ("Fb2=4", "Ma1", "Me4", "Fd4=2"),
    (
        "The qube on b2 shows a 6. Its sides show 2, 3, 4 and 5, and the 1 is at the bottom.",
        "Ada tips it onto one of its sides, and the 4 comes up.",
        "She moves away with her last 3 AP.",
        "Bo moves next to d4.",
        "Bo flips it to 2. A 1 would have taken two flips, because it’s opposite the 6.",
    ),
)
_SLIDING: Final = Line(
    "sliding",
    "...../...../...../.4.../..... A=a2 B=b2 ap7 A t9",
    ("Sb2-b3", "Mb2"),
    (
        "Bo’s pawn is on top of a qube adjacent to Ada’s pawn.",
        "Ada slides the qube to b3, and Bo rides along. A qube can’t slide onto another qube or a pawn.",
        "Ada moves into its place with her last 3 AP.",
    ),
)
_PUSHING: Final = Line(
    "pushing",
    "...../.666./.666./.666./..... A=a2 B=e2 ap7 A t3",
    ("Pb2",),
    (
        "Three qubes are in a line next to Ada’s pawn, and Bo’s pawn is at the far end.",
        "Ada pushes the whole line one square and follows. Bo can’t leave the board, so Bo ends up on top.",
    ),
)
_PUSHED_ON: Final = Line(
    "pushed-on",
    "...../...../...../...../.4... A=a1 B=c1 ap7 A t9",
    ("Pb1",),
    (
        "Bo’s pawn is on the ground, right behind the qube.",
        "The push moves it one square too. If there were a qube or the edge behind it, it would end up on top instead.",
    ),
)
_PULLING: Final = Line(
    "pulling",
    "...../...../...../4..../..... A=a1 B=e5 ap7 A t9",
    ("Lb1<a2",),
    (
        "Ada wants the qube on a2 in her corner.",
        "She moves to b1 and pulls the qube to a1, which she just left. That costs all 7 AP.",
    ),
)
_WINNING: Final = Line(
    "winning",
    "...../...../.25../.16../..... A=c1 B=e5 ap7 A t21 gA=2x2:25/34 gB=2x2:22/22",
    ("Fc2=4", "Mb1"),
    (
        "Ada’s goal is 2 and 5 above 3 and 4. The 1 on b2 is a wild card for her 3, so only the 4 is missing.",
        "Ada flips c2 to 4, and her goal is on the board. But no player wins in the middle of a turn.",
        "She moves to b1 with her last 3 AP. Her turn is over and her goal is still there: she wins. She’d win at the "
        "end of Bo’s turn too.",
    ),
)
_WRAPPING: Final = Line(
    "wrapping",
    "...../...../...../...../2345. A=e1 B=c4 ap7 A t9 wraparound=on",
    ("Pa1",),
    (
        "The board wraps around, so a1 is adjacent to e1.",
        "Ada pushes the whole line round. The last qube moves onto the square she has just left.",
    ),
)
_SQUEESHING: Final = Line(
    "squeeshing",
    "...../...../...../...../.4.2. A=a1 B=c1 ap7 A t9 squeesh=on",
    ("Pb1", "Re1", "Me2"),
    (
        "Bo’s pawn is between two qubes.",
        "With Squeesh, Ada’s push crushes it, and it leaves the board.",
        "On the next turn, Bo brings it back in a corner for 4 AP.",
        "From there Bo moves on, for 3 AP.",
    ),
)
_AGENTS: Final = Line(
    "agents",
    _START + " multiple_agents=on",
    ("@2:Md5", "@2:Fd4=3"),
    (
        "With Multiple Agents, Ada can use Bo’s pawn. She spends her own AP.",
        "She moves Bo’s pawn to d5.",
        "Then she flips the qube next to it. Now it’s Bo’s turn.",
    ),
)

CHAPTERS: Final = (
    Chapter(
        "idea",
        "The idea",
        (
            "Qubes are big dice. You have a secret goal pattern: four numbers from 2 to 5. Push, slide and flip the "
            "qubes until your numbers are face up side by side, just as in your pattern.",
            "If your pattern is there at the end of a turn, even another player’s, you win. All players share the "
            "same qubes: if the others see what you’re up to, they’ll spoil it.",
        ),
        (_FIRST_TURN,),
        ("Q-1", "Q-2", "Q-3", "Q-31", "Q-41", "Q-42"),
    ),
    Chapter(
        "goals",
        "Goals",
        (
            "With two players, you each choose a 2×2 goal pattern, four numbers in a square. With three or four, you "
            "choose a 4×1 as well, four in a line, and either of the two wins. Choose in secret while the others look "
            "away; you can’t change a pattern later.",
            "Your pattern counts anywhere on the board and can lie any way round. A 1 on the board counts as any "
            "number you need, and a 6 never counts. To see your goal again on your turn, hold the button with the "
            "eye.",
            "Cuboteca notices goals for you. If you’d rather call Qurush yourselves, choose it under Rule options, and "
            "what a false call costs.",
        ),
        (_WINNING,),
        ("Q-4", "Q-5", "Q-25", "Q-26", "Q-27", "Q-28", "Q-29", "Q-30", "Q-40", "Q-43", "Q-44", "Q-46"),
    ),
    Chapter(
        "points",
        "Action points",
        (
            "You have 7 action points (AP) each turn. A move costs 3 AP, a slide or a flip 4, a push or a pull 7. Take "
            "your actions in any order; AP you don’t spend are lost. You can undo your actions until your turn ends.",
            "You can reach only qubes on adjacent squares, and diagonal squares aren’t adjacent. You can push, "
            "slide and flip from the ground or from on top of a qube, but you can’t pull from on top.",
        ),
        (),
        ("Q-6", "Q-7", "Q-8", "Q-9", "Q-11", "Q-45"),
    ),
    Chapter(
        "climbing",
        "Climbing",
        (
            "Your pawn can climb a qube: move onto it for 3 AP, as onto any other square. From there you can step down "
            "or go on to the next qube at the same cost. The number under a pawn still counts.",
            "Tap your pawn and then its new square, or drag it. A coloured “3” on a square is the cost of moving "
            "onto it, in AP; a step on a qube means you can climb it. Where a pawn hides a number, a small tile on "
            "the edge of its qube shows it.",
        ),
        (_CLIMBING,),
        ("Q-10",),
    ),
    Chapter(
        "flip-slide",
        "Flip and slide",
        (
            "A flip tips a qube onto one of its four sides; it stays on its square. A slide takes it one square "
            "without "
            "turning it, onto an empty square. Each costs 4 AP, which leaves enough for one move.",
            "Tap a qube, then the face you want or the square where it goes. You can also drag it to slide or push it, "
            "and on a large board tap one of its sides to tip it that way.",
        ),
        (_FLIPPING, _SLIDING),
        ("Q-23", "Q-24"),
    ),
    Chapter(
        "push-pull",
        "Push and pull",
        (
            "Push, and the whole line of qubes in front of you moves one square, and your pawn follows. You can’t "
            "push a line over the edge of the board. Pawns on top ride along; a pawn in the way moves one square too, "
            "or ends up on top. If another pawn is already there, the two share the square, unless you choose under "
            "Rule options that pushed pawns push on.",
            "A pull is a move that brings a qube along: you move one square, and a qube next to the square you left "
            "moves onto it. Together that costs 7 AP.",
        ),
        (_PUSHING, _PUSHED_ON, _PULLING),
        ("Q-12", "Q-13", "Q-14", "Q-15", "Q-16", "Q-17", "Q-18", "Q-19", "Q-20", "Q-21", "Q-22"),
    ),
    Chapter(
        "variants",
        "Four variants",
        (
            "With Wraparound, each edge of the board joins the opposite one. With Squeesh, crushed pawns leave the "
            "board. With Multiple Agents, you can use any pawn. With True North, your goal pattern must lie "
            "exactly as you chose it.",
            "Play with one of them or several together. You’ll find them under Rule options when you set up a game.",
        ),
        (_WRAPPING, _SQUEESHING, _AGENTS),
        ("Q-32", "Q-33", "Q-34", "Q-35", "Q-36", "Q-37", "Q-38", "Q-39"),
    ),
)
