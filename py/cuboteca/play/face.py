"""How a game meets its players: what its folder gives the screens, beside the rules.

A face turns states into pictures and sentences, and taps into moves. It knows no screen: the screens put what it
gives into place. One set of `parts` (named things on the table that can be picked) serves touch, keyboard and
screen reader alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from cuboteca.play.keys import Keys

if TYPE_CHECKING:
    from markupsafe import Markup  # named in signatures only, so that rules run where it is not installed

LOOK: Final = "look:"
"""A part that begins so is how a player looks at the table, and of no move: it stays picked when a move is made."""


class Role(NamedTuple):
    """What a seat is called and how it is marked in this game."""

    name: str
    """As in "Black to move": the colour or side the seat plays."""
    badge: str
    """The id of a badge symbol on the common sheet: `badge-circle-ink`, `badge-triangle-vermilion`, …"""
    line: str = ""
    """Side and standing in a few words: "Black, 8 in hand"."""


class View(NamedTuple):
    """A table as one viewer may see it, with what that viewer has picked so far."""

    state: Any
    """The position shown, as `seen_by` the viewer."""
    names: tuple[str, ...]
    """The players' names by seat."""
    moves: tuple[str, ...] = ()
    """The moves that led here, in notation."""
    picked: tuple[str, ...] = ()
    """The parts picked for a move not yet complete."""
    focus: str | None = None
    """The part that holds the keyboard's focus."""
    live: bool = True
    """May the viewer act on it? Not in review, previews and the guide."""
    turned: int = 0
    """From which side the board is seen, of as many as the face's `turns`: 0 is as it is drawn first."""
    peeking: bool = False
    """Does the viewer ask to see what only they may see, for as long as they hold?"""
    past: Sequence[tuple[Any, str]] = ()
    """The positions that led here, each with the move made in it, as the viewer may know them; the last came last."""
    small: bool = False
    """Is the board one of several on a page, as in the guide? Then it is drawn plainly."""
    kept: tuple[tuple[str, str], ...] = ()
    """What players have kept for other games by a name (`Face.keeps`): names and texts."""


class Asked(NamedTuple):
    """The slim line above the board: who is asked, and what."""

    seat: int | None
    lead: str
    rest: str = ""


class Picked(NamedTuple):
    """A tap that picked or put down parts of a move; `say` tells a screen reader."""

    parts: tuple[str, ...]
    say: str = ""
    by_key: str = ""
    """What it tells besides to whoever used a key."""


class Chosen(NamedTuple):
    """A tap that completed a move."""

    move: str


class Refused(NamedTuple):
    """A tap on something that cannot be: one plain sentence why, and the clause."""

    message: str
    clause: str | None = None


class Choice(NamedTuple):
    """A legal move for lists: its notation and its words."""

    move: str
    label: str


class Extra(NamedTuple):
    """An action beside the moves of the game, or a rare move, for the menu: offering a draw, say."""

    move: str
    label: str
    icon: str
    now: bool = False
    """Is it for this moment only, so that it stands beside the hand and not just in the menu?"""
    asks: str = ""
    """It ends the game, so that it is asked for once more, in these words. (Resigning always is, in the same words.)"""


class Action(NamedTuple):
    """A button of the game's own within the row of actions; pressing it is a tap on its part."""

    part: str
    label: str
    icon: str
    main: bool = False
    enabled: bool = True
    """One that is not can still be pressed: the tap says why it does nothing."""
    pressed: bool = False
    peeks: bool = False
    """Held down, it shows what only the player to move may see (`View.peeking`); let go, it hides it again."""
    calls: bool = False
    """It answers what has just come up, and whoever has the keyboard at the table is led to it."""


class Chapter(NamedTuple):
    """A page of the guide: paragraphs in our own words, and positions to look at and click through."""

    id: str
    title: str
    paragraphs: tuple[str, ...]
    lines: tuple[Line, ...] = ()
    clauses: tuple[str, ...] = ()


class Line(NamedTuple):
    """A line of play on a live board: from `position`, the moves, with a caption for each step (one more)."""

    id: str
    position: str
    moves: tuple[str, ...]
    captions: tuple[str, ...]
    standings: bool = False
    """Do the `standings` stand under the board, because it does not show all that changes?"""


class Face(Protocol):
    """What a game's folder gives the screens."""

    def __hash__(self) -> int:
        """There is one of each, so that what it draws can be remembered."""
        ...

    @property
    def sheet(self) -> str:
        """The id of the symbol sheet that its pictures use."""
        ...

    @property
    def keys(self) -> Keys:
        """Each key with the part that it picks, and what that does. Letters mean the same in all games."""
        ...

    @property
    def turns(self) -> int:
        """From how many sides can the board be seen? 1 if it cannot be turned, 2 if it can face the player opposite."""
        ...

    def side(self, state: Any, seat: int) -> int:
        """The side from which a seat sees the board before itself, as in `View.turned`."""
        ...

    def draw_sheet(self) -> Markup:
        """The `<symbol>`s and gradients that every picture of the game shares; colours by CSS variable."""
        ...

    def draw_niche(self) -> Markup:
        """The objects for its niche in the cabinet: a self-contained transparent SVG document."""
        ...

    def roles(self, state: Any) -> tuple[Role, ...]:
        """By seat."""
        ...

    def asked(self, view: View) -> Asked: ...

    def board(self, view: View) -> Markup:
        """The board as SVG. What can be picked carries `data-part`, an `id`, a role and a label."""
        ...

    def hand(self, view: View) -> Markup:
        """What lies within thumb reach under the board: heading, pieces, reason."""
        ...

    def actions(self, view: View) -> Sequence[Action]:
        """What the game itself adds to the row of actions: confirming a move of several parts, say."""
        ...

    def standings(self, view: View) -> Markup | None:
        """How the players stand, above the board; None where the board says it all."""
        ...

    def summary(self, view: View) -> Markup | None:
        """How the scores came about, for the end and on request."""
        ...

    def preview(self, view: View) -> Markup:
        """The board, small and without anything to pick."""
        ...

    def explain(self, view: View) -> str:
        """A sentence on what binds the player now, for the panel beside the board."""
        ...

    def tap(self, view: View, part: str) -> Picked | Chosen | Refused: ...

    def put_back(self, view: View) -> tuple[str, ...] | None:
        """The parts that stay picked when the last of them is taken back; None if nothing is picked."""
        ...

    def step(self, view: View, part: str | None, key: str) -> str | None:
        """The part that an arrow key, Home or End leads to from `part`."""
        ...

    def choices(self, view: View) -> Sequence[Choice]:
        """Every legal move in words."""
        ...

    def extras(self, view: View) -> Sequence[Extra]:
        """What else may be said now: a draw offered or accepted, sides exchanged; resigning only if it exists."""
        ...

    def told(self, before: Any, move: str, names: tuple[str, ...]) -> str:
        """A move made, in a sentence."""
        ...

    def scribe(self, before: Any, move: str) -> Markup:
        """A move made, as a short entry of the record list."""
        ...

    def ending(self, view: View) -> tuple[str, str]:
        """Who won, and why, in two sentences."""
        ...

    def guide(self) -> Sequence[Chapter]: ...


class HasPageKeys(Protocol):
    """What a face has besides if the page itself answers some keys: a camera's, say."""

    @property
    def page_keys(self) -> Keys:
        """Each key with the button (`data-client`) that does the same."""
        ...


class WalksItsOwnWay(Protocol):
    """What a face has besides if Home or End lead elsewhere on its board than along a row."""

    @property
    def walks(self) -> Mapping[str, str]:
        """Such keys, as they are written on them, each with where it leads."""
        ...


class HoldsUp(Protocol):
    """What a face has besides if its board holds up what chance has brought: it need not be told over it."""

    def holds_up(self, view: View) -> bool:
        """Is something held up now?"""
        ...


class Lingers(Protocol):
    """What a face has besides if more than the board shows what ended a game: a fight, a card. It is seen first."""

    def lingers(self, view: View) -> bool:
        """Is it still to be put away before the end is shown? A tap that picks puts it away."""
        ...


class BeginsAnew(Protocol):
    """What a face has besides if whoever is to decide next has nothing to do where the one before has ended."""

    def begins(self, view: View) -> str | None:
        """The part at which the keyboard begins for them."""
        ...


class GoesOn(Protocol):
    """What a face has besides if a move may leave whoever made it elsewhere than where they tapped."""

    def goes_on_at(self, view: View) -> str | None:
        """The part at which the keyboard goes on after a move, if not at `View.focus`, where it is."""
        ...


class TellsAnswers(Protocol):
    """What a face has besides if it asks questions of its own: their answers, for those who hear them."""

    def answers(self, view: View) -> str:
        """What can be answered now, in short sentences; empty where nothing is asked but to move."""
        ...


class TellsWhatCame(Protocol):
    """What a face has besides if chance decides what a move comes to: then the record tells that as well."""

    def came_of(self, made: Sequence[tuple[Any, str]]) -> str:
        """What came of the first of some moves by the others, which are chance's, in a few words; or nothing."""
        ...


class TellsTurns(Protocol):
    """What a face has besides if a turn of its game may take several moves: then the record tells turns, not moves."""

    @property
    def tallied(self) -> str:
        """What is counted of a turn, in a word: "points"."""
        ...

    def goes_on(self, before: Any, move: str) -> bool:
        """Does the turn go on, for the same seat, after this move made there?"""
        ...

    def tally(self, made: Sequence[tuple[Any, str]]) -> str:
        """What a turn's moves come to, each with the state before it: a figure, or nothing."""
        ...


class CountsTurns(Protocol):
    """What a face that tells turns has besides if not only a move may end one: chance, say, or what comes of a move."""

    def turn_of(self, state: Any) -> int:
        """Which turn of the game it is."""
        ...
