"""How players fare, in words: where they are, and what their wounds and panic do."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules.position import ESCAPED, INSANE, Player, Position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.names import capital, counted, number
from cuboteca.games.cuobe.text.rooms import where
from cuboteca.play.wording import join_words


def role_line(state: State, seat: int) -> str:
    """Say where a player is and how they fare."""
    player = state.players[seat]
    if not player.inside:
        return "out, and safe" if player.status == ESCAPED else "dead"
    said = [where(state, player.place), counted(player.wounds, "wound"), f"panic {player.panic}"]
    if player.asleep:
        said.append("asleep")
    return ", ".join(said)


WOUNDS: Final = "wounds"
PANIC: Final = "panic"
TITLES: Final = {WOUNDS: "Wounds", PANIC: "Panic"}

IN_SHORT: Final = (
    "Five wounds kill, five of panic drive insane. Without wounds, and without panic, there is a die more each turn."
)
"""Both, for whoever looks at another player."""

_DIE_MORE: Final = "Without any there would be one die more each turn."


def harm_lines(what: str, player: Player, name: str) -> list[tuple[str, str]]:
    """List how much of it a player has, where it comes from, what it does and what helps: signs and sentences."""
    return _wounds(player, name) if what == WOUNDS else _panic(player, name)


def _wounds(player: Player, name: str) -> list[tuple[str, str]]:
    has = f"{name} has {counted(player.wounds, 'wound')}"
    return [
        ("wound", f"{has}. {_DIE_MORE}" if player.wounds else f"{has}, and so one die more each turn."),
        ("trap", "Traps wound, and fights that are lost or tied."),
        ("dead", "The fifth kills. Whoever dies drops all tools and keys."),
        ("find", "Some tools, talents and rooms heal."),
    ]


def _panic(player: Player, name: str) -> list[tuple[str, str]]:
    if player.status == INSANE:
        return [
            ("insane", f"{name} is insane for good: no cards, and no use of rooms."),
            ("move", "Walking, fighting and forcing locks go on."),
            ("wound", "All further panic is wounds."),
        ]
    has = f"{name} has panic {number(player.panic)}" if player.panic else f"{name} has no panic"
    return [
        ("panic", f"{has}. {_DIE_MORE}" if player.panic else f"{has}, and so one die more each turn."),
        ("fight", "In a fight it is added to what has to be beaten; not by spiders."),
        ("threat", "It rises when a turn ends beside a spawn, and by green cards."),
        ("insane", "The fifth drives insane for good: no cards, no use of rooms."),
        ("find", "Destroying a spawn calms; so do some tools, talents and rooms."),
    ]


def describe_condition(at: Position, seat: int) -> str:
    """Describe a player's condition in a sentence."""
    player = at.players[seat]
    told = [counted(player.wounds, "wound"), f"panic {player.panic}"]
    if player.asleep:
        told.append("asleep")
    if player.status != "alive":
        told.append(player.status)
    return f"{capital(join_words(told))}."
