"""Cards: what a player holds, the green card of the turn, shown large and then put away small, and the deck as a clock.

Card faces stay paper and green baize in both themes."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup, escape

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.markup import el, element_id
from cuboteca.draw.path import around, num, pair
from cuboteca.games.cuobe.rules.position import SPIDER, TWIN
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.view.art.emblems import emblem

EXPLAINED: Final = ("tick", "trigger", "spawn")
"""Kinds of green cards that say what they are about, for players who have never met one."""


class HandCard(NamedTuple):
    """A tool, key, talent or syndrome before a player."""

    id: str
    """`T03`; its part is `card:T03`."""
    kind: str
    """`tool`, `key`, `talent` or `syndrome`: its colour and its band."""
    name: str
    emblem: str
    label: str = ""
    """For a screen reader: "Bandage: Heal one wound. You can use it now." """
    words: tuple[str, ...] = ()
    """What it does, for the opened card."""
    power: int | None = None
    """As a weapon."""
    glow: bool = False
    """Can be used now."""
    picked: bool = False
    fresh: bool = False
    """Has just been drawn."""


class Green(NamedTuple):
    """The green card of the turn."""

    kind: str
    """`event`, `tick`, `trigger`, `spawn`."""
    name: str
    emblem: str
    words: tuple[str, ...]
    """What it does, line by line."""
    figure: str = ""
    """Who comes: `ghoul`, `clown`, `tentacles`, `troll`, `twin`, `spider`."""
    power: int | None = None
    drawn: int = 0
    """A number that differs from card to card, so that each is turned up anew."""


def render_cards(cards: tuple[HandCard, ...], name: str, live: bool = True) -> Markup:
    """Draw a hand, in one row; a long one can be pushed sideways."""
    kind = "held-cards" + (" few" if len(cards) <= 5 else "")
    return el("ul", (el("li", _held(card, live)) for card in cards), class_=kind, aria_label=name)


def _held(card: HandCard, live: bool) -> Markup:
    states = (("usable", card.glow), ("fresh", card.fresh))
    kind = " ".join(["held-card", f"of-{card.kind}", *(name for name, is_so in states if is_so)])
    inside = (
        emblem(card.emblem, card.kind),
        el("span", card.name, class_="held-name"),
        el("b", f"+{card.power}", class_="held-power") if card.power is not None else None,
    )
    if not live:
        return el("div", inside, class_=kind)
    return el(
        "button",
        inside,
        type="button",
        id=f"card-{card.id}",
        data_part=f"card:{card.id}",
        class_=kind,
        aria_label=card.label or None,
        aria_pressed="true" if card.picked else "false",
    )


def render_opened(card: HandCard, idle: str = "") -> Markup:
    """Draw the selected card: kind, name, what it does, and why it cannot be used now."""
    return el(
        "article",
        el("div", emblem(card.emblem, card.kind), class_="opened-emblem"),
        el(
            "div",
            el("p", label("card_kind", kind=card.kind), class_="opened-kind"),
            el("h2", card.name),
            (el("p", line) for line in card.words),
            el("p", idle, class_="opened-idle") if idle else None,
        ),
        class_=f"opened-card of-{card.kind}",
    )


def draw_green(card: Green, large: bool = False, part: str | None = None, done: bool = False) -> Markup:
    """Draw the card of the turn: large, over the map and read aloud, or small, above it; flat once all is `done` that
    it says."""
    size = "large" if large else "small"
    inside = (
        el("span", _picture(card), class_="green-emblem"),
        el(
            "span",
            el("span", label("card_kind", kind=card.kind), class_="green-kind") if large else None,
            el("b", card.name, class_="green-name"),
            (el("span", line, class_="green-line") for line in card.words),
            el("span", label("card_meaning", kind=_explained(card)), class_="green-meaning")
            if large and card.kind in EXPLAINED
            else None,
            class_="green-words",
        ),
    )
    known = f"green-{size}-{card.drawn}"
    kind = f"green-card {size} is-{card.kind}" + (" done" if done else "")
    if part is None:
        # Small ones to look at may stand several times on a page, one for each board of the guide.
        return el("div", inside, class_=kind, id=known if large else None)
    return el("button", inside, type="button", class_=kind, id=known, data_part=part, data_told="green")


def _explained(card: Green) -> str:
    """Return as what a card is explained: no fight weakens a Twin or a spider (C-78, C-86)."""
    return card.figure if card.figure in (TWIN, SPIDER) else card.kind


def render_holder(seat: int, name: str, begins: bool = False) -> Markup:
    """Draw whose a card is that is held up, to be read across the table; large where a turn `begins` with it."""
    return el("p", badge(badge_id(seat)), el("b", name), class_="held-for begins" if begins else "held-for")


def render_green_stage(card: Green, button: Markup | None = None, holder: Markup | None = None) -> Markup:
    """Draw the large card over the map, whose it is, and the button that closes it."""
    return el(
        "div",
        holder,
        draw_green(card, large=True),
        button,
        class_="green-stage",
        id=f"stage-{card.drawn}",
        role="group",
        aria_label=card.name,
        data_held_up="",
    )


def _picture(card: Green) -> Markup:
    return render_figure(card.figure, card.power) if card.figure else emblem(card.emblem, card.kind)


def render_figure(kind: str, power: int | None = None) -> Markup:
    """Draw a spawn in its doorway, with its power."""
    if kind == SPIDER:
        return Markup('<svg class="figure" viewBox="-26 -26 52 52" aria-hidden="true"><use href="#c-spider"/></svg>')
    disc = ""
    if power is not None:
        disc = (
            '<use href="#c-power" transform="translate(41 66)"/><text x="41" y="71.4" text-anchor="middle" '
            f'font-size="15.5" font-weight="700" fill="#F3EBDF">{escape(str(power))}</text>'
        )
    return Markup(f'<svg class="figure" viewBox="-4 -4 58 82" aria-hidden="true"><use href="#c-{kind}"/>{disc}</svg>')


STACK: Final = 6
"""The stack is drawn so many cards high at most."""


def render_clock(left: int, full: int, words: tuple[str, str] = ("", ""), part: str | None = None) -> Markup:
    """Draw the clock with its words: "31 cards" and "left", say."""
    said = el("span", el("b", words[0]), el("span", words[1])) if words[0] else None
    picture = _clock_picture(left, full)
    if part is None:
        return el("div", picture, said, class_="deck-clock")
    return el("button", picture, said, type="button", class_="deck-clock", data_part=part, id=element_id(part))


def _clock_picture(left: int, full: int) -> Markup:
    ticks = max(full, left, 1)
    shown = {False: "", True: ""}
    for i in range(ticks):
        angle = 360 * i / ticks
        shown[i >= ticks - left] += f"M{pair(around(angle, 41.5, (50, 50)))}L{pair(around(angle, 47.5, (50, 50)))}"
    wide = num(min(3.0, 200 / ticks))
    cards = -(-STACK * left // ticks)
    stack = "".join(
        f'<rect x="{num(26.5 + 1.3 * i)}" y="{num(19.5 + 1.5 * i)}" width="34" height="46" rx="5" '
        f'fill="var(--card-green-{1 if i else 0})" stroke="#0D1F18" stroke-width=".7"/>'
        for i in range(cards - 1, -1, -1)
    )
    rim = '<rect x="26.5" y="19.5" width="34" height="46" rx="5" fill="none" stroke="#fff" stroke-opacity=".22"/>'
    empty = (
        '<rect x="30" y="23" width="34" height="46" rx="5" fill="none" stroke="var(--muted)" stroke-dasharray="4 3"/>'
    )
    x, y, ink = (43.5, 51.5, "var(--card-green-ink)") if left else (47, 54.5, "var(--muted)")
    shade = "".join(
        f'<ellipse cx="54" cy="72" rx="{20 + 3 * i}" ry="{4 + 1.5 * i}" fill="#120806" opacity=".12"/>'
        for i in range(3)
    )
    return Markup(
        '<svg class="clock-face" viewBox="0 0 100 100" aria-hidden="true">'
        f'<path d="{shown[False]}" stroke="var(--clock-gone)" stroke-width="{wide}" stroke-linecap="round"/>'
        f'<path d="{shown[True]}" stroke="var(--clock-left)" stroke-width="{wide}" stroke-linecap="round"/>'
        f"{shade + stack + rim if left else empty}"
        f'<text x="{num(x)}" y="{num(y)}" text-anchor="middle" font-size="24" font-weight="700" fill="{ink}">'
        f"{escape(str(left))}</text></svg>"
    )
