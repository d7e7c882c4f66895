"""Draws the table: the board, what is asked, the hand, a row of actions, and the record."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.badges import badge
from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el, element_id
from cuboteca.play.keys import CONFIRMS, ENDS, shortcut
from cuboteca.play.view import Action, GameView, SideAction, View
from cuboteca.ui.screen import Notice, Screen
from cuboteca.ui.screens.record_list import record_list
from cuboteca.ui.session import Session
from cuboteca.ui.shortcuts import HINT, MENU, REDO, UNDO, key_names
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.table import say
from cuboteca.ui.widgets import button, link, notice_bar


def play_screen(
    session: Session, board: Markup | None, dialog: Markup | None, notice: Notice | None, newcomer: bool
) -> Screen:
    """Return the game, to act on, with its board where that is drawn already; `notice` speaks over the hand, `dialog`
    lies over everything."""
    view = session.view()
    about = session.table.game.about
    meanwhile = _meanwhile(session, view)
    asked = session.game_view.prompt(view)
    strip = standings(session, view)
    bar = meanwhile.bar or _bar(session, view, meanwhile.tool)
    if session.table.timed:
        from cuboteca.ui.clocks.faces import with_clock  # loaded with the first set-up

        bar = with_clock(session, view, bar)
    board = session.render_board(view) if board is None else board
    body = el(
        "div",
        el(
            "div",
            bar,
            strip,
            el("div", board, class_="table", id="table"),
            el(
                "section",
                _welcome(about.id) if newcomer and dialog is None else None,
                _seats(session, view) if strip is None else None,
                el(
                    "div",
                    session.game_view.hand(view._replace(told=notice.message) if notice else view),
                    notice_bar(notice) or (None if view.peeking else meanwhile.latest),
                    class_="hand told" if notice else "hand",
                    id="hand",
                ),
                None if meanwhile.bar else _own_line(session, view),
                meanwhile.actions or _actions(session, view),
                _hint(session) if session.hint is not None else None,
                record_list(session),
                _explain(session, view),
                class_="panel",
                aria_label=say("panel", waits=view.waits),
            ),
            class_="play newcomer" if newcomer and dialog is None else "play",
            inert=dialog is not None,
        ),
        dialog,
        class_="stage" if dialog is None else "stage covered",
        data_game=about.id,
        data_mover=asked.seat,
        data_goes_on=element_id(session.focus) if session.focus is not None else None,
    )
    title = meanwhile.title or f"{asked.lead} {asked.rest}".strip(" :")
    sheets = ("common", *(["clocks"] if session.table.timed else []), session.game_view.sprite)
    return Screen(title, body, sheets, tells=dialog is None)


class Meanwhile(NamedTuple):
    """What is different at a table with opponents: all but `latest` only while one is to move."""

    title: str = ""
    bar: Markup | None = None
    actions: Markup | None = None
    latest: Markup | None = None
    """What they have done since a person last did; what a team-mate would do, while it waits for an OK."""
    tool: Markup | None = None
    """What opens the sheet of team-mates."""


def _meanwhile(session: Session, view: View) -> Meanwhile:
    if not any(session.table.opponents):
        return Meanwhile()
    from cuboteca.ui.opponents.table import meanwhile  # loaded when a seat is given to one

    return meanwhile(session, view)


def _hint(session: Session) -> Markup | None:
    from cuboteca.ui.opponents.hints import panel  # loaded when one is asked for

    return panel(session)


def _welcome(game_id: str) -> Markup:
    """Return the first words to players who are new to this game on this device."""
    return el(
        "aside",
        el("p", say("first_words"), el("span", " ", say("on_keys"), class_="for-keys")),
        link(common("how_to_play"), f"#/guide/{game_id}", "guide", "quiet"),
        el(
            "button",
            say("got_it"),
            type="button",
            class_="button quiet",
            data_do="welcomed",
            data_arg=game_id,
            id="got-it",
        ),
        class_="card welcome",
        id="welcome",
        aria_label=say("first_steps"),
    )


LONG: Final = 40
"""Letters of what is asked that a phone shows in two lines. More are set smaller, so that the board does not move."""


WAYS_OUT: Final = {"home": "back_to_games", "saved": "back_to_saved", "new": "back_to_page"}
"""What the way is called that leaves a table, by the screen that it leads to."""


def leave_link(session: Session, kind: str = "icon-button", escapes: bool = False) -> Markup:
    """Return the way from the table to where it was opened from; does Escape lead there, too?"""
    to = session.opened_from
    words = common(WAYS_OUT[to.screen], game=session.table.game.about.name)
    return el("a", icon("back"), href=str(to), class_=kind, aria_label=words, id="back", data_escape=escapes or None)


def _bar(session: Session, view: View, tool: Markup | None) -> Markup:
    asked = session.game_view.prompt(view)
    kind = "asked long" if len(asked.lead) + len(asked.rest) >= LONG else "asked"
    roles = session.game_view.roles(view.state)
    seat = asked.seat
    return el(
        "header",
        leave_link(session),
        (badge(roles[seat].badge), el("span", roles[seat].name, class_="for-ears")) if seat is not None else None,
        el("h1", el("b", asked.lead), " ", el("span", asked.rest), id="title", tabindex="-1", class_=kind),
        None if session.over else move_number(session),
        el("div", turn_button(session), tool, None if session.over else more_link(session), class_="bar-tools"),
        class_="bar play-bar",
    )


def move_number(session: Session) -> Markup:
    """Return which move is to be made, and of how many, where their number is limited."""
    table = session.table
    number, most = table.count(table.ply) + 1, session.game_view.most_moves(table.state)
    return el("p", say("move_number", number=number, most=most, limited=bool(most)), class_="count")


def _offers(session: Session, view: View, kind: str) -> list[Markup]:
    """Return what may be said just now, and soon no more: accepting a draw, swapping sides."""
    return [_offer(offer, view, kind) for offer in session.game_view.side_actions(view) if offer.now]


def _own_line(session: Session, view: View) -> Markup | None:
    """Draw the offers in a line of their own if the game's actions fill the row."""
    offers = _offers(session, view, "quiet") if session.game_view.actions(view) else []
    return el("div", offers, class_="offers") if offers else None


def _offer(offer: SideAction, view: View, kind: str) -> Markup:
    if not offer.part:
        return button(offer.label, "move", offer.move, offer.icon, kind)
    pressed = "true" if offer.part in view.picked else "false"
    name = element_id(offer.part)
    return button(offer.label, "tap", offer.part, offer.icon, kind, id=name, aria_pressed=pressed)


def _explain(session: Session, view: View) -> Markup | None:
    """Return what binds the player; not behind the lid, where the hand says all."""
    if session.is_private:
        return None
    words = session.game_view.explain(view)
    return el("p", icon("info"), words, class_="explain", id="explain") if words else None


def more_link(session: Session) -> Markup:
    keys = key_names(MENU)
    return link(
        "", f"#/play/{session.id}/menu", "more", "bare", id="more", aria_label=say("more"), aria_keyshortcuts=keys
    )


def standings(session: Session, view: View) -> Markup | None:
    """Return how the players stand, if the game draws it; above the board."""
    shown = session.game_view.standings(view)
    return el("div", shown, class_="standings", id="standings") if shown is not None else None


def _seats(session: Session, view: View) -> Markup:
    roles = session.game_view.roles(view.state)
    return el(
        "ul",
        (
            el(
                "li",
                badge(role.badge),
                icon("opponent" if session.table.opponents[seat] else "person"),
                el("span", el("b", view.names[seat]), el("span", role.line or role.name)),
                el("span", say("to_move"), class_="for-ears") if seat == view.state.seat else None,
                class_="seat to-move" if seat == view.state.seat else "seat",
            )
            for seat, role in enumerate(roles)
        ),
        class_="seats",
        aria_label=say("players"),
    )


def hint_button() -> Markup:
    """Return what asks for a hint: beside Undo where the row has room (`action_row.css`), in the menu anywhere."""
    return button(say("hint"), "hint", picture="hint", id="hint", aria_keyshortcuts=key_names(HINT))


def _actions(session: Session, view: View) -> Markup:
    """Return the row of actions: Undo, a hint, then the game's own, what confirms or ends a turn last."""
    table, game_view = session.table, session.game_view
    undoes = table.undo_to(session.passed_over) is not None and game_view.why_not_back(view) is None
    can_go_back = undoes or game_view.put_back(view) is not None
    own = game_buttons(game_view, view)
    hint = [hint_button()] if session.may_ask and not game_view.holds_up(view) else []
    beside = [*hint, *(own or _offers(session, view, ""))]
    undo = undo_button(can_go_back)
    return el("nav", undo, beside, class_="actions own" if beside else "actions", aria_label=say("actions"))


def game_buttons(game_view: GameView, view: View, *, is_off: bool = False) -> list[Markup]:
    """Return the game's own buttons of the row, with `is_off` all of them off."""
    return [
        _own(action._replace(enabled=action.enabled and not is_off), shortcuts(game_view, action))
        for action in game_view.actions(view)
    ]


def undo_button(enabled: bool) -> Markup:
    """Return Undo. While it is off, a tap on it says why."""
    return button(
        say("undo"),
        "undo",
        picture="undo",
        id="undo",
        aria_disabled=None if enabled else "true",
        aria_keyshortcuts=key_names(UNDO),
        data_redo_keys=key_names(REDO),
    )


def turn_button(session: Session) -> Markup | None:
    """Return the button that shows the board from another side, if it has one."""
    sides = session.game_view.turns
    if sides < 2 or session.is_private:
        return None
    pressed = ("true" if session.turned else "false") if sides == 2 else None
    return button("", "turn", None, "turn", "bare", id="turn", aria_pressed=pressed, aria_label=say("turn_board"))


KEY_OF_ICON: Final = {"check": CONFIRMS, "pass": ENDS}
"""Whatever confirms has the tick and its key, whatever ends a turn its sign and key."""


def shortcuts(game_view: GameView, action: Action) -> str | None:
    """Return the keys that stand for an action, as screen readers read them out."""
    known = shortcut(game_view.keys, action.part)
    always = KEY_OF_ICON.get(action.icon)
    return known if known is not None or always not in game_view.keys else always


def _own(action: Action, keys: str | None) -> Markup:
    """Return an action of the game's own. One that is off can still be pressed: the tap says why."""
    if action.peeks:
        return _peek(action)
    return el(
        "button",
        icon(action.icon),
        el("span", action.label),
        type="button",
        id=element_id(action.part),
        class_="button main" if action.main else "button",
        data_part=action.part,
        data_call="" if action.calls else None,
        data_escape=True if action.calls or action.icon == "close" else None,
        aria_disabled=None if action.enabled else "true",
        aria_keyshortcuts=keys,
        aria_pressed="true" if action.pressed else None,
    )


def _peek(action: Action) -> Markup:
    """Return a button that shows a secret while it is held. A key or a screen reader shows it, then hides it."""
    return el(
        "button",
        icon(action.icon),
        el("span", action.label),
        type="button",
        id=action.part,
        class_="button curtain",
        data_hold="peek-end" if action.pressed else "peek",
        data_release="peek-end",
        aria_label=say("peek_heard", label=action.label),
        aria_pressed="true" if action.pressed else "false",
    )
