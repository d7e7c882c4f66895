"""Qwirkle Cubes played through the app, without a browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, cast
from xml.etree.ElementTree import Element

import pytest

from cuboteca.games.qwirkle_cubes.rules.moves import PUT
from cuboteca.play.game import NATURE
from tests.games.qwirkle_cubes.setting import LINE, SPARE, place
from tests.ui import opponents
from tests.ui.playing import Player

STRANGE = ("", "cell:", "cell:99,99", "cell:-99,1", "cube:9", "laid:0@0,0", "pass", "decline", "colour:X", "💥")
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")


def sit_down(player: Player, seats: int = 2, **options: str) -> Player:
    fields = {"seats": str(seats)}
    fields |= {f"name-{seat}": name for seat, name in enumerate(NAMES[:seats])}
    fields |= {f"option-{name}": value for name, value in options.items()}
    player.do("start", "qwirkle_cubes", fields=fields)
    assert player.app.address.screen == "play"
    return player


def picked(player: Player) -> tuple[str, ...]:
    assert player.app.session is not None
    return player.app.session.picked


@pytest.fixture
def at_cubes(player: Player) -> Player:
    """Ada and Bo with six cubes each, Ada to begin."""
    return sit_down(player)


def first_placement(player: Player) -> list[str]:
    """What to tap for the first placement that the rules allow."""
    state = player.table.state
    move = next(move for move in state.moves() if move.kind == PUT)
    hand, parts = list(state.hand), []  # type: ignore[attr-defined]
    for number, (_, cube) in enumerate(move.cubes):
        slot = hand.index(cube)
        hand[slot] = -1
        parts += [f"cube:{slot}", f"cell:{number},0"]
    return parts


def test_placing_undoing_within_the_turn_and_confirming(at_cubes: Player) -> None:
    while not any(move.kind == PUT for move in at_cubes.table.state.moves()):
        at_cubes.tap("roll")
        at_cubes.tap("cube:0")
        at_cubes.tap("roll")
        at_cubes.tap("decline")
    ply = at_cubes.table.ply
    parts = first_placement(at_cubes)
    for part in parts:
        at_cubes.tap(part)
    assert at_cubes.screen.find("#running-sum")
    assert at_cubes.screen.find(".gain")
    at_cubes.do("undo")
    assert len(at_cubes.screen.find('g.cell[aria-pressed="true"]')) == len(parts) // 2 - 1
    assert at_cubes.table.ply == ply
    for part in parts[-2:]:
        at_cubes.tap(part)
    at_cubes.tap("confirm")
    assert at_cubes.table.ply > ply
    assert "Ada scores" in at_cubes.answer["say"]
    assert "Ada draws" in at_cubes.answer["say"], "what chance did is told too"
    assert at_cubes.screen.find('#undo[aria-disabled="true"]'), "a draw cannot be unseen"
    at_cubes.do("undo")
    assert at_cubes.answer["say"].startswith("You can’t undo any further")


def test_a_board_that_does_not_turn_has_no_turn_button(at_cubes: Player) -> None:
    assert not at_cubes.screen.find("#turn")
    assert at_cubes.screen.find("#more")
    at_cubes.do("set", "turns", name="facing")
    at_cubes.do("turn")
    assert at_cubes.app.session is not None
    assert not at_cubes.app.session.turned


def test_an_action_that_is_off_says_why(at_cubes: Player) -> None:
    assert at_cubes.screen.find('button#confirm[aria-disabled="true"]') or at_cubes.screen.find("#decline")
    at_cubes.tap("confirm")
    assert at_cubes.screen.find("#notice")


def test_long_lists_of_moves_are_cut_and_typing_does_the_rest(player: Player) -> None:
    sit_down(player, dice="own")
    here = f"#/play/{player.app.address.of}"
    player.go(f"{here}/moves")
    assert "The first 120 of more than 999 legal moves" in player.screen.text
    assert len(player.screen.find('button[data-do="move"]')) == 120
    player.do("type-move", fields={"move": "draw > Rs Rs Rs Rs Rs Rs"})
    assert player.table.ply == 1


def test_own_cubes_are_entered_and_taken_back(player: Player) -> None:
    sit_down(player, dice="own")
    assert "Ada draws six cubes" in player.screen.text
    player.tap("colour:R")
    player.key("2")
    assert picked(player) == ("colour:R", "shape:s")
    player.do("undo")
    assert picked(player) == ("colour:R",)
    player.tap("shape:c")
    for letter in "OYGBP":
        player.tap(f"colour:{letter}")
        player.tap("shape:s")
    player.key("c")
    assert player.table.standing == ("draw > Rc Os Ys Gs Bs Ps",)
    player.do("undo")
    assert not player.table.standing, "an entry can be mistyped, so it can be taken back"


def test_only_choices_that_exist_are_offered(player: Player) -> None:
    player.go("#/new/qwirkle_cubes")
    assert not player.screen.find("#option-tie-shared"), "there is but one way"
    assert player.screen.find("#option-start-seat2")
    assert not player.screen.find("#option-start-seat3")
    player.do("set-up", "qwirkle_cubes", fields={"seats": "4", "option-start": "seat4"})
    assert player.screen.find("#option-start-seat4[checked]")
    player.do("set-up", "qwirkle_cubes", fields={"seats": "3", "option-start": "seat4"})
    assert player.screen.find("#option-start-oldest[checked]")


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_whole_games_with_scores_and_coming_back(
    device: Callable[[dict[str, str]], Player], store: dict[str, str], seats: int
) -> None:
    rng = Random(seats)
    player = sit_down(
        device(store), seats, start=("oldest", "best_hand", "random")[seats % 3] if seats > 1 else "oldest"
    )
    address = str(player.app.address)
    while (state := player.table.state).seat is not None:
        assert state.seat != NATURE
        player.do("move", str(rng.choice(list(state.moves())[-60:])))
        if rng.random() < 0.05:
            again = device(dict(store))
            again.go(address)
            assert again.table.state == player.table.state
    assert player.screen.find("#summary")
    assert player.screen.find("svg.score-chart")
    totals = ["".join(total.itertext()) for total in player.screen.find("table")[0].iter("b")][-seats:]
    assert totals == [str(score) for score in player.table.state.scores]  # type: ignore[attr-defined]
    player.do("step-key", key="arrowleft")
    assert player.screen.find("#standings")
    player.do("rematch", player.app.address.of)


def test_scores_so_far(at_cubes: Player) -> None:
    here = f"#/play/{at_cubes.app.address.of}"
    at_cubes.go(f"{here}/menu")
    assert at_cubes.screen.find(f'a[href="{here}/scores"]')
    at_cubes.go(f"{here}/scores")
    assert not at_cubes.screen.find("table.score-sheet")
    assert "No player has scored yet." in at_cubes.screen.text
    at_cubes.go(here)
    at_cubes.do("move", str(next(move for move in at_cubes.table.state.moves() if move.kind == PUT)))
    at_cubes.go(f"{here}/scores")
    assert at_cubes.screen.find("table.score-sheet")


def test_strange_taps_are_survived(at_cubes: Player) -> None:
    for text in STRANGE:
        at_cubes.tap(text)
        at_cubes.key("r", text)
        assert at_cubes.screen.find("#board")


def heard(element: Element) -> Iterator[str]:
    """What a screen reader makes of a part of the page: its names and its text."""
    if element.get("aria-hidden") == "true":
        return
    yield element.get("aria-label") or ""
    yield element.text or ""
    for inner in element:
        yield from heard(inner)
        yield inner.tail or ""


@pytest.mark.thorough
def test_no_place_is_heard_as_a_pair_of_numbers(player: Player) -> None:
    """Neither on the table nor in what is said to a tap, a refusal, the moves, the record, the end or the review."""
    rng = Random(4)
    sit_down(player, 4)
    table_id = player.app.address.of

    def listen() -> None:
        words = " ".join((*heard(player.screen.root), player.answer["say"]))
        found = re.search(r".{0,40}\d ?,[-−]?\d.{0,20}", words)
        assert found is None, found

    while player.table.state.seat is not None:
        state = player.table.state
        cells = [f"cell:{rng.randint(-4, 5)},{rng.randint(-4, 5)}" for _ in range(3)]
        for part in (*cells, f"cube:{rng.randrange(6)}", *cells, "cell:0,0"):
            player.tap(part)
            listen()
        player.key("escape")
        player.go(f"#/play/{table_id}/moves")
        listen()
        moves = [move for move in state.moves() if move.kind == PUT] or list(state.moves())
        player.do("move", str(moves[-1]))  # it is picked on the board first
        listen()
        player.do("move", str(moves[-1]))
        listen()
    for ply in range(player.table.ply + 1):
        player.go(f"#/play/{table_id}/at/{ply}")
        listen()


def test_whoever_comes_after_one_that_resigns_is_told(player: Player) -> None:
    sit_down(player, 4)
    player.do("move", "resign")
    assert player.answer["say"].startswith("Ada resigns. Bo: ")


def test_only_whoever_uses_keys_is_told_of_them(at_cubes: Player) -> None:
    cube = first_placement(at_cubes)[0]
    at_cubes.tap(cube)
    assert "Press Home" not in at_cubes.answer["say"]
    at_cubes.do("key", key="escape")
    at_cubes.do("key", key=str(int(cube[-1]) + 1))
    assert at_cubes.answer["say"].endswith("Press Home to go from one place to the next.")


def test_someone_whom_a_key_has_led_to_the_only_place_is_not_told_how_to_go_there(at_cubes: Player) -> None:
    table = cast(Any, at_cubes.table)
    table._states[table.ply] = place(LINE, "Rd Yd Gl Ol Rx Re", SPARE)
    for part in ("cube:0", "cell:0,1"):
        at_cubes.tap(part)
    at_cubes.do("tap", "cube:1", key="enter")
    assert at_cubes.answer["say"] == "The yellow diamond is selected. It fits in one place. Press Home to go there."
    at_cubes.do("tap", "cube:1", key="enter")
    at_cubes.do("key", "cube:0", key="2")
    assert at_cubes.answer["say"] == "The yellow diamond is selected. It fits in one place."
    assert [effect["id"] for effect in at_cubes.answer["effects"] if effect["kind"] == "focus"] == ["cell--1,1"]


def test_home_says_what_is_asked_where_no_cube_fits_anywhere(at_cubes: Player) -> None:
    for part in first_placement(at_cubes):
        at_cubes.tap(part)
    at_cubes.do("key", "cube:0", key="home")
    assert at_cubes.answer["say"] == "Ada: end your turn."
    assert not any(effect["kind"] == "focus" for effect in at_cubes.answer["effects"])


def test_the_hint_keeps_its_room_under_the_sum(at_cubes: Player) -> None:
    for part in first_placement(at_cubes):
        at_cubes.tap(part)
    assert at_cubes.screen.find(".turn-words.beneath")
    assert at_cubes.screen.find("#running-sum")


def test_the_sheet_of_keys_and_the_table_tell_how_one_walks_to_where_a_cube_fits(at_cubes: Player) -> None:
    (board,) = at_cubes.screen.find("#board")
    assert "Home to the next place where a cube fits." in (board.get("aria-label") or "")
    at_cubes.do("keys")
    told = [one.text for one in at_cubes.screen.find("dd")]
    assert "Go to the next place where a cube fits" in told
    assert "Go from the grid back to your hand" in told


def test_rivals_hands_lie_open_to_a_tap_also_while_one_of_them_thinks(player: Player) -> None:
    opponents.sit_down(player, "qwirkle_cubes", ["", "steady"])
    player.tap("look:hand-1")
    assert player.answer["say"].startswith("Steady’s cubes: ")
    assert player.screen.find("#open-hand")
    player.tap("look:hand-1")
    assert not player.screen.find("#open-hand")
    first = next(str(move) for move in player.table.state.moves() if str(move).startswith("put"))
    player.do("move", first)
    assert player.app.session is not None
    assert player.app.session.level == "steady"
    player.tap("look:hand-1")
    assert player.screen.find("#open-hand"), "it is looked at while Steady thinks"
    player.tap("cube:0")
    assert player.answer["say"].startswith("Steady"), "nothing else can be picked"
    opponents.let_think(player)
    assert player.screen.find("#open-hand"), "it stays until it is closed"
    player.tap("look:hand-1")
    assert not player.screen.find("#open-hand")


def test_redo_places_again_what_undo_has_put_back(at_cubes: Player) -> None:
    at_cubes.tap("roll")
    at_cubes.tap("cube:0")
    before = picked(at_cubes)
    at_cubes.do("undo")
    assert picked(at_cubes) == ()
    at_cubes.do("redo")
    assert picked(at_cubes) == before
    at_cubes.do("undo")
    at_cubes.tap("roll")
    at_cubes.do("redo")
    assert picked(at_cubes) == ("roll",), "another tap leaves nothing to redo"
