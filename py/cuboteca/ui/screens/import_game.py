"""Bringing a game in: from a file, from the clipboard, or from a link."""

from __future__ import annotations

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.games import Shelf
from cuboteca.play.secrecy import moves_seen_by, state_seen_by
from cuboteca.play.table import Table
from cuboteca.play.view import View
from cuboteca.ui.screen import Screen
from cuboteca.ui.widgets import button, link, top_bar
from cuboteca.ui.wording import named, plural

OPEN_SO_FAR = "Open it so far"


def import_screen(text: str, trouble: str | None, cut: bool = False) -> Screen:
    """A place for the text of a game; `trouble` says why the text there cannot be read, `cut` that it was cut off."""
    body = el(
        "div",
        top_bar("Import a game", "#/saved", "Back to the saved games"),
        el(
            "form",
            el(
                "label",
                icon("upload"),
                el("span", "Choose a file"),
                el(
                    "input",
                    type="file",
                    accept=".cuboteca,.txt,text/plain",
                    data_file="import",
                    class_="for-ears",
                    id="file",
                ),
                class_="button",
            ),
            el("label", "or paste the text or the link of a game here", for_="record"),
            el(
                "textarea",
                text,
                name="record",
                id="record",
                data_change="draft-import",
                rows="8",
                spellcheck="false",
                autocapitalize="off",
                autocomplete="off",
                aria_describedby="trouble" if trouble else None,
                aria_invalid="true" if trouble else None,
            ),
            el("p", icon("warning"), el("span", trouble), class_="trouble", id="trouble") if trouble else None,
            button(OPEN_SO_FAR, "import-so-far", picture="play", id="so-far") if trouble and cut else None,
            el("button", "Import", type="submit", class_="button main"),
            data_do="import",
            id="import",
            class_="card form bring-in",
        ),
        class_="page alone",
    )
    return Screen("Import a game", body)


def open_screen(shelf: Shelf, table: Table, link_text: str) -> Screen:
    """A game that came in a link: look at it, then keep it or not."""
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
        top_bar(table.title or about.name, "#/", "Back to the games"),
        el("div", game_view.board(view), class_="table", id="table"),
        el(
            "section",
            el("h2", "A game came with this link"),
            el(
                "p",
                f"{named(table.names)} play {about.name}: {plural(made, 'move', 'moves')} so far.",
            ),
            el(
                "nav",
                button("Keep and open it", "keep-link", link_text, "saved", "main", id="keep-link"),
                link("Not now", "#/"),
                class_="actions",
                aria_label="Keep it or not",
            ),
            class_="card form",
        ),
        class_="page opened",
        data_game=about.id,
    )
    return Screen(f"A game of {about.name}", body, ("common", game_view.sprite))
