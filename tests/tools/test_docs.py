"""The reference shows the protocol of a game, name by name, and says something of each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cuboteca
from tools.docs import write_docs

PROTOCOL = """
    Game.start Game.position Game.options Game.clauses Game.about
    State.seat State.moves State.play State.draw State.read State.outcome State.seen_by State.position State.options
    Move.random Move.reveals NATURE
    IllegalMove UnreadablePosition
    Outcome.winners Outcome.reason Outcome.scores Outcome.clause
    Option.values Option.default Option.clause Option.read
"""

ENTRY = re.compile(r'<(?:section|div) id="([\w.]+)"[^>]*>(.*?)(?=<(?:section|div) id=|</main>)', re.DOTALL)
"""A name of a page, with what is said of it."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site of which only the reference has been written."""
    folder = tmp_path_factory.mktemp("site")
    assert write_docs(folder) == ["docs/cuboteca.html", "docs/cuboteca/play/game.html", "docs/index.html"]
    return folder


def entries(page: Path) -> dict[str, str]:
    return dict(ENTRY.findall(page.read_text("utf-8")))


def test_it_tells_every_name_of_the_protocol(site: Path) -> None:
    told = entries(site / "docs/cuboteca/play/game.html")
    assert [name for name in PROTOCOL.split() if 'class="docstring"' not in told.get(name, "")] == []


def test_it_begins_with_the_package(site: Path) -> None:
    told = entries(site / "docs/cuboteca.html")
    assert {name for name in told if "." not in name} == set(cuboteca.__all__) - {"NATURE"}
    assert 'class="docstring"' in told["games"]
    assert "cuboteca.html" in (site / "docs/index.html").read_text("utf-8")


def test_it_shows_no_private_name_and_asks_no_other_host(site: Path) -> None:
    for page in (site / "docs").rglob("*.html"):
        text = page.read_text("utf-8")
        assert [name for name in entries(page) if re.search(r"(^|\.)_", name)] == []
        assert not re.search(r"""(src="|url\(["']?|<link [^>]*href="|@import ")(https?:)?//""", text)
