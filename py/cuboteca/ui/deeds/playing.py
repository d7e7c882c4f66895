"""Playing: taps, keys, typed moves, taking back, turning the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.play.face import Chosen, Picked, Refused, View
from cuboteca.play.game import NATURE, IllegalMove, State
from cuboteca.play.keys import CONFIRM
from cuboteca.play.simulation import CannotSimulate, NotReady
from cuboteca.play.table import Table
from cuboteca.ui.addresses import Address
from cuboteca.ui.deeds.moving_about import SEEN
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.screens.dialogs import RESIGN
from cuboteca.ui.settings import read_settings
from cuboteca.ui.sitting import Sitting
from cuboteca.ui.widgets import sentence

if TYPE_CHECKING:
    from cuboteca.ui.app import App

BUZZ_MS = 12
BY_KEY = "key"
"""What was done by a key that counts anywhere leaves the keyboard where it is."""


def tap(app: App, event: Event) -> None:
    """A part of the table was tapped, or Enter pressed on it."""
    sitting = _at_the_table(app)
    if sitting is None:
        return
    sitting.focus = event.arg
    view = sitting.view()
    answer = sitting.face.tap(view, event.arg)
    if isinstance(answer, Chosen):
        if _make(app, sitting, answer.move):
            _go_on(app, sitting, event.arg)
        if sitting.focus not in (event.arg, None) and _is_in_the_row(sitting, view, event.arg):
            app.effects.append(_focus_on(sitting.focus))  # The button has nothing more to do.
    elif isinstance(answer, Picked):
        app.effects.append({"kind": "sound", "name": "lift"})
        sitting.picked = answer.parts
        if sitting.over:
            sitting.lingers = _lingers(sitting)
            app.say.extend(_asked_now(sitting))
        elif answer.say:
            app.say.extend((answer.say, answer.by_key) if event.key and answer.by_key else (answer.say,))
    elif isinstance(answer, Refused):
        _refuse(app, sitting, answer.message, answer.clause)


def key(app: App, event: Event) -> None:
    """A key on the board: a letter or digit picks its part, an arrow walks, Escape puts everything down."""
    sitting = _at_the_table(app)
    if sitting is None:
        return
    known = sitting.face.keys.get(event.key)
    if known is not None:
        here = event.arg or sitting.focus
        ply = sitting.table.ply
        tap(app, event._replace(arg=known.part))
        if sitting.focus == known.part:
            sitting.focus = here
            if sitting.table.ply != ply:
                _go_on(app, sitting, event.arg)
        return
    if event.key == "escape":
        picked = sitting.picked
        sitting.settle_down()
        if sitting.picked != picked:
            app.say.extend(("Put down.", *_asked_now(sitting)))
        return
    to = sitting.face.step(sitting.view(), event.arg or None, event.key)
    if to is not None:
        sitting.focus = to
        app.effects.append(_focus_on(to))
    elif event.key == "home":
        app.say.extend(_asked_now(sitting))  # There is nowhere to go: what is asked tells why.


def _go_on(app: App, sitting: Sitting, at: str) -> None:
    """Whoever made a move at a part of the board is led to where it has left them."""
    if sitting.over or sitting.lid_closed:
        return
    to = sitting.face.goes_on_at(sitting.view()._replace(focus=at))
    if to not in (at, None):
        sitting.focus = to
        app.effects.append(_focus_on(to))


def _is_in_the_row(sitting: Sitting, view: View, part: str) -> bool:
    """Is it a button of the row, or its key that confirms, whichever button that is?"""
    return part == CONFIRM.part or any(action.part == part for action in sitting.face.actions(view))


def _focus_on(part: str) -> dict[str, Any]:
    return {"kind": "focus", "id": part.replace(":", "-")}


def show_keys(app: App, event: Event) -> None:
    """The sheet of keys over the table; asked for again, it is put away."""
    sitting = app.sitting
    if sitting is None or sitting.lid_closed or app.address.of != sitting.id:
        return
    here = app.address
    if here.screen == "keys":
        app.go(here.under)
    else:
        sitting.asked_at = event.arg if here == here.under else ""
        app.go(Address("keys", sitting.id, here.detail if here.past is not None else ""))


def move(app: App, event: Event) -> None:
    """A move chosen from a list or the menu, by its notation."""
    sitting = _at_the_table(app)
    if sitting is not None and _make(app, sitting, event.arg) and app.address.screen != "moves":
        app.go(Address("play", sitting.id), replace=True)


def type_move(app: App, event: Event) -> None:
    """A move typed in notation."""
    sitting = _at_the_table(app)
    text = event.fields.get("move", "").strip()
    if sitting is not None and text:
        _make(app, sitting, text)
        app.effects.append({"kind": "focus", "id": "typed"})


def undo(app: App, event: Event) -> None:
    """Take back what was picked last in an unfinished move; else the last move."""
    sitting = app.sitting
    if sitting is None:
        return
    at_table = app.address.screen == "play" and not sitting.lid_closed and not sitting.over
    kept = sitting.face.put_back(sitting.view()) if at_table else None
    if kept is not None:
        sitting.picked = kept
        app.effects.append({"kind": "sound", "name": "undo"})
    elif not sitting.table.undo():
        app.say.append("Nothing can be taken back now.")
        return
    else:
        _settled(app, sitting, "undo")
    app.say.extend(("Taken back.", *_asked_now(sitting)))
    if sitting.table.undo_to() is None and event.arg != BY_KEY:
        # Where Redo is, for Undo has just gone off.
        app.effects.append({"kind": "focus", "id": "more"})
    if app.address.screen != "play":
        app.go(Address("play", sitting.id), replace=True)


def redo(app: App, event: Event) -> None:
    """Plays on what was taken back."""
    sitting = app.sitting
    if sitting is None:
        return
    if not sitting.table.redo():
        app.say.append("There is nothing to do again.")
        return
    ply = sitting.table.ply
    _settled(app, sitting, "place")
    app.say.extend((sentence(sitting.told(ply - 1, None)), *_asked_now(sitting)))
    if sitting.table.redo_to() is None:
        app.go(Address("play", sitting.id), replace=True)


def lift_lid(app: App, event: Event) -> None:
    """Whoever is to decide has the device and has lifted the lid."""
    if app.sitting is not None and app.address.of == app.sitting.id:
        app.sitting.eyes = app.sitting.decider


def turn(app: App, event: Event) -> None:
    """Turn the board to the next side of the table."""
    if app.sitting is not None:
        app.sitting.turned = (app.sitting.turned + 1) % app.sitting.face.turns
        app.say.append("The board is turned." if app.sitting.turned else "The board lies as it did at first.")


def peek(app: App, event: Event) -> None:
    """The player to move looks at what only they may see. Whatever comes next hides it again (see `App.handle`)."""
    sitting = _at_the_table(app)
    if sitting is not None and sitting.has_secrets:
        sitting.peeking = True
        app.say.append(sitting.face.explain(sitting.view()))


def peek_end(app: App, event: Event) -> None:
    """It is let go: hidden again, as by whatever else is done (see `App.handle`)."""


TOO_SHORT = {
    "lift-lid": "Keep holding: the lid lifts after a moment.",
    "peek": "Hold it down to look. It hides again when you let go.",
}


def held_too_short(app: App, event: Event) -> None:
    """Somebody tapped what is to be held."""
    if app.sitting is not None and event.arg in TOO_SHORT:
        app.tell(Notice(TOO_SHORT[event.arg]))


def _at_the_table(app: App) -> Sitting | None:
    """The open game, if it can be acted on from the screen that is shown."""
    sitting = app.sitting
    if sitting is None or (sitting.over and not sitting.lingers) or sitting.lid_closed:
        return None
    if app.address.of != sitting.id or app.address.past is not None:
        return None
    return sitting


def _make(app: App, sitting: Sitting, text: str) -> bool:
    """Make a move, save it, and tell of it; or say why it cannot be made."""
    table = sitting.table
    before, decider, kept = table.state, sitting.decider, table.bookmark()
    try:
        table.play(text)
        first = table.ply - 1
        app.nature.settle(table)
    except IllegalMove as refusal:
        _refuse(app, sitting, refusal.message, refusal.clause)
        return False
    except CannotSimulate as trouble:
        table.restore(kept)
        _refuse(app, sitting, f"{trouble} Nothing is lost.", None)
        return False
    except NotReady:
        table.restore(kept)
        raise
    if not sitting.lid_closed:
        app.effects += sitting.shown(first, app.nature.simulated)
    told = [sitting.told(ply, None) for ply in range(first, table.ply)]
    _settled(app, sitting, "end" if sitting.over else "place")
    app.effects.append({"kind": "vibrate", "ms": BUZZ_MS})
    at_table = not sitting.over and not sitting.lid_closed
    if at_table and sitting.decider != decider:
        sitting.focus = sitting.face.begins(sitting.view())
    if sitting.over:
        sitting.lingers = _lingers(sitting)
        # That somebody resigned is the reason told at the end: it is not said twice.
        app.say.extend((*(() if text == RESIGN else map(sentence, told)), *_asked_now(sitting)))
        app.go(Address("play", sitting.id), replace=True)
    elif _only_said(table) or _sides(sitting, before) != _sides(sitting, table.state):
        # Something was only said, or sides were exchanged: the board alone does not show it.
        app.tell(Notice(" ".join(map(sentence, told))))
        app.say.extend(_asked_now(sitting))
    elif not sitting.lid_closed:
        app.say.extend((*map(sentence, told), *_asked_now(sitting)))
    return True


def welcomed(app: App, event: Event) -> None:
    """The first words to newcomers have been read: whoever was at their button is led on to the board."""
    if event.arg in app.shelf:
        app.store[SEEN + event.arg] = "1"
        if app.sitting is not None:
            app.say.extend(_asked_now(app.sitting))


def _lingers(sitting: Sitting) -> bool:
    """Is what ended the game still to be seen before its end?"""
    return sitting.face.lingers(sitting.view()._replace(picked=sitting.picked, live=True))


def _asked_now(sitting: Sitting) -> tuple[str, ...]:
    """Who is to decide and what; at the end, who won and why. The lid has a title of its own, which is read there."""
    if sitting.lid_closed:
        return ()
    view = sitting.view()
    if sitting.over and not sitting.lingers:
        return sitting.face.ending(view)
    asked = sitting.face.asked(view)
    answers = sitting.face.answers(view)
    return (f"{asked.lead} {asked.rest}".strip(), *((answers,) if answers else ()))


def _only_said(table: Table) -> bool:
    """Was the last thing that a player did no move of the game, an offer say?"""
    done = [ply for ply in range(table.ply) if table.state_at(ply).seat != NATURE]
    return bool(done) and not table.counted(done[-1])


def _sides(sitting: Sitting, state: State) -> tuple[str, ...]:
    return tuple(role.name for role in sitting.face.roles(state))


def _settled(app: App, sitting: Sitting, sound: str) -> None:
    """The position has changed: put down what was picked, save, face the player."""
    sitting.settle_down()
    app.keep(sitting)
    app.effects.append({"kind": "sound", "name": sound})
    face_the_player(app, sitting)


def face_the_player(app: App, sitting: Sitting) -> None:
    """Turn the board to whoever is to move, where that is wished."""
    if read_settings(app.store)["facing"] == "turns":
        sitting.turned = sitting.face.side(sitting.table.state, sitting.decider) % sitting.face.turns


def _refuse(app: App, sitting: Sitting, message: str, clause: str | None) -> None:
    why = sitting.table.game.clauses.get(clause) if clause is not None else None
    app.tell(Notice(message, why))
    app.effects.append({"kind": "sound", "name": "refuse"})


DEEDS = {
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
