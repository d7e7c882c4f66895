"""Takes a lesson: taps are judged by its step, what follows is played, and the next step begins."""

from __future__ import annotations

from cuboteca.play.data_texts import lesson_in
from cuboteca.play.game import IllegalMove
from cuboteca.play.language import translator
from cuboteca.play.lesson import Lesson, Step
from cuboteca.play.naming import name_or_number
from cuboteca.play.table import CHOSEN, Table
from cuboteca.play.view import LOOK, Played, Selected
from cuboteca.ui.addresses import Address
from cuboteca.ui.context import Context
from cuboteca.ui.handlers.moves import make_move, play_stages, refuse
from cuboteca.ui.handlers.setup import sit_down_at
from cuboteca.ui.lesson_progress import current_lesson, keep_step, read_step
from cuboteca.ui.lessons.course import CLOSE, RIVAL, Course, follow, lesson_table
from cuboteca.ui.lessons.screen import ending, is_drawn, is_in_hand
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.session import Session
from cuboteca.ui.text.lessons import say


def open_lesson(context: Context) -> None:
    """Sit down at the table of the lesson that the address names, where it was left; without a name, the next one."""
    game_id, lesson_id = context.address.of, context.address.detail
    session = context.session
    if session is not None and session.lesson is not None and session.address == context.address:
        return
    lessons = context.shelf.lessons(game_id)
    current = current_lesson(context.store, lessons, game_id)
    name = lesson_id or (current.id if current is not None else "")
    lesson = next((one for one in lessons if one.id == name), None)
    if lesson is None:
        context.session = None
        return
    step = read_step(context.store, game_id, lesson)
    _sit_down(context, game_id, lesson, 0 if step >= len(lesson.steps) else step)
    if not lesson_id:
        context.go(Address("lesson", game_id, lesson.id), replace=True)


def _sit_down(context: Context, game_id: str, lesson: Lesson, number: int) -> None:
    """Set a step up anew, and say what to do."""
    lesson = lesson_in(lesson, translator(game_id))
    game, game_view = context.shelf[game_id], context.shelf.game_view(game_id)
    context.session = session = lesson_table(game, game_view, lesson, number, context.nature)
    context.face_the_player(session)
    _say_step(context, session)


def _say_step(context: Context, session: Session) -> None:
    course = session.lesson
    if course is not None:
        step = course.step
        told = ending(context, session, course) if course.is_over else (step.title, step.ask, step.about)
        context.reply.say.extend(told)
        _lead(session, course)


def _lead(session: Session, course: Course) -> None:
    """Let the keyboard's place be at what is lit: Tab comes to it, and it shows that the focus is there."""
    if course.lit:
        session.focus = course.lit[0]


def _taken(context: Context) -> tuple[Session, Course] | None:
    """Return the lesson that is on the screen."""
    session = context.session
    if session is None or session.lesson is None or context.address != session.address:
        return None
    return session, session.lesson


def tap(context: Context, event: Event) -> None:
    """Do what a tap means, and go on with the lesson if it was what the step asks for."""
    taken = _taken(context)
    if taken is None or taken[1].is_over:
        return
    session, course = taken
    if course.is_missed:
        _sit_down(context, session.id, _untranslated(context, session), course.number)
        return
    if course.rests:
        _advance(context, session)
        return
    if course.is_done:
        context.tell(Notice(say("wait")))
        return
    looked = course.looks
    is_lit = not looked and (event.arg,) == course.lit
    session.lesson = course = course._replace(remark="", looks=False)
    session.focus = event.arg
    step = course.step
    if is_lit:
        session.picked = course.right  # Whatever else was picked meanwhile is no hindrance.
    answer = session.game_view.tap(session.view(), event.arg)
    if isinstance(answer, IllegalMove):
        session.lesson = course._replace(shows=False, looks=looked)
        refuse(context, session, answer.message, answer.clause)
        if step.refused and step.is_last(event.arg, session.picked):
            session.picked = tuple(part for part in session.picked if part.startswith(LOOK))
            session.lesson = session.lesson._replace(rests=True)
    elif isinstance(answer, Played):
        number = course.step_made(answer.move)
        if number is None:
            _from_the_beginning(session, course)  # What was picked has led to another move.
            _remark(context, session, step.otherwise)
        else:
            session.lesson = course._replace(number=number)
            _make(context, session, answer.move, course.lesson.steps[number].then)
    elif looked and event.arg == CLOSE and not _is_what_is_lit(session, course, answer):
        session.picked = course.right
        _lead(session, course)
    else:
        _selected(context, session, event.arg, answer)


def _is_what_is_lit(session: Session, course: Course, answer: Selected) -> bool:
    """Has a tap led where the lit part leads? What is to be closed has other ways to close it."""
    aimed_at = session.game_view.tap(session.view()._replace(picked=course.right), course.lit[0])
    return isinstance(aimed_at, Selected) and aimed_at.parts == answer.parts


def _from_the_beginning(session: Session, course: Course) -> None:
    """Pick what was picked when the step began."""
    session.picked = course.begun
    session.lesson = course._replace(right=course.begun, looks=False)


def _selected(context: Context, session: Session, part: str, answer: Selected) -> None:
    """Select what was tapped; that may be all that the step asks for."""
    course = session.lesson
    if course is None:
        return
    context.reply.sound("lift")
    was_lit = _is_what_is_lit(session, course, answer)
    session.picked = answer.parts
    if answer.since >= 0:
        play_stages(context, session, answer.since)
    step = course.step
    if not was_lit and not _leads_on(session, step, part):
        _remark(context, session, step.otherwise)
        return
    was_last = was_lit and step.is_last(course.lit[0], course.right)
    session.lesson = course = course._replace(right=answer.parts)
    _lead(session, course)
    if was_last and not step.move and not step.refused:
        _finish(context, session)
    elif answer.say:
        context.reply.say.append(answer.say)


def _leads_on(session: Session, step: Step, part: str) -> bool:
    """Is a part one that the step asks for, and does the next one go on from what is picked with it?"""
    if part not in step.taps and not step.move.endswith("*"):
        return False
    answer = session.game_view.tap(session.view(), step.next_tap(session.picked))
    if isinstance(answer, Selected):
        return answer.parts != session.picked
    return step.wants(answer.move) if isinstance(answer, Played) else step.refused


def _remark(context: Context, session: Session, words: str) -> None:
    """Tell, in the place of what the step means, what a tap or a move has come to; what is lit stays on the screen."""
    course = session.lesson
    if course is not None:
        looks = session.picked != course.right and is_in_hand(session, course, CLOSE)
        session.lesson = course = course._replace(remark=words, shows=False, looks=looks)
        if not is_drawn(session, course, course.lit[0]):
            session.picked = course.right
            _lead(session, course)
        context.reply.say.append(words)


def _make(context: Context, session: Session, move: str, then: tuple[str, ...]) -> None:
    """Make a move with the chance that belongs to it; what others do then is seen a moment later."""
    course = session.lesson
    left: list[tuple[str, ...]] = []
    settle = follow(then, context.nature)
    if course is None or not make_move(context, session, move, lambda table: left.append(settle(table))):
        return
    session.lesson = course = course._replace(is_done=True, shows=False, to_come=left[0])
    if course.step.wins and session.table.state.seat is not None:
        session.lesson = course._replace(remark=course.step.missed, rests=True, is_missed=True)
        context.reply.say.append(course.step.missed)
    elif not course.to_come:
        _finish(context, session)


def go_on(context: Context, event: Event) -> None:
    """Show what comes next of its own accord: a tap that is shown, the move of another seat, or the next step."""
    taken = _taken(context)
    if taken is None:
        return
    session, course = taken
    if course.to_come:
        _make(context, session, course.to_come[0], course.to_come[1:])
    elif course.shows:
        tap(context, event._replace(arg=course.lit[0]))


def _finish(context: Context, session: Session) -> None:
    """End a step that is done: what it has led to stays until someone goes on, where another board would replace it."""
    course = session.lesson
    if course is None or not course.changes_board:
        _advance(context, session)
        return
    session.lesson = course._replace(is_done=True, shows=False, rests=True)


def _advance(context: Context, session: Session) -> None:
    """Begin the next step: at this table, unless it has a position of its own."""
    course = session.lesson
    if course is None:
        return
    number = course.number + 1
    _keep(context, session, course.lesson, number)
    if course.changes_board:
        _sit_down(context, session.id, _untranslated(context, session), number)
        return
    session.lesson = Course(course.lesson, number, session.picked, session.picked)
    _say_step(context, session)


def _keep(context: Context, session: Session, lesson: Lesson, number: int) -> None:
    """Keep which step is next; to someone who has come to the end the game is new no longer."""
    keep_step(context.store, session.id, lesson, number)
    if number >= len(lesson.steps):
        context.note_seen(session.id)


def _untranslated(context: Context, session: Session) -> Lesson:
    """Return the lesson that is taken, as its game has it."""
    lessons = context.shelf.lessons(session.id)
    return next(one for one in lessons if session.lesson is not None and one.id == session.lesson.lesson.id)


def skip(context: Context, event: Event) -> None:
    """Go on to the next step."""
    taken = _taken(context)
    if taken is not None and not taken[1].is_over:
        number = taken[1].number + 1
        _keep(context, taken[0], taken[1].lesson, number)
        _sit_down(context, taken[0].id, _untranslated(context, taken[0]), number)


def again(context: Context, event: Event) -> None:
    """Set the step up anew; at the end of the lesson, its first."""
    taken = _taken(context)
    if taken is not None:
        number = 0 if taken[1].is_over else taken[1].number
        keep_step(context.store, taken[0].id, taken[1].lesson, number)
        _sit_down(context, taken[0].id, _untranslated(context, taken[0]), number)


def show(context: Context, event: Event) -> None:
    """Do what the step asks for, tap by tap."""
    taken = _taken(context)
    if taken is not None and not taken[1].is_over and not taken[1].is_done:
        session, course = taken
        _from_the_beginning(session, course._replace(shows=True, remark=""))
        tap(context, event._replace(arg=course.step.next_tap(course.begun)))


def first_game(context: Context, event: Event) -> None:
    """Begin a game of the person who has taken the lesson against the gentle opponent, with hints."""
    taken = _taken(context)
    if taken is None:
        return
    game, begins = taken[0].table.game, taken[0].game_view.first_game()
    seats = game.about.seats[0]
    levels = ("", *(RIVAL for _ in range(1, seats))) if game.about.opponents else ()
    if levels:
        context.shelf.opponents(game.about.id)  # before anything changes: it may have to be loaded
    names = [name_or_number("", seat) for seat in range(seats)]
    context.note_seen(game.about.id)
    table = Table.begin(game, names, context.today, dict(begins.options), opponents=levels)
    if begins.chosen:
        table.agreed = {CHOSEN: begins.chosen}
    sit_down_at(context, table)


HANDLERS = {
    "opponent": go_on,
    "lesson-skip": skip,
    "lesson-again": again,
    "lesson-show": show,
    "first-game": first_game,
}
