"""What a position of Cu[o]be consists of: rooms, players, spawns, piles, and what is still to be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from cuboteca.games.cuobe.rules.cards import KEY, TALENT, Box, RoomCard
from cuboteca.games.cuobe.rules.options import Rules
from cuboteca.games.cuobe.rules.places import NOWHERE

if TYPE_CHECKING:
    from cuboteca.games.cuobe.rules.decks import Deck

NOBODY: Final = -1

ALIVE: Final = "alive"
INSANE: Final = "insane"
DEAD: Final = "dead"
ESCAPED: Final = "escaped"
STATUSES: Final = (ALIVE, INSANE, DEAD, ESCAPED)

WORST: Final = 5
"""So many wounds are death, so much panic is insanity."""

FIND_TOKENS: Final = 5
TRAP_TOKENS: Final = 10
LOCK_TOKENS: Final = 10
SPIDER_TOKENS: Final = 10
KEYS_NEEDED: Final = 5
MOST_DICE: Final = 30
"""No turn has more; the cards that come with the game never give so many."""

TWIN: Final = "twin"
SISTER: Final = "sister"
SPIDER: Final = "spider"

UNKNOWN: Final = ""
"""As the card of a place: it lies face down, and which it is has not been decided."""

DICE_NOT_COUNTED: Final = -1

TURN_ON: Final = 0
FELL_ASLEEP: Final = 1
TURN_CUT: Final = 2
"""Is the active player's turn still on, or did sleep end it (C-97), or death or leaving (C-114)?"""


class Room(NamedTuple):
    """A place with the card on it and everything that travels with that card."""

    card: str = UNKNOWN
    turned: int = 0
    """Quarter turns clockwise from the printed position."""
    trap: bool = False
    lock: bool = False
    opened: bool = False
    """Is the printed lock open until the end of the turn (C-48)?"""
    find: bool = False
    spiders: int = 0
    chest: int = NOBODY
    """Whose chest stands here."""


class Player(NamedTuple):
    """A player, with the cards before them."""

    place: int
    """NOWHERE when dead or escaped."""
    wounds: int = 0
    panic: int = 0
    status: str = ALIVE
    asleep: bool = False
    tools: tuple[str, ...] = ()
    """Tools and keys, in the order they came."""
    talents: tuple[str, ...] = ()
    syndromes: tuple[str, ...] = ()
    chest: tuple[str, ...] = ()

    @property
    def inside(self) -> bool:
        return self.place != NOWHERE


class Spawn(NamedTuple):
    """One that haunts the house; spiders are counted in their rooms."""

    kind: str
    """One of the kinds of the vocabulary, but `twin` and `sister` for the twins."""
    place: int
    power: int
    stolen: tuple[int, ...] = ()
    """The parts of the blue deck that the cards under her come from, top card first (C-78)."""


class Step(NamedTuple):
    """Something still to be done. `steps.py` says what each kind does; here is what it needs for that."""

    what: str
    seat: int = NOBODY
    name: str = ""
    """A script, a card, a kind of spawn."""
    number: int = 0
    other: int = NOBODY
    """Another seat: whom the script named last, who comes along."""
    way: int = NOBODY
    values: tuple[int, ...] = ()
    """Places, or what the dice show."""


Note = tuple[Any, ...]
"""Something that happened: what, then seats, places, cards and numbers (`log_events.py`)."""


class PositionFields(NamedTuple):
    """What a position consists of. Everything in it is immutable."""

    rules: Rules
    turn: int
    active: int
    dice: int
    """How many are left; DICE_NOT_COUNTED before they are (C-13)."""
    change: int
    """What the cards of this turn add to the dice before they are counted."""
    over: int
    killed: bool
    """Was a spider killed in the turn that is on, or before its spawn actions in the one before (C-75)?"""
    agenda: tuple[Step, ...]
    """What is still to be done; the last comes first."""
    rooms: tuple[Room, ...]
    """By place."""
    players: tuple[Player, ...]
    """By seat."""
    spawns: tuple[Spawn, ...]
    blue: Deck
    green: Deck
    passed: tuple[str, ...]
    """The green cards done with, in the order they went (C-18)."""
    dropped: tuple[str, ...]
    """Dropped tools."""
    removed: tuple[str, ...]
    """Blue cards out of the game."""
    keys: tuple[str, ...]
    """Keys activated (C-105)."""
    ended: str


class Position:
    """A position to read: a `State`, or a `StateBuilder` while a move is made. Both have `PositionFields`."""

    __slots__ = ()

    rules: Rules
    turn: int
    active: int
    dice: int
    change: int
    over: int
    killed: bool
    agenda: tuple[Step, ...]
    rooms: tuple[Room, ...]
    players: tuple[Player, ...]
    spawns: tuple[Spawn, ...]
    blue: Deck
    green: Deck
    passed: tuple[str, ...]
    dropped: tuple[str, ...]
    removed: tuple[str, ...]
    keys: tuple[str, ...]
    ended: str

    @property
    def box(self) -> Box:
        return self.rules.box

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def begins_no_more(self) -> bool:
        """Was the turn over before it had begun in full: by sleep (C-97), by death (C-114)?"""
        return self.over != TURN_ON and not self.rules.before

    @property
    def inside(self) -> list[int]:
        """The seats of the living who are inside, from the active one clockwise."""
        order = [*range(max(self.active, 0), self.seats), *range(max(self.active, 0))]
        return [seat for seat in order if self.players[seat].place != NOWHERE]

    def here(self, place: int) -> list[int]:
        """Return the seats of those in a room, by seat."""
        return [seat for seat, player in enumerate(self.players) if player.place == place != NOWHERE]

    def printed(self, place: int) -> RoomCard | None:
        """Return the card that lies there face up."""
        card = self.rooms[place].card
        return self.rules.box.rooms[card] if card else None

    def place_of(self, card: str) -> int:
        """Return where a room lies; NOWHERE if it has not been turned up."""
        for place, room in enumerate(self.rooms):
            if room.card == card:
                return place
        return NOWHERE

    def spawn(self, kind: str) -> Spawn | None:
        for spawn in self.spawns:
            if spawn.kind == kind:
                return spawn
        return None

    def haunted(self, place: int) -> bool:
        """Is a spawn in the room, if only a spider (C-80)?"""
        return self.rooms[place].spiders > 0 or any(spawn.place == place for spawn in self.spawns)

    @property
    def spiders(self) -> int:
        return sum([room.spiders for room in self.rooms])

    @property
    def finds(self) -> int:
        return sum([room.find for room in self.rooms])

    @property
    def traps(self) -> int:
        return sum([room.trap for room in self.rooms])

    @property
    def locks(self) -> int:
        return sum([room.lock for room in self.rooms])

    def chest_place(self, seat: int) -> int:
        """Return where a player's chest stands; NOWHERE before it has been placed."""
        for place, room in enumerate(self.rooms):
            if room.chest == seat:
                return place
        return NOWHERE

    def passive(self, seat: int, op: str) -> list[tuple[int, str]]:
        """Return the lasting effects of one kind that a player is under: number and script."""
        player = self.players[seat]
        cards = self.rules.box.cards
        return [
            (passive.n, passive.script)
            for card in player.talents + player.syndromes
            if (passive := cards[card].passive) is not None and passive.op == op
        ]

    def is_key(self, card: str) -> bool:
        return self.rules.box.cards[card].type == KEY

    @property
    def all_keys(self) -> bool:
        return len(self.keys) >= KEYS_NEEDED


class StateBuilder(Position):
    """A position that changes while a move is made: a copy of a state, until `State.settled` makes the next of it."""

    __slots__ = (*PositionFields._fields, "notes")

    notes: list[Note]
    """What happened in the move that led here; no part of the position."""

    def __init__(self) -> None:
        self.notes = []

    @classmethod
    def of(cls, fields: PositionFields) -> Self:
        """Return a copy of a position that can be changed."""
        builder = cls()
        for name, value in zip(PositionFields._fields, fields, strict=True):
            setattr(builder, name, value)
        return builder

    def fields(self) -> PositionFields:
        """Return what has been changed so far, as a position to keep."""
        return PositionFields(*[getattr(self, name) for name in PositionFields._fields])

    def note(self, *what: Any) -> None:
        self.notes.append(what)

    def push(self, *steps: Step) -> None:
        """Do these next, in this order."""
        self.agenda = (*self.agenda, *reversed(steps))

    def set_room(self, place: int, room: Room) -> None:
        rooms = self.rooms
        self.rooms = (*rooms[:place], room, *rooms[place + 1 :])

    def set_player(self, seat: int, player: Player) -> None:
        players = self.players
        self.players = (*players[:seat], player, *players[seat + 1 :])

    def set_spawn(self, spawn: Spawn) -> None:
        """Put it in the place of the one of its kind."""
        self.spawns = tuple([spawn if each.kind == spawn.kind else each for each in self.spawns])


def cards_of(player: Player, type_: str) -> tuple[str, ...]:
    """Return a player's talents or syndromes."""
    return player.talents if type_ == TALENT else player.syndromes
