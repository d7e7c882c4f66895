"""Actions in words: what one would do, what it costs, what becomes of the pawns."""

from __future__ import annotations

from typing import Any, Final

from cuboteca.games.qurush.rules.action_costs import ALL_POINTS, FLIP, MOVE, PULL, PUSH, REENTER, SLIDE
from cuboteca.games.qurush.rules.apply import line_pushed
from cuboteca.games.qurush.rules.board import OFF
from cuboteca.games.qurush.rules.moves import CALL, DECLARE, OWN, Move
from cuboteca.games.qurush.rules.options import LOSE_POINTS, LOSE_TURN, NO_PENALTY
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.text.names import WORDS
from cuboteca.play.wording import By, Messages

say: Final = Messages(
    {
        # What an action would do.
        MOVE: By("climbs", {False: "Move to {square}", True: "Climb onto {square}"}),
        FLIP: "Flip {square} to {face}",
        SLIDE: "Slide {square} to {target}",
        PUSH: By("several", {False: "Push {line} to {entered}", True: "Push {line} towards {entered}"}),
        PULL: By(
            "rides",
            {
                False: By(
                    "climbs",
                    {
                        False: "Move to {square} and pull {target} to {here}",
                        True: "Climb onto {square} and pull {target} to {here}",
                    },
                ),
                True: "Climb onto {square} and ride it back to {here}",
            },
        ),
        REENTER: "Bring your pawn back on {square}",
        DECLARE: "End your turn?",
        CALL: By("own", {True: "Call Qurush for yourself?", False: "Call Qurush for {name}?"}),
        # What that costs, where it ends the turn.
        "ends": By(
            "binding",
            {
                False: By(
                    "loses",
                    {
                        False: "Costs {cost} AP and ends your turn.",
                        True: "Costs {cost} AP and ends your turn. You lose {lost} AP.",
                    },
                ),
                True: By(
                    "loses",
                    {
                        False: "Costs {cost} AP and ends your turn. You can’t undo this once you confirm.",
                        True: (
                            "Costs {cost} AP and ends your turn. You lose {lost} AP. You can’t undo this once you "
                            "confirm."
                        ),
                    },
                ),
            },
        ),
        "end": By(
            "binding",
            {
                False: By("idle", {False: "You’d lose {points} AP.", True: "You’d do nothing this turn."}),
                True: By(
                    "idle",
                    {
                        False: "You’d lose {points} AP. You can’t undo this.",
                        True: "You’d do nothing this turn. You can’t undo this.",
                    },
                ),
            },
        ),
        # How to answer no, to ending the turn or calling.
        "play_on": "To play on, choose an action.",
        # What calling comes to.
        "if_there": By(
            "both",
            {False: "If the goal is there, {name} wins.", True: "If both goals are there, {name} wins."},
        ),
        "if_not": By(
            "price",
            {
                NO_PENALTY: "If not, nothing happens.",
                LOSE_POINTS: By(
                    "own",
                    {True: "If not, you lose 3 AP.", False: "If not, {name} starts the next turn with 4 AP."},
                ),
                LOSE_TURN: By("own", {True: "If not, your turn ends.", False: "If not, {name} misses a turn."}),
            },
        ),
        # What becomes of the pawns in a push.
        "follows": By("own", {True: "You follow to {square}.", False: "{name} follows to {square}."}),
        "on_top": By("own", {True: "You end up on top.", False: "{name} ends up on top."}),
        "crushed": By("own", {True: "You’re crushed.", False: "{name} is crushed."}),
        "rides": By("own", {True: "You ride along.", False: "{name} rides along."}),
        "moved": By("own", {True: "You move to {square}.", False: "{name} moves to {square}."}),
        # As a screen reader says it, before it is confirmed.
        "confirm": By(
            "binding",
            {
                False: "{deed}: {cost} AP, and your turn ends. Press Confirm.",
                True: "{deed}: {cost} AP, and your turn ends. You can’t undo this once you confirm. Press Confirm.",
            },
        ),
        "confirm_push": By(
            "binding",
            {
                False: "{deed}. {pawns} {cost} AP, and your turn ends. Press Confirm.",
                True: (
                    "{deed}. {pawns} {cost} AP, and your turn ends. You can’t undo this once you confirm. Press "
                    "Confirm."
                ),
            },
        ),
        "confirm_call": "{deed} {price} Press Confirm.",
        "confirm_end": By(
            "binding",
            {
                False: (
                    "End your turn? You’d lose {points} AP. To play on, choose an action. Press End turn again to "
                    "confirm."
                ),
                True: (
                    "End your turn? You’d lose {points} AP. You can’t undo this. To play on, choose an action. Press "
                    "End turn again to confirm."
                ),
            },
        ),
    },
    WORDS,
)


def pushed_line(state: State, move: Move) -> tuple[int, ...]:
    """Return the squares of the line that a push moves."""
    here = state.pawns[state.seat_of(move.seat)]
    way = state.rules.board.way_to(here, move.square)
    found = line_pushed(state.rules, state.qubes, here, way) if way is not None else None
    return tuple(found[0]) if found is not None else ()


def _entered(state: State, line: tuple[int, ...], here: int) -> int:
    """Return the square that a line enters when it is pushed from a square; OFF where there is no line."""
    way = state.rules.board.way_to(here, line[0]) if line else None
    return state.rules.board.step[way][line[-1]] if way is not None else OFF


def values_of(state: State, move: Move) -> dict[str, Any]:
    """Return what the messages about an action speak of, seen before it is taken."""
    here = state.pawns[state.seat_of(move.seat)]
    line = pushed_line(state, move) if move.kind == PUSH else ()
    return {
        "square": move.square,
        "target": move.other,
        "face": move.face,
        "here": here,
        "climbs": move.kind in (MOVE, PULL) and bool(state.qubes[move.square]),
        "rides": move.kind == PULL and move.other == move.square,
        "line": line,
        "several": len(line) > 1,
        "entered": _entered(state, line, here),
        "cost": move.cost,
    }


def to_do(state: State, move: Move, names: tuple[str, ...]) -> str:
    """Return what an action would do: "Flip b3 to 4"."""
    if move.kind == CALL:
        return say(CALL, own=move.seat == OWN, name=names[state.seat_of(move.seat)])
    return say(move.kind) if move.kind == DECLARE else say(move.kind, **values_of(state, move))


def cost_line(state: State, move: Move, names: tuple[str, ...]) -> str:
    """Return what an action that ends the turn costs, and what else it does."""
    binding = not state.rules.open_goals
    if move.kind == CALL:
        seat = state.seat_of(move.seat)
        penalty = NO_PENALTY if seat in state.owing else state.rules.false_call  # nobody owes twice
        both = state.rules.both_goals and len(state.rules.choices) > 1
        wins = say("if_there", both=both, name=names[seat])
        price = say("if_not", price=penalty, own=move.seat == OWN, name=names[seat])
        return f"{wins} {price} {say('play_on')}"
    if move.kind == DECLARE:
        ending = say("end", binding=binding, idle=state.points == ALL_POINTS, points=state.points)
        return f"{ending} {say('play_on')}"
    lost = state.points - move.cost
    ends = say("ends", binding=binding, loses=lost > 0, cost=move.cost, lost=lost)
    return " ".join((*fates(state, move, names), ends))


def fates(state: State, move: Move, names: tuple[str, ...]) -> list[str]:
    """Return what becomes of the pawns in a push, a sentence for each; nothing for another action."""
    if move.kind != PUSH:
        return []
    seat = state.seat_of(move.seat)
    after = state.play(move)
    told = [say("follows", own=seat == state.mover, name=names[seat], square=move.square)]
    for other, fate in fates_of_others(state, move, after):
        told.append(say(fate, own=other == state.mover, name=names[other], square=after.pawns[other]))
    return told


def fates_of_others(state: State, move: Move, after: State) -> list[tuple[int, str]]:
    """Return the seats to whose pawns an action of another does something, each with the message for it."""
    every = ((seat, _fate(state, after, seat)) for seat in range(state.seats) if seat != state.seat_of(move.seat))
    return [(seat, fate) for seat, fate in every if fate]


def crushed_by(state: State, move: Move) -> tuple[int, ...]:
    """Return the seats whose pawns an action takes off the board (Q-36)."""
    if move.kind != PUSH or not state.rules.squeesh:
        return ()
    after = state.play(move).pawns
    return tuple(seat for seat, square in enumerate(state.pawns) if square != OFF and after[seat] == OFF)


def _fate(state: State, after: State, seat: int) -> str:
    """Return the message for what an action does to a pawn that stands in its way or on its qubes; "" if nothing."""
    before, now = state.pawns[seat], after.pawns[seat]
    if now == before:
        return "on_top" if before != OFF and after.qubes[before] and not state.qubes[before] else ""
    if now == OFF:
        return "crushed"
    return "rides" if state.qubes[before] else "moved"


def lead_to(state: State, move: Move, names: tuple[str, ...]) -> str:
    """Return what a screen reader says of an action that waits to be confirmed."""
    binding = not state.rules.open_goals
    if move.kind == DECLARE:
        return say("confirm_end", binding=binding, points=state.points)
    deed = to_do(state, move, names)
    if move.kind == CALL:
        return say("confirm_call", deed=deed, price=cost_line(state, move, names))
    pawns = " ".join(fates(state, move, names))
    return say("confirm_push" if pawns else "confirm", binding=binding, deed=deed, pawns=pawns, cost=move.cost)
