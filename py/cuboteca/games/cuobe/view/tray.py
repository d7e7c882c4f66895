"""What lies under the map: the others, the one who is asked, and what is asked or can be done now."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.games.cuobe.rules.names import capital
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.looks import DOORS, LOG, LOOKING, STASH, THREATS, Looks, looks_of
from cuboteca.games.cuobe.text.choices import ARMING, aims, is_question
from cuboteca.games.cuobe.text.log import describe_latest, fight_over, last_roll, recent_moves
from cuboteca.games.cuobe.text.people import TITLES
from cuboteca.games.cuobe.text.prompts import background, question
from cuboteca.games.cuobe.view.actions import turn_actions
from cuboteca.games.cuobe.view.answers import answer_buttons
from cuboteca.games.cuobe.view.art.actions import draw_actions
from cuboteca.games.cuobe.view.art.cards import draw_cards
from cuboteca.games.cuobe.view.art.dice import die_face
from cuboteca.games.cuobe.view.art.fight_sheet import draw_fight
from cuboteca.games.cuobe.view.art.team import draw_own, draw_team
from cuboteca.games.cuobe.view.closer_look import card_panel, player_panel, room_panel
from cuboteca.games.cuobe.view.fight import armed, is_fight_shown, over, planned
from cuboteca.games.cuobe.view.keys import HEARD, KEYS
from cuboteca.games.cuobe.view.panels import chest_panel, foe_buttons, harm_panel, log_panel, threats_panel, way_buttons
from cuboteca.games.cuobe.view.team import cards_before, hand_card, mates, own, shown_seat
from cuboteca.play.keys import shortcut
from cuboteca.play.view import View

READ: Final = (THREATS, LOG, *TITLES)
"""Panels that are there to be read."""

_team_drawn = lru_cache(maxsize=16)(draw_team)
_own_drawn = lru_cache(maxsize=16)(draw_own)
"""Most taps change neither."""


def draw_tray(view: View) -> Markup:
    """Everything in the tray, the fight alone while there is one."""
    looks = looks_of(view.picked) if view.live else Looks()
    return el(
        "div",
        _inside(view, looks),
        id="tray" if view.live else None,
        class_="hand-of-house" + _kind(view, looks),
        data_keys=HEARD if view.live else None,
    )


def _kind(view: View, looks: Looks) -> str:
    """What the tray is taken up by."""
    if view.live and is_fight_shown(view, looks):
        return " fighting"
    return " opened" if looks.card or looks.room or looks.mate >= 0 or looks.panel in READ else ""


def _inside(view: View, looks: Looks) -> list[Markup | None]:
    state: State = view.state
    if fight_over(view, looks):
        return fight_shown(view, looks) or []
    if not view.live or state.seat is None or state.seat < 0:
        return [draw_team(mates(view, looks, set()), live=False), draw_own(own(view, looks, set()), live=False)]
    shown = fight_shown(view, looks)
    if shown is not None:
        return shown
    if looks.panel == THREATS:
        return [threats_panel(view)]
    if looks.panel == LOG:
        return [log_panel(view)]
    if looks.panel in TITLES:
        return [harm_panel(view, looks.panel)]
    if is_question(state):
        return _asked(view, looks)
    opened = looks.card or looks.room
    return [
        *([] if opened else _team(view, looks, set())),
        None if looks.mate >= 0 else _own_drawn(own(view, looks, set())),
        None if opened or looks.mate >= 0 else _told(view),
        _turn(view, looks),
    ]


def fight_shown(view: View, looks: Looks) -> list[Markup | None] | None:
    """The sheet of the fight that is on, planned or just over; None while there is none."""
    state: State = view.state
    done = over(view)
    if done is not None and done[0] > looks.seen:
        return [draw_fight(done[1])]
    if is_question(state) and state.agenda[-1].what in ARMING:
        return [draw_fight(armed(view, looks))]
    if looks.foe:
        return [foe_buttons(state, looks, view.names), draw_fight(planned(view, looks))]
    return None


def _team(view: View, looks: Looks, asked: set[int]) -> list[Markup]:
    others = mates(view, looks, asked)
    return [_team_drawn(others)] if others else []


def _told(view: View) -> Markup:
    """The last that happened, in one line; all of it a tap away."""
    thrown = last_roll(recent_moves(view))
    return el(
        "button",
        (die_face(face, thrown[0], number) for number, face in enumerate(thrown[1])) if thrown is not None else None,
        el("span", describe_latest(view) or "What happened so far", class_="told-words"),
        icon("chevron"),
        type="button",
        id="deed-told",
        data_part="deed:told",
        class_="told-line",
        aria_keyshortcuts=shortcut(KEYS, "deed:log"),
    )


def _turn(view: View, looks: Looks) -> Markup:
    """What is held up or looked at, else what can be done."""
    state: State = view.state
    if looks.card:
        return card_panel(view, looks)
    if looks.room:
        return room_panel(view, looks.room)
    if looks.mate >= 0:
        return player_panel(view, looks.mate)
    actions = draw_actions(turn_actions(state, looks, view.names))
    if looks.panel == DOORS:
        return el("div", way_buttons(view), actions, class_="with-panel")
    if looks.panel == STASH:
        return el("div", chest_panel(view), actions, class_="with-panel")
    if looks.panel == LOOKING:
        return el("div", el("p", "Tap any room to look at it.", class_="panel-line"), actions, class_="with-panel")
    return actions


def _asked(view: View, looks: Looks) -> list[Markup | None]:
    """The question with its answers, before all else, so that they are within reach. Rooms and players are tapped on
    the map too, cards where they lie."""
    state: State = view.state
    found = aims(state)
    seat = shown_seat(state)
    held = set(cards_before(state, seat))
    elsewhere = [card for card in found.cards if card not in held]
    return [
        el(
            "section",
            el("h2", capital(question(state, view.names)), id="hand-title"),
            el("p", background(state, view.names), class_="asked-line"),
            draw_cards(tuple(hand_card(state, card)._replace(glow=True) for card in elsewhere), "Cards to choose from")
            if elsewhere
            else None,
            card_panel(view, looks) if looks.card else None,
            answer_buttons(view),
            class_="asked-of-you",
            aria_labelledby="hand-title",
        ),
        *([] if looks.card and not found.seats else _team(view, looks, set(found.seats))),
        _own_drawn(own(view, looks, set(found.cards))),
    ]
