"""Which colours of the palette meet on the screens."""

from __future__ import annotations

from typing import Final

GROUNDS: Final = ("bg", "surface", "raised")

TEXT_PAIRS: Final = (
    *(("ink", ground) for ground in (*GROUNDS, "selected", "accent-soft", "field")),
    *(("muted", ground) for ground in (*GROUNDS, "field")),
    *(("accent-text", ground) for ground in (*GROUNDS, "accent-soft")),
    *(("danger-text", ground) for ground in GROUNDS),
    *(("good-text", ground) for ground in GROUNDS),
    ("on-accent", "accent"),
    ("on-danger", "danger"),
    ("ivory", "cabinet-lit"),
    ("ivory-muted", "cabinet-lit"),
    ("engraved", "board-face-0"),
    ("engraved", "board-face-1"),
    ("engraved", "board-face-2"),
    ("engraved", "dish-0"),
    ("engraved", "dish-2"),
    *((f"on-seat-{seat}", f"seat-{seat}") for seat in range(1, 7)),
)
"""Text and the ground it stands on: each of them reads at 4.5:1 or better in both themes."""

SHAPE_PAIRS: Final = (
    *((f"seat-{seat}-edge", ground) for seat in range(1, 7) for ground in GROUNDS),
    *(("field-line", ground) for ground in (*GROUNDS, "field")),
    *(("focus", ground) for ground in GROUNDS),
    *(("badge-ink-edge", ground) for ground in GROUNDS),
    ("focus-halo", "focus"),
)
"""Shapes that carry meaning and their ground: 3:1 or better."""
