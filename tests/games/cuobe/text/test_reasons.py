"""Everything that a team-mate can think of has a sentence, for a hint."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cuboteca.games.cuobe.opponents import reasons
from cuboteca.games.cuobe.opponents.levels import LEVELS
from cuboteca.games.cuobe.opponents.team import PLANNED
from cuboteca.games.cuobe.text.levels import lines as line_of
from cuboteca.games.cuobe.text.names import number
from cuboteca.games.cuobe.text.reasons import (
    describe_plan,
    describe_reason,
    describe_request,
    describe_request_in_force,
    plans,
    say,
)
from cuboteca.play.view import View
from tests.games.cuobe.setting import house

HOUSE = View(house("c4=R09 d3=R02", spawns="Ghoul@c4:3"), ("Ada", "Bo"))
CODE = next(Path(__file__).parents[4].glob("*/cuboteca/games/cuobe/opponents"))  # `src` where the rules are mutated
THOUGHT_OF = {
    id_
    for name in ("reasons.py", "think.py")
    for id_ in re.findall(r'Reason\(\s*"(\w+)"', (CODE / name).read_text("utf-8"))
} | set(reasons.FREE.values())


def test_each_reason_has_a_sentence() -> None:
    assert set(say.messages) >= THOUGHT_OF


@pytest.mark.parametrize("id_", say.messages)
def test_each_sentence_can_be_said(id_: str) -> None:
    text = describe_reason(HOUSE, id_, {"place": 17, "kind": "ghoul", "card": "K1", "seat": 1, "keys": 2})
    assert text.endswith(".")
    assert "{" not in text


def test_each_plan_of_a_turn_is_told_in_the_first_person() -> None:
    assert set(plans.messages) >= PLANNED


@pytest.mark.parametrize("id_", plans.messages)
def test_each_plan_can_be_told(id_: str) -> None:
    text = describe_plan(HOUSE, id_, {"place": 17, "kind": "ghoul", "card": "K1", "seat": 1, "keys": 2})
    assert text.endswith(".")
    assert text.startswith("I’ll ") == (id_ in PLANNED)
    assert "{" not in text


def test_what_is_asked_for_is_told() -> None:
    assert describe_request(HOUSE, "fetch", 17) == "Go to the Archive"
    assert describe_request(HOUSE, "wait", 0) == "Wait for me"
    assert describe_request_in_force(HOUSE, "come", 0) == "Asked to come to Ada."
    assert describe_request_in_force(HOUSE, "fetch", 17) == "Asked to go to the Archive."


def test_rooms_players_and_cards_are_named() -> None:
    assert describe_reason(HOUSE, "goes_to_search", {"place": 17}) == "You can get to the Archive and search there."
    assert describe_reason(HOUSE, "gives", {"card": "K2", "seat": 1}) == "Bone Key is better off with Bo."
    assert (
        describe_reason(HOUSE, "waits", {"kind": "tentacles"}) == "Better wait: the Tentacles are in an adjacent room."
    )


def test_in_a_review_the_player_is_named() -> None:
    told = describe_reason(HOUSE, "goes_to_search", {"place": 17}, player="Bo")
    assert told == "Bo can get to the Archive and search there."
    alone = View(house("", "c3"), ("Ada",))
    assert describe_reason(alone, "least_harm", {}, player="Ada") == "It’s best for Ada."


def test_keys_in_a_chest_are_counted() -> None:
    assert describe_reason(HOUSE, "fetches_key", {"place": 17, "keys": 1}) == "The chest in the Archive holds one key."


@pytest.mark.parametrize(
    ("level", "figure"), [("gentle", "two"), ("easy", "two"), ("steady", "four"), ("sharp", "five")]
)
def test_a_level_plans_as_many_dice_ahead_as_its_line_says(level: str, figure: str) -> None:
    assert number(int(LEVELS[level].settings["sight"])) == figure
    assert f"Plans {figure} dice ahead" in line_of(level)
