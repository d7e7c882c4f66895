"""Positions to draw: one of each thing that a board of Qyshinsu can show."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup

from cuboteca.games.qyshinsu.view.art.board import Place, Ring, render_ring, render_small_ring
from cuboteca.games.qyshinsu.view.art.inlay import Inlay
from cuboteca.games.qyshinsu.view.art.tray import Slot, render_tray, small_stone

LONG: Final = "Position 10, your 2-stone. The last move was here. You can remove it."
STONES: Final = {1: "r4", 2: "b4", 3: "r0", 4: "r5", 5: "r3", 7: "b2", 8: "b5", 9: "b0", 10: "r2", 11: "b1", 12: "b3"}


def places(stones: dict[int, str], **signs: dict[int, Any] | set[int]) -> tuple[Place, ...]:
    out = []
    for number in range(1, 13):
        worn: dict[str, Any] = {
            sign: where[number] if isinstance(where, dict) else True for sign, where in signs.items() if number in where
        }
        out.append(Place(number, LONG, stones.get(number), **worn))
    return tuple(out)


STEPS: Final = Inlay("steps", 2, (6, 10), 4, "4", ("steps", "either way"))
NEAREST: Final = Inlay("nearest", 9, (6, 12), 0, "Old", ("nearest", "empty place"))
BARE: Final = Inlay("", 0, (), 0, "", ("Any place",))

PLAY: Final = Ring(places(STONES, glow={6, 10}, ghost={6: "r1"}, lift={10}, last={2}, picked={6}), "The ring.", STEPS)
BOARDS: Final = {
    "play": PLAY,
    "turned": PLAY._replace(turned=True),
    "old": Ring(places({9: "b0", 3: "r3"}, glow={6, 12}, last={9}), "The ring.", NEAREST, focus=6),
    "right across": Ring(places({9: "b0"}), "The ring.", NEAREST._replace(ends=(3,))),
    "removed": Ring(places({4: "b5"}, left={2: "r4"}, glow={6}), "The ring.", STEPS),
    "hint": Ring(places({9: "b0", 3: "r3"}, ghost={6: "r1"}, thought_of={6}), "The ring.", NEAREST),
    "first": Ring(
        places({}, glow=set(range(1, 13)), ghost=dict.fromkeys(range(1, 13), "b3"), one_of_many=set(range(1, 13))),
        "The ring.",
        BARE,
    ),
    "end": Ring(places(STONES, blocked={6, 10}, last={2}), "The ring.", STEPS, live=False),
    "start": Ring(places({}), "The ring.", BARE),
    "plain": Ring(places({}), "The ring."),
}
SLOTS: Final = (
    Slot("r0", "Old", 2, False, False, False, "Old Stone, two in hand"),
    Slot("r1", "1", 2, False, True, True, "1-stone, lifted"),
    Slot("r2", "2", 1, True, False, False, "2-stone; both lie on the ring"),
    Slot("r3", "3", 1, False, False, True, "3-stone"),
    Slot("r4", "4", 2, False, False, False, "4-stone"),
    Slot("r5", "5", 0, True, False, False, "5-stone, none in hand"),
)


def pictures() -> dict[str, Markup]:
    """Everything that the drawings of the game can make, by name."""
    return {
        **{f"board {name}": render_ring(ring) for name, ring in BOARDS.items()},
        "small board": render_small_ring(PLAY),
        "tray": render_tray(SLOTS),
        "token": small_stone("b4"),
        "faded token": small_stone("r0", faded=True),
    }
