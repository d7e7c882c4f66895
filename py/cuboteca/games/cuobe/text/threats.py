"""What threatens the team: a summary of what lies open, for the help beside the board."""

from __future__ import annotations

from typing import Final, NamedTuple

from cuboteca.games.cuobe.rules.board import FAR, distances, trapped_places
from cuboteca.games.cuobe.rules.cards import CLOWN, TENTACLES
from cuboteca.games.cuobe.rules.places import DISTANCE
from cuboteca.games.cuobe.rules.position import ALIVE, ESCAPED, KEYS_NEEDED, NOBODY, SPIDER, WORST, Position
from cuboteca.games.cuobe.rules.spawns_in_fights import power, strength
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.names import SEVERAL, WORDS
from cuboteca.play.wording import By, Messages, Plural

say: Final = Messages(
    {
        "cards": Plural("count_first", "One green card left.", "{count_first} green cards left."),
        "last_turn": "This is the last turn.",
        "key_lost": Plural(
            "count_first",
            "A key is on the dropped pile, and nothing can retrieve it.",
            "{count_first} keys are on the dropped pile, and nothing can retrieve them.",
        ),
        "hit": By(
            "deadly",
            {
                False: By(
                    "whom",
                    {
                        "one": "A Trigger would give {names} {wounds}.",
                        "several": "A Trigger would give {names} {wounds} each.",
                        "all": "A Trigger would give every player {wounds}.",
                    },
                ),
                True: By(
                    "whom",
                    {
                        "one": "A Trigger would kill {names}.",
                        "several": "A Trigger would kill {names}.",
                        "all": "A Trigger would kill every player.",
                    },
                ),
            },
        ),
        "here": By(
            "many",
            {
                False: "{kind_first} is in your room: beat {strength}.",
                True: "{kind_first} are in your room: beat {strength}.",
            },
        ),
        "adjacent": By(
            "many",
            {
                False: "{kind_first} is in an adjacent room, {place}: beat {strength}.",
                True: "{kind_first} are in an adjacent room, {place}: beat {strength}.",
            },
        ),
        "spiders_here": "{count_first} spiders are in your room: beat {strength}.",
        "spiders_adjacent": "{count_first} spiders are in an adjacent room, {place}: beat {strength}.",
        "next": "Coming at the start of the next turn: {kinds}.",
    },
    WORDS,
)


class Menace(NamedTuple):
    """One spawn, or the spiders of one room."""

    kind: str
    place: int
    power: int
    """What it brings to a fight before panic."""
    to_beat: int
    """What the player who decides has to beat, with panic."""
    away: int
    """Steps from that player."""
    many: int = 1


class Hit(NamedTuple):
    """What the next trigger would do to a player."""

    seat: int
    wounds: int
    deadly: bool


class Threats(NamedTuple):
    """All that threatens the team."""

    turns_left: int
    """Green cards left; each turn takes one, discoveries more (C-107)."""
    triggers_left: int
    """Triggers not yet seen; without any, none hits a player."""
    trapped: tuple[int, ...]
    """Places."""
    hits: tuple[Hit, ...]
    menaces: tuple[Menace, ...]
    """Nearest first; none where there is no player whom they could be near."""
    comes_next: tuple[str, ...]
    """What acts at the start of the next turn, if there is one (C-107): kinds (C-11)."""
    keys_in: int
    keys_held: int
    keys_dropped: int
    keys_unseen: int
    lost_for_good: bool
    """Is a key dropped that nothing can retrieve any more (A-26)?"""


def threats(at: State) -> Threats:
    """Return what threatens the team in a position."""
    trapped = tuple(trapped_places(at))
    triggers_left = at.green.groups[1][0][0]
    held = [c for p in at.players if p.status != ESCAPED for c in (*p.tools, *p.chest)]  # C-64: a dead player's too
    keys_held = sum(at.is_key(card) for card in held)
    keys_dropped = sum(at.is_key(card) for card in at.dropped)
    return Threats(
        turns_left=at.green.size,
        triggers_left=triggers_left,
        trapped=trapped,
        hits=tuple(_hits(at, trapped)) if triggers_left else (),
        menaces=_menaces(at),
        comes_next=_comes_next(at) if at.green.size else (),
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
            found.append(Hit(seat, wounds, at.players[seat].wounds + wounds >= WORST))
    return found


def _menaces(at: State) -> tuple[Menace, ...]:
    seat = at.active if at.asked is None else at.asked
    if seat == NOBODY or not at.players[seat].inside:
        return ()
    here = at.players[seat].place
    far = [steps if steps < FAR else DISTANCE[here][place] for place, steps in enumerate(distances(at, here))]
    found = [Menace(s.kind, s.place, power(at, s.kind), strength(at, s.kind, seat), far[s.place]) for s in at.spawns]
    found += [
        Menace(SPIDER, place, 1, 1, far[place], room.spiders) for place, room in enumerate(at.rooms) if room.spiders
    ]
    return tuple(sorted(found, key=lambda menace: menace.away))


def _comes_next(at: Position) -> tuple[str, ...]:
    kinds = [kind for kind in (CLOWN, TENTACLES) if at.spawn(kind) is not None]
    return (*kinds, *([SPIDER] if at.spiders and not at.killed else []))


def _can_fetch(at: Position, held: list[str]) -> bool:
    """Is there a card left, held or not yet seen, that retrieves dropped tools?"""
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


def sentences(at: State, names: tuple[str, ...]) -> list[str]:
    """Return the summary in sentences, the most pressing first."""
    now = threats(at)
    found = [say("cards", count_first=now.turns_left) if now.turns_left else say("last_turn")]
    if now.lost_for_good:
        found.append(say("key_lost", count_first=now.keys_dropped))
    found += [hit_sentence(at, hits, names) for hits in alike(now.hits)]
    found += [_near(menace) for menace in now.menaces if menace.away <= 1]
    if now.comes_next:
        found.append(say("next", kinds=now.comes_next))
    return found


def alike(hits: tuple[Hit, ...]) -> list[list[Hit]]:
    """Group the players for whom a trigger would do the same, in the order of the seats."""
    groups: dict[tuple[int, bool], list[Hit]] = {}
    for hit in hits:
        groups.setdefault((0 if hit.deadly else hit.wounds, hit.deadly), []).append(hit)
    return list(groups.values())


def hit_sentence(at: Position, hits: list[Hit], names: tuple[str, ...]) -> str:
    """Say what a trigger would do to players for whom it would do the same."""
    whom = "one" if len(hits) == 1 else "all" if len(hits) == len(at.players) else "several"
    hurt = [names[hit.seat] for hit in hits]
    return say("hit", deadly=hits[0].deadly, whom=whom, names=hurt, wounds=hits[0].wounds)


def _near(menace: Menace) -> str:
    """Say that a spawn, or several spiders, are in the room or in an adjacent one."""
    if menace.many > 1:
        message = "spiders_adjacent" if menace.away else "spiders_here"
        return say(message, count_first=menace.many, place=menace.place, strength=menace.to_beat)
    return say(
        "adjacent" if menace.away else "here",
        many=menace.kind in SEVERAL,
        kind_first=menace.kind,
        place=menace.place,
        strength=menace.to_beat,
    )
