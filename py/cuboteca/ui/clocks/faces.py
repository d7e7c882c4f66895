"""Draws clocks at the table: one for each of two players, or a timer in the bar; and what the lid says of them.

The page counts from what stands in the attributes (`static/js/screen/clocks.js`).
"""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.badges import badge
from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.play.clock import GLASS, SECOND, TURN, Control, shown
from cuboteca.play.clock_record import Timed
from cuboteca.play.clock_times import left, loses
from cuboteca.play.game import NATURE
from cuboteca.play.view import View
from cuboteca.ui.clocks.hearing import has_two_clocks, is_timed
from cuboteca.ui.clocks.on_time import spoken
from cuboteca.ui.session import Session
from cuboteca.ui.text.clocks import say

ROUND = 100
"""How long the ring is, by its own measure."""


def with_clock(session: Session, view: View, bar: Markup) -> Markup:
    """Return the bar with the time of whose turn it is, in a ring that grows shorter; or two clocks under it."""
    table, timed = session.table, session.table.timed
    if timed is None or session.over:
        return bar
    control, times = timed.control, left(table, session.game_view, timed)
    if has_two_clocks(session, control):
        return bar + _strip(session, view, control, times)
    if not is_timed(session):
        return bar
    seat, tools = session.decider, Markup('<div class="bar-tools">')
    symbol = badge(session.game_view.roles(view.state)[seat].badge)
    bar = Markup(bar.replace(symbol, _ring(symbol, control, times[seat]), 1))  # noqa: S704
    return Markup(bar.replace(tools, tools + _timer(session, control, times[seat])))  # noqa: S704


def _counted(session: Session, control: Control) -> dict[str, str | int | None]:
    """Return what the page counts by, as attributes."""
    table, timed = session.table, session.table.timed
    return {
        "id": "game-clock",
        "data_clock": f"{session.id} {table.ply}",
        "data_spent": timed.running(table.ply) if timed else 0,
        "data_full": control.tenths,
        "data_low": control.low,
        "data_warn": " ".join(map(str, control.warnings)),
        "data_ends": "true" if loses(table) or control.ends else None,
    }


def _strip(session: Session, view: View, control: Control, times: tuple[int, ...]) -> Markup:
    seats = [_seat(session, view, control, seat, times[seat]) for seat in range(2)]
    pause = el(
        "button", icon("pause"), type="button", class_="icon-button", data_client="pause", aria_label=say("pause")
    )
    return el(
        "div",
        seats[0],
        pause,
        seats[1],
        class_="clocks",
        role="group",
        aria_label=say("clocks"),
        **_counted(session, control),
    )


def _seat(session: Session, view: View, control: Control, seat: int, tenths: int) -> Markup:
    runs = is_timed(session) and session.decider == seat
    way = "down" if runs else "up" if control.kind == GLASS and is_timed(session) else None
    name = session.table.names[seat]
    return el(
        "div",
        badge(session.game_view.roles(view.state)[seat].badge),
        el("span", name, class_="clock-name", aria_hidden="true"),
        el("span", say("left_of", name=name), class_="for-ears"),
        _time(seat, control, tenths),
        class_="clock-seat",
        id=f"clock-seat-{seat}",
        data_left=tenths,
        data_runs=way,
        data_name=name,
        data_state=_state(control, tenths) if runs else None,
    )


def _state(control: Control, tenths: int) -> str | None:
    """Return whether a time is low, or over."""
    if tenths < 0:
        return "over"
    return "low" if tenths < control.low else None


def _time(seat: int, control: Control, tenths: int) -> Markup:
    """Return the time in figures, which the page changes."""
    return el("b", shown(tenths, control.low), class_="clock-time", id=f"clock-time-{seat}", data_own="insides")


def _ring(symbol: Markup, control: Control, tenths: int) -> Markup:
    gone = ROUND * (1 - max(tenths, 0) / max(control.tenths, 1))
    circles = el("circle", cx=24, cy=24, r=21.5) + el(
        "circle",
        cx=24,
        cy=24,
        r=21.5,
        pathLength=ROUND,
        stroke_dasharray=ROUND,
        stroke_dashoffset=f"{max(gone, 0):.1f}",
        id="clock-ring",
    )
    return el(
        "span",
        symbol,
        el("svg", circles, viewBox="0 0 48 48", class_="clock-ring", aria_hidden="true"),
        class_="ringed",
    )


def _timer(session: Session, control: Control, tenths: int) -> Markup:
    """Return the time, and over it what stops it: a button with no time in its name, for one that changes is said again
    and again."""
    seat, name = session.decider, session.table.names[session.decider]
    return el(
        "div",
        el("span", say("left_of", name=name), class_="for-ears"),
        el("span", say("over_by"), class_="clock-over"),
        _time(seat, control, tenths),
        el("button", type="button", class_="clock-pause", data_client="pause", aria_label=say("pause_timer")),
        class_="clock-timer",
        data_left=tenths,
        data_runs="down",
        data_name=name,
        data_state=_state(control, tenths),
        **_counted(session, control),
    )


def behind_lid(session: Session) -> Markup | None:
    """Return what the lid says of a clock: that it stands, and what whoever opens the lid has left."""
    timed = session.table.timed
    if timed is None or not is_timed(session):
        return None
    tenths = left(session.table, session.game_view, timed)[session.decider]
    name, kind = session.table.names[session.decider], "turn" if timed.control.kind == TURN else "own"
    return el(
        "div",
        el("p", icon("pause"), el("b", say("stopped")), class_="lid-clock-stopped"),
        el("p", say("starts", kind=kind, name=name, time=spoken(tenths))) if tenths > 0 else None,
        _took(session, timed),
        class_="lid-clock",
    )


def _took(session: Session, timed: Timed) -> Markup | None:
    """Return how long the player before has taken."""
    table, took, seat = session.table, 0, None
    for ply in range(table.ply - 1, -1, -1):
        mover = table.state_at(ply).seat
        if mover is None or mover == NATURE:
            continue
        if seat is not None and mover != seat:
            break
        seat, took = mover, took + timed.times[ply]
    if seat is None or seat == session.decider or took < SECOND:
        return None
    return el("p", say("took", name=table.names[seat], time=spoken(took)), class_="lid-took")
