"""Lines of play for the guide: dice, panic, sleep and traps."""

from __future__ import annotations

from typing import Final

from cuboteca.play.view import Line

COUNTING: Final = Line(
    "counting",
    (
        "? ? ? ? ? / ? ? R07 ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c3 w0 p0 alive | "
        "P2@c3 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 0 change 0 killed 0 on | "
        "action:P1"
    ),
    ("end", "green > E08", "go N"),
    (
        "Nobody is hurt and nobody is afraid: that makes five dice.",
        "Bo’s turn begins with a green card.",
        "Whispers raise his panic, and only then are his dice counted. Three, and one more for no wounds, but "
        "none for calm: four.",
        "He walks, and three are left.",
    ),
    standings=True,
)

GAINING: Final = Line(
    "gaining",
    (
        "? ? ? ? ? / ? ? ? ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c3 w0 p0 alive | "
        "P2@c3 w1 p1 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 0 change 0 killed 0 on | "
        "action:P1"
    ),
    ("end", "green > E03"),
    (
        "Bo is hurt and nervous. Three dice is all he can hope for.",
        "He draws his card.",
        "Adrenaline: two dice more in this turn, and a little more panic.",
    ),
    standings=True,
)

CALMING: Final = Line(
    "calming",
    (
        "? ? ? ? ? / ? ? ? ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c3 w0 p1 alive tools=T07 | "
        "P2@c3 w0 p3 alive | "
        "blue=6.7.7.7.7:1.1.1.3/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/19 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 2 change 0 killed 0 on | "
        "action:P1"
    ),
    ("use T07", "choose P2"),
    (
        "Bo’s panic is at three. At five he would be insane.",
        "Ada uses her Pills. Whom do they help?",
        "Bo, who is in the same room. Tools are used once, in your own turn, and cost no die.",
    ),
    standings=True,
)

INSANE: Final = Line(
    "insane",
    (
        "? ? ? ? ? / ? ? ? ? ? / ? ? R01 R05 ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c3 w0 p0 alive | "
        "P2@c3 w1 p4 alive tools=T10 | "
        "blue=6.7.7.7.7:1.1.1.3/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/19 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 0 change 0 killed 0 on | "
        "action:P1"
    ),
    ("end", "green > E08", "go E"),
    (
        "Bo’s panic is at four.",
        "He draws his card.",
        "One more, and he is insane, for good. What he held is dropped or gone.",
        "He still walks, fights and forces locks. But he holds no cards and uses no room, and all further panic "
        "is wounds.",
    ),
    standings=True,
)

SLEEPING: Final = Line(
    "sleeping",
    (
        "? ? ? ? ? / ? ? R07 ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c3 w0 p0 alive | "
        "P2@c3 w3 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 0 change 0 killed 0 on | "
        "action:P1"
    ),
    ("end", "green > E18", "choose a", "green > C1"),
    (
        "Bo has three wounds already. Ada’s turn is over.",
        "He draws his card.",
        "Sweet Fumes: he may take a wound, or sleep.",
        "He sleeps, and his turn is over. Until his next one begins panic would hurt him like wounds. Ada draws.",
        "A tick shifts her column north. Bo comes along and sleeps on.",
    ),
    standings=True,
)

TRIGGER: Final = Line(
    "trigger",
    (
        "? ? ? ? ? / ? ? R11 ? ? / ? ? R01 R07 ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c4 w0 p0 alive | "
        "P2@c3 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 0 change 0 killed 0 on | "
        "action:P1"
    ),
    ("end", "green > X1"),
    (
        "Ada is in the Boiler Room, which has a trap printed on it. Bo is in the Atrium.",
        "Bo draws his card.",
        "A trigger: everybody in a trapped room takes a wound. The trap stays where it is.",
    ),
    standings=True,
)

TRIGGER_MISSING: Final = Line(
    "trigger-missing",
    (
        "? ? ? ? ? / ? ? ? ? ? / ? ? R01 R07 ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@d3 w0 p0 alive | "
        "P2@c3 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 0 change 0 killed 0 on | "
        "action:P1"
    ),
    ("end", "green > X1", "end", "green > X2"),
    (
        "Nobody is in a trapped room.",
        "Bo draws his card.",
        "A trigger that hits nobody leaves a trap in the room of whoever’s turn it is.",
        "Bo stays where he is, and Ada draws the next card.",
        "Another trigger. This time Bo is hit.",
    ),
    standings=True,
)

STRIPE: Final = Line(
    "stripe",
    (
        "? ? ? ? ? / ? R13 R07 R24 ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c4 w0 p0 alive | "
        "P2@d4 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 0 change 0 killed 0 on | "
        "action:P1"
    ),
    ("end", "green > X1"),
    (
        "The Gallery of Blades traps every room of its row. The Chapel on d4 is the exception: there nobody is "
        "ever hit.",
        "Bo draws a card in the Chapel.",
        "A trigger. Ada, in the same row, takes a wound; Bo does not.",
    ),
    standings=True,
)

CUTTING: Final = Line(
    "cutting",
    (
        "? ? ? ? ? / ? ? R07t ? ? / ? ? R01 ? ? / ? ? ? ?t ? / ? ? ? ? ? | "
        "- | "
        "P1@c3 w0 p0 alive tools=T13 | "
        "P2@c3 w0 p0 alive | "
        "blue=6.7.7.7.7:1.1.1.3/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/19 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 2 change 0 killed 0 on | "
        "action:P1"
    ),
    ("use T13", "choose c4"),
    (
        "Two traps have been set.",
        "Wire Cutters take one away, wherever it is. A trap that is printed on its room always stays.",
        "That of c4 is gone.",
    ),
    standings=True,
)
