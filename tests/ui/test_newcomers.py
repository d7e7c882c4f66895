"""What somebody is told who sees the games for the first time, or does not see the screen at all."""

from __future__ import annotations

import pytest

from cuboteca import games
from cuboteca.draw.markup import KEPT_HYPHEN
from cuboteca.games.qwirkle_cubes.rules.moves import PUT, Move
from cuboteca.ui.text.table import say
from tests.ui.opponents import sit_down
from tests.ui.playing import Player


def test_taking_back_and_playing_on_say_what_is_asked_then(at_table: Player) -> None:
    at_table.do("move", "+4@2")
    at_table.do("undo")
    assert at_table.answer["say"].startswith("Undone. Ada: ")
    at_table.do("redo")
    assert at_table.answer["say"] == "Ada adds a 4-stone at 2. Bo: add at 6 or 10 to answer the 4-stone."


def test_putting_down_says_what_is_asked_then(at_table: Player) -> None:
    at_table.key("escape")
    assert not at_table.answer["say"], "nothing was picked"
    at_table.tap("stone:4")
    at_table.key("escape")
    assert at_table.answer["say"].startswith("Deselected. Ada: ")


def test_turning_the_board_is_said(at_table: Player) -> None:
    at_table.do("turn")
    assert at_table.answer["say"] == say("turned")
    at_table.do("turn")
    assert at_table.answer["say"] == say("turned_back")


def test_home_leads_into_a_game_that_nobody_has_met_here(at_table: Player) -> None:
    """Not into one that has been played, once there is none to go on with."""
    at_table.do("move", "resign")
    (card,) = at_table.go("#/").find("#learn")
    assert card.get("href") == "#/learn/qwirkle_cubes"
    for name in games:
        at_table.do("welcomed", name)
    assert not at_table.go("#/").find("#learn")


def test_a_rematch_begins_at_the_title(at_table: Player) -> None:
    at_table.do("move", "resign")
    at_table.do("rematch", at_table.app.session.id)  # type: ignore[union-attr]
    assert {"kind": "focus", "id": "title"} in at_table.answer["effects"]


HELLO = f"{say('first_words')} {say('on_keys')}"


@pytest.mark.parametrize("name", ["qyshinsu", "qwirkle_cubes", "cuobe"])
def test_the_first_words_of_a_table_are_said_once(player: Player, name: str) -> None:
    """On sitting down, not after each look at the menu; put away, they lead on to what is asked."""
    player.do("start", name, fields={"seats": "2", "name-0": "Ada", "name-1": "Bo"})
    assert player.answer["say"].endswith(HELLO)
    here = f"#/play/{player.app.address.of}"
    player.go(f"{here}/menu")
    assert HELLO not in player.answer["say"]
    player.go(here)
    assert HELLO not in player.answer["say"]
    player.go("#/")
    player.go(here)
    assert HELLO in player.answer["say"], "they lie there still"
    player.do("welcomed", name)
    asked = " ".join("".join(player.screen.find("#title")[0].itertext()).replace(KEPT_HYPHEN, "-").split())
    assert player.answer["say"] == f"{asked}."
    assert not player.answer["effects"], "the page leads whoever was at the button on to the board"
    player.go("#/")
    player.go(here)
    assert HELLO not in player.answer["say"]


def test_the_first_words_wait_until_the_lid_is_lifted(player: Player) -> None:
    player.do("start", "qurush", fields={"seats": "2"})
    assert HELLO not in player.answer["say"]
    player.do("lift-lid")
    assert HELLO in player.answer["say"]


def test_whoever_only_watches_is_not_told_to_tap(player: Player) -> None:
    """A person who plays the next game gets the first words."""
    sit_down(player, "qyshinsu", ["gentle", "easy"])
    assert HELLO not in player.answer["say"]
    assert not player.screen.find("#welcome")
    sit_down(player, "qyshinsu", ["", "easy"])
    assert HELLO in player.answer["say"]
    assert player.screen.find("#welcome")


@pytest.mark.parametrize("name", list(games))
def test_the_menu_says_what_the_game_is_about(player: Player, name: str) -> None:
    fields = {f"name-{seat}": who for seat, who in enumerate(("Ada", "Bo"))}
    player.do("start", name, fields={"seats": "2", **fields})
    player.do("lift-lid")
    assert player.app.session is not None
    player.go(f"#/play/{player.app.session.id}/menu")
    assert games[name].about.summary in player.screen.text


def test_the_set_up_counts_the_house_rules_that_are_other_ones(player: Player) -> None:
    """A number that is left empty is as usual."""
    player.go("#/new/cube_quest")
    assert "Standard rules" in player.screen.text
    player.do("set-up", "red", name="option-start", fields={"option-start": "red", "option-turn_cap": ""})
    assert "1 rule changed" in player.screen.text


def test_the_lid_says_that_a_key_need_not_be_held(player: Player) -> None:
    player.do("start", "qurush", fields={"seats": "2"})
    assert say("enter_opens") in player.screen.text
    assert "Player 1: choose a secret 2×2 goal pattern. Player 2, look away." in player.screen.text, "two sentences"


def test_whoever_chooses_a_goal_reads_what_it_is_for(player: Player) -> None:
    player.do("start", "qurush", fields={"seats": "2"})
    player.do("lift-lid")
    assert (
        "You win if your goal pattern is anywhere on the board at the end of any turn, even another player’s."
        in player.screen.text
    )


def test_the_cubes_that_lie_and_those_placed_last_are_told(player: Player) -> None:
    player.do("start", "qwirkle_cubes", fields={"seats": "2"})
    move = next(move for move in player.table.state.moves() if isinstance(move, Move) and move.kind == PUT)
    player.do("move", str(move))
    (board,) = player.screen.find("#board")
    assert (board.get("aria-label") or "").startswith(f"The grid with {len(move.cubes)} cubes.")
    labels = [cube.get("aria-label") or "" for cube in player.screen.find('g[role="button"]')]
    assert sum(label.endswith("Just placed.") for label in labels) == len(move.cubes)


def test_a_picture_of_the_table_says_what_lies_where(player: Player) -> None:
    player.do("start", "qwirkle_cubes", fields={"seats": "2"})
    move = next(move for move in player.table.state.moves() if isinstance(move, Move) and move.kind == PUT)
    player.do("move", str(move))
    player.do("move", "resign")
    (picture,) = [found for found in player.screen.find('svg[role="img"]') if "grid" in (found.get("aria-label") or "")]
    assert (picture.get("aria-label") or "").count(", the start.") == 1
    assert f"The grid with {len(move.cubes)} cubes." in (picture.get("aria-label") or "")
    player.do("start", "qurush", fields={"seats": "2", "name-0": "Ada", "name-1": "Bo"})
    for _ in range(2):
        player.do("lift-lid")
        player.do("move", "2x2:22/22")
    player.do("move", "resign")
    (picture,) = [
        found for found in player.screen.find('svg[role="img"]') if "board" in (found.get("aria-label") or "")
    ]
    label = picture.get("aria-label") or ""
    assert label.startswith("The board, 5 by 5 squares, with 9 qubes. a1, Ada’s pawn. b2, a qube showing 6.")


def test_a_game_to_go_on_with_is_named_first(at_table: Player) -> None:
    at_table.go("#/")
    (card,) = [link for link in at_table.screen.find("a") if "Continue" in "".join(link.itertext())]
    assert [child.get("aria-hidden") for child in card.iter() if child.get("role") == "img"] == [None]
    assert next(iter(card)).get("aria-hidden") == "true"


def test_exchanged_sides_are_heard(player: Player) -> None:
    player.go("#/new/qyshinsu")
    player.do("exchange-sides", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo"})
    assert player.answer["say"] == "Black: Bo. Red: Ada."
    player.do("exchange-sides", "qyshinsu", fields={"name-0": "", "name-1": " "})
    assert player.screen.find("#notice")


def test_the_record_says_whose_move_it_was(at_table: Player) -> None:
    at_table.do("move", "+4@2")
    at_table.do("move", "+1@6")
    entries = [" ".join("".join(entry.itertext()).split()) for entry in at_table.screen.find("li") if entry.get("id")]
    assert [entry.partition(":")[0] for entry in entries] == ["1Ada", "2Bo"]


@pytest.mark.parametrize("name", list(games))
def test_the_last_page_of_a_guide_tells_the_keys(player: Player, name: str) -> None:
    page = player.go(f"#/guide/{name}/keys")
    for known in games.game_view(name).keys.values():
        assert known.does in page.text
    assert page.find("nav.pages")
    assert player.go(f"#/guide/{name}/{games.game_view(name).guide()[-1].id}").find(f'a[href="#/new/{name}"]')


def test_settings_lead_to_the_keys_of_the_game_that_was_left(at_table: Player) -> None:
    table = str(at_table.app.address)
    settings = at_table.go("#/settings")
    assert settings.find(f'a[href="{table}/keys"]')
    assert at_table.go(f"{table}/keys").find("#dialog-title")
