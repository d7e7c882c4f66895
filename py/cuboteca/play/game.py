"""The protocol of a game: what every game offers, and what everything else stands on.

A `Game` starts a `State` or reads one from text. A state is an immutable value: it says whose decision it is
(`State.seat`), lists the legal moves (`State.moves`), and gives the next state (`State.play`). Chance is a seat of its
own, `NATURE`, whose moves are drawn (`State.draw`) and then played and written down like any other, so that a game is
replayed from its moves alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import Any, ClassVar, Final, NamedTuple, Protocol, Self

# Plain classes and named tuples all through: in the browser a dataclass costs a millisecond to define.

__all__ = [
    "Game",
    "State",
    "Move",
    "NATURE",
    "Outcome",
    "HiddenInformation",
    "Simulated",
    "ManualChance",
    "Mended",
    "WordedError",
    "IllegalMove",
    "UnreadablePosition",
    "UnreadableOptions",
    "WrongOption",
    "About",
    "Option",
    "OwnFile",
    "UnreadableFile",
    "switch",
    "read_options",
    "read_settings",
]

NUMBER: Final = re.compile("0|[1-9][0-9]{0,8}")
NATURE: Final = -1
"""The seat of chance, which rolls, shuffles and lets cubes settle. Its moves are drawn, not chosen."""


class WordedError(ValueError):
    """An error that a player reads about, as data: its sentence is made where it is shown.

    `reason` names what is wrong; `values` are what it is about, such as `place=9`. `message`, and `str()`, is the
    sentence.
    """

    worded_in: ClassVar[str] = ""
    """The module whose `say` words it, loaded when first wanted. Without one, the reason is the sentence."""

    def __init__(self, reason: str, /, **values: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values

    @property
    def message(self) -> str:
        """What a player reads: what is wrong and, where there is one, the way out."""
        return str(import_module(self.worded_in).say(self.reason, **self.values)) if self.worded_in else self.reason

    def __str__(self) -> str:
        return self.message


class IllegalMove(WordedError):
    """Raised for a move that the rules refuse, or given for a tap that comes to none.

    `clause` is the id of the rule, a key of `Game.clauses`, or None where the text is no move at all.
    """

    def __init__(self, reason: str, clause: str | None = None, /, **values: Any) -> None:
        super().__init__(reason, **values)
        self.clause = clause


class WrongOption(WordedError):
    """Raised for an option that a game doesn't have, or for a value that an option can't have."""

    worded_in = "cuboteca.play.unreadable"


class UnreadablePosition(WordedError):
    """Raised for a text that isn't a position of the game."""


class UnreadableOptions(UnreadablePosition):
    """Raised for options in a position text that the game doesn't have."""

    worded_in = "cuboteca.play.unreadable"


class UnreadableFile(ValueError):
    """Raised for a file that an option can't take; `problems` says what is wrong and where, a sentence each."""

    def __init__(self, problems: tuple[str, ...], lead: str = "") -> None:
        super().__init__(" ".join((lead, *problems) if lead else problems))
        self.problems = problems


class Outcome(NamedTuple):
    """How a game ended."""

    winners: tuple[int, ...]
    """The seats that won, from 0: several for a shared win, all or none for a draw."""
    reason: str
    """What ended it, as an identifier: `no_move`, `resigned`, …"""
    clause: str | None = None
    """The id of the rule that ended it, if one did."""
    scores: tuple[int, ...] | None = None
    """Each seat's points, in a game that counts them."""

    def share_of(self, seat: int, seats: int) -> float:
        """Return a seat's part of the win, from 0 to 1: the winners share it, and all seats where none won."""
        return (seat in self.winners) / len(self.winners) if self.winners else 1 / seats


class OwnFile(NamedTuple):
    """A JSON file that players may bring to an option; `Option.read` makes a value of its text."""

    pattern_name: str
    """The file name under which the game's own file is saved, as a template."""
    pattern: Callable[[], str]
    """Returns the text of the game's own file."""
    told: Callable[[str], str]
    """Describes a value in a line: its name, and how much is in it."""


class Option(NamedTuple):
    """A rule of a game that players choose before it starts."""

    id: str
    """Its key in `Game.options`, in `snake_case`."""
    title: str
    values: tuple[str, ...]
    """What it can be, in the order to offer."""
    default: str
    """The one of `values` that it is unless players choose another."""
    clause: str
    """The id of the rule that it changes."""
    meanings: tuple[str, ...]
    """What each of `values` means, in a line."""
    labels: tuple[str, ...]
    """What each of `values` is called, in a word or two."""
    numbers: range | None = None
    """The whole numbers that are values too, if any are."""
    numbered: str = ""
    """What they mean, if that isn't what the first of `values` means."""
    file: OwnFile | None = None
    """The file that players may bring instead of one of `values`, if they may. As a value it never holds a space."""
    counts_with: tuple[str, tuple[str, ...]] | None = None
    """The option, or "seats", that this one depends on, and the values with which it has an effect."""
    with_opponents: str = ""
    """The one of its values that it is instead of `default` where opponents play, if that is another."""
    repeats: tuple[tuple[int, str, str], ...] = ()
    """Values that mean the same as another for some number of players: that number, the value, the other one. Records
    may hold such a value; forms offer only the other one."""

    def offered(self, value: str, seats: int) -> str:
        """Return the value that forms offer in place of this one for a number of players."""
        return next((other for number, one, other in self.repeats if (number, one) == (seats, value)), value)

    def label_of(self, value: str) -> str:
        """Return what one of its values is called; a number, or a file that players bring, has no other name."""
        return self.labels[self.values.index(value)] if value in self.values else value

    def meaning_of(self, value: str) -> str:
        """Return what a value means, or one that is being typed and is none."""
        if value in self.values:
            return self.meanings[self.values.index(value)]
        return (value.isdecimal() and self.numbered) or self.meanings[0]

    def read(self, value: object) -> str:
        """Return `value`, given as text, number or bool, as the one text that stands for it.

        Raises WrongOption if the option has no such value, UnreadableFile for the text of a file with faults.
        """
        text = {True: "on", False: "off"}.get(value, "") if isinstance(value, bool) else str(value)
        canonical = "".join(f"_{c.lower()}" if c.isupper() else c for c in text)
        if canonical in self.values:
            return canonical
        if self.numbers is not None and NUMBER.fullmatch(text) and int(text) in self.numbers:
            return text
        if self.numbers is not None:
            least, most = self.numbers.start, self.numbers.stop - 1
            raise WrongOption("option_number", title=self.title, value=text, least=least, most=most)
        raise WrongOption(
            "option_value", title=self.title, value=text, allowed=(*zip(self.labels, self.values, strict=True),)
        )


def switch(
    id_: str, title: str, clause: str, off: tuple[str, str], on: tuple[str, str], default: str = "off"
) -> Option:
    """Return an option that is on or off, its default first; of each, the label and what it means."""
    values, (labels, meanings) = ("off", "on"), zip(off, on, strict=True)
    if default == "on":
        values, labels, meanings = values[::-1], labels[::-1], meanings[::-1]
    return Option(id_, title, values, default, clause, meanings, labels)


class About(NamedTuple):
    """What is known of a game before its rules are loaded."""

    id: str
    """Its key in `cuboteca.games`."""
    name: str
    designers: tuple[str, ...]
    publisher: str
    seats: tuple[int, ...]
    """The numbers of players that it is for, the usual one first."""
    accent: str
    """Its colour, as `#rrggbb`."""
    summary: str
    """What it is about, in a sentence or two."""
    minutes: tuple[int, int]
    """How long it takes, from and to."""
    shelf: int
    """Its place among the games, in rising order."""
    secrets: bool = False
    """Does a seat know what others may not? Then the device changes hands behind a lid."""
    simulates: bool = False
    """Does a simulation decide some of `NATURE`'s moves (`cuboteca.play.simulation`)?"""
    opponents: bool = False
    """Can a seat be played without a person? Then the game's folder has `opponents` (`cuboteca.search.thought`)."""
    reviews: bool = False
    """Can a finished game be thought through? Then `opponents` has a `review` (`cuboteca.search.review`)."""
    lessons: bool = False
    """Can it be learned step by step? Then they are in its `text.lesson` (`cuboteca.play.lesson`)."""
    puzzles: bool = False
    """Are there puzzles of it? Then they are in its `puzzles`, and their words in `text.puzzles`."""
    team: bool = False
    """Do all players play together? Then what plays a seat instead of a person is a team-mate."""
    points: bool = False
    """Can the scores of one game be compared with those of another?"""
    offers: tuple[str, ...] = ()
    """Moves that make an offer, in notation. Practice from a position begins without them."""


class Move(Protocol):
    """One move. `str()` of it is its notation, which no other legal move of the state has."""

    @property
    def random(self) -> bool:
        """Was it chance? Then Undo stops here while the game is on."""
        ...

    @property
    def reveals(self) -> bool:
        """Did it show a player something hidden? Then Undo stops here while the game is on."""
        ...


class State(Protocol):
    """A position of a game: an immutable value. States of the same position are equal and hash alike."""

    @property
    def seat(self) -> int | None:
        """Whose decision it is: a seat from 0, `NATURE`, or None when the game is over."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it is on."""
        ...

    @property
    def options(self) -> Mapping[str, str]:
        """The value of every option of the game."""
        ...

    @property
    def seats(self) -> int:
        """How many players there are."""
        ...

    def moves(self) -> Sequence[Any]:
        """Return the legal moves: all of them wherever they can be counted, and none when the game is over.

        Where a move is a matter of degree (how hard a cube is flicked) it is a selection of them.
        """
        ...

    def read(self, text: str) -> Move:
        """Return the move that a notation stands for, legal or not; IllegalMove if it stands for none."""
        ...

    def play(self, move: Move | str) -> Self:
        """Return the state after a move, given as such or in notation; IllegalMove if the rules refuse it."""
        ...

    def draw(self, rng: Random) -> Move:
        """Return one of `NATURE`'s moves, drawn by its odds. Only where `seat` is `NATURE`."""
        ...

    def seen_by(self, seat: int | None) -> Self:
        """Return the state as a seat may know it, without the secrets of others; None stands for a bystander."""
        ...

    @property
    def position(self) -> str:
        """The whole state as text, which `Game.position` reads back."""
        ...


class HiddenInformation:
    """A part of a state: a seat may know what others may not (`About.secrets`). A state with it inherits from here.

    What a game doesn't override is secret from its start to its end, with nothing secret in its moves.
    """

    __slots__ = ()

    @property
    def secret(self) -> bool:
        """Is anything kept from anybody in this game? Not where goals lie open, say.

        A state that isn't, after others that were, has shown everything: from then on the moves before it are open.
        """
        return True

    @property
    def secret_to_the_end(self) -> bool:
        """Is what is secret kept so until the game is over? Then several people at one device can have no hints."""
        return self.secret

    @property
    def private(self) -> bool:
        """Is what is to be decided here for the eyes of its seat alone? Then the device is handed over."""
        return True

    def seen_by(self, seat: int | None) -> Self:
        """Return the state as a seat may know it: see `State.seen_by`."""
        raise NotImplementedError

    def move_seen_by(self, move: Any, seat: int | None) -> str:
        """Return the notation of a move (given as such or in notation) made here, as a seat may know it."""
        return str(move)

    def sealed(self, move: Any, rng: Random) -> str:
        """Return the notation of a move made here with its secret sealed, for files; `State.read` opens it again."""
        return str(move)

    def closed(self) -> Self:
        """Return a state that is over as it looks while its secrets stay sealed."""
        return self.seen_by(None)


class Simulated:
    """A part of a state: a simulation decides some of NATURE's moves (`About.simulates`).

    What is in a request and in an answer is between the game and its simulator (`cuboteca.play.simulation`). Where
    there is none, in a terminal or in tests, the move is drawn like any other.
    """

    __slots__ = ()

    def carried_out(self, move: Any, rng: Random) -> Any:
        """Return the move that comes of one that a player chooses: hands are not exact. IllegalMove if it is none."""
        return move

    def simulation(self) -> Mapping[str, Any] | None:
        """Return what is to be simulated now, as plain JSON values; None where chance is a throw."""
        raise NotImplementedError

    def simulated(self, answer: Mapping[str, Any]) -> Move:
        """Return NATURE's move that a simulator's answer stands for; ValueError in words if it stands for none."""
        raise NotImplementedError


class ManualChance:
    """A part of a state: players may enter what chance did, as their own dice fell."""

    __slots__ = ()

    @property
    def entered(self) -> bool:
        """Do they enter it in this game? Then an entry can be undone."""
        raise NotImplementedError


class Mended:
    """A part of a state: a fault in the rules has been mended that saved games may hold."""

    __slots__ = ()

    def as_before(self) -> Self:
        """Return a first state under the rules with their fault, for a record that today's refuse."""
        raise NotImplementedError


class Game(Protocol):
    """The rules of a game: where its states come from."""

    def __hash__(self) -> int:
        """Hash by identity: there is one of each game."""
        ...

    @property
    def about(self) -> About:
        """Its name, its designers, for how many it is, …"""
        ...

    @property
    def options(self) -> Mapping[str, Option]:
        """The rules that players may choose, by their ids: values, defaults, and the clause each one changes."""
        ...

    @property
    def clauses(self) -> Mapping[str, str]:
        """Every clause of the rules by its id, in one plain sentence."""
        ...

    def start(
        self, seats: int | None = None, options: Mapping[str, object] | None = None, seed: int | None = None
    ) -> Any:
        """Return the first state, for the usual number of players and with the usual rules unless told otherwise.

        Raises ValueError, in words, for a number of seats or an option that the game doesn't have. `seed` fixes what a
        game has to fix before `NATURE`'s first move; what chance brings after that is drawn by `State.draw`.
        """
        ...

    def position(self, text: str) -> Any:
        """Return the state that a text stands for (see `State.position`); UnreadablePosition if it stands for none."""
        ...


def read_options(known: Mapping[str, Option], given: Mapping[str, object]) -> dict[str, str]:
    """Return every known option with its value: the given one, by a name in snake_case or camelCase, or the default.

    Raises WrongOption for an option that isn't known or a value that it can't have.
    """
    values = {option.id: option.default for option in known.values()}
    for name, value in given.items():
        key = "".join(f"_{c.lower()}" if c.isupper() else c for c in name)
        if key not in known:
            raise WrongOption("option_unknown", name=name)
        values[key] = known[key].read(value)
    return values


def read_settings(known: Mapping[str, Option], settings: Sequence[str]) -> dict[str, str]:
    """Return `read_options` of the words `name=value` in a position text; UnreadableOptions if they aren't that."""
    given = dict(setting.split("=", 1) for setting in settings)
    if len(given) < len(settings):
        raise UnreadableOptions("option_twice")
    try:
        return read_options(known, given)
    except WrongOption as error:
        raise UnreadableOptions(error.reason, **error.values) from None
    except UnreadableFile as error:
        raise UnreadableOptions("refused", why=error) from None
