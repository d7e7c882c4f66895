"""What is looked at closely: a card, a room or a player in the tray, and the green card held large over the map."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Final

from markupsafe import Markup

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.markup import el
from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.moves import SEAT_OF, Move
from cuboteca.games.cuobe.rules.options import Rules
from cuboteca.games.cuobe.rules.places import PLACE_OF
from cuboteca.games.cuobe.rules.position import SISTER, TWIN, Position
from cuboteca.games.cuobe.rules.setup import green_deck
from cuboteca.games.cuobe.rules.spawns_in_fights import power
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.steps import ARMING
from cuboteca.games.cuobe.selection.selection import CARD, Selection, move_part
from cuboteca.games.cuobe.text.card_text import card_lines
from cuboteca.games.cuobe.text.choices import aims, is_question
from cuboteca.games.cuobe.text.entering import move_lines
from cuboteca.games.cuobe.text.goal import goal_heard, goal_words, keys_of
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.text.log import fight_over, first_card_held, last_green
from cuboteca.games.cuobe.text.names import card_name, printed_name
from cuboteca.games.cuobe.text.rooms import (
    RoomLine,
    describe_condition,
    harm_in_short,
    name_of,
    people_lines,
    room_lines,
    where,
)
from cuboteca.games.cuobe.view.actions import room_moves, why_not_there
from cuboteca.games.cuobe.view.art.cards import Green, render_green_stage, render_holder, render_opened
from cuboteca.games.cuobe.view.art.emblems import emblem
from cuboteca.games.cuobe.view.art.goal import Goal
from cuboteca.games.cuobe.view.art.rooms import render_room, render_room_card
from cuboteca.games.cuobe.view.art.scene import PLACES as SHOWN
from cuboteca.games.cuobe.view.keys import KEYS
from cuboteca.games.cuobe.view.model import house_of
from cuboteca.games.cuobe.view.panels import panel, panel_button
from cuboteca.games.cuobe.view.team import cards_before, hand_card, why_idle
from cuboteca.play.keys import shortcut
from cuboteca.play.view import View


def card_panel(view: View, selection: Selection) -> Markup:
    """Draw the selected card, and what can be done with it."""
    state: State = view.state
    drawn, found = hand_card(state, selection.card), card_moves(state, selection.card)
    asked = is_question(state)  # for a card to part with
    buttons = [
        panel_button(
            move_part(move),
            card_words(move, view.names),
            main=move.verb in GAINFUL or (asked and len(found) == 1),
            minor=move.verb == moves.DROP and not asked,
            key=str(number + 1),
        )
        for number, move in enumerate(found)
    ]
    answers = el("div", buttons, class_="answers", role="group", aria_label=drawn.name) if buttons else None
    return panel(render_opened(drawn, _besides(state, selection.card)), drawn.name, answers)


def _besides(state: State, card: str) -> str:
    """Say why a card can't be used now, and of one that retrieves what there is to retrieve."""
    retrieves = any(effect.op == "retrieveTool" for effect in state.box.scripts.get(card, ()))
    dropped = [card_name(state, each) for each in state.dropped]
    pile = label("dropped", any=bool(dropped), cards=dropped) if retrieves else ""
    return " ".join(filter(None, (why_idle(state, card), pile)))


def card_moves(state: State, card: str) -> list[Move]:
    """List the legal moves with a card, using it first."""
    found = [move for move in state.moves() if move.args and move.args[0] == card and move.verb != moves.WEAPONS]
    return sorted(found, key=lambda move: CARD_VERBS.index(move.verb) if move.verb in CARD_VERBS else -1)


def describe_card_moves(state: State, card: str, names: tuple[str, ...]) -> str:
    """Describe the selected card for those who listen: what it does, why not now, and its buttons by their number."""
    found = enumerate(card_moves(state, card), 1)
    told = (label("numbered", number=number, answer=card_words(move, names)) for number, move in found)
    return " ".join(filter(None, (hand_card(state, card).label, why_idle(state, card), *told)))


GAINFUL: Final = (moves.USE, moves.TALENT, moves.KEY, moves.CHOOSE)
"""What a card is for: these buttons stand out."""
CARD_VERBS: Final = (moves.USE, moves.TALENT, moves.KEY, moves.TAKE, moves.PUT, moves.GIVE, moves.DROP)


def card_words(move: Move, names: tuple[str, ...]) -> str:
    """Return what the button of a move with the selected card says."""
    return label("card_move", verb=move.verb, name=names[SEAT_OF[move.args[1]]] if move.verb == moves.GIVE else "")


def room_panel(view: View, selection: Selection) -> Markup:
    """Draw a room looked at closely: its picture, and what it is and does."""
    state: State = view.state
    place_name = selection.room
    place = PLACE_OF[place_name]
    house = house_of(view, live=False)
    room = house.rooms[SHOWN.index(place_name)]
    pawns = tuple(pawn for pawn in house.pawns if pawn.at == place_name)
    spawns = tuple(spawn for spawn in house.spawns if spawn.at == place_name)
    card = render_room_card(
        render_room(room, pawns, spawns),
        name_of(state, place),
        place_name,
        lines_of(view, place),
    )
    return panel(card, where(state, place), _answered_there(state, place) or _done_there(state, selection))


def lines_of(view: View, place: int) -> tuple[RoomLine, ...]:
    """List what a room is and does, who is there, and what moving in would do."""
    state: State = view.state
    lines = (room_lines(state, place, view.names), people_lines(state, place, view.names), move_lines(state, place))
    return tuple(chain.from_iterable(lines))


def _answered_there(state: State, place: int) -> Markup | None:
    """Draw the button that answers with the room, while rooms are asked for."""
    if not is_question(state):
        return None
    move = aims(state).places.get(place)
    if move is None:
        return el("p", label("look_on"), class_="panel-line")
    return el(
        "div",
        panel_button(move_part(move), label("card_move", verb=moves.CHOOSE), main=True, key="1"),
        class_="answers",
    )


def room_answers(state: State, selection: Selection) -> list[Move]:
    """List the moves for the room that is looked at, but for one that the row asks for once more."""
    return [move for move in room_moves(state, PLACE_OF[selection.room]) if move.verb != selection.asks]


def _done_there(state: State, selection: Selection) -> Markup | None:
    buttons = [
        panel_button(move_part(move), label("room_move", verb=move.verb), main=number == 1, key=str(number))
        for number, move in enumerate(room_answers(state, selection), 1)
    ]
    if buttons:
        return el("div", buttons, class_="answers")
    if selection.asks:
        return None
    place = PLACE_OF[selection.room]
    words = " ".join(filter(None, (why_not_there(state, place), label("look_on"))))
    return el("p", words, class_="panel-line")


def player_panel(view: View, seat: int) -> Markup:
    """Draw another player: where they are, what they hold, and in words what each card does."""
    state: State = view.state
    player = state.players[seat]
    cards = cards_before(state, seat)
    chest = [card_name(state, card) for card in player.chest]
    place = where(state, player.place) if player.inside else label("gone", status=player.status)
    content = el(
        "div",
        el("h2", badge(badge_id(seat)), el("span", view.names[seat]), el("span", place, class_="actor-where")),
        el("p", describe_condition(state, seat)),
        el("p", label("chest_holds", cards=chest)) if chest else None,
        el("ul", (_held_line(state, card) for card in cards), class_="met-cards") if cards else None,
        el("p", harm_in_short(), class_="panel-line"),
        class_="met",
    )
    return panel(content, view.names[seat])


def _held_line(at: Position, card: str) -> Markup:
    drawn = hand_card(at, card)
    words = el("span", el("b", drawn.name), " ", " ".join(drawn.words))
    return el("li", emblem(drawn.emblem, drawn.kind), words, class_=f"of-{drawn.kind}")


# The green card of the turn, held large until it is put away, and the deck as a clock.


FIGURES: Final = {"twins": "twin", "spiders": "spider"}
"""Who is drawn for a kind; the others are drawn as themselves."""


def green_of(view: View) -> Green | None:
    """Return the green card drawn last; None before the first."""
    state: State = view.state
    last = last_green(view)
    if last is not None:
        return green_card(state, last[1], last[0] + 1)
    return green_card(state, state.passed[-1], 0) if state.passed and not view.moves else None


def green_asks(view: View) -> bool:
    """Return whether the green card drawn last asks the question: nobody has acted since then, and no other card, room
    or limit asks."""
    state: State = view.state
    last = last_green(view)
    if last is None or not is_question(state):
        return False
    step = state.agenda[-1]
    asker = step.name.partition(".")[0]
    if step.what in ASKING_BY_THEMSELVES or (asker != last[1] and asker in (*state.box.cards, *state.box.rooms)):
        return False
    since: list[State] = [before for before, _ in view.past[last[0] :]]
    return not any(before.agenda[-1].what == steps.ACTION for before in since)


ASKING_BY_THEMSELVES: Final = (steps.SURPLUS, steps.PARTING, *ARMING)
"""Questions that no card asks."""


def green_card(at: Position, card: str, drawn: int) -> Green:
    """Return a card of the green deck as it is shown."""
    printed = at.box.cards[card]
    words = tuple(line.text for line in card_lines(at.box, card, at.rules.brutal))
    return Green(
        printed.type,
        printed_name(printed),
        printed.icon,
        words,
        FIGURES.get(printed.kind, printed.kind),
        printed.power or None,
        drawn,
    )


@lru_cache(maxsize=16)
def full_deck(rules: Rules, seats: int) -> int:
    """Count the green cards at the start."""
    return green_deck(rules, seats).size


def as_it_stands(state: State, card: Green) -> Green:
    """Return the card with the power that its spawn has now, or none once that is destroyed."""
    kinds = (TWIN, SISTER) if card.figure == TWIN else (card.figure,)
    there = next((spawn.kind for spawn in state.spawns if spawn.kind in kinds), "")
    return card._replace(power=power(state, there) if there else None)


def in_short(card: Green) -> Green:
    """Return the card for the strip above the map: all it says as one text."""
    return card._replace(words=(" ".join(card.words),))


def clock_words(state: State) -> tuple[str, str]:
    """Return how many green cards are left, in two lines."""
    size = state.green.size
    if not size:
        return label("clock_last"), label("clock_none")
    return label("clock", count=size), label("clock_left")


def goal_of(state: State, names: tuple[str, ...]) -> Goal:
    """Return how far the team is, for the strip above the map."""
    return Goal(keys_of(state), goal_words(state), goal_heard(state, names), state.all_keys)


def green_stage(view: View, selection: Selection) -> Markup | None:
    """Draw the card held large over the map; None while there is none."""
    if not is_large(view, selection):
        return None
    card = green_of(view)
    if card is None:
        return None
    button = el(
        "button",
        label("continue"),
        type="button",
        id="put-away",
        data_part="put-away",
        data_call="",
        data_escape=True,
        class_="button main",
        aria_keyshortcuts=shortcut(KEYS, "green"),
    )
    first = first_card_held(view, selection)
    holder = holder_of(view.state, view.names, begins=True) if first and selection.panel != CARD else None
    return render_green_stage(card, button if not view.waits else None, holder)


def holder_of(state: State, names: tuple[str, ...], begins: bool = False) -> Markup | None:
    """Draw whose turn it is, on a card that is held up; nothing for one who plays alone."""
    return render_holder(state.active, names[state.active], begins) if state.seats > 1 else None


def is_large(view: View, selection: Selection) -> bool:
    """Is the card asked for, or is it the first of the game and not put away yet? Later ones are held up as they come
    (`stages`), and so is the first where a team-mate begins."""
    if not view.live or fight_over(view, selection):
        return False
    return selection.panel == CARD or (not view.waits and first_card_held(view, selection))


def is_shown_large(view: View, selection: Selection) -> bool:
    """Is there a card or a fight to be put away first?"""
    return is_large(view, selection) or fight_over(view, selection)


def put_away(view: View, selection: Selection) -> Selection:
    """Mark all that has come so far as seen."""
    return selection._replace(seen=len(view.moves), panel="" if selection.panel == CARD else selection.panel)
