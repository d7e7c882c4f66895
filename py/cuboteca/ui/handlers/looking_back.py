"""Stepping through a game, and playing on from a past position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.ui.addresses import Address
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.screens.review import told_to

if TYPE_CHECKING:
    from cuboteca.ui.app import App


def step(app: App, event: Event) -> None:
    """Look at the position after so many moves."""
    if event.arg.isdecimal():
        _look_at(app, int(event.arg))


def step_key(app: App, event: Event) -> None:
    """Left and Right go from decision to decision, Home and End to the ends."""
    if app.session is None:
        return
    here, stops = app.session.shown_ply, app.session.table.stops
    ways = {
        "arrowleft": [stop for stop in stops if stop < here][-1:],
        "arrowright": [stop for stop in stops if stop > here][:1],
        "home": stops[:1],
        "end": stops[-1:],
    }
    for to in ways.get(event.key, ()):
        _look_at(app, to)


def _look_at(app: App, ply: int) -> None:
    session = app.session
    if session is None or app.address.of != session.id:
        return
    ply = max(0, min(ply, len(session.table.moves)))
    app.say.append(told_to(session, ply))
    if session.over and ply == session.table.ply:
        app.go(Address("play", session.id), replace=True)
        session.review = None
        app.say.append(session.game_view.ending(session.view())[0])
    else:
        app.go(Address("review", session.id, str(ply)), replace=True)


def play_from_here(app: App, event: Event) -> None:
    """Take everything after the position looked at back (or make it again), as far as taking back may go."""
    session = app.session
    if session is None or not event.arg.isdecimal():
        return
    if not session.table.go_to(int(event.arg)):
        app.tell(Notice("You can't go back behind chance or something that was revealed."))
        return
    session.settle_down()
    app.keep(session)
    app.go(Address("play", session.id), replace=True)


HANDLERS = {"step": step, "step-key": step_key, "play-from-here": play_from_here}
