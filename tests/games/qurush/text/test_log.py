"""What is told of a move and of the end, in words without notation."""

from __future__ import annotations

import re
from itertools import product
from random import Random

import pytest

from cuboteca import games
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.view.goal_panels import all_goals
from cuboteca.games.qurush.view.last_move import retold
from cuboteca.play.game import NATURE
from tests.games.qurush.setting import GAME, VARIANTS, begin, place, play, wander
from tests.games.qurush.table import NAMES, VIEW, after, view

NOTATION = re.compile(r"\dx\d|:\d|\d/\d|@|=|<|\b[A-Z][a-g][1-7]|\d{2}|\w-\w")
"""Of goals, seats, faces, actions; and numbers that run into one another."""


def heard(state: State, move: str) -> str:
    """A line of the record, as it is read aloud."""
    return re.sub(r'<[^>]* aria-label="([^"]*)"[^>]*>|<[^>]*>', r"\1", str(VIEW.notate(state, move, NAMES)))


@pytest.mark.parametrize("chosen", list(product(("off", "on"), repeat=4)))
@pytest.mark.parametrize("seats", [2, 4])
def test_no_line_has_notation(chosen: tuple[str, ...], seats: int) -> None:
    """Nor has what is told when stepping through the game, nor the end."""
    rng = Random(seats)
    options = {**dict(zip(VARIANTS, chosen, strict=True)), "corner": "random", "turn_cap": "9"}
    state: State = GAME.start(seats, options)
    while state.seat is not None:
        move = str(state.draw(rng)) if state.seat == NATURE else wander(state, rng)
        for words in (heard(state, move), VIEW.describe_move(state, move, NAMES)):
            assert not NOTATION.search(words), words
        state = state.play(move)
    for words in VIEW.ending(view(state)):
        assert not NOTATION.search(words), words


def test_a_goal_is_drawn_and_said() -> None:
    state = GAME.start(4, {"true_north": "on"})
    assert heard(state, "2x2:45/23") == "chose a 2×2 goal 4 and 5 above 2 and 3"
    assert str(VIEW.notate(state, "2x2:45/23", NAMES)).count("#u-f") == 4
    line = state.play("2x2:45/23")
    assert heard(line, "4x1v:2345") == "chose a 4×1 goal 2, 3, 4, 5 from north to south"


def test_whose_pawn_it_was_is_seen_and_said() -> None:
    state = place({"b2": 4}, "a1 e5", multiple_agents="on")
    assert heard(state, "@2:Me4") == "Bo’s pawn moved to e4"
    assert "#u-pawn-1" in str(VIEW.notate(state, "@2:Me4", NAMES))
    assert heard(state, "Ma2") == "moved to a2"


def test_what_is_pushed_or_pulled_is_noted_by_its_squares() -> None:
    """Not by the points of the compass: the board can be turned."""
    state = place({"b2": 4, "c2": 3, "b3": 5}, "a2 e5")
    assert heard(state, "Pb2") == "pushed b2 and c2 towards d2"
    assert heard(place({"b2": 4}, "b3 e5"), "Pb2") == "pushed b2 to b1"
    assert heard(state, "La1<b2") == "moved to a1 and pulled b2 to a2"
    assert heard(state, "Lb2<b2") == "climbed onto b2 and rode it back to a2"


@pytest.mark.clause("Q-44")
def test_who_called_is_seen_and_said() -> None:
    rows = {"b3": 4, "c3": 5, "b2": 2, "c2": 3}
    goals = "ap7 A t5 gA=2x2:45/23 gB=2x2:45/23"
    state = place(rows, "a1 e5", goals, claim="manual")
    assert heard(state, "qurush") == "called Qurush"
    assert heard(state, "@2:qurush") == "Bo called Qurush"
    assert "#u-pawn-1" in str(VIEW.notate(state, "@2:qurush", NAMES))


@pytest.mark.clause("Q-46")
@pytest.mark.parametrize(
    ("move", "false_call", "said"),
    [
        ("qurush?", "points", "Ada calls Qurush, but the goal isn’t there, and loses 3 AP"),
        ("@2:qurush?", "points", "Bo calls Qurush, but the goal isn’t there, and loses 3 AP"),
        ("qurush?", "turn", "Ada calls Qurush, but the goal isn’t there, and loses the rest of the turn"),
        ("@2:qurush?", "turn", "Bo calls Qurush, but the goal isn’t there, and misses a turn"),
    ],
)
def test_a_false_call_says_what_it_costs(move: str, false_call: str, said: str) -> None:
    state = place({}, "a1 e5", "ap7 A t5 gA=2x2:45/23 gB=2x2:45/23", claim="manual", false_call=false_call)
    for seen in (state, state.seen_by(0), state.seen_by(None)):
        assert VIEW.describe_move(seen, move, NAMES) == said
    assert "called Qurush, but the goal wasn’t there" in VIEW.notate(state, move, NAMES)
    assert VIEW.goes_on(state, move) == ((move, false_call) != ("qurush?", "turn"))


@pytest.mark.parametrize(
    ("goals", "options", "said"),
    [
        ("2x2:22/22+4x1:2345", {}, "Ada’s 4×1 goal pattern is on b3, c3, d3 and e3: 2, 3, 4, 5 in a line."),
        (
            "2x2:22/22+4x1h:2345",
            {"true_north": "on"},
            "Ada’s 4×1 goal pattern is on b3, c3, d3 and e3: 2, 3, 4, 5 from west to east.",
        ),
        ("2x2:23/45+4x1:5555", {}, "Ada’s 2×2 goal pattern is on b3, c3, b2 and c2: 2 and 3 above 4 and 5."),
    ],
)
def test_the_end_says_the_shape_of_the_goal_once(goals: str, options: dict[str, str], said: str) -> None:
    rows = {"b3": 2, "c3": 3, "d3": 4, "e3": 5, "b2": 4, "c2": 5}
    state = place(rows, "a1 a6 f6 f1", f"ap7 A t5 gA={goals}", **options).play(".")
    assert said in VIEW.ending(view(state))[1]


def test_a_goal_that_was_found_is_named_as_it_lies() -> None:
    """As it is drawn, whichever way it was chosen."""
    rows = {"b3": 2, "c3": 3, "b2": 4, "c2": 5}
    state = place(rows, "a1 a6 f6 f1", "ap7 A t5 gA=2x2:42/53+4x1:5555").play(".")
    assert "2 and 3 above 4 and 5" in VIEW.ending(view(state))[1]
    drawn = all_goals(view(state))
    assert "2 and 3 above 4 and 5" in drawn
    assert "4 and 2 above 5 and 3" not in drawn


def test_where_a_goal_lies_is_told_in_the_order_of_its_numbers() -> None:
    square = place({"b3": 2, "c3": 3, "b2": 4, "c2": 5}, "a1 e5", "ap7 A t5 gA=2x2:42/53 gB=2x2:22/22").play(".")
    assert "on b3, c3, b2 and c2: 2 and 3 above 4 and 5." in VIEW.ending(view(square))[1]
    assert "on b2, b3, c2 and c3: 4 and 2 above 5 and 3." in VIEW.ending(view(square)._replace(turned=1))[1]
    line = {"b3": 2, "c3": 3, "d3": 4, "e3": 5}
    read_backwards = place(line, "a1 a6 f6 f1", "ap7 A t5 gA=2x2:22/22+4x1:5432").play(".")
    assert "on e3, d3, c3 and b3: 5, 4, 3, 2 in a line." in VIEW.ending(view(read_backwards))[1]


BOTH_THERE = "gA=2x2:42/53 gB=2x2:42/53"


@pytest.mark.clause("Q-26", "Q-44")
@pytest.mark.parametrize(
    ("pawns", "tail", "move", "options", "said"),
    [
        (
            "a1 e5",
            f"ap7 B t6 {BOTH_THERE}",
            ".",
            {},
            "Ada had a goal there too, but it was Bo’s turn, so Bo wins alone.",
        ),
        (
            "a1 a6 f6 f1",
            "ap7 A t5 gB=2x2:42/53+4x1:5555 gD=2x2:42/53+4x1:5555 gA=2x2:22/22+4x1:5555 gC=2x2:42/53+4x1:5555",
            ".",
            {},
            "Cy and Di had a goal there too, but Bo comes first after Ada, so Bo wins alone.",
        ),
        (
            "a1 e5",
            f"ap7 A t5 {BOTH_THERE}",
            "@2:qurush",
            {"claim": "manual"},
            "Ada had a goal there too, but Bo called first, so Bo wins alone.",
        ),
    ],
)
def test_the_end_says_why_one_wins_where_others_had_a_goal_as_well(
    pawns: str, tail: str, move: str, options: dict[str, str], said: str
) -> None:
    state = place({"b3": 2, "c3": 3, "b2": 4, "c2": 5}, pawns, tail, **options).play(move)
    who, why = VIEW.ending(view(state))
    assert who == "Bo wins"
    assert why.endswith(said)


def test_an_end_that_is_shared_leaves_no_one_out() -> None:
    state = place({"b3": 2, "c3": 3, "b2": 4, "c2": 5}, "a1 e5", f"ap7 B t6 {BOTH_THERE}", tie="shared").play(".")
    assert "too, but" not in VIEW.ending(view(state))[1]


@pytest.mark.clause("Q-15", "Q-16", "Q-17", "Q-36")
def test_what_the_last_turn_did_to_you_is_told() -> None:
    """To the one who reads it; to others by name."""
    pushed = ("Ma2", ".", "Me4", "Me3", ".", "Me2", ".", "Pb2")
    told = "Ada’s last turn: pushed b2, c2 and d2 towards e2"
    assert retold(after(*pushed)) == f"{told} (you ended up on top of e2)."
    assert retold(after(*pushed)._replace(live=False)) == f"{told} (Bo ended up on top of e2)."
    assert retold(after(*pushed)._replace(own=0, waits=True)) == f"{told} (Bo ended up on top of e2)."
    assert retold(after(*pushed, squeesh="on")) == f"{told} (you were crushed)."
    aside = retold(after(*pushed, "Me1", "Md1", "Sc2-c1", "Mb1", ".", "Pc1"))
    assert aside == "Ada’s last turn: pushed c1 to d1 (you were pushed to e1)."
    ridden = retold(after("Ma2", "Ma3", "Me4", "Md4", "Ma4", ".", ".", "Pb4"))
    assert ridden == "Ada’s last turn: pushed b4, c4 and d4 towards e4 (you rode along to e4)."


def test_the_turn_is_retold() -> None:
    assert retold(after("Ma2")) == "This turn: moved to a2."
    assert retold(after("Ma2", "Fb2=5")) == "Ada’s last turn: moved to a2 and flipped b2 to 5."
    assert retold(after("Ma2", "Ma1")) == "Ada’s last turn: moved to a1 by way of a2."
    assert retold(after("Ma2", "Fb2=5", ".")) == "Bo ended the turn without doing anything."
    assert retold(after()) == ""
    assert retold(after("@2:Md5", multiple_agents="on")) == "This turn: moved to d5 (Bo’s pawn)."


@pytest.mark.parametrize(
    ("state", "move", "told"),
    [
        (begin(), "Ma2", "Ada moves to a2"),
        (place({"b2": 4}, "a2 e5"), "Mb2", "Ada climbs onto b2"),
        (place({"b2": 4, "c2": 3}, "a2 e5"), "Pb2", "Ada pushes b2 and c2 towards d2"),
        (place({"b2": 4}, "b3 e5"), "Pb2", "Ada pushes b2 to b1"),
        (place({"a1": 4, "b1": 3}, "e1 e5", wraparound="on"), "Pa1", "Ada pushes a1 and b1 towards c1"),
        (place({"b2": 4}, "a2 e5"), "La1<b2", "Ada moves to a1 and pulls the qube on b2 to a2"),
        (place({"b2": 4, "a1": 3}, "a2 e5"), "La1<b2", "Ada climbs onto a1 and pulls the qube on b2 to a2"),
        (place({"b2": 4}, "a2 e5"), "Lb2<b2", "Ada climbs onto b2 and rides the qube back to a2"),
        (
            place({"b2": 4}, "e5 a2", multiple_agents="on"),
            "@2:Lb2<b2",
            "Ada moves Bo’s pawn onto b2, and it rides the qube back to a2",
        ),
        (place({"b2": 4}, "a2 e5"), "Sb2-c2", "Ada slides b2 to c2"),
        (place({"b2": 4}, "a2 e5"), "Fb2=5", "Ada flips b2 to 5"),
        (place({}, "- e5", squeesh="on"), "Ra1", "Ada brings their pawn back on a1"),
        (begin(), ".", "Ada ends the turn"),
        (begin(), "resign", "Ada resigns"),
        (games["qurush"].start(2), "2x2:45/23", "Ada’s goal is 4 and 5 above 2 and 3"),
        (games["qurush"].start(2), "?", "Ada chooses a 2×2 goal"),
        (games["qurush"].start(2, {"corner": "choose"}), "He5", "Ada starts on e5"),
        (games["qurush"].start(2, {"corner": "random"}), "He5", "Ada starts on e5 (drawn at random)"),
    ],
)
def test_every_move_is_told(state: State, move: str, told: str) -> None:
    assert VIEW.describe_move(state, move, NAMES) == told
    assert VIEW.notate(state, move, NAMES)


def test_the_lot_says_who_begins() -> None:
    state = play("2x2:22/22 2x2:22/22", games["qurush"].start(2, {"start": "random"}))
    assert VIEW.describe_move(state, "start=B", NAMES) == "Bo goes first (drawn at random)"
    assert VIEW.prompt(view(state))[:2] == (None, "At random:")


WON = ("Ma2", "Fb2=2", ".", "Ma3", "Fb3=2", ".", "Mb3", "Fc3=2", ".", "Mb2", "Fc2=2")


@pytest.mark.parametrize(
    ("line", "options", "who"),
    [
        ("resign", {}, "Bo wins"),
        (". .", {"turn_cap": "2"}, "A draw"),
        (" ".join((*WON[:-1], "Fc2=2", "@1:qurush")), {"claim": "manual"}, "Ada wins"),
        (" ".join(WON), {"tie": "shared"}, "Ada and Bo share the win"),
    ],
)
def test_every_end_has_its_words(line: str, options: dict[str, str], who: str) -> None:
    view = after(*line.split(), **options)
    assert VIEW.ending(view)[0] == who
    assert VIEW.ending(view)[1].endswith(".")
