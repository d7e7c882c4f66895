"""Lets opponents play their seats: they think, move, are hurried and paused; and says who plays which seat."""

from __future__ import annotations

from collections.abc import Callable

from cuboteca.play.levels import LEVELS
from cuboteca.ui.addresses import Address
from cuboteca.ui.context import Context
from cuboteca.ui.handlers.play import make_move
from cuboteca.ui.handlers.setup import filled_in, remember
from cuboteca.ui.opponents import hints, practice, reviewing
from cuboteca.ui.opponents.table import moves_of_opponents
from cuboteca.ui.opponents.thinking import Thinking
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.session import Session
from cuboteca.ui.setup_form import OPPONENT, PERSON, seats_of
from cuboteca.ui.text.opponents import say


def thinking_in(context: Context, session: Session) -> Thinking:
    """Return the thoughts about the decision that an opponent has to make, begun now if they aren't yet."""
    table, thinking = session.table, session.thinking
    if thinking is None or thinking.state is not table.state or thinking.level != session.level:
        if thinking is not None:
            thinking.close()
        opponents = context.shelf.opponents(table.game.about.id)
        seed = f"{session.id} {table.ply}"
        thinking = Thinking(opponents, table.state, session.level, seed, context.nature.simulator)
        session.thinking = thinking
    return thinking


def think(context: Context, is_over: Callable[[], bool]) -> bool:
    """Let whoever is to move think for a slice; return whether a move may be shown now."""
    session = context.session
    if session is not None and session.analysis is not None and context.address.screen == "chances":
        return session.analysis.go_on(is_over)
    if session is not None and session.again is not None:
        return True
    if session is not None and session.hint is not None and session.asked is not None:
        if not session.asked.is_done:
            session.asked.go_on(is_over)
        return session.asked.is_done
    session = context.waiting_for()
    if session is None:
        return False
    thinking = thinking_in(context, session)
    if not thinking.is_done:
        thinking.go_on(is_over)
    return thinking.is_done


def opponent(context: Context, event: Event) -> None:
    """Make the move that an opponent has come to; or show how things stand, when a move has been shown again."""
    if context.address.screen == "chances":
        reviewing.tell(context)
        return
    if context.session is not None and context.session.again is not None:
        context.session.again = None
        return
    if context.session is not None and context.session.hint is not None:
        if context.session.asked is not None and context.session.asked.is_done:
            hints.show(context, context.session)
        return
    session = context.waiting_for()
    if session is not None and session.thinking is not None and session.thinking.is_done:
        _decide(context, session)


def move_now(context: Context, event: Event) -> None:
    """Make the best move that an opponent has found so far."""
    session = context.waiting_for()
    if session is None:
        return
    thinking = thinking_in(context, session)
    if thinking.thought is None and not thinking.is_done:
        thinking.go_on(lambda: True)
    _decide(context, session)


def _decide(context: Context, session: Session) -> None:
    thinking = thinking_in(context, session)
    name = session.table.names[session.decider]
    text = thinking.move()
    if not make_move(context, session, text):
        session.paused = True
        context.tell(Notice(say("stuck", name=name), context.reply.notice.message if context.reply.notice else None))
    elif thinking.trouble:
        context.tell(Notice(say("stumbled", name=name), thinking.trouble))
    thinking.close()
    session.thinking = None


def pause(context: Context, event: Event) -> None:
    """Stop opponents, or let them go on."""
    if context.session is not None:
        context.session.paused = not context.session.paused


def show_again(context: Context, event: Event) -> None:
    """Show the board as it was before the latest moves of opponents, for a moment."""
    session = context.session
    if session is None or session.over or context.address != Address("play", session.id):
        return
    moves = moves_of_opponents(session)
    if moves:
        session.settle_down()
        session.again = moves[0]


def choose_player(context: Context, event: Event) -> None:
    """Give a seat of the open game to a person or to a level, as `1:steady` says, and go back to the table."""
    session = context.session
    seat, _, level = event.arg.partition(":")
    if session is None or not seat.isdecimal() or int(seat) >= len(session.table.people):
        return
    if level not in (*LEVELS, PERSON) or not session.table.game.about.opponents:
        return
    context.shelf.opponents(session.table.game.about.id)  # before anything changes: it may have to be loaded
    levels = list(session.table.opponents)
    levels[int(seat)] = "" if level == PERSON else level
    session.table.opponents = tuple(levels)
    session.entries.clear()  # They tell of moves by names.
    session.settle_down()
    session.paused = False
    context.save(session)
    context.go(Address("play", session.id), replace=True)
    role = session.game_view.roles(session.table.state.seen_by(None))[int(seat)].name
    context.tell(Notice(say("now_plays", name=session.table.names[int(seat)], seat=role)))


def company(context: Context, event: Event) -> None:
    """Fill all seats of the form at once: one person and opponents, people only, or opponents only."""
    game_id, _, kind = event.arg.partition(":")
    if game_id not in context.shelf or not context.shelf.about(game_id).opponents:
        return
    fields = filled_in(context, game_id, event.fields)
    for seat in range(seats_of(context.shelf[game_id], fields)):
        people = {"alone": seat == 0, "people": True, "watch": False}.get(kind, True)
        fields[f"plays-{seat}"] = PERSON if people else OPPONENT
    remember(context, game_id, fields)


def levels(context: Context, event: Event) -> None:
    """Open the sheet of levels for a seat of the form."""
    game_id, _, seat = event.arg.partition(":")
    if game_id in context.shelf and seat.isdecimal() and len(seat) == 1:
        remember(context, game_id, filled_in(context, game_id, event.fields))
        context.go(Address("levels", game_id, seat))


def choose_level(context: Context, event: Event) -> None:
    """Give a seat of the form to a person or to a level, as `1:steady` says, and close the sheet."""
    seat, _, kind = event.arg.partition(":")
    if context.address.screen != "levels" or context.address.of not in context.shelf:
        return
    fields = {**context.setup_draft(context.address.of), f"plays-{seat}": PERSON if kind == PERSON else OPPONENT}
    if kind in LEVELS:
        fields |= {f"level-{seat}": kind, "level-last": kind}
    remember(context, context.address.of, fields)
    context.go(Address("new", context.address.of), replace=True)
    context.reply.focus(f"level-{seat}" if kind in LEVELS else f"name-{seat}")


HANDLERS = {
    "opponent": opponent,
    "move-now": move_now,
    "pause": pause,
    "show-again": show_again,
    "choose-player": choose_player,
    "company": company,
    "levels": levels,
    "choose-level": choose_level,
    **hints.HANDLERS,
    **practice.HANDLERS,
    **reviewing.HANDLERS,
}
