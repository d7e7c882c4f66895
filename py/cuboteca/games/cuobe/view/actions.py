"""What the active player can do now: buttons with their price or with why not, and the row beside Undo."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.board import is_locked, leads_to
from cuboteca.games.cuobe.rules.cards import SELF, Effect, RoomCard
from cuboteca.games.cuobe.rules.legal import PICKING, SEARCHING, USING_ROOM
from cuboteca.games.cuobe.rules.locks_traps_search import fruitful
from cuboteca.games.cuobe.rules.moves import PLAYERS, Move
from cuboteca.games.cuobe.rules.places import BESIDE, WAY_LETTERS, WAYS
from cuboteca.games.cuobe.rules.players import is_loaded, open_chest
from cuboteca.games.cuobe.rules.position import ALIVE, NOBODY, Position
from cuboteca.games.cuobe.rules.spawns_in_fights import opponents
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.turns import left_behind
from cuboteca.games.cuobe.rules.why_illegal import why_not
from cuboteca.games.cuobe.selection.fight_plan import (
    fight_move,
    foes_of,
    has_nothing_to_fight_with,
    planned_dice,
    weapons_move,
)
from cuboteca.games.cuobe.selection.selection import DOORS, LOG, NOBODY_ALONG, STASH, THREATS, Selection, selection_of
from cuboteca.games.cuobe.text.choices import is_question
from cuboteca.games.cuobe.text.fights import say
from cuboteca.games.cuobe.text.goal import wise
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.text.log import fight_over
from cuboteca.games.cuobe.text.names import foe_name
from cuboteca.games.cuobe.view.art.tray import ActionButton
from cuboteca.games.cuobe.view.fight import settles
from cuboteca.play.view import Action, View

OFFERS: Final = ("sleep", "heal", "calm", "shift", "swap", "removeTrap", "unlock")
"""Operations of rooms that have a word of their own; what weighs most comes first."""


def offer_of(at: Position, room: RoomCard) -> str:
    """Return in a word what the room does for a die; "Use" if no word says it."""
    operations = {effect.op for effect in _effects(at, room)}
    return label("offer", offer=next((operation for operation in OFFERS if operation in operations), ""))


def puts_to_sleep(at: Position, room: RoomCard) -> bool:
    """Does its dice effect put the active player to sleep, so that the turn is over (C-97)?"""
    return any(effect.op == "sleep" and effect.who == SELF for effect in _effects(at, room))


def is_vain(at: Position) -> bool:
    """Would a search by the active player bring no card, whatever is rolled (C-24, C-55)?"""
    return not at.blue.size or not fruitful(at, at.active)


def _effects(at: Position, room: RoomCard) -> list[Effect]:
    scripts = [script for script in (room.spend, *room.roll) if script]
    return [effect for script in scripts for effect in at.box.scripts[script]]


def room_moves(state: State, place: int) -> list[Move]:
    """List the moves for the room of a place: from within its find token, what it offers; else to walk there."""
    here = state.players[state.active].place
    legal = state.moves()
    if place == here:
        return [move for move in (PICKING, USING_ROOM, SEARCHING) if move in legal]
    walks = (move for move in legal if move.verb == moves.GO and len(move.args) == 1)
    return [move for move in walks if leads_to(state, here, WAY_LETTERS.index(move.args[0])) == place][:1]


def why_not_there(state: State, place: int) -> str:
    """Say why the active player can't move to a place now; nothing of the own room."""
    here = state.players[state.active].place
    if place == here:
        return ""
    ways = [way for way in WAYS if place in (leads_to(state, here, way), BESIDE[here][way])]
    return why_not(state, Move(moves.GO, (WAY_LETTERS[ways[0]],))).message if ways else label("too_far")


def turn_actions(state: State, selection: Selection, names: tuple[str, ...]) -> tuple[ActionButton, ...]:
    """List the buttons: moving, the room and fighting always, each in its place; after them the rest, when there is
    something to do."""
    verbs = {move.verb for move in state.moves()}
    seat = state.active
    place = state.players[seat].place
    there = moves.PICK in verbs
    found = [_walk(state, verbs, selection), _room(state, verbs), _fight(state, verbs, selection)]
    if moves.CHEST in verbs:
        found.append(ActionButton("deed:chest", label("chest"), label("chest_here", chest="none"), "chest"))
    elif state.rooms[place].chest != NOBODY:
        owner = open_chest(state, seat)
        chest = "shut" if owner is None else "open" if state.players[owner].chest else "empty"
        note = label("chest_here", chest=chest)
        opened = selection.panel == STASH
        found.append(
            ActionButton("deed:chest", label("chest"), note, "chest", enabled=owner is not None, pressed=opened)
        )
    others = [other for other in state.here(place) if other != seat]
    if others and any(move.verb == moves.GO and len(move.args) > 1 for move in state.moves()):
        chosen = selection.along != NOBODY_ALONG
        note = names[selection.along] if chosen else names[others[0]] if len(others) == 1 else label("who")
        found.append(ActionButton("deed:carry", label("carry"), note, "carry", pressed=chosen))
    if is_locked(state, place):
        note = label("dice", count=1) if state.dice else label("no_dice")
        found.append(ActionButton("deed:force", label("force"), note, "force", enabled=moves.FORCE in verbs))
    if there or state.rooms[place].find:
        note = label("find_here", left=there)
        found.append(ActionButton("deed:find", label("find"), note, "find", there, there))
    if moves.KEY in verbs:
        found.append(ActionButton("deed:key", label("key"), label("key_free"), "key", main=True))
    if moves.EXIT in verbs:
        alone = bool(left_behind(state, seat))
        found.append(ActionButton("deed:leave", label("leave"), label("and_win", alone=alone), "leave", main=not alone))
    return tuple(found)


def _walk(state: State, verbs: set[str], selection: Selection) -> ActionButton:
    seat = state.active
    note = label("dice", count=1 if selection.along == NOBODY_ALONG else 2)
    if moves.GO not in verbs:
        loaded, locked = is_loaded(state, seat), is_locked(state, state.players[seat].place)
        note = label("too_much" if loaded else "locked" if locked else "shut_in" if state.dice else "no_dice")
    return ActionButton("deed:move", label("move"), note, "move", False, moves.GO in verbs, selection.panel == DOORS)


def _room(state: State, verbs: set[str]) -> ActionButton:
    """Return what a die can do with the room: search it, or use what it offers."""
    place = state.players[state.active].place
    printed = state.printed(place)
    if printed is None or not (printed.search or printed.spend or printed.roll):
        return ActionButton("deed:search", label("search"), label("nothing_here"), "search", enabled=False)
    able = moves.SEARCH in verbs or moves.ROOM in verbs
    note = label("dice", count=1) if able else _why_not(state, place)
    if printed.search:
        note = label("vain", deck=bool(state.blue.size)) if able and is_vain(state) else note
        return ActionButton("deed:search", label("search"), note, "search", enabled=able)
    return ActionButton("deed:room", offer_of(state, printed), note, "room", enabled=able)


def _why_not(state: State, place: int) -> str:
    kinds = opponents(state, place)
    if kinds:
        return label("spawn_here", kind=kinds[0]) if len(kinds) == 1 else label("spawns_here")
    if state.players[state.active].status != ALIVE:
        return label("insane")
    return label("no_use" if state.dice else "no_dice")


def _fight(state: State, verbs: set[str], selection: Selection) -> ActionButton:
    foes = foes_of(state)
    able = bool(foes)
    if not able:
        here = opponents(state, state.players[state.active].place)
        note = label("no_dice" if here else "nobody")
        return ActionButton("deed:fight", label("fight"), note, "fight", enabled=False)
    note = foe_name(foes[0], ()) if len(foes) == 1 and foes[0] not in PLAYERS else label("who")
    main = moves.FIGHT in verbs and moves.PICK not in verbs
    return ActionButton("deed:fight", label("fight"), note, "fight", main=main, pressed=bool(selection.foe))


def row_actions(view: View) -> tuple[Action, ...]:
    """List the buttons beside Undo: what threatens, how close the map is, ending a turn; or those of a fight."""
    state: State = view.state
    selection = selection_of(view.picked)
    if fight_over(view, selection):
        return (Action("put-away", label("continue"), "check", main=True, calls=True),)
    if not view.live or state.asked is None:
        return ()
    if state.is_arming:
        legal = weapons_move(selection) in state.moves()
        comes, improves = settles(view, selection)
        added = label("add", weapons="one" if len(selection.weapons) == 1 else bool(selection.weapons))
        return (Action("confirm", say("settle", end=comes) if comes else added, "check", not improves, legal),)
    if selection.foe:
        fight = fight_move(state, selection)
        dice = planned_dice(state, selection)
        roll = label("roll", none=not dice, dice=dice)
        sign = "roll" if dice else "check"
        able = fight in state.moves() and not has_nothing_to_fight_with(state, selection)
        return (Action("not-now", label("cancel"), "close"), Action("confirm", roll, sign, True, able))
    return (*_tools(selection), *_last(state, selection))


def _tools(selection: Selection) -> tuple[Action, ...]:
    return (
        Action("deed:threats", label("dangers"), "danger", pressed=selection.panel == THREATS),
        Action("look:close", label("zoom", close=selection.close), "fit", pressed=selection.close),
    )


def _last(state: State, selection: Selection) -> tuple[Action, ...]:
    if is_question(state):
        return (Action("deed:log", label("log"), "log", pressed=selection.panel == LOG),)
    if selection.asks == moves.END:
        words = label("lose", dice=state.dice, last=not state.green.size)
        return (Action("end", words, "check", main=True, pressed=True),)
    if selection.asks:
        return (Action("confirm", label("anyway", verb=selection.asks), "check", main=True),)
    return (Action("end", label("end"), "pass", main=not (state.dice or wise(state))),)


def parts_after_undo(view: View) -> tuple[str, ...] | None:
    """Return what stays selected when the last part is undone; None if nothing is selected."""
    selection = selection_of(view.picked)
    # What is only looked at has its own way to be closed: Undo is about what is done.
    panel = selection.panel if selection.panel in (DOORS, STASH) else ""
    if selection._replace(panel=panel, card="", room="", mate=-1) == selection.idle:
        return None
    if selection.weapons:
        return selection._replace(weapons=selection.weapons[:-1]).parts
    return selection.idle.parts


DEEDS: Final = {
    moves.SEARCH: "deed:search",
    moves.ROOM: "deed:room",
    moves.FORCE: "deed:force",
    moves.PICK: "deed:find",
    moves.EXIT: "deed:leave",
    moves.KEY: "deed:key",
    moves.FIGHT: "deed:fight",
    moves.CHEST: "deed:chest",
    moves.TAKE: "deed:chest",
    moves.PUT: "deed:chest",
    moves.END: "end",
}
"""The button with which a move begins, by what is done."""
OF_CARDS: Final = (moves.USE, moves.TALENT, moves.GIVE, moves.DROP)
"""What begins with a card."""
