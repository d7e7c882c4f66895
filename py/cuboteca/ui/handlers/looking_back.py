"""Steps through a game, and plays on from a past position."""

from __future__ import annotations

from typing import Final

from cuboteca.ui.addresses import Address
from cuboteca.ui.context import Context
from cuboteca.ui.handlers.moves import finish_change
from cuboteca.ui.past import describe_step, rules_of_step
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.shortcuts import along
from cuboteca.ui.text.looking_back import say

NO_FURTHER: Final = {"first": "at_start", "prev": "at_start", "next": "at_last", "last": "at_last"}
"""What is said of each arrow where it leads nowhere."""


def step(context: Context, event: Event) -> None:
    """Look at the position after so many moves; say so where there is none on that side."""
    if event.arg.isdecimal():
        look_at(context, int(event.arg))
    elif event.arg in NO_FURTHER:
        context.tell(Notice(say(NO_FURTHER[event.arg])))


def tell_rules(context: Context, event: Event) -> None:
    """Say which rules the move followed that led to the position looked at."""
    session = context.session
    if session is not None and (rules := rules_of_step(session, session.shown_ply)):
        context.tell(Notice(" ".join(rules)))


def step_key(context: Context, event: Event) -> None:
    """Go from decision to decision by Left and Right, as the timeline runs, to the ends by Home and End."""
    if context.session is None:
        return
    here, stops = context.session.shown_ply, context.session.table.stops
    back, on = along()
    ways = {
        back: [stop for stop in stops if stop < here][-1:],
        on: [stop for stop in stops if stop > here][:1],
        "home": stops[:1],
        "end": stops[-1:],
    }
    for to in ways.get(event.key, ()):
        look_at(context, to)


def look_at(context: Context, ply: int) -> None:
    """Show the position after that many moves, with its chances if they were shown before."""
    session = context.session
    if session is None or context.address.of != session.id:
        return
    ply = max(0, min(ply, len(session.table.moves)))
    context.reply.say.append(describe_step(session, ply))
    if context.address.screen == "review":
        context.go(Address("review", session.id, str(ply)), replace=True)
    elif session.over and ply == session.table.ply:
        context.go(Address("play", session.id), replace=True)
        session.past = None
        context.reply.say.append(session.ending[0])
    else:
        context.go(Address("past", session.id, str(ply)), replace=True)


def play_from_here(context: Context, event: Event) -> None:
    """Undo everything after the position looked at (or make it again), as far as undoing may go."""
    session = context.session
    if session is None or not event.arg.isdecimal():
        return
    if not session.table.go_to(int(event.arg)):
        context.tell(Notice(say("no_way_back")))
        return
    session.paused = not session.people
    finish_change(context, session, "undo")
    context.reply.say.extend(session.prompt_words())
    context.go(Address("play", session.id), replace=True)


HANDLERS = {"step": step, "step-key": step_key, "tell-rules": tell_rules, "play-from-here": play_from_here}
