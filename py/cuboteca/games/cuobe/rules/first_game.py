"""The cards of a first game, in an order that introduces one thing at a time."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules.moves import BLUE, GREEN, REVEAL, Move
from cuboteca.play.lesson import FirstGame

_CARDS: Final = {
    # Rooms to search, one to heal in, a corridor, one that shifts; the Exit before the first key; a lock, a trap.
    REVEAL: "R07 R05 R08 R15 R03 R02 R10 R06 R24 R09 R11 R12",
    # What heals, a weapon, a key; all else later.
    BLUE: "T03 T10 K1 A3 T15 S4 T07 T13 K2 A4 T17 S2",
    # Dice, a trap, a tick, a lock; the trap triggered; panic, then the first spawn, and what helps against both.
    GREEN: "E02 E06 C3 E21 E04 E03 X1 E08 W1 E10 E14 C5 E11 X2",
}

FIRST_GAME: Final = FirstGame(
    options=(("difficulty", "easy"),),
    chosen=tuple(str(Move(verb, (card,))) for verb, cards in _CARDS.items() for card in cards.split()),
)
