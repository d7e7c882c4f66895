"""The cards before a player, with what each does and whether it can do anything now."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.cards import KEY, TALENT, TOOL
from cuboteca.games.cuobe.rules.illegal import why_not
from cuboteca.games.cuobe.rules.moves import Move
from cuboteca.games.cuobe.rules.position import Position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.steps import ACTION
from cuboteca.games.cuobe.selection.looks import Looks
from cuboteca.games.cuobe.text.card_text import card_lines
from cuboteca.games.cuobe.view.art.cards_drawn import HandCard

USED: Final = (moves.USE, moves.TALENT, moves.KEY)
VERBS: Final = {TOOL: moves.USE, TALENT: moves.TALENT}
"""What is done with a card of a kind."""


def cards_before(at: Position, seat: int) -> tuple[str, ...]:
    """Tools and keys, then talents and syndromes."""
    player = at.players[seat]
    return (*player.tools, *player.talents, *player.syndromes)


def hand_card(at: Position, card: str) -> HandCard:
    """A card as it is, whoever holds it."""
    printed = at.box.cards[card]
    words = tuple(line.text for line in card_lines(at.box, card))
    power = f" +{printed.weapon}" if printed.weapon else ""
    return HandCard(
        card,
        printed.type if printed.type in (TOOL, KEY, TALENT) else "syndrome",
        printed.name,
        printed.icon,
        f"{printed.name}{power}: {' '.join(words)}",
        words,
        printed.weapon or None,
    )


def why_idle(state: State, card: str) -> str:
    """Why a card of the one whose turn it is cannot be used now; empty if it can, and of what is never used."""
    kind = state.box.cards[card].type
    verb = moves.KEY if kind == KEY else VERBS.get(kind)
    if verb is None or state.agenda[-1].what != ACTION or card not in cards_before(state, state.active):
        return ""
    move = Move(verb, (card,))
    return "" if move in state.moves() else why_not(state, move).message


def own_cards(state: State, seat: int, looks: Looks, fresh: set[str], asked: set[str]) -> tuple[HandCard, ...]:
    """A player's cards: those lit that can be used or chosen now, those dimmed that can do nothing in this turn."""
    acting = state.seat == seat == state.active and state.agenda[-1].what == ACTION
    usable = {move.args[0] for move in state.moves() if move.verb in USED} if acting else asked
    found = []
    for card in cards_before(state, seat):
        drawn = hand_card(state, card)
        glow = card in usable
        found.append(
            drawn._replace(
                label=f"{drawn.label} May be {'used' if acting else 'chosen'} now." if glow else drawn.label,
                glow=glow,
                picked=looks.card == card,
                fresh=card in fresh,
            )
        )
    return tuple(found)
