"""The players as the tray shows them: the one asked with tracks, dice and cards, the others as chips."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules.names import counted
from cuboteca.games.cuobe.rules.position import INSANE, Position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.looks import Looks
from cuboteca.games.cuobe.text.log import notes_of, recent_moves
from cuboteca.games.cuobe.text.rooms import where
from cuboteca.games.cuobe.view.art.dice_pictures import Die
from cuboteca.games.cuobe.view.art.team import Mate, Own
from cuboteca.games.cuobe.view.hand_view import cards_before, own_cards
from cuboteca.play.view import View

DRAWN: Final = ("blue", "held", "taken", "fetched", "looted")
"""What is noted when somebody has got a card."""


def shown_seat(state: State) -> int:
    """Whose tracks and cards lie in the tray: whoever decides, else whose turn it is."""
    return state.seat if state.seat is not None and state.seat >= 0 else state.active


def mates(view: View, looks: Looks, asked: set[int]) -> tuple[Mate, ...]:
    """The others; those who can be chosen stand out. Whoever acts stands among them only if asked for."""
    state: State = view.state
    own = shown_seat(state)
    order = [(own + away) % state.seats for away in range(1, state.seats)]
    if own in asked:
        order = [own, *order]
    return tuple(
        mate(state, seat, view.names)._replace(
            glow=seat in asked, picked=looks.mate == seat or looks.along == seat, active=seat == state.active
        )
        for seat in order
    )


def mate(at: Position, seat: int, names: tuple[str, ...]) -> Mate:
    """A player as the team shows them."""
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


def own(view: View, looks: Looks, asked: set[str]) -> Own:
    """Whoever is asked."""
    state: State = view.state
    seat = shown_seat(state)
    player = state.players[seat]
    fresh = {note[2] for note in notes_of(recent_moves(view)) if note[0] in DRAWN} if view.live else set()
    return Own(
        seat,
        view.names[seat],
        where(state, player.place) if player.inside else player.status,
        player.wounds,
        player.panic,
        dice_of(view) if seat == state.active else (),
        own_cards(state, seat, looks, fresh, asked),
        dice_words(state) if seat == state.active else "",
        player.status == INSANE,
    )


def dice_of(view: View) -> tuple[Die, ...]:
    """Those left, and those that have been spent in this turn."""
    state: State = view.state
    left = max(state.dice, 0)
    most = left
    for at in range(len(view.past) - 1, -1, -1):
        before, _ = view.past[at]
        if before.turn != state.turn:
            break
        most = max(most, before.dice)
    return tuple(Die(spent=number >= left) for number in range(most))


def dice_words(state: State) -> str:
    """How many dice are left."""
    return "dice still to be counted" if state.dice < 0 else f"{counted(state.dice, 'die', 'dice')} left"
