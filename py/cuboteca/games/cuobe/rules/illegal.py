"""Why a move cannot be made: one plain sentence for the case at hand, and the clause.

Other modules decide what is legal; this one finds the reason for a move that was refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.apply import STEPS, Chance, Question
from cuboteca.games.cuobe.rules.board import ALL_SIDES, exits, has_exit, is_locked, leads_to
from cuboteca.games.cuobe.rules.cards import KEY, TOOL
from cuboteca.games.cuobe.rules.fights import is_armed, opponents
from cuboteca.games.cuobe.rules.inventory import is_loaded, open_chest, tool_limit
from cuboteca.games.cuobe.rules.legal import keys_work
from cuboteca.games.cuobe.rules.moves import KIND_OF, SEAT_OF, Move
from cuboteca.games.cuobe.rules.names import KIND_NAMES, capital, card_name, counted, room_name
from cuboteca.games.cuobe.rules.places import BESIDE, NOWHERE, WAY_LETTERS
from cuboteca.games.cuobe.rules.position import ALIVE, KEYS_NEEDED, NOBODY, Position
from cuboteca.play.game import IllegalMove

CHANCE_FIRST: Final = {
    steps.FIRST_PLAYER: "It is still to be drawn who begins.",
    steps.DEAL_TALENT: "The talents are still being dealt.",
    steps.DRAW_BLUE: "A blue card is drawn first.",
    steps.DRAW_GREEN: "A green card is drawn first.",
    steps.REVEAL: "A room is turned up first.",
    steps.ROLL: "The dice have yet to fall.",
    steps.RETRIEVE: "It is still to be drawn which spawn returns.",
}
PENDING: Final = {
    steps.SURPLUS: "You hold more than you can carry: give something away, stash it or drop it.",
    steps.PARTING: "You are asked whether you leave or stay.",
    steps.REPLACE: "You have one already: choose which of the old ones goes.",
    steps.AT_ONCE: "Nobody insane can hold a card: use it now or drop it.",
    steps.LEAVE_OR_DRAW: "Draw the card, or leave a find in its place.",
    steps.TURN_CARD: "Choose how the corridor is turned: one arrow must point to where you come from.",
    steps.ASK: "The card cannot do that: choose one of the answers.",
    steps.MORE_ROOMS: "Choose another room that can take the token.",
    steps.SHIFT_WAY: "Choose north, east, south or west.",
    steps.LEAD: "Choose a way that can be walked.",
    steps.WHERE_TO: "Choose where the jump leads.",
    steps.SWAP_WITH: "Choose somebody in another room.",
    steps.DROP_CARDS: "Choose the card that is dropped.",
    steps.FETCH: "Choose one of the dropped tools.",
    steps.FINDS: "There are too few find tokens: choose a room for one.",
    steps.COME: "Choose one of the rooms where it may come.",
    steps.NEST_AT: "Choose one of the nearest rooms without a spider.",
    steps.ARMS: "Name the weapons that you add, or none if you rolled dice.",
    steps.DUEL_ARMS: "Name the weapons that you add, or none if you rolled dice.",
    steps.GUARD: "Name the weapons that you defend yourself with, or none.",
    steps.LOOT: "Take a tool of the victim, or none.",
}

Reason = tuple[str, str]


def why_not(at: Position, move: Move) -> IllegalMove:
    """The refusal of a move that is not legal."""
    if at.ended:
        return IllegalMove("The game is over.")
    step = at.agenda[-1]
    kind = STEPS[step.what]
    if isinstance(kind, Chance):
        same = move.random and any(move.verb == outcome.verb for outcome in kind.outcomes(at, step)[:1])
        return IllegalMove("That cannot come by chance here." if same else CHANCE_FIRST[step.what], kind.clause)
    if move.random:
        return IllegalMove("Nothing is left to chance now.", "C-15")
    if step.what != steps.ACTION:
        clause = kind.clause if isinstance(kind, Question) else None
        return IllegalMove(PENDING[step.what], clause)
    if move.verb not in REASONS:
        return IllegalMove("There is nothing to answer now: it is your turn to act.", "C-15")
    return IllegalMove(*REASONS[move.verb](at, move.args))


Args = tuple[str, ...]


def _no_dice(at: Position) -> Reason | None:
    return None if at.dice else ("You have no dice left for that this turn.", "C-16")


def _insane(at: Position, what: str) -> Reason | None:
    return None if at.players[at.active].status == ALIVE else (f"Nobody insane can {what}.", "C-95")


def _go(at: Position, args: Args) -> Reason:
    seat = at.active
    place = at.players[seat].place
    if is_loaded(at, seat):
        return f"You can carry {counted(tool_limit(at, seat), 'tool')}: part with some first.", "C-60"
    if is_locked(at, place):
        return (
            f"{capital(room_name(at, place))} is locked: force the lock with a die first, or open it with a card.",
            "C-45",
        )
    way = WAY_LETTERS.index(args[0])
    if leads_to(at, place, way) == NOWHERE:
        if not has_exit(at, place, way):
            return "This corridor has no arrow that way.", "C-36"
        if BESIDE[place][way] == NOWHERE and exits(at, place) == ALL_SIDES:
            return "The house ends there.", "C-38"
        return "The corridor there has no arrow on this side.", "C-39"
    if len(args) > 1:
        other = SEAT_OF[args[1]]
        if other == seat or other >= at.seats or at.players[other].place != place:
            return "Only somebody else in your room can be taken along.", "C-31"
        return _no_dice(at) or ("Taking somebody along costs a second die.", "C-31")
    return _no_dice(at) or ("You have no die left to move.", "C-30")


def _force(at: Position, args: Args) -> Reason:
    if not is_locked(at, at.players[at.active].place):
        return "This room is not locked.", "C-46"
    return "You have no die left to force the lock.", "C-46"


def _room_effect(at: Position, verb: str) -> Reason:
    place = at.players[at.active].place
    printed = at.printed(place)
    if verb == moves.SEARCH and (printed is None or not printed.search):
        return "There is nothing to search in this room.", "C-55"
    if verb == moves.ROOM and (printed is None or not (printed.spend or printed.roll)):
        return "This room has no dice effect.", "C-15"
    if at.haunted(place):
        return "Not while a spawn is in the room: fight it, or use another room.", "C-80"
    return (
        _insane(at, "use what a room offers")
        or _no_dice(at)
        or ("It would change nothing just now, so nothing is spent on it.", "C-15")
    )


def _search(at: Position, args: Args) -> Reason:
    return _room_effect(at, moves.SEARCH)


def _room(at: Position, args: Args) -> Reason:
    return _room_effect(at, moves.ROOM)


def _pick(at: Position, args: Args) -> Reason:
    if not at.rooms[at.players[at.active].place].find:
        return "There is no find in this room.", "C-57"
    return "The blue deck is empty.", "C-24"


def _not_held(at: Position, card: str) -> Reason | None:
    if card in at.players[at.active].tools:
        return None
    known = card in at.box.cards and at.box.cards[card].type in (KEY, TOOL)
    return (f"You do not hold {card_name(at, card)}." if known else "That is no tool of yours."), "C-26"


def _use(at: Position, args: Args) -> Reason:
    card = args[0]
    not_held = _not_held(at, card)
    if not_held:
        return not_held
    if at.is_key(card):
        return "A key is used in the Exit.", "C-105"
    if at.box.cards[card].weapon:
        return "A weapon is named in a fight, after the roll.", "C-27"
    return "It would change nothing just now, so it is not wasted.", "C-25"


def _talent(at: Position, args: Args) -> Reason:
    card = args[0]
    if card not in at.players[at.active].talents:
        return "That is no talent of yours.", "C-26"
    if card not in at.box.scripts:
        return "This talent works by itself.", "C-25"
    if at.box.cards[card].weapon:
        return "A weapon is named in a fight, after the roll.", "C-27"
    return _no_dice(at) or ("It would change nothing just now, so no die is spent on it.", "C-25")


def _chest(at: Position, args: Args) -> Reason:
    if at.chest_place(at.active) != NOWHERE:
        return "Your chest has been placed, and it cannot be moved.", "C-64"
    if at.rooms[at.players[at.active].place].chest != NOBODY:
        return "There is a chest in this room already.", "C-64"
    return _insane(at, "place a chest") or ("The chest cannot stand here.", "C-64")


def _no_chest(at: Position) -> Reason | None:
    if open_chest(at, at.active) is not None:
        return None
    if at.rooms[at.players[at.active].place].chest == NOBODY:
        return "There is no chest in this room.", "C-64"
    return "This chest stays shut as long as its owner lives.", "C-64"


def _put(at: Position, args: Args) -> Reason:
    return _no_chest(at) or _not_held(at, args[0]) or ("Only tools go into a chest.", "C-62")


def _take(at: Position, args: Args) -> Reason:
    return _no_chest(at) or ("That is not in this chest.", "C-64")


def _give(at: Position, args: Args) -> Reason:
    if args[0] in at.players[at.active].talents + at.players[at.active].syndromes:
        return "Talents and syndromes stay with you.", "C-62"
    not_held = _not_held(at, args[0])
    if not_held:
        return not_held
    other = SEAT_OF[args[1]]
    if other == at.active or other >= at.seats or at.players[other].place != at.players[at.active].place:
        return "You can give only to somebody else in your room.", "C-61"
    if at.players[other].status != ALIVE:
        return "Nobody insane can hold a card.", "C-95"
    if len(at.players[other].tools) >= tool_limit(at, other):
        return "That player can carry no more.", "C-61"
    return "Only what you cannot carry is given away.", "C-61"


def _drop(at: Position, args: Args) -> Reason:
    if args[0] in at.players[at.active].talents + at.players[at.active].syndromes:
        return "Talents and syndromes stay with you.", "C-62"
    return _not_held(at, args[0]) or ("Only what you cannot carry is dropped.", "C-61")


def _fight(at: Position, args: Args) -> Reason:
    kind = KIND_OF[args[0]]
    if kind not in opponents(at, at.players[at.active].place):
        return f"{capital(KIND_NAMES[kind])} {'are' if kind == 'tentacles' else 'is'} not in this room.", "C-85"
    return _too_many_dice(at, int(args[1]))


def _too_many_dice(at: Position, n: int) -> Reason:
    if n > at.dice:
        return f"You have {counted(at.dice, 'die', 'dice')} left.", "C-16"
    if not is_armed(at, at.active, at.dice):
        return "Without a weapon a fight needs at least one die.", "C-85"
    return "That fight cannot be fought.", "C-85"


def _duel(at: Position, args: Args) -> Reason:
    if not at.rules.pvp:
        return "In this game players do not fight each other.", "C-110"
    other = SEAT_OF[args[0]]
    if other == at.active or other >= at.seats or at.players[other].place != at.players[at.active].place:
        return "You can fight only somebody else in your room.", "C-110"
    return _too_many_dice(at, int(args[1]))


def _key(at: Position, args: Args) -> Reason:
    not_held = _not_held(at, args[0])
    if not_held:
        return not_held
    if not at.is_key(args[0]):
        return "That is no key.", "C-105"
    place = at.players[at.active].place
    if at.rooms[place].card != at.box.exit:
        return "Keys are used in the Exit.", "C-105"
    return (
        ("Not while a spawn is in the Exit: fight it first.", "C-80")
        if not keys_work(at, place)
        else ("Not now.", "C-105")
    )


def _exit(at: Position, args: Args) -> Reason:
    if not at.all_keys:
        return f"{capital(counted(KEYS_NEEDED - len(at.keys), 'key'))} still to come.", "C-106"
    return "You leave from the Exit, awake.", "C-106"


def _end(at: Position, args: Args) -> Reason:
    return "Your turn can end at any time.", "C-15"


REASONS: Final[dict[str, Callable[[Position, Args], Reason]]] = {
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
    moves.END: _end,
}
