"""Draws what a backup would add to this device."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.games import Shelf
from cuboteca.ui.dates import when
from cuboteca.ui.saved_games import SavedGame
from cuboteca.ui.screen import Screen
from cuboteca.ui.text.backup import say
from cuboteca.ui.text.common import say as common
from cuboteca.ui.widgets import link, top_bar, trouble_line

if TYPE_CHECKING:
    from cuboteca.ui.backup import Backup, Merge

MOST_NAMED = 50


def merge_screen(shelf: Shelf, backup: Backup, found: Merge, now: str) -> Screen:
    """Return what a backup holds that this device does not have, to be added or not."""
    read = found.games + len(found.had)
    body = el(
        "div",
        top_bar(say("merge_title"), "#/saved", common("back_to_saved")),
        el(
            "form",
            el("h2", say("from", day=when(backup.date, now))),
            trouble_line(say("incomplete", games=backup.games, read=read)) if read < backup.games else None,
            (
                _games(shelf, say(how, count=len(games)), games, how)
                for how, games in (("new", found.new), ("longer", found.longer), ("forked", found.forked))
            ),
            el("p", say("presets", count=found.presets)) if found.presets else None,
            el("p", say("left_out", count=found.left_out)) if found.left_out else None,
            _added(found.added) if found.added else None,
            _games(shelf, say("had", count=len(found.had)), found.had, "had"),
            _settings() if found.settings is not None else None,
            *_answer(found),
            data_do="add-backup",
            id="merge",
            class_="card form",
        ),
        class_="page alone",
    )
    return Screen(say("merge_title"), body)


def _games(shelf: Shelf, title: str, games: Sequence[SavedGame], how: str) -> Markup | None:
    """Return how many games there are of a kind, which opens to their names."""
    if not games:
        return None
    more = len(games) - MOST_NAMED
    return el(
        "details",
        el("summary", title),
        el(
            "ul",
            (el("li", _name(shelf, game)) for game in games[:MOST_NAMED]),
            el("li", say("and_more", count=more)) if more > 0 else None,
        ),
        id=f"merge-{how}",
    )


def _added(count: int) -> Markup:
    """Return that there are games in it that players added, and what becomes of them."""
    from cuboteca.ui.text.added import say as added  # it comes with the first such game

    return el("p", added("in_backup", count=count))


def _name(shelf: Shelf, game: SavedGame) -> str:
    if game.damage:
        return say("damaged_game")
    return say("game", titled=bool(game.title), title=game.title, game=shelf.about(game.game).name, players=game.names)


def _settings() -> Markup:
    box = el("input", type="checkbox", name="settings", value="theirs", id="take-settings", class_="toggle")
    return el("label", el("b", say("settings")), box, class_="card hints-row")


def _answer(found: Merge) -> tuple[Markup, ...]:
    """Return the button that adds it, with a promise; or that there is nothing to add."""
    if not found.changes and found.settings is None:
        return (
            el("p", say("nothing_new"), id="nothing-new"),
            link(common("back_to_saved"), "#/saved", "saved", "main"),
        )
    words = say("add_games", count=found.games) if found.games else say("add_rest")
    return (
        el("p", say("promise"), class_="meaning"),
        el("button", words, type="submit", class_="button main", id="add-backup"),
    )
