"""Taps that plan a fight: against whom, with how many dice and which weapons."""

from __future__ import annotations

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.moves import KIND_WORDS, PLAYERS, Move
from cuboteca.games.cuobe.rules.names import capital, counted, foe_name, listed
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.looks import Looks
from cuboteca.games.cuobe.text.choices import ARMING, is_question
from cuboteca.games.cuobe.view.art.fight import to_add
from cuboteca.games.cuobe.view.fight import armed, next_weapons, planned, planned_dice
from cuboteca.games.cuobe.view.tap_answers import Answer, refused
from cuboteca.games.cuobe.view.turn_deeds import foes_of
from cuboteca.play.view import Rejected, Selected, View


def take_on(view: View, looks: Looks, foe: str) -> Answer:
    """Plan a fight; with the same one again the plan is dropped."""
    state: State = view.state
    if foe not in PLAYERS and foe not in KIND_WORDS:
        return Selected(looks.parts)
    if is_question(state) or foe not in foes_of(state):
        written = Move(moves.DUEL, (foe, "1")) if foe in PLAYERS else Move(moves.FIGHT, (KIND_WORDS[foe], "1"))
        return refused(state, written)
    dice = looks.dice if looks.foe else -1
    plan = looks.kept._replace(foe=foe, dice=dice)
    number = counted(planned_dice(state, plan), "die", "dice")
    said = f"Fight {foe_name(foe, view.names)} with {number}? {_how_it_looks(view, plan)}"
    return Selected(plan.parts, " ".join([said, *to_add(planned(view, plan)), *_others(state, foe, view.names)]))


def _others(state: State, foe: str, names: tuple[str, ...]) -> list[str]:
    """Whom else one could fight here: "Or fight the Twin or a spider." """
    others = [foe_name(other, names) for other in foes_of(state) if other != foe]
    return [f"Or fight {listed(others, 'or')}."] if others else []


def _how_it_looks(view: View, looks: Looks) -> str:
    """The chances, in words."""
    state: State = view.state
    arming = is_question(state) and state.agenda[-1].what in ARMING
    verdict, needed = (armed if arming else planned)(view, looks).verdict
    return f"{verdict}. {needed}".strip()


def tap_dice(view: View, looks: Looks, part: str) -> Answer:
    """One die more, or one less."""
    state: State = view.state
    if not looks.foe:
        return Rejected("Choose whom to fight first.", "C-85")
    dice = planned_dice(state, looks) + (1 if part == "dice:more" else -1)
    if dice not in range(max(state.dice, 0) + 1):
        return Rejected(f"You have {counted(state.dice, 'die', 'dice')} left.", "C-16")
    plan = looks._replace(dice=dice)
    return Selected(plan.parts, f"{capital(counted(dice, 'die', 'dice'))}. {_how_it_looks(view, plan)}")


def tap_weapon(view: View, looks: Looks, part: str) -> Answer:
    """A weapon is added, or put down."""
    state: State = view.state
    card = part.partition(":")[2]
    arming = is_question(state) and state.agenda[-1].what in ARMING
    seat = state.agenda[-1].seat if arming else state.active
    holds = card in state.box.cards and card in state.players[seat].tools + state.players[seat].talents
    if not (arming or looks.foe) or not holds or not state.box.cards[card].weapon:
        return Rejected("A weapon is named in a fight, after the roll.", "C-27")
    weapons = next_weapons(state, looks, card)
    if weapons == looks.weapons:
        return Rejected("No die is left to use it with.", "C-25")
    name = state.box.cards[card].name
    plan = looks._replace(weapons=weapons)
    said = f"{name} is added." if len(weapons) > len(looks.weapons) else f"{name} is put down."
    return Selected(plan.parts, f"{said} {_how_it_looks(view, plan)}")
