"""Where everything lies and stands while the stage plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cuboteca.games.cuobe.rules.places import PLACE_NAMES
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.view.art.scene import Company, Spot, Standing, middle, spot, stand

Motion = dict[str, Any]
Moves = tuple[Motion, ...]


class StagedHouse:
    """Where everything lies and stands as one event after the other moves it."""

    def __init__(self, before: State, after: State, names: tuple[str, ...]) -> None:
        self.names = names
        self.after = after
        self.before = before
        self.rooms = list(before.rooms)
        self.pawns = {seat: player.place for seat, player in enumerate(before.players) if player.inside}
        self.figures = {spawn.kind: spawn.place for spawn in before.spawns}

    def tile(self, place: int) -> str:
        """Return the id of the room that lies in a place; face down, it is known by the place."""
        return f"tile-{self.rooms[place].card or PLACE_NAMES[place]}"

    def standing(self, place: int) -> Standing:
        room = self.rooms[place]
        company = Company(
            sum(at == place for at in self.pawns.values()),
            sum(at == place for at in self.figures.values()),
            room.spiders > 0,
            int(room.chest >= 0),
            room.find,
        )
        return stand(company)

    def pawn_spot(self, seat: int) -> tuple[float, float]:
        """Return where a pawn stands now."""
        return _spot_of(seat, self.pawns, self.standing(self.pawns[seat]).pawns)

    def figure_spot(self, kind: str) -> tuple[float, float]:
        """Return where a spawn stands now."""
        return _spot_of(kind, self.figures, self.standing(self.figures[kind]).figures)

    def with_lamp(self, seat: int, kind: str) -> Moves:
        """Return how a pawn comes to where it is now, and its light with it."""
        place = PLACE_NAMES[self.pawns[seat]]
        lights = {f"lamp-{seat}": middle(place)}
        if seat == self.before.active:
            lights["standing"] = spot(place)
        goes: Motion = {"kind": kind, "of": [f"piece-{seat}"], "to": [self.pawn_spot(seat)]}
        return goes, {"kind": "follows", "of": [*lights], "to": [*lights.values()]}


def _spot_of(one: Any, places: Mapping[Any, int], spots: Sequence[Spot]) -> tuple[float, float]:
    """Return where one of those in a room stands: they take its spots in order."""
    place = places[one]
    number = sorted(other for other, at in places.items() if at == place).index(one)
    (x, y), (across, down, _) = spot(PLACE_NAMES[place]), spots[number]
    return x + across, y + down
