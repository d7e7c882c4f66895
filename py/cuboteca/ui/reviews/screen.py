"""Draws the review of a finished game: the board, chances over its moves, and the turning points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup

from cuboteca.draw.badges import badge
from cuboteca.draw.markup import el
from cuboteca.play.lazy_sequences import LazySequence
from cuboteca.play.view import Role, View
from cuboteca.play.wording import sentence
from cuboteca.search.review import Chance
from cuboteca.ui.past import describe_step
from cuboteca.ui.reviews.analysis import Analysis, BetterLine, TurningPoint
from cuboteca.ui.reviews.graph import diamond, graph
from cuboteca.ui.reviews.practice import ply_to_practise
from cuboteca.ui.screen import Screen
from cuboteca.ui.screens.looking_back import step_buttons
from cuboteca.ui.session import Session
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.looking_back import say as looking_back
from cuboteca.ui.text.reviews import say
from cuboteca.ui.widgets import button, link, top_bar

MUCH: Final = 0.45
SOME: Final = 0.2
"""With a better move that saves at least this much of a chance, it "would have been much higher", or "clearly"."""


def review_screen(session: Session, dialog: Markup | None) -> Screen:
    """Return the position looked at, or what would have been better than what led to it, under it the graph."""
    analysis, game = session.analysis, session.table.game
    if analysis is None:
        raise ValueError("Nothing has been begun.")
    at = analysis.turning_point_at(session.shown_ply)
    line = analysis.better_line(at) if at is not None else None
    view = session.view()
    table = session.table
    if at is not None and line is not None and analysis.line:
        view = _instead(session, view, at, line, analysis.line)
    elif decided := [stop for stop in table.stops if stop < session.shown_ply]:
        view = view._replace(chosen_from=session.state_seen(decided[-1], session.viewer))
    end = view._replace(state=table.state, moves=table.standing)
    title = say("title", end=session.game_view.ending(end)[0])
    body = el(
        "div",
        el(
            "div",
            top_bar(
                title,
                f"#/play/{session.id}",
                common("back_to_game"),
                link("", f"#/play/{session.id}/share", "share", "bare", aria_label=looking_back("share")),
            ),
            el("div", session.game_view.board(view), class_="table", id="table"),
            el(
                "section",
                _chances(session, analysis),
                _steps(session),
                _found(session, analysis, at, line),
                _actions(session, analysis, line),
                class_="panel",
                aria_label=say("panel"),
            ),
            class_="play looking-back chances",
            inert=dialog is not None,
        ),
        dialog,
        class_="stage looked-back" if dialog is None else "stage looked-back covered",
        data_game=game.about.id,
    )
    return Screen(title, body, ("common", session.game_view.sprite))


class _Branch(LazySequence[tuple[Any, str]]):
    """What led to a position that was never reached: the game, then what would have been better."""

    __slots__ = ("_stem", "_steps")

    def __init__(self, stem: Sequence[tuple[Any, str]], steps: Sequence[tuple[Any, str]]) -> None:
        self._stem, self._steps = stem, steps

    def reach(self, most: int | None = None) -> int:
        return len(self._stem) + len(self._steps)

    def at(self, number: int) -> tuple[Any, str]:
        stem = len(self._stem)
        return self._stem[number] if number < stem else self._steps[number - stem]


def _instead(session: Session, view: View, at: TurningPoint, line: BetterLine, moves: int) -> View:
    """Return the table as it would be after the first moves of a better line."""
    first, count = (0, *line.stops)[moves - 1 : moves + 1]
    steps = line.steps[:count]
    return view._replace(
        state=line.steps[count][0] if count < len(line.steps) else line.end,
        chosen_from=line.steps[first][0],
        moves=(*session.table.moves[: at.ply], *(move for _, move in steps)),
        past=_Branch([*view.past[: at.ply]], steps),
    )


# Chances.


def _named(session: Session) -> int:
    """Return the side whose chances are told: that of the one person who played, else the first."""
    return session.people[0] if len(session.people) == 1 and not session.table.game.about.team else 0


def _words(chance: Chance, team: bool, off: bool = True) -> str:
    """Return a chance in words, and how sure it is."""
    tenths = round(10 * chance.value)
    if chance.low == chance.high and chance.value in (0.0, 1.0):
        won, lost = ("out", "stuck") if team else ("won", "lost")
        return say("chance", kind=won if chance.value else lost)
    if chance.low == chance.high:
        return say("chance", kind="shared")
    words = say("chance", kind="some", tenths=min(max(tenths, 1), 9))
    return say("sure", off=min(round(5 * (chance.high - chance.low)), 4), chance=words) if off else words


def _chances(session: Session, analysis: Analysis) -> Markup:
    table = session.table
    team, side = table.game.about.team, _named(session)
    roles = session.game_view.roles(table.state)
    chances, instead = _shown(session, analysis)
    if not chances:
        words = say("not_yet")
    elif instead:
        words = say("this_way", chance=_words(chances[side], team, off=False))
    else:
        words = _words(chances[side], team)
    sides: Sequence[Role] = roles[:1] if team else roles
    return el(
        "figure",
        el(
            "figcaption",
            None if team else badge(roles[side].badge),
            el("b", say("whose", team=team, name=table.names[side])),
            el("span", words, class_="muted"),
        ),
        graph(
            analysis,
            side,
            [role.badge for role in sides],
            session.shown_ply,
            _heard(session, analysis),
        ),
        _others(session, chances, roles) if len(sides) > 2 else None,
        el("p", say("band"), class_="muted graph-note"),
        class_="chances-told",
    )


def _shown(session: Session, analysis: Analysis) -> tuple[tuple[Chance, ...], bool]:
    """Return everybody's chances on the board that is shown, and whether a better move has led to it."""
    at = analysis.turning_point_at(session.shown_ply) if analysis.line else None
    if at is not None:
        return analysis.chances_instead(at), True
    point = analysis.at(session.shown_ply)
    return (point.chances if point is not None else ()), False


def _others(session: Session, chances: Sequence[Chance], roles: Sequence[Role]) -> Markup:
    """Return how many in ten everybody has, where there are more than two."""
    return el(
        "p",
        (
            el(
                "span",
                badge(role.badge),
                say("named", name=name, chance=_words(chance, False, off=False)),
            )
            for role, name, chance in zip(roles, session.table.names, chances, strict=False)
        ),
        class_="graph-others",
    )


def _heard(session: Session, analysis: Analysis) -> str:
    """Return the graph in words: how it stands here, and the turning points."""
    team, side = session.table.game.about.team, _named(session)
    told = [
        sentence(say("named", name=_who(session, one), chance=_fall(analysis, one, side, team)))
        for one in analysis.turning_points
    ]
    return " ".join((sentence(say("graph", team=team, name=session.table.names[side])), *told))


def _fall(analysis: Analysis, one: TurningPoint, side: int, team: bool) -> str:
    """Return the chances of the named side after a turning point."""
    point = analysis.at(one.shown)
    return _words(point.chances[side], team, off=False) if point is not None else say("not_yet")


# The way through, and what was found.


def _steps(session: Session) -> Markup:
    return el(
        "div",
        step_buttons(session),
        class_="steps bare",
        data_keys="arrowleft arrowright home end",
        data_keys_do="step-key",
    )


def _found(session: Session, analysis: Analysis, at: TurningPoint | None, line: BetterLine | None) -> Markup:
    """Return how far it has thought, the turning points with the one that is looked at, or what led here."""
    points = analysis.turning_points
    number = points.index(at) if at is not None else -1
    following = points[(number + 1) % len(points)] if points else None
    words = "choose" if at is None else "turning_point"
    count = say(words, done=analysis.is_done, number=number + 1, count=len(points))
    rows = [_row(session, place, one, line if one == at else None) for place, one in enumerate(points, start=1)]
    return el(
        "section",
        el("p", sentence(describe_step(session, session.shown_ply))) if at is None else None,
        el(
            "header",
            el("h2", say("turning_points"), id="turning-points-title"),
            el("p", diamond(number + 1 if at is not None else None), count, class_="muted turn-count"),
            button(
                say("next") if 0 <= number < len(points) - 1 else say("first", alone=len(points) == 1),
                "step",
                str(following.shown),
                kind="bare next-turn",
                id="next-turn",
            )
            if following is not None and following != at
            else None,
        )
        if points
        else None,
        el("ol", rows, class_="turns") if rows else None,
        _progress(session, analysis),
        class_="card found chosen" if at is not None else "card found",
        id="found",
    )


def _progress(session: Session, analysis: Analysis) -> Markup | None:
    if analysis.is_done:
        some = bool(analysis.turning_points)
        swings = say("swings", elsewhere=some, chance=analysis.met_chance) if analysis.swings else None
        told = (None if some else say("none"), swings)
        return el("p", " ".join(filter(None, told)), class_="muted") if any(told) else None
    table = session.table
    looked = min(table.count(analysis.stops[len(analysis.points)]) + 1, table.count(table.ply))
    return el(
        "div",
        el(
            "p",
            say("stopped" if analysis.paused else "looking", move=looked, moves=table.count(table.ply)),
            class_="muted",
        ),
        button(say("go_on" if analysis.paused else "stop"), "stop-review", id="stop-review"),
        class_="looking",
    )


def _who(session: Session, one: TurningPoint) -> str:
    return say("who", move=session.table.count(one.ply) + 1, name=session.table.names[one.seat])


def _row(session: Session, number: int, one: TurningPoint, line: BetterLine | None) -> Markup:
    """Return a turning point, by its number in the graph: who, what was played; and of the one that is looked at, what
    would have been better."""
    told = sentence(session.describe_move(one.ply, session.viewer))
    return el(
        "li",
        el(
            "button",
            diamond(number),
            el("span", el("b", _who(session, one)), el("span", told)),
            type="button",
            class_="turning-row",
            id=f"turning-{one.shown}",
            aria_current="true" if line is not None else None,
            data_do="step",
            data_arg=str(one.shown),
        ),
        _better(session, one, line) if line is not None else None,
        class_="chosen" if line is not None else None,
    )


def _better(session: Session, one: TurningPoint, line: BetterLine) -> Markup:
    table, game_view = session.table, session.game_view
    better, why, cost = _judged(session, one)
    shown = session.analysis.line if session.analysis is not None else 0
    if not shown:
        about = (el("p", el("b", better), " ", why), el("p", cost, class_="muted"))
    else:
        first = (0, *line.stops)[shown - 1]
        told = sentence(game_view.describe_move(*line.steps[first], table.names))
        about = (el("p", el("b", better)), el("p", say("instead", number=shown, move=told)))
    return el("div", about, class_="better")


def verdict(session: Session) -> tuple[str, ...]:
    """Return what is said where the position looked at is a turning point: what was better, why, what it cost."""
    one = session.analysis.turning_point_at(session.shown_ply) if session.analysis is not None else None
    return tuple(filter(None, _judged(session, one))) if one is not None else ()


def _judged(session: Session, one: TurningPoint) -> tuple[str, str, str]:
    """Return what would have been better at a turning point, what speaks for it, and what the move made cost."""
    table, game_view = session.table, session.game_view
    state = table.state_at(one.ply)
    view = session.view()._replace(state=state.seen_by(one.seat), picked=())
    move = game_view.name_move(view, str(state.read(one.better.move)))
    name = table.names[one.seat]
    reasons = (game_view.reason(view, reason.id, reason.values, player=name) for reason in one.better.reasons)
    cost = say(_how_much(one.cost), team=table.game.about.team, name=name)
    return say("better", move=move), " ".join(filter(None, reasons)), cost


def _how_much(cost: float) -> str:
    """Choose the words for a loss. They compare two moves, for the graph can rise where another would have kept more.

    They are vague because the values of two moves are less certain than the graph.
    """
    if cost >= MUCH:
        return "cost_much"
    return "cost_some" if cost >= SOME else "cost_little"


def _actions(session: Session, analysis: Analysis, line: BetterLine | None) -> Markup:
    """Return the row: what would have been better, move by move; and practice, which stands there always."""
    left = len(line.stops) - analysis.line if line is not None else 0
    words = "see_better" if not analysis.line else "see_next" if left else "see_game"
    return el(
        "nav",
        button(say(words), "see-better", None, "undo" if words == "see_game" else "hint", id="see-better")
        if line is not None
        else None,
        _practise(session, ply_to_practise(session)),
        class_="actions",
        aria_label=looking_back("what_next"),
    )


def _practise(session: Session, ply: int | None) -> Markup:
    """Return the way to practise: the sheet of levels, or at once where there is no other seat."""
    if ply is not None and session.table.state.seats > 1:
        return link(say("practise"), f"#/play/{session.id}/practise/{ply}", "play", "main", id="practise")
    off = "true" if ply is None else None
    arg = "" if ply is None else f"{ply}:"
    return button(say("practise"), "practise", arg, "play", "main", id="practise", aria_disabled=off)
