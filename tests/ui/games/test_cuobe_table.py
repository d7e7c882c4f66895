"""Cu[o]be's table through the app: what is shown large and put away, looked at, told, refused and given up."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from cuboteca.games.cuobe.rules.moves import END, SURRENDER, Move, read_move
from cuboteca.games.cuobe.rules.places import PLACE_NAMES
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.card_text import card_text
from cuboteca.games.cuobe.text.log import describe_result
from cuboteca.play.table import Table
from cuboteca.ui.links import pack
from tests.ui.opponents import let_think, sit_down
from tests.ui.playing import Player


@pytest.fixture
def at_house(player: Player) -> Player:
    """Ada and Bo have just sat down; Ada's first green card lies large over the map."""
    player.do("start", "cuobe", fields={"name-0": "Ada", "name-1": "Bo"})
    player.do("welcomed", "cuobe")
    return player


def state_of(player: Player) -> State:
    return cast(State, player.table.state)


def test_the_green_card_is_shown_large_then_put_away_and_asked_for_again(at_house: Player) -> None:
    assert at_house.screen.find(".green-stage")
    at_house.tap("put-away")
    assert not at_house.screen.find(".green-stage")
    at_house.tap("green")
    assert at_house.screen.find(".green-stage")
    at_house.key("g")
    assert not at_house.screen.find(".green-stage")
    ply = at_house.table.ply
    at_house.tap("end")
    at_house.tap("end")
    assert at_house.table.ply > ply
    held = [stage for stage in at_house.stages if stage.get("gate")]
    assert "green-stage" in held[0]["held"], "the next turn has a card of its own, which the page holds up"
    assert not at_house.screen.find(".green-stage"), "and not once more when it has"


def test_where_it_is_set_a_tap_on_a_room_opens_it_first(at_house: Player) -> None:
    at_house.tap("put-away")
    ply = at_house.table.ply
    at_house.do("set", "look", name="rooms")
    at_house.tap("room:c4")
    assert at_house.screen.find(".room-card")
    assert at_house.table.ply == ply
    at_house.tap("put-down")
    at_house.do("set", "move", name="rooms")
    at_house.tap("open:c4")
    assert at_house.screen.find(".room-card"), "as one that is held always does"
    at_house.tap("do:go_N")
    assert at_house.table.ply > ply


def test_what_the_first_card_brings_is_seen_when_it_has_been_put_away(player: Player) -> None:
    """A trap lay on the map before anybody had read the card that sets it."""
    table = Table.begin(player.app.shelf["cuobe"], ("Ada", "Bo"), "2026-01-01")
    table.play("green > X2")
    player.do("keep-link", pack(table.text))
    player.do("welcomed", "cuobe")

    def traps() -> int:
        return sum(use.get("href") == "#c-trap-token" for use in player.screen.find("use"))

    assert player.screen.find(".green-stage")
    assert not traps()
    assert "new trap" not in player.screen.text
    player.tap("put-away")
    assert traps() == 1
    assert "There’s a new trap in the Atrium." in player.stages[1]["say"]
    assert not any(stage.get("held") for stage in player.stages), "the card isn’t held up again"


def test_what_the_first_card_brings_is_heard_when_it_has_been_put_away(player: Player) -> None:
    """It was said with the card, and once more."""
    player.do("start", "cuobe", fields={"name-0": "Ada", "name-1": "Bo", "option-specialist": "on"})
    box = state_of(player).box
    for move in player.table.moves:
        card = move.rpartition(" ")[2]
        assert player.heard.count(f"{box.cards[card].name}. {card_text(box, card)}") == 1, "each card drawn so far"
    results = describe_result(*last_drawn(player), player.table.names)
    assert results
    assert not any(result in player.heard for result in results)
    player.do("welcomed", "cuobe")
    player.tap("put-away")
    assert player.heard.count(results[0]) == 1
    assert "starts with" not in player.heard


def last_drawn(player: Player) -> tuple[State, Move, State]:
    """The last move, with the states before and after it."""
    table = player.table
    return cast(State, table.state_at(table.ply - 1)), read_move(table.moves[-1]), state_of(player)


def test_where_a_team_mate_begins_the_first_card_is_told_with_its_move(player: Player) -> None:
    """It was told in a message as well, with what it brings, over a map that did not show that yet."""
    sit_down(player, "cuobe", ["easy", ""])
    assert "Green card" not in player.heard
    assert not player.screen.find("#notice")
    let_think(player)
    assert player.heard.count("Green card") == 1


def test_the_first_card_is_put_away_by_keyboard_too(player: Player) -> None:
    player.do("start", "cuobe", fields={"name-0": "Ada", "name-1": "Bo"})
    assert not player.screen.find("#notice"), "so that nothing lies over the hand as well"
    assert "Green card" in player.answer["say"]
    assert player.screen.find("#put-away[data-call]"), "whoever uses the keyboard is led there"


def test_a_next_room_says_that_it_is_one_and_what_it_does(at_house: Player) -> None:
    at_house.tap("put-away")
    labels = {room.get("data-part"): room.get("aria-label") for room in at_house.screen.find("g.place")}
    assert "move there" in (labels["room:c4"] or "")
    assert "move there" not in (labels["room:a1"] or "")
    at_house.tap("room:a1")
    assert "Too far for one move" in at_house.screen.text
    assert "No player has discovered this room yet" in at_house.answer["say"]


def test_moving_asks_which_way(at_house: Player) -> None:
    at_house.tap("put-away")
    at_house.tap("deed:move")
    assert "which way?" in "".join(at_house.screen.find("#title")[0].itertext())
    assert "Which way?" in at_house.answer["say"]


def test_the_dangers_say_how_to_win_and_what_harm_does(at_house: Player) -> None:
    at_house.tap("deed:threats")
    assert "leave through the Exit to win" in at_house.screen.text
    assert "With 5 wounds you’re dead" in at_house.screen.text


def test_the_map_stays_close_when_a_move_is_made(at_house: Player) -> None:
    at_house.tap("look:close")
    assert at_house.screen.find("svg#board.close")
    at_house.tap("deed:chest")
    assert at_house.table.moves[-1] == "chest"
    assert at_house.screen.find("svg#board.close")
    at_house.do("undo")
    assert at_house.screen.find("svg#board.close")
    at_house.key("v")
    assert not at_house.screen.find("svg#board.close")


def test_a_room_is_looked_at_and_put_down(at_house: Player) -> None:
    at_house.tap("room:a1")
    assert at_house.screen.find(".room-card")
    assert "No player has discovered this room yet" in at_house.screen.text
    at_house.tap("room:e5")
    assert "e5" in "".join(at_house.screen.find(".room-card")[0].itertext()), "then any other one is looked at too"
    at_house.key("escape")
    assert not at_house.screen.find(".room-card")


def test_what_cannot_be_says_why_with_its_clause(at_house: Player) -> None:
    at_house.tap("deed:search")
    assert at_house.screen.find("#notice")
    assert "this room has no search number" in at_house.answer["say"]
    at_house.tap("deed:fight")
    assert "There’s nobody to fight in this room." in at_house.answer["say"]


def test_ending_a_turn_with_dice_left_is_asked_for_once_more(at_house: Player) -> None:
    at_house.tap("put-away")
    at_house.tap("end")
    assert "end your turn and lose" in at_house.screen.text
    assert "You’d lose five dice. Press again to confirm." in at_house.answer["say"]
    at_house.do("undo")
    assert "lose" not in "".join(at_house.screen.find("#title")[0].itertext())
    at_house.key(".")
    at_house.key(".")
    assert state_of(at_house).active == 1


def test_what_happened_and_what_threatens(at_house: Player) -> None:
    at_house.tap("deed:log")
    assert at_house.screen.find(".house-log")
    assert "Green card" in at_house.screen.text
    at_house.tap("clock")
    assert at_house.screen.find(".threats")
    assert "not found" in at_house.screen.text
    at_house.tap("put-down")
    assert not at_house.screen.find(".threats")


def test_the_other_player_is_looked_at(at_house: Player) -> None:
    at_house.tap("mate:1")
    assert at_house.screen.find(".met")
    at_house.tap("mate:1")
    assert not at_house.screen.find(".met")


def test_all_give_up_together_and_may_take_it_back(at_house: Player) -> None:
    at_house.go(f"#/play/{at_house.app.address.of}/menu")
    asking = f"#/play/{at_house.app.address.of}/resign"
    assert at_house.screen.find(f'a[href="{asking}"]'), "it is asked for once more"
    at_house.go(asking)
    assert "Do you all surrender?" in at_house.screen.text
    at_house.do("move", "surrender")
    assert "Nobody escaped" in at_house.screen.text
    assert "agreed to surrender" in at_house.screen.text
    at_house.do("undo")
    assert state_of(at_house).seat == 0


def test_where_nobody_can_give_up_that_address_is_the_table(at_house: Player) -> None:
    rng, table = Random(3), at_house.answer["address"]
    while state_of(at_house).may_surrender:
        at_house.do("move", str(rng.choice(state_of(at_house).moves())))
    assert at_house.go(f"{table}/resign").find("#board")
    assert "Do you all surrender?" not in at_house.screen.text
    assert at_house.answer["address"] == table


def test_the_ways_out_are_numbered_buttons_too(at_house: Player) -> None:
    at_house.key("m")
    ways = [
        button.get("data-part")
        for button in at_house.screen.find("[data-part]")
        if "go_" in str(button.get("data-part"))
    ]
    assert ways == ["do:go_N", "do:go_E", "do:go_S", "do:go_W"]
    here = PLACE_NAMES[state_of(at_house).players[0].place]
    at_house.key("1")
    assert "go N" in at_house.table.moves
    assert PLACE_NAMES[state_of(at_house).players[0].place] != here


def test_rooms_that_can_be_chosen_say_so(player: Player) -> None:
    player.do("start", "cuobe", fields={"name-0": "Ada", "name-1": "Bo", "option-setup": "quick"})
    rng = Random(4)
    for _ in range(400):
        if player.table.state.seat is None:
            break
        marked = [
            room for room in player.screen.find("g.place") if "You can choose it." in (room.get("aria-label") or "")
        ]
        if marked:
            ply = player.table.ply
            player.tap(marked[0].get("data-part") or "")
            assert player.table.ply > ply, "and then it is an answer"
            return
        player.do("type-move", fields={"move": str(rng.choice(list(state_of(player).moves())))})
    pytest.fail("No room was asked for.")


def test_redo_plays_what_the_move_did_and_undo_nothing(at_house: Player) -> None:
    """Of moves that can be undone, until some have been."""
    player, again, rng = at_house, 0, Random(5)
    while again < 3 and player.table.state.seat is not None:
        listed = [str(move) for move in player.table.state.moves() if str(move) != SURRENDER]
        player.do("move", rng.choice([move for move in listed if move != END] or listed))
        played = player.stages
        if not played or player.table.undo_to() is None:
            continue
        player.do("undo")
        assert not player.stages
        player.go(f"{player.answer['address']}/menu")
        player.do("redo")
        assert player.stages == played
        assert not player.screen.find("#dialog"), "the menu would lie over what is played"
        again += 1
    assert again == 3
