"""Draws a puzzle: the task over the board, the game's own hand under it, and why the solution works."""

from __future__ import annotations

from datetime import date, timedelta

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.play.levels import LEVELS, level_names
from cuboteca.play.view import View
from cuboteca.ui.context import Context
from cuboteca.ui.lessons.screen import exercise, things
from cuboteca.ui.puzzle_days import read_today
from cuboteca.ui.puzzles.attempt import Attempt, collection
from cuboteca.ui.puzzles.list import SHEET, list_screen, squares
from cuboteca.ui.puzzles.progress import days_solved, is_solved, progress
from cuboteca.ui.results import day_of, monday_of
from cuboteca.ui.screen import Screen
from cuboteca.ui.screens.play import game_buttons, turn_button, undo_button
from cuboteca.ui.session import Session
from cuboteca.ui.shortcuts import HINT, key_names
from cuboteca.ui.text.puzzles import say
from cuboteca.ui.text.table import say as table_words
from cuboteca.ui.widgets import button, icon_link, link, notice_bar, way_back

TWO_LINES = 86
"""A phone shows this many letters of a remark in two lines. A longer remark leaves out "Undo and try again" for all but
screen readers, so that the board keeps its room."""

LONG = 34
"""Letters of a task that a phone shows in a line. More are set smaller, so that the board keeps its room."""


def screen_of(context: Context, board: Markup | None) -> Screen | None:
    """Return the list, or the puzzle as it stands, to act on; None where the address leads to none. `board` is the
    table's picture where it is drawn."""
    if context.address.screen == "puzzles":
        return list_screen(context)
    session = context.session
    if session is None or session.puzzle is None or session.address != context.address:
        return None
    return _puzzle_screen(context, session, session.puzzle, board)


def _puzzle_screen(context: Context, session: Session, attempt: Attempt, board: Markup | None) -> Screen:
    view = session.view()._replace(taught=True)
    game_view = session.game_view
    shows, lit, is_over = context.shelf.puzzles(session.id).shows, attempt.lit, attempt.verdict.solved
    # What stood beside the board keeps its room.
    before = view._replace(state=session.state_seen(0, session.viewer), picked=()) if is_over else view
    strip = game_view.standings(before) if "standings" in shows else None
    words = _result(context, session, attempt) if is_over else _words(context, session, attempt)
    body = exercise(
        session,
        board,
        lit,
        above=(_bar(session, attempt), _task(context, session, attempt)),
        strip=strip,
        words=words,
        things=things(game_view.hand(before), lit, is_over) if "hand" in shows else None,
        rows=_rows(context, session, attempt, before, "actions" in shows),
        panel=say("panel"),
        kind="play lesson puzzle solved" if is_over else "play lesson puzzle",
    )
    title = say("of_day") if attempt.day else say("numbered", number=attempt.number)
    return Screen(title, body, ("common", SHEET, game_view.sprite), tells=True)


def _bar(session: Session, attempt: Attempt) -> Markup:
    all_of_them = f"#/puzzles/{session.id}/{attempt.puzzle.grade}"
    back = ("#/", say("back_home")) if attempt.day else (all_of_them, say("back_to_list"))
    return el(
        "header",
        way_back(*back),
        el(
            "h1",
            say("of_day") if attempt.day else say("numbered", number=attempt.number),
            id="title",
            tabindex="-1",
        ),
        el(
            "div",
            turn_button(session),
            icon_link("list", say("list"), all_of_them, id="list"),
            class_="bar-tools",
        ),
        class_="bar puzzle-bar",
    )


def _task(context: Context, session: Session, attempt: Attempt) -> Markup:
    puzzle = attempt.puzzle
    level, task = level_names(LEVELS[puzzle.grade]), context.shelf.puzzle_words(session.id).task(puzzle)
    return el(
        "div",
        _week(context, attempt.day) if attempt.day is not None else None,
        el("h2", task, id="task", class_="long" if len(task) >= LONG else None),
        el(
            "p",
            squares(puzzle.grade),
            el("span", say("about", grade=level, game=session.table.game.about.name)),
            class_="puzzle-grade",
        ),
        class_="puzzle-task",
    )


def _week(context: Context, day: date) -> Markup:
    """Return the days of the week with those solved, and how many there are in a row."""
    days = days_solved(context.store)
    week = [monday_of(day) + timedelta(number) for number in range(7)]
    solved = [one.isoformat() in days for one in week]
    today = read_today(context.store, context.shelf, day)
    row = today.streak if today is not None else 0
    marks = (
        el(
            "li",
            el("span", say("weekday", day=one.weekday())),
            el("b", icon("check") if done else str(one.day), class_="done" if done else None),
            class_="now" if one == day else None,
        )
        for one, done in zip(week, solved, strict=True)
    )
    return el(
        "div",
        el("ol", marks, aria_hidden="true"),
        el("p", say("week", count=sum(solved)), class_="for-ears"),
        el("p", el("b", str(row)), " ", el("span", say("row", count=row)), class_="streak") if row > 1 else None,
        class_="week",
        data_week="solved",
    )


def _words(context: Context, session: Session, attempt: Attempt) -> Markup:
    """Return what the attempt comes to, and in its place, for a while, why something can't be done."""
    counted = context.shelf.puzzle_words(session.id).attempt(attempt.puzzle, attempt.verdict)
    role = session.game_view.roles(session.table.state_at(0))[attempt.solver].name
    said = (
        (el("b", say("stands", attempt=counted)) if counted else None, " ", *_remark(attempt))
        if counted or attempt.remark
        else (say("shows") if attempt.shows else say("start", side=role),)
    )
    is_off = bool(attempt.remark) and not attempt.lit
    words = notice_bar(context.reply.notice) or el("p", said, class_="puzzle-remark off" if is_off else "puzzle-remark")
    return el("div", words, class_="lesson-words", id="puzzle-words")


def _remark(attempt: Attempt) -> tuple[Markup | str, ...]:
    """Return what is said of the attempt; of a hint, whose light not all can see, also which part is lit."""
    if attempt.is_missed:
        undo_it = say("undo_it")
        is_long = len(attempt.remark) + len(undo_it) >= TWO_LINES
        return attempt.remark, " ", el("span", undo_it, class_="for-ears" if is_long else "undo-it")
    if not attempt.lit:
        return (attempt.remark,)
    return el("span", attempt.remark, aria_hidden="true"), el("span", attempt.heard, class_="for-ears")


def _result(context: Context, session: Session, attempt: Attempt) -> Markup:
    """Return why the solution works, in the place of the hand."""
    counts = is_solved(progress(context.store, session.id), attempt.puzzle.id)
    last = say("tries", tries=attempt.tries, helped=attempt.helped) if counts and not attempt.seen else say("was_shown")
    if counts and attempt.seen:
        last = ""
    is_todays = attempt.day is not None and attempt.day == day_of(context.now())
    tomorrow = say("tomorrow") if is_todays and counts else ""
    shown = attempt.seen
    return el(
        "div",
        el(
            "p",
            None if shown else el("span", icon("check"), class_="solved-sign"),
            el("b", say("solution") if shown else say("solved")),
            class_="puzzle-solved",
        ),
        el("p", context.shelf.puzzle_words(session.id).why(attempt.puzzle), class_="puzzle-why"),
        el("p", " ".join(filter(None, (last, tomorrow))), class_="puzzle-tries"),
        class_="lesson-words",
        id="puzzle-words",
    )


def _rows(context: Context, session: Session, attempt: Attempt, view: View, with_own: bool) -> Markup:
    """Return the row of the house under the game's own; at the end, what next."""
    is_over = attempt.verdict.solved
    buttons = game_buttons(session.game_view, view, is_off=attempt.is_missed) if with_own else ()
    own = Markup("").join(buttons)
    row = _after(context, session, attempt) if is_over else _meanwhile(context, session, attempt)
    return el(
        "nav",
        el("div", own, class_="actions own", inert=is_over) if own else None,
        el("div", row, class_="actions" if is_over else "actions own"),
        class_="lesson-rows",
        aria_label=table_words("actions"),
    )


def _meanwhile(context: Context, session: Session, attempt: Attempt) -> tuple[Markup | None, ...]:
    counted = context.shelf.puzzle_words(session.id).attempt(attempt.puzzle, attempt.verdict)
    can_check = counted and not attempt.verdict.over  # Once it is over, its verdict is there already.
    return (
        undo_button(bool(session.table.ply) or session.game_view.put_back(session.view()) is not None),
        button(say("again"), "puzzle-again", picture="again", id="again"),
        button(say("show"), "puzzle-show", picture="eye", id="show")
        if attempt.lit
        else button(say("hint"), "puzzle-hint", picture="hint", id="puzzle-hint", aria_keyshortcuts=key_names(HINT)),
        button(say("check"), "puzzle-check", picture="check", kind="main", id="check") if can_check else None,
    )


def _after(context: Context, session: Session, attempt: Attempt) -> tuple[Markup, ...]:
    following = next_puzzle(context, session, attempt.puzzle.id)
    onward = (
        link(say("next"), f"#/puzzle/{session.id}/{following}", "next", "main", id="next")
        if following and attempt.day is None
        else link(say("more"), f"#/puzzles/{session.id}", "list", "main", id="more-puzzles")
    )
    if attempt.day is not None and not attempt.seen:
        return button(say("share"), "puzzle-share", picture="share", id="share"), onward
    return button(say("again"), "puzzle-again", picture="again", id="again"), onward


def next_puzzle(context: Context, session: Session, after: str) -> str:
    """Return the id of the next one that isn't solved, after this one and then from the start; nothing if all are."""
    ids, known = [*collection(context.shelf.puzzles(session.id))], progress(context.store, session.id)
    at = ids.index(after)
    return next((one for one in (*ids[at + 1 :], *ids[:at]) if not is_solved(known, one)), "")
