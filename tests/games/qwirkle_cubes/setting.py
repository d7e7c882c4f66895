"""Setting up positions in the words of the rule document."""

from __future__ import annotations

from random import Random

import cuboteca
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.game import NATURE
from tests.games.verdicts import ended as ended
from tests.games.verdicts import legal as legal
from tests.games.verdicts import refusal as refusal
from tests.games.verdicts import refused as refused
from tests.games.verdicts import sentence as sentence

GAME = cuboteca.games["qwirkle_cubes"]
COLOURS = "ROYGBP"
SHAPES = "csdlxe"
T11_HAND = "Rs Rc Bs Gs Rs Yd"
T12_HAND = "Rs Bc Gd Rs Yx Pe"

LINE = "Rs@0,0 Rc@1,0"
"""Two red cubes on the table,"""
FITTING = "Bs Gc Yd Yd Yd Yd"
"""a hand of which two cubes fit there,"""
STUCK = "Yd Yd Yd Yd Yd Yd"
"""a hand of which none does,"""
SPARE = "Pe Pe Pe Pe Pe Pe"
"""and one for whoever waits."""
HANDS = ("Bs Gs Rd Rd Oc Px", SPARE)
"""Two hands, of which the first has much that fits."""


def begin(seats: int = 2, **options: str) -> State:
    """The first state of a game."""
    state: State = GAME.start(seats, options)
    return state


def place(
    grid: str,
    *hands: str,
    at: str = "A rolls1 pass0",
    scores: str = "",
    bag: str | None = None,
    **options: str,
) -> State:
    """A position. Without a `bag`, it holds what is neither on the grid nor in a hand."""
    left = dict.fromkeys(COLOURS, 15)
    for word in " ".join((grid, *hands)).replace("-", "").split():
        if word[0] in COLOURS:
            left[word[0]] -= 1
    letters = (f"{letter}[{hand}]" for letter, hand in zip("ABCDEF", hands, strict=False))
    counts = bag or " ".join(f"{colour}{count}" for colour, count in left.items())
    told = " ".join((at, *(f"{name}={value}" for name, value in options.items())))
    points = scores or " ".join("0" for _ in hands)
    state: State = GAME.position(f"grid {grid} | hands {' '.join(letters)} | bag {counts} | scores {points} | {told}")
    return state


OTHER_HAND = "Rc Oc Yc Gc Bc Pc"


def opening(hand: str, **options: str) -> State:
    """The first turn of a game with this hand."""
    quick = options.get("turn") == "one_action" or options.get("first_max") == "as_rolled"
    rolls = {"2": "2", "unlimited": "*"}.get(options.get("rerolls", ""), "1")
    return place("-", hand, OTHER_HAND, at=f"A rolls{0 if quick else rolls} pass0", **options)


def block(
    columns: int = 6, rows: int = 6, x: int = 0, y: int = 0, shapes: str = SHAPES, colours: str = COLOURS
) -> list[str]:
    """Cubes side by side: each row of one colour, each column of one shape."""
    return [f"{colours[r]}{shapes[c]}@{x + c},{y + r}" for r in range(rows) for c in range(columns)]


SHUT = " ".join(block())
"""Six by six: every line is full, and no cube fits anywhere."""

NOTCHED = " ".join(block()[:-1])
"""The same without the purple starburst at 5,5: no other cube fits anywhere."""

EMPTY_BAG = " ".join(
    [
        *block(columns=5),
        "Re@5,0",
        *block(5, 5, 5, -5, "ecsdl", "PBGYO"),
        "Px@10,-5",
        *block(4, 5, 10, -10, "xcsd", "BGYOR"),
        "Rl@14,-6 Re@15,-6 Ol@14,-7 Pe@-1,5 Px@-1,6",
    ]
)
"""82 cubes; three red, a yellow, a green, a blue and two purple are left for the hands."""


def endgame(*hands: str, at: str = "A rolls1 pass0", scores: str = "", **options: str) -> State:
    """A game whose bag is empty. All hands together hold RRR Y G B PP."""
    return place(EMPTY_BAG, *hands, at=at, scores=scores, **options)


def nearly_empty_bag(hand: str) -> State:
    """A hand of red cubes to be refilled from their own bag, which holds what is left of RRRRR O P."""
    return place(" ".join(EMPTY_BAG.split()[:-5]), hand, "Yd Gd Bd Pd Pd Pd", at="A rolls0 pass0", dice="own")


def play(line: str, state: State) -> State:
    """The state after a line of moves, with `;` between."""
    for move in line.split(";"):
        state = state.play(move)
    return state


def after(seed: int, plies: int, seats: int = 2, **options: str) -> State:
    """A state some random plies into a game."""
    rng = Random(seed)
    state = begin(seats, **options)
    for _ in range(plies):
        if state.seat is not None:
            state = state.play(state.draw(rng) if state.seat == NATURE else rng.choice(state.moves()))
    return state


def puts(state: State) -> set[str]:
    """The placements among the legal moves."""
    return {text for text in legal(state) if text.startswith("put")}


def points(state: State, move: str) -> list[int]:
    """What a placement scores, line by line."""
    return [line.points for line in state.score_of(move)]


def gained(state: State, move: str) -> int:
    """What the mover's score grows by."""
    return state.play(move).scores[state.mover] - state.scores[state.mover]


STATE = place(LINE, "Rd Rl Bc Yx Yx Yx", SPARE)
FIRST = opening(T11_HAND)
DEAD = place(SHUT, "Rs Rs Oc Yx Gl Bd", SPARE)
OWN = begin(dice="own")
FALLING = OWN.play("draw > Rs Rc Rd Yx Yx Yx").play("draw > Rs Rc Rd Yx Yx Yx").play("roll 2 5")
ORANGE_FALLING = OWN.play("draw > Oc Pe Rd Yx Yx Yx").play("draw > Rs Rc Rd Yx Yx Yx").play("roll 1 2")
ONE_SHORT = place(LINE, "Pe Pe Pe Pe Pe", "Pc Pc Pc Pc Pc Pc", at="A rolls0 pass0", dice="own")
FIRST_FORCED = opening(T12_HAND).play("roll -")
