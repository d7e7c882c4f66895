"""The place on the set-up screen where a group brings its own file to an option: a deck of cards, say."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.play.game import Option
from cuboteca.ui.setup_form import FileTrouble
from cuboteca.ui.widgets import button


def own_file(option: Option, value: str, trouble: FileTrouble | None) -> Markup:
    """What an option with a file holds now, and the ways to change it."""
    if option.file is None:
        raise ValueError(f"{option.title} takes no file.")
    name = f"option-{option.id}"
    usual = value == option.default
    return el(
        "fieldset",
        el("legend", option.title),
        el("p", f"{option.file.told(value)}.", id=f"{name}-told", class_="own-file-told"),
        el(
            "p",
            option.meanings[0] if usual else "From your own file. Records and links carry it along.",
            class_="meaning",
        ),
        el(
            "div",
            el(
                "label",
                icon("upload"),
                el("span", "Bring a file"),
                el(
                    "input",
                    type="file",
                    accept=".json,application/json",
                    data_file="own-file",
                    data_arg=option.id,
                    class_="for-ears",
                    id=f"{name}-file",
                    aria_describedby=f"{name}-trouble" if trouble else f"{name}-told",
                ),
                class_="button",
            ),
            None if usual else button("Back to our own", "usual-file", option.id, "undo", id=f"{name}-usual"),
            button("Save ours as a pattern", "pattern-file", option.id, "download", "quiet", id=f"{name}-pattern"),
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
            el("p", f"{f'“{trouble.file}”' if trouble.file else 'This file'} cannot be used, so all is as it was. "),
            el("ul", (el("li", f"{problem} ") for problem in trouble.problems)),
        ),
        class_="trouble",
        id=id_,
        role="alert",
    )
