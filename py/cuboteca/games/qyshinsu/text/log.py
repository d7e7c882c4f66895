"""What was done, move by move."""

from __future__ import annotations

from cuboteca.games.qyshinsu.rules.moves import ACCEPT_DRAW, COLOURS, FIRST, OFFER_DRAW, RESIGN, SWAP
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.games.qyshinsu.text.names import COLOUR_NAMES, a_stone, side_name, the_stone


def describe_move(before: State, move: str, names: tuple[str, ...]) -> str:
    """A move made, as in "Ada puts a 3 on 4"."""
    made = before.read(move)
    if made in FIRST:
        return f"The lot says that {COLOUR_NAMES[COLOURS[FIRST.index(made)]]} begins"
    seat = before.seat or 0
    name = names[seat]
    if made.sign == "+":
        return f"{name} puts {a_stone(made.kind)} on {made.place}"
    if made.sign == "-":
        return f"{name} takes the {the_stone(made.kind)} back from {made.place}"
    return {
        SWAP: f"{name} changes colours: {name} is {side_name(before, 1 - seat)} now",
        OFFER_DRAW: f"{name} offers a draw",
        ACCEPT_DRAW: f"{name} accepts the draw",
        RESIGN: f"{name} resigns",
    }[made]
