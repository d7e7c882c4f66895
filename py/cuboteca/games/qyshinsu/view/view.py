"""How Qyshinsu meets its players: states into pictures and words, taps into moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.games.qyshinsu.rules.moves import COLOURS
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.games.qyshinsu.text import endings, log, names, prompts
from cuboteca.games.qyshinsu.text.guide import CHAPTERS
from cuboteca.games.qyshinsu.text.labels import label
from cuboteca.games.qyshinsu.text.levels import lines, strengths
from cuboteca.games.qyshinsu.text.names import stone_name
from cuboteca.games.qyshinsu.view.arrow_keys import picked_leads_to, step
from cuboteca.games.qyshinsu.view.art.board import render_ring, render_small_ring
from cuboteca.games.qyshinsu.view.art.tray import small_stone
from cuboteca.games.qyshinsu.view.keys import KEYS
from cuboteca.games.qyshinsu.view.model import ring_of
from cuboteca.games.qyshinsu.view.panels import render_hand
from cuboteca.games.qyshinsu.view.taps import tap
from cuboteca.play.view import Answer, Chapter, Choice, GameView, Prompt, Role, SideAction, View

_BADGES: Final = {"b": "badge-circle-ink", "r": "badge-octagon-vermilion"}


class QyshinsuView(GameView):
    sprite = "qyshinsu"
    level_lines = lines
    level_strengths = strengths
    keys = KEYS
    turns = 2

    def reason(self, view: View, reason: str, values: Mapping[str, Any], player: str = "") -> str:
        from cuboteca.games.qyshinsu.text.reasons import describe_reason  # comes with the opponents

        return describe_reason(view, reason, values)

    def parts_of(self, view: View, move: str) -> tuple[str, ...]:
        made = view.state.read(move)
        if not made.sign:
            return ()
        return (f"place:{made.place}", *((f"stone:{made.kind}",) if made.sign == "+" else ()))

    def hint_at(self, view: View, move: str) -> str:
        from cuboteca.games.qyshinsu.text.reasons import say  # comes with the opponents

        made = view.state.read(move)
        return "" if any(view.state.ring) or made.sign != "+" else say("first_stone", a_stone=made.kind)

    def most_moves(self, state: State) -> int:
        return state.rules.longest

    def side(self, state: State, seat: int) -> int:
        return seat

    def render_sprite(self) -> Markup:
        from cuboteca.games.qyshinsu.view.art.sprite import render_sprite  # only the site build draws it

        return render_sprite()

    def render_thumbnail(self) -> Markup:
        from cuboteca.games.qyshinsu.view.art.thumbnail import render_thumbnail  # only the site build draws it

        return render_thumbnail()

    def roles(self, state: State) -> tuple[Role, ...]:
        return tuple(self._role(state, seat) for seat in (0, 1))

    def _role(self, state: State, seat: int) -> Role:
        colour = names.colour_of(state, seat)
        name = names.name("colour", colour=colour)
        offers = state.offers_draw == seat
        return Role(name, _BADGES[colour], label("role", offers=offers, side=name, count=sum(state.pool(colour))))

    def prompt(self, view: View) -> Prompt:
        return prompts.prompt(view)

    def board(self, view: View) -> Markup:
        return render_ring(ring_of(view))

    def hand(self, view: View) -> Markup:
        return render_hand(view)

    def preview(self, view: View) -> Markup:
        return render_small_ring(ring_of(view._replace(live=False, picked=())))

    def explain(self, view: View) -> str:
        return ". ".join(endings.ending(view)) if view.state.ended else prompts.explain(view)

    def tap(self, view: View, part: str) -> Answer:
        return tap(view, part)

    def step(self, view: View, part: str | None, key: str) -> str | None:
        return step(view, part, key)

    def picked_leads_to(self, view: View) -> str | None:
        return picked_leads_to(view)

    def choices(self, view: View) -> Sequence[Choice]:
        return prompts.choices(view.state)

    def side_actions(self, view: View) -> Sequence[SideAction]:
        return prompts.side_actions(view.state)

    def describe_move(self, before: State, move: str, names: tuple[str, ...]) -> str:
        return log.describe_move(before, move, names)

    def clauses_of(self, before: State, move: str) -> tuple[str, ...]:
        return log.clauses_of(before, move)

    def notate(self, before: State, move: str, names: tuple[str, ...]) -> Markup:
        made = before.read(move)
        if not made.sign:
            return el("span", log.note(before, move), class_="said")
        stone = small_stone(f"{COLOURS[before.side]}{made.kind}", faded=made.sign == "-")
        return el(
            "span",
            stone,
            el("span", f"{stone_name(made.kind)} ", class_="for-ears"),
            el("span", log.note(before, move)),
            class_="made" if made.sign == "+" else "made taken-back",
        )

    def ending(self, view: View) -> tuple[str, str]:
        return endings.ending(view)

    def guide(self) -> Sequence[Chapter]:
        return CHAPTERS
