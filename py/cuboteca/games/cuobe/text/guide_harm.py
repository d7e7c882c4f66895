"""Lines of play for the guide: dice, panic, sleep, and traps, brutal ones too."""

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
        "With no wounds and no panic, you get five dice.",
        "Bo’s turn begins with a green card.",
        "Whispers raise Bo’s panic. Only then does Bo get dice: three, and one for having no wounds. That’s four.",
        "Bo moves north. Three dice are left.",
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
        "Bo has a wound and some panic. That usually means three dice.",
        "Bo draws a card.",
        "Adrenaline: Bo gains two dice this turn, and Bo’s panic rises by one.",
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
        "Bo’s panic is three. Five would mean insanity.",
        "Ada uses her Pills. Who do they calm?",
        "Bo, who’s in her room. You use a tool once, on your own turn, and it costs no die.",
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
        "Bo’s panic is four.",
        "Bo draws a card.",
        "It rises to five, so Bo is insane for good. Bo drops all tools and loses all other cards.",
        "You can still move, fight and brute-force locks when you’re insane. But you hold no cards, can’t search or "
        "use dice effects, and take a wound whenever your panic would rise.",
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
        "Bo already has three wounds. Ada’s turn is over.",
        "Bo draws a card.",
        "Sweet Fumes: take a wound, or fall asleep?",
        "Bo falls asleep, so the turn is over. Until Bo’s next turn, panic would mean wounds. Ada draws a card.",
        "A Tick shifts her column north. Bo moves with it and sleeps on.",
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
        "Ada is in the Boiler Room, which has a printed trap. Bo is in the Atrium.",
        "Bo draws a card.",
        "A Trigger: each player in a trapped room takes a wound. The trap stays where it is.",
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
        "No player is in a trapped room.",
        "Bo draws a card.",
        "A Trigger that wounds no player adds a trap to the active player’s room.",
        "Bo stays there, and Ada draws the next card.",
        "Another Trigger. This time it wounds Bo.",
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
        "The Gallery of Blades traps every room of its row. Only the Chapel on d4 is safe: no trap works there.",
        "Bo draws a card in the Chapel.",
        "A Trigger. Ada, in the same row, takes a wound. Bo doesn’t.",
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
        "There are two trap tokens on the map.",
        "Wire Cutters remove a trap token, wherever it is. A printed trap always stays.",
        "Ada chooses the one on c4.",
    ),
    standings=True,
)

BRUTAL: Final = Line(
    "brutal",
    (
        "? ? ? ? ? / ? ? R07 ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c4 w0 p0 alive | "
        "P2@c3 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 0 change 0 killed 0 on | "
        "action:P1 | "
        "brutal=on"
    ),
    ("end", "green > X1"),
    (
        "This game is Brutal. No player is in a trapped room.",
        "Bo draws a card.",
        "A Trigger that wounds no player adds a trap to each player’s room, not just to Bo’s.",
    ),
    standings=True,
)
