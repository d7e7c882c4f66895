"""The lesson of Qwirkle Cubes: a line, two lines at once, a re-roll, a Qwirkle."""

from __future__ import annotations

from typing import Final

from cuboteca.play.lesson import Lesson, Step

_ALL: Final = ("hand", "actions")
_OTHER: Final = "B[Px Gc Bl Oe Yd Rx]"

LESSONS: Final = (
    Lesson(
        "first",
        "Your first lines",
        (
            Step(
                "cubes",
                "Your cubes",
                "Tap your blue clover.",
                "The line on the grid is all blue, with each shape only once: a colour line. In a shape line all "
                "cubes have one shape, each in a different colour. The small marks only repeat the colour.",
                ("cube:0",),
                position=f"grid Bc@0,0 Bx@1,0 | hands A[Bl Gl Yd Re Os Px] {_OTHER} | bag R13 O13 Y13 G13 B11 P13 | "
                "scores 2 0 | A rolls1 pass0",
                otherwise="You could do that. Here we take the blue clover.",
                shows=_ALL,
                tells_of_board=True,
            ),
            Step(
                "extend",
                "Extend a line",
                "Place it at the right end of the blue line.",
                "The line grows to three cubes: 3 points. You can go on placing cubes in the same turn.",
                ("cube:0", "cell:2,0"),
                otherwise="You could do that. Here we make the blue line longer at its right end.",
                shows=_ALL,
            ),
            Step(
                "second",
                "One more cube",
                "Now tap your green clover.",
                "All cubes you place in a turn must have a colour or a shape in common, and be in one straight row or "
                "column.",
                ("cube:1",),
                otherwise="You could do that. Here we add the green clover.",
                shows=_ALL,
            ),
            Step(
                "column",
                "Two lines at once",
                "Place it just below the blue clover.",
                "The two clovers make a line of their own, downwards.",
                ("cube:1", "cell:2,-1"),
                otherwise="You could do that. Here the green clover goes below the blue one.",
                shows=_ALL,
            ),
            Step(
                "points",
                "Count your points",
                "Tap End turn.",
                "You get a point for each cube in each line that you made or extended: 3 for the blue line and 2 for "
                "the clovers. The blue clover counts twice.",
                ("confirm",),
                "put Gl@2,-1 Bl@2,0",
                otherwise="You can still change that in a game. Here we end the turn.",
                then=("draw > Ox Rd",),
                shows=_ALL,
                tells_of_board=True,
            ),
            Step(
                "reroll",
                "Better shapes",
                "Tap Re-roll.",
                "This is another grid. The red line has a square already, so yours can’t join it. Cubes are dice: "
                "re-rolled, yours may show another shape.",
                ("roll",),
                position=f"grid Rs@0,0 Rc@1,0 Rd@2,0 | hands A[Rs Bx Ge Ol Yx Px] {_OTHER} | "
                "bag R10 O13 Y13 G13 B13 P13 | scores 5 3 | A rolls1 pass0",
                otherwise="You could place that cube. Here we re-roll first.",
                shows=_ALL,
                tells_of_board=True,
            ),
            Step(
                "which",
                "Which cubes",
                "Tap the red square: that’s the cube to re-roll.",
                "You can re-roll as many of your cubes as you like, once in each turn, before you place any.",
                ("roll", "cube:0"),
                otherwise="You could re-roll that cube as well. Here it’s the red square alone.",
                shows=_ALL,
            ),
            Step(
                "roll",
                "Roll it",
                "Tap Re-roll to roll it.",
                "A cube can show any of the six shapes. Its colour never changes.",
                ("roll", "cube:0", "roll"),
                "roll 1",
                otherwise="You could choose other cubes. Here we re-roll the red square alone.",
                then=("roll 1 > l",),
                shows=_ALL,
            ),
            Step(
                "rolled",
                "A clover",
                "Place the red clover at the right end of the red line.",
                "Tap the cube, then the place. It works the other way round as well.",
                ("cube:0", "cell:3,0"),
                otherwise="You could do that. Here the red clover joins the red line.",
                shows=_ALL,
            ),
            Step(
                "four",
                "Four points",
                "Tap End turn.",
                "You must place at least one cube in each turn, and on the first turn of a game as many as you can in "
                "one line. If nothing fits, all your cubes are re-rolled.",
                ("confirm",),
                "put Rl@3,0",
                otherwise="You can still change that in a game. Here we end the turn.",
                then=("draw > Gs",),
                shows=_ALL,
                tells_of_board=True,
            ),
            Step(
                "twice",
                "Ask why not",
                "Try the red square at the end of the red line.",
                "A dashed place needs another cube in its line. You can tap anything: if the rules don’t allow it, "
                "you’ll read why, and Why? shows you the rule.",
                ("cube:1", "cell:5,0"),
                position=f"grid Rs@0,0 Rc@1,0 Rd@2,0 Rl@3,0 Rx@4,0 | hands A[Re Rs Yd Ge Ol Bx] {_OTHER} | "
                "bag R7 O13 Y13 G13 B13 P14 | scores 9 8 | A rolls1 pass0",
                otherwise="That could fit, but first try the red square.",
                refused=True,
                shows=_ALL,
            ),
            Step(
                "sixth",
                "The sixth shape",
                "Now place the eight-point star there.",
                "It’s the only red shape that’s missing from the line.",
                ("cube:0", "cell:5,0"),
                otherwise="You could do that. Here the eight-point star completes the line.",
                shows=_ALL,
            ),
            Step(
                "qwirkle",
                "A Qwirkle",
                "Tap End turn.",
                "Six in a line is a Qwirkle: 6 points for its cubes and 6 bonus points.",
                ("confirm",),
                "put Re@5,0",
                otherwise="You can still change that in a game. Here we end the turn.",
                then=("draw > Oc",),
                shows=_ALL,
                tells_of_board=True,
            ),
        ),
        "That Qwirkle brought 12 points. With the bag empty, your last cube brings 6 and ends the game.",
    ),
)
