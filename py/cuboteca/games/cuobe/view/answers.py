"""The answers to a question: the buttons in the tray, numbered as their keys are, and the same for those who listen."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.markup import el
from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.moves import SEAT_OF, Move
from cuboteca.games.cuobe.rules.places import WAY_LETTERS
from cuboteca.games.cuobe.rules.position import Position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import move_part, selection_of
from cuboteca.games.cuobe.text.choices import ARMING, aims, answer_words, is_question
from cuboteca.games.cuobe.text.names import capital, card_name, counted
from cuboteca.games.cuobe.text.rooms import where
from cuboteca.games.cuobe.view.art.fight import to_add
from cuboteca.games.cuobe.view.art.rooms import draw_room
from cuboteca.games.cuobe.view.fight import rolled_fight
from cuboteca.games.cuobe.view.keys import KEYS
from cuboteca.games.cuobe.view.model import room_drawn
from cuboteca.play.keys import shortcut
from cuboteca.play.view import View
from cuboteca.play.wording import join_words

WAY_SIGNS: Final = {"N": "↑", "E": "→", "S": "↓", "W": "←"}


def answer_moves(state: State) -> list[Move]:
    """List the answers that are buttons in the tray, in order: players too, rooms if they are few, no weapons."""
    found = aims(state)
    if state.agenda[-1].what == steps.SURPLUS:
        return []
    places = list(found.places.values()) if len(found.places) <= FEW else []
    ways = [move for move in found.others if move not in places]
    return [*(move for move in places if move not in ways), *found.seats.values(), *ways]


FEW: Final = 4
"""As many rooms are named in the tray; where there are more, they are lit on the map alone."""


SHORT: Final = 14
"""Answers of more letters have a line each where letters are large."""


def answer_buttons(view: View) -> Markup | None:
    state: State = view.state
    found = answer_moves(state)
    rooms = len(aims(state).places)
    note = None
    if rooms > FEW:
        note = el("p", f"Tap one of the {rooms} rooms that are marked on the map.", class_="panel-line")
    if not found:
        return note
    buttons = (_answer(view, move, number) for number, move in enumerate(found, 1))
    long = any(len(answer_words(state, move, view.names)) > SHORT for move in found)
    kind = "answers long" if long else "answers"
    return el("div", note, el("div", buttons, class_=kind, role="group", aria_label="Answers"))


def _answer(view: View, move: Move, number: int) -> Markup:
    part = move_part(move)
    return el(
        "button",
        _picture(view, move),
        el("span", answer_words(view.state, move, view.names)),
        type="button",
        id=part.replace(":", "-", 1),
        data_part=part,
        class_="button answer",
        aria_keyshortcuts=shortcut(KEYS, f"nth:{number}"),
    )


def _picture(view: View, move: Move) -> Markup | None:
    state: State = view.state
    answer = move.args[0] if move.args else ""
    if move.verb == moves.ROT:
        return _corridor(state, int(answer) // 90)
    if answer in SEAT_OF:
        return badge(badge_id(SEAT_OF[answer]))
    if answer in WAY_LETTERS and answer:
        return el("b", WAY_SIGNS[answer], class_="way-sign", aria_hidden="true")
    return None


def _corridor(at: Position, turned: int) -> Markup:
    """Draw the corridor as it would lie."""
    place = at.agenda[-1].values[0]
    changed = at.rooms[place]._replace(turned=turned)
    return draw_room(room_drawn(at, place, changed))


MOST_NAMED: Final = 8
"""As many rooms are named; of more it is said how many they are."""


def describe_answers(view: View) -> str:
    """Say all that can be answered, in short sentences; nothing in a turn."""
    state: State = view.state
    if not is_question(state):
        return ""
    if state.agenda[-1].what in ARMING:
        fight = rolled_fight(view, selection_of(view.picked))
        return " ".join([*(f"{verdict.removesuffix('.')}." for verdict in fight.verdict if verdict), *to_add(fight)])
    numbered = enumerate(answer_moves(state), 1)
    told = [f"{number}: {answer_words(state, move, view.names).replace(': ', ', ')}." for number, move in numbered]
    found = aims(state)
    if len(found.places) > FEW:
        rooms = capital(counted(len(found.places), "room"))
        which = "; ".join(where(state, place) for place in found.places) if len(found.places) <= MOST_NAMED else ""
        told.insert(0, f"{rooms} on the map: {which}." if which else f"{rooms} on the map are marked.")
    cards = found.cards if state.agenda[-1].what != steps.SURPLUS else _held(state)
    if cards:
        told.append(f"Cards: {join_words([card_name(state, card) for card in cards], 'or')}.")
    return " ".join(told)


def _held(state: State) -> dict[str, None]:
    """List the cards of which one has to go."""
    return dict.fromkeys(move.args[0] for move in state.moves() if move.args)
