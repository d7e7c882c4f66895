"""Why a move cannot be made: the reason, what it is about, and the clause. `text/refusals.py` words it.

Other modules decide what is legal; this one finds the reason for a move that was refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.apply import STEPS, Chance, Question
from cuboteca.games.cuobe.rules.board import ALL_SIDES, exits, has_exit, is_locked, leads_to
from cuboteca.games.cuobe.rules.cards import KEY, TOOL
from cuboteca.games.cuobe.rules.moves import KIND_OF, SEAT_OF, Move
from cuboteca.games.cuobe.rules.places import BESIDE, NOWHERE, PLACE_OF, WAY_LETTERS
from cuboteca.games.cuobe.rules.players import is_loaded, open_chest, tool_limit
from cuboteca.games.cuobe.rules.position import ALIVE, KEYS_NEEDED, NOBODY, Position
from cuboteca.games.cuobe.rules.refusal import Refusal
from cuboteca.games.cuobe.rules.spawns_in_fights import opponents


def why_not(at: Position, move: Move) -> Refusal:
    """Return the refusal of a move that is not legal."""
    if at.ended:
        return Refusal("game_over")
    step = at.agenda[-1]
    kind = STEPS[step.what]
    if isinstance(kind, Chance):
        if move.random and any(move.verb == outcome.verb for outcome in kind.outcomes(at, step)[:1]):
            return Refusal("impossible_outcome", kind.clause)
        return Refusal("chance_first", kind.clause, due=step.what)
    if move.random:
        return Refusal("no_chance_now", "C-15")
    if step.what != steps.ACTION:
        answers = kind.answers(at, step) if isinstance(kind, Question) else ()
        rooms = any(answer.args[0] in PLACE_OF for answer in answers if answer.args)
        return Refusal(
            "answer_first", kind.clause if isinstance(kind, Question) else None, asked=step.what, rooms=rooms
        )
    if move.verb not in REASONS:
        return Refusal("nothing_asked", "C-15")
    return REASONS[move.verb](at, move.args)


Args = tuple[str, ...]


def _no_dice(at: Position) -> Refusal | None:
    return None if at.dice else Refusal("no_dice", "C-16")


def _is_insane(at: Position) -> bool:
    return at.players[at.active].status != ALIVE


def _is_companion(at: Position, seat: int) -> bool:
    """Is it another player in the active player's room?"""
    return seat != at.active and seat < at.seats and at.players[seat].place == at.players[at.active].place


def _go(at: Position, args: Args) -> Refusal:
    seat = at.active
    place = at.players[seat].place
    if is_loaded(at, seat):
        return Refusal("overloaded", "C-60", limit=tool_limit(at, seat))
    if is_locked(at, place):
        return Refusal("locked", "C-45")
    way = WAY_LETTERS.index(args[0])
    if leads_to(at, place, way) == NOWHERE:
        return _no_way(at, place, way)
    if len(args) == 1:
        return Refusal("no_dice", "C-16")
    if not _is_companion(at, SEAT_OF[args[1]]):
        return Refusal("takes_nobody_along", "C-31")
    return _no_dice(at) or Refusal("one_die_for_two", "C-31")


def _no_way(at: Position, place: int, way: int) -> Refusal:
    if not has_exit(at, place, way):
        return Refusal("no_arrow_out", "C-36", way=way)
    if BESIDE[place][way] == NOWHERE and exits(at, place) == ALL_SIDES:
        return Refusal("edge", "C-38", way=way)
    return Refusal("no_arrow_in", "C-39", way=way)


def _force(at: Position, args: Args) -> Refusal:
    if not is_locked(at, at.players[at.active].place):
        return Refusal("not_locked", "C-46")
    return Refusal("no_dice", "C-46")


def _search(at: Position, args: Args) -> Refusal:
    printed = at.printed(at.players[at.active].place)
    if printed is None or not printed.search:
        return Refusal("nothing_to_search", "C-55")
    return _room_idle(at)


def _room(at: Position, args: Args) -> Refusal:
    printed = at.printed(at.players[at.active].place)
    if printed is None or not (printed.spend or printed.roll):
        return Refusal("no_dice_effect", "C-15")
    return _room_idle(at)


def _room_idle(at: Position) -> Refusal:
    """Return why a room with something to use is of no use now."""
    if at.haunted(at.players[at.active].place):
        return Refusal("spawn_in_room", "C-80")
    if _is_insane(at):
        return Refusal("too_insane_for_room", "C-95")
    return _no_dice(at) or Refusal("vain_room", "C-15")


def _pick(at: Position, args: Args) -> Refusal:
    if not at.rooms[at.players[at.active].place].find:
        return Refusal("no_find", "C-57")
    return Refusal("blue_deck_empty", "C-24")


def _holds(at: Position, card: str) -> bool:
    return card in at.players[at.active].tools


def _not_held(at: Position, card: str) -> Refusal:
    printed = at.box.cards.get(card)
    if printed is None or printed.type not in (KEY, TOOL):
        return Refusal("not_your_tool", "C-26")
    return Refusal("not_held", "C-26", card=printed)


def _use(at: Position, args: Args) -> Refusal:
    card = args[0]
    if not _holds(at, card):
        return _not_held(at, card)
    if at.is_key(card):
        return Refusal("key_outside_exit", "C-105")
    if at.box.cards[card].weapon:
        return Refusal("weapon_outside_fight", "C-27")
    return Refusal("vain_tool", "C-25", card=at.box.cards[card])


def _talent(at: Position, args: Args) -> Refusal:
    card = args[0]
    if card not in at.players[at.active].talents:
        return Refusal("not_your_talent", "C-26")
    if card not in at.box.scripts:
        return Refusal("passive_talent", "C-25", card=at.box.cards[card])
    if at.box.cards[card].weapon:
        return Refusal("weapon_outside_fight", "C-27")
    return _no_dice(at) or Refusal("vain_talent", "C-25", card=at.box.cards[card])


def _chest(at: Position, args: Args) -> Refusal:
    if at.chest_place(at.active) != NOWHERE:
        return Refusal("chest_placed", "C-64")
    if at.rooms[at.players[at.active].place].chest != NOBODY:
        return Refusal("chest_in_room", "C-64")
    return Refusal("too_insane_for_chest", "C-95")


def _no_chest(at: Position) -> Refusal | None:
    if open_chest(at, at.active) is not None:
        return None
    if at.rooms[at.players[at.active].place].chest == NOBODY:
        return Refusal("no_chest", "C-64")
    return Refusal("chest_shut", "C-64")


def _put(at: Position, args: Args) -> Refusal:
    return _no_chest(at) or _not_held(at, args[0])


def _take(at: Position, args: Args) -> Refusal:
    return _no_chest(at) or Refusal("not_in_chest", "C-64")


def _cannot_part(at: Position, card: str) -> Refusal | None:
    """Return why the card itself can be neither given away nor dropped, or None if it can."""
    player = at.players[at.active]
    if card in player.talents + player.syndromes:
        return Refusal("stays_with_you", "C-62")
    return None if _holds(at, card) else _not_held(at, card)


def _give(at: Position, args: Args) -> Refusal:
    card, other = args[0], SEAT_OF[args[1]]
    refusal = _cannot_part(at, card)
    if refusal is not None:
        return refusal
    if not _is_companion(at, other):
        return Refusal("gives_to_nobody", "C-61")
    if at.players[other].status != ALIVE:
        return Refusal("receiver_insane", "C-95")
    if len(at.players[other].tools) >= tool_limit(at, other):
        return Refusal("receiver_full", "C-61")
    return Refusal("no_surplus", "C-61", verb=moves.GIVE)


def _drop(at: Position, args: Args) -> Refusal:
    return _cannot_part(at, args[0]) or Refusal("no_surplus", "C-61", verb=moves.DROP)


def _fight(at: Position, args: Args) -> Refusal:
    kind = KIND_OF[args[0]]
    if kind not in opponents(at, at.players[at.active].place):
        return Refusal("spawn_elsewhere", "C-85", kind=kind)
    return _wrong_dice(at, int(args[1]))


def _wrong_dice(at: Position, n: int) -> Refusal:
    if n > at.dice:
        return Refusal("too_many_dice", "C-16", dice=at.dice)
    return Refusal("unarmed", "C-85")


def _duel(at: Position, args: Args) -> Refusal:
    if not at.rules.pvp:
        return Refusal("no_duels", "C-110")
    if not _is_companion(at, SEAT_OF[args[0]]):
        return Refusal("duels_nobody", "C-110")
    return _wrong_dice(at, int(args[1]))


def _key(at: Position, args: Args) -> Refusal:
    if not _holds(at, args[0]):
        return _not_held(at, args[0])
    if not at.is_key(args[0]):
        return Refusal("not_a_key", "C-105")
    if at.rooms[at.players[at.active].place].card != at.box.exit:
        return Refusal("key_outside_exit", "C-105")
    return Refusal("spawn_in_exit", "C-80")


def _exit(at: Position, args: Args) -> Refusal:
    if not at.all_keys:
        return Refusal("keys_missing", "C-106", keys=KEYS_NEEDED - len(at.keys))
    return Refusal("not_in_exit", "C-106")


REASONS: Final[dict[str, Callable[[Position, Args], Refusal]]] = {
    moves.GO: _go,
    moves.FORCE: _force,
    moves.SEARCH: _search,
    moves.ROOM: _room,
    moves.PICK: _pick,
    moves.USE: _use,
    moves.TALENT: _talent,
    moves.CHEST: _chest,
    moves.PUT: _put,
    moves.TAKE: _take,
    moves.GIVE: _give,
    moves.DROP: _drop,
    moves.FIGHT: _fight,
    moves.DUEL: _duel,
    moves.KEY: _key,
    moves.EXIT: _exit,
}
"""By what an active player may do; ending a turn is always legal."""
