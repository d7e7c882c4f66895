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
        "Everybody plays a King, four Strikers and twelve Grunts.",
        "Everybody chooses their cubes, up to a number of points.",
    ),
    labels=("The basic one", "Your own"),
)
_POINTS: Final = Option(
    id="points",
    title="Points for an army",
    values=("40",),
    default="40",
    clause="CQ-3",
    meanings=("An army of your own costs 40 points at most.",),
    labels=("40",),
    numbers=range(100),
)
_SCREEN: Final = Option(
    id="screen",
    title="Setting up in secret",
    values=("auto", "on", "off"),
    default="auto",
    clause="CQ-43",
    meanings=(
        "Armies of your own are set up in secret, basic ones openly.",
        "Both set up in secret, and then everything is shown.",
        "One sets up, and the other sees it and sets up then.",
    ),
    labels=("With own armies", "In secret", "Openly"),
)
_BOUTS: Final = Option(
    id="bouts",
    title="Bouts",
    values=("1", "series"),
    default="1",
    clause="CQ-40",
    meanings=("One bout decides.", "Whoever first wins three bouts wins."),
    labels=("One", "First to three"),
)
_START: Final = Option(
    id="start",
    title="Who begins",
    values=("random", "red", "blue"),
    default="random",
    clause="CQ-9",
    meanings=("It is drawn by lot who begins.", "Red begins.", "Blue begins."),
    labels=("By lot", "Red", "Blue"),
)
_FOULS: Final = Option(
    id="fouls",
    title="Fouls",
    values=("off", "on"),
    default="off",
    clause="CQ-22",
    meanings=("A flick on the screen cannot be a foul.", "You may call a foul on flicks of the other player."),
    labels=("None", "Can be called"),
)
_BOTH_KINGS: Final = Option(
    id="both_kings",
    title="Both Kings fall",
    values=("first_out", "active_loses", "draw"),
    default="first_out",
    clause="CQ-19",
    meanings=(
        "If both Kings fall in one flick, the one that fell first loses.",
        "If both Kings fall in one flick, whoever flicked loses.",
        "If both Kings fall in one flick, the bout is drawn.",
    ),
    labels=("First out loses", "Flicker loses", "A draw"),
)
_FREEZE_TRANSFER: Final = Option(
    id="freeze_transfer",
    title="A Freeze that slides",
    values=("off", "on"),
    default="off",
    clause="CQ-37",
    meanings=(
        "A Freeze that slides onto another cube is knocked off.",
        "A Freeze that slides onto another enemy cube freezes that one.",
    ),
    labels=("Knocked off", "Freezes on"),
)
_KING_COVERED: Final = Option(
    id="king_covered",
    title="A King under cubes",
    values=("forbidden", "physics"),
    default="forbidden",
    clause="CQ-20",
    meanings=(
        "A King that carries cubes cannot make the King Move.",
        "A King that carries cubes can be lifted out, and they fall.",
    ),
    labels=("Stays", "Can be lifted"),
)
_HEAL_SPECIAL: Final = Option(
    id="heal_special",
    title="Healing Healers and Freezes",
    values=("on", "off"),
    default="on",
    clause="CQ-29",
    meanings=("Healers can revive Healers and Freezes too.", "Healers revive neither Healers nor Freezes."),
    labels=("Allowed", "Not allowed"),
)
_CAPTURE_OF: Final = Option(
    id="capture_of",
    title="Captures",
    values=("both", "mover"),
    default="both",
    clause="CQ-13",
    meanings=("Cubes of both colours can be captured in a turn.", "Only cubes of whoever moves can be captured."),
    labels=("Both colours", "Only the mover's"),
)
_SKULK_FACE: Final = Option(
    id="skulk_face",
    title="A Skulk that returns",
    values=("face", "rolled"),
    default="face",
    clause="CQ-28",
    meanings=("A Skulk returns with an icon up.", "A Skulk that returns is rolled, and may be captured at once."),
    labels=("Icon up", "Rolled"),
)
_SKULK_CASTLE_GAP: Final = Option(
    id="skulk_castle_gap",
    title="A Skulk and the castle",
    values=("touch", "16"),
    default="touch",
    clause="CQ-28",
    meanings=(
        "A Skulk that returns may not touch the enemy castle.",
        "A Skulk that returns keeps the width of a cube from the enemy castle.",
    ),
    labels=("Not touching", "A cube away"),
)
_RAGGED: Final = Option(
    id="ragged",
    title="The mats",
    values=("off", "on"),
    default="off",
    clause="CQ-1",
    meanings=("The mats have straight edges.", "The outer edges of the mats are ragged."),
    labels=("Straight", "Ragged"),
)
_FLICK_TIMER: Final = Option(
    id="flick_timer",
    title="Seconds for a flick",
    values=("0",),
    default="0",
    clause="CQ-45",
    meanings=("Take your time.",),
    labels=("No limit",),
    numbers=range(601),
)
_CASTLE_IN: Final = Option(
    id="castle_in",
    title="In the castle",
    values=("touch", "inside"),
    default="touch",
    clause="CQ-16",
    meanings=(
        "A cube put back in the castle lies in it, partly in it, or touches it.",
        "A cube put back in the castle lies wholly in it.",
    ),
    labels=("Touching it", "Wholly in it"),
)
_SETUP_OVERHANG: Final = Option(
    id="setup_overhang",
    title="Over the outer edge",
    values=("off", "on"),
    default="off",
    clause="CQ-6",
    meanings=("At the set-up no cube hangs over the outer edge.", "At the set-up cubes may hang over the outer edge."),
    labels=("Not allowed", "Allowed"),
)
_SETUP_FIRST: Final = Option(
    id="setup_first",
    title="Who sets up first",
    values=("starter", "other"),
    default="starter",
    clause="CQ-43",
    meanings=("Whoever will begin sets up first.", "Whoever will not begin sets up first."),
    labels=("Who begins", "The other"),
)
_TURN_CAP: Final = Option(
    id="turn_cap",
    title="Longest bout",
    values=("off", "200"),
    default="off",
    clause="CQ-40",
    meanings=("A bout may last for ever.", "A bout of 200 turns is drawn."),
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
        self.points = int(options["points"])
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
