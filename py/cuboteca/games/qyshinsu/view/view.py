"""How Qyshinsu meets its players: states into pictures and words, taps into moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.games.qyshinsu.rules.illegal import playable, stone_name
from cuboteca.games.qyshinsu.rules.moves import ACCEPT_DRAW, KINDS, OFFER_DRAW, PLACES, RESIGN, SWAP
from cuboteca.games.qyshinsu.rules.state import COLOURS, State
from cuboteca.games.qyshinsu.text import words
from cuboteca.games.qyshinsu.text.guide import CHAPTERS
from cuboteca.games.qyshinsu.view.art.ring import draw_ring, draw_small_ring
from cuboteca.games.qyshinsu.view.art.stones import draw_sheet, small_stone
from cuboteca.games.qyshinsu.view.art.tray import draw_tray
from cuboteca.games.qyshinsu.view.hand import hand_words, reason
from cuboteca.games.qyshinsu.view.keys import KEYS
from cuboteca.games.qyshinsu.view.model import ring_of, slots_of
from cuboteca.games.qyshinsu.view.taps import chosen_place, lifted, tap
from cuboteca.play.view import Chapter, Choice, GameView, Played, Prompt, Rejected, Role, Selected, SideAction, View

_BADGES: Final = {"b": "badge-circle-ink", "r": "badge-triangle-vermilion"}
_ARROWS: Final = {"arrowright": 1, "arrowdown": 1, "arrowleft": -1, "arrowup": -1}
"""Around the ring, right and down go clockwise."""

_SAID: Final = {
    SWAP: "changes colours",
    OFFER_DRAW: "offers a draw",
    ACCEPT_DRAW: "accepts the draw",
    RESIGN: "resigns",
}


class QyshinsuView(GameView):
    sheet = "qyshinsu"
    keys = KEYS
    turns = 2

    def side(self, state: State, seat: int) -> int:
        return seat

    def draw_sheet(self) -> Markup:
        return draw_sheet()

    def draw_niche(self) -> Markup:
        from cuboteca.games.qyshinsu.view.art.thumbnail import draw_niche  # only the site build draws it

        return draw_niche()

    def roles(self, state: State) -> tuple[Role, ...]:
        colours = [words.colour_of(state, seat) for seat in (0, 1)]
        return tuple(
            Role(name, _BADGES[colour], f"{name}, {sum(state.pool(colour))} in hand")
            for colour in colours
            for name in (words.COLOUR_NAMES[colour],)
        )

    def prompt(self, view: View) -> Prompt:
        return words.prompt(view)

    def board(self, view: View) -> Markup:
        return draw_ring(ring_of(view))

    def hand(self, view: View) -> Markup:
        state: State = view.state
        heading, line = hand_words(view)
        why = reason(state)
        keys = (("full", "in hand"), ("open", "on ring"))
        # Of the dots in the tray, which is all words to a screen reader.
        legend = el(
            "p", (el("span", key, class_=f"legend-{name}") for name, key in keys), class_="legend", aria_hidden="true"
        )
        return el(
            "div",
            el("div", el("h2", heading, id="hand-title"), legend, class_="hand-head"),
            el("p", line, class_="hand-line"),
            draw_tray(slots_of(view), view.live) if state.to_move else None,
            el("p", why, class_="reason", aria_hidden=None if why else "true"),
            class_="hand-of-stones",
        )

    def preview(self, view: View) -> Markup:
        return draw_small_ring(ring_of(view._replace(live=False, picked=())))

    def explain(self, view: View) -> str:
        return words.explain(view)

    def tap(self, view: View, part: str) -> Selected | Played | Rejected:
        return tap(view, part)

    def step(self, view: View, part: str | None, key: str) -> str | None:
        if part is not None and part.startswith("stone:"):
            return _step_tray(view, lifted((part,)) or 0, key)
        place = chosen_place((part or "",))
        if place is None:
            return _first_place(view) if key in _ARROWS else None
        if key in ("home", "end"):
            return "place:12" if key == "home" else "place:6"
        return f"place:{(place - 1 + _ARROWS[key]) % 12 + 1}" if key in _ARROWS else None

    def choices(self, view: View) -> Sequence[Choice]:
        return words.choices(view.state)

    def side_actions(self, view: View) -> Sequence[SideAction]:
        return words.side_actions(view.state)

    def describe_move(self, before: State, move: str, names: tuple[str, ...]) -> str:
        return words.describe_move(before, move, names)

    def notate(self, before: State, move: str) -> Markup:
        made = before.read(move)
        if not made.sign:
            return el("span", _SAID.get(made) or words.describe_move(before, move, ()), class_="said")
        stone = small_stone(f"{COLOURS[before.side]}{made.kind}", faded=made.sign == "-")
        where = f"{'on' if made.sign == '+' else 'off'} {made.place}"
        return el(
            "span",
            stone,
            el("span", f"{stone_name(made.kind)} ", class_="for-ears"),
            el("span", where),
            class_="made" if made.sign == "+" else "made taken-back",
        )

    def ending(self, view: View) -> tuple[str, str]:
        return words.ending(view)

    def guide(self) -> Sequence[Chapter]:
        return CHAPTERS


def _step_tray(view: View, kind: int, key: str) -> str | None:
    """Within the tray left and right; up is back to the ring."""
    if key == "arrowup":
        return _first_place(view)
    to = {"arrowleft": kind - 1, "arrowright": kind + 1, "home": KINDS[0], "end": KINDS[-1]}.get(key)
    return f"stone:{to % len(KINDS)}" if to is not None else None


def _first_place(view: View) -> str:
    """Where the keyboard comes to the ring: a place that can be played."""
    return f"place:{next(iter(playable(view.state)), PLACES[-1])}"
