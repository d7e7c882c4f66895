"""How the dice lie for a picture; what has been followed of one game never answers for another one."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.qurush.rules.board import SQUARES, square_at
from cuboteca.games.qurush.view.art.measures import WAYS
from cuboteca.games.qurush.view.art.orientation import START, Die, flipped, lying, tipped
from cuboteca.games.qurush.view.rolling import dice_of, path_to
from cuboteca.play.game import NATURE
from tests.games.qurush.setting import GAME, begin, place, play, wander


def is_right_handed(die: Die) -> bool:
    """On a western die 1, 2 and 3 run counter-clockwise round their common corner."""
    axes = {die.top: (0, 0, 1), 7 - die.top: (0, 0, -1), die.south: (0, -1, 0), 7 - die.south: (0, 1, 0)}
    axes |= {die.east: (1, 0, 0), 7 - die.east: (-1, 0, 0)}
    (a, b, c), (d, e, f), (g, h, i) = axes[1], axes[2], axes[3]
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) == 1


@pytest.mark.clause("Q-1")
def test_at_the_start() -> None:
    dice = dice_of(begin(), ("2x2:22/22", "2x2:22/22"))
    assert set(dice.values()) == {Die(top=6, south=5, east=3)}
    assert len(dice) == 9


def test_a_tip_to_the_north_brings_up_the_south_face() -> None:
    assert tipped(START, "n") == Die(top=5, south=1, east=3)
    assert tipped(START, "s").top == 2
    assert tipped(START, "e").top == 4
    assert tipped(START, "w").top == 3


def test_every_die_stays_a_western_die() -> None:
    rng = Random(5)
    die = START
    for _ in range(200):
        assert is_right_handed(die)
        for face in range(1, 7):
            if face not in (die.top, 7 - die.top):
                assert flipped(die, face).top == face
        die = tipped(die, rng.choice(WAYS))
    resting = [lying(top) for top in range(1, 7)]
    assert [die.top for die in resting] == [1, 2, 3, 4, 5, 6]
    assert all(map(is_right_handed, resting))


@pytest.mark.parametrize("seed", range(6))
def test_the_dice_follow_a_game(seed: int) -> None:
    """With the goals of others hidden as well."""
    rng = Random(seed)
    state = GAME.start(2, {"wraparound": rng.choice(("on", "off")), "squeesh": "on", "multiple_agents": "on"})
    moves: list[str] = []
    hidden: list[str] = []
    for _ in range(80):
        if state.seat is None:
            break
        move = str(state.draw(rng)) if state.seat == NATURE else wander(state, rng)
        moves.append(move)
        hidden.append(state.move_seen_by(move, 0))
        state = state.play(move)
        dice = dice_of(state, tuple(moves))
        assert {square: die.top for square, die in dice.items()} == {
            square: state.qubes[square] for square in state.squares if state.qubes[square]
        }
        assert dice_of(state.seen_by(0), tuple(hidden)) == dice


def test_slides_pushes_and_pulls_turn_no_die() -> None:
    line = ("2x2:22/22", "2x2:22/22", "Ma2", "Fb2=5", ".", "Pb2", ".", "La2<c2")
    assert dice_of(play(" ".join(line[:6]), GAME.start()), line[:6])[SQUARES["c2"]] == Die(5, 1, 3)
    seven = play(" ".join(line[:7]), GAME.start())
    assert dice_of(seven, line[:7])[SQUARES["c2"]] == Die(5, 1, 3)
    pulled = seven.play("La2<c2")
    assert dice_of(pulled, line)[SQUARES["b2"]] == Die(5, 1, 3)


def test_a_position_from_a_text_has_dice_at_rest() -> None:
    state = place({"b2": 4, "c3": 1}, "a1 e5")
    assert dice_of(state, ()) == {SQUARES["b2"]: lying(4), SQUARES["c3"]: lying(1)}
    assert dice_of(state, ("Ma2",)) == dice_of(state, ())
    assert dice_of(state, ("nonsense",)) == dice_of(state, ())


GOALS = ("2x2:45/23", "2x2:55/32")


def square_named(name: str) -> int:
    return square_at("abcdefg".index(name[0]), int(name[1]) - 1)


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
    goals = ("2x2:33/33", "2x2:44/44")
    state = begin(2, *goals)
    assert len(path_to(state, goals)) == 3
    assert path_to(state, (*goals, "Md4")) == (), "not a legal move"
    assert path_to(GAME.start(), ("4x1:2345",)) == (), "not a goal for two"
    over = play("Ma2", state).play("resign")
    assert path_to(over, (*goals, "Ma2", "resign", "Me4")) == (), "it was over"
