"""The sheet of Qwirkle Cubes."""

from __future__ import annotations

from cuboteca.games.qwirkle_cubes.rules.cubes import COLOURS, SHAPES
from cuboteca.games.qwirkle_cubes.view.art.sprite import render_sprite
from tests.draw.reading import ids, referred
from tests.games.qwirkle_cubes.view.art.scenes import pictures

SHEET = str(render_sprite())


def test_every_symbol_of_the_sheet_is_of_use() -> None:
    cubes = {f"w-{colour}{shape}{kin}" for colour in COLOURS for shape in SHAPES for kin in ("", "m")}
    named_by_screens = cubes | {f"w-{colour}" for colour in COLOURS} | {f"w-ghost-{shape}" for shape in SHAPES}
    every = SHEET + "".join(map(str, pictures().values()))
    assert set(ids(SHEET)) - referred(every) - named_by_screens == {"sheet-qwirkle_cubes"}
    assert cubes <= set(ids(SHEET))
