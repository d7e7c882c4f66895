"""How a finished game is reviewed: as Sharp sees it; what comes after a move says what it was worth."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from cuboteca.games.qyshinsu.opponents.levels import LEVELS
from cuboteca.search.review import Chances, Review
from cuboteca.search.thought import Level

CHANCES: Final = Chances(0.041, 1.032, (0.0006, 0.0042, 0.0779))

REVIEW: Final = Review(Level("review", MappingProxyType({**LEVELS["sharp"].settings, "nodes": 12_000})), CHANCES)
