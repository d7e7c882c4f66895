"""What threatens the team, and the summary of it."""

from __future__ import annotations

import json

import pytest

from cuboteca.games.cuobe.rules.own_cards import own_text
from cuboteca.games.cuobe.text.threats import sentences, threats
from cuboteca.games.cuobe.view.panels import threat_lines
from tests.games.cuobe.setting import begin, clause, house, play
from tests.games.cuobe.table import NAMES


def test_what_threatens() -> None:
    state = house(
        "c3=R01t d3=?s2 a1=R07",
        "c3 w4 p1",
        "a1 syndromes=S1",
        spawns="Clown@c4:3 Troll@a2:4",
        keys="K1",
        dropped="K2",
        removed="T19",
        passed="E20",
    )
    now = threats(state)
    assert now.turns_left == 40 - 4
    assert now.triggers_left == 6
    assert now.trapped == (12,)
    assert [(hit.seat, hit.wounds, hit.deadly) for hit in now.hits] == [(0, 1, True)]
    assert [(m.kind, m.power, m.to_beat, m.away, m.many) for m in now.menaces] == [
        ("clown", 4, 5, 1, 1),
        ("spider", 1, 1, 1, 2),
        ("troll", 4, 5, 3, 1),
    ]
    assert now.comes_next == ("clown", "spider")
    assert (now.keys_in, now.keys_held, now.keys_dropped, now.keys_unseen) == (1, 0, 1, 3)
    assert now.lost_for_good
    told_now = sentences(state, NAMES)
    assert "A Trigger would kill Ada." in told_now
    assert "A key is on the dropped pile, and nothing can retrieve it." in told_now
    assert "Two spiders are in an adjacent room, d3: beat 1." in told_now
    assert "Coming at the start of the next turn: the Clown and a spider." in told_now


@clause("C-107")
def test_on_the_last_turn_no_dangers_are_told_that_can_no_longer_come() -> None:
    """There were “0 green cards left”, a next turn’s spider, and a Trigger to come."""
    last = house("c3=R01ts1", "c3", "c3", spawns="Clown@c4:3", green_left=0)
    assert (threats(last).hits, threats(last).comes_next) == ((), ())
    told = [threat.words for threat in threat_lines(last, NAMES)]
    assert "This is the last turn: everyone still inside when it ends loses." in told
    assert not [words for words in told if "green card" in words or "A Trigger would" in words or "next turn" in words]
    assert sentences(last, NAMES)[0] == "This is the last turn."


def test_a_dropped_key_is_not_lost_while_something_can_bring_it_back() -> None:
    assert not threats(house(dropped="K2", removed="T19")).lost_for_good
    assert not threats(house("", "c3 tools=T19", "c3", dropped="K2", passed="E20")).lost_for_good
    assert not threats(begin()).lost_for_good


@clause("C-64")
def test_keys_in_a_dead_players_chest_are_held_and_not_unseen() -> None:
    now = threats(house("c3=R01c2", "c3 tools=K2", "- w5 dead chest=K1", "c3"))
    assert (now.keys_in, now.keys_held, now.keys_dropped, now.keys_unseen) == (0, 2, 0, 3)
    chest = house("c3=R01c2", "c3", "- w5 dead chest=T19", "c3", dropped="K2", passed="E20")
    assert not threats(chest).lost_for_good


def test_a_trigger_gives_the_doomed_two_wounds() -> None:
    now = threats(house("c3=R01t", "c3 w3 syndromes=S1", "c3 w3"))
    assert [(hit.seat, hit.wounds, hit.deadly) for hit in now.hits] == [(0, 2, True), (1, 1, False)]


@clause("C-91")
@pytest.mark.parametrize(
    ("players", "said"),
    [
        (("c3", "a1", "a1"), ["A Trigger would give Ada one wound."]),
        (("c3", "c3", "a1"), ["A Trigger would give Ada and Bo one wound each."]),
        (("c3", "c3", "c3"), ["A Trigger would give every player one wound."]),
        (("c3 w4", "c3", "c3 w4"), ["A Trigger would kill Ada and Cy.", "A Trigger would give Bo one wound."]),
        (
            ("c3 syndromes=S1", "c3", "c3"),
            ["A Trigger would give Ada two wounds.", "A Trigger would give Bo and Cy one wound each."],
        ),
        (("c3 w3 syndromes=S1", "c3 w4", "c3 w4"), ["A Trigger would kill every player."]),
    ],
)
def test_what_a_trigger_would_do_is_said_once_for_all_alike(players: tuple[str, ...], said: list[str]) -> None:
    state = house("c3=R01t", *players)
    assert [sentence for sentence in sentences(state, NAMES) if "Trigger" in sentence] == said
    assert [line.words for line in threat_lines(state, NAMES) if line.words.startswith("A Trigger")] == said


def test_how_near_they_are_is_told_to_the_player_who_decides() -> None:
    """Ada has left, and so has her room; or she is in it, but Bo is asked."""
    ghoul = "The Ghoul is in an adjacent room, b4: beat 5."
    for moves, ada in (("exit", "c4 p1"), ("end; stay", "c4 p1")):
        state = play(moves, house("c4=R02", ada, "c4 p2", "a1", spawns="Ghoul@b4:3", keys="K1,K2,K3,K4,K5"))
        assert (state.seat, state.active) == (1, 0)
        assert ghoul in sentences(state, NAMES)
        assert "The Ghoul, in an adjacent room: beat 5." in [line.words for line in threat_lines(state, NAMES)]


def test_while_chance_decides_it_is_told_to_the_active_player() -> None:
    state = play("go N", house("", "c3 p1", "a1", spawns="Ghoul@c2:3"))
    assert state.asked is None
    assert "The Ghoul is in an adjacent room, c2: beat 4." in sentences(state, NAMES)


@clause("C-82")
def test_what_nobody_can_walk_to_is_as_far_as_it_is_straight() -> None:
    """Ada stands in the Dead End, whose arrow points off the map."""
    state = house("a1=R17^ c3=R01", "a1", "c3", spawns="Ghoul@b1:3 Troll@c1:4", distance="walk")
    told = [line.words for line in threat_lines(state, NAMES)]
    assert "The Ghoul, in an adjacent room: beat 4." in told
    assert "The Troll, 2 rooms away: beat 4." in told


@clause("C-82")
def test_around_walls_it_is_as_far_as_one_walks() -> None:
    """The Dead End leads back into the house, past another room."""
    state = house("a1=R17v c3=R01", "a1", "c3", spawns="Ghoul@b1:3 Troll@c1:4", distance="walk")
    told = [line.words for line in threat_lines(state, NAMES)]
    assert "The Ghoul, 3 rooms away: beat 4." in told
    assert "The Troll, 4 rooms away: beat 4." in told


def test_spiders_in_the_players_own_room_are_there() -> None:
    state = house("c3=R01s3 d3=?s2", "c3", "a1")
    told = sentences(state, NAMES)
    assert "Three spiders are in your room: beat 1." in told
    assert "Two spiders are in an adjacent room, d3: beat 1." in told


def test_where_nobody_is_left_nothing_is_near() -> None:
    state = play("exit", house("c4=R02", "c4", spawns="Ghoul@c4:3", keys="K1,K2,K3,K4,K5"))
    assert state.ended == "all_gone"
    assert threats(state).menaces == ()
    assert not [said for said in sentences(state, NAMES) if "Ghoul" in said]
    assert not [line for line in threat_lines(state, NAMES) if "Ghoul" in line.words]


def test_the_summary_sentence_by_sentence() -> None:
    state = house(
        "c3=R01t d3=?s1 a3=?s2",
        "c3 syndromes=S1",
        "c3 w4",
        spawns="Ghoul@c3:3 Tentacles@c4:4 Twin@e4:2",
        killed=1,
        green_left=12,
        keep="W1",
    )
    assert sentences(state, NAMES) == [
        "12 green cards left.",
        "A Trigger would give Ada two wounds.",
        "A Trigger would kill Bo.",
        "The Ghoul is in your room: beat 3.",
        "The Tentacles are in an adjacent room, c4: beat 4.",
        "A spider is in an adjacent room, d3: beat 1.",
        "Coming at the start of the next turn: the Tentacles.",
    ]
    assert [(menace.kind, menace.away) for menace in threats(state).menaces] == [
        ("ghoul", 0),
        ("tentacles", 1),
        ("spider", 1),
        ("spider", 2),
        ("twin", 3),
    ]
    assert threats(house()).comes_next == ()
    assert threats(house("d3=?s1", killed=1)).comes_next == ()


@pytest.mark.parametrize(
    ("dropped", "said"),
    [
        ("K2", "A key is on the dropped pile, and nothing can retrieve it."),
        ("K2,K3", "Two keys are on the dropped pile, and nothing can retrieve them."),
    ],
)
def test_keys_that_are_lost_are_counted(dropped: str, said: str) -> None:
    assert sentences(house(dropped=dropped, removed="T19", passed="E20"), NAMES)[1] == said


def test_a_dropped_key_can_be_fetched_by_a_room_that_nobody_has_seen_or_by_a_talent() -> None:
    assert threats(house("", "c3 talents=A3", "c3", dropped="K2", removed="T19", passed="E20")).lost_for_good
    data = json.loads(own_text())
    cards = {card["id"]: card for part in ("rooms", "blue") for card in data[part]}
    fetching = [{"op": "retrieveTool", "n": 1}]
    cards["R05"]["dice"] = {"cost": "spend", "effects": fetching}
    for seen in ("", "c4=R05"):
        unlost = house(seen, dropped="K2", removed="T19", passed="E20", cards=json.dumps(data))
        assert not threats(unlost).lost_for_good
    data = json.loads(own_text())
    next(card for card in data["blue"] if card["id"] == "A3")["effects"] = fetching
    held = house("", "c3", "c3 talents=A3", dropped="K2", removed="T19", passed="E20", cards=json.dumps(data))
    assert not threats(held).lost_for_good
