"""A game as a table keeps it with pencil and paper: one turn a line, with what was rolled, placed, scored and drawn.

A: roll 2 6 > c x; put Rs@0,0 Rc@1,0; +2; draw > Gd Bl
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from cuboteca.games.qwirkle_cubes.facts import DEAL, LOT, TURN
from cuboteca.games.qwirkle_cubes.history import ends_turn
from cuboteca.games.qwirkle_cubes.moves import FIRST, PUT, RESIGN, ROLL, seat_letter
from cuboteca.games.qwirkle_cubes.state import State
from cuboteca.play.game import IllegalMove
from cuboteca.play.record import UnreadableRecord

LINE: Final = re.compile(r"(?:([A-F]):)?(.*)")
GAINED: Final = re.compile(r"\+(0|[1-9][0-9]{0,3})")


def write_log(state: State, moves: Iterable[str]) -> list[str]:
    """The turns that some moves make, from a state on."""
    lines: list[str] = []
    turn: list[str] = []
    who = ""
    for text in moves:
        move = state.read(text)
        after = state.play(move)
        if not turn:
            who = "" if move.kind == FIRST else f"{seat_letter(_whose(state))}: "
        if not (move.kind == ROLL and move.slots):  # what comes of it says it again
            turn.append(text)
        if move.kind == PUT:
            turn.append(f"+{after.scores[state.mover] - state.scores[state.mover]}")
        if ends_turn(state, move, after) or state.next in (LOT, DEAL) or move.kind == RESIGN:
            lines.append(who + "; ".join(turn))
            turn = []
        state = after
    return [*lines, who + "; ".join(turn)] if turn else lines


def read_log(state: State, text: str) -> tuple[str, ...]:
    """The moves that a log stands for, chance's included; UnreadableRecord names the first line that cannot be."""
    moves: list[str] = []
    gained = -1
    for number, line in enumerate(text.splitlines(), start=1):
        found = LINE.fullmatch(line.strip())
        if not found:
            raise UnreadableRecord("A turn looks like this: A: put Rs@0,0 Rc@1,0; +2; draw > Gd Bl", number)
        if found[1] and found[1] != _letter(state):
            raise UnreadableRecord(f"It is not the turn of {found[1]}.", number)
        for entry in (part.strip() for part in found[2].split(";")):
            score = GAINED.fullmatch(entry)
            if score and int(score[1]) != gained:
                raise UnreadableRecord(f"The placement does not score {score[1]}.", number)
            for move in () if score or not entry else _moves_of(state, entry):
                try:
                    after = state.play(move)
                except IllegalMove as refusal:
                    raise UnreadableRecord(refusal.message, number) from None
                gained = after.scores[state.mover] - state.scores[state.mover] if state.mover >= 0 else -1
                moves.append(str(state.read(move)))
                state = after
    return tuple(moves)


def _moves_of(state: State, entry: str) -> tuple[str, ...]:
    """A roll and what came of it stand in one entry, and are two moves."""
    chosen = entry.partition(">")[0].strip()
    return (chosen, entry) if state.next == TURN and chosen != entry and chosen.startswith("roll ") else (entry,)


def _whose(state: State) -> int:
    return state.hands.index(()) if state.next == DEAL else state.mover


def _letter(state: State) -> str:
    who = -1 if state.ended else _whose(state)
    return seat_letter(who) if who >= 0 else ""
