"""Shows what an opponent thinks while it thinks: the best moves so far, the best of them marked on the table."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.play.view import View
from cuboteca.ui.context import THOUGHTS, Context
from cuboteca.ui.opponents.thinking import Thinking
from cuboteca.ui.screen import Event
from cuboteca.ui.session import Marked, Session
from cuboteca.ui.text.opponents import say
from cuboteca.ui.widgets import button

MOST: Final = 3
LEAST: Final = 10
SLICES: Final = 30
"""Thoughts shown stay for at least this many slices, about a second."""


def may_show(session: Session) -> bool:
    """Return whether anyone at the device may see thoughts: never where they would tell a secret."""
    return bool(session.level) and not session.has_secrets and session.proposed is None


def are_due(session: Session, thinking: Thinking) -> bool:
    """Return whether there is a thought to show that hasn't been shown yet."""
    if not session.shows_thoughts or not may_show(session) or thinking.thought is None:
        return False
    before = thinking.shown.lines if thinking.shown is not None else ()
    return thinking.thought.lines != before and (thinking.is_done or not before or thinking.unseen >= SLICES)


def show(session: Session, thinking: Thinking) -> None:
    """Show what is thought so far, and mark the best move on the table."""
    thinking.shown, thinking.unseen = thinking.thought, 0
    lines = thinking.shown.lines if thinking.shown is not None else ()
    view = session.as_mover_sees(session.view())
    best = str(view.state.read(lines[0].move)) if lines else ""
    session.considered = Marked(session.game_view.parts_of(view, best), best) if best else Marked()


def toggle(context: Context, event: Event) -> None:
    """Show thoughts from now on, or hide them, as `on` or `off` says: for all games of this kind."""
    session = context.session
    if session is None or not session.table.game.about.opponents:
        return
    session.shows_thoughts, session.considered = event.arg == "on", Marked()
    key = THOUGHTS + session.table.game.about.id
    if session.shows_thoughts:
        context.store[key] = "1"
    else:
        context.store.pop(key, None)
    if session.thinking is not None:
        session.thinking.shown = None


def toggle_button(session: Session) -> Markup | None:
    """Return the button that shows thoughts, or hides them; nothing where they would tell a secret."""
    if not may_show(session):
        return None
    shows = session.shows_thoughts
    return button(
        say("thoughts"),
        "thoughts",
        "off" if shows else "on",
        "eye",
        id="thoughts",
        aria_pressed="true" if shows else "false",
    )


def thought_list(session: Session, view: View) -> Markup | None:
    """Return the best moves so far, to lie over the words of the hand; nothing where thoughts aren't shown."""
    thinking = session.thinking
    if not session.shows_thoughts or not may_show(session) or session.paused:
        return None
    shown = thinking.shown if thinking is not None and thinking.state is session.table.state else None
    lines = shown.lines[:MOST] if shown is not None else ()
    acting = session.as_mover_sees(view)
    best = max((line.value for line in lines), default=0.0)
    rows = [
        el(
            "li",
            _move_in_brief(session, acting, str(acting.state.read(line.move))),
            el("progress", value=str(_liked(line.value, best)), max="100", aria_hidden="true"),
            id=f"thought-{number}",
        )
        for number, line in enumerate(lines)
    ]
    return el(
        "div",
        el("h2", say("considers", name=view.names[session.decider]), id="considers"),
        el("ol", rows) if rows else None,
        class_="moved thoughts",
        id="thought-list",
        tabindex="0",
        role="group",
        aria_labelledby="considers",
    )


def _move_in_brief(session: Session, acting: View, move: str) -> Markup:
    game_view = session.game_view
    return el("span", game_view.picture_move(acting, move) or game_view.name_move(acting, move))


def _liked(value: float, best: float) -> int:
    """Return how much a move is liked beside the best, in hundredths: a chance less by a tenth makes a third less."""
    return max(LEAST, round(100 - 300 * (best - value)))


HANDLERS = {"thoughts": toggle}
