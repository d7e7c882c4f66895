"""What is asked for once more, because something would be lost: on the board, and of what the list of moves offers."""

from __future__ import annotations

import pytest

from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.view import Played, Selected, View
from tests.games.cuobe.setting import clause, house, play
from tests.games.cuobe.table import NAMES, VIEW, seen, taken_up, words
from tests.games.tapping import refused_by

KEYS = "K1,K2,K3,K4,K5"
DORMITORY = house("c4=R23", "c4 w1", "c3")


def last_button(view: View) -> tuple[str, str]:
    """The button at the end of the row, which stands out: its part, and what it says."""
    button = VIEW.actions(view)[-1]
    assert button.main
    return button.part, button.label


@clause("C-97")
def test_falling_asleep_ends_the_turn_so_it_is_asked_for_once_more() -> None:
    looking = taken_up(DORMITORY, "deed:room")
    assert "Fall asleep (ends your turn)." in words(looking)
    assert last_button(looking) == ("confirm", "Use it")
    assert VIEW.tap(looking, "confirm") == VIEW.tap(looking, "deed:room") == Played("room")
    healing = VIEW.tap(seen(house("c4=R05", "c4 w1", "c3")), "deed:room")
    assert healing == Played("room"), "what ends nothing is done at once"


@clause("C-55")
def test_a_search_that_finds_nothing_whatever_is_rolled_is_asked_for_once_more() -> None:
    """A die would be gone: what has a number holds a find, or nobody has seen it."""
    vain = house("c4=R09f d3=R07f", "c4", "c3")
    assert "no finds" in words(seen(vain))
    looking = taken_up(vain, "deed:search")
    assert "No roll finds anything now" in words(looking)
    assert last_button(looking) == ("confirm", "Search anyway")
    assert VIEW.tap(looking, "confirm") == VIEW.tap(looking, "deed:room") == Played("search")
    assert VIEW.tap(looking, "nth:1") == Played("pick"), "what is free stands beneath"
    assert refused_by(VIEW.tap(looking, "nth:2")).reason == "no_such_button", "no second button for the same"
    hopeful = house("c4=R09 d3=R07f a1=R11", "c4", "c3")
    assert "no finds" not in words(seen(hopeful))
    assert VIEW.tap(seen(hopeful), "deed:search") == Played("search")
    assert "A 2 or 3 would find something" in words(taken_up(hopeful, "room:c4"))
    curious = house("c4=R09f", "c4 talents=A1", "c3")
    assert VIEW.tap(seen(curious), "deed:search") == Played("search"), "a 0 would do (C-58)"
    spent = house("c4=R09 a1=R07f a2=R08f a3=R10f a4=R11f a5=R13f", "c4", "c3")
    assert isinstance(VIEW.tap(seen(spent), "deed:search"), Selected), "no token is left"


@clause("C-106")
def test_leaving_alone_says_who_is_left_behind_and_is_asked_for_once_more() -> None:
    """It was done at once, and the others lost."""
    state = house("a1=R02", "a1", "c3", "a1 asleep", keys=KEYS)
    asked = VIEW.tap(seen(state), "deed:leave")
    assert isinstance(asked, Selected)
    cost = (
        "You’d win and leave Bo and Cy behind, and you can’t come back. When the green deck is empty, players still "
        "inside lose."
    )
    assert asked.say == f"{cost} Leave anyway? Press again."
    asking = seen(state, *asked.parts)
    assert cost in words(asking)
    assert VIEW.prompt(asking).rest == "leave without Bo and Cy?"
    assert last_button(asking) == ("confirm", "Leave anyway")
    assert VIEW.tap(asking, "confirm") == VIEW.tap(asking, "deed:leave") == Played("exit")
    assert VIEW.put_back(asking) == ()
    (leave,) = (button for button in str(VIEW.hand(seen(state))).split("<button")[1:] if "deed:leave" in button)
    assert "main" not in leave, "it is the quiet answer"


@clause("C-107")
def test_ending_the_last_turn_says_that_it_ends_the_game() -> None:
    """It spoke of lost dice."""
    last = house("", "c3", "c3", green_left=0)
    asked = VIEW.tap(seen(last), "end")
    assert isinstance(asked, Selected)
    assert asked.say == "End your turn? It’s the last one: players still inside lose. Press again to confirm."
    asking = seen(last, *asked.parts)
    assert VIEW.prompt(asking).rest == "end your turn and the game?"
    assert last_button(asking) == ("end", "End the game")
    assert VIEW.tap(asking, "end") == Played("end")


@clause("C-106", "C-107")
def test_on_the_last_turn_it_says_that_they_lose() -> None:
    last = house("a1=R02", "a1", "c3", keys=KEYS, green_left=0)
    assert "This is the last turn: players still inside lose." in words(taken_up(last, "deed:leave"))


@clause("C-106")
@pytest.mark.parametrize(
    "state",
    [
        house("a1=R02", "a1", keys=KEYS),
        house("a1=R02", "a1", "- w5 dead", "- escaped", keys=KEYS),
        house("a1=R02", "a1", "a1", keys=KEYS),
    ],
    ids=["a player alone", "the last one inside", "who can follow at once"],
)
def test_leaving_is_not_asked_for_once_more_where_nobody_is_left_behind(state: State) -> None:
    assert VIEW.tap(seen(state), "deed:leave") == Played("exit")
    assert VIEW.asks_first(seen(state), "exit") is None


@clause("C-106")
def test_who_can_leave_on_their_own_turn_only_is_left_behind() -> None:
    state = house("a1=R02", "a1", "a1", keys=KEYS, exit_mode="own_turn")
    assert "leave Bo behind" in words(taken_up(state, "deed:leave"))


@clause("C-106")
def test_the_question_at_the_end_of_a_turn_says_who_would_be_left_behind() -> None:
    """It asks already, so it isn’t asked once more."""
    alone = play("end", house("a1=R02", "a1", "c3", keys=KEYS))
    assert "leave Bo behind" in words(seen(alone))
    assert "leave Bo behind" in VIEW.answers(seen(alone)), "by ear as well"
    assert VIEW.tap(seen(alone), "do:exit") == Played("exit")
    together = play("end", house("a1=R02", "a1", "a1", keys=KEYS))
    assert "behind" not in words(seen(together))


def test_weapons_of_the_list_are_selected_to_be_added() -> None:
    rolled = seen(play("fight Ghoul 1; roll > 2", house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3")))
    asked = VIEW.asks_first(rolled, "+T10")
    assert asked is not None
    assert last_button(rolled._replace(picked=asked.parts)) == ("confirm", "Win the fight")
    assert VIEW.asks_first(rolled, "+0") is None, "one tap adds nothing"


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (DORMITORY, "room"),
        (house("c4=R09f", "c4", "c3"), "search"),
        (house("a1=R02", "a1", "c3", keys=KEYS), "exit"),
        (house(), "end"),
    ],
)
def test_a_move_of_the_list_is_asked_for_as_on_the_board(state: State, move: str) -> None:
    """A search that finds nothing was made at once."""
    view = View(state, NAMES[: state.seats])
    asked = VIEW.asks_first(view, move)
    assert asked is not None
    assert asked == VIEW.tap(view, VIEW.first_tap(view, move))
    assert VIEW.tap(view._replace(picked=asked.parts), "confirm") == Played(move)
