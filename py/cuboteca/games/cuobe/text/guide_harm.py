"""Lines of play for the guide: dice, panic, sleep, and traps, brutal ones too."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.text.guide_positions import BLUE_BUT_A_TOOL, position
from cuboteca.play.view import Line

COUNTING: Final = Line(
    "counting",
    position(0, "c4=R07"),
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
    position(0, bo="c3 w1 p1 alive"),
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
    position(2, ada="c3 w0 p1 alive tools=T07", bo="c3 w0 p3 alive", blue=BLUE_BUT_A_TOOL),
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
    position(0, "d3=R05", bo="c3 w1 p4 alive tools=T10", blue=BLUE_BUT_A_TOOL),
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
    position(0, "c4=R07", bo="c3 w3 p0 alive"),
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
    position(0, "c4=R11 d3=R07", "c4 w0 p0 alive"),
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
    position(0, "d3=R07", "d3 w0 p0 alive"),
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
    position(0, "b4=R13 c4=R07 d4=R24", "c4 w0 p0 alive", "d4 w0 p0 alive"),
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
    position(2, "c4=R07t d2=?t", "c3 w0 p0 alive tools=T13", blue=BLUE_BUT_A_TOOL),
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
    position(0, "c4=R07", "c4 w0 p0 alive", rules="brutal=on"),
    ("end", "green > X1"),
    (
        "This game is Brutal. No player is in a trapped room.",
        "Bo draws a card.",
        "A Trigger that wounds no player adds a trap to each player’s room, not just to Bo’s.",
    ),
    standings=True,
)
