"""Taps on the buttons of what a die can do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.board import leads_to
from cuboteca.games.cuobe.rules.fights import opponents
from cuboteca.games.cuobe.rules.inventory import open_chest
from cuboteca.games.cuobe.rules.legal import ENDING, FORCING, LEAVING, PICKING, PLACING_CHEST, SEARCHING, USING_ROOM
from cuboteca.games.cuobe.rules.moves import KIND_WORDS, PLAYERS, Move
from cuboteca.games.cuobe.rules.places import NOWHERE, PLACE_NAMES, WAY_LETTERS, WAYS
from cuboteca.games.cuobe.rules.position import NOBODY
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.looks import DOORS, NOBODY_ALONG, STASH, Looks
from cuboteca.games.cuobe.text.choices import is_question
from cuboteca.games.cuobe.text.rooms import room_lines
from cuboteca.games.cuobe.view.fight_taps import take_on
from cuboteca.games.cuobe.view.panels import stash_heard, ways_out
from cuboteca.games.cuobe.view.room_offers import is_vain, puts_to_sleep
from cuboteca.games.cuobe.view.tap_answers import Answer, play, refused
from cuboteca.games.cuobe.view.turn_deeds import foes_of
from cuboteca.play.view import Played, Rejected, Selected, View


def tap_deed(view: View, looks: Looks, part: str) -> Answer:
    """What the button does; nothing else is done while a question waits."""
    state: State = view.state
    if is_question(state) or part not in DEEDS:
        return refused(state, ENDING) if is_question(state) else Selected(looks.parts)
    return DEEDS[part](view, looks)


def _deed_move(view: View, looks: Looks) -> Answer:
    """The ways out as buttons; or why nobody walks now."""
    state: State = view.state
    if any(move.verb == moves.GO for move in state.moves()):
        shut = looks.panel == DOORS
        ways = " ".join(f"{number}: {way.replace(': ', ', ')}." for number, way in enumerate(ways_out(state), 1))
        said = "Put away." if shut else f"Which way? {ways}"
        return Selected(looks.kept._replace(panel="" if shut else DOORS, along=looks.along).parts, said)
    here = state.players[state.active].place
    way = next((way for way in WAYS if leads_to(state, here, way) != NOWHERE), 0)
    return refused(state, Move(moves.GO, (WAY_LETTERS[way],)))


def _deed_fight(view: View, looks: Looks) -> Answer:
    state: State = view.state
    if looks.foe:
        return Selected(looks.kept.parts, "Not now.")
    foes = foes_of(state)
    if foes:
        return take_on(view, looks, foes[0])
    here = opponents(state, state.players[state.active].place)
    if here:
        return refused(state, Move(moves.FIGHT, (KIND_WORDS[here[0]], "1")))
    return Rejected("Nobody is here to be fought.", "C-85")


def _deed_carry(view: View, looks: Looks) -> Answer:
    """Each of those here in turn, then nobody."""
    state: State = view.state
    able = sorted(
        {PLAYERS.index(move.args[1]) for move in state.moves() if move.verb == moves.GO and len(move.args) > 1}
    )
    if not able:
        others = [seat for seat in state.here(state.players[state.active].place) if seat != state.active]
        way = next((move.args[0] for move in state.moves() if move.verb == moves.GO), "N")
        return refused(state, Move(moves.GO, (way, PLAYERS[others[0] if others else state.active])))
    later = [seat for seat in able if seat > looks.along]
    along = later[0] if later else NOBODY_ALONG
    said = f"{view.names[along]} comes along for a die more." if later else "Nobody comes along."
    return Selected(looks.kept._replace(along=along, panel=DOORS if looks.panel == DOORS else "").parts, said)


def _deed_chest(view: View, looks: Looks) -> Answer:
    state: State = view.state
    if PLACING_CHEST in state.moves():
        return Played(str(PLACING_CHEST))
    if open_chest(state, state.active) is not None:
        shut = looks.panel == STASH
        said = "Put away." if shut else stash_heard(state)
        return Selected(looks.kept._replace(panel="" if shut else STASH).parts, said)
    here = state.rooms[state.players[state.active].place].chest
    return refused(state, PLACING_CHEST if here == NOBODY else Move(moves.TAKE, ("T01",)))


def _deed_room(view: View, looks: Looks) -> Answer:
    """What the room offers: a search, if it is none that dice are spent or rolled in. One that would end the turn,
    or find nothing whatever is rolled, is looked at first."""
    state: State = view.state
    place = state.players[state.active].place
    printed = state.printed(place)
    searches = printed is None or printed.search or not (printed.spend or printed.roll)
    move = SEARCHING if searches else USING_ROOM
    asks = is_vain(state) if searches else printed is not None and puts_to_sleep(state, printed)
    if move in state.moves() and asks and looks.room != PLACE_NAMES[place]:
        lines = " ".join(line.words for line in room_lines(state, place, view.names))
        again = "Search all the same?" if searches else "Use it?"
        return Selected(looks.kept._replace(room=PLACE_NAMES[place]).parts, f"{lines} {again} Press it again.")
    return play(state, move)


def _simple(move: Move) -> Callable[[View, Looks], Answer]:
    return lambda view, looks: play(view.state, move)


DEEDS: Final[dict[str, Callable[[View, Looks], Answer]]] = {
    "deed:move": _deed_move,
    "deed:search": _deed_room,
    "deed:room": _deed_room,
    "deed:force": _simple(FORCING),
    "deed:find": _simple(PICKING),
    "deed:leave": _simple(LEAVING),
    "deed:fight": _deed_fight,
    "deed:carry": _deed_carry,
    "deed:chest": _deed_chest,
}
