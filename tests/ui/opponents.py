"""What tests do at tables with opponents: sit down with them, and let them think."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cuboteca.games import SHELF
from cuboteca.play.simulation import CannotSimulate, NotReady
from tests.ui.playing import Player, Seen

GAMES = tuple(game for game in SHELF if SHELF.about(game).opponents)


def sit_down(player: Player, game: str, levels: list[str], **options: str) -> Seen:
    """Begin a game: a level plays a seat, nothing a person."""
    fields = {"seats": str(len(levels)), **{f"option-{name}": value for name, value in options.items()}}
    for seat, level in enumerate(levels):
        fields[f"plays-{seat}"] = "opponent" if level else "person"
        fields[f"level-{seat}"] = level or "easy"
    player.do("start", game, fields={**fields, "name-0": "Ada"})
    return player.screen


def let_think(player: Player) -> Seen:
    """Let an opponent think to its end, and make its move."""
    while not player.app.think(lambda: True):
        assert player.app.waits
    return player.do("opponent")


def move(player: Player, number: int = 0) -> Seen:
    """Make one of a person's moves."""
    return player.do("move", str(player.table.state.moves()[number]))


class Arriving:
    """A simulator that is still to come when it is first asked, and simulates nothing after that."""

    def __init__(self) -> None:
        self.asked = 0

    def prepare(self) -> None:
        """It comes by itself."""

    def simulate(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        self.asked += 1
        if self.asked == 1:
            raise NotReady
        raise CannotSimulate("none here")
