"""JSON that somebody gives us. In a browser a text that is nested without end would take the interpreter with it."""

from __future__ import annotations

import json
import re
from typing import Any, Final

DEEPEST: Final = 32
_STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*"?', re.DOTALL)
_BRACKET: Final = re.compile(r"[\[\]{}]")


class NestedTooDeeply(ValueError):
    """The text holds lists within lists beyond what any file of ours needs."""


def read_json(text: str, **hooks: Any) -> Any:
    """As `json.loads`; ValueError if it is not JSON, NestedTooDeeply before it could hurt."""
    depth = 0
    for bracket in _BRACKET.findall(_STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise NestedTooDeeply(f"The text is nested more than {DEEPEST} deep.")
    return json.loads(text, **hooks)
