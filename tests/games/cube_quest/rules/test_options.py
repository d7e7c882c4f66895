"""What each value of each option comes down to."""

from __future__ import annotations

import pickle

import pytest

from cuboteca.games.cube_quest.rules.options import OPTIONS, Rules, rules_of
from tests.games.cube_quest.setting import GAME, lay

MEANT: dict[str, dict[str, tuple[str, object]]] = {
    "army": {"basic": ("basic", True), "custom": ("basic", False)},
    "points": {"40": ("points", 40)},
    "screen": {"auto": ("screen", False), "on": ("screen", True), "off": ("screen", False)},
    "bouts": {"1": ("series", False), "series": ("series", True)},
    "start": {"random": ("start", -1), "red": ("start", 0), "blue": ("start", 1)},
    "fouls": {"off": ("fouls", False), "on": ("fouls", True)},
    "both_kings": {
        "first_out": ("active_loses kings_draw", (False, False)),
        "active_loses": ("active_loses kings_draw", (True, False)),
        "draw": ("active_loses kings_draw", (False, True)),
    },
    "freeze_transfer": {"off": ("freeze_transfer", False), "on": ("freeze_transfer", True)},
    "king_covered": {"forbidden": ("covered_king_moves", False), "physics": ("covered_king_moves", True)},
    "heal_special": {"on": ("heal_special", True), "off": ("heal_special", False)},
    "capture_of": {"both": ("both_captured", True), "mover": ("both_captured", False)},
    "skulk_face": {"face": ("rolled_skulk", False), "rolled": ("rolled_skulk", True)},
    "skulk_castle_gap": {"touch": ("castle_gap", 0.01), "16": ("castle_gap", 15.99)},
    "ragged": {"off": ("ragged", False), "on": ("ragged", True)},
    "flick_timer": {"0": ("seconds", 0), "30": ("seconds", 30)},
    "castle_in": {"touch": ("inside", False), "inside": ("inside", True)},
    "setup_overhang": {"off": ("overhang", False), "on": ("overhang", True)},
    "setup_first": {"starter": ("other_first", False), "other": ("other_first", True)},
    "turn_cap": {"off": ("cap", 0), "200": ("cap", 200), "7": ("cap", 7)},
}


def test_every_value_is_here() -> None:
    assert list(MEANT) == list(OPTIONS)
    for option in OPTIONS.values():
        assert set(option.values) <= set(MEANT[option.id])


@pytest.mark.parametrize(("option", "value"), [(option, value) for option in MEANT for value in MEANT[option]])
def test_what_it_means(option: str, value: str) -> None:
    options = {name: each.default for name, each in OPTIONS.items()} | {option: value}
    meant = Rules(options)
    names, expected = MEANT[option][value]
    found = tuple(getattr(meant, name) for name in names.split())
    assert (found if isinstance(expected, tuple) else found[0]) == expected
    assert meant.options == options


@pytest.mark.parametrize(
    ("army", "screen", "stands"),
    [("custom", "auto", True), ("basic", "auto", False), ("custom", "off", False), ("basic", "on", True)],
)
@pytest.mark.clause("CQ-43")
def test_when_the_screen_stands(army: str, screen: str, stands: bool) -> None:
    options = {name: each.default for name, each in OPTIONS.items()} | {"army": army, "screen": screen}
    assert Rules(options).screen is stands


@pytest.mark.parametrize(("army", "points", "most"), [("custom", "0", 0), ("custom", "99", 99), ("basic", "99", 40)])
@pytest.mark.clause("CQ-3")
def test_what_an_army_can_cost(army: str, points: str, most: int) -> None:
    options = {name: each.default for name, each in OPTIONS.items()} | {"army": army, "points": points}
    assert Rules(options).points == most


def test_terms_are_made_once_for_the_same_options() -> None:
    defaults = tuple(option.default for option in OPTIONS.values())
    assert rules_of(defaults) is GAME.start().rules
    assert pickle.loads(pickle.dumps(lay().rules)) is lay().rules  # noqa: S301
    with pytest.raises(ValueError, match="shorter"):
        rules_of(("basic",))
