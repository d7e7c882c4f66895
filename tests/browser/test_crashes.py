"""What `make crash` does, a little of each: no move that was shown as made is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tools.crashes import chores, disks, exceptions, kills, takeovers
from tools.crashes.ground import Ground, marked_site
from tools.crashes.tally import Tally

pytestmark = pytest.mark.thorough

FORGETS = """
from cuboteca.ui.storage import Storage
keep, writes = Storage.write, iter(range(1_000))
def forget(stored):
    if next(writes) < 3:
        return keep(stored)
    stored.before.clear()
    return False
Storage.write = forget
"""
"""A worker that writes no more after a while."""


@pytest.mark.parametrize(
    ("run", "also"),
    [
        pytest.param(kills.run, "", id="kills"),
        pytest.param(chores.run, "", id="chores"),
        pytest.param(
            disks.run, "", id="disks", marks=pytest.mark.skipif(not disks.can_mount(), reason="Only root can.")
        ),
        pytest.param(takeovers.run, "", id="takeovers"),
        pytest.param(exceptions.run, exceptions.BREAKS, id="exceptions"),
    ],
)
def test_no_move_is_lost(playwright: Playwright, site: Path, run: Callable[[Ground, int], Tally], also: str) -> None:
    with marked_site(playwright, site, "test", also) as ground:
        tally = run(ground, 2)
    assert not tally.losses, tally
    assert not tally.stuck, tally
    assert tally.eyes.moves or run == chores.run


def test_a_lost_move_would_be_seen(playwright: Playwright, site: Path) -> None:
    with marked_site(playwright, site, "test", FORGETS) as ground:
        tally = kills.run(ground, 2)
    assert tally.losses
