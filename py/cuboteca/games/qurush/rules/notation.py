"""Reading a move from its notation, and fitting a move to the position in which it is made."""

from __future__ import annotations

import re
from typing import Final

from cuboteca.games.qurush.rules.action_costs import CHEAPEST, COSTS, FLIP, MOVE, PULL, PUSH, REENTER, SLIDE
from cuboteca.games.qurush.rules.board import OFF, SQUARES
from cuboteca.games.qurush.rules.goals import HIDDEN, SHAPES, SQUARE, Goal, unseal
from cuboteca.games.qurush.rules.moves import CALL, DECLARE, GOAL, HOME, LETTERS, OWN, RESIGN, SEAT_LETTERS, START, Move
from cuboteca.games.qurush.rules.options import NO_PENALTY
from cuboteca.games.qurush.rules.position import CORNER_LOT, PLAY, TURN, Position, has_goal
from cuboteca.games.qurush.rules.refusal import Refusal
from cuboteca.play.sealing import MARK

LONGEST_TEXT: Final = 40
_ACTION: Final = re.compile(r"(?:@([1-9]):)?([A-Z])([a-g][1-7])(?:([<=-])([a-g][1-7]|[0-9]))?(\.?)")
_CALL: Final = re.compile(r"(?:@([1-9]):)?qurush(\??)")
_GOAL: Final = re.compile(r"(2x2|4x1[hv]?):([0-9]{2})(/?)([0-9]{2})")
_START: Final = re.compile(f"start=([{SEAT_LETTERS}])")
_KINDS: Final = {letter: kind for kind, letter in LETTERS.items()}
_SIGNS: Final = {MOVE: None, PUSH: None, REENTER: None, HOME: None, PULL: "<", SLIDE: "-", FLIP: "="}
"""What stands between the square and what follows it, by kind."""


def read_move(now: Position, text: str) -> Move:
    """Return the move that a text stands for in a position, legal or not; raise a Refusal if it stands for none."""
    move = _said(text) or _read_action(text) or _read_goal(text) if len(text) <= LONGEST_TEXT else None
    if move is None:
        raise Refusal("no_move", text=text[:20])
    return fitted(now, move)


def _said(text: str) -> Move | None:
    if text in (".", "resign"):
        return Move(DECLARE if text == "." else RESIGN)
    called = _CALL.fullmatch(text)
    if called:
        return Move(CALL, seat=_seat(called[1]), false=bool(called[2]))
    started = _START.fullmatch(text)
    return Move(START, seat=SEAT_LETTERS.index(started[1])) if started else None


def _seat(number: str | None) -> int:
    return int(number) - 1 if number else OWN


def _read_action(text: str) -> Move | None:
    found = _ACTION.fullmatch(text)
    if not found:
        return None
    number, letter, name, sign, last, dot = found.groups()
    kind = _KINDS.get(letter, "")
    if not kind or _SIGNS[kind] != sign or (kind == HOME and (number or dot)):
        return None
    if last and last.isdecimal() == (kind != FLIP):
        return None
    other = SQUARES[last] if last and kind != FLIP else OFF
    face = int(last) if last and kind == FLIP else 0
    return Move(kind, SQUARES[name], other, face, _seat(number), stop=bool(dot))


def _read_goal(text: str) -> Move | None:
    if text == str(HIDDEN):
        return Move(GOAL, goal=HIDDEN)
    if text.startswith(MARK):
        opened = unseal(text)
        if opened is None:
            raise Refusal("torn", "Q-4")
        return Move(GOAL, goal=opened)
    goal = read_goal(text)
    return Move(GOAL, goal=goal) if goal else None


def read_goal(text: str) -> Goal | None:
    """Return the goal that a text stands for, whether it may be chosen or not; None if it stands for none."""
    found = _GOAL.fullmatch(text)
    if not found or (found[1] == SQUARE) != bool(found[3]) or found[1] not in SHAPES:
        return None
    return Goal(found[1], tuple(map(int, found[2] + found[4])))


def fitted(now: Position, move: Move) -> Move:
    """Return the move as it is written in a position: the mover's own pawn unnamed, no full stop where the turn ends
    anyway, a call as true or false, and with what it means for taking back."""
    kind = move.kind
    secret = not now.rules.open_goals
    seat = OWN if kind != START and move.seat == now.mover else move.seat
    if kind in COSTS:
        ends = now.stage == PLAY and now.points - move.cost < CHEAPEST
        stop = move.stop and not ends
        return move._replace(seat=seat, stop=stop, binding=secret and (ends or stop), drawn=False)
    drawn = kind == START or (kind == HOME and now.next == CORNER_LOT)
    binding = secret and kind in (DECLARE, CALL, RESIGN, GOAL)
    return move._replace(seat=seat, stop=False, binding=binding, drawn=drawn, false=_is_false(now, move))


def _is_false(now: Position, move: Move) -> bool:
    """Is it a false call, as far as the goals of the caller are known here? Where they aren't, the text says so.

    So a game with false calls can be followed by those who do not know the goals.
    """
    seat = now.seat_of(move.seat)
    if move.kind != CALL or now.next != TURN or seat >= now.seats or now.rules.false_call == NO_PENALTY:
        return False
    return not has_goal(now, seat) if now.knows(seat) else move.false
