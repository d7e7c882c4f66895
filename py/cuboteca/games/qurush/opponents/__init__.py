"""Opponents of Qurush: they look at every end of their turn, and the stronger ones at what the others may want."""

from __future__ import annotations

from cuboteca.games.qurush.opponents.think import Qurush

OPPONENTS = Qurush()
