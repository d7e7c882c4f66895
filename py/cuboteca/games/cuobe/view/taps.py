"""Taps on rooms, pawns, cards and buttons become moves. Whether one is legal, and why not, is asked of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.board import leads_to, ways_out
from cuboteca.games.cuobe.rules.legal import ENDING
from cuboteca.games.cuobe.rules.moves import KIND_OF, PLAYERS, Move, read_move
from cuboteca.games.cuobe.rules.places import BESIDE, NOWHERE, PLACE_NAMES, PLACE_OF, WAY_LETTERS, WAYS
from cuboteca.games.cuobe.rules.refusal import Refusal
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.why_illegal import why_not
from cuboteca.games.cuobe.selection.fight_plan import fight_move, has_nothing_to_fight_with, weapons_move
from cuboteca.games.cuobe.selection.selection import CARD as LARGE
from cuboteca.games.cuobe.selection.selection import (
    DOORS,
    LOG,
    LOOKING,
    NOBODY_ALONG,
    STASH,
    THREATS,
    Selection,
    place_of,
    seat_of,
    selection_of,
)
from cuboteca.games.cuobe.text.choices import aims, is_question
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.text.log import fight_over, first_card_held, recent_moves
from cuboteca.games.cuobe.text.names import card_name
from cuboteca.games.cuobe.text.prompts import prompt
from cuboteca.games.cuobe.text.rooms import PANIC, WOUNDS, describe_condition, where
from cuboteca.games.cuobe.view.action_taps import asks_once_more, once_more, play, tap_action
from cuboteca.games.cuobe.view.answers import answer_moves, describe_answers, numbers_of_seats
from cuboteca.games.cuobe.view.closer_look import (
    card_moves,
    describe_card_moves,
    green_of,
    is_shown_large,
    lines_of,
    put_away,
    room_answers,
)
from cuboteca.games.cuobe.view.fight import weapons_shown
from cuboteca.games.cuobe.view.fight_taps import take_on, tap_dice, tap_weapon
from cuboteca.games.cuobe.view.panels import READ, panel_words
from cuboteca.play.view import Answer, Played, Selected, View
from cuboteca.play.wording import sentences


def tap(view: View, part: str) -> Answer:
    """Do what a tap on a part means. What is shown large is put away by any tap."""
    state: State = view.state
    selection = selection_of(view.picked)
    shown_large = is_shown_large(view, selection)
    putting_away = shown_large and part in PUT_AWAY
    if state.asked is None and not putting_away:
        return why_not(state, ENDING)
    if part == "green" and not shown_large:
        card = green_of(view)
        said = label("green_card", name=card.name, text=" ".join(card.words)) if card is not None else ""
        return Selected(selection.idle._replace(panel=LARGE).parts, said)
    if shown_large:
        covers = fight_over(view, selection) or first_card_held(view, selection)
        since = recent_moves(view)[0].ply if covers else -1
        selection = put_away(view, selection)
        if putting_away:
            said = _question_again(view._replace(picked=selection.parts))
            return Selected(selection.parts, said, since=since)
    kind, _, rest = part.partition(":")
    if kind == "do":
        return _do(state, rest)
    if kind == "nth":
        return _nth(view, selection, rest)
    if part == "look:close":
        said = label("zoomed", close=not selection.close)
        return Selected(selection._replace(close=not selection.close).parts, said)
    if part in PANEL_OF:
        return _panel(view, selection, PANEL_OF[part])
    if part in ("put-down", "put-away", "not-now"):
        return Selected(selection.idle.parts, label("cancelled" if selection.foe else "closed"))
    if kind in TAPS:
        return TAPS[kind](view, selection, part)
    return Selected(selection.parts)


def _question_again(view: View) -> str:
    """Repeat the question that lay under what has been put away."""
    now = prompt(view)
    return sentences((label("closed"), f"{now.lead} {now.rest}".strip(), describe_answers(view)))


PUT_AWAY: Final = ("put-away", "confirm", "green", "put-down")
"""Each puts away what is shown large."""
PANEL_OF: Final = {
    "deed:threats": THREATS,
    "clock": THREATS,
    "goal": THREATS,
    "deed:log": LOG,
    "deed:told": LOG,
    "deed:look": LOOKING,
    "deed:wounds": WOUNDS,
    "deed:panic": PANIC,
}


def _do(state: State, text: str) -> Answer:
    try:
        return play(state, read_move(text.replace("_", " ")))
    except Refusal as no_move:
        return no_move


def _panel(view: View, selection: Selection, panel: str) -> Selected:
    """Open a panel, which is read out because nothing else on the table changes; or close it."""
    if selection.panel == panel:
        return Selected(selection.idle.parts, label("closed"))
    return Selected(selection.idle._replace(panel=panel).parts, panel_words(view, panel))


def _nth(view: View, selection: Selection, number: str) -> Answer:
    """Press the button of that number in the tray; in a fight add the weapon of that number."""
    weapons = weapons_shown(view, selection)
    found = numbered(view, selection) if weapons is None else weapons
    if number not in "123456789" or not number or int(number) > len(found):
        return Refusal("no_such_button")
    if weapons is not None:
        return tap_weapon(view, selection, f"weapon:{weapons[int(number) - 1]}")
    return play(view.state, numbered(view, selection)[int(number) - 1])


def numbered(view: View, selection: Selection) -> list[Move]:
    """List the moves of the buttons in the tray, in order."""
    state: State = view.state
    if selection.panel in READ:
        return []
    if is_question(state):
        return _numbered_answers(state, selection)
    if selection.card:
        return card_moves(state, selection.card)
    if selection.room:
        return room_answers(state, selection)
    if selection.panel == DOORS:
        return [_walk(selection, way) for way in ways_out(state, state.active)]
    if selection.panel == STASH:
        return [move for move in state.moves() if move.verb == moves.TAKE]
    return []


def _numbered_answers(state: State, selection: Selection) -> list[Move]:
    """List the answers that have a button. A room that is looked at has the place of those that stand in the tray; who
    can be chosen stays beside it."""
    if not selection.room:
        return answer_moves(state)
    chosen = aims(state).places.get(PLACE_OF[selection.room])
    if chosen is not None:
        return [chosen]
    return answer_moves(state) if numbers_of_seats(state) else []


# Rooms.


def _tap_room(view: View, selection: Selection, part: str) -> Answer:
    """Answer with the room, or the one player there, if that is asked for; walk to an adjacent room unless it is looked
    at first; look at any other."""
    state: State = view.state
    place = place_of(part)
    if place is None:
        return Selected(selection.parts)
    if is_question(state):
        found = aims(state)
        there = [move for seat, move in found.seats.items() if state.players[seat].place == place]
        answer = found.places.get(place) or (there[0] if len(there) == 1 else None)
        return Played(str(answer)) if answer else why_not(state, moves.choose(PLACE_NAMES[place]))
    here = state.players[state.active].place
    first = view.looks_first or (selection.along == NOBODY_ALONG and is_ominous(state, place))
    if first and selection.room == PLACE_NAMES[place] and (ways := room_answers(state, selection)):
        return play(state, ways[0])
    if first or selection.panel == LOOKING or selection.room:
        return _look(view, selection, place)
    for way in WAYS:
        if leads_to(state, here, way) == place:
            return play(state, _walk(selection, way))
    for way in WAYS:
        if BESIDE[here][way] == place:
            return play(state, Move(moves.GO, (WAY_LETTERS[way],)))
    return _look(view, selection, place)


def is_ominous(state: State, place: int) -> bool:
    """Does anything that can harm lie in a room that nobody has discovered? What is discovered there can't be undone,
    so it is looked at first."""
    room = state.rooms[place]
    return not room.card and (room.lock or room.trap or state.haunted(place))


def _open_room(view: View, selection: Selection, part: str) -> Answer:
    """Look at a room that was held, also while rooms are asked for."""
    place = PLACE_OF.get(part.partition(":")[2])
    if place is None or selection.room == PLACE_NAMES[place]:
        return Selected(selection.parts)
    return _look(view, selection, place)


def _walk(selection: Selection, way: int) -> Move:
    along = () if selection.along == NOBODY_ALONG else (PLAYERS[selection.along],)
    return Move(moves.GO, (WAY_LETTERS[way], *along))


def _look(view: View, selection: Selection, place: int) -> Selected:
    """Look at a room; the same one again closes it."""
    name = PLACE_NAMES[place]
    if selection.room == name:
        return Selected(selection.idle.parts, label("closed"))
    panel = LOOKING if selection.panel == LOOKING else ""
    lines = " ".join(line.words for line in lines_of(view, place))
    said = label("looked_at", place_name=where(view.state, place), text=lines)
    return Selected(selection.idle._replace(room=name, panel=panel).parts, said)


# Players, spawns, cards.


def _tap_player(view: View, selection: Selection, part: str) -> Answer:
    state: State = view.state
    seat = seat_of(part, state.seats)
    if seat is None:
        return Selected(selection.parts)
    if is_question(state):
        found = aims(state).seats
        return Played(str(found[seat])) if seat in found else why_not(state, moves.choose(PLAYERS[seat]))
    if selection.mate == seat:
        return Selected(selection.idle.parts, label("closed"))
    place = state.players[seat].place
    inside = place != NOWHERE
    place_name = where(state, place) if inside else ""
    condition = describe_condition(state, seat)
    said = label("player_at", inside=inside, name=view.names[seat], place_name=place_name, text=condition)
    return Selected(selection.idle._replace(mate=seat).parts, said)


def _tap_spawn(view: View, selection: Selection, part: str) -> Answer:
    return take_on(view, selection, part.partition(":")[2])


def _tap_card(view: View, selection: Selection, part: str) -> Answer:
    """Answer if cards are asked for; else select the card, or deselect it when it is tapped again."""
    state: State = view.state
    card = part.partition(":")[2]
    if card not in state.box.cards:
        return Selected(selection.parts)
    if is_question(state) and (move := aims(state).cards.get(card)) is not None:
        return Played(str(move))
    if selection.card == card:
        return Selected(selection.idle.parts, label("deselected", card=card_name(state, card)))
    return Selected(selection.idle._replace(card=card).parts, describe_card_moves(state, card, view.names))


# Ending a turn.


def _tap_confirm(view: View, selection: Selection, part: str) -> Answer:
    state: State = view.state
    if state.is_arming:
        return play(state, weapons_move(selection))
    fight = fight_move(state, selection)
    if fight is not None and fight in state.moves() and has_nothing_to_fight_with(state, selection):
        return Refusal("nothing_added", "C-85", dice_left=state.dice > 0)
    if fight is not None:
        return play(state, fight)
    return play(state, Move(selection.asks)) if selection.asks else Refusal("nothing_to_confirm")


def asks_first(view: View, selection: Selection, move: Move) -> Selected | None:
    """Return what is selected and said before a fight, before weapons are added to it, and before a move by which
    something would be lost."""
    if move.verb == moves.WEAPONS and move.args:
        return Selected(selection.idle._replace(weapons=move.args).parts)
    if move.verb not in (moves.FIGHT, moves.DUEL):
        return asks_once_more(view, selection, move)
    foe, dice = move.args
    fight = selection.idle._replace(foe=KIND_OF.get(foe, foe), dice=int(dice))
    if has_nothing_to_fight_with(view.state, fight):  # the table would not let it be confirmed
        return None
    return Selected(fight.parts) if fight_move(view.state, fight) == move else None


def _tap_end(view: View, selection: Selection, part: str) -> Answer:
    return once_more(view, selection, ENDING)


TAPS: Final[dict[str, Callable[[View, Selection, str], Answer]]] = {
    "room": _tap_room,
    "open": _open_room,
    "pawn": _tap_player,
    "mate": _tap_player,
    "spawn": _tap_spawn,
    "foe": _tap_spawn,
    "card": _tap_card,
    "deed": tap_action,
    "dice": tap_dice,
    "weapon": tap_weapon,
    "confirm": _tap_confirm,
    "end": _tap_end,
}
