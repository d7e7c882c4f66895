"""The score pad at the end of a game: every turn of every player."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.markup import Content, el

LONG_WORD: Final = 7
"""Letters of a word that may be broken, for the columns of all to have room on a phone."""


class Scored(NamedTuple):
    """What a turn brought."""

    points: int
    """Without the bonus."""
    qwirkles: int = 0
    """Lines of six among its lines."""
    bonus: int = 0
    """For going out first."""


class Column(NamedTuple):
    """A player's game."""

    seat: int
    name: str
    turns: tuple[Scored | None, ...]
    total: int
    winner: bool = False
    gone: bool = False
    """Has resigned: the points no longer count."""


def draw_score_sheet(columns: tuple[Column, ...]) -> Markup:
    """A table with a row for each turn, the totals, and the key to what is tinted."""
    rows = zip_longest(*(column.turns for column in columns))
    any_six = any(scored and scored.qwirkles for column in columns for scored in column.turns)
    sheet = el(
        "table",
        el("caption", "Points of every turn", class_="for-ears"),
        el("thead", el("tr", el("th", "Turn", scope="col"), map(_head, columns))),
        el("tbody", (el("tr", el("th", str(turn), scope="row"), map(_cell, row)) for turn, row in enumerate(rows, 1))),
        el("tfoot", el("tr", el("th", "Total", scope="row"), map(_total, columns))),
        class_="score-sheet many" if len(columns) > 4 else "score-sheet",
    )
    key = el("p", el("span", class_="six-key"), "a line of six, worth 12", class_="score-key") if any_six else None
    return el("div", sheet, key, class_="score-pad")


def _head(column: Column) -> Markup:
    is_long = max(map(len, column.name.split()), default=0) > LONG_WORD
    name = el("span", column.name, class_="score-name long" if is_long else "score-name")
    return el("th", el("span", badge(badge_id(column.seat)), name, class_="score-who"), scope="col")


def _cell(scored: Scored | None) -> Markup:
    if scored is None:
        return el("td", el("span", "no turn", class_="for-ears"), el("span", "–", aria_hidden="true"), class_="no-turn")
    worth: list[Content] = []
    if scored.bonus:
        worth.append(el("span", f"{scored.points} + {scored.bonus} = ", class_="score-how"))
    points = str(scored.points + scored.bonus)
    if scored.qwirkles:
        said = "with a line of six" if scored.qwirkles == 1 else f"with {scored.qwirkles} lines of six"
        worth.append(el("b", points, class_="six"))
        worth.append(el("span", f" {said}", class_="for-ears"))
    else:
        worth.append(el("b" if scored.bonus else "span", points))
    return el("td", worth)


def _total(column: Column) -> Markup:
    kind = "winner" if column.winner else "gone" if column.gone else None
    said = ", the winner" if column.winner else ", resigned" if column.gone else None
    return el("td", el("b", str(column.total)), el("span", said, class_="for-ears") if said else None, class_=kind)
