"""What happened last, and each move in as few words as can be: a goal as it is drawn, a pawn by its picture."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from cuboteca.draw.markup import Content, el
from cuboteca.games.qurush.rules.action_costs import COSTS, MOVE
from cuboteca.games.qurush.rules.goals import HIDDEN, Goal
from cuboteca.games.qurush.rules.moves import CALL, DECLARE, GOAL, NOBODY, Move
from cuboteca.games.qurush.rules.position import PLAY
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.goal_selection import rows_of
from cuboteca.games.qurush.text.log import chooses_first, describe_move, done, note, note_of_action, with_fates
from cuboteca.games.qurush.text.names import goal_in_words
from cuboteca.games.qurush.view.art.goal_tray import render_card
from cuboteca.games.qurush.view.art.tokens import small_pawn
from cuboteca.games.qurush.view.rolling import Step, path_to
from cuboteca.play.view import View
from cuboteca.play.wording import join_words, sentence


class Deed(NamedTuple):
    """An action with what was before it and what came of it."""

    before: Step
    move: Move
    after: Step


def last_turn(view: View) -> list[Deed]:
    """Return the actions of the turn under way; if none has been taken yet, of the turn before it."""
    state: State = view.state
    steps = path_to(state, view.moves)
    found: list[Deed] = []
    for before, text, after in reversed(list(zip(steps, view.moves, steps[1:], strict=False))):
        if before.state.stage != PLAY or before.state.turn != steps[-2].state.turn:
            break
        move = before.state.read(text)
        if move.kind in COSTS:
            found.append(Deed(before, move, after))
    return found[::-1]


def retold(view: View) -> str:
    """Return it in words, as in "Ben’s last turn: flipped b4 to 4 and climbed onto b4."; "" if nothing has happened."""
    state: State = view.state
    false_call = _false_call(view)
    if false_call:
        return false_call
    deeds = last_turn(view)
    if not deeds:
        return _nothing_done(view)
    told = join_words(_with_pawns(run, view.names, _reader(view)) for run in _runs(deeds))
    mover = deeds[0].before.state.mover
    if deeds[0].before.state.turn == state.turn and not state.ended:
        return done("this_turn", deeds=told)
    return done("last_turn", name=view.names[mover], deeds=told)


def _reader(view: View) -> int:
    """Return the seat of the player who reads it; NOBODY if several people look on."""
    if not view.live or view.state.ended:
        return NOBODY
    mover: int = view.state.mover
    return mover if view.own is None else view.own


def _false_call(view: View) -> str:
    """Return what came of the call that has just been made, which the board does not show; "" if none has."""
    steps = path_to(view.state, view.moves)
    if len(steps) < 2 or steps[-2].state.stage != PLAY or not steps[-2].state.read(view.moves[-1]).false:
        return ""
    return sentence(describe_move(steps[-2].state, view.moves[-1], view.names))


def _nothing_done(view: View) -> str:
    """Return whose turn it was that has just been ended at once; "" if nobody’s was."""
    steps = path_to(view.state, view.moves)
    if len(steps) < 2 or not view.moves:
        return ""
    before: State = steps[-2].state
    ended = before.stage == PLAY and before.read(view.moves[-1]).kind == DECLARE
    return done("nothing", name=view.names[before.mover]) if ended else ""


def _runs(deeds: list[Deed]) -> list[list[Deed]]:
    """Join the steps that a pawn walks over the ground one after the other; anything else stands alone."""
    runs: list[list[Deed]] = []
    walked: int | None = None
    for deed in deeds:
        walks = deed.before.state.seat_of(deed.move.seat) if _walks(deed) else None
        if walks is not None and walks == walked:
            runs[-1].append(deed)
        else:
            runs.append([deed])
        walked = walks
    return runs


def _walks(deed: Deed) -> bool:
    return deed.move.kind == MOVE and not deed.before.state.qubes[deed.move.square]


def _with_pawns(run: list[Deed], names: tuple[str, ...], reader: int) -> str:
    *passed, last = run
    state = last.before.state
    seat = state.seat_of(last.move.seat)
    told = note_of_action(state, last.move)
    if passed:
        told = done("moved_by", square=last.move.square, cells=[deed.move.square for deed in passed])
    if seat != state.mover:
        told = done("with_pawn", deed=told, name=names[seat])
    return with_fates(told, state, last.move, last.after.state, names, reader)


def notate(before: State, move: str, names: tuple[str, ...]) -> Markup:
    """Return a line of the record: no notation, which nobody has to know."""
    return el("span", *_content(before, before.read(move), names), class_="made")


def _content(before: State, made: Move, names: tuple[str, ...]) -> tuple[Content, ...]:
    if made.kind == GOAL:
        return _goal(made.goal, chooses_first(before), "n" if before.rules.true_north else "")
    told = note(before, made, names)
    seat = before.seat_of(made.seat) if made.kind in COSTS or made.kind == CALL else before.mover
    if seat == before.mover:
        return (told,)
    # Whose pawn it is, or who calls, is seen by the colour and shape of a pawn, and heard by the name of a player.
    ears = names[seat] if made.kind == CALL else done("pawn_of", name=names[seat])
    return small_pawn(seat), el("span", ears, class_="for-ears"), " ", told


def _goal(goal: Goal | None, first: bool, north: str) -> tuple[Content, ...]:
    told = done(GOAL, first=first)
    if goal is None or goal == HIDDEN:
        return (told,)
    return told, " ", render_card(rows_of(goal), goal_in_words(goal), north=north)
