"""The sheet of Cu[o]be: every symbol is of use, and rooms have emblems."""

from __future__ import annotations

from cuboteca.games.cuobe.view.art.emblems import EMBLEMS, SIGNS, emblem_id
from cuboteca.games.cuobe.view.art.scene import KINDS
from cuboteca.games.cuobe.view.art.sprite import ICONS, render_sprite
from tests.draw.reading import ids, referred
from tests.games.cuobe.view.art.rooms import PRINTED
from tests.games.cuobe.view.art.scenes import pictures

SHEET = str(render_sprite())


def test_every_symbol_of_the_sheet_is_of_use() -> None:
    named_by_data = {emblem_id(words) for words in EMBLEMS} | {f"c-sign-{name}" for name in SIGNS}
    named_by_number = {f"c-{what}-{seat}" for what in ("pawn", "chest") for seat in range(1, 7)}
    thrown = {f"c-die-{face}" for face in range(4)} | {f"c-{kind}" for kind in KINDS}
    used = (
        referred(SHEET + "".join(map(str, pictures().values())))
        | named_by_data
        | named_by_number
        | thrown
        | {"c-exit-open", "c-key-in"}
    )
    assert set(ids(SHEET)) - used == {"sheet-cuobe", *(f"icon-{name}" for name in ICONS)}


def test_every_room_of_the_house_has_an_emblem_of_its_own() -> None:
    known = [words for _, words, _ in PRINTED.values()]
    assert set(known) <= set(EMBLEMS)
    assert len({emblem_id(words) for words in known}) == 25


def test_emblems_differ_and_an_unknown_one_falls_back_on_its_type() -> None:
    assert len({emblem_id(words) for words in EMBLEMS}) == len(EMBLEMS)
    assert len(set(EMBLEMS.values())) == len(EMBLEMS)
    assert emblem_id("a duck that no sheet knows", "key") == emblem_id("key with 1 tooth")
    assert emblem_id('"><script>', "of no type") in ids(SHEET)
