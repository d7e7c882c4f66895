"""Puzzles of Qyshinsu: a forced win in one to five moves, found in games and proven move by move.

A position that comes up again would be no nearer to the end, so no shortest win has one, and the proof needs no draw.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random
from typing import Final, NamedTuple

from cuboteca.games import SHELF
from cuboteca.games.qyshinsu.opponents.core import Core
from cuboteca.games.qyshinsu.rules.moves import OLD, Move
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.play.puzzle import Puzzle

LONGEST: Final = 5
"""Moves of the solver; a win that is longer by a move takes three times as many positions to prove, and is the next
grade."""
LONGEST_GAME: Final = 36
FEWEST_STONES: Final = 3
FEWEST_MOVES: Final = (8, 6, 5, 4, 4)
"""So many moves the solver has to choose from at first, by the length of the win: less is no question."""


class Proof:
    """Searches every line from a position for a forced win; what has been found is kept."""

    def __init__(self, state: State) -> None:
        self.core = Core(state)
        self._known: dict[tuple[Hashable, int], bool] = {}

    def winners(self, moves: int) -> tuple[Move, ...]:
        """Return every move that wins by force within so many moves of the player to move."""
        return tuple(move for move in self.core.moves() if moves and self._wins_by(move, moves))

    def _wins_by(self, move: Move, moves: int) -> bool:
        self.core.make(move)
        try:
            return self._is_lost(moves - 1)
        finally:
            self.core.unmake()

    def _is_lost(self, moves: int) -> bool:
        """Return whether the player to move loses by force within so many more moves of the other."""
        answers = self.core.moves()
        if not answers or moves == 0:
            return not answers
        key = (self.core.key(), moves)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = all(self._fails(answer, moves) for answer in answers)
        return known

    def _fails(self, answer: Move, moves: int) -> bool:
        self.core.make(answer)
        try:
            return any(self._wins_by(move, moves) for move in self.core.moves())
        finally:
            self.core.unmake()


class Way(NamedTuple):
    """A line in which each of the solver's moves but the last is the only one."""

    moves: tuple[Move, ...]
    choices: int
    """How many answers the other player could choose from, all in all."""


def candidates(rng: Random) -> Iterator[Puzzle]:
    """Yield puzzles without end, each from another game."""
    while True:
        for state in _ends_of_game(rng):
            puzzle = _puzzle_at(state)
            if puzzle is not None:
                yield puzzle
                break


def prove(puzzle: Puzzle) -> bool:
    """Return whether the solution is a shortest forced win whose moves but the last are the only ones."""
    state: State = SHELF["qyshinsu"].position(puzzle.position)
    way = puzzle.solution
    if len(way) != 2 * puzzle.number - 1 or Proof(state).winners(puzzle.number - 1):
        return False
    for ply, text in enumerate(way):
        left = puzzle.number - ply // 2
        if ply % 2 == 0:
            winners = tuple(str(move) for move in Proof(state).winners(left))
            if text not in winners or (left > 1 and winners != (text,)) or (ply == 0 and len(winners) > 1):
                return False
        state = state.play(text)
    return state.ended == "no_move"


def beauty(puzzle: Puzzle) -> float:
    """Return how surprising the first move is, and how little there is on the ring."""
    state: State = SHELF["qyshinsu"].position(puzzle.position)
    first = state.read(puzzle.solution[0])
    answers = {move: len(state.play(move).moves()) for move in state.moves()}
    own = answers.pop(first)
    tempting = sum(count <= own for count in answers.values())
    surprise = 2.0 * (first.sign == "-") + 1.0 * (first.kind == OLD) + min(tempting, 4) * 0.7 + min(own, 8) * 0.2
    replies = _replies(state, puzzle.solution)
    return surprise + 0.15 * min(len(answers), 12) + 0.25 * replies - 0.15 * sum(byte > 0 for byte in state.ring)


def _replies(state: State, solution: tuple[str, ...]) -> float:
    """Return how many answers the other player has to choose from on the way, a move."""
    counts = []
    for ply, text in enumerate(solution):
        if ply % 2:
            counts.append(len(state.moves()))
        state = state.play(text)
    return sum(counts) / len(counts) if counts else 0.0


def _ends_of_game(rng: Random) -> Iterator[State]:
    """Play a game, half of it at random and half with the moves that leave the fewest answers; yield its last positions
    that the winner had to move in, the earliest first."""
    state: State = SHELF["qyshinsu"].start()
    passed: list[State] = []
    boldness = rng.random()
    while not state.ended and state.ply < LONGEST_GAME:
        passed.append(state)
        moves = list(state.moves())
        rng.shuffle(moves)
        if rng.random() < boldness:
            moves.sort(key=lambda move: len(state.play(move).moves()) or 99)  # nobody wins before the search does
        state = state.play(moves[0])
    for back in range(2 * LONGEST - 1, 0, -2):
        if back <= len(passed) and state.ended == "no_move":
            yield passed[-back]


def _puzzle_at(state: State) -> Puzzle | None:
    """Return the puzzle that a position is, if it is one."""
    if state.ply < 2 or sum(byte > 0 for byte in state.ring) < FEWEST_STONES:
        return None
    proof = Proof(state)
    for number in range(1, LONGEST + 1):
        winners = proof.winners(number)
        if winners:
            if len(winners) > 1 or len(state.moves()) < FEWEST_MOVES[number - 1]:
                return None
            way = _way(state, number, winners[0])
            if way is None:
                return None
            text = state._replace(seen=()).position
            return Puzzle("win", number, number - 1, tuple(str(move) for move in way.moves), text)
    return None


def _way(state: State, left: int, move: Move) -> Way | None:
    """Return the line with the most answers to choose from, after a move that is the only one."""
    if left == 1:
        return Way((move,), 0)
    after, found = state.play(move), []
    for answer in after.moves():
        then = after.play(answer)
        quicker, winners = Proof(then).winners(left - 2), Proof(then).winners(left - 1)
        if quicker or not winners or (left > 2 and len(winners) > 1):
            continue
        way = _way(then, left - 1, winners[0])
        if way is not None:
            found.append(Way((move, answer, *way.moves), len(after.moves()) + way.choices))
    return max(found, key=lambda way: way.choices, default=None)
