"""Reading a move from its notation."""

from __future__ import annotations

import re
from typing import Final

from cuboteca.games.qwirkle_cubes.rules.cubes import CUBE_OF, HAND, SHAPES
from cuboteca.games.qwirkle_cubes.rules.grid import cell_at
from cuboteca.games.qwirkle_cubes.rules.moves import (
    DRAWN,
    FIRST,
    FORCED,
    PASSING,
    PUT,
    RESIGNING,
    ROLL,
    ROLLED,
    SEATS,
    Move,
)
from cuboteca.games.qwirkle_cubes.rules.refusal import Refusal

WHERE: Final = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")
LONGEST_TEXT: Final = 120
LONGEST_QUOTE: Final = 20


def read_move(text: str, hand: tuple[int, ...], rolling: tuple[int, ...]) -> Move:
    """Return the move that a text stands for, slots being those of `hand` and `> s e` how the `rolling` ones fell."""
    words = text[:LONGEST_TEXT].split()
    if not words or len(text) > LONGEST_TEXT:
        raise _no_move(text)
    head, *rest = words
    if text in ("pass", "resign"):
        return PASSING if text == "pass" else RESIGNING
    if head == "put" and rest:
        return Move(PUT, tuple(sorted(read_placed(word, hand) for word in rest)))
    if head == "roll":
        return _read_roll(text, rest)
    if head == "roll!" and rest[:1] == [">"]:
        return Move(FORCED, faces=_read_shapes(text, rest[1:]))
    if head == ">" and rolling:
        return Move(ROLLED, slots=rolling, faces=_read_shapes(text, rest))
    if head == "draw" and rest[:1] == [">"] and len(rest) > 1:
        return Move(DRAWN, faces=tuple(_read_cube(word) for word in rest[1:]))
    if re.fullmatch("start=[A-F]", text):
        return Move(FIRST, faces=(SEATS.index(text[-1]),))
    raise _no_move(text)


def read_placed(word: str, hand: tuple[int, ...]) -> tuple[int, int]:
    """Read a cube, or a slot of the hand, and a cell: `Rs@0,0` or `2@0,0`."""
    what, at, where = word.partition("@")
    found = WHERE.fullmatch(where)
    if not (at and found):
        raise Refusal("no_placed_cube", text=word[:LONGEST_QUOTE])
    cube = hand[_read_slot(what, len(hand))] if what.isdecimal() else _read_cube(what)
    return cell_at(int(found[1]), int(found[2])), cube


def _read_slot(word: str, size: int) -> int:
    if not (len(word) == 1 and "1" <= word <= "6"):
        raise Refusal("no_slot", "Z-2", text=word[:LONGEST_QUOTE])
    if int(word) > size:
        raise Refusal("slot_empty", "Z-2", slot=int(word) - 1, count=size)
    return int(word) - 1


def _read_cube(word: str) -> int:
    if word not in CUBE_OF:
        raise Refusal("no_cube", "Z-1", text=word[:LONGEST_QUOTE])
    return CUBE_OF[word]


def _read_roll(text: str, rest: list[str]) -> Move:
    """Read `roll 1 3`, `roll -`, or with what came of it, `roll 1 3 > s e`."""
    chosen = rest[: rest.index(">")] if ">" in rest else rest
    if chosen == ["-"] and rest == chosen:
        return Move(ROLL)
    slots = tuple(_read_slot(word, HAND) for word in chosen)
    if not slots or len(set(slots)) < len(slots):
        raise _no_move(text)
    if rest == chosen:
        return Move(ROLL, slots=tuple(sorted(slots)))
    faces = _read_shapes(text, rest[len(chosen) + 1 :])
    if len(faces) == len(slots):
        slots, faces = zip(*sorted(zip(slots, faces, strict=True)), strict=True)
    return Move(ROLLED, slots=slots, faces=faces)


def _read_shapes(text: str, words: list[str]) -> tuple[int, ...]:
    if not words or len(words) > HAND:
        raise _no_move(text)
    for word in words:
        if len(word) != 1 or word not in SHAPES:
            raise Refusal("no_shape", "Z-1", text=word[:LONGEST_QUOTE])
    return tuple(SHAPES.index(word) for word in words)


def _no_move(text: str) -> Refusal:
    return Refusal("no_move", text=text[:LONGEST_QUOTE])
