"""What each effect of a card or a room does, written from its data, so that the two cannot differ.

Each message is a whole clause without its full stop: a button says it alone, a card as a sentence.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from cuboteca.games.cuobe.rules.cards import CHOSEN, FULL, KEY, THIS, Box, Effect
from cuboteca.games.cuobe.text.effects_on_people import EFFECTS_ON_PEOPLE
from cuboteca.games.cuobe.text.effects_on_rooms import EFFECTS_ON_ROOMS, ROOMS
from cuboteca.games.cuobe.text.names import number, printed_name, with_later
from cuboteca.play.wording import By, Messages, Plural

_amount: Final = Messages(
    {
        "cards": By(
            "kind",
            {
                "blue": Plural("n", one="{n} blue card", other="{n} blue cards"),
                "green": Plural("n", one="{n} green card", other="{n} green cards"),
            },
        ),
        "dice": Plural("n", one="{n} die", other="{n} dice"),
        "dropped": Plural("n", one="{n} dropped tool or key", other="{n} dropped tools or keys"),
        "keys": Plural("n", one="{n} key", other="{n} keys"),
        "tools": Plural("n", one="{n} tool or key", other="{n} tools or keys"),
        "wounds": Plural("n", one="{n} wound", other="{n} wounds"),
    }
)
"""With the number in figures, as on a card. Keys are tools too (C-63)."""


@cache
def in_figures(things: str, n: int, kind: str = "") -> str:
    """Return a number of things, as in "2 wounds"."""
    return _amount(things, n=n, kind=kind)


COUNTED: Final = {
    "draw": "cards",
    "drop": "tools",
    "gain": "dice",
    "heal": "wounds",
    "lock": "rooms",
    "lose": "dice",
    "movePlayer": "rooms",
    "retrieveTool": "dropped",
    "trap": "rooms",
    "wound": "wounds",
}
"""What the number of an effect counts, by its operation."""


def _counted(effect: Effect) -> dict[str, str]:
    """Return what an effect counts, in words."""
    things = COUNTED.get(effect.op)
    if things is None:
        return {}
    if things == "rooms":
        return {things: number(effect.n)}
    return {things: in_figures("keys" if things == "tools" and effect.kind == KEY else things, effect.n, effect.kind)}


_room: Final = Messages(ROOMS)
_effect: Final = Messages({op: with_later(said) for op, said in (EFFECTS_ON_PEOPLE | EFFECTS_ON_ROOMS).items()})


def effect_label(box: Box, effect: Effect, script: str, brutal: bool = False, later: bool = False) -> str:
    """Return what an effect does, without a full stop; `script` is the one that it is part of, `brutal` the variant,
    `later` if it goes on after a colon."""
    base, _, rest = script.partition(".")
    on_room = base in box.rooms
    atrium = printed_name(box.rooms[box.atrium])
    return _effect(
        effect.op,
        later=later,
        n=effect.n,
        full=effect.n == FULL,
        chosen=effect.n == CHOSEN,
        who=effect.who,
        room=effect.room,
        way=effect.way,
        kind=effect.kind,
        on_room=on_room,
        entering=on_room and rest.startswith("enter"),
        brutal=brutal,
        place=_room(effect.room, on_room=on_room, atrium=atrium) if effect.room else "",
        here=_room(THIS, on_room=on_room, atrium=atrium),
        **_counted(effect),
    )
