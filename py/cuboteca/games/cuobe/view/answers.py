"""Draws the answers to a question as buttons, numbered as their keys are, and says them to those who listen."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from markupsafe import Markup

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.markup import el
from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.moves import SEAT_OF, Move
from cuboteca.games.cuobe.rules.places import WAY_LETTERS
from cuboteca.games.cuobe.rules.position import Position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.turns import left_behind
from cuboteca.games.cuobe.selection.selection import move_part, selection_of
from cuboteca.games.cuobe.text.choices import aims, answer_words, is_question
from cuboteca.games.cuobe.text.fights import heard
from cuboteca.games.cuobe.text.goal import cost_of_leaving, wise
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.text.names import card_name
from cuboteca.games.cuobe.text.rooms import where
from cuboteca.games.cuobe.view.art.fight import to_add
from cuboteca.games.cuobe.view.art.rooms import render_room
from cuboteca.games.cuobe.view.fight import rolled_fight
from cuboteca.games.cuobe.view.keys import KEYS
from cuboteca.games.cuobe.view.model import room_drawn
from cuboteca.play.keys import shortcut
from cuboteca.play.view import View

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


def numbers_of_seats(state: State) -> dict[int, int]:
    """Return the numbers of the answers that are players."""
    seats = {move: seat for seat, move in aims(state).seats.items()}
    return {seats[move]: number for number, move in enumerate(answer_moves(state), 1) if move in seats}


def answer_buttons(view: View, beside: Collection[int] = ()) -> Markup | None:
    """Draw the answers; not those whose numbers stand `beside`."""
    state: State = view.state
    found = [(number, move) for number, move in enumerate(answer_moves(state), 1) if number not in beside]
    rooms = len(aims(state).places)
    note = None
    if rooms > FEW:
        note = el("p", label("tap_marked", count=rooms), class_="panel-line")
    if not found:
        return note
    buttons = (_answer(view, move, number) for number, move in found)
    long = any(len(answer_words(state, move, view.names)) > SHORT for _, move in found)
    kind = "answers long" if long else "answers"
    return el("div", note, el("div", buttons, class_=kind, role="group", aria_label=label("answers")))


def _answer(view: View, move: Move, number: int) -> Markup:
    part = move_part(move)
    return el(
        "button",
        _picture(view, move),
        el("span", answer_words(view.state, move, view.names)),
        type="button",
        id=part.replace(":", "-", 1),
        data_part=part,
        class_="button main answer" if _wins_with_all(view.state, move) else "button answer",
        aria_keyshortcuts=shortcut(KEYS, f"nth:{number}"),
    )


def _wins_with_all(state: State, move: Move) -> bool:
    """Does the answer lead out, with nobody left behind?"""
    return move.verb == moves.EXIT and not left_behind(state, state.agenda[-1].seat)


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
    return render_room(room_drawn(at, place, changed))


MOST_NAMED: Final = 8
"""As many rooms are named; of more it is said how many they are."""


def describe_answers(view: View) -> str:
    """Say all that can be answered, in short sentences; in a turn how many dice are left, if the line above the map
    has something wiser to say."""
    state: State = view.state
    if not is_question(state):
        acts = state.asked is not None
        return label("dice_heard", dice_first=state.dice) if acts and wise(state) else ""
    if state.is_arming:
        fight = rolled_fight(view, selection_of(view.picked))
        return " ".join((heard(fight.verdict), *to_add(fight)))
    words = [answer_words(state, move, view.names) for move in answer_moves(state)]
    told = [label("numbered", number=number, answer=answer) for number, answer in enumerate(words, 1)]
    step = state.agenda[-1]
    if step.what == steps.PARTING:
        told.insert(0, cost_of_leaving(state, step.seat, view.names))
    found = aims(state)
    count = len(found.places)
    if count > MOST_NAMED:
        told.insert(0, label("rooms_marked", count=count))
    elif count > FEW:
        told.insert(0, label("rooms_named", count=count, rooms=[where(state, place) for place in found.places]))
    cards = found.cards if state.agenda[-1].what != steps.SURPLUS else _held(state)
    if cards:
        told.append(label("cards_named", any_card=[card_name(state, card) for card in cards]))
    return " ".join(filter(None, told))


def _held(state: State) -> dict[str, None]:
    """List the cards of which one has to go."""
    return dict.fromkeys(move.args[0] for move in state.moves() if move.args)
