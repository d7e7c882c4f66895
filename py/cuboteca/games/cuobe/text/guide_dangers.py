"""Lines of play for the guide: fights, and what haunts the house."""

from __future__ import annotations

from typing import Final

from cuboteca.play.view import Line

FIGHTING: Final = Line(
    "fighting",
    (
        "? ? ? ? ? / ? ? ? ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "Ghoul@c3:3 | "
        "P1@c3 w0 p1 alive tools=T10 | "
        "P2@c3 w0 p0 alive | "
        "blue=6.7.7.7.7:1.1.1.3/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/19 "
        "green=10.11.9.9:0.2.8/1.2.8/1.1.7/1.1.7:3/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 4 change 0 killed 0 on | "
        "action:P1"
    ),
    ("fight Ghoul 2", "roll > 1 2", "+T10"),
    (
        "The Ghoul is in the Atrium, and its power is 3. Ada’s panic of 1 makes that 4.",
        "She fights it with two of her four dice.",
        "1 and 2 are 3. That would not do. Weapons are added now, when the dice have fallen.",
        "The Knife makes it 5 against 4. The Ghoul loses one power, and the Knife is used up. Two dice are left.",
    ),
    standings=True,
)

LOSING: Final = Line(
    "losing",
    (
        "? ? ? ? ? / ? ? ? ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "Ghoul@c3:3 | "
        "P1@c3 w1 p0 alive | "
        "P2@c3 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=10.11.9.9:0.2.8/1.2.8/1.1.7/1.1.7:3/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 4 change 0 killed 0 on | "
        "action:P1"
    ),
    ("fight Ghoul 2", "roll > 1 1", "fight Ghoul 2", "roll > 1 2"),
    (
        "Without panic the Ghoul stands at 3.",
        "She fights it with two dice.",
        "2 against 3. The lower side suffers: a wound for Ada.",
        "She tries again.",
        "3 against 3 is a tie, and both suffer: another wound, and the Ghoul is down to 2.",
    ),
    standings=True,
)

DESTROYING: Final = Line(
    "destroying",
    (
        "? ? ? ? ? / ? ? ? ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "Clown@c3:1 | "
        "P1@c3 w0 p2 alive | "
        "P2@c3 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=10.11.9.9:0.2.8/1.2.8/1.1.7/1.1.7:3/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 2 change 0 killed 0 on | "
        "action:P1"
    ),
    ("fight Clown 2", "roll > 3 3"),
    (
        "The Clown has one power left.",
        "Ada fights it with both her dice.",
        "6 against 3. It is destroyed, and Ada’s panic falls by one.",
    ),
    standings=True,
)

SPIDER: Final = Line(
    "spider",
    (
        "? ? ? ? ? / ? ? ?s1 ? ? / ? ? R01s1 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c3 w0 p2 alive | "
        "P2@c3 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=10.11.9.9:0.2.8/1.2.8/1.1.7/1.1.7:3/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 2 change 0 killed 0 on | "
        "action:P1"
    ),
    ("fight Spider 1", "roll > 2"),
    (
        "A spider is always 1, however afraid you are.",
        "One die will mostly do.",
        "2 against 1: dead. Your panic falls only when the last of them is gone.",
    ),
    standings=True,
)

GHOUL: Final = Line(
    "ghoul",
    (
        "? ? ? ? ? / ? ? R07 ? ? / ? ? R01 R05 ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@d3 w0 p0 alive | "
        "P2@c4 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 0 change 0 killed 0 on | "
        "action:P1"
    ),
    ("end", "green > W1", "choose b4", "end", "green > X1"),
    (
        "Bo is in the Workshop, Ada in the Infirmary.",
        "Bo draws his card.",
        "The Ghoul. It comes to one of the four rooms beside his, as he chooses.",
        "It is west of him. All rooms of its row and its column are trapped as long as it is about.",
        "Bo waits where he is. It is Ada’s turn.",
        "A trigger, and it hits Bo, who is in the row of the Ghoul.",
    ),
    standings=True,
)

CLOWN: Final = Line(
    "clown",
    (
        "? ? ? ? ? / ? ? R07 ? ? / ? ? R01 R08 ? / ? ? ? ? ? / ? ? ? ? ? | "
        "Clown@c3:3 Tentacles@c4:4 | "
        "P1@c4 w0 p0 alive | "
        "P2@d3 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=10.10.9.9:0.2.8/0.2.8/1.1.7/1.1.7:2/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 0 change 0 killed 0 on | "
        "action:P1"
    ),
    ("end", "green > E02"),
    (
        "The Clown is in the Atrium, the Tentacles are with Ada, and Bo is in the Pantry.",
        "Ada’s panic rises, for she ends her turn beside a spawn. Then Bo and the Clown change places, and the "
        "Tentacles jump to Bo. So it goes at the start of every turn.",
        "Only then does Bo draw his card.",
    ),
    standings=True,
)

SPIDERS: Final = Line(
    "spiders",
    (
        "? ? ? ? ? / ? ? R07 ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c4 w0 p0 alive | "
        "P2@c3 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 0 change 0 killed 0 on | "
        "action:P1"
    ),
    ("end", "green > W4", "end", "choose c3", "green > E02"),
    (
        "Ada stands north of Bo.",
        "Bo draws his card.",
        "Spiders, in all four rooms around him. One of them sits with Ada now.",
        "Bo does nothing about them. No spider was killed, so one more comes, as near to Ada as there is a room "
        "without one. Four are equally near.",
        "She chooses the Atrium.",
        "Now she draws her card and acts. If she kills a spider, none comes at the start of the next turn.",
    ),
    standings=True,
)

TWINS: Final = Line(
    "twins",
    (
        "? ? ? ? ? / ? ? ? ? ? / ? ? R01 R05 ? / ? ? ? ? ? / ? ? ? ? ? | "
        "Twin@c3:2+0.0.0 Sister@d3:2+0.0.0 | "
        "P1@c3 w0 p0 alive | "
        "P2@c3 w0 p0 alive | "
        "blue=1.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=10.11.9.9:0.2.8/1.2.8/1.1.7/1.1.7:3/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 5 change 0 killed 0 on | "
        "action:P1"
    ),
    ("fight Twin 3", "roll > 1 2 2", "blue > K1"),
    (
        "Each of the Twins has stolen three blue cards. There may be keys among them.",
        "Ada fights the one who is here.",
        "5 against 2. She loses no power: she gives a card back.",
        "The Brass Key was among them. When she has no card left to give she is destroyed.",
    ),
    standings=True,
)

LURING: Final = Line(
    "luring",
    (
        "? ? ? ? ? / ? ? R07 ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "Ghoul@a3:3 Troll@e5:4 | "
        "P1@c4 w0 p0 alive | "
        "P2@c3 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=10.10.9.9:0.2.8/0.2.8/1.1.7/1.1.7:2/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 0 change 0 killed 0 on | "
        "action:P1"
    ),
    ("end", "green > E14", "fight Ghoul 3", "roll > 2 2 3"),
    (
        "The Ghoul is on a3, the Troll far away in a corner. With the Troll about, the Ghoul has one more power "
        "than its own.",
        "Bo draws his card.",
        "Footsteps: the nearest spawn jumps to him.",
        "He fights it with three of his dice.",
        "7 against 4: the Ghoul loses one of its own power.",
    ),
    standings=True,
)
