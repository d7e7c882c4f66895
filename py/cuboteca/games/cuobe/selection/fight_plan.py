"""Plans a fight: whom a player can fight, with how many dice and which weapons, and which moves that makes."""

from __future__ import annotations

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.moves import KIND_WORDS, PLAYERS, Move
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import Selection


def foes_of(state: State) -> list[str]:
    """List the spawns and players that the active player can fight now: kinds, and players as `P2`."""
    found: dict[str, None] = {}
    for move in state.moves():
        if move.verb == moves.FIGHT:
            found[move.args[0].lower()] = None
        elif move.verb == moves.DUEL:
            found[move.args[0]] = None
    return list(found)


def fight_move(state: State, selection: Selection) -> Move | None:
    """Return the move of the fight that is planned; None if none is."""
    if not selection.foe:
        return None
    number = str(planned_dice(state, selection))
    duel = selection.foe in PLAYERS
    return Move(moves.DUEL, (selection.foe, number)) if duel else Move(moves.FIGHT, (KIND_WORDS[selection.foe], number))


def planned_dice(state: State, selection: Selection) -> int:
    """Return as many dice as the player says; else two, or the one that is left."""
    return min(selection.dice if selection.dice >= 0 else 2, max(state.dice, 0))


def has_nothing_to_fight_with(state: State, selection: Selection) -> bool:
    """Is a spawn to be fought with no die, and no weapon chosen yet?"""
    return selection.foe not in PLAYERS and not planned_dice(state, selection) and not selection.weapons


def weapons_move(selection: Selection) -> Move:
    """Return the move that the weapons selected come to."""
    return Move(moves.WEAPONS, tuple(sorted(selection.weapons)))


def weapons_paid(state: State, plan: Selection) -> tuple[str, ...]:
    """Return the weapons of a plan without the talents that its roll leaves no die for (C-25)."""
    talents = state.players[state.active].talents
    left = state.dice - planned_dice(state, plan)
    kept: list[str] = []
    for card in plan.weapons:
        if card not in talents:
            kept.append(card)
        elif left > 0:
            kept.append(card)
            left -= 1
    return tuple(kept)


def next_weapons(state: State, selection: Selection, card: str) -> tuple[str, ...]:
    """Add the weapon tapped, a talent as often as it may be; then put it down."""
    more = (*selection.weapons, card)
    if state.is_arming:
        legal = {move.args for move in state.moves()}
        fits = any(all(args.count(each) >= more.count(each) for each in more) for args in legal)
    else:
        once = card in selection.weapons and card not in state.players[state.active].talents
        fits = not once and weapons_paid(state, selection._replace(weapons=more)) == more
    return more if fits else tuple(each for each in selection.weapons if each != card)
