"""Answers taps on the buttons of a turn: does it, opens what comes first, or asks once more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.board import ways_out
from cuboteca.games.cuobe.rules.legal import ENDING, FORCING, LEAVING, PICKING, PLACING_CHEST, SEARCHING, USING_ROOM
from cuboteca.games.cuobe.rules.moves import KIND_WORDS, PLAYERS, Move
from cuboteca.games.cuobe.rules.places import NORTH, PLACE_NAMES, WAY_LETTERS
from cuboteca.games.cuobe.rules.players import open_chest
from cuboteca.games.cuobe.rules.position import NOBODY
from cuboteca.games.cuobe.rules.refusal import Refusal
from cuboteca.games.cuobe.rules.spawns_in_fights import opponents
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.why_illegal import why_not
from cuboteca.games.cuobe.selection.fight_plan import foes_of
from cuboteca.games.cuobe.selection.selection import DOORS, NOBODY_ALONG, STASH, Selection
from cuboteca.games.cuobe.text.choices import is_question
from cuboteca.games.cuobe.text.goal import cost_of_leaving, key_move
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.text.rooms import room_lines
from cuboteca.games.cuobe.view.actions import is_vain, puts_to_sleep
from cuboteca.games.cuobe.view.fight_taps import take_on
from cuboteca.games.cuobe.view.panels import describe_chest, describe_ways_out
from cuboteca.play.view import Answer, Played, Selected, View


def play(state: State, move: Move) -> Answer:
    """Play the move, or return why it is refused."""
    return Played(str(move)) if move in state.moves() else why_not(state, move)


def tap_action(view: View, selection: Selection, part: str) -> Answer:
    """Do what the button says; nothing is done while a question waits."""
    state: State = view.state
    if is_question(state) or part not in ACTION_TAPS:
        return why_not(state, ENDING) if is_question(state) else Selected(selection.parts)
    return ACTION_TAPS[part](view, selection)


def _tap_move(view: View, selection: Selection) -> Answer:
    """Open the ways out as buttons; or return why the player can't move now."""
    state: State = view.state
    if any(move.verb == moves.GO for move in state.moves()):
        shut = selection.panel == DOORS
        said = label("closed") if shut else describe_ways_out(state)
        return Selected(selection.idle._replace(panel="" if shut else DOORS, along=selection.along).parts, said)
    way = next(iter(ways_out(state, state.active)), NORTH)
    return why_not(state, Move(moves.GO, (WAY_LETTERS[way],)))


def _tap_fight(view: View, selection: Selection) -> Answer:
    state: State = view.state
    if selection.foe:
        return Selected(selection.idle.parts, label("cancelled"))
    foes = foes_of(state)
    if foes:
        return take_on(view, selection, foes[0])
    here = opponents(state, state.players[state.active].place)
    if here:
        return why_not(state, Move(moves.FIGHT, (KIND_WORDS[here[0]], "1")))
    return Refusal("nobody_to_fight", "C-85")


def _tap_carry(view: View, selection: Selection) -> Answer:
    """Bring each of the others here in turn, then none of them."""
    state: State = view.state
    able = sorted(
        {PLAYERS.index(move.args[1]) for move in state.moves() if move.verb == moves.GO and len(move.args) > 1}
    )
    if not able:
        others = [seat for seat in state.here(state.players[state.active].place) if seat != state.active]
        way = next((move.args[0] for move in state.moves() if move.verb == moves.GO), "N")
        return why_not(state, Move(moves.GO, (way, PLAYERS[others[0] if others else state.active])))
    later = [seat for seat in able if seat > selection.along]
    along = later[0] if later else NOBODY_ALONG
    said = label("with_player", name=view.names[along]) if later else label("alone")
    return Selected(selection.idle._replace(along=along, panel=DOORS if selection.panel == DOORS else "").parts, said)


def _tap_chest(view: View, selection: Selection) -> Answer:
    state: State = view.state
    if PLACING_CHEST in state.moves():
        return Played(str(PLACING_CHEST))
    if open_chest(state, state.active) is not None:
        shut = selection.panel == STASH
        said = label("closed") if shut else describe_chest(state)
        return Selected(selection.idle._replace(panel="" if shut else STASH).parts, said)
    here = state.rooms[state.players[state.active].place].chest
    return why_not(state, PLACING_CHEST if here == NOBODY else Move(moves.TAKE, ("T01",)))


def _tap_room(view: View, selection: Selection) -> Answer:
    """Use what the room offers: a search, if it is none that dice are spent or rolled in."""
    state: State = view.state
    place = state.players[state.active].place
    printed = state.printed(place)
    searches = printed is None or printed.search or not (printed.spend or printed.roll)
    looks = selection.room == PLACE_NAMES[place]
    return once_more(view, selection, SEARCHING if searches else USING_ROOM, known=looks)


def _tap_key(view: View, selection: Selection) -> Answer:
    """Activate the key that the line above the map names."""
    move = key_move(view.state)
    return Refusal("no_such_button") if move is None else Played(str(move))


def once_more(view: View, selection: Selection, move: Move, *, known: bool = False) -> Answer:
    """Play the move; ask for it once more first, if it would lose something, unless that is `known`."""
    asked = asks_once_more(view, selection, move) if move in view.state.moves() and not known else None
    return asked if asked is not None and selection.asks != move.verb else play(view.state, move)


def asks_once_more(view: View, selection: Selection, move: Move) -> Selected | None:
    """Return what is selected and said before a move of a turn by which something would be lost: dice at its end, the
    rest of it by falling asleep, a die by a search that finds nothing whatever is rolled, the others by leaving alone.
    None for any other."""
    state: State = view.state
    place = state.players[state.active].place
    asked = selection.idle._replace(asks=move.verb)
    again = label("again", verb=move.verb) if move.verb in (moves.EXIT, moves.SEARCH, moves.ROOM) else ""
    if move.verb == moves.END and state.dice and not is_question(state):
        return Selected(asked.parts, label("end_again", dice=state.dice, last=not state.green.size))
    if is_question(state) or not again:
        return None
    if move.verb == moves.EXIT:
        cost = cost_of_leaving(state, state.active, view.names)
        return Selected(asked.parts, f"{cost} {again}") if cost else None
    printed = state.printed(place)
    loses = is_vain(state) if move.verb == moves.SEARCH else printed is not None and puts_to_sleep(state, printed)
    lines = (line.words for line in room_lines(state, place, view.names))
    return Selected(asked._replace(room=PLACE_NAMES[place]).parts, " ".join((*lines, again))) if loses else None


def _simple(move: Move) -> Callable[[View, Selection], Answer]:
    return lambda view, selection: play(view.state, move)


ACTION_TAPS: Final[dict[str, Callable[[View, Selection], Answer]]] = {
    "deed:move": _tap_move,
    "deed:search": _tap_room,
    "deed:room": _tap_room,
    "deed:force": _simple(FORCING),
    "deed:find": _simple(PICKING),
    "deed:leave": lambda view, selection: once_more(view, selection, LEAVING),
    "deed:key": _tap_key,
    "deed:fight": _tap_fight,
    "deed:carry": _tap_carry,
    "deed:chest": _tap_chest,
}
