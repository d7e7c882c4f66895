"""Draws what is different at the table while an opponent is to move, and after its move."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.badges import badge
from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.play.game import NATURE
from cuboteca.play.view import View
from cuboteca.play.wording import sentence
from cuboteca.ui.opponents.team import mates_link, proposal, proposal_actions
from cuboteca.ui.opponents.thoughts import thought_list, toggle_button
from cuboteca.ui.screens.play import Meanwhile, leave_link, more_link, move_number, turn_button, undo_button
from cuboteca.ui.session import Session
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.opponents import say
from cuboteca.ui.text.table import say as table
from cuboteca.ui.widgets import button, icon_button

NAME: Final = "\0"
"""Stands for a name that is set apart from its sentence."""

MOST_TOLD: Final = 3
"""As many of the moves that opponents have just made are told beside the hand; the log has them all."""


def meanwhile(session: Session, view: View) -> Meanwhile:
    """Return what is different at a table with opponents."""
    mates = mates_link(session)
    if not session.level:
        return Meanwhile(latest=_latest_moves(session, view), tool=mates)
    told = proposal(session, view) or thought_list(session, view)
    return Meanwhile(_doing(session), _bar(session, view, mates), _actions(session), told)


def _bar(session: Session, view: View, tool: Markup | None) -> Markup:
    """Return the bar while an opponent is to move: who, and a thread that fills once while it thinks."""
    role = session.game_view.roles(view.state)[session.decider]
    asks = session.proposed is not None
    thread = el("i", class_="thread", id=f"thread-{session.table.ply}", aria_hidden="true")
    return el(
        "header",
        leave_link(session),
        badge(role.badge),
        el("span", role.name, class_="for-ears"),
        icon("opponent"),
        el(
            "h1",
            _doing(session) if session.paused or asks else _thinking(session),
            id="title",
            tabindex="-1",
            class_="asked",
        ),
        move_number(session),
        el("div", turn_button(session), tool, more_link(session), class_="bar-tools"),
        None if session.paused or asks else thread,
        class_="bar play-bar",
    )


def moves_of_opponents(session: Session) -> tuple[int, ...]:
    """Return after which plies opponents have moved since a person last did; nothing while one is to move."""
    if session.level or session.over:
        return ()
    plies: list[int] = []
    for ply in range(session.table.ply - 1, -1, -1):
        seat = session.table.state_at(ply).seat
        if seat is not None and seat != NATURE:
            if not session.table.opponents[seat]:
                break
            plies.insert(0, ply)
    return tuple(plies)


def _thinking(session: Session) -> Markup:
    """Return who is thinking; all but the name comes a little later, for most thoughts are short."""
    before, _, after = say("thinking", name=NAME).partition(NAME)
    name = el("b", session.table.names[session.decider])
    return el("span", before, class_="doing late") + name + el("span", after, class_="doing late")


def _doing(session: Session) -> str:
    words = "paused" if session.paused else "asking" if session.proposed is not None else "thinking"
    return say(words, name=session.table.names[session.decider])


def _latest_moves(session: Session, view: View) -> Markup | None:
    """Return what opponents have done since a person last did, and what that means.

    It goes when it is put away, and when something is picked.
    """
    plies = moves_of_opponents(session)
    if not plies or session.read_to == session.table.ply or view.picked:
        return None
    if session.is_private or session.game_view.recalls:
        return None
    last = plies[-MOST_TOLD:]
    meant = session.game_view.remind(view)
    seat = session.table.state_at(last[0]).seat or 0  # the first sentence names this player
    return el(
        "div",
        badge(session.game_view.roles(view.state)[seat].badge),
        el("p", (_told(session, ply) for ply in last), meant),
        el(
            "span",
            button("", "show-again", None, "again", "bare", id="show-again", aria_label=say("show_again")),
            icon_button("close", common("close_message"), "moved-close", id="moved-close"),
            class_="moved-tools",
        ),
        class_="moved" if meant else "moved brief",
        id="moved",
        role="group",
        aria_label=say("moved"),
    )


def _told(session: Session, ply: int) -> Markup:
    """Return a move in a sentence; in pictures where that would be long, and the sentence for screen readers."""
    said, game_view = sentence(session.describe_move(ply, None)), session.game_view
    if not game_view.tells_in_pictures:
        return el("b", said) + " "
    before, move = session.state_seen(ply, None), session.move_seen(ply, None)
    name = session.table.names[session.table.state_at(ply).seat or 0]
    entry, brought = game_view.notate(before, move, session.table.names), game_view.tally([(before, move)])
    seen = el("span", el("b", name), " ", entry, " ", brought, class_="moved-pictured", aria_hidden="true")
    return el("span", said, " ", class_="for-ears") + seen


def _actions(session: Session) -> Markup:
    """Return the row while an opponent is to move: Undo, pausing where nobody plays, and what hurries it."""
    if session.proposed is not None:
        undo = undo_button(session.table.undo_to(session.passed_over) is not None)
        return el("nav", undo, proposal_actions(session), class_="actions own meanwhile", aria_label=table("actions"))
    paused, watched = session.paused, not session.people
    picture, words = ("play", "resume") if paused else ("pause", "pause")
    return el(
        "nav",
        undo_button(session.table.undo_to(session.passed_over) is not None),
        button(say(words), "pause", picture=picture, id="pause") if watched or paused else None,
        None if paused else toggle_button(session),
        None if paused else button(say("move_now"), "move-now", picture="hurry", id="move-now"),
        class_="actions own meanwhile",
        aria_label=table("actions"),
    )
