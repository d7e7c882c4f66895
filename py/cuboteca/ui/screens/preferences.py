"""Draws the settings, and whose games and work this is."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.games import Shelf
from cuboteca.play.language import offered
from cuboteca.play.wording import join_words
from cuboteca.ui.addresses import Address
from cuboteca.ui.screen import Screen
from cuboteca.ui.settings import LANGUAGE, Setting, choices
from cuboteca.ui.text.about import say as about_us
from cuboteca.ui.text.backup import say as backup
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.preferences import say
from cuboteca.ui.widgets import button, choice, file_button, link, navigation, way_back


def settings_screen(
    shelf: Shelf, settings: Mapping[str, str], version: str, table: Address | None, added: Markup | None
) -> Screen:
    """Return the settings; `table` is the game that was left to come here, `added` the list of added games."""
    body = el(
        "div",
        el(
            "header",
            way_back(str(table), common("back_to_game")) if table else None,
            el("h1", common("settings"), id="title", tabindex="-1"),
            class_="masthead",
        ),
        el(
            "form",
            (_setting(setting, settings[setting.id], table) for setting in choices()),
            class_="settings-form",
            id="settings-form",
        ),
        _backup(),
        _added(added),
        _install(),
        _credits(shelf, version),
        navigation("settings"),
        class_="page with-places settings",
    )
    return Screen(common("settings"), body, ("common", "added") if added else ("common",))


def _setting(setting: Setting, value: str, table: Address | None) -> Markup:
    at_table = table is not None and table.screen == "play"
    return el(
        "fieldset",
        el("legend", say(setting.id)),
        el("p", say(f"{setting.id}_about"), class_="meaning"),
        el(
            "div",
            (choice(setting.id, v, _value(setting.id, v), v == value, "set") for v in setting.values),
            class_="segments",
        ),
        link(say("show_keys"), f"{table}/keys", "keyboard", "quiet") if at_table and setting.id == "keys" else None,
        class_="card",
        data_setting=setting.id,
    )


def _value(setting: str, value: str) -> Markup:
    """Return what a value is called; a language has its own name in all languages."""
    if setting == LANGUAGE:
        found = next(language for language in offered() if language.code == value)
        return el("span", found.name, lang=found.code, dir=found.direction)
    return el("span", say(f"{setting}_{value}"))


def _backup() -> Markup:
    return el(
        "section",
        el("h2", backup("title")),
        el("p", backup("about")),
        button(backup("save"), "save-backup", picture="download", id="save-backup"),
        file_button(backup("open"), "import", ".cuboteca,.txt,text/plain", "open-backup"),
        class_="card form",
        id="backup-card",
    )


def _added(games: Markup | None) -> Markup:
    return el(
        "section",
        el("h2", say("added"), id="added-title", tabindex="-1"),
        el("p", say("added_about")),
        games,
        file_button(say("add_game"), "wheel", ".whl", "add-game"),
        class_="card form",
        id="added-card",
    )


def _install() -> Markup:
    return el(
        "section",
        el("h2", about_us("install_title")),
        el("p", about_us("install_about")),
        el(
            "button",
            icon("download"),
            el("span", about_us("install")),
            type="button",
            class_="button",
            data_client="install",
            id="install",
        ),
        class_="card form",
        id="install-card",
    )


def _credits(shelf: Shelf, version: str) -> Markup:
    return el(
        "section",
        el("h2", about_us("credits")),
        el(
            "ul",
            (
                el(
                    "li",
                    about_us("credit", game=one.name, designers=join_words(one.designers), publisher=one.publisher),
                )
                for one in (shelf.about(game_id) for game_id in shelf)
            ),
        ),
        el("p", about_us("unofficial")),
        el("p", about_us("version", version=version), class_="muted"),
        el("div", link(about_us("licences"), "licences.txt", target="_blank", rel="noopener"), class_="actions"),
        class_="card form",
    )
