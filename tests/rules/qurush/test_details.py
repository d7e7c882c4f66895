"""Details that changing the rules in small ways has shown to be held by no other test."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.qurush.rules.apply import applied, pushed
from cuboteca.games.qurush.rules.board import EAST, square_at
from cuboteca.games.qurush.rules.goals import COLUMN, LINE, ROW, SHAPES, SQUARE, Goal, places_of, seal, unseal
from cuboteca.games.qurush.rules.moves import PUSH, Move
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.view import rolling
from cuboteca.games.qurush.view.art.orientation import lying
from cuboteca.games.qurush.view.rolling import dice_of, path_to
from cuboteca.play.game import IllegalMove
from cuboteca.play.sealing import MARK, seal_number
from tests.rules.qurush.setting import GAME, begin, place, play

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


def square_named(name: str) -> int:
    return square_at("abcdefg".index(name[0]), int(name[1]) - 1)


def test_what_only_looks_like_an_envelope_is_none() -> None:
    salt, body = "dwkdqq", "dwxpt"
    assert unseal(f"{MARK}{salt}{body}") is not None
    assert unseal(f"{MARK}{salt}b{body}") is None, "too long, though it says the same"
    assert unseal(f"{salt}{'b' * len(MARK)}{body}") is None, "as long as one, without the mark"


def test_an_envelope_of_a_goal_that_there_is_not_is_torn() -> None:
    assert unseal(seal_number(len(SHAPES) * 4**4, Random(1))) is None


@pytest.mark.clause("Q-43")
def test_who_has_resigned_has_no_goal_on_the_board() -> None:
    state = place("....../....../.23.../.45.../....../......", "a1 a6 f6 f1", "ap7 A t5 gB=2x2:23/45+4x1:2222")
    assert state.has_goal(1)
    assert not state._replace(out=frozenset({1})).has_goal(1)


@pytest.mark.clause("Q-28")
def test_goals_count_turned_and_not_mirrored_unless_agreed() -> None:
    board = place("...../.45../.23../...../.....", "a1 e5")
    windows = board.terms.windows
    assert places_of(Goal(SQUARE, (2, 4, 3, 5)), board.qubes, windows), "turned"
    assert not places_of(Goal(SQUARE, (5, 4, 3, 2)), board.qubes, windows), "mirrored"


@pytest.mark.clause("Q-44", "Q-41", "Q-24")
def test_sentences_and_clauses_of_rare_refusals() -> None:
    def refusal(state, text: str) -> tuple[str, str | None]:  # type: ignore[no-untyped-def]
        with pytest.raises(IllegalMove) as reason:
            state.play(text)
        return reason.value.message, reason.value.clause

    unknown = place({}, "a1 e5", claim="manual")
    assert refusal(unknown, "qurush") == ("That goal is not known here.", "Q-44")
    lot = GAME.start(2, {"start": "random"}).play(GOALS[0]).play(GOALS[1])
    assert refusal(lot, "start=C") == ("There are only 2 players.", "Q-41")
    beside = place({"b1": 4}, "a1 e5")
    for face in (0, 7, 9):
        assert refusal(beside, f"Fb1={face}") == (f"A die has no face with a {face}.", "Q-24")


@pytest.mark.clause("Q-20")
def test_a_straight_pull_names_the_die_that_lies_behind() -> None:
    def said(dice: dict[str, int], pawn: str, move: str) -> str:
        with pytest.raises(IllegalMove) as reason:
            place(dice, f"{pawn} e5", pull_any="straight").play(move)
        return reason.value.message

    only = "In this game only the die straight behind the pawn can be pulled"
    assert said({"c2": 5, "b1": 4}, "b2", "Lb3<c2") == f"{only}, the one on b1."
    assert said({"b2": 5, "d2": 3, "c1": 4}, "c2", "Lb2<c1") == f"{only}, the one on d2."
    assert said({"c2": 5}, "b2", "Lb3<c2") == f"{only}."
    assert said({"b1": 5, "a2": 3}, "a1", "La2<b1") == f"{only}.", "behind the pawn is no square at all"


def test_an_impossible_action_is_an_error_of_the_program() -> None:
    state = place({"b1": 4, "c1": 4, "d1": 4, "e1": 4}, "a1 e5")
    with pytest.raises(ValueError, match=r"^That qube is not beside the pawn\.$"):
        applied(state.terms, state.qubes, state.pawns, 0, Move(PUSH, square_named("d1")))
    with pytest.raises(ValueError, match=r"^That line cannot be pushed\.$"):
        pushed(state.terms, state.qubes, state.pawns, 0, EAST)
    with pytest.raises(ValueError, match=r"^Nothing is left to chance here\.$"):
        state.draw(Random(1))


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


# How dice lie: the game followed last is kept, and must never answer for another one.


def test_a_die_lies_as_it_was_flipped() -> None:
    line = "Ma2 Fb2=3 . Fb2=5"
    die = dice_of(play(line, begin(2, *GOALS)), (*GOALS, *line.split()))[square_named("b2")]
    assert die == (5, 4, 1), "first over its west edge, then over its north edge"
    assert die != lying(5), "not as one of which nothing is known"


def test_another_game_with_the_same_beginning() -> None:
    one, other = ("Ma2", "Fb2=3", "Me4", "Fd4=2"), ("Ma2", "Fb2=4", "Me4", "Fd4=2")
    for moves in (one, other, one[:2], other[:3], one):
        state = play(" ".join(moves), begin(2, *GOALS))
        steps = path_to(state, (*GOALS, *moves))
        assert len(steps) == len(moves) + 3
        assert steps[-1].state == state
        assert {square: die.top for square, die in steps[-1].dice.items()} == {
            square: state.qubes[square] for square in state.squares if state.qubes[square]
        }


def test_nothing_is_known_of_a_game_that_was_not_followed() -> None:
    rolling._LAST.clear()
    state = begin(2, *GOALS)
    assert len(path_to(state, GOALS)) == 3
    assert path_to(state, (*GOALS, "Md4")) == [], "not a legal move"
    assert path_to(GAME.start(), ("4x1:2345",)) == [], "not a goal for two"
    over = play("Ma2", state).play("resign")
    assert path_to(over, (*GOALS, "Ma2", "resign", "Me4")) == [], "it was over"


@pytest.mark.clause("Q-2", "Q-19", "Q-32")
def test_refusals_of_squares_that_are_not_there_and_of_the_pawn_that_acts() -> None:
    with pytest.raises(IllegalMove) as reason:
        begin().play("Mf1")
    assert (reason.value.message, reason.value.clause) == ("There is no square f1 on this board.", "Q-2")
    on_top = place({"e5": 6, "d4": 3}, "a1 e5", multiple_agents="on")
    with pytest.raises(IllegalMove, match=r"^A die lies on e5, so no other can be pulled there\.$"):
        on_top.play("@2:Le4<d4")


@pytest.mark.clause("Q-4")
def test_texts_that_are_no_moves() -> None:
    how = (
        "is not a move: write Ma2 to move, Pb2 to push, La3<b2 to pull, Sb2-a2 to slide, Fb2=3 to flip, "
        "or a full stop to end the turn."
    )

    def said(state: State, text: str) -> tuple[str, str | None]:
        with pytest.raises(IllegalMove) as reason:
            state.play(text)
        return reason.value.message, reason.value.clause

    assert said(begin(), "x" * 30) == (f"“{'x' * 20}” {how}", None)
    choosing = GAME.start(2, {"corner": "choose"})
    for text in ("Ha1.", "@1:Ha1", "@2:Ha1."):
        assert said(choosing, text) == (f"“{text}” {how}", None), "a home corner is nobody's action"
    torn = "This envelope is torn: no goal can be read from it."
    assert said(GAME.start(), "sealed:dwkdqqdwxpx") == (torn, "Q-4")
    with pytest.raises(ValueError, match=r"^Qurush is for two, three or four players\.$"):
        GAME.start(5)
