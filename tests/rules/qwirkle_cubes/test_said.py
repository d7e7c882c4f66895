"""What is said to every tap, entry and refusal, word for word; what the buttons offer; where the keyboard goes."""

from __future__ import annotations

import pytest

from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.selection.selection import Selection, selection_of
from cuboteca.games.qwirkle_cubes.view.art.score_sheet import Scored
from cuboteca.games.qwirkle_cubes.view.standings import columns_of
from cuboteca.play.view import Action, Rejected, Selected
from tests.rules.qwirkle_cubes.setting import LINE, SHUT, SPARE, T11_HAND, T12_HAND, begin, endgame, opening, place
from tests.rules.qwirkle_cubes.table import STATE, VIEW, after_taps, made_by, view
from tests.rules.verdicts import refusal

clause = pytest.mark.clause
FIRST = opening(T11_HAND)
DEAD = place(SHUT, "Rs Rs Oc Yx Gl Bd", SPARE)
STUCK = place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE)
OWN = begin(dice="own")
FALLING = OWN.play("draw > Rs Rc Rd Yx Yx Yx").play("draw > Rs Rc Rd Yx Yx Yx").play("roll 2 5")
ORANGE_FALLING = OWN.play("draw > Oc Pe Rd Yx Yx Yx").play("draw > Rs Rc Rd Yx Yx Yx").play("roll 1 2")
ONE_SHORT = place(LINE, "Pe Pe Pe Pe Pe", "Pc Pc Pc Pc Pc Pc", at="A rolls0 pass0", dice="own")
TWO_SHORT = place(LINE, "Pe Pe Pe Pe", "Pc Pc Pc Pc Pc Pc", at="A rolls0 pass0")
FORCED = place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE, at="A rolls0 pass0")
FIRST_FORCED = opening(T12_HAND).play("roll -")
TOUCHES_NOTHING = "That touches nothing: one of the cubes must stand side by side with one on the table."
CORNER = "A corner is not enough: one of the cubes must stand side by side with one on the table."
GAP = "There would be a gap 1 left of the middle: the cubes of a turn make one unbroken line."
LIES = "The red diamond lies 2 right of the middle. 3 points so far: place another, or confirm."
SCORED = place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE, scores="2 0")
"""Ada has placed cubes before."""
MIXED = "That {} would be neither all of one colour nor all of one shape."
BEGINS = "The first line begins in the middle and runs to the right or up without a gap."
TOO_FEW_WITH_IT = "The first turn places three cubes in a line, and the red circle goes with too few of the others."
NO_PAIR = "No two of your cubes go together, so your hand must be rolled first."
NO_ROLL = "No roll could make any of your cubes fit: pass."


@pytest.mark.parametrize(
    ("state", "taps", "picked", "said"),
    [
        (STATE, "cube:0", "cube:0", "The red diamond is lifted. 16 places are open to it."),
        (STATE, "cube:2", "cube:2", "The blue circle is lifted. 2 places are open to it."),
        (SCORED, "cube:2", "cube:2", "The blue circle is lifted. 2 places are open to it."),
        (STATE, "cube:0 cube:0", "", "The red diamond is put down."),
        (
            STATE,
            "cube:0 cell:2,0",
            "laid:0@2,0",
            LIES,
        ),
        (
            STATE,
            "cube:0 cell:3,0",
            "laid:0@3,0",
            "The red diamond lies 3 right of the middle. More cubes must join it.",
        ),
        (
            STATE,
            "cell:2,0 cube:0",
            "laid:0@2,0",
            LIES,
        ),
        (STATE, "cube:0 cell:2,0 cell:2,0", "", "The red diamond is back in hand."),
        (STATE, "cube:0 cell:2,0 cube:0", "", "The red diamond is back in hand."),
        (STATE, "cell:2,0", "cell:2,0", "2 right is chosen. Now tap the red diamond or the red clover."),
        (
            STATE,
            "cell:1,1",
            "cell:1,1",
            "1 right, 1 up is chosen. Now tap the red diamond, the red clover or the blue circle.",
        ),
        (STATE, "cell:2,0 cell:2,0", "", "The place is put down."),
        (STATE, "cell:2,0 cell:0,1", "cell:0,1", "1 up is chosen. Now tap the red diamond or the red clover."),
        (STATE, "roll", "roll", "Tap the cubes to re-roll, then re-roll them."),
        (
            STATE,
            "cube:0 cell:2,0 roll",
            "roll",
            "What you had placed is back in hand. Tap the cubes to re-roll, then re-roll them.",
        ),
        (STATE, "roll roll", "", "No cube is re-rolled."),
        (STATE, "roll cube:3", "roll cube:3", "The yellow four-point star will be rolled."),
        (STATE, "roll cube:3 cube:3", "roll", "The yellow four-point star stays as it is."),
        (
            FIRST,
            "cell:0,0",
            "cell:0,0",
            "The middle is chosen. Now tap the red square, the blue square or the green square.",
        ),
        (FIRST, "cube:0 cell:1,0", "laid:0@1,0", "The red square lies 1 right of the middle. More cubes must join it."),
        (OWN, "colour:R", "colour:R", "Red: now its shape."),
        (OWN, "colour:O colour:P", "colour:P", "Purple: now its shape."),
        (OWN, "colour:R shape:c colour:O colour:P", "colour:R shape:c colour:P", "Purple: now its shape."),
        (OWN, "colour:O shape:s", "colour:O shape:s", "An orange square. Five cubes to come."),
        (OWN, "colour:R shape:c", "colour:R shape:c", "A red circle. Five cubes to come."),
        (OWN, "cube:1 cube:1", "colour:O shape:s", "An orange square. Five cubes to come."),
        (OWN, "roll", "", ""),
        (OWN, "cube:9", "", ""),
        (OWN, "cube:X", "", ""),
        (FALLING, "shape:e", "shape:e", "A red eight-point star. One cube to come."),
        (FALLING, "cube:2", "shape:d", "A red diamond. One cube to come."),
        (FALLING, "shape:e shape:l", "shape:e shape:l", "A yellow clover. Now confirm."),
        (ONE_SHORT, "colour:R shape:c", "colour:R shape:c", "A red circle. Now confirm."),
        (ORANGE_FALLING, "shape:c", "shape:c", "An orange circle. One cube to come."),
        (ORANGE_FALLING, "shape:c shape:e", "shape:c shape:e", "A purple eight-point star. Now confirm."),
    ],
)
def test_what_a_tap_picks_is_said(state: State, taps: str, picked: str, said: str) -> None:
    answer = after_taps(state, *taps.split())
    assert isinstance(answer, Selected)
    assert (answer.parts, answer.say) == (tuple(picked.split()), said)


def test_who_has_placed_no_cube_yet_is_told_by_keys_where_they_lead() -> None:
    told = [after_taps(state, "cube:2") for state in (STATE, SCORED)]
    assert [isinstance(answer, Selected) and answer.by_key for answer in told] == [
        "From the hand and the table the Home key goes from one to the next.",
        "",
    ]


@pytest.mark.parametrize(
    ("state", "taps", "message", "clause_id"),
    [
        (STATE, "cube:3", "As it lies, the yellow four-point star fits nowhere.", "Z-11"),
        (STATE, "cell:0,0", "The red square stays: placed cubes are never moved.", "Z-26"),
        (STATE, "cell:7,7", TOUCHES_NOTHING, "Z-9"),
        (STATE, "cube:0 cell:5,5", TOUCHES_NOTHING, "Z-9"),
        (STATE, "cube:0 cell:3,0 confirm", TOUCHES_NOTHING, "Z-9"),
        (STATE, "cube:2 cell:2,1", CORNER, "Z-10"),
        (STATE, "cube:2 cell:0,1", MIXED.format("column"), "Z-11"),
        (STATE, "cell:-1,0 cube:2", MIXED.format("row"), "Z-11"),
        (STATE, "cell:2,0 cube:3", MIXED.format("row"), "Z-11"),
        (STATE, "cube:0 cell:2,0 cube:2", "The red diamond and the blue circle share neither colour nor shape.", "Z-7"),
        (STATE, "cube:0 cell:2,0 cube:1 cell:-2,0", GAP, "Z-8"),
        (STATE, "cube:0 cell:2,0 cell:7,7", "None of your cubes can go there.", "Z-11"),
        (STATE, "confirm", "Place at least one cube first.", "Z-20"),
        (STATE, "pass", "One of your cubes fits, so you must place.", "Z-20"),
        (STATE, "roll confirm", "Tap the cubes that you want to re-roll first.", "Z-5"),
        (STATE, "roll cell:2,0", "You are choosing cubes to re-roll: tap those in your hand.", "Z-5"),
        (FIRST, "cube:1", TOO_FEW_WITH_IT, "Z-14"),
        (FIRST, "cube:0 cell:0,0 cube:1", TOO_FEW_WITH_IT, "Z-14"),
        (FIRST, "cube:0 cell:3,0", BEGINS, "Z-30"),
        (FIRST, "cell:-1,0", BEGINS, "Z-30"),
        (FIRST, "cube:0 cell:0,0 cube:2 cell:1,0 cube:3 cell:2,0 cell:3,0", BEGINS, "Z-30"),
        (FIRST, "pass", "The first turn of the game cannot be passed.", "Z-14"),
        (opening(T12_HAND), "cube:0", NO_PAIR, "Z-15"),
        (opening(T12_HAND), "cell:0,0", NO_PAIR, "Z-15"),
        (DEAD, "roll", NO_ROLL, "Z-22"),
        (DEAD, "cube:0", NO_ROLL, "Z-22"),
        (DEAD, "decline", NO_ROLL, "Z-22"),
        (DEAD, "cell:6,0", "None of your cubes can go there.", "Z-11"),
        (begin(), "cube:0", "The first hands are still being drawn.", "Z-2"),
        (FIRST_FORCED, "cube:0", "No two cubes go together, so the whole hand is rolled first.", "Z-15"),
        (OWN, "shape:s", "Enter the colour first, then the shape.", "Z-1"),
        (OWN, "confirm", "Six cubes are still to be entered.", "Z-2"),
        (FALLING, "colour:R", "Rolling never changes a colour: enter the shapes.", "Z-6"),
        (FALLING, "shape:e confirm", "One cube is still to be entered.", "Z-2"),
    ],
)  # fmt: skip
def test_what_cannot_be_tapped_says_why(state: State, taps: str, message: str, clause_id: str) -> None:
    assert after_taps(state, *taps.split()) == Rejected(message, clause_id)


@clause("Z-1")
def test_no_more_cubes_of_a_colour_are_entered_than_the_bag_holds() -> None:
    last = place("Ps@0,0 Pc@1,0 Pd@2,0 Pe@3,0", "Px Px Px Px", " ".join(["Pc"] * 6), at="A rolls0 pass0", dice="own")
    assert last.bag[5] == 1
    assert after_taps(last, "colour:P", "shape:d", "colour:P") == Rejected("No purple cube is left in the bag.", "Z-1")
    assert made_by(last, "colour:P", "shape:c", "colour:R", "shape:c", "confirm") == "draw > Pc Rc"
    assert after_taps(last, "colour:R", "shape:c", "colour:P") == Selected(
        ("colour:R", "shape:c", "colour:P"), "Purple: now its shape."
    )


@clause("Z-1", "Z-2", "Z-3", "Z-4", "Z-6", "Z-15", "Z-19", "Z-21")
@pytest.mark.parametrize(
    ("state", "move", "message", "clause_id"),
    [
        (begin(3, start="random"), "start=D", "There are only 3 seats.", "Z-3"),
        (begin(3, start="random"), "draw > Rs", "It is still to be drawn who begins.", "Z-3"),
        (begin(), "draw > Rs", "Six cubes are drawn now.", "Z-2"),
        (begin(), "draw > Rs Rs Rs Rs Rs Rs Rs", "Six cubes are drawn now.", "Z-2"),
        (begin(), "roll! > s s s s s s", "The first hands are still being drawn.", "Z-2"),
        (ONE_SHORT, "draw > Rs Rs", "One cube is drawn now.", "Z-19"),
        (ONE_SHORT, "put Rs@0,0", "New cubes are to be drawn first.", "Z-19"),
        (TWO_SHORT, "draw > Rs", "Two cubes are drawn now.", "Z-19"),
        (FALLING, "roll 1 2 > s s", "Not those cubes were rolled, but 2 and 5.", "Z-6"),
        (FALLING, "roll 2 5 > s", "Two cubes are rolled now.", "Z-6"),
        (FALLING, "roll 2 5 > s s s", "Two cubes are rolled now.", "Z-6"),
        (FALLING, "draw > Rs", "The rolled cubes have yet to fall.", "Z-6"),
        (FIRST.play("roll 2"), "roll 2 > s s", "One cube is rolled now.", "Z-6"),
        (FORCED, "roll! > s", "Six cubes are rolled now.", "Z-6"),
        (FORCED, "pass", "Nothing fits, so the whole hand is rolled first.", "Z-21"),
        (FIRST_FORCED, "roll! > s", "Six cubes are rolled now.", "Z-6"),
        (FIRST_FORCED, "pass", "No two cubes go together, so the whole hand is rolled first.", "Z-15"),
        (STATE, "draw > Rs", "Nothing is left to chance now: it is your turn.", "Z-4"),
        (STATE, "roll! > s s s s s s", "Nothing is left to chance now: it is your turn.", "Z-4"),
    ],
)
def test_what_chance_cannot_have_done(state: State, move: str, message: str, clause_id: str) -> None:
    assert refusal(state, move) == (message, clause_id)


@clause("Z-1")
@pytest.mark.parametrize(
    ("left", "move", "message"),
    [
        (2, "draw > Rs Rc Rd", "The bag holds only 2 red cubes."),
        (1, "draw > Rs Rc", "The bag holds only 1 red cube."),
        (0, "draw > Rs Oc", "The bag holds no red cubes."),
    ],
)
def test_what_the_bag_does_not_hold_cannot_have_been_drawn(left: int, move: str, message: str) -> None:
    drawn = len(move.split()) - 2
    hand = " ".join(["Re"] * (6 - drawn))
    other = " ".join(["Rx"] * 6)
    row = " ".join(f"R{shape}@{x},0" for x, shape in enumerate("scdlxe"[: 15 - 6 - (6 - drawn) - left]))
    state = place(row, hand, other, at="A rolls0 pass0")
    assert state.bag[0] == left
    assert refusal(state, move) == (message, "Z-1")


RE_ROLL = Action("roll", "Re-roll", "roll")
NO_RE_ROLL = RE_ROLL._replace(enabled=False)
CONFIRM = Action("confirm", "Confirm", "check", main=True, enabled=False)
PASS = Action("pass", "Pass", "pass")
SIX_ENTERED = ("colour:R", "shape:s") * 6


@pytest.mark.parametrize(
    ("state", "picked", "actions"),
    [
        (STATE, (), (RE_ROLL, CONFIRM)),
        (STATE, ("cube:0",), (RE_ROLL, CONFIRM)),
        (STATE, ("laid:0@2,0",), (RE_ROLL, CONFIRM._replace(label="Confirm 3", enabled=True))),
        (STATE, ("laid:0@3,0",), (RE_ROLL, CONFIRM)),
        (STATE, ("roll",), (RE_ROLL._replace(label="Keep all", pressed=True), CONFIRM)),
        (
            STATE,
            ("roll", "cube:1", "cube:2"),
            (Action("roll", "Roll two", "roll", main=True, pressed=True), CONFIRM._replace(main=False, enabled=True)),
        ),
        (STATE.play("roll 1").play("roll 1 > d"), (), (NO_RE_ROLL, CONFIRM)),
        (opening(T12_HAND), (), (RE_ROLL, Action("decline", "Roll all", "pass", main=True))),
        (DEAD, (), (NO_RE_ROLL, PASS._replace(main=True))),
        (place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE, must_place="off"), (), (RE_ROLL, PASS)),
        (place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE, must_place="off"), (), (RE_ROLL, PASS._replace(main=True))),
        (
            place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE, stuck="pass"),
            (),
            (RE_ROLL, Action("decline", "Go on", "pass", main=True)),
        ),
        (
            place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE, at="A rolls0 pass0", stuck="pass"),
            (),
            (NO_RE_ROLL, PASS._replace(main=True)),
        ),
        (OWN, (), (CONFIRM,)),
        (OWN, SIX_ENTERED, (CONFIRM._replace(enabled=True),)),
        (FALLING, ("shape:e",), (CONFIRM,)),
        (begin(), (), ()),
        (begin(3, dice="own", start="random"), (), ()),
    ],
)
def test_the_buttons_offer_what_may_be_done(state: State, picked: tuple[str, ...], actions: tuple[Action, ...]) -> None:
    assert tuple(VIEW.actions(view(state, *picked))) == actions
    assert VIEW.actions(view(state, *picked)._replace(live=False)) == ()


@pytest.mark.parametrize(
    ("state", "picked", "lead", "rest"),
    [
        (OWN, (), "Ada draws six cubes:", "enter colour and shape of each"),
        (OWN.play("draw > Rs Rc Rd Yx Yx Yx"), (), "Bo draws six cubes:", "enter colour and shape of each"),
        (ONE_SHORT, (), "Ada draws one cube:", "enter colour and shape of each"),
        (FALLING, (), "Ada rolls:", "what does cube 2, the red circle, show?"),
        (FALLING, ("shape:e",), "Ada rolls:", "what does cube 5, the yellow four-point star, show?"),
        (FALLING, ("shape:e", "shape:l"), "Ada rolls:", "confirm, or take back"),
        (begin(3, dice="own", start="random"), (), "Draw lots:", "who begins?"),
    ],
)
def test_what_is_to_be_entered_is_asked(state: State, picked: tuple[str, ...], lead: str, rest: str) -> None:
    assert VIEW.prompt(view(state, *picked)) == (None, lead, rest)


@pytest.mark.parametrize(
    ("part", "key", "picked", "to"),
    [
        ("cube:5", "arrowleft", "", "cube:4"),
        ("cube:5", "arrowright", "", "cube:0"),
        ("cube:2", "home", "roll", "cube:0"),
        ("cube:2", "home", "cube:2", "cell:1,1"),
        ("cube:2", "end", "", "cube:5"),
        ("cube:2", "arrowdown", "", None),
        ("cube:2", "arrowup", "cube:2", "cell:1,-1"),
        ("cell:0,0", "arrowup", "cube:2", "cell:0,1"),
        ("cell:0,0", "arrowdown", "cube:2", "cell:0,-1"),
        ("cell:2,1", "arrowup", "cube:0", "cell:2,1"),
        ("cell:2,1", "arrowright", "cube:0", "cell:2,1"),
        ("cell:2,1", "arrowleft", "cube:0", "cell:1,1"),
        ("cell:2,0", "arrowright", "laid:0@2,0", "cell:3,0"),
        ("cell:3,0", "arrowright", "laid:0@2,0", "cell:3,0"),
        ("cell:0,0", "home", "cube:2", "cell:1,-1"),
        ("cell:1,-1", "home", "cube:2", "cell:1,1"),
        ("cell:2,1", "home", "cube:0", "cell:-1,0"),
        ("cell:1,1", "home", "laid:0@2,0", "cell:2,1"),
        ("cell:0,0", "end", "cube:2", "cube:2"),
        ("cell:0,0", "end", "", "cube:0"),
        ("cell:0,0", "x", "", None),
        ("roll", "home", "cube:2", "cell:1,1"),
        (None, "home", "cube:2", "cell:1,1"),
        (None, "end", "", None),
        (None, "arrowup", "cube:2", "cell:1,-1"),
    ],
)
def test_where_the_keys_lead(part: str | None, key: str, picked: str, to: str | None) -> None:
    assert VIEW.step(view(STATE, *picked.split()), part, key) == to


def test_what_is_picked_belongs_to_the_hand() -> None:
    assert selection_of(("laid:0@7,0", "cube:5"), STATE) == Selection(laid=((0, (7, 0)),), held=5)
    three = endgame("Pd Pl Rx", "Rx Rx Yx Gx Bx")
    assert selection_of(("laid:2@2,0", "cube:1"), three) == Selection(laid=((2, (2, 0)),), held=1)
    assert selection_of(("laid:3@2,0", "cube:3"), three) == Selection()
    assert after_taps(three, "cube:3") == Selected((), "")


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
