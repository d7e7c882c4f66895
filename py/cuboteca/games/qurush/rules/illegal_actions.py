"""Why an action cannot be taken: one plain sentence for the case at hand, and the clause.

`actions` decides what is legal; this one finds the reason for an action that was refused.
"""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.cells import OFF, OPPOSITE, square_name
from cuboteca.games.qurush.rules.facts import Position
from cuboteca.games.qurush.rules.moves import FLIP, MOVE, OWN, PULL, PUSH, REENTER, SLIDE, Move
from cuboteca.play.game import IllegalMove

ACTION_NAMES: Final = {
    MOVE: "A move",
    PUSH: "A push",
    PULL: "A pull",
    SLIDE: "A slide",
    FLIP: "A flip",
    REENTER: "Coming back",
}


def why_not_action(now: Position, move: Move) -> IllegalMove:
    """The refusal of an action that may not be taken in a turn."""
    board = now.terms.board
    for square in (move.square, move.other):
        if square not in (OFF, *board.squares):
            return IllegalMove(f"There is no square {square_name(square)} on this board.", "Q-2")
    refusal = _wrong_agent(now, move)
    if refusal is None and move.cost > now.points:
        price = f"{ACTION_NAMES[move.kind]} costs {move.cost} points"
        return IllegalMove(f"{price}, and only {now.points} are left.", "Q-8")
    if refusal is None:
        seat = now.mover if move.seat == OWN else move.seat
        refusal = _why_not_back(now, move) if move.kind == REENTER else _out_of_reach(now, move, now.pawns[seat])
    return refusal or _WHY_NOT[move.kind](now, move, now.pawns[now.mover if move.seat == OWN else move.seat])


def _wrong_agent(now: Position, move: Move) -> IllegalMove | None:
    if move.seat >= now.seats:
        return IllegalMove(f"There are only {now.seats} players.", "Q-32")
    if move.kind == REENTER:
        if not now.terms.squeesh:
            return IllegalMove("In this game pawns never leave the board.", "Q-37")
        if move.seat != OWN:
            return IllegalMove("Only its owner brings a pawn back.", "Q-37")
        if now.pawns[now.mover] != OFF:
            return IllegalMove("Your pawn is on the board already.", "Q-37")
        return None
    if move.seat != OWN and not now.terms.agents:
        return IllegalMove("In this game you act through your own pawn.", "Q-32")
    if now.pawns[now.mover if move.seat == OWN else move.seat] == OFF:
        if move.seat == OWN:
            return IllegalMove("Your pawn is off the board: bring it back at a corner first.", "Q-37")
        return IllegalMove("That pawn is off the board, and only its owner brings it back.", "Q-37")
    return None


def _why_not_back(now: Position, move: Move) -> IllegalMove:
    name = square_name(move.square)
    if move.square not in now.terms.board.corners:
        return IllegalMove(f"A pawn comes back at a corner, and {name} is none.", "Q-37")
    return IllegalMove(f"A pawn stands in {name} already, and here pawns keep apart.", "Q-18")


def _out_of_reach(now: Position, move: Move, here: int) -> IllegalMove | None:
    """What is wrong with the square that the pawn acts on."""
    name = square_name(move.square)
    whose = "your" if move.seat == OWN else "that"
    if move.square == here and move.kind in (PUSH, SLIDE, FLIP):
        return IllegalMove(f"{whose.capitalize()} pawn stands on {name}: reach for a die beside it.", "Q-11")
    if now.terms.board.way_to(here, move.square) is None:
        if now.terms.board.only_at_corner(here, move.square):
            return IllegalMove(
                f"{name} meets {square_name(here)} only at a corner: {whose} pawn reaches no corner.", "Q-9"
            )
        return IllegalMove(f"{name} is not beside {whose} pawn, which is on {square_name(here)}.", "Q-9")
    if move.kind in (PUSH, SLIDE, FLIP) and not now.qubes[move.square]:
        return IllegalMove(f"There is no die on {name}.", "Q-11")
    if move.kind in (MOVE, PULL) and now.terms.apart and move.square in now.pawns:
        return IllegalMove(f"A pawn stands on {name} already, and here pawns keep apart.", "Q-18")
    return None


def _why_not_push(now: Position, move: Move, here: int) -> IllegalMove:
    if now.qubes[here] and not now.terms.pushes_from_top:
        return IllegalMove("In this game a pawn on top of a die cannot push.", "Q-11")
    if now.terms.board.wraps:
        return IllegalMove("There is no gap in that row, so it cannot be pushed.", "Q-35")
    return IllegalMove("The last die of that line is against the edge, so it cannot be pushed.", "Q-14")


def _why_not_pull(now: Position, move: Move, here: int) -> IllegalMove:
    if now.qubes[here]:
        return IllegalMove(f"A die lies on {square_name(here)}, so no other can be pulled there.", "Q-19")
    if now.pawns.count(here) > 1:
        return IllegalMove(f"Another pawn stays on {square_name(here)}, so no die can be pulled there.", "Q-19")
    if now.terms.board.way_to(here, move.other) is None:
        return IllegalMove(f"Only a die beside {square_name(here)} can be pulled there.", "Q-20")
    if not now.qubes[move.other]:
        return IllegalMove(f"There is no die on {square_name(move.other)} to pull.", "Q-21")
    way = now.terms.board.way_to(here, move.square)
    behind = now.terms.board.step[OPPOSITE[way or 0]][here]
    there = f", the one on {square_name(behind)}" if behind != OFF and now.qubes[behind] else ""
    return IllegalMove(f"In this game only the die straight behind the pawn can be pulled{there}.", "Q-20")


def _why_not_slide(now: Position, move: Move, here: int) -> IllegalMove:
    name = square_name(move.other)
    if now.terms.board.way_to(move.square, move.other) is None:
        return IllegalMove(f"A die slides one square, and {name} is not beside {square_name(move.square)}.", "Q-23")
    if now.qubes[move.other]:
        return IllegalMove(f"A die lies on {name} already.", "Q-23")
    return IllegalMove(f"A pawn stands on {name}, so no die can slide there.", "Q-23")


def _why_not_flip(now: Position, move: Move, here: int) -> IllegalMove:
    top = now.qubes[move.square]
    if move.face == top:
        return IllegalMove(f"The {top} is on top already.", "Q-24")
    if move.face not in range(1, 7):
        return IllegalMove(f"A die has no face with a {move.face}.", "Q-24")
    if move.face == 7 - top:
        return IllegalMove(f"The {move.face} is at the bottom: that takes two flips.", "Q-24")
    return IllegalMove("In this game a die that carries a pawn cannot be flipped.", "Q-24")


_WHY_NOT: Final = {PUSH: _why_not_push, PULL: _why_not_pull, SLIDE: _why_not_slide, FLIP: _why_not_flip}
