"""The lesson of Cube Quest: aiming and flicking, what a capture is, the King Move, the King knocked off."""

from __future__ import annotations

from typing import Final

from cuboteca.play.lesson import Lesson, Step

_HAND: Final = ("hand",)
_ROW: Final = ("actions",)
_REST: Final = "freezes - | extra r0 b0 | bouts 0-0 |"
_ARMY: Final = "army=custom screen=off"

LESSONS: Final = (
    Lesson(
        "first",
        "Flick, and keep your King",
        (
            Step(
                "pick",
                "Pick a cube",
                "Tap your Striker, the lit cube.",
                "You’re Red. In a turn you flick one of your cubes, wherever it is on the board.",
                ("cube:1",),
                position="cubes rK board 0,-240,8,1,0,0,0 rS1 board -20,-50,8,1,0,0,0 rG1 board 90,-70,8,1,0,0,0 "
                "bK board 0,240,8,1,0,0,0 bS1 board -90,130,8,1,0,0,0 bG1 board 10,60,8,1,0,0,0 | "
                f"{_REST} r fresh action {_ARMY}",
                otherwise="You could flick that one, too. Here we take the Striker.",
            ),
            Step(
                "aim",
                "Aim",
                "Tap Blue’s Grunt, across the line.",
                "Your aim turns to the cube you tap. You can also tap a place on the board.",
                ("cube:34",),
                otherwise="You could aim there, too. Here we aim at the Grunt.",
            ),
            Step(
                "strength",
                "A bit harder",
                "Tap the plus.",
                "The more strength, the farther your cube flies. Mind the edge: what leaves the board is defeated.",
                ("nudge:up",),
                otherwise="You could change that, too. Here we add some strength.",
                shows=_HAND,
            ),
            Step(
                "flick",
                "Flick",
                "Tap Flick, or pull the cube back and let go.",
                "It flies the other way. The farther you pull, the harder it flies. You can’t lose a lesson.",
                ("confirm",),
                "rS1 F*",
                otherwise="That’s another move. Here we flick the Striker.",
                shows=_ROW,
                at_once=True,
            ),
            Step(
                "captured",
                "Captured",
                "Your Striker is back. Tap Place cube.",
                "Another flick ended on Blue’s side, shadow side up, so it was captured. Its release roll showed an "
                "icon, and that brings it to your castle. A shadow would have defeated it.",
                ("confirm",),
                "rS1 =*",
                position="cubes rK board 0,-240,8,1,0,0,0 rS1 hand rG1 board 90,-70,8,1,0,0,0 "
                "bK board 0,240,8,1,0,0,0 bS1 board -90,130,8,1,0,0,0 bG1 board 10,60,8,1,0,0,0 | "
                f"{_REST} r done place:rS1 {_ARMY}",
                otherwise="That’s another move. Here we put the Striker back.",
                shows=_ROW,
            ),
            Step(
                "king",
                "King Move",
                "Tap King Move.",
                "Your King is too close to the edge. If he leaves the board you lose, no matter who knocked him off. "
                "A King Move takes a whole turn.",
                ("act:king",),
                position="cubes rK board 175,-60,8,1,0,0,0 rS1 board -20,-250,8,1,0,0,0 rG1 board 90,-70,8,1,0,0,0 "
                "bK board 0,240,8,1,0,0,0 bS1 board 120,40,8,1,0,0,0 bG1 board 10,60,8,1,0,0,0 | "
                f"{_REST} r fresh action {_ARMY}",
                otherwise="You could do that, too. Here we bring the King home.",
                shows=_HAND,
            ),
            Step(
                "castle",
                "Home again",
                "Tap Move King.",
                "A place in your castle is chosen already. You could tap another one.",
                ("confirm",),
                "rK K*",
                otherwise="That’s another move. Here we bring the King home.",
                shows=_ROW,
            ),
            Step(
                "hunter",
                "Your chance",
                "Tap your Striker.",
                "Blue’s King is beside his castle, right at the edge.",
                ("cube:1",),
                position="cubes rK board 0,-240,8,1,0,0,0 rS1 board 70,200,8,1,0,0,0 rG1 board 90,-70,8,1,0,0,0 "
                "bK board 85,284,8,1,0,0,0 bS1 board -90,130,8,1,0,0,0 bG1 board 10,60,8,1,0,0,0 | "
                f"{_REST} r fresh action {_ARMY}",
                otherwise="You could flick that one, too. Here we take the Striker.",
            ),
            Step(
                "target",
                "Take aim",
                "Tap Blue’s King.",
                "Your Striker is on Blue’s side with an icon up. That’s why it stayed there.",
                ("cube:25",),
                otherwise="You could aim there, too. Here we aim at the King.",
            ),
            Step(
                "finish",
                "Off with him",
                "Tap Flick, or pull the cube back and let go.",
                "Knock him off the board, and you win.",
                ("confirm",),
                "rS1 F*",
                otherwise="That’s another move. Here we flick the Striker.",
                shows=_ROW,
                at_once=True,
            ),
        ),
        "That’s the whole idea: keep your King on the board, and knock Blue’s off.",
    ),
)
