"""Playing, by everything that a player can do, without a browser."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cuboteca import games
from tests.ui.playing import Player


def test_a_place_then_a_stone_makes_a_move(at_table: Player) -> None:
    at_table.tap("place:2")
    assert at_table.screen.find('#place-2[aria-pressed="true"]')
    at_table.tap("stone:4")
    assert at_table.table.standing == ("+4@2",)
    assert "4-stone" in at_table.answer["say"]
    assert {"kind": "sound", "name": "place"} in at_table.answer["effects"]
    at_table.do("move", "+1@6")
    assert {"kind": "sound", "name": "place", "seat": 1} in at_table.answer["effects"], "Red's stones sound otherwise"


def test_a_board_that_has_changed_is_shown_ahead_of_the_rest(at_table: Player) -> None:
    at_table.tap("place:2")
    assert 'id="board"' in at_table.picture
    at_table.do("nothing of note")
    assert not at_table.picture, "it is as it was"
    at_table.go("#/settings")
    assert not at_table.picture, "another screen"
    at_table.go(f"#/play/{at_table.app.session.id}")  # type: ignore[union-attr]
    assert not at_table.picture, "it comes with its screen"


def test_a_stone_then_a_place_makes_a_move(at_table: Player) -> None:
    at_table.tap("stone:4")
    at_table.tap("place:2")
    assert at_table.table.standing == ("+4@2",)


def test_keys_do_what_taps_do(at_table: Player) -> None:
    at_table.key("4")
    at_table.tap("place:2")
    at_table.tap("place:6")
    at_table.key("0")
    assert at_table.table.standing == ("+4@2", "+O@6")


def test_arrows_walk_the_ring(at_table: Player) -> None:
    at_table.key("arrowright", "place:12")
    assert {"kind": "focus", "id": "place-1"} in at_table.answer["effects"]


def test_a_refusal_stands_once_on_the_screen(at_table: Player) -> None:
    for move in ("+1@9", "+O@10", "+O@11", "+3@12", "+5@3", "+4@8", "+4@4"):
        at_table.do("move", move)
    why = at_table.screen.find(".reason")[0].text
    assert why == "You can’t add this turn: your stones are on 8 and 12. Remove one of them."
    at_table.tap("stone:1")
    assert at_table.screen.find("#notice-text")[0].text == why
    assert not at_table.screen.find(".reason")[0].text
    at_table.tap("place:4")
    assert at_table.screen.find(".reason")[0].text == why, "another message lies over the hand"


def test_a_refused_tap_says_why_and_keeps_the_game(at_table: Player) -> None:
    at_table.do("move", "+4@2")
    at_table.tap("stone:1")
    at_table.tap("place:7")
    notice = at_table.screen.find("#notice")
    assert notice
    assert "6" in at_table.screen.find("#notice-text")[0].text  # type: ignore[operator]
    assert at_table.screen.find("#notice-why"), "the rule is at hand"
    assert at_table.table.standing == ("+4@2",)
    at_table.do("dismiss")
    assert not at_table.screen.find("#notice")


def test_typed_moves(at_table: Player) -> None:
    at_table.go(f"#/play/{at_table.app.address.of}/moves")
    assert "72 legal moves" in at_table.screen.text
    at_table.do("type-move", fields={"move": " +0@2 "})
    assert at_table.table.standing == ("+O@2",)
    assert at_table.screen.find("#dialog"), "the list stays open for the next move"
    at_table.do("type-move", fields={"move": "nonsense<script>"})
    assert at_table.screen.find("#notice")
    assert "<script>" not in at_table.answer["html"]
    assert at_table.table.standing == ("+O@2",)
    at_table.do("dismiss")
    assert at_table.screen.find("#typed")[0].get("value") == "nonsense<script>", "it can be put right"
    at_table.do("type-move", fields={"move": "+1@3"})
    assert at_table.screen.find("#typed")[0].get("value") is None


def test_the_list_of_moves_is_complete(at_table: Player) -> None:
    at_table.do("move", "+4@2")
    at_table.go(f"#/play/{at_table.app.address.of}/moves")
    listed = {button.get("data-arg") for button in at_table.screen.find('button[data-do="move"]')}
    assert listed == {str(move) for move in at_table.table.state.moves()}


def test_the_legal_moves_are_a_part_of_their_own(at_table: Player) -> None:
    at_table.go(f"#/play/{at_table.app.address.of}/moves")
    (title,) = at_table.screen.find("h2#dialog-title")
    (part,) = at_table.screen.find('section[aria-labelledby="legal-moves"]')
    assert title.text == "Log and moves"
    assert len([*part.iter("button")]) == 72


def test_a_listed_move_is_confirmed_where_the_board_asks_for_it(player: Player) -> None:
    player.do("start", "qurush", fields={"name-0": "Ada", "name-1": "Bo", "option-open_goals": "on"})
    here = player.answer["address"]
    for goal in ("2x2:22/22", "2x2:33/33"):
        player.go(f"{here}/moves")
        player.do("move", goal)
        assert player.answer["address"] == here, "it is seen as the board shows it"
        player.tap("curtain")
    player.go(f"{here}/moves")
    player.do("move", "Ma2")
    assert player.table.standing[2:] == ("Ma2",), "the turn goes on: the board makes it at once"
    player.go(f"{here}/moves")
    player.do("move", "Fb2=2")
    assert player.table.standing[2:] == ("Ma2",)
    assert player.answer["address"] == here
    assert "your turn ends. Press Confirm." in player.heard
    assert {"kind": "focus", "id": "confirm"} in player.answer["effects"]
    player.tap("confirm")
    assert player.table.standing[2:] == ("Ma2", "Fb2=2")
    player.go(f"{here}/moves")
    player.do("move", ".")
    assert "End your turn?" in player.heard
    player.tap("end")
    assert player.table.standing[2:] == ("Ma2", "Fb2=2", ".")


def test_a_listed_move_that_a_game_has_no_words_for_names_what_confirms_it(player: Player) -> None:
    player.do("start", "cube_quest", fields={"option-start": "red"})
    here = player.answer["address"]
    for seat in range(2):
        player.do("lift-lid")
        player.go(f"{here}/moves")
        player.do("move", str(player.table.state.moves()[seat]))
        assert player.table.state.seat == seat, "an army is seen on the board before it stands there for good"
        assert player.heard.endswith("Press Done to confirm.")
        player.tap("confirm")
    flick = next(move for move in player.table.state.moves() if move.kind == "flick")
    made = len(player.table.moves)
    player.go(f"{here}/moves")
    player.do("move", str(flick))
    assert len(player.table.moves) == made
    assert player.heard.endswith("Press Flick to confirm.")


def test_undo_and_redo(at_table: Player) -> None:
    assert at_table.screen.find('#undo[aria-disabled="true"]')
    at_table.do("move", "+4@2")
    at_table.do("move", "+1@6")
    at_table.do("undo")
    assert at_table.table.ply == 1
    here = at_table.answer["address"]
    at_table.go(f"{here}/menu")
    assert not at_table.screen.find("#redo[aria-disabled]")
    at_table.do("redo")
    assert at_table.table.ply == 2
    assert at_table.answer["address"] == here, "nothing is left to be done again"
    at_table.go(f"{here}/menu")
    assert at_table.screen.find('#redo[aria-disabled="true"]')


def test_an_undo_that_only_deselects_says_so(at_table: Player) -> None:
    at_table.do("move", "+4@2")
    at_table.tap("stone:1")
    at_table.do("undo")
    assert at_table.heard.startswith("Deselected. Bo: ")
    assert at_table.table.standing == ("+4@2",)
    at_table.do("undo")
    assert at_table.heard.startswith("Undone. Ada: ")
    assert not at_table.table.ply


def test_turning_the_board(at_table: Player) -> None:
    before = at_table.answer["html"]
    at_table.do("turn")
    assert at_table.answer["html"] != before
    at_table.do("turn")
    assert at_table.screen.find('#turn[aria-pressed="false"]')


def test_the_board_turns_by_itself_if_asked_to(at_table: Player) -> None:
    at_table.do("set", "turns", name="facing")
    at_table.do("move", "+4@2")
    assert at_table.screen.find('#turn[aria-pressed="true"]')
    at_table.do("move", "+1@6")
    assert at_table.screen.find('#turn[aria-pressed="false"]')


@pytest.mark.parametrize("seed", range(5))
def test_a_killed_tab_comes_back_as_it_was_at_any_ply(
    device: Callable[[dict[str, str]], Player], store: dict[str, str], seed: int
) -> None:
    rng = Random(seed)
    player = device(store)
    player.do("start", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo", "option-ko": "off"})
    address = str(player.app.address)
    while player.table.state.seat is not None and player.table.ply < 60:
        if rng.random() < 0.2:
            player.do("undo")
        else:
            player.do("move", str(rng.choice(player.table.state.moves())))
        again = device(dict(store))
        again.go(address)
        assert again.table.record == player.table.record
        assert again.table.state == player.table.state


def test_every_event_of_a_stranger_is_survived(at_table: Player) -> None:
    at_table.do("move", "+4@2")
    kept = {key: value for key, value in at_table.app.store.items() if key.startswith("game/")}
    hostile = [
        "",
        "<img src=x onerror=alert(1)>",
        "place:13",
        "place:",
        "stone:99",
        "💥" * 50,
        "-1",
        "1e9",
        "\x00",
        "../..",
    ]
    for deed in (
        "tap",
        "key",
        "move",
        "step",
        "step-key",
        "play-from-here",
        "start",
        "exchange-sides",
        "set",
        "export",
        "rename",
        "delete",
        "restore",
        "guide-step",
        "keep-link",
        "import",
        "rematch",
        "done",
        "go",
        "boot",
        "no such deed",
    ):
        for text in hostile:
            at_table.do(
                deed,
                text,
                key=text,
                name=text,
                to=text,
                text=text,
                fields={"move": text, "title": text, "record": text},
            )
            assert "<img src=x" not in at_table.answer["html"]
            at_table.go("#/saved")
    assert {key: value for key, value in at_table.app.store.items() if key.startswith("game/")} == kept
    at_table.app.handle({})
    at_table.app.handle({"do": 5, "arg": ["x"], "fields": "y"})


def test_a_table_is_left_for_where_it_was_opened_from(player: Player) -> None:
    """The game's page, from which one can come back, the saved games, or home."""

    def way_out() -> str | None:
        return player.screen.find("#back")[0].get("href")

    player.go("#/new/cube_quest")
    player.do("start", "cube_quest", fields={"name-0": "Ada", "name-1": "Bo"})
    table = str(player.app.address)
    assert way_out() == "#/new/cube_quest"
    player.go(f"{table}/menu")
    player.go(table)
    assert way_out() == "#/new/cube_quest"
    assert player.go("#/new/cube_quest").find("#continue")[0].get("href") == table
    assert not player.go("#/new/qyshinsu").find("#continue"), "another game"
    player.go("#/new/qyshinsu")
    player.go(table)
    assert way_out() == "#/", "not the page of another game"
    for origin in ("#/saved", "#/"):
        player.go(origin)
        player.go(table)
        assert way_out() == origin
    player.do("move", "resign")
    player.go(table)
    assert way_out() == "#/", "at the end, too"
    assert not player.go("#/new/cube_quest").find("#continue")


def test_a_first_game_is_left_for_its_games_page(player: Player) -> None:
    lesson = games.lessons("cube_quest")[0]
    player.go(f"#/learn/cube_quest/{lesson.id}")
    for _ in lesson.steps:
        player.do("lesson-skip")
    player.do("first-game", "cube_quest")
    assert player.screen.find('#back[href="#/new/cube_quest"]')


def test_the_guide_and_the_settings_lead_back_to_the_game(at_table: Player) -> None:
    table = str(at_table.app.address)
    for address in ("#/guide/qyshinsu", "#/guide/qyshinsu/precepts", "#/settings"):
        at_table.go(address)
    at_table.go("#/settings")
    assert at_table.screen.find(f'#back[href="{table}"]')
    (head,) = at_table.screen.find("header.masthead")
    assert [one.get("id") for one in head] == ["back", "title"], "the title is as that of the saved games"
    at_table.go("#/")
    at_table.go("#/guide/qyshinsu")
    assert at_table.screen.find('#back[href="#/new/qyshinsu"]')


def test_taking_back_by_key_leaves_the_keyboard_where_it_is(at_table: Player) -> None:
    at_table.do("move", "+4@2")
    at_table.do("undo", "key")
    assert not focused(at_table)
    at_table.do("redo")
    assert not focused(at_table)
    at_table.do("undo")
    assert focused(at_table) == ["more"], "the button has gone off"
    at_table.do("undo", "key")
    assert at_table.answer["say"] == "There’s nothing to undo."
    at_table.do("redo")
    at_table.do("redo")
    assert at_table.answer["say"] == "There’s nothing to redo."


def focused(player: Player) -> list[str]:
    """Where the page is told to lead the keyboard."""
    return [effect["id"] for effect in player.answer["effects"] if effect["kind"] == "focus"]


def test_the_pie_rule_is_at_hand_and_told(player: Player) -> None:
    player.do("start", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo", "option-swap": "on"})
    player.do("move", "+4@2")
    assert player.screen.find('button[data-arg="swap"]')
    player.do("move", "swap")
    assert player.screen.find("#notice")
    assert player.table.state.seat == 0


def test_the_lot_is_told(player: Player) -> None:
    player.do("start", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo", "option-first_player": "random"})
    assert player.screen.find("#notice")
    assert "move 1" in player.screen.text, "the lot is no move"


def test_scores_that_a_game_does_not_have_lead_back_to_the_table(at_table: Player) -> None:
    here = f"#/play/{at_table.app.address.of}"
    at_table.go(f"{here}/scores")
    assert at_table.answer["address"] == here
    assert not at_table.screen.find("#dialog")


def test_escape_puts_down_what_was_picked(at_table: Player) -> None:
    at_table.tap("stone:4")
    at_table.key("escape")
    at_table.tap("place:2")
    assert at_table.table.standing == ()


def test_an_event_that_has_to_be_done_again_begins_where_it_began(at_table: Player) -> None:
    """As when something that its answer needs is not here yet: what it did to the table does not stand twice."""
    app = at_table.app
    at_table.do("tap", "place:2")
    before = at_table.table.text, app.session.picked  # type: ignore[union-attr]
    restore = app.checkpoint()
    at_table.do("tap", "stone:4")
    first = at_table.table.text
    restore()
    assert (at_table.table.text, app.session.picked) == before  # type: ignore[union-attr]
    at_table.do("tap", "stone:4")
    assert at_table.table.text == first


def test_what_is_picked_is_still_there_for_whoever_comes_back(at_table: Player) -> None:
    """Half an army, say: the phone’s Back may have been pressed by mistake."""
    table = at_table.answer["address"]
    at_table.tap("stone:3")
    picked = at_table.app.session.picked  # type: ignore[union-attr]
    assert picked
    at_table.go("#/")
    assert at_table.go(table).find('[aria-pressed="true"]')
    assert at_table.app.session.picked == picked  # type: ignore[union-attr]


def test_what_is_picked_survives_the_app_being_closed(
    at_table: Player, device: Callable[[dict[str, str]], Player], store: dict[str, str]
) -> None:
    """A phone closes what is out of sight. Once the game has gone on, what was picked before means nothing."""
    table = at_table.answer["address"]
    at_table.tap("stone:3")
    picked = at_table.app.session.picked  # type: ignore[union-attr]
    at_table.app.keep_picked()
    assert not any("stone" in text for text in store.values()), "it may be a secret"
    again = device(store)
    assert again.go(table).find('[aria-pressed="true"]')
    assert again.app.session.picked == picked  # type: ignore[union-attr]
    again.do("move", "+4@2")
    again.app.keep_picked()
    later = device(store)
    assert not later.go(table).find('[aria-pressed="true"]')
