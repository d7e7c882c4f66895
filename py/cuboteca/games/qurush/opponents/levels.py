"""The levels of Qurush, as data."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from cuboteca.search.thought import Level

Settings = Mapping[str, Any]


def _settings(
    own: float, deny: float = 0.0, stance: float = 0.0, noise: float = 0.0, past: bool = False, hurry: int = 0
) -> Settings:
    """Say what counts, each in points.

    `own`: a qube nearer to the own goal. `deny`: that another may win in their next turn, times its chance. `stance`:
    to stand where the others come near to a goal; it fades from turn `hurry` on. `noise`: how wrong each end of a turn
    may be judged. `past`: are the others' goals also guessed from what they have left undone?
    """
    return MappingProxyType({"own": own, "deny": deny, "stance": stance, "noise": noise, "past": past, "hurry": hurry})


def _level(id_: str, two: Settings, more: Settings | None = None) -> Level:
    """`two` holds with two seats, `more` with three and four."""
    return Level(id_, MappingProxyType({"two": two, "more": two if more is None else more}))


LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        level.id: level
        for level in (
            _level("gentle", _settings(2, noise=8)),
            _level("easy", _settings(2, noise=4.2)),
            _level("steady", _settings(2, deny=12, noise=3.0), _settings(1, deny=3, noise=0.75)),
            _level("sharp", _settings(2, deny=20, noise=1.6, past=True), _settings(1, deny=4, noise=0.4, past=True)),
            _level("master", _settings(2, deny=20, stance=4, past=True, hurry=20), _settings(1, deny=5, past=True)),
            Level("random"),
        )
    }
)
"""Every level by its id; those after `master` play in matches only."""
