"""Who plays which seat: given in the set-up, handed over in mid-game, renamed, and moved on when one plays again."""

from __future__ import annotations

import pytest

from cuboteca.games import SHELF
from cuboteca.play.naming import LONGEST_NAME
from cuboteca.play.secrecy import shared_text
from cuboteca.play.table import Table
from tests.ui.opponents import let_think, move, sit_down
from tests.ui.playing import Player


def test_a_seat_is_handed_over_and_back(at_table: Player) -> None:
    move(at_table)
    menu = at_table.go(f"#/play/{at_table.app.session.id}/menu")  # type: ignore[union-attr]
    assert "Rename or replace Bo" in menu.text
    at_table.go(f"#/play/{at_table.app.session.id}/players/1")  # type: ignore[union-attr]
    handed = at_table.do("choose-player", "1:gentle")
    assert handed.answer["thinks"]
    assert at_table.table.names == ("Ada", "Gentle")
    let_think(at_table)
    at_table.do("choose-player", "1:person")
    assert at_table.table.names == ("Ada", "Bo")
    move(at_table)
    assert not at_table.answer["thinks"]


def test_a_player_is_renamed_in_mid_game(at_table: Player) -> None:
    """A name typed in a hurry can be put right: everywhere, with no move touched."""
    move(at_table)
    move(at_table)
    before, id_ = at_table.table, at_table.app.session.id  # type: ignore[union-attr]
    moves = before.moves
    sheet = at_table.go(f"#/play/{id_}/players/1")
    assert sheet.find("#name-1")[0].get("value") == "Bo"
    at_table.do("rename-player", "1", fields={"name-1": "<b>Bartholomew</b>"})
    assert at_table.answer["address"] == f"#/play/{id_}"
    assert at_table.table.moves == moves
    assert at_table.table.names == ("Ada", "<b>Bartholomew</b>")
    for screen in ("", "/moves", "/at/2"):
        text = at_table.go(f"#/play/{id_}{screen}").text
        assert "<b>Bartholomew</b>" in text
        assert "Bo " not in text
    assert "Ada and <b>Bartholomew</b>" in at_table.go("#/saved").text
    assert Table.read(SHELF, before.text).names == before.names


@pytest.mark.parametrize(
    ("typed", "kept"), [("", "Player 2"), ("x" * 200, "x" * LONGEST_NAME), ("  Ann \u200b B ", "Ann B")]
)
def test_a_new_name_is_kept_as_the_set_up_keeps_it(at_table: Player, typed: str, kept: str) -> None:
    at_table.go(f"#/play/{at_table.app.session.id}/players/1")  # type: ignore[union-attr]
    at_table.do("rename-player", "1", fields={"name-1": typed})
    assert at_table.table.people == ("Ada", kept)


def test_a_name_that_shows_nothing_and_a_seat_that_is_none_change_no_name(at_table: Player) -> None:
    at_table.go(f"#/play/{at_table.app.session.id}/players/1")  # type: ignore[union-attr]
    assert "invisible" in at_table.do("rename-player", "1", fields={"name-1": "\u200b"}).text
    assert at_table.screen.find("#rename-player")
    for seat in ("2", "x", ""):
        at_table.do("rename-player", seat, fields={f"name-{seat}": "Cy"})
    assert at_table.table.people == ("Ada", "Bo")


def test_what_is_no_level_and_no_seat_changes_nothing(at_table: Player) -> None:
    for choice in ("1:random", "2:gentle", "x:gentle", "1", ""):
        at_table.do("choose-player", choice)
        assert at_table.table.opponents == ("", "")


def test_the_set_up_gives_seats_and_remembers_levels(player: Player) -> None:
    player.go("#/new/qyshinsu")
    player.do("levels", "qyshinsu:1", fields={"name-0": "Ada", "name-1": "Bo"})
    assert "Who plays Red?" in player.screen.text
    chosen = player.do("choose-level", "1:sharp")
    assert chosen.answer["address"] == "#/new/qyshinsu"
    assert "You against Sharp." in chosen.text
    player.do("choose-level", "1:person")
    assert player.app.setup_draft("qyshinsu")["name-1"] == "Bo", "the old name is kept"


def test_whoever_is_called_alike_gets_a_number(at_table: Player) -> None:
    """People are, too; the record keeps what they typed."""
    id_ = at_table.app.session.id  # type: ignore[union-attr]
    at_table.go(f"#/play/{id_}/players/0")
    at_table.do("rename-player", "0", fields={"name-0": "steady"})
    at_table.go(f"#/play/{id_}/players/1")
    at_table.do("choose-player", "1:steady")
    assert at_table.table.names == ("steady 1", "Steady 2")
    at_table.do("choose-player", "1:person")
    at_table.do("rename-player", "1", fields={"name-1": "Steady"})
    assert at_table.table.names == ("steady 1", "Steady 2")
    assert at_table.table.people == ("steady", "Steady")


@pytest.mark.parametrize(("company", "levels"), [("alone", 1), ("people", 0), ("watch", 2)])
def test_a_chip_fills_all_seats(player: Player, company: str, levels: int) -> None:
    player.go("#/new/qyshinsu")
    filled = player.do("company", f"qyshinsu:{company}", fields={"name-0": "Ada"})
    assert len(filled.find("button.level")) == levels


def test_a_rematch_moves_opponents_on(player: Player) -> None:
    sit_down(player, "qyshinsu", ["", "gentle"])
    player.do("rematch", player.app.session.id)  # type: ignore[union-attr]
    assert player.table.opponents == ("gentle", "")
    assert player.answer["thinks"]


@pytest.mark.parametrize(
    ("opponents", "title"), [(("", "easy"), "You win"), (("", ""), "Ada wins"), (("easy", ""), "Easy wins")]
)
def test_who_has_won_against_the_app_is_spoken_to(player: Player, opponents: tuple[str, ...], title: str) -> None:
    table = Table.begin(SHELF["qyshinsu"], ("Ada", "Bo"), "2026-11-26", opponents=opponents)
    for move_ in (str(table.state.moves()[0]), "resign"):
        table.play(move_)
    player.do("import", text=shared_text(table))
    heading = player.screen.find("h1")[0]
    assert "".join(heading.itertext()).strip() == title
    assert "resigned." in player.screen.text
    assert player.app.session is not None
    assert "".join(player.app.session.ending).count("win") == 1, "nobody is told twice who has won"


def test_playing_again_alone_says_who_goes_first_and_in_which_colour(player: Player) -> None:
    sit_down(player, "qyshinsu", ["", "gentle"])
    player.do("move", "resign")
    assert "Play again, Gentle first" in player.screen.text
    player.do("rematch", player.app.session.id)  # type: ignore[union-attr]
    assert "Gentle now plays Black. You now play Red. Gentle goes first." in player.answer["say"]


def test_playing_again_with_numbered_seats_tells_the_colour(player: Player) -> None:
    seats = {"seats": "2", "plays-0": "person", "plays-1": "opponent", "level-1": "gentle"}
    player.do("start", "qwirkle_cubes", fields=seats)
    assert player.table.names == ("Player 1", "Gentle")
    player.do("rematch", player.app.session.id)  # type: ignore[union-attr]
    assert player.table.names == ("Gentle", "Player 2"), "a number that is nobody’s name is the new seat’s"
    assert "Your badge is now red." in player.answer["say"]
    player.do("rematch", player.app.session.id)  # type: ignore[union-attr]
    assert player.table.names == ("Player 1", "Gentle")
    assert player.table.record.names == ("Player 1", "Player 2"), "two seats never have one number"


def test_playing_again_at_qurush_everyone_keeps_their_colour_and_the_next_goes_first(player: Player) -> None:
    """A colour that moves on with the seat made one look for one's own pawn."""
    seats = {"seats": "2", "plays-0": "person", "plays-1": "opponent", "level-1": "gentle"}
    player.do("start", "qurush", fields={**seats, "name-0": "Ada", "option-start": "seat1"})
    for first, said in (("seat2", "Gentle goes first."), ("seat1", "You go first.")):
        player.do("rematch", player.app.session.id)  # type: ignore[union-attr]
        assert player.table.names == ("Ada", "Gentle")
        assert player.table.opponents == ("", "gentle")
        assert dict(player.table.record.options).get("start", "seat1") == first
        assert said in player.answer["say"]
        assert "badge" not in player.answer["say"]
    player.do("start", "qurush", fields={**seats, "option-start": "random"})
    player.do("rematch", player.app.session.id)  # type: ignore[union-attr]
    assert "first" not in player.answer["say"], "it is still to be drawn"


def test_two_people_and_one_opponent_are_no_team(player: Player) -> None:
    player.go("#/new/qwirkle_cubes")
    player.do("set-up", "qwirkle_cubes", fields={"seats": "3", "plays-2": "opponent", "level-2": "gentle"})
    assert "everyone for themselves" in player.go("#/new/qwirkle_cubes").text


def test_an_option_that_counts_only_with_another_is_offered_with_it(player: Player) -> None:
    def offered(option: str, fields: dict[str, str]) -> bool:
        player.go("#/new/qurush")
        return bool(player.do("set-up", "", fields=fields).find(f'input[name="option-{option}"]'))

    assert not offered("false_call", {"option-claim": "auto"})
    assert offered("false_call", {"option-claim": "manual"})
