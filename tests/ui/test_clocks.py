"""Clocks at the table: chosen in the set-up, told by the page with each event, ending a game, kept and shown."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from cuboteca import games
from cuboteca.play.clock import GAME, GLASS, TURN, Control
from cuboteca.play.clock_record import Timed
from cuboteca.play.record import read_record
from cuboteca.ui.clocks.setup import chosen, offered
from tests.draw.reading import ids, repeated
from tests.ui.playing import Player, Seen

FIVE = {"clock": "game", "clock-game": "300", "clock-more": "5"}
GLASS_60 = {"clock": "glass", "clock-glass": "60"}
TURN_90 = {"clock": "turn", "clock-turn": "90"}


def sit(player: Player, game: str, clock: Mapping[str, str], **more: str) -> Seen:
    """Sit down, Ada and Bo, or as many as are named."""
    return player.do("start", game, fields={"name-0": "Ada", "name-1": "Bo", **clock, **more})


def after(player: Player, seconds: float) -> dict[str, Any]:
    """What the page tells with an event: how long the decision at hand has taken."""
    assert player.app.session is not None
    return {"spent": f"{player.app.session.id} {player.table.ply} {round(1000 * seconds)}"}


def play(player: Player, move: str, seconds: float) -> Seen:
    return player.do("move", move, **after(player, seconds))


def times(player: Player) -> tuple[int, ...]:
    assert player.table.timed is not None
    return player.table.timed.times


def clocks(seen: Seen) -> dict[str, str]:
    """Whose clocks are shown, and what stands on them."""
    names = [seat.get("data-name", "") for seat in seen.find("[data-left]")]
    return dict(zip(names, ["".join(time.itertext()) for time in seen.find(".clock-time")], strict=True))


def running(seen: Seen) -> list[str | None]:
    return [seat.get("data-name") for seat in seen.find('[data-runs="down"]')]


def test_a_game_with_a_clock_is_shared_up_to_a_move(player: Player) -> None:
    """It stopped the app: the moves were cut, their times weren’t."""
    sit(player, "qyshinsu", FIVE)
    play(player, "+4@2", 3)
    play(player, "+1@6", 4)
    player.go(f"{player.answer['address']}/at/1")
    player.go(f"{player.answer['address']}/share")
    player.do("share-what", "past")
    player.do("copy-record")
    shared, _ = read_record(player.answer["effects"][-1]["text"])
    assert shared.moves == ("+4@2",)
    assert shared.timed is not None
    assert shared.timed.times == times(player)[:1]


def test_the_clock_of_the_game_is_not_that_of_its_cards(player: Player) -> None:
    """Cu[o]be’s deck is called a clock, too: two parts of the page had one id."""
    sit(player, "cuobe", TURN_90, seats="2")
    player.do("move", next(str(move) for move in player.table.state.moves() if str(move) == "end"))
    assert player.screen.find("#game-clock")
    assert repeated(ids(player.answer["html"])) == []


# The set-up.


def test_a_clock_is_off_until_somebody_wants_one(player: Player) -> None:
    seen = player.go("#/new/qyshinsu")
    assert seen.find("#clock-off")[0].get("checked") is not None
    assert not clocks(sit(player, "qyshinsu", {}))
    assert player.table.timed is None


def test_how_long_is_asked_when_a_clock_is_chosen(player: Player) -> None:
    player.go("#/new/qyshinsu")
    seen = player.do("set-up", fields={"clock": "game"})
    assert "Added for each turn" in seen.text
    assert seen.find("#clock-game-600")[0].get("checked") is not None
    seen = player.do("set-up", fields={"clock": "glass"})
    assert "Added for each turn" not in seen.text


def test_the_clock_is_remembered_for_the_game(
    player: Player, device: Callable[[dict[str, str]], Player], store: dict[str, str]
) -> None:
    sit(player, "qyshinsu", FIVE)
    seen = device(store).go("#/new/qyshinsu")
    for chip in ("clock-game", "clock-game-300", "clock-more-5"):
        assert seen.find(f"#{chip}")[0].get("checked") is not None
    assert player.go("#/new/qurush").find("#clock-off")[0].get("checked") is not None


@pytest.mark.parametrize(
    ("game", "form", "kinds"),
    [
        ("qyshinsu", {}, (GAME, TURN, GLASS)),
        ("qyshinsu", {"plays-1": "opponent"}, (GAME, TURN)),
        ("qyshinsu", {"plays-0": "opponent", "plays-1": "opponent"}, ()),
        ("qurush", {"seats": "3"}, (TURN,)),
        ("cuobe", {"seats": "2"}, (TURN,)),
        ("cuobe", {"seats": "1"}, (TURN,)),
    ],
)
def test_what_makes_no_sense_is_not_offered(game: str, form: dict[str, str], kinds: tuple[str, ...]) -> None:
    assert offered(games[game], form) == kinds


@pytest.mark.parametrize(
    ("form", "control"),
    [
        (FIVE, Control(GAME, 300, 5)),
        ({"clock": "game"}, Control(GAME, 600, 5)),
        ({"clock": "game", "clock-game": "-4", "clock-more": "x"}, Control(GAME, 600, 5)),
        ({"clock": "sand"}, None),
        (GLASS_60 | {"plays-1": "opponent"}, None),
    ],
)
def test_a_damaged_form_is_no_trouble(form: dict[str, str], control: Control | None) -> None:
    assert chosen(games["qyshinsu"], form) == (control and Timed(control))


# Time passes.


def test_two_players_have_a_clock_each(player: Player) -> None:
    seen = sit(player, "qyshinsu", FIVE)
    assert clocks(seen) == {"Ada": "5:00", "Bo": "5:00"}
    assert running(seen) == ["Ada"]
    seen = play(player, "+4@2", 12)
    assert clocks(seen) == {"Ada": "4:53", "Bo": "5:00"}
    assert running(seen) == ["Bo"]
    assert times(player) == (120,)


def test_what_is_only_picked_takes_time_too(player: Player) -> None:
    sit(player, "qyshinsu", FIVE)
    seen = player.do("tap", "stone:4", **after(player, 7))
    assert clocks(seen)["Ada"] == "4:53"
    assert clocks(play(player, "+4@2", 12))["Ada"] == "4:53", "the page counts from the begin of the decision"


def test_the_sand_of_one_runs_to_the_other(player: Player) -> None:
    sit(player, "qyshinsu", GLASS_60)
    assert clocks(play(player, "+4@2", 12)) == {"Ada": "0:48", "Bo": "1:12"}


def test_a_timer_shows_the_turn_of_the_player_to_move(player: Player) -> None:
    seen = sit(player, "qurush", TURN_90, seats="3", **{"name-2": "Cleo"})
    while not seen.find("#game-clock"):
        assert player.app.session is not None
        choices = player.app.session.game_view.choices(player.app.session.view())
        seen = player.do("lift-lid") if player.app.session.handing_over else player.do("move", choices[0].move)
    [name] = clocks(seen)
    assert clocks(seen) == {name: "1:30"}
    assert seen.find("#clock-ring")[0].get("stroke-dashoffset") == "0.0"
    seen = player.do("keys", **after(player, 45))
    seen = player.do("keys", **after(player, 102))
    assert clocks(seen) == {name: "0:12"}
    assert "over by" in seen.text
    assert not player.table.state.outcome, "nothing else happens"


def test_undo_gives_the_time_back(player: Player) -> None:
    sit(player, "qyshinsu", FIVE)
    play(player, "+4@2", 12)
    assert clocks(player.do("undo", **after(player, 30))) == {"Ada": "5:00", "Bo": "5:00"}
    assert clocks(player.do("redo")) == {"Ada": "4:53", "Bo": "4:30"}, "and Bo has thought already"


def test_an_opponent_has_no_clock(player: Player) -> None:
    seen = sit(player, "qyshinsu", FIVE, **{"plays-1": "opponent"})
    assert clocks(seen) == {"Ada": "5:00"}
    assert clocks(play(player, "+4@2", 12)) == {}
    player.do("opponent", **after(player, 50))
    assert times(player)[1:] in ((), (0,))


@pytest.mark.parametrize(
    "spent", ["", "x", "{id} 0 -5000", "{id} 0 1e9", "{id} 1 5000", "{id} 0 99999999999", "other 0 5000", "{id} 0 ٣٣٣٣"]
)
def test_what_nobody_can_have_measured_is_left_out(player: Player, spent: str) -> None:
    sit(player, "qyshinsu", FIVE)
    assert player.app.session is not None
    player.do("tap", "stone:4", spent=spent.replace("{id}", player.app.session.id))
    assert player.table.timed is not None
    assert player.table.timed.running(0) == 0


def test_a_move_that_came_through_came_in_time(player: Player) -> None:
    sit(player, "qyshinsu", FIVE)
    seen = play(player, "+4@2", 9_000)
    assert not player.table.state.outcome
    assert clocks(seen)["Ada"] == "0:05.1", "a tenth was left, and five seconds are added"


# The time is up.


def test_a_player_whose_time_is_up_has_lost(player: Player) -> None:
    sit(player, "qyshinsu", FIVE)
    play(player, "+4@2", 12)
    seen = player.do("time-up", **after(player, 300))
    assert player.table.mark == "1-0"
    assert "Ada wins on time" in seen.text
    assert "wins on time." not in seen.text, "a title has no full stop"
    assert "Bo’s time is up." in seen.text
    assert "Time up" in seen.text
    assert "resign" not in seen.text.lower()
    assert "Ada wins on time. Bo’s time is up." in player.heard


def test_the_rule_behind_a_loss_on_time_is_the_clocks(player: Player) -> None:
    """And none of the game’s, in which that player seems to have resigned."""
    sit(player, "qyshinsu", FIVE)
    play(player, "+4@2", 12)
    player.do("time-up", **after(player, 300))
    (notice,) = player.do("tell-rules").find("#notice-text")
    assert notice.text == "You play with a clock: when your time is up, you lose."


def test_undo_takes_it_back(player: Player) -> None:
    sit(player, "qyshinsu", FIVE)
    play(player, "+4@2", 12)
    player.do("time-up", **after(player, 300))
    seen = player.do("undo")
    assert clocks(seen) == {"Ada": "4:53", "Bo": "5:00"}
    assert running(seen) == ["Bo"]


def test_the_time_is_up_no_sooner(player: Player) -> None:
    sit(player, "qyshinsu", FIVE)
    for seconds in (0, 100, 299):
        player.do("time-up", **after(player, seconds))
        assert not player.table.state.outcome
    player.do("time-up")
    assert not player.table.state.outcome


def test_a_table_can_agree_that_the_turn_ends(player: Player) -> None:
    sit(player, "cuobe", TURN_90 | {"clock-then": "ends"}, seats="2")
    while player.screen.find('[data-part="close"]') or not player.screen.find('[data-part="end"]'):
        assert player.app.session is not None
        moves = player.app.session.game_view.choices(player.app.session.view())
        player.tap("close") if player.screen.find('[data-part="close"]') else player.do("move", moves[0].move)
    seen = player.do("time-up", **after(player, 89))
    assert running(seen) == ["Ada"]
    seen = player.do("time-up", **after(player, 90))
    assert "Time’s up: Ada’s turn ends." in player.heard
    assert running(seen) != ["Ada"]
    assert not player.table.state.outcome


def test_else_the_time_counts_on(player: Player) -> None:
    sit(player, "cuobe", TURN_90, seats="2")
    ply = player.table.ply
    player.do("time-up", **after(player, 90))
    assert player.table.ply == ply


def test_nobody_loses_on_time_who_has_none(player: Player) -> None:
    sit(player, "qyshinsu", {})
    player.do("time-up", **after(player, 3_000))
    assert not player.table.state.outcome


def test_together_nobody_loses_on_time(player: Player) -> None:
    sit(player, "cuobe", TURN_90, seats="2")
    player.do("time-up", **after(player, 3_000))
    assert not player.table.state.outcome


def test_resigning_in_time_is_still_resigning(player: Player) -> None:
    sit(player, "qyshinsu", FIVE)
    seen = play(player, "resign", 12)
    assert "on time" not in seen.text


# It lasts.


def test_the_list_and_statistics_see_a_game_won_on_time(player: Player, store: dict[str, str]) -> None:
    sit(player, "qyshinsu", FIVE)
    play(player, "+4@2", 12)
    player.do("time-up", **after(player, 300))
    [saved] = [json.loads(text) for key, text in store.items() if key.startswith("game/")]
    assert saved["result"]["winners"] == [0]
    assert saved["on_time"] is True
    assert "Ada wins on time" in player.go("#/saved").text
    assert "1 won" in player.go("#/statistics").text


def test_a_saved_game_has_its_times(
    player: Player, device: Callable[[dict[str, str]], Player], store: dict[str, str]
) -> None:
    sit(player, "qyshinsu", FIVE)
    play(player, "+4@2", 12)
    assert player.app.session is not None
    again = device(store)
    assert clocks(again.go(f"#/play/{player.app.session.id}")) == {"Ada": "4:53", "Bo": "5:00"}


def test_a_link_has_them(player: Player, device: Callable[[dict[str, str]], Player]) -> None:
    sit(player, "qyshinsu", FIVE)
    play(player, "+4@2", 12)
    player.do("time-up", **after(player, 300))
    link = player.app.link_to(player.table)
    other = device({})
    other.go(link[link.index("#") :])
    seen = other.do("keep-link", link.rpartition("/")[2])
    assert "Ada wins on time" in seen.text
    assert times(other) == (120, 3000)


def test_play_again_has_the_same_clock(player: Player) -> None:
    sit(player, "qyshinsu", FIVE)
    play(player, "+4@2", 12)
    player.do("time-up", **after(player, 300))
    assert player.app.session is not None
    assert clocks(player.do("rematch", player.app.session.id)) == {"Bo": "5:00", "Ada": "5:00"}


def test_looking_back_tells_how_long_a_move_took(player: Player) -> None:
    sit(player, "qyshinsu", FIVE)
    play(player, "+4@2", 12)
    play(player, "+1@6", 0.4)
    assert player.app.session is not None
    there = f"#/play/{player.app.session.id}/at/"
    assert "Ada took 12 seconds." in player.go(f"{there}1").text
    assert "took" not in player.go(f"{there}2").text


# Behind the lid.


def test_the_lid_says_that_the_clock_is_stopped(player: Player) -> None:
    seen = sit(player, "qurush", TURN_90)
    assert player.app.session is not None
    assert player.app.session.handing_over
    assert "The clock is stopped" in seen.text
    assert "has 90 seconds for this turn, from when the lid opens." in seen.text
    assert not seen.find("#game-clock")
    seen = player.do("lift-lid")
    assert running(seen) == [player.table.names[player.app.session.decider]]
