"""A whole game in a link."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from random import Random

import pytest

from cuboteca import games
from cuboteca.play.record import UnreadableRecord
from cuboteca.play.table import Table
from cuboteca.ui.addresses import PATTERNS
from cuboteca.ui.links import UnreadableLink, pack, unpack
from tests.ui.playing import Player

RECORD = '[Game "qyshinsu"] [Date "2026-11-20"] [Seats "2"] [Names "Ada|Bo"] [Options ""] [Format "1"]\n+4@2 +1@6\n'


def test_a_link_holds_the_record_and_fits_an_address() -> None:
    link = pack(RECORD)
    assert unpack(link) == RECORD
    assert PATTERNS["open"].fullmatch(f"#/open/{link}")


@pytest.mark.parametrize(
    "link",
    [
        "",
        "1.",
        "2." + pack(RECORD)[2:],
        pack(RECORD)[:-1],
        pack(RECORD) + "A",
        "1.é",
        "1." + urlsafe_b64encode(zlib.compress(b"\xff\xfe")).decode().rstrip("="),
        "1." + urlsafe_b64encode(zlib.compress(b"a" * 5_000_000)).decode().rstrip("="),
        "1." + urlsafe_b64encode(zlib.compress(b"a") + b"more").decode().rstrip("="),
    ],
)
def test_a_damaged_link_is_refused(link: str) -> None:
    with pytest.raises(UnreadableLink):
        unpack(link)


def test_ten_thousand_mutated_links_are_read_exactly_or_refused() -> None:
    rng = Random(7)
    whole = pack(RECORD)
    letters = "ABCabc019-_.~%"
    for _ in range(10_000):
        at = rng.randrange(len(whole))
        link = rng.choice((whole[:at], whole[:at] + rng.choice(letters) + whole[at + rng.randint(0, 2) :]))
        try:
            text = unpack(link)
        except UnreadableLink:
            continue
        assert link == whole or text == RECORD
        try:
            assert Table.read(games, text).text == RECORD
        except UnreadableRecord:
            pytest.fail("a link that unpacks holds what was packed")


def test_looking_back_one_shares_the_game_up_to_there_or_all_of_it(at_table: Player) -> None:
    for move in ("+4@2", "+1@6", "+3@5"):
        at_table.do("move", move)
    session = at_table.app.session
    assert session is not None
    at_table.go(f"#/play/{session.id}/at/2/share")
    whole = at_table.screen.find("#the-link")[0].get("value")
    seen = at_table.do("share-what", "past")
    assert seen.find("#share-what-past[checked]")
    cut = seen.find("#the-link")[0].get("value")
    assert cut != whole
    at_table.do("export", session.id)
    saved = next(effect for effect in at_table.answer["effects"] if effect["kind"] == "download")
    assert "+1@6" in saved["text"]
    assert "+3@5" not in saved["text"]
    assert session.table.standing == ("+4@2", "+1@6", "+3@5"), "the game itself goes on"
    at_table.do("share-what", "game")
    assert at_table.screen.find("#the-link")[0].get("value") == whole
    assert not at_table.go(f"#/play/{session.id}/share").find("#share-what-past"), "at the table it is the whole game"
