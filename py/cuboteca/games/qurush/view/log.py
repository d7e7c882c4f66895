"""What happened last, and each move in as few words as can be: a goal as it is drawn, a pawn by its picture."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.markup import Content, el
from cuboteca.games.qurush.rules.board import square_name
from cuboteca.games.qurush.rules.goals import HIDDEN, Goal
from cuboteca.games.qurush.rules.moves import CALL, COSTS, DECLARE, GOAL, HOME, RESIGN, Move
from cuboteca.games.qurush.rules.position import PLAY
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.goal_selection import rows_of
from cuboteca.games.qurush.text.actions import acting
from cuboteca.games.qurush.text.log import done
from cuboteca.games.qurush.text.names import spelt
from cuboteca.games.qurush.view.art.goal_tray import draw_card
from cuboteca.games.qurush.view.art.tokens import small_pawn
from cuboteca.games.qurush.view.rolling import Step, path_to
from cuboteca.play.view import View
from cuboteca.play.wording import join_words


class Deed(NamedTuple):
    """An action with what was before it and what came of it."""

    before: Step
    move: Move
    after: Step


def last_turn(view: View) -> list[Deed]:
    """The actions of the turn under way; if none has been taken yet, of the turn before it."""
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
    """As in "Ben’s last turn: flipped b4 to 4, climbed onto it."; empty where nothing has happened yet."""
    state: State = view.state
    deeds = last_turn(view)
    if not deeds:
        return _nothing_done(view)
    said = join_words((_with_pawn(deed, view.names) for deed in deeds), "and")
    mover = deeds[0].before.state.mover
    if deeds[0].before.state.turn == state.turn and not state.ended:
        return f"This turn: {said}."
    return f"{view.names[mover]}’s last turn: {said}."


def _nothing_done(view: View) -> str:
    """Whose turn it was that has just been ended at once; empty if nobody’s was."""
    steps = path_to(view.state, view.moves)
    if len(steps) < 2 or not view.moves:
        return ""
    before: State = steps[-2].state
    ended = before.stage == PLAY and before.read(view.moves[-1]).kind == DECLARE
    return f"{view.names[before.mover]} has ended the turn without an action." if ended else ""


def _with_pawn(deed: Deed, names: tuple[str, ...]) -> str:
    state = deed.before.state
    seat = acting(state, deed.move)
    return done(state, deed.move) + (f" with {names[seat]}’s pawn" if seat != state.mover else "")


PLAIN: Final = {DECLARE: "turn ended", RESIGN: "resigned"}


def notate(before: State, move: str) -> Markup:
    """As a line of the record shows it; no notation, which nobody has to know."""
    return el("span", *_content(before, before.read(move)), class_="made")


def _content(before: State, made: Move) -> tuple[Content, ...]:
    if made.kind in COSTS:
        seat = acting(before, made)
        words = done(before, made)
        return (words,) if seat == before.mover else _pawn_shown(f"{words} with", "the pawn of", seat)
    if made.kind == GOAL:
        return _goal(made.goal, first=not before.goals[before.chooser])
    if made.kind == CALL:
        seat = acting(before, made)
        return ("Qurush",) if seat == before.mover else _pawn_shown("Qurush, called by", "", seat)
    if made.kind == HOME:
        return (f"home corner {square_name(made.square)}",)
    return (PLAIN.get(made.kind) or f"seat {made.seat + 1} begins",)


def _goal(goal: Goal | None, first: bool) -> tuple[Content, ...]:
    if goal is None or goal == HIDDEN:
        return ("goal chosen" if first else "another chosen",)
    return "goal ", draw_card(rows_of(goal), spelt(goal))


def _pawn_shown(lead: str, whose: str, seat: int) -> tuple[Content, ...]:
    """Whose it is, is seen by its colour and shape, and heard by its seat."""
    ears = f"{whose} seat {seat + 1}".strip()
    return f"{lead} ", small_pawn(seat), el("span", ears, class_="for-ears")
