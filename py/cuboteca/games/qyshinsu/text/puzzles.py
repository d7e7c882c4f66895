"""What is said of puzzles: the task, how far off an attempt is, and why the solution works."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qyshinsu.rules.position_read import read_position
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.games.qyshinsu.text import endings
from cuboteca.games.qyshinsu.text.names import WORDS
from cuboteca.play.puzzle import Puzzle, Verdict
from cuboteca.play.view import View
from cuboteca.play.wording import By, Messages, Plural

say: Final = Messages(
    {
        "task": By(
            "moves",
            {
                1: "{colour} wins with one move",
                2: "{colour} wins in two moves",
                3: "{colour} wins in three moves",
                4: "{colour} wins in four moves",
                5: "{colour} wins in five moves",
            },
        ),
        "missed": By(
            "last",
            {
                True: "{colour} can still answer that at {places}.",
                False: "{colour} can hold out longer after that.",
            },
        ),
        "missed_later": Plural(
            "right",
            one="Your first move was right. {colour} can hold out longer after this one.",
            other="Your first {right} moves were right. {colour} can hold out longer after this one.",
        ),
        "answers": Plural(
            "count",
            one="{colour} has only one answer to {first}, and it loses.",
            other="{colour} has {count} answers to {first}, and each of them loses.",
        ),
        "first": By("sign", {"+": "the {stone} at {place}", "-": "the removal at {place}"}),
    },
    WORDS,
)

_COLOURS: Final = "br"


def task(puzzle: Puzzle) -> str:
    """Return what is to be reached."""
    return say("task", moves=puzzle.number, colour=_COLOURS[read_position(puzzle.position).side])


def missed(puzzle: Puzzle, verdict: Verdict) -> str:
    """Return how many moves were right."""
    colour = _COLOURS[1 - read_position(puzzle.position).side]
    if verdict.reached:
        return say("missed_later", right=verdict.reached, colour=colour)
    return say("missed", last=puzzle.number == 1, colour=colour, places=verdict.answers)


def why(puzzle: Puzzle) -> str:
    """Return how few answers the first move leaves, and why there is none to the last."""
    state = read_position(puzzle.position)
    first, colour = state.read(puzzle.solution[0]), _COLOURS[1 - state.side]
    after = state.play(first)
    ends = _ending(after, puzzle.solution[1:])
    if after.ended:
        return ends
    named = say("first", sign=first.sign, stone=first.kind, place=first.place)
    return f"{say('answers', count=len(after.moves()), colour=colour, first=named)} {ends}"


def _ending(state: State, moves: tuple[str, ...]) -> str:
    for move in moves:
        state = state.play(move)
    names = tuple(WORDS["colour"](colour) for colour in _COLOURS)
    return endings.ending(View(state, names))[1]


def attempt(puzzle: Puzzle, verdict: Verdict) -> str:
    """Return nothing: moves are judged one by one."""
    del puzzle, verdict
    return ""
