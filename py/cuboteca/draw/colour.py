"""Reckoning with colours: mixing, and how well one reads on another (WCAG 2.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

AA_TEXT: Final = 4.5


def channels(colour: str) -> tuple[int, int, int]:
    """`#rrggbb` as three numbers 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(colour: str, other: str, share: float) -> str:
    """`colour` with `share` of `other` in it."""
    pairs = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def see_through(colour: str, opacity: float) -> str:
    """Return a colour, given as `#rrggbb`, as CSS writes it when it is seen through; opacity 0 to 1."""
    red, green, blue = channels(colour)
    return f"rgb({red} {green} {blue} / {opacity:g})"


def linear(value: float) -> float:
    """Return a channel 0 to 255 as linear light 0 to 1."""
    part = value / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def luminance(colour: str) -> float:
    """0 to 1, as WCAG defines it."""
    red, green, blue = (linear(value) for value in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, ground: str) -> float:
    """1 (none) to 21 (black on white)."""
    light, dark = sorted((luminance(colour), luminance(ground)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def legible(colour: str, towards: str, grounds: Iterable[str], ratio: float = AA_TEXT) -> str:
    """`colour`, moved towards another only as far as it must be to read on every ground."""
    grounds = tuple(grounds)
    for step in range(51):
        moved = mix(colour, towards, step / 50)
        if all(contrast(moved, ground) >= ratio for ground in grounds):
            return moved
    return towards
