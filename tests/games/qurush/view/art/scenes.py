"""Positions to draw: one of each thing that a picture of Qurush can show."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from markupsafe import Markup

from cuboteca.games.qurush.view.art.board import Board, Cell, render_board
from cuboteca.games.qurush.view.art.board_pawns import Pawn
from cuboteca.games.qurush.view.art.found_frames import Found
from cuboteca.games.qurush.view.art.goal_tray import Goal, render_card
from cuboteca.games.qurush.view.art.measures import At
from cuboteca.games.qurush.view.art.orientation import START, Die, lying, tipped
from cuboteca.games.qurush.view.art.overlays import Arrow, Flip, Rank, Tile, Trace
from cuboteca.games.qurush.view.art.small_board import render_small_board
from cuboteca.games.qurush.view.art.stage import render_stage
from cuboteca.games.qurush.view.art.tokens import die_face, render_points, small_pawn


def name(at: At) -> str:
    """As in `b3`."""
    return f"{'abcdefg'[at[0]]}{at[1] + 1}"


DICE: Mapping[At, Die] = {
    (0, 3): Die(4, 5, 6),
    (1, 3): Die(4, 5, 6),
    (4, 3): lying(1),
    (1, 2): Die(2, 6, 3),
    (2, 2): Die(5, 3, 6),
    (3, 2): Die(3, 5, 1),
    (0, 1): Die(5, 3, 6),
    (2, 1): Die(2, 6, 3),
    (4, 1): START,
}


def board(
    size: int, dice: Mapping[At, Die], pawns: Iterable[Pawn] = (), marks: Mapping[At, Any] | None = None, **more: Any
) -> Board:
    """A whole board: `marks` are further fields of single squares."""
    every = [(x, y) for y in range(size) for x in range(size)]
    cells = (Cell(at, f"{name(at)}.", dice.get(at), **(marks or {}).get(at, {})) for at in every)
    return Board(size, tuple(cells), tuple(pawns), "The board", **more)


ADA = Pawn(0, (0, 2), "Your pawn on a3.", picked=True)
BEN = Pawn(1, (1, 3), "Ben’s pawn, on the die on b4.")
TILES = tuple(Tile(way, tipped(DICE[1, 2], way).top, f"Towards {way}.", way == "s") for way in "nesw")
FLIP = board(
    5,
    DICE,
    (ADA, BEN),
    {(0, 3): {"glow": True}, (1, 2): {"picked": True, "price": "4"}, (0, 1): {"glow": True, "price": "4 AP"}},
    flip=Flip((1, 2), TILES),
    traces=(Trace((0, 1), "n", bare=True),),
    focus=(1, 2),
)
PUSH = board(
    5,
    DICE,
    (ADA, BEN, Pawn(0, (1, 2), ghost=True, high=False)),
    {(1, 2): {"picked": True}, (4, 2): {"ghost": DICE[3, 2]}},
    arrows=tuple(Arrow((x, 2), "e") for x in range(4)),
)
FACES = FLIP._replace(flip=Flip((1, 2), tuple(tile._replace(picked=False) for tile in TILES)))
HINT = board(
    5,
    DICE,
    (ADA, BEN._replace(doomed=True)),
    {(1, 2): {"marked": True}},
    arrows=(Arrow((0, 2), "s"),),
    ranks=(Rank(1, (1, 2), "n", tipped(DICE[1, 2], "n").top, True), Rank(2, (0, 1)), Rank(3, (1, 2))),
)
MOVE = board(
    5,
    DICE,
    (ADA, BEN),
    {
        (0, 1): {"glow": True, "price": "3"},
        (1, 1): {"glow": True, "climb": True},
        (3, 3): {"picked": True, "price": "3"},
    },
)
DONE = board(
    5,
    DICE,
    (ADA._replace(picked=False, last=True, came="n", climbed=-1), BEN, Pawn(2, (4, 0), gone=True)),
    {(3, 2): {"last": True, "slid": "e"}, (2, 1): {"last": True, "tipped": "w"}},
    traces=(Trace((0, 1), "n"), Trace((2, 2), "e", bare=True)),
    step=7,
)
WON = board(
    6,
    {(1, 1): lying(2), (2, 1): lying(3), (3, 1): lying(1), (4, 1): lying(5), (2, 3): lying(4), (3, 3): lying(6)},
    (Pawn(0, (2, 3)), Pawn(1, (3, 3)), Pawn(2, (3, 3)), Pawn(3, (0, 4)), Pawn(0, (0, 4)), Pawn(1, (0, 4))),
    found=(Found(((1, 1), (2, 1), (3, 1), (4, 1)), 1, (((3, 1), 4),)),),
)
FULL = board(
    7,
    {(x, y): tipped(START, "nesw"[(x + y) % 4]) for x in range(1, 6) for y in range(1, 6)},
    tuple(Pawn(seat, at, "A pawn.") for seat, at in enumerate(((0, 0), (0, 6), (6, 6), (6, 0)))),
    {(1, 0): {"glow": True, "price": "3"}},
    wrap=True,
)
SIX = board(6, {(x, y): START for x in range(1, 5) for y in range(1, 5)}, wrap=True)
BOARDS = {
    "flip": FLIP,
    "faces": FACES,
    "hint": HINT,
    "push": PUSH,
    "move": MOVE,
    "done": DONE,
    "won": WON,
    "full": FULL,
    "six": SIX,
}

GOAL = Goal(((4, 5), (2, 3)), "Your goal", ("Top left", "Top right", "Bottom left", "Bottom right"), 1)
LINE = Goal(((2, 3, 0, 0),), "Your line", ("1", "2", "3", "4"), 2)
COLUMN = Goal(((2,), (3,), (4,), (5,)), "Your line, north to south")


def pictures() -> dict[str, Markup]:
    """By name: everything that a screen can ask for."""
    boards = {f"board {name}": render_board(scene) for name, scene in BOARDS.items()}
    turned = {f"board turned {turn}": render_board(DONE._replace(turn=turn)) for turn in (1, 2, 3)}
    return {
        **boards,
        **turned,
        "board still": render_board(FLIP._replace(live=False)),
        "small board": render_small_board(WON),
        "stage": render_stage(GOAL),
        "stage line": render_stage(LINE),
        "stage column": render_stage(COLUMN),
        "stage north": render_stage(GOAL._replace(places=(3, 2, 1, 0), north="s"), 1),
        "card north": render_card(((4, 5), (2, 3)), "4 and 5 above 2 and 3", north="n"),
        "board north": render_board(DONE._replace(turn=2, north=True, mover=1)),
        "card": render_card(((2, 3, 4, 5),), "2, 3, 4, 5"),
        "points": render_points(4, 3),
        "face": die_face(5),
        "pawn": small_pawn(2),
        "lying pawn": small_pawn(3, lying=True),
    }
