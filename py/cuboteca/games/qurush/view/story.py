"""What happened last: the actions of the turn under way, or of the turn before it."""

from __future__ import annotations

from typing import NamedTuple

from cuboteca.games.qurush.rules.facts import PLAY
from cuboteca.games.qurush.rules.moves import COSTS, DECLARE, Move
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.text.action_words import acting, done
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
