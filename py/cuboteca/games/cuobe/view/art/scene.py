"""What the house shows, as plain values: what stands and lies where, its measures, and the spots in a room.

Slabs of 100 units lie in a well, seen right from above, the lamp at the upper left."""

from __future__ import annotations

from typing import Final, NamedTuple

from cuboteca.draw.path import Point

TILE: Final = 100
PITCH: Final = 107
MARGIN: Final = 12
FOOT: Final = 4
"""How thick a slab is seen to be, at its lower edge."""
SIDE: Final = 5
COLUMNS: Final = "abcde"
SPAN: Final = PITCH * (SIDE - 1) + TILE
WIDE: Final = SPAN + 2 * MARGIN
TALL: Final = WIDE + FOOT
VIEW: Final = f"{-MARGIN} {-MARGIN} {WIDE} {TALL}"

STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""To the right and down."""
ACROSS: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
TURNS: Final = {"N": 0, "E": 90, "S": 180, "W": 270}

PLACES: Final = tuple(f"{column}{row}" for row in range(SIDE, 0, -1) for column in COLUMNS)
"""Row 5 to row 1, each from a to e: as they are read on the map."""


def spot(place: str) -> tuple[int, int]:
    """Return the upper left corner of a place, `c3`, in units."""
    return PITCH * COLUMNS.index(place[0]), PITCH * (SIDE - int(place[1]))


def middle(place: str) -> Point:
    """Return the middle of a place, in units of the picture."""
    x, y = spot(place)
    return x + TILE / 2, y + TILE / 2


KINDS: Final = ("ghoul", "clown", "tentacles", "troll", "twin", "sister")
"""Who stands in a doorway of its own; spiders are counted in their room."""


class Room(NamedTuple):
    """One of the 25 places, and the room that lies there now."""

    at: str
    """`c3`."""
    label: str
    """For a screen reader: "Archive, b4, locked. Cleo is here." """
    card: str = ""
    """`R09`; empty while it lies face down."""
    name: str = ""
    emblem: str = ""
    """The words of the card file: "card drawers"."""
    exits: str = ""
    """The open sides of a corridor as it lies, `NS`; empty for a room with four doors."""
    search: int | None = None
    trap: str = "none"
    """Printed: `none`, `room`, `row` or `column`."""
    lock: bool = False
    """Printed."""
    lock_open: bool = False
    """Its printed lock is open until the turn ends."""
    no_traps: bool = False
    exit: str = ""
    """Where the keys belong: `shut`, or `open` once all are in."""
    keys: int = 0
    """How many are in, of the Exit."""
    lock_token: bool = False
    trap_token: bool = False
    find: bool = False
    spiders: int = 0
    chests: tuple[int, ...] = ()
    """Seats, counted from 0."""
    peril: bool = False
    """A trigger would hit the players here: token, print, stripe or Ghoul."""
    glow: bool = False
    """It may be chosen now."""
    picked: bool = False


class Pawn(NamedTuple):
    """A pawn as the map shows it."""

    seat: int
    """Counted from 0."""
    at: str
    label: str = ""
    active: bool = False
    asleep: bool = False
    insane: bool = False
    glow: bool = False
    """May be chosen now: it becomes a part of its own, `pawn:1`."""
    picked: bool = False


class Spawn(NamedTuple):
    """A spawn as the map shows it."""

    kind: str
    """One of `KINDS`."""
    at: str
    power: int
    label: str = ""
    glow: bool = False
    """May be chosen now: a part of its own, `spawn:clown`."""
    picked: bool = False


class Way(NamedTuple):
    """A door that the active player may walk out of: lamplight falls through it."""

    side: str
    to: str


class House(NamedTuple):
    """All that the map shows."""

    rooms: tuple[Room, ...]
    label: str
    pawns: tuple[Pawn, ...] = ()
    spawns: tuple[Spawn, ...] = ()
    ways: tuple[Way, ...] = ()
    route: tuple[str, ...] = ()
    """The places that a team-mate means to pass, from where it stands."""
    walker: int = 0
    """The seat of that team-mate."""
    focus: str | None = None
    """The place that the Tab key comes to; else the active player's."""
    zoom: str | None = None
    """The place that the picture is drawn close to; None shows the whole map."""
    live: bool = True
    """Can anything be picked? If not, the house is a picture with a label."""
    waits: bool = False
    """Is it another player's turn to decide? Then the house can only be looked at."""


Spot = tuple[float, float, float]
"""x, y and scale on the slab."""

ROW_DEPTH: Final = 40
"""How far behind another a pawn of full size stands, so that its shape is seen over the other's head."""
KEYHOLES: Final = ((50, 49), (41, 58), (59, 58), (41, 72), (59, 72))
"""Where they are in the door of the Exit."""


class Company(NamedTuple):
    """How many of each share a room."""

    pawns: int = 0
    figures: int = 0
    spiders: bool = False
    chests: int = 0
    find: bool = False


class Standing(NamedTuple):
    """Where everything in a room stands."""

    emblem: Spot | None
    """None: no room left for it."""
    signs: tuple[Spot, ...]
    """Under the name, what comes first first."""
    pawns: tuple[Spot, ...]
    figures: tuple[Spot, ...]
    """The foot of each doorway, in the middle."""
    spiders: Spot
    chests: tuple[Spot, ...]
    find: Spot


def stand(company: Company) -> Standing:
    """Return where a company stands: the same one always in the same way."""
    strangers = company.figures + (1 if company.spiders else 0)
    pawns = _pawns(company.pawns, crowded=strangers > 0)
    figures, spiders = _strangers(company, company.pawns > 0 or company.chests > 0)
    return Standing(
        _emblem(company, strangers),
        _signs(company, strangers),
        pawns,
        figures,
        spiders,
        _chests(company, strangers),
        _find(company, strangers),
    )


def _pawns(count: int, *, crowded: bool) -> tuple[Spot, ...]:
    """Return the spots of pawns in one row or two, those behind first, so that those in front hide no shape."""
    left, right, longest = (7, 46, 2) if crowded else (8, 92, 4)
    if not count:
        return ()
    if count == 1:
        return ((27, 92, 0.84),) if crowded else ((27, 91, 1.04),)
    rows = [count] if count <= longest else [count // 2, count - count // 2]
    free, full = {2: 0.95, 3: 0.86, 4: 0.72}, {2: 0.7, 3: 0.56, 4: 0.5}
    scale = full.get(count, 0.46) if crowded else free.get(count, 0.62)
    if count == 2 and not crowded:
        right = 70
    out: list[Spot] = []
    for behind, number in zip(range(len(rows) - 1, -1, -1), rows, strict=True):
        step = (right - left) / number
        out += [(left + step * (i + 0.5), 92 - behind * ROW_DEPTH * scale, scale) for i in range(number)]
    return tuple(out)


def _strangers(company: Company, shared: bool) -> tuple[tuple[Spot, ...], Spot]:
    left = 48 if shared else 12
    count = company.figures + (1 if company.spiders else 0)
    if count == 0:
        return (), (50, 50, 1)
    if count == 1:
        x = 72 if shared else 64
        return ((x, 97, 0.8),) * company.figures, (x - 2 if shared else 62, 68, 0.86)
    across = 2 if count <= 4 else 3
    step = (97 - left) / across
    rows = -(-count // across)
    scale = min(step / 47, 0.72 if count <= 2 else 0.46, 97 / (74 * rows))
    spots = [
        (left + step * (i % across + 0.5), 97 - (rows - 1 - i // across) * 74 * scale * 0.98, scale)
        for i in range(count)
    ]
    last_x, last_y, _ = spots[-1]
    return tuple(spots[: company.figures]), (last_x, last_y - 30 * scale, scale * 0.98)


def _chests(company: Company, strangers: int) -> tuple[Spot, ...]:
    if not company.chests:
        return ()
    if company.pawns == 0 and company.chests == 1:
        return ((27, 79, 0.98),)
    if company.pawns == 0 and company.chests <= 2:
        return ((24, 81, 0.8), (24 + 26, 81, 0.8))[: company.chests]
    row = 4 if strangers else 6
    return tuple((17 + 13 * (i % row), 45 + 14 * (i // row), 0.44) for i in range(company.chests))


def _emblem(company: Company, strangers: int) -> Spot | None:
    if strangers or company.pawns > 2:
        return None
    if company.pawns == 2:
        return 62, 52, 0.9
    if company.pawns or company.chests:
        return 58, 66, 1.2
    return 50, 65, 1.5


CLOSE: Final = 0.72
"""How small signs are that have to share their room with many."""
ALONE: Final[Spot] = (84, 51, 1)
"""Where the first sign lies in a room that few stand in."""


def _signs(company: Company, strangers: int) -> tuple[Spot, ...]:
    """Return the spots of up to six signs, on the side that nobody stands on."""
    if strangers and (company.pawns or company.chests):
        return tuple((x, y, CLOSE) for y in (48, 68, 88) for x in (11, 43))
    if strangers == 1:
        return ((17, 50, 0.9), (17, 76, 0.9), *((x, y, CLOSE) for y in (48, 68) for x in (38, 90)))
    if strangers or company.pawns > 2:
        return tuple((x, 48, CLOSE) for x in (10, 30, 50, 70, 90, 60))
    lower = () if company.find else ((84.0, 77.0, 1.0),)
    return (ALONE, *lower, (62, 51, 0.85), (40, 51, 0.85), (62, 80, 0.85), (18, 51, 0.85), (40, 80, 0.85))


def _find(company: Company, strangers: int) -> Spot:
    if not strangers:
        return (80, 80, 1) if company.pawns <= 2 else (84, 49, 0.7)
    if company.pawns and not company.chests:
        return 27, 45, 0.64  # over their heads
    return (27, 60, 0.8) if company.pawns or company.chests else (24, 82, 0.85)
