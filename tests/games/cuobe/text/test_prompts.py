"""What is asked of whom, with its answers."""

from __future__ import annotations

import re

import pytest

from cuboteca.games.cuobe.rules.options import OPTIONS
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.prompts import background, question
from tests.games.cuobe.scenes import SCENES
from tests.games.cuobe.setting import house, play
from tests.games.cuobe.table import NAMES, VIEW, seen


@pytest.mark.parametrize("what", SCENES)
def test_it_is_said_who_is_asked_and_what(what: str) -> None:
    state = SCENES[what]
    view = seen(state)
    asked = VIEW.prompt(view)
    assert asked.seat == state.seat
    assert state.seat is not None
    assert asked.lead == f"{NAMES[state.seat]}:"
    assert asked.rest
    assert VIEW.explain(view)
    labels = [choice.label for choice in VIEW.choices(view)]
    assert len(set(labels)) == len(labels) == len(state.moves())
    assert all(label and label[0] == label[0].upper() for label in labels)


@pytest.mark.parametrize(
    ("state", "heard"),
    [
        (play("end; green > E18", house()), "1: Fall asleep, which ends your turn. 2: Take one wound."),
        (
            play("end; green > E06", house()),
            "1: North: dark room c4. 2: East: dark room d3. 3: South: dark room c2. 4: West: dark room b3.",
        ),
        (
            play("end; green > E19", house("", "c3", "c3 tools=T01,K1")),
            "Cards: Crowbar or Brass Key.",
        ),
        (play("use T18", house("", "c3 tools=T18", "c3")), "25 rooms are marked on the map."),
        (
            play("fight Ghoul 1; roll > 2", house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3")),
            "Not enough so far. 2 more would win it. 1: Add Knife 2.",
        ),
        (house(), ""),
    ],
)
def test_a_question_is_heard_with_its_answers(state: State, heard: str) -> None:
    assert VIEW.answers(seen(state)) == heard


def test_the_difficulties_say_what_their_words_are() -> None:
    said = " ".join(OPTIONS["difficulty"].meanings)
    for word, meaning in (("spawns", "monsters"), ("triggers", "cards"), ("ticks", "shift rooms")):
        assert re.search(rf"{meaning}[^.]*\({word}\)", said), word


def test_one_talent_for_another_is_asked_for_by_its_kind() -> None:
    asked = play("pick; blue > A3", house("c4=R07f", "c4 talents=A1,A5", "a1 talents=A2,A4", setup="quick"))
    assert question(asked, NAMES) == "which talent makes room for Field Medic?"


def test_who_holds_too_much_is_told_how_much_that_is() -> None:
    loaded = play("end", house("", "c3 tools=T01,T02,T03,K1", "c3", "c3"))
    assert "You hold four tools (keys count), and can carry three." in background(loaded, NAMES)
