"""The score of a placement as it builds up, line by line."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.markup import Content, el
from cuboteca.games.qwirkle_cubes.view.art.line_frames import LineScore
from cuboteca.games.qwirkle_cubes.view.art.tokens import row_of_cubes


def draw_sum(lines: tuple[LineScore, ...], bonus: int = 0) -> Markup:
    """Each line with its cubes and its points, and what they come to; `bonus` is for going out first."""
    terms = [_term(line) for line in lines]
    if bonus:
        terms.append(el("li", el("span", "going out ", el("b", str(bonus)), class_="sum-words"), class_="term"))
    total = sum(line.points for line in lines) + bonus
    answer = el("p", el("span", "makes ", class_="for-ears"), str(total), class_="sum-total")
    return el(
        "div",
        el("ul", terms, class_="sum-terms many-lines" if len(terms) > 3 else "sum-terms"),
        answer,
        class_="running-sum",
        id="running-sum",
    )


def _term(line: LineScore) -> Markup:
    across = line.first[1] == line.last[1]
    way = "row" if across else "column"
    worth: list[Content] = [f"{way} ", el("b", str(line.points))]
    if line.qwirkle:
        worth.append(el("span", "Qwirkle", class_="is-six"))
    # A column is listed from the south; it is read from the top.
    cubes = row_of_cubes(line.cubes if across else reversed(line.cubes)) if line.cubes else None
    return el("li", cubes, el("span", worth, class_="sum-words"), class_="term six" if line.qwirkle else "term")
