"""What the team is after, always in sight: a socket for each of the five keys, the Exit, and the cards left."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.badges import badge_id
from cuboteca.draw.markup import el
from cuboteca.games.cuobe.text.goal import CHEST, DROPPED, HELD, IN, Key
from cuboteca.games.cuobe.view.keys import KEYS
from cuboteca.play.keys import shortcut

STEP: Final = 32
WIDE: Final = 28
TALL: Final = 38
HOLE: Final = "M14 9.5a4.2 4.2 0 0 1 2.3 7.7l1.5 8.3h-7.6l1.5-8.3A4.2 4.2 0 0 1 14 9.5z"
KEY: Final = (
    "M14 7.5a4.6 4.6 0 0 1 1.6 8.9V30h-3.2v-2.4H9.6v-3h2.8v-2.2H10v-2.8h2.4v-3.2A4.6 4.6 0 0 1 14 7.5z"
    "m0 3a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z"
)


class Goal(NamedTuple):
    """How far the team is."""

    keys: tuple[Key, ...]
    words: tuple[str, str]
    """"4 of 5 found", "Exit a1"."""
    heard: str
    open: bool
    """Are all keys activated?"""


def render_goal(goal: Goal, live: bool) -> Markup:
    """Draw the five sockets with their words; a tap tells more."""
    sockets = "".join(_socket(key, STEP * number) for number, key in enumerate(goal.keys))
    wide = STEP * (len(goal.keys) - 1) + WIDE
    inside = (
        Markup(f'<svg class="sockets" viewBox="0 0 {wide} {TALL}" aria-hidden="true">{sockets}</svg>'),
        el("span", el("b", goal.words[0]), " ", el("span", goal.words[1]), class_="goal-told", aria_hidden="true"),
        el("span", goal.heard, class_="for-ears"),
    )
    kind = "goal" + (" is-open" if goal.open else "")
    if not live:
        return el("div", inside, class_=kind, data_told="goal")
    return el(
        "button",
        inside,
        type="button",
        class_=kind,
        id="goal",
        data_part="goal",
        data_told="goal",
        aria_keyshortcuts=shortcut(KEYS, "deed:threats"),
    )


def _socket(key: Key, x: int) -> str:
    """Draw a socket: empty, with its key on the way in a player's hand, or with its key in."""
    drawn = f'<path class="hole" d="{HOLE}"/>'
    if key.at == IN:
        drawn = f'<path class="in" d="{KEY}"/>'
    elif key.at in (HELD, CHEST):
        drawn = (
            f'<path class="socket-key" d="{KEY}"/><circle class="by" cx="21" cy="31" r="8"/>'
            f'<use href="#{badge_id(key.seat)}" x="13.5" y="23.5" width="15" height="15"/>'
        )
    elif key.at == DROPPED:
        drawn = f'<path class="socket-key" d="{KEY}"/><path class="lost" d="M5 33L23 5"/>'
    return (
        f'<g class="socket {key.at}" transform="translate({x} 0)"><rect x=".75" y=".75" width="{WIDE - 1.5}" '
        f'height="{TALL - 1.5}" rx="6"/>{drawn}</g>'
    )
