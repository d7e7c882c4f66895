"""Lines of play for the guide: fights, spawns and a duel."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.text.guide_positions import BLUE_BUT_A_TOOL, GREEN_BUT_A_SPAWN, GREEN_BUT_TWO_SPAWNS, position
from cuboteca.play.view import Line

FIGHTING: Final = Line(
    "fighting",
    position(4, ada="c3 w0 p1 alive tools=T10", spawns="Ghoul@c3:3", blue=BLUE_BUT_A_TOOL, green=GREEN_BUT_A_SPAWN),
    ("fight Ghoul 2", "roll > 1 2", "+T10"),
    (
        "The Ghoul is in the Atrium with power 3. Ada’s panic of 1 makes that 4.",
        "She fights it with two of her four dice.",
        "1 and 2 make 3. That isn’t enough, but she can add weapons now, after the roll.",
        "The Knife makes it 5 against 4. The Ghoul loses 1 power, and the Knife is used up. Ada has two dice left.",
    ),
    standings=True,
)

LOSING: Final = Line(
    "losing",
    position(4, ada="c3 w1 p0 alive", spawns="Ghoul@c3:3", green=GREEN_BUT_A_SPAWN),
    ("fight Ghoul 2", "roll > 1 1", "fight Ghoul 2", "roll > 1 2"),
    (
        "Ada has no panic, so the Ghoul stays at 3.",
        "She fights it with two dice.",
        "2 against 3: she loses and takes a wound.",
        "She tries again.",
        "3 against 3 is a tie, and both suffer: Ada takes another wound, and the Ghoul’s power falls to 2.",
    ),
    standings=True,
)

DESTROYING: Final = Line(
    "destroying",
    position(2, ada="c3 w0 p2 alive", spawns="Clown@c3:1", green=GREEN_BUT_A_SPAWN),
    ("fight Clown 2", "roll > 3 3"),
    (
        "The Clown has 1 power left.",
        "Ada fights it with both her dice.",
        "6 against 3. She destroys it, and her panic falls by one.",
    ),
    standings=True,
)

SPIDER: Final = Line(
    "spider",
    position(2, "c3=R01s1 c4=?s1", "c3 w0 p2 alive", green=GREEN_BUT_A_SPAWN),
    ("fight Spider 1", "roll > 2"),
    (
        "A spider’s power is always 1. Panic adds nothing to it.",
        "One die is usually enough.",
        "2 against 1: she kills it. Your panic falls only when you kill the last spider.",
    ),
    standings=True,
)

GHOUL: Final = Line(
    "ghoul",
    position(0, "c4=R07 d3=R05", "d3 w0 p0 alive", "c4 w0 p0 alive"),
    ("end", "green > W1", "choose b4", "end", "green > X1"),
    (
        "Bo is in the Workshop, Ada in the Infirmary.",
        "Bo draws a card.",
        "The Ghoul. It spawns in an adjacent room, and Bo chooses which.",
        "It’s west of Bo. As long as it’s on the map, all rooms of its row and column are trapped.",
        "Bo stays there. Now it’s Ada’s turn.",
        "A Trigger, and it wounds Bo, who’s in the Ghoul’s row.",
    ),
    standings=True,
)

CLOWN: Final = Line(
    "clown",
    position(
        0,
        "c4=R07 d3=R08",
        "c4 w0 p0 alive",
        "d3 w0 p0 alive",
        spawns="Clown@c3:3 Tentacles@c4:4",
        green=GREEN_BUT_TWO_SPAWNS,
    ),
    ("end", "green > E02"),
    (
        "The Clown is in the Atrium, the Tentacles are with Ada, and Bo is in the Pantry.",
        "Ada ends her turn in a room with a spawn, so her panic rises. Then the Clown swaps with Bo, and the "
        "Tentacles jump to Bo. They do this at the start of every turn.",
        "Only then does Bo draw a card.",
    ),
    standings=True,
)

SPIDERS: Final = Line(
    "spiders",
    position(0, "c4=R07", "c4 w0 p0 alive"),
    ("end", "green > W4", "end", "choose c3", "green > E02"),
    (
        "Ada is north of Bo.",
        "Bo draws a card.",
        "Spiders spawn in all four adjacent rooms. One of them is with Ada now.",
        "Bo kills no spider, so another one spawns: in the closest room to Ada that has none. Four rooms are equally "
        "close.",
        "She chooses the Atrium.",
        "Now she draws her card and acts. If she kills a spider, none spawns at the start of the next turn.",
    ),
    standings=True,
)

TWINS: Final = Line(
    "twins",
    position(
        5,
        "d3=R05",
        spawns="Twin@c3:2+0.0.0 Sister@d3:2+0.0.0",
        blue="1.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20",
        green=GREEN_BUT_A_SPAWN,
    ),
    ("fight Twin 3", "roll > 1 2 2", "blue > K1"),
    (
        "Each of the Twins has stolen three cards from the blue deck. Some of them could be keys.",
        "Ada fights the one in her room.",
        "5 against 2. The Twin loses no power: she gives a card back.",
        "It’s the Brass Key. Once she has no cards left, she’s destroyed.",
    ),
    standings=True,
)

LURING: Final = Line(
    "luring",
    position(0, "c4=R07", "c4 w0 p0 alive", spawns="Ghoul@a3:3 Troll@e5:4", green=GREEN_BUT_TWO_SPAWNS),
    ("end", "green > E14", "fight Ghoul 3", "roll > 2 2 3"),
    (
        "The Ghoul is on a3, and the Troll is far away in a corner. The Troll adds 1 to the Ghoul’s power.",
        "Bo draws a card.",
        "Footsteps attract the closest spawn: it jumps to Bo’s room.",
        "Bo fights it with three dice.",
        "7 against 4: the Ghoul loses 1 of its own power.",
    ),
    standings=True,
)

DUEL: Final = Line(
    "duel",
    position(4, bo="c3 w2 p0 alive", rules="pvp=on"),
    ("duel P2 2", "roll > 1 3", "roll > 0 1 2"),
    (
        "In this game, players can fight each other.",
        "Ada risks two dice.",
        "They make 4.",
        "The player under attack rolls three dice. Bo’s make 3, which means a wound. Both could have added weapons.",
    ),
    standings=True,
)
