"""Answers what is done at the table: taps, keys, typed moves, undo and redo, turning the board."""

from __future__ import annotations

from cuboteca.draw.markup import element_id
from cuboteca.play.game import NATURE, IllegalMove
from cuboteca.play.keys import CONFIRM
from cuboteca.play.table import Table
from cuboteca.play.view import LOOK, Played, Selected, View
from cuboteca.play.wording import sentence
from cuboteca.ui.addresses import Address
from cuboteca.ui.context import Context
from cuboteca.ui.handlers.moves import finish_change, make_move, play_stages, refuse
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.session import Session
from cuboteca.ui.settings import read_settings
from cuboteca.ui.text.table import say

BY_KEY = "key"
"""What was done by a key that counts anywhere leaves the keyboard where it is."""

TAPPED = ("", "enter")
"""What was done at the part itself, by whatever means; any other key counts anywhere."""


def tap(context: Context, event: Event) -> None:
    """Do what a tap on a part of the table means, or Enter on it."""
    if context.address.screen == "lesson":
        from cuboteca.ui.lessons.handlers import tap as take_step  # came with the lesson

        take_step(context, event)
        return
    if context.address.screen == "puzzle":
        from cuboteca.ui.puzzles.handlers import tap as try_part  # came with the puzzle

        try_part(context, event)
        return
    session = _at_the_table(context)
    if session is None:
        if not _only_looks(context, event):
            wait_for_opponent(context)
        return
    session.focus = event.arg
    view = session.view()._replace(looks_first=read_settings(context.store)["rooms"] == "look")
    answer = session.game_view.tap(view, event.arg)
    if context.address.screen == "menu":
        context.go(Address("play", session.id), replace=True)
    if isinstance(answer, Played):
        made = make_move(context, session, answer.move)
        led = made and event.key in TAPPED and _go_on(context, session, event.arg)
        if not led and session.focus not in (event.arg, None) and _is_in_the_row(session, view, event.arg):
            context.reply.focus(element_id(session.focus))  # The button has nothing more to do.
    elif isinstance(answer, Selected):
        _select(context, session, answer, event)
    elif isinstance(answer, IllegalMove):
        refuse(context, session, answer.message, answer.clause)


def _select(context: Context, session: Session, answer: Selected, event: Event) -> None:
    """Select parts of a move, or put away what lay over the table."""
    context.reply.sound("lift")
    session.pick(answer.parts)
    if answer.since >= 0:
        play_stages(context, session, answer.since)
    if session.over:
        session.lingers = session.holds_its_end()
        context.reply.say.extend(session.prompt_words())
    elif answer.say:
        by_key = answer.by_key if event.key else ""
        by_enter = answer.by_enter if event.key == "enter" else ""
        context.reply.say.extend(filter(None, (answer.say, by_key, by_enter)))


def _only_looks(context: Context, event: Event) -> bool:
    """Return whether a tap was one that only looks at the table, as can be done while an opponent is to move."""
    session = context.session
    if session is None or not session.level or not event.arg.startswith(LOOK):
        return False
    if context.address != Address("play", session.id):
        return False
    answer = session.game_view.tap(session.view(), event.arg)
    if not isinstance(answer, Selected) or not all(part.startswith(LOOK) for part in answer.parts):
        return False
    session.picked = answer.parts
    if answer.say:
        context.reply.say.append(answer.say)
    return True


def key(context: Context, event: Event) -> None:
    """Do what a key on the board means: a letter or digit picks its part, an arrow walks, Escape deselects all."""
    session = _at_the_table(context)
    if session is None:
        return
    known = session.game_view.keys_at(session.table.state).get(event.key)
    if known is not None:
        here = event.arg or session.focus
        ply, picked = session.table.ply, session.picked
        tap(context, event._replace(arg=known.part))
        if session.focus == known.part:
            session.focus = here
            if session.table.ply != ply:
                _go_on(context, session, event.arg)
            elif session.picked != picked and session.lesson is None:
                _lead_on(context, session, event.arg)
        return
    if event.key == "escape":
        picked, kept = session.picked, session.game_view.stays_after_escape(session.view())
        if not kept:
            session.settle_down()
        elif kept != picked:
            session.pick(kept)
        if session.picked != picked:
            context.reply.say.extend((say("deselected"), *session.prompt_words()))
        return
    to = session.game_view.step(session.view(), event.arg or None, event.key)
    if to is not None:
        session.focus = to
        context.reply.focus(element_id(to))
    elif event.key == "home":
        context.reply.say.extend(session.prompt_words())  # There is nowhere to go: what is asked tells why.


def _go_on(context: Context, session: Session, at: str) -> bool:
    """Lead the keyboard from where a move was made to where it goes on, and from a button that is off now, if there is
    such a place; in a lesson what is lit leads it."""
    if session.over or session.handing_over or session.lesson is not None:
        return False
    game_view, view = session.game_view, session.view()._replace(focus=at)
    to = game_view.goes_on_at(view)
    is_off = any(action.part == at and not action.enabled for action in game_view.actions(view))
    if to is None and is_off and not session.level:
        to = game_view.begins(view)
    if to is None or to == at:
        return False
    session.focus = to
    context.reply.focus(element_id(to))
    return True


def _lead_on(context: Context, session: Session, at: str) -> None:
    """Lead the keyboard from where a key has picked something to where that can go: Enter puts it there."""
    to = session.game_view.picked_leads_to(session.view()._replace(focus=at))
    if to is not None:
        session.focus = to
        context.reply.focus(element_id(to))


def _is_in_the_row(session: Session, view: View, part: str) -> bool:
    """Return whether a part is a button of the row, or the key that confirms, whichever button that is."""
    return part == CONFIRM.part or any(action.part == part for action in session.game_view.actions(view))


def show_sheet(context: Context, event: Event) -> None:
    """Show the sheet over the table that a key asks for, or put it away if it is there."""
    session = context.session
    if session is None or session.handing_over or context.address.of != session.id or session.exercise is not None:
        return
    here = context.address
    if here.screen == event.do:
        context.go(here.under)
        return
    if event.do != "keys" and (session.over or here.past is not None):
        return
    if event.do == "moves" and session.level:
        wait_for_opponent(context)
        return
    if here == here.under:
        session.asked_at = event.arg
    context.go(Address(event.do, session.id, here.detail if here.past is not None else ""))


def move(context: Context, event: Event) -> None:
    """Make a move chosen from a list or the menu, by its notation."""
    session = _at_the_table(context)
    if session is None or session.exercise is not None:
        return
    if context.address.screen == "moves" and ask_first(context, session, event.arg):
        return
    if make_move(context, session, event.arg) and context.address.screen != "moves":
        context.go(Address("play", session.id), replace=True)


def ask_first(context: Context, session: Session, move: str) -> bool:
    """Pick a listed move on the table, if that asks to confirm it, and lead the keyboard to the button that does."""
    view, game_view = session.view(), session.game_view
    try:
        asked = game_view.asks_first(view, move)
    except IllegalMove:
        return False
    if asked is None:
        return False
    context.reply.sound("lift")
    session.pick(asked.parts)
    context.go(Address("play", session.id), replace=True)
    buttons = game_view.actions(session.view())
    confirms = next((button for button in buttons if button.main), buttons[-1])
    named = say("confirm_listed", move=game_view.name_move(view, move), button=confirms.label)
    context.reply.say.append(asked.say or named)
    context.reply.focus(element_id(confirms.part))
    return True


def type_move(context: Context, event: Event) -> None:
    """Make a move typed in notation."""
    session = _at_the_table(context)
    text = event.fields.get("move", "").strip()
    if session is not None and text:
        session.typed = "" if make_move(context, session, text) else text
        context.reply.focus("typed")


def undo(context: Context, event: Event) -> None:
    """Undo what was picked last in an unfinished move; else the last move."""
    session = context.session
    if session is None:
        return
    if context.address.screen == "puzzle":
        from cuboteca.ui.puzzles.handlers import undo as take_back  # came with the puzzle

        take_back(context)
        return
    at_table = context.address.screen == "play" and not session.handing_over and not session.over
    kept = session.game_view.put_back(session.view()) if at_table else None
    refusal = session.game_view.why_not_back(session.view()) if at_table and kept is None else None
    if refusal is not None:
        refuse(context, session, refusal.message, refusal.clause)
        return
    if kept is not None:
        session.take_back(kept)
        context.reply.sound("undo")
    elif not session.table.undo(session.passed_over):
        context.tell(Notice(_why_no_undo(session.table)))
        return
    else:
        session.paused = not session.people
        finish_change(context, session, "undo")
    is_deselected = kept is not None and all(part.startswith(LOOK) for part in kept)
    context.reply.say.extend((say("deselected" if is_deselected else "undone"), *session.prompt_words()))
    if session.table.undo_to(session.passed_over) is None and event.arg != BY_KEY:
        # Where Redo is, for Undo has just gone off.
        context.reply.focus("more")
    if context.address.screen != "play":
        context.go(Address("play", session.id), replace=True)


def _why_no_undo(table: Table) -> str:
    """Say what keeps Undo from going back: that nobody has moved yet, what chance did since, or that a turn is over."""
    decided = [(ply, seat) for ply in range(table.ply) if (seat := table.state_at(ply).seat) not in (NATURE, None)]
    if not decided:
        return say("nothing_to_undo", since="start", name="")
    ply, seat = decided[-1]
    return say("nothing_to_undo", since="over" if ply == table.ply - 1 else "shown", name=table.names[seat])


def redo(context: Context, event: Event) -> None:
    """Redo what was undone, and play it as the move was played. No flight is among it: chance can't be undone."""
    session = context.session
    if session is None or session.exercise is not None:
        return
    if session.undone_picks:
        session.pick_again()
        context.reply.sound("lift")
        context.reply.say.extend(session.prompt_words())
        if context.address.screen != "play":
            context.go(Address("play", session.id), replace=True)
        return
    first, decider = session.table.ply, session.decider
    if not session.table.redo(session.passed_over):
        context.tell(Notice(say("nothing_to_redo")))
        return
    plays = play_stages(context, session, first)
    told = "" if plays else sentence(session.describe_move(session.table.ply - 1, None))
    finish_change(context, session, "" if plays else "place", decider)
    context.reply.say.extend((*filter(None, (told,)), *session.prompt_words()))
    if plays or session.table.redo_to(session.passed_over) is None:
        context.go(Address("play", session.id), replace=True)


def lift_lid(context: Context, event: Event) -> None:
    """Lift the lid: the player who is to decide has the device. If they came to peek, they see what they came for."""
    session = context.session
    if session is not None and context.address.of == session.id:
        session.revealed_to = session.decider
        if session.peek_asked:
            _show_secret(context, session)


def leave_lid(context: Context, event: Event) -> None:
    """Go back to the table without a peek."""
    session = context.session
    if session is not None and session.peek_asked:
        session.peek_asked = False
        _lead_to_peek(context, session)


def turn(context: Context, event: Event) -> None:
    """Turn the board to the next side of the table."""
    if context.session is not None:
        context.session.turned = (context.session.turned + 1) % context.session.game_view.turns
        context.reply.say.append(say("turned" if context.session.turned else "turned_back"))


def peek(context: Context, event: Event) -> None:
    """Show the player to move what only they may see, once they have the device."""
    session = _at_the_table(context)
    if session is not None and session.has_secrets and not _hands_over(session):
        _show_secret(context, session)


def _hands_over(session: Session) -> bool:
    """Close the lid over the table, unless its player has the device already; return whether it is closed."""
    session.peek_asked = True
    session.peek_asked = session.handing_over
    return session.peek_asked


def _show_secret(context: Context, session: Session) -> None:
    """Show it on the table. Whatever comes next hides it again (see `App.handle`)."""
    session.peek_asked, session.peeking = False, True
    context.reply.say.append(session.game_view.explain(session.view()))
    _lead_to_peek(context, session)


def _lead_to_peek(context: Context, session: Session) -> None:
    """Lead the keyboard to the button that peeks, which was not there under the lid."""
    for action in session.game_view.actions(session.view()):
        if action.peeks:
            context.reply.focus(action.part)


def peek_end(context: Context, event: Event) -> None:
    """Hide it again, as whatever else is done would (see `App.handle`)."""


TOO_SHORT = {"lift-lid": "keep_holding", "peek": "hold_to_peek"}


def held_too_short(context: Context, event: Event) -> None:
    """Say that a button which was tapped is to be held. To have the device passed on, a tap is enough."""
    session = _at_the_table(context)
    if event.arg == "peek" and session is not None and session.has_secrets and _hands_over(session):
        return
    if context.session is not None and event.arg in TOO_SHORT:
        context.tell(Notice(say(TOO_SHORT[event.arg])))


def _at_the_table(context: Context) -> Session | None:
    """Return the open game, if it can be acted on from the screen that is shown."""
    session = context.session
    if session is None or (session.over and not session.lingers) or session.handing_over:
        return None
    if session.level or session.again is not None:
        return None
    if context.address.of != session.id or context.address.past is not None:
        return None
    return session


def wait_for_opponent(context: Context) -> None:
    """Say why nothing can be tapped, if an opponent is to move."""
    session = context.session
    if session is not None and session.level and context.address == Address("play", session.id):
        from cuboteca.ui.text.opponents import say as opponents  # came with the one that is to move

        words = "wait_paused" if session.paused else "wait_asking" if session.proposed is not None else "wait"
        context.tell(Notice(opponents(words, name=session.table.names[session.decider])))


def welcomed(context: Context, event: Event) -> None:
    """Note that the first words have been read, and say what is asked."""
    if event.arg in context.shelf:
        context.note_seen(event.arg)
        if context.session is not None:
            context.reply.say.extend(context.session.prompt_words())


HANDLERS = {
    "tap": tap,
    "key": key,
    "move": move,
    "type-move": type_move,
    "welcomed": welcomed,
    "undo": undo,
    "redo": redo,
    "keys": show_sheet,
    "menu": show_sheet,
    "moves": show_sheet,
    "turn": turn,
    "lift-lid": lift_lid,
    "leave-lid": leave_lid,
    "peek": peek,
    "peek-end": peek_end,
    "held-too-short": held_too_short,
}
