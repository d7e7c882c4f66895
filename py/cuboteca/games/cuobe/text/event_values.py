"""What the message of each event speaks of: players, rooms, cards and sums, from what the rules note."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from cuboteca.games.cuobe.rules.board import is_locked
from cuboteca.games.cuobe.rules.places import ACROSS, LINES, NORTH, PLACE_NAMES, SOUTH
from cuboteca.games.cuobe.rules.position import Note
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.names import SEVERAL, card_name, figure, room_name, with_first
from cuboteca.play.wording import By, Messages

Values = dict[str, Any] | None
"""By name; None for an event that needs no sentence."""
ValuesOf = Callable[[State, Note, Sequence[str]], Values]

_sum: Final = Messages(
    {
        "fight": By("bare", {False: "{total} ({rolled} rolled, {parts})", True: "{total} (no dice, {parts})"}),
        "duel": "{total} (with {parts})",
        "part": "{amount} {card}",
        "strength": "{total} (power {power}, {name}’s panic {panic})",
        "shifted": with_first("the room on {place}"),
    },
    {
        "amount": lambda n: f"+{n}" if n > 0 else figure(n),
        "parts": ", ".join,
        "place": PLACE_NAMES.__getitem__,
        "rolled": figure,
        "total": figure,
    },
)
"""Noun phrases: a sum with what it is made of, and a room whose name can’t be told any more."""


def _after(at: State, note: Note) -> tuple[Note, ...]:
    """List the events after it."""
    place = next((n for n, one in enumerate(at.notes) if one is note), len(at.notes))
    return at.notes[place + 1 :]


def room_at(at: State, place: int, first: bool = False) -> str:
    """Name the room on a place; by its place alone where another room may lie there by now."""
    if any(note[0] == "shift" for note in at.notes):
        return _sum("shifted", place=place, first=first)
    return room_name(at, place, first)


def room_reached(at: State, note: Note, place: int) -> str:
    """Name the room that lay on a place when an event happened, wherever it lies by now."""
    return room_name(at, _place_now(at, note, place))


def _place_now(at: State, note: Note, place: int) -> int:
    """Return where the room lies by now that lay on a place when an event happened."""
    for later in _after(at, note):
        if later[0] == "shift" and place in LINES[later[1]][later[2]]:
            place = ACROSS[place][later[2]]
    return place


def _player(at: State, note: Note, names: Sequence[str]) -> Values:
    return {"name": names[note[1]]}


def _harm(at: State, note: Note, names: Sequence[str]) -> Values:
    """Return who takes it, and how often: a merged event ends with the number."""
    times = note[2] if len(note) > 2 else 1
    return {"name": names[note[1]], "count": times, "wounds": times}


def _two_players(at: State, note: Note, names: Sequence[str]) -> Values:
    return {"name": names[note[1]], "other": names[note[2]]}


def _room(at: State, note: Note, names: Sequence[str]) -> Values:
    return {"room": room_at(at, note[1]), "room_first": room_at(at, note[1], first=True)}


def _unlocked(at: State, note: Note, names: Sequence[str]) -> Values:
    """Return which room, and whether it was a token, which is gone: a printed lock closes again (C-48)."""
    printed = at.printed(_place_now(at, note, note[1]))
    return {**(_room(at, note, names) or {}), "token": printed is None or not printed.lock}


def _kind(at: State, note: Note, names: Sequence[str]) -> Values:
    return {"kind_first": note[1], "many": note[1] in SEVERAL}


def _kind_and_room(at: State, note: Note, names: Sequence[str]) -> Values:
    return {"kind_first": note[1], "many": note[1] in SEVERAL, "room": room_at(at, note[2])}


def _nothing(at: State, note: Note, names: Sequence[str]) -> Values:
    return {}


def _held(at: State, note: Note, names: Sequence[str]) -> Values:
    """Return who is given the card, unless it is the player who drew it."""
    drawn = ("blue", *note[1:])
    if drawn in at.notes:
        return None
    return {**_card(at, note[2]), "name": names[note[1]], "other": names[at.active]}


def _card(at: State, card: str) -> dict[str, Any]:
    """Return the name and the type of a card."""
    return {"card": card_name(at, card), "type": at.box.cards[card].type}


def _walked(at: State, note: Note, names: Sequence[str]) -> Values:
    """Return where a player has come to, and whether a lock keeps them there."""
    seat, place = note[1:3]
    stays = at.players[seat].place == place
    room = room_name(at, place) if stays else room_reached(at, note, place)
    return {"name": names[seat], "room": room, "locked": stays and is_locked(at, place)}


def _locked_in(at: State, note: Note, names: Sequence[str]) -> Values:
    """Say nothing of a room that does not hold the player who has moved in, nor anything twice."""
    first = next((one for one in at.notes if one[0] == "walked"), None)
    _, seat, place, *_ = note
    return {} if first is note and at.players[seat].place == place and is_locked(at, place) else None


MOVERS: Final = {"walked": 1, "jumped": 1, "swapped": 2, "back": 1, "escaped": 1, "clown": 1}
"""How many seats each of these events begins with. A player who has moved since isn't where a shift has taken them."""


def _shift(at: State, note: Note, names: Sequence[str]) -> Values:
    """Return which line has moved, and where it has taken the players in it."""
    _, place, way = note
    line = LINES[place][way]
    later = _after(at, note)
    moved_on = {end for other in later if other[0] == "shift" for end in LINES[other[1]][other[2]]}
    gone = {seat for other in later for seat in other[1 : 1 + MOVERS.get(other[0], 0)]}
    taken: dict[int, list[str]] = {}
    for seat, player in enumerate(at.players):
        if player.inside and player.place in line and player.place not in moved_on and seat not in gone:
            taken.setdefault(player.place, []).append(names[seat])
    upright = way in (NORTH, SOUTH)
    return {
        "axis": "column" if upright else "row",
        "line": PLACE_NAMES[place][0 if upright else 1],
        "way": way,
        "carries": bool(taken),
        "taken": [(carried, to) for to, carried in taken.items()],
    }


def _carried(at: State, note: Note, names: Sequence[str]) -> Values:
    """Return where a shift has taken the players in its line, if there are any."""
    values = _shift(at, note, names)
    return values if values is not None and values["carries"] else None


def _fought(at: State, note: Note, names: Sequence[str]) -> Values:
    """Return both sums, with what they are made of if not of the dice and the power alone, and the result."""
    _, seat, _, own, against, panic, dice, *held = note
    cards = at.box.cards
    named = [card for one in at.notes if one[:2] == ("armed", seat) for card in one[2:]]
    parts = [(card, cards[card].weapon * named.count(card)) for card in dict.fromkeys(named)]
    parts += [(card, _lasting(at, card)) for card in held]
    rolled = own - sum(n for _, n in parts)
    return {
        "result": "tied" if own == against else "won" if own > against else "lost",
        "name": names[seat],
        "own": _sum("fight", bare=not dice, total=own, rolled=rolled, parts=_listed(at, parts))
        if parts
        else figure(own),
        "strength": _sum("strength", total=against, power=against - panic, name=names[seat], panic=panic)
        if panic
        else figure(against),
    }


def _dueled(at: State, note: Note, names: Sequence[str]) -> Values:
    """Return the sums of both players, with the lasting effects in them, and who wins."""
    _, attacker, attack, defender, defence, *lasting = note
    sums = []
    for fighter, total in ((attacker, attack), (defender, defence)):
        parts = [(card, _lasting(at, card)) for seat, card in lasting if seat == fighter]
        sums.append(_sum("duel", total=total, parts=_listed(at, parts)) if parts else figure(total))
    winner = attacker if attack > defence else defender
    return {"tied": attack == defence, "own": sums[0], "other": sums[1], "name": names[winner]}


def _lasting(at: State, card: str) -> int:
    passive = at.box.cards[card].passive
    return passive.n if passive is not None else 0


def _listed(at: State, parts: Sequence[tuple[str, int]]) -> list[str]:
    return [_sum("part", amount=n, card=card_name(at, card)) for card, n in parts]


VALUES: Final[dict[str, ValuesOf]] = {
    **dict.fromkeys(("turn", "woke", "past-fear", "insane", "dead", "back", "asleep", "escaped", "clown"), _player),
    **dict.fromkeys(("wound", "panic"), _harm),
    "counted": lambda at, note, names: {"name": names[note[1]], "dice": note[2]},
    "dice": lambda at, note, names: (
        {"gained": True, "more_dice": note[1]}
        if note[1] > 0
        else {"gained": False, "lost": -note[1], "count": -note[1]}
    ),
    "healed": lambda at, note, names: {"name": names[note[1]], "wounds": note[2]},
    "calmed": lambda at, note, names: {"name": names[note[1]], "count": note[2]},
    "held": _held,
    "removed": lambda at, note, names: _card(at, note[1]),
    "dropped": lambda at, note, names: {
        "name": names[note[1]],
        "cards": [card_name(at, card) for card in note[2:]],
    },
    "fetched": lambda at, note, names: {"name": names[note[1]], "card": card_name(at, note[2])},
    "looted": lambda at, note, names: {
        "name": names[note[1]],
        "card": card_name(at, note[2]),
        "other": names[note[3]],
    },
    "walked": _walked,
    "locked-in": _locked_in,
    "jumped": lambda at, note, names: {"name": names[note[1]], "room": room_reached(at, note, note[2])},
    "swapped": _two_players,
    "shift": _shift,
    "carried": _carried,
    **dict.fromkeys(("trap", "trap-gone", "lock", "stuck"), _room),
    "unlock": _unlocked,
    **dict.fromkeys(("no-traps-left", "swarm", "squashed", "opened", "dark"), _nothing),
    "sprung": lambda at, note, names: {"hits": len(note) > 1, "names": [names[seat] for seat in note[1:]]},
    "find": lambda at, note, names: {
        "tokens": len(note) - 1,
        "rooms": [room_at(at, place) for place in note[1:]],
    },
    "spider": lambda at, note, names: {
        "spiders": len(note) - 1,
        "rooms": [room_at(at, place) for place in note[1:]],
    },
    **dict.fromkeys(("appeared", "came"), _kind_and_room),
    "spiders-came": lambda at, note, names: {
        "spiders": note[3],
        "count_first": note[3],
        "room": room_at(at, note[2]),
    },
    **dict.fromkeys(("weaker", "gives-up", "destroyed"), _kind),
    "fought": _fought,
    "dueled": _dueled,
}
"""By the kind of event."""
