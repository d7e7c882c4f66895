"""How a finished game is reviewed: eight plies deep; what comes after a move says what it was worth."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from cuboteca.search.review import Chances, Review
from cuboteca.search.thought import Level

CHANCES: Final = Chances(0.041, 1.032, (0.0006, 0.0042, 0.0779))

REVIEW: Final = Review(Level("review", MappingProxyType({"deepest": 8, "nodes": 12_000, "noise": 0.0})), CHANCES)
