"""The position text of Qurush, written.

    ...../.666./.666./.666./..... A=a1 B=e5 ap7 A t1 gA=2x2:45/23 gB=?

Rows from north to south, the pawns (`-` off the board), the points left (`setup` before the first turn, `over` after
the end), whose turn it is (before the first turn whose choice, `?` for chance; after the end whose turn it was) and
its number. Then, where they apply: `out=C` who resigned, `owes=D` who has called falsely
and not yet paid, `called=B` who won by calling, the goals of each seat (`?`
where they are not known, two joined by `+`) and the options that are not at their default.
"""

from __future__ import annotations

from cuboteca.games.qurush.rules.board import OFF, square_at, square_name
from cuboteca.games.qurush.rules.moves import SEAT_LETTERS
from cuboteca.games.qurush.rules.options import OPTIONS
from cuboteca.games.qurush.rules.position import CALLED, CORNER_LOT, FIRST_LOT, OVER, SETUP, Position


def write_position(now: Position) -> str:
    """Return the whole position as text."""
    size = range(now.rules.board.size)
    rows = ("".join(".123456"[now.qubes[square_at(column, row)]] for column in size) for row in reversed(size))
    words = ["/".join(rows)]
    words += [
        f"{letter}={square_name(square) if square != OFF else '-'}"
        for letter, square in zip(SEAT_LETTERS, now.pawns, strict=False)
    ]
    words += [now.stage if now.stage in (SETUP, OVER) else f"ap{now.points}"]
    words += [side_text(now), f"t{now.turn}"]
    if now.out:
        words.append(f"out={''.join(SEAT_LETTERS[seat] for seat in sorted(now.out))}")
    if now.owing:
        words.append(f"owes={''.join(SEAT_LETTERS[seat] for seat in sorted(now.owing))}")
    if now.ended == CALLED:
        words.append(f"called={SEAT_LETTERS[now.winners[0]]}")
    words += [
        f"g{letter}={'+'.join(map(str, goals))}"
        for letter, goals in zip(SEAT_LETTERS, now.goals, strict=False)
        if goals
    ]
    words += [f"{name}={value}" for name, value in now.rules.options.items() if value != OPTIONS[name].default]
    return " ".join(words)


def side_text(now: Position) -> str:
    """Return whose turn or choice it is, or was; `?` where chance is to come."""
    return "?" if now.next in (CORNER_LOT, FIRST_LOT) else SEAT_LETTERS[now.own]
