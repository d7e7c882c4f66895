"""How a fight came out, in a sentence: the sums, and what they are made of."""

from __future__ import annotations

from collections.abc import Sequence

from cuboteca.games.cuobe.rules.names import figure
from cuboteca.games.cuobe.rules.position import Note, Position
from cuboteca.games.cuobe.rules.state import State


def fought(at: Position, note: Note, names: Sequence[str]) -> str:
    """Against a spawn: "0, less 1 for Rush, makes −1 against 4, 3 of power and 1 of panic: Ada loses." """
    _, seat, _, own, against, panic, *held = note
    result = "both suffer" if own == against else f"{names[seat]} wins" if own > against else f"{names[seat]} loses"
    strength = f"{against}, {against - panic} of power and {panic} of panic" if panic else str(against)
    return f"{_added_up(at, seat, own, held)} against {strength}: {result}."


def dueled(at: Position, note: Note, names: Sequence[str]) -> str:
    """Against another player."""
    _, attacker, attack, defender, defence, *counted = note
    sums = f"{figure(attack)} against {figure(defence)}{_for_good(at, counted, names)}"
    if attack == defence:
        return f"{sums}: both suffer."
    return f"{sums}: {names[attacker if attack > defence else defender]} wins."


def _added_up(at: Position, seat: int, own: int, held: Sequence[str]) -> str:
    """The fighter's sum; with how it came about, if not by the dice alone."""
    cards = at.box.cards
    notes = at.happened if isinstance(at, State) else ()
    named = [card for note in notes if note[:2] == ("armed", seat) for card in note[2:]]
    changes = [(cards[card].name, cards[card].weapon * named.count(card)) for card in dict.fromkeys(named)]
    changes += [(cards[card].name, passive.n) for card in held if (passive := cards[card].passive) is not None]
    if not changes:
        return figure(own)
    dice = own - sum(n for _, n in changes)
    words = "".join(f", {'plus' if n > 0 else 'less'} {abs(n)} for {name}" for name, n in changes)
    return f"{figure(dice)}{words}, makes {figure(own)}"


def _for_good(at: Position, counted: Sequence[tuple[int, str]], names: Sequence[str]) -> str:
    """What lasting effects were in the sums, by seat and card: ", 1 less for Ada’s Rush"."""
    told = ""
    for seat, card in counted:
        passive = at.box.cards[card].passive
        n = passive.n if passive is not None else 0
        told += f", {abs(n)} {'more' if n > 0 else 'less'} for {names[seat]}’s {at.box.cards[card].name}"
    return told
