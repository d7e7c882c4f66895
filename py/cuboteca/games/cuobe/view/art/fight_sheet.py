"""A fight: what is added up on both sides, how likely each end is, and after the roll how it came out."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.markup import el
from cuboteca.games.cuobe.text.names import figure
from cuboteca.games.cuobe.view.art.cards import draw_figure
from cuboteca.games.cuobe.view.art.emblems import emblem, sign
from cuboteca.games.cuobe.view.art.fight import Fight, Weapon, bonus, draw_ends, draw_odds, draw_outcome, ways
from cuboteca.games.cuobe.view.art.tray import die_face
from cuboteca.games.cuobe.view.keys import KEYS
from cuboteca.play.keys import shortcut


def draw_fight(fight: Fight) -> Markup:
    """The whole sheet, but for its last row of buttons."""
    return el(
        "section",
        el("h2", fight.title, id="fight-title"),
        el("p", fight.line, class_="fight-line"),
        el("div", _own(fight), el("span", "against", class_="fight-against"), _other(fight), class_="fight-sides"),
        draw_odds(fight) if fight.rolled is None else draw_outcome(fight),
        draw_ends(fight),
        _choices(fight) if fight.rolled is None else _weapons(fight),
        class_="fight-sheet",
        id="fight",
        aria_labelledby="fight-title",
    )


def _own(fight: Fight) -> Markup:
    chosen = [weapon for weapon in fight.weapons if weapon.chosen]
    faces = fight.rolled if fight.rolled is not None else (None,) * fight.dice
    throw = fight.throw if fight.rolled is not None else None
    objects: list[Markup] = []
    if faces:
        objects.append(
            el(
                "span",
                (die_face(face, throw, i) for i, face in enumerate(faces)),
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
    sums = " + ".join(
        [
            *([f"{fight.dice} {'die' if fight.dice == 1 else 'dice'}"] if fight.rolled is None and fight.dice else []),
            *(["+".join(map(str, fight.rolled))] if fight.rolled else []),
            *(f"{weapon.name.lower()} {weapon.power}" for weapon in chosen),
        ]
    ) + (f" − {fight.malus_name.lower()} {fight.malus}" if fight.malus else "")
    return _side(
        el("p", badge(badge_id(fight.seat)), el("b", fight.name), class_="fight-name"), objects, sums, _sum(fight)
    )


def _sum(fight: Fight) -> str:
    added = bonus(fight)
    if fight.rolled is not None:
        return figure(sum(fight.rolled) + added)
    most = len(ways(fight.dice)) - 1 + added
    return f"{figure(added)} to {figure(most)}" if fight.dice else figure(added)


def _other(fight: Fight) -> Markup:
    objects: list[Markup] = []
    if fight.figure:
        objects.append(draw_figure(fight.figure, fight.power))
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
    return _side(name, objects, fight.against_words, figure(fight.against))


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
    """How many dice, and which weapons."""
    left = f"of {fight.dice_left} left"
    word = "die" if fight.dice == 1 else "dice"
    return el(
        "div",
        el(
            "div",
            _step("fewer", "One die fewer", "−", fight.dice > 0),
            el("p", el("b", f"{fight.dice} {word}"), el("span", left)),
            _step("more", "One die more", "+", fight.dice < fight.dice_left),
            class_="fight-stepper",
            role="group",
            aria_label="Dice to throw",
        ),
        (_weapon(weapon, number) for number, weapon in enumerate(fight.weapons, 1)),
        class_="fight-choices",
    )


def _weapons(fight: Fight) -> Markup | None:
    """After the roll weapons may still be added."""
    if not fight.weapons:
        return None
    return el(
        "div", (_weapon(weapon, number) for number, weapon in enumerate(fight.weapons, 1)), class_="fight-choices"
    )


def _step(name: str, label: str, text: str, enabled: bool) -> Markup:
    return el(
        "button",
        text,
        type="button",
        id=f"dice-{name}",
        data_part=f"dice:{name}",
        aria_label=label,
        aria_disabled=None if enabled else "true",
    )


def _weapon(weapon: Weapon, number: int) -> Markup:
    return el(
        "button",
        emblem(weapon.emblem, weapon.kind),
        el("span", el("b", f"{weapon.name} {weapon.power}"), el("span", weapon.note)),
        type="button",
        class_="fight-weapon",
        id=f"weapon-{weapon.id}",
        data_part=f"weapon:{weapon.id}",
        aria_keyshortcuts=shortcut(KEYS, f"nth:{number}"),
        aria_pressed="true" if weapon.chosen else "false",
    )
