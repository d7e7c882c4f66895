"""Playing Cu[o]be by taps: what is tapped, one thing after the other, to make a move."""

from __future__ import annotations

from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.board import leads_to
from cuboteca.games.cuobe.rules.fights import weapon_talents, weapon_tools
from cuboteca.games.cuobe.rules.moves import PLAYERS, SEAT_OF, Move
from cuboteca.games.cuobe.rules.places import PLACE_NAMES, PLACE_OF, WAY_LETTERS
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.steps import ARMING
from cuboteca.games.cuobe.rules.turns import left_behind
from cuboteca.games.cuobe.selection.selection import move_part
from cuboteca.games.cuobe.view.actions import is_vain, puts_to_sleep
from cuboteca.games.cuobe.view.taps import is_ominous

DEEDS = {
    moves.FORCE: "deed:force",
    moves.SEARCH: "deed:search",
    moves.ROOM: "deed:room",
    moves.PICK: "deed:find",
    moves.CHEST: "deed:chest",
    moves.EXIT: "deed:leave",
}


def taps_for(state: State, move: Move) -> tuple[str, ...]:
    """The parts to tap, from a table on which nothing has been taken up."""
    step = state.agenda[-1]
    if step.what in ARMING:
        return (*(f"weapon:{card}" for card in move.args), "confirm")
    if step.what != steps.ACTION:
        return _answer(state, move)
    if move.verb == moves.ROOM:
        here = state.printed(state.players[state.active].place)
        assert here is not None
        return (DEEDS[move.verb], *(("confirm",) if puts_to_sleep(state, here) else ()))
    if move.verb == moves.SEARCH and is_vain(state):
        return (DEEDS[move.verb], "confirm")
    if move.verb == moves.EXIT and left_behind(state, state.active):
        return (DEEDS[move.verb], "confirm")
    if move.verb in DEEDS:
        return (DEEDS[move.verb],)
    if move.verb == moves.GO:
        return (*_along(state, move), *_door(state, move))
    if move.verb in (moves.FIGHT, moves.DUEL):
        return _fight(state, move)
    if move.verb == moves.TAKE:
        return ("deed:chest", move_part(move))
    if move.verb == moves.END:
        return ("end", "end") if state.dice else ("end",)
    return (f"card:{move.args[0]}", move_part(move))


def _answer(state: State, move: Move) -> tuple[str, ...]:
    """A room on the map, a player's chip, a card, or a button."""
    aim = move.args[0] if move.args else ""
    if state.agenda[-1].what == steps.SURPLUS:
        return (f"card:{aim}", move_part(move))
    if move.verb == moves.CHOOSE and aim in PLACE_OF:
        return (f"room:{aim}",)
    if move.verb == moves.CHOOSE and aim in SEAT_OF:
        return (f"mate:{SEAT_OF[aim]}",)
    if move.verb == moves.CHOOSE and aim in state.box.cards:
        return (f"card:{aim}",)
    return (move_part(move),)


def _along(state: State, move: Move) -> tuple[str, ...]:
    """Pressed until the right one comes along."""
    if len(move.args) == 1:
        return ()
    others = [seat for seat in state.here(state.players[state.active].place) if seat != state.active]
    return ("deed:carry",) * (others.index(SEAT_OF[move.args[1]]) + 1)


def _door(state: State, move: Move) -> tuple[str, ...]:
    """A room with something ominous in it is looked at first, by a player who goes alone."""
    place = leads_to(state, state.players[state.active].place, WAY_LETTERS.index(move.args[0]))
    room = f"room:{PLACE_NAMES[place]}"
    return (room, room) if len(move.args) == 1 and is_ominous(state, place) else (room,)


def _fight(state: State, move: Move) -> tuple[str, ...]:
    """The first foe is proposed with two dice, or as many as there are."""
    foe = move.args[0] if move.args[0] in PLAYERS else move.args[0].lower()
    foes = list(dict.fromkeys(m.args[0] for m in state.moves() if m.verb in (moves.FIGHT, moves.DUEL)))
    other = (f"foe:{foe}",) if foes[0] != move.args[0] else ()
    more = int(move.args[1]) - min(2, state.dice)
    dice = (("dice:more" if more > 0 else "dice:fewer"),) * abs(more)
    return ("deed:fight", *other, *dice, *_armed(state, move), "confirm")


def _armed(state: State, move: Move) -> tuple[str, ...]:
    """A spawn is fought without dice only once a weapon is chosen."""
    if move.args[1] != "0" or move.args[0] in PLAYERS:
        return ()
    weapons = (*weapon_tools(state, state.active), *weapon_talents(state, state.active))
    return (f"weapon:{weapons[0]}",)
