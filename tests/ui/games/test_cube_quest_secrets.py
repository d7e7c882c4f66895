"""Nothing of a side that is set up behind the screen is to be found where the other player could look (CQ-43)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cuboteca.games.cube_quest.rules.cubes import TEXTS
from cuboteca.play.record import read_record
from cuboteca.play.sealing import LETTERS, seal, unseal
from cuboteca.play.table import Table
from cuboteca.ui.links import unpack
from cuboteca.ui.presets import read_presets
from tests.ui.games.cube_quest_player import NAMES, make, sit_down, state_of, taps_of
from tests.ui.playing import Player

ARMY = "set rK 0.0,-240.0 rS1 -70.0,-50.0 rU1 61.0,-77.0 rG1 33.0,-123.0 rG2 33.0,-123.0 rL1 -70.0,-270.0 rF1 -"
BLUE = "set bK 0.0,240.0 bS1 70.0,50.0 bG1 -33.0,121.0"


def traces(text: str) -> tuple[str, ...]:
    """Every way in which a set-up could be read off: cubes with their places, coordinates, counts, words."""
    words = text.split()[1:]
    cubes = words[::2]
    pairs = [f"{cube} {place}" for cube, place in zip(cubes, words[1::2], strict=True)]
    places = [place for place in words[1::2] if place != "-"]
    parts = [f'data-cube="{TEXTS.index(cube)}"' for cube in cubes]
    poses = [f"{float(p.split(',')[0]):g},{float(p.split(',')[1]):g},8" for p in places]
    words_told = ["a Striker", "Striker, ", "points</", "Healer and", "3 cubes", "7 cubes"]
    return (text, *pairs, *(p for p in places if p not in ("0.0,-240.0", "0.0,240.0")), *parts, *poses, *words_told[:2])


def told(answer: dict[str, Any]) -> Iterator[str]:
    """All that an answer holds: its page, what is said, its address, what it copies, saves, shares."""
    yield from (answer["html"], answer["say"], answer["title"], answer["address"], json.dumps(answer["effects"]))
    for effect in answer["effects"]:
        for value in effect.values():
            if "#/open/" in str(value):
                yield unpack(str(value).partition("#/open/")[2])


def leaks(answer: dict[str, Any], text: str) -> list[str]:
    return [trace for trace in traces(text) for part in told(answer) if trace in part]


def expect_secret(player: Player, text: str) -> None:
    """Nothing of a set-up on any screen that can be reached now, in anything saved, copied, shared or exported."""
    session = player.app.session
    assert session is not None
    here = f"#/play/{session.id}"
    pages = ("", "/menu", "/moves", "/share", "/resign", "/scores", "/at/0", "/at/1", "/at/2", "/at/3")
    for address in (*(here + page for page in pages), "#/", "#/saved", f"#/saved/{session.id}/rename", "#/settings"):
        player.go(address)
        assert not leaks(player.answer, text), address
        for field in player.screen.find("#the-link"):
            assert not any(trace in unpack(field.get("value", "").partition("#/open/")[2]) for trace in traces(text))
    player.go(here)
    for deed in ("copy-record", "copy-link", "share-link", "export"):
        player.do(deed, session.id)
        assert player.answer["effects"]
        assert not leaks(player.answer, text), deed
    for key, kept in player.app.store.items():
        if not key.startswith("kept/"):
            assert not any(trace in kept for trace in traces(text)), key
    player.go(here)


def set_up_secretly(player: Player) -> None:
    """Ada has set up behind the screen; the device is to go to Bo."""
    sit_down(player, army="custom")
    assert "Pass the device to Ada" in player.screen.text
    assert "var(--seat-2)" in player.answer["html"], "with the badge of Red, which is the second seat's elsewhere"
    assert not player.screen.find("[data-part]"), "nothing can be done through the lid"
    player.do("type-move", fields={"move": ARMY})
    assert player.table.ply == 0, "not even by typing"
    player.do("lift-lid")
    assert player.answer["private"], "the page does not remember such a screen"
    player.do("type-move", fields={"move": ARMY})
    assert "Pass the device to Bo" in player.screen.text


@pytest.mark.clause("CQ-43")
def test_a_side_behind_the_screen_is_told_to_nobody(player: Player) -> None:
    set_up_secretly(player)
    assert player.table.moves[0] == ARMY
    assert not leaks(player.answer, ARMY), "said nor shown as the device changes hands"
    expect_secret(player, ARMY)
    player.do("lift-lid")
    assert player.answer["private"]
    assert not leaks(player.answer, ARMY), "nor while Bo sets up"
    for part in ("page:mat", "more:G", "cube:1", "carry:25:0:2400", "at:100:100", "formation:towers", "cube:2"):
        player.tap(part)
        assert not leaks(player.answer, ARMY), part
    expect_secret(player, ARMY)
    player.do("lift-lid")
    player.do("type-move", fields={"move": BLUE})
    assert leaks(player.answer, ARMY), "now it is shown, and the search finds it"
    assert not player.screen.find("#latch")
    assert not player.answer["private"]
    player.do("copy-record")
    assert ARMY in player.table.text
    record, _ = read_record(player.answer["effects"][0]["text"])
    assert ARMY in record.moves, "once it is open, the record is"
    player.do("undo")
    assert state_of(player).job is None, "what was shown cannot be taken back"


@pytest.mark.clause("CQ-43")
def test_the_first_player_learns_nothing_of_the_second(player: Player) -> None:
    set_up_secretly(player)
    player.do("lift-lid")
    player.do("undo")
    assert "Pass the device to Ada" in player.screen.text or not player.table.undo_to(), "the device goes back first"
    assert not leaks(player.answer, ARMY)


def test_a_file_in_an_envelope_goes_on(player: Player, device: Any) -> None:
    set_up_secretly(player)
    player.do("copy-record")
    text = player.answer["effects"][0]["text"]
    assert "sealed:" in text
    other = device({})
    other.do("import", text=text)
    assert other.table.moves == player.table.moves
    assert not leaks(other.answer, ARMY)
    other.go(f"#/open/{player.app.link_to(player.table).partition('#/open/')[2]}")
    assert not leaks(other.answer, ARMY), "nor does the link show it before it is kept"
    again = device(dict(player.app.store))
    again.go(str(player.app.address))
    assert again.table.moves == player.table.moves, "a save is opened again"
    assert "Pass the device to Bo" in again.screen.text


def test_formations_kept_in_secret_stay_with_their_player(player: Player, device: Any) -> None:
    sit_down(player, army="custom")
    player.do("lift-lid")
    player.tap("page:mat")
    player.tap("carry:1:-700:-500")
    player.do("keep-own", fields={"name": "My towers"})
    assert "“My towers” is saved" in player.screen.text
    assert player.screen.find('[data-part="own:My towers"]')
    player.tap("ready")
    player.do("lift-lid")
    assert "Bo" in player.screen.text
    assert "My towers" not in player.answer["html"]
    player.tap("own:My towers")
    assert "isn’t here any more" in player.screen.text
    player.tap("page:mat")
    player.tap("ready")
    other = device(dict(player.app.store))
    sit_down(other, army="custom", screen="off", start="blue")
    other.tap("page:mat")
    assert other.screen.find('[data-part="own:My towers"]'), "in another game anybody can use it"
    other.tap("own:My towers")
    other.tap("ready")
    assert "bS1 70.0,50.0" in other.table.moves[0], "turned round for Blue"
    other.do("drop-own", "My towers")
    assert other.app.session is not None
    assert not other.app.session.presets


def test_a_formation_kept_in_secret_is_no_other_tables_either(player: Player, device: Any) -> None:
    """It was offered at any other table, could be replaced there, and stood in the store for all to read."""
    sit_down(player, army="custom")
    table = str(player.app.address)
    player.do("lift-lid")
    player.tap("page:mat")
    player.tap("carry:1:-700:-500")
    player.do("keep-own", fields={"name": "My towers"})
    (mine,) = read_presets(player.app.store, "cube_quest")
    assert mine.text not in player.app.store["kept/cube_quest"]
    sit_down(player, army="custom")
    player.do("lift-lid")
    player.tap("page:mat")
    assert "My towers" not in player.answer["html"]
    player.do("keep-own", fields={"name": "My towers"})
    assert mine in read_presets(player.app.store, "cube_quest"), "what another has kept so is not replaced"
    player.do("drop-own", "My towers")
    assert read_presets(player.app.store, "cube_quest") == (mine,)
    player.go(table)
    player.do("lift-lid")
    player.tap("page:mat")
    assert player.screen.find('[data-part="own:My towers"]')
    player.do("delete", table.rpartition("/")[2])
    sit_down(player, army="custom", screen="off")
    player.tap("page:mat")
    assert "My towers" not in player.answer["html"], "its game may be restored, and go on"
    again = device(player.app.store)
    again.app.saved.empty_bin()
    again.go(str(player.app.address))
    again.tap("page:mat")
    assert again.screen.find('[data-part="own:My towers"]'), "without its game it is no secret any more"


@pytest.mark.parametrize("text", [ARMY, "set rK 0,-240", "~ falls", "~", "set " + "rG1 1,1 " * 90])
def test_an_envelope_is_opened_as_it_was_closed(text: str) -> None:
    closed = seal(text, Random(1))
    assert unseal(closed) == text
    assert text not in closed
    assert seal(text, Random(2)) != closed, "the same looks different every time"
    assert len(seal("~", Random(1))) == len(seal(ARMY, Random(1))), "its size tells nothing"


@pytest.mark.parametrize("at", [7, 20, 60, 400])
def test_a_torn_envelope_is_noticed(at: int) -> None:
    closed = seal("set rK 0,-240" + " rG1 10,-100" * 16, Random(1))
    other = LETTERS[(LETTERS.index(closed[at]) + 1) % 16]
    assert unseal(closed[:at] + other + closed[at + 1 :]) is None
    assert unseal(closed[:at]) is None


def test_the_search_would_find_a_set_up() -> None:
    nothing = {"html": "", "say": "", "title": "", "address": "", "effects": []}
    assert not leaks(nothing, ARMY)
    for where in ("html", "say", "title", "address"):
        assert leaks({**nothing, where: "rG1 33.0,-123.0"}, ARMY)
    assert leaks({**nothing, "effects": [{"text": f"[Game]\n{ARMY}"}]}, ARMY)


def test_every_secret_bout_replays(player: Player) -> None:
    sit_down(player, army="custom")
    rng = Random(4)
    for _ in NAMES:
        player.do("lift-lid")
        move = state_of(player).moves()[rng.randrange(8)]
        assert taps_of(state_of(player), move, rng)
        make(player, move, rng)
    assert Table.read(player.app.shelf, player.table.text).state == player.table.state
