"""Draws a lesson: the table as in a game, the step in words, and the one thing to tap lit."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.play.view import View
from cuboteca.ui.context import Context
from cuboteca.ui.lessons.course import CLOSE, GO_ON, Course
from cuboteca.ui.screen import Screen
from cuboteca.ui.screens.play import game_buttons
from cuboteca.ui.session import Session, lighten
from cuboteca.ui.text.lessons import say
from cuboteca.ui.text.table import say as table_words
from cuboteca.ui.widgets import button, link, notice_bar, way_back


def lesson_screen(context: Context, session: Session, course: Course, board: Markup | None) -> Screen:
    """Return the step that the lesson has come to, to act on; `board` is the table's picture where it is drawn."""
    view = session.view()._replace(taught=True)
    game, game_view, step = session.table.game, session.game_view, course.step
    lit = course.lit
    shows = step.shows
    follows = course.is_done and view.own is not None
    before = _view_before(session, view) if course.is_over or follows else view
    beside = before if course.is_over else view  # What the last step had keeps its room.
    strip = game_view.standings(beside) if "standings" in shows else None
    hand = game_view.hand(beside) if "hand" in shows else None
    body = exercise(
        session,
        board,
        lit,
        above=(_bar(context, session, course),),
        strip=strip,
        words=_words(context, session, course),
        things=things(hand, lit, course.is_over, step.tells_of_hand) if hand is not None else None,
        rows=_row(context, session, course, before, "actions" in shows, is_off=course.is_over or follows),
        panel=say("panel"),
        kind="play lesson",
        board_is_lit=step.tells_of_board,
    )
    return Screen(say("page_title", game=game.about.name), body, ("common", game_view.sprite), tells=True)


def is_in_hand(session: Session, course: Course, part: str) -> bool:
    """Return whether a part is in the hand, if the step shows that."""
    if "hand" not in course.step.shows:
        return False
    return f'data-part="{part}"' in session.game_view.hand(session.view()._replace(taught=True))


def is_drawn(session: Session, course: Course, part: str) -> bool:
    """Return whether a part is on the screen of the step."""
    view, game_view = session.view()._replace(taught=True), session.game_view
    is_button = "actions" in course.step.shows and part in [action.part for action in game_view.actions(view)]
    return is_button or is_in_hand(session, course, part) or f'data-part="{part}"' in game_view.board(view)


def exercise(
    session: Session,
    board: Markup | None,
    lit: tuple[str, ...],
    *,
    above: tuple[Markup, ...],
    strip: Markup | None,
    words: Markup,
    things: Markup | None,
    rows: Markup | None,
    panel: str,
    kind: str,
    board_is_lit: bool = False,
) -> Markup:
    """Return the table of a lesson or a puzzle, with a veil over all but what is lit: `above` the board, and under it
    the `words`, the `things` in the hand, the `rows` of buttons. `panel` names what lies under the board to ears."""
    return el(
        "div",
        el(
            "div",
            *above,
            el("div", strip, class_="standings", id="standings") if strip is not None else None,
            el(
                "div",
                session.render_board(session.view()) if board is None else board,
                None if board_is_lit else veil(lit),
                class_="table",
                id="table",
            ),
            el("section", el("div", words, things, class_="hand", id="hand"), rows, class_="panel", aria_label=panel),
            class_=kind,
        ),
        class_="stage",
        data_game=session.table.game.about.id,
        data_mover=session.view().state.seat,
    )


def things(hand: Markup, lit: tuple[str, ...], is_over: bool, is_explained: bool = False) -> Markup:
    """Return what lies in the hand, with the lit part marked; once all is over it keeps its room alone."""
    kind = "lesson-things explained" if is_explained else "lesson-things"
    return el("div", lighten(hand, lit), veil(lit), class_=kind, inert=is_over)


def _view_before(session: Session, view: View) -> View:
    """Return the table as it was at the learner's last decision."""
    table = session.table
    learner = table.state_at(0).seat
    ply = next((ply for ply in reversed(range(table.ply)) if table.state_at(ply).seat == learner), table.ply)
    return view._replace(state=session.state_seen(ply, session.viewer), picked=())


UNVEILED = (CLOSE, GO_ON)
"""What is lit while something is to be read first: nothing is veiled then."""


def veil(lit: tuple[str, ...]) -> Markup | None:
    """Return what the page lays over all but the lit part (`static/js/screen/spotlight.js`)."""
    return el("i", class_="veil", data_veil=lit[0], aria_hidden="true") if lit and lit[0] not in UNVEILED else None


def _bar(context: Context, session: Session, course: Course) -> Markup:
    count = len(course.lesson.steps)
    dots = (
        el("i", class_="dot now" if at == course.number else "dot past" if at < course.number else "dot")
        for at in range(count)
    )
    title = ending(context, session, course)[0] if course.is_over else course.step.title
    return el(
        "header",
        way_back(f"#/new/{session.id}", say("leave"), "close"),
        el(
            "div",
            el("p", dots, class_="dots", aria_hidden="true"),
            el("p", say("step", number=course.number + 1, count=count), class_="for-ears")
            if not course.is_over
            else None,
            el("h1", title, id="title", tabindex="-1"),
            _which(context, course),
            class_="lesson-head",
        ),
        el("span", say("skip"), class_="button bare", inert=True)  # Its room: the title stays in the middle.
        if course.is_over
        else button(say("skip"), "lesson-skip", kind="bare", id="skip", aria_label=say("skip_heard")),
        class_="bar lesson-bar",
    )


def _which(context: Context, course: Course) -> Markup | None:
    """Return which lesson it is, where the game has several."""
    lessons = context.shelf.lessons(context.address.of)
    if len(lessons) < 2:
        return None
    number = [lesson.id for lesson in lessons].index(course.lesson.id) + 1
    return el(
        "p", say("of_several", number=number, count=len(lessons), title=course.lesson.title), class_="lesson-line"
    )


def _following(context: Context, course: Course) -> str | None:
    """Return the id of the lesson after this one, if there is one."""
    ids = [lesson.id for lesson in context.shelf.lessons(context.address.of)]
    return next(iter(ids[ids.index(course.lesson.id) + 1 :]), None)


def _words(context: Context, session: Session, course: Course) -> Markup:
    """Return what to do, and what it means; in its place, for a while, why something else can't be done or isn't it."""
    if course.is_over:
        _, ends, *onward = ending(context, session, course)
        beside = [el("p", words, class_="lesson-about") for words in onward]
        return el("div", el("p", ends, class_="lesson-ask"), beside, class_="lesson-words", id="lesson-words")
    step = course.step
    about = notice_bar(context.reply.notice) or (
        el("p", icon("info"), el("span", course.remark), class_="lesson-remark")
        if course.remark
        else el("p", step.about, class_="lesson-about")
    )
    kind = "lesson-words done" if course.is_done else "lesson-words"
    is_first = course.number == 0 and course.lesson.id == context.shelf.lessons(session.id)[0].id
    keys = el("p", say("keys"), class_="lesson-keys muted", data_for_keys="true") if is_first else None
    done = (
        el("span", icon("check"), role="img", aria_label=say("done_step"), class_="lesson-done")
        if course.is_done and not course.is_missed
        else None
    )
    return el("div", el("p", done, step.ask, class_="lesson-ask"), about, keys, class_=kind, id="lesson-words")


def ending(context: Context, session: Session, course: Course) -> tuple[str, ...]:
    """Return what is said at the end of a lesson; after the last one, also what to do next."""
    is_last = _following(context, course) is None
    onward = say("done_team" if session.table.game.about.team else "done_game")
    return say("done", more=not is_last), course.lesson.ends, *((onward,) if is_last else ())


def _row(context: Context, session: Session, course: Course, view: View, with_own: bool, is_off: bool) -> Markup:
    """Return Again and Show me, under the game's own buttons where the step has those; at the end, what next.

    Where the game's own buttons are another seat's, or all is over, only their room is kept (`is_off`).
    """
    own = lighten(Markup("").join(game_buttons(session.game_view, view)), course.lit) if with_own else None
    buttons = el("div", own, class_="actions own", inert=is_off) if own else None
    if course.is_over:
        return _last_row(context, session, course, buttons)
    again = button(say("again"), "lesson-again", picture="again", id="again")
    if course.rests:  # Going on comes next to why it has come to that, for keys and ears.
        onward = button(say("continue"), "tap", GO_ON, picture="next", kind="main", id="go-on", data_hinted="true")
        rows, kind = [el("div", onward, again, class_="actions"), buttons], "lesson-rows resting"
    else:
        show = button(say("show"), "lesson-show", picture="eye", id="show-me")
        rows, kind = [buttons, el("div", again, show, class_="actions")], "lesson-rows"
    return el("nav", rows, class_=kind, aria_label=table_words("actions"))


def _last_row(context: Context, session: Session, course: Course, buttons: Markup | None) -> Markup:
    following = _following(context, course)
    onward = (
        link(
            say("next_lesson"),
            f"#/learn/{session.id}/{following}",
            "next",
            "main",
            id="next-lesson",
            data_onward="true",
        )
        if following is not None
        else button(say("first_game"), "first-game", picture="play", kind="main", id="first-game", data_onward="true")
    )
    return el(
        "nav",
        buttons,
        el("div", button(say("start_over"), "lesson-again", picture="again", id="again"), onward, class_="actions"),
        class_="lesson-rows",
        aria_label=table_words("actions"),
    )
