"""The counts of a part, and each loss with its seed."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import Page

from tools.crashes.seen import Eyes
from tools.visiting import what_it_shows


@dataclass
class Tally:
    name: str
    eyes: Eyes = field(default_factory=Eyes)
    tried: int = 0
    losses: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    """Tries that came to nothing, because a move could not be made or an answer did not come."""

    def check(self, page: Page, seed: str) -> None:
        """Note what has been lost in the try with that seed."""
        self.losses += [f"{seed}: {loss}" for loss in self.eyes.losses(page)]

    def note_stuck(self, page: Page, seed: str, error: Exception) -> None:
        """Note that the try with that seed came to nothing, with what its page showed."""
        self.stuck.append(f"{seed}: {error}\n{what_it_shows(page)}")

    def __str__(self) -> str:
        counts = f"{self.name}: {self.tried} tried, {self.eyes.moves} moves shown, {len(self.losses)} lost"
        stuck = f", {len(self.stuck)} stuck" if self.stuck else ""
        return "\n".join(
            [counts + stuck, *(f"  LOST  {one}" for one in self.losses), *(f"  stuck {one}" for one in self.stuck)]
        )
