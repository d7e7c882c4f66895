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
from cuboteca.ui.screens.finding import Listed, finding_form
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.finding import say as finding
from cuboteca.ui.text.saved import say
from cuboteca.ui.widgets import button, icon_button, link, navigation, top_bar, vacancy


def saved_screen(shelf: Shelf, previews: Previews, listed: Listed, shown: int, now: str) -> Screen:
    """Return the saved games that are sought, the first `shown` as rows; `now` is an ISO time."""
    every, kept, picked = len(listed.every), listed.found, listed.picked
    rows = kept[:shown]
    ids = {entry.id for entry in rows}
    body = el(
        "div",
        el(
            "header",
            el("h1", common("saved_games"), id="title", tabindex="-1"),
            _tools(every > 0) if picked is None else _how_many_picked(picked, kept),
            class_="masthead",
        ),
        finding_form(shelf, listed) if every > FIRST_ROWS or listed.sought.is_asking else None,
        (
            _group(
                say("groups", group=group),
                len(in_group),
                [_row(shelf, previews, entry, now, picked) for entry in in_group if entry.id in ids],
            )
            for group, in_group in in_groups(kept)
        ),
        _nothing() if not every else None,
        el("p", finding("none_found"), class_="none-found") if every and not kept else None,
        _show_more() if len(kept) > shown else None,
        _bring_back(shelf, listed.deleted) if listed.deleted and picked is None else None,
        navigation("saved") if picked is None else _what_to_do(len(picked)),
        class_="page with-places saved",
    )
    return Screen(common("saved_games"), body, previews.sheets(rows))


def _tools(any_kept: bool) -> Markup:
    """Return what the list leads to, and what can be done with several of its games."""
    return el(
        "div",
        link(common("statistics"), "#/statistics", "scores", "quiet", id="to-statistics") if any_kept else None,
        button(finding("select"), "select-saved", picture="check", kind="quiet", id="select-saved")
        if any_kept
        else None,
        link(say("import"), "#/import", "upload", "quiet", id="to-import"),
        class_="masthead-tools",
    )


def _how_many_picked(picked: Sequence[str], found: Sequence[SavedGame]) -> Markup:
    every = {entry.id for entry in found} <= set(picked)
    return el(
        "div",
        el("p", finding("picked", count=len(picked))),
        button(
            finding("select_all"),
            "pick-all",
            picture="check",
            kind="quiet",
            id="pick-all",
            aria_pressed=str(every).lower(),
        ),
        class_="masthead-tools",
    )


def _what_to_do(picked: int) -> Markup:
    """Return what can be done with the games that are picked, in the place of the places of the app."""
    off = None if picked else "true"
    deeds = (
        ("stop-selecting", "close", finding("cancel"), None, True),
        ("export-picked", "download", finding("export_picked"), off, None),
        ("delete-picked", "trash", finding("delete_picked"), off, None),
    )
    return el(
        "div",
        (
            el(
                "button",
                el("span", icon(picture), class_="nav-pill"),
                el("span", words),
                type="button",
                id=do,
                data_do=do,
                aria_disabled=disabled,
                data_escape=closes,
            )
            for do, picture, words, disabled, closes in deeds
        ),
        class_="places",
        role="toolbar",
        aria_label=finding("picked", count=picked),
    )


def _bring_back(shelf: Shelf, deleted: Sequence[SavedGame]) -> Markup:
    """Return the way back for all that were deleted since the app was opened; of several, for each by itself too."""
    every = button(finding("restore", count=len(deleted)), "restore", picture="undo", kind="quiet", id="restore")
    if len(deleted) == 1:
        return every
    return el(
        "section",
        every,
        el(
            "details",
            el("summary", icon("chevron"), el("span", finding("deleted_list", count=len(deleted)))),
            el("ul", (_deleted(shelf, kept) for kept in deleted)),
            class_="card folded",
            id="bin",
        ),
        class_="brings-back",
    )


def _deleted(shelf: Shelf, kept: SavedGame) -> Markup:
    known = kept.game in shelf
    game = shelf.about(kept.game).name if known else say("damaged_game")
    which = {"titled": bool(kept.title), "title": kept.title, "game": game, "players": kept.names}
    return el(
        "li",
        el(
            "span",
            el("span", kept.title or game, class_="card-title"),
            el("span", say("players", players=kept.names), class_="card-line"),
            class_="card-words",
        ),
        icon_button("undo", finding("restore_one", **which), "restore", kept.id),
    )


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


def _row(shelf: Shelf, previews: Previews, kept: SavedGame, now: str, picked: Sequence[str] | None) -> Markup:
    if kept.damage:
        return _damaged(kept, picked)
    game = shelf.about(kept.game).name
    which = {"titled": bool(kept.title), "title": kept.title, "game": game, "players": kept.names}
    look = previews.of(kept)
    told = (
        look.preview,
        el(
            "span",
            el("span", kept.title or game, class_="card-title"),
            el("span", say("players", players=kept.names), class_="card-line"),
            look.asked,
            el("span", say("moves", count=kept.made), " · ", when(kept.changed, now), class_="card-line"),
            class_="card-words",
        ),
    )
    return el(
        "li",
        el("a", *told, href=f"#/play/{kept.id}", class_="kept-open", id=f"open-{kept.id}")
        if picked is None
        else _to_pick(kept, told, picked),
        el(
            "div",
            link("", f"#/saved/{kept.id}/rename", "edit", "bare", aria_label=say("rename", **which)),
            icon_button("download", say("export", **which), "export", kept.id),
            icon_button("trash", say("delete", **which), "delete", kept.id),
            class_="kept-tools",
        )
        if picked is None
        else None,
        class_="card kept",
        id=f"kept-{kept.id}",
        data_game=kept.game,
    )


def _to_pick(kept: SavedGame, told: Sequence[Markup], picked: Sequence[str]) -> Markup:
    """Return what a row tells as the words of a box to tick."""
    box = el(
        "input",
        type="checkbox",
        name=kept.id,
        id=f"pick-{kept.id}",
        checked=kept.id in picked,
        data_change="pick-saved",
    )
    return el("label", box, *told, class_="kept-open")


def _damaged(kept: SavedGame, picked: Sequence[str] | None) -> Markup:
    told = el("p", icon("warning"), say("damage", damage=kept.damage, needs=kept.needs))
    return el(
        "li",
        told if picked is None else _to_pick(kept, (told,), picked),
        el(
            "div",
            button(say("save_text"), "export", kept.id, "download"),
            button(say("delete_damaged"), "delete", kept.id, "trash"),
            class_="kept-tools",
        )
        if picked is None
        else None,
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
