"""The log: what a player or chance did, a sentence for each move but the answers to questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.board import ALL_SIDES, leads_to
from cuboteca.games.cuobe.rules.cards import ATRIUM, Effect
from cuboteca.games.cuobe.rules.moves import KIND_OF, SEAT_OF, Move
from cuboteca.games.cuobe.rules.places import WAY_LETTERS
from cuboteca.games.cuobe.rules.position import KEYS_NEEDED, NOBODY
from cuboteca.games.cuobe.rules.spawns_in_fights import opponents
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.names import (
    SEVERAL,
    WORDS,
    card_name,
    card_names,
    discovered_name,
    kind_name,
    room_name,
)
from cuboteca.play.wording import By, Messages, Plural

_ENDS: Final = By(
    "company",
    {
        "none": "{name} ends the turn.",
        "spawns": "{name} ends the turn with {names} in the room.",
        "players": "{name} ends the turn with {names} in the room, despite {cards}.",
    },
)
made: Final = Messages(
    {
        # What a player does.
        moves.GO: By(
            "known",
            {
                True: By(
                    "along",
                    {
                        False: "{name} moves {way} into {room}.",
                        True: "{name} moves {way} into {room} and takes {other} along.",
                    },
                ),
                False: By("along", {False: "{name} moves {way}.", True: "{name} moves {way} and takes {other} along."}),
            },
        ),
        moves.FORCE: "{name} tries to brute-force the lock.",
        moves.SEARCH: "{name} searches.",
        moves.ROOM: "{name} uses {room}.",
        moves.PICK: "{name} takes the find token.",
        moves.USE: "{name} uses {card}.",
        moves.TALENT: "{name} uses {card}.",
        moves.CHEST: "{name} places a chest.",
        moves.PUT: "{name} puts {card} in the chest.",
        moves.TAKE: "{name} takes {card} from the chest.",
        moves.GIVE: "{name} gives {card} to {other}.",
        moves.DROP: "{name} drops {card}.",
        moves.FIGHT: "{name} fights {kind} with {dice}.",
        moves.DUEL: "{name} fights {other} with {dice}.",
        moves.KEY: "{name} activates {card}: that’s {count} of {needed} keys.",
        moves.EXIT: "{name} leaves through the Exit.",
        moves.STAY: "{name} stays inside.",
        moves.END: _ENDS,
        moves.SURRENDER: By("alone", {False: "{name} surrenders for everybody.", True: "{name} surrenders."}),
        # What a player answers.
        moves.ROT: By(
            "walkers",
            {
                0: "{name} rotates the corridor.",
                1: "{name} rotates the corridor and moves in.",
                2: "{name} rotates the corridor and moves in with {other}.",
            },
        ),
        moves.LEAVE_FIND: "{name} leaves a find token instead.",
        moves.DRAW: "{name} draws the card.",
        moves.WEAPONS: By("armed", {False: "{name} adds no weapon.", True: "{name} adds {cards}."}),
        # What chance does.
        moves.FIRST: "{name} goes first (drawn at random).",
        moves.DEAL: "{name} starts with {card}.",
        moves.GREEN: By("brought", {False: "Green card: {card}.", True: "{room_first} brings a green card: {card}."}),
        moves.BLUE: By(
            "brought", {False: "{name} draws {card}.", True: "{room_first} brings a card: {name} draws {card}."}
        ),
        moves.REVEAL: By(
            "walkers",
            {
                0: "The room on {place} is {room}.",
                1: "{names} discovers {room} on {place}.",
                2: "{names} discover {room} on {place}.",
            },
        ),
        moves.ROLL: By(
            "defends",
            {
                False: Plural("rolled", "The die shows {shown}.", "The dice show {shown}."),
                True: "{other}’s dice show {shown}.",
            },
        ),
        moves.RETRIEVE: By("many", {False: "{kind_first} returns.", True: "{kind_first} return."}),
    },
    WORDS,
)
"""By the verb of a move."""
_BRIEF_ENDS: Final = By(
    "company",
    {
        "none": "ends the turn",
        "spawns": "ends the turn with {names} in the room",
        "players": "ends the turn with {names} in the room, despite {cards}",
    },
)
brief: Final = Messages(
    {
        moves.GO: By("along", {False: "moves {way}", True: "moves {way} and takes {other} along"}),
        moves.FORCE: "tries to brute-force the lock",
        moves.SEARCH: "searches",
        moves.ROOM: "uses {room}",
        moves.PICK: "takes the find token",
        moves.USE: "uses {card}",
        moves.TALENT: "uses {card}",
        moves.CHEST: "places a chest",
        moves.PUT: "puts {card} in the chest",
        moves.TAKE: "takes {card} from the chest",
        moves.GIVE: "gives {card} to {other}",
        moves.DROP: "drops {card}",
        moves.FIGHT: "fights {kind} with {dice}",
        moves.DUEL: "fights {other} with {dice}",
        moves.KEY: "activates {card}: that’s {count} of {needed} keys",
        moves.EXIT: "leaves through the Exit",
        moves.STAY: "stays inside",
        moves.END: _BRIEF_ENDS,
        moves.SURRENDER: By("alone", {False: "surrenders for everybody", True: "surrenders"}),
        moves.ROT: "rotates the corridor",
        moves.LEAVE_FIND: "leaves a find token instead",
        moves.DRAW: "draws the card",
        moves.WEAPONS: By("armed", {False: "adds no weapon", True: "adds {cards}"}),
        moves.FIRST: "goes first (drawn at random)",
        moves.DEAL: "starts with {card}",
        moves.GREEN: "Green card: {card}",
        moves.BLUE: "draws {card}",
        moves.REVEAL: "The room on {place} is {room}",
        moves.ROLL: By(
            "defends",
            {
                False: Plural("rolled", "The die shows {shown}", "The dice show {shown}"),
                True: "{other}’s dice show {shown}",
            },
        ),
        moves.RETRIEVE: By("many", {False: "{kind_first} returns", True: "{kind_first} return"}),
    },
    WORDS,
)
"""The same beside the name of the player, in the list of moves."""

# The values of each move's message, besides the name of the player who decides.


Args = tuple[str, ...]
Values = dict[str, Any]


def _go(at: State, args: Args, names: Sequence[str]) -> Values:
    way = WAY_LETTERS.index(args[0])
    target = leads_to(at, at.players[at.active].place, way)
    along = len(args) > 1
    return {
        "way": way,
        "known": bool(at.rooms[target].card),
        "room": room_name(at, target),
        "along": along,
        "other": names[SEAT_OF[args[1]]] if along else "",
    }


def walkers(at: State) -> list[int]:
    """List who will move into the room that is just being discovered, the mover first; nobody after a jump."""
    step = next((step for step in at.agenda[-3:][::-1] if step.what == steps.ARRIVE), None)
    return [] if step is None else [seat for seat in (step.seat, step.other) if seat != NOBODY]


def told_by_move(at: State, move: Move) -> tuple[str, ...]:
    """Return the events that a move tells itself, as often as it does: who moves in, and who spawns where."""
    if move.verb == moves.GO:
        values = _go(at, move.args, ("",) * at.seats)
        return ("walked",) * (1 + values["along"]) if values["known"] else ()
    if move.verb == moves.GREEN:
        return ("appeared",) if any(map(_says_where, at.box.scripts.get(move.args[0], ()))) else ()
    if move.verb == moves.REVEAL:
        return ("walked",) * len(walkers(at))
    return ("walked",) * _rotate(at, (), ("",) * at.seats)["walkers"] if move.verb == moves.ROT else ()


def _says_where(effect: Effect) -> bool:
    """Do the words of the effect name the room in which a spawn comes?"""
    return effect.op == "spawn" and effect.room == ATRIUM


def _rotate(at: State, args: Args, names: Sequence[str]) -> Values:
    """Return how many move in, if the player who rotates the corridor does, and with whom."""
    seats = walkers(at) if walkers(at)[:1] == [at.seat] else []
    return {"walkers": len(seats), "other": names[seats[-1]] if seats else ""}


def _reveal(at: State, args: Args, names: Sequence[str]) -> Values:
    """Return who discovers which room, and where."""
    seats = walkers(at)
    return {
        "walkers": len(seats),
        "names": [names[seat] for seat in seats],
        "place": at.agenda[-1].values[0],
        "room": discovered_name(at, args[0]),
    }


def _card(at: State, args: Args, names: Sequence[str]) -> Values:
    return {"card": card_name(at, args[0])}


def _brought(at: State, deck: str) -> Values:
    """Return which room brings the card that is drawn from a deck, if it has just been discovered (C-33)."""
    places = [note[1] if note[0] == "revealed" else note[2] for note in at.notes if note[0] in ("revealed", "walked")]
    printed = at.printed(places[-1]) if places else None
    turned = printed is not None and (printed.exits != ALL_SIDES or any(note[0] == "revealed" for note in at.notes))
    brought = turned and printed is not None and printed.extra == deck
    return {"brought": brought, "room_first": room_name(at, places[-1], first=True) if brought else ""}


def _end(at: State, args: Args, names: Sequence[str]) -> Values:
    """Return who is in the room: to end a turn with a spawn frightens, for some also with a player (C-94, C-100)."""
    place = at.players[at.active].place
    company = [kind_name(kind) for kind in opponents(at, place)]
    held = [card_name(at, script.partition(".")[0]) for _, script in at.passive(at.active, "endTurnWithPlayer")]
    others = [names[seat] for seat in at.here(place) if seat != at.active] if held else []
    return {
        "company": "players" if others else "spawns" if company else "none",
        "names": [*company, *others],
        "cards": held,
    }


def _roll(at: State, args: Args, names: Sequence[str]) -> Values:
    """Return what the dice show, and in a duel whose they are if they defend."""
    waiting = at.agenda[-2]
    defends = waiting.what == steps.DUEL_ARMS
    return {"rolled": len(args), "shown": args, "defends": defends, "other": names[waiting.other] if defends else ""}


def _retrieve(at: State, args: Args, names: Sequence[str]) -> Values:
    kind = at.box.cards[args[0]].kind
    return {"kind_first": kind, "many": kind in SEVERAL}


VALUES: Final[dict[str, Callable[[State, Args, Sequence[str]], Values]]] = {
    moves.GO: _go,
    moves.ROOM: lambda at, args, names: {"room": room_name(at, at.players[at.active].place)},
    **dict.fromkeys((moves.USE, moves.TALENT, moves.PUT, moves.TAKE, moves.DROP), _card),
    moves.GREEN: lambda at, args, names: _card(at, args, names) | _brought(at, "green"),
    moves.GIVE: lambda at, args, names: {"card": card_name(at, args[0]), "other": names[SEAT_OF[args[1]]]},
    moves.FIGHT: lambda at, args, names: {"kind": KIND_OF[args[0]], "dice": int(args[1])},
    moves.DUEL: lambda at, args, names: {"other": names[SEAT_OF[args[0]]], "dice": int(args[1])},
    moves.KEY: lambda at, args, names: {
        "card": card_name(at, args[0]),
        "count": len(at.keys) + 1,
        "needed": KEYS_NEEDED,
    },
    moves.END: _end,
    moves.SURRENDER: lambda at, args, names: {"alone": at.seats == 1},
    moves.WEAPONS: lambda at, args, names: {"armed": bool(args), "cards": card_names(at, args)},
    moves.FIRST: lambda at, args, names: {"name": names[SEAT_OF[args[0]]]},
    moves.DEAL: lambda at, args, names: {"name": names[at.agenda[-1].seat], "card": card_name(at, args[0])},
    moves.BLUE: lambda at, args, names: {"name": names[at.active], **_card(at, args, names), **_brought(at, "blue")},
    moves.REVEAL: _reveal,
    moves.ROT: _rotate,
    moves.ROLL: _roll,
    moves.RETRIEVE: _retrieve,
}
"""By the verb of a move; one that isn’t here speaks of the player alone."""
