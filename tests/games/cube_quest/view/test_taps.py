"""Everything that can be decided is decided by taps, and seen from where it is tapped."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.cubes import CUBE_OF
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.game import IllegalMove
from cuboteca.play.view import Played, Selected, View
from tests.games.cube_quest.setting import lay, play, resting
from tests.games.cube_quest.table import ABLE, HELM, HIDDEN, TWO_FREEZES, VIEW, part, striptags, tapped

clause = pytest.mark.clause

HIDDEN_BLUE = lay("rG1 0,-60", "bU1 hidden bU2 hidden", "b fresh action")

MADE = (
    (ABLE, ("flick:1:900:62:10:-20",), "rS1 F 90.0 62 @-20,10"),
    (ABLE, ("on rS1", "confirm"), "rS1 F 90.0 50"),
    (ABLE, ("on rS1", "on bS2", "strength:80", "confirm"), "rS1 F 56.3 80"),
    (ABLE, ("act:king", "at:0:-2250", "confirm"), "rK K 0.0,-225.0"),
    (ABLE, ("act:freeze", "on bS1", "confirm"), "rF1 Z bS1"),
    (ABLE, ("act:freeze", "on bS1", "on bS1", "on bS2", "confirm"), "rF1 Z bS2"),
    (ABLE, ("act:heal", "fallen rS2", "fallen rG1", "confirm"), "rL1 L rS2 rG1"),
    (ABLE, ("act:heal", "healer rL2", "fallen rS2", "fallen rG1", "fallen rG2", "confirm"), "rL1+rL2 L rS2 rG1 rG2"),
    (ABLE, ("on rL1", "healer rL2", "healer rL1", "fallen rG2", "confirm"), "rL2 L rG2"),
    (ABLE, ("act:heal", "fallen rS2", "fallen rS2", "fallen rG1", "confirm"), "rL1 L rG1"),
    (HIDDEN, ("act:return", "skulk rU2", "at:1000:1000", "nudge:face", "confirm"), "rU2 U 100.0,100.0/2"),
    (HIDDEN, ("act:return", "skulk rU2", "at:1000:1000", "nudge:left", "nudge:far-up", "confirm"), "rU2 U 98.0,116.0"),
    (
        HIDDEN,
        ("act:return", "skulk rU2", "at:1000:1000", "nudge:right", "nudge:far-down", "confirm"),
        "rU2 U 102.0,84.0",
    ),
    (HIDDEN_BLUE, ("act:return", "skulk bU1", "at:1000:-1000", "nudge:up", "confirm"), "bU1 U 100.0,-98.0"),
    (HIDDEN, ("act:return", "skulk rU2", "confirm"), "rU2 U -160.0,40.0"),
    (HIDDEN_BLUE, ("act:return", "skulk bU1", "confirm"), "bU1 U 160.0,-40.0"),
    (TWO_FREEZES, ("act:freeze", "on bS1", "on bG1", "confirm"), "rF1 Z bS1 + rF2 Z bG1"),
    (HELM, ("nudge:far-left", "confirm"), "rH1 F 100.0 50"),
    (HELM, ("flick:5:0:10:0:0",), "rH1 F 0.0 10"),
    (HELM, ("end",), "end"),
    (HELM.play("end"), ("on rU1",), "rU1 hide"),
    (HELM.play("end"), (f"hide:{CUBE_OF['rU1']}",), "rU1 hide"),
    (HELM.play("end"), ("end",), "end"),
    (lay("rS1 0,-60", extra="r1 b0", fouls="on"), ("end",), "end"),
)


@pytest.mark.parametrize(("state", "taps", "move"), MADE, ids=[move for *_, move in MADE])
def test_moves_by_taps(state: State, taps: tuple[str, ...], move: str) -> None:
    answer = tapped(state, *taps)
    assert answer == Played(move)
    state.play(answer.move)


@clause("CQ-30")
def test_a_cube_is_put_back_in_the_castle_of_its_owner() -> None:
    """Also by the other player, when theirs has escaped in somebody else's turn."""
    state = play(f"rS1 F 90.0 60; {resting('rS1 0,60', 'bG1 0,-60/3')}; > 1", lay("rS1 0,-60 bG1 0,20"))
    made = ("rS1 F 90.0 60", resting("rS1 0,60", "bG1 0,-60/3"), "!bG1 > 1")
    view = View(state, ("Ada", "Bo"), made, turned=1)
    assert VIEW.prompt(view).lead == "Bo:"
    assert "It was captured but escaped. Keep this spot" in striptags(VIEW.hand(view))
    offered = tapped(state, "confirm")
    assert isinstance(offered, Played)
    assert "0.0,240.0" not in offered.move, "beside the King, not on him"
    answer = tapped(state, "at:0:2100", "nudge:far-right", "confirm")
    assert answer == Played("bG1 = 0.0,210.0^345.0")
    assert isinstance(tapped(state, "at:0:1000"), IllegalMove)
    state.play(answer.move)


def test_what_is_picked_is_put_down_again() -> None:
    view = View(state=ABLE, names=("Ada", "Bo"))
    assert VIEW.put_back(view) is None
    picked = VIEW.tap(view, "act:heal").parts  # type: ignore[union-attr]
    more = VIEW.tap(view._replace(picked=picked), part("fallen rS2")).parts  # type: ignore[union-attr]
    assert f"fallen:{CUBE_OF['rS2']}" in more
    assert VIEW.put_back(view._replace(picked=more)) == picked
    assert VIEW.put_back(view._replace(picked=picked)) == ()


def test_arrows_walk_from_cube_to_cube() -> None:
    view = View(state=lay("rS1 0,-60 rS2 60,-60 bS1 0,60"), names=("Ada", "Bo"))
    assert VIEW.step(view, part("on rS1"), "arrowright") == part("on rS2")
    assert VIEW.step(view, part("on rS1"), "arrowup") == part("on bS1")
    assert VIEW.step(view._replace(turned=1), part("on rS1"), "arrowleft") == part("on rS2")
    assert VIEW.step(view, part("on rS1"), "home") == part("on rK")
    bos = View(state=lay("rS1 0,-60 bS1 0,60", at="b fresh action"), names=("Ada", "Bo"))
    assert VIEW.step(bos, part("on rS1"), "home") == part("on bK"), "to one's own King"
    assert VIEW.step(bos, part("on bS1"), "end") == part("on rS1")
    assert VIEW.step(view, part("on rS1"), "arrowleft") is None
    assert VIEW.step(view, None, "arrowleft") is not None


def test_a_turn_begins_at_ones_own_king_while_the_other_still_moves() -> None:
    view = View(state=lay("rS1 0,-60 bS1 0,60", at="b fresh action"), names=("Ada", "Bo"), focus="confirm")
    assert VIEW.begins(view) == part("on bK")
    assert VIEW.begins(view._replace(own=0, waits=True)) == part("on rK")


def test_arrows_and_steps_go_by_the_picture_however_the_camera_is_turned() -> None:
    """Turned a quarter to the left, what lay ahead lies to the right."""
    view = View(state=lay("rS1 0,-60 rS2 60,-60 bS1 0,60"), names=("Ada", "Bo"), askew=90)
    assert VIEW.step(view, part("on rS1"), "arrowright") == part("on bS1")
    assert VIEW.step(view, part("on rS1"), "arrowdown") == part("on rS2")
    assert VIEW.step(view._replace(turned=1), part("on rS1"), "arrowleft") == part("on bS1")
    aslant = View(state=lay("rS1 0,0 rS2 80,80 bS1 80,-80"), names=("Ada", "Bo"), askew=45)
    assert VIEW.step(aslant, part("on rS1"), "arrowright") == part("on rS2")
    assert VIEW.step(aslant, part("on rS1"), "arrowdown") == part("on bS1")
    king = View(state=lay(), names=("Ada", "Bo"), picked=("act:king",))
    for taps, moved in (
        (("at:0:-2400", "nudge:up"), "rK K 0.0,-238.0"),
        (("at:0:-2400", "nudge:right"), "rK K 2.0,-240.0"),
    ):
        assert king_move(king, *taps) == moved
    assert king_move(king._replace(askew=90), "at:0:-2400", "nudge:right") == "rK K 0.0,-238.0"
    assert king_move(king._replace(askew=-80, turned=1), "at:0:-2400", "nudge:right") == "rK K 0.0,-238.0"


def king_move(view: View, *taps: str) -> str:
    for text in (*taps, "confirm"):
        answer = VIEW.tap(view, text)
        if isinstance(answer, Played):
            return answer.move
        assert isinstance(answer, Selected), (text, answer)
        view = view._replace(picked=answer.parts)
    raise AssertionError("no move")


@clause("CQ-40")
def test_a_series_goes_on_with_a_new_set_up() -> None:
    state = lay("rS1 0,60", score="1-0", at="r fresh action began=r", bouts="series", screen="on")
    after = play("rS1 F 90.0 90; ~ bK off 0.5", state)
    assert after.score == (2, 0)
    view = View(after.seen_by(after.seat), ("Ada", "Bo"), ("rS1 F 90.0 90", "~ bK off 0.5"))
    assert VIEW.prompt(view) == (1, "Bo:", "choose your army for the next bout")
    assert "Red 2 bouts won" in striptags(VIEW.standings(view))
    assert [role.line for role in VIEW.roles(after)] == ["setting up, 2 bouts won", "setting up, 0 bouts won"]
    assert "points" in VIEW.hand(view)
    assert VIEW.tap(view, "page:mat") != Selected(())


def test_the_mat_asks_for_a_cube_first() -> None:
    view = View(ABLE, ("Ada", "Bo"))
    assert "data-places" in VIEW.board(view)
    answer = VIEW.tap(view, "at:0:0")
    assert isinstance(answer, IllegalMove)
    assert (answer.reason, answer.clause) == ("select_cube", None)


@clause("CQ-29")
def test_a_healer_left_out_takes_back_what_only_that_one_could_pay_for() -> None:
    """Three cubes of 12 points stayed chosen for one Healer, and Roll was refused."""
    fallen = "rF1 reserve rS2 defeated rS3 defeated rG1 defeated rG2 defeated rG3 defeated rH1 defeated"
    table = "rU1 0,120 rL1 -70,-270 rL2 70,-270 rS1 0,-60 bS1 0,60 bS2 80,60"
    state = lay(table, fallen)
    both = ("act:heal", "healer rL2", "fallen rS2", "fallen rS3", "fallen rH1")
    assert tapped(state, *both, "confirm").move == "rL1+rL2 L rS2 rS3 rH1"
    move = tapped(state, *both, "healer rL2", "confirm").move
    assert move == "rL1 L rS2"
    state.play(move)
