"""What lies under the map: the others, the player asked, the question with its answers, or what can be done now."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import (
    DOORS,
    LOG,
    LOOKING,
    STASH,
    THREATS,
    Selection,
    selection_of,
)
from cuboteca.games.cuobe.text.choices import aims, is_question
from cuboteca.games.cuobe.text.goal import cost_of_leaving
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.text.log import describe_latest, fight_over, first_card_held, last_roll, recent_moves
from cuboteca.games.cuobe.text.prompts import background, question
from cuboteca.games.cuobe.text.rooms import HARMS
from cuboteca.games.cuobe.view.actions import turn_actions
from cuboteca.games.cuobe.view.answers import answer_buttons, numbers_of_seats
from cuboteca.games.cuobe.view.art.cards import render_cards
from cuboteca.games.cuobe.view.art.fight import render_fight
from cuboteca.games.cuobe.view.art.team import render_own, render_team
from cuboteca.games.cuobe.view.art.tray import die_face, render_actions
from cuboteca.games.cuobe.view.closer_look import card_panel, player_panel, room_panel
from cuboteca.games.cuobe.view.fight import fight_shown, is_fight_shown, watched_fight
from cuboteca.games.cuobe.view.keys import HEARD, KEYS
from cuboteca.games.cuobe.view.panels import READ, chest_panel, harm_panel, log_panel, threats_panel, way_buttons
from cuboteca.games.cuobe.view.team import cards_before, hand_card, mates, own, shown_seat
from cuboteca.play.keys import shortcut
from cuboteca.play.view import View

_team_drawn = lru_cache(maxsize=16)(render_team)
_own_drawn = lru_cache(maxsize=16)(render_own)
"""Most taps change neither."""


def render_tray(view: View) -> Markup:
    """Draw everything in the tray, the fight alone while there is one."""
    selection = selection_of(view.picked) if view.live else Selection()
    return el(
        "div",
        _inside(view, selection),
        id="tray" if view.live else None,
        class_="hand-of-house chosen-from scrolls" + _kind(view, selection),
        data_keys=HEARD if view.live else None,
    )


def _kind(view: View, selection: Selection) -> str:
    """Return the class for what takes the tray up."""
    if view.live and is_fight_shown(view, selection):
        return " fighting rises"
    return " opened" if selection.card or selection.room or selection.mate >= 0 or selection.panel in READ else ""


def _inside(view: View, selection: Selection) -> list[Markup | None]:
    state: State = view.state
    if fight_over(view, selection):
        return fight_shown(view, selection) or []
    if not view.live or state.asked is None:
        return [
            render_team(mates(view, selection, set()), live=False),
            render_own(own(view, selection, set()), live=False),
        ]
    if view.waits and state.is_arming:
        return [render_fight(watched_fight(view))]
    if view.waits:
        return [
            render_team(mates(view, selection, set()), live=False),
            render_own(own(view, selection, set()), live=False),
            el("p", _latest(view, selection), class_="told-line"),
        ]
    shown = fight_shown(view, selection)
    if shown is not None:
        return shown
    if selection.panel == THREATS:
        return [threats_panel(view)]
    if selection.panel == LOG:
        return [log_panel(view)]
    if selection.panel in HARMS:
        return [harm_panel(view, selection.panel)]
    if view.taught:
        return _taught(view, selection)
    if is_question(state):
        return _question(view, selection)
    opened = selection.card or selection.room
    return [
        *([] if opened else _team(view, selection, {})),
        None if selection.mate >= 0 else _own_drawn(own(view, selection, set())),
        None if opened or selection.mate >= 0 else _latest_line(view, selection),
        _turn(view, selection),
    ]


def _taught(view: View, selection: Selection) -> list[Markup | None]:
    """Draw what a lesson has come to: the cards where one is lit, else what can be done, and both in a puzzle; nothing
    under a question that the map answers, for the lesson asks it in its own words."""
    if is_question(view.state) and view.solving:
        return _question(view, selection)
    if is_question(view.state) and not selection.room:
        return [] if aims(view.state).places else [answer_buttons(view)]
    if selection.card or selection.room or selection.mate >= 0:
        return [_turn(view, selection)]
    mine = own(view, selection, set())
    if view.solving:
        return [_own_drawn(mine), _turn(view, selection)]
    if any(part.startswith("card:") for part in view.marked):
        return [_own_drawn(mine)]
    return [_own_drawn(mine._replace(cards=())), _turn(view, selection)]


def _team(view: View, selection: Selection, asked: Mapping[int, int]) -> list[Markup]:
    """Draw the others, and who can be chosen, with the numbers of these answers."""
    others = tuple(mate._replace(number=asked.get(mate.seat, 0)) for mate in mates(view, selection, set(asked)))
    return [_team_drawn(others)] if others else []


def _latest(view: View, selection: Selection) -> str:
    """Say what came of the last decision; not yet, what comes of a card that is still held up."""
    return "" if first_card_held(view, selection) else describe_latest(view)


def _latest_line(view: View, selection: Selection) -> Markup:
    """Draw what happened last in one line; all of it is a tap away."""
    thrown, latest = last_roll(recent_moves(view)), _latest(view, selection)
    return el(
        "button",
        el("span", label("log"), ": ", class_="for-ears") if latest else None,
        map(die_face, thrown[1]) if thrown is not None else None,
        el("span", latest or label("log"), class_="told-words"),
        icon("chevron"),
        type="button",
        id="deed-told",
        data_part="deed:told",
        class_="told-line",
        aria_keyshortcuts=shortcut(KEYS, "deed:log"),
    )


def _turn(view: View, selection: Selection) -> Markup:
    """Draw what is held up or looked at, else what can be done."""
    state: State = view.state
    if selection.card:
        return card_panel(view, selection)
    if selection.room:
        return room_panel(view, selection)
    if selection.mate >= 0:
        return player_panel(view, selection.mate)
    if selection.asks == moves.EXIT:
        return el("div", el("p", cost_of_leaving(state, state.active, view.names)), class_="with-panel")
    found = turn_actions(state, selection, view.names)
    if view.taught and any(move.verb == moves.CHEST for move in state.moves()):
        found = tuple(action for action in found if action.part != "deed:chest")  # No lesson comes to placing it.
    actions = render_actions(found)
    if selection.panel == DOORS:
        return el("div", way_buttons(view), actions, class_="with-panel")
    if selection.panel == STASH:
        return el("div", chest_panel(view), actions, class_="with-panel")
    if selection.panel == LOOKING:
        return el("div", el("p", label("look"), class_="panel-line"), actions, class_="with-panel")
    return actions


def _question(view: View, selection: Selection) -> list[Markup | None]:
    """Draw the question with its answers before all else, so that they are within reach. Rooms and players are tapped
    on the map too, players in the team, and cards where they lie."""
    state: State = view.state
    found = aims(state)
    seats = numbers_of_seats(state)
    seat = shown_seat(state)
    held = set(cards_before(state, seat))
    elsewhere = [card for card in found.cards if card not in held]
    return [
        el(
            "section",
            el("h2", question(state, view.names, first=True), id="hand-title"),
            el("p", background(state, view.names), class_="asked-line"),
            render_cards(tuple(hand_card(state, card)._replace(glow=True) for card in elsewhere), label("to_choose"))
            if elsewhere
            else None,
            card_panel(view, selection) if selection.card else None,
            _team(view, selection, seats) if seats else None,
            room_panel(view, selection) if selection.room else answer_buttons(view, seats.values()),
            class_="asked-of-you",
            aria_labelledby="hand-title",
        ),
        *([] if selection.card or seats else _team(view, selection, {})),
        _own_drawn(own(view, selection, set(found.cards))),
    ]
