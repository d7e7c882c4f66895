"""The rules of Qwirkle Cubes in our own words, with lines of play to click through."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qwirkle_cubes.rules.cubes import COLOURS, PER_COLOUR
from cuboteca.play.view import Chapter, Line


def _set(grid: str, hand: str, scores: str = "0 0", tail: str = "") -> str:
    """A position between two, with this hand to move."""
    other = "Px Gc Bl Oe Yd Rx"
    words = f"{grid} {hand} {other}".split()
    bag = " ".join(f"{c}{PER_COLOUR - sum(word[0] == c for word in words)}" for c in COLOURS)
    return f"grid {grid} | hands A[{hand}] B[{other}] | bag {bag} | scores {scores} | A rolls1 pass0{tail}"


_FIRST: Final = Line(
    "first",
    _set("-", "Rs Rc Bs Gs Rs Yd"),
    ("put Rs@0,0 Bs@1,0 Gs@2,0",),
    (
        "The first hand holds three squares of different colours, and only two different reds. Three is the most.",
        "The squares lie in a row: three cubes, three points. The second red square could not join, for it is the same "
        "cube again.",
    ),
)
_TWO_LINES: Final = Line(
    "two-lines",
    _set("Rs@0,0 Rc@1,0", "Rd Bd Yx Yx Ol Ge"),
    ("put Rd@2,0 Bd@2,1",),
    (
        "Two red cubes lie on the table. The hand has two diamonds, a red one and a blue one.",
        "The red diamond makes the row longer: three points. Both diamonds make a column: two points. Five in all.",
    ),
)
_BOTH_ENDS: Final = Line(
    "both-ends",
    _set("Rs@0,0 Rc@1,0 Rd@2,0 Bs@0,1 Gs@0,-1 Bc@1,1", "Rl Rx Yd Ge Ol Be"),
    ("put Rl@3,0 Rx@-1,0",),
    (
        "A red row of three, with a column of squares across it.",
        "One red cube goes to each end. They do not touch each other, but they stand in the same unbroken row: "
        "five points.",
    ),
)
_QWIRKLE: Final = Line(
    "qwirkle",
    _set("Rs@0,0 Rc@1,0 Rd@2,0 Bs@0,1 Gs@0,-1 Bc@1,1 Rl@3,0 Rx@-1,0", "Re Yd Ge Ol Be Yx", "9 7"),
    ("put Re@4,0",),
    (
        "The red row has five shapes. Only the eight-point star is missing.",
        "Six in a line: a Qwirkle. Six points for the cubes and six more for the line. Nothing can join it now.",
    ),
)
_ROLLING: Final = Line(
    "rolling",
    _set("Rs@0,0 Rc@1,0 Rd@2,0", "Rs Bx Bl Ge Ol Yx", "3 2"),
    ("roll 1 2", "roll 1 2 > l s", "put Rl@3,0"),
    (
        "Little of this hand fits. The red square is on the table already.",
        "The first two cubes are taken up and rolled.",
        "They are still red and blue, but they show a clover and a square now.",
        "The red clover makes the row longer.",
    ),
)

_LINES: Final = Line(
    "lines",
    _set("Rs@0,0 Rc@1,0 Rd@2,0 Bs@0,1 Gs@0,-1", "Bc Yx Ol Ge Yd Oe", "3 3"),
    ("put Bc@1,1",),
    (
        "A row all red, and a column all squares: those are lines. Below it lies the hand of whoever is to move.",
        "The blue circle makes two lines at once: a row of blue and a column of circles. Two points each.",
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
        "The bag is empty. The two cubes in hand are the last ones, and both fit.",
        "Two points for the pair of squares and three for the purple column, and six more for going out first.",
    ),
)

CHAPTERS: Final = (
    Chapter(
        "idea",
        "The idea",
        (
            "Ninety cubes, fifteen of each of six colours. Every cube bears the same six shapes, and the one on top "
            "counts. Rolling a cube changes its shape, never its colour.",
            "You build lines that are all of one colour or all of one shape. Every line that you make or make longer "
            "brings a point for each of its cubes. The highest total wins.",
            "Everybody has six cubes, and all hands lie open.",
        ),
        (_LINES,),
        ("Z-1", "Z-2", "Z-6", "Z-25"),
    ),
    Chapter(
        "turn",
        "Your turn",
        (
            "First, if you like, take up any of your cubes and roll them, once.",
            "Then place one cube or more. You score, draw up to six again, and roll only the new ones.",
            "If nothing fits, the whole hand is rolled until something does. You may not pass while you can place.",
        ),
        (_ROLLING,),
        ("Z-3", "Z-4", "Z-5", "Z-19", "Z-20", "Z-21", "Z-29"),
    ),
    Chapter(
        "placing",
        "Placing",
        (
            "All the cubes of a turn share one colour or one shape, and stand in one row or one column without a gap. "
            "Older cubes may lie between them.",
            "At least one must touch an older cube side by side; a corner counts for nothing. Every line that comes "
            "about must be right, those across as well.",
            "No line holds the same cube twice, and none is longer than six.",
        ),
        (_BOTH_ENDS,),
        ("Z-7", "Z-8", "Z-9", "Z-10", "Z-11", "Z-12", "Z-13", "Z-26"),
    ),
    Chapter(
        "first",
        "The first turn",
        (
            "The oldest player begins, and must place as many cubes as can stand in one line. The most may share a "
            "colour or a shape.",
            "If no two cubes go together, the whole hand is rolled until two do.",
        ),
        (_FIRST,),
        ("Z-3", "Z-14", "Z-15", "Z-30"),
    ),
    Chapter(
        "scoring",
        "Scoring",
        (
            "Each line that you made or made longer brings a point for each of its cubes, the old ones too. "
            "A cube that stands in two such lines counts in both.",
            "A line of six is a Qwirkle and brings six points more: twelve in all.",
        ),
        (_TWO_LINES, _QWIRKLE),
        ("Z-16", "Z-17", "Z-18"),
    ),
    Chapter(
        "end",
        "How it ends",
        (
            "When the bag is empty, play goes on without drawing. Whoever first places the last cube in hand ends "
            "the game and gets six points.",
            "If no roll whatever could make one of your cubes fit, you pass. When everybody passes in a row, the game "
            "ends without that bonus. Equal totals share the win.",
            "You may resign on your turn; your points then no longer count.",
        ),
        (_GOING_OUT,),
        ("Z-22", "Z-23", "Z-24", "Z-25", "Z-28"),
    ),
    Chapter(
        "options",
        "Options",
        (
            "A turn can be made shorter: either a re-roll or a placement. The same cube can be allowed several times "
            "in a line. You can agree that nobody has to place, that whoever is stuck passes, on two re-rolls a turn "
            "or on any number, and that the first hand is played as it fell.",
            "The last round can be played to its end. Any seat can begin, or the lot, or the best hand.",
            "You can also use real cubes: draw and roll them yourselves, and enter what they show.",
        ),
        (),
        ("Z-3", "Z-5", "Z-12", "Z-14", "Z-20", "Z-21", "Z-24", "Z-27"),
    ),
)
