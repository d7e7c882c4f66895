"""The team-mates of Cu[o]be: whole games with every rule, the same for the same seed, in small slices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from random import Random

import pytest

from cuboteca.games.cuobe.opponents import OPPONENTS
from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.own_cards import own_text
from cuboteca.games.cuobe.rules.places import PLACE_OF
from cuboteca.games.cuobe.rules.steps import GUARD, LOOT
from cuboteca.games.cuobe.text.reasons import describe_reason
from cuboteca.play.view import View
from cuboteca.search.thought import LEVELS, heeding
from tests.games.cuobe.decks import deck
from tests.games.cuobe.opponents.thoughts import Decision, best, decisions, whole_game, why
from tests.games.cuobe.setting import GAME, house, play
from tests.games.cuobe.table import NAMES
from tests.search.slices import longest_slice

RULES: tuple[Mapping[str, str], ...] = (
    {"pvp": "on", "respawn": "on", "brutal": "on"},
    {"difficulty": "nightmare", "specialist": "on", "short_game": "on", "first_player": "random"},
    {"setup": "quick", "give": "surplus", "dice_cap": "5", "exit_mode": "own_turn"},
    {"distance": "walk", "troll_life": "on", "spider_attract": "off", "swap_reveals": "off", "drag_once": "on"},
)

DECKS: Mapping[str, str] = {
    "rooms that do other things": deck(
        R05=[{"op": "find", "n": "choose"}],
        R06=[{"op": "draw", "deck": "blue", "n": 2}],
        R14=[{"op": "jump", "who": "self", "to": "any"}, {"op": "attract", "must": True}],
        R20=[{"op": "choice", "of": [[{"op": "heal", "n": "full", "who": "all"}], [{"op": "unlock", "room": "any"}]]}],
    ),
    "tools and talents that do": deck(
        T03=[{"op": "movePlayer", "who": "any", "n": 3}],
        T10=[{"op": "wound", "n": 2, "who": "here", "must": True}, {"op": "gain", "n": 5}],
        T16=[{"op": "lock", "room": "allNext"}, {"op": "sleep", "who": "here"}],
        A3=[{"op": "swap", "who": "any", "with": "any"}, {"op": "shift", "room": "next", "dir": "any"}],
        A5=[{"op": "retrieveTool", "n": 1}],
    ),
    "events that do": deck(
        E01=[{"op": "drop", "type": "key", "n": 1, "who": "all", "must": True}],
        E02=[{"op": "sleep", "who": "all", "must": True}],
        E03=[{"op": "jump", "who": "any", "to": "next"}, {"op": "retrieveSpawn"}],
        E04=[{"op": "trap", "room": "next", "count": 4, "must": True}, {"op": "triggerTraps", "must": True}],
        E05=[{"op": "panic", "n": 2, "who": "any", "must": True}],
    ),
}  # fmt: skip
"""What `docs/own-cards.md` lets a group change: what a room's die does, a tool, a talent, an event."""


def test_the_five_levels_stand_first() -> None:
    assert tuple(OPPONENTS.levels)[: len(LEVELS)] == LEVELS


@pytest.mark.parametrize("seats", [1, 3, 6])
@pytest.mark.parametrize("level", OPPONENTS.levels)
def test_whole_games_are_legal(level: str, seats: int) -> None:
    assert whole_game(level, seats, 3, {}, 400)


@pytest.mark.parametrize("options", RULES)
@pytest.mark.parametrize("level", ["gentle", "master"])
def test_whole_games_are_legal_with_other_rules(level: str, options: Mapping[str, str]) -> None:
    assert whole_game(level, 2, 5, options, 400)


@pytest.mark.parametrize("respawn", ["off", "on"])
@pytest.mark.parametrize("level", ["gentle", "master"])
def test_whole_games_are_legal_when_players_fight_each_other(level: str, respawn: str) -> None:
    """One player attacks the others wherever they meet; they defend themselves, and killers take what they want."""
    hurt = ("c3 tools=T11,T12", "c3 w4 tools=T10,K1 talents=A5", "c3 w4 tools=T01,T04 talents=A3")
    state = house("c3=R01", *hurt, pvp="on", respawn=respawn, dice="5")
    games = [list(decisions(level, state, seed, brawler=0)) for seed in (6, 7)]
    assert all(played[-1].after.outcome is not None for played in games)
    asked_for = Counter(one.before.agenda[-1].what for played in games for one in played)
    assert asked_for[GUARD]
    assert asked_for[LOOT]


@pytest.mark.parametrize("cards", DECKS.values(), ids=list(DECKS))
@pytest.mark.parametrize("level", ["gentle", "master"])
def test_whole_games_are_legal_with_a_groups_own_cards(level: str, cards: str) -> None:
    states = whole_game(level, 3, 6, {"cards": cards})
    assert states[-1].outcome is not None


def test_a_groups_own_cards_are_read_by_what_they_do() -> None:
    """With other ids and names the same game is played, as long as the cards do the same."""
    names = {"R07": "R47", "R02": "R42", "K1": "K9", "T03": "T93"}
    text = own_text().replace("Archive", "Cellar").replace("Bandage", "Plaster")
    for old, new in names.items():
        text = text.replace(f'"{old}"', f'"{new}"')
    states = whole_game("master", 3, 4, {"cards": text}, 400)
    assert states[-1].outcome is not None


@pytest.mark.parametrize("level", ["gentle", "master"])
def test_the_same_seed_is_the_same_game(level: str) -> None:
    first, again = (whole_game(level, 2, 8, {}, 120) for _ in range(2))
    assert first == again


def test_nothing_but_the_position_is_looked_at() -> None:
    """What a position doesn't tell is decided by nobody yet: a thought is the same from its text alone."""
    for state in whole_game("steady", 3, 2, {}, 60)[20:60:5]:
        again = GAME.position(state.seen_by(state.seat).position)
        for level in ("gentle", "master"):
            assert best(again, level) == best(state, level)


MOST_CALLS = 30_000
"""Calls of functions between two yields: the longest slices of some games make 8,000, in 10 ms."""


@pytest.mark.parametrize("seed", [1, 2])
def test_no_slice_is_long(seed: int) -> None:
    for state in whole_game("master", 3, seed, {"difficulty": "hard"}, 150):
        if state.seat is not None:
            thinking = OPPONENTS.think(state.seen_by(state.seat), OPPONENTS.levels["master"], Random(1))
            assert longest_slice(thinking) < MOST_CALLS


DONE_IN_A_ROOM = frozenset(
    {moves.PICK, moves.SEARCH, moves.ROOM, moves.FIGHT, moves.KEY, moves.TAKE, moves.PUT, moves.FORCE}
)
"""What dice or cards come of, so that plans change."""


def steps_taken_back(played: Iterable[Decision]) -> Iterator[tuple[Decision, list[str], Decision]]:
    """Give each step that the next one of the turn takes back, with the verbs of what was done in between."""
    step: Decision | None = None
    between: list[str] = []
    for one in played:
        verb = one.thought.move.split()[0]
        if verb != moves.GO:
            between.append(verb)
            continue
        if step is not None and step.before.turn == one.before.turn and walk(step) == walk(one)[::-1]:
            yield step, between, one
        step, between = one, []


def walk(step: Decision) -> tuple[int, int]:
    """From where to where a step leads."""
    seat = step.before.active
    return step.before.players[seat].place, step.after.players[seat].place


@pytest.mark.parametrize(("level", "seats"), [("gentle", 2), ("steady", 4), ("master", 3), ("master", 6)])
def test_no_step_is_taken_back_by_the_next_but_for_a_reason(level: str, seats: int) -> None:
    """Something was done in the room, or it has just been discovered; and why one comes and goes can be said."""
    played = [one for seed in range(2) for one in decisions(level, GAME.start(seats), seed)]
    steps = [one for one in played if one.thought.move.startswith(moves.GO)]
    assert len(steps) > 60
    for step in steps:
        reason = why(step.thought)
        assert describe_reason(View(step.before, NAMES), reason.id, reason.values)
    for there, between, back in steps_taken_back(played):
        discovered = not there.before.rooms[walk(there)[1]].card
        assert discovered or DONE_IN_A_ROOM & set(between), (there.thought, between, back.thought)


# How they play.


def test_who_holds_the_last_key_in_the_exit_uses_it_and_leaves() -> None:
    state = house("c3=R01 c4=R02", "c4 tools=K5", "c3", keys="K1,K2,K3,K4", blue_left=0)
    assert best(state).move == "key K5"
    state = play("key K5", state)
    assert (best(state).move, best(state).proven) == ("exit", True)


@pytest.mark.parametrize("level", LEVELS)
def test_a_key_too_many_goes_into_ones_chest(level: str) -> None:
    """Also on the way home: dropped, it would be lost to all."""
    state = house(
        "a1=R20 b4=R07 e1=R02 a5=R25c1", "a5 tools=K5,K3,K2 talents=A2 syndromes=S3", "e2", "a1 tools=K1", keys="K4",
        blue_left=0,
    )  # fmt: skip
    assert {"put K5", "drop K5"} <= {str(move) for move in state.moves()}
    assert best(state, level).move == "put K5"


def test_keys_are_brought_home() -> None:
    state = house("c3=R01 c4=R09 c5=R02", "c3 tools=K5", "a1", keys="K1,K2,K3,K4", blue_left=0)
    thought = best(state)
    assert (thought.move, why(thought).id) == ("go N", "brings_keys")


def test_it_searches_again_from_the_same_room() -> None:
    rooms = "c3=R07 c4=R08 b3=R20 d3=R14 c2=R24 c5=R01 e3=R02 b4=R23 d4=R22 b2=R12 d2=R06"
    state = house(rooms, "c3", "c4", dice="5")
    assert best(state).move == "search"
    assert best(play("search; roll > 0", state)).move == "search"


def test_who_is_asked_to_wait_comes_no_further() -> None:
    state = house("c3=R01 c4=R09 c5=R02 b3=R07", "c3", "c3", dice="1")
    level = heeding(OPPONENTS.levels["master"], ("wait", 1))
    *_, thought = OPPONENTS.think(state, level, Random(1))
    assert not thought.move.startswith("go")
    assert why(thought) == ("waits_for", {"seat": 1})


def test_who_is_asked_to_fetch_something_goes_there() -> None:
    state = house("c3=R01 c4=R09 b3=R20 c5=R02f", "c3", "c3", dice="3")
    *_, thought = OPPONENTS.think(state, heeding(OPPONENTS.levels["master"], ("fetch", PLACE_OF["c5"])), Random(1))
    assert thought.move == "go N"


def test_a_weapon_is_named_where_it_turns_the_fight() -> None:
    state = play("fight Ghoul 2; roll > 1 2", house("c3=R01", "c3 tools=T10", "a1", spawns="Ghoul@c3:1"))
    assert state.agenda[-1].what == "arms"
    assert best(state).move == "+0"
    state = play("fight Ghoul 2; roll > 0 0", house("c3=R01", "c3 w4 tools=T10", "a1", spawns="Ghoul@c3:1"))
    assert best(state).move == "+T10"


def test_nobody_attacks_a_team_mate_but_who_is_attacked_defends() -> None:
    state = house("c3=R01", "c3 tools=T10", "c3 w4 tools=T12,K1", pvp="on")
    assert not best(state).move.startswith("duel")
    state = play("duel P2 1; roll > 3; roll > 0 1 1; +0", state)
    assert state.seat == 1
    assert best(state).move == "+T12"
