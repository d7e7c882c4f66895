"""A fight at the table: its sheet while it is planned, rolled with weapons still to be named, or over; and its taps."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.markup import el
from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.cards import SYNDROME, TALENT
from cuboteca.games.cuobe.rules.fights import DEFENDERS_DICE, bonus, power, strength, weapon_talents, weapon_tools
from cuboteca.games.cuobe.rules.illegal import why_not
from cuboteca.games.cuobe.rules.moves import KIND_WORDS, PLAYERS, Move, read_move
from cuboteca.games.cuobe.rules.position import SISTER, SPIDER, TWIN, Note, Position
from cuboteca.games.cuobe.rules.refusal import Refusal
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import Selection
from cuboteca.games.cuobe.text.choices import ARMING, is_question
from cuboteca.games.cuobe.text.log import LoggedMove, fight_over, last_roll, recent_moves
from cuboteca.games.cuobe.text.log_events import describe_events
from cuboteca.games.cuobe.text.names import KIND_NAMES, capital, counted, foe_name, titled
from cuboteca.games.cuobe.text.rooms import name_of
from cuboteca.games.cuobe.view.art.cards import render_figure
from cuboteca.games.cuobe.view.art.fight import Fight, Weapon, outcomes, render_fight, to_add
from cuboteca.games.cuobe.view.art.fight import bonus as added
from cuboteca.play.view import Answer, Selected, View
from cuboteca.play.wording import join_words

LIKELY: Final = ((0.9, "You should win"), (0.6, "You will probably win"), (0.4, "It could go either way"))
"""By the chance of a win, and half of that of a tie."""
FREE: Final = "costs no die now"
SUMS: Final = ("fought", "dueled")
"""Events that the sheet itself shows."""


def fight_move(state: State, selection: Selection) -> Move | None:
    """Return the move of the fight that is planned; None if none is."""
    if not selection.foe:
        return None
    number = str(planned_dice(state, selection))
    duel = selection.foe in PLAYERS
    return Move(moves.DUEL, (selection.foe, number)) if duel else Move(moves.FIGHT, (KIND_WORDS[selection.foe], number))


def planned_dice(state: State, selection: Selection) -> int:
    """Return as many dice as the player says; else two, or the one that is left."""
    return min(selection.dice if selection.dice >= 0 else 2, max(state.dice, 0))


def planned_fight(view: View, selection: Selection) -> Fight:
    """Return the fight before the roll: the sums, and how it may end."""
    state: State = view.state
    seat = state.active
    dice = planned_dice(state, selection)
    sheet = _against(state, seat, selection.foe, view.names)._replace(
        dice=dice, weapons=_weapons(state, seat, selection, max(state.dice - dice, 0)), dice_left=state.dice
    )
    return sheet._replace(ends=_ends(state, selection.foe, view.names), verdict=_chances(sheet))


def rolled_fight(view: View, selection: Selection) -> Fight:
    """Return the fight after the roll, while weapons may be named."""
    state: State = view.state
    step = state.agenda[-1]
    seat = step.seat
    thrown = last_roll(recent_moves(view))
    throw = thrown[0] + 1 if thrown is not None else 0
    if step.what == steps.ARMS:
        sheet = _against(state, seat, step.name, view.names)
        own_dice, dice = step.values, state.dice
    else:
        other = step.other
        sheet = _against(state, seat, PLAYERS[other], view.names)
        attack = step.what == steps.DUEL_ARMS
        own_dice = step.values[: step.number] if attack else step.values
        theirs = sum(step.values[step.number :]) + bonus(state, other) if attack else step.number
        words = f"rolled {theirs}, weapons to come" if attack else "attacks"
        sheet = sheet._replace(against=theirs, against_words=words)
        dice = state.dice if attack else 1
    weapons = _weapons(state, seat, selection, dice)
    if step.what == steps.GUARD:
        weapons = tuple(weapon._replace(note=FREE) if weapon.kind == TALENT else weapon for weapon in weapons)
    sheet = sheet._replace(dice=len(own_dice), rolled=own_dice, throw=throw, weapons=weapons, dice_left=dice)
    verdict = _so_far(sheet, before_defence=step.what == steps.DUEL_ARMS)
    return sheet._replace(ends=_ends(state, step.name, view.names), verdict=verdict)


def weapons_shown(view: View, selection: Selection) -> list[str] | None:
    """List the weapons on the sheet of the fight that is planned or on, in order; None while there is none."""
    state: State = view.state
    if state.agenda[-1].what in ARMING:
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


def weapons_move(selection: Selection) -> Move:
    """Return the move that the weapons selected come to."""
    return Move(moves.WEAPONS, tuple(sorted(selection.weapons)))


def next_weapons(state: State, selection: Selection, card: str) -> tuple[str, ...]:
    """Add the weapon tapped, a talent as often as it may be; then put it down."""
    more = (*selection.weapons, card)
    if state.agenda[-1].what in ARMING:
        legal = {move.args for move in state.moves()}
        fits = any(all(args.count(each) >= more.count(each) for each in more) for args in legal)
    else:
        seat = state.active
        dice = state.dice - planned_dice(state, selection)
        most = dice if card in state.players[seat].talents else 1
        talents = sum(each in state.players[seat].talents for each in more)
        fits = more.count(card) <= most and talents <= max(dice, 0)
    return more if fits else tuple(each for each in selection.weapons if each != card)


def _against(state: State, seat: int, foe: str, names: tuple[str, ...]) -> Fight:
    """Say who fights whom, and with what sums."""
    player = state.players[seat]
    malus = bonus(state, seat)
    held = next((card for card in (*player.syndromes, *player.talents) if _is_fight(state, card)), "")
    sheet = Fight(
        f"Fight {names[PLAYERS.index(foe)] if foe in PLAYERS else KIND_NAMES[foe]}",
        f"{name_of(state, player.place)}. The higher sum wins, equal sums hurt both.",
        seat,
        names[seat],
        titled(foe, names),
        0,
        0,
        "",
        malus=max(-malus, 0),
        malus_name=state.box.cards[held].name if held else "",
        malus_emblem=state.box.cards[held].icon if held else "",
    )
    if foe in PLAYERS:
        other = PLAYERS.index(foe)
        return sheet._replace(foe_seat=other, against=3, against_words=f"{DEFENDERS_DICE} dice, 4 as a rule")
    own = power(state, foe)
    panic = strength(state, foe, seat) - own
    words = f"power {own}" + (f" + panic {panic}" if panic else "")
    return sheet._replace(against=own + panic, against_words=words, figure=foe, power=own, panic=panic)


def _is_fight(at: Position, card: str) -> bool:
    passive = at.box.cards[card].passive
    return passive is not None and passive.op == "fight" and at.box.cards[card].type == SYNDROME


def _weapons(state: State, seat: int, selection: Selection, dice: int) -> tuple[Weapon, ...]:
    found = []
    for card in (*weapon_tools(state, seat), *weapon_talents(state, seat)):
        printed = state.box.cards[card]
        times = selection.weapons.count(card)
        talent = printed.type == TALENT
        name = printed.name if times < 2 else f"{printed.name} ×{times}"
        note = "a die each time" if talent else "used up after"
        if talent and not dice and not times:
            note = "no die left for it"
        found.append(Weapon(card, name, printed.icon, printed.type, printed.weapon * max(times, 1), note, times > 0))
    return tuple(found)


def _ends(state: State, foe: str, names: tuple[str, ...]) -> tuple[str, str, str]:
    """Say what a win, a tie and a loss bring."""
    if foe not in KIND_NAMES:
        return "", "", ""
    hit = f"{capital(KIND_NAMES[foe])} {_hit(state, foe)}"
    return hit, "The same, and you take a wound", "You take a wound"


def _hit(state: State, kind: str) -> str:
    spawn = state.spawn(kind)
    if kind == SPIDER:
        return "is killed"
    if kind in (TWIN, SISTER):
        last = spawn is None or len(spawn.stolen) <= 1
        return "is destroyed" if last else "gives a card back"
    left = (spawn.power if spawn is not None else 1) - 1
    many = kind == "tentacles"
    return f"{'are' if many else 'is'} destroyed" if left <= 0 else f"{'fall' if many else 'falls'} to power {left}"


def _chances(sheet: Fight) -> tuple[str, str]:
    """Say how likely a win is."""
    if sheet.foe_seat is not None:
        return "Nobody knows", f"{sheet.foe} throws three dice, and both may add weapons after it."
    won, tied, lost = outcomes(sheet.dice, added(sheet), sheet.against)
    every = won + tied + lost
    words = next((said for least, said in LIKELY if (won + tied / 2) / every >= least), "You will probably lose")
    if not won and not tied:
        words = "You cannot win"
    need = sheet.against - added(sheet) + 1
    if need <= 0:
        return "You will win", "Whatever the dice show."
    tie = f"; {need - 1} is a tie" if tied else ""
    return (
        words,
        f"You need {need} or more on {'the die' if sheet.dice == 1 else 'the dice'}{tie}.",
    )


def _so_far(sheet: Fight, before_defence: bool) -> tuple[str, str]:
    own = sum(sheet.rolled or ()) + added(sheet)
    if before_defence:
        return "Before the defence", "Weapons used are gone, whatever comes of it."
    short = sheet.against - own
    if short < 0:
        return "That is enough", "More would be wasted."
    if short == 0:
        return "A tie so far", "One more would win it."
    more = f"{short + 1} more would win it."
    return "Not enough so far", more if any(not weapon.chosen for weapon in sheet.weapons) else "Nothing more to add."


def _fight_result(view: View, one: LoggedMove, note: Note) -> Fight:
    """Return how a fight came out. The sums are those that were compared."""
    seat, kind, own, against = note[1:5]
    return _decided(view, one, _against(one.before, seat, kind, view.names)._replace(against=against), own)


def _duel_result(view: View, one: LoggedMove, note: Note) -> Fight:
    attacker, attack, defender, defence = note[1:5]
    sheet = _against(one.before, attacker, PLAYERS[defender], view.names)
    return _decided(view, one, sheet._replace(against=defence, against_words="dice and weapons"), attack)


def _decided(view: View, one: LoggedMove, sheet: Fight, own: int) -> Fight:
    """Add the dice and weapons that made the sum, and what came of it."""
    dice, named = _throw(view, one, sheet.seat)
    weapons = tuple(weapon for weapon in _used(one.before, named))
    sheet = sheet._replace(weapons=weapons, dice=len(dice), rolled=dice, throw=one.ply + 1)
    told = describe_events(one.after, view.names, SUMS)
    won = "Won" if own > sheet.against else "A tie" if own == sheet.against else "Lost"
    return sheet._replace(verdict=(won, " ".join(told[:3])))


def _throw(view: View, one: LoggedMove, seat: int) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Return the fighter's dice, and the weapons named since the fight began."""
    dice: tuple[int, ...] = ()
    named: tuple[str, ...] = ()
    after: State = one.after
    for ply in range(one.ply, -1, -1):
        before, text = view.past[ply]
        move = read_move(text)
        named = (*(card for note in after.notes if note[:2] == ("armed", seat) for card in note[2:]), *named)
        if move.verb in (moves.FIGHT, moves.DUEL):
            break
        if move.verb == moves.ROLL:
            dice = tuple(map(int, move.args))  # of two rolls the attacker's came first
        after = before
    return (dice if ply < one.ply and move.args[1] != "0" else ()), named


def _used(at: Position, named: tuple[str, ...]) -> tuple[Weapon, ...]:
    cards = at.box.cards
    return tuple(
        Weapon(
            card, cards[card].name, cards[card].icon, cards[card].type, cards[card].weapon * named.count(card), "", True
        )
        for card in dict.fromkeys(named)
    )


def is_fight_shown(view: View, selection: Selection) -> bool:
    """Is a fight on, planned or just over, so that its sheet is shown?"""
    state: State = view.state
    arming = is_question(state) and state.agenda[-1].what in ARMING
    return fight_over(view, selection) or arming or bool(selection.foe)


# What of it lies in the tray.


def foes_of(state: State) -> list[str]:
    """List whom the active player can fight now: kinds, and players as `P2`."""
    found: dict[str, None] = {}
    for move in state.moves():
        if move.verb == moves.FIGHT:
            found[move.args[0].lower()] = None
        elif move.verb == moves.DUEL:
            found[move.args[0]] = None
    return list(found)


def foe_buttons(state: State, selection: Selection, names: tuple[str, ...]) -> Markup | None:
    """Draw a button for each who could be fought, if there are several."""
    foes = foes_of(state)
    if len(foes) < 2:
        return None
    buttons = (
        el(
            "button",
            badge(badge_id(PLAYERS.index(foe))) if foe in PLAYERS else render_figure(foe),
            el("span", capital(foe_name(foe, names))),
            type="button",
            id=f"foe-{foe}",
            data_part=f"foe:{foe}",
            class_="button answer",
            aria_pressed="true" if foe == selection.foe else "false",
        )
        for foe in foes
    )
    return el("div", buttons, class_="answers foes", role="group", aria_label="Whom to fight")


def fight_shown(view: View, selection: Selection) -> list[Markup | None] | None:
    """Draw the sheet of the fight that is on, planned or just over; None while there is none."""
    state: State = view.state
    done = decided_fight(view)
    if done is not None and done[0] > selection.seen:
        return [render_fight(done[1])]
    if is_question(state) and state.agenda[-1].what in ARMING:
        return [render_fight(rolled_fight(view, selection))]
    if selection.foe:
        return [foe_buttons(state, selection, view.names), render_fight(planned_fight(view, selection))]
    return None


# Taps.


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


def _how_it_looks(view: View, selection: Selection) -> str:
    """Put the chances into words."""
    state: State = view.state
    arming = is_question(state) and state.agenda[-1].what in ARMING
    verdict, needed = (rolled_fight if arming else planned_fight)(view, selection).verdict
    return f"{verdict}. {needed}".strip()
