"""Opponents of Cube Quest: they try flicks out in their minds, as far and as exactly as their level does."""

from __future__ import annotations

from cuboteca.games.cube_quest.opponents.think import CubeQuest

OPPONENTS = CubeQuest()
