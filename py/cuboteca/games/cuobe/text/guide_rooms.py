"""Lines of play for the guide: walking, finding, carrying, locks, and rooms that shift."""

from __future__ import annotations

from typing import Final

from cuboteca.play.view import Line

FIRST_TURN: Final = Line(
    "first-turn",
    (
        "? ? ? ? ? / ? ? ? ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c3 w0 p0 alive | "
        "P2@c3 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 4 change 0 killed 0 on | "
        "action:P1"
    ),
    ("go N", "reveal > R07", "blue > T10", "search", "roll > 1", "pick", "blue > K2"),
    (
        "Ada and Bo wake in the Atrium. It is Ada’s turn, and she has four dice.",
        "A step costs one die. The room north of her has never been seen.",
        "It is the Workshop, and something lies about in it: a blue card is drawn.",
        "A Knife. Ada keeps it for a fight.",
        "She searches the room, for another die.",
        "She rolls a 1, the number of this room. So a find comes to light here.",
        "Taking it up costs nothing.",
        "A blue card again, and it is the Bone Key: one of the five. Ada has two dice left.",
    ),
    standings=True,
)

CORRIDOR: Final = Line(
    "corridor",
    (
        "? ? ? ? ? / ? ? ? ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c3 w0 p0 alive | "
        "P2@c3 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 3 change 0 killed 0 on | "
        "action:P1"
    ),
    ("go N", "reveal > R18", "rot 90", "green > E02"),
    (
        "Ada has three dice and walks north into the dark.",
        "The room there is turned up.",
        "The Crossing is a corridor, with ways out on three sides. One of its arrows must point to where she "
        "came from; which one is up to her.",
        "So it lies from now on. Its extra card is a green one.",
        "Second Wind: a die more. From here it goes on north, south and west. East is a wall.",
    ),
    standings=True,
)

EDGE: Final = Line(
    "edge",
    (
        "? ? R15^ ? ? / ? ? ? ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c5 w0 p0 alive | "
        "P2@c3 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 3 change 0 killed 0 on | "
        "action:P1"
    ),
    ("go N", "reveal > R24"),
    (
        "An arrow of the Long Corridor points off the map.",
        "So Ada walks out at the top and comes in at the bottom, on c1.",
        "It is the Chapel, an ordinary room. Nobody walks off the map from there, so there is no way straight back.",
    ),
    standings=True,
)

ALONG: Final = Line(
    "along",
    (
        "? ? ? ? ? / ? ? ? ? ? / ? R05 R01s1 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c3 w0 p0 alive | "
        "P2@c3 w1 p0 alive+asleep | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=10.11.9.9:0.2.8/1.2.8/1.1.7/1.1.7:3/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 4 change 0 killed 0 on | "
        "action:P1"
    ),
    ("go W +P2",),
    (
        "Bo is asleep, with a spider in the room.",
        "For a second die Ada takes him along.",
    ),
    standings=True,
)

SEARCHING: Final = Line(
    "searching",
    (
        "? ? ? ? ? / ? R10 R09 ? ? / ? ? R01 ? ? / ? ? R17^ ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c4 w0 p0 alive | "
        "P2@c3 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 4 change 0 killed 0 on | "
        "action:P1"
    ),
    ("search", "roll > 2", "pick", "blue > K1"),
    (
        "Ada stands in the Archive, whose number is 2. The Laundry and the Dead End have a 2 as well.",
        "She rolls one die to search.",
        "A 2: a find in every room seen so far that has this number, wherever it lies.",
        "Hers she takes up at once, free.",
        "The Brass Key. The other two finds wait for whoever comes by.",
    ),
    standings=True,
)

SURPLUS: Final = Line(
    "surplus",
    (
        "? ? ? ? ? / ? ? R07 ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c4 w0 p0 alive tools=T01,T03,T10,K2,T13 | "
        "P2@c4 w0 p0 alive | "
        "blue=2.7.7.7.7:0.1.1.0/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:4/5/5/16 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 0 change 0 killed 0 on | "
        "action:P1"
    ),
    ("end", "give K2 P2"),
    (
        "Two players carry four tools each, and keys count as tools. Ada has five.",
        "At the end of her turn one must go: to Bo, who is here, or to the dropped pile.",
        "Bo takes the key. Then it is his turn.",
    ),
    standings=True,
)

CHEST: Final = Line(
    "chest",
    (
        "? ? ? ? ? / ? ? ? ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c3 w4 p0 alive tools=K2,T10 | "
        "P2@d4 w0 p0 alive | "
        "blue=5.7.7.7.7:0.1.1.3/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:4/5/5/19 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 0 change 0 killed 0 on | "
        "action:P1"
    ),
    ("chest", "put K2", "put T10"),
    (
        "Ada’s hands are not full, but she is hurt and does not want to lose the key.",
        "Once in the game she may place a chest where she stands.",
        "What lies in it is safe. As long as she lives only she can open it.",
        "She takes things out again whenever she is here in her turn.",
    ),
    standings=True,
)

VAULT: Final = Line(
    "vault",
    (
        "? ? ? ? ? / ? ? R19 ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c3 w0 p0 alive | "
        "P2@c3 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 4 change 0 killed 0 on | "
        "action:P1"
    ),
    ("go N", "force", "roll > 0", "force", "roll > 1", "go S"),
    (
        "The Vault north of Ada is locked.",
        "Anybody can walk into a locked room. Out is another matter.",
        "She tries force, for one die.",
        "0: nothing happens.",
        "Once more, for another die.",
        "1: the lock is open, but a trap has been set off. A 2 or 3 would have opened it cleanly.",
        "The step out costs a die of its own. When her turn ends the printed lock closes again.",
    ),
    standings=True,
)

PICKS: Final = Line(
    "picks",
    (
        "? ? ? ? ? / ? ? R19 ? ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c4 w0 p0 alive tools=T15 | "
        "P2@c3 w0 p0 alive | "
        "blue=6.7.7.7.7:1.1.1.3/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/19 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 1 change 0 killed 0 on | "
        "action:P1"
    ),
    ("use T15", "go S"),
    (
        "With Lockpicks there is no risk.",
        "They open any one lock in the house, free, and are gone.",
        "Ada walks out with her last die.",
    ),
    standings=True,
)

TICK: Final = Line(
    "tick",
    (
        "? ? ? ? ? / ? ? ? ? ? / R09 ? R01 R07f R05 / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@d3 w0 p0 alive | "
        "P2@e3 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 0 change 0 killed 0 on | "
        "action:P1"
    ),
    ("end", "green > C3"),
    (
        "Ada’s turn is over. Bo stands at the eastern edge.",
        "He draws his green card.",
        "A tick, and its compass shows east. Bo’s whole row moves one room, with everybody and everything in it. "
        "His room comes in again at the western end.",
    ),
    standings=True,
)

PUSHER: Final = Line(
    "pusher",
    (
        "? ? ? ? ? / ? ? ? ? ? / R05 ? R01 R03 R09 / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@c3 w0 p0 alive | "
        "P2@b3 w0 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 2 change 0 killed 0 on | "
        "action:P1"
    ),
    ("go E",),
    (
        "East of Ada lies the Pusher.",
        "She walked east, so it pushes its row east, and takes her along. The Puller would have moved it west.",
    ),
    standings=True,
)

CONTROL: Final = Line(
    "control",
    (
        "? ? ? ? ? / R12 ? ? ? ? / ? ? R01 ? R02 / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@a4 w0 p0 alive tools=K1 | "
        "P2@c3 w0 p0 alive | "
        "blue=6.7.7.7.7:0.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:4/5/5/20 "
        "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 2 change 0 killed 0 on | "
        "action:P1"
    ),
    ("room", "choose e3", "choose E"),
    (
        "Ada is in the Control Room and has a key. The Exit is at the other side of the house.",
        "For a die she may shift any row or column.",
        "She names the Exit, to shift its row or its column.",
        "East: the Exit is pushed out of its row and comes in again in the west, right beside her.",
    ),
    standings=True,
)

MIRRORS: Final = Line(
    "mirrors",
    (
        "? ? ? ? ? / ? ? R22 ? ? / ? ? R01 ? ? / ? ? ? ? ? / R05s1 ? ? ? ? | "
        "- | "
        "P1@c4 w0 p0 alive | "
        "P2@a1 w3 p0 alive | "
        "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
        "green=10.11.9.9:0.2.8/1.2.8/1.1.7/1.1.7:3/6/22+8 passed=- dropped=- removed=- keys=- | "
        "turn 1 P1 dice 2 change 0 killed 0 on | "
        "action:P1"
    ),
    ("room",),
    (
        "Bo lies badly hurt in the Infirmary, and a spider with him.",
        "In the Hall of Mirrors Ada pays a die and they change places. Doors, locks and what rooms do when "
        "entered count for nothing.",
    ),
    standings=True,
)
