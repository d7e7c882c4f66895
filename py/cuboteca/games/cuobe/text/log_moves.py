"""The log: what a player or chance did, a sentence for each move but the answers to questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.moves import KIND_OF, SEAT_OF
from cuboteca.games.cuobe.rules.places import WAY_LETTERS
from cuboteca.games.cuobe.rules.position import KEYS_NEEDED
from cuboteca.games.cuobe.rules.spawns_in_fights import opponents
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.names import (
    SEVERAL,
    WORDS,
    card_name,
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
        moves.GO: By("along", {False: "{name} moves {way}.", True: "{name} moves {way} and takes {other} along."}),
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
        moves.SURRENDER: By("alone", {False: "All players agree to surrender.", True: "{name} surrenders."}),
        # What a player answers.
        moves.ROT: "{name} rotates the corridor.",
        moves.LEAVE_FIND: "{name} leaves a find token instead.",
        moves.DRAW: "{name} draws the card.",
        moves.WEAPONS: By("armed", {False: "{name} adds no weapon.", True: "{name} adds {cards}."}),
        # What chance does.
        moves.FIRST: "{name} goes first (drawn at random).",
        moves.DEAL: "{name} starts with {card}.",
        moves.GREEN: "Green card: {card}.",
        moves.BLUE: "{name} draws {card}.",
        moves.REVEAL: "The room on {place} is {room}.",
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
        moves.SURRENDER: By("alone", {False: "all players agree to surrender", True: "surrenders"}),
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
    along = len(args) > 1
    return {"way": way, "along": along, "other": names[SEAT_OF[args[1]]] if along else ""}


def _card(at: State, args: Args, names: Sequence[str]) -> Values:
    return {"card": card_name(at, args[0])}


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
    **dict.fromkeys((moves.USE, moves.TALENT, moves.PUT, moves.TAKE, moves.DROP, moves.GREEN), _card),
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
    moves.WEAPONS: lambda at, args, names: {"armed": bool(args), "cards": [card_name(at, card) for card in args]},
    moves.FIRST: lambda at, args, names: {"name": names[SEAT_OF[args[0]]]},
    moves.DEAL: lambda at, args, names: {"name": names[at.agenda[-1].seat], "card": card_name(at, args[0])},
    moves.BLUE: lambda at, args, names: {"name": names[at.active], "card": card_name(at, args[0])},
    moves.REVEAL: lambda at, args, names: {
        "place": at.agenda[-1].values[0],
        "room": discovered_name(at, args[0]),
    },
    moves.ROLL: _roll,
    moves.RETRIEVE: _retrieve,
}
"""By the verb of a move; one that isn’t here speaks of the player alone."""
