"""The scores at the end of a game: every turn of every player on a pad, and the game as a chart.

The chart shows each player's score over the turns, with a ring wherever a line of six was made.
"""

from __future__ import annotations

from itertools import accumulate, zip_longest
from typing import Final, NamedTuple

from markupsafe import Markup, escape

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.markup import Content, el
from cuboteca.draw.path import Point, num, pair
from cuboteca.games.qwirkle_cubes.text.labels import label

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


def render_score_sheet(columns: tuple[Column, ...], over: bool) -> Markup:
    """Return a table with a row for each turn, the totals, and the key to what is tinted."""
    rows = zip_longest(*(column.turns for column in columns))
    to_come = [not (over or column.gone) for column in columns]
    any_six = any(scored and scored.qwirkles for column in columns for scored in column.turns)
    sheet = el(
        "table",
        el("caption", label("sheet"), class_="for-ears"),
        el("thead", el("tr", el("th", label("sheet_turn"), scope="col"), map(_head, columns))),
        el(
            "tbody",
            (el("tr", el("th", str(turn), scope="row"), map(_cell, row, to_come)) for turn, row in enumerate(rows, 1)),
        ),
        el("tfoot", el("tr", el("th", label("sheet_total"), scope="row"), map(_total, columns))),
        class_=f"score-sheet of-{len(columns)}{' many' if len(columns) > 4 else ''}",
    )
    key = el("p", el("span", class_="six-key"), label("sheet_key"), class_="score-key") if any_six else None
    return el("div", sheet, key, class_="score-pad")


def _head(column: Column) -> Markup:
    is_long = max(map(len, column.name.split()), default=0) > LONG_WORD
    name = el("span", column.name, class_="score-name long" if is_long else "score-name")
    return el("th", el("span", badge(badge_id(column.seat)), name, class_="score-who"), scope="col")


def _cell(scored: Scored | None, to_come: bool) -> Markup:
    if scored is None:
        said = el("span", label("no_turn", to_come=to_come), class_="for-ears")
        return el("td", said, el("span", "–", aria_hidden="true"), class_="no-turn")
    worth: list[Content] = []
    if scored.bonus:
        worth.append(el("span", f"{scored.points} + {scored.bonus} = ", class_="score-how"))
    points = str(scored.points + scored.bonus)
    if scored.qwirkles:
        worth.append(el("b", points, class_="six"))
        worth.append(el("span", " ", label("with_qwirkles", qwirkles=scored.qwirkles), class_="for-ears"))
    else:
        worth.append(el("b" if scored.bonus else "span", points))
    return el("td", worth)


def _total(column: Column) -> Markup:
    kind = "winner" if column.winner else "gone" if column.gone else None
    message = "winner" if column.winner else "resigned" if column.gone else None
    said = el("span", ", ", label(message), class_="for-ears") if message else None
    return el("td", el("b", str(column.total)), said, class_=kind)


WIDTH: Final = 374
HEIGHT: Final = 196
LEFT, RIGHT, TOP, BOTTOM = 42, 290, 26, 162
LABEL_STEP: Final = 23
LABEL_AT: Final = 308
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200)


class _Scale(NamedTuple):
    turns: int
    top: int
    step: int

    def at(self, turn: float, points: float) -> Point:
        return LEFT + (RIGHT - LEFT) * turn / self.turns, BOTTOM - (BOTTOM - TOP) * points / self.top


def render_score_chart(columns: tuple[Column, ...], over: bool) -> Markup:
    """Return how the scores grew, turn by turn."""
    scores = [_scores(column) for column in columns]
    scale = _scale(scores)
    order = sorted(range(len(columns)), key=lambda i: columns[i].winner)
    lines = "".join(_line(columns[i], scores[i], scale) for i in order)
    said = label("chart", over=over, scores=[(column.name, column.total, column.gone) for column in columns])
    return Markup(
        f'<svg class="score-chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(said)}">'
        f"{_rules(scale)}{_area(columns, scores, scale)}{lines}{_labels(columns, scores, scale)}</svg>"
    )


def _scores(column: Column) -> list[int]:
    """Return the score before the first turn and after each."""
    taken = [scored for scored in column.turns if scored is not None]
    return list(accumulate((scored.points + scored.bonus for scored in taken), initial=0))


def _scale(scores: list[list[int]]) -> _Scale:
    most = max(max(line) for line in scores)
    step = next((step for step in STEPS if step * 4 >= most), STEPS[-1])
    return _Scale(max(1, *(len(line) - 1 for line in scores)), max(step * -(-most // step), step), step)


def _rules(scale: _Scale) -> str:
    """Return lines across with their points, and the turns below."""
    out = ""
    for points in range(0, scale.top + 1, scale.step):
        y = num(scale.at(0, points)[1], 1)
        out += f'<path d="M{LEFT} {y}H{RIGHT}" stroke="var(--line)"/><text x="34" y="{y}" dy="4.6">{points}</text>'
    every = max(1, -(-scale.turns // 4))
    numbers = "".join(
        f'<text x="{num(scale.at(turn, 0)[0], 1)}" y="182">{turn}</text>'
        for turn in range(every, scale.turns + 1, every)
    )
    return (
        f'<g font-size="13" fill="var(--muted)"><g text-anchor="end">{out}</g><g text-anchor="middle">{numbers}</g></g>'
    )


def _points(line: list[int], scale: _Scale) -> str:
    return "L".join(pair(scale.at(turn, points), 1) for turn, points in enumerate(line))


def _area(columns: tuple[Column, ...], scores: list[list[int]], scale: _Scale) -> str:
    """Under the winner's line, if there is one winner."""
    winners = [i for i, column in enumerate(columns) if column.winner]
    if len(winners) != 1:
        return ""
    line = scores[winners[0]]
    end = num(scale.at(len(line) - 1, 0)[0], 1)
    paint = f"var(--seat-{columns[winners[0]].seat + 1})"
    return f'<path d="M{_points(line, scale)}L{end} {BOTTOM}H{LEFT}Z" fill="{paint}" fill-opacity=".13"/>'


def _line(column: Column, line: list[int], scale: _Scale) -> str:
    paint = f"var(--seat-{column.seat + 1}-edge)"
    seen = ' opacity=".5"' if column.gone else ""
    taken = [scored for scored in column.turns if scored is not None]
    rings = "".join(
        f'<circle cx="{num(x, 1)}" cy="{num(y, 1)}" r="4.4"/>'
        for turn, scored in enumerate(taken, 1)
        if scored.qwirkles
        for x, y in (scale.at(turn, line[turn]),)
    )
    x, y = scale.at(len(line) - 1, line[-1])
    return (
        f'<g stroke="{paint}" stroke-width="{3 if column.winner else 2.1}" fill="none" stroke-linejoin="round" '
        f'stroke-linecap="round"{seen}><path class="score-line" pathLength="100" d="M{_points(line, scale)}"/>'
        f'<g fill="var(--surface)" stroke-width="2">{rings}</g>'
        f'<circle cx="{num(x, 1)}" cy="{num(y, 1)}" r="3.4" fill="{paint}" stroke="none"/></g>'
    )


def _labels(columns: tuple[Column, ...], scores: list[list[int]], scale: _Scale) -> str:
    """Badges and totals at the right, from the top downwards, moved apart where lines end close together."""
    ends = sorted((scale.at(len(line) - 1, line[-1]), i) for i, line in enumerate(scores))
    ends.sort(key=lambda end: end[0][1])
    heights = _apart([y for (_, y), _ in ends])
    out = ""
    for ((x, y), i), height in zip(ends, heights, strict=True):
        column = columns[i]
        seat = column.seat + 1
        out += (
            f'<path d="M{num(x + 4, 1)} {num(y, 1)}L{LABEL_AT - 3} {num(height, 1)}" stroke="var(--seat-{seat}-edge)" '
            f'stroke-opacity=".55" fill="none"/>'
            f'<use href="#{badge_id(column.seat)}" x="{LABEL_AT}" y="{num(height - 9, 1)}" width="18" height="18"/>'
            f'<text x="{WIDTH - 8}" y="{num(height, 1)}" dy="5.6" text-anchor="end" font-size="16" font-weight="650" '
            f'fill="var(--ink)">{column.total}</text>'
        )
    return out


def _apart(heights: list[float]) -> list[float]:
    """Return heights, rising and at least a label apart, none below the chart."""
    out: list[float] = []
    for height in heights:
        out.append(max(height, out[-1] + LABEL_STEP) if out else max(height, TOP))
    over = max(0.0, out[-1] - (HEIGHT - 14)) if out else 0
    return [height - over for height in out] if over else out
