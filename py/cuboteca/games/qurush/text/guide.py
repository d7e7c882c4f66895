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
        "Nine dice, each with its 6 up, and a pawn in two opposite corners. Ada has seven points.",
        "Her pawn walks north for 3 points. Four are left, and a die lies beside it now.",
        "She flips that die to its 3 for the other four. Nothing is left, so it is Bo’s turn.",
    ),
)
_CLIMBING: Final = Line(
    "climbing",
    "...../.666./.6.6./.666./..... A=a2 B=e5 ap7 A t3",
    ("Mb2", "Mb3"),
    (
        "Ada’s pawn stands beside a die.",
        "It climbs on top: 3 points, like any step. The die’s number still counts.",
        "And down again on the far side, for 3 more. One point is left, too little for anything: the turn is over.",
    ),
)
_FLIPPING: Final = Line(
    "flipping",
    "...../.666./.6.6./.666./..... A=a2 B=e5 ap7 A t3",
    ("Fb2=4", "Ma1", "Me4", "Fd4=2"),
    (
        "The die on b2 shows a 6. Its sides show 2, 3, 4 and 5; the 1 is underneath.",
        "It goes over one edge, and the 4 comes up.",
        "Ada walks away with her last three points.",
        "Bo steps down beside d4",
        "and flips it to 2. A 1 there would have taken two flips, for it is the 6 turned over.",
    ),
)
_SLIDING: Final = Line(
    "sliding",
    "...../...../...../.4.../..... A=a2 B=b2 ap7 A t9",
    ("Sb2-b3", "Mb2"),
    (
        "Bo’s pawn stands on the die beside Ada’s.",
        "Ada slides the die one square north, rider and all. It could not have gone where a die or a pawn is.",
        "With the three points left she takes its place.",
    ),
)
_PUSHING: Final = Line(
    "pushing",
    "...../.666./.666./.666./..... A=a2 B=e2 ap7 A t3",
    ("Pb2",),
    (
        "Three dice lie in a row beside Ada’s pawn, and Bo’s pawn stands at the far end.",
        "The whole row moves one square, and Ada follows. Bo cannot step off the board, so he stands on top now.",
    ),
)
_PUSHED_ON: Final = Line(
    "pushed-on",
    "...../...../...../...../.4... A=a1 B=c1 ap7 A t9",
    ("Pb1",),
    (
        "Bo’s pawn stands on the ground, just where the die will come.",
        "It is moved one square on. A die behind it, or the edge, would have lifted it on top instead.",
    ),
)
_PULLING: Final = Line(
    "pulling",
    "...../...../...../4..../..... A=a1 B=e5 ap7 A t9",
    ("Lb1<a2",),
    (
        "Ada wants the die on a2 in the corner where she stands.",
        "She goes one square east, and the die comes to the square she left. All seven points are spent.",
    ),
)
_WINNING: Final = Line(
    "winning",
    "...../...../.25../.14../..... A=a2 B=e5 ap7 A t21 gA=2x2:25/34 gB=2x2:22/22",
    ("Ma3", "."),
    (
        "Ada’s goal is 2 and 5 above 3 and 4. It lies on the board, with a 1 for the 3.",
        "She steps aside. As long as a turn goes on nobody wins.",
        "The turn ends, and Ada’s goal is there: she wins. It would have won at the end of Bo’s turn too.",
    ),
)
_WRAPPING: Final = Line(
    "wrapping",
    "...../...../...../...../2345. A=e1 B=c4 ap7 A t9 wraparound=on",
    ("Pa1",),
    (
        "Each edge joins the opposite one, so a1 lies beside e1.",
        "Ada pushes the whole row round: the last die comes to the square that she has just left.",
    ),
)
_SQUEESHING: Final = Line(
    "squeeshing",
    "...../...../...../...../.4.2. A=a1 B=c1 ap7 A t9 squeesh=on",
    ("Pb1", "Re1", "Me2"),
    (
        "Bo’s pawn is between two dice.",
        "With Squeesh it is crushed and leaves the board.",
        "On his turn Bo comes back in a corner for 4 points",
        "and goes on from there.",
    ),
)
_AGENTS: Final = Line(
    "agents",
    _START + " multiple_agents=on",
    ("@2:Md5", "@2:Fd4=3"),
    (
        "With Multiple Agents Ada may act through Bo’s pawn, and pays with her own points.",
        "Bo’s pawn walks west",
        "and flips the die beside it. It is Bo’s turn.",
    ),
)

CHAPTERS: Final = (
    Chapter(
        "idea",
        "The idea",
        (
            "Everybody has a secret goal: four numbers from 2 to 5. Move the dice about and turn them until your "
            "numbers lie together on the board.",
            "All players work on the same dice. Whoever sees what you are up to will flip it away again.",
        ),
        (_FIRST_TURN,),
        ("Q-1", "Q-2", "Q-3", "Q-31", "Q-41", "Q-42"),
    ),
    Chapter(
        "goals",
        "Goals",
        (
            "Two players choose a square of four each. Three or four choose a line of four as well, and either of the "
            "two is enough. Choose behind the curtain while the others look away. A goal stays as it is.",
            "It counts turned any way and at any place. A 1 on the board stands for whatever number you need; a 6 "
            "never counts. To see your goal again on your turn, hold the button that bears your name.",
        ),
        (_WINNING,),
        ("Q-4", "Q-5", "Q-25", "Q-26", "Q-27", "Q-28", "Q-29", "Q-30", "Q-40", "Q-43", "Q-44"),
    ),
    Chapter(
        "points",
        "Seven points",
        (
            "A turn has seven points. Moving costs 3, sliding or flipping 4, pushing or pulling 7. Spend them in any "
            "order; what is left is lost. As long as the turn goes on you can take everything back.",
            "Only what lies straight beside your pawn is within its reach, never at a corner. On a die or on the "
            "ground makes no difference.",
        ),
        (_CLIMBING,),
        ("Q-6", "Q-7", "Q-8", "Q-9", "Q-10", "Q-11", "Q-45"),
    ),
    Chapter(
        "flip-slide",
        "Flip and slide",
        (
            "A flip rolls a die over one edge where it lies. A slide takes it one square, unturned, onto an empty "
            "square. Both cost 4 points, so a step beside it is the most that goes with either.",
        ),
        (_FLIPPING, _SLIDING),
        ("Q-23", "Q-24"),
    ),
    Chapter(
        "push-pull",
        "Push and pull",
        (
            "Push, and every die in the unbroken row before you moves one square. It needs room at the far end. Who "
            "rides, rides along; who stands in the way is moved on or lifted up.",
            "Pull, and a die follows you: it comes to the square that your pawn leaves, from any side of it.",
        ),
        (_PUSHING, _PUSHED_ON, _PULLING),
        ("Q-12", "Q-13", "Q-14", "Q-15", "Q-16", "Q-17", "Q-18", "Q-19", "Q-20", "Q-21", "Q-22"),
    ),
    Chapter(
        "variants",
        "Four variants",
        (
            "Wraparound joins the edges. Squeesh takes crushed pawns off the board. With Multiple Agents you act "
            "through anybody’s pawn. With True North a goal counts only the way round it was drawn.",
            "They can be had alone or together; the set-up has them under House rules.",
        ),
        (_WRAPPING, _SQUEESHING, _AGENTS),
        ("Q-32", "Q-33", "Q-34", "Q-35", "Q-36", "Q-37", "Q-38", "Q-39"),
    ),
)
