"""The two decks. No order of their cards exists anywhere: chance decides each card when it is drawn.

What is known is how each part of a deck was put together (C-5, C-7): so many cards of each group. A card drawn from a
part is of a group with the odds of what that part still holds, and within the group any card that has not been seen.
That gives exactly the chances of a deck shuffled beforehand, and nobody can look at what does not exist: neither a
person with the saved game nor a computer player. Cards that a twin has stolen still belong to their part.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, TypeVar

from cuboteca.games.cuobe.rules.cards import KEY, SYNDROME, TALENT, TOOL

BLUE_GROUPS: Final = ((KEY,), (TALENT,), (SYNDROME,), (TOOL,))
"""The groups that the blue deck is put together from. In the green one events and ticks are mixed before."""


class Deck(NamedTuple):
    """A deck. `seen` cards are never in it again."""

    left: tuple[int, ...]
    """How many cards of each part still lie in the deck, top part first."""
    parts: tuple[tuple[int, ...], ...]
    """How many unseen cards of each group each part has, those stolen included."""
    groups: tuple[tuple[tuple[int, tuple[str, ...]], ...], ...]
    """For each group, for each type in it: how many are unseen in the game, and the ids that they may be."""

    @property
    def size(self) -> int:
        return sum(self.left)

    @property
    def top(self) -> int:
        """The part that the top card belongs to."""
        for part, left in enumerate(self.left):
            if left:
                return part
        raise ValueError("The deck is empty.")

    def possible(self, part: int) -> list[str]:
        """Every card that the next one of a part may be."""
        return [
            card
            for count, types in zip(self.parts[part], self.groups, strict=True)
            if count
            for unseen, cards in types
            if unseen
            for card in cards
        ]

    def sample(self, part: int, rng: Random) -> str:
        """The next card of a part, by chance."""
        counts = self.parts[part]
        group = rng.choices(range(len(counts)), counts)[0]
        types = self.groups[group]
        _, cards = rng.choices(types, [unseen for unseen, _ in types])[0]
        return rng.choice(cards)

    def without(self, card: str, part: int) -> Deck:
        """The deck when `card` has been seen, one of a part's."""
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
        """The cards of a type of the blue deck that have not been seen."""
        return self.groups[[group[0] for group in BLUE_GROUPS].index(type_)][0][1]

    def without_dealt(self, card: str) -> Deck:
        """The deck when a card has been dealt before it was put together."""
        return self._replace(
            groups=tuple(
                tuple((unseen, tuple(c for c in cards if c != card)) for unseen, cards in types)
                for types in self.groups
            )
        )

    def taken(self) -> tuple[Deck, int]:
        """The deck without its top card, and the part that it belongs to."""
        part = self.top
        return self._replace(left=_changed(self.left, part, self.left[part] - 1)), part


T = TypeVar("T")


def _changed(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])


def shares(total: int, parts: int) -> tuple[int, ...]:
    """Even shares, what is left over to the earliest (C-5, C-7)."""
    return tuple(total // parts + (part < total % parts) for part in range(parts))


def deal_evenly(totals: Sequence[int], parts: int, groups: Sequence[Sequence[tuple[int, tuple[str, ...]]]]) -> Deck:
    """A deck whose groups are dealt out evenly to its parts."""
    by_group = [shares(total, parts) for total in totals]
    counts = tuple(tuple(share[part] for share in by_group) for part in range(parts))
    return Deck(tuple(map(sum, counts)), counts, tuple(tuple(types) for types in groups))
