"""Draws how a game comes in: from a file, from the clipboard, or from a link."""

from __future__ import annotations

from cuboteca.draw.markup import el
from cuboteca.games import Shelf
from cuboteca.play.secrecy import moves_seen_by, state_seen_by
from cuboteca.play.table import Table
from cuboteca.play.view import View
from cuboteca.ui.screen import Screen
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.sharing import say
from cuboteca.ui.widgets import button, file_button, folded_reason, link, top_bar, trouble_line


def import_screen(text: str, trouble: str | None, details: str = "", cut: bool = False) -> Screen:
    """Return a place for the text of a game; `trouble` says why it can't be read, `cut` that a part is missing."""
    body = el(
        "div",
        top_bar(say("import_title"), "#/saved", common("back_to_saved")),
        el(
            "form",
            file_button(say("choose_file"), "import", ".cuboteca,.txt,text/plain", "file"),
            el("label", say("paste"), for_="record"),
            el(
                "textarea",
                text,
                name="record",
                id="record",
                dir="ltr",
                data_change="draft-import",
                rows="8",
                spellcheck="false",
                autocapitalize="off",
                autocomplete="off",
                aria_describedby="trouble" if trouble else None,
                aria_invalid="true" if trouble else None,
            ),
            trouble_line(trouble) if trouble else None,
            folded_reason(details) if trouble and details else None,
            button(say("open_anyway"), "import-so-far", picture="play", id="so-far") if trouble and cut else None,
            el("button", say("import"), type="submit", class_="button main"),
            data_do="import",
            id="import",
            class_="card form bring-in",
        ),
        class_="page alone",
    )
    return Screen(say("import_title"), body)


def open_screen(shelf: Shelf, table: Table, link_text: str) -> Screen:
    """Return a game that came in a link, to look at and then save or not."""
    about = table.game.about
    game_view = shelf.game_view(about.id)
    made = table.count(table.ply)
    view = View(
        state=state_seen_by(table, table.ply, None),
        names=table.names,
        moves=moves_seen_by(table, None, table.ply),
        live=False,
    )
    body = el(
        "div",
        top_bar(table.title or about.name, "#/", common("back_to_games")),
        el("div", game_view.board(view), class_="table", id="table"),
        el(
            "section",
            el("h2", say("opened")),
            el("p", say("opened_about", game=about.name, players=table.names, count=made)),
            el(
                "nav",
                button(say("keep"), "keep-link", link_text, "saved", "main", id="keep-link"),
                link(say("cancel"), "#/"),
                class_="actions",
                aria_label=say("answers"),
            ),
            class_="card form",
        ),
        class_="page opened",
        data_game=about.id,
    )
    return Screen(say("opened_title", game=about.name), body, ("common", game_view.sprite))
