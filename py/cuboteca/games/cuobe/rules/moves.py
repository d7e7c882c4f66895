"""The moves of Cu[o]be, the players' and chance's, and how they are written and read."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from cuboteca.games.cuobe.rules.refusal import Refusal

GO: Final = "go"
FORCE: Final = "force"
SEARCH: Final = "search"
ROOM: Final = "room"
PICK: Final = "pick"
USE: Final = "use"
TALENT: Final = "talent"
CHEST: Final = "chest"
PUT: Final = "put"
TAKE: Final = "take"
GIVE: Final = "give"
DROP: Final = "drop"
FIGHT: Final = "fight"
DUEL: Final = "duel"
KEY: Final = "key"
EXIT: Final = "exit"
END: Final = "end"
SURRENDER: Final = "surrender"
"""What the active player may do."""

ROT: Final = "rot"
LEAVE_FIND: Final = "leave-find"
DRAW: Final = "draw"
STAY: Final = "stay"
CHOOSE: Final = "choose"
DECLINE: Final = "decline"
WEAPONS: Final = "+"
"""Answers to what is pending."""

FIRST: Final = "first"
DEAL: Final = "deal"
GREEN: Final = "green"
BLUE: Final = "blue"
REVEAL: Final = "reveal"
ROLL: Final = "roll"
RETRIEVE: Final = "retrieve"
CHANCE: Final = frozenset({FIRST, DEAL, GREEN, BLUE, REVEAL, ROLL, RETRIEVE})
"""What chance does: who begins, a talent dealt, a card of a deck, a room turned up, dice, a spawn that returns."""

YES: Final = "yes"


class Move(NamedTuple):
    """One move. Equal moves have the same notation, and the same notation is an equal move."""

    verb: str
    args: tuple[str, ...] = ()

    @property
    def random(self) -> bool:
        return self.verb in CHANCE

    @property
    def reveals(self) -> bool:
        """Whatever comes to light does so by chance."""
        return False

    def __str__(self) -> str:
        verb, args = self
        if verb in CHANCE:
            return f"{verb} > {' '.join(args)}"
        if verb == WEAPONS:
            return " ".join([f"+{card}" for card in args]) or "+0"
        if verb == GO and len(args) > 1:
            return f"go {args[0]} +{args[1]}"
        return f"{verb} {' '.join(args)}" if args else verb


KIND_OF: Final = {kind.title(): kind for kind in ("ghoul", "clown", "tentacles", "troll", "spider", "twin", "sister")}
KIND_WORDS: Final = {kind: name for name, kind in KIND_OF.items()}

_CARD: Final = "[A-Z]{1,2}[0-9]{1,2}"
_PLAYER: Final = "P[1-6]"
_PLACE: Final = "[a-e][1-5]"
_NUMBER: Final = "0|[1-9][0-9]?"
_NAMES: Final = "|".join(KIND_OF)

GRAMMAR: Final = {
    **dict.fromkeys((FORCE, SEARCH, ROOM, PICK, CHEST, EXIT, END, SURRENDER, LEAVE_FIND, DRAW, STAY, DECLINE), ""),
    GO: rf"([NESW])(?: \+({_PLAYER}))?",
    **dict.fromkeys((USE, TALENT, PUT, TAKE, DROP, KEY), f"({_CARD})"),
    GIVE: f"({_CARD}) ({_PLAYER})",
    FIGHT: f"({_NAMES}) ({_NUMBER})",
    DUEL: f"({_PLAYER}) ({_NUMBER})",
    ROT: "(0|90|180|270)",
    CHOOSE: f"({_PLACE}|{_CARD}|[NESW]|[1-9]|[a-d]|{YES})",
    FIRST: f"> ({_PLAYER})",
    **dict.fromkeys((DEAL, GREEN, BLUE, REVEAL, RETRIEVE), f"> ({_CARD})"),
}
DICE: Final = "> ([0-9](?: [0-9]){0,30})"
ARMS: Final = rf"\+(?:0|{_CARD}(?: \+{_CARD}){{0,40}})"


@lru_cache(maxsize=512)
def read_move(text: str) -> Move:
    """Return the move that a text stands for, legal or not; raise a Refusal if it stands for none."""
    words = text.split()
    if len(text) <= 200 and words:
        if words[0].startswith("+") and re.fullmatch(ARMS, " ".join(words)):
            return Move(WEAPONS, tuple(sorted(word[1:] for word in words if word != "+0")))
        verb, rest = words[0], " ".join(words[1:])
        if verb == ROLL and (dice := re.fullmatch(DICE, rest)):
            return Move(ROLL, tuple(sorted(dice[1].split())))
        found = re.fullmatch(GRAMMAR[verb], rest) if verb in GRAMMAR else None
        if found:
            return Move(verb, tuple(arg for arg in found.groups() if arg is not None))
    raise Refusal("no_move", text="".join(c for c in text[:40] if c.isprintable()))


PLAYERS: Final = tuple(f"P{seat + 1}" for seat in range(6))
SEAT_OF: Final = {name: seat for seat, name in enumerate(PLAYERS)}


def choose(answer: str) -> Move:
    """Return the answer to a question."""
    return Move(CHOOSE, (answer,))


DECLINING: Final = Move(DECLINE)
