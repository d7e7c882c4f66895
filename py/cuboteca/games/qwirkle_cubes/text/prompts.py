"""What is asked of the player to move, and what is offered."""

from __future__ import annotations

from cuboteca.games.qwirkle_cubes.rules.grid import xy
from cuboteca.games.qwirkle_cubes.rules.illegal import comes_first
from cuboteca.games.qwirkle_cubes.rules.moves import DECLINE, DRAWN, FIRST, PASSING, PUT, RESIGN, ROLL, Move
from cuboteca.games.qwirkle_cubes.rules.names import NUMBERS, SHAPE_NAMES, cubes_text, place_name
from cuboteca.games.qwirkle_cubes.rules.placing import most_together
from cuboteca.games.qwirkle_cubes.rules.position import DEAL, LOT, REFILL, TURN
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.selection.entry import Entry, entry_of
from cuboteca.games.qwirkle_cubes.selection.selection import Selection, selection_of
from cuboteca.games.qwirkle_cubes.text.log import worth
from cuboteca.games.qwirkle_cubes.text.names import a_cube, cube_name, points_text
from cuboteca.play.lazy import MappedSequence
from cuboteca.play.view import Choice, Prompt, SideAction, View
from cuboteca.play.wording import join_words


def prompt(view: View) -> Prompt:
    """Who is asked, and what."""
    state: State = view.state
    if state.ended:
        return Prompt(None, "The game is over")
    if state.next != TURN:
        if state.entered:
            return Prompt(None, *prompt_for_entry(state, entry_of(state, view.picked), view.names))
        return Prompt(None, "Chance decides:", "who begins" if state.next == LOT else "cubes fall")
    return Prompt(state.mover, f"{view.names[state.mover]}:", _asked_for(state, selection_of(view.picked, state)))


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
        return f"nothing fits: re-roll some, or {'roll all' if state.rules.reroll_all else 'go on'}"
    what = (
        f"place {NUMBERS[most_together(state.hand, state.rules.distinct)]} cubes in a line"
        if state.opening
        else "place cubes"
    )
    return f"re-roll, or {what}" if state.rolls else what


def explain(view: View) -> str:
    """Say in a few sentences what binds the player to move, while the game is on."""
    state: State = view.state
    if state.next != TURN:
        return comes_first(state).message
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
        twice = ", with no cube twice" if state.rules.distinct else ""
        sentences.append(f"Place cubes in one line. Every line is of one colour or one shape{twice}.")
    else:
        sentences.append("None of the cubes fits as it lies.")
    if state.rolls:
        sentences.append(
            "A re-roll is a turn of its own."
            if not state.rules.sequence
            else "Before placing you may re-roll any cubes."
        )
    if not state.can_place and state.rules.sequence and state.rolls:
        then = "you pass" if not state.rules.reroll_all else "the whole hand is rolled until something fits"
        sentences.append(f"If nothing fits then, {then}.")
    if state.has_run_out:
        sentences.append("Somebody has run out: this is the last round.")
    elif not state.in_bag:
        sentences.append("The bag is empty: whoever is first without cubes gets six points.")
    return " ".join(sentences)


def _explain_opening(state: State) -> str:
    most = most_together(state.hand, state.rules.distinct)
    first = "The first turn places as many cubes as it can, in one line."
    if most < 2:
        return f"{first} No two of these go together: re-roll some, or let all be rolled until two do."
    roll = " Before that you may re-roll any cubes." if state.rolls else ""
    return f"{first} {NUMBERS[most].capitalize()} of these go together.{roll}"


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


def prompt_for_entry(state: State, entry: Entry, names: tuple[str, ...]) -> tuple[str, str]:
    """Who is asked to enter, and what."""
    if state.next == LOT:
        return "Draw lots:", "who begins?"
    if state.next in (DEAL, REFILL):
        seat = state.hands.index(()) if state.next == DEAL else state.mover
        return f"{names[seat]} draws {cubes_text(entry.wanted)}:", "enter colour and shape of each"
    rolled = f"{names[state.mover]} rolls:"
    if entry.complete:
        return rolled, "confirm, or take back"
    at = entry.slots[len(entry.shown)]
    return rolled, f"what does cube {at + 1}, the {cube_name(state.hand[at])}, show?"
