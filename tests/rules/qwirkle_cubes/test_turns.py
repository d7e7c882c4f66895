"""The order of a turn, from the first cubes drawn to the next player."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.play.game import NATURE
from tests.rules.qwirkle_cubes.setting import (
    GAME,
    NOTCHED,
    SHUT,
    T12_HAND,
    begin,
    ended,
    endgame,
    legal,
    opening,
    place,
    play,
    puts,
    refused,
    sentence,
)

clause = pytest.mark.clause
LINE = "Rs@0,0 Rc@1,0"
FITTING = "Bs Gc Yd Yd Yd Yd"
STUCK = "Yd Yd Yd Yd Yd Yd"
SPARE = "Pe Pe Pe Pe Pe Pe"


@clause("Z-1", "Z-2")
def test_the_first_hands_are_drawn_seat_by_seat() -> None:
    state = begin(3)
    assert state.position == (
        "grid - | hands A[] B[] C[] | bag R15 O15 Y15 G15 B15 P15 | scores 0 0 0 | A rolls1 pass0"
    )
    state = play("draw > Rs Rs Rs Rs Rs Rs; draw > Rs Rs Rs Rs Rs Rs", state)
    assert state.seat == NATURE
    assert refused(state, "draw > Rs Rs Rs Rs Oc Oc") == "Z-1"
    assert sentence(state, "draw > Rs Rs Rs Rs Oc Oc") == "The bag holds only 3 red cubes."
    assert refused(state, "draw > Oc Oc") == "Z-2"
    assert refused(state, "put Rs@0,0") == "Z-2"
    state = state.play("draw > Rs Rs Rs Oc Oc Oc")
    assert state.seat == 0
    assert state.bag == (0, 12, 15, 15, 15, 15)


@clause("Z-4", "Z-19", "Z-29")
def test_a_whole_turn() -> None:
    state = place(LINE, "Bx Gc Rd Yd Yd Yd", SPARE, scores="2 0")
    state = state.play("roll 1 5")
    assert state.seat == NATURE
    assert state.rolls == 0
    state = state.play("roll 1 5 > s s")
    assert (state.seat, state.rolls) == (0, 0)
    assert state.position.split(" | ")[1].startswith("hands A[Bs Gc Rd Yd Ys Yd]")
    state = state.play("put Bs@0,1 Ys@0,-1")
    assert state.seat == NATURE
    assert state.scores == (5, 0)
    assert state.position.split(" | ")[1].startswith("hands A[Gc Rd Yd Yd]")
    assert refused(state, "pass") == "Z-19"
    assert refused(state, "draw > Oc") == "Z-19"
    state = state.play("draw > Oc Ox")
    assert state.position.split(" | ")[1].startswith("hands A[Gc Rd Yd Yd Oc Ox]")
    assert (state.seat, state.rolls) == (1, 1)


@clause("Z-3")
def test_play_goes_round_clockwise() -> None:
    assert [begin(3, start=f"seat{n}").mover for n in (1, 2, 3)] == [0, 1, 2]
    state = place(LINE, SPARE, SPARE, FITTING, at="C rolls1 pass0")
    state = state.play("put Bs@0,1")
    assert state.play(state.draw(Random(1))).seat == 0
    with pytest.raises(ValueError, match="Seat 3 cannot begin"):
        begin(2, start="seat3")


@clause("Z-3")
def test_the_lot_may_say_who_begins() -> None:
    state = begin(3, start="random")
    assert state.seat == NATURE
    assert [str(move) for move in state.moves()] == ["start=A", "start=B", "start=C"]
    assert {str(state.draw(Random(seed))) for seed in range(30)} == {"start=A", "start=B", "start=C"}
    assert sentence(state, "start=D") == "There are only 3 seats."
    assert refused(state, "draw > Rs Rs Rs Rs Rs Rs") == "Z-3"
    assert state.play("start=B").mover == 1
    assert refused(state.play("start=B"), "start=B") == "Z-2"


@clause("Z-3", "Z-14")
def test_the_best_hand_may_begin() -> None:
    deal = "draw > Rs Rc Yx Yx Ol Pd; draw > Rs Rc Rx Rl Yx Pd; draw > Gs Gc Gx Gl Yx Pd"
    state = play(deal, begin(3, start="best_hand"))
    assert state.seat == 1
    assert play("draw > Rs Rc Yx Yx Ol Pd; draw > Rc Rs Yx Yx Ol Pd", begin(2, start="best_hand")).seat == 0


@clause("Z-5", "Z-6")
def test_a_roll_changes_shapes_only() -> None:
    state = place(LINE, FITTING, SPARE)
    assert len([text for text in legal(state) if text.startswith("roll ")]) == 63
    thrown = state.play("roll 6 1")
    assert str(thrown.draw(Random(1))).startswith("roll 1 6 > ")
    assert len(thrown.moves()) == 36
    assert str(thrown.moves()[0]) == "roll 1 6 > c c"
    assert str(thrown.moves()[-1]) == "roll 1 6 > e e"
    assert thrown.play("> s d") == thrown.play("roll 1 6 > s d")
    assert thrown.play("> s d").hand == state.hand
    for wrong in ("roll 1 5 > s s", "roll 1 6 > s", "roll! > s s s s s s", "draw > Rs", "put Bs@0,1", "roll 2"):
        assert refused(thrown, wrong) == "Z-6"
    assert refused(thrown.play("> s d"), "roll 2") == "Z-5"
    assert refused(thrown.play("> s d"), "roll -") == "Z-5"


@clause("Z-5")
def test_two_rolls_or_as_many_as_one_likes() -> None:
    two = place(LINE, FITTING, SPARE, at="A rolls2 pass0", rerolls="2")
    once = play("roll 1; > s", two)
    assert once.rolls == 1
    assert refused(play("roll 1; > s", once), "roll 1") == "Z-5"
    free = place(LINE, FITTING, SPARE, at="A rolls* pass0", rerolls="unlimited")
    assert play("roll 1; > s; roll 1; > s", free).rolls == free.rolls == -1


@clause("Z-5")
def test_declining_is_listed_only_where_nothing_fits_but_may_always_be_said() -> None:
    state = place(LINE, FITTING, SPARE)
    assert "roll -" not in legal(state)
    declined = state.play("roll -")
    assert declined.rolls == 0
    assert puts(declined) == puts(state) == legal(declined)
    stuck = place(LINE, STUCK, SPARE)
    assert legal(stuck) == {text for text in legal(state) if text.startswith("roll")} | {"roll -"}


@clause("Z-21", "Z-5")
def test_a_hand_that_fits_nowhere_is_rolled_until_it_does() -> None:
    state = place(LINE, STUCK, SPARE)
    assert refused(state, "pass") == "Z-21"
    forced = state.play("roll -")
    assert forced.seat == NATURE
    assert len(forced.moves()) == 6**6
    assert forced.moves()[7] in forced.moves()
    for move in ("roll 1", "pass", "put Yd@0,1", "resign"):
        assert refused(forced, move) == "Z-21"
    assert refused(forced, "roll! > c c") == "Z-6"
    again = forced.play("roll! > d d d d x x")
    assert again.seat == NATURE
    assert again.play("roll! > s d d d d d").seat == 0
    rolled = play("roll 1; > d", state)
    assert rolled.seat == NATURE


@clause("Z-5", "Z-21")
def test_no_free_roll_after_a_forced_one() -> None:
    for options in ({}, {"rerolls": "unlimited"}):
        turn = "A rolls1 pass0" if not options else "A rolls* pass0"
        state = play("roll -; roll! > s d d d d d", place(LINE, STUCK, SPARE, at=turn, **options))
        assert state.rolls == 0
        assert legal(state) == puts(state)
        assert refused(state, "roll 1") == "Z-5"


@clause("Z-21", "Z-22")
def test_stuck_may_mean_passing() -> None:
    state = place(LINE, STUCK, SPARE, stuck="pass")
    assert "pass" not in legal(state)
    assert refused(state, "pass") == "Z-21"
    declined = state.play("roll -")
    assert legal(declined) == {"pass"}
    passed = declined.play("pass")
    assert (passed.seat, passed.passes) == (1, 1)
    over = play("roll 1; > e; pass", passed)
    assert ended(over) == ((0, 1), "all_passed", "Z-22", (0, 0))
    assert refused(place(LINE, FITTING, SPARE, stuck="pass"), "pass") == "Z-20"


@clause("Z-22")
def test_whoever_no_roll_can_help_passes() -> None:
    state = place(SHUT, "Rs Rs Oc Yx Gl Bd", "Pe Pe Pe Yx Yx Yx", scores="40 30")
    assert state.is_dead
    assert legal(state) == {"pass"}
    for move in ("roll 1", "roll -", "put Rs@6,0"):
        assert refused(state, move) in ("Z-22", "Z-13")
    assert sentence(state, "roll 1") == "No roll could make any of your cubes fit: pass."
    over = state.play("pass").play("pass")
    assert ended(over) == ((0,), "all_passed", "Z-22", (40, 30))


@clause("Z-22")
def test_a_hand_is_not_dead_while_a_roll_could_help() -> None:
    dead = place(NOTCHED, "Rs Rs Oc Yx Gl Bd", "Pe Yx Yx Yx Yx Yx")
    assert legal(dead) == {"pass"}
    stuck = place(NOTCHED, "Rs Rs Oc Yx Gl Pd", "Pe Yx Yx Yx Yx Yx")
    assert "roll -" in legal(stuck)
    assert "pass" not in legal(stuck)
    other = dead.play("pass")
    assert (other.seat, other.passes) == (1, 1)
    placed = other.play("put Pe@5,5")
    assert placed.passes == 0
    assert placed.scores == (0, 24)


@clause("Z-20")
def test_placing_is_a_must_unless_agreed_otherwise() -> None:
    assert refused(place(LINE, FITTING, SPARE), "pass") == "Z-20"
    state = place(LINE, FITTING, SPARE, must_place="off")
    assert "pass" in legal(state)
    assert state.play("pass").passes == 1
    rolled = play("roll 1; > s", state)
    assert rolled.rolled
    assert rolled.play("pass").passes == 0
    declined = state.play("roll -")
    assert declined.play("pass").passes == 1
    assert "pass" not in legal(opening("Rs Rc Rd Yx Yx Yx", must_place="off"))
    assert refused(opening("Rs Rc Rd Yx Yx Yx", must_place="off"), "pass") == "Z-14"


@clause("Z-20", "Z-21")
def test_a_forced_roll_is_no_pass_either() -> None:
    state = place(LINE, STUCK, SPARE, at="A rolls1 pass1", must_place="off")
    assert {"pass", "roll -"} <= legal(state)
    forced = state.play("roll -")
    assert forced.seat == NATURE
    rolled = forced.play("roll! > s d d d d d")
    assert rolled.play("pass").passes == 0
    assert ended(state.play("pass")).reason == "all_passed"


@clause("Z-22", "Z-20")
def test_rolling_in_vain_is_a_pass_only_where_stuck_means_passing() -> None:
    for stuck, passes in (("pass", 1), ("reroll_all", 0)):
        state = place(LINE, STUCK, SPARE, at="A rolls2 pass0", rerolls="2", must_place="off", stuck=stuck)
        assert play("roll 1; > d; pass", state).passes == passes


@clause("Z-14", "Z-15")
def test_the_first_turn_is_never_passed() -> None:
    for stuck in ("reroll_all", "pass"):
        state = opening(T12_HAND, stuck=stuck)
        assert refused(state, "pass") == "Z-14"
        forced = state.play("roll -")
        assert forced.seat == NATURE
        assert refused(forced, "put Rs@0,0") == "Z-15"
        assert refused(state, "put Rs@0,0") == "Z-15"
        free = forced.play("roll! > s s d s x e")
        assert {text.count("@") for text in puts(free)} == {2}
        assert refused(free, "roll 1") == "Z-5"


@clause("Z-14")
def test_the_free_roll_may_come_before_the_most() -> None:
    state = play("roll 2 4; > c x", opening("Rs Rl Rd Yd Px Yl"))
    assert {text.count("@") for text in puts(state)} == {3}
    assert refused(state, "put Rs@0,0 Rc@1,0") == "Z-14"


@clause("Z-30")
def test_the_first_line_begins_at_the_middle() -> None:
    state = opening("Rs Rc Rd Yx Yx Yl")
    for move in ("put Rs@1,0 Rc@2,0 Rd@3,0", "put Rs@-1,0 Rc@0,0 Rd@1,0", "put Rs@0,-2 Rc@0,-1 Rd@0,0"):
        assert refused(state, move) == "Z-30"
    assert state.play("put Rs@0,0 Rc@0,1 Rd@0,2").scores == (3, 0)
    assert refused(state, "put Rs@0,0 Rc@1,0 Rd@3,0") == "Z-8"


@clause("Z-27")
def test_one_action_rolls_or_places() -> None:
    state = place(LINE, FITTING, SPARE, at="A rolls1 pass1 turn=one_action")
    assert "roll -" not in legal(state)
    assert refused(state, "roll -") == "Z-27"
    rolled = play("roll 1; > s", state)
    assert (rolled.seat, rolled.passes, rolled.rolls) == (1, 0, 1)
    placed = state.play("put Bs@0,1").play("draw > Oc")
    assert (placed.seat, placed.passes) == (1, 0)


@clause("Z-27")
def test_one_action_first_turn_must_place() -> None:
    state = opening("Rs Rc Rd Yx Yx Yl", turn="one_action")
    assert legal(state) == puts(state)
    assert refused(state, "roll 1") == "Z-27"
    forced = opening(T12_HAND, turn="one_action")
    assert forced.seat == NATURE
    assert forced.play("roll! > s s d s x e").seat == 0


@clause("Z-27", "Z-22")
def test_one_action_has_no_forced_roll_later() -> None:
    state = place(LINE, STUCK, SPARE, at="A rolls1 pass0 turn=one_action")
    assert len(legal(state)) == 63
    assert refused(state, "pass") == "Z-27"
    free = place(LINE, STUCK, SPARE, at="A rolls1 pass0 turn=one_action stuck=pass")
    assert "pass" in legal(free)
    dead = place(SHUT, "Rs Rs Oc Yx Gl Bd", SPARE, at="A rolls1 pass0 turn=one_action")
    assert legal(dead) == {"pass"}


@clause("Z-23")
def test_without_a_bag_play_goes_on_without_drawing() -> None:
    state = endgame("Pd Pl Yx", "Rx Rx Rx Gx Bx").play("put Pd@-1,7")
    assert (state.seat, state.hands[0]) == (1, (33, 16))


@clause("Z-24", "Z-19")
def test_all_six_placed_while_the_bag_holds_cubes_is_not_the_end() -> None:
    state = place("Rc@0,0 Oc@1,0", "Yc Ys Yd Yl Yx Ye", SPARE)
    move = "put Ye@2,-5 Yx@2,-4 Yl@2,-3 Yd@2,-2 Ys@2,-1 Yc@2,0"
    placed = state.play(move)
    assert state.bonus_of(move) == 0
    assert placed.scores == (15, 0)
    assert (placed.hands[0], placed.seat, placed.to_draw) == ((), NATURE, 6)
    assert placed.play(placed.draw(Random(1))).seat == 1


@clause("Z-24", "Z-25")
def test_the_last_round_may_be_played_out() -> None:
    hands = ("Pd", "Rx Rx Rx Yx", "Pl Gx Bx")
    state = endgame(*hands, at="A rolls1 pass0", scores="50 57 50", end_round="on")
    out = state.play("put Pd@-1,7")
    assert out.scores == (59, 57, 50)
    assert out.outcome is None
    again = play("roll -; put Rx@-2,6", out)
    assert again.scores == (59, 59, 50)
    assert again.seat == 2
    over = again.play("put Pl@-1,8")
    assert ended(over) == ((0, 1), "ran_out", "Z-24", (59, 59, 54))


@clause("Z-24")
def test_only_the_first_to_run_out_gets_the_bonus() -> None:
    state = endgame("Pd", "Pl", "Rx Rx Rx Yx Gx Bx", scores="0 0 0", end_round="on")
    state = state.play("put Pd@-1,7")
    assert state.bonus_of("put Pl@-1,8") == 0
    assert state.play("put Pl@-1,8").scores == (9, 4, 0)


@clause("Z-24")
def test_the_round_ends_before_whoever_began() -> None:
    hands = ("Rx Rx Rx Yx", "Pd", "Pl Gx Bx")
    last = endgame(*hands, at="B rolls1 pass0", end_round="on", start="seat3")
    assert ended(last.play("put Pd@-1,7")).reason == "ran_out"
    not_last = endgame(*hands, at="B rolls1 pass0", end_round="on", start="seat1")
    assert not_last.play("put Pd@-1,7").seat == 2
    by_lot = endgame(*hands, at="B rolls1 pass0 began=C", end_round="on", start="random")
    assert ended(by_lot.play("put Pd@-1,7")).reason == "ran_out"


@clause("Z-25")
def test_equal_totals_share_the_win() -> None:
    over = endgame("Pd", "Rx Rx Rx Yx Gx Bx", "Pl", scores="51 60 60").play("put Pd@-1,7")
    assert ended(over).winners == (0, 1, 2)


@clause("Z-28")
def test_a_player_may_resign_on_their_turn() -> None:
    state = place(LINE, FITTING, SPARE, SPARE.replace("Pe", "Ox"), scores="50 1 2")
    assert "resign" not in legal(state)
    resigned = state.play("resign")
    assert (resigned.seat, set(resigned.out)) == (1, {0})
    assert resigned.hands == state.hands
    assert resigned.bag == state.bag
    over = resigned.play("resign")
    assert ended(over) == ((2,), "resigned", "Z-28", (50, 1, 2))


@clause("Z-28")
def test_turns_of_whoever_resigned_are_skipped() -> None:
    state = place(LINE, FITTING, SPARE, SPARE.replace("Pe", "Ox"), at="B rolls1 pass0", scores="9 1 2")
    state = state.play("resign")
    assert state.seat == 2
    placed = play("roll 1; > s; put Os@0,1", state)
    assert placed.play(placed.draw(Random(2))).seat == 0


@clause("Z-28", "Z-22")
def test_resigning_may_leave_only_players_who_have_passed() -> None:
    state = place(SHUT, "Rs Rs Oc Yx Gl Bd", "Pe Pe Pe Yx Yx Yx", "Rd Rd Rd Gd Gd Gd", scores="4 9 90")
    over = state.play("pass").play("pass").play("resign")
    assert ended(over) == ((1,), "all_passed", "Z-22", (4, 9, 90))


@clause("Z-28", "Z-14")
def test_the_first_turn_passes_to_the_next_when_its_player_resigns() -> None:
    state = opening("Rs Rc Rd Yx Yx Yx").play("resign")
    assert ended(state).winners == (1,)
    alone = GAME.start(1)
    alone = alone.play(alone.draw(Random(1))).play("resign")
    assert ended(alone).winners == ()


@clause("Z-10")
def test_a_corner_is_no_contact() -> None:
    state = place(LINE, FITTING, SPARE)
    assert refused(state, "put Bs@2,1") == "Z-10"
    assert refused(state, "put Bs@3,1") == "Z-9"


@clause("Z-7")
def test_cubes_without_anything_in_common() -> None:
    state = place(LINE, FITTING, SPARE)
    assert refused(state, "put Bs@0,1 Gc@1,1") == "Z-7"
    assert (
        sentence(state, "put Bs@0,1 Gc@1,1") == "The blue square and the green circle share neither colour nor shape."
    )
    assert refused(state, "put Bs@0,1 Gc@1,1 Yd@2,1") == "Z-7"
    assert refused(state, "put Yd@0,1 Yd@1,2") == "Z-8"


@clause("Z-26")
def test_placed_cubes_stay() -> None:
    state = place(LINE, FITTING, SPARE)
    assert refused(state, "put Bs@0,0") == "Z-26"
    assert sentence(state, "put Bs@0,0") == "The red square lies on 0,0, and placed cubes stay where they are."


@clause("Z-29")
def test_of_equal_cubes_the_first_leaves() -> None:
    state = place(LINE, "Bs Gc Bs Yd Yd Yd", SPARE)
    assert state.play("put 3@0,1") == state.play("put 1@0,1") == state.play("put Bs@0,1")
    assert state.play("put Bs@0,1").position.split(" | ")[1].startswith("hands A[Gc Bs Yd Yd Yd]")


def test_nothing_is_hidden_and_chance_is_asked_only_when_it_is_its_turn() -> None:
    state = place(LINE, FITTING, SPARE)
    assert state.seen_by(0) is state.seen_by(1) is state
    with pytest.raises(ValueError, match="left to chance"):
        state.draw(Random(1))
    assert refused(state, "draw > Rs") == "Z-4"
    assert refused(state, "roll! > s s s s s s") == "Z-4"


@clause("Z-2")
def test_players_may_roll_cubes_of_their_own() -> None:
    assert not begin().entered
    state = begin(dice="own")
    assert state.entered
    assert state.seat == NATURE
    state = play("draw > Rs Rc Yx Yx Ol Pd; draw > Rs Rc Yx Yx Ol Pd", state)
    assert state.seat == 0


def test_the_end_refuses_everything() -> None:
    over = endgame("Pd", "Rx Rx Rx Yx Gx Bx", "Pl").play("put Pd@-1,7")
    for move in ("resign", "pass", "roll 1", "draw > Rs", "put Rs@0,0"):
        assert sentence(over, move) == "The game is over."


def test_starting_with_what_the_game_does_not_have() -> None:
    for seats in (0, 7):
        with pytest.raises(ValueError, match="one to six"):
            GAME.start(seats)
    with pytest.raises(ValueError, match="no option"):
        GAME.start(options={"dicey": "on"})
    camel = GAME.start(4, {"mustPlace": False, "turn": "oneAction", "rerolls": 2, "endRound": True}, seed=3)
    assert (camel.options["must_place"], camel.options["turn"], camel.options["rerolls"]) == ("off", "one_action", "2")
    assert camel.seats == 4
    assert begin().seats == 2
