"""The log of a game, and its earlier positions."""

from __future__ import annotations

from cuboteca.draw.markup import KEPT_HYPHEN
from tests.ui.playing import Player, finish


def test_the_log_tells_every_move_and_leads_to_its_position(at_table: Player) -> None:
    here = at_table.answer["address"]
    at_table.go(f"{here}/moves")
    assert not at_table.screen.find("ol.whole")
    at_table.do("move", "+4@2")
    at_table.do("move", "+1@6")
    at_table.go(f"{here}/moves")
    (log,) = at_table.screen.find("ol.whole")
    assert [move.get("href") for move in log.iter("a")] == [f"{here}/at/2", f"{here}/at/1"], "the latest first"


def test_stepping_through_a_finished_game(at_table: Player) -> None:
    finish(at_table)
    last = at_table.table.ply
    at_table.do("step", str(last - 1))
    assert at_table.app.address.screen == "past"
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


def test_the_ending_keeps_its_room_at_every_step(at_table: Player) -> None:
    """So that no step moves the board; the style sheet hides it from eyes and ears before the end."""
    finish(at_table)
    (ending,) = at_table.screen.find(".ending")
    words = "".join(ending.itertext())
    at_table.do("step", "0")
    (room,) = at_table.screen.find(".ending")
    assert "".join(room.itertext()) == words
    assert len(at_table.screen.find("#title")) == 1, "the title of the screen is that of the position"
    assert not at_table.screen.find(".at-end")


def test_looking_back_in_a_game_and_playing_on_from_there(at_table: Player) -> None:
    for move in ("+4@2", "+1@6", "+3@5"):
        at_table.do("move", move)
    at_table.go(f"#/play/{at_table.app.address.of}/at/1")
    at_table.tap("place:6")
    assert at_table.table.ply == 3, "a past position is only looked at"
    at_table.do("play-from-here", "1")
    assert at_table.table.standing == ("+4@2",)
    assert at_table.table.redo_to() == 2, "what was taken back can be played again"


def test_playing_on_turns_the_board_to_whoever_decides_there_and_asks_them(at_table: Player) -> None:
    """As Undo does."""
    at_table.do("set", "turns", name="facing")
    for move in ("+4@2", "+1@6"):
        at_table.do("move", move)
    session = at_table.app.session
    assert session is not None
    turned = session.turned
    at_table.go(f"#/play/{at_table.app.address.of}/at/1")
    at_table.do("play-from-here", "1")
    assert session.turned != turned
    assert "Bo" in at_table.answer["say"]
    at_table.do("undo")
    assert session.turned == turned


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


def test_what_has_no_number_in_the_log_has_the_badge_of_who_did_it(at_table: Player) -> None:
    for move in ("+4@2", "resign"):
        at_table.do("move", move)
    numbered, resigned = at_table.screen.find(".move-number")
    assert not list(numbered)
    (shape,) = resigned.findall(".//{*}use")
    assert shape.get("href") == "#badge-octagon-vermilion", "Bo, as in the bar and on the timeline"


def test_an_offer_has_no_dot_on_the_timeline(at_table: Player) -> None:
    for move in ("+4@2", "draw?", "+1@6", "resign"):
        at_table.do("move", move)
    svg = at_table.screen.find("svg.timeline")[0]
    assert len(svg.findall("{*}use")) == 2, "as many as moves are counted"
