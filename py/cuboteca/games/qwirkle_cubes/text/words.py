"""Qwirkle Cubes in words: what is asked, what was done, what may be done."""

from __future__ import annotations

from cuboteca.games.qwirkle_cubes.rules.cells import xy
from cuboteca.games.qwirkle_cubes.rules.facts import DEAL, LOT, TURN
from cuboteca.games.qwirkle_cubes.rules.illegal import comes_first
from cuboteca.games.qwirkle_cubes.rules.moves import DECLINE, DRAWN, FIRST, FORCED, PASSING, PUT, RESIGN, ROLL, Move
from cuboteca.games.qwirkle_cubes.rules.names import (
    NUMBERS,
    SHAPE_NAMES,
    a_cube,
    at_place,
    begun,
    cube_name,
    cubes_text,
    place_name,
)
from cuboteca.games.qwirkle_cubes.rules.opening import most_together
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.selection.entering import asked_to_enter, entry_of
from cuboteca.games.qwirkle_cubes.selection.picks import Selection, picks_of
from cuboteca.play.lazy import MappedSequence
from cuboteca.play.view import Choice, Prompt, SideAction, View
from cuboteca.play.wording import join_words


def points_text(points: int) -> str:
    """As in "1 point", "3 points"."""
    return f"{points} point" if points == 1 else f"{points} points"


def worth(state: State, move: Move) -> int:
    """All that a placement scores."""
    return sum(line.points for line in state.score_of(move)) + state.bonus_of(move)


def prompt(view: View) -> Prompt:
    """Who is asked, and what."""
    state: State = view.state
    if state.ended:
        return Prompt(None, "The game is over")
    if state.next != TURN:
        if state.entered:
            return Prompt(None, *asked_to_enter(state, entry_of(state, view.picked), view.names))
        return Prompt(None, "Chance decides:", "who begins" if state.next == LOT else "cubes fall")
    return Prompt(state.mover, f"{view.names[state.mover]}:", _asked_for(state, picks_of(view.picked, state)))


def _asked_for(state: State, picks: Selection) -> str:
    if picks.rolling:
        return f"re-roll {cubes_text(len(picks.marked))}?" if picks.marked else "tap the cubes to re-roll"
    if picks.held is not None:
        return f"where shall the {cube_name(state.hand[picks.held])} go?"
    if picks.aimed is not None:
        return "tap the cube to place there"
    if picks.laid:
        if not state.allows(picks.move(state)):
            return "place another to complete the line"
        more = not state.opening and any(state.cells_for((slot,), picks.laid) for slot in picks.free(state))
        return "place another, or confirm" if more else "confirm"
    if state.is_dead:
        return "no roll could make a cube fit, so pass"
    if not state.can_place:
        if not state.rolls:
            return "nothing fits, so pass"
        return f"nothing fits: re-roll some, or {'roll all' if state.terms.reroll_all else 'go on'}"
    what = (
        f"place {NUMBERS[most_together(state.hand, state.terms.distinct)]} cubes in a line"
        if state.opening
        else "place cubes"
    )
    return f"re-roll, or {what}" if state.rolls else what


def explain(view: View) -> str:
    """What binds the player to move, in a few sentences."""
    state: State = view.state
    if state.ended:
        return " ".join(ending(view))
    if state.next != TURN:
        return comes_first(state)[0]
    name = view.names[state.mover]
    forced = 0
    for move in reversed(view.moves):
        if not move.startswith("roll!"):
            break
        forced += 1
    before = ""
    if forced:
        times = "" if forced == 1 else f" {NUMBERS[forced]} times" if forced < len(NUMBERS) else f" {forced} times"
        before = f"Nothing fitted as it lay, so the whole hand was rolled{times}. "
    return before + _explain_turn(state, name)


def _explain_turn(state: State, name: str) -> str:
    if state.is_dead:
        return f"None of {name}’s cubes could fit anywhere, whatever they showed. {name} passes."
    if state.opening:
        return _explain_opening(state)
    sentences = []
    if state.can_place:
        twice = ", with no cube twice" if state.terms.distinct else ""
        sentences.append(f"Place cubes in one line. Every line is of one colour or one shape{twice}.")
    else:
        sentences.append("None of the cubes fits as it lies.")
    if state.rolls:
        sentences.append(
            "A re-roll is a turn of its own."
            if not state.terms.sequence
            else "Before placing you may re-roll any cubes."
        )
    if not state.can_place and state.terms.sequence and state.rolls:
        then = "you pass" if not state.terms.reroll_all else "the whole hand is rolled until something fits"
        sentences.append(f"If nothing fits then, {then}.")
    if state.has_run_out:
        sentences.append("Somebody has run out: this is the last round.")
    elif not state.in_bag:
        sentences.append("The bag is empty: whoever is first without cubes gets six points.")
    return " ".join(sentences)


def _explain_opening(state: State) -> str:
    most = most_together(state.hand, state.terms.distinct)
    first = "The first turn places as many cubes as it can, in one line."
    if most < 2:
        return f"{first} No two of these go together: re-roll some, or let all be rolled until two do."
    roll = " Before that you may re-roll any cubes." if state.rolls else ""
    return f"{first} {NUMBERS[most].capitalize()} of these go together.{roll}"


def describe_move(before: State, move: str, names: tuple[str, ...]) -> str:
    """A move made, in a sentence."""
    made = before.read(move)
    name = names[before.mover] if before.mover >= 0 else ""
    if made.kind == PUT:
        return _told_placed(before, made, name)
    if made.kind == DRAWN:
        drawer = names[before.hands.index(())] if before.next == DEAL else name
        last = ", the last in the bag" if len(made.faces) == sum(before.bag) else ""
        return f"{drawer} draws {join_words(map(a_cube, made.faces))}{last}"
    if made.kind == FIRST:
        return f"The lot lets {names[made.faces[0]]} begin"
    if made.kind == ROLL:
        return f"{name} re-rolls {cubes_text(len(made.slots))}" if made.slots else f"{name} does not re-roll"
    if made.kind in (PASSING.kind, RESIGN):
        return f"{name} {'passes' if made.kind == PASSING.kind else 'resigns'}"
    slots = range(len(before.hand)) if made.kind == FORCED else made.slots
    shown = join_words(
        a_cube(before.hand[slot] // 6 * 6 + shape) for slot, shape in zip(slots, made.faces, strict=True)
    )
    if made.kind == FORCED:
        return f"Nothing fits, so all of {name}’s cubes are rolled: {shown}"
    return f"{name} rolls {shown}"


def noted(before: State, move: str) -> str:
    """A move made, for the record, where the name of who made it stands already."""
    if before.mover < 0:
        return describe_move(before, move, tuple(f"Seat {seat + 1}" for seat in range(before.seats)))
    text = describe_move(before, move, ("",) * before.seats).strip()
    return begun(text)


def _told_placed(before: State, made: Move, name: str) -> str:
    cubes = join_words(a_cube(cube) for _, cube in made.cubes)
    sixes = sum(line.qwirkle for line in before.score_of(made))
    qwirkle = ("", ", with a Qwirkle", ", with two Qwirkles")[min(sixes, 2)]
    out = ", six of them for going out" if before.bonus_of(made) else ""
    return f"{name} places {cubes} {_where(made)} for {points_text(worth(before, made))}{out}{qwirkle}"


def _where(placement: Move) -> str:
    """Where it lies: its cell, or the ends of its line."""
    first, last = (xy(placement.cubes[end][0]) for end in (0, -1))
    return at_place(first) if first == last else f"from {place_name(first)} to {place_name(last)}"


def choices(state: State) -> MappedSequence[Choice]:
    """Return the legal moves in words, made only as far as somebody looks."""
    return MappedSequence(lambda move: Choice(str(move), choice_label(state, move)), state.moves())


def choice_label(state: State, move: Move) -> str:
    """A legal move in words, unlike those of all others."""
    if move.kind == PUT:
        cubes = join_words(f"{a_cube(cube)} ({place_name(xy(cell))})" for cell, cube in move.cubes)
        return f"Place {cubes}: {points_text(worth(state, move))}"
    if move == DECLINE:
        return "Do not re-roll"
    if move.kind == ROLL:
        cubes = join_words(f"{slot + 1}, the {cube_name(state.hand[slot])}" for slot in move.slots)
        return f"Re-roll {cubes}"
    if move == PASSING:
        return "Pass"
    if move.kind == FIRST:
        return f"Seat {move.faces[0] + 1} begins"
    if move.kind == DRAWN:
        return f"Draw {join_words(map(cube_name, move.faces))}"
    return f"The cubes show {join_words(SHAPE_NAMES[shape] for shape in move.faces)}"


def side_actions(state: State) -> tuple[SideAction, ...]:
    """What may be done beside placing and rolling."""
    if state.next != TURN:
        return ()
    said = []
    if state.allows(PASSING):
        said.append(SideAction(str(PASSING), "Pass", "pass"))
    if state.may_decline and not state.can_place:
        said.append(SideAction(str(DECLINE), "Do not re-roll", "pass"))
    return (*said, SideAction(RESIGN, "Resign", "flag"))


def ending(view: View) -> tuple[str, str]:
    """Who won, and why; for a game still going on, nobody and what is asked."""
    state: State = view.state
    outcome = state.outcome
    if outcome is None:
        now = prompt(view)
        return "The game goes on", f"{now.lead} {now.rest}".strip() + "."
    return _winners(state, view.names), _why_over(state, view)


def _winners(state: State, names: tuple[str, ...]) -> str:
    winners = state.outcome.winners if state.outcome else ()
    if not winners:
        return "The game was given up"
    if state.seats == 1:
        return f"{names[0]} scores {points_text(state.scores[0])}"
    if len(winners) > 1:
        return f"{join_words(names[seat] for seat in winners)} share the win"
    others = [state.scores[seat] for seat in state.playing if seat not in winners]
    by = f" by {state.scores[winners[0]] - max(others)}" if others else ""
    return f"{names[winners[0]]} wins{by}"


def _why_over(state: State, view: View) -> str:
    if state.ended == "resigned":
        gone = join_words(view.names[seat] for seat in sorted(state.out))
        return f"{gone} resigned."
    if state.ended == "all_passed":
        return "Everybody passed in a row, so the game ended without a bonus."
    out = [view.names[seat] for seat in state.playing if not state.hands[seat]]
    if state.terms.end_round:
        return f"The bag was empty, {join_words(out)} ran out of cubes, and the round was played to its end."
    return f"The bag was empty and {join_words(out)} placed the last cube in hand: six points for going out first."
