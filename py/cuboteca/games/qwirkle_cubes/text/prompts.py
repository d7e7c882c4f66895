"""What the player to move is asked, and what is offered."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qwirkle_cubes.rules.grid import xy
from cuboteca.games.qwirkle_cubes.rules.moves import DECLINE, DRAWN, FIRST, PASSING, PUT, RESIGN, ROLL, Move
from cuboteca.games.qwirkle_cubes.rules.placing import most_together
from cuboteca.games.qwirkle_cubes.rules.position import DEAL, FALL, FORCED_ROLL, LOT, REFILL, TURN
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.selection.entry import Entry, entry_of
from cuboteca.games.qwirkle_cubes.selection.selection import Selection, selection_of
from cuboteca.games.qwirkle_cubes.text.labels import label
from cuboteca.games.qwirkle_cubes.text.log import worth
from cuboteca.games.qwirkle_cubes.text.names import WORDS
from cuboteca.play.lazy_sequences import MappedSequence
from cuboteca.play.view import Choice, Prompt, SideAction, View
from cuboteca.play.wording import By, Messages

say: Final = Messages(
    {
        "over": "The game is over",
        "lead": "{name}:",
        "at_random": "At random:",
        "who_first": "who goes first",
        "cubes_roll": "the cubes roll",
        # A turn.
        "mark": "tap the cubes to re-roll",
        "roll_marked": "re-roll {count}?",
        "where": "where does the {cube} go?",
        "which": "tap the cube to place there",
        "join": "place another cube in the same line",
        "more": "place another cube, or end your turn",
        "confirm": "end your turn",
        "dead": "no roll can make a cube fit, so pass",
        "stuck_pass": "nothing fits, so pass",
        "stuck": By(
            "way",
            {
                "all": "nothing fits: re-roll some cubes, or all",
                "skip": "nothing fits: re-roll some cubes, or skip",
                "pass": "nothing fits: re-roll some cubes, or pass",
            },
        ),
        "no_pair": "no two go together: re-roll some cubes, or all",
        "opening": By(
            "rolls",
            {
                "first": "place {most} cubes in a line, or re-roll first",
                "again": "place {most} cubes in a line, or re-roll again",
                "none": "place {most} cubes in a line",
            },
        ),
        "turn": By(
            "rolls",
            {
                "first": "place cubes, or re-roll first",
                "again": "place cubes, or re-roll again",
                "instead": "place cubes, or re-roll",
                "none": "place cubes",
            },
        ),
        # Real cubes.
        "draw_first_player": "Draw at random:",
        "enter_first_player": "who goes first?",
        "draws": "{name} draws {count}:",
        "enter_cubes": By("single", {True: "enter its colour and shape", False: "enter the colour and shape of each"}),
        "rerolls": "{name} re-rolls:",
        "enter_shape": "what does cube {slot}, the {cube}, show now?",
        "entered": "confirm, or undo",
        # What chance does now.
        LOT: "The first player is drawn at random.",
        DEAL: "Every player draws six cubes and rolls them.",
        FALL: "The re-rolled cubes keep their colour.",
        FORCED_ROLL: By(
            "opening",
            {
                False: "None of your cubes fits, so you re-roll them all.",
                True: "No two of your cubes go together, so you re-roll them all.",
            },
        ),
        "all_again": By(
            "opening",
            {
                False: "Nothing fits, so {name} re-rolls all their cubes.",
                True: "No two cubes go together, so {name} re-rolls them all.",
            },
        ),
        REFILL: "You draw new cubes and roll only those.",
        # What binds the player, sentence by sentence.
        "explain_rerolled": By(
            "opening",
            {
                False: "Nothing fitted, so {name} re-rolled all their cubes.",
                True: "No two cubes went together, so {name} re-rolled them all.",
            },
        ),
        "explain_rerolled_often": By(
            "opening",
            {
                False: "Nothing fitted, so {name} re-rolled all their cubes {times}.",
                True: "No two cubes went together, so {name} re-rolled them all {times}.",
            },
        ),
        "explain_dead": "No roll can make any of your cubes fit, so you must pass.",
        "explain_opening": "Place as many cubes as you can in one line: {most} of yours go together.",
        "explain_no_pair": (
            "Place as many cubes as you can in one line. No two of yours go together: re-roll some, or all of them."
        ),
        "explain_place": "Place cubes in a line that touches the grid.",
        "explain_lines": By(
            "distinct",
            {
                True: "Lines must be one colour or one shape, with no identical cubes.",
                False: "Lines must be one colour or one shape.",
            },
        ),
        "explain_joined": "In a place with a dashed edge, it needs another cube in the same line.",
        "explain_stuck": "None of these shapes fits.",
        "explain_roll": By(
            "when",
            {
                "first": "You can re-roll any of your cubes first.",
                "again": "You can re-roll any of your cubes again.",
                "now": "You can re-roll any of your cubes.",
            },
        ),
        "explain_roll_or_place": "A re-roll uses up your turn.",
        "explain_still_stuck": By(
            "reroll_all",
            {
                True: "If nothing fits after that, you re-roll all your cubes until one does.",
                False: "If nothing fits after that, you pass.",
            },
        ),
        "explain_last_round": "A player has used all their cubes: this is the last round.",
        "explain_bag_empty": By(
            "end_round",
            {
                False: "The bag is empty: the first player to use all their cubes ends the game and gets 6 bonus "
                "points.",
                True: "The bag is empty: the first player to use all their cubes gets 6 bonus points.",
            },
        ),
        "bag_empty": "The bag is empty.",
        # What can be chosen.
        "place": "Place {cubes_laid}: {points}",
        "reroll": "Re-roll {cubes_of_hand}",
        "skip": By(
            "then",
            {
                "all": "Re-roll all until one fits",
                "opening": "Re-roll all until two go together",
                None: "Skip the re-roll",
            },
        ),
        "pass": "Pass",
        "resign": "Resign",
        "begins": "{seat} goes first",
        "draw": "Draw {cubes_in_order}",
        "show": "The cubes show {shapes}",
    },
    WORDS,
)


def prompt(view: View) -> Prompt:
    """Return who is asked, and what."""
    state: State = view.state
    if state.ended:
        return Prompt(None, say("over"))
    if state.next != TURN:
        if state.entered:
            seat = state.active_seat if state.active_seat >= 0 else None
            return Prompt(seat, *prompt_for_entry(state, entry_of(state, view.picked), view.names))
        return Prompt(None, say("at_random"), say("who_first" if state.next == LOT else "cubes_roll"))
    lead = say("lead", name=view.names[state.mover])
    return Prompt(state.mover, lead, _asked_for(state, selection_of(view.picked, state), has_rerolled(view)))


def has_rerolled(view: View) -> bool:
    """Has the player to move chosen cubes and re-rolled them this turn, and may place or re-roll again?"""
    return view.state.rules.sequence and bool(view.moves) and view.moves[-1].startswith(f"{ROLL} ")


def _asked_for(state: State, picks: Selection, rerolled: bool) -> str:
    if picks.rolling:
        return say("roll_marked", count=len(picks.marked)) if picks.marked else say("mark")
    if picks.held is not None:
        return say("where", cube=state.hand[picks.held])
    if picks.aimed is not None:
        return say("which")
    if picks.laid:
        if not state.allows(picks.move(state)):
            return say("join")
        more = not state.opening and any(state.cells_for((slot,), picks.laid) for slot in picks.free(state))
        return say("more" if more else "confirm")
    if state.is_dead:
        return say("dead")
    if not state.can_place:
        if state.opening:
            return say("no_pair")
        way = "pass" if state.allows(PASSING) else "all" if state.rules.reroll_all else "skip"
        return say("stuck", way=way) if state.rolls else say("stuck_pass")
    rolls = "none" if not state.rolls else "again" if rerolled else "first" if state.rules.sequence else "instead"
    if state.opening:
        return say("opening", rolls=rolls, most=most_together(state.hand, state.rules.distinct))
    return say("turn", rolls=rolls)


def prompt_for_entry(state: State, entry: Entry, names: tuple[str, ...]) -> tuple[str, str]:
    """Return who is asked to enter what real cubes show, and what."""
    if state.next == LOT:
        return say("draw_first_player"), say("enter_first_player")
    if state.next in (DEAL, REFILL):
        lead = say("draws", name=names[state.active_seat], count=entry.wanted)
        return lead, say("entered" if entry.complete else "enter_cubes", single=entry.wanted == 1)
    lead = say("rerolls", name=names[state.mover])
    if entry.complete:
        return lead, say("entered")
    slot = entry.slots[len(entry.shown)]
    return lead, say("enter_shape", slot=slot, cube=state.hand[slot])


def explain(view: View) -> str:
    """Return in a few sentences what binds the player to move, while the game is on."""
    state: State = view.state
    if state.next != TURN:
        return explain_chance(state)
    picks = selection_of(view.picked, state)
    if picks.rolling:
        return " ".join(_explain_marking(state, picks))
    if picks.held is not None and not all(state.cells_for((picks.held,), picks.lifted.laid).values()):
        return say("explain_joined")
    forced = 0
    for move in reversed(view.moves):
        if not move.startswith("roll!"):
            break
        forced += 1
    sentences = _explain_turn(state, bool(forced), has_rerolled(view), bool(picks.laid))
    if forced:
        message = "explain_rerolled" if forced == 1 else "explain_rerolled_often"
        sentences.insert(0, say(message, opening=state.opening, name=view.names[state.mover], times=forced))
    return " ".join(sentences)


def remind(view: View) -> str:
    """Return what is said beside what an opponent has just done, where there is room for little."""
    state: State = view.state
    if state.next != TURN or any(move.startswith("roll!") for move in view.moves[-1:]):
        return explain(view)
    if state.is_dead or state.opening or state.has_run_out or not state.can_place:
        return explain(view)
    return "" if state.in_bag else say("bag_empty")  # The hand says the rest once this is put away.


def explain_chance(state: State) -> str:
    """Return what chance does now, the app's or the players' own."""
    return say(state.next, opening=state.opening)


def describe_forced_roll(state: State, name: str) -> str:
    """Return why all cubes are re-rolled, before they are."""
    return say("all_again", opening=state.opening, name=name)


def _explain_marking(state: State, picks: Selection) -> list[str]:
    """Return how cubes are chosen for a re-roll, and what has become of those that were placed."""
    how = label("all_put_back" if picks.laid_before else "tap_to_reroll")
    return [how, *(() if state.rules.sequence else [say("explain_roll_or_place")])]


def _explain_turn(state: State, forced: bool, rerolled: bool, placed: bool) -> list[str]:
    """Return what can be done, in the few lines that are kept for it.

    How a line is made is known by the time that all cubes have been rolled because none fitted.
    """
    if state.is_dead:
        return [say("explain_dead")]
    if state.opening:
        return _explain_opening(state, rerolled)
    if not state.can_place:
        return _explain_stuck(state, rerolled)
    sentences = _explain_placing(state, forced)
    if state.rolls and not placed:
        when = "again" if rerolled else "first"
        sentences.append(say("explain_roll", when=when) if state.rules.sequence else say("explain_roll_or_place"))
    return sentences


def _explain_placing(state: State, forced: bool) -> list[str]:
    """Return how cubes are placed; that is known by the time that the bag is empty, and how the game ends is not."""
    if state.has_run_out:
        return [say("explain_last_round")]
    if not state.in_bag:
        return [say("explain_bag_empty", end_round=state.rules.end_round)]
    return [say("explain_place"), *(() if forced else [say("explain_lines", distinct=state.rules.distinct)])]


def _explain_stuck(state: State, rerolled: bool) -> list[str]:
    """Return what follows where nothing fits; nobody uses all their cubes then."""
    sentences = [say("explain_stuck")]
    if state.rolls and state.rules.sequence:
        sentences.append(say("explain_roll", when="again" if rerolled else "now"))
        if state.rolls == 1:
            sentences.append(say("explain_still_stuck", reroll_all=state.rules.reroll_all))
    elif state.rolls:
        sentences.append(say("explain_roll_or_place"))
    if state.has_run_out:
        sentences.append(say("explain_last_round"))
    return sentences


def _explain_opening(state: State, rerolled: bool) -> list[str]:
    most = most_together(state.hand, state.rules.distinct)
    if most < 2:
        return [say("explain_no_pair")]
    when = "again" if rerolled else "first"
    return [say("explain_opening", most=most), *([say("explain_roll", when=when)] if state.rolls else ())]


def choices(state: State) -> MappedSequence[Choice]:
    """Return the legal moves in words; each is worded when it is first read."""
    return MappedSequence(lambda move: Choice(str(move), choice_label(state, move)), state.moves())


def choice_label(state: State, move: Move) -> str:
    """Return a legal move in words, unlike those of all others."""
    if move.kind == PUT:
        return say("place", cubes_laid=[(xy(cell), cube) for cell, cube in move.cubes], points=worth(state, move))
    if move == DECLINE:
        return _skip_label(state)
    if move.kind == ROLL:
        return say("reroll", cubes_of_hand=[(slot, state.hand[slot]) for slot in move.slots])
    if move == PASSING:
        return say("pass")
    if move.kind == FIRST:
        return say("begins", seat=move.faces[0])
    if move.kind == DRAWN:
        return say("draw", cubes_in_order=move.faces)
    return say("show", shapes=move.faces)


def _skip_label(state: State) -> str:
    """Return what follows from skipping the re-roll where nothing fits."""
    return say("skip", then="opening" if state.opening else "all" if state.rules.reroll_all else None)


def side_actions(state: State) -> tuple[SideAction, ...]:
    """Return what can be done beside placing and rolling."""
    if state.next != TURN:
        return ()
    said = []
    if state.allows(PASSING):
        said.append(SideAction(str(PASSING), say("pass"), "pass"))
    if state.may_decline and not state.can_place:
        said.append(SideAction(str(DECLINE), _skip_label(state), "pass"))
    return (*said, SideAction(RESIGN, say("resign"), "flag"))
