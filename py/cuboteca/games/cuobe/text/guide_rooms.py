"""Lines of play for the guide: moving, finding, carrying, locks, and rooms that shift."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.text.guide_positions import BLUE_BUT_A_TOOL, GREEN_BUT_A_SPAWN, position
from cuboteca.play.view import Line

FIRST_TURN: Final = Line(
    "first-turn",
    position(5),
    ("go N", "reveal > R07", "blue > T10", "search", "roll > 1", "pick", "blue > K2"),
    (
        "Ada and Bo wake up in the Atrium. It’s Ada’s turn, and she has five dice.",
        "She moves north for one die. No player has discovered that room yet.",
        "It’s the Workshop, and discovering it lets her draw a blue card.",
        "A Knife. Ada keeps it for a fight.",
        "She spends another die to search the room.",
        "She rolls a 1, the search number of this room, so the room gets a find token.",
        "Taking it is free.",
        "Another blue card: the Bone Key, one of the five. Ada has three dice left.",
    ),
    standings=True,
)

CORRIDOR: Final = Line(
    "corridor",
    position(3),
    ("go N", "reveal > R18", "rot 90", "green > E02"),
    (
        "Ada has three dice and moves north, into an undiscovered room.",
        "She flips it face up.",
        "The Crossing is a corridor, open on three sides. One of its arrows must point to where she came from, and "
        "she chooses which one.",
        "From now on it stays as it is. Discovering it means a green card.",
        "Second Wind: she gains a die. From here she can go on north, south or west. East is a wall.",
    ),
    standings=True,
)

EDGE: Final = Line(
    "edge",
    position(3, "c5=R15^", "c5 w0 p0 alive"),
    ("go N", "reveal > R24"),
    (
        "An arrow of the Long Corridor points off the edge of the map.",
        "So Ada leaves at the top and enters at the bottom, on c1.",
        "It’s the Chapel, and it has no arrow that points off the edge. So Ada can’t go straight back.",
    ),
    standings=True,
)

ALONG: Final = Line(
    "along",
    position(4, "b3=R05 c3=R01s1", bo="c3 w1 p0 alive+asleep", green=GREEN_BUT_A_SPAWN),
    ("go W +P2",),
    (
        "Bo is asleep, with a spider in the room.",
        "For a second die, Ada takes Bo along.",
    ),
    standings=True,
)

SEARCHING: Final = Line(
    "searching",
    position(4, "b4=R10 c2=R17^ c4=R09", "c4 w0 p0 alive"),
    ("search", "roll > 2", "pick", "blue > K1"),
    (
        "Ada is in the Archive, whose search number is 2. The Laundry and the Dead End have a 2 as well.",
        "She rolls a die to search.",
        "A 2: each discovered room with this number gets a find token, wherever it is.",
        "She takes the one in her room for free.",
        "The Brass Key. Any player who comes by can take the other two find tokens.",
    ),
    standings=True,
)

SURPLUS: Final = Line(
    "surplus",
    position(
        0,
        "c4=R07",
        "c4 w0 p0 alive tools=T01,T03,T10,K2,T13",
        "c4 w0 p0 alive",
        blue="2.7.7.7.7:0.1.1.0/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:4/5/5/16",
    ),
    ("end", "give K2 P2"),
    (
        "With two players, you can each carry four tools, and keys count as tools. Ada has five.",
        "At the end of her turn she must give one to Bo, who’s in her room, or drop one.",
        "She gives Bo the key. Now it’s Bo’s turn.",
    ),
    standings=True,
)

CHEST: Final = Line(
    "chest",
    position(
        0,
        "d4=R05",
        "c3 w4 p0 alive tools=K2,T10",
        "d4 w0 p0 alive",
        blue="5.7.7.7.7:0.1.1.3/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:4/5/5/19",
    ),
    ("chest", "put K2", "put T10"),
    (
        "Ada could carry more, but she’s badly hurt and doesn’t want to lose the key.",
        "Once per game, she can place a chest in her room.",
        "Whatever she puts in it is safe. As long as she’s alive, only she can open it.",
        "Whenever she’s in this room on her turn, she can take things out again.",
    ),
    standings=True,
)

VAULT: Final = Line(
    "vault",
    position(4, "c4=R19"),
    ("go N", "force", "roll > 0", "force", "roll > 1", "go S"),
    (
        "The Vault, north of Ada, is locked.",
        "Any player can enter a locked room. Leaving it is another matter.",
        "She spends a die to brute-force the lock.",
        "A 0: nothing happens.",
        "She spends another die on it.",
        "A 1: the room is unlocked, but gets a trap. A 2 or 3 would have added no trap.",
        "Moving out costs another die. When her turn ends, the printed lock closes again.",
    ),
    standings=True,
)

PICKS: Final = Line(
    "picks",
    position(1, "c4=R19", "c4 w0 p0 alive tools=T15", blue=BLUE_BUT_A_TOOL),
    ("use T15", "go S"),
    (
        "With Lockpicks, there’s no risk.",
        "They unlock any room on the map, for free, and are used up.",
        "Ada moves out with her last die.",
    ),
    standings=True,
)

TICK: Final = Line(
    "tick",
    position(0, "a3=R09 d3=R07f e3=R05", "d3 w0 p0 alive", "e3 w0 p0 alive"),
    ("end", "green > C3"),
    (
        "Ada’s turn is over. Bo is at the east edge.",
        "Bo draws a green card.",
        "A Tick that points east. Bo’s whole row shifts one step, with everything in it. Bo’s room is pushed out "
        "and comes back in at the west end.",
    ),
    standings=True,
)

PUSHER: Final = Line(
    "pusher",
    position(2, "a3=R05 b3=R07 d3=R03 e3=R09", bo="b3 w0 p0 alive"),
    ("go E",),
    (
        "The Pusher is east of Ada.",
        "She moved in going east, so its row shifts forwards, to the east, and takes her along. The Puller would have "
        "shifted it backwards, to the west.",
    ),
    standings=True,
)

CONTROL: Final = Line(
    "control",
    position(
        2, "a4=R12 e3=R02", "a4 w0 p0 alive tools=K1", blue="6.7.7.7.7:0.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:4/5/5/20"
    ),
    ("room", "choose e3", "choose E"),
    (
        "Ada is in the Control Room and has a key. The Exit is on the other side of the map.",
        "For a die, she can shift any row or column.",
        "She chooses the Exit, so she can shift its row or its column.",
        "East: the Exit leaves its row at the east end and comes back in at the west end, right next to her.",
    ),
    standings=True,
)

MIRRORS: Final = Line(
    "mirrors",
    position(2, "a1=R05s1 c4=R22", "c4 w0 p0 alive", "a1 w3 p0 alive", green=GREEN_BUT_A_SPAWN),
    ("room",),
    (
        "Bo is in the Infirmary, badly hurt, and a spider is there too.",
        "In the Hall of Mirrors, Ada spends a die to swap with Bo. Walls, locks and enter effects don’t count.",
    ),
    standings=True,
)
