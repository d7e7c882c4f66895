"""Playing, by everything that a player can do, without a browser."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cuboteca.draw.markup import KEPT_HYPHEN
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
    for _ in range(2):
        player.do("lift-lid")
        player.do("move", str(player.table.state.moves()[0]))
    flick = next(move for move in player.table.state.moves() if move.kind == "flick")
    made = len(player.table.moves)
    player.go(f"{here}/moves")
    player.do("move", str(flick))
    assert len(player.table.moves) == made
    assert player.heard.endswith("Press Flick to confirm.")


def test_the_log_tells_every_move_and_leads_to_its_position(at_table: Player) -> None:
    here = at_table.answer["address"]
    at_table.go(f"{here}/moves")
    assert not at_table.screen.find("ol.whole")
    at_table.do("move", "+4@2")
    at_table.do("move", "+1@6")
    at_table.go(f"{here}/moves")
    (log,) = at_table.screen.find("ol.whole")
    assert [move.get("href") for move in log.iter("a")] == [f"{here}/at/2", f"{here}/at/1"], "the latest first"


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


def finish(player: Player) -> None:
    """Play on at random until somebody wins."""
    rng = Random(11)
    while player.table.state.seat is not None:
        player.do("move", str(rng.choice(player.table.state.moves())))


def test_the_end_says_who_won_and_why(at_table: Player) -> None:
    finish(at_table)
    assert at_table.app.address.screen == "play"
    winner = at_table.table.names[at_table.table.state.outcome.winners[0]]  # type: ignore[union-attr]
    assert f"{winner} wins" in at_table.screen.text
    assert {"kind": "sound", "name": "end"} in at_table.answer["effects"]
    assert "can’t move" in at_table.screen.text
    assert winner in at_table.answer["say"]


def test_the_end_can_be_taken_back(at_table: Player) -> None:
    at_table.do("move", "+4@2")
    at_table.do("move", "resign")
    assert "Ada wins" in at_table.screen.text
    at_table.do("undo")
    assert at_table.table.standing == ("+4@2",)
    assert "Red" in at_table.screen.text


def test_a_rematch_exchanges_sides(at_table: Player) -> None:
    finish(at_table)
    assert "Play again, Bo first" in at_table.screen.text
    first = at_table.app.address.of
    at_table.do("rematch", first)
    assert at_table.table.names == ("Bo", "Ada")
    assert at_table.table.standing == ()
    assert at_table.app.address.of != first


def test_the_page_hears_whether_a_game_goes_on(at_table: Player) -> None:
    """It keeps the screen on while one does."""
    table = at_table.answer["address"]
    assert at_table.answer["playing"]
    at_table.tap("place:2")
    at_table.tap("stone:4")
    for address, playing in ((f"{table}/menu", True), (f"{table}/at/0", False), ("#/", False), (table, True)):
        assert at_table.go(address).answer["playing"] == playing, address
    assert not at_table.do("move", "resign").answer["playing"]


def test_stepping_through_a_finished_game(at_table: Player) -> None:
    finish(at_table)
    last = at_table.table.ply
    at_table.do("step", str(last - 1))
    assert at_table.app.address.screen == "review"
    assert f"move {last - 1} of {last}" in at_table.screen.text
    at_table.do("step-key", key="home")
    assert "Before the first move" in at_table.screen.text
    assert at_table.screen.answer["say"] == "Before the first move."
    assert not at_table.screen.answer["effects"], "the keyboard stays where it steps"
    at_table.do("step-key", key="arrowright")
    assert f"move 1 of {last}" in at_table.screen.text
    at_table.do("step-key", key="end")
    assert "wins" in at_table.screen.text
    assert "wins" in at_table.screen.answer["say"]
    assert not at_table.screen.answer["effects"]
    assert at_table.table.ply == last, "looking back changes nothing"


def test_looking_back_in_a_game_and_playing_on_from_there(at_table: Player) -> None:
    for move in ("+4@2", "+1@6", "+3@5"):
        at_table.do("move", move)
    at_table.go(f"#/play/{at_table.app.address.of}/at/1")
    at_table.tap("place:6")
    assert at_table.table.ply == 3, "a past position is only looked at"
    at_table.do("play-from-here", "1")
    assert at_table.table.standing == ("+4@2",)
    assert at_table.table.redo_to() == 2, "what was taken back can be played again"


def test_a_move_of_the_log_leads_to_its_position_and_back(at_table: Player) -> None:
    for move in ("+4@2", "+1@6", "+3@5"):
        at_table.do("move", move)
    here = at_table.answer["address"]
    ways = [link.get("href", "") for link in at_table.screen.find("a.to-position")]
    assert ways == [f"{here}/at/1", f"{here}/at/2", f"{here}/at/3"]
    at_table.go(ways[1])
    assert at_table.answer["address"] == ways[1]
    assert "Bo adds a 1-stone at 6" in at_table.screen.text.replace(KEPT_HYPHEN, "-")
    assert [link.get("href") for link in at_table.screen.find("a.to-position[aria-current]")] == [ways[1]]
    at_table.go(at_table.screen.find("#to-game")[0].get("href", ""))
    assert at_table.answer["address"] == here
    assert at_table.table.ply == 3
    at_table.do("move", "resign")
    assert at_table.screen.find("a.to-position")[-1].get("href") == here, "the end is not looked back at"


def test_playing_on_is_not_offered_where_it_may_not_lead(player: Player) -> None:
    player.do("start", "qwirkle_cubes", fields={"name-0": "Ada", "name-1": "Bo"})
    first = next(str(move) for move in player.table.state.moves() if str(move).startswith("put"))
    start = player.table.ply
    player.do("move", first)
    assert player.table.ply > start
    player.go(f"#/play/{player.app.address.of}/at/{start}")
    assert not player.screen.find("#play-from-here")
    player.do("play-from-here", str(start))  # from a screen that is behind
    assert (
        player.answer["say"]
        == "You can’t continue from here: what has since been rolled, drawn or revealed stays as it is. "
        "Try a later move."
    )


def test_a_draw_is_offered_and_accepted(at_table: Player) -> None:
    at_table.go(f"#/play/{at_table.app.address.of}/menu")
    assert at_table.screen.find('button[data-arg="draw?"]')
    at_table.do("move", "draw?")
    at_table.do("move", "+4@2")
    row = [button.get("data-do") for button in at_table.screen.find("button")]
    assert row[row.index("undo") :][:3] == ["undo", "hint", "move"], "what comes up takes nobody’s place"
    at_table.go(f"#/play/{at_table.app.address.of}/menu")
    assert at_table.screen.find('button[data-arg="draw!"]')
    at_table.do("move", "draw!")
    assert at_table.table.state.outcome is not None
    assert "draw" in at_table.screen.text.lower()


def test_resigning_is_asked_for_once_more(at_table: Player) -> None:
    here = f"#/play/{at_table.app.address.of}"
    at_table.go(f"{here}/menu")
    assert at_table.screen.find(f'a[href="{here}/resign"]')
    at_table.go(f"{here}/resign")
    answers = [(one.get("href"), one.get("class")) for one in at_table.screen.find("nav.menu")[0]]
    assert answers == [(here, "button"), (None, "button quiet")], "nothing looks as if it were the thing to do"
    at_table.do("move", "resign")
    assert "Bo wins" in at_table.screen.text


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


def test_a_finished_game_can_be_taken_back_as_the_resign_dialog_says(at_table: Player) -> None:
    at_table.do("move", "+4@2")
    at_table.do("move", "resign")
    assert at_table.screen.find('#undo[data-do="undo"]')
    at_table.do("step", "0")
    assert at_table.screen.find("#play-from-here")
    at_table.do("play-from-here", "0")
    assert at_table.table.ply == 0


def test_the_dialogs_of_a_game_that_is_over_are_turned_away(at_table: Player) -> None:
    at_table.do("move", "resign")
    for dialog in ("menu", "moves", "resign"):
        at_table.go(f"#/play/{at_table.app.session.id}/{dialog}")  # type: ignore[union-attr]
        assert at_table.app.address.screen == "play"
        assert not at_table.screen.find("#dialog")


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


def test_an_offer_is_told_and_is_no_move(at_table: Player) -> None:
    at_table.do("move", "draw?")
    assert at_table.screen.find("#notice"), "the board does not show it"
    assert at_table.table.count(at_table.table.ply) == 0
    at_table.tap("stone:4")
    assert at_table.answer["title"].startswith("Ada: add any stone, at any position (you offer a draw)"), (
        "until it is answered"
    )
    at_table.do("move", "+4@2")
    assert "(Ada offers a draw)" in at_table.answer["say"]
    at_table.tap("stone:1")
    assert "(Ada offers a draw)" in at_table.answer["title"]
    assert at_table.screen.find('button[data-arg="draw!"]'), "accepting is at hand"
    assert not at_table.screen.find(".offers"), "in the row that is there, so that nothing moves"
    assert "move 2" in at_table.screen.text
    at_table.do("move", "+1@6")
    assert not at_table.screen.find('button[data-arg="draw!"]')
    assert "draw" not in at_table.answer["title"]


def test_after_what_is_only_said_one_hears_what_is_asked(player: Player) -> None:
    player.do("start", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo", "option-swap": "on"})
    player.do("move", "draw?")
    assert player.answer["say"].startswith("Ada offers a draw. Ada: ")
    player.do("move", "+4@2")
    player.do("move", "swap")
    assert player.answer["say"].endswith("Ada: add at 6 or 10 to answer the 4-stone.")


def test_resigning_is_said_once(at_table: Player) -> None:
    at_table.do("move", "resign")
    assert at_table.answer["say"] == "Bo wins. Ada resigned."


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


def test_each_player_keeps_a_column_of_the_record(at_table: Player) -> None:
    for move in ("draw?", "+4@2", "+1@6", "+3@5"):
        at_table.do("move", move)
    entries = at_table.screen.find("ol")[0]
    assert [entry.get("class") for entry in entries] == [None, None, "second", None]


def test_the_log_counts_the_moves_as_the_bar_does(at_table: Player) -> None:
    for move in ("draw?", "+4@2", "+1@6", "+3@5"):
        at_table.do("move", move)
    numbers = [number.text for number in at_table.screen.find(".move-number")]
    assert numbers == [None, "1", "2", "3"], "an offer is no move"
    assert "move 4" in at_table.screen.text


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
