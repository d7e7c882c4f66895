"""Opponents at the table: they are given seats, think, move, are hurried, undone, handed over and saved."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest

from cuboteca.draw.badges import badge_id
from cuboteca.draw.markup import KEPT_HYPHEN
from cuboteca.games import SHELF
from cuboteca.play.game import State
from cuboteca.play.levels import LEVELS
from cuboteca.play.record import LONGEST_NAME
from cuboteca.play.secrecy import shared_text
from cuboteca.play.table import Table
from cuboteca.ui.opponents.thinking import Thinking
from tests.ui.opponents import GAMES, let_think, move, sit_down
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


def test_the_set_up_gives_seats_and_remembers_levels(player: Player) -> None:
    player.go("#/new/qyshinsu")
    player.do("levels", "qyshinsu:1", fields={"name-0": "Ada", "name-1": "Bo"})
    assert "Who plays Red?" in player.screen.text
    chosen = player.do("choose-level", "1:sharp")
    assert chosen.answer["address"] == "#/new/qyshinsu"
    assert "You against Sharp." in chosen.text
    player.do("choose-level", "1:person")
    assert player.app.setup_draft("qyshinsu")["name-1"] == "Bo", "the old name is kept"


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


def thought_of(goal: int, level: str) -> object:
    """Return what an opponent of Qurush thinks of its first move, where the other player has chosen that goal."""
    state: State = SHELF["qurush"].start(seats=2)
    for made in (state.moves()[goal], state.moves()[0], "Ma2", "Ma3"):
        state = state.play(made)
    thinking = Thinking(SHELF.opponents("qurush"), state, level, "seed")
    thinking.go_on(lambda: False)
    assert not thinking.trouble
    return thinking.thought


@pytest.mark.parametrize("level", LEVELS)
def test_an_opponent_knows_no_secret_of_others(level: str) -> None:
    assert thought_of(0, level) == thought_of(100, level)


def test_nobody_hands_the_device_to_an_opponent(player: Player) -> None:
    sit_down(player, "qurush", ["", "gentle"])
    for _ in range(40):
        assert "Pass the device" not in player.screen.text
        if player.app.session.level:  # type: ignore[union-attr]
            let_think(player)
        elif player.table.state.seat is not None:
            move(player)


def decided(player: Player, most: int) -> int:
    """Let opponents play on; return how many moves were made."""
    made = 0
    while player.table.state.seat is not None and made < most:
        let_think(player)
        made += 1
    return made


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_with_every_number_of_seats(player: Player, game: str, level: str) -> None:
    for seats in SHELF.about(game).seats:
        sit_down(player, game, [level] * seats)
        made = decided(player, 400)
        assert made
        record = player.table.text
        assert Table.read(SHELF, record).state == player.table.state


@pytest.mark.parametrize("game", GAMES)
def test_levels_play_against_each_other(player: Player, game: str) -> None:
    sit_down(player, game, ["gentle", "easy"])
    assert decided(player, 30)
    assert Table.read(SHELF, player.table.text).state == player.table.state


def play_on(player: Player, decisions: int, rng: Random) -> list[str]:
    """Decide for the people, let opponents think or hurry them; return what was told of each opponent's moves."""
    told = []
    for _ in range(decisions):
        if player.table.state.seat is None:
            break
        if not player.app.session.level:  # type: ignore[union-attr]
            moves = player.table.state.moves()
            player.do("move", str(moves[rng.randrange(min(len(moves), 50))]))
            continue
        assert player.answer["thinks"], "nobody waits for a person who isn't there"
        seen = player.do("move-now") if rng.random() < 0.3 else let_think(player)
        assert "got stuck" not in seen.text
        assert "the game is paused" not in seen.text
        told.append(player.heard)
    return told


@pytest.mark.parametrize("game", GAMES)
def test_one_person_plays_with_every_number_of_seats(player: Player, game: str) -> None:
    for seats in SHELF.about(game).seats:
        if seats == 1:
            continue
        sit_down(player, game, ["", *(LEVELS[seat % len(LEVELS)] for seat in range(1, seats))])
        assert all(play_on(player, 60, Random(seats))), "each move is told"
        assert Table.read(SHELF, player.table.text).state == player.table.state


@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_handed_over_undone_and_opened_again(
    device: Callable[[dict[str, str]], Player], store: dict[str, str], game: str
) -> None:
    player, rng = device(store), Random(4)
    sit_down(player, game, ["", "gentle"])
    play_on(player, 12, rng)
    player.do("choose-player", "1:steady")
    play_on(player, 12, rng)
    before = player.table.ply
    player.do("undo")
    assert player.table.ply == before or not player.app.session.level  # type: ignore[union-attr]
    player.do("choose-player", "0:easy")
    assert player.answer["thinks"] or player.table.state.seat is None
    again = device(dict(store))
    again.go(player.answer["address"])
    assert again.table.standing == player.table.standing
    assert again.table.opponents == ("easy", "steady")
    play_on(again, 12, rng)


@pytest.mark.parametrize("game", ["cuobe", "cube_quest"])
def test_while_one_thinks_nothing_on_the_table_can_be_tapped(player: Player, game: str) -> None:
    sit_down(player, game, ["gentle", ""])
    while not player.app.session.level:  # type: ignore[union-attr]
        move(player)
    assert not [one for one in player.screen.find("[data-part]") if (one.get("data-part") or "")[:3] in ("do:", "cub")]
    assert not player.screen.find("button#put-away"), "no Continue that nobody answers"


def test_a_team_mates_moves_leave_its_team_what_it_has_to_answer(player: Player) -> None:
    sit_down(player, "cuobe", ["", "gentle"])
    for _ in range(30):
        play_on(player, 1, Random(1))
        if not player.app.session.level:  # type: ignore[union-attr]
            assert not player.screen.find("div#moved"), "the tray tells of it itself"
            assert player.screen.find("button#deed-told") or player.screen.find("[data-part]")


@pytest.mark.parametrize("level", LEVELS)
def test_what_an_opponent_sets_up_behind_the_screen_is_not_shown(player: Player, level: str) -> None:
    sit_down(player, "cube_quest", [level, ""], screen="on", start="red")
    assert not player.screen.find("[data-pose]")
    seen = let_think(player)
    assert player.table.state.seat == 1
    assert not [cube for cube in seen.find("[data-cube]") if "r k-" in (cube.get("class") or "")]
    assert player.answer["say"].partition(".")[0].endswith("has set up"), "and not with what"
    seen = player.do("move", str(player.table.state.moves()[0]))
    assert len([cube for cube in seen.find("[data-cube]") if "cube r" in (cube.get("class") or "")]) > 1


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
