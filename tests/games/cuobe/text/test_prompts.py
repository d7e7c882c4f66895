"""What is asked of whom, with its answers."""

from __future__ import annotations

import re

import pytest

from cuboteca.games.cuobe.rules import steps
from cuboteca.games.cuobe.rules.options import OPTIONS
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.prompts import background, question
from tests.games.cuobe.scenes import SCENES
from tests.games.cuobe.setting import clause, house, play
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
        (play("end; green > E18", house()), "1: Fall asleep (ends your turn). 2: Take 1 wound."),
        (
            play("end; green > E06", house()),
            "1: North, undiscovered. 2: East, undiscovered. 3: South, undiscovered. 4: West, undiscovered.",
        ),
        (
            play("end; green > E19", house("", "c3", "c3 tools=T01,K1")),
            "Cards: Crowbar or Brass Key.",
        ),
        (play("use T18", house("", "c3 tools=T18", "c3")), "25 rooms are marked on the map."),
        (
            play("fight Ghoul 1; roll > 2", house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3")),
            "You’d lose so far. Knife +2 can still be added, and would win it. 1: Add Knife +2.",
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
    assert question(asked, NAMES) == "replace which talent with Field Medic?"


def test_who_holds_too_much_is_told_how_much_that_is() -> None:
    loaded = play("end", house("", "c3 tools=T01,T02,T03,K1", "c3", "c3"))
    assert "You hold four tools, keys included. Your tool limit is three." in background(loaded, NAMES)


def test_who_holds_too_much_is_told_only_what_can_be_done() -> None:
    """There is nobody to give a tool to, or no chest to put it in."""
    for players, rooms, said in (
        (("c3 tools=T01,T02,T03,T04", "a1", "a1"), "", "Tap a card to drop it."),
        (("c3 tools=T01,T02,T03,T04", "c3", "a1"), "", "Tap a card to give it or drop it."),
        (("c3 tools=T01,T02,T03,T04", "a1", "a1"), "c3=R01c1", "Tap a card to put it in a chest or drop it."),
        (("c3 tools=T01,T02,T03,T04", "c3", "a1"), "c3=R01c1", "Tap a card to give it, put it in a chest or drop it."),
    ):
        assert background(play("end", house(rooms, *players)), NAMES).endswith(said)


LEAVING = "All five keys are activated. If you leave, you win, and you can’t come back. "


@clause("C-106")
def test_who_could_leave_with_all_others_is_told_when_the_question_comes_again() -> None:
    at_any_time = house("c4=R02", "c4", "c4", "c4", keys="K1,K2,K3,K4,K5", green_left=1)
    end_of_each = LEAVING + "If you stay, you’ll be asked again at the end of each turn, if you’re here and awake."
    assert background(play("end", at_any_time), NAMES) == end_of_each
    assert background(play("end; stay", at_any_time), NAMES) == end_of_each
    on_own_turn = house("c4=R02", "c4", keys="K1,K2,K3,K4,K5", green_left=1, exit_mode="own_turn")
    own_end = LEAVING + "If you stay, you’ll be asked again whenever you end a turn here awake."
    assert background(play("end", on_own_turn), NAMES) == own_end


@clause("C-106", "C-107")
@pytest.mark.parametrize("mode", ["any_time", "own_turn"])
def test_who_could_leave_on_the_last_turn_is_told_that_staying_loses(mode: str) -> None:
    asked = play("end", house("c4=R02", "c4", keys="K1,K2,K3,K4,K5", green_left=0, exit_mode=mode))
    assert background(asked, NAMES) == (
        LEAVING + "This is the last turn: if you’re still inside when it ends, you lose."
    )
    assert asked.play("stay").ended == "time"


@clause("C-106", "C-107")
def test_who_is_asked_in_the_middle_of_the_last_turn_is_told_the_same() -> None:
    asked = play("key K1", house("c4=R02", "c4 tools=K1", "c4", keys="K2,K3,K4,K5", green_left=0))
    assert asked.seat == 1
    assert background(asked, NAMES).endswith("if you’re still inside when it ends, you lose.")
    assert play("stay; end; stay", asked).seat == 1, "at its end the question comes once more"


def test_a_corridor_nobody_walked_into_can_lie_any_way() -> None:
    walked = play("go N; reveal > R16", house())
    assert background(walked, NAMES) == "One arrow must point to the room you came from."
    moved = play("use T17; choose a; choose P2; choose N; reveal > R16", house("", "c3 tools=T17", "a1", "e5"))
    assert background(moved, NAMES) == "One arrow must point to the room Bo came from."
    jumped = play("use T17; choose b; reveal > R16", house("", "c3 tools=T17", "a1"))
    assert background(jumped, NAMES) == "Nobody walked in, so any way is fine."


def test_how_many_find_tokens_are_left_is_counted_down() -> None:
    two = SCENES[steps.FINDS]
    assert background(two, NAMES) == "There are only two find tokens left."
    assert background(two.play("choose a1"), NAMES) == "There’s only one find token left."


def test_a_tool_with_two_uses_is_asked_for_by_name() -> None:
    tool = play("use T17", house("", "c3 tools=T17", "a1"))
    assert question(tool, NAMES, first=True) == "Use Rope how?"
    assert question(play("end; green > E18", house()), NAMES) == "choose one"


def test_the_sister_is_the_second_twin() -> None:
    first = play("end; green > W5", house())
    assert question(first, NAMES) == "where does the Twin spawn?"
    second = first.play("choose c4")
    assert question(second, NAMES) == "where does the second Twin spawn?"
    assert background(second, NAMES).startswith("She’s the Sister.")


def test_what_can_be_skipped_is_asked_for_in_short() -> None:
    assert question(play("end; green > E12", house()), NAMES) == "shift the room?"
    back = play("end; green > E20", house(dropped="K1"))
    assert question(back, NAMES) == "retrieve the tool?"
    assert background(back, NAMES) == "Lost and Found: Retrieve 1 dropped tool or key. You can skip this."


def test_of_whom_is_asked_if_it_is_not_the_active_player() -> None:
    led = play("use T17; choose a; choose P2", house("", "c3 tools=T17", "a1"))
    assert question(led, NAMES) == "move Bo which way?"
