"""The rules of Qwirkle Cubes in our own words, with lines of play to click through."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qwirkle_cubes.rules.cubes import COLOURS, PER_COLOUR
from cuboteca.play.view import Chapter, Line


def _set(grid: str, hand: str, scores: str = "0 0", tail: str = "") -> str:
    """Return a position between two, with this hand to move."""
    other = "Px Gc Bl Oe Yd Rx"
    words = f"{grid} {hand} {other}".split()
    bag = " ".join(f"{c}{PER_COLOUR - sum(word[0] == c for word in words)}" for c in COLOURS)
    return f"grid {grid} | hands A[{hand}] B[{other}] | bag {bag} | scores {scores} | A rolls1 pass0{tail}"


_FIRST: Final = Line(
    "first",
    _set("-", "Rs Rc Bs Gs Rs Yd"),
    ("put Rs@0,0 Bs@1,0 Gs@2,0",),
    (
        "Three of these cubes are squares of different colours, and no other line would be longer. So you must place "
        "three, unless you re-roll first.",
        "The squares form a line of three: 3 points. The second red square can’t join, because a line can’t hold the "
        "same cube twice.",
    ),
)
_TWO_LINES: Final = Line(
    "two-lines",
    _set("Rs@0,0 Rc@1,0", "Rd Bd Yx Yx Ol Ge"),
    ("put Rd@2,0 Bd@2,1",),
    (
        "Two red cubes are on the grid. You have two diamonds, a red one and a blue one.",
        "The red diamond extends the row: 3 points. Together the diamonds form a column: 2 points. You score 5.",
    ),
)
_BOTH_ENDS: Final = Line(
    "both-ends",
    _set("Rs@0,0 Rc@1,0 Rd@2,0 Bs@0,1 Gs@0,-1 Bc@1,1", "Rl Rx Yd Ge Ol Be"),
    ("put Rl@3,0 Rx@-1,0",),
    (
        "A red row of three, with a column of squares across it.",
        "You place one red cube at each end. They don’t touch each other, but they’re in the same unbroken row: "
        "5 points.",
    ),
)
_QWIRKLE: Final = Line(
    "qwirkle",
    _set("Rs@0,0 Rc@1,0 Rd@2,0 Bs@0,1 Gs@0,-1 Bc@1,1 Rl@3,0 Rx@-1,0", "Re Yd Ge Ol Be Yx", "9 7"),
    ("put Re@4,0",),
    (
        "The red row has five of the six shapes. Only the eight-point star is missing.",
        "Six in a line: a Qwirkle. You score 6 points for the cubes and 6 bonus points. The line is full now.",
    ),
)
_ROLLING: Final = Line(
    "rolling",
    _set("Rs@0,0 Rc@1,0 Rd@2,0", "Rs Bx Bl Ge Ol Yx", "3 2"),
    ("roll 1 2", "roll 1 2 > l s", "put Rl@3,0"),
    (
        "Only your red square fits, but not in the red row, which already has one.",
        "You re-roll your first two cubes.",
        "They’re still red and blue, but now they show a clover and a square.",
        "The red clover extends the row: 4 points.",
    ),
)

_LINES: Final = Line(
    "lines",
    _set("Rs@0,0 Rc@1,0 Rd@2,0 Bs@0,1 Gs@0,-1", "Bc Yx Ol Ge Yd Oe", "3 3"),
    ("put Bc@1,1",),
    (
        "A row of red cubes and a column of squares: both are lines. Below the grid are your cubes.",
        "The blue circle makes two lines at once: a blue row and a column of circles. You score 2 points for each.",
    ),
)
_LAST_TABLE: Final = (
    "Bx@-10,-1 Bs@-10,0 Bd@-10,1 Bc@-10,2 Gs@-9,-2 Gx@-9,-1 Yc@-9,2 Rd@-9,6 Ps@-8,0 Pc@-8,2 Ps@-8,3 Bl@-8,5 "
    "Rl@-8,6 Ol@-8,7 Yl@-8,8 Pd@-7,0 Bs@-7,3 Bl@-7,4 Bx@-7,5 Rl@-7,8 Re@-7,9 Px@-6,-1 Pc@-6,0 Bs@-6,2 Gs@-6,3 "
    "Bd@-6,5 Rd@-6,6 Pl@-5,-1 Bs@-5,1 Ys@-5,2 Rx@-5,6 Gx@-5,7 Bx@-5,8 Ge@-4,-2 Pe@-4,-1 Oe@-4,0 Be@-4,1 "
    "Rl@-4,6 Gs@-3,-2 Os@-3,0 Oc@-3,3 Yc@-3,4 Rs@-3,6 Yl@-2,-3 Gl@-2,-2 Oc@-2,0 Ol@-2,1 Oe@-2,2 Od@-2,3 "
    "Rl@-1,-3 Rd@-1,-1 Bl@-1,1 Rs@0,-2 Rc@0,-1 Rx@0,0 Rl@0,1 Gs@1,-3 Ps@1,-2 Pl@1,1 Pd@1,2 Gx@2,-3 Gs@2,-2 "
    "Ge@2,-1 Yd@2,2 Yc@2,3 Ye@2,4 Gs@3,-1 Os@3,1 Od@3,2 Yc@3,4 Ys@3,5 Gd@4,-2 Od@4,0 Oe@4,1 Yl@4,5 Od@5,-2 "
    "Oe@5,-1 Oc@5,0 Yx@5,5 Ye@5,6 Bd@6,-2 Ys@6,4 Yc@6,5 Pd@7,-2"
)
_GOING_OUT: Final = Line(
    "going-out",
    f"grid {_LAST_TABLE} | hands A[Gs Ps] B[Rl Pd Gx Px] | bag R0 O0 Y0 G0 B0 P0 | scores 97 79 | A rolls1 pass0",
    ("put Gs@-7,-2 Ps@-6,-2",),
    (
        "The bag is empty. You have two cubes left, and both fit.",
        "You score 2 points for the squares, 3 for the purple column, and 6 bonus points for using all your cubes.",
    ),
)

CHAPTERS: Final = (
    Chapter(
        "idea",
        "The idea",
        (
            "There are 90 cubes, 15 in each of six colours: red, orange, yellow, green, blue and purple. Every cube "
            "has "
            "the same six shapes: circle, square, diamond, clover, four-point star and eight-point star. The one on "
            "top counts. Rolling a cube can change its shape but never its colour. The small sign inside a shape "
            "also shows its colour, in case you can’t tell some colours apart.",
            "Build lines of one colour or one shape. Each line you make or extend scores 1 point for every cube in "
            "it. The highest score wins.",
            "You each have six cubes, and all of them stay in view.",
        ),
        (_LINES,),
        ("Z-1", "Z-2", "Z-6", "Z-25"),
    ),
    Chapter(
        "turn",
        "Your turn",
        (
            "You can begin your turn with a re-roll: choose any of your cubes, and roll them once.",
            "Then place one cube or more. You score, draw until you have six again, and roll only the new cubes.",
            "If nothing fits even after your re-roll, you re-roll all your cubes until one does. You can’t pass while "
            "one of them fits.",
        ),
        (_ROLLING,),
        ("Z-3", "Z-4", "Z-5", "Z-19", "Z-20", "Z-21", "Z-29"),
    ),
    Chapter(
        "placing",
        "Placing cubes",
        (
            "All the cubes you place in a turn must share one colour or one shape, and stand in one row or column "
            "without a gap. Cubes already on the grid can lie between them.",
            "At least one of them must lie beside a cube on the grid; touching at a corner isn’t enough. Check the "
            "lines that cross yours too: the cubes in each must share one colour or one shape.",
            "No two cubes in a line can have the same colour and the same shape, so a line has six cubes at most.",
        ),
        (_BOTH_ENDS,),
        ("Z-7", "Z-8", "Z-9", "Z-10", "Z-11", "Z-12", "Z-13", "Z-26"),
    ),
    Chapter(
        "first",
        "The first turn",
        (
            "The oldest player goes first. They can re-roll as usual, but then they must place as many cubes as "
            "possible in one line of one colour or one shape.",
            "If no two of your cubes go together, you re-roll them all until two do.",
            "A small pin marks the start, the place of the first cube. Other places are counted from there: “2 right, "
            "1 up” is two places to the right of it and one up.",
        ),
        (_FIRST,),
        ("Z-3", "Z-14", "Z-15", "Z-30"),
    ),
    Chapter(
        "scoring",
        "Scoring",
        (
            "Each line you make or extend scores 1 point for every cube in it, including those that were already "
            "there. A cube in two of these lines scores in both.",
            "A line of six is a Qwirkle. It scores 6 bonus points: 12 in all.",
        ),
        (_TWO_LINES, _QWIRKLE),
        ("Z-16", "Z-17", "Z-18"),
    ),
    Chapter(
        "end",
        "How it ends",
        (
            "When the bag is empty, you play on without drawing. The first player to use all their cubes ends the "
            "game and gets 6 bonus points.",
            "If no roll can make any of your cubes fit, you pass. If all players pass in a row, the game ends without "
            "that bonus. Players with equal scores share the win.",
            "You can resign on your turn, but then your points don’t count.",
        ),
        (_GOING_OUT,),
        ("Z-22", "Z-23", "Z-24", "Z-25", "Z-28"),
    ),
    Chapter(
        "options",
        "Options",
        (
            "You can make a turn either a re-roll or a placement, or allow identical cubes in a line. "
            "You can make placing optional, let players pass when nothing fits, allow two re-rolls per turn or any "
            "number, or allow a re-roll on the first turn only if no two cubes go together.",
            "You can play the last round to the end, so that all players have the same number of turns. You can "
            "choose who goes first, draw that player at random, or let the best hand decide.",
            "You can also use real cubes: draw and roll them yourselves, and enter what they show.",
        ),
        (),
        ("Z-3", "Z-5", "Z-12", "Z-14", "Z-20", "Z-21", "Z-24", "Z-27"),
    ),
)
