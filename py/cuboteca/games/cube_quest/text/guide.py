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
    """Return the pose of a cube put down at a place, on whatever lies there."""
    return land(read_place(where) or Place(0, 0), (others or {}).values(), False).pose


def position(placed: str, aside: str = "", freezes: str = "-", now: str = "r fresh action") -> str:
    """Return the text of a position: cubes at places, each put down after those before it; `aside` are those
    elsewhere."""
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
    """Return how everything comes to rest: each cube at a place, or `off 0.5`."""
    told = [f"{cube} {end if end.startswith('off') else lying(end)}" for cube, end in ends.items()]
    return " ".join(("~", *told))


_AIM: Final = Line(
    "aim",
    position("rS1 0,60 bG1 60,120 bG2 -60,120"),
    ("rS1 F 90.0 85", settling(rS1="0,236", bK="off 0.62")),
    (
        "Ada plays Red and Bo plays Blue. Ada’s Striker stands in enemy territory, with a clear way to Bo’s King.",
        "Ada flicks it hard, straight ahead.",
        "It knocks the King off the board. Ada wins.",
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
        "Ada’s Grunt is about to attack.",
        "Ada flicks it into enemy territory.",
        (
            "It lies completely in enemy territory, shadow side up. So it’s captured and leaves the board for its "
            "release roll."
        ),
        "It rolls an icon and escapes. Ada puts it back in the castle.",
        "Here it is again. On a shadow it would have been defeated.",
    ),
)
_SAFE: Final = Line(
    "safe",
    position("rS1 -60,-60 rG1 40,-40 bS1 0,60"),
    ("rS1 F 90.0 60", settling(rS1="-60,120/2"), "bS1 F 270.0 30", settling(bS1="2,3")),
    (
        "Now the Striker. Five of its six sides show the icon.",
        "Ada flicks it.",
        "It lands icon side up, so it stays: a danger to Bo’s King.",
        "Bo flicks a Striker, gently.",
        ("It still touches the dividing line, so it’s in its own territory. There it doesn’t matter which side is up."),
    ),
)
_KING: Final = Line(
    "king-move",
    position("rK 120,-60 bS1 120,60 bG1 0,60"),
    ("rK K 0.0,-240.0",),
    (
        "Ada’s King is out in the open, close to Bo’s cubes.",
        "Ada makes the King Move: the King is back in the castle, and that was the turn.",
    ),
)
_HELM: Final = Line(
    "helm",
    position("rH1 0,-120 bS1 80,90 bG1 0,90"),
    ("rH1 F 90.0 35", settling(rH1="0,-50"), "rH1 F 45.0 60", settling(rH1="86,70", bS1="110,120/3")),
    (
        "This is a Helm. You can flick it twice if the first flick ends in your own territory.",
        "Ada flicks it gently, to get a better position.",
        "It’s still in Ada’s territory, so Ada can flick the same Helm again.",
        "This time Ada flicks it hard.",
        "The turn is over, wherever the Helm lands: two flicks are the most.",
    ),
)
_SKULK: Final = Line(
    "skulk",
    position("rU1 0,120 bS1 80,90 bG1 -80,60"),
    ("rK K 0.0,-236.0", "rU1 hide", "bG1 F 270.0 0", settling(), "rU1 U 60.0,205.0"),
    (
        "A red Skulk stands in enemy territory, icon side up.",
        "Ada makes the King Move. Whatever you do on your turn, your Skulk can go into hiding at the end of it.",
        "Now it’s in hiding, where nothing can hit it.",
        "Bo flicks a Grunt with strength 0.",
        "Nothing moves.",
        (
            "Instead of a flick, Ada brings the Skulk back. It can go anywhere in enemy territory, clear of the castle "
            "and of every cube."
        ),
    ),
)
_HEALER: Final = Line(
    "healer",
    position("rL1 -70,-270 bS1 0,60", aside="rS1 defeated rG1 defeated"),
    ("rL1 L rS1 rG1", "rL1 L rS1 rG1 > 2 3", "rS1 = 0.0,-215.0"),
    (
        "Ada has lost a Striker and a Grunt, and has a Healer.",
        (
            "Ada uses the Healer, and it’s gone for good. It can revive up to 6 points’ worth of cubes: 4 for the "
            "Striker and 2 for the Grunt."
        ),
        "Ada rolls both. The Striker shows its icon, the Grunt a shadow.",
        "So the Striker is back in the castle. Another Healer could try the Grunt again.",
    ),
)
_FREEZE: Final = Line(
    "freeze",
    position("bS1 -8,-90 bS2 8.2,-90 rG1 80,-60", aside="rF1 reserve"),
    ("rF1 Z 0.0,-90.0", "~"),
    (
        "Two blue Strikers stand side by side, deep in Ada’s territory. Ada has a Freeze ready.",
        "Ada puts it on top of both of them.",
        "It stays there. As long as it rests on a cube, Bo can’t flick that cube or use its ability.",
    ),
)

CHAPTERS: Final = (
    Chapter(
        "aim",
        "The idea",
        (
            "Two armies of cubes face each other across a dividing line. On your turn you flick one of your cubes. "
            "Your castle is the square with battlements on your side.",
            "Knock the enemy King off the board and you win. Lose your own King, even by your own flick, and you lose.",
            "A cube that leaves the board is defeated. A cube that only hangs over the edge isn’t.",
        ),
        (_AIM,),
        ("CQ-4", "CQ-10", "CQ-12", "CQ-19"),
    ),
    Chapter(
        "flicking",
        "How to flick",
        (
            "Put a finger on one of your cubes, pull it back and let go. The farther you pull, the stronger the "
            "flick. Slide back onto the cube to cancel.",
            "A gentle flick slides, and the cube keeps its side up. At medium strength it mostly tips over once, and "
            "the side that faced back comes up. A strong flick tumbles, and any side may end up on top. That’s how "
            "cubes get captured. The dashed line ends about where your cube will stop.",
            "Without dragging: tap the cube, tap what you aim at, set the strength and press Flick. Small buttons "
            "turn the aim by 1 or 10 degrees. On a keyboard, 4 and 6 turn the aim by 1 degree, 7 and 9 by 10, "
            "8 and 2 change the strength, and C flicks.",
            "On the picture of the cube, choose where to aim: high, and it tumbles a little sooner; low, and it slides "
            "a little longer. No finger is exact: the harder you flick, the less exactly you hit.",
            "Afterwards you can watch the flick again, at full speed or slowly.",
        ),
        (),
        ("CQ-10", "CQ-11"),
    ),
    Chapter(
        "captures",
        "In enemy territory",
        (
            "Each side of a cube shows its icon or a shadow. When all cubes lie still, look at the cubes that lie "
            "completely in enemy territory. Icon side up, a cube is safe and stays. Shadow side up, it’s captured: it "
            "leaves the board and is rolled once, the release roll.",
            "If it rolls an icon, it escapes and goes back in its owner’s castle. If it rolls a shadow, it’s defeated.",
            "The more shadow sides (or captured sides), the greater the risk: a Striker has 1, Helms and Skulks have "
            "3, a Grunt has 4. Kings, Healers and Freezes have none.",
            "A cube that touches the dividing line is still in its own territory. If a captured cube carried "
            "others, they fall, and can be captured or defeated too.",
        ),
        (_CAPTURED, _SAFE),
        ("CQ-13", "CQ-14", "CQ-15", "CQ-16", "CQ-17", "CQ-18", "CQ-44"),
    ),
    Chapter(
        "setting-up",
        "Army and set-up",
        (
            "The basic army is a King, 4 Strikers and 12 Grunts. Or you each build a custom army for up to 40 "
            "points, or another limit you agree on: Strikers and Helms cost 4, Skulks 3, the others 2, and the King is "
            "free.",
            "Your King starts in your castle, or at least touching it. Place your other cubes anywhere in your own "
            "territory, clear of the dividing line, in walls or towers if you like. Your formation has to stand by "
            "itself: if it falls over, you set it up again. Freezes start beside the board.",
            "Drag a cube to its place, or tap it and then a spot. Small buttons nudge it, turn it, stack it on "
            "another cube or take it off. You can save a formation you like and use it again.",
            "The options say whether you set up in the open or in secret. After a secret set-up both armies are "
            "shown together.",
        ),
        (
            Line(
                "set-up",
                position("rS1 -60,-50 rS2 60,-50 rG1 -9,-110 rG2 9,-110 rG3 0,-110 bS1 0,50 bG1 30,110 bG2 30,110"),
                (),
                ("A small army on each side. One of Bo’s Grunts stands on another.",),
            ),
        ),
        ("CQ-2", "CQ-3", "CQ-5", "CQ-6", "CQ-7", "CQ-8", "CQ-42", "CQ-43"),
    ),
    Chapter(
        "king",
        "The King",
        (
            "The King Move: instead of a flick, pick up your King, wherever it is on the board, and put it back in "
            "your castle. You can’t while other cubes lie on it, unless the options allow it.",
            "You can also flick your King like any other cube. Be careful: if it leaves the board, you lose.",
        ),
        (_KING,),
        ("CQ-20", "CQ-21", "CQ-41", "CQ-46"),
    ),
    Chapter(
        "helm",
        "Helms",
        (
            "You can flick your Helm a second time in the same turn if its first flick ends in your own territory. "
            "Touching the dividing line is enough.",
        ),
        (_HELM,),
        ("CQ-25", "CQ-26", "CQ-45"),
    ),
    Chapter(
        "skulk",
        "Skulks",
        (
            "At the end of your turn, your Skulks in enemy territory can go into hiding: you take them off the board. "
            "On a later turn, instead of a flick, you can bring one Skulk back, anywhere in enemy territory, clear of "
            "other cubes and of the castle.",
        ),
        (_SKULK,),
        ("CQ-27", "CQ-28"),
    ),
    Chapter(
        "healer",
        "Healers",
        (
            "You never flick a Healer. Instead of a flick you can use one or more of them: each is gone for good, "
            "and lets you roll up to 6 points’ worth of your defeated cubes. A cube that rolls an icon is "
            "revived and goes back in your castle; one that rolls a shadow stays defeated. Use your Healers one after "
            "another, or several for one roll.",
        ),
        (_HEALER,),
        ("CQ-29", "CQ-30", "CQ-31", "CQ-32", "CQ-33"),
    ),
    Chapter(
        "freeze",
        "Freezes",
        (
            "Your Freezes wait beside the board. Instead of a flick you can put one or more of them on top of enemy "
            "cubes, never on the King. If you place several in one turn, only one of them can go in enemy territory.",
            "Every enemy cube that a Freeze rests on is frozen: its player can’t flick it or use its ability. It "
            "can still be hit. A Freeze that no longer rests on any cube it froze is defeated.",
        ),
        (_FREEZE,),
        ("CQ-34", "CQ-35", "CQ-36", "CQ-37", "CQ-38", "CQ-39"),
    ),
    Chapter(
        "more",
        "Fouls and series",
        (
            "With real cubes, a foul such as pushing a cube gives your opponent an extra flick. A flick on the screen "
            "can’t be a foul. To play with fouls anyway, turn them on in the options: before you do anything else on "
            "your turn, you can call one for each of your opponent’s flicks, and you get an extra flick for it.",
            "In a series, the first player to win three bouts wins. The loser of a bout goes first in the next, and "
            "you both set up again.",
        ),
        (),
        ("CQ-9", "CQ-22", "CQ-23", "CQ-24", "CQ-40", "CQ-47"),
    ),
)
