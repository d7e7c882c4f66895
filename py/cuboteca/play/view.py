"""How a game meets its players: what its folder gives the screens, beside the rules.

A game's view turns states into pictures and sentences, and taps into moves. It knows no screen: the screens put what it
gives into place. One set of `parts` (named things on the table that can be picked) serves touch, keyboard and
screen reader alike.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cuboteca.play.game import NATURE, IllegalMove
from cuboteca.play.keys import Keys

if TYPE_CHECKING:
    from markupsafe import Markup  # named in signatures only, so that rules run where it is not installed

    from cuboteca.play.lesson import FirstGame
    from cuboteca.play.simulation import SimulationRun
    from cuboteca.play.wording import Messages

LOOK: Final = "look:"
"""A part that begins so is how a player looks at the table, and of no move: it stays picked when a move is made."""

PUT_BACK: Final = "put-back"
"""The part that a piece names as its `data-home`: let go off the board, what is dragged goes back where it belongs."""


class Role(NamedTuple):
    """What a seat is called and how it is marked in this game."""

    name: str
    """As in "Black to move": the colour or side the seat plays."""
    badge: str
    """The id of a badge symbol on the common sprite: `badge-circle-ink`, `badge-triangle-vermilion`, …"""
    line: str = ""
    """Side and standing in a few words: "Black, 8 in hand"."""


class Route(NamedTuple):
    """The route that a team-mate plans; the board shows it while its plan is open."""

    seat: int
    parts: tuple[str, ...]
    """The parts of the board that it means to pass, from where it stands."""


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
    """May the viewer act on it? Not when looking back, in previews and in the guide."""
    turned: int = 0
    """From which side the board is seen, of as many as the view's `turns`: 0 is as it is drawn first."""
    askew: int = 0
    """By how many degrees to the left the page shows it turned further, where it has a camera."""
    peeking: bool = False
    """Does the viewer ask to see what only they may see, for as long as they hold?"""
    alone: bool = False
    """Is one person at the device, who passes it on to nobody?"""
    past: Sequence[tuple[Any, str]] = ()
    """The positions that led here, each with the move made in it, as the viewer may know them; the last came last."""
    small: bool = False
    """Is the board one of several on a page, as in the guide? Then it is drawn plainly."""
    presets: tuple[tuple[str, str], ...] = ()
    """What players have kept for other games by a name (`GameView.preset_text`): names and texts."""
    own: int | None = None
    """While an opponent, or another seat of a lesson, is to move: the seat of the one person at the table, whose things
    lie under the board."""
    waits: bool = False
    """Is an opponent to move? Then nothing on the table can be picked."""
    thought_of: str = ""
    """A move that a hint tells or an opponent thinks of, in notation."""
    hinted: tuple[str, ...] = ()
    """Every move that a hint lists, the best first, in notation."""
    marked: tuple[str, ...] = ()
    """The parts of the board that a hint or a thought is about."""
    route: Route | None = None
    """The route of the team-mate whose plan is open."""
    looks_first: bool = False
    """Does a tap on a place open it first, instead of moving there?"""
    chosen_from: Any = None
    """In a review, the position that the move which led here was chosen in: what it says is about the hand there."""
    told: str = ""
    """The message that lies over the hand."""
    earlier: tuple[tuple[str, ...], ...] = ()
    """What was picked before each tap since the last move; the latest is the last."""
    taught: bool = False
    """Is it the table of a lesson, which says itself what to do? Then the hand has pieces only, and no words."""
    solving: bool = False
    """Is it the table of a puzzle? It is laid out as that of a lesson, but all that can be played is in sight."""


class Stage(NamedTuple):
    """One thing that has happened, as the page plays it before it shows where it led (`static/js/screen/stage.js`)."""

    say: str = ""
    """A sentence. The next one waits until it has been read."""
    motions: tuple[Mapping[str, Any], ...] = ()
    """What moves: each a `kind` of `static/js/screen/motions.js`, the ids (`of`), and what the kind asks for."""
    over: str = ""
    """A light over the board meanwhile; one that the next stage has too stays."""
    held: str = ""
    """What is held up before the table until it has been read,"""
    gate: bool = False
    """or until the button on it that is marked with `data-gate` is pressed."""
    heard: str = ""
    """What stands on it, for those who listen: said after the sentence."""
    sound: str = ""
    ends: str = ""
    """The sound when the motion is over."""
    who: str = ""
    """The player whom the sentence is about: a badge before it, and the name if the sentence doesn't give it."""
    begins: bool = False
    """Does a turn begin with it? Then what could be done in the last one goes, but for Undo."""


class Prompt(NamedTuple):
    """The slim line above the board: who is asked, and what."""

    seat: int | None
    lead: str
    rest: str = ""


class Selected(NamedTuple):
    """A tap that picked or put down parts of a move; `say` tells a screen reader."""

    parts: tuple[str, ...]
    say: str = ""
    by_key: str = ""
    """What it tells besides to whoever used a key."""
    by_enter: str = ""
    """What it adds for a player who pressed Enter there; any other key has led them to where that can go."""
    since: int = -1
    """What has happened since so many moves, and could not be seen till now, is played first; -1: nothing."""


class Played(NamedTuple):
    """A tap that completed a move."""

    move: str


Answer = Selected | Played | IllegalMove
"""What a tap comes to: a refusal where it comes to nothing."""


class Choice(NamedTuple):
    """A legal move for lists: its notation and its words."""

    move: str
    label: str


class SideAction(NamedTuple):
    """An action beside the moves of the game, or a rare move, for the menu: offering a draw, say."""

    move: str
    label: str
    icon: str
    now: bool = False
    """Is it for this moment only, so that it stands beside the hand and not just in the menu?"""
    asks: str = ""
    """It ends the game, so that it is asked for once more, in these words. (Resigning always is, in the same words.)"""
    part: str = ""
    """The part to tap instead, where the game itself asks once more and has a button that confirms."""


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


class GameView(ABC):
    """What a game's folder gives the screens. What has a default here is for games that have a use for it.

    There is one of each, so that what it draws can be remembered.
    """

    sprite: str
    """The id of the SVG sprite that holds the symbols of its pictures."""
    keys: Keys
    """Each key with the part that it picks, and what that does. Letters mean the same in all games."""
    page_keys: Keys = MappingProxyType({})
    """Keys that the page itself answers, a camera's say: each with the button (`data-client`) that does the same."""
    walks: Mapping[str, str] = MappingProxyType({})
    """Home or End, as they are written on the keys, where they lead elsewhere than along a row: each with where."""
    turns = 1
    """From how many sides can the board be seen? 1 if it cannot be turned, 2 if it can face the player opposite."""
    faces = False
    """Does the board turn to the player to move, unless the settings decide otherwise?"""
    recalls = False
    """Does what lies under the board tell of the latest move itself? If not, an opponent’s is laid over it."""
    tells_in_pictures = False
    """Do players see an opponent’s move as the record shows it, because words for it would be long?"""
    tells_turns = False
    """May a turn take several moves, so that the record tells turns (`goes_on`, `tally`), not moves?"""

    level_lines: Messages | None = None
    """What an opponent of each level looks at, in an honest line."""
    level_strengths: Messages | None = None
    """How strong it is, in a sentence, as measured (`docs/opponents.md`); levels that weren't measured are missing."""

    def keys_at(self, state: Any) -> Keys:
        """Return those of the keys that mean something in a game, as it was set up."""
        return self.keys

    @property
    def tallied(self) -> str:
        """What is counted of a turn, in a word: "points"."""
        return ""

    def name_move(self, view: View, move: str) -> str:
        """Return a legal move in a few words, for a hint."""
        found = (choice.label for choice in islice(self.choices(view), 1000) if choice.move == move)
        return next(found, move)

    def picture_move(self, view: View, move: str) -> Markup | None:
        """Draw a legal move as a small picture with its words for screen readers; None if the game has only words."""
        return None

    def parts_of(self, view: View, move: str) -> tuple[str, ...]:
        """Return the parts of the board that a legal move is about, for a hint."""
        return ()

    def name_part(self, view: View, part: str) -> str:
        """Return what a part is called in the list of all that a hint marks; "" where its own words are as short."""
        return ""

    def hint_at(self, view: View, move: str) -> str:
        """Return what a hint says first of a legal move whose `parts_of` would give it away, or that is one of many as
        good, so that none is marked; "" where they tell no more than where to look."""
        return ""

    def picks_of(self, view: View, move: str) -> tuple[str, ...]:
        """Return the parts that are picked for a move that the board can't show in advance, and which a hint therefore
        gives as an example; nothing for any other."""
        return ()

    def asks_first(self, view: View, move: str) -> Selected | None:
        """Return what is picked and said where the table asks to confirm a legal move; None where the last tap makes
        it. One chosen from the list of moves, or of a hint, is asked for in the same way."""
        return None

    def first_tap(self, view: View, move: str) -> str:
        """Return the part with which a legal move begins, on the board or beside it; nothing where none does."""
        return next(iter((*self.parts_of(view, move), *self.picks_of(view, move))), "")

    def reason(self, view: View, reason: str, values: Mapping[str, Any], player: str = "") -> str:
        """Return what speaks for a move, by a `Reason` of `cuboteca.search.thought`, in a sentence; nothing without
        one.

        It addresses the player to move as "you"; with `player`, as in a review, it names that player.
        """
        return ""

    def plan(self, view: View, reason: str, values: Mapping[str, Any]) -> str:
        """Return what a team-mate says it will do, by a `Reason`, in a sentence; nothing without one."""
        return ""

    def request(self, view: View, what: str, whom: int) -> str:
        """Return what a team-mate can be asked for (`cuboteca.search.thought.Request`), in a few words."""
        return ""

    def request_in_force(self, view: View, what: str, whom: int) -> str:
        """Return what it has been asked for and hasn't done yet, in a sentence."""
        return ""

    def most_moves(self, state: Any) -> int:
        """Return after how many moves, as the table counts them, the game ends at the latest; 0 without such a
        limit."""
        return 0

    def side(self, state: Any, seat: int) -> int:
        """Return the side from which a seat sees the board before itself, as in `View.turned`."""
        return 0

    @abstractmethod
    def render_sprite(self) -> Markup:
        """Return the `<symbol>`s and gradients that every picture of the game shares; colours by CSS variable."""

    @abstractmethod
    def render_thumbnail(self) -> Markup:
        """Return the picture for its niche in the cabinet: a self-contained transparent SVG document."""

    def render_files(self) -> Mapping[str, str]:
        """Return the pictures that the style sheet shows, by the names of their files."""
        return {}

    def render_styles(self) -> str:
        """Return the style sheet of a game that players add; one of the house has a file in `static/css`."""
        return ""

    @abstractmethod
    def roles(self, state: Any) -> tuple[Role, ...]:
        """Return each seat's role, by seat."""

    def first(self, state: Any) -> int | None:
        """Return the seat that goes first in a new game; None where that is still to be drawn."""
        return None if state.seat == NATURE else state.seat

    def passed_on(self, options: Mapping[str, str], seats: int) -> Mapping[str, str] | None:
        """Return the options of a rematch in which everyone keeps their seat, with its colour, and the next seat goes
        first; None where everyone moves up a seat instead."""
        return None

    @abstractmethod
    def prompt(self, view: View) -> Prompt:
        """Return who is asked, and for what."""

    @abstractmethod
    def board(self, view: View) -> Markup:
        """Return the board as SVG. What can be picked carries `data-part`, an `id`, a role and a label."""

    @abstractmethod
    def hand(self, view: View) -> Markup:
        """Return what lies within thumb reach under the board: heading, pieces, reason."""

    def actions(self, view: View) -> Sequence[Action]:
        """Return what the game itself adds to the row of actions: confirming a move of several parts, say."""
        return ()

    def standings(self, view: View) -> Markup | None:
        """Return how the players stand, above the board; None where the board says it all."""
        return None

    def summary(self, view: View) -> Markup | None:
        """Return how the scores came about, for the end and on request."""
        return None

    def pictured(self, view: View) -> Markup:
        """Return the board by itself, as one SVG: for a picture to give away."""
        return self.board(view._replace(small=True))

    @abstractmethod
    def preview(self, view: View) -> Markup:
        """Return the board, small and without anything to pick."""

    @abstractmethod
    def explain(self, view: View) -> str:
        """Return a sentence on what binds the player now, beside the board; nothing where the panel says it already."""

    def remind(self, view: View) -> str:
        """Repeat it after an opponent's move. A game may stop doing so once a player knows it."""
        return self.explain(view)

    @abstractmethod
    def tap(self, view: View, part: str) -> Answer:
        """Return what a tap on a part comes to: parts picked, a whole move, or why neither."""

    def why_not_back(self, view: View) -> IllegalMove | None:
        """Return why Undo does nothing, where nothing picked is taken back and the last move is not to be undone
        instead."""
        return None

    def put_back(self, view: View) -> tuple[str, ...] | None:
        """Return the parts that stay picked when the last one is taken back; None if nothing is picked that could be.

        What is only looked at need not count: it has its own way to be closed.
        """
        return view.picked[:-1] if view.picked else None

    def stays_after_escape(self, view: View) -> tuple[str, ...]:
        """Return the parts that stay picked when Escape deselects all: what has been set up, say."""
        return ()

    def stays_picked(self, view: View, picked: tuple[str, ...]) -> tuple[str, ...]:
        """Return which of the parts picked before the last move stay picked for the next one of the same player."""
        return ()

    def step(self, view: View, part: str | None, key: str) -> str | None:
        """Return the part that an arrow key, Home or End leads to from `part`."""
        return None

    def begins(self, view: View) -> str | None:
        """Return the part where the keyboard starts when another player is to decide: among the things of `View.own`,
        where that is one who plays alone."""
        return view.focus

    def goes_on_at(self, view: View) -> str | None:
        """Return the part at which the keyboard goes on after a move, if not at `View.focus`, where it is."""
        return None

    def picked_leads_to(self, view: View) -> str | None:
        """Return the part at which the keyboard goes on once a key has picked something, if not at `View.focus`: the
        first place where that can go."""
        return None

    @abstractmethod
    def choices(self, view: View) -> Sequence[Choice]:
        """Return every legal move in words."""

    def side_actions(self, view: View) -> Sequence[SideAction]:
        """Return what else may be said now: a draw offered or accepted, sides exchanged; resigning only if it
        exists."""
        return ()

    def answers(self, view: View) -> str:
        """Return what can be answered to a question of the game's own, in short sentences for those who hear them."""
        return ""

    def preset_text(self, view: View) -> str | None:
        """Return what a player may keep by a name for another game now, as text; None where there is nothing."""
        return None

    def holds_up(self, view: View) -> bool:
        """Does the board hold up what chance has brought, so that it need not be told over it?"""
        return False

    def opening(self, view: View) -> str | None:
        """Return what is said of all that chance has brought before the first decision, where the table shows that by
        itself; None where it is told like a move."""
        return None

    def lingers(self, view: View) -> bool:
        """Is what ended the game, a fight say, to be put away before the end is shown? A tap that picks does it."""
        return False

    @abstractmethod
    def describe_move(self, before: Any, move: str, names: tuple[str, ...]) -> str:
        """Return a move made, in a sentence; nothing for one of chance that changed nothing worth telling."""

    def heard(self, view: View, before: Any, move: str) -> str:
        """Return the same for those who don't see what has come of it, as they sit at the table now; what matters most
        comes first."""
        return self.describe_move(before, move, view.names)

    @abstractmethod
    def notate(self, before: Any, move: str, names: tuple[str, ...]) -> Markup:
        """Return a move made, as a short entry of the record list beside the name of the player who made it."""

    def clauses_of(self, before: Any, move: str) -> tuple[str, ...]:
        """Return the ids of the rules that a move followed, the first one first; of some of chance's, none."""
        return ()

    def describe_result(self, made: Iterable[tuple[Any, str]]) -> str:
        """Say in a few words what chance made of a move: `made` is that move and chance's answers to it."""
        return ""

    def shows(
        self, first: int, steps: Sequence[tuple[Any, str]], simulated: Sequence[SimulationRun]
    ) -> Sequence[dict[str, Any]]:
        """Return what the page shows of what was simulated since the first of some moves: flights, say."""
        return ()

    def stages(self, view: View, first: int) -> Sequence[Stage]:
        """Return what has happened since the first of some moves, one thing after the other, for the page to play
        before it shows `view`; nothing where the board shows it all."""
        return ()

    def goes_on(self, before: Any, move: str) -> bool:
        """Does the turn go on, for the same seat, after this move made there?"""
        return False

    def tally(self, made: Sequence[tuple[Any, str]]) -> str:
        """Return what a turn's moves come to, each with the state before it: a figure, or nothing."""
        return ""

    def turn_of(self, state: Any) -> int:
        """Return which turn of the game it is, where not only a move may end one: chance, say, or what comes of a
        move."""
        return 0

    @abstractmethod
    def ending(self, view: View) -> tuple[str, str]:
        """Return who won, and why, in two sentences."""

    def beaten(self, view: View) -> str:
        """Return what is told instead of "You win" to a person who has beaten opponents alone: by how much, say."""
        return ""

    def first_game(self) -> FirstGame:
        """Return what a first game after its lessons is set up with."""
        from cuboteca.play.lesson import FirstGame

        return FirstGame()

    @abstractmethod
    def guide(self) -> Sequence[Chapter]:
        """Return the chapters of its guide, in order."""
