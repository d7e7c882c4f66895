"""Goals stay where they belong: in views, in moves as others see them, in records, in envelopes, and in time."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from cuboteca.games.qurush.rules.goals import COLUMN, LINE, ROW, SQUARE, Goal, every_goal, seal, unseal
from cuboteca.games.qurush.rules.state import State
from cuboteca.play.record import Record
from cuboteca.play.sealing import MARK
from cuboteca.play.sealing import NUMBER_LENGTH as LENGTH
from cuboteca.play.secrecy import moves_seen_by, sealed_text
from cuboteca.play.table import Table
from tests.games.qurush.setting import GAME, SHELF, VARIANTS, begin, place, refused, wander

NAMES = ("Ada", "Bo")


def two(options: tuple[tuple[str, str], ...] = ()) -> Table:
    return Table(GAME, Record("qurush", "2026-11-20", 2, NAMES, options, ("2x2:45/23", "2x2:55/32")))


def state_of(table: Table, ply: int | None = None) -> State:
    return cast("State", table.state if ply is None else table.state_at(ply))


@pytest.mark.clause("Q-4")
def test_each_sees_their_own_goal_only() -> None:
    state = begin(2, "2x2:45/23", "2x2:55/32")
    assert state.seen_by(0).position.endswith("gA=2x2:45/23 gB=?")
    assert state.seen_by(1).position.endswith("gA=? gB=2x2:55/32")
    assert state.seen_by(None).position.endswith("gA=? gB=?")
    assert begin(2, "2x2:45/23", open_goals="on").seen_by(1).position.count("2x2") == 2


@pytest.mark.clause("Q-4")
def test_others_do_not_see_a_goal_in_its_move_either() -> None:
    state = GAME.start()
    assert state.move_seen_by("2x2:45/23", 0) == "2x2:45/23"
    assert state.move_seen_by("2x2:45/23", 1) == "?"
    assert state.move_seen_by("2x2:45/23", None) == "?"
    assert str(state.read("?")) == "?"
    assert refused(state, "?") == "Q-4"
    assert GAME.start(2, {"open_goals": "on"}).move_seen_by("2x2:45/23", 1) == "2x2:45/23"
    assert begin().move_seen_by("Ma2", 1) == "Ma2"


@pytest.mark.clause("Q-44")
def test_what_another_could_call_is_not_shown() -> None:
    state = GAME.position("...../...../.45../.23../..... A=a1 B=e5 ap7 A t5 gA=2x2:22/22 gB=2x2:45/23 claim=manual")
    assert "@2:qurush" in {str(move) for move in state.moves()}
    assert "@2:qurush" not in {str(move) for move in state.seen_by(0).moves()}
    assert "@2:qurush" in {str(move) for move in state.seen_by(1).moves()}


@pytest.mark.parametrize("shapes", [("2x2",), ("4x1",), ("4x1h", "4x1v")])
def test_an_envelope_hides_and_keeps_every_goal(shapes: tuple[str, ...]) -> None:
    rng = Random(1)
    for goal in every_goal(shapes, False):
        one, other = seal(goal, rng), seal(goal, rng)
        assert one != other, "the same goal looks different every time"
        assert len(one) == LENGTH
        assert not any(digit in one for digit in "0123456789")
        assert goal.shape not in one
        assert unseal(one) == unseal(other) == goal


def test_a_torn_envelope_is_noticed() -> None:
    rng = Random(2)
    noticed = 0
    for goal in every_goal(("2x2",), False):
        text = seal(goal, rng)
        at = rng.randrange(7, LENGTH)
        torn = text[:at] + rng.choice("bcdfghjkmnpqrstvwxyz".replace(text[at], "")) + text[at + 1 :]
        noticed += unseal(torn) is None
        assert unseal(text[:-1]) is None
        assert unseal(text.replace("sealed:", "bbbbbbb")) is None, "no envelope at all"
    assert noticed >= 250


def test_a_record_in_envelopes_leads_to_the_same_game() -> None:
    table = two()
    table.play("Ma2")
    text = sealed_text(table, Random(3))
    assert not any(secret in text for secret in ("2x2", "45/23", "55/32", "4523"))
    assert " Ma2" in text
    again = Table.read(SHELF, text)
    assert again.state == table.state
    assert again.moves == table.moves
    assert again.text == table.text
    assert sealed_text(table) != sealed_text(table), "no two envelopes are alike"
    opened = GAME.start(2, {"open_goals": "on"})
    assert opened.sealed("2x2:45/23", Random(3)) == "2x2:45/23"


def test_the_moves_as_each_seat_may_know_them() -> None:
    table = two()
    table.play("Ma2")
    assert moves_seen_by(table, 0) == ("2x2:45/23", "?", "Ma2")
    assert moves_seen_by(table, 1) == ("?", "2x2:55/32", "Ma2")
    assert moves_seen_by(table, None, 2) == ("?", "?")
    assert table.undo()
    assert moves_seen_by(table, None) == ("?", "?", "Ma2")


@pytest.mark.clause("Q-30")
def test_when_the_game_is_over_nothing_is_hidden() -> None:
    table = two()
    table.play("resign")
    assert moves_seen_by(table, None) == table.moves
    assert sealed_text(table) == table.text


@pytest.mark.parametrize("seed", range(12))
def test_no_view_of_a_whole_game_holds_a_secret(seed: int) -> None:
    """Goals of numbers that are on no board: any trace of one in a view is found by its digits."""
    rng = Random(seed)
    options = {name: rng.choice(GAME.options[name].values) for name in VARIANTS}
    options["claim"] = rng.choice(("auto", "manual"))
    seats = rng.choice((2, 3, 4))
    names = ("Ada", "Bo", "Cy", "Di")[:seats]
    table = Table.begin(GAME, names, "2026-11-20", options)
    secrets: list[list[str]] = [[] for _ in names]
    for _ in range(60):
        state = state_of(table)
        if state.seat is None:
            break
        move = wander(state, rng)
        if state.next == "choice":
            secrets[state.chooser].append(move)
        table.play(move)
        for viewer in (None, *range(seats)):
            if table.state.seat is None:
                break
            hidden = {goal for owner in range(seats) if owner != viewer for goal in secrets[owner]}
            hidden -= set(secrets[viewer]) if viewer is not None else set()
            seen = state_of(table).seen_by(viewer)
            shown = " ".join((seen.position, repr(seen), repr(seen.goals), *moves_seen_by(table, viewer)))
            assert not [goal for goal in hidden if goal in shown]
            sealed = sealed_text(table, rng)
            assert not [goal for goals in secrets for goal in goals if goal in sealed]


@pytest.mark.clause("Q-4", "Q-7")
def test_taking_back_stops_at_the_start_of_the_turn_and_at_the_goals() -> None:
    table = two()
    assert not table.undo(), "a goal stays as it is"
    table.play("Ma2")
    assert table.undo()
    assert state_of(table).points == 7
    assert table.redo()
    assert state_of(table).points == 4
    table.play("Fb2=3")
    assert not table.undo(), "the turn is over"
    table.play("Md5")
    table.play(".")
    assert not table.undo()


def test_with_open_goals_turns_can_be_taken_back() -> None:
    table = two((("open_goals", "on"),))
    for move in ("Ma2", "Fb2=3", "Md5."):
        table.play(move)
    assert table.undo()
    assert table.undo()
    assert table.state.position.split()[3] == "ap4"


@pytest.mark.clause("Q-26")
def test_a_goal_that_was_there_in_the_middle_of_a_turn_wins_nothing_once_taken_back() -> None:
    table = two()
    for move in ("Ma2", "Fb2=3", ".", "Ma3", "Fb3=5", ".", "Mb3", "Fc3=5", ".", "Mb2"):
        table.play(move)
    before = state_of(table)
    assert not before.has_goal(1)
    assert before.play("Fc2=2").outcome is not None, "the flip ends the turn, and the other's goal is there"
    assert table.undo()
    table.play("Fc3=4")
    table.play(".")
    assert table.state.outcome is None


GOALS = ("2x2:45/23", "2x2:55/32")

KEPT = (
    ("sealed:dwkdqqdwxpt", Goal(SQUARE, (4, 5, 2, 3))),
    ("sealed:qytwqhsmndm", Goal(LINE, (2, 3, 4, 5))),
    ("sealed:xvmvvvpnybn", Goal(ROW, (5, 5, 2, 3))),
    ("sealed:wwnxtwmbmqc", Goal(COLUMN, (2, 2, 2, 2))),
)
"""Envelopes of the first version that had any."""


@pytest.mark.parametrize(("text", "goal"), KEPT)
def test_envelopes_of_earlier_versions_can_be_opened(text: str, goal: Goal) -> None:
    assert unseal(text) == goal
    again = Random(1)
    assert text in [seal(known, again) for _, known in KEPT]


def test_what_only_looks_like_an_envelope_is_none() -> None:
    salt, body = "dwkdqq", "dwxpt"
    assert unseal(f"{MARK}{salt}{body}") is not None
    assert unseal(f"{MARK}{salt}b{body}") is None, "too long, though it says the same"
    assert unseal(f"{salt}{'b' * len(MARK)}{body}") is None, "as long as one, without the mark"


def test_an_envelope_of_a_goal_that_there_is_not_is_torn() -> None:
    assert unseal("sealed:bbcpxhpqfwg") is None, "whole, but it holds the number after that of the last goal"


def test_a_state_without_secrets_is_itself_for_everybody() -> None:
    unknown = place({}, "a1 e5")
    assert unknown.seen_by(1) is unknown


def test_moves_may_be_given_as_moves_too() -> None:
    state = GAME.start()
    goal = state.read(GOALS[0])
    assert state.move_seen_by(goal, 0) == GOALS[0]
    assert state.move_seen_by(goal, 1) == "?"
    assert unseal(state.sealed(goal, Random(2))) == goal.goal
    choosing = GAME.start(2, {"corner": "choose"})
    assert choosing.sealed("Ha1", Random(2)) == "Ha1", "only goals go into envelopes"
    assert state.sealed("?", Random(2)) == "?"
