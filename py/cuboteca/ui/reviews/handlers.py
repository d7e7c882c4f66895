"""Reviews a finished game: begins to think about it, stops and goes on, scrubs, shows what would have been better."""

from __future__ import annotations

from cuboteca.ui.context import Context
from cuboteca.ui.handlers.looking_back import look_at
from cuboteca.ui.past import describe_step
from cuboteca.ui.reviews import practice
from cuboteca.ui.reviews.analysis import Analysis
from cuboteca.ui.reviews.screen import verdict
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.session import Session
from cuboteca.ui.text.reviews import say


def begin(context: Context, session: Session) -> None:
    """Have the game thought about, unless it is already. What was found of another end of it is forgotten."""
    table, analysis = session.table, session.analysis
    if analysis is None or analysis.moves != table.standing:
        if analysis is not None:
            analysis.close()
        game = table.game.about.id
        review, opponents = context.shelf.review(game), context.shelf.opponents(game)
        session.analysis = Analysis(table, session.id, review, opponents, context.nature.simulator)
    elif context.before != context.address:
        analysis.line = 0
        if context.before.screen == context.address.screen:  # after what led here
            context.reply.say.extend(verdict(session))


def tell(context: Context, event: Event) -> None:
    """Show what has been found; tell of it once all of it was."""
    analysis = context.session.analysis if context.session is not None else None
    if analysis is None:
        return
    analysis.show()
    if analysis.is_done:
        count = len(analysis.turning_points)
        context.reply.say.append(say("done", count=count) if count else say("done_none"))
        if analysis.trouble:
            context.tell(Notice(say("stumbled"), analysis.trouble))


def scrub(context: Context, event: Event) -> None:
    """Look at the position that was pointed at in the graph, by its number from 0."""
    analysis = context.session.analysis if context.session is not None else None
    if analysis is not None and event.arg.isdecimal():
        look_at(context, analysis.stops[min(int(event.arg), len(analysis.stops) - 1)])


def stop(context: Context, event: Event) -> None:
    """Think no more, or go on."""
    if context.session is not None and context.session.analysis is not None:
        context.session.analysis.paused = not context.session.analysis.paused


def see_better(context: Context, event: Event) -> None:
    """Show the next move of what would have been better; after the last one, the game again."""
    session = context.session
    analysis = session.analysis if session is not None else None
    if session is None or analysis is None:
        return
    at = analysis.turning_point_at(session.shown_ply)
    if at is None:
        return
    line = analysis.better_line(at)
    analysis.line = (analysis.line + 1) % (len(line.stops) + 1)
    if not analysis.line:
        context.reply.say.append(describe_step(session, session.shown_ply))
        return
    first = line.stops[analysis.line - 2] if analysis.line > 1 else 0
    state, move = line.steps[first]
    told = session.game_view.describe_move(state, move, session.table.names)
    context.reply.say.append(say("instead", number=analysis.line, move=told))


HANDLERS = {**practice.HANDLERS, "opponent": tell, "scrub": scrub, "stop-review": stop, "see-better": see_better}
