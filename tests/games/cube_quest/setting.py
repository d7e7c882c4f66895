"""Setting up positions in the words of the rule document."""

from __future__ import annotations

from random import Random

from cuboteca.games import cube_quest
from cuboteca.games.cube_quest.rules.cubes import CUBE_OF
from cuboteca.games.cube_quest.rules.jobs import PLACE, Job
from cuboteca.games.cube_quest.rules.moves import Move
from cuboteca.games.cube_quest.rules.places import land, read_place
from cuboteca.games.cube_quest.rules.pose import Pose, flat_pose
from cuboteca.games.cube_quest.rules.position import BOARD, HAND
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.game import NATURE
from tests.games import verdicts
from tests.games.verdicts import ended as ended
from tests.games.verdicts import legal as legal
from tests.games.verdicts import reason as reason
from tests.games.verdicts import refusal as refusal
from tests.games.verdicts import refused_with as refused_with
from tests.games.verdicts import sentence as sentence

GAME = cube_quest.game()
KINGS = "rK 0,-240 bK 0,240"
BASIC_ROWS = " ".join(
    ["rK 0,-240"]
    + [f"rS{number} {-200 + 80 * number},-60" for number in range(1, 5)]
    + [f"rG{number} {-130 + 20 * number},-160" for number in range(1, 13)]
)
"""A basic army of Red in two rows."""

BLUE_ROWS = " ".join(
    ["bK 0,240"]
    + [f"bS{number} {-200 + 80 * number},60" for number in range(1, 5)]
    + [f"bG{number} {-130 + 20 * number},160" for number in range(1, 13)]
)


def begin(**options: str) -> State:
    """The first state of a game."""
    state: State = GAME.start(2, {"start": "red", **options})
    return state


def lay(placed: str = KINGS, aside: str = "", at: str = "r fresh action", **more: str) -> State:
    """A position in which cubes lie at places, lowered one after the other; Kings in their castles unless named.

    `aside` names cubes that are elsewhere, as "rG4 defeated". Freezes, extra flicks and score are given as in the
    position text (`freezes`, `extra`, `score`); whatever else is named is an option.
    """
    freezes, extra, score = more.pop("freezes", "-"), more.pop("extra", "r0 b0"), more.pop("score", "0-0")
    options = {"army": "custom", "points": "99", "screen": "off", **more}
    words = placed.split()
    poses: dict[str, Pose] = {}
    for cube, text in zip(words[::2], words[1::2], strict=True):
        place = read_place(text)
        assert place is not None, text
        poses[cube] = land(place, poses.values(), False).pose
    for king, (x, y) in {"rK": (0, -240), "bK": (0, 240)}.items():
        if king not in poses and king not in aside.split():
            poses[king] = flat_pose(x, y, 8, 0, 1)
    cubes = [(CUBE_OF[cube], f"{cube} board {pose}") for cube, pose in poses.items()]
    others = aside.split()
    cubes += [(CUBE_OF[cube], f"{cube} {where}") for cube, where in zip(others[::2], others[1::2], strict=True)]
    told = " ".join(text for _, text in sorted(cubes))
    told_options = " ".join(f"{name}={value}" for name, value in options.items() if value != GAME.options[name].default)
    state: State = GAME.position(
        f"cubes {told} | freezes {freezes} | extra {extra} | bouts {score} | {at} {told_options}"
    )
    return state


def heaped(spots: list[tuple[float, float]]) -> State:
    """Red has the King in hand; leaning cubes of all kinds lie at some places, at most 49."""
    leaning = [flat_pose(x, y, 9 + 0.7 * (n * 7 % 19), 0, 1) for n, (x, y) in enumerate(spots)]
    poses: list[Pose | None] = [None, *(pose._replace(qw=0.9238795325, qx=0.3826834324) for pose in leaning)]
    poses += [None] * (50 - len(poses))
    statuses = (HAND, *(BOARD if pose else "unused" for pose in poses[1:]))
    return lay()._replace(statuses=statuses, poses=tuple(poses), jobs=(Job(PLACE, (0,)),))


def resting(*ends: str) -> str:
    """A settling in which cubes come to lie flat at places, or off the board: "rG1 10,100/2", "bS1 off 0.41"."""
    words = ["~"]
    for end in ends:
        cube, text, *rest = end.split()
        if text == "off":
            words.append(" ".join((cube, text, *rest)))
            continue
        place = read_place(text)
        assert place is not None, text
        pose = flat_pose(place.x / 10, place.y / 10, 8 + 16 * (place.layer or 0), place.yaw, place.face)
        words.append(f"{cube} {pose}")
    return " ".join(words)


def play(line: str, state: State) -> State:
    """The state after a line of moves, with `;` between."""
    for move in line.split(";"):
        state = state.play(move)
    return state


def flicked(cube: str, *ends: str) -> str:
    """A flick and what came of it."""
    return f"{cube} F 90 50; {resting(*ends)}"


def where(state: State, cube: str) -> str:
    """The status of a cube."""
    return state.statuses[CUBE_OF[cube]]


def at(state: State, cube: str) -> tuple[float, float, float]:
    """Where the middle of a cube on the board is."""
    return state.pose(CUBE_OF[cube])[:3]


def frozen(state: State) -> set[str]:
    return {cube for cube, number in CUBE_OF.items() if number in state.frozen}


def asked(state: State) -> str:
    """What is to be done now, as the position says it: `action`, `helm:rH1`, `hide`, …"""
    words = state.position.split(" | ")[-1].split()
    return words[2] if state.jobs else "action"


def refused(state: State, move: str) -> str | None:
    """The clause by which a move is refused."""
    assert is_sentence(sentence(state, move))
    return verdicts.refused(state, move)


def unreadable(text: str) -> str:
    """Why a text is no position: the reason and what it is about."""
    return verdicts.unreadable(GAME, text)


def is_sentence(text: str) -> bool:
    """Does a text begin with a capital letter, a quotation or the id of a cube, end with a full stop, shout nothing?"""
    begun = text[0].isupper() or text[0] == "“" or text.split()[0] in CUBE_OF
    return begun and text.endswith(".") and not text.isupper()


def after(seed: int, plies: int, **options: str) -> State:
    """A state some random plies into a game."""
    rng = Random(seed)
    state: State = GAME.start(2, options)
    for _ in range(plies):
        if state.seat is not None:
            state = state.play(any_move(state, rng))
    return state


def any_move(state: State, rng: Random) -> Move:
    """A move of any kind that can be made, each kind as likely."""
    if state.seat == NATURE:
        return state.draw(rng)
    kinds: dict[str, list[Move]] = {}
    for move in state.moves():
        kinds.setdefault(move.kind, []).append(move)
    return rng.choice(kinds[rng.choice(sorted(kinds))])


def on_board(state: State, colour: int) -> int:
    return len(state.with_status(colour, BOARD))
