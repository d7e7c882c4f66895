"""What is said of puzzles: the task, how far off an attempt is, and why the solution works."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cuboteca.games.cuobe.puzzles.judge import OUT, TOGETHER
from cuboteca.games.cuobe.rules.board import is_locked, leads_to
from cuboteca.games.cuobe.rules.moves import FIGHT, GO, ROOM, SEAT_OF, TAKE, TALENT, USE, Move, read_move
from cuboteca.games.cuobe.rules.places import DISTANCE, PLACES, WAY_LETTERS
from cuboteca.games.cuobe.rules.position_read import read_position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text import names
from cuboteca.games.cuobe.text.names import WORDS, card_name, room_name
from cuboteca.play.puzzle import Puzzle, Verdict
from cuboteca.play.wording import By, Messages, Plural

say: Final = Messages(
    {
        "task": By(
            "task",
            {
                OUT: "Get out this turn, without any luck",
                TOGETHER: "Get everyone out this turn, without any luck",
            },
        ),
        "inside": "You’re still inside.",
        "some_inside": Plural("left", one="One player is still inside.", other="{left} players are still inside."),
        "attempt": "{reached} of {all} out",
        # Why it works: `thing` is a card, or a room at the beginning of a sentence.
        "unlocks": "You unlock {room} with {thing}.",
        "gives_dice": "You get {more_dice} from {thing}.",
        "jumps": "{thing} takes you to {room}.",
        "shifts": By(
            "what",
            {
                "exit": "{thing} shifts the Exit closer to you.",
                "you": "{thing} shifts you closer to the Exit.",
                "rooms": "{thing} shifts rooms so that you can get through.",
            },
        ),
        "moves_other": "{thing} moves {player}.",
        "retrieves": "You get {card} back from the dropped pile with {thing}.",
        "lures": "{thing} attracts what’s in the Exit, so you can activate keys there.",
        "fights": By(
            "exit",
            {
                True: "You beat {kind} with {thing} alone, so you can activate keys in the Exit.",
                False: "You beat {kind} with {thing} alone.",
            },
        ),
        "takes": "You need {card} from the chest.",
        "along": "You take {player} along.",
        "walks": "No other way is short enough.",
        "all_dice": "You need all your dice.",
        "dice_left": "You even have {dice} left.",
    },
    WORDS,
)

_MOST: Final = 2
"""So many sentences say it."""


def task(puzzle: Puzzle) -> str:
    """Return what is to be reached."""
    return say("task", task=puzzle.task)


def missed(puzzle: Puzzle, verdict: Verdict) -> str:
    """Return who is still inside."""
    if puzzle.task == TOGETHER:
        return say("some_inside", left=_players(puzzle) - verdict.reached)
    return say("inside")


def attempt(puzzle: Puzzle, verdict: Verdict) -> str:
    """Return how many are out, where all are to get out; nothing before anybody is."""
    counts = puzzle.task == TOGETHER and verdict.reached
    return say("attempt", reached=verdict.reached, all=_players(puzzle)) if counts else ""


def _players(puzzle: Puzzle) -> int:
    return len(read_position(puzzle.position).players)


def why(puzzle: Puzzle) -> str:
    """Return what the actions of the solution do that is more than walking, and what it leaves of the dice."""
    state = read_position(puzzle.position)
    facts: list[str] = []
    last = Move(GO)
    for text in puzzle.solution:
        move = read_move(text)
        after = state.play(move)
        last = move if state.agenda[-1].what == "action" else last
        facts += [fact for fact in _facts(state, after, last) if fact not in facts]
        dice = state.dice
        state = after
    facts = facts or [say("walks")]
    facts.append(say("dice_left", dice=dice) if dice else say("all_dice"))
    return " ".join(facts[:_MOST])


def _facts(before: State, after: State, action: Move) -> Iterator[str]:
    """Find what an action, or an answer within it, has changed."""
    seat = before.active
    here, there = before.players[seat].place, after.players[seat].place
    thing = _thing(before, after, action, there)
    if action.verb == GO and len(action.args) > 1:
        yield say("along", player=names.say("player", number=SEAT_OF[action.args[1]] + 1))
    if action.verb == TAKE:
        yield say("takes", card=card_name(before, action.args[0]))
    if not thing or there < 0:
        return
    moved = {room.card: place for place, room in enumerate(before.rooms) if room.card}
    if any(after.rooms[place].card != card for card, place in moved.items()):
        yield say("shifts", thing=thing, what=_shifted(before, after))
    elif (action.verb != GO and here != there) or (action.verb == GO and DISTANCE[here][there] != 1):
        yield say("jumps", thing=thing, room=room_name(after, there))
    else:
        yield from _other_facts(before, after, action, thing)


def _other_facts(before: State, after: State, action: Move, thing: str) -> Iterator[str]:
    seat, opened = before.active, [p for p in PLACES if is_locked(before, p) and not is_locked(after, p)]
    for place in opened:
        yield say("unlocks", thing=thing, room=room_name(before, place))
    if action.verb != GO and after.dice > before.dice:
        yield say("gives_dice", thing=thing, more_dice=after.dice - before.dice)
    for other, player in enumerate(after.players):
        if other != seat and action.verb != GO and player.inside and player.place != before.players[other].place:
            yield say("moves_other", thing=thing, player=names.say("player", number=other + 1))
    home = before.place_of(before.box.exit)
    if action.verb != FIGHT and before.haunted(home) and not after.haunted(home):
        yield say("lures", thing=thing)
    for card in sorted(set(before.dropped) - set(after.dropped)):
        yield say("retrieves", thing=thing, card=card_name(before, card))
    if action.verb == FIGHT:
        yield say("fights", thing=thing, kind=action.args[0].lower(), exit=before.players[seat].place == home)


def _thing(before: State, after: State, action: Move, there: int) -> str:
    """Return what a card, or the room that acts, is called at the beginning of a sentence."""
    if action.verb in (USE, TALENT):
        return card_name(before, action.args[0])
    if action.verb == FIGHT:
        used = set(after.removed) - set(before.removed)
        return card_name(before, min(used)) if used else ""
    if action.verb == ROOM:
        return room_name(before, before.players[before.active].place, first=True)
    if action.verb == GO and there >= 0:
        place = _entered(before, after, action)
        return "" if place < 0 else room_name(after, place, first=True)
    return ""


def _entered(before: State, after: State, action: Move) -> int:
    """Return where the room that was walked into lies now; -1 if it did nothing."""
    target = leads_to(before, before.players[before.active].place, WAY_LETTERS.index(action.args[0]))
    card = before.rooms[target].card if target >= 0 else ""
    return after.place_of(card) if card and before.box.rooms[card].enter else -1


def _shifted(before: State, after: State) -> str:
    """Return who has come closer by a shift: the Exit, or the player."""
    seat = before.active
    was, now = before.place_of(before.box.exit), after.place_of(after.box.exit)
    here, there = before.players[seat].place, after.players[seat].place
    if DISTANCE[there][now] < DISTANCE[here][was]:
        return "exit" if was != now else "you"
    return "rooms"
