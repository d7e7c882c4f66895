"""What each effect of a card or a room does, written from its data, so that the two cannot differ.

Each message is a whole clause without its full stop: a button says it alone, a card as a sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cuboteca.games.cuobe.rules.cards import CHOSEN, FULL, THIS, Box, Effect
from cuboteca.games.cuobe.text.effects_on_people import EFFECTS_ON_PEOPLE
from cuboteca.games.cuobe.text.effects_on_rooms import EFFECTS_ON_ROOMS, ROOMS
from cuboteca.games.cuobe.text.names import number
from cuboteca.play.wording import Messages


def in_figures(n: int, one: str, several: str = "") -> str:
    """Return a number of things with the number in figures, as on a card: "2 wounds"."""
    return f"{n} {one if n == 1 else several or one + 's'}"


def _tools(what: tuple[int, str]) -> str:
    """Return a number of tools, which may be keys (C-63), or of keys alone."""
    n, type_ = what
    return in_figures(n, "key") if type_ == "key" else in_figures(n, "tool or key", "tools or keys")


WORDS: Final[dict[str, Callable[[Any], str]]] = {
    "cards": lambda what: in_figures(what[0], f"{what[1]} card"),
    "dice": lambda n: in_figures(n, "die", "dice"),
    "dropped": lambda n: in_figures(n, "dropped tool or key", "dropped tools or keys"),
    "rooms": number,
    "tools": _tools,
    "wounds": lambda n: in_figures(n, "wound"),
}

_room: Final = Messages(ROOMS)
_effect: Final = Messages({**EFFECTS_ON_PEOPLE, **EFFECTS_ON_ROOMS}, WORDS)


def effect_label(box: Box, effect: Effect, script: str) -> str:
    """Return what an effect does, without a full stop; `script` is the one that it is part of."""
    base, _, rest = script.partition(".")
    on_room = base in box.rooms
    atrium = box.rooms[box.atrium].name
    return _effect(
        effect.op,
        n=effect.n,
        full=effect.n == FULL,
        chosen=effect.n == CHOSEN,
        who=effect.who,
        room=effect.room,
        way=effect.way,
        kind=effect.kind,
        on_room=on_room,
        entering=on_room and rest.startswith("enter"),
        place=_room(effect.room, on_room=on_room, atrium=atrium) if effect.room else "",
        here=_room(THIS, on_room=on_room, atrium=atrium),
        cards=(effect.n, effect.kind),
        dice=effect.n,
        dropped=effect.n,
        rooms=effect.n,
        tools=(effect.n, effect.kind),
        wounds=effect.n,
    )
