"""Opponents of Qwirkle Cubes: they weigh placements against what these leave to others, and sample re-rolls."""

from __future__ import annotations

from cuboteca.games.qwirkle_cubes.opponents.think import QwirkleCubes

OPPONENTS = QwirkleCubes()
