"""A group brings its own cards: what is taken, what is refused and said, and that a game carries them along."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cuboteca.games.cuobe.rules.own_cards import own_text, unpack
from tests.ui.playing import Player

Device = Callable[[dict[str, str]], Player]
KEY = "setup/cuobe"


def deck(**changed: Any) -> str:
    """The game's own file with another name, or with something else changed."""
    return json.dumps({**json.loads(own_text()), "name": "The mill", **changed})


def without(room: str) -> str:
    cards = json.loads(own_text())
    return deck(rooms=[card for card in cards["rooms"] if card["id"] != room])


def set_up(player: Player, **fields: str) -> Player:
    player.go("#/new/cuobe")
    player.do("set-up", "on", fields={"seats": "3", "name-0": "Ada", "option-difficulty": "easy", **fields})
    return player


def bring(player: Player, text: str, name: str = "mill.json") -> Player:
    player.do("own-file", "cards", text=text, name=name)
    return player


def told(player: Player) -> str:
    return str(player.screen.find("#option-cards-told")[0].text)


def trouble(player: Player) -> str:
    found = player.screen.find("#option-cards-trouble")
    return " ".join("".join(found[0].itertext()).split()) if found else ""


def deck_played(player: Player) -> str:
    return str(json.loads(unpack(player.table.state.options["cards"]))["name"])


def test_at_first_the_games_own_cards_are_played(player: Player) -> None:
    set_up(player)
    assert told(player) == "Standard deck: 25 rooms, 35 blue and 45 green cards."
    assert not player.screen.find("#option-cards-usual")
    assert not trouble(player)
    assert player.screen.find("#option-cards-file")[0].get("data-file") == "own-file"


def test_a_file_of_cards_is_taken(player: Player, store: dict[str, str], device: Device) -> None:
    bring(set_up(player), deck())
    assert told(player) == "The mill: 25 rooms, 35 blue and 45 green cards."
    assert "The mill" in player.answer["say"]
    assert "1 rule changed" in player.screen.text
    assert player.screen.find('input[name="seats"][value="3"]'), "all else is as it was filled in"
    assert player.screen.find("#name-0")[0].get("value") == "Ada"
    assert len(player.answer["html"]) < 60_000, "the page does not hold the deck"
    assert told(set_up(device(store))) == "The mill: 25 rooms, 35 blue and 45 green cards.", "also after a reload"


def test_the_deck_stays_while_the_form_is_filled_in(player: Player) -> None:
    bring(set_up(player), deck())
    player.do("set-up", "2", name="seats", fields={"seats": "2", "name-0": "Ada", "name-1": "Bo"})
    player.do("exchange-sides", "cuobe", fields={"seats": "2", "name-0": "Ada", "name-1": "Bo"})
    assert player.screen.find("#name-0")[0].get("value") == "Bo"
    assert told(player).startswith("The mill")
    player.go("#/guide/cuobe")
    assert told(set_up(player)).startswith("The mill")


def test_and_back_to_the_games_own(player: Player) -> None:
    bring(set_up(player), deck())
    player.do("usual-file", "cards")
    assert told(player).startswith("Standard deck")
    assert json.loads(player.app.store[KEY])["option-cards"] == "ours"
    assert {"kind": "focus", "id": "option-cards-file"} in player.answer["effects"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Line 1 isn’t JSON"),
        ("{", "Line 1 isn’t JSON"),
        ("[" * 5000, "nested too deeply"),
        ("[]", "This must be an entry in braces"),
        (without("R02"), "There must be 25 rooms, not 24. The file: Exactly one room must have “keys”"),
        (deck(die=[0, 1, 1, 2, 2, 9]), "die"),
        (deck(name="\u202egnirts"), "“name” must be a text"),
        ("x" * 200_000, "longer than 100,000 characters"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_changes(player: Player, text: str, said: str) -> None:
    bring(set_up(player), deck())
    kept = player.app.store[KEY]
    bring(player, text, "attic\u202e.json")
    assert "“attic.json”" in trouble(player)
    assert said in trouble(player)
    assert player.screen.find("#option-cards-trouble")[0].get("role") == "alert"
    assert told(player).startswith("The mill")
    assert player.app.store[KEY] == kept


def test_the_first_of_many_faults_are_said(player: Player) -> None:
    cards = json.loads(own_text())
    bring(set_up(player), deck(blue=[{**card, "power": 2} for card in cards["blue"]]))
    problems = player.screen.find("#option-cards-trouble")[0].findall(".//li")
    assert len(problems) == 13
    assert "K1" in str(problems[0].text)
    assert str(problems[-1].text).startswith("And ")


def test_a_file_too_large_for_the_page(player: Player) -> None:
    bring(set_up(player), "", "error")
    assert trouble(player) == (
        "Cuboteca can’t use this file, so nothing has changed. It’s too large, or your device couldn’t read it."
    )


def test_the_trouble_is_gone_with_the_next_file_and_the_next_screen(player: Player) -> None:
    bring(set_up(player), "{")
    assert trouble(player)
    player.do("set-up", "on", fields={"name-0": "Eve"})
    assert trouble(player), "it stays while other things are filled in"
    bring(player, deck())
    assert not trouble(player)
    bring(player, "{")
    player.go("#/settings")
    assert not trouble(set_up(player))


def test_the_games_own_file_is_the_pattern(player: Player) -> None:
    set_up(player).do("pattern-file", "cards")
    (effect,) = [effect for effect in player.answer["effects"] if effect["kind"] == "download"]
    assert effect["name"] == "cuobe-cards.json"
    assert effect["text"] == own_text()
    bring(player, effect["text"])
    assert not trouble(player)
    assert told(player).startswith("Standard deck")


def test_a_game_carries_its_deck(player: Player, device: Device, store: dict[str, str]) -> None:
    """Kept, exported, shared and played again with the same cards."""
    bring(set_up(player), deck())
    player.do("start", "cuobe", fields={"seats": "2", "name-0": "Ada", "name-1": "Bo"})
    assert deck_played(player) == "The mill"
    here = player.answer["address"]
    again = device(store)
    again.go(here)
    assert again.table.state == player.table.state
    player.do("export", player.app.session.id)  # type: ignore[union-attr]
    (file,) = [effect["text"] for effect in player.answer["effects"] if effect["kind"] == "download"]
    other = device({})
    other.do("import", text=file)
    assert deck_played(other) == "The mill"
    link = player.app.link_to(player.table)
    other = device({})
    other.go(f"#/open/{link.partition('#/open/')[2]}")
    other.do("keep-link", link.partition("#/open/")[2])
    assert other.table.state == player.table.state
    other.do("rematch", other.app.session.id)  # type: ignore[union-attr]
    assert deck_played(other) == "The mill"


def test_a_link_that_is_too_long_says_so(player: Player) -> None:
    letters = Random(1)
    cards = json.loads(own_text())
    for card in (*cards["rooms"], *cards["blue"], *cards["green"]):
        card["name"] = "".join(letters.choices("abcdefghijklmnopqrstuvwxyzäöüßéèåøçñ", k=40))
    bring(set_up(player), deck(**{key: cards[key] for key in ("rooms", "blue", "green")}))
    assert not trouble(player)
    player.do("start", "cuobe", fields={"seats": "2", "name-0": "Ada", "name-1": "Bo"})
    player.go(f"{player.answer['address']}/share")
    (long,) = player.screen.find("#long-link")
    assert "some mail and chat apps cut long links. A file is safer." in "".join(long.itertext())
    usual = set_up(player)
    usual.do("usual-file", "cards")
    usual.do("start", "cuobe", fields={"seats": "2", "name-0": "Ada", "name-1": "Bo"})
    usual.go(f"{usual.answer['address']}/share")
    assert not usual.screen.find("#long-link")


@pytest.mark.parametrize("deed", ["own-file", "usual-file", "pattern-file"])
def test_elsewhere_nothing_takes_files(player: Player, deed: str) -> None:
    player.do(deed, "cards", text=deck(), name="mill.json")
    assert "setup/cuobe" not in player.app.store
    player.go("#/new/qyshinsu")
    player.do(deed, "ko", text=deck(), name="mill.json")
    player.do(deed, "cards", text=deck(), name="mill.json")
    assert not player.app.drafts.setups["qyshinsu"].get("option-cards")
    set_up(player).do(deed, "difficulty", text=deck(), name="mill.json")
    assert told(player).startswith("Standard deck")
