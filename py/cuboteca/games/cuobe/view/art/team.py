"""The team: how its players are, at a glance; what threatens it; and the panel of the player whose turn it is."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.markup import el, element_id
from cuboteca.games.cuobe.rules.position import WORST
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.text.rooms import PANIC, WOUNDS, harm_title
from cuboteca.games.cuobe.view.art.cards import HandCard, render_cards, render_figure
from cuboteca.games.cuobe.view.art.emblems import sign
from cuboteca.games.cuobe.view.art.tray import render_dice
from cuboteca.games.cuobe.view.keys import KEYS
from cuboteca.play.keys import shortcut


class Mate(NamedTuple):
    """A player, as the others see them."""

    seat: int
    """Counted from 0."""
    name: str
    wounds: int = 0
    panic: int = 0
    cards: tuple[str, ...] = ()
    """The kinds of the cards they hold: `tool`, `key`, `talent`, `syndrome`."""
    status: str = "alive"
    """`alive`, `insane`, `dead` or `escaped`."""
    asleep: bool = False
    where: str = ""
    """"Archive, b4": shown where there is room."""
    active: bool = False
    glow: bool = False
    """May be chosen now."""
    picked: bool = False
    number: int = 0
    """Of the answer, which is its key; 0 for none."""


class Own(NamedTuple):
    """The player who acts."""

    seat: int
    name: str
    where: str
    wounds: int
    panic: int
    dice: tuple[int, int]
    """How many are left, and the most there have been in the turn."""
    cards: tuple[HandCard, ...] = ()
    dice_words: str = ""
    """"4 dice left"."""
    insane: bool = False


def render_team(mates: tuple[Mate, ...], live: bool = True) -> Markup:
    """Draw the players, a line each; more than two stand close, three to a row."""
    kind = "team" + (" many" if len(mates) > 2 else "") + (" crowd" if len(mates) > 3 else "")
    lines = (el("li", _mate(mate, live)) for mate in mates)
    return el("ul", lines, class_=kind, aria_label=label("players"), data_told="team")


def _mate(mate: Mate, live: bool) -> Markup:
    states = (
        ("active", mate.active),
        ("choosable", mate.glow),
        ("gone", mate.status in ("dead", "escaped")),
        (f"is-{mate.status}", True),
    )
    kind = " ".join(["mate", *(name for name, is_so in states if is_so)])
    inside = (
        badge(badge_id(mate.seat)),
        el(
            "span",
            el("span", mate.name, class_="mate-name"),
            sign("asleep") if mate.asleep else None,
            el("span", label("asleep"), class_="for-ears") if mate.asleep else None,
            class_="mate-who",
        ),
        el("span", mate.where, class_="mate-where") if mate.where else None,
        render_state(mate),
    )
    if not live:
        return el("div", inside, class_=kind)
    return el(
        "button",
        inside,
        type="button",
        class_=f"{kind} shows-key",
        id=f"mate-{mate.seat}",
        data_part=f"mate:{mate.seat}",
        aria_keyshortcuts=shortcut(KEYS, f"nth:{mate.number}") if mate.number else None,
        aria_pressed="true" if mate.picked else None,
    )


def render_state(mate: Mate) -> Markup:
    """Draw how a player is: wounds, panic and cards, or that the player is gone."""
    if mate.status in ("dead", "escaped"):
        return el(
            "span",
            sign("dead" if mate.status == "dead" else "leave"),
            el("span", label("gone", status=mate.status)),
            class_="mate-how ended",
            data_told=f"mate-{mate.seat}",
        )
    panic = (
        el("span", sign("insane"), el("b", label("insane"), class_="mad"), class_="stat panic")
        if mate.status == "insane"
        else _stat("panic", mate.panic)
    )
    return el(
        "span", _stat("wound", mate.wounds), panic, _kinds(mate.cards), class_="mate-how", data_told=f"mate-{mate.seat}"
    )


def _stat(name: str, number: int) -> Markup:
    grave = " grave" if number >= WORST - 1 else ""
    return el(
        "span",
        sign(name),
        el("span", label("harm", harm=name), " ", class_="for-ears"),
        el("b", str(number)),
        class_=f"stat {name}{grave}",
    )


FORMS: Final = {
    "tool": "M1.5 0h2.4a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H1.5a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 "
    "1 1.5-1.5z",
    "key": "M2.7 0a2.7 2.7 0 0 1 1.1 5.2V12H1.6V5.2A2.7 2.7 0 0 1 2.7 0z",
    "talent": "M2.7 0l2.7 6-2.7 6L0 6z",
    "syndrome": "M0 0h5.4v5H0zM0 7h5.4v5H0z",
}
"""A small form for each kind of card, so that the colour is not needed."""


def _kinds(cards: tuple[str, ...]) -> Markup | None:
    """Draw what a player holds: a small form for each card, in the colour of its kind."""
    if not cards:
        return None
    said = ", ".join(label("held", kind=kind, count=cards.count(kind)) for kind in dict.fromkeys(cards))
    forms = "".join(
        f'<path d="{FORMS[kind]}" transform="translate({7 * i} 0)" fill="var(--card-{kind})" stroke="var(--card-edge)" '
        'stroke-width=".8" stroke-linejoin="round"/>'
        for i, kind in enumerate(cards)
    )
    wide = 7 * len(cards)
    return el(
        "span",
        Markup(f'<svg viewBox="-.5 -.5 {wide} 13" width="{wide}" height="13" aria-hidden="true">{forms}</svg>'),
        el("span", said, class_="for-ears"),
        class_="mate-cards",
    )


def render_own(own: Own, live: bool = True) -> Markup:
    """Draw wounds, panic and dice, and the cards before the player."""
    return el(
        "section",
        el(
            "h2",
            badge(badge_id(own.seat)),
            el("span", own.name),
            el("span", own.where, class_="actor-where"),
            class_="actor-who",
        ),
        el(
            "div",
            render_track("wound", own.seat, own.wounds, live=live),
            render_track("panic", own.seat, own.panic, label("insane") if own.insane else "", live),
            render_own_dice(own.seat, own.dice, own.dice_words),
            class_="actor-state",
        ),
        render_cards(own.cards, label("players_cards", name=own.name), live) if own.cards else None,
        class_="actor",
        id="actor",
        data_told="own",
    )


def render_own_dice(seat: int, dice: tuple[int, int], words: str) -> Markup:
    """Draw the dice of a turn, and say how many are left."""
    said = el("span", words, class_="dice-words")
    return el("div", render_dice(*dice, words), said, class_="actor-dice", data_told=f"dice-{seat}")


TRACKS: Final = {"wound": WOUNDS, "panic": PANIC}
"""The panel that says what wounds do, or panic does."""


def render_track(name: str, seat: int, number: int, word: str = "", live: bool = True) -> Markup:
    """Draw five small bars, as many of them full. It can be tapped where it is live, and says what it does."""
    title = harm_title(TRACKS[name])
    bars = "".join(
        f'<rect x="{15 * i + 0.7:g}" y=".7" width="12" height="6.6" rx="2.5" '
        + (
            f'fill="var(--{name})" stroke="var(--{name})"'
            if i < number
            else 'fill="none" stroke="var(--muted)" stroke-opacity=".6"'
        )
        + ' stroke-width="1.2"/>'
        for i in range(WORST)
    )
    inside = (
        sign(name),
        el(
            "span",
            el("span", title, " ", el("b", word or str(number)), class_="track-words"),
            Markup(f'<svg class="track-bars" viewBox="0 0 74 8" aria-hidden="true">{bars}</svg>'),
        ),
    )
    kind = f"track {name}" + (" grave" if number >= WORST - 1 else "")
    told = f"{name}-{seat}"
    if not live:
        return el("div", inside, class_=kind, data_told=told)
    part = f"deed:{TRACKS[name]}"
    return el("button", inside, type="button", id=element_id(part), data_part=part, class_=kind, data_told=told)


class Threat(NamedTuple):
    """Something that threatens the team, for the list that says what does."""

    words: str
    sign: str = "threat"
    figure: str = ""
    """One of those who come, instead of a sign."""
    power: int | None = None
    where: str = ""
    grave: bool = False


def render_threats(threats: tuple[Threat, ...], title: str) -> Markup:
    """Draw what threatens the players, a line each."""
    return el(
        "section",
        el("h2", title),
        el(
            "ul",
            (
                el(
                    "li",
                    el(
                        "span",
                        render_figure(threat.figure, threat.power) if threat.figure else sign(threat.sign),
                        class_="threat-sign",
                    ),
                    el("span", threat.words),
                    el("b", threat.where, class_="threat-where") if threat.where else None,
                    class_="threat grave" if threat.grave else "threat",
                )
                for threat in threats
            ),
        ),
        class_="threats",
    )
