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
                "You’re Red. On your turn you flick one of your cubes, wherever it is on the board.",
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
                "Your aim turns to the cube you tap, or to a place on the board. The dashed square shows where your "
                "cube would come to rest.",
                ("cube:34",),
                otherwise="You could aim there, too. Here we aim at the Grunt.",
            ),
            Step(
                "strength",
                "A bit harder",
                "Tap the plus.",
                "The number is the strength. With more, your cube flies farther. But a cube that leaves the board is "
                "out.",
                ("nudge:up",),
                otherwise="You could change that, too. Here we add some strength.",
                shows=_HAND,
            ),
            Step(
                "flick",
                "Flick",
                "Tap Flick, or pull the cube back and let go.",
                "It flies away from your pull. The farther you pull, the harder it flies. Slide back onto the cube to "
                "cancel.",
                ("confirm",),
                "rS1 F*",
                otherwise="That’s another move. Here we flick the Striker.",
                shows=_ROW,
                at_once=True,
                tells_of_board=True,
            ),
            Step(
                "shadow",
                "A shadow side",
                "Tap your Striker, on the line.",
                "Later in the game: it stopped with its only shadow side up. Wholly on Blue’s side, it "
                "would be captured.",
                ("cube:1",),
                position="cubes rK board 0,-205,8,1,0,0,0 rS1 board -20,5,8,0,1,0,0 rG1 board 90,-70,8,1,0,0,0 "
                "bK board 0,205,8,1,0,0,0 bS1 board -90,130,8,1,0,0,0 bG1 board 10,60,8,1,0,0,0 | "
                f"{_REST} r fresh action {_ARMY}",
                otherwise="You could flick that one, too. Here we look at the Striker.",
            ),
            Step(
                "captured",
                "Captured",
                "Your Striker is back. Tap Place cube.",
                "A turn later it did stop there, shadow side up: captured. Then comes its release roll. An icon, as "
                "here, brings it to your castle; with a shadow it’s out.",
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
                "Later in the game: your King is too close to the edge. If he leaves the board, you lose. A King Move "
                "brings him home, and takes a whole turn.",
                ("act:king",),
                position="cubes rK board 165,-60,8,1,0,0,0 rS1 board -20,-250,8,1,0,0,0 rG1 board 90,-70,8,1,0,0,0 "
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
                "Later in the game: Blue’s King is right at the edge, and your Striker is beside him.",
                ("cube:1",),
                position="cubes rK board 0,-240,8,1,0,0,0 rS1 board 158,105,8,1,0,0,0 rG1 board 185,-70,8,1,0,0,0 "
                "bK board 191,110,8,1,0,0,0 bS1 board -90,130,8,1,0,0,0 bG1 board 10,60,8,1,0,0,0 | "
                f"{_REST} r fresh action {_ARMY}",
                otherwise="You could flick that one, too. Here we take the Striker.",
            ),
            Step(
                "target",
                "Take aim",
                "Tap Blue’s King.",
                "Your Striker is on Blue’s side, but icon side up. That’s why it could stay.",
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
                tells_of_board=True,
                wins=True,
                missed="Blue’s King is still on the board. Aim at him again, and flick at least as hard.",
            ),
        ),
        "Keep your King on the board, and knock Blue’s off. Before a game, choose how your army stands, then tap Done.",
    ),
)
