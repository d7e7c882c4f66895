"""The rules of Cube Quest in our own words, with lines of play to click through."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cuboteca.games.cube_quest.rules.cubes import CUBE_OF
from cuboteca.games.cube_quest.rules.places import Place, land, read_place
from cuboteca.games.cube_quest.rules.pose import Pose
from cuboteca.play.view import Chapter, Line

KINGS: Final = {"rK": "0,-240", "bK": "0,240"}


def lying(where: str, others: Mapping[str, Pose] | None = None) -> Pose:
    """The pose of a cube put down at a place, on whatever lies there."""
    return land(read_place(where) or Place(0, 0), (others or {}).values(), False).pose


def position(placed: str, aside: str = "", freezes: str = "-", now: str = "r fresh action") -> str:
    """The text of a position: cubes at places, each put down after those before it; `aside` are those elsewhere."""
    words = placed.split()
    where = {**KINGS, **dict(zip(words[::2], words[1::2], strict=True))}
    poses: dict[str, Pose] = {}
    for cube, place in where.items():
        poses[cube] = lying(place, poses)
    told = {cube: f"{cube} board {pose}" for cube, pose in poses.items()}
    others = aside.split()
    told |= {cube: f"{cube} {status}" for cube, status in zip(others[::2], others[1::2], strict=True)}
    cubes = " ".join(told[cube] for cube in sorted(told, key=lambda cube: CUBE_OF[cube]))
    options = "army=custom points=99 screen=off"
    return f"cubes {cubes} | freezes {freezes} | extra r0 b0 | bouts 0-0 | {now} {options}"


def settling(**ends: str) -> str:
    """How everything comes to rest: each cube at a place, or `off 0.5`."""
    told = [f"{cube} {end if end.startswith('off') else lying(end)}" for cube, end in ends.items()]
    return " ".join(("~", *told))


_AIM: Final = Line(
    "aim",
    position("rS1 0,60 bG1 60,120 bG2 -60,120"),
    ("rS1 F 90.0 85", settling(rS1="0,236", bK="off 0.62")),
    (
        "Ada plays Red and Bo plays Blue. A red Striker stands beyond the line, with a clear way to Bo’s King.",
        "She flicks it hard, straight ahead.",
        "It takes the King along and off the board. Ada has won.",
    ),
)
_CAPTURED: Final = Line(
    "captured",
    position("rG1 -60,-60 bS1 0,60"),
    (
        "rG1 F 90.0 55",
        settling(rG1="-58,95/3"),
        "!rG1 > 1",
        "rG1 = 0.0,-215.0",
    ),
    (
        "Ada’s Grunt is to go over the line.",
        "Off it goes.",
        "It lies wholly beyond the line with a shadow up, so it is captured and rolled.",
        "The roll shows an icon: it escapes. Ada puts it back.",
        "Her castle is where it goes. A shadow would have defeated it.",
    ),
)
_SAFE: Final = Line(
    "safe",
    position("rS1 -60,-60 rG1 40,-40 bS1 0,60"),
    ("rS1 F 90.0 60", settling(rS1="-60,120/2"), "bS1 F 270.0 30", settling(bS1="2,3")),
    (
        "Now the Striker. Five of its six sides are icons.",
        "Off it goes.",
        "It lands with an icon up and stays, a danger to Bo’s King.",
        "Bo answers, carefully.",
        "His Striker still touches the line: that is at home, and at home it never matters what is up.",
    ),
)
_KING: Final = Line(
    "king-move",
    position("rK 120,-60 bS1 120,60 bG1 0,60"),
    ("rK K 0.0,-240.0",),
    ("Ada’s King is out in the open, with a Striker before him.", "He spends her turn on going home to his castle."),
)
_HELM: Final = Line(
    "helm",
    position("rH1 0,-120 bS1 80,90 bG1 0,90"),
    ("rH1 F 90.0 35", settling(rH1="0,-50"), "rH1 F 45.0 60", settling(rH1="86,70", bS1="110,120/3")),
    (
        "A Helm. As long as it does not land wholly beyond the line, it may be flicked twice.",
        "A gentle first flick, to get a better view.",
        "It is still at home, so Ada may flick the same Helm again.",
        "And now she means it.",
        "Where the second flick ends does not matter for that: two are the most.",
    ),
)
_SKULK: Final = Line(
    "skulk",
    position("rU1 0,120 bS1 80,90 bG1 -80,60"),
    ("rK K 0.0,-236.0", "rU1 hide", "bG1 F 270.0 0", settling(), "rU1 U 60.0,205.0"),
    (
        "A red Skulk stands beyond the line with an icon up.",
        "At the end of any turn of hers, this one was a King Move, Ada may take it aside.",
        "It hides. Nobody can reach it there.",
        "Bo does something else,",
        "and nothing moves.",
        "Instead of a flick the Skulk comes back, anywhere beyond the line, clear of the castle and of every cube.",
    ),
)
_HEALER: Final = Line(
    "healer",
    position("rL1 -70,-270 bS1 0,60", aside="rS1 defeated rG1 defeated"),
    ("rL1 L rS1 rG1", "rL1 L rS1 rG1 > 2 3", "rS1 = 0.0,-215.0"),
    (
        "Ada has lost a Striker and a Grunt, and she has a Healer.",
        "She takes the Healer off for good. It pays for six points of her defeated cubes: four and two.",
        "Both are rolled. The Striker shows an icon, the Grunt a shadow.",
        "So the Striker is back in the castle. Another Healer could try the Grunt again.",
    ),
)
_FREEZE: Final = Line(
    "freeze",
    position("bS1 -8,-90 bS2 8.2,-90 rG1 80,-60", aside="rF1 reserve"),
    ("rF1 Z 0.0,-90.0", "~"),
    (
        "Two blue Strikers stand side by side, deep in Ada’s land. She has a Freeze ready.",
        "It goes on top of both of them,",
        "and stays. As long as it rests on a cube, that cube is not flicked and does nothing special.",
    ),
)

CHAPTERS: Final = (
    Chapter(
        "aim",
        "What it is about",
        (
            "Two armies of cubes face each other across a line. On your turn you flick one of your cubes.",
            "Knock the other King off the board and you win. Lose your own, even by your own flick, and you lose.",
            "Whatever leaves the board is out. Hanging over the edge is not leaving.",
        ),
        (_AIM,),
        ("CQ-4", "CQ-10", "CQ-12", "CQ-19"),
    ),
    Chapter(
        "flicking",
        "How to flick",
        (
            "Put a finger on one of your cubes, pull it back and let go. The farther you pull, the stronger the flick, "
            "and what is shown is exactly what happens. Slide back to the cube to change your mind.",
            "Without dragging: tap the cube, tap what you aim at, set the strength, press Flick. Small buttons "
            "turn the aim by a degree. On a keyboard A and D turn it, W and S change the strength, C flicks.",
            "The picture of the side that is struck tells where: hit low and the cube rises a little, hit it to one "
            "side and it spins.",
            "Afterwards the whole flight can be seen again, or slowly.",
        ),
        (),
        ("CQ-10", "CQ-11"),
    ),
    Chapter(
        "captures",
        "Beyond the line",
        (
            "When everything lies still, look at every cube that lies wholly on the enemy’s side. With an icon "
            "up it is safe and stays. With a shadow up it is captured: it leaves the board and is rolled once.",
            "An icon and it escapes, back into its own castle. A shadow and it is defeated.",
            "How many shadows a cube has is what makes it bold or timid: a Striker has one, Helms and Skulks three, a "
            "Grunt four. Kings, Healers and Freezes have none.",
            "A cube that touches the line is at home. If a cube that carried others is taken off, they fall, and are "
            "looked at as well.",
        ),
        (_CAPTURED, _SAFE),
        ("CQ-13", "CQ-14", "CQ-15", "CQ-16", "CQ-17", "CQ-18", "CQ-44"),
    ),
    Chapter(
        "setting-up",
        "Army and set-up",
        (
            "The basic army is a King, four Strikers and twelve Grunts. Or everybody builds their own, for up to forty "
            "points: Strikers and Helms cost four, Skulks three, the others two, and the King comes for nothing.",
            "Your King begins in his castle, or at least touches it. Everything else stands anywhere on your side, "
            "clear of the line, in walls or towers if you like. It has to stand by itself: what falls over when it is "
            "tried out is set up again. Freezes wait beside the board.",
            "Drag a cube to its place, or tap it and then the mat; small buttons nudge it, turn it, put it on top of "
            "another or take it away. Save a formation that you like by a name.",
            "With armies of your own both set up in secret, one after the other, and then everything is shown.",
        ),
        (
            Line(
                "set-up",
                position("rS1 -60,-50 rS2 60,-50 rG1 -9,-110 rG2 9,-110 rG3 0,-110 bS1 0,50 bG1 30,110 bG2 30,110"),
                (),
                ("A small formation for each side. One of Bo’s Grunts stands on another.",),
            ),
        ),
        ("CQ-2", "CQ-3", "CQ-5", "CQ-6", "CQ-7", "CQ-8", "CQ-42", "CQ-43"),
    ),
    Chapter(
        "king",
        "The King",
        (
            "Instead of a flick your King may go home: he is lifted from wherever he is and put down in his castle. "
            "Not while he carries other cubes.",
            "He can be flicked like any other cube, too. That is bold.",
        ),
        (_KING,),
        ("CQ-20", "CQ-21", "CQ-41", "CQ-46"),
    ),
    Chapter(
        "helm",
        "Helms",
        ("A Helm may be flicked a second time in the same turn, unless the first flick took it wholly over the line.",),
        (_HELM,),
        ("CQ-25", "CQ-26", "CQ-45"),
    ),
    Chapter(
        "skulk",
        "Skulks",
        (
            "A Skulk that stands beyond the line at the end of your turn may hide. It comes back later, instead of a "
            "flick, one at a time.",
        ),
        (_SKULK,),
        ("CQ-27", "CQ-28"),
    ),
    Chapter(
        "healer",
        "Healers",
        (
            "A Healer is never flicked. Instead of a flick you may use one or more: each is gone for good and lets you "
            "roll six points’ worth of your defeated cubes. Use them one after the other, or together.",
        ),
        (_HEALER,),
        ("CQ-29", "CQ-30", "CQ-31", "CQ-32", "CQ-33"),
    ),
    Chapter(
        "freeze",
        "Freezes",
        (
            "Instead of a flick you may put Freezes that lie ready on top of enemy cubes, never on the King. Of those "
            "put down in one turn only one may stand beyond the line.",
            "Every enemy cube that a Freeze rests on is frozen: no flick, no second flick, no hiding, no "
            "healing. It can still be hit. Knock the Freeze off and it is defeated.",
        ),
        (_FREEZE,),
        ("CQ-34", "CQ-35", "CQ-36", "CQ-37", "CQ-38", "CQ-39"),
    ),
    Chapter(
        "more",
        "Fouls and series",
        (
            "On the screen no flick can be a foul. If you like, play with fouls all the same: whoever is to move may "
            "call one for each flick of the other player, and has an extra flick for it.",
            "A series is won by three bouts. The loser of a bout begins the next, with a new set-up.",
        ),
        (),
        ("CQ-9", "CQ-22", "CQ-23", "CQ-24", "CQ-40", "CQ-47"),
    ),
)
