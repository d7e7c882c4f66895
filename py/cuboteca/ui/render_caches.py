"""Forgets what has been drawn and worded in a language that is not in use any more."""

from __future__ import annotations

import re
import sys
from typing import Final

WITH_WORDS: Final = re.compile(r"(^|\.)(ui|text|view)(\.|$)")
"""The modules whose functions make words and pictures with words, in the house and in any game."""


def clear_render_caches() -> None:
    """Clear the caches of all functions that make words, so that they make them anew."""
    for name, module in tuple(sys.modules.items()):
        if WITH_WORDS.search(name):
            for value in tuple(vars(module).values()):
                if hasattr(value, "cache_clear") and WITH_WORDS.search(value.__module__):
                    value.cache_clear()
