"""Talks with team-mates: what they are about to do, what they can be asked for, and their plans that wait for an OK."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from markupsafe import Markup

from cuboteca.draw.badges import badge
from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.play.view import Role, Route, View
from cuboteca.search.thought import Intention, Reason, Request, TeamMates, Thought, heeding
from cuboteca.ui.context import Context
from cuboteca.ui.opponents.seating import strength
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.screens.dialogs import dialog
from cuboteca.ui.session import Session
from cuboteca.ui.text.opponents import say
from cuboteca.ui.widgets import button, link

REQUESTS, ASKS = "requests", "asks"
"""What is noted at a table (`Table.agreed`): what has been asked for, by seat, and whether mates wait for an OK."""


def mates_of(context: Context, session: Session) -> TeamMates:
    """Return what plays beside people at a table where all play together."""
    return cast("TeamMates", context.shelf.opponents(session.table.game.about.id))


def request_to(session: Session, seat: int) -> Request | None:
    """Return what a seat has been asked for and hasn't done yet."""
    noted = session.table.agreed.get(REQUESTS)
    found = noted.get(str(seat)) if isinstance(noted, Mapping) else None
    match found:
        case [str(what), int(whom)]:
            return what, whom
    return None


def in_force(context: Context, session: Session, seat: int) -> Request | None:
    """Return what a seat has been asked for, if that can still be done."""
    request = request_to(session, seat) if session.has_mates else None
    if request is None or _request_outcome(context, session, seat, request) is not None:
        return None
    return request


def _request_outcome(context: Context, session: Session, seat: int, request: Request) -> bool | None:
    return mates_of(context, session).request_outcome(session.table.state.seen_by(None), seat, request)


def note_done(context: Context, session: Session) -> None:
    """Forget what has been asked for and is done now, and say so; in silence what can't be done any more."""
    table = session.table
    if not session.has_mates or not table.agreed.get(REQUESTS):
        return
    for seat in table.seats_of_opponents:
        request = request_to(session, seat)
        done = None if request is None else _request_outcome(context, session, seat, request)
        if done is not None:
            _note(session, seat, None)
            context.save(session)
        if done:
            context.reply.say.append(say("request_done", name=table.names[seat]))


def asker_of(session: Session) -> int:
    """Return the seat of the person who asks: the one to decide, else the first."""
    return session.people[0] if session.level else session.decider


def ask(context: Context, event: Event) -> None:
    """Ask a team-mate for something, as `1:wait:0` says; or withdraw it, as `1` says."""
    session = context.session
    number, _, asked = event.arg.partition(":")
    if session is None or not session.has_mates or session.over or not number.isdecimal():
        return
    seat, table = int(number), session.table
    if seat not in table.seats_of_opponents:
        return
    if not asked:
        _note(session, seat, None)
        context.tell(Notice(say("request_withdrawn", name=table.names[seat])))
    else:
        what, _, whom = asked.partition(":")
        seen = table.state.seen_by(None)
        offered = [*mates_of(context, session).requests_to(seen, seat, asker_of(session))]
        if not whom.isdecimal() or (what, int(whom)) not in offered:
            return
        _note(session, seat, (what, int(whom)))
        words = session.game_view.request_in_force(session.view(), what, int(whom))
        context.reply.say.extend((words, _plan(context, session, session.view(), seat)))
    if session.thinking is not None:
        session.thinking.close()
        session.thinking = None  # It thinks anew, with what it has just heard.
    session.proposed, session.approved = None, ()
    context.save(session)


def ask_first(context: Context, event: Event) -> None:
    """Have team-mates wait for an OK with every plan, or act as they think best."""
    session = context.session
    if session is None or not session.has_mates or session.over:
        return
    others = {name: value for name, value in session.table.agreed.items() if name != ASKS}
    session.table.agreed = {**others, ASKS: True} if event.arg == "on" else others
    session.proposed = None
    context.save(session)


def _note(session: Session, seat: int, request: Request | None) -> None:
    table = session.table
    noted = table.agreed.get(REQUESTS)
    requests = {**noted} if isinstance(noted, Mapping) else {}
    if request is None:
        requests.pop(str(seat), None)
    else:
        requests[str(seat)] = [*request]
    others = {name: value for name, value in table.agreed.items() if name != REQUESTS}
    table.agreed = {**others, REQUESTS: requests} if requests else others


def mates_link(session: Session) -> Markup | None:
    """Return what opens the sheet of team-mates, for the bar; nothing where nobody plays with one."""
    if not session.has_mates or session.over:
        return None
    return link("", f"#/play/{session.id}/mates", "users", "bare", id="mates", aria_label=say("mates"))


def mates_dialog(context: Context, session: Session, seat: str) -> Markup:
    """Return the sheet: each team-mate's plan, and what the one that is open can be asked for."""
    mates = sorted(session.table.seats_of_opponents)
    opened = _opened_seat(session, seat)
    view = _seen(session)
    roles = session.game_view.roles(view.state)
    return dialog(
        say("mates"),
        f"#/play/{session.id}",
        _opened(context, session, view, opened, roles[opened]),
        *(_closed(context, session, view, mate, roles[mate]) for mate in mates if mate != opened),
        el("p", say("mates_follow"), class_="muted"),
        button(
            say("asks"),
            "mates-ask",
            "off" if session.table.agreed.get(ASKS) else "on",
            None,
            "chip",
            id="mates-ask",
            aria_pressed="true" if session.table.agreed.get(ASKS) else "false",
        ),
        kind="mates",
    )


def route_of(context: Context, session: Session, seat: str) -> Route:
    """Return the route of the team-mate whose plan is open."""
    opened = _opened_seat(session, seat)
    return Route(opened, _intention(context, session, opened).way)


def _opened_seat(session: Session, seat: str) -> int:
    mates = session.table.seats_of_opponents
    return int(seat) if seat.isdecimal() and int(seat) in mates else min(mates)


def _opened(context: Context, session: Session, view: View, seat: int, role: Role) -> Markup:
    level = session.table.opponents[seat]
    request = in_force(context, session, seat)
    told = session.game_view.request_in_force(view, *request) if request is not None else ""
    return el(
        "section",
        el(
            "h3",
            badge(role.badge),
            el("b", view.names[seat]),
            strength(level),
            el("span", role.line, class_="muted"),
            class_="mate-head",
        ),
        el("p", _plan(context, session, view, seat), class_="mate-plan"),
        el("p", told, class_="mate-asked") if told else None,
        el("div", _chips(context, session, view, seat, request), class_="companies"),
        aria_label=view.names[seat],
    )


def _chips(context: Context, session: Session, view: View, seat: int, request: Request | None) -> Sequence[Markup]:
    offered = [*mates_of(context, session).requests_to(view.state, seat, asker_of(session))]
    chips = [
        button(
            session.game_view.request(view, what, whom),
            "ask-mate",
            f"{seat}:{what}:{whom}",
            None,
            "chip",
            id=f"ask-{what}-{whom}",
        )
        for what, whom in offered
        if (what, whom) != request
    ]
    if request is None:
        return chips
    return [button(say("withdraw"), "ask-mate", str(seat), "close", "chip", id="withdraw"), *chips]


def _closed(context: Context, session: Session, view: View, seat: int, role: Role) -> Markup:
    return el(
        "a",
        badge(role.badge),
        el("span", el("b", view.names[seat]), " ", _plan(context, session, view, seat)),
        icon("chevron"),
        href=f"#/play/{session.id}/mates/{seat}",
        class_="mate-row",
        id=f"plan-{seat}",
    )


def _plan(context: Context, session: Session, view: View, seat: int) -> str:
    """Return what a team-mate says it will do."""
    return _quoted(session, view, _intention(context, session, seat).reasons) or say("no_plan")


def _quoted(session: Session, view: View, reasons: Sequence[Reason]) -> str:
    """Return what a team-mate says of its plan by what speaks for it; nothing where it says nothing."""
    told = " ".join(filter(None, (session.game_view.plan(view, one.id, one.values) for one in reasons)))
    return say("quoted", words=told) if told else ""


def _intention(context: Context, session: Session, seat: int) -> Intention:
    """Return what a team-mate means to do, from what it may know."""
    mates = mates_of(context, session)
    level, request = mates.levels[session.table.opponents[seat]], in_force(context, session, seat)
    level = level if request is None else heeding(level, request)
    return mates.plan_of(session.table.state.seen_by(seat), seat, level)


def _seen(session: Session) -> View:
    return session.view()._replace(state=session.state_seen(session.table.ply, None), picked=())


# Asking before they act.


def must_ask(context: Context, session: Session, thought: Thought | None) -> bool:
    """Return whether a team-mate has a plan that nobody has said OK to; questions and cards need none."""
    table = session.table
    if thought is None or not session.has_mates or not table.agreed.get(ASKS):
        return False
    if not thought.reasons or not mates_of(context, session).is_planned(thought.reasons[0]):
        return False
    return plan_key(session, thought) not in session.approved


def plan_key(session: Session, thought: Thought) -> tuple[Any, ...]:
    """Return what tells a plan from others: the turn, the seat, and what it is about."""
    reason = thought.reasons[0]
    turn = session.game_view.turn_of(session.table.state)
    return turn, session.decider, reason.values.get("place", reason.id)


def _proposed(session: Session) -> tuple[str, Sequence[Reason]] | None:
    """Return the move that waits for an OK, with what speaks for it."""
    thought = session.thinking.thought if session.thinking is not None else None
    if session.proposed is None or thought is None:
        return None
    if session.proposed < len(thought.lines):
        line = thought.lines[session.proposed]
        return line.move, line.reasons or (thought.reasons if line.move == thought.move else ())
    return thought.move, thought.reasons


def proposal(session: Session, view: View) -> Markup | None:
    """Return what a team-mate is about to do and why, to lie over the hand; nothing where none waits for an OK."""
    found = _proposed(session)
    if found is None:
        return None
    move, reasons = found
    return el(
        "div",
        badge(session.game_view.roles(view.state)[session.decider].badge),
        el("p", el("b", _would(session, view, move)), " ", _quoted(session, view, reasons)),
        class_="moved proposal",
        id="proposal",
        tabindex="0",
        role="group",
        aria_label=say("asks_first"),
    )


def _would(session: Session, view: View, move: str) -> str:
    """Return which move a team-mate would make, in a sentence."""
    named = session.game_view.name_move(session.as_mover_sees(view), move)
    return say("would", name=view.names[session.decider], move=named)


def go_on(session: Session) -> str | None:
    """Note that the plan proposed has its OK, and return its move; None where none waits."""
    found = _proposed(session)
    if found is None or session.thinking is None or session.thinking.thought is None:
        return None
    if session.proposed == 0:
        plan = plan_key(session, session.thinking.thought)
        session.approved = (*(known for known in session.approved if known[:2] == plan[:2]), plan)
    session.proposed = None
    return found[0]


def differently(context: Context, event: Event) -> None:
    """Show another move that a team-mate has thought of, instead of the one proposed."""
    session = context.session
    if session is None or _proposed(session) is None or session.thinking is None or session.thinking.thought is None:
        return
    count = max(len(session.thinking.thought.lines), 1)
    if count == 1:
        context.tell(Notice(say("no_other", name=session.table.names[session.decider])))
        return
    session.proposed = ((session.proposed or 0) + 1) % count
    tell_proposal(context, session)


def tell_proposal(context: Context, session: Session) -> None:
    """Say what a team-mate is about to do."""
    found = _proposed(session)
    if found is not None:
        context.reply.say.append(_would(session, session.view(), found[0]))


def proposal_actions(session: Session) -> Sequence[Markup]:
    """Return the buttons that answer a proposal."""
    thought = session.thinking.thought if session.thinking is not None else None
    others = thought is not None and len(thought.lines) > 1
    return (
        button(
            say("differently"),
            "differently",
            picture="swap",
            id="differently",
            aria_disabled=None if others else "true",
        ),
        button(say("go_on"), "go-on", None, "check", "main", id="go-on"),
    )


HANDLERS = {"ask-mate": ask, "mates-ask": ask_first, "differently": differently}
