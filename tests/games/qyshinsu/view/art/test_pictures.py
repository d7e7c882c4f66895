"""The sheet of Qyshinsu."""

from __future__ import annotations

import re

from cuboteca.draw import shared_sprite
from cuboteca.games.qyshinsu.view.art.sprite import render_sprite
from tests.draw.reading import ids, referred
from tests.games.qyshinsu.view.art.scenes import pictures

SHEET = str(render_sprite())


def test_every_symbol_of_the_sheet_is_of_use() -> None:
    """A gradient or a sign that nothing refers to is left over; stones wait for the screens."""
    named_by_screens = re.compile(r"sheet-|q-[br][0-5][tsl]?$|q-count-")
    unused = set(ids(SHEET)) - referred("".join(map(str, (shared_sprite.render_sprite(), SHEET, *pictures().values()))))
    assert [name for name in unused if not named_by_screens.match(name)] == []
