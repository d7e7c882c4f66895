"""Playing: taps, keys, typed moves, taking back, turning the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.draw.markup import element_id
from cuboteca.play.game import NATURE, IllegalMove, State
from cuboteca.play.keys import CONFIRM
from cuboteca.play.simulation import CannotSimulate, NotReady
from cuboteca.play.table import Table
from cuboteca.play.view import Played, Rejected, Selected, View
from cuboteca.ui.addresses import Address
from cuboteca.ui.handlers.moving_about import SEEN
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.screens.dialogs import RESIGN
from cuboteca.ui.session import Session
from cuboteca.ui.settings import read_settings
from cuboteca.ui.widgets import sentence

if TYPE_CHECKING:
    from cuboteca.ui.app import App

BUZZ_MS = 12
BY_KEY = "key"
"""What was done by a key that counts anywhere leaves the keyboard where it is."""


def tap(app: App, event: Event) -> None:
    """A part of the table was tapped, or Enter pressed on it."""
    session = _at_the_table(app)
    if session is None:
        return
    session.focus = event.arg
    view = session.view()
    answer = session.game_view.tap(view, event.arg)
    if isinstance(answer, Played):
        if _make(app, session, answer.move):
            _go_on(app, session, event.arg)
        if session.focus not in (event.arg, None) and _is_in_the_row(session, view, event.arg):
            app.effects.append(_focus_on(session.focus))  # The button has nothing more to do.
    elif isinstance(answer, Selected):
        app.effects.append({"kind": "sound", "name": "lift"})
        session.picked = answer.parts
        if session.over:
            session.lingers = _lingers(session)
            app.say.extend(_asked_now(session))
        elif answer.say:
            app.say.extend((answer.say, answer.by_key) if event.key and answer.by_key else (answer.say,))
    elif isinstance(answer, Rejected):
        _refuse(app, session, answer.message, answer.clause)


def key(app: App, event: Event) -> None:
    """A key on the board: a letter or digit picks its part, an arrow walks, Escape puts everything down."""
    session = _at_the_table(app)
    if session is None:
        return
    known = session.game_view.keys.get(event.key)
    if known is not None:
        here = event.arg or session.focus
        ply = session.table.ply
        tap(app, event._replace(arg=known.part))
        if session.focus == known.part:
            session.focus = here
            if session.table.ply != ply:
                _go_on(app, session, event.arg)
        return
    if event.key == "escape":
        picked = session.picked
        session.settle_down()
        if session.picked != picked:
            app.say.extend(("Put down.", *_asked_now(session)))
        return
    to = session.game_view.step(session.view(), event.arg or None, event.key)
    if to is not None:
        session.focus = to
        app.effects.append(_focus_on(to))
    elif event.key == "home":
        app.say.extend(_asked_now(session))  # There is nowhere to go: what is asked tells why.


def _go_on(app: App, session: Session, at: str) -> None:
    """Whoever made a move at a part of the board is led to where it has left them."""
    if session.over or session.lid_closed:
        return
    to = session.game_view.goes_on_at(session.view()._replace(focus=at))
    if to not in (at, None):
        session.focus = to
        app.effects.append(_focus_on(to))


def _is_in_the_row(session: Session, view: View, part: str) -> bool:
    """Is it a button of the row, or its key that confirms, whichever button that is?"""
    return part == CONFIRM.part or any(action.part == part for action in session.game_view.actions(view))


def _focus_on(part: str) -> dict[str, Any]:
    return {"kind": "focus", "id": element_id(part)}


def show_keys(app: App, event: Event) -> None:
    """The sheet of keys over the table; asked for again, it is put away."""
    session = app.session
    if session is None or session.lid_closed or app.address.of != session.id:
        return
    here = app.address
    if here.screen == "keys":
        app.go(here.under)
    else:
        session.asked_at = event.arg if here == here.under else ""
        app.go(Address("keys", session.id, here.detail if here.past is not None else ""))


def move(app: App, event: Event) -> None:
    """A move chosen from a list or the menu, by its notation."""
    session = _at_the_table(app)
    if session is not None and _make(app, session, event.arg) and app.address.screen != "moves":
        app.go(Address("play", session.id), replace=True)


def type_move(app: App, event: Event) -> None:
    """A move typed in notation."""
    session = _at_the_table(app)
    text = event.fields.get("move", "").strip()
    if session is not None and text:
        _make(app, session, text)
        app.effects.append({"kind": "focus", "id": "typed"})


def undo(app: App, event: Event) -> None:
    """Take back what was picked last in an unfinished move; else the last move."""
    session = app.session
    if session is None:
        return
    at_table = app.address.screen == "play" and not session.lid_closed and not session.over
    kept = session.game_view.put_back(session.view()) if at_table else None
    if kept is not None:
        session.picked = kept
        app.effects.append({"kind": "sound", "name": "undo"})
    elif not session.table.undo():
        app.say.append("Nothing can be taken back now.")
        return
    else:
        _settled(app, session, "undo")
    app.say.extend(("Taken back.", *_asked_now(session)))
    if session.table.undo_to() is None and event.arg != BY_KEY:
        # Where Redo is, for Undo has just gone off.
        app.effects.append({"kind": "focus", "id": "more"})
    if app.address.screen != "play":
        app.go(Address("play", session.id), replace=True)


def redo(app: App, event: Event) -> None:
    """Plays on what was taken back."""
    session = app.session
    if session is None:
        return
    if not session.table.redo():
        app.say.append("There is nothing to do again.")
        return
    ply = session.table.ply
    _settled(app, session, "place")
    app.say.extend((sentence(session.describe_move(ply - 1, None)), *_asked_now(session)))
    if session.table.redo_to() is None:
        app.go(Address("play", session.id), replace=True)


def lift_lid(app: App, event: Event) -> None:
    """Whoever is to decide has the device and has lifted the lid."""
    if app.session is not None and app.address.of == app.session.id:
        app.session.eyes = app.session.decider


def turn(app: App, event: Event) -> None:
    """Turn the board to the next side of the table."""
    if app.session is not None:
        app.session.turned = (app.session.turned + 1) % app.session.game_view.turns
        app.say.append("The board is turned." if app.session.turned else "The board lies as it did at first.")


def peek(app: App, event: Event) -> None:
    """The player to move looks at what only they may see. Whatever comes next hides it again (see `App.handle`)."""
    session = _at_the_table(app)
    if session is not None and session.has_secrets:
        session.peeking = True
        app.say.append(session.game_view.explain(session.view()))


def peek_end(app: App, event: Event) -> None:
    """It is let go: hidden again, as by whatever else is done (see `App.handle`)."""


TOO_SHORT = {
    "lift-lid": "Keep holding: the lid lifts after a moment.",
    "peek": "Hold it down to look. It hides again when you let go.",
}


def held_too_short(app: App, event: Event) -> None:
    """Somebody tapped what is to be held."""
    if app.session is not None and event.arg in TOO_SHORT:
        app.tell(Notice(TOO_SHORT[event.arg]))


def _at_the_table(app: App) -> Session | None:
    """The open game, if it can be acted on from the screen that is shown."""
    session = app.session
    if session is None or (session.over and not session.lingers) or session.lid_closed:
        return None
    if app.address.of != session.id or app.address.past is not None:
        return None
    return session


def _make(app: App, session: Session, text: str) -> bool:
    """Make a move, save it, and tell of it; or say why it cannot be made."""
    table = session.table
    before, decider, kept = table.state, session.decider, table.bookmark()
    try:
        table.play(text)
        first = table.ply - 1
        app.nature.settle(table)
    except IllegalMove as refusal:
        _refuse(app, session, refusal.message, refusal.clause)
        return False
    except CannotSimulate as trouble:
        table.restore(kept)
        _refuse(app, session, f"{trouble} Nothing is lost.", None)
        return False
    except NotReady:
        table.restore(kept)
        raise
    if not session.lid_closed:
        app.effects += session.shown(first, app.nature.simulated)
    told = [session.describe_move(ply, None) for ply in range(first, table.ply)]
    _settled(app, session, "end" if session.over else "place")
    app.effects.append({"kind": "vibrate", "ms": BUZZ_MS})
    at_table = not session.over and not session.lid_closed
    if at_table and session.decider != decider:
        session.focus = session.game_view.begins(session.view())
    if session.over:
        session.lingers = _lingers(session)
        # That somebody resigned is the reason told at the end: it is not said twice.
        app.say.extend((*(() if text == RESIGN else map(sentence, told)), *_asked_now(session)))
        app.go(Address("play", session.id), replace=True)
    elif _only_said(table) or _sides(session, before) != _sides(session, table.state):
        # Something was only said, or sides were exchanged: the board alone does not show it.
        app.tell(Notice(" ".join(map(sentence, told))))
        app.say.extend(_asked_now(session))
    elif not session.lid_closed:
        app.say.extend((*map(sentence, told), *_asked_now(session)))
    return True


def welcomed(app: App, event: Event) -> None:
    """The first words to newcomers have been read: whoever was at their button is led on to the board."""
    if event.arg in app.shelf:
        app.store[SEEN + event.arg] = "1"
        if app.session is not None:
            app.say.extend(_asked_now(app.session))


def _lingers(session: Session) -> bool:
    """Is what ended the game still to be seen before its end?"""
    return session.game_view.lingers(session.view()._replace(picked=session.picked, live=True))


def _asked_now(session: Session) -> tuple[str, ...]:
    """Who is to decide and what; at the end, who won and why. The lid has a title of its own, which is read there."""
    if session.lid_closed:
        return ()
    view = session.view()
    if session.over and not session.lingers:
        return session.game_view.ending(view)
    asked = session.game_view.prompt(view)
    answers = session.game_view.answers(view)
    return (f"{asked.lead} {asked.rest}".strip(), *((answers,) if answers else ()))


def _only_said(table: Table) -> bool:
    """Was the last thing that a player did no move of the game, an offer say?"""
    done = [ply for ply in range(table.ply) if table.state_at(ply).seat != NATURE]
    return bool(done) and not table.counted(done[-1])


def _sides(session: Session, state: State) -> tuple[str, ...]:
    return tuple(role.name for role in session.game_view.roles(state))


def _settled(app: App, session: Session, sound: str) -> None:
    """The position has changed: put down what was picked, save, face the player."""
    session.settle_down()
    app.keep(session)
    app.effects.append({"kind": "sound", "name": sound})
    face_the_player(app, session)


def face_the_player(app: App, session: Session) -> None:
    """Turn the board to whoever is to move, where that is wished."""
    if read_settings(app.store)["facing"] == "turns":
        session.turned = session.game_view.side(session.table.state, session.decider) % session.game_view.turns


def _refuse(app: App, session: Session, message: str, clause: str | None) -> None:
    why = session.table.game.clauses.get(clause) if clause is not None else None
    app.tell(Notice(message, why))
    app.effects.append({"kind": "sound", "name": "refuse"})


HANDLERS = {
    "tap": tap,
    "key": key,
    "move": move,
    "type-move": type_move,
    "welcomed": welcomed,
    "undo": undo,
    "redo": redo,
    "keys": show_keys,
    "turn": turn,
    "lift-lid": lift_lid,
    "peek": peek,
    "peek-end": peek_end,
    "held-too-short": held_too_short,
}
