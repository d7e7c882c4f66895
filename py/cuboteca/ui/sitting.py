"""A table with its players sitting at it: the game, and what they are in the middle of."""

from __future__ import annotations

from cuboteca.play.face import Face, View
from cuboteca.play.game import NATURE, State
from cuboteca.play.table import Table


class Sitting:
    """An open game. Only `table` is saved; the rest is lost with the tab, and nobody minds."""

    __slots__ = ("face", "focus", "id", "picked", "review", "table", "turned")

    def __init__(self, table_id: str, table: Table, face: Face) -> None:
        self.id = table_id
        self.table = table
        self.face = face
        self.picked: tuple[str, ...] = ()
        self.focus: str | None = None
        self.turned = False
        self.review: int | None = None
        """The ply looked at, when that is not the one to play on from."""

    @property
    def over(self) -> bool:
        return self.table.state.seat is None

    @property
    def shown_ply(self) -> int:
        return self.table.ply if self.review is None else self.review

    @property
    def shown_state(self) -> State:
        return self.table.state_at(self.shown_ply)

    @property
    def viewer(self) -> int:
        """The seat whose eyes the screen is drawn for: whoever decides, else the first."""
        seat = self.table.state.seat
        return seat if seat is not None and seat != NATURE else 0

    def view(self) -> View:
        live = self.review is None and not self.over
        return View(
            state=self.shown_state.seen_by(self.viewer),
            names=self.table.names,
            moves=self.table.moves[: self.shown_ply],
            picked=self.picked if live else (),
            focus=self.focus,
            live=live,
            turned=self.turned,
        )

    def settle_down(self) -> None:
        """Put down what was picked: the position has changed."""
        self.picked = ()
