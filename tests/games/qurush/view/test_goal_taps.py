"""A goal is chosen by taps, number by number."""

from __future__ import annotations

import re

import pytest

from cuboteca import games
from cuboteca.games.qurush.rules.goals import COLUMN, HIDDEN, ROW
from cuboteca.games.qurush.selection.goal_selection import seen_goal
from cuboteca.play.view import Played, Selected
from tests.games.qurush.setting import begin, play
from tests.games.qurush.table import STATES, VIEW, after_taps, made, refused, refused_with, says, view

CHOOSING = games["qurush"].start(2)
NORTH = games["qurush"].start(2, {"true_north": "on"})


def test_a_goal_is_chosen_number_by_number() -> None:
    assert made(CHOOSING, "number:4", "number:5", "number:2", "number:3", "curtain") == "2x2:45/23"
    assert made(CHOOSING, *(f"face:{n}" for n in (2, 2, 3, 3)), "confirm") == "2x2:22/33"
    changed = ("number:4", "number:5", "number:2", "number:3", "goal:1", "number:2", "curtain")
    assert made(CHOOSING, *changed) == "2x2:42/23"
    assert says(CHOOSING, "number:4") == "4. Choose the top-right number."


@pytest.mark.clause("Q-4", "Q-5")
def test_a_goal_is_whole_and_of_2_to_5() -> None:
    assert refused(CHOOSING, "number:4", "curtain")[1] == "Q-4"
    assert refused(CHOOSING, "face:6") == ("wrong_number", "Q-5")


def test_shuffling_gives_any_goal() -> None:
    found = {made(CHOOSING, "shuffle", "curtain") for _ in range(30)}
    assert len(found) > 5


def test_each_number_once_changes_places() -> None:
    state = games["qurush"].start(2, {"goal_numbers": "permutation"})
    goal = made(state, *(f"number:{n}" for n in (2, 3, 4, 5)), "goal:0", "number:5", "curtain")
    assert goal == "2x2:53/42"


@pytest.mark.clause("Q-39")
def test_with_true_north_a_line_is_a_row_or_a_column() -> None:
    state = games["qurush"].start(4, {"true_north": "on"}).play("2x2:45/23")
    assert made(state, *(f"number:{n}" for n in (2, 3, 4, 5)), "curtain") == "4x1h:2345"
    assert made(state, "shape:4x1v", *(f"number:{n}" for n in (2, 3, 4, 5)), "curtain") == "4x1v:2345"


def test_the_last_number_is_taken_back() -> None:
    picked = after_taps(CHOOSING, "number:4", "number:5")
    assert isinstance(picked, Selected)
    back = VIEW.put_back(view(CHOOSING, *picked.parts))
    assert back is not None
    assert made_from(back, "number:3", "number:2", "number:2", "curtain") == "2x2:43/22"
    assert VIEW.put_back(view(CHOOSING)) is None


def test_numbers_that_chance_has_set_are_taken_back_at_once() -> None:
    own = after_taps(CHOOSING, "number:4", "number:5")
    assert isinstance(own, Selected)
    by_chance = after_taps(CHOOSING, "number:4", "number:5", "shuffle", "shuffle")
    assert isinstance(by_chance, Selected)
    assert VIEW.put_back(view(CHOOSING, *by_chance.parts)) == own.parts


def made_from(picked: tuple[str, ...], *parts: str) -> str:
    for part in parts:
        answer = VIEW.tap(view(CHOOSING, *picked), part)
        if isinstance(answer, Played):
            return answer.move
        assert isinstance(answer, Selected)
        picked = answer.parts
    raise AssertionError("nothing was chosen")


@pytest.mark.parametrize(
    ("state", "parts", "say"),
    [
        ("square", ("goal:0",), "Choose the top-left number."),
        ("square", ("goal:1",), "Choose the top-right number."),
        ("square", ("goal:2",), "Choose the bottom-left number."),
        ("square", ("goal:3",), "Choose the bottom-right number."),
        ("square", ("number:5",), "5. Choose the top-right number."),
        ("square", ("number:4", "number:5", "number:2"), "2. Choose the bottom-right number."),
        (
            "square",
            ("number:4", "number:5", "number:2", "number:3"),
            "4 and 5 above 2 and 3. Press Done, or change a number.",
        ),
        (
            "square",
            ("number:4", "number:5", "number:2", "number:3", "goal:1", "number:3"),
            "4 and 3 above 2 and 3. Press Done, or change a number.",
        ),
        ("row", ("shape:4x1v",), "Column selected."),
        ("row", ("shape:4x1h",), "Row selected."),
        ("row", ("shape:4x1v", "shape:4x1h"), "Row selected."),
        ("row", ("goal:2",), "Choose the third number from the left."),
        ("row", ("shape:4x1v", "goal:0"), "Choose the top number."),
        ("row", ("shape:4x1v", "goal:3"), "Choose the bottom number."),
        ("line", ("goal:0",), "Choose the first number in the line."),
        ("line", ("number:2",), "2. Choose the second number in the line."),
        ("row", ("shape:4x1v", "goal:1"), "Choose the second number from the top."),
    ],
)
def test_what_is_asked_of_a_goal(state: str, parts: tuple[str, ...], say: str) -> None:
    said = after_taps(STATES[state], *parts)
    assert isinstance(said, Selected)
    assert said.say == say


@pytest.mark.clause("Q-4", "Q-5")
@pytest.mark.parametrize("part", ["curtain", "confirm"])
def test_a_goal_half_chosen_is_not_taken(part: str) -> None:
    assert refused(STATES["square"], "number:4", part) == ("goal_unfinished", "Q-4")
    assert refused(STATES["square"], "face:1") == ("wrong_number", "Q-5")
    assert refused_with(STATES["square"], "face:1").values == {"number": 1}


def test_shuffling_keeps_the_shape_and_says_the_goal() -> None:
    for shape in ("4x1h", "4x1v"):
        said = after_taps(STATES["row"], f"shape:{shape}", "goal:2", "shuffle")
        assert isinstance(said, Selected)
        assert (said.parts[0], said.parts[-1]) == (f"shape:{shape}", "goal:2")
        numbers = [part[-1] for part in said.parts if part.startswith("set:")]
        assert all(said.say.count(number) >= numbers.count(number) for number in numbers)
        assert said.say.endswith(". Press Done, or change a number.")


def test_numbers_are_taken_back_from_the_last_place() -> None:
    def back(*picked: str) -> tuple[str, ...] | None:
        return VIEW.put_back(view(STATES["square"], *picked))

    assert back("shape:2x2", "set:0=4", "set:2=5", "goal:1") == ("shape:2x2", "set:0=4", "goal:2")
    assert back("shape:2x2", "set:0=4", "goal:2") == ("shape:2x2", "goal:0")
    assert back("shape:2x2", "goal:2") is None


@pytest.mark.clause("Q-39")
@pytest.mark.parametrize(("turned", "order"), [(0, "0123"), (1, "2031"), (2, "3210"), (3, "1302")])
def test_with_true_north_a_goal_turns_with_the_board(turned: int, order: str) -> None:
    """The first number is asked where one begins to read, and the goal is what lies there by the compass."""
    picked: tuple[str, ...] = ()
    said = ""
    for number, place in zip("2345", order, strict=True):
        asks = view(NORTH, *picked, turned=turned)
        assert f'data-part="goal:{place}" aria-pressed="true"' in VIEW.board(asks)
        answer = VIEW.tap(asks, f"number:{number}")
        assert isinstance(answer, Selected)
        picked, said = answer.parts, answer.say
    assert said == "2 and 3 above 4 and 5. Press Done, or change a number."
    shown = view(NORTH, *picked, turned=turned)
    places = re.findall(r'data-part="goal:(.)".*?aria-label="([^"]*): (.)"', VIEW.board(shown))
    names = ("Top left", "Top right", "Bottom left", "Bottom right")
    assert places == list(zip(order, names, "2345", strict=True))
    side = ("at the top", "on the right", "at the bottom", "on the left")[turned]
    assert f"Your secret goal pattern. North is {side}." in VIEW.board(shown)
    assert f"As chosen: 2 and 3 above 4 and 5. North is {side}." in VIEW.hand(shown)
    last = VIEW.put_back(shown)
    assert last is not None
    assert f"set:{order[3]}=5" not in last
    made = VIEW.tap(shown, "curtain")
    assert isinstance(made, Played)
    written = [""] * 4
    for number, place in zip("2345", order, strict=True):
        written[int(place)] = number
    assert made.move == "2x2:{}{}/{}{}".format(*written)


@pytest.mark.clause("Q-39")
def test_with_true_north_a_line_is_named_as_it_is_seen() -> None:
    state = games["qurush"].start(4, {"true_north": "on"}).play("2x2:45/23")
    beside = view(state, turned=1)
    assert re.findall(r'id="shape-(\w+)".*?>(\w+)</button>', VIEW.hand(beside)) == [("4x1h", "Column"), ("4x1v", "Row")]
    assert VIEW.prompt(beside._replace(picked=("shape:4x1h",))).rest == "choose the top number"
    assert VIEW.step(beside._replace(picked=("shape:4x1h",)), "goal:0", "arrowdown") == "goal:1"
    opposite = view(state, "shape:4x1h", turned=2)
    assert VIEW.step(opposite, "goal:3", "arrowright") == "goal:2"


def test_without_true_north_a_goal_has_no_north_and_does_not_turn() -> None:
    for turned in range(4):
        shown = view(CHOOSING, "set:0=4", "set:1=5", "set:2=2", "set:3=3", turned=turned)
        assert VIEW.board(shown) == VIEW.board(shown._replace(turned=0))
        assert VIEW.hand(shown) == VIEW.hand(shown._replace(turned=0))
        assert "u-north" not in VIEW.board(shown) + VIEW.hand(shown)


@pytest.mark.clause("Q-39")
def test_north_is_shown_and_said_on_board_and_peek() -> None:
    state = begin(2, "2x2:45/23", "2x2:22/35", true_north="on")
    for turned, side in ((0, "at the top"), (2, "at the bottom")):
        shown = view(state, turned=turned)
        assert "u-north" in VIEW.board(shown)
        assert f"with 9 qubes. North is {side}." in VIEW.board(shown)
        peeking = shown._replace(peeking=True)
        above = "4 and 5 above 2 and 3" if turned == 0 else "3 and 2 above 5 and 4"
        assert f"As chosen: {above}. North is {side}." in VIEW.hand(peeking)
        assert VIEW.explain(peeking) == f"Your goal: {above}. North is {side}."
    assert "u-north" not in VIEW.board(view(begin()))


@pytest.mark.parametrize(("turned", "shape"), [(0, ROW), (1, COLUMN), (2, ROW), (3, COLUMN)])
def test_a_row_is_seen_as_a_column_from_the_sides_alone(turned: int, shape: str) -> None:
    assert seen_goal(STATES["row"], ROW, turned).shape == shape


def test_the_place_that_asks_first_is_the_one_read_first_from_that_side() -> None:
    state = NORTH
    for turned in range(4):
        first = seen_goal(state, "2x2", turned).order[0]
        answer = VIEW.tap(view(state, turned=turned), "number:4")
        assert isinstance(answer, Selected)
        assert VIEW.put_back(view(state, *answer.parts, turned=turned)) == ("shape:2x2", f"goal:{first}")


@pytest.mark.clause("Q-38")
def test_closed_goals_are_as_many_as_before_and_hidden() -> None:
    closed = play("2x2:45/23 4x1:2345 2x2:45/23", games["qurush"].start(4)).closed()
    assert [len(goals) for goals in closed.goals] == [2, 1, 0, 0]
    assert {goal for goals in closed.goals for goal in goals} == {HIDDEN}
