"""Holds what the games of the house have in common: for how many they are, and how one begins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from cuboteca.play.game import About, Option, WrongOption, read_options
from cuboteca.play.wording import Messages

S = TypeVar("S")

fault: Final = Messages({"players": "{game} is for {players}."})


class BaseGame(ABC, Generic[S]):
    """A `Game` in which nothing is fixed before the first move, so that it needs no seed."""

    about: About
    options: Mapping[str, Option]
    clauses: Mapping[str, str]
    players: str
    """For how many it is, in words."""

    def start(
        self, seats: int | None = None, options: Mapping[str, object] | None = None, seed: int | None = None
    ) -> S:
        del seed
        count = self.about.seats[0] if seats is None else seats
        if count not in self.about.seats:
            raise ValueError(fault("players", game=self.about.name, players=self.players))
        return self.first(tuple(read_options(self.options, options or {}).values()), count)

    @abstractmethod
    def first(self, values: tuple[str, ...], seats: int) -> S:
        """Return the first state, with the values of all options in their order."""

    @abstractmethod
    def position(self, text: str) -> S:
        """Return the state that a text stands for; UnreadablePosition if it stands for none."""


def check_first(first: int, seats: int) -> None:
    """Raise WrongOption if the seat that is to go first doesn't exist."""
    if first >= seats:
        raise WrongOption("first_player", player=first + 1, total=seats)
