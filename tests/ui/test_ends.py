"""How a game ends: by its rules, by resigning, by agreement; and what can be done then."""

from __future__ import annotations

from tests.ui.playing import Player, finish


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
    assert at_table.screen.find('#undo[aria-keyshortcuts="Control+Z"]')
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


def test_an_offer_is_told_and_is_no_move(at_table: Player) -> None:
    at_table.do("move", "draw?")
    assert at_table.screen.find("#notice"), "the board does not show it"
    assert at_table.table.count(at_table.table.ply) == 0
    at_table.tap("stone:4")
    assert at_table.answer["title"].startswith("Ada: add any stone, at any position (you offer a draw)"), (
        "until it is answered"
    )
    at_table.do("move", "+4@2")
    assert "(draw offered)" in at_table.answer["say"]
    at_table.tap("stone:1")
    assert "(draw offered)" in at_table.answer["title"]
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
