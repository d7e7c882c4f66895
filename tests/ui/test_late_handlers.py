"""What is listed twice, so that a start needn't load all of it, is the same in both lists."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from cuboteca.ui.handlers import LATE
from cuboteca.ui.router import SHEETS
from tools.paths import ROOT

ITS_OWN = {"opponent", "hint"}
"""Events that several rooms have, each its own."""


@pytest.mark.parametrize("module", LATE)
def test_every_event_of_a_late_room_is_known_before_it_is_loaded(module: str) -> None:
    assert set(import_module(f"cuboteca.ui.{module}").HANDLERS) - ITS_OWN == set(LATE[module])


def test_the_page_lays_every_sheet_over_a_screen() -> None:
    """It would change the whole page for one that it doesn't know."""
    script = (ROOT / "static/js/screen/screen.js").read_text("utf-8")
    (listed,) = re.findall(r"const TOGETHER = \[(.*?)\n\];", script, re.S)
    assert set(SHEETS) <= set(re.findall(r'"([\w/]+)"', listed))
