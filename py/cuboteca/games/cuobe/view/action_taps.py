"""Taps on the buttons of a turn, and those that plan a fight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.board import leads_to
from cuboteca.games.cuobe.rules.fights import opponents
from cuboteca.games.cuobe.rules.illegal import why_not
from cuboteca.games.cuobe.rules.inventory import open_chest
from cuboteca.games.cuobe.rules.legal import ENDING, FORCING, LEAVING, PICKING, PLACING_CHEST, SEARCHING, USING_ROOM
from cuboteca.games.cuobe.rules.moves import KIND_WORDS, PLAYERS, Move
from cuboteca.games.cuobe.rules.places import NOWHERE, PLACE_NAMES, WAY_LETTERS, WAYS
from cuboteca.games.cuobe.rules.position import NOBODY
from cuboteca.games.cuobe.rules.refusal import Refusal
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import DOORS, NOBODY_ALONG, STASH, Selection
from cuboteca.games.cuobe.text.choices import ARMING, is_question
from cuboteca.games.cuobe.text.names import capital, counted, foe_name
from cuboteca.games.cuobe.text.rooms import room_lines
from cuboteca.games.cuobe.view.actions import foes_of, is_vain, puts_to_sleep
from cuboteca.games.cuobe.view.art.fight import to_add
from cuboteca.games.cuobe.view.fight import next_weapons, planned_dice, planned_fight, rolled_fight
from cuboteca.games.cuobe.view.panels import describe_chest, ways_out
from cuboteca.play.view import Answer, Played, Selected, View
from cuboteca.play.wording import join_words


def play(state: State, move: Move) -> Answer:
    """Play the move, or return why it is refused."""
    return Played(str(move)) if move in state.moves() else why_not(state, move)


def take_on(view: View, selection: Selection, foe: str) -> Answer:
    """Plan a fight; with the same one again the plan is dropped."""
    state: State = view.state
    if foe not in PLAYERS and foe not in KIND_WORDS:
        return Selected(selection.parts)
    if is_question(state) or foe not in foes_of(state):
        written = Move(moves.DUEL, (foe, "1")) if foe in PLAYERS else Move(moves.FIGHT, (KIND_WORDS[foe], "1"))
        return why_not(state, written)
    dice = selection.dice if selection.foe else -1
    plan = selection.kept._replace(foe=foe, dice=dice)
    number = counted(planned_dice(state, plan), "die", "dice")
    said = f"Fight {foe_name(foe, view.names)} with {number}? {_how_it_looks(view, plan)}"
    return Selected(plan.parts, " ".join([said, *to_add(planned_fight(view, plan)), *_others(state, foe, view.names)]))


def _others(state: State, foe: str, names: tuple[str, ...]) -> list[str]:
    """Name whom else one could fight here: "Or fight the Twin or a spider." """
    others = [foe_name(other, names) for other in foes_of(state) if other != foe]
    return [f"Or fight {join_words(others, 'or')}."] if others else []


def _how_it_looks(view: View, selection: Selection) -> str:
    """Put the chances into words."""
    state: State = view.state
    arming = is_question(state) and state.agenda[-1].what in ARMING
    verdict, needed = (rolled_fight if arming else planned_fight)(view, selection).verdict
    return f"{verdict}. {needed}".strip()


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
    return Selected(plan.parts, f"{capital(counted(dice, 'die', 'dice'))}. {_how_it_looks(view, plan)}")


def tap_weapon(view: View, selection: Selection, part: str) -> Answer:
    """Add a weapon to the fight, or put it down."""
    state: State = view.state
    card = part.partition(":")[2]
    arming = is_question(state) and state.agenda[-1].what in ARMING
    seat = state.agenda[-1].seat if arming else state.active
    holds = card in state.box.cards and card in state.players[seat].tools + state.players[seat].talents
    if not (arming or selection.foe) or not holds or not state.box.cards[card].weapon:
        return Refusal("weapon_outside_fight", "C-27")
    weapons = next_weapons(state, selection, card)
    if weapons == selection.weapons:
        return Refusal("no_die_for_weapon", "C-25")
    name = state.box.cards[card].name
    plan = selection._replace(weapons=weapons)
    said = f"{name} is added." if len(weapons) > len(selection.weapons) else f"{name} is put down."
    return Selected(plan.parts, f"{said} {_how_it_looks(view, plan)}")


def tap_action(view: View, selection: Selection, part: str) -> Answer:
    """Do what the button says; nothing is done while a question waits."""
    state: State = view.state
    if is_question(state) or part not in ACTION_TAPS:
        return why_not(state, ENDING) if is_question(state) else Selected(selection.parts)
    return ACTION_TAPS[part](view, selection)


def _tap_move(view: View, selection: Selection) -> Answer:
    """Open the ways out as buttons; or say why nobody walks now."""
    state: State = view.state
    if any(move.verb == moves.GO for move in state.moves()):
        shut = selection.panel == DOORS
        ways = " ".join(f"{number}: {way.replace(': ', ', ')}." for number, way in enumerate(ways_out(state), 1))
        said = "Put away." if shut else f"Which way? {ways}"
        return Selected(selection.kept._replace(panel="" if shut else DOORS, along=selection.along).parts, said)
    here = state.players[state.active].place
    way = next((way for way in WAYS if leads_to(state, here, way) != NOWHERE), 0)
    return why_not(state, Move(moves.GO, (WAY_LETTERS[way],)))


def _tap_fight(view: View, selection: Selection) -> Answer:
    state: State = view.state
    if selection.foe:
        return Selected(selection.kept.parts, "Not now.")
    foes = foes_of(state)
    if foes:
        return take_on(view, selection, foes[0])
    here = opponents(state, state.players[state.active].place)
    if here:
        return why_not(state, Move(moves.FIGHT, (KIND_WORDS[here[0]], "1")))
    return Refusal("nobody_to_fight", "C-85")


def _tap_carry(view: View, selection: Selection) -> Answer:
    """Bring each of those here in turn, then nobody."""
    state: State = view.state
    able = sorted(
        {PLAYERS.index(move.args[1]) for move in state.moves() if move.verb == moves.GO and len(move.args) > 1}
    )
    if not able:
        others = [seat for seat in state.here(state.players[state.active].place) if seat != state.active]
        way = next((move.args[0] for move in state.moves() if move.verb == moves.GO), "N")
        return why_not(state, Move(moves.GO, (way, PLAYERS[others[0] if others else state.active])))
    later = [seat for seat in able if seat > selection.along]
    along = later[0] if later else NOBODY_ALONG
    said = f"{view.names[along]} comes along for a die more." if later else "Nobody comes along."
    return Selected(selection.kept._replace(along=along, panel=DOORS if selection.panel == DOORS else "").parts, said)


def _tap_chest(view: View, selection: Selection) -> Answer:
    state: State = view.state
    if PLACING_CHEST in state.moves():
        return Played(str(PLACING_CHEST))
    if open_chest(state, state.active) is not None:
        shut = selection.panel == STASH
        said = "Put away." if shut else describe_chest(state)
        return Selected(selection.kept._replace(panel="" if shut else STASH).parts, said)
    here = state.rooms[state.players[state.active].place].chest
    return why_not(state, PLACING_CHEST if here == NOBODY else Move(moves.TAKE, ("T01",)))


def _tap_room(view: View, selection: Selection) -> Answer:
    """What the room offers: a search, if it is none that dice are spent or rolled in. One that would end the turn,
    or find nothing whatever is rolled, is looked at first."""
    state: State = view.state
    place = state.players[state.active].place
    printed = state.printed(place)
    searches = printed is None or printed.search or not (printed.spend or printed.roll)
    move = SEARCHING if searches else USING_ROOM
    asks = is_vain(state) if searches else printed is not None and puts_to_sleep(state, printed)
    if move in state.moves() and asks and selection.room != PLACE_NAMES[place]:
        lines = " ".join(line.words for line in room_lines(state, place, view.names))
        again = "Search all the same?" if searches else "Use it?"
        return Selected(selection.kept._replace(room=PLACE_NAMES[place]).parts, f"{lines} {again} Press it again.")
    return play(state, move)


def _simple(move: Move) -> Callable[[View, Selection], Answer]:
    return lambda view, selection: play(view.state, move)


ACTION_TAPS: Final[dict[str, Callable[[View, Selection], Answer]]] = {
    "deed:move": _tap_move,
    "deed:search": _tap_room,
    "deed:room": _tap_room,
    "deed:force": _simple(FORCING),
    "deed:find": _simple(PICKING),
    "deed:leave": _simple(LEAVING),
    "deed:fight": _tap_fight,
    "deed:carry": _tap_carry,
    "deed:chest": _tap_chest,
}
