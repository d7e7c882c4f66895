"""Draws shares, last games, intervals and the calendar: won is solid, drawn striped or half, lost an outline."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import Final

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.ui.results import RESULTS
from cuboteca.ui.statistics.counting import LAST_OF_GAME, Count, Played
from cuboteca.ui.text.statistics import say

SCALE: Final = (0.2, 0.8)
"""The shares between which seats are compared, so that nobody reads chance as a rule."""
GAP: Final = 0.8
"""Percent between two parts of a bar."""
LAST_STEP: Final = 12
WEEKS: Final = 14
"""How many weeks the calendar shows at a time."""
MOST_STONES: Final = 3
Asks = Callable[[date], str]


def results_bar(found: Counter[str]) -> Markup:
    """Return a bar with a part for each result."""
    total = sum(found[result] for result in RESULTS)
    parts, at = [], 0.0
    for result in RESULTS:
        share = 100 * found[result] / total
        if share:
            parts.append(_part(at, max(share - GAP, 0.5), 28, 6, f"is-{result}"))
        at += share
    return el("svg", parts, class_="results-bar", aria_hidden="true")


def sign(result: str) -> Markup:
    """Return what stands for a result beside its words; with the stripes of what was drawn, which the bar has, too."""
    mark = el("rect", x=1, y=1, width=12, height=12, rx=4, class_=f"is-{result}")
    return el("svg", _stripes() if result == "drawn" else None, mark, viewBox="0 0 14 14", aria_hidden="true")


def _stripes() -> Markup:
    return el(
        "pattern",
        el("rect", width=3, height=6, class_="stripe"),
        id="stripes",
        width=6,
        height=6,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )


def share_bar(count: Count) -> Markup:
    """Return a bar that is filled as far as games were won."""
    share = 100 * count.won / count.games
    return el(
        "svg",
        _part(0, 100, 12, 6, "is-lost"),
        _part(0, share, 12, 6, "is-won") if share else None,
        class_="share-bar",
        aria_hidden="true",
    )


def _part(at: float, width: float, height: int, radius: int, kind: str) -> Markup:
    return el("rect", x=f"{at:.2f}%", width=f"{width:.2f}%", height=height, rx=radius, class_=kind)


def last_games(games: Sequence[Played]) -> Markup:
    """Return the last games as bars, the newest at the right."""
    shown = [game.result for game in games[:LAST_OF_GAME]][::-1]
    bars = (
        (
            el(
                "rect",
                x=at * LAST_STEP + 1,
                y=1,
                width=8,
                height=17,
                rx=3,
                class_="is-won" if one == "won" else "is-lost",
            ),
            el("rect", x=at * LAST_STEP + 1, y=10, width=8, height=8, rx=3, class_="is-half")
            if one == "drawn"
            else None,
        )
        for at, one in enumerate(shown)
    )
    return el(
        "svg",
        (part for pair in bars for part in pair),
        viewBox=f"0 0 {len(shown) * LAST_STEP} 19",
        width=len(shown) * LAST_STEP,
        height=19,
        class_="last-games",
        aria_hidden="true",
    )


def interval_plot(count: Count) -> Markup:
    """Return the share won with its interval, on a line from 20 to 80 %; a dashed line is half."""
    low, high = (_on_scale(share) for share in count.interval)
    return el(
        "svg",
        el("rect", x="0", y=12, width="100%", height=4, rx=2, class_="line"),
        el("line", x1="50%", x2="50%", y1=0, y2=28, class_="half"),
        el("rect", x=f"{low:.2f}%", y=9, width=f"{high - low:.2f}%", height=10, rx=5, class_="interval"),
        el("circle", cx=f"{_on_scale(count.won / count.games):.2f}%", cy=14, r=7, class_="point"),
        class_="interval-plot",
        aria_hidden="true",
    )


def _on_scale(share: float) -> float:
    """Return how far along the line a share stands, in percent; what is beyond its ends stands at them."""
    low, high = SCALE
    return 100 * (min(max(share, low), high) - low) / (high - low)


def calendar(games: Counter[date], last_monday: date, today: date, asks: Asks) -> Markup:
    """Return a board with a well for each day and a stone where games were finished, larger for two and for more.

    Each week is a button that asks for its games: `asks` of its Monday.
    """
    mondays = [last_monday - timedelta(weeks=back) for back in range(WEEKS - 1, -1, -1)]
    letters = (el("span", say("letter", weekday=day) if day % 2 == 0 else "") for day in range(7))
    return el(
        "div",
        el("div", (el("span", _month_above(mondays, at)) for at in range(WEEKS)), class_="months", aria_hidden="true"),
        el("div", letters, class_="weekdays", aria_hidden="true"),
        el(
            "div",
            (_week(games, monday, today, asks) for monday in mondays),
            class_="weeks",
            role="group",
            aria_label=say("weeks"),
        ),
        class_="calendar",
    )


def _month_above(mondays: Sequence[date], at: int) -> str:
    """Return the month that begins in a week; that of the first week, where there is room for it."""
    month = mondays[at].month
    if at == 0:
        begins = all(monday.month == month for monday in mondays[1:3])
    else:
        begins = month != mondays[at - 1].month and at < WEEKS - 1
    return say("month_short", month=month) if begins else ""


def _week(games: Counter[date], monday: date, today: date, asks: Asks) -> Markup:
    days = [monday + timedelta(days=day) for day in range(7)]
    played = [day for day in days if games[day]]
    if played:
        told = [say("day", weekday=say("weekday", weekday=day.weekday()), count=games[day]) for day in played]
        number = sum(games[day] for day in played)
        words = say("week", count=number, day=monday.day, month=monday.month, days=told)
    else:
        words = say("empty_week", day=monday.day, month=monday.month)
    return el(
        "button",
        (el("i", class_=_well(games[day], day, today)) for day in days),
        type="button",
        id=f"week-{monday.isoformat()}",
        data_do="see-games",
        data_arg=asks(monday),
        aria_label=words,
        aria_disabled=None if played else "true",
    )


def _well(count: int, day: date, today: date) -> str:
    stones = f" stones-{min(count, MOST_STONES)}" if count else ""
    return f"well{stones}{' today' if day == today else ''}{' ahead' if day > today else ''}"
