"""The position text of Qwirkle Cubes, written.

    grid Rs@0,0 Rc@1,0 | hands A[Rs Gc …] B[…] | bag R11 O12 Y15 G14 B15 P13 | scores 12 9 | A rolls1 pass0

After the player to move (`?` before it is known, `-` after the end), the re-rolls left and the passes in succession
come, where they apply: `rolling=1,3` (the slots that are being rolled), `rolled`, `out=C`, `began=B`, and the options
that are not at their default.
"""

from __future__ import annotations

from typing import Final

from cuboteca.games.qwirkle_cubes.rules.cubes import COLOURS, CUBE_TEXTS
from cuboteca.games.qwirkle_cubes.rules.grid import cell_text
from cuboteca.games.qwirkle_cubes.rules.moves import SEATS
from cuboteca.games.qwirkle_cubes.rules.options import OPTIONS, UNLIMITED
from cuboteca.games.qwirkle_cubes.rules.position import NOBODY, Position


def write_position(now: Position) -> str:
    """Return the whole position as text."""
    cubes = [f"{CUBE_TEXTS[cube]}@{cell_text(cell)}" for cell, cube in sorted(now.grid.cubes.items())]
    hands = [f"{SEATS[seat]}[{' '.join(CUBE_TEXTS[cube] for cube in hand)}]" for seat, hand in enumerate(now.hands)]
    bag = [f"{colour}{count}" for colour, count in zip(COLOURS, now.bag, strict=True)]
    parts = (
        ("grid", cubes or ["-"]),
        ("hands", hands),
        ("bag", bag),
        ("scores", map(str, now.scores)),
    )
    return " | ".join([*(" ".join((name, *words)) for name, words in parts), " ".join(_turn_words(now))])


def _turn_words(now: Position) -> list[str]:
    mover = SEATS[now.mover] if now.mover != NOBODY else "-" if now.ended else "?"
    words = [mover, f"rolls{'*' if now.rolls == UNLIMITED else now.rolls}", f"pass{now.passes}"]
    if now.rolling:
        words.append(f"rolling={','.join(str(slot + 1) for slot in now.rolling)}")
    if now.rolled:
        words.append("rolled")
    if now.out:
        words.append(f"out={''.join(SEATS[seat] for seat in sorted(now.out))}")
    if now.began != NOBODY:
        words.append(f"began={SEATS[now.began]}")
    options = now.rules.options
    return words + [f"{name}={options[name]}" for name in WRITTEN if options[name] != OPTIONS[name].default]


WRITTEN: Final = (*list(OPTIONS)[1:], *list(OPTIONS)[:1])
"""The options in the order of the text: the set-up asks first whose dice are thrown, the text says it last."""
