"""What a die can do now: the buttons of a turn. One that is off stays in its place and says why."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.games.cuobe.view.art.emblems import sign
from cuboteca.games.cuobe.view.keys import KEYS
from cuboteca.play.keys import shortcut

ROW: Final = 4
"""So many stand in a row with their signs beside their names; more are set closer."""


DONE_WITH: Final = {"deed:search": "deed:room"}
"""One key does with a room what it offers, be it a search."""


class Deed(NamedTuple):
    """A button for what can be done in a turn."""

    part: str
    """What a tap on it is: `deed:move`."""
    label: str
    note: str
    """What it costs, or why it cannot be: "1 die", "Clown here"."""
    sign: str
    """One of `emblems.SIGNS`."""
    main: bool = False
    enabled: bool = True
    """One that is not can still be pressed: the tap says why it does nothing."""
    pressed: bool = False


class Threat(NamedTuple):
    """Something that threatens the team, for the list that says what does."""

    words: str
    sign: str = "threat"
    figure: str = ""
    """One of those who come, instead of a sign."""
    power: int | None = None
    where: str = ""
    grave: bool = False


def draw_deeds(deeds: tuple[Deed, ...]) -> Markup:
    """All of them."""
    return el(
        "div",
        (_deed(deed) for deed in deeds),
        class_="deeds many" if len(deeds) > ROW else "deeds",
        role="group",
        aria_label="What your dice can do",
    )


def _deed(deed: Deed) -> Markup:
    return el(
        "button",
        el("span", sign(deed.sign), el("span", deed.label), class_="deed-name"),
        el("span", deed.note, class_="deed-note"),
        type="button",
        class_="deed main" if deed.main else "deed",
        id=deed.part.replace(":", "-"),
        data_part=deed.part,
        aria_keyshortcuts=shortcut(KEYS, DONE_WITH.get(deed.part, deed.part)),
        aria_disabled=None if deed.enabled else "true",
        aria_pressed="true" if deed.pressed else None,
    )


def draw_threats(threats: tuple[Threat, ...], title: str = "What threatens us") -> Markup:
    """What threatens the players, a line each."""
    from cuboteca.games.cuobe.view.art.cards_drawn import draw_figure

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
                        draw_figure(threat.figure, threat.power) if threat.figure else sign(threat.sign),
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
