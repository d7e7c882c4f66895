"""Draws the place on the set-up screen where a group brings its own file to an option: a deck of cards, say."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.play.game import Option
from cuboteca.play.wording import sentence
from cuboteca.ui.setup_form import FileTrouble
from cuboteca.ui.text.setup import say
from cuboteca.ui.widgets import button, file_button


def own_file(option: Option, value: str, trouble: FileTrouble | None) -> Markup:
    """Return what an option with a file holds now, and the ways to change it."""
    if option.file is None:
        raise ValueError(option.id)
    name = f"option-{option.id}"
    usual = value == option.default
    return el(
        "fieldset",
        el("legend", option.title),
        el("p", sentence(option.file.told(value)), id=f"{name}-told", class_="own-file-told"),
        el(
            "p",
            option.meanings[0] if usual else say("own_file"),
            class_="meaning",
        ),
        el(
            "div",
            file_button(
                say("choose_file"),
                "own-file",
                ".json,application/json",
                f"{name}-file",
                data_arg=option.id,
                aria_describedby=f"{name}-trouble" if trouble else f"{name}-told",
            ),
            None if usual else button(say("standard_file"), "usual-file", option.id, "undo", id=f"{name}-usual"),
            button(say("template"), "pattern-file", option.id, "download", "quiet", id=f"{name}-pattern"),
            class_="own-file-ways",
        ),
        _trouble(f"{name}-trouble", trouble) if trouble else None,
        class_="card option own-file",
    )


def _trouble(id_: str, trouble: FileTrouble) -> Markup:
    return el(
        "div",
        icon("warning"),
        el(
            "div",
            el("p", _refusal(trouble.file), " "),
            el("ul", (el("li", f"{problem} ") for problem in trouble.problems)),
        ),
        class_="trouble",
        id=id_,
        role="alert",
    )


def _refusal(file: str) -> str:
    return say("file_refused", file=file) if file else say("unnamed_file_refused")
