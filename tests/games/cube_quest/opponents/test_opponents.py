"""The levels of Cube Quest without physics: whole bouts with every rule, the same for the same seed; every decision."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from random import Random
from typing import Any

import pytest

from cuboteca.games.cube_quest.opponents import OPPONENTS
from cuboteca.games.cube_quest.opponents.setting_up import own_set_ups
from cuboteca.games.cube_quest.rules.cubes import CODES, TEXTS
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.simulation import CannotSimulate, NotReady
from cuboteca.search.thought import LEVELS
from tests.games.cube_quest.opponents.thoughts import best, bout
from tests.games.cube_quest.setting import BASIC_ROWS, BLUE_ROWS, after, begin, flicked, lay, play, resting
from tests.search.slices import longest_slice

RULES: tuple[Mapping[str, str], ...] = (
    {"army": "custom", "points": "60", "fouls": "on", "skulk_face": "rolled"},
    {"army": "custom", "screen": "off", "castle_in": "inside", "capture_of": "mover", "ragged": "on"},
    {"army": "custom", "points": "0", "both_kings": "draw", "king_covered": "physics"},
    {"army": "custom", "points": "7", "flick_timer": "20", "setup_first": "other", "skulk_castle_gap": "16"},
    {"army": "custom", "points": "99", "heal_special": "off", "freeze_transfer": "on", "turn_cap": "30"},
    {"screen": "on", "both_kings": "active_loses", "setup_overhang": "on", "start": "blue"},
)


@pytest.mark.parametrize("level", LEVELS)
def test_whole_bouts_are_legal(level: str) -> None:
    _, told = bout(level, 3, {})
    assert len(told) > 2


@pytest.mark.parametrize("options", RULES)
@pytest.mark.parametrize("level", ["gentle", "master"])
def test_whole_bouts_are_legal_with_other_rules(level: str, options: dict[str, str]) -> None:
    assert bout(level, 5, options)[1]


def test_a_series_goes_on_to_the_next_bout() -> None:
    state = begin(bouts="series")
    for _ in range(2):
        state = state.play(best(state, "sharp").move)
    state = state.play("resign")
    assert state.score == (0, 1)
    assert best(state, "sharp").move.startswith("set ")


@pytest.mark.parametrize("level", ["random", "naive", "master_3"])
def test_players_for_matches_alone_play_legally_too(level: str) -> None:
    assert bout(level, 4, {"army": "custom"}, longest=30)[1]


@pytest.mark.parametrize("level", ["gentle", "master"])
def test_the_same_seed_is_the_same_bout(level: str) -> None:
    assert bout(level, 8, {"army": "custom"}, longest=14) == bout(level, 8, {"army": "custom"}, longest=14)


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_behind_the_screen_is_looked_at(level: str) -> None:
    """Red has set up in secret, in two ways: Blue thinks the same."""
    one = begin(army="custom").play("set rK 0,-240 rG1 0,-100")
    other = begin(army="custom").play("set rK 0,-200 rS1 50,-60 rS2 -50,-60 rL1 100,-200")
    assert one.seat == other.seat == 1
    assert best(one, level) == best(other, level)


def test_the_opening_is_varied() -> None:
    assert len({best(begin(), "master", seed).move for seed in range(6)}) == 6


@pytest.mark.parametrize("points", [0, 1, 5, 12, 40, 62, 99])
def test_armies_of_its_own_may_be_played_with_any_points(points: int) -> None:
    state = begin(army="custom", points=str(points), screen="off")
    built = own_set_ups(state, 0, Random(1))
    found = [*islice(filter(None, built), 8)]
    assert all(state.allows(move) for move in found)
    if points >= 62:
        assert len(found[0].cubes) == 25, "all that is in the box"
    if points == 40:
        assert {CODES[cube] for move in found for cube in move.cubes} == set("KSHUGLF")


# What it decides.

CAUTIOUS = ["steady", "sharp", "master"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_clear_shot_at_the_king_is_taken(level: str) -> None:
    state = lay("rS1 0,180 rG1 -100,-100 rG2 100,-100 bS1 -150,30 bG1 150,30", army="custom")
    thought = best(state, level, seed=2)
    if level not in ("gentle", "easy"):  # which overlook some of their cubes
        assert thought.move.startswith("rS1 F ")
        assert thought.reasons == (("at_king", {"cube": 1}),)


def test_an_attacker_is_named_once() -> None:
    """Blue's Striker has a clear shot at the King, and stands near the edge before Red's."""
    state = lay("rK 150,-280 rS1 50,-100 bS1 150,-100 bK -150,280 bG1 -150,200", army="custom")
    told = [line.reasons for line in best(state, "master").lines]
    assert (("stops_attacker", {"whose": TEXTS.index("bS1")}),) in told


@pytest.mark.parametrize("level", CAUTIOUS)
def test_a_king_in_danger_is_defended(level: str) -> None:
    """Blue's Striker has a clear shot; there is nothing to shoot with but the King, who can go behind his guards."""
    guards = "rL1 -20,-150 rL2 0,-150"
    state = lay(f"rK 0,-280 bS1 0,-20 bG1 150,290 {guards}", army="custom")
    thought = best(state, level)
    assert thought.move.startswith(("rK K ", "rK F ")), thought


@pytest.mark.parametrize("level", CAUTIOUS)
def test_hiding_is_decided(level: str) -> None:
    state = play(f"rG1 F 90 0; {resting()}", lay("rG1 0,-100 rU1 -150,150 bS1 -150,100 bS2 -100,150"))
    assert state.jobs[0].kind == "hide"
    assert best(state, level).move in ("rU1 hide", "end")


@pytest.mark.parametrize("level", LEVELS)
def test_a_helm_may_be_flicked_again_or_not(level: str) -> None:
    state = play(flicked("rH1", "rH1 0,-20"), lay("rH1 0,-60 bG1 50,150"))
    assert state.jobs[0].kind == "helm"
    assert best(state, level).move.startswith(("rH1 F ", "end"))


@pytest.mark.parametrize("level", LEVELS)
def test_a_foul_is_never_called(level: str) -> None:
    """A flick on the screen can't be one."""
    state = play(flicked("rS1", "rS1 0,60"), lay("rS1 0,-60 bS1 60,60", fouls="on"))
    assert state.read("foul") in state.moves()
    assert best(state, level).move.split()[1] == "F"


@pytest.mark.parametrize("level", LEVELS)
def test_an_extra_flick_is_a_flick_or_skipped(level: str) -> None:
    state = lay("rS1 0,-60 bS1 60,60", extra="r1 b0", fouls="on")
    assert best(state, level).move.split()[-1] == "end" or " F " in best(state, level).move


def test_what_escapes_is_put_down_in_the_castle() -> None:
    state = play("rS1 F 90 50; " + resting("rS1 0,100/6") + "; !rS1 > 1", lay("rS1 0,-60 bS1 60,160"))
    assert state.jobs[0].kind == "place"
    thought = best(state, "master")
    assert thought.move.startswith("rS1 = ")
    assert thought.reasons == (("puts_back", {"cube": 1}),)


def kinds_weighed(state: State, level: str = "master") -> set[str]:
    return {state.read(line.move).kind for line in best(state, level).lines}


def test_healers_are_used_when_it_pays() -> None:
    """With the best cubes gone and nothing within reach, reviving is what a turn is good for."""
    fallen = "rS1 defeated rS2 defeated rG1 defeated rG2 defeated"
    state = lay("rL1 -70,-270 rL2 70,-270 bG1 -150,250 bG2 -100,250", fallen)
    thought = best(state, "master")
    assert thought.move.startswith("rL1 L ")
    assert thought.reasons[0].id == "revives"
    more = play(f"{thought.move}; rL1 L {' '.join(thought.move.split()[2:])} > 6 2", state)
    assert more.seat is not None


def test_a_freeze_is_put_on_the_attacker() -> None:
    state = lay("rK 0,-270 rG1 150,-280 bS1 0,-180 bG1 150,250", "rF1 reserve")
    assert "freeze" in kinds_weighed(state)


def test_a_skulk_comes_back_before_the_king() -> None:
    state = lay("rG1 150,-280 bG1 150,250 bG2 -150,250", "rU1 hidden")
    thought = best(state, "master")
    assert thought.move.startswith("rU1 U ")
    assert thought.reasons[0].id == "returns_near_king"


def test_gentle_now_and_then_overlooks_the_best() -> None:
    state = lay("rS1 0,180 rG1 -100,-100 rG2 100,-100 bS1 -150,30 bG1 150,30", army="custom")
    shots = [best(state, "gentle", seed).move.startswith("rS1 F ") for seed in range(12)]
    assert any(shots)
    assert not all(shots)


def test_easy_does_not_flick_its_own_king_where_he_is_likely_to_be_lost() -> None:
    """Near the edge, with nothing behind what he would hit; also when its other cubes don't come to mind."""
    state = lay("rK 150,-100 rG1 -100,-100 rG2 100,-100 bS1 -150,-200 bG1 190,30")
    assert not any(best(state, "easy", seed).move.startswith("rK F ") for seed in range(16))
    safe = lay(f"{BASIC_ROWS} {BLUE_ROWS}")
    assert any(best(safe, "easy", seed).move.startswith("rK F ") for seed in range(8)), "he stands far from any edge"


def test_aims_are_off_by_what_the_level_says() -> None:
    state = lay("rS1 0,180 bS1 -150,30")

    def directions(level: str) -> list[float]:
        return [float(best(state, level, seed).move.split()[2]) for seed in range(16)]

    spread = {level: max(directions(level)) - min(directions(level)) for level in ("gentle", "master")}
    assert spread["gentle"] > 2 * spread["master"] > 0


# The simulator.


class Trouble:
    """A simulator that is on its way or cannot be had."""

    def __init__(self, trouble: Exception) -> None:
        self.trouble = trouble

    def prepare(self) -> None:
        pass

    def simulate(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        raise self.trouble


def test_a_simulator_that_fails_leaves_judging_by_eye() -> None:
    state = lay("rS1 0,150 bG1 50,150 bG2 -150,250")
    assert best(state, "master", simulator=Trouble(CannotSimulate("broken"))) == best(state, "master")


def test_a_simulator_on_its_way_is_waited_for() -> None:
    with pytest.raises(NotReady):
        best(lay("rS1 0,150 bG1 50,150"), "master", simulator=Trouble(NotReady()))


# Slices.

MOST_CALLS = 7_000
"""Calls of functions between two yields: some 4 ms where a call takes half a microsecond."""


@pytest.mark.parametrize("level", ["gentle", "master"])
@pytest.mark.parametrize(
    "state",
    [
        begin(),
        begin(army="custom", screen="off").play(best(begin(army="custom"), "master").move),
        lay(f"{BASIC_ROWS} {BLUE_ROWS}"),
        after(2, 12, army="custom", screen="off"),
        after(3, 20, army="custom", points="62"),
        lay("rK 0,-270 bS1 0,-180 rL1 60,-270 bG1 150,250", "rF1 reserve rU1 hidden rS1 defeated rG1 defeated"),
    ],
)
def test_a_slice_is_small(state: State, level: str) -> None:
    while state.seat == -1:
        state = state.play(state.draw(Random(1)))
    if state.seat is not None:
        seen = state.seen_by(state.seat)
        assert longest_slice(OPPONENTS.think(seen, OPPONENTS.levels[level], Random(1))) < MOST_CALLS
