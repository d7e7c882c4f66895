"""Turns of Qurush on screens: whose pawn acts, and for whom Qurush is called."""

from __future__ import annotations

import pytest

from tests.ui.playing import Player

NAMES = ("Ada", "Bo", "Cy")


def sit_down(player: Player, *goals: str, **options: str) -> None:
    """Sit down to a game in which Ada goes first, and everyone has chosen a goal."""
    fields = {"seats": str(len(goals)), "option-start": "seat1"}
    fields |= {f"name-{seat}": NAMES[seat] for seat in range(len(goals))}
    player.do("start", "qurush", fields=fields | {f"option-{name}": value for name, value in options.items()})
    for goal in goals:
        player.do("lift-lid")
        player.do("move", goal)
        player.tap("confirm")


def picked(player: Player) -> tuple[str, ...]:
    assert player.app.session is not None
    return player.app.session.picked


@pytest.mark.clause("Q-32")
def test_another_pawn_is_used_until_the_turn_ends_or_another_is_chosen(player: Player) -> None:
    sit_down(player, "2x2:45/23", "2x2:52/24", multiple_agents="on")
    for part in ("agent:1", "cell:4,3"):
        player.tap(part)
    assert list(player.table.standing)[-1] == "@2:Me4"
    assert picked(player) == ("pawn:1",), "Bo’s pawn is still the one that Ada uses"
    player.do("undo")
    assert "@2:Me4" not in player.table.standing, "Undo takes the move back, not the pawn"
    for part in ("agent:1", "cell:4,3", "act:flip"):
        player.tap(part)
    assert "act:flip" in picked(player), "Bo’s pawn is beside a qube"
    for part in ("end", "end"):
        player.tap(part)
    assert not picked(player)
