"""The moves of Qyshinsu and their notation: each is made once, here, and known by its text.

A place is numbered 1 to 12 for people; `at` is the same place counted from 0, for the ring of twelve bytes.
"""

from __future__ import annotations

from typing import Final

from cuboteca.games.qyshinsu.rules.refusal import Refusal

PLACES: Final = range(1, 13)
KINDS: Final = range(6)
OLD: Final = 0
"""The Old Stone is kind 0; kinds 1 to 5 are the numbered stones."""

BLACK: Final = 0
RED: Final = 1
NOBODY: Final = 2
"""The side to move while chance has not yet said who begins."""

EMPTY: Final = 0
STONES: Final = (range(1, 7), range(7, 13))
"""The ring's bytes for Black's and for Red's stones, by kind; 0 is an empty place."""

TWO_OF_ANY: Final = 0b101010101010
"""In a count of two bits a kind, the bits that say "two of this kind"."""


class Move:
    """One move. There is one object for each notation, so identity is equality."""

    __slots__ = ("at", "change", "kind", "place", "puts", "random", "sign", "text", "two")

    def __init__(self, text: str, sign: str = "", kind: int = -1, place: int = 0) -> None:
        self.text = text
        self.sign = sign
        """`+` adds a stone, `-` takes one back, "" is something that is said."""
        self.kind = kind
        self.place = place
        self.random = text.startswith("first=")
        # What playing it does, ready made: the byte that it puts, by side, and how it changes the count of its kind.
        self.at = place - 1
        self.puts = tuple(bytes([stones[kind] if sign == "+" else EMPTY]) for stones in STONES)
        self.change = (1 if sign == "+" else -1) << 2 * max(kind, 0)
        self.two = 2 << 2 * max(kind, 0)

    @property
    def reveals(self) -> bool:
        """Nothing is hidden in this game."""
        return False

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return made, (self.text,)


def letter(kind: int) -> str:
    """Return how notation writes a kind: `O`, `1` … `5`."""
    return str(kind) if kind else "O"


ADDITIONS: Final = tuple(tuple(Move(f"+{letter(k)}@{p}", "+", k, p) for k in KINDS) for p in PLACES)
REMOVALS: Final = tuple(tuple(Move(f"-{letter(k)}@{p}", "-", k, p) for k in KINDS) for p in PLACES)
"""The stone moves, by `at` and kind."""

NO_MOVE: Final = Move("-")
"""Stands where no move has been made yet."""

RESIGN: Final = Move("resign")
OFFER_DRAW: Final = Move("draw?")
ACCEPT_DRAW: Final = Move("draw!")
SWAP: Final = Move("swap")
FIRST: Final = (Move("first=B"), Move("first=R"))
"""Chance saying who begins, by side."""

STONE_MOVES: Final = tuple(move for table in (ADDITIONS, REMOVALS) for kinds in table for move in kinds)
_MADE: Final = {move.text: move for move in (*STONE_MOVES, RESIGN, OFFER_DRAW, ACCEPT_DRAW, SWAP, *FIRST)}
_READABLE: Final = {
    **_MADE,
    **{move.text.replace("O", other): move for move in STONE_MOVES if move.kind == OLD for other in "0o"},
}


def read_move(text: str) -> Move:
    """Return the move that a text stands for; `0` is understood for `O`."""
    move = _READABLE.get(text)
    if move is None:
        raise Refusal("no_move", text=text[:20])
    return move


def made(text: str) -> Move:
    """Return the one object for a notation, for copies and pickles."""
    return _MADE.get(text, NO_MOVE)


def steps(at: int, distance: int) -> tuple[int, ...]:
    """Return the places `distance` steps from one, both ways (Y-7), in rising order."""
    return tuple(sorted({(at - distance) % 12, (at + distance) % 12}))


TARGETS: Final = tuple(tuple(steps(at, kind) for kind in KINDS) for at in range(12))
"""Where an n-stone leads: by `at` and kind."""

NEAREST_FIRST: Final = tuple(tuple(steps(at, d) for d in range(1, 7)) for at in range(12))
"""The other places by rising distance, ties together; by `at`. The place itself is never among them (Y-12)."""

CLOCKWISE_FIRST: Final = tuple(
    tuple(((at + way * d) % 12,) for d in range(1, 7) for way in (1, -1))[:11] for at in range(12)
)
"""The same with each tie settled: the clockwise place, that of the rising numbers, comes first."""

PERMITTED: Final = tuple(
    {
        barred: tuple(move for move in ADDITIONS[at] if not move.two & barred)
        for barred in {sum(2 << 2 * k for k in KINDS if some >> k & 1) for some in range(64)}
    }
    for at in range(12)
)
"""The additions at a place, by `at` and by the kinds that are barred there (their `two` bits)."""


COLOURS: Final = "br"
"""Black and Red, by side."""

OFFER_MADE: Final = "made"

OFFER_STANDING: Final = "standing"
"""A draw offered by the player to move in this turn, or by the opponent in the last one."""
