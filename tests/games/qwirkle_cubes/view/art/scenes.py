"""Tables, racks and scores to draw: one of each thing that Qwirkle Cubes can show."""

from __future__ import annotations

from random import Random
from typing import Final

from markupsafe import Markup

from cuboteca.draw.badges import badge_id
from cuboteca.games.qwirkle_cubes.rules.cubes import COLOURS, SHAPES
from cuboteca.games.qwirkle_cubes.rules.grid import Cell
from cuboteca.games.qwirkle_cubes.view.art.board import Laid, Open, Table, render_small_table, render_table
from cuboteca.games.qwirkle_cubes.view.art.rack import Rack, Slot, render_rack
from cuboteca.games.qwirkle_cubes.view.art.score_sheet import Column, Scored, render_score_chart, render_score_sheet
from cuboteca.games.qwirkle_cubes.view.art.seats_strip import Seat, render_seats
from cuboteca.games.qwirkle_cubes.view.art.tokens import render_bag, row_of_cubes, small_colour, small_cube
from cuboteca.games.qwirkle_cubes.view.art.turn_score import LineScore, render_sum

NAMES: Final = {"R": "Red", "O": "Orange", "Y": "Yellow", "G": "Green", "B": "Blue", "P": "Purple"}


def laid(cell: Cell, cube: str, held: bool = False, last: bool = False, fresh: bool = False) -> Laid:
    return Laid(cell, cube, f"{NAMES[cube[0]]} square at {cell[0]},{cell[1]}.", held, fresh, last)


def crowd(count: int) -> Table:
    """As many cubes as asked for, spread as a long game spreads them."""
    rng = Random(5)
    taken: dict[Cell, str] = {}
    edge = [(0, 0)]
    while len(taken) < count:
        x, y = rng.choice(edge)
        around = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        if (x, y) in taken or sum(cell in taken for cell in around) > 2:
            edge.remove((x, y))
            continue
        taken[x, y] = rng.choice(COLOURS) + rng.choice(SHAPES)
        edge += around
    return Table(tuple(laid(cell, cube) for cell, cube in taken.items()), "The grid.")


PLAY: Final = Table(
    (
        laid((-1, 0), "Rx"),
        laid((0, 0), "Rs"),
        laid((1, 0), "Rc", last=True),
        laid((0, 1), "Bs"),
        laid((2, 0), "Rd", held=True, fresh=True),
        laid((2, -1), "Yd", held=True),
    ),
    "The grid.",
    (
        Open((2, 1), "2 right, 1 up, empty.", True, "Bd"),
        Open((2, -2), "2 right, 2 down, empty.", True, "Bd", True),
        Open((5, 5), "5 right, 5 up, empty."),
    ),
    (LineScore((-1, 0), (2, 0), 4, ("Rx", "Rs", "Rc", "Rd")), LineScore((2, -1), (2, 0), 2, ("Yd", "Rd"))),
    focus=(0, 1),
)
QWIRKLE: Final = Table(
    tuple(laid((x, 0), f"R{shape}") for x, shape in enumerate(SHAPES)),
    "The grid.",
    lines=(LineScore((5, 0), (0, 0), 12, tuple(f"R{shape}" for shape in SHAPES), qwirkle=True, fresh=True),),
)
TABLES: Final = {
    "play": PLAY,
    "qwirkle": QWIRKLE,
    "empty": Table((), "The grid.", (Open((0, 0), "The start, empty.", True, "Rs", joined=True),)),
    "barred": Table((), "The grid.", (Open((0, 0), "The start, empty.", barred=True),)),
    "bare": Table((), "The grid."),
    "picture": PLAY._replace(live=False),
    "crowd": crowd(90),
}
SLOTS: Final = (
    Slot(None, "Cube 1, placed.", placed=True),
    Slot("Bd", "Cube 2: blue diamond, selected.", picked=True),
    Slot("Rx", "Cube 3: red star.", marked=True),
    Slot("Os", "Cube 4: orange square.", rolled=True),
    Slot("Gl", "Cube 5: green clover.", drawn=True, dimmed=True),
    Slot(None, "No cube."),
)
RACK: Final = Rack(SLOTS, "Ada’s cubes", throw=7)
COLUMNS: Final = (
    Column(0, "Ada", (Scored(3), Scored(14, 1), None), 17),
    Column(1, "Ben", (Scored(4), Scored(26, 2), Scored(0)), 30, gone=True),
    Column(2, "Cleo", (Scored(3), Scored(5), Scored(7, 0, 6)), 21, winner=True),
)
SEATS: Final = (
    Seat(badge_id(0), "Ada", 6, 7, to_move=True),
    Seat(badge_id(1), "Ben", 7, hand=("Rl", "Oc")),
    Seat(badge_id(2), "Cleo", 12, gone=True),
)


def pictures() -> dict[str, Markup]:
    """Everything that the drawings of the game can make, by name."""
    return {
        **{f"table {name}": render_table(table) for name, table in TABLES.items()},
        **{f"small table {name}": render_small_table(table) for name, table in TABLES.items()},
        "rack": render_rack(RACK),
        "still rack": render_rack(RACK._replace(live=False)),
        "sum": render_sum(QWIRKLE.lines, 6),
        "bag": render_bag(dict.fromkeys(COLOURS, 15) | {"R": 0}),
        "seats": render_seats(SEATS),
        "many seats": render_seats((*SEATS, *SEATS)),
        "score sheet": render_score_sheet(COLUMNS, over=True),
        "score chart": render_score_chart(COLUMNS, over=True),
        "cube": small_cube("Rs"),
        "colour": small_colour("R"),
        "row": row_of_cubes(("Rs", "Pe")),
    }
