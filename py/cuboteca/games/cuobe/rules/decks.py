"""The two decks, and drawing from them. No order of the cards exists anywhere: chance decides each as it is drawn.

What is known is how each part of a deck was put together (C-5, C-7): so many cards of each group. A card drawn from a
part is of a group with the odds of what that part still holds, and within the group any card that has not been seen.
That gives exactly the chances of a deck shuffled beforehand, and nobody can look at what does not exist: neither a
person with the saved game nor an opponent. Cards that a twin has stolen still belong to their part.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeVar

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.cards import BLUE_TYPES, KEY, SPAWN, TALENT, TOOL
from cuboteca.games.cuobe.rules.moves import Move, choose
from cuboteca.games.cuobe.rules.players import gain_tool, has_full_hands, has_room_for
from cuboteca.games.cuobe.rules.position import ALIVE, FIND_TOKENS, Position, StateBuilder, Step, cards_of
from cuboteca.games.cuobe.rules.steps import (
    AT_ONCE,
    COUNT_DICE,
    DRAW_BLUE,
    DRAW_GREEN,
    FILE,
    LEAVE_OR_DRAW,
    REPLACE,
    RUN,
)


class Deck(NamedTuple):
    """A deck. `seen` cards are never in it again."""

    left: tuple[int, ...]
    """How many cards of each part still lie in the deck, top part first."""
    parts: tuple[tuple[int, ...], ...]
    """How many unseen cards of each group each part has, those stolen included. The blue deck has a group for each
    type; in the green one events and ticks are one group."""
    groups: tuple[tuple[tuple[int, tuple[str, ...]], ...], ...]
    """For each group, for each type in it: how many are unseen in the game, and the ids that they may be."""

    @property
    def size(self) -> int:
        return sum(self.left)

    @property
    def top(self) -> int:
        """Return the part that the top card belongs to."""
        for part, left in enumerate(self.left):
            if left:
                return part
        raise ValueError("The deck is empty.")

    def possible(self, part: int) -> list[str]:
        """List every card that the next one of a part may be."""
        return [
            card
            for count, types in zip(self.parts[part], self.groups, strict=True)
            if count
            for unseen, cards in types
            if unseen
            for card in cards
        ]

    def sample(self, part: int, rng: Random) -> str:
        """Return the next card of a part, by chance."""
        counts = self.parts[part]
        group = rng.choices(range(len(counts)), counts)[0]
        types = self.groups[group]
        _, cards = rng.choices(types, [unseen for unseen, _ in types])[0]
        return rng.choice(cards)

    def without(self, card: str, part: int) -> Deck:
        """Return the deck when `card` has been seen, one of a part's."""
        group = next(g for g, types in enumerate(self.groups) if any(card in cards for _, cards in types))
        counts = self.parts[part]
        types = tuple(
            [
                (unseen - 1, tuple([c for c in cards if c != card])) if card in cards else (unseen, cards)
                for unseen, cards in self.groups[group]
            ]
        )
        return self._replace(
            parts=_changed(self.parts, part, _changed(counts, group, counts[group] - 1)),
            groups=_changed(self.groups, group, types),
        )

    def unseen(self, type_: str) -> tuple[str, ...]:
        """List the cards of a type of the blue deck that have not been seen."""
        return self.groups[BLUE_TYPES.index(type_)][0][1]

    def without_dealt(self, card: str) -> Deck:
        """Return the deck when a card has been dealt before it was put together."""
        return self._replace(
            groups=tuple(
                tuple((unseen, tuple(c for c in cards if c != card)) for unseen, cards in types)
                for types in self.groups
            )
        )

    def without_top(self) -> tuple[Deck, int]:
        """Return the deck without its top card, and the part that it belongs to."""
        part = self.top
        return self._replace(left=_changed(self.left, part, self.left[part] - 1)), part


T = TypeVar("T")


def _changed(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])


def shares(total: int, parts: int) -> tuple[int, ...]:
    """Return even shares, what is left over to the earliest (C-5, C-7)."""
    return tuple(total // parts + (part < total % parts) for part in range(parts))


def deal_evenly(totals: Sequence[int], parts: int, groups: Sequence[Sequence[tuple[int, tuple[str, ...]]]]) -> Deck:
    """Return a deck whose groups are dealt out evenly to its parts."""
    by_group = [shares(total, parts) for total in totals]
    counts = tuple(tuple(share[part] for share in by_group) for part in range(parts))
    return Deck(tuple(map(sum, counts)), counts, tuple(tuple(types) for types in groups))


# Drawing from them, and where the cards go.


FROM_DECK = 0
"""As a step's number; else the part that a stolen card belongs to, plus one."""


def draw_steps(deck: str, n: int) -> tuple[Step, ...]:
    """Return the steps that draw and resolve so many cards, one after the other."""
    return (Step(DRAW_BLUE if deck == "blue" else DRAW_GREEN),) * n


# The blue deck.


def part_drawn_from(at: Position, step: Step) -> int | None:
    """Return the part that the next card belongs to; None if there is none (C-24)."""
    deck = at.blue if step.what == DRAW_BLUE else at.green
    if step.number != FROM_DECK:
        return step.number - 1
    return deck.top if deck.size else None


def comes_too_late(at: Position, step: Step) -> bool:
    """Is it the turn's own green card (C-12), and the turn over before it?"""
    return at.begins_no_more and step.what == DRAW_GREEN and at.agenda[-2].what == COUNT_DICE


def possible_cards(at: Position, step: Step) -> list[Move]:
    """List every card that chance can draw now."""
    part = part_drawn_from(at, step)
    if part is None or comes_too_late(at, step):
        return []
    deck, verb = (at.blue, moves.BLUE) if step.what == DRAW_BLUE else (at.green, moves.GREEN)
    return [Move(verb, (card,)) for card in deck.possible(part)]


def sample_card(at: Position, step: Step, rng: Random) -> Move:
    """Draw one of them at random, each as likely as it is."""
    part = part_drawn_from(at, step)
    deck, verb = (at.blue, moves.BLUE) if step.what == DRAW_BLUE else (at.green, moves.GREEN)
    return Move(verb, (deck.sample(part or 0, rng),))


def draw_blue(at: StateBuilder, step: Step, move: Move) -> None:
    card = move.args[0]
    deck, part = at.blue.without_top() if step.number == FROM_DECK else (at.blue, step.number - 1)
    at.blue = deck.without(card, part)
    at.note("blue", at.active, card)
    receive(at, card)


def receive(at: StateBuilder, card: str) -> None:
    """Give a blue card to the active player (C-22, C-23)."""
    if at.box.cards[card].type in (KEY, TOOL):
        receive_tool(at, card)
    else:
        assign(at, card)


def receive_tool(at: StateBuilder, card: str) -> None:
    """Give a tool to the active player; the insane may only use it at once (C-95)."""
    seat = at.active
    if not at.players[seat].inside:
        at.dropped = (*at.dropped, card)
        return
    gain_tool(at, seat, card)
    if at.players[seat].status != ALIVE:
        at.push(Step(AT_ONCE, seat, card))


def assign(at: StateBuilder, card: str) -> None:
    """Give a card to the active player, else clockwise to the first with room, else in place of another (C-23)."""
    type_ = at.box.cards[card].type
    for seat in at.inside:
        if has_room_for(at, seat, type_):
            _hold(at, seat, card, type_)
            at.note("held", seat, card)
            return
    active = at.players[at.active]
    own = cards_of(active, type_)
    if not own or active.status != ALIVE:
        at.removed = (*at.removed, card)
        at.note("removed", card)
        return
    _hold(at, at.active, card, type_)
    at.note("held", at.active, card)
    at.push(Step(REPLACE, at.active, card))


def _hold(at: StateBuilder, seat: int, card: str, type_: str) -> None:
    player = at.players[seat]
    cards = (*cards_of(player, type_), card)
    at.set_player(seat, player._replace(talents=cards) if type_ == TALENT else player._replace(syndromes=cards))


def replaceable(at: Position, step: Step) -> list[Move]:
    """List the cards of the active player that may make room for the new one (C-23)."""
    own = cards_of(at.players[step.seat], at.box.cards[step.name].type)
    return [choose(card) for card in own if card != step.name] if step.name in own else []


def replace_card(at: StateBuilder, step: Step, move: Move) -> None:
    card = move.args[0]
    player = at.players[step.seat]
    talents = tuple(each for each in player.talents if each != card)
    syndromes = tuple(each for each in player.syndromes if each != card)
    at.set_player(step.seat, player._replace(talents=talents, syndromes=syndromes))
    at.removed = (*at.removed, card)
    at.note("removed", card)


# The green deck.


def draw_green(at: StateBuilder, step: Step, move: Move) -> None:
    """Resolve a green card at once, and then pass it; a spawn stays beside the board (C-18, C-20)."""
    card = move.args[0]
    deck, part = at.green.without_top()
    at.green = deck.without(card, part)
    at.note("green", at.active, card)
    run = Step(RUN, at.active, card)
    if at.box.cards[card].type == SPAWN:
        at.push(run)
    else:
        at.push(run, Step(FILE, name=card))


def file(at: StateBuilder, step: Step) -> None:
    """Put a green card that is done with on the passed pile (C-18)."""
    at.passed = (*at.passed, step.name)


# Extra discovery.


def extra(at: StateBuilder, step: Step) -> None:
    """Make the extra discovery of a room just turned up (C-33), by the active player (C-112)."""
    place = at.place_of(step.name) if step.name else step.values[0]
    printed = at.printed(place)
    if printed is None or not printed.extra or not at.players[at.active].inside:
        return
    if printed.extra == "blue":
        at.push(Step(LEAVE_OR_DRAW, at.active, printed.id))
    else:
        at.push(*draw_steps("green", 1))


def discovery_answers(at: Position, step: Step) -> Sequence[Move]:
    """List the answers of a player who can carry no more: draw a blue discovery, or leave it as a find (C-35)."""
    if not at.blue.size:
        return []
    place = at.place_of(step.name)
    may_leave = has_full_hands(at, at.active) and at.finds < FIND_TOKENS and not at.rooms[place].find
    return [Move(moves.DRAW), Move(moves.LEAVE_FIND)] if may_leave else [Move(moves.DRAW)]


def answer_discovery(at: StateBuilder, step: Step, move: Move) -> None:
    if move.verb == moves.DRAW:
        at.push(*draw_steps("blue", 1))
        return
    place = at.place_of(step.name)
    at.set_room(place, at.rooms[place]._replace(find=True))
    at.note("find", place)
