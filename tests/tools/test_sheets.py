"""Sheets as the page takes them in: paints are displayed, or nothing would be painted with them; shapes are hidden."""

from __future__ import annotations

import re

import pytest

import cuboteca
from cuboteca.draw import shared_sprite
from tools.sheets import PAINTS, parted

SPRITES = {
    "common": shared_sprite.render_sprite,
    **{name: cuboteca.games.game_view(name).render_sprite for name in cuboteca.games},
}


def test_a_paint_is_displayed_wherever_it_stood() -> None:
    sprite = '<svg class="sheet"><defs><g id="a"><clipPath id="b"><path /></clipPath><path /></g></defs></svg>'
    assert parted(sprite) == (
        '<svg class="sheet"><clipPath id="b"><path /></clipPath></svg>'
        '<div hidden><svg><defs><g id="a"><path /></g></defs></svg></div>'
    )


@pytest.mark.parametrize("name", SPRITES)
def test_no_sheet_loses_a_name(name: str) -> None:
    sprite = str(SPRITES[name]())
    displayed, hidden = parted(sprite).split("<div hidden>")
    assert sorted(ids(displayed) + ids(hidden)) == sorted(ids(sprite))
    assert not PAINTS & set(re.findall(r"<(\w+)", hidden))
    assert not {"g", "symbol", "use"} & set(
        re.findall(r"<(\w+)", re.sub(r"<(clipPath|pattern).*?</\1>", "", displayed))
    )


def ids(text: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', text)
