"""Actions in words: what one would do, what it costs, what becomes of the pawns."""

from __future__ import annotations

from cuboteca.games.qurush.rules.apply import line_pushed
from cuboteca.games.qurush.rules.board import OFF, square_name
from cuboteca.games.qurush.rules.moves import ALL_POINTS, DECLARE, FLIP, MOVE, OWN, PULL, PUSH, REENTER, SLIDE, Move
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.text.names import price_text, way_name
from cuboteca.play.wording import join_words


def acting(state: State, move: Move) -> int:
    """The seat whose pawn acts."""
    return state.mover if move.seat == OWN else move.seat


def pushed_line(state: State, move: Move) -> tuple[int, ...]:
    """The squares of the line that a push moves."""
    here = state.pawns[acting(state, move)]
    way = state.rules.board.way_to(here, move.square)
    found = line_pushed(state.rules, state.qubes, here, way) if way is not None else None
    return tuple(found[0]) if found is not None else ()


def to_do(state: State, move: Move) -> str:
    """What an action would do: "Flip b3 to 4"."""
    name = square_name(move.square)
    if move.kind == MOVE:
        return f"Climb onto {name}" if state.qubes[move.square] else f"Move to {name}"
    if move.kind == FLIP:
        return f"Flip {name} to {move.face}"
    if move.kind == SLIDE:
        return f"Slide {name} to {square_name(move.other)}"
    if move.kind == PUSH:
        line = join_words(map(square_name, pushed_line(state, move)))
        return f"Push {line} one square {way_name(state, state.pawns[acting(state, move)], move.square)}"
    if move.kind == PULL:
        here = state.pawns[acting(state, move)]
        return f"Move to {name} and pull {square_name(move.other)} to {square_name(here)}"
    if move.kind == REENTER:
        return f"Come back at {name}"
    return "End the turn"


def cost_line(state: State, move: Move, names: tuple[str, ...]) -> str:
    """What an action that ends the turn costs, and what else it does."""
    if move.kind == DECLARE:
        if state.points == ALL_POINTS:
            return "Nothing has been done this turn. It cannot be taken back."
        return f"{price_text(state.points)} would be lost. It cannot be taken back."
    after = state.points - move.cost
    lost = f", {after} lost" if after else ""
    return f"{follow_line(state, move, names)}{price_text(move.cost)}{lost}: your turn ends.".strip()


def follow_line(state: State, move: Move, names: tuple[str, ...]) -> str:
    """What becomes of the pawns in a push."""
    if move.kind != PUSH:
        return ""
    seat = acting(state, move)
    who = "You follow" if seat == state.mover else f"{names[seat]}’s pawn follows"
    after = state.play(move)
    told = [f"{who} to {square_name(move.square)}."]
    for other, before in enumerate(state.pawns):
        now = after.pawns[other]
        if other == seat or now == before:
            if other != seat and not state.qubes[before] and before != OFF and after.qubes[before]:
                told.append(f"{names[other]} ends on top.")
            continue
        if now == OFF:
            told.append(f"{names[other]} leaves the board.")
        elif state.qubes[before]:
            told.append(f"{names[other]} rides along.")
        else:
            told.append(f"{names[other]} is moved to {square_name(now)}.")
    return " ".join(told) + " "


def lead_to(state: State, move: Move, names: tuple[str, ...]) -> str:
    """What a screen reader says of an action that waits to be confirmed."""
    if move.kind == DECLARE:
        return f"End the turn? {price_text(state.points)} would be lost. Press it again."
    price = f"{price_text(move.cost)}, and your turn ends. Confirm it."
    follows = follow_line(state, move, names)
    return f"{to_do(state, move)}. {follows}{price}" if follows else f"{to_do(state, move)}: {price}"
