"""The players as the tray shows them: the one asked with tracks, dice and cards, the others as chips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.cards import KEY, TALENT, TOOL
from cuboteca.games.cuobe.rules.moves import Move
from cuboteca.games.cuobe.rules.position import INSANE, Position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.steps import ACTION
from cuboteca.games.cuobe.rules.why_illegal import why_not
from cuboteca.games.cuobe.selection.selection import Selection
from cuboteca.games.cuobe.text.card_text import card_lines
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.text.log import notes_of, recent_moves
from cuboteca.games.cuobe.text.names import printed_name
from cuboteca.games.cuobe.text.rooms import where
from cuboteca.games.cuobe.view.art.cards import HandCard
from cuboteca.games.cuobe.view.art.team import Mate, Own
from cuboteca.play.view import View

USED: Final = (moves.USE, moves.TALENT, moves.KEY)
VERBS: Final = {TOOL: moves.USE, TALENT: moves.TALENT}
"""What is done with a card of a kind."""


def cards_before(at: Position, seat: int) -> tuple[str, ...]:
    """List a player's cards: tools and keys, then talents and syndromes."""
    player = at.players[seat]
    return (*player.tools, *player.talents, *player.syndromes)


def hand_card(at: Position, card: str) -> HandCard:
    """Return a card as it is, no matter which player holds it."""
    printed = at.box.cards[card]
    words = tuple(line.text for line in card_lines(at.box, card, at.rules.brutal))
    weapon = bool(printed.weapon)
    name = printed_name(printed)
    return HandCard(
        card,
        printed.type if printed.type in (TOOL, KEY, TALENT) else "syndrome",
        name,
        printed.icon,
        label("card", weapon=weapon, name=name, power=printed.weapon, text=" ".join(words)),
        words,
        printed.weapon or None,
    )


def why_idle(state: State, card: str) -> str:
    """Say why a card of the active player cannot be used now; nothing if it can, and of what is never used."""
    kind = state.box.cards[card].type
    verb = moves.KEY if kind == KEY else VERBS.get(kind)
    if verb is None or state.agenda[-1].what != ACTION or card not in cards_before(state, state.active):
        return ""
    move = Move(verb, (card,))
    return "" if move in state.moves() else why_not(state, move).message


def own_cards(state: State, seat: int, selection: Selection, fresh: set[str], asked: set[str]) -> tuple[HandCard, ...]:
    """List a player's cards; lit are those that can be used or chosen now."""
    acting = state.seat == seat == state.active and state.agenda[-1].what == ACTION
    able = label("can_use" if acting else "can_choose")
    usable = {move.args[0] for move in state.moves() if move.verb in USED} if acting else asked
    found = []
    for card in cards_before(state, seat):
        drawn = hand_card(state, card)
        glow = card in usable
        found.append(
            drawn._replace(
                label=" ".join((drawn.label, able)) if glow else drawn.label,
                glow=glow,
                picked=selection.card == card,
                fresh=card in fresh,
            )
        )
    return tuple(found)


DRAWN: Final = ("blue", "held", "taken", "fetched", "looted")
"""Events that give a player a card."""


def shown_seat(state: State) -> int:
    """Return whose tracks and cards lie in the tray: the player who decides, else the active one."""
    return state.active if state.asked is None else state.asked


def mates(view: View, selection: Selection, asked: set[int]) -> tuple[Mate, ...]:
    """List the others; those who can be chosen stand out. The player shown is among them only if asked for."""
    state: State = view.state
    own = shown_seat(state) if view.own is None else view.own
    order = [(own + away) % state.seats for away in range(1, state.seats)]
    if own in asked:
        order = [own, *order]
    return tuple(
        mate(state, seat, view.names)._replace(
            glow=seat in asked, picked=selection.mate == seat or selection.along == seat, active=seat == state.active
        )
        for seat in order
    )


def mate(at: Position, seat: int, names: tuple[str, ...]) -> Mate:
    """Return a player as the team shows them."""
    player = at.players[seat]
    kinds = tuple(at.box.cards[card].type for card in cards_before(at, seat))
    return Mate(
        seat,
        names[seat],
        player.wounds,
        player.panic,
        kinds,
        player.status,
        player.asleep,
        where(at, player.place) if player.inside else "",
    )


def own(view: View, selection: Selection, asked: set[str]) -> Own:
    """Return the player who is asked."""
    state: State = view.state
    seat = shown_seat(state) if view.own is None else view.own
    player = state.players[seat]
    fresh = {note[2] for note in notes_of(recent_moves(view)) if note[0] in DRAWN} if view.live else set()
    return Own(
        seat,
        view.names[seat],
        where(state, player.place) if player.inside else label("gone", status=player.status),
        player.wounds,
        player.panic,
        dice_of(state, view.past) if seat == state.active else (0, 0),
        own_cards(state, seat, selection, fresh, asked),
        dice_words(state) if seat == state.active else "",
        player.status == INSANE,
    )


def dice_of(state: State, past: Sequence[tuple[State, str]]) -> tuple[int, int]:
    """Return how many dice are left, and the most there were in this turn, whose moves are the last of the past."""
    left = max(state.dice, 0)
    most = left
    for before, _ in reversed(past):
        if before.turn != state.turn:
            break
        most = max(most, before.dice)
    return left, most


def dice_words(state: State) -> str:
    """Say how many dice are left."""
    return label("dice_later") if state.dice < 0 else label("dice_left", dice=state.dice)
