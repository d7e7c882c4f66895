"""Tries a puzzle: moves are made as in a game, and judged; others answer; hints and the solution are shown."""

from __future__ import annotations

from itertools import takewhile

from cuboteca.draw.markup import element_id
from cuboteca.play.game import IllegalMove
from cuboteca.play.levels import LEVELS, level_names
from cuboteca.play.view import Played
from cuboteca.ui.addresses import Address
from cuboteca.ui.context import Context
from cuboteca.ui.handlers.moves import make_move, play_stages, refuse
from cuboteca.ui.puzzle_days import SEEN
from cuboteca.ui.puzzles.attempt import (
    Attempt,
    chance,
    collection,
    has_puzzles,
    judged,
    puzzle_of_day,
    puzzle_table,
)
from cuboteca.ui.puzzles.heard import look_here
from cuboteca.ui.puzzles.progress import note, note_day, progress
from cuboteca.ui.results import day_of
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.session import Session
from cuboteca.ui.text.puzzles import say


def open_puzzle(context: Context) -> None:
    """Sit down at the table of the puzzle that the address names, or stay there; of today's, if it names the day."""
    today = day_of(context.now())
    of_today = puzzle_of_day(context.shelf, today) if today is not None else None
    if context.address.screen == "today" and of_today is not None:
        context.go(Address("puzzle", *of_today), replace=True)
    address, session = context.address, context.session
    if session is not None and session.puzzle is not None and session.address == address:
        return
    context.session = None
    has_any = address.screen == "puzzle" and has_puzzles(context.shelf, address.of)
    puzzles = collection(context.shelf.puzzles(address.of)) if has_any else {}
    puzzle = puzzles.get(address.detail)
    if puzzle is not None:
        day = today if of_today == (address.of, address.detail) else None
        solver = context.shelf[address.of].position(puzzle.position).seat or 0
        _sit_down(context, address.of, Attempt(puzzle, [*puzzles].index(puzzle.id) + 1, solver, day))


def _sit_down(context: Context, game_id: str, attempt: Attempt) -> None:
    """Set a puzzle up, and say what to do."""
    game, game_view = context.shelf[game_id], context.shelf.game_view(game_id)
    context.session = puzzle_table(game, game_view, attempt)
    context.face_the_player(context.session)
    if not attempt.shows:
        context.reply.say.append(context.shelf.puzzle_words(game_id).task(attempt.puzzle))


def _tried(context: Context) -> tuple[Session, Attempt] | None:
    """Return the attempt that is on the screen; None, and say so, while what it comes to is still to be seen."""
    session = context.session
    if session is None or session.puzzle is None or context.address != session.address:
        return None
    if session.puzzle.waits:
        context.tell(Notice(say("wait")))
        return None
    return session, session.puzzle


def tap(context: Context, event: Event) -> None:
    """Do what a tap means, and judge the move if it makes one."""
    tried = _tried(context)
    if tried is None:
        return
    session, attempt = tried
    if attempt.verdict.over:
        context.tell(Notice(say("over", solved=attempt.verdict.solved)))
        return
    session.focus = event.arg
    answer = session.game_view.tap(session.view(), event.arg)
    if isinstance(answer, IllegalMove):
        refuse(context, session, answer.message, answer.clause)
    elif isinstance(answer, Played):
        make(context, session, answer.move)
    else:
        if event.arg in attempt.lit:
            session.puzzle = attempt._replace(lit=(), remark="")
        context.reply.sound("lift")
        session.pick(answer.parts)
        if answer.since >= 0:
            play_stages(context, session, answer.since)
        if answer.say:
            context.reply.say.append(answer.say)


def make(context: Context, session: Session, move: str) -> None:
    """Make a move of an attempt, and say what it comes to."""
    attempt = session.puzzle
    if attempt is None or not make_move(
        context, session, move, chance(context.shelf.puzzles(session.id), attempt, context.nature), attempt.puzzle.id
    ):
        return
    session.puzzle = attempt = judged(context.shelf, session, attempt)
    if attempt.verdict.over:
        _play_this_turn_only(context)
    if attempt.verdict.solved:
        _solved(context, session, attempt)
    elif attempt.remark:
        context.reply.sound("refuse")
        context.reply.say.extend((attempt.remark, say("undo_it")))
    elif not (attempt.verdict.over or attempt.waits):
        context.reply.say.extend(session.asked_words())


def _play_this_turn_only(context: Context) -> None:
    """Leave out of what the page plays whatever comes once the next turn has begun: the puzzle is over by then."""
    for effect in context.reply.effects:
        if effect["kind"] == "stage":
            effect["stages"] = list(takewhile(lambda stage: not stage.get("begins"), effect["stages"]))


def _solved(context: Context, session: Session, attempt: Attempt) -> None:
    """Note that the puzzle is solved, unless its solution has been shown today, and say why the solution works."""
    context.reply.say.extend((say("solved"), context.shelf.puzzle_words(session.id).why(attempt.puzzle)))
    today = day_of(context.now())
    puzzle = attempt.puzzle
    was_shown = progress(context.store, session.id).get(puzzle.id) == f"{SEEN}{today}"
    if today is None or was_shown or attempt.seen:
        return
    note(context.store, session.id, puzzle.id, today.isoformat())
    if attempt.day is not None:
        note_day(context.store, attempt.day, session.id)


def go_on(context: Context, event: Event) -> None:
    """Make what comes of its own accord: the next move of the solution, or another seat's answer."""
    session = context.session
    if session is None or session.puzzle is None or context.address != session.address:
        return
    attempt, table = session.puzzle, session.table
    if attempt.shows:
        _show_next(context, session, attempt)
    elif attempt.answers:
        session.puzzle = attempt._replace(answers=False)
        move = context.shelf.puzzles(session.id).reply(attempt.puzzle, table.state, table.standing)
        if move is not None:
            make(context, session, move)


def _show_next(context: Context, session: Session, attempt: Attempt) -> None:
    """Make the next move of the solution, as it was made when it was proven; the last one says why it works."""
    solution, table = attempt.puzzle.solution, session.table
    left = solution[table.ply :]
    if left:
        settle = chance(context.shelf.puzzles(session.id), attempt, context.nature)
        make_move(context, session, left[0], settle, luck=None)
    if table.ply >= len(solution):
        session.puzzle = attempt._replace(shows=False, verdict=attempt.verdict._replace(solved=True, over=True))
        context.reply.say.append(context.shelf.puzzle_words(session.id).why(attempt.puzzle))


def undo(context: Context) -> None:
    """Undo what was picked last, or the last move with the answers to it; where chance stands before it, all."""
    tried = _tried(context)
    if tried is None:
        return
    session, attempt = tried
    table, game_view = session.table, session.game_view
    refusal = None
    picked = game_view.put_back(session.view()) if not attempt.verdict.over else None
    if picked is None and not attempt.verdict.over:
        refusal = game_view.why_not_back(session.view())
    if refusal is not None:
        refuse(context, session, refusal.message, refusal.clause)
    elif picked is not None:
        session.take_back(picked)
        context.reply.sound("undo")
    elif not table.ply:
        context.tell(Notice(say("nothing_to_undo")))
    elif table.undo(frozenset(range(table.state.seats)) - {attempt.solver}):
        session.settle_down()
        session.puzzle = judged(context.shelf, session, attempt._replace(tries=attempt.tries + attempt.verdict.over))
        context.reply.sound("undo")
        context.reply.say.append(say("undone"))
    else:
        _restart(context, session, attempt)


def _restart(context: Context, session: Session, attempt: Attempt, shows: bool = False) -> Session:
    """Set the puzzle up as it was at first."""
    tries = attempt.tries + attempt.is_missed
    seen, helped = attempt.seen or shows, attempt.helped or shows
    begun = Attempt(*attempt[:4], shows=shows, seen=seen, tries=tries, helped=helped)
    _sit_down(context, session.id, begun)
    context.reply.sound("undo")
    return context.session or session


def again(context: Context, event: Event) -> None:
    """Start the puzzle over."""
    tried = _tried(context)
    if tried is not None:
        _restart(context, *tried)


def hint(context: Context, event: Event) -> None:
    """Light the part to tap of the solution's next move; where the attempt has left the solution, of its first."""
    tried = _tried(context)
    if tried is None:
        return
    session, attempt = tried
    made = tuple(session.table.standing)
    if attempt.verdict.over or made != attempt.puzzle.solution[: len(made)]:
        session = _restart(context, session, attempt)
    session.settle_down()
    view, move = session.view(), attempt.puzzle.solution[session.table.ply]
    part = session.game_view.first_tap(view, move)
    if not part:
        show(context, event)
        return
    if session.puzzle is not None:
        session.puzzle = session.puzzle._replace(lit=(part,), helped=True, remark=say("look_here"))
        # Only what is lit has its name.
        session.puzzle = session.puzzle._replace(heard=look_here(context.shelf, session, part))
        context.reply.say.append(session.puzzle.heard)
    session.focus = part
    context.reply.focus(element_id(part))  # Who can’t see the light hears what it is on.


def show(context: Context, event: Event) -> None:
    """Show the solution from the start; the puzzle counts as seen then, unless it has been solved."""
    tried = _tried(context)
    if tried is None:
        return
    session, attempt = tried
    _restart(context, session, attempt, shows=True)
    today = day_of(context.now())
    note(context.store, session.id, attempt.puzzle.id, f"{SEEN}{today or ''}".strip())
    if attempt.day is not None:
        note_day(context.store, attempt.day, SEEN + session.id)
    context.reply.say.append(say("shows"))


def check(context: Context, event: Event) -> None:
    """Say how far off what stands is."""
    tried = _tried(context)
    if tried is not None and not tried[1].verdict.over:
        session, attempt = tried
        remark = context.shelf.puzzle_words(session.id).missed(attempt.puzzle, attempt.verdict)
        session.puzzle = attempt._replace(remark=remark, lit=(), tries=attempt.tries + 1)
        context.reply.say.append(remark)


def share(context: Context, event: Event) -> None:
    """Let the page make a picture of the puzzle as it was at first, with its task and without the answer."""
    tried = _tried(context)
    if tried is None:
        return
    from cuboteca.ui.picture import Told, picture  # it comes with the first one

    session, attempt = tried
    puzzle, about = attempt.puzzle, session.table.game.about
    line = say("about", grade=level_names(LEVELS[puzzle.grade]), game=about.name)
    foot = say("of_day") if attempt.day is not None else say("numbered", number=attempt.number)
    told = Told(attempt.solver, context.shelf.puzzle_words(session.id).task(puzzle), line, foot)
    effect = {"name": f"{about.id}-{puzzle.id}.png", "text": str(picture(session, 0, told)), "game": about.id}
    context.reply.effects.append({"kind": "picture", **effect})


def grade(context: Context, event: Event) -> None:
    """Open another grade of the list."""
    if context.address.screen == "puzzles" and event.arg.isdecimal():
        context.go(Address("puzzles", context.address.of, event.arg[:1]), replace=True)


HANDLERS = {
    "opponent": go_on,
    "puzzle-again": again,
    "puzzle-hint": hint,
    "puzzle-show": show,
    "puzzle-check": check,
    "puzzle-grade": grade,
    "puzzle-share": share,
}
