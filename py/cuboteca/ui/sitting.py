"""A table with its players sitting at it: the game, and what they are in the middle of."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.play.face import Face, View
from cuboteca.play.game import NATURE, State
from cuboteca.play.table import Table


class Sitting:
    """An open game. Only `table` is saved; the rest is lost with the tab, and nobody minds."""

    __slots__ = ("entries", "eyes", "face", "focus", "id", "picked", "review", "table", "turned")

    def __init__(self, table_id: str, table: Table, face: Face) -> None:
        self.id = table_id
        self.table = table
        self.face = face
        self.picked: tuple[str, ...] = ()
        self.focus: str | None = None
        self.turned = False
        self.eyes: int | None = None
        """In a game with secrets: the seat whose player has lifted the lid."""
        self.review: int | None = None
        """The ply looked at, when that is not the one to play on from."""
        self.entries: dict[object, Markup] = {}
        """The record's entries as they have been drawn."""

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
    def decider(self) -> int:
        """The seat that decides, else the first."""
        seat = self.table.state.seat
        return seat if seat is not None and seat != NATURE else 0

    @property
    def has_secrets(self) -> bool:
        return self.table.game.about.secrets and not self.over

    @property
    def lid_closed(self) -> bool:
        """Must the device change hands before anything of the table may be seen?"""
        return self.has_secrets and self.eyes != self.decider

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen is drawn for: the decider's; while the lid is closed, a bystander's."""
        return None if self.lid_closed else self.decider

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
