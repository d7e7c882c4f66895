"""The game's own buttons beside Undo: what threatens, how close the map is, ending a turn; or those of a fight."""

from __future__ import annotations

from cuboteca.games.cuobe.rules.names import number
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.looks import LOG, THREATS, Looks, looks_of
from cuboteca.games.cuobe.text.choices import ARMING, is_question
from cuboteca.games.cuobe.text.log import fight_over
from cuboteca.games.cuobe.view.fight import fight_move, planned_dice, weapons_move
from cuboteca.play.view import Action, View


def actions_of(view: View) -> tuple[Action, ...]:
    """The buttons beside the deeds."""
    state: State = view.state
    looks = looks_of(view.picked)
    if fight_over(view, looks):
        return (Action("put-away", "Go on", "check", main=True, calls=True),)
    if not view.live or state.seat is None or state.seat < 0:
        return ()
    if is_question(state) and state.agenda[-1].what in ARMING:
        legal = weapons_move(looks) in state.moves()
        return (Action("confirm", "Use them" if looks.weapons else "Add nothing", "check", True, legal),)
    if looks.foe:
        fight = fight_move(state, looks)
        dice = planned_dice(state, looks)
        label = f"Roll {number(dice)} {'die' if dice == 1 else 'dice'}" if dice else "Strike"
        sign = "roll" if dice else "check"
        return (Action("not-now", "Not now", "close"), Action("confirm", label, sign, True, fight in state.moves()))
    return (*_tools(looks), *_last(state, looks))


def _tools(looks: Looks) -> tuple[Action, ...]:
    return (
        Action("deed:threats", "Dangers", "danger", pressed=looks.panel == THREATS),
        Action("look:close", "Map" if looks.close else "Close up", "fit", pressed=looks.close),
    )


def _last(state: State, looks: Looks) -> tuple[Action, ...]:
    if is_question(state):
        return (Action("deed:log", "Log", "log", pressed=looks.panel == LOG),)
    if looks.ending:
        return (Action("end", f"Lose {number(state.dice)}, end", "check", main=True, pressed=True),)
    return (Action("end", "End turn", "pass", main=not state.dice),)


def parts_put_back(view: View) -> tuple[str, ...] | None:
    """What stays picked when the last of it is taken back; None if nothing is picked."""
    looks = looks_of(view.picked)
    if looks == looks.kept:
        return None
    if looks.weapons:
        return looks._replace(weapons=looks.weapons[:-1]).parts
    return looks.kept.parts
