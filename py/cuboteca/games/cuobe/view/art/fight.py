"""The sheet of a fight: what is added up on both sides, how likely each end is, and after the roll how it came out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.markup import el
from cuboteca.draw.path import num
from cuboteca.games.cuobe.text.fights import dice_and_weapons, say, share
from cuboteca.games.cuobe.text.names import figure
from cuboteca.games.cuobe.view.art.cards import render_figure
from cuboteca.games.cuobe.view.art.emblems import emblem, sign
from cuboteca.games.cuobe.view.art.tray import die_face, thrown_die
from cuboteca.games.cuobe.view.keys import KEYS
from cuboteca.play.keys import shortcut


class Weapon(NamedTuple):
    """A tool or talent in a fight: `card:T10`."""

    id: str
    name: str
    emblem: str
    kind: str
    power: int
    """What it adds, as often as it is chosen; once, if it isn't."""
    note: str = ""
    """"used up after", "costs 1 die"."""
    chosen: bool = False
    more: int = 0
    """What adding it now, or once more, would add; nothing where it can't be."""
    single: str = ""
    """Its name, however often it is chosen."""
    odds: str = ""
    """Before the roll: how often it would be won with it, "31 in 36"."""


FACES: Final = (0, 1, 1, 2, 2, 3)


class Fight(NamedTuple):
    """All that a fight shows."""

    title: str
    """"Fight the Clown"."""
    line: str
    """"Boiler Room. The higher sum wins. On a tie, both suffer."""
    seat: int
    name: str
    foe: str
    """"The Clown"."""
    dice: int
    """How many are, or were, thrown."""
    against: int
    """The other side's sum, of which `foe_dice` are still to be rolled."""
    against_words: str
    """"power 3 + Ada's panic 1"."""
    faces: tuple[int, ...] = FACES
    """What a die shows on its sides."""
    figure: str = ""
    """Who is fought; empty when it is another player, of `foe_seat`."""
    power: int | None = None
    panic: int = 0
    """What the fighter's panic adds to the other side."""
    foe_seat: int | None = None
    foe_dice: int = 0
    """How many the other player has yet to roll."""
    weapons: tuple[Weapon, ...] = ()
    malus: int = 0
    """What is taken from the fighter's sum, and the name of what takes it."""
    malus_name: str = ""
    malus_emblem: str = ""
    rolled: tuple[int, ...] | None = None
    """After the roll."""
    throw: int = 0
    """A number that differs from roll to roll."""
    dice_left: int = 0
    decided: bool = False
    """Is it over, with nothing left to choose?"""
    ends: tuple[str, str, str] = ("", "", "")
    """What a win, a tie and a loss bring, in words."""
    verdict: tuple[str, str] = ("", "")
    """"You’ll probably win", and a sentence on it; after the roll what came of it."""


def bonus(fight: Fight) -> int:
    """Return what the chosen weapons add to the dice, less what is taken from them."""
    return sum(weapon.power for weapon in fight.weapons if weapon.chosen) - fight.malus


def own_sum(fight: Fight) -> int:
    """Return what has been rolled, with what is added to it."""
    return sum(fight.rolled or ()) + bonus(fight)


def is_armed(fight: Fight) -> bool:
    """Has a weapon been chosen?"""
    return any(weapon.chosen for weapon in fight.weapons)


def to_add(fight: Fight) -> list[str]:
    """List the weapons that can still be added, each with its number, which is its key."""
    told = enumerate(fight.weapons, 1)
    return [
        say(
            "to_add",
            planned=bool(weapon.odds),
            number=number,
            weapon=weapon.single,
            power=weapon.more,
            share=weapon.odds,
        )
        for number, weapon in told
        if weapon.more
    ]


def end(own: int, other: int) -> str:
    """Return `win`, `tie` or `lose`."""
    return "win" if own > other else "tie" if own == other else "lose"


@cache
def ways(dice: int, faces: Sequence[int]) -> tuple[int, ...]:
    """Count in how many of the `len(faces) ** dice` throws each sum comes, from 0 upwards."""
    counts = [1]
    for _ in range(dice):
        longer = [0] * (len(counts) + max(faces))
        for total, count in enumerate(counts):
            for face in faces:
                longer[total + face] += count
        counts = longer
    return tuple(counts)


def outcomes(dice: int, bonus: int, against: int, faces: Sequence[int] = FACES) -> tuple[int, int, int]:
    """Count the throws that win, tie and lose against a sum."""
    won = tied = lost = 0
    for total, count in enumerate(ways(dice, faces)):
        if total + bonus > against:
            won += count
        elif total + bonus == against:
            tied += count
        else:
            lost += count
    return won, tied, lost


BRICKS: Final = 36
"""So many throws two dice have: up to there each is a brick."""
LABELLED: Final = 9
"""Up to so many columns each has its number below it."""
ENDS: Final = ("win", "tie", "lose")


def render_odds(fight: Fight) -> Markup:
    """Draw how the two sides stand now."""
    return el(
        "div",
        _bars(fight),
        el("div", el("p", fight.verdict[0], class_="fight-verdict"), el("p", fight.verdict[1])),
        class_="fight-odds",
    )


def _bars(fight: Fight) -> Markup | None:
    """Draw the sums of the dice as columns: bricks while each throw can be shown, one bar each with more dice."""
    if not fight.dice:
        return None
    counts = ways(fight.dice, fight.faces)
    tall = max(counts)
    step, width, height = 18, 13, 100
    columns = ""
    for total, count in enumerate(counts):
        paint = "var(--muted)" if fight.foe_dice else f"var(--odds-{end(total + bonus(fight), fight.against)})"
        x = step * total
        if sum(counts) <= BRICKS:
            columns += "".join(
                f'<rect x="{x}" y="{height - 10 * (i + 1) + 2}" width="{width}" height="8" rx="2.5" fill="{paint}"/>'
                for i in range(count)
            )
        else:
            high = max(2.5, 98 * count / tall)
            columns += (
                f'<rect x="{x}" y="{num(height - high)}" width="{width}" height="{num(high)}" rx="3" fill="{paint}"/>'
            )
        if len(counts) <= LABELLED or total % 2 == 0:
            columns += (
                f'<text x="{num(x + width / 2)}" y="{height + 17}" text-anchor="middle" font-size="14" '
                f'font-weight="700" fill="{paint}">{total}</text>'
            )
    top = 0 if sum(counts) > BRICKS else height - 10 * tall
    wide = step * len(counts) - (step - width)
    return Markup(
        f'<svg class="fight-bars" viewBox="0 {top} {wide} {height + 22 - top}" aria-hidden="true" '
        f'width="{wide}">{columns}</svg>'
    )


def render_outcome(fight: Fight) -> Markup:
    """Draw the two sums against each other after the roll, and what came of it."""
    own = own_sum(fight)
    came = end(own, fight.against)
    told = (
        el("b", figure(own)),
        el("span", say("compared", end=came)),
        el("b", figure(fight.against)),
    )
    return el(
        "div",
        el("p", told, class_="fight-score"),
        el("div", el("p", fight.verdict[0], class_="fight-verdict"), el("p", fight.verdict[1])),
        class_=f"fight-odds ended-{came}",
        role="status",
    )


def render_ends(fight: Fight) -> Markup | None:
    """Draw how it can end with the dice that are chosen; None if there is nothing to show."""
    if not any(fight.ends):
        return None
    counts = outcomes(fight.dice, bonus(fight), fight.against, fight.faces)
    able = fight.dice > 0 or is_armed(fight)
    came = None if fight.rolled is None else end(own_sum(fight), fight.against)
    rows = (
        el(
            "li",
            Markup(
                '<svg class="end-mark" viewBox="0 0 10 10" aria-hidden="true">'
                f'<rect width="10" height="10" rx="3" fill="var(--odds-{key})"/></svg>'
            ),
            el("b", say(key)),
            el("span", words),
            el("span", share(count, sum(counts), BRICKS), class_="end-share") if came is None and able else None,
            class_="came" if came == key else "passed" if came else None,
        )
        for key, words, count in zip(ENDS, fight.ends, counts, strict=True)
    )
    return el("ul", rows, class_="fight-ends")


# The sheet.


def render_fight(fight: Fight) -> Markup:
    """Draw the whole sheet, but for its last row of buttons. What can be chosen comes before what the ends bring."""
    return el(
        "section",
        el("h2", fight.title, id="fight-title"),
        el("p", fight.line, class_="fight-line"),
        el("div", _own(fight), el("span", say("against"), class_="fight-against"), _other(fight), class_="fight-sides"),
        render_odds(fight) if fight.rolled is None else render_outcome(fight),
        None if fight.decided else _choices(fight) if fight.rolled is None else _weapons(fight),
        render_ends(fight),
        class_="fight-sheet",
        id="fight",
        aria_labelledby="fight-title",
    )


def _own(fight: Fight) -> Markup:
    chosen = [weapon for weapon in fight.weapons if weapon.chosen]
    faces = fight.rolled if fight.rolled is not None else (None,) * fight.dice
    objects: list[Markup] = []
    if faces:
        objects.append(
            el(
                "span",
                (_fight_die(face, fight.throw, i) for i, face in enumerate(faces)),
                class_="fight-dice" + (" many" if len(faces) > 2 else "") + (" crowd" if len(faces) > 4 else ""),
            )
        )
    for weapon in chosen:
        objects += [_plus()] if objects else []
        objects.append(_weapon_card(weapon))
    if fight.malus:
        objects += [
            _plus("−"),
            el("span", emblem(fight.malus_emblem, "syndrome"), el("b", str(fight.malus)), class_="fight-panic"),
        ]
    sums = dice_and_weapons(
        fight.dice,
        fight.rolled,
        [(weapon.name, weapon.power) for weapon in chosen],
        (fight.malus_name, fight.malus) if fight.malus else None,
    )
    return _side(
        el("p", badge(badge_id(fight.seat)), el("b", fight.name), class_="fight-name"), objects, sums, _sum(fight)
    )


def _fight_die(face: int | None, throw: int, number: int) -> Markup:
    return die_face(None) if face is None else thrown_die(face, f"roll-{throw}", number)


def _sum(fight: Fight) -> str:
    if fight.rolled is not None:
        return figure(own_sum(fight))
    return _range(fight.dice, bonus(fight), fight.faces)


def _range(dice: int, added: int, faces: Sequence[int]) -> str:
    """Return what so many dice can come to with what is added."""
    return say("range", least=added, most=dice * max(faces) + added) if dice else figure(added)


def _other(fight: Fight) -> Markup:
    objects: list[Markup] = []
    if fight.figure:
        objects.append(render_figure(fight.figure, fight.power))
        if fight.panic:
            objects += [_plus(), el("span", sign("panic"), el("b", str(fight.panic)), class_="fight-panic")]
    elif fight.foe_seat is not None:
        objects.append(
            Markup(
                '<svg class="figure" viewBox="-24 -52 54 62" aria-hidden="true">'
                f'<use href="#c-pawn-{fight.foe_seat + 1}"/></svg>'
            )
        )
    name = el("p", el("b", fight.foe), class_="fight-name")
    return _side(name, objects, fight.against_words, _range(fight.foe_dice, fight.against, fight.faces))


def _side(name: Markup, objects: list[Markup], words: str, total: str) -> Markup:
    return el(
        "div",
        name,
        el("div", objects, class_="fight-objects"),
        el("p", words, class_="fight-words"),
        el("p", total, class_="fight-total"),
        class_="fight-side",
    )


def _plus(text: str = "+") -> Markup:
    return el("span", text, class_="fight-plus")


def _weapon_card(weapon: Weapon) -> Markup:
    return el(
        "span",
        emblem(weapon.emblem, weapon.kind),
        el("span", weapon.name, class_="held-name"),
        el("b", f"+{weapon.power}", class_="held-power"),
        class_=f"held-card of-{weapon.kind}",
    )


def _choices(fight: Fight) -> Markup:
    """Draw the choice of how many dice, and which weapons."""
    return el(
        "div",
        el(
            "div",
            _step("fewer", "−", fight.dice > 0),
            el("p", el("b", say("sum_dice", count=fight.dice)), el("span", say("left", count=fight.dice_left))),
            _step("more", "+", fight.dice < fight.dice_left),
            class_="fight-stepper",
            role="group",
            aria_label=say("to_roll"),
        ),
        (_weapon(weapon, number) for number, weapon in enumerate(fight.weapons, 1)),
        class_="fight-choices",
    )


def _weapons(fight: Fight) -> Markup | None:
    """Draw the weapons that may still be added after the roll."""
    if not fight.weapons:
        return None
    return el(
        "div", (_weapon(weapon, number) for number, weapon in enumerate(fight.weapons, 1)), class_="fight-choices"
    )


def _step(name: str, text: str, enabled: bool) -> Markup:
    return el(
        "button",
        text,
        type="button",
        id=f"dice-{name}",
        data_part=f"dice:{name}",
        aria_label=say(name),
        aria_disabled=None if enabled else "true",
    )


def _weapon(weapon: Weapon, number: int) -> Markup:
    note = say("win_with", share=weapon.odds, note=weapon.note) if weapon.odds else weapon.note
    return el(
        "button",
        emblem(weapon.emblem, weapon.kind),
        el("span", el("b", say("worth", weapon=weapon.name, power=weapon.power)), el("span", note)),
        type="button",
        class_="fight-weapon",
        id=f"weapon-{weapon.id}",
        data_part=f"weapon:{weapon.id}",
        aria_keyshortcuts=shortcut(KEYS, f"nth:{number}"),
        aria_pressed="true" if weapon.chosen else "false",
    )
