"""A game with secrets that was brought in from elsewhere: resigning in the copy shows nobody what the others keep."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cuboteca.ui.links import pack
from tests.ui.games.test_cube_quest_secrets import ARMY, set_up_secretly
from tests.ui.games.test_cube_quest_secrets import leaks as army_leaks
from tests.ui.games.test_qurush_secrets import GOALS, secrets_of
from tests.ui.playing import Player

Device = Callable[[dict[str, str]], Player]


@pytest.fixture
def sent(player: Player) -> str:
    """A game of Qurush as it is sent, when Ada and Bo have chosen their goals."""
    player.do("start", "qurush", fields={"seats": "2", "name-0": "Ada", "name-1": "Bo"})
    for seat in range(2):
        player.do("lift-lid")
        player.do("type-move", fields={"move": GOALS[seat][0]})
    player.do("copy-record")
    text: str = player.answer["effects"][0]["text"]
    assert text.count("sealed:") == 2
    return text


def leaks(player: Player) -> list[str]:
    """Secrets on any screen of the game that is open, in what is saved, or in what is sent."""
    here = f"#/play/{player.app.address.of}"
    ways = (here, f"{here}/share", *(f"{here}/at/{ply}" for ply in range(len(player.table.moves) + 1)), "#/saved", "#/")
    seen = [player.go(way).answer["html"] + player.answer["say"] for way in (*ways, here)]
    player.do("copy-record")
    seen += [player.answer["effects"][0]["text"], *player.app.store.values()]
    return [secret for text in seen for goal, _ in GOALS[:2] for secret in secrets_of(goal)[:3] if secret in text]


def test_resigning_in_a_copy_opens_no_secret(sent: str, device: Device) -> None:
    store: dict[str, str] = {}
    for way in ("text", "link"):
        copy = device(store)
        if way == "text":
            copy.do("import", text=sent)
        else:
            store.clear()
            copy = device(store)
            copy.do("keep-link", pack(sent))
        copy.do("move", "resign")
        assert copy.table.state.seat is None
        assert "wins" in copy.screen.text
        assert not leaks(copy)
        again = device(store)
        again.go(str(copy.app.address))
        assert not leaks(again), "after the app was closed, too"


def test_bringing_a_copy_in_again_opens_none_either(sent: str, device: Device) -> None:
    """The second time it was opened as if it had been played here."""
    store: dict[str, str] = {}
    copy = device(store)
    copy.do("import", text=sent)
    for again in (copy, device(store)):
        again.do("import", text=sent)
        assert "You already have this game" in again.screen.text
        assert again.table.elsewhere
    again.do("move", "resign")
    assert not leaks(again)


def test_nor_does_sharing_such_a_copy_up_to_a_move(sent: str, device: Device) -> None:
    copy = device({})
    copy.do("import", text=sent)
    copy.do("move", "resign")
    copy.go(f"{copy.app.address}/at/{copy.table.ply}")
    copy.go(f"{copy.app.address}/share")
    copy.do("share-what", "past")
    copy.do("copy-record")
    text = copy.answer["effects"][-1]["text"]
    assert not [secret for goal, _ in GOALS[:2] for secret in secrets_of(goal)[:3] if secret in text]


def test_a_copy_of_such_a_copy_keeps_them_as_well(sent: str, device: Device) -> None:
    copy = device({})
    copy.do("import", text=sent)
    copy.do("move", "resign")
    copy.do("copy-record")
    further = copy.answer["effects"][0]["text"]
    assert further.count("sealed:") == 2
    third = device({})
    third.go(f"#/open/{pack(further)}")
    assert not any(secret in third.answer["html"] for goal, _ in GOALS[:2] for secret in secrets_of(goal)[:3])
    third.do("import", text=further)
    assert not leaks(third)


def test_where_it_was_played_resigning_shows_the_goals_as_before(player: Player, sent: str) -> None:
    player.do("move", "resign")
    assert leaks(player)


def test_a_game_that_goes_on_from_elsewhere_shows_no_secret_either(player: Player, sent: str, device: Device) -> None:
    copy = device({})
    copy.do("import", text=sent)
    copy.do("lift-lid")
    copy.do("move", str(copy.table.state.moves()[0]))
    player.do("import", text=copy.app.link_to(copy.table))
    assert len(player.app.saved.list()) == 1
    assert player.table.ply > 2
    player.do("move", "resign")
    assert not leaks(player)


def test_sharing_says_that_secrets_go_along_sealed(player: Player, sent: str, device: Device) -> None:
    assert player.go(f"#/play/{player.app.address.of}/share").find("#secrets-inside")
    other = device({})
    other.do("start", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo"})
    assert not other.go(f"#/play/{other.app.address.of}/share").find("#secrets-inside")


def test_a_side_behind_the_screen_stays_there_when_somebody_resigns_in_a_copy(player: Player, device: Device) -> None:
    set_up_secretly(player)
    player.do("copy-record")
    sent = player.answer["effects"][0]["text"]
    copy = device({})
    copy.do("import", text=sent)
    copy.do("lift-lid")
    copy.do("move", "resign")
    assert copy.table.state.seat is None
    here = str(copy.app.address)
    for way in (here, f"{here}/at/0", f"{here}/at/1", f"{here}/at/2", f"{here}/share", "#/saved", "#/", here):
        copy.go(way)
        assert not army_leaks(copy.answer, ARMY), way
    copy.do("copy-record")
    assert not army_leaks(copy.answer, ARMY)
