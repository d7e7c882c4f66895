"""The sheet of a fight: while it is planned, after the roll while weapons can be added, and once it is decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from markupsafe import Markup

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.markup import el
from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.cards import SYNDROME, TALENT
from cuboteca.games.cuobe.rules.fights import DEFENDERS_DICE, bonus, weapon_talents, weapon_tools
from cuboteca.games.cuobe.rules.moves import PLAYERS, read_move
from cuboteca.games.cuobe.rules.position import Note, Position
from cuboteca.games.cuobe.rules.spawns_in_fights import power, strength
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.fight_plan import foes_of, next_weapons, planned_dice
from cuboteca.games.cuobe.selection.selection import Selection
from cuboteca.games.cuobe.text.fights import (
    chances,
    duel_chances,
    ends,
    foe_words,
    say,
    share,
    so_far,
    watched,
    weapon_name,
)
from cuboteca.games.cuobe.text.log import FIGHTS, LoggedMove, fight_over, last_roll, recall_move, recent_moves
from cuboteca.games.cuobe.text.log_events import describe_events
from cuboteca.games.cuobe.text.names import card_name, foe_name, printed_name, titled
from cuboteca.games.cuobe.text.rooms import name_of
from cuboteca.games.cuobe.view.art.cards import render_figure
from cuboteca.games.cuobe.view.art.fight import BRICKS, Fight, Weapon, end, is_armed, outcomes, own_sum, render_fight
from cuboteca.games.cuobe.view.art.fight import bonus as added
from cuboteca.play.view import View

MOST_TOLD: Final = 4
"""The most sentences that tell how a fight ended."""


def planned_fight(view: View, selection: Selection) -> Fight:
    """Return the fight before the roll: the sums, and how it may end."""
    state: State = view.state
    seat = state.active
    dice = planned_dice(state, selection)
    sheet = _against(state, seat, selection.foe, view.names)._replace(
        dice=dice, weapons=_weapons(state, seat, selection), dice_left=state.dice
    )
    weapons = tuple(weapon._replace(odds=_odds_with(sheet, weapon)) for weapon in sheet.weapons)
    return sheet._replace(ends=ends(state, selection.foe), verdict=_chances(sheet), weapons=weapons)


def rolled_fight(view: View, selection: Selection) -> Fight:
    """Return the fight after the roll, while weapons may be named."""
    state: State = view.state
    step = state.agenda[-1]
    seat = step.seat
    thrown = last_roll(recent_moves(view))
    throw = thrown[0] + 1 if thrown is not None else 0
    if step.what == steps.ARMS:
        sheet = _against(state, seat, step.name, view.names)
        own_dice = step.values
    else:
        other = step.other
        sheet = _against(state, seat, PLAYERS[other], view.names)
        attack = step.what == steps.DUEL_ARMS
        own_dice = step.values[: step.number] if attack else step.values
        theirs = sum(step.values[step.number :]) + bonus(state, other) if attack else step.number
        words = say("rolled", count=theirs) if attack else say("attacks")
        sheet = sheet._replace(foe_dice=0, against=theirs, against_words=words)
    weapons = _weapons(state, seat, selection)
    if step.what == steps.GUARD:
        free = say("note", note="free")
        weapons = tuple(weapon._replace(note=free) if weapon.kind == TALENT else weapon for weapon in weapons)
    sheet = sheet._replace(dice=len(own_dice), rolled=own_dice, throw=throw, weapons=weapons)
    left = [(weapon.single, weapon.more) for weapon in weapons if weapon.more]
    most = _most_to_add(state, selection)
    verdict = so_far(own_sum(sheet), sheet.against, left, most, before_defence=step.what == steps.DUEL_ARMS)
    return sheet._replace(ends=ends(state, step.name), verdict=verdict)


def settles(view: View, selection: Selection) -> tuple[str, bool]:
    """Return how the fight ends with what is chosen, and whether what can still be added would end it better; nothing
    before the defence."""
    state: State = view.state
    if state.agenda[-1].what == steps.DUEL_ARMS:
        return "", False
    sheet = rolled_fight(view, selection)
    own = own_sum(sheet)
    comes, at_best = end(own, sheet.against), end(own + _most_to_add(state, selection), sheet.against)
    return comes, comes != at_best


def watched_fight(view: View) -> Fight:
    """Return the fight of a team-mate who is thinking about weapons: what can be seen of it, nothing to choose."""
    sheet = rolled_fight(view, Selection())
    verdict = watched(end(own_sum(sheet), sheet.against), sheet.name)
    return sheet._replace(weapons=(), ends=("", "", ""), verdict=verdict)


def weapons_shown(view: View, selection: Selection) -> list[str] | None:
    """List the weapons on the sheet of the fight that is planned or on, in order; None while there is none."""
    state: State = view.state
    if state.is_arming:
        return [weapon.id for weapon in rolled_fight(view, selection).weapons]
    return [weapon.id for weapon in planned_fight(view, selection).weapons] if selection.foe else None


def decided_fight(view: View) -> tuple[int, Fight] | None:
    """Return the fight that has just been decided: after how many moves, and how it came out."""
    for one in reversed(recent_moves(view)):
        for note in one.after.notes:
            if note[0] == "fought":
                return one.ply + 1, _fight_result(view, one, note)
            if note[0] == "dueled":
                return one.ply + 1, _duel_result(view, one, note)
    return None


def _against(state: State, seat: int, foe: str, names: tuple[str, ...]) -> Fight:
    """Say who fights whom, and with what sums."""
    player = state.players[seat]
    malus = bonus(state, seat)
    held = next((card for card in (*player.syndromes, *player.talents) if _is_fight(state, card)), "")
    sheet = Fight(
        say("title", foe=foe_name(foe, names)),
        say("line", room=name_of(state, player.place)),
        seat,
        names[seat],
        titled(foe, names),
        0,
        0,
        "",
        state.box.die,
        malus=max(-malus, 0),
        malus_name=card_name(state, held) if held else "",
        malus_emblem=state.box.cards[held].icon if held else "",
    )
    if foe in PLAYERS:
        other = PLAYERS.index(foe)
        words = say("defender", count=DEFENDERS_DICE)
        return sheet._replace(foe_seat=other, foe_dice=DEFENDERS_DICE, against=bonus(state, other), against_words=words)
    own = power(state, foe)
    panic = strength(state, foe, seat) - own
    words = foe_words(state, foe, names[seat], panic, unafraid=player.panic > 0 and not panic)
    return sheet._replace(against=own + panic, against_words=words, figure=foe, power=own, panic=panic)


def _is_fight(at: Position, card: str) -> bool:
    passive = at.box.cards[card].passive
    return passive is not None and passive.op == "fight" and at.box.cards[card].type == SYNDROME


def _weapons(state: State, seat: int, selection: Selection) -> tuple[Weapon, ...]:
    found = []
    for card in (*weapon_tools(state, seat), *weapon_talents(state, seat)):
        printed = state.box.cards[card]
        times = selection.weapons.count(card)
        talent = printed.type == TALENT
        single = printed_name(printed)
        more = printed.weapon if len(next_weapons(state, selection, card)) > len(selection.weapons) else 0
        note = "tool" if not talent else "talent" if more or times else "no_die"
        worth = printed.weapon * max(times, 1)
        found.append(
            Weapon(
                card,
                weapon_name(single, times),
                printed.icon,
                printed.type,
                worth,
                say("note", note=note),
                times > 0,
                more,
                single,
            )
        )
    return tuple(found)


def _most_to_add(state: State, selection: Selection) -> int:
    """Return the most that can still be added after the roll to the weapons chosen."""
    chosen = Counter(selection.weapons)
    worths = [
        sum(state.box.cards[card].weapon for card in move.args)
        for move in state.moves()
        if not chosen - Counter(move.args)
    ]
    return max(worths) - sum(state.box.cards[card].weapon for card in selection.weapons) if worths else 0


def _odds_with(sheet: Fight, weapon: Weapon) -> str:
    """Say how often the fight would be won with a weapon more, "always" where it can't be lost; nothing where it
    changes nothing."""
    if not weapon.more or not sheet.dice or sheet.foe_dice:
        return ""
    counts = outcomes(sheet.dice, added(sheet) + weapon.more, sheet.against, sheet.faces)
    if counts[0] == outcomes(sheet.dice, added(sheet), sheet.against, sheet.faces)[0]:
        return ""
    throws = sum(counts)
    return share(counts[0], throws, BRICKS) if counts[0] < throws else share(1, 1, BRICKS)


def _chances(sheet: Fight) -> tuple[str, str]:
    """Return how likely a win is, in words."""
    if sheet.foe_dice:
        return duel_chances(sheet.foe)
    counts = outcomes(sheet.dice, added(sheet), sheet.against, sheet.faces)
    return chances(counts, sheet.dice, added(sheet), sheet.against, is_armed(sheet))


def _fight_result(view: View, one: LoggedMove, note: Note) -> Fight:
    """Return how a fight came out. The sums are those that were compared."""
    seat, kind, own, against = note[1:5]
    return _decided(view, one, _against(one.before, seat, kind, view.names)._replace(against=against), own)


def _duel_result(view: View, one: LoggedMove, note: Note) -> Fight:
    attacker, attack, defender, defence = note[1:5]
    sheet = _against(one.before, attacker, PLAYERS[defender], view.names)
    words = say("dueled", armed=any(note[:2] == ("armed", defender) for note in one.after.notes))
    return _decided(view, one, sheet._replace(foe_dice=0, against=defence, against_words=words), attack)


def _decided(view: View, one: LoggedMove, sheet: Fight, own: int) -> Fight:
    """Add the dice and weapons that made the sum, and what came of it."""
    dice, throw, named = _throw(view, one, sheet.seat)
    sheet = sheet._replace(weapons=_used(one.before, named), dice=len(dice), rolled=dice, throw=throw, decided=True)
    told = [*describe_events(one.after, view.names, FIGHTS), *_later_results(view, one)]
    return sheet._replace(verdict=(say("decided", end=end(own, sheet.against)), " ".join(told[:MOST_TOLD])))


def _later_results(view: View, one: LoggedMove) -> Iterator[str]:
    """Say what has come after a fight by chance: a stolen card is drawn before the wound of a tie is taken."""
    for later in recent_moves(view):
        if later.move.verb == moves.GREEN:
            return
        if later.ply > one.ply:
            yield recall_move(later.before, str(later.move), view.names)


def _throw(view: View, one: LoggedMove, seat: int) -> tuple[tuple[int, ...], int, tuple[str, ...]]:
    """Return the fighter's dice, after how many moves they lay there, and the weapons named since the fight began."""
    dice: tuple[int, ...] = ()
    throw = 0
    named: tuple[str, ...] = ()
    after: State = one.after
    for ply in range(one.ply, -1, -1):
        before, text = view.past[ply]
        move = read_move(text)
        named = (*(card for note in after.notes if note[:2] == ("armed", seat) for card in note[2:]), *named)
        if move.verb in (moves.FIGHT, moves.DUEL):
            break
        if move.verb == moves.ROLL:
            dice, throw = tuple(map(int, move.args)), ply + 1  # of two rolls the attacker's came first
        after = before
    return (dice if ply < one.ply and move.args[1] != "0" else ()), throw, named


def _used(at: Position, named: tuple[str, ...]) -> tuple[Weapon, ...]:
    cards = at.box.cards
    return tuple(
        Weapon(
            card,
            printed_name(cards[card]),
            cards[card].icon,
            cards[card].type,
            cards[card].weapon * named.count(card),
            "",
            True,
        )
        for card in dict.fromkeys(named)
    )


def is_fight_shown(view: View, selection: Selection) -> bool:
    """Is a fight on, planned or just over, so that its sheet is shown?"""
    state: State = view.state
    return fight_over(view, selection) or state.is_arming or bool(selection.foe)


def foe_buttons(state: State, selection: Selection, names: tuple[str, ...]) -> Markup | None:
    """Draw a button for each spawn or player that can be fought, if there are several."""
    foes = foes_of(state)
    if len(foes) < 2:
        return None
    buttons = (
        el(
            "button",
            badge(badge_id(PLAYERS.index(foe))) if foe in PLAYERS else render_figure(foe),
            el("span", titled(foe, names)),
            type="button",
            id=f"foe-{foe}",
            data_part=f"foe:{foe}",
            class_="button answer",
            aria_pressed="true" if foe == selection.foe else "false",
        )
        for foe in foes
    )
    return el("div", buttons, class_="answers foes", role="group", aria_label=say("foes"))


def fight_shown(view: View, selection: Selection) -> list[Markup | None] | None:
    """Draw the sheet of the fight that is on, planned or just over; None while there is none."""
    state: State = view.state
    done = decided_fight(view)
    if done is not None and done[0] > selection.seen:
        return [render_fight(done[1])]
    if state.is_arming:
        return [render_fight(rolled_fight(view, selection))]
    if selection.foe:
        return [foe_buttons(state, selection, view.names), render_fight(planned_fight(view, selection))]
    return None
