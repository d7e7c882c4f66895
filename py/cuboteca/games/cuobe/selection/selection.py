"""What a player has selected without having made a move, and the parts of the table.

Selected is a card held up, a fight planned, a panel opened; parts are `room:c3`, `pawn:1`, `mate:1`, `spawn:clown`,
`card:T03`, `do:go_N`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.board import leads_to
from cuboteca.games.cuobe.rules.moves import SEAT_OF, Move
from cuboteca.games.cuobe.rules.places import NOWHERE, PLACE_NAMES, PLACE_OF, WAY_LETTERS
from cuboteca.games.cuobe.rules.position import Position
from cuboteca.games.cuobe.rules.steps import LEAD
from cuboteca.play.view import LOOK

CLOSE: Final = f"{LOOK}close"
SEEN: Final = f"{LOOK}seen:"
THREATS: Final = "threats"
LOG: Final = "log"
DOORS: Final = "doors"
STASH: Final = "stash"
LOOKING: Final = "looking"
CARD: Final = "green"
"""The green card of the turn, shown large once more."""
NOBODY_ALONG: Final = -1


class Selection(NamedTuple):
    """As `View.picked` keeps it: `close` and `seen` stay when a move is made, the rest is put down."""

    close: bool = False
    """Is the map drawn close to the own room?"""
    seen: int = 0
    """What came in so many moves has been shown large and put away."""
    panel: str = ""
    """What is open in the tray: `threats`, `log`, `doors`, `stash`, `looking`, `wounds`, `panic` or `green`."""
    card: str = ""
    """The card held up."""
    room: str = ""
    """The place looked at: `c3`."""
    mate: int = -1
    """The player looked at."""
    along: int = NOBODY_ALONG
    """Who comes along on the next walk."""
    foe: str = ""
    """Who is to be fought: a kind, or a player as `P2`."""
    dice: int = -1
    """How many dice go into the fight; -1: as many as the tray proposes."""
    weapons: tuple[str, ...] = ()
    """Those to be added, one as often as it is used."""
    asks: str = ""
    """What is asked for once more: the verb of a move, to end the turn, say."""

    @property
    def parts(self) -> tuple[str, ...]:
        found = [CLOSE] if self.close else []
        if self.seen:
            found.append(f"{SEEN}{self.seen}")
        for kind in ("panel", "card", "room", "foe", "asks"):
            if value := getattr(self, kind):
                found.append(f"{kind}:{value}")
        for kind, number in (("mate", self.mate), ("along", self.along), ("dice", self.dice)):
            if number >= 0:
                found.append(f"{kind}:{number}")
        return (*found, *(f"weapon:{card}" for card in self.weapons))

    @property
    def idle(self) -> Selection:
        """With nothing taken up: only how the table is looked at."""
        return Selection(self.close, self.seen)


def selection_of(parts: tuple[str, ...]) -> Selection:
    """Return what parts of `View.picked` stand for."""
    values: dict[str, object] = {}
    weapons = []
    for part in parts:
        kind, _, rest = part.partition(":")
        if part == CLOSE:
            values["close"] = True
        elif part.startswith(SEEN):
            values["seen"] = int(part[len(SEEN) :])
        elif kind in ("panel", "card", "room", "foe", "asks"):
            values[kind] = rest
        elif kind in ("mate", "along", "dice"):
            values[kind] = int(rest)
        elif kind == "weapon":
            weapons.append(rest)
    return Selection(**values, weapons=tuple(weapons))  # type: ignore[arg-type]


def room_part(place: int) -> str:
    """Return a place as a part: `room:c3`."""
    return f"room:{PLACE_NAMES[place]}"


def place_of(part: str) -> int | None:
    """Return the place of a room's part; None if it is none."""
    kind, _, name = part.partition(":")
    return PLACE_OF.get(name) if kind == "room" else None


def seat_of(part: str, seats: int) -> int | None:
    """Return the seat that a pawn or the chip of a player stands for; None if it is none."""
    kind, _, number = part.partition(":")
    if kind not in ("pawn", "mate") or number not in ("0", "1", "2", "3", "4", "5") or int(number) >= seats:
        return None
    return int(number)


def move_part(move: Move) -> str:
    """Return the part of a button that makes a move: its notation without blanks, for no id has any."""
    return f"do:{str(move).replace(' ', '_')}"


IN_OWN_ROOM: Final = frozenset(
    {moves.FORCE, moves.SEARCH, moves.ROOM, moves.PICK, moves.CHEST, moves.FIGHT, moves.EXIT, moves.STAY, moves.END}
)
"""What is done where one stands."""


def rooms_of_move(at: Position, move: Move) -> tuple[str, ...]:
    """Return the rooms that a move is about, as parts; nothing for what is only about cards."""
    aim = move.args[0] if move.args else ""
    seat = at.agenda[-1].seat if at.agenda[-1].what == LEAD else at.active
    place = NOWHERE
    if move.verb == moves.GO or (at.agenda[-1].what == LEAD and aim in WAY_LETTERS):
        place = leads_to(at, at.players[seat].place, WAY_LETTERS.index(aim))
    elif move.verb in IN_OWN_ROOM:
        place = at.players[seat].place
    elif move.verb in (moves.GIVE, moves.DUEL) or aim in SEAT_OF:
        place = at.players[SEAT_OF[move.args[-1] if move.verb == moves.GIVE else aim]].place
    elif aim in PLACE_OF:
        place = PLACE_OF[aim]
    return (room_part(place),) if place != NOWHERE else ()
