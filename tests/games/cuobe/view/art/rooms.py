"""Rooms to draw: every card of the house, with what is printed on it."""

from __future__ import annotations

from typing import Any, Final

from cuboteca.games.cuobe.view.art.scene import PLACES, Room

PRINTED: Final[dict[str, tuple[str, str, dict[str, Any]]]] = {
    "R01": ("Atrium", "compass rose, four open doors", {}),
    "R02": ("Exit", "door with five keyholes", {"exit": "shut"}),
    "R03": ("Pusher", "arrow out of a wall", {}),
    "R04": ("Puller", "hook on a chain", {}),
    "R05": ("Infirmary", "bed with cross", {}),
    "R06": ("Quiet Cell", "padded wall", {}),
    "R07": ("Workshop", "vice and saw", {"search": 1}),
    "R08": ("Pantry", "shelf of jars", {"search": 1}),
    "R09": ("Archive", "card drawers", {"search": 2, "lock": True}),
    "R10": ("Laundry", "hanging sheets", {"search": 2}),
    "R11": ("Boiler Room", "valve and steam", {"search": 3, "trap": "room"}),
    "R12": ("Control Room", "lever panel", {}),
    "R13": ("Gallery of Blades", "row of hanging blades", {"search": 3, "trap": "row"}),
    "R14": ("Drop Shaft", "column of hooks", {"trap": "column"}),
    "R15": ("Long Corridor", "straight hall", {"exits": "NS"}),
    "R16": ("Crooked Corridor", "bent hall", {"exits": "SE"}),
    "R17": ("Dead End", "bricked-up hall", {"exits": "S", "search": 2}),
    "R18": ("Crossing", "T-shaped hall", {"exits": "SEW", "trap": "room"}),
    "R19": ("Vault", "round steel door", {"search": 1, "lock": True}),
    "R20": ("Kennel", "cage door", {"lock": True}),
    "R21": ("Chute", "open hatch", {}),
    "R22": ("Hall of Mirrors", "two facing mirrors", {}),
    "R23": ("Dormitory", "bunk beds", {}),
    "R24": ("Chapel", "arched window", {"no_traps": True}),
    "R25": ("Nursery", "rocking horse", {"search": 3}),
}


def room(at: str, card: str = "", **more: Any) -> Room:
    """A room as it is printed, or face down; `more` is laid on it."""
    if not card:
        return Room(at, f"{at}, not yet discovered.")._replace(**more)
    name, emblem, printed = PRINTED[card]
    return Room(at, f"{name}, {at}.", card, name, emblem)._replace(**printed)._replace(**more)


def whole(**known: dict[str, Any]) -> tuple[Room, ...]:
    """All 25 places: those named are as they are told, the others lie face down."""
    out = []
    for place in PLACES:
        told = dict(known.get(place, {}))
        card = str(told.pop("card", ""))
        out.append(room(place, card, **told))
    return tuple(out)
