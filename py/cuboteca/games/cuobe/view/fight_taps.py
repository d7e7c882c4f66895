"""Answers taps on the sheet of a fight: whom to fight, with how many dice and weapons; keeps these after the roll."""

from __future__ import annotations

from collections import Counter

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.moves import KIND_WORDS, PLAYERS, Move
from cuboteca.games.cuobe.rules.refusal import Refusal
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.why_illegal import why_not
from cuboteca.games.cuobe.selection.fight_plan import foes_of, next_weapons, planned_dice, weapons_move, weapons_paid
from cuboteca.games.cuobe.selection.selection import Selection
from cuboteca.games.cuobe.text.choices import is_question
from cuboteca.games.cuobe.text.fights import heard, say
from cuboteca.games.cuobe.text.names import card_name, foe_name
from cuboteca.games.cuobe.view.art.fight import to_add
from cuboteca.games.cuobe.view.fight import planned_fight, rolled_fight, settles
from cuboteca.play.view import Answer, Selected, View


def take_on(view: View, selection: Selection, foe: str) -> Answer:
    """Plan a fight; against another foe, or the same one again, the dice and weapons chosen stay."""
    state: State = view.state
    if foe not in PLAYERS and foe not in KIND_WORDS:
        return Selected(selection.parts)
    if is_question(state) or foe not in foes_of(state):
        written = Move(moves.DUEL, (foe, "1")) if foe in PLAYERS else Move(moves.FIGHT, (KIND_WORDS[foe], "1"))
        return why_not(state, written)
    plan = selection.idle._replace(foe=foe)
    if selection.foe:
        plan = plan._replace(dice=selection.dice, weapons=selection.weapons)
    asked = say("planned", foe=foe_name(foe, view.names), dice=planned_dice(state, plan))
    weapons = to_add(planned_fight(view, plan))
    return Selected(
        plan.parts, " ".join([asked, _how_it_looks(view, plan), *weapons, *_others(state, foe, view.names)])
    )


def _others(state: State, foe: str, names: tuple[str, ...]) -> list[str]:
    """Name the others that can be fought here: "Or fight the Twin or a spider." """
    others = [foe_name(other, names) for other in foes_of(state) if other != foe]
    return [say("others", foes=others)] if others else []


def tap_dice(view: View, selection: Selection, part: str) -> Answer:
    """Add a die to the fight, or take one away."""
    state: State = view.state
    if not selection.foe:
        return Refusal("no_foe_chosen", "C-85")
    dice = planned_dice(state, selection) + (1 if part == "dice:more" else -1)
    if dice < 0:
        return Refusal("fewest_dice", "C-85")
    if dice > max(state.dice, 0):
        return Refusal("too_many_dice", "C-16", dice=state.dice)
    plan = selection._replace(dice=dice)
    paid = weapons_paid(state, plan)
    unpaid = Counter(plan.weapons) - Counter(paid)
    removed = [say("added", added=False, weapon=card_name(state, card)) for card in unpaid]
    plan = plan._replace(weapons=paid)
    return Selected(plan.parts, " ".join((say("dice", dice_first=dice), *removed, _how_it_looks(view, plan))))


def tap_weapon(view: View, selection: Selection, part: str) -> Answer:
    """Add a weapon to the fight, or remove it."""
    state: State = view.state
    card = part.partition(":")[2]
    seat = state.agenda[-1].seat if state.is_arming else state.active
    holds = card in state.box.cards and card in state.players[seat].tools + state.players[seat].talents
    if not (state.is_arming or selection.foe) or not holds or not state.box.cards[card].weapon:
        return Refusal("weapon_outside_fight", "C-27")
    weapons = next_weapons(state, selection, card)
    if weapons == selection.weapons:
        return Refusal("no_die_for_weapon", "C-25")
    plan = selection._replace(weapons=weapons)
    said = say("added", added=len(weapons) > len(selection.weapons), weapon=card_name(state, card))
    return Selected(plan.parts, " ".join((said, _how_it_looks(view, plan))))


def weapons_kept(view: View, plan: Selection) -> Selection:
    """Return the weapons of a plan that stay chosen after its roll: all, unless it would end the same without them."""
    state: State = view.state
    kept, none = Selection(weapons=plan.weapons), Selection()
    if not (state.is_arming and plan.foe and weapons_move(kept) in state.moves()):
        return none
    is_free = weapons_move(none) in state.moves()
    ends_without, _ = settles(view, none)
    return none if is_free and ends_without and settles(view, kept)[0] == ends_without else kept


def _how_it_looks(view: View, selection: Selection) -> str:
    """Put the chances into words."""
    state: State = view.state
    return heard((rolled_fight if state.is_arming else planned_fight)(view, selection).verdict)
