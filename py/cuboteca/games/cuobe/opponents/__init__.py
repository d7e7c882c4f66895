"""Team-mates for Cu[o]be: they plan their whole turn, and what it leaves to the others."""

from __future__ import annotations

from cuboteca.games.cuobe.opponents.think import Cuobe

OPPONENTS = Cuobe()
