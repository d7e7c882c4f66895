"""Opponents: they look so many moves ahead, and the weaker ones less far and less clearly."""

from __future__ import annotations

from cuboteca.starter.nine_holes.opponents.think import Thinker

OPPONENTS = Thinker()
