"""What was done, move by move."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qyshinsu.rules.moves import ACCEPT_DRAW, COLOURS, FIRST, OFFER_DRAW, OFFER_STANDING, RESIGN, SWAP
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.games.qyshinsu.text.names import WORDS, colour_of
from cuboteca.play.wording import By, Messages

made: Final = Messages(
    {
        "+": By(
            "declines",
            {
                False: "{name} adds {a_stone} at {place}",
                True: "{name} declines the draw and adds {a_stone} at {place}",
            },
        ),
        "-": By(
            "declines",
            {
                False: "{name} removes the {stone} from {place}",
                True: "{name} declines the draw and removes the {stone} from {place}",
            },
        ),
        "first": "{colour} goes first (drawn at random)",
        SWAP.text: "{name} swaps colours and now plays {colour}",
        OFFER_DRAW.text: "{name} offers a draw",
        ACCEPT_DRAW.text: "{name} accepts the draw",
        RESIGN.text: "{name} resigns",
    },
    WORDS,
)
noted: Final = Messages(
    {
        "+": "at {place}",
        "-": "from {place}",
        "first": "{colour} goes first",
        SWAP.text: "swaps colours",
        OFFER_DRAW.text: "offers a draw",
        ACCEPT_DRAW.text: "accepts the draw",
        RESIGN.text: "resigns",
    },
    WORDS,
)
"""The same in the list of moves, beside the player's name and the stone."""


def describe_move(before: State, move: str, names: tuple[str, ...]) -> str:
    """Return a move in words, as in "Ada adds a 3-stone at 4"."""
    return _say(made, before, move, names)


def note(before: State, move: str) -> str:
    """Return it in brief, for the list of moves."""
    return _say(noted, before, move, ("", ""))


def _say(say: Messages, before: State, text: str, names: tuple[str, ...]) -> str:
    move = before.read(text)
    if move in FIRST:
        return say("first", colour=COLOURS[FIRST.index(move)])
    seat = before.seat or 0
    colour = colour_of(before, 1 - seat)
    said = {"stone": move.kind, "a_stone": move.kind, "declines": before.offer == OFFER_STANDING}
    return say(move.sign or move.text, name=names[seat], colour=colour, place=move.place, **said)


RULES: Final = {"free": "Y-2", "steps": "Y-6", "add_nearest": "Y-9", "remove_nearest": "Y-10"}
"""The clause that a stone follows, by what the stone before it asks for."""
SAID: Final = {RESIGN: "Y-21", OFFER_DRAW: "Y-24", ACCEPT_DRAW: "Y-24", SWAP: "Y-23"}


def clauses_of(before: State, move: str) -> tuple[str, ...]:
    """Return the rule that a move followed."""
    made = before.read(move)
    return (RULES[before.bound().what] if made.sign else SAID.get(made, "Y-2"),)
