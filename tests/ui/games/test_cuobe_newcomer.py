"""What somebody who has never met Cu[o]be hears and sees at the table, and where their keys lead on."""

from __future__ import annotations

from typing import Any, cast

from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.view import View
from tests.games.cuobe.setting import clause, house, play
from tests.games.cuobe.table import VIEW
from tests.ui.playing import Player


def test_the_answers_are_said_with_the_question(player: Player) -> None:
    sit_down_to(player, play("end", house()))
    player.do("move", "green > E18")
    assert player.answer["say"].endswith("choose one. 1: Fall asleep (ends your turn). 2: Take 1 wound.")


def test_what_is_asked_is_said_again_when_what_lay_over_it_is_put_away(player: Player) -> None:
    sit_down_to(player, play("end", house()))
    player.do("move", "green > E18")
    player.tap("put-away")
    assert player.answer["say"] == ("Closed. Bo: choose one. 1: Fall asleep (ends your turn). 2: Take 1 wound.")


# What ended the game is seen before its end.
@clause("C-108")
def test_the_last_fight_is_seen_and_said_before_the_end(player: Player) -> None:
    sit_down_to(player, house("", "c3 w4 p3", "- w5 dead", spawns="Ghoul@c3:3"))
    player.do("move", "fight Ghoul 1")
    assert "against 6 (power 3, Ada’s panic 3): Ada loses. Ada takes a wound. Ada dies." in player.answer["say"]
    assert "Nobody escaped" not in player.answer["say"] + player.screen.text
    assert player.screen.find("#fight")
    assert "".join(player.screen.find("#title")[0].itertext()).strip() == "The fight is over"
    assert not player.screen.find("#more"), "nothing is left to be done beside it"
    player.tap("deed:threats")
    assert player.screen.find("#fight"), "only Continue leads on"
    player.key("c")
    assert not player.screen.find("#fight")
    assert player.answer["say"] == "Nobody escaped. Every player inside has died."
    assert player.screen.find("#rematch")


def test_the_card_that_ended_it_is_seen_before_the_end(player: Player) -> None:
    sit_down_to(player, play("end", house("c3=R01t", "c3 w4", "- w5 dead")))
    player.do("move", "green > X1")
    assert player.screen.find(".green-stage")
    assert "Ada dies" in player.screen.text
    assert "Nobody escaped" not in player.screen.text
    player.tap("put-away")
    assert player.screen.find("#rematch")


def test_a_game_that_is_opened_again_begins_with_its_end(player: Player) -> None:
    sit_down_to(player, house("", "c3 w4 p3", "- w5 dead", spawns="Ghoul@c3:3"))
    player.do("move", "fight Ghoul 1")
    player.tap("put-away")
    player.go("#/")
    player.go(f"#/play/{player.app.session.id if player.app.session else ''}")
    assert player.screen.find("#rematch")


def test_a_weapon_chosen_for_a_fight_stays_chosen_after_the_roll(player: Player) -> None:
    sit_down_to(player, house("", "c3 tools=T10,T11", "c3", spawns="Ghoul@c3:2"))
    for part in ("deed:fight", "dice:fewer", "dice:fewer", "weapon:T10", "confirm"):
        player.tap(part)
    assert "Accept the tie" in player.screen.text
    player.do("undo")
    assert "Accept the loss" in player.screen.text, "as if it had been chosen now"


# Where the keyboard goes on.
def by_keys(player: Player, state: State, at: str, *keys: str) -> str | None:
    """The part at which the keyboard goes on after keys at a part."""
    sit_down_to(player, state)
    for key in keys:
        player.key(key, at) if key != "enter" else player.tap(at)
    return next((effect["id"] for effect in player.answer["effects"] if effect["kind"] == "focus"), None)


def sit_down_to(player: Player, state: State) -> None:
    """A table at which a game has come to a position."""
    player.do("start", "cuobe", fields={"name-0": "Ada", "name-1": "Bo"})
    table = player.table
    cast(Any, table)._states[table.ply] = state
    player.tap("put-away")


def test_who_is_taken_along_by_a_shift_goes_on_where_they_are(player: Player) -> None:
    pushed = house("c4=R03", "c3", "c1")
    assert by_keys(player, pushed, "room:c4", "enter") == "room-c5"
    assert "takes Ada to c5" in player.heard
    assert by_keys(player, pushed, "room:c3", "m", "1") == "room-c5", "by the keys for a way as well"
    assert by_keys(player, house("c4=R05", "c3", "c1"), "room:c4", "enter") is None, "who walks is there already"
    assert by_keys(player, house("c4=R05", "c3", "c1"), "room:c3", "m", "1") == "room-c4"


def test_wounds_and_panic_are_buttons_at_the_table_and_not_in_a_picture(player: Player) -> None:
    player.do("start", "cuobe", fields={"name-0": "Ada", "name-1": "Bo"})
    assert [player.screen.find(f"#deed-{what}")[0].tag for what in ("wounds", "panic")] == ["button", "button"]
    state = player.table.state
    assert "deed:wounds" not in str(VIEW.hand(View(state, ("Ada", "Bo"), live=False)))
