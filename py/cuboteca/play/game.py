"""What any game is: the protocol that records, tables, bots, screens and the command line stand on.

Values here are plain classes and named tuples: in the browser a dataclass costs a millisecond to define.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple, Protocol, Self

NUMBER: Final = re.compile("0|[1-9][0-9]{0,8}")
NATURE: Final = -1
"""The seat that rolls, shuffles and lets things settle: its moves are chance, not choice."""


class IllegalMove(ValueError):
    """A move that the rules refuse: `message` is one plain sentence, `clause` the rule that says so."""

    def __init__(self, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.clause = clause


class UnreadablePosition(ValueError):
    """A position text that stands for no position; `str()` says why."""


class UnreadableFile(ValueError):
    """A file that an option cannot take; `problems` says what is wrong and where, one sentence each."""

    def __init__(self, problems: tuple[str, ...], lead: str = "") -> None:
        super().__init__(" ".join((lead, *problems) if lead else problems))
        self.problems = problems


class Outcome(NamedTuple):
    """How a game ended. A draw or a shared win has several winners or none."""

    winners: tuple[int, ...]
    reason: str
    """What ended it: an identifier such as `no_move` or `resigned`; the game's face puts it in words."""
    clause: str | None = None
    scores: tuple[int, ...] | None = None


class OwnFile(NamedTuple):
    """What a group may bring to an option as a file of JSON, of which `Option.read` makes a value."""

    pattern_name: str
    """What the game's own file is called when it is saved, to make another after its pattern."""
    pattern: Callable[[], str]
    """The text of the game's own file."""
    told: Callable[[str], str]
    """What a value holds, in a line: its name and how much is in it."""


class Option(NamedTuple):
    """One rule option of a game. `values` are in the order to offer, the default among them."""

    id: str
    title: str
    values: tuple[str, ...]
    default: str
    clause: str
    meanings: tuple[str, ...]
    """One line for each value."""
    labels: tuple[str, ...]
    """A word or two for each value."""
    numbers: range | None = None
    """Where any whole number of a range is a value as well, that range."""
    file: OwnFile | None = None
    """Where what a group brings as a file is a value as well; its text never holds a space."""

    def read(self, value: object) -> str:
        """The canonical text of `value`, given as text, number or truth value; ValueError in words if it is none.

        An option that takes a file reads its text too, and says with UnreadableFile what is wrong with it.
        """
        text = {True: "on", False: "off"}.get(value, "") if isinstance(value, bool) else str(value)
        canonical = "".join(f"_{c.lower()}" if c.isupper() else c for c in text)
        if canonical in self.values:
            return canonical
        if self.numbers is not None and NUMBER.fullmatch(text) and int(text) in self.numbers:
            return text
        allowed = ", ".join(f"{label} ({value})" for label, value in zip(self.labels, self.values, strict=True))
        if self.numbers is not None:
            allowed = f"a whole number from {self.numbers.start} to {self.numbers.stop - 1}"
        raise ValueError(f"{self.title} cannot be {text[:40]!r}; it can be {allowed}.")


def switch(id_: str, title: str, clause: str, off: str, on: str, default: str = "off") -> Option:
    """An option that is on or off, its default first; `off` and `on` say what each means."""
    values, meanings, labels = ("off", "on"), (off, on), ("No", "Yes")
    if default == "on":
        values, meanings, labels = values[::-1], meanings[::-1], labels[::-1]
    return Option(id_, title, values, default, clause, meanings, labels)


class About(NamedTuple):
    """What the shelf says of a game before its rules are loaded."""

    id: str
    name: str
    designer: str
    publisher: str
    seats: tuple[int, ...]
    accent: str
    """`#rrggbb`."""
    summary: str
    minutes: tuple[int, int]
    shelf: int
    """Its place on the shelf, rising."""
    secrets: bool = False
    """Does a seat know what others may not? Then the device changes hands behind a lid."""
    simulates: bool = False
    """Does a simulation decide some of NATURE's moves (`cuboteca.play.simulation`)? It is brought when it is opened."""


class Move(Protocol):
    """One move; `str()` is its notation, unique among the legal moves of a state."""

    @property
    def random(self) -> bool:
        """Was it chance? Taking back stops here in play."""
        ...

    @property
    def reveals(self) -> bool:
        """Did it show somebody something hidden? Taking back stops here in play."""
        ...


class State(Protocol):
    """A position of a game: an immutable value. Equal states are equal and hash alike."""

    @property
    def seat(self) -> int | None:
        """Whose decision: a seat from 0, NATURE, or None when the game is over."""
        ...

    @property
    def outcome(self) -> Outcome | None: ...

    @property
    def options(self) -> Mapping[str, str]:
        """Every option of the game with its value here."""
        ...

    @property
    def seats(self) -> int: ...

    def moves(self) -> Sequence[Any]:
        """The legal moves, finite and complete for discrete decisions."""
        ...

    def read(self, text: str) -> Move:
        """The move that a notation stands for, legal or not; IllegalMove if it stands for none."""
        ...

    def play(self, move: Move | str) -> Self:
        """The state after a move or its text; IllegalMove if the rules refuse it."""
        ...

    def draw(self, rng: Random) -> Move:
        """A sampled outcome, when the seat is NATURE."""
        ...

    def seen_by(self, seat: int | None) -> Self:
        """What that seat may know: no secret of another seat, no order of a hidden pile. None: a bystander."""
        ...

    @property
    def position(self) -> str:
        """The whole state as text; `Game.position` reads it back."""
        ...


class Game(Protocol):
    """The rules of a game."""

    def __hash__(self) -> int:
        """There is one of each, so that what is asked of it can be remembered."""
        ...

    @property
    def about(self) -> About: ...

    @property
    def options(self) -> Mapping[str, Option]: ...

    @property
    def clauses(self) -> Mapping[str, str]:
        """Each rule clause by its id, in one plain sentence."""
        ...

    def start(
        self, seats: int | None = None, options: Mapping[str, object] | None = None, seed: int | None = None
    ) -> Any:
        """The first state; ValueError in words for seats or options the game does not have.

        `seed` is for games that must fix something before NATURE's first move; chance itself is NATURE's.
        """
        ...

    def position(self, text: str) -> Any:
        """The state a position text stands for; UnreadablePosition says why it stands for none."""
        ...


def read_options(known: Mapping[str, Option], given: Mapping[str, object]) -> dict[str, str]:
    """Every known option with its value: as given (camelCase is understood), else the default."""
    values = {option.id: option.default for option in known.values()}
    for name, value in given.items():
        key = "".join(f"_{c.lower()}" if c.isupper() else c for c in name)
        if key not in known:
            raise ValueError(f"There is no option called {name[:40]!r}.")
        values[key] = known[key].read(value)
    return values


def read_settings(known: Mapping[str, Option], settings: Sequence[str]) -> dict[str, str]:
    """`read_options` of the words `name=value` at the end of a position text; UnreadablePosition if they are none."""
    given = dict(setting.split("=", 1) for setting in settings)
    if len(given) < len(settings):
        raise UnreadablePosition("An option is given twice.")
    try:
        return read_options(known, given)
    except ValueError as error:
        raise UnreadablePosition(str(error)) from None
