"""Draws what saved games are found by: words, their game, who played and how it went."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import NamedTuple

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.games import Shelf
from cuboteca.play.levels import LEVELS, level_names
from cuboteca.ui.results import RESULTS, players_in
from cuboteca.ui.saved_games import SavedGame
from cuboteca.ui.searching import DECIDED, LONGEST_SOUGHT, ONE_BY_ONE, STATES, Sought
from cuboteca.ui.text.finding import say
from cuboteca.ui.widgets import button, choice


class Listed(NamedTuple):
    """What the list is made of."""

    every: Sequence[SavedGame]
    found: Sequence[SavedGame]
    """Those that are sought, in the order to show."""
    deleted: Sequence[SavedGame]
    sought: Sought
    picked: Sequence[str] | None
    """The ids of those that are picked, while several are to be."""


def finding_form(shelf: Shelf, listed: Listed) -> Markup:
    """Return what the games are found by: words, their game and more, and the order that they stand in."""
    sought = listed.sought
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
        el("div", _selects(listed), class_="selects"),
        _asked_for(sought, len(listed.found), len(listed.every)) if sought.is_asking else None,
        data_do="find-saved",
        class_="finding",
        role="search",
    )


def _selects(listed: Listed) -> Sequence[Markup]:
    """Return the fields for a player, how it went, and a level; where there is nothing to choose there is none."""
    sought, players = listed.sought, players_in(listed.every)
    ends = (*STATES, DECIDED, *RESULTS) if sought.player else (*STATES, "drawn")
    results = {one: say("results", result=one) for one in ends}
    met = {level for entry in listed.every for level in entry.levels}
    levels = {level: level_names(level) for level in LEVELS if level in met}
    fields = (
        ("player", say("which_player"), players, sought.player),
        ("result", say("which_result"), results, sought.result),
        ("level", say("which_level"), levels, sought.level),
    )
    return [_select(*field) for field in fields if len(field[2]) > 1 or field[3]]


def _select(name: str, label: str, values: Mapping[str, str], chosen: str) -> Markup:
    options = ({"": label} | dict(values)).items()
    return el(
        "select",
        (
            el("option", words, value=value, selected="selected" if value == chosen else None)
            for value, words in options
        ),
        name=name,
        id=f"find-{name}",
        aria_label=label,
        data_change="find-saved",
        class_="chosen" if chosen else None,
    )


def _asked_for(sought: Sought, found: int, every: int) -> Markup:
    """Return how many are found, what statistics alone ask for, and the way back to all."""
    return el(
        "div",
        el("span", say("found_of", count=found, every=every), class_="muted"),
        (_dropped(name, _asked_words(name, sought)) for name in ONE_BY_ONE if name in sought.chosen),
        button(say("show_all"), "drop-sought", kind="quiet", id="show-all"),
        class_="asked-for",
    )


def _dropped(name: str, words: str) -> Markup:
    return el(
        "button",
        el("span", words),
        icon("close"),
        type="button",
        class_="button quiet chosen",
        id=f"drop-{name}",
        data_do="drop-sought",
        data_arg=name,
        aria_label=say("drop", what=words),
    )


def _asked_words(name: str, sought: Sought) -> str:
    if name == "week":
        monday = date.fromisoformat(sought.week)
        return say("week", day=monday.day, month=monday.month)
    if name == "turn":
        return say("turn", turn=sought.turn)
    return say("found", count=1) if len(sought.only) == 1 else say("streak")
