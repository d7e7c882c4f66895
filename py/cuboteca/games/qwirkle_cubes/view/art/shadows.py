"""The shadow of all cubes together: one shape, drawn a few times, each time wider, fainter and further off. No blur to
reckon, and where two shadows meet it grows no darker."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cuboteca.draw.path import num
from cuboteca.games.qwirkle_cubes.view.art.sizes import CELL, RISE, Cell

CORE: Final = 18
"""Half the width of what throws the shadow: so much less than a cube that the edge softens inwards too. Its inside
stays bare, for a cube stands on it: a stroke alone needs no layer of its own to be see-through."""
FAR: Final = tuple((8.5, 9.5, 3 + 4 * i, 0.05) for i in range(10))
NEAR: Final = tuple((2.5, 3, 18 + 2 * i, 0.1) for i in range(4))
"""How far east and south, how wide the stroke, how opaque."""


def draw_shadows(cells: Iterable[Cell], live: bool) -> str:
    """Where only one table is on the page its layers share one path."""
    path = _footprints(cells)
    if not path:
        return ""
    layers = [_layer(path, live, *layer) for layer in (*FAR, *NEAR)]
    shared = f'<defs><path id="footprints" d="{path}"/></defs>' if live else ""
    return (
        f'{shared}<g class="shadows" fill="none" stroke="var(--cloth-shade)" stroke-linejoin="round">'
        f"{''.join(layers)}</g>"
    )


def _layer(path: str, live: bool, x: float, y: float, width: float, opacity: float) -> str:
    shape = 'use href="#footprints"' if live else f'path d="{path}"'
    return (
        f'<{shape} transform="translate({num(x - RISE[0], 1)} {num(y - RISE[1], 1)})" '
        f'stroke-width="{num(width, 1)}" stroke-opacity="{num(opacity, 3)}"/>'
    )


def _footprints(cells: Iterable[Cell]) -> str:
    """Where the cubes stand: a bar for each row of neighbours and for each column of two or more."""
    rows: dict[int, list[int]] = {}
    columns: dict[int, list[int]] = {}
    for x, y in cells:
        rows.setdefault(y, []).append(x)
        columns.setdefault(x, []).append(-y)
    bars = [(x, -y, long, 1) for y, row in rows.items() for x, long in _runs(row)]
    bars += [(x, y, 1, long) for x, column in columns.items() for y, long in _runs(column) if long > 1]
    return "".join(
        f"M{CELL * x - CORE} {CELL * y - CORE}h{CELL * (wide - 1) + 2 * CORE}v{CELL * (high - 1) + 2 * CORE}"
        f"h-{CELL * (wide - 1) + 2 * CORE}z"
        for x, y, wide, high in bars
    )


def _runs(numbers: list[int]) -> list[tuple[int, int]]:
    """Where neighbours begin, and how many they are."""
    numbers.sort()
    out: list[tuple[int, int]] = []
    for number in numbers:
        if out and number == out[-1][0] + out[-1][1]:
            out[-1] = out[-1][0], out[-1][1] + 1
        else:
            out.append((number, 1))
    return out
