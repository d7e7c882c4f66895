"""The stones in hand, within reach of the thumb: six wells, the stone's name under each, a dot for each of the two.

Here, too, is a stone as a small picture beside words.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup, escape

from cuboteca.draw.path import num
from cuboteca.games.qyshinsu.text.labels import label
from cuboteca.games.qyshinsu.view.art.measures import (
    GHOST,
    SLOT_STEP,
    SLOT_STONE,
    STONE,
    TRAY_HEIGHT,
    TRAY_WIDTH,
    slot_at,
)
from cuboteca.games.qyshinsu.view.keys import HEARD
from cuboteca.play.view import PUT_BACK

SCALE: Final = SLOT_STONE / STONE
GONE: Final = 0.16
"""How much is seen of stones that are all on the ring."""
LIFT: Final = -6
LIFTED: Final = 1.08
NAME_SIZE: Final = 15
LETTER_WIDTH: Final = 9
DIGIT_WIDTH: Final = 10
WIDEST: Final = 30
"""What a name may take; a longer one is set narrower."""
OFF: Final = ' data-off="true"'


class Slot(NamedTuple):
    """The stones of one kind in the tray."""

    stone: str
    """`r1`: colour and kind."""
    name: str
    """`Old`, or `1` to `5`."""
    in_hand: int
    dimmed: bool
    """It cannot be added now; a tap says why."""
    lifted: bool
    glow: bool
    """It may complete the move with the place that is picked."""
    label: str
    awaits: bool = False
    """The stone picked on the ring goes back here."""


def render_tray(slots: tuple[Slot, ...], live: bool = True, focus: int | None = None) -> Markup:
    """Return the stones of the player to move, kind by kind; `focus` is the kind that the keyboard is at."""
    reached = focus
    if reached is None:
        reached = next((i for i, slot in enumerate(slots) if slot.lifted or slot.awaits), None)
    if reached is None:
        reached = next((i for i, slot in enumerate(slots) if not slot.dimmed), 0)
    inside = "".join(_slot(slot, i, live, i == reached) for i, slot in enumerate(slots))
    named = f'id="tray" role="group" aria-label="{escape(label("tray"))}" data-keys="{HEARD}"'
    role = named if live else 'aria-hidden="true"'
    return Markup(
        f'<svg class="tray" viewBox="0 0 {TRAY_WIDTH} {TRAY_HEIGHT}" {role}><use href="#q-tray"/>{inside}</svg>'
    )


def _slot(slot: Slot, index: int, live: bool, reached: bool) -> str:
    x, y = slot_at(index)
    where = f'transform="translate({num(x)} {num(y)})"'
    inside = _stone(slot) + _name(slot)
    if not live:
        return f"<g {where}>{inside}</g>"
    value = slot.stone[1:]
    return (
        f'<g id="stone-{value}" class="slot" role="button" tabindex="{0 if reached else -1}" '
        f'data-part="stone:{value}" data-drag="" data-home="{PUT_BACK}" '
        f'aria-pressed="{"true" if slot.lifted else "false"}"{OFF if slot.dimmed else ""} '
        f'aria-label="{escape(slot.label)}" {where}>{inside}'
        f'<rect class="hit" x="{num(-SLOT_STEP / 2)}" y="-39" width="{num(SLOT_STEP)}" height="96" fill="transparent"/>'
        f'<use class="focus-ring" href="#q-slot-focus"/></g>'
    )


def _stone(slot: Slot) -> str:
    sign = "glow" if slot.lifted or slot.awaits else "ready" if slot.glow else ""
    glow = f'<use class="glow" href="#q-slot-{sign}"/>' if sign else ""
    if not slot.in_hand:
        seen = num(GHOST if slot.awaits else GONE)
        return f'{glow}<use href="#q-{slot.stone}" transform="scale({num(SCALE, 3)})" opacity="{seen}"/>'
    kind, lift, symbol, scale = (
        ("lifted", LIFT, f"{slot.stone}l", SCALE * LIFTED) if slot.lifted else ("resting", 0, slot.stone, SCALE)
    )
    seen = ' opacity=".36"' if slot.dimmed and not slot.lifted else ""
    return (
        f'{glow}<g class="{kind}" transform="translate(0 {lift})">'
        f'<use href="#q-{symbol}" transform="scale({num(scale, 3)})"{seen}/></g>'
    )


def _name(slot: Slot) -> str:
    """Return the name and its dots, centred together under the well."""
    wanted = LETTER_WIDTH * len(slot.name) if len(slot.name) > 1 else DIGIT_WIDTH
    width = min(wanted, WIDEST) + 6 + 17.4
    left = -width / 2
    narrower = f' textLength="{WIDEST}" lengthAdjust="spacingAndGlyphs"' if wanted > WIDEST else ""
    seen = ' opacity=".72"' if slot.dimmed else ""
    kind = "slot-word" if len(slot.name) > 1 else "slot-figure"  # Large letters have more room for a figure.
    return (
        f'<g class="{kind}"{seen} aria-hidden="true"><text x="{num(left)}" y="45" font-size="{NAME_SIZE}" '
        f'font-weight="650" fill="var(--engraved)"{narrower}>{escape(slot.name)}</text>'
        f'<use href="#q-count-{min(slot.in_hand, 2)}" transform="translate({num(left + width - 13.7)} 39.8)"/></g>'
    )


def small_stone(stone: str, faded: bool = False) -> Markup:
    """Return a stone beside words: in the record, in headings. The words say what it is.

    On walnut a black stone needs an edge, for no well is about it there.
    """
    seen = ' opacity=".4"' if faded else ""
    edge = '<circle r="14.1" fill="none" stroke="var(--stone-edge)" stroke-width="1.7"/>' if stone[0] == "b" else ""
    return Markup(
        '<svg class="token" viewBox="-15 -15 30 30" width="24" height="24" aria-hidden="true">'
        f'<use href="#q-{stone}"{seen}/>{edge}</svg>'
    )
