"""An opponent at the table: it thinks, moves, is hurried, undone, watched and saved."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from cuboteca.draw.badges import badge_id
from cuboteca.draw.markup import KEPT_HYPHEN
from cuboteca.play.secrecy import shared_text
from tests.ui.opponents import let_think, move, sit_down
from tests.ui.playing import Player


def test_an_opponent_answers_a_move(against_steady: Player) -> None:
    assert not against_steady.answer["thinks"]
    thinking = move(against_steady)
    assert thinking.answer["thinks"]
    assert "Steady is thinking" in thinking.text
    moved = let_think(against_steady)
    assert against_steady.table.ply == 2
    assert not moved.answer["thinks"]
    assert moved.find("div#moved")
    assert "Steady adds" in moved.answer["say"]


def test_of_several_opponents_the_sign_is_that_of_the_first_told(player: Player) -> None:
    sit_down(player, "qwirkle_cubes", ["", "gentle", "gentle", "gentle"])
    session = player.app.session
    assert session is not None
    for _ in range(2):  # chance may have let an opponent begin
        while session.level:
            let_think(player)
        puts = [move for move in map(str, player.table.state.moves()) if move.startswith("put")]
        player.do("move", puts[0] if puts else str(player.table.state.moves()[0]))
    while session.level:
        let_think(player)
    (moved,) = player.screen.find("div#moved")
    told = "".join(moved.itertext()).replace(KEPT_HYPHEN, "-")
    seat = next(seat for seat in range(1, 4) if told.startswith(f"Gentle {seat}"))
    assert moved.findall(".//use")[0].get("href") == f"#{badge_id(seat)}"
    shown = [one for one in moved.iter("span") if one.get("class") == "moved-pictured"]
    assert len(shown) == 3
    assert all(one.get("aria-hidden") == "true" for one in shown), "a sentence says the same to ears"
    assert any(one.findall(".//use") for one in shown)


def test_what_an_opponent_did_can_be_put_away(against_steady: Player) -> None:
    move(against_steady)
    assert let_think(against_steady).find("div#moved")
    assert not against_steady.do("moved-close").find("div#moved")
    assert against_steady.tap("stone:1").find("#hand")
    against_steady.do("undo")
    assert not against_steady.screen.find("div#moved"), "it stays away for this move"


def test_what_an_opponent_did_is_told_anew_after_other_moves(against_steady: Player) -> None:
    for number in range(2):
        move(against_steady, number)
        assert let_think(against_steady).find("div#moved")
        against_steady.do("moved-close")
        against_steady.do("undo")


def test_nothing_moves_before_the_thought_is_done(against_steady: Player) -> None:
    move(against_steady)
    against_steady.do("opponent")
    assert against_steady.table.ply == 1
    assert against_steady.answer["thinks"]


def test_an_opponent_can_be_hurried(against_steady: Player) -> None:
    move(against_steady)
    against_steady.do("move-now")
    assert against_steady.table.ply == 2


def test_a_tap_meanwhile_plays_nothing_and_says_why(against_steady: Player) -> None:
    move(against_steady)
    tapped = against_steady.tap("place:6")
    assert against_steady.table.ply == 1
    assert "Steady is thinking" in tapped.find("div#notice")[0].find("p").text  # type: ignore[union-attr, operator]


def test_undo_stops_the_thought_and_takes_ones_own_move_back(against_steady: Player) -> None:
    move(against_steady)
    against_steady.app.think(lambda: True)
    undone = against_steady.do("undo")
    assert against_steady.table.ply == 0
    assert not undone.answer["thinks"]
    against_steady.do("opponent")
    assert against_steady.table.ply == 0


def test_undo_leads_back_to_ones_own_decision_across_the_answer(against_steady: Player) -> None:
    move(against_steady)
    let_think(against_steady)
    against_steady.do("undo")
    assert against_steady.table.ply == 0
    against_steady.do("redo")
    assert against_steady.table.ply == 2


def test_the_same_move_is_answered_in_the_same_way(against_steady: Player) -> None:
    move(against_steady, 4)
    let_think(against_steady)
    before = against_steady.table.standing
    against_steady.do("undo")
    move(against_steady, 4)
    let_think(against_steady)
    assert against_steady.table.standing == before


def test_closed_while_it_thinks_the_game_goes_on_where_it_was(
    device: Callable[[dict[str, str]], Player], store: dict[str, str]
) -> None:
    player = device(store)
    sit_down(player, "qyshinsu", ["", "sharp"])
    move(player)
    player.app.think(lambda: True)
    address = player.answer["address"]
    again = device(dict(store))
    assert again.go(address).answer["thinks"]
    assert let_think(again).text
    let_think(player)
    assert again.table.moves == player.table.moves


def test_saved_games_say_who_plays(against_steady: Player, store: dict[str, str]) -> None:
    move(against_steady)
    assert "Ada and Steady" in against_steady.go("#/").text
    (saved,) = (json.loads(text) for key, text in store.items() if key.startswith("game/"))
    assert saved["opponents"] == ["", "steady"]


def test_links_and_files_carry_who_plays(against_steady: Player, device: Callable[[dict[str, str]], Player]) -> None:
    move(against_steady)
    text = shared_text(against_steady.table)
    assert '[Opponents "|steady"]' in text
    other = device({})
    other.do("import", text=text)
    assert other.table.opponents == ("", "steady")
    assert other.answer["thinks"]


def test_a_game_of_people_is_written_as_before(at_table: Player, store: dict[str, str]) -> None:
    move(at_table)
    (saved,) = (json.loads(text) for key, text in store.items() if key.startswith("game/"))
    assert "opponents" not in saved
    assert "Opponents" not in saved["record"]
    assert "Hints" not in saved["record"]


def test_a_table_of_opponents_is_watched_and_paused(player: Player) -> None:
    sit_down(player, "qyshinsu", ["gentle", "gentle"])
    assert player.table.names == ("Gentle 1", "Gentle 2")
    assert player.screen.find("button#pause")
    let_think(player)
    assert player.answer["thinks"]
    assert not player.do("pause").answer["thinks"]
    assert not player.app.think(lambda: True)
    assert player.do("pause").answer["thinks"]
    let_think(player)
    player.do("undo")
    assert player.table.ply == 1
    assert not player.answer["thinks"], "whoever takes a move back wants to look"


def test_the_latest_moves_are_shown_again(against_steady: Player) -> None:
    move(against_steady)
    let_think(against_steady)
    before = against_steady.do("show-again")
    assert before.answer["thinks"]
    assert against_steady.app.think(lambda: True)
    after = against_steady.do("opponent")
    assert not after.answer["thinks"]
    assert against_steady.table.ply == 2


def test_an_opponents_turn_offers_nothing_to_say(against_steady: Player) -> None:
    move(against_steady)
    table = f"#/play/{against_steady.app.session.id}"  # type: ignore[union-attr]
    assert "Resign" not in against_steady.go(f"{table}/menu").text
    assert against_steady.go(f"{table}/moves").answer["address"] == table
    assert against_steady.go(f"{table}/resign").answer["address"] == table


def test_whoever_watches_is_told_whose_turn_it_is_not_what_to_do(player: Player) -> None:
    """By eye and by ear: none of the stones is theirs, and none can be moved."""
    sit_down(player, "qyshinsu", ["easy", "easy"])
    let_think(player)
    assert "".join(player.screen.find("#hand-title")[0].itertext()) == "Easy 2’s stones"
    labels = [part.get("aria-label", "") for part in player.screen.root.iter()]
    assert "Another player’s turn" in labels
    assert any(", Black’s " in label for label in labels)
    assert not [label for label in labels if "you" in label.lower()]
    assert "Easy 2 is thinking" in player.tap("place:6").find("div#notice")[0].find("p").text  # type: ignore[union-attr, operator]


@pytest.mark.parametrize("game", ["qyshinsu", "qwirkle_cubes", "qurush", "cuobe"])
def test_the_words_of_a_table_do_not_speak_to_whoever_watches(player: Player, game: str) -> None:
    sit_down(player, game, ["easy", "easy"])
    for _ in range(4):
        (panel,) = player.screen.find("section.panel")
        assert not re.search(r"\b(you|your|choose|place as many)\b", "".join(panel.itertext()), re.IGNORECASE)
        let_think(player)
