"""A move made, as short as it can be told, for the record: in words, a goal as it is drawn, a pawn by its picture."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.markup import Content, el
from cuboteca.games.qurush.rules.cells import square_name
from cuboteca.games.qurush.rules.goals import HIDDEN, Goal
from cuboteca.games.qurush.rules.moves import CALL, COSTS, DECLARE, GOAL, HOME, RESIGN, Move
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.goal_picks import rows_of, spelt
from cuboteca.games.qurush.text.action_words import acting, done
from cuboteca.games.qurush.view.art.flat_faces import small_pawn
from cuboteca.games.qurush.view.art.goal_tray import draw_card

PLAIN: Final = {DECLARE: "turn ended", RESIGN: "resigned"}


def notated(before: State, move: str) -> Markup:
    """As a line of the record shows it; no notation, which nobody has to know."""
    return el("span", *_told(before, before.read(move)), class_="made")


def _told(before: State, made: Move) -> tuple[Content, ...]:
    if made.kind in COSTS:
        seat = acting(before, made)
        words = done(before, made)
        return (words,) if seat == before.mover else _with_pawn(f"{words} with", "the pawn of", seat)
    if made.kind == GOAL:
        return _goal(made.goal, first=not before.goals[before.chooser])
    if made.kind == CALL:
        seat = acting(before, made)
        return ("Qurush",) if seat == before.mover else _with_pawn("Qurush, called by", "", seat)
    if made.kind == HOME:
        return (f"home corner {square_name(made.square)}",)
    return (PLAIN.get(made.kind) or f"seat {made.seat + 1} begins",)


def _goal(goal: Goal | None, first: bool) -> tuple[Content, ...]:
    if goal is None or goal == HIDDEN:
        return ("goal chosen" if first else "another chosen",)
    return "goal ", draw_card(rows_of(goal), spelt(goal))


def _with_pawn(lead: str, whose: str, seat: int) -> tuple[Content, ...]:
    """Whose it is, is seen by its colour and shape, and heard by its seat."""
    ears = f"{whose} seat {seat + 1}".strip()
    return f"{lead} ", small_pawn(seat), el("span", ears, class_="for-ears")
