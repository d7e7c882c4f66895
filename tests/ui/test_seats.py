"""The seats of a set-up: they are added and removed as rows, and filled again as in the last game."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from cuboteca.games import SHELF
from cuboteca.play.levels import LEVELS
from tests.ui.opponents import GAMES
from tests.ui.playing import Player, Seen


def rows(player: Player) -> list[str]:
    """Return who sits where, as the form has it: a level, or what has been typed."""
    draft = player.app.setup_draft(player.app.address.of)
    seats = int(player.screen.find('input[name="seats"]')[0].get("value", ""))
    return [
        draft.get(f"level-{seat}", "") if draft.get(f"plays-{seat}") == "opponent" else draft.get(f"name-{seat}", "")
        for seat in range(seats)
    ]


def filled(player: Player, *seats: str) -> dict[str, str]:
    """Return the fields of the form with these players; those named like a level are opponents."""
    fields = {"seats": str(len(seats))}
    for seat, one in enumerate(seats):
        is_level = one in LEVELS
        fields |= {
            f"plays-{seat}": "opponent" if is_level else "person",
            f"level-{seat}": one if is_level else "",
            f"name-{seat}": "" if is_level else one,
        }
    return fields


def test_a_seat_is_added_for_one_more_opponent(player: Player) -> None:
    player.go("#/new/qwirkle_cubes")
    player.do("add-seat", "qwirkle_cubes", fields=filled(player, "Ada", "steady"))
    assert len(player.screen.find("div.two-kinds")) == 3
    assert len(player.screen.find("button.level")) == 2
    assert "3 of " in player.screen.text


def test_a_seat_is_added_for_one_more_person(player: Player) -> None:
    player.go("#/new/qwirkle_cubes")
    player.do("add-seat", "qwirkle_cubes", fields=filled(player, "Ada", "Bo"))
    assert not player.screen.find("button.level")
    assert player.screen.find("input#name-2")


@pytest.mark.parametrize(
    ("now", "then"),
    [(("Ada", "Bo"), "Cleo"), (("Bo", "Ada"), "Cleo"), (("Zoe", ""), "Cleo"), (("Cleo", "Bo"), ""), (("", ""), "")],
)
def test_an_added_seat_is_for_the_one_who_had_it_in_the_last_game(
    player: Player, now: tuple[str, ...], then: str
) -> None:
    """Unless that one has another now, or all names have been cleared."""
    player.go("#/new/qurush")
    player.do("start", "qurush", fields=filled(player, "Ada", "Bo", "Cleo"))
    player.go("#/new/qwirkle_cubes")
    assert rows(player) == ["Ada", "Bo"]
    player.do("set-up", "qwirkle_cubes", fields=filled(player, *now))
    player.do("add-seat", "qwirkle_cubes", fields=filled(player, *now))
    assert rows(player) == [*now, then]


@pytest.mark.parametrize(
    ("game", "seats", "options", "asked"),
    [
        ("qurush", ("Ada", "Bo", "Cleo"), {}, False),
        ("qurush", ("Ada", "Bo", "steady"), {}, False),
        ("qurush", ("Ada", "steady"), {}, True),
        ("qurush", ("Ada", "Bo", "Cleo"), {"option-open_goals": "on"}, True),
        ("cube_quest", ("Ada", "Bo"), {}, True),
        ("qyshinsu", ("Ada", "Bo"), {}, True),
    ],
)
def test_hints_are_offered_only_where_someone_could_ask_for_one(
    player: Player, game: str, seats: tuple[str, ...], options: dict[str, str], asked: bool
) -> None:
    """Several people who keep secrets to the end of the game never can; the switch was there all the same."""
    player.go(f"#/new/{game}")
    player.do("set-up", game, fields=filled(player, *seats) | options | {"hints": "off"})
    assert bool(player.screen.find("#hints")) == asked
    assert player.screen.find('input[name="hints"]')[0].get("value") == "off"


@pytest.mark.parametrize("game", [game for game in GAMES if len(SHELF.about(game).seats) > 1])
def test_no_more_and_no_fewer_seats_than_the_game_takes(player: Player, game: str) -> None:
    numbers = sorted(SHELF.about(game).seats)
    player.go(f"#/new/{game}")
    fields = filled(player, *["Ada"] * numbers[0])
    player.do("remove-seat", game, fields=fields)
    assert len(player.screen.find("div.two-kinds")) == numbers[0]
    for number in [*numbers[1:], numbers[-1]]:
        fields = {**player.app.setup_draft(game)}
        player.do("add-seat", game, fields=fields)
        assert len(player.screen.find("div.two-kinds")) == number
    assert player.screen.find('button#add-seat[aria-disabled="true"]')
    assert player.answer["say"] == f"{SHELF.about(game).name} has only {numbers[-1]} seats."


def test_the_last_seat_is_removed(player: Player) -> None:
    player.go("#/new/qwirkle_cubes")
    player.do("remove-seat", "qwirkle_cubes", fields=filled(player, "Ada", "sharp", "Bo"))
    assert rows(player) == ["Ada", "sharp"]


def test_a_seat_is_removed_at_its_sheet_and_the_others_move_up(player: Player) -> None:
    player.go("#/new/qwirkle_cubes")
    player.do("levels", "qwirkle_cubes:1", fields=filled(player, "Ada", "sharp", "Bo"))
    assert player.screen.find("button#remove-this-seat")
    player.do("remove-seat", "qwirkle_cubes:1")
    assert player.answer["address"] == "#/new/qwirkle_cubes"
    assert rows(player) == ["Ada", "Bo"]


def test_a_game_for_two_adds_and_removes_none(player: Player) -> None:
    player.go("#/new/qyshinsu")
    assert not player.screen.find("button#add-seat")
    player.do("levels", "qyshinsu:1", fields=filled(player, "Ada", "sharp"))
    assert not player.screen.find("button#remove-this-seat")
    player.do("remove-seat", "qyshinsu:1")
    player.do("add-seat", "qyshinsu")
    assert player.app.setup_draft("qyshinsu").get("seats", "2") == "2"


def start_with(player: Player, *seats: str) -> Seen:
    player.go("#/new/qwirkle_cubes")
    return player.do("start", "qwirkle_cubes", fields=filled(player, *seats))


def test_the_company_of_the_last_game_comes_back_by_a_chip(
    device: Callable[[dict[str, str]], Player], store: dict[str, str]
) -> None:
    player = device(store)
    player.go("#/new/qwirkle_cubes")
    assert not player.screen.find("button#company-last")
    start_with(player, "Ada", "steady", "gentle")
    again = device(dict(store))
    again.go("#/new/qwirkle_cubes")
    (chip,) = again.screen.find("button#company-last")
    assert "".join(chip.itertext()) == "Ada, Steady and Gentle"
    assert chip.get("aria-pressed") == "true"
    again.do("company", "qwirkle_cubes:people", fields={**again.app.setup_draft("qwirkle_cubes")})
    assert again.screen.find("button#company-last")[0].get("aria-pressed") == "false"
    again.do("remove-seat", "qwirkle_cubes", fields={**again.app.setup_draft("qwirkle_cubes")})
    again.do("company", "qwirkle_cubes:last", fields={**again.app.setup_draft("qwirkle_cubes")})
    assert rows(again) == ["Ada", "steady", "gentle"]


def test_a_large_company_is_named_in_short(player: Player) -> None:
    start_with(player, "Ada", "steady", "gentle", "Bo")
    player.go("#/new/qwirkle_cubes")
    assert "".join(player.screen.find("button#company-last")[0].itertext()) == "Ada and 3 more"


@pytest.mark.parametrize("note", ["", "x", "[]", '{"seats": 3}', '{"seats": "99"}', "null"])
def test_a_damaged_note_of_the_company_costs_nothing(
    device: Callable[[dict[str, str]], Player], store: dict[str, str], note: str
) -> None:
    store["setup/qwirkle_cubes"] = json.dumps({"company-last": note})
    player = device(store)
    assert player.go("#/new/qwirkle_cubes").find("form#setup")
    player.do("company", "qwirkle_cubes:last", fields={})
    assert player.screen.find("form#setup")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_of_a_levels_strength_was_measured(player: Player, game: str) -> None:
    player.go(f"#/new/{game}")
    player.do("levels", f"{game}:0", fields={})
    told = player.screen.find("span.level-strength")
    strengths = SHELF.game_view(game).level_strengths
    assert strengths is not None
    assert ["".join(one.itertext()) for one in told] == [strengths(level) for level in strengths.messages]


def test_some_rules_are_others_where_opponents_play_until_somebody_changes_them(player: Player) -> None:
    """Between strong opponents a game of Qurush may go round in a circle (`docs/opponents.md`)."""

    def held() -> tuple[str, ...]:
        draft = player.app.setup_draft("qurush")
        return draft.get("option-turn_cap", "0"), draft.get("option-start", "seat1")

    def sit(kind: str) -> None:
        player.do("company", f"qurush:{kind}", fields={**player.app.setup_draft("qurush")})

    player.go("#/new/qurush")
    assert held() == ("0", "seat1")
    sit("alone")
    assert held() == ("60", "random")
    sit("people")
    assert held() == ("0", "seat1")
    player.do("set-up", fields={**player.app.setup_draft("qurush"), "option-turn_cap": "99"})
    sit("watch")
    assert held() == ("99", "random")
