"""Draws the saved games: a small board for each, rename, delete with undo, import and export."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.games import Shelf
from cuboteca.play.record import LONGEST_TITLE
from cuboteca.ui.dates import when
from cuboteca.ui.previews import Previews
from cuboteca.ui.saved_games import FIRST_ROWS, SavedGame, in_groups
from cuboteca.ui.screen import Screen
from cuboteca.ui.searching import LONGEST_SOUGHT, Sought
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.saved import say
from cuboteca.ui.widgets import button, choice, icon_button, link, navigation, top_bar, vacancy


def saved_screen(
    shelf: Shelf,
    previews: Previews,
    kept: Sequence[SavedGame],
    every: int,
    sought: Sought,
    shown: int,
    now: str,
    deleted: int,
) -> Screen:
    """Return the saved games that are sought, of `every` so many, the first `shown` as rows; `now` is an ISO time."""
    rows = kept[:shown]
    ids = {entry.id for entry in rows}
    body = el(
        "div",
        el(
            "header",
            el("h1", common("saved_games"), id="title", tabindex="-1"),
            link(say("import"), "#/import", "upload", "quiet", id="to-import"),
            class_="masthead",
        ),
        _finding(shelf, sought) if every > FIRST_ROWS else None,
        (
            _group(
                say("groups", group=group),
                len(in_group),
                [_row(shelf, previews, entry, now) for entry in in_group if entry.id in ids],
            )
            for group, in_group in in_groups(kept)
        ),
        _nothing() if not every else None,
        el("p", say("none_found"), class_="none-found") if every and not kept else None,
        _show_more() if len(kept) > shown else None,
        _bring_back(deleted) if deleted else None,
        navigation("saved"),
        class_="page with-places saved",
    )
    return Screen(common("saved_games"), body, previews.sheets(rows))


def _finding(shelf: Shelf, sought: Sought) -> Markup:
    """Return what the games are found by: words, their game, and the order that they stand in."""
    return el(
        "form",
        el(
            "input",
            type="search",
            name="words",
            id="find-words",
            value=sought.words,
            placeholder=say("find"),
            aria_label=say("find"),
            maxlength=str(LONGEST_SOUGHT),
            autocomplete="off",
            enterkeyhint="search",
            data_change="find-saved",
        ),
        button(say("order", order=sought.order), "order-saved", picture="swap", kind="quiet", id="order-saved"),
        el(
            "div",
            choice("game", "", el("span", say("all_games")), not sought.game, "find-saved"),
            (
                choice("game", game, el("span", shelf.about(game).name), game == sought.game, "find-saved")
                for game in shelf
            ),
            class_="segments",
            role="group",
            aria_label=say("which_game"),
        ),
        data_do="find-saved",
        class_="finding",
        role="search",
    )


def _bring_back(deleted: int) -> Markup:
    return button(say("restore", count=deleted), "restore", picture="undo", kind="quiet", id="restore")


def _group(title: str, count: int, rows: Sequence[Markup]) -> Markup | None:
    """Return a heading that counts all of a group, and those of its rows that are shown."""
    if not rows:
        return None
    heading = el("h2", title, " ", el("span", str(count), class_="how-many"))
    return el("section", heading, el("ul", rows, class_="kept-list"))


def _nothing() -> Markup:
    return el(
        "div",
        vacancy(),
        el("p", say("none")),
        link(common("to_games"), "#/", "home"),
        class_="card empty by-vacancy",
    )


def _show_more() -> Markup:
    """Return the button under the rows, which the page presses by itself when it comes near the screen."""
    return button(say("show_more"), "more-saved", picture="list", kind="quiet", id="more-saved", data_near=True)


def _row(shelf: Shelf, previews: Previews, kept: SavedGame, now: str) -> Markup:
    if kept.damage:
        return _damaged(kept)
    game = shelf.about(kept.game).name
    which = {"titled": bool(kept.title), "title": kept.title, "game": game, "players": kept.names}
    look = previews.of(kept)
    return el(
        "li",
        el(
            "a",
            look.preview,
            el(
                "span",
                el("span", kept.title or game, class_="card-title"),
                el("span", say("players", players=kept.names), class_="card-line"),
                look.asked,
                el("span", say("moves", count=kept.made), " · ", when(kept.changed, now), class_="card-line"),
                class_="card-words",
            ),
            href=f"#/play/{kept.id}",
            class_="kept-open",
            id=f"open-{kept.id}",
        ),
        el(
            "div",
            link("", f"#/saved/{kept.id}/rename", "edit", "bare", aria_label=say("rename", **which)),
            icon_button("download", say("export", **which), "export", kept.id),
            icon_button("trash", say("delete", **which), "delete", kept.id),
            class_="kept-tools",
        ),
        class_="card kept",
        id=f"kept-{kept.id}",
        data_game=kept.game,
    )


def _damaged(kept: SavedGame) -> Markup:
    return el(
        "li",
        el("p", icon("warning"), say("damage", damage=kept.damage)),
        el(
            "div",
            button(say("save_text"), "export", kept.id, "download"),
            button(say("delete_damaged"), "delete", kept.id, "trash"),
            class_="kept-tools",
        ),
        class_="card kept damaged",
        id=f"kept-{kept.id}",
    )


def rename_screen(shelf: Shelf, kept: SavedGame, draft: str | None = None) -> Screen:
    """Return a field for the name of a saved game; `draft` is what was typed there before."""
    game = kept.title or shelf.about(kept.game).name
    body = el(
        "div",
        top_bar(say("rename_title", game=game), "#/saved", common("back_to_saved")),
        el(
            "form",
            el("label", say("name"), for_="new-title"),
            el(
                "input",
                type="text",
                name="title",
                id="new-title",
                value=kept.title if draft is None else draft,
                data_change="draft-title",
                maxlength=LONGEST_TITLE,
                placeholder=shelf.about(kept.game).name,
            ),
            el("button", say("rename_button"), type="submit", class_="button main"),
            data_do="rename",
            data_arg=kept.id,
            id="rename",
            class_="card form",
        ),
        class_="page",
    )
    return Screen(say("rename_title", game=game), body)
