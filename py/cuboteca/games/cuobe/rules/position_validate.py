"""Whether a position that was read could come about: every card in one place, tokens as many as there are."""

from __future__ import annotations

from collections import Counter

from cuboteca.games.cuobe.rules import steps
from cuboteca.games.cuobe.rules.agenda_validate import check_agenda
from cuboteca.games.cuobe.rules.board import bears_lock, bears_trap
from cuboteca.games.cuobe.rules.cards import (
    KEY,
    SPAWN,
    SPIDERS,
    SYNDROME,
    TALENT,
    TOOL,
    TWINS,
)
from cuboteca.games.cuobe.rules.decks import Deck
from cuboteca.games.cuobe.rules.places import NOWHERE
from cuboteca.games.cuobe.rules.position import (
    ALIVE,
    DEAD,
    DICE_NOT_COUNTED,
    ESCAPED,
    FIND_TOKENS,
    INSANE,
    LOCK_TOKENS,
    NOBODY,
    SISTER,
    SPIDER_TOKENS,
    TRAP_TOKENS,
    TWIN,
    WORST,
    Position,
)
from cuboteca.games.cuobe.rules.refusal import Unreadable
from cuboteca.games.cuobe.rules.setup import blue_deck, green_deck, spawn_kinds


def check(at: Position) -> None:
    """Refuse a position that no game can lead to."""
    _check_rooms(at)
    _check_spawns(at)
    _check_players(at)
    _check_cards(at)
    _check_deck(at.blue, blue_deck(at.rules, at.seats), _pending_parts(at))
    _check_deck(at.green, green_deck(at.rules, at.seats), Counter())
    if not at.ended:
        check_agenda(at)
        counted = not any(step.what in (steps.COUNT_DICE, steps.DEAL_TALENT, steps.FIRST_PLAYER) for step in at.agenda)
        if counted != (at.dice != DICE_NOT_COUNTED):
            raise Unreadable("dice_counted")
    _check_end(at)


def _check_rooms(at: Position) -> None:
    known = Counter(room.card for room in at.rooms if room.card)
    if max(known.values(), default=0) > 1:
        raise Unreadable("room_twice")
    if at.box.atrium not in known:
        raise Unreadable("no_atrium")
    for place, room in enumerate(at.rooms):
        printed = at.printed(place)
        if (room.lock and not bears_lock(printed)) or (room.trap and not bears_trap(printed)):
            raise Unreadable("wrong_token", place=place)
        if room.opened and not (printed is not None and printed.lock):
            raise Unreadable("no_printed_lock", place=place)
        if room.find and not room.card:
            raise Unreadable("find_undiscovered")
        if room.chest >= at.seats:
            raise Unreadable("chest_unowned")
    if at.finds > FIND_TOKENS or at.traps > TRAP_TOKENS or at.locks > LOCK_TOKENS or at.spiders > SPIDER_TOKENS:
        raise Unreadable("too_many_tokens")
    chests = Counter(room.chest for room in at.rooms if room.chest != NOBODY)
    if max(chests.values(), default=0) > 1:
        raise Unreadable("two_chests")


def _check_spawns(at: Position) -> None:
    kinds = spawn_kinds(at.rules)[0]
    for spawn in at.spawns:
        kind = TWINS if spawn.kind in (TWIN, SISTER) else spawn.kind
        if kind not in kinds:
            raise Unreadable("kind_unavailable", kind=spawn.kind)
        most = at.box.cards[at.box.spawns[kind]].power
        least = 0 if at.rules.troll_life else 1
        if not least <= spawn.power <= most:
            raise Unreadable("wrong_power", kind=spawn.kind, least=least, most=most)
        if spawn.stolen and kind != TWINS:
            raise Unreadable("only_twins_steal")
        if any(part >= len(at.blue.left) for part in spawn.stolen):
            raise Unreadable("stolen_part")
    if at.spiders and SPIDERS not in kinds:
        raise Unreadable("kind_unavailable", kind=SPIDERS)


def _check_players(at: Position) -> None:
    for seat, player in enumerate(at.players):
        inside = player.status in (ALIVE, INSANE)
        if inside != (player.place != NOWHERE) or (player.asleep and not inside):
            raise Unreadable("wrong_place", seat=seat)
        if (player.wounds == WORST) != (player.status == DEAD):
            raise Unreadable("wounds", seat=seat)
        if (player.panic == WORST) < (player.status == INSANE) or (player.panic == WORST and player.status == ALIVE):
            raise Unreadable("panic", seat=seat)
        if player.status in (INSANE, DEAD) and (player.talents or player.syndromes):
            raise Unreadable("holds_cards", seat=seat)
        waiting = [step.name for step in at.agenda if step.what == steps.AT_ONCE and step.seat == seat]
        if player.status in (INSANE, DEAD) and list(player.tools) != waiting:
            raise Unreadable("holds_cards", seat=seat)
        if player.chest and at.chest_place(seat) == NOWHERE:
            raise Unreadable("no_chest", seat=seat)
        for card in (*player.tools, *player.chest, *player.talents, *player.syndromes):
            if card not in at.box.cards:
                raise Unreadable("unknown_in_hand", seat=seat)
        types = at.box.cards
        if (
            any(types[card].type not in (KEY, TOOL) for card in player.tools + player.chest)
            or any(types[card].type != TALENT for card in player.talents)
            or any(types[card].type != SYNDROME for card in player.syndromes)
        ):
            raise Unreadable("wrong_hand", seat=seat)


def seen_list(at: Position) -> list[str]:
    """Return every card that lies open somewhere."""
    held = [c for p in at.players for c in (*p.tools, *p.talents, *p.syndromes, *p.chest)]
    kinds = {TWINS if spawn.kind in (TWIN, SISTER) else spawn.kind for spawn in at.spawns}
    kinds |= {TWINS if step.name in (TWIN, SISTER) else step.name for step in at.agenda if step.what == steps.COME}
    if at.spiders:
        kinds.add(SPIDERS)
    beside = [at.box.spawns[kind] for kind in kinds if kind in at.box.spawns]
    filed = [step.name for step in at.agenda if step.what == steps.FILE]
    return [*held, *beside, *filed, *at.passed, *at.dropped, *at.removed, *at.keys]


def _check_cards(at: Position) -> None:
    seen = seen_list(at)
    if len(set(seen)) != len(seen):
        raise Unreadable("card_twice")
    types = {
        "passed": at.box.types[SPAWN] + at.box.types["event"] + at.box.types["trigger"] + at.box.types["tick"],
        "dropped": at.box.types[TOOL] + at.box.types[KEY],
        "removed": at.box.types[TOOL] + at.box.types[TALENT] + at.box.types[SYNDROME],
        "keys": at.box.types[KEY],
    }
    for pile, allowed in types.items():
        if not set(getattr(at, pile)) <= set(allowed):
            raise Unreadable("wrong_pile", pile=pile)
    dealing = sum(step.what == steps.DEAL_TALENT for step in at.agenda)
    full = (*blue_deck(at.rules, 0).groups, *green_deck(at.rules, at.seats).groups)
    now = (*at.blue.groups, *at.green.groups)
    for types_full, types_now in zip(full, now, strict=True):
        for (total, cards), (unseen, left) in zip(types_full, types_now, strict=True):
            lying = len(set(cards)) - len(left)
            waiting = dealing if cards and at.box.cards[cards[0]].type == TALENT else 0
            if unseen + lying + waiting != total or unseen > len(left):
                raise Unreadable("cards_total")


def _pending_parts(at: Position) -> Counter[int]:
    """Return the parts that cards outside the deck belong to which nobody has seen."""
    stolen = Counter(part for spawn in at.spawns for part in spawn.stolen)
    stolen.update(step.number - 1 for step in at.agenda if step.what == steps.DRAW_BLUE and step.number)
    return stolen


def _check_deck(deck: Deck, full: Deck, outside: Counter[int]) -> None:
    for part, counts in enumerate(deck.parts):
        most = full.parts[part]
        if any(count > limit for count, limit in zip(counts, most, strict=True)):
            raise Unreadable("deck_overfull")
        if deck.left[part] + outside[part] != sum(counts):
            raise Unreadable("deck_left")
    for group, types in enumerate(deck.groups):
        if sum(counts[group] for counts in deck.parts) != sum(unseen for unseen, _ in types):
            raise Unreadable("deck_unseen")


def _check_end(at: Position) -> None:
    if not at.ended:
        return
    inside = any(player.inside for player in at.players)
    escaped = any(player.status == ESCAPED for player in at.players)
    dead = any(player.status == DEAD for player in at.players)
    fits = {
        "time": inside and not at.green.size,
        "all_gone": not inside and escaped,
        "all_dead": not inside and dead,
        "first_death": dead and at.rules.short_game,
        "surrendered": inside,
    }
    if not fits[at.ended]:
        raise Unreadable("wrong_end")
