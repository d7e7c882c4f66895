"""Opponents of Qyshinsu: they search the moves to come, and the weaker ones see less far and less clearly."""

from __future__ import annotations

from cuboteca.games.qyshinsu.opponents.think import Qyshinsu

OPPONENTS = Qyshinsu()
