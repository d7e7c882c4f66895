"""Taps become actions: pieces and squares, action buttons, faces, and what is asked before a turn ends."""

from __future__ import annotations

import re

import pytest

from cuboteca import games
from cuboteca.games.qurush.selection.selection import ENDING, Selection, selection_of
from cuboteca.games.qurush.view.taps import ends_turn
from cuboteca.play.game import IllegalMove
from cuboteca.play.view import Played, Selected
from tests.games.qurush.setting import begin, place
from tests.games.qurush.table import STATES, VIEW, after_taps, made, refused, refused_with, says, view
from tests.games.tapping import picked_by

START = begin()


@pytest.mark.parametrize(
    ("parts", "move"),
    [
        (("a2",), "Ma2"),
        (("act:move", "a2"), "Ma2"),
        (("act:move", "cell:1,0"), "Mb1"),
    ],
)
@pytest.mark.clause("Q-10")
def test_an_empty_square_beside_the_pawn_is_simply_gone_to(parts: tuple[str, ...], move: str) -> None:
    assert made(START, *parts) == move


BESIDE = place({"b2": 4, "b3": 2}, "a2 e5")


@pytest.mark.parametrize(
    ("parts", "move"),
    [
        (("b2", "act:move"), "Mb2"),
        (("b2", "c2"), "Sb2-c2"),
        (("b2", "act:slide", "b1"), "Sb2-b1"),
        (("act:slide", "b2", "c2"), "Sb2-c2"),
        (("b2", "act:flip", "face:5"), "Fb2=5"),
        (("act:flip", "b2", "face:1"), "Fb2=1"),
        (("b2", "face:6"), "Fb2=6"),
        (("b2", "act:push", "confirm"), "Pb2"),
        (("act:push", "b2", "confirm"), "Pb2"),
        (("b2", "act:pull", "a1", "confirm"), "La1<b2"),
        (("act:pull", "b2", "b2", "confirm"), "Lb2<b2"),
        (("act:pull", "b2", "a1", "a3", "confirm"), "La3<b2"),
        (("end", "confirm"), "."),
        (("end", "end"), "."),
    ],
)
@pytest.mark.clause("Q-12", "Q-19", "Q-20", "Q-23", "Q-24")
def test_every_action_can_be_reached_by_the_piece_or_by_the_button(parts: tuple[str, ...], move: str) -> None:
    assert made(BESIDE, *parts) == move


@pytest.mark.clause("Q-23")
def test_a_slide_that_waits_for_confirm_may_go_elsewhere_instead() -> None:
    last = place({"b2": 4}, "a2 e5", "ap4 A t5")
    assert made(last, "b2", "b3", "c2", "confirm") == "Sb2-c2"
    assert made(last, "b2", "b3", "b1", "c2", "confirm") == "Sb2-c2"


def test_a_die_says_what_it_can_do_and_what_that_costs() -> None:
    assert (
        says(BESIDE, "b2") == "b2 shows 4: choose an action. Climb 3 AP, Slide 4 AP, Flip 4 AP, Push 7 AP, Pull 7 AP."
    )


@pytest.mark.parametrize(
    ("parts", "once_more"),
    [
        (("act:push", "b2"), "Press Confirm."),
        (("b2", "act:push"), "Press Confirm."),
        (("end",), "Press End turn again to confirm."),
    ],
)
@pytest.mark.clause("Q-7")
def test_what_ends_the_turn_is_asked_first(parts: tuple[str, ...], once_more: str) -> None:
    assert says(BESIDE, *parts).endswith(once_more)


@pytest.mark.parametrize("parts", [("end",), ("act:push", "b2"), ("act:pull", "b2", "a1")])
@pytest.mark.parametrize("open_goals", ["off", "on"])
def test_what_ends_the_turn_says_that_it_cannot_be_undone(parts: tuple[str, ...], open_goals: str) -> None:
    state = place({"b2": 4}, "a2 e5", open_goals=open_goals)
    answer = after_taps(state, *parts)
    assert isinstance(answer, Selected)
    shown = str(VIEW.hand(view(state, *answer.parts)))
    assert ("You can’t undo" in answer.say) == ("You can’t undo" in shown) == (open_goals == "off")


def test_an_action_with_the_last_points_is_asked_first() -> None:
    after = BESIDE.play("Ma3")
    assert "and your turn ends." in says(after, "act:flip", "b3", "face:3")
    assert made(after, "act:flip", "b3", "face:3", "confirm") == "Fb3=3"
    assert made(after, "act:flip", "b3", "face:3", "face:6", "confirm") == "Fb3=6", "until then the face can be changed"


def test_picks_can_be_put_down() -> None:
    assert after_taps(BESIDE, "b2", "b2") == Selected((), "b2 deselected.")
    assert after_taps(BESIDE, "act:slide", "act:slide") == Selected((), "Slide deselected.")
    picked: tuple[str, ...] = ("act:flip", "cell:1,1", "face:3")
    left = []
    while picked:
        back = VIEW.put_back(view(BESIDE, *picked))
        assert back is not None
        left.append(picked := back)
    assert left == [("act:flip", "cell:1,1"), ("act:flip",), ()]
    assert VIEW.put_back(view(BESIDE)) is None
    assert VIEW.put_back(view(BESIDE, ENDING)) == ()


def test_the_own_pawn_asks_where_it_can_go() -> None:
    assert after_taps(START, "a1") == Selected(("act:move",), "Choose where to move.")
    assert after_taps(START, "a1", "a1") == Selected((), "Choose an action, or tap a square or a qube."), (
        "tapped again it is put down"
    )
    assert made(START, "a1", "a2") == "Ma2"
    assert refused(BESIDE, "act:flip", "a2") == ("own_square", "Q-11")


def test_a_pawn_that_cannot_go_anywhere_is_only_looked_at() -> None:
    cornered = place({}, "a1 a2 b1 e5", share="off")
    assert after_taps(cornered, "a1") == Selected((), "Choose an action, or tap a square or a qube.")


def test_with_multiple_agents_the_pawn_in_hand_asks_where_it_can_go() -> None:
    state = begin(multiple_agents="on")
    assert after_taps(state, "pawn:1") == Selected(("pawn:1",), "You’re using Bo’s pawn.")
    assert after_taps(state, "pawn:1", "pawn:1") == Selected(("pawn:1", "act:move"), "Choose where to move.")
    assert after_taps(state, "pawn:0") == Selected(("act:move",), "Choose where to move."), (
        "the own pawn is in hand at first"
    )
    assert after_taps(state, "agent:0") == Selected((), "You’re using your own pawn."), "its button only chooses it"


@pytest.mark.parametrize(
    "picks", [Selection(), Selection(1, "slide", (9, 10)), Selection(action="flip", cells=(9,), face=3)]
)
def test_picks_are_kept_as_parts(picks: Selection) -> None:
    assert selection_of(picks.parts) == picks


@pytest.mark.clause("Q-32")
def test_another_pawn_is_taken_in_hand() -> None:
    state = begin(multiple_agents="on")
    assert made(state, "agent:1", "d5") == "@2:Md5"
    assert made(state, "pawn:1", "act:move", "e4") == "@2:Me4"
    assert made(state, "agent:1", "agent:0", "a2") == "Ma2"
    assert "Bo’s pawn" in says(state, "pawn:1")
    assert made(place({"b2": 4}, "a2 b2", multiple_agents="on"), "act:flip", "pawn:1", "face:5") == "Fb2=5"


@pytest.mark.clause("Q-37")
def test_a_pawn_comes_back_in_a_corner() -> None:
    state = place({}, "- c3", squeesh="on")
    assert made(state, "a1") == "Ra1"
    assert made(state, "act:reenter", "e5") == "Re5"
    assert refused(state, "c3") == ("reenter_off_corner", "Q-37")
    assert refused(state, "act:move")[1] == "Q-37"


@pytest.mark.clause("Q-42")
def test_a_home_corner_is_tapped() -> None:
    state = games["qurush"].start(2, {"corner": "choose"})
    assert made(state, "e1") == "He1"
    assert refused(state, "c3")[1] == "Q-3"
    assert refused(state.play("Ha1"), "a1")[1] == "Q-3"


CHOOSING = games["qurush"].start(2)

STRANGE = (
    "",
    "cell:",
    "cell:9,9",
    "cell:6,6",
    "act:",
    "act:fly",
    "face:9",
    "pawn:7",
    "goal:9",
    "number:x",
    "💥",
    "agent:",
)


@pytest.mark.parametrize("part", STRANGE)
def test_what_is_no_part_changes_nothing(part: str) -> None:
    for state in (START, CHOOSING, games["qurush"].start(2, {"corner": "choose"})):
        answer = VIEW.tap(view(state), part)
        assert answer == Selected((), "") or isinstance(answer, IllegalMove)


@pytest.mark.parametrize("part", ["goal:4", "goal:", "shape:4x1v", "nothing", "number:", "4x1:goal:1", "2x2"])
def test_what_is_nothing_leaves_everything_as_it_is(part: str) -> None:
    picked = ("shape:2x2", "set:0=4", "goal:1")
    assert VIEW.tap(view(STATES["square"], *picked), part) == Selected(picked)


@pytest.mark.parametrize(
    ("state", "parts", "picked", "say"),
    [
        ("plain", ("a3", "act:slide"), ("act:slide", "cell:0,2"), "Choose where to slide a3."),
        (
            "plain",
            ("end",),
            ("ending",),
            "End your turn? You’d lose 7 AP. You can’t undo this. To play on, choose an action. Press End turn again "
            "to confirm.",
        ),
        (
            "plain",
            ("end", "b2"),
            ("cell:1,1",),
            "b2 shows 4: choose an action. Climb 3 AP, Flip 4 AP, Push 7 AP, Pull 7 AP.",
        ),
        ("plain", ("end", "act:flip"), ("act:flip",), "Choose a qube to flip."),
        ("plain", ("act:pull", "a3", "b2", "b2"), ("act:pull", "cell:0,2"), "b2 deselected."),
        ("plain", ("act:pull", "a3", "b2", "act:slide"), ("act:slide", "cell:0,2"), "Choose where to slide a3."),
        ("four", ("agent:2",), ("pawn:2",), "You’re using Cy’s pawn."),
        ("four", ("agent:3",), ("pawn:3",), "You’re using Di’s pawn."),
        ("two", ("agent:1", "agent:0"), (), "You’re using your own pawn."),
        ("two", ("agent:1", "e5"), ("pawn:1", "act:move"), "Choose where to move."),
        (
            "one_way",
            ("act:pull", "b1"),
            ("act:pull", "cell:1,0", "cell:1,0"),
            "Climb onto b1 and ride it back to a1: 7 AP, and your turn ends. You can’t undo this once you confirm. "
            "Press Confirm.",
        ),
        (
            "one_way",
            ("b1", "act:pull"),
            ("act:pull", "cell:1,0", "cell:1,0"),
            "Climb onto b1 and ride it back to a1: 7 AP, and your turn ends. You can’t undo this once you confirm. "
            "Press Confirm.",
        ),
        ("later", ("act:flip", "b2", "face:2", "a3"), ("act:flip", "cell:0,2"), "Choose the new face of a3."),
        ("later", ("act:flip", "b2", "face:2", "b2"), (), "b2 deselected."),
        (
            "later",
            ("b2", "face:2"),
            ("act:flip", "cell:1,1", "face:2"),
            "Flip b2 to 2: 4 AP, and your turn ends. You can’t undo this once you confirm. Press Confirm.",
        ),
        ("later", ("b2", "a3"), ("cell:0,2",), "a3 shows 5: choose an action. Climb 3 AP, Slide 4 AP, Flip 4 AP."),
        ("agents", ("agent:1", "e4", "act:slide"), ("pawn:1", "act:slide", "cell:4,3"), "Choose where to slide e4."),
        ("two", ("agent:2",), (), ""),
        ("plain", ("act:flip:b2",), (), ""),
        ("plain", ("x:act:flip",), (), ""),
        ("plain", ("pawn:3",), (), ""),
        ("plain", ("3",), (), ""),
        ("plain", ("b2", "nothing"), ("cell:1,1",), ""),
    ],
)
def test_what_is_picked(state: str, parts: tuple[str, ...], picked: tuple[str, ...], say: str) -> None:
    assert after_taps(STATES[state], *parts) == Selected(picked, say)


@pytest.mark.clause("Q-10")
def test_the_pawn_that_acts_is_dragged_to_move_it() -> None:
    """From the square where it stands; a drag does not put down what a tap has picked up."""
    state = place({"b2": 4, "c2": 1}, "a2 e5")

    def grips(*picked: str) -> list[str]:
        found = re.findall(r'id="cell-0,1"[^>]*data-drag="" data-piece="pawn-0" data-held="(\w+)"', board(*picked))
        assert len(re.findall("data-piece", board(*picked))) == len(found), "the other pawn stays"
        return found

    def board(*picked: str) -> str:
        return str(VIEW.board(view(state, *picked)))

    assert (grips(), grips("act:move"), grips("act:flip")) == (["false"], ["true"], [])
    assert 'class="pawn held"' in board("act:move")
    assert made(state, "a2", "a3") == "Ma3"
    assert made(state, "a2", "b2") == "Mb2"
    assert refused(state, "a2", "c2")[0] == "not_adjacent"
    agents = VIEW.board(view(STATES["agents"], "pawn:1"))
    assert re.findall(r'id="pawn-(\d)"[^>]*data-drag="" data-held="(\w+)"', agents) == [("1", "false")]


@pytest.mark.clause("Q-12", "Q-14", "Q-23")
def test_a_die_is_dragged_to_slide_or_push_it() -> None:
    """A drag is a tap on the die and one on where it is let go; which dice can be dragged, the board says."""
    state = place({"b2": 4, "c2": 1, "b3": 5}, "a2 e5")
    assert re.findall(r'id="cell-(\d,\d)"[^>]*data-drag="[^"]*"', VIEW.board(view(state))) == ["0,1", "1,1"]
    assert made(state, "b2", "b1") == "Sb2-b1"
    assert picked_by(after_taps(state, "b2", "c2")).parts == ("act:push", "cell:1,1"), (
        "it ends the turn, so it is asked"
    )
    assert made(state, "b2", "c2", "confirm") == "Pb2"
    assert picked_by(after_taps(state, "act:push", "b2", "c2")).parts == ("act:push", "cell:1,1")
    assert refused(state, "b2", "d5") == ("slide_too_far", "Q-23")
    walled = place({letter + "2": 4 for letter in "bcde"}, "a2 e5")
    assert refused(walled, "b2", "c2") == ("at_edge", "Q-14")
    later = place({"b2": 4, "c2": 1, "b3": 5}, "a2 e5", "ap4 A t5")
    assert refused(later, "b2", "c2") == ("too_few_points", "Q-8")
    in_the_way = place({"b2": 4}, "a2 c2")
    assert made(in_the_way, "b2", "c2", "confirm") == "Pb2", "a pawn is pushed, and no die slides onto it"


@pytest.mark.clause("Q-8", "Q-24")
def test_a_side_of_a_die_is_tapped_to_tip_it_that_way() -> None:
    state = place({"b2": 6, "d4": 6}, "a2 e5")
    for turned, sides in ((0, {"2", "4"}), (1, {"4", "5"}), (2, {"5", "3"}), (3, {"3", "2"})):
        board = VIEW.board(view(state, turned=turned))
        assert set(re.findall(r'data-part="side:1,1=(.)"', board)) == sides
        assert "side:3,3" not in board, "out of reach"
    assert made(state, "side:1,1=5") == "Fb2=5"
    later = place({"b2": 6}, "a2 e5", "ap4 A t5")
    assert picked_by(after_taps(later, "side:1,1=5")).parts == ("act:flip", "cell:1,1", "face:5"), "the last points"
    assert refused(place({"b2": 6}, "a2 e5", "ap3 A t5"), "side:1,1=5") == ("too_few_points", "Q-8")
    assert made(state, "b2", "face:4") == "Fb2=4", "a die that is picked shows all four sides"
    assert 'data-part="face:4" data-no-drop' in VIEW.board(view(state, "cell:1,1"))
    assert "side:" not in VIEW.board(view(state, "act:move")) + VIEW.board(view(state, live=False))
    assert made(state, "act:move", "side:1,1=5") == "Mb2", "where a move was begun, a die is a die"
    assert picked_by(after_taps(state, "side:9,9=5")).parts == ()


def test_what_is_no_square_of_this_board_is_passed_over() -> None:
    """A part of a larger board, kept from another game, say."""
    for state in (START, STATES["home"]):
        assert after_taps(state, "cell:5,5") == Selected(())


@pytest.mark.parametrize("up", range(1, 7))
def test_a_tile_beside_a_die_says_what_comes_up(up: int) -> None:
    state = place({"b2": 1 if up not in (1, 6) else 2}, "a2 e5")
    assert made(state, f"side:1,1={up}") == f"Fb2={up}"


@pytest.mark.clause("Q-32")
def test_a_pawn_out_of_reach_is_taken_in_hand_though_an_action_is_chosen() -> None:
    assert picked_by(after_taps(STATES["agents"], "act:move", "pawn:1")).parts == ("pawn:1",)


@pytest.mark.clause("Q-37")
def test_of_a_pawn_off_the_board_it_is_said_whose_it_is() -> None:
    other, own = (refused_with(STATES["off_agents"], "agent:1"), refused_with(STATES["off"], "act:move"))
    assert (other.reason, other.values["own"]) == ("off_board", False)
    assert (own.reason, own.values["own"]) == ("off_board", True)


@pytest.mark.clause("Q-7", "Q-44")
def test_what_cannot_be_taken_back_is_picked_first_and_made_by_confirming() -> None:
    """A move from a list, or of a hint: what ends a turn or chooses a goal; any other is made at once."""
    later = place({"b2": 4, "c2": 1, "b1": 2, "b3": 3, "a3": 5}, "a2 e5", "ap4 A t5", claim="manual")
    called = place({"b2": 4}, "a2 e5", claim="manual", false_call="turn")
    for state in (BESIDE, later, called):
        for move in state.moves():
            asked = VIEW.asks_first(view(state), str(move))
            if not ends_turn(state, move):
                assert asked is None
                continue
            assert asked is not None
            assert asked.say
            # A false call is confirmed as any call: what is seen first doesn't tell.
            assert VIEW.tap(view(state, *asked.parts), "confirm") == Played(str(move).removesuffix("?"))
    goal = VIEW.asks_first(view(STATES["square"]), "2x2:45/23")
    assert goal is not None
    assert VIEW.tap(view(STATES["square"], *goal.parts), "confirm") == Played("2x2:45/23")
    assert VIEW.asks_first(view(STATES["home"]), "Ha1") is None


@pytest.mark.clause("Q-44")
def test_every_seat_can_be_called_for() -> None:
    four = place({}, "a1 a6 f6 f1", claim="manual", false_call="turn")
    for seat in range(4):
        assert picked_by(after_taps(four, f"calling:{seat}")).parts == (f"calling:{seat}",)
