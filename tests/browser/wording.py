"""Words as a page has them."""

from __future__ import annotations

from cuboteca.draw.markup import KEPT_HYPHEN, WITHIN_A_WORD


def on_screen(words: str) -> str:
    """Those with a hyphen stay in one line."""
    return WITHIN_A_WORD.sub(KEPT_HYPHEN, words)
