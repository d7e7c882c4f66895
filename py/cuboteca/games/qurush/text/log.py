"""What was done, move by move."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.action_costs import CHEAPEST, COSTS, FLIP, MOVE, PULL, PUSH, REENTER, SLIDE
from cuboteca.games.qurush.rules.goals import HIDDEN
from cuboteca.games.qurush.rules.moves import CALL, DECLARE, GOAL, HOME, OWN, RESIGN, START, Move
from cuboteca.games.qurush.rules.options import LOSE_POINTS, LOSE_TURN
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.text.actions import crushed_by, fates_of_others, values_of
from cuboteca.games.qurush.text.labels import label
from cuboteca.games.qurush.text.names import WORDS
from cuboteca.play.wording import By, Messages, join_words, sentence

made: Final = Messages(
    {
        MOVE: By(
            "own",
            {
                True: By("climbs", {False: "{name} moves to {square}", True: "{name} climbs onto {square}"}),
                False: By(
                    "climbs",
                    {
                        False: "{name} moves {owner}’s pawn to {square}",
                        True: "{name} moves {owner}’s pawn onto {square}",
                    },
                ),
            },
        ),
        FLIP: By(
            "own",
            {
                True: "{name} flips {square} to {face}",
                False: "{name} flips {square} to {face} with {owner}’s pawn",
            },
        ),
        SLIDE: By(
            "own",
            {
                True: "{name} slides {square} to {target}",
                False: "{name} slides {square} to {target} with {owner}’s pawn",
            },
        ),
        PUSH: By(
            "own",
            {
                True: By(
                    "several",
                    {False: "{name} pushes {line} to {entered}", True: "{name} pushes {line} towards {entered}"},
                ),
                False: By(
                    "several",
                    {
                        False: "{name} pushes {line} to {entered} with {owner}’s pawn",
                        True: "{name} pushes {line} towards {entered} with {owner}’s pawn",
                    },
                ),
            },
        ),
        PULL: By(
            "own",
            {
                True: By(
                    "rides",
                    {
                        False: By(
                            "climbs",
                            {
                                False: "{name} moves to {square} and pulls the qube on {target} to {here}",
                                True: "{name} climbs onto {square} and pulls the qube on {target} to {here}",
                            },
                        ),
                        True: "{name} climbs onto {square} and rides the qube back to {here}",
                    },
                ),
                False: By(
                    "rides",
                    {
                        False: By(
                            "climbs",
                            {
                                False: (
                                    "{name} moves {owner}’s pawn to {square} and pulls the qube on {target} to {here}"
                                ),
                                True: (
                                    "{name} moves {owner}’s pawn onto {square} and pulls the qube on {target} to {here}"
                                ),
                            },
                        ),
                        True: "{name} moves {owner}’s pawn onto {square}, and it rides the qube back to {here}",
                    },
                ),
            },
        ),
        REENTER: "{name} brings their pawn back on {square}",
        DECLARE: "{name} ends the turn",
        RESIGN: "{name} resigns",
        CALL: "{owner} calls Qurush",
        "false_call": By(
            "price",
            {
                LOSE_POINTS: "{owner} calls Qurush, but the goal isn’t there, and loses 3 AP",
                LOSE_TURN: By(
                    "own",
                    {
                        True: "{owner} calls Qurush, but the goal isn’t there, and loses the rest of the turn",
                        False: "{owner} calls Qurush, but the goal isn’t there, and misses a turn",
                    },
                ),
            },
        ),
        GOAL: "{name}’s goal is {goal}",
        "crushes": By(
            "several",
            {False: "{told} {names}’s pawn is crushed.", True: "{told} The pawns of {names} are crushed."},
        ),
        "hidden": By("first", {True: "{name} chooses a 2×2 goal", False: "{name} chooses a 4×1 goal"}),
        HOME: By(
            "drawn",
            {False: "{name} starts on {square}", True: "{name} starts on {square} (drawn at random)"},
        ),
        START: "{owner} goes first (drawn at random)",
    },
    WORDS,
)
done: Final = Messages(
    {
        MOVE: By("climbs", {False: "moved to {square}", True: "climbed onto {square}"}),
        "moved_by": "moved to {square} by way of {cells}",
        FLIP: "flipped {square} to {face}",
        SLIDE: "slid {square} to {target}",
        PUSH: By("several", {False: "pushed {line} to {entered}", True: "pushed {line} towards {entered}"}),
        PULL: By(
            "rides",
            {
                False: By(
                    "climbs",
                    {
                        False: "moved to {square} and pulled {target} to {here}",
                        True: "climbed onto {square} and pulled {target} to {here}",
                    },
                ),
                True: "climbed onto {square} and rode it back to {here}",
            },
        ),
        REENTER: "came back on {square}",
        DECLARE: "ended the turn",
        RESIGN: "resigned",
        CALL: "called Qurush",
        "false_call": "called Qurush, but the goal wasn’t there",
        HOME: "home corner {square}",
        START: "{name} goes first",
        # A goal: its picture follows, if it may be seen.
        GOAL: By("first", {True: "chose a 2×2 goal", False: "chose a 4×1 goal"}),
        # Whose pawn it was, and who called, for those who do not see the picture of the pawn.
        "pawn_of": "{name}’s pawn",
        # A push that took pawns off the board.
        "crushed": "{deed} ({pawns} crushed)",
        # What became of the others’ pawns in it.
        "with_fates": "{deed} ({fates})",
        "was_on_top": By("own", {True: "you ended up on top of {square}", False: "{name} ended up on top of {square}"}),
        "was_crushed": By("own", {True: "you were crushed", False: "{name} was crushed"}),
        "was_rides": By("own", {True: "you rode along to {square}", False: "{name} rode along to {square}"}),
        "was_moved": By("own", {True: "you were pushed to {square}", False: "{name} was pushed to {square}"}),
        # The turn under way, or the one before.
        "with_pawn": "{deed} ({name}’s pawn)",
        "this_turn": "This turn: {deeds}.",
        "last_turn": "{name}’s last turn: {deeds}.",
        "nothing": "{name} ended the turn without doing anything.",
    },
    WORDS,
)
"""The same in brief: in the list of moves beside the player’s name, and of the last turn."""


def describe_move(before: State, move: str, names: tuple[str, ...]) -> str:
    """Return a move in words, as in "Ada flips b3 to 4"."""
    played = before.read(move)
    name = names[before.own] if before.own >= 0 else ""
    if played.kind == GOAL:
        if played.goal is None or played.goal == HIDDEN:
            return made("hidden", name=name, first=chooses_first(before))
        return made(GOAL, name=name, goal=played.goal)
    if played.kind in COSTS:
        seat = before.seat_of(played.seat)
        told = made(played.kind, own=seat == before.mover, name=name, owner=names[seat], **values_of(before, played))
        gone = _crushed(before, played, names)
        return made("crushes", told=sentence(told), several=len(gone) > 1, names=gone) if gone else told
    owner = names[before.seat_of(played.seat)] if played.kind in (CALL, START) else ""
    if played.false:
        return made("false_call", price=before.rules.false_call, own=played.seat == OWN, owner=owner)
    return made(played.kind, name=name, owner=owner, square=played.square, drawn=played.drawn)


def chooses_first(before: State) -> bool:
    """Is the goal that is chosen next the first of its seat, a 2×2? That is no secret (Q-41)."""
    return not before.goals[before.chooser]


def _crushed(before: State, move: Move, names: tuple[str, ...]) -> list[str]:
    """Return by name whose pawns an action took off the board (Q-36)."""
    return [names[seat] for seat in crushed_by(before, move)]


def note(before: State, move: Move, names: tuple[str, ...]) -> str:
    """Return it in brief, as in "flipped b3 to 4"; a goal is drawn instead."""
    if move.kind in COSTS:
        deed, gone = note_of_action(before, move), _crushed(before, move, names)
        if not gone:
            return deed
        return done("crushed", deed=deed, pawns=label("pawns_here", several=len(gone) > 1, names=gone))
    if move.false:
        return done("false_call")
    return done(move.kind, square=move.square, name=names[move.seat] if move.kind == START else "")


def note_of_action(before: State, move: Move) -> str:
    """Return an action of a turn in brief, without what became of pawns."""
    return done(move.kind, **values_of(before, move))


def with_fates(told: str, before: State, move: Move, after: State, names: tuple[str, ...], reader: int) -> str:
    """Return an action with what it did to the others’ pawns, said to the seat that reads it."""
    fates = [
        done(f"was_{fate}", own=seat == reader, name=names[seat], square=after.pawns[seat])
        for seat, fate in fates_of_others(before, move, after)
    ]
    return done("with_fates", deed=told, fates=join_words(fates)) if fates else told


def goes_on(before: State, move: Move) -> bool:
    """Is there more to be told of the turn after this move, or of a seat's goals after this goal?"""
    if move.kind == GOAL:
        return len(before.goals[before.chooser]) + 1 < len(before.rules.choices)
    if move.false:
        return move.seat != OWN or before.rules.false_call != LOSE_TURN
    return move.kind in COSTS and not move.stop and before.points - move.cost >= CHEAPEST


RULES: Final = {
    MOVE: "Q-10",
    PUSH: "Q-12",
    PULL: "Q-19",
    SLIDE: "Q-23",
    FLIP: "Q-24",
    REENTER: "Q-37",
    HOME: "Q-41",
    GOAL: "Q-4",
    START: "Q-41",
    DECLARE: "Q-7",
    CALL: "Q-44",
    RESIGN: "Q-43",
}


def clauses_of(before: State, move: str) -> tuple[str, ...]:
    """Return the rule that a move followed."""
    return (RULES[before.read(move).kind],)
