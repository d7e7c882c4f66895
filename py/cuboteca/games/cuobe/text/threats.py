"""What threatens the team: a summary of what lies open, for the help beside the board."""

from __future__ import annotations

from typing import NamedTuple

from cuboteca.games.cuobe.rules.board import distances, trapped_places
from cuboteca.games.cuobe.rules.cards import CLOWN, TENTACLES
from cuboteca.games.cuobe.rules.fights import power, strength
from cuboteca.games.cuobe.rules.places import NOWHERE, PLACE_NAMES
from cuboteca.games.cuobe.rules.position import ALIVE, ESCAPED, KEYS_NEEDED, NOBODY, SPIDER, Position
from cuboteca.games.cuobe.text.names import KIND_NAMES, capital, counted
from cuboteca.play.wording import join_words


class Menace(NamedTuple):
    """One spawn, or the spiders of one room."""

    kind: str
    place: int
    power: int
    """What it brings to a fight before panic."""
    against_active: int
    """What the active player has to beat."""
    away: int
    """Steps from the active player."""
    many: int = 1


class Hit(NamedTuple):
    """What the next trigger would do to a player."""

    seat: int
    wounds: int
    deadly: bool


class Threats(NamedTuple):
    """All of it."""

    turns_left: int
    """Green cards left; each turn takes one, discoveries more (C-107)."""
    triggers_left: int
    """Triggers not yet seen."""
    trapped: tuple[int, ...]
    """Places."""
    hits: tuple[Hit, ...]
    menaces: tuple[Menace, ...]
    """Nearest first."""
    comes_next: tuple[str, ...]
    """What acts at the start of the next turn: kinds (C-11)."""
    keys_in: int
    keys_held: int
    keys_dropped: int
    keys_unseen: int
    lost_for_good: bool
    """Is a key dropped that nothing can bring back any more (A-26)?"""


def threats(at: Position) -> Threats:
    """What threatens the team in a position."""
    trapped = tuple(trapped_places(at))
    held = [c for p in at.players if p.status != ESCAPED for c in (*p.tools, *p.chest)]  # C-64: a dead player's too
    keys_held = sum(at.is_key(card) for card in held)
    keys_dropped = sum(at.is_key(card) for card in at.dropped)
    return Threats(
        turns_left=at.green.size,
        triggers_left=at.green.groups[1][0][0],
        trapped=trapped,
        hits=tuple(_hits(at, trapped)),
        menaces=_menaces(at),
        comes_next=_comes_next(at),
        keys_in=len(at.keys),
        keys_held=keys_held,
        keys_dropped=keys_dropped,
        keys_unseen=KEYS_NEEDED - len(at.keys) - keys_held - keys_dropped,
        lost_for_good=bool(keys_dropped) and not _can_fetch(at, held),
    )


def _hits(at: Position, trapped: tuple[int, ...]) -> list[Hit]:
    found = []
    for seat in at.inside:
        if at.players[seat].place in trapped:
            wounds = max([1, *(n for n, _ in at.passive(seat, "trapWounds"))])
            found.append(Hit(seat, wounds, at.players[seat].wounds + wounds >= 5))
    return found


def _menaces(at: Position) -> tuple[Menace, ...]:
    seat = at.active
    here = at.players[seat].place
    far = distances(at, here) if here != NOWHERE else [0] * len(at.rooms)
    found = [Menace(s.kind, s.place, power(at, s.kind), strength(at, s.kind, seat), far[s.place]) for s in at.spawns]
    found += [
        Menace(SPIDER, place, 1, 1, far[place], room.spiders) for place, room in enumerate(at.rooms) if room.spiders
    ]
    return tuple(sorted(found, key=lambda menace: menace.away))


def _comes_next(at: Position) -> tuple[str, ...]:
    kinds = [kind for kind in (CLOWN, TENTACLES) if at.spawn(kind) is not None]
    return (*kinds, *([SPIDER] if at.spiders and not at.killed else []))


def _can_fetch(at: Position, held: list[str]) -> bool:
    """Is there a card left, held or not yet seen, that brings dropped tools back?"""
    unseen = [c for deck in (at.blue, at.green) for types in deck.groups for n, cards in types if n for c in cards]
    talents = [c for p in at.players if p.inside and p.status == ALIVE for c in p.talents]
    rooms = [at.rooms[place].card for place in range(len(at.rooms)) if at.rooms[place].card]
    hidden = [card for card in at.box.rooms if card not in rooms]
    scripts = at.box.scripts
    bases = {*unseen, *held, *talents, *rooms, *hidden}
    return any(
        effect.op == "retrieveTool"
        for name, script in scripts.items()
        if name.partition(".")[0] in bases
        for effect in script
    )


def sentences(at: Position, names: tuple[str, ...]) -> list[str]:
    """The summary in plain sentences, the most pressing first."""
    now = threats(at)
    told = [f"{capital(counted(now.turns_left, 'green card'))} left."]
    if now.lost_for_good:
        told.append("A key lies on the dropped pile, and nothing can bring it back.")
    for hit in now.hits:
        deadly = ", the last" if hit.deadly else ""
        told.append(f"A Trigger card would give {names[hit.seat]} {counted(hit.wounds, 'wound')}{deadly}.")
    for menace in now.menaces:
        if menace.away <= 1 and at.active != NOBODY:
            where = "in your room" if menace.away == 0 else f"next to you, on {PLACE_NAMES[menace.place]}"
            name = KIND_NAMES[menace.kind] if menace.many == 1 else counted(menace.many, "spider")
            verb = "are" if menace.many > 1 or menace.kind == TENTACLES else "is"
            told.append(f"{capital(name)} {verb} {where}: beat {menace.against_active}.")
    if now.comes_next:
        told.append(f"The next turn begins with {join_words([KIND_NAMES[kind] for kind in now.comes_next])}.")
    return told
