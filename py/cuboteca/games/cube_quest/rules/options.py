"""The rule options of Cube Quest, and what they come down to in play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from cuboteca.games.cube_quest.rules.board import EDGE, TOUCH
from cuboteca.games.cube_quest.rules.cubes import BLUE, RED
from cuboteca.play.game import Option, switch

POINTS: Final = 40
"""What an army costs at the most, unless the players agree on another limit (CQ-3)."""

_ALL: Final = (
    Option(
        id="army",
        title="Armies",
        values=("basic", "custom"),
        default="basic",
        clause="CQ-2",
        meanings=(
            "Both sides: a King, 4 Strikers and 12 Grunts.",
            "You each choose your own cubes, up to the points limit: 40, unless you change it.",
        ),
        labels=("Basic army", "Custom armies"),
    ),
    Option(
        id="points",
        title="Army points",
        values=("40",),
        default="40",
        clause="CQ-3",
        meanings=("The most points a custom army can cost.",),
        labels=("40",),
        numbers=range(100),
    ),
    Option(
        id="screen",
        title="Secret set-up",
        values=("auto", "on", "off"),
        default="auto",
        clause="CQ-43",
        meanings=(
            "You set up custom armies in secret, basic armies in the open.",
            "You set up in secret, and then both armies are shown together.",
            "You set up one after the other, and see each other’s army.",
        ),
        labels=("With custom armies", "Always", "Never"),
    ),
    Option(
        id="bouts",
        title="Bouts",
        values=("1", "series"),
        default="1",
        clause="CQ-40",
        meanings=("You play one bout.", "The first player to win three bouts wins."),
        labels=("One", "First to three"),
    ),
    Option(
        id="start",
        title="First player",
        values=("random", "red", "blue"),
        default="random",
        clause="CQ-9",
        meanings=("The first player is drawn at random.", "Red goes first.", "Blue goes first."),
        labels=("At random", "Red", "Blue"),
    ),
    switch(
        "fouls",
        "Fouls",
        "CQ-22",
        ("Off", "A flick on the screen can’t be a foul."),
        ("Can be called", "You can call a foul on your opponent’s flicks, and get an extra flick for it."),
    ),
    Option(
        id="both_kings",
        title="Both Kings fall",
        values=("first_out", "active_loses", "draw"),
        default="first_out",
        clause="CQ-19",
        meanings=(
            "If both Kings fall in one flick, the player whose King fell first loses.",
            "If both Kings fall in one flick, the player who flicked loses.",
            "If both Kings fall in one flick, the bout is a draw.",
        ),
        labels=("First to fall loses", "Flicking player loses", "Draw"),
    ),
    switch(
        "freeze_transfer",
        "Sliding Freeze",
        "CQ-37",
        ("Defeated", "A Freeze that slides off onto another enemy cube is defeated."),
        ("Freezes again", "A Freeze that slides onto another enemy cube freezes that one."),
    ),
    Option(
        id="king_covered",
        title="Covered King",
        values=("forbidden", "physics"),
        default="forbidden",
        clause="CQ-20",
        meanings=(
            "You can’t make the King Move while cubes lie on your King.",
            "You can pick up your King from under other cubes, and they fall.",
        ),
        labels=("No King Move", "King Move allowed"),
    ),
    switch(
        "heal_special",
        "Revivals",
        "CQ-29",
        ("Not Healers or Freezes", "Your Healers can’t revive Healers or Freezes."),
        ("Healers and Freezes too", "Your Healers can also revive Healers and Freezes."),
        default="on",
    ),
    Option(
        id="capture_of",
        title="Captures",
        values=("both", "mover"),
        default="both",
        clause="CQ-13",
        meanings=(
            "On your turn, cubes of both colours can be captured.",
            "On your turn, only your own cubes can be captured.",
        ),
        labels=("Both colours", "Own cubes only"),
    ),
    Option(
        id="skulk_face",
        title="Returning Skulk",
        values=("face", "rolled"),
        default="face",
        clause="CQ-28",
        meanings=(
            "A Skulk returns icon side up.",
            "You roll a returning Skulk, and if it lands shadow side up, it’s captured at once.",
        ),
        labels=("Icon side up", "Rolled"),
    ),
    Option(
        id="skulk_castle_gap",
        title="Skulk and castle",
        values=("touch", "16"),
        default="touch",
        clause="CQ-28",
        meanings=(
            "A returning Skulk can’t touch the enemy castle.",
            "A returning Skulk stays at least a cube’s width from the enemy castle.",
        ),
        labels=("Not touching", "A cube apart"),
    ),
    switch(
        "ragged",
        "Board edges",
        "CQ-1",
        ("Straight", "The board has straight edges."),
        ("Ragged", "The outer edges of the board are ragged."),
    ),
    Option(
        id="flick_timer",
        title="Seconds per decision",
        values=("0",),
        default="0",
        clause="CQ-45",
        meanings=("At 0 you have as long as you like. If your time runs out, you lose that step or your turn.",),
        labels=("No limit",),
        numbers=range(601),
    ),
    Option(
        id="castle_in",
        title="Back in the castle",
        values=("touch", "inside"),
        default="touch",
        clause="CQ-16",
        meanings=(
            "A cube that goes back in the castle can be inside, partly inside or just touching it.",
            "A cube that goes back in the castle must be completely inside.",
        ),
        labels=("Touching", "Completely inside"),
    ),
    switch(
        "setup_overhang",
        "Overhanging set-up",
        "CQ-6",
        ("Not allowed", "When you set up, no cube can hang over the outer edge."),
        ("Allowed", "When you set up, cubes can hang over the outer edge."),
    ),
    Option(
        id="setup_first",
        title="First to set up",
        values=("starter", "other"),
        default="starter",
        clause="CQ-43",
        meanings=("The first player also sets up first.", "The second player sets up first."),
        labels=("First player", "Second player"),
    ),
    Option(
        id="turn_cap",
        title="Turn limit",
        values=("off", "200"),
        default="off",
        clause="CQ-40",
        meanings=("A bout takes as many turns as it needs.", "A bout is a draw after 200 turns."),
        labels=("No limit", "200 turns"),
        numbers=range(2, 1001),
        numbered="A bout is a draw after this many turns.",
    ),
)

OPTIONS: Final[Mapping[str, Option]] = MappingProxyType({option.id: option for option in _ALL})


UNDECIDED: Final = -1


class Rules:
    """What holds for a whole game. Made once for each combination (by `rules_of`), so identity is equality."""

    __slots__ = (
        "active_loses",
        "basic",
        "both_captured",
        "cap",
        "castle_gap",
        "covered_king_moves",
        "fouls",
        "freeze_transfer",
        "heal_special",
        "inside",
        "kings_draw",
        "options",
        "other_first",
        "overhang",
        "points",
        "ragged",
        "rolled_skulk",
        "screen",
        "seconds",
        "series",
        "start",
    )

    def __init__(self, options: Mapping[str, str]) -> None:
        self.options = MappingProxyType(options)
        self.basic = options["army"] == "basic"
        self.points = POINTS if self.basic else int(options["points"])
        self.screen = options["screen"] == "on" or (options["screen"] == "auto" and not self.basic)
        self.series = options["bouts"] == "series"
        self.start = {"red": RED, "blue": BLUE}.get(options["start"], UNDECIDED)
        self.fouls = options["fouls"] == "on"
        self.active_loses = options["both_kings"] == "active_loses"
        self.kings_draw = options["both_kings"] == "draw"
        self.freeze_transfer = options["freeze_transfer"] == "on"
        self.covered_king_moves = options["king_covered"] == "physics"
        self.heal_special = options["heal_special"] == "on"
        self.both_captured = options["capture_of"] == "both"
        self.rolled_skulk = options["skulk_face"] == "rolled"
        self.castle_gap = EDGE - TOUCH if options["skulk_castle_gap"] == "16" else TOUCH
        """How far a returning Skulk must be from the enemy castle, more than this (CQ-28)."""
        self.ragged = options["ragged"] == "on"
        self.seconds = int(options["flick_timer"])
        self.inside = options["castle_in"] == "inside"
        self.overhang = options["setup_overhang"] == "on"
        self.other_first = options["setup_first"] == "other"
        self.cap = 0 if options["turn_cap"] == "off" else int(options["turn_cap"])
        """After so many turns a bout is drawn; 0: never."""

    def __reduce__(self) -> tuple[object, tuple[tuple[str, ...]]]:
        return rules_of, (tuple(self.options.values()),)


@cache
def rules_of(values: tuple[str, ...], /) -> Rules:
    """Return the rules for the values of all options, in their order."""
    return Rules(dict(zip(OPTIONS, values, strict=True)))
