"""Gives a player a hint: first where to look and why, then up to three good moves with a sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el, name_of
from cuboteca.play.game import State
from cuboteca.play.keys import CONFIRM
from cuboteca.play.view import LOOK, Selected
from cuboteca.play.wording import sentence
from cuboteca.search.thought import Line, Thought
from cuboteca.ui.context import Context
from cuboteca.ui.handlers.moves import make_move
from cuboteca.ui.handlers.play import ask_first, wait_for_opponent
from cuboteca.ui.opponents.thinking import Thinking
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.session import Marked, Session
from cuboteca.ui.text.opponents import say
from cuboteca.ui.widgets import button

COACH, BEST = "coach", "master"
"""The level whose thoughts a hint tells: one that a game has for hints alone, else the best."""
MOST: Final = 3
NEAR: Final = 0.08
"""A move whose chance is worse than the best one's by more than this is no good move, and isn't shown."""


class Hint(NamedTuple):
    """What is shown of a hint: where to look, then the moves, one of them chosen."""

    shows_moves: bool = False
    is_found: bool = False
    chosen: int = 0
    where: str = ""
    """What is marked, in words for those who don't see the marks."""


class Advice(NamedTuple):
    """A good move."""

    move: str
    name: str
    why: str
    parts: tuple[str, ...]
    picture: Markup | None = None
    is_example: bool = False
    """Would any other do as well?"""
    is_asked: bool = False
    """Is it only picked, for the player to confirm?"""
    lead: str = ""
    """What is said at first, where marks would tell too much."""


def ask(context: Context, event: Event) -> None:
    """Begin to look for good moves; in a position that has been asked about, go straight to them."""
    session = context.session
    if session is None:
        return
    if not session.may_ask:
        _refuse(context, session)
        return
    view = session.view()
    if session.game_view.holds_up(view):  # It lies over what the hint is about.
        answer = session.game_view.tap(view, CONFIRM.part)
        session.picked = answer.parts if isinstance(answer, Selected) else session.picked
    if _deselect(session):
        context.reply.say.append(say("hint_puts_back"))
    state = session.table.state
    asked = session.asked
    if asked is None or asked.state is not state:
        opponents = context.shelf.opponents(session.table.game.about.id)
        level = COACH if COACH in opponents.levels else BEST
        asked = Thinking(opponents, state, level, f"{session.id} {session.table.ply}", context.nature.simulator)
        session.asked = asked
        session.hint = Hint()
    else:
        session.hint = Hint(shows_moves=True)
    context.go(session.address, replace=True)
    context.reply.focus("hint-title")  # The page makes what it covers inert.
    if asked.is_done:
        show(context, session)


def _refuse(context: Context, session: Session) -> None:
    """Say that there is no hint now: a key can ask for one at any time."""
    if session.level:
        wait_for_opponent(context)
    else:
        context.tell(Notice(say("hint_none")))


def _deselect(session: Session) -> bool:
    """Deselect a single part, which would look like a mark of the hint; a move in progress stays. Return whether there
    was one."""
    kept = tuple(part for part in session.picked if part.startswith(LOOK))
    if len(session.picked) != len(kept) + 1:
        return False
    session.picked, session.undone_picks, session.earlier_picks = kept, (), ()
    return True


def show_moves(context: Context, event: Event) -> None:
    """Show the moves, after where to look; or another of them."""
    session = context.session
    if session is None or session.hint is None:
        return
    chosen = int(event.arg) if event.arg.isdecimal() else 0
    session.hint = Hint(True, True, min(chosen, MOST - 1))
    context.reply.focus(f"hint-{session.hint.chosen}")
    show(context, session)


def close(context: Context, event: Event) -> None:
    """Put the hint away."""
    if context.session is not None:
        context.session.hint = None
        context.reply.focus("hint")


def play(context: Context, event: Event) -> None:
    """Make the move that is shown as on the board: where that asks first, it is picked, for the player to confirm."""
    session = context.session
    if session is None or session.hint is None:
        return
    advice = advice_of(session)
    if advice:
        chosen = advice[min(session.hint.chosen, len(advice) - 1)]
        session.hint = None
        if not ask_first(context, session, chosen.move):
            make_move(context, session, chosen.move)


def show(context: Context, session: Session) -> None:
    """Show what has been found, and mark it on the table."""
    session.hint = (session.hint or Hint())._replace(is_found=True)
    advice = advice_of(session)
    chosen = advice[min(session.hint.chosen, len(advice) - 1)] if advice else None
    session.hinted = Marked()
    if chosen is not None:
        if not chosen.lead:
            session.hinted = Marked(chosen.parts)
        if session.hint.shows_moves:
            session.hinted = Marked(chosen.parts, chosen.move, tuple(one.move for one in advice))
        lead = chosen.name if session.hint.shows_moves else _lead(session, chosen)
        where = "" if session.hint.shows_moves else _where(session, chosen)
        session.hint = session.hint._replace(where=where)
        context.reply.say.extend(filter(None, (lead, where, chosen.why)))


def good_lines(thought: Thought) -> Sequence[Line]:
    """Return the lines of a thought that are worth showing: as good as the best, or nearly."""
    return [line for line in thought.lines[:MOST] if line.value >= thought.lines[0].value - NEAR]


def advice_of(session: Session) -> Sequence[Advice]:
    """Return the good moves that have been found, best first."""
    thought = session.asked.thought if session.asked is not None else None
    if thought is None:
        return ()
    game_view = session.game_view
    view = session.as_mover_sees(session.view())
    tells = session.hint is not None and session.hint.shows_moves
    found = []
    for line in good_lines(thought):
        state: State = view.state
        made = str(state.read(line.move))
        told = view._replace(thought_of=made if tells else "")
        why = (game_view.reason(told, reason.id, reason.values) for reason in line.reasons)
        found.append(
            Advice(
                made,
                game_view.name_move(view, made),
                " ".join(filter(None, why)),
                game_view.parts_of(view, made),
                game_view.picture_move(view, made),
                bool(game_view.picks_of(view, made)),
                game_view.asks_first(view, made) is not None,
                game_view.hint_at(view, made),
            )
        )
    return found


def panel(session: Session) -> Markup | None:
    """Return the hint, to lie over the panel; nothing where none is asked for."""
    hint = session.hint
    if hint is None:
        return None
    advice = advice_of(session) if hint.is_found else ()
    if not hint.is_found:
        content: Sequence[Markup | None] = (_head(say("hint")), el("p", say("hint_looking"), class_="muted late doing"))
    elif not advice:
        content = (_head(say("hint")), el("p", say("hint_none")))
    elif hint.shows_moves:
        shared = advice[0].why if len(advice) > 1 and len({one.why for one in advice}) == 1 else ""
        chosen = min(hint.chosen, len(advice) - 1)
        rows = (_row(number, one, "" if shared else one.why, number == chosen) for number, one in enumerate(advice))
        content = (
            _head(say("hint_moves", picks=advice[0].is_example, count=len(advice))),
            el("p", el("span", say("hint_shared"), " ", class_="for-ears"), shared, class_="muted") if shared else None,
            el("div", rows, class_="hint-rows"),
        )
    else:
        content = (
            _head(say("hint")),
            el("p", el("b", _lead(session, advice[0])), el("span", " ", hint.where, class_="for-ears")),
            el("p", advice[0].why) if advice[0].why else None,
            el("p", say("hint_yours", picks=advice[0].is_example), class_="muted"),
        )
    return el(
        "section",
        el("div", *content, class_="hint-words"),
        el("div", _buttons(session, advice), class_="actions hint-buttons"),
        class_="hint",
        id="hint-panel",
        aria_label=say("hint"),
    )


def _head(title: str) -> Markup:
    return el("h2", icon("hint"), " ", title, id="hint-title", tabindex="-1")


def _lead(session: Session, best: Advice) -> str:
    if len([*islice(session.table.state.moves(), 2)]) == 1:
        return say("hint_only")
    return best.lead or say("hint_look", marks=bool(best.parts))


def _where(session: Session, best: Advice) -> str:
    """Return the names of what is marked, of several things in a list; nothing where nothing is."""
    if best.lead:
        return ""
    view, game_view = session.view(), session.game_view
    for drawn in (session.render_board(view), game_view.hand(view)):  # the board’s parts alone, if it has any
        said = [(part, name) for part in best.parts if (name := name_of(drawn, part))]
        names = [game_view.name_part(view, part) or name for part, name in said]
        if len(names) > 1:  # What else is to be said of each is heard there.
            names = [name.partition(". ")[0] for name in names]
        if names:
            return sentence(say("hint_where", parts="; ".join(name.rstrip(".") for name in names)))
    return ""


def _row(number: int, advice: Advice, why: str, is_chosen: bool) -> Markup:
    """Draw a move of the hint. The chosen one has the button that plays it, so that this button never appears under a
    finger that has just tapped another."""
    row = el(
        "button",
        el("span", str(number + 1), class_="rank"),
        el("span", el("b", advice.picture or advice.name), (" ", el("span", why)) if why else None),
        type="button",
        class_="hint-row",
        id=f"hint-{number}",
        aria_pressed="true" if is_chosen else "false",
        data_do="hint-moves",
        data_arg=str(number),
    )
    words = say("hint_play", picks=advice.is_asked)
    play_it = button(words, "hint-play", kind="main", id="hint-play") if is_chosen else None
    return el("div", row, play_it, class_="hint-line")


def _buttons(session: Session, advice: Sequence[Advice]) -> Sequence[Markup]:
    close_it = button(say("hint_close"), "hint-close", id="hint-close", data_escape=True)
    hint = session.hint
    if hint is None or not advice or hint.shows_moves:
        return (close_it,)
    show_it = say("hint_show", picks=advice[0].is_example)
    return (close_it, button(show_it, "hint-moves", kind="main", id="hint-show"))


HANDLERS = {"hint": ask, "hint-moves": show_moves, "hint-close": close, "hint-play": play}
