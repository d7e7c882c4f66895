"""What can be chosen, in words: every legal move, the answers to a question, and what on the table they aim at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.board import leads_to, turned_exits
from cuboteca.games.cuobe.rules.cards import Effect
from cuboteca.games.cuobe.rules.locks_traps_finds import rooms_to_search
from cuboteca.games.cuobe.rules.moves import KIND_OF, SEAT_OF, Move
from cuboteca.games.cuobe.rules.places import BESIDE, NOWHERE, PLACE_OF, WAY_LETTERS, WAYS
from cuboteca.games.cuobe.rules.position import Position, Step
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.card_text import effect_phrase
from cuboteca.games.cuobe.text.names import COMPASS_NAMES, KIND_NAMES, capital, card_name, counted, room_name
from cuboteca.games.cuobe.text.rooms import where
from cuboteca.play.game import NATURE
from cuboteca.play.view import Choice, SideAction, View
from cuboteca.play.wording import join_words


def current_effect(at: Position, step: Step) -> Effect:
    """Return the effect of a card or a room for which something is chosen."""
    return at.box.scripts[step.name][step.number]


ARMING: Final = (steps.ARMS, steps.DUEL_ARMS, steps.GUARD)
"""Questions that the fight sheet asks."""


class Aims(NamedTuple):
    """What can be tapped for an answer, and the move that it makes."""

    places: dict[int, Move]
    seats: dict[int, Move]
    cards: dict[str, Move]
    others: tuple[Move, ...]
    """Those that are buttons."""


def is_question(state: State) -> bool:
    """Is something pending that a player answers, other than acting in a turn?"""
    return state.seat is not None and state.seat >= 0 and state.agenda[-1].what != steps.ACTION


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
    return WORDS[move.verb](state, move.args, names)


Words = Callable[[State, tuple[str, ...], tuple[str, ...]], str]


def _chosen(state: State, args: tuple[str, ...], names: tuple[str, ...]) -> str:
    answer = args[0]
    step = state.agenda[-1]
    if answer in SEAT_OF:
        return names[SEAT_OF[answer]]
    if answer in PLACE_OF:
        return _room(state, PLACE_OF[answer])
    if answer in state.box.cards:
        return capital(card_name(state, answer))
    if answer in WAY_LETTERS:
        return _way(state, answer)
    if step.what == steps.ASK:
        effect = current_effect(state, step)
        if answer == moves.YES:
            return capital(effect_phrase(state.box, effect, step.name))
        if effect.op == "choice":
            return capital(branch_words(state, answer))
        rooms = [room_name(state, place).removeprefix("the ") for place in rooms_to_search(state, int(answer))]
        return f"Number {answer}: {join_words(rooms)}"
    return capital(answer)


def _room(state: State, place: int) -> str:
    """Name the room, and where it lies if it is adjacent to the active player's."""
    here = state.players[state.active].place
    way = next((way for way in WAYS if here != NOWHERE and BESIDE[here][way] == place), None)
    if way is None:
        return where(state, place)
    return f"{capital(COMPASS_NAMES[way])}: {room_name(state, place).removeprefix('the ')}"


def branch_words(state: State, answer: str) -> str:
    """Describe the branch of a choice that an answer stands for."""
    effect = current_effect(state, state.agenda[-1])
    script = next(script for script in effect.scripts if script[-1] == answer)
    return " and ".join(effect_phrase(state.box, part, script) for part in state.box.scripts[script])


def _way(state: State, letter: str) -> str:
    way = WAY_LETTERS.index(letter)
    step = state.agenda[-1]
    if step.what != steps.LEAD:
        return capital(COMPASS_NAMES[way])
    target = leads_to(state, state.players[step.seat].place, way)
    return f"{capital(COMPASS_NAMES[way])}, to {room_name(state, target)}" if target != NOWHERE else COMPASS_NAMES[way]


def _weapons(state: State, args: tuple[str, ...], names: tuple[str, ...]) -> str:
    return f"Add {join_words([card_name(state, card) for card in args])}" if args else "Add no weapon"


def _decline(state: State, args: tuple[str, ...], names: tuple[str, ...]) -> str:
    return "Take nothing" if state.agenda[-1].what == steps.LOOT else "Leave it"


def _turned(state: State, args: tuple[str, ...], names: tuple[str, ...]) -> str:
    """Say where the corridor would lead."""
    printed = state.printed(state.agenda[-1].values[0])
    sides = turned_exits(printed.exits, int(args[0]) // 90) if printed is not None else 0
    return f"Leads {join_words([COMPASS_NAMES[way] for way in WAYS if sides >> way & 1])}"


def _answer(words: str) -> Words:
    return lambda state, args, names: words.format(card=card_name(state, args[0]) if args else "")


WORDS: Final[dict[str, Words]] = {
    moves.CHOOSE: _chosen,
    moves.DECLINE: _decline,
    moves.WEAPONS: _weapons,
    moves.ROT: _turned,
    moves.LEAVE_FIND: _answer("Leave it here as a find"),
    moves.DRAW: _answer("Draw the card"),
    moves.EXIT: _answer("Leave the house"),
    moves.STAY: _answer("Stay inside"),
    moves.USE: _answer("Use {card} now"),
    moves.KEY: _answer("Use {card} here"),
    moves.DROP: _answer("Drop {card}"),
    moves.PUT: _answer("Put {card} into the chest"),
    moves.GIVE: lambda state, args, names: f"Give {card_name(state, args[0])} to {names[SEAT_OF[args[1]]]}",
}


def choices(view: View) -> list[Choice]:
    """List every legal move in words; equal words are told apart by the notation."""
    state: State = view.state
    listing = [(str(move), move_words(state, move, view.names)) for move in state.moves()]
    counts = Counter(words for _, words in listing)
    return [Choice(text, words if counts[words] == 1 else f"{words} ({text})") for text, words in listing]


def move_words(state: State, move: Move, names: tuple[str, ...]) -> str:
    """Word a move as it is offered."""
    if state.seat != NATURE and is_question(state) and state.agenda[-1].what not in ARMING:
        return capital(answer_words(state, move, names))
    return capital(OFFERS[move.verb](state, move.args, names))


Offer = Callable[[State, tuple[str, ...], tuple[str, ...]], str]


def _go(state: State, args: tuple[str, ...], names: tuple[str, ...]) -> str:
    way = WAY_LETTERS.index(args[0])
    target = leads_to(state, state.players[state.active].place, way)
    along = f" with {names[SEAT_OF[args[1]]]}" if len(args) > 1 else ""
    to = f", to {room_name(state, target)}" if target != NOWHERE else ""
    return f"walk {COMPASS_NAMES[way]}{to}{along}"


def _fight(state: State, args: tuple[str, ...], names: tuple[str, ...]) -> str:
    return f"fight {KIND_NAMES[KIND_OF[args[0]]]} with {counted(int(args[1]), 'die', 'dice')}"


def _duel(state: State, args: tuple[str, ...], names: tuple[str, ...]) -> str:
    return f"fight {names[SEAT_OF[args[0]]]} with {counted(int(args[1]), 'die', 'dice')}"


def _offer(words: str) -> Offer:
    return lambda state, args, names: words.format(card=card_name(state, args[0]) if args else "")


OFFERS: Final[dict[str, Offer]] = {
    moves.GO: _go,
    moves.FORCE: _offer("force the lock"),
    moves.SEARCH: _offer("search the room"),
    moves.ROOM: lambda state, args, names: f"use {room_name(state, state.players[state.active].place)}",
    moves.PICK: _offer("take the find"),
    moves.USE: _offer("use {card}"),
    moves.TALENT: _offer("use {card} for a die"),
    moves.CHEST: _offer("place your chest"),
    moves.PUT: _offer("put {card} into the chest"),
    moves.TAKE: _offer("take {card} out of the chest"),
    moves.GIVE: lambda state, args, names: f"give {card_name(state, args[0])} to {names[SEAT_OF[args[1]]]}",
    moves.DROP: _offer("drop {card}"),
    moves.FIGHT: _fight,
    moves.DUEL: _duel,
    moves.KEY: _offer("use {card} in the Exit"),
    moves.EXIT: _offer("leave the house"),
    moves.END: _offer("end the turn"),
    moves.WEAPONS: lambda state, args, names: (
        f"add {join_words([card_name(state, card) for card in args])}" if args else "add no weapon"
    ),
    moves.FIRST: lambda state, args, names: f"{names[SEAT_OF[args[0]]]} begins",
    moves.DEAL: _offer("{card} is dealt"),
    moves.GREEN: _offer("{card} comes"),
    moves.BLUE: _offer("{card} is drawn"),
    moves.REVEAL: _offer("it is the {card}"),
    moves.ROLL: lambda state, args, names: f"the dice show {join_words(args)}",
    moves.RETRIEVE: _offer("{card} returns"),
}


GIVING_UP: Final = SideAction(moves.SURRENDER, "Give up, all together", "flag", asks="Do you all give up?")


def side_actions(view: View) -> tuple[SideAction, ...]:
    """Offer giving up, which all agree on (C-109)."""
    state: State = view.state
    return (GIVING_UP,) if state.may_surrender else ()
