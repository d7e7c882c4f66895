"""What is asked of a player, and explained."""

from __future__ import annotations

import pytest

from cuboteca.games.qwirkle_cubes.rules.state import State
from tests.games.qwirkle_cubes.setting import (
    FALLING,
    FIRST_FORCED,
    LINE,
    ONE_SHORT,
    OWN,
    SPARE,
    STATE,
    T11_HAND,
    T12_HAND,
    begin,
    endgame,
    opening,
    place,
)
from tests.games.qwirkle_cubes.table import VIEW, view


def test_what_is_asked() -> None:
    assert VIEW.prompt(view(STATE)) == (0, "Ada:", "place cubes, or re-roll first")
    assert VIEW.prompt(view(STATE, "cube:0")).rest == "where does the red diamond go?"
    assert VIEW.prompt(view(STATE, "laid:0@2,0")).rest == "place another cube, or end your turn"
    assert VIEW.prompt(view(STATE, "laid:0@3,0")).rest == "place another cube in the same line"
    assert VIEW.prompt(view(STATE, "roll")).rest == "tap the cubes to re-roll"
    assert VIEW.prompt(view(STATE, "roll", "cube:0")).rest == "re-roll one cube?"
    assert VIEW.prompt(view(STATE, "cell:2,0")).rest == "tap the cube to place there"
    assert VIEW.prompt(view(opening(T11_HAND))).rest == "place three cubes in a line, or re-roll first"
    assert VIEW.prompt(view(opening(T12_HAND))).rest == "no two go together: re-roll some cubes, or all"
    assert VIEW.prompt(view(begin())).lead == "At random:"


@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ({}, "nothing fits: re-roll some cubes, or all"),
        ({"stuck": "pass"}, "nothing fits: re-roll some cubes, or skip"),
        ({"stuck": "pass", "turn": "one_action"}, "nothing fits: re-roll some cubes, or pass"),
        ({"must_place": "off"}, "nothing fits: re-roll some cubes, or pass"),
    ],
)
def test_what_is_asked_where_nothing_fits(options: dict[str, str], asked: str) -> None:
    assert VIEW.prompt(view(place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE, **options))).rest == asked


@pytest.mark.clause("Z-15", "Z-21")
@pytest.mark.parametrize(
    ("state", "offered"),
    [
        (opening(T12_HAND), "Re-roll all until two go together"),
        (opening(T12_HAND, stuck="pass"), "Re-roll all until two go together"),
        (place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE), "Re-roll all until one fits"),
        (place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE, stuck="pass"), "Skip the re-roll"),
    ],
)
def test_skipping_a_reroll_is_offered_as_what_comes_of_it(state: State, offered: str) -> None:
    assert {"roll -": offered}.items() <= {choice.move: choice.label for choice in VIEW.choices(view(state))}.items()
    assert offered in [action.label for action in VIEW.side_actions(view(state))]


@pytest.mark.clause("Z-5", "Z-21")
@pytest.mark.parametrize(("rerolls", "at", "last"), [("1", "1", True), ("2", "2", False), ("unlimited", "*", False)])
def test_what_follows_a_re_roll_where_nothing_fits_is_said_of_the_last_one(rerolls: str, at: str, last: bool) -> None:
    stuck = place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE, at=f"A rolls{at} pass0", rerolls=rerolls)
    assert ("If nothing fits after that" in VIEW.explain(view(stuck))) == last


@pytest.mark.clause("Z-5")
@pytest.mark.parametrize("rerolls", ["2", "unlimited"])
def test_after_a_re_roll_another_is_offered_as_another(rerolls: str) -> None:
    moves = ("roll 1", "roll 1 > d")
    first = opening(T11_HAND, rerolls=rerolls)
    later = place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE, at=f"A rolls{'*' if rerolls != '2' else 2} pass0", rerolls=rerolls)
    for state, most in ((first, "three cubes in a line"), (later, "cubes")):
        assert VIEW.prompt(view(state)).rest == f"place {most}, or re-roll first"
        assert VIEW.explain(view(state)).endswith("re-roll any of your cubes first.")
        after = view(state.play(moves[0]).play(moves[1]), moves=moves)
        assert VIEW.prompt(after).rest.endswith(", or re-roll again")
        assert VIEW.explain(after).endswith("re-roll any of your cubes again.")


def test_whoever_chooses_cubes_to_re_roll_reads_how_that_goes() -> None:
    assert VIEW.explain(view(STATE, "roll")) == "Tap the cubes you want to re-roll, then Re-roll."
    either = place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE, turn="one_action")
    assert VIEW.explain(view(either, "roll")).endswith("A re-roll uses up your turn.")


@pytest.mark.clause("Z-9")
def test_what_is_new_after_the_first_turn_is_explained() -> None:
    assert "touches the grid" in VIEW.explain(view(STATE))
    assert "beside" not in VIEW.explain(view(opening(T11_HAND)))


@pytest.mark.clause("Z-24")
def test_how_cubes_are_placed_is_not_told_again_over_the_hand_that_tells_it() -> None:
    """What an opponent did stands there whole."""
    assert "Place cubes in a line that touches the grid." in VIEW.explain(view(STATE))
    assert VIEW.remind(view(STATE)) == ""
    assert VIEW.remind(view(endgame("Pd Pl", "Rx Rx Rx Yx Gx Bx"))) == "The bag is empty."


@pytest.mark.clause("Z-15")
def test_a_hint_of_the_first_turn_names_no_grid_to_fit() -> None:
    """Nothing lies there yet."""
    hand = "Rs Oc Yd Gl Bx Pe"
    assert VIEW.reason(view(opening(hand)), "nothing_fits", {}) == "No two of your cubes go together."
    assert VIEW.reason(view(opening(hand)), "nothing_fits", {}, "Ada") == "No two of Ada’s cubes go together."
    assert VIEW.reason(view(STATE), "nothing_fits", {}) == "None of your shapes fits."


def test_once_the_bag_is_empty_the_end_is_explained() -> None:
    ends = "The bag is empty: the first player to use all their cubes ends the game and gets 6 bonus points."
    hands = ("Pd Pl", "Rx Rx Rx Yx Gx Bx")
    assert VIEW.explain(view(endgame(*hands))) == f"{ends} You can re-roll any of your cubes first."
    assert VIEW.explain(view(endgame(*hands, at="A rolls0 pass0"))) == ends
    assert "ends the game" not in VIEW.explain(view(endgame(*hands, end_round="on")))


@pytest.mark.parametrize("state", [begin(), begin(3, start="random"), FALLING, FIRST_FORCED, ONE_SHORT])
def test_what_chance_does_is_explained(state: State) -> None:
    assert VIEW.explain(view(state)).endswith(".")


@pytest.mark.clause("Z-21")
def test_forced_rolls_explain_themselves() -> None:
    moves = ("roll -", "roll! > d d d d d d", "roll! > s d d d d d")
    stuck = place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE)
    assert "None of these shapes fits" in VIEW.explain(view(stuck))
    state = stuck.play(moves[0]).play(moves[1]).play(moves[2])
    assert VIEW.explain(view(state, moves=moves)).startswith("Nothing fitted, so Ada re-rolled all their cubes twice.")
    assert "Lines must be" not in VIEW.explain(view(state, moves=moves)), "there is no room for it"


@pytest.mark.parametrize(
    ("state", "picked", "seat", "lead", "rest"),
    [
        (OWN, (), 0, "Ada draws six cubes:", "enter the colour and shape of each"),
        (OWN.play("draw > Rs Rc Rd Yx Yx Yx"), (), 1, "Bo draws six cubes:", "enter the colour and shape of each"),
        (ONE_SHORT, (), 0, "Ada draws one cube:", "enter its colour and shape"),
        (FALLING, (), 0, "Ada re-rolls:", "what does cube 2, the red circle, show now?"),
        (FALLING, ("shape:e",), 0, "Ada re-rolls:", "what does cube 5, the yellow four-point star, show now?"),
        (FALLING, ("shape:e", "shape:l"), 0, "Ada re-rolls:", "confirm, or undo"),
        (begin(3, dice="own", start="random"), (), None, "Draw at random:", "who goes first?"),
    ],
)
def test_what_is_to_be_entered_is_asked(
    state: State, picked: tuple[str, ...], seat: int | None, lead: str, rest: str
) -> None:
    assert VIEW.prompt(view(state, *picked)) == (seat, lead, rest)


def test_once_a_cube_is_placed_no_re_roll_is_spoken_of() -> None:
    assert "re-roll" in VIEW.explain(view(STATE))
    assert "re-roll" not in VIEW.explain(view(STATE, "laid:0@2,0"))
