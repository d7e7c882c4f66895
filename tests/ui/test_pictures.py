"""Pictures of a table that leave the app: what they show, and what they keep to themselves."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

from cuboteca import games
from cuboteca.play.secrecy import shared_text
from cuboteca.play.table import Table
from cuboteca.ui.picture import LONGEST, film, picture
from tests.ui.playing import Player

NAMES = ("Ada & Bo", "<Cy>")


def drawn(player: Player) -> ElementTree.Element:
    assert player.app.session is not None
    return ElementTree.fromstring(picture(player.app.session, player.app.session.shown_ply))  # noqa: S314  (it is our own)


def texts(root: ElementTree.Element) -> list[str]:
    return ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("game", games)
def test_every_game_has_a_picture_that_says_who_plays_what(player: Player, game: str) -> None:
    player.do("import", text=shared_text(Table.begin(games[game], NAMES, "2026-11-26")))
    root = drawn(player)
    assert {part.tag.rpartition("}")[0] for part in root.iter()} == {"{http://www.w3.org/2000/svg"}
    said = texts(root)
    assert said[0] == "Ada & Bo and <Cy>"
    assert f"{games[game].about.name}, 0 moves" in said


def test_a_finished_game_says_who_has_won_and_why(at_table: Player) -> None:
    at_table.do("move", "+4@2")
    at_table.do("move", "resign")
    said = texts(drawn(at_table))
    assert said[0] == "Ada wins"
    assert "resigned" in said[1]


@pytest.mark.parametrize("text", ["A" * 60, "word " * 30])
def test_a_long_title_keeps_to_two_lines(player: Player, text: str) -> None:
    player.do("import", text=shared_text(Table.begin(games["qyshinsu"], (text[:24], "B" * 24), "2026-11-26")))
    lines = texts(drawn(player))
    assert all(len(line) <= 40 for line in lines[:2])


def test_a_film_goes_from_the_start_to_where_one_looks_in_so_many_pictures(at_table: Player) -> None:
    session = at_table.app.session
    assert session is not None
    rng = Random(1)
    while session.table.state.seat is not None and len(session.table.moves) < 60:
        at_table.do("move", str(rng.choice(at_table.table.state.moves())))
    frames = film(session)
    assert 2 < len(frames) <= LONGEST
    assert frames[0] == picture(session, 0)
    assert frames[-1] == picture(session, session.shown_ply)


@pytest.mark.clause("CQ-43")
def test_what_is_set_up_behind_the_screen_is_in_no_picture(player: Player) -> None:
    table = Table.begin(games["cube_quest"], NAMES, "2026-11-26", {"army": "custom", "screen": "on", "start": "red"})
    table.play("set rK 0.0,-240.0 rG1 0.0,-100.0")
    player.do("import", text=shared_text(table))
    assert player.app.session is not None
    assert player.app.session.has_secrets
    assert not [use for use in drawn(player).iter() if (use.get("href") or "").startswith(("#cq-r", "#cq-b"))]
    table.play("set bK 0.0,240.0 bG1 0.0,100.0")
    player.do("import", text=shared_text(table))
    assert [use.get("href") for use in drawn(player).iter() if (use.get("href") or "").startswith("#cq-r")]
