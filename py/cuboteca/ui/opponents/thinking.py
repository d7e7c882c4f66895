"""Lets an opponent think in slices, and keeps what it has come to; it looks at no clock."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Generator
from random import Random
from typing import TYPE_CHECKING

from cuboteca.play.game import IllegalMove, State
from cuboteca.play.simulation import NotReady, Simulator
from cuboteca.ui.faults import place_of

if TYPE_CHECKING:
    from cuboteca.search.thought import Opponents, Request, Thought


class Thinking:
    """What an opponent thinks about one decision. It knows no more than `state.seen_by(seat)`."""

    def __init__(
        self,
        opponents: Opponents,
        state: State,
        level: str,
        seed: str,
        simulator: Simulator | None = None,
        request: Request | None = None,
    ) -> None:
        """`seed` makes the thought: the same game, ply and level end in the same one. `request`: what another player
        has asked for."""
        self.state = state
        self.level = level
        self.thought: Thought | None = None
        """The best so far; None before the first slice."""
        self.shown: Thought | None = None
        """What has been shown of it."""
        self.unseen = 0
        """For how many slices nothing has been shown."""
        self.is_done = False
        self.trouble = ""
        """What went wrong and where, if something did."""
        self._request = request
        self._opponents, self._seed, self._simulator = opponents, seed, simulator
        self._generator = self._begin()

    def _begin(self) -> Generator[Thought, None, None]:
        level, rng = self._opponents.levels[self.level], Random(self._seed)
        if self._request is not None:
            from cuboteca.search.thought import heeding  # wanted by team-mates only

            level = heeding(level, self._request)
        return self._opponents.think(self.state.seen_by(self.state.seat), level, rng, self._simulator)

    def go_on(self, is_over: Callable[[], bool]) -> None:
        """Think until a slice is over, or to the end. NotReady, where a simulator is still to come: it begins anew."""
        self.unseen += 1
        try:
            for thought in self._generator:
                self.thought = thought
                if is_over():
                    return
        except NotReady:
            self._generator = self._begin()
            raise
        except Exception as fault:
            traceback.print_exc()
            self.trouble = place_of(fault)
        self.is_done = True

    def close(self) -> None:
        """Think no more."""
        self._generator.close()

    def move(self) -> str:
        """Return the best move so far, or any legal one where there is none."""
        text = self.thought.move if self.thought is not None else ""
        try:
            self.state.play(text)
        except IllegalMove as refusal:
            self.trouble = self.trouble or place_of(refusal)
            return str(self.state.moves()[0])
        return text
