"""Lines of play for the guide: keys, the Exit, the last turn, and two variants."""

from __future__ import annotations

from typing import Final

from cuboteca.play.view import Line

LAST_KEY: Final = Line(
    "last-key",
    (
        "? ? ? ? ? / ? ? R02 ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c3 w0 p0 alive tools=K1 | "
        "P2@c4 w0 p0 alive | "
        "blue=6.6.6.6.6:0.1.1.4/0.1.1.4/0.1.1.4/0.1.1.4/0.1.1.4:0/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=K2,K3,K4,K5 | "
        "turn 1 P1 dice 2 change 0 killed 0 on | "
        "action:P1"
    ),
    ("go N", "key K1", "exit", "exit"),
    (
        "Four keys are activated. Ada has the last one, and Bo is waiting in the Exit.",
        "Ada moves in.",
        "She activates the key for free. That’s the fifth, so the Exit is open, and Bo can leave at once.",
        "Bo leaves.",
        "Ada leaves too. You’ve all got out, and you’ve won.",
    ),
    standings=True,
)

BARRED: Final = Line(
    "barred",
    (
        "? ? ? ? ? / ? ? R02 ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "Troll@c4:1 | "
        "P1@c4 w2 p0 alive tools=K1 | "
        "P2@a1 w0 p2 alive | "
        "blue=6.6.6.6.6:0.1.1.4/0.1.1.4/0.1.1.4/0.1.1.4/0.1.1.4:0/5/5/20 "
        "green=10.11.9.9:0.2.8/1.2.8/1.1.7/1.1.7:3/6/22+8 passed=- dropped=- removed=- keys=K2,K3,K4,K5 | "
        "turn 1 P1 dice 3 change 0 killed 0 on | "
        "action:P1"
    ),
    ("fight Troll 3", "roll > 2 3 3", "key K1", "exit", "green > E02"),
    (
        "The Troll is in the Exit, so Ada can’t activate her key.",
        "She fights it with all her dice.",
        "8 against 1. She destroys it.",
        "Now she activates the last key.",
        "She leaves and wins. Bo is far away, and it’s Bo’s turn.",
        "Bo has as many turns left as there are green cards.",
    ),
    standings=True,
)

LAST_CARD: Final = Line(
    "last-card",
    (
        "? ? ? ? ? / ? ? R02 ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@b3 w0 p0 alive | "
        "P2@c3 w0 p0 alive | "
        "blue=6.6.6.6.6:0.1.1.4/0.1.1.4/0.1.1.4/0.1.1.4/0.1.1.4:0/5/5/20 "
        "green=0.0.0.1:0.0.0/0.0.0/0.0.0/0.0.1:0/0/1+0 "
        "passed=W1,X1,X2,E01,E03,E04,E05,E06,E07,E08,E09,W2,X3,X4,E10,E11,E12,E13,E14,E15,E16,E17,W3,X5,E18,"
        "E19,E20,E21,E22,C1,C2,W4,X6,C3,C4,C5,C6,C7,C8 dropped=- removed=- keys=K1,K2,K3,K4,K5 | "
        "turn 1 P1 dice 0 change 0 killed 0 on | "
        "action:P1"
    ),
    ("end", "green > E02", "go N", "end", "exit"),
    (
        "All keys are activated, and one green card is left. Ada is two rooms from the Exit, Bo one.",
        "Ada has no dice left, so it’s Bo’s turn.",
        "The last card. This turn is the last of the game.",
        "Bo moves into the Exit.",
        "Bo’s turn is over, but Bo can still choose to leave.",
        "Bo leaves and wins. Ada is still inside when the game ends, so she loses.",
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

DUEL: Final = Line(
    "duel",
    (
        "? ? ? ? ? / ? ? ? ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c3 w0 p0 alive | "
        "P2@c3 w2 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 4 change 0 killed 0 on | "
        "action:P1 | "
        "pvp=on"
    ),
    ("duel P2 2", "roll > 1 3", "roll > 0 1 2"),
    (
        "In this game, players can fight each other.",
        "Ada risks two dice.",
        "They make 4.",
        "The player under attack rolls three dice. Bo’s make 3, which means a wound. Both could have added weapons.",
    ),
    standings=True,
)
