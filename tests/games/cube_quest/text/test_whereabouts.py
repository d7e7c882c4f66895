"""Where a cube lies, in words, and what an aim leads to."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.cubes import BLUE, RED
from cuboteca.games.cube_quest.text.whereabouts import describe
from cuboteca.play.view import View
from tests.games.cube_quest.setting import begin, lay, resting
from tests.games.cube_quest.table import ABLE, VIEW, tapped


def test_an_aim_tells_what_it_leads_to() -> None:
    aimed = tapped(ABLE, "on rS1")
    assert (
        "It goes about 6\xa0cm. Blue’s Striker 1 is 10\xa0cm ahead. It may tumble and show another side. Choose"
        in aimed.say
    )
    aside = tapped(ABLE, "on rS1", "on bS2")
    assert "It goes about 6\xa0cm. Blue’s Striker 2 is 13\xa0cm ahead." in aside.say
    harder = tapped(ABLE, "on rS1", "on bS2", "strength:80").say
    assert "If it goes straight, it hits Blue’s Striker 2 after 13\xa0cm." in harder
    assert "Nothing is in the way: it goes about 6\xa0cm." in tapped(ABLE, "on rS1", "nudge:far-left").say
    leaves = tapped(ABLE, "on rS1", "at:-1000:-600", "strength:90").say
    assert leaves.endswith("Nothing is in the way: it leaves the board."), "no matter whether it tumbles"
    assert "It slides and keeps its side up." in tapped(ABLE, "on rS1", "strength:44").say
    assert "It tumbles: any side may end up on top." in tapped(ABLE, "on rS1", "strength:80").say
    near = tapped(lay("rS1 0,-90 rS2 0,-50"), "on rS1").say
    assert "If it goes straight, it hits your own Striker 2 after 2\xa0cm." in near
    assert "goes about 6\xa0cm" in VIEW.explain(View(ABLE, ("Ada", "Bo"), picked=aimed.parts)), (
        "also for those who see it"
    )


@pytest.mark.parametrize(
    ("cube", "way", "told"),
    [
        ("rS1 0,-250", "nudge:left", "It’ll most likely tip over once and land icon side up."),
        ("rG1 0,-250", "nudge:left", "It’ll most likely tip over once and land shadow side up."),
        ("rH1 0,-250", "nudge:left", "It’ll most likely tip over once and land shadow side up."),
        ("rH1 0,-250^180", "nudge:left", "It’ll most likely tip over once and land icon side up."),
        ("rG1 0,-250^45", "nudge:left", "It tumbles: any side may end up on top."),
        ("rK 0,-250", "nudge:left", "It tumbles: any side may end up on top."),
    ],
)
def test_at_medium_strength_the_side_is_told_that_comes_up_when_it_tips_over_once(
    cube: str, way: str, told: str
) -> None:
    assert told in tapped(lay(cube), f"on {cube.split()[0]}", way, "strength:65").say


def test_what_is_aimed_at_is_shown_too() -> None:
    """So nobody thinks that the tap was refused, when something else stands in the way."""

    def explained(*taps: str) -> str:
        return VIEW.explain(View(ABLE, ("Ada", "Bo"), picked=tapped(ABLE, "on rS1", *taps).parts))

    ahead = "It goes about 6\xa0cm. Blue’s Striker 2 is 13\xa0cm ahead."
    assert explained().endswith("Choose an enemy cube or a spot on the board to aim at.")
    assert explained("on bS2") == f"Aimed at Blue’s Striker 2. {ahead} Aim somewhere else, or flick."
    assert explained("on bS2", "strength:40").startswith("Aimed at Blue’s Striker 2.")
    assert explained("on bS2", "nudge:left") == f"{ahead} Aim somewhere else, or flick."
    assert explained("on bS2", "at:-1000:-600").startswith("Nothing is in the way")


def test_what_lies_lower_or_aside_is_not_met() -> None:
    at = lay("rG1 0,-60 rG2 0,-60,1 rG3 0,-20 rG4 20,-20")
    assert "It slides and keeps its side up." in tapped(ABLE, "on rS1", "strength:44").say
    assert "It tumbles: any side may end up on top." in tapped(ABLE, "on rS1", "strength:80").say
    assert "it hits your own Grunt 3" in tapped(at, "on rG1").say
    drops = "Nothing is in the way at its height, but then it drops."
    assert drops in tapped(at, "on rG2").say
    assert drops in tapped(at, "on rG2", "strength:100").say, (
        "it may drop onto cubes, so it isn’t said to leave the board"
    )
    assert "Blue’s King is 28\xa0cm ahead" in tapped(lay("rG1 0,-60 rG4 20,-20"), "on rG1").say


def test_what_stands_in_one_row_is_not_in_the_way() -> None:
    row = lay("rG1 -16,-60 rG2 0,-60 rG3 16,-60")
    assert "your own" not in tapped(row, "on rG2").say
    assert "It slides and keeps its side up." in tapped(ABLE, "on rS1", "strength:44").say
    assert "It tumbles: any side may end up on top." in tapped(ABLE, "on rS1", "strength:80").say
    assert "It hits your own Grunt 1 at once." in tapped(row, "on rG2", "nudge:far-left").say


def test_a_place_is_told() -> None:
    say = tapped(ABLE, "act:king", "at:100:-2250").say
    spot = "22.5\xa0cm from the dividing line, on Red’s side, 1.0\xa0cm right of the middle"
    assert say == f"King: {spot}. Confirm, or choose another spot."


def test_a_cube_says_where_it_lies_as_its_flicker_sees_it() -> None:
    spot = "6\xa0cm from the dividing line, on Blue’s side, 8\xa0cm right of the middle"
    lies = f"Blue’s Striker 2, in its own territory, icon side up, {spot}"
    assert lies in VIEW.board(View(ABLE, ("Ada", "Bo")))
    king = "Blue’s King, in its own territory, 24\xa0cm from the dividing line"
    assert king in VIEW.board(View(ABLE, ("Ada", "Bo"))), "a King has no shadow side"
    bos = lay("rS1 30,-60", at="b fresh action")
    spot = "6\xa0cm from the dividing line, on Red’s side, 3\xa0cm left of the middle"
    lies = f"Red’s Striker 1, in its own territory, icon side up, {spot}"
    assert lies in VIEW.board(View(bos, ("Ada", "Bo")))


def test_who_plays_alone_hears_from_their_own_side_while_the_other_flicks() -> None:
    bos = lay("rS1 30,-60", at="b fresh action")
    assert "3\xa0cm left of the middle" in VIEW.board(View(bos, ("Ada", "Bo")))
    assert "3\xa0cm right of the middle" in VIEW.board(View(bos, ("Ada", "Bo"), own=0, waits=True))


def test_at_a_set_up_a_cube_lies_as_its_builder_sees_it() -> None:
    """Blue, who goes first, has set up first; now Red does, and hears Blue's cubes from Red's side."""
    blue = begin(start="blue")
    red = blue.play(str(blue.moves()[0])).play(resting())
    assert (red.mover, red.decider) == (BLUE, RED)
    right = next(cube for cube in red.on_board if red.pose(cube).x > 10)
    assert describe(red, right).endswith("right of the middle")
    assert "The board. Red: 17 cubes. Blue: 17 cubes." in VIEW.board(View(red, ("Ada", "Bo"), live=True))


@pytest.mark.clause("CQ-14")
def test_a_cube_across_the_line_touches_it() -> None:
    astride = "Blue’s Striker 1, in its own territory, icon side up, touching the dividing line, in the middle"
    assert astride in VIEW.board(View(lay("bS1 0,-6"), ("Ada", "Bo")))


def test_a_hint_says_where_a_cube_goes_as_the_board_does() -> None:
    """No numbers of millimetres, which nobody can see."""
    view = View(ABLE, ("Ada", "Bo"))
    assert VIEW.name_move(view, "rK K 0,-240") == "Put the King back in the middle of the castle"
    assert (
        VIEW.name_move(view, "rK K 4,-212")
        == "Put the King back 21\xa0cm from the dividing line, on Red’s side, in the middle"
    )
    back = View(lay("bG1 0,60", "rU1 hidden"), ("Ada", "Bo"))
    assert VIEW.name_move(back, "rU1 U -58,150") == (
        "Bring Skulk 1 back 15\xa0cm from the dividing line, on Blue’s side, 6\xa0cm left of the middle"
    )
    blue = View(lay("rG1 0,-60", "bU1 hidden", "b fresh action"), ("Ada", "Bo"))
    assert VIEW.name_move(blue, "bU1 U -58,-150").endswith("on Red’s side, 6\xa0cm right of the middle"), (
        "as Blue sees it"
    )
