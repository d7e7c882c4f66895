"""Lets opponents play their seats: they think, move, are hurried and paused; and says who plays which seat."""

from __future__ import annotations

from collections.abc import Callable

from cuboteca.draw.markup import element_id
from cuboteca.play.levels import LEVELS
from cuboteca.play.naming import LONGEST_NAME, clean_name, name_or_number
from cuboteca.ui.addresses import Address
from cuboteca.ui.context import Context
from cuboteca.ui.handlers.moves import make_move
from cuboteca.ui.handlers.setup import filled_in, remember
from cuboteca.ui.opponents import hints, team, thoughts
from cuboteca.ui.opponents.company import last_company
from cuboteca.ui.opponents.table import moves_of_opponents
from cuboteca.ui.opponents.thinking import Thinking
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.session import Session
from cuboteca.ui.setup_form import OPPONENT, PERSON, levels_of, seats_of
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.opponents import say


def thinking_in(context: Context, session: Session) -> Thinking:
    """Return the thoughts about the decision that an opponent has to make, begun now if they aren't yet."""
    table, thinking = session.table, session.thinking
    if thinking is None or thinking.state is not table.state or thinking.level != session.level:
        if thinking is not None:
            thinking.close()
        opponents = context.shelf.opponents(table.game.about.id)
        seed = f"{session.id} {table.ply}"
        request = team.in_force(context, session, session.decider)
        thinking = Thinking(opponents, table.state, session.level, seed, context.nature.simulator, request)
        session.thinking = thinking
    return thinking


def think(context: Context, is_over: Callable[[], bool]) -> bool:
    """Let whoever is to move think for a slice; return whether a move may be shown now."""
    session = context.session
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
    return thinking.is_done or thoughts.are_due(session, thinking)


def opponent(context: Context, event: Event) -> None:
    """Make the move that an opponent has come to; or show how things stand, when a move has been shown again."""
    if context.session is not None and context.session.again is not None:
        context.session.again = None
        return
    if context.session is not None and context.session.hint is not None:
        if context.session.asked is not None and context.session.asked.is_done:
            hints.show(context, context.session)
        return
    session = context.waiting_for()
    if session is None or session.thinking is None:
        return
    if thoughts.are_due(session, session.thinking):
        thoughts.show(session, session.thinking)
    elif session.thinking.is_done:
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
    if session.focus is not None and not session.level and not session.over and not session.handing_over:
        context.reply.focus(element_id(session.focus))  # The button has gone with the thought.


def go_on(context: Context, event: Event) -> None:
    """Say OK to what a team-mate is about to do."""
    session = context.session
    text = team.go_on(session) if session is not None and session.level else None
    if session is not None and text is not None:
        _decide(context, session, text)


def _decide(context: Context, session: Session, chosen: str = "") -> None:
    """Make the move that an opponent has come to, or `chosen`; a team-mate may have to ask first."""
    thinking = thinking_in(context, session)
    name = session.table.names[session.decider]
    if not chosen and team.must_ask(context, session, thinking.thought):
        session.proposed = 0
        team.tell_proposal(context, session)
        return
    text = chosen or thinking.move()
    if not make_move(context, session, text):
        session.paused = True
        context.tell(Notice(say("stuck", name=name), context.reply.notice.message if context.reply.notice else None))
    elif thinking.trouble:
        context.tell(Notice(say("stumbled", name=name), thinking.trouble, details=_details(session, thinking)))
    thinking.close()
    session.thinking = None


def _details(session: Session, thinking: Thinking) -> str:
    """Return what broke and where, with no name and no secret of the game in it."""
    return f"{session.table.game.about.id}, {thinking.level}: {thinking.trouble}"


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


def put_away(context: Context, event: Event) -> None:
    """Close the report of what opponents did."""
    if context.session is not None:
        context.session.read_to = context.session.table.ply
        context.reply.focus("title")


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
    session.settle_down()
    session.paused = False
    _tell_who_plays(context, session, "now_plays", int(seat))


def rename_player(context: Context, event: Event) -> None:
    """Give the person at a seat of the open game the name that was typed, and go back to the table."""
    session = context.session
    if session is None or not event.arg.isdecimal() or int(event.arg) >= len(session.table.people):
        return
    seat, typed = int(event.arg), event.fields.get(f"name-{event.arg}", "")
    if typed.strip() and not clean_name(typed, LONGEST_NAME):
        context.tell(Notice(common("unseen_name")))
        return
    people = list(session.table.people)
    people[seat] = name_or_number(typed, seat)
    session.table.people = tuple(people)
    _tell_who_plays(context, session, "now_called", seat)


def _tell_who_plays(context: Context, session: Session, message: str, seat: int) -> None:
    """Save who plays a seat now, go back to the table and say so."""
    session.entries.clear()  # They tell of moves by names.
    context.save(session)
    context.go(Address("play", session.id), replace=True)
    role = session.game_view.roles(session.table.state.seen_by(None))[seat].name
    context.tell(Notice(say(message, name=session.table.names[seat], seat=role)))


def company(context: Context, event: Event) -> None:
    """Fill all seats of the form at once: one person and opponents, people only, opponents only, or as last time."""
    game_id, _, kind = event.arg.partition(":")
    if game_id not in context.shelf or not context.shelf.about(game_id).opponents:
        return
    fields = filled_in(context, game_id, event.fields)
    if kind == "last":
        remember(context, game_id, fields | last_company(context.shelf[game_id], fields))
        return
    for seat in range(seats_of(context.shelf[game_id], fields)):
        people = {"alone": seat == 0, "people": True, "watch": False}.get(kind, True)
        fields[f"plays-{seat}"] = PERSON if people else OPPONENT
    remember(context, game_id, fields)


def add_seat(context: Context, event: Event) -> None:
    """Add a seat to the form: for an opponent where there are some already."""
    if event.arg not in context.shelf:
        return
    game = context.shelf[event.arg]
    fields = filled_in(context, event.arg, event.fields)
    seats = seats_of(game, fields)
    more = next((number for number in sorted(game.about.seats) if number > seats), seats)
    plays = OPPONENT if game.about.opponents and any(levels_of(fields, seats)) else PERSON
    for seat in range(seats, more):
        fields[f"plays-{seat}"] = plays
    remember(context, event.arg, {**fields, "seats": str(more)})
    if more == seats:
        context.tell(Notice(say("no_more_seats", game=game.about.name, count=seats)))
    else:
        context.reply.focus(f"level-{seats}" if plays == OPPONENT else f"name-{seats}")


def remove_seat(context: Context, event: Event) -> None:
    """Remove a seat of the form, as `cuobe:1` says, or the last; who sits behind it moves up."""
    game_id, _, number = event.arg.partition(":")
    if game_id not in context.shelf:
        return
    game = context.shelf[game_id]
    at_sheet = context.address.screen == "levels"
    fields = {**context.setup_draft(game_id)} if at_sheet else filled_in(context, game_id, event.fields)
    seats = seats_of(game, fields)
    fewer = next((few for few in sorted(game.about.seats, reverse=True) if few < seats), seats)
    if fewer == seats:
        remember(context, game_id, fields)
        context.tell(Notice(say("no_fewer_seats", game=game.about.name, count=seats)))
        return
    removed = int(number) if number.isdecimal() else seats - 1
    if removed < seats:
        for seat in range(removed, seats - 1):
            fields |= {f"{field}-{seat}": fields.get(f"{field}-{seat + 1}", "") for field in ("name", "plays", "level")}
        fields["seats"] = str(fewer)
    remember(context, game_id, fields)
    if at_sheet:
        context.go(Address("new", game_id), replace=True)
    context.reply.focus("add-seat")


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
    "moved-close": put_away,
    "choose-player": choose_player,
    "rename-player": rename_player,
    "company": company,
    "add-seat": add_seat,
    "remove-seat": remove_seat,
    "levels": levels,
    "choose-level": choose_level,
    "go-on": go_on,
    **hints.HANDLERS,
    **team.HANDLERS,
    **thoughts.HANDLERS,
}
