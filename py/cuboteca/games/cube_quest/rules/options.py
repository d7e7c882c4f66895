"""The rule options of Cube Quest, and what they come down to in play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from cuboteca.games.cube_quest.rules.board import EDGE, TOUCH
from cuboteca.games.cube_quest.rules.cubes import BLUE, RED
from cuboteca.play.game import Option

_ARMY: Final = Option(
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
)
POINTS: Final = 40
"""What an army costs at the most, unless the players agree on another limit (CQ-3)."""

_POINTS: Final = Option(
    id="points",
    title="Army points",
    values=("40",),
    default="40",
    clause="CQ-3",
    meanings=("The most points a custom army can cost.",),
    labels=("40",),
    numbers=range(100),
)
_SCREEN: Final = Option(
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
)
_BOUTS: Final = Option(
    id="bouts",
    title="Bouts",
    values=("1", "series"),
    default="1",
    clause="CQ-40",
    meanings=("You play one bout.", "The first player to win three bouts wins."),
    labels=("One", "First to three"),
)
_START: Final = Option(
    id="start",
    title="First player",
    values=("random", "red", "blue"),
    default="random",
    clause="CQ-9",
    meanings=("The first player is drawn at random.", "Red goes first.", "Blue goes first."),
    labels=("At random", "Red", "Blue"),
)
_FOULS: Final = Option(
    id="fouls",
    title="Fouls",
    values=("off", "on"),
    default="off",
    clause="CQ-22",
    meanings=(
        "A flick on the screen can’t be a foul.",
        "You can call a foul on your opponent’s flicks, and get an extra flick for it.",
    ),
    labels=("Off", "Can be called"),
)
_BOTH_KINGS: Final = Option(
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
)
_FREEZE_TRANSFER: Final = Option(
    id="freeze_transfer",
    title="Sliding Freeze",
    values=("off", "on"),
    default="off",
    clause="CQ-37",
    meanings=(
        "A Freeze that slides off onto another enemy cube is defeated.",
        "A Freeze that slides onto another enemy cube freezes that one.",
    ),
    labels=("Defeated", "Freezes again"),
)
_KING_COVERED: Final = Option(
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
)
_HEAL_SPECIAL: Final = Option(
    id="heal_special",
    title="Revivals",
    values=("on", "off"),
    default="on",
    clause="CQ-29",
    meanings=("Your Healers can also revive Healers and Freezes.", "Your Healers can’t revive Healers or Freezes."),
    labels=("Healers and Freezes too", "Not Healers or Freezes"),
)
_CAPTURE_OF: Final = Option(
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
)
_SKULK_FACE: Final = Option(
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
)
_SKULK_CASTLE_GAP: Final = Option(
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
)
_RAGGED: Final = Option(
    id="ragged",
    title="Board edges",
    values=("off", "on"),
    default="off",
    clause="CQ-1",
    meanings=("The board has straight edges.", "The outer edges of the board are ragged."),
    labels=("Straight", "Ragged"),
)
_FLICK_TIMER: Final = Option(
    id="flick_timer",
    title="Seconds per decision",
    values=("0",),
    default="0",
    clause="CQ-45",
    meanings=("At 0 you have as long as you like. If your time runs out, you lose that step or your turn.",),
    labels=("No limit",),
    numbers=range(601),
)
_CASTLE_IN: Final = Option(
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
)
_SETUP_OVERHANG: Final = Option(
    id="setup_overhang",
    title="Overhanging set-up",
    values=("off", "on"),
    default="off",
    clause="CQ-6",
    meanings=(
        "When you set up, no cube can hang over the outer edge.",
        "When you set up, cubes can hang over the outer edge.",
    ),
    labels=("Not allowed", "Allowed"),
)
_SETUP_FIRST: Final = Option(
    id="setup_first",
    title="First to set up",
    values=("starter", "other"),
    default="starter",
    clause="CQ-43",
    meanings=("The first player also sets up first.", "The second player sets up first."),
    labels=("First player", "Second player"),
)
_TURN_CAP: Final = Option(
    id="turn_cap",
    title="Turn limit",
    values=("off", "200"),
    default="off",
    clause="CQ-40",
    meanings=("A bout takes as many turns as it needs.", "A bout is a draw after 200 turns."),
    labels=("No limit", "200 turns"),
    numbers=range(2, 1001),
)

OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(
    {
        option.id: option
        for option in (
            _ARMY,
            _POINTS,
            _SCREEN,
            _BOUTS,
            _START,
            _FOULS,
            _BOTH_KINGS,
            _FREEZE_TRANSFER,
            _KING_COVERED,
            _HEAL_SPECIAL,
            _CAPTURE_OF,
            _SKULK_FACE,
            _SKULK_CASTLE_GAP,
            _RAGGED,
            _FLICK_TIMER,
            _CASTLE_IN,
            _SETUP_OVERHANG,
            _SETUP_FIRST,
            _TURN_CAP,
        )
    }
)


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
