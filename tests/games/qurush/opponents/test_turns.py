"""A turn is planned as a whole and played move by move: wins are taken, goals are blocked, plans are kept."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.qurush.opponents import OPPONENTS, evaluate
from cuboteca.games.qurush.opponents.turns import plans
from cuboteca.games.qurush.rules.state import State
from tests.games.qurush.opponents.thoughts import best
from tests.games.qurush.setting import GAME, VARIANTS, begin, place


def played(state: State, level: str) -> State:
    """Return where the plan of a turn leads."""
    found = best(state, level)
    for move in (found.move, *found.lines[0].follows):
        state = state.play(move)
    return state


def test_a_win_is_taken_and_certain() -> None:
    state = place({"b2": 4, "c2": 6, "b3": 3, "c3": 5}, "a2 e5", "ap7 A t5 gA=2x2:35/42")
    for level in ("easy", "master"):
        found = best(state, level)
        assert (found.value, found.proven, found.reasons[0].id) == (1.0, True, "wins")
        outcome = played(state, level).outcome
        assert outcome is not None
        assert outcome.winners == (0,)


@pytest.mark.clause("Q-40", "Q-44")
def test_on_the_last_turn_a_goal_that_nobody_calls_wins() -> None:
    """Where goals must be called, one that is reached before the last turn ends counts without."""
    for turn, value in ((5, 1.0), (4, None)):
        state = place(
            {"b2": 4, "c2": 6, "b3": 3, "c3": 5}, "a2 e5", f"ap7 A t{turn} gA=2x2:35/42 claim=manual turn_cap=5"
        )
        for level in ("easy", "master"):
            found = best(state, level)
            assert (found.value == 1.0) == (value == 1.0)
            if value is not None:
                outcome = played(state, level).outcome
                assert outcome is not None
                assert outcome.winners == (0,)


def test_no_move_seems_better_than_the_one_that_is_liked_best() -> None:
    """Gentle's likings aren't chances."""
    state = begin()
    for _ in range(3):
        found = best(state, "gentle")
        values = [line.value for line in found.lines]
        assert values == sorted(values, reverse=True)
        state = state.play(state.read(found.move))


def test_a_step_towards_a_win_says_what_comes_next() -> None:
    """A step alone completes nothing, whatever is said of the turn that it begins."""
    state = place({"b2": 4, "c2": 6, "b3": 3, "c3": 5}, "a2 e5", "ap7 A t5 gA=2x2:35/42")
    lines = {line.move: line.reasons for line in best(state).lines}
    assert [reason.id for reason in lines["Mb2"]] == ["wins", "next_steps"]
    assert lines["Mb2"][1].values == {"moves": ("Mb2", "Fc2=2")}
    near = place({"b2": 4, "c2": 6, "b3": 3, "c3": 5}, "c1 e5", "ap7 A t5 gA=2x2:35/42")
    assert [reason.id for reason in best(near).reasons] == ["wins"], "the flip does it alone"


def test_ending_the_turn_is_no_advice_beside_something_better() -> None:
    state = place({"b2": 4}, "a1 e5", "ap3 A t5 gA=2x2:35/42")
    assert "." in map(str, state.moves())
    for points in ("ap3", "ap4", "ap7"):
        advised = [line.move for line in best(state._replace(points=int(points[2:]))).lines]
        assert "." not in advised[1:]


def test_a_known_goal_is_blocked() -> None:
    tail = "ap7 A t5 gA=2x2:22/22 gB=2x2:35/42"
    state = place({"b2": 4, "c2": 6, "b3": 3, "c3": 5}, "a2 d1", tail, open_goals="on")
    found = best(state)
    assert ("blocks", {"seats": (1,)}) in [(reason.id, reason.values) for reason in found.reasons]
    state = played(state, "master")
    assert not any(end for end in state.turn_ends() if state._replace(qubes=end.qubes).has_goal(1))


@pytest.mark.parametrize("level", ["gentle", "sharp", "master"])
@pytest.mark.parametrize("variant", ["", *VARIANTS])
def test_a_plan_is_kept_to_the_end_of_its_turn(level: str, variant: str) -> None:
    state = begin(2, **({variant: "on"} if variant else {}))
    rng = Random(3)
    planned: tuple[str, ...] = ()
    for _ in range(16):
        if state.seat is None:
            break
        found = best(state, level, rng)
        if planned:
            assert found.move == planned[0]
        planned = found.lines[0].follows
        state = state.play(found.move)


@pytest.mark.parametrize("seats", [2, 4])
def test_plans_reach_every_end_of_a_turn_and_no_other(seats: int) -> None:
    rng = Random(seats)
    state = begin(seats, squeesh="on")
    for _ in range(25):
        found = {
            (plan.qubes, plan.pawns): plan.moves
            for group in plans(state.rules, state.qubes, state.pawns, state.mover, state.points)
            for plan in group
        }
        assert set(found) == {(end.qubes, end.pawns) for end in state.turn_ends()}
        for end, moves in found.items():
            after = state
            for move in moves:
                after = after.play(move)
            assert (after.qubes, after.pawns, after.points, after.turn) == (*end, 7, state.turn + 1)
        state = state.play(rng.choice(state.moves()))
        if state.seat is None:
            break


@pytest.mark.parametrize("options", [{}, {"multiple_agents": "on"}, {"true_north": "on"}])
def test_a_slice_is_small(options: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    judged = 0
    judge = evaluate.Evaluation.judge

    def counted(self: evaluate.Evaluation, qubes: bytes, pawns: tuple[int, ...]) -> evaluate.Judged:
        nonlocal judged
        judged += 1
        return judge(self, qubes, pawns)

    monkeypatch.setattr(evaluate.Evaluation, "judge", counted)
    state = begin(4, **options)
    longest = before = 0
    for found in OPPONENTS.think(state.seen_by(0), OPPONENTS.levels["master"], Random(1)):
        longest, before = max(longest, judged - before), judged
        assert state.allows(state.read(found.move))
    assert judged > 10
    assert longest <= 30


def test_reasons_hold_no_goal() -> None:
    state = GAME.position("...../.666./.346./.526./..... A=a2 B=e5 ap7 A t9 gA=2x2:34/52")
    for line in best(state).lines:
        assert {reason.id for reason in line.reasons} <= {
            "wins",
            "nearer_to_goal",
            "blocks",
            "takes_position",
            "leaves_all",
            "next_steps",
        }
        assert all(set(reason.values) <= {"turns", "seats", "moves"} for reason in line.reasons)


def test_a_call_and_a_pass_have_reasons_of_their_own() -> None:
    rows = {"b2": 2, "c2": 3, "b3": 4, "c3": 5}
    done = place(rows, "a1 e5", "ap7 A t5 gA=2x2:45/23", claim="manual")
    assert best(done).reasons == (("calls", {}),)
    called = place({**rows, "c3": 4}, "c1 e5", "ap7 A t5 gA=2x2:45/23", claim="manual")
    assert best(called).reasons[0].id == "completes"
