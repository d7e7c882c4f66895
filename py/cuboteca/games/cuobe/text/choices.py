"""What can be chosen, in words: every legal move, the answers to a question, and what on the table they aim at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.board import leads_to, turned_exits
from cuboteca.games.cuobe.rules.cards import Effect
from cuboteca.games.cuobe.rules.locks_traps_search import rooms_to_search
from cuboteca.games.cuobe.rules.moves import KIND_OF, SEAT_OF, Move
from cuboteca.games.cuobe.rules.places import BESIDE, NOWHERE, PLACE_OF, WAY_LETTERS, WAYS
from cuboteca.games.cuobe.rules.position import Position, Step
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.effects import effect_label
from cuboteca.games.cuobe.text.names import card_name, card_names, counted, kind_name, room_title, way_name
from cuboteca.games.cuobe.text.rooms import where
from cuboteca.play.view import Choice, SideAction, View
from cuboteca.play.wording import By, Messages, join_words

WORDS: Final[dict[str, Callable[[Any], str]]] = {
    "cards": join_words,
    "count": lambda n: counted("dice", n),
    "kind": kind_name,
    "rolled": join_words,
    "rooms": join_words,
    "way": way_name,
    "way_first": lambda way: way_name(way, first=True),
    "ways": lambda ways: join_words(map(way_name, ways)),
}

say_answer: Final = Messages(
    {
        "way": "{way_first}",
        "way_to": By("known", {True: "{way_first}, {room}", False: "{way_first}, undiscovered"}),
        "number": "Number {number}: {rooms}",
        "take_nothing": "Take nothing",
        moves.DECLINE: "Skip",
        moves.WEAPONS: By("armed", {True: "Add {cards}", False: "Add no weapon"}),
        moves.ROT: "Leads {ways}",
        moves.LEAVE_FIND: "Leave a find token",
        moves.DRAW: "Draw the card",
        moves.EXIT: "Leave",
        moves.STAY: "Stay inside",
        moves.USE: "Use {card}",
        moves.KEY: "Activate {card}",
        moves.DROP: "Drop {card}",
        moves.PUT: "Put {card} in the chest",
        moves.GIVE: "Give {card} to {name}",
    },
    WORDS,
)
"""The answers to questions, as on their buttons."""

say_move: Final = Messages(
    {
        "go": By("known", {True: "Move {way}, to the {room}", False: "Move {way}, to an undiscovered room"}),
        "go_along": By(
            "known",
            {True: "Move {way} with {name}, to the {room}", False: "Move {way} with {name}, to an undiscovered room"},
        ),
        moves.FORCE: "Brute-force the lock",
        moves.SEARCH: "Search the room",
        moves.ROOM: "Use the {room}",
        moves.PICK: "Take the find token",
        moves.USE: "Use {card}",
        moves.TALENT: "Use {card} (1 die)",
        moves.CHEST: "Place a chest",
        moves.PUT: "Put {card} in the chest",
        moves.TAKE: "Take {card} from the chest",
        moves.GIVE: "Give {card} to {name}",
        moves.DROP: "Drop {card}",
        moves.FIGHT: "Fight {kind} with {count}",
        moves.DUEL: "Fight {name} with {count}",
        moves.KEY: "Activate {card}",
        moves.EXIT: "Leave through the Exit",
        moves.END: "End the turn",
        moves.WEAPONS: By("armed", {True: "Add {cards}", False: "Add no weapon"}),
        moves.FIRST: "{name} goes first",
        moves.DEAL: "Deal {card}",
        moves.GREEN: "Draw {card}",
        moves.BLUE: "Draw {card}",
        moves.REVEAL: "Discover the {card}",
        moves.ROLL: "Roll {rolled}",
        moves.RETRIEVE: "Retrieve {card}",
        moves.SURRENDER: By("alone", {True: "Surrender", False: "Surrender together"}),
        "asks_surrender": By("alone", {True: "Do you surrender?", False: "Do you all surrender?"}),
    },
    WORDS,
)
"""The moves of a turn, and what chance can bring."""


def current_effect(at: Position, step: Step) -> Effect:
    """Return the effect of a card or a room for which something is chosen."""
    return at.box.scripts[step.name][step.number]


class Aims(NamedTuple):
    """What can be tapped for an answer, and the move that it makes."""

    places: dict[int, Move]
    seats: dict[int, Move]
    cards: dict[str, Move]
    others: tuple[Move, ...]
    """Those that are buttons."""


def is_question(state: State) -> bool:
    """Is something pending that a player answers, other than acting in a turn?"""
    return state.asked is not None and state.agenda[-1].what != steps.ACTION


def aims(state: State) -> Aims:
    """Sort the answers to the pending question by what they are aimed at."""
    found = Aims({}, {}, {}, ())
    others = []
    step = state.agenda[-1]
    for move in state.moves():
        aim = move.args[0] if move.verb == moves.CHOOSE else ""
        if aim in PLACE_OF:
            found.places[PLACE_OF[aim]] = move
        elif aim in SEAT_OF:
            found.seats[SEAT_OF[aim]] = move
        elif aim in state.box.cards:
            found.cards[aim] = move
        else:
            others.append(move)
            if step.what == steps.LEAD and aim in WAY_LETTERS and aim:
                target = leads_to(state, state.players[step.seat].place, WAY_LETTERS.index(aim))
                if target != NOWHERE:
                    found.places[target] = move
    return found._replace(others=tuple(others))


def answer_words(state: State, move: Move, names: tuple[str, ...]) -> str:
    """Word an answer as its button does."""
    step = state.agenda[-1]
    if move.verb == moves.CHOOSE:
        return _chosen(state, move.args[0], names)
    if move.verb == moves.DECLINE:
        return say_answer("take_nothing" if step.what == steps.LOOT else moves.DECLINE)
    if move.verb == moves.ROT:
        printed = state.printed(step.values[0])
        sides = turned_exits(printed.exits, int(move.args[0]) // 90) if printed is not None else 0
        return say_answer(moves.ROT, ways=[way for way in WAYS if sides >> way & 1])
    return say_answer(move.verb, **_about(state, move, names))


def _about(state: State, move: Move, names: tuple[str, ...]) -> dict[str, Any]:
    """Return what the message of a move speaks of: its cards, its player, its dice, its room."""
    args = move.args
    if move.verb == moves.WEAPONS:
        return {"armed": bool(args), "cards": card_names(state, args)}
    if move.verb == moves.FIGHT:
        return {"kind": KIND_OF[args[0]], "count": int(args[1])}
    if move.verb == moves.DUEL:
        return {"name": names[SEAT_OF[args[0]]], "count": int(args[1])}
    if move.verb == moves.FIRST:
        return {"name": names[SEAT_OF[args[0]]]}
    if move.verb == moves.ROLL:
        return {"rolled": args}
    if move.verb == moves.ROOM:
        return {"room": room_title(state, state.players[state.active].place)}
    about = {"card": card_name(state, args[0])} if args else {}
    return {**about, "name": names[SEAT_OF[args[1]]]} if move.verb == moves.GIVE else about


def _chosen(state: State, answer: str, names: tuple[str, ...]) -> str:
    if answer in SEAT_OF:
        return names[SEAT_OF[answer]]
    if answer in PLACE_OF:
        return _room(state, PLACE_OF[answer])
    if answer in state.box.cards:
        return card_name(state, answer)
    step = state.agenda[-1]
    if answer in WAY_LETTERS:
        way = WAY_LETTERS.index(answer)
        target = leads_to(state, state.players[step.seat].place, way) if step.what == steps.LEAD else NOWHERE
        return _way_to(state, way, target) if target != NOWHERE else say_answer("way", way_first=way)
    effect = current_effect(state, step)
    if answer == moves.YES:
        return effect_label(state.box, effect, step.name, state.rules.brutal)
    if effect.op == "choice":
        return branch_words(state, answer)
    rooms = [room_title(state, place) for place in rooms_to_search(state, int(answer))]
    return say_answer("number", number=answer, rooms=[room for room in rooms if room])


def _room(state: State, place: int) -> str:
    """Name a room by the way to it if it is adjacent to the active player's, else with its place."""
    here = state.players[state.active].place
    way = next((way for way in WAYS if here != NOWHERE and BESIDE[here][way] == place), None)
    return where(state, place) if way is None else _way_to(state, way, place)


def _way_to(state: State, way: int, place: int) -> str:
    room = room_title(state, place)
    return say_answer("way_to", way_first=way, known=bool(room), room=room)


def _branch(at: Position, answer: str) -> str:
    """Return the script of the branch of a choice that an answer stands for."""
    effect = current_effect(at, at.agenda[-1])
    return next(script for script in effect.scripts if script[-1] == answer)


def branch_effects(at: Position, answer: str) -> Sequence[Effect]:
    """Return the effects of that branch."""
    return at.box.scripts[_branch(at, answer)]


def branch_words(state: State, answer: str) -> str:
    """Describe the branch of a choice that an answer stands for."""
    script = _branch(state, answer)
    return ". ".join(effect_label(state.box, part, script, state.rules.brutal) for part in state.box.scripts[script])


def choices(view: View) -> list[Choice]:
    """List every legal move in words; equal words are told apart by the notation."""
    state: State = view.state
    listing = [(str(move), move_words(state, move, view.names)) for move in state.moves()]
    counts = Counter(words for _, words in listing)
    return [Choice(text, words if counts[words] == 1 else f"{words} ({text})") for text, words in listing]


def move_words(state: State, move: Move, names: tuple[str, ...]) -> str:
    """Word a move as it is offered."""
    if is_question(state) and not state.is_arming:
        return answer_words(state, move, names)
    if move.verb == moves.GO:
        return _go(state, move.args, names)
    return say_move(move.verb, **_about(state, move, names))


def _go(state: State, args: tuple[str, ...], names: tuple[str, ...]) -> str:
    way = WAY_LETTERS.index(args[0])
    room = room_title(state, leads_to(state, state.players[state.active].place, way))
    return say_move(
        "go_along" if len(args) > 1 else "go",
        way=way,
        known=bool(room),
        room=room,
        name=names[SEAT_OF[args[1]]] if len(args) > 1 else "",
    )


def side_actions(view: View) -> tuple[SideAction, ...]:
    """Offer giving up, which all agree on (C-109)."""
    state: State = view.state
    if not state.may_surrender:
        return ()
    alone = state.seats == 1
    words, asks = say_move(moves.SURRENDER, alone=alone), say_move("asks_surrender", alone=alone)
    return (SideAction(moves.SURRENDER, words, "flag", asks=asks),)
