"""Saved games: a small board for each, rename, delete with undo, import and export."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.games import Shelf
from cuboteca.play.record import LONGEST_TITLE
from cuboteca.ui.kept_view import kept_badge, kept_line, kept_preview, kept_sheets
from cuboteca.ui.saved_games import Kept
from cuboteca.ui.screen import Screen
from cuboteca.ui.when import when
from cuboteca.ui.widgets import button, link, named, navigation, plural, top_bar, vacancy


def saved_screen(shelf: Shelf, kept: Sequence[Kept], now: str, can_restore: bool) -> Screen:
    """All saved games; `now` is an ISO time."""
    going = [entry for entry in kept if not entry.damage and not entry.over]
    over = [entry for entry in kept if not entry.damage and entry.over]
    damaged = [entry for entry in kept if entry.damage]
    body = el(
        "div",
        el(
            "header",
            el("h1", "Saved games", id="title", tabindex="-1"),
            link("Import", "#/import", "upload", "quiet", id="to-import"),
            class_="masthead",
        ),
        _group("In progress", shelf, going, now),
        _group("Finished", shelf, over, now),
        el("section", el("h2", "Damaged"), el("ul", (_damaged(entry) for entry in damaged), class_="kept-list"))
        if damaged
        else None,
        el(
            "div",
            vacancy(),
            el("p", "No saved games. Each game is kept here by itself, from its first move."),
            link("To the games", "#/", "home"),
            class_="card empty by-vacancy",
        )
        if not kept
        else None,
        button("Bring back the game deleted last", "restore", picture="undo", kind="quiet", id="restore")
        if can_restore
        else None,
        navigation("saved"),
        class_="page with-places saved",
    )
    return Screen("Saved games", body, kept_sheets(shelf, kept))


def _group(title: str, shelf: Shelf, entries: Sequence[Kept], now: str) -> Markup | None:
    if not entries:
        return None
    return el("section", el("h2", title), el("ul", (_row(shelf, entry, now) for entry in entries), class_="kept-list"))


def _row(shelf: Shelf, kept: Kept, now: str) -> Markup:
    name = kept.title or shelf.about(kept.game).name
    which = kept.title or f"{name}, {named(kept.names)}"
    return el(
        "li",
        el(
            "a",
            kept_preview(shelf, kept),
            el(
                "span",
                el("span", name, class_="card-title"),
                el("span", named(kept.names), class_="card-line"),
                el("span", kept_badge(shelf, kept), el("span", kept_line(shelf, kept)), class_="card-asked"),
                el("span", f"{plural(kept.made, 'move', 'moves')}, {when(kept.changed, now)}", class_="card-line"),
                class_="card-words",
            ),
            href=f"#/play/{kept.id}",
            class_="kept-open",
            id=f"open-{kept.id}",
        ),
        el(
            "div",
            link("", f"#/saved/{kept.id}/rename", "edit", "bare", aria_label=f"Rewhich {which}"),
            el(
                "button",
                icon("download"),
                type="button",
                class_="icon-button",
                data_do="export",
                data_arg=kept.id,
                aria_label=f"Save {which} as a file",
            ),
            el(
                "button",
                icon("trash"),
                type="button",
                class_="icon-button",
                data_do="delete",
                data_arg=kept.id,
                aria_label=f"Delete {which}",
            ),
            class_="kept-tools",
        ),
        class_="card kept",
        id=f"kept-{kept.id}",
        data_game=kept.game,
    )


def _damaged(kept: Kept) -> Markup:
    return el(
        "li",
        el("p", icon("warning"), kept.damage, " Its text is still here: save it as a file, or delete it."),
        el(
            "div",
            button("Save its text", "export", kept.id, "download"),
            button("Delete", "delete", kept.id, "trash"),
            class_="kept-tools",
        ),
        class_="card kept damaged",
        id=f"kept-{kept.id}",
    )


def rename_screen(shelf: Shelf, kept: Kept) -> Screen:
    """A field for the name of a saved game."""
    name = kept.title or shelf.about(kept.game).name
    body = el(
        "div",
        top_bar(f"Rename {name}", "#/saved", "Back to the saved games"),
        el(
            "form",
            el("label", "Its name", for_="new-title"),
            el(
                "input",
                type="text",
                name="title",
                id="new-title",
                value=kept.title,
                maxlength=LONGEST_TITLE,
                placeholder=shelf.about(kept.game).name,
            ),
            el("button", "Keep", type="submit", class_="button main"),
            data_do="rename",
            data_arg=kept.id,
            id="rename",
            class_="card form",
        ),
        class_="page",
    )
    return Screen(f"Rename {name}", body)
