"""Puzzles of Cu[o]be: all that can be done in the turn is looked at, chance gives nothing, and the words are true."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cuboteca.games.cuobe.puzzles.collection import COLLECTION
from cuboteca.games.cuobe.puzzles.judge import OUT, TOGETHER, judge, reply
from cuboteca.games.cuobe.rules.position import ESCAPED
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text import puzzles as words
from cuboteca.play.game import NATURE
from cuboteca.play.puzzle import Puzzle, Verdict, read_puzzles
from tests.games.cuobe.setting import GAME, house
from tools.puzzles import cuobe as maker

ALL = list(read_puzzles(COLLECTION))

FOUR = "K1,K2,K3,K4"
LOCKED = house("c4=R02", "c3 tools=K5,T15 w1", "a1", dice="1", keys=FOUR)
"""The Exit lies north of the Atrium, the last key is in the player's hand. With one die a lock would be too much."""


def puzzle(state: State, task: str = OUT) -> Puzzle:
    return Puzzle(task, 0, 0, (), state.position)


def attempt(one: Puzzle, *moves: str) -> tuple[Verdict, list[str]]:
    """What is said of an attempt, and the moves made in it, those of others and of chance as the table makes them."""
    states: list[State] = [GAME.position(one.position)]
    made: list[str] = []

    def make(move: str) -> None:
        states.append(states[-1].play(move))
        made.append(move)

    for move in moves:
        make(move)
        while not judge(one, states, made).over and (answer := reply(one, states[-1], made)) is not None:
            make(answer)
    return judge(one, states, made), made


def own_moves(one: Puzzle) -> Sequence[str]:
    """The moves of a solution that the solver makes."""
    state: State = GAME.position(one.position)
    solver, own = state.active, []
    for move in one.solution:
        if state.seat == solver:
            own.append(move)
        state = state.play(move)
    return own


# Judging.


def test_who_gets_out_this_turn_has_solved_it() -> None:
    one = puzzle(LOCKED)
    assert attempt(one) == (Verdict(), [])
    assert attempt(one, "go N") == (Verdict(), ["go N"])
    assert attempt(one, "go N", "key K5")[0] == Verdict()
    assert attempt(one, "go N", "key K5", "exit")[0] == Verdict(True, True, 1)


def test_an_attempt_is_over_with_the_turn() -> None:
    assert attempt(puzzle(LOCKED), "go N", "end")[0] == Verdict(False, True, 0)


def test_who_may_leave_at_the_end_of_the_turn_can_still_do_it() -> None:
    one = puzzle(LOCKED)
    assert attempt(one, "go N", "key K5", "end")[0] == Verdict()
    assert attempt(one, "go N", "key K5", "end", "exit")[0] == Verdict(True, True, 1)
    assert attempt(one, "go N", "key K5", "end", "stay")[0] == Verdict(False, True, 0)


def test_others_in_the_exit_leave_when_they_are_asked() -> None:
    together = house("c4=R02", "c3 tools=K5", "c4", dice="1", keys=FOUR)
    one = puzzle(together, TOGETHER)
    verdict, made = attempt(one, "go N", "key K5", "exit")
    assert made == ["go N", "key K5", "exit", "exit"]
    assert verdict == Verdict(True, True, 2)
    alone = puzzle(LOCKED, TOGETHER)
    assert attempt(alone, "go N", "key K5", "exit")[0] == Verdict(False, True, 1)


def test_chance_has_nothing_to_give() -> None:
    """Dice show their lowest face, and what is drawn is the same each time."""
    one = puzzle(house("c3=R01l c4=R02", "c3 tools=K5", "a1", dice="2", keys=FOUR))
    forcing = GAME.position(one.position).play("force")
    assert forcing.seat == NATURE
    assert reply(one, forcing, ("force",)) == "roll > 0"
    walking = GAME.position(LOCKED.position).play("go S")
    assert reply(one, walking, ()) == reply(one, walking, ()) == str(walking.moves()[-1])


# Proving.


def test_one_way_out_is_a_puzzle_and_two_are_none() -> None:
    one = puzzle(LOCKED)
    assert (found := maker.proven(one)) is not None
    assert found.solution == ("go N", "key K5", "exit")
    assert found.number == 3
    assert maker.proven(puzzle(house("c4=R02", "c3 tools=K5", "a1", dice="0", keys=FOUR))) is None, "no dice"
    square = house("c4=R02 b3=R24 b4=R22", "b3 tools=K5", "a1", dice="2", keys=FOUR)
    assert maker.proven(puzzle(square)) is None, "by the Atrium, or by the Hall of Mirrors"


def test_a_way_out_by_chance_is_no_puzzle() -> None:
    """The lock can be forced open, if the die is kind."""
    forced = house("c3=R01l c4=R02", "c3 tools=K5", "a1", dice="2", keys=FOUR)
    assert maker.proven(puzzle(forced)) is None


def test_what_is_needless_makes_no_other_way() -> None:
    """Two wounds could be healed on the way, in whatever order."""
    healing = house("c4=R02", "c3 w2 tools=K5,T03", "a1", dice="1", keys=FOUR)
    found = maker.proven(puzzle(healing))
    assert found is not None
    assert found.solution == ("go N", "key K5", "exit")


# The collection.


def test_each_puzzle_can_be_set_up_and_solved() -> None:
    assert {one.task for one in ALL} == {OUT, TOGETHER}
    """Its position is read and written again; the solver's moves lead to those of the solution, and solve it."""
    for one in ALL:
        state: State = GAME.position(one.position)
        assert state.position == one.position
        assert not any(player.status == ESCAPED for player in state.players) or one.task == OUT
        verdict, made = attempt(one, *own_moves(one))
        assert verdict.solved, one.line
        assert tuple(made) == one.solution


# The words.


def test_the_task_and_how_far_off_in_words() -> None:
    out, together = puzzle(LOCKED), puzzle(LOCKED, TOGETHER)
    assert words.task(out) == "Get out this turn, without any luck"
    assert words.task(together) == "Get everyone out this turn, without any luck"
    assert words.missed(out, Verdict(over=True)) == "You’re still inside."
    assert words.missed(together, Verdict(over=True, reached=1)) == "One player is still inside."
    assert words.missed(together, Verdict(over=True)) == "2 players are still inside."
    assert words.attempt(together, Verdict(reached=1)) == "1 of 2 out"
    assert words.attempt(together, Verdict()) == words.attempt(out, Verdict(reached=1)) == ""


@pytest.mark.parametrize(
    ("rooms", "tools", "dice", "says"),
    [
        ("c3=R01l c4=R02", "K5,T15", "1", "You unlock the Atrium with Lockpicks. You need all your dice."),
        ("c4=R02 c5=R24", "K5,T16", "0", "You get two more dice from Thermos. You even have one die left."),
        ("c4=R02s1", "K5,T10", "1", "You beat a spider with Knife alone, so you can activate keys in the Exit. "),
        ("c4=R02", "K5", "1", "No other way is short enough. You need all your dice."),
    ],
)
def test_why_in_words(rooms: str, tools: str, dice: str, says: str) -> None:
    found = maker.proven(puzzle(house(rooms, f"c3 tools={tools}", "a1", dice=dice, keys=FOUR)))
    assert found is not None
    assert words.why(found).startswith(says)


def test_words_of_the_collection() -> None:
    for one in ALL:
        assert words.task(one)
        assert words.why(one).count(".") == 2, one.line
