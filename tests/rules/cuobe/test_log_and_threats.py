"""The log in plain sentences, and what threatens the team."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from cuboteca.games.cuobe.rules.own_cards import own_text
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.log import describe_move
from cuboteca.games.cuobe.text.threats import sentences, threats
from cuboteca.play.game import NATURE
from tests.rules.cuobe.setting import GAME, begin, clause, house, play

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")


@pytest.mark.parametrize(
    ("state", "move", "text"),
    [
        (house("c4=R07"), "go N +P2",
         "Ada walks north and takes Bo along. Ada is in the Workshop. Bo is in the Workshop."),
        (play("go N", house()), "reveal > R24", "The room on c4 is the Chapel. Ada is in the Chapel."),
        (
            play("end", house()),
            "green > E08",
            "Green card: Whispers. Raise your panic by one. Bo panics a little more. Bo has four dice.",
        ),
        (
            house("c3=R01s1 a1=R07", spawns="Clown@a1:3"),
            "end",
            "Ada ends the turn beside a spider. Ada panics a little more. Bo's turn begins. The Clown and Bo change "
            "places. A spider sits in the Workshop.",
        ),
        (
            play("fight Ghoul 2; roll > 1 2", house("", "c3 w4 tools=T10", "c3", spawns="Ghoul@c3:3")),
            "+0",
            "Ada adds no weapon. 3 against 3: both suffer. The Ghoul grows weaker. Ada takes a wound. Ada dies. "
            "Ada drops Knife. Bo's turn begins.",
        ),
        (
            play("end", house("c3=R01t", "c3", "c3 syndromes=S1")),
            "green > X1",
            "Green card: Trigger. All traps are triggered. The traps hit Bo and Ada. Bo takes a wound. "
            "Bo takes a wound. Ada takes a wound. Bo has four dice.",
        ),
        (
            play("end", house("", "c3 p5 insane")),
            "green > E08",
            "Green card: Whispers. Raise your panic by one. Ada can be frightened no more, and is hurt instead. "
            "Ada takes a wound. Ada has three dice.",
        ),
        (
            play("end", house()),
            "green > E14",
            "Green card: Footsteps. The nearest spawn is lured to your room. Nothing comes of it. Bo has five dice.",
        ),
        (play("search", house("c4=R09", "c4")), "roll > 0", "The die shows 0. A 0 finds nothing."),
        (house("c4=R09"), "go N", "Ada walks north. Ada is in the Archive, which is locked."),
        (house("c4=R02", "c4 tools=K1", "c3"), "key K1", "Ada uses Brass Key: one of five keys is in."),
        (house("", "c3 w1 tools=T03", "a1"), "use T03", "Ada uses Bandage. Ada heals one wound."),
        (play("end", house(green_left=1, keep="C3")), "green > C3",
         "Green card: Tick. Shift your room east. Row 3 shifts east and takes Ada and Bo along to d3. "
         "Bo has five dice."),
    ],
)  # fmt: skip
def test_a_move_and_what_it_brought_about(state: State, move: str, text: str) -> None:
    assert describe_move(state, move, NAMES) == text


@pytest.mark.parametrize("seed", range(12))
def test_every_move_of_a_game_is_told_in_whole_sentences(seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(1 + seed % 6, {"pvp": "on", "specialist": "on", "first_player": "random", "difficulty": "hard"})
    while state.seat is not None:
        move = state.draw(rng) if state.seat == NATURE else rng.choice(state.moves())
        text = describe_move(state, str(move), NAMES)
        assert text.endswith(".")
        assert text[0].isupper()
        assert "  " not in text
        assert "{" not in text
        assert not re.search(r"-\d", text), "a hyphen is no minus"
        for sentence in sentences(state, NAMES):
            assert sentence.endswith(".")
        state = state.play(move)


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
    assert [(m.kind, m.power, m.against_active, m.away, m.many) for m in now.menaces] == [
        ("clown", 4, 5, 1, 1),
        ("spider", 1, 1, 1, 2),
        ("troll", 4, 5, 3, 1),
    ]
    assert now.comes_next == ("clown", "spider")
    assert (now.keys_in, now.keys_held, now.keys_dropped, now.keys_unseen) == (1, 0, 1, 3)
    assert now.lost_for_good
    told_now = sentences(state, NAMES)
    assert "A Trigger card would give Ada one wound, the last." in told_now
    assert "A key lies on the dropped pile, and nothing can bring it back." in told_now
    assert "Two spiders are next to you, on d3: beat 1." in told_now
    assert "The next turn begins with the Clown and a spider." in told_now


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


def test_to_whoever_is_gone_nothing_is_near() -> None:
    state = play("exit", house("c4=R02", "c4", "c4", "a1", spawns="Ghoul@a1:3", keys="K1,K2,K3,K4,K5"))
    assert (state.seat, state.active) == (1, 0)
    assert [menace.away for menace in threats(state).menaces] == [0]


def test_the_summary_sentence_by_sentence() -> None:
    state = house(
        "c3=R01t d3=?s1 a3=?s2",
        "c3 syndromes=S1",
        "c3 w4",
        spawns="Ghoul@c3:3 Tentacles@c4:4 Twin@e4:2",
        killed=1,
        green_left=2,
        keep="W1",
    )
    assert sentences(state, NAMES) == [
        "Two green cards left.",
        "A Trigger card would give Ada two wounds.",
        "A Trigger card would give Bo one wound, the last.",
        "The Ghoul is in your room: beat 3.",
        "The Tentacles are next to you, on c4: beat 4.",
        "A spider is next to you, on d3: beat 1.",
        "The next turn begins with the Tentacles.",
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
