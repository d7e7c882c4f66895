"""What each turn brought, in the columns of the score sheet."""

from __future__ import annotations

import pytest

from cuboteca.draw.badges import badge_id
from cuboteca.games.qwirkle_cubes.view.art.score_sheet import Scored
from cuboteca.games.qwirkle_cubes.view.art.seats_strip import Seat
from cuboteca.games.qwirkle_cubes.view.standings import columns_of, seats_of
from tests.games.qwirkle_cubes.setting import LINE, ONE_SHORT, SPARE, STATE, begin, endgame, place
from tests.games.qwirkle_cubes.table import view

clause = pytest.mark.clause


@clause("Z-18", "Z-27")
def test_what_each_turn_brought_a_turn_without_cubes_among_them() -> None:
    start = begin(2, turn="one_action")
    moves = (
        *("draw > Rs Rc Rd Rl Re Rx", "draw > Bs Bs Bc Ys Ys Pe", "put Rs@0,0 Rc@1,0 Rd@2,0 Rl@3,0 Re@4,0 Rx@5,0"),
        *("draw > Gs Gs Gs Gs Gs Gs", "roll 4", "roll 4 > c", "put Gs@0,1", "draw > Gs"),
    )
    state = start
    for move in moves:
        state = state.play(move)
    turns = [column.turns for column in columns_of(view(state, moves=moves))]
    assert turns == [(Scored(12, 1), Scored(2)), (Scored(0),)]


def marked(*moves: str, **options: str) -> list[int]:
    """Return the seats that are marked after some moves of a game with real cubes."""
    state = begin(3, dice="own", **options)
    for move in moves:
        state = state.play(move)
    return [number for number, seat in enumerate(seats_of(view(state))) if seat.to_move]


@pytest.mark.parametrize("start", ["chosen", "best_hand"])
def test_the_player_is_marked_whose_cubes_are_entered(start: str) -> None:
    options = {} if start == "chosen" else {"start": start}
    hands = ("draw > Rs Rc Rd Yx Yx Yx", "draw > Bs Bs Bc Ys Ys Pe", "draw > Gs Gs Gs Gs Gs Gs")
    assert marked(**options) == [0]
    assert marked(*hands[:1], **options) == [1]
    assert marked(*hands[:2], **options) == [2]
    assert marked(*hands, **options) == [0]


def test_whoever_refills_is_marked_until_the_cubes_are_entered() -> None:
    assert [seat.to_move for seat in seats_of(view(ONE_SHORT))] == [True, False]
    assert not any(seat.to_move for seat in seats_of(view(begin(3, dice="own", start="random"))))


def test_what_the_placed_cubes_would_score_stands_by_whoever_places_them() -> None:
    seats = seats_of(view(STATE, "laid:0@2,0"))
    assert [seat.gain for seat in seats] == [3 if number == STATE.mover else None for number in range(len(seats))]


def made_by(*moves: str, **options: str) -> list[int | None]:
    """Return the points that stand beside each name after some moves of a game of three."""
    state = begin(3, **options)
    past = []
    for move in ("draw > Rs Rc Rd Yx Gl Be", "draw > Gs Bs Bc Ys Ys Pe", "draw > Gs Gs Gs Gs Gs Gs", *moves):
        past.append((state, move))
        state = state.play(move)
    return [seat.made for seat in seats_of(view(state)._replace(past=past))]


def test_the_points_just_made_stand_beside_the_name_until_the_next_turn_is_over() -> None:
    ada, bo = ("put Rs@0,0 Rc@1,0 Rd@2,0", "draw > Os Oc Od"), ("put Gs@0,1", "draw > Rx")
    assert made_by() == [None, None, None]
    assert made_by(*ada) == [3, None, None]
    assert made_by(*ada, "roll 2") == [3, None, None]
    assert made_by(*ada, "roll 2", "roll 2 > c") == [3, None, None], "the next turn has begun"
    assert made_by(*ada, *bo) == [None, 2, None]
    assert made_by(*ada, *bo, "resign") == [None, None, None]


def test_a_turn_that_only_re_rolls_makes_no_points() -> None:
    ada = ("put Rs@0,0 Rc@1,0 Rd@2,0", "draw > Os Oc Od")
    assert made_by(*ada, "roll 2", "roll 2 > c", turn="one_action") == [None, None, None]


@clause("Z-25", "Z-28")
def test_the_columns_of_the_score_sheet() -> None:
    over = endgame("Pd", "Rx Rx Rx Yx Gx Bx", "Pl", scores="80 70 60").play("put Pd@-1,7")
    columns = columns_of(view(over, moves=("put Pd@-1,7",)))
    assert [(column.name, column.seat, column.total) for column in columns] == [
        ("Ada", 0, over.scores[0]), ("Bo", 1, 70), ("Cy", 2, 60),
    ]  # fmt: skip
    assert [column.winner for column in columns] == [True, False, False]
    assert [column.turns for column in columns] == [(), (), ()]  # how it began is not known
    assert [column.gone for column in columns] == [False, False, False]
    left = place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE, SPARE.replace("Pe", "Oe")).play("resign")
    assert [column.gone for column in columns_of(view(left))] == [True, False, False]
    assert [column.winner for column in columns_of(view(left))] == [False, False, False]


def test_a_seat_shows_who_sits_there_what_they_hold_and_how_it_is_looked_at() -> None:
    state = place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE, SPARE, at="B rolls1 pass0 out=A", scores="4 5 6")
    ada, bo, cy = seats_of(view(state, "look:hand-2"))
    hand = ("Rd", "Rl", "Bc", "Yx", "Yx", "Yx")
    assert ada == Seat(badge_id(0), "Ada", 4, hand=hand, gone=True, looks="look:hand-0")
    assert bo == Seat(badge_id(1), "Bo", 5, to_move=True, hand=tuple(SPARE.split()), looks="look:hand-1")
    assert cy == Seat(badge_id(2), "Cy", 6, hand=tuple(SPARE.split()), looks="look:hand-2", looked_at=True)
    assert [seat.looks for seat in seats_of(view(state)._replace(live=False))] == [None, None, None]


def test_cubes_that_may_not_lie_so_bring_nothing() -> None:
    assert [seat.gain for seat in seats_of(view(STATE, "laid:0@3,0"))] == [None, None]
