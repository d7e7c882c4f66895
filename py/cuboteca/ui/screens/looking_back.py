"""Draws what one looks back at: a game that is over, or any past position of one that isn't."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from markupsafe import Markup

from cuboteca.draw.badges import badge, badge_fill
from cuboteca.draw.markup import el
from cuboteca.play.game import NATURE
from cuboteca.ui.past import describe_step, rules_of_step
from cuboteca.ui.screen import Screen
from cuboteca.ui.screens.play import leave_link, standings, undo_button
from cuboteca.ui.screens.record_list import ROWS_LOOKING_BACK, record_list
from cuboteca.ui.session import Session
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.looking_back import say
from cuboteca.ui.widgets import button, icon_button, link, way_back

DOTS_WIDE = 600
SPACED_MOST = 40
SMALLEST_DOT = 6.5
"""Below this no shape can be told from another."""


def looking_back_screen(session: Session, dialog: Markup | None = None) -> Screen:
    """Return the position looked at, how it came about, and the way through the game."""
    table, game_view = session.table, session.game_view
    view = session.view()
    about = table.game.about
    at_end = session.over and session.shown_ply == table.ply
    summary = game_view.summary(view) if at_end else None
    strip = None if at_end else standings(session, view)
    board = game_view.board(view)
    body = el(
        "div",
        el(
            "div",
            el(
                "header",
                leave_link(session, escapes=True)
                if session.over
                else way_back(f"#/play/{session.id}", common("back_to_game")),
                el(
                    "p" if at_end else "h1",
                    about.name,
                    class_="bar-title",
                    id=None if at_end else "title",
                    tabindex=None if at_end else "-1",
                ),
                el(
                    "div",
                    link(
                        "",
                        f"#/play/{session.id}" + ("" if at_end else f"/at/{session.shown_ply}") + "/share",
                        "share",
                        "bare",
                        aria_label=say("share"),
                    ),
                    class_="bar-right",
                ),
                class_="bar",
            ),
            strip or (_ending(session, at_end) if session.over else None),
            el("div", board, class_="table", id="table"),
            el(
                "section",
                _steps(session),
                el("div", summary, class_="summary", id="summary") if summary is not None else None,
                _go_on(session),
                record_list(session, ROWS_LOOKING_BACK),
                class_="panel",
                aria_label=say("panel"),
            ),
            class_="play looking-back" + (" at-end" if at_end else "") + (" summed-up" if summary is not None else ""),
            inert=dialog is not None,
        ),
        dialog,
        class_="stage looked-back" if dialog is None else "stage looked-back covered",
        data_game=about.id,
    )
    title = session.ending[0] if at_end else say("title", game=about.name, **where(session))
    return Screen(title, body, ("common", game_view.sprite))


def _ending(session: Session, at_end: bool) -> Markup:
    """Return who won and why: before the end, its room alone (`looking_back.css`), so that no step moves the board."""
    table = session.table
    who, why = session.ending
    outcome = table.state.outcome
    winner = outcome.winners[0] if outcome is not None and len(outcome.winners) == 1 else None
    roles = session.game_view.roles(table.state)
    return el(
        "section",
        el(
            "h1",
            badge(roles[winner].badge) if winner is not None else None,
            el("span", who),
            id="title" if at_end else None,
            tabindex="-1" if at_end else None,
        ),
        el("p", why),
        class_="ending",
    )


def where(session: Session) -> dict[str, int]:
    """Return at which of how many moves it is: chance's own, and what was only said, are not counted."""
    table = session.table
    return {"move": table.count(session.shown_ply), "moves": table.count(len(table.moves))}


def _steps(session: Session) -> Markup:
    return el(
        "div",
        el(
            "div",
            el(
                "p",
                el("b", describe_step(session, session.shown_ply)),
                class_="step-told",
                id="step-told",
                tabindex="0",
                role="group",
                aria_label=say("step_told"),
            ),
            icon_button("guide", say("rules_of_step"), "tell-rules", id="tell-rules")
            if rules_of_step(session, session.shown_ply)
            else None,
            class_="step-line",
        ),
        _timeline(session),
        step_buttons(session),
        class_="card steps",
        data_keys="arrowleft arrowright home end",
        data_keys_do="step-key",
    )


def step_buttons(session: Session) -> Markup:
    """Return the arrows that lead through the game, two to either side of where one is."""
    table, ply = session.table, session.shown_ply
    before = [stop for stop in table.stops if stop < ply]
    after = [stop for stop in table.stops if stop > ply]
    arrows = (
        ("first", before[:1]),
        ("prev", before[-1:]),
        ("next", after[:1]),
        ("last", after[-1:]),
    )
    buttons = [
        icon_button(
            picture,
            say(picture),
            "step",
            str(to[0]) if to else picture,
            id=f"step-{picture}",
            aria_disabled=None if to else "true",  # The keyboard stays where it steps, at the first and last move too.
        )
        for picture, to in arrows
    ]
    buttons.insert(2, el("b", say("where", **where(session)), class_="step-where"))
    return el("div", buttons, class_="step-buttons", role="group", aria_label=say("steps_heard"))


def _timeline(session: Session) -> Markup:
    """Return a dot for every decision in its seat's badge, the one looked at ringed; in a long game a coloured band."""
    table, stops = session.table, session.table.stops
    counted = [ply for ply in stops[:-1] if table.counted(ply)]  # An offer, say, is no move.
    count = len(counted)
    gap = min(DOTS_WIDE / max(count, SPACED_MOST // 2), DOTS_WIDE / 20)
    size = min(18.0, gap * 0.72)
    badges = [_badge_of(session, ply) for ply in counted]
    made = sum(ply < table.ply for ply in counted)
    here = sum(ply < session.shown_ply for ply in counted)
    return el(
        "svg",
        el("line", x1=f"{gap / 2:.1f}", y1=20, x2=f"{gap * (count - 0.5):.1f}", y2=20, class_="timeline-line")
        if count > 1
        else None,
        _dots(badges, made, gap, size) if size >= SMALLEST_DOT else _band(badges, made, gap),
        el(
            "circle",
            cx=f"{gap * (here - 0.5):.1f}",
            cy=20,
            r=f"{max(size, SMALLEST_DOT) * 0.5 + 5:.1f}",
            class_="timeline-ring",
        )
        if here > 0
        else None,
        viewBox=f"0 0 {max(gap * count, gap):.0f} 40",
        class_="timeline",
        aria_hidden="true",
    )


def _badge_of(session: Session, ply: int) -> str:
    state = session.table.state_at(ply)
    return session.game_view.roles(state)[state.seat or 0].badge


def _dots(badges: Sequence[str], made: int, gap: float, size: float) -> list[Markup]:
    """Return the dots; what lies behind the `made` first ones was undone."""
    return [
        el(
            "use",
            href=f"#{symbol}",
            x=f"{gap * (number + 0.5) - size / 2:.1f}",
            y=f"{20 - size / 2:.1f}",
            width=f"{size:.1f}",
            height=f"{size:.1f}",
            class_=None if number < made else "gone",
        )
        for number, symbol in enumerate(badges)
    ]


def _band(badges: Sequence[str], made: int, gap: float) -> list[Markup]:
    """Return the same as bars: what one seat decided without a break is one piece."""
    band, at = [], 0.0
    for (symbol, gone), run in groupby((symbol, number >= made) for number, symbol in enumerate(badges)):
        wide = sum(1 for _ in run) * gap
        band.append(
            el(
                "rect",
                x=f"{at:.1f}",
                y=16,
                width=f"{max(wide - 1.2, 1):.1f}",
                height=8,
                rx=2,
                fill=badge_fill(symbol),
                class_="gone" if gone else None,
            )
        )
        at += wide
    return band


def _go_on(session: Session) -> Markup:
    if session.over:
        return el(
            "nav",
            button(_play_again(session), "rematch", session.id, "again", "main", id="rematch"),
            link(say("review_game"), f"#/play/{session.id}/review", "scores", id="review-game")
            if session.may_review
            else None,
            _play_from_here(session) or _undo_the_end(session),
            link(common("games"), "#/", "home", id="to-games"),
            class_="actions",
            aria_label=say("what_next"),
        )
    return el(
        "nav",
        link(common("back_to_game"), f"#/play/{session.id}", "back", "main", id="to-game"),
        _play_from_here(session),
        class_="actions",
        aria_label=say("what_next"),
    )


def _undo_the_end(session: Session) -> Markup | None:
    """Return the button that undoes what ended the game, where it can be undone."""
    if session.table.undo_to(session.passed_over) is None:
        return None
    return undo_button(enabled=True)


def _play_from_here(session: Session) -> Markup | None:
    """Return the button that goes on from the position looked at, where the game can go back there."""
    table, ply = session.table, session.shown_ply
    if ply == table.ply or table.state_at(ply).seat in (NATURE, None) or not table.can_go_to(ply):
        return None
    return button(say("continue_here"), "play-from-here", str(ply), "play", id="play-from-here")


def _play_again(session: Session) -> str:
    """Return the words of the button, with who goes first when the same players swap sides unless chance decides."""
    table = session.table
    options = dict(table.record.options)
    passed_on = session.game_view.passed_on(options, len(table.names))
    begun = table.game.start(seats=len(table.names), options=dict(options if passed_on is None else passed_on))
    seat = session.game_view.first(begun)
    if seat is None:
        return say("play_again", first=None)
    if passed_on is None:  # Everyone moves up a seat.
        seat = (seat + 1) % len(table.names)
    return say("play_again", first="you" if session.people == (seat,) else "player", name=table.names[seat])
