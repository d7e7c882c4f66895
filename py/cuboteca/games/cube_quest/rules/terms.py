"""What the options of Cube Quest come down to in play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from cuboteca.games.cube_quest.rules.board import EDGE, TOUCH
from cuboteca.games.cube_quest.rules.cubes import BLUE, RED
from cuboteca.games.cube_quest.rules.options import OPTIONS

UNDECIDED: Final = -1


class Rules:
    """What holds for a whole game. Made once for each combination (by `terms`), so identity is equality."""

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
        return terms, (tuple(self.options.values()),)


@cache
def terms(values: tuple[str, ...], /) -> Rules:
    """The terms for the values of all options, in their order."""
    return Rules(dict(zip(OPTIONS, values, strict=True)))
