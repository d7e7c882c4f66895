"""What Pebbles shows: a heap to tap on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.play.game import IllegalMove
from cuboteca.play.keys import numbered
from cuboteca.play.view import Chapter, Choice, GameView, Line, Played, Prompt, Role, Selected, View


class PebblesView(GameView):
    sprite = "pebbles"
    keys = numbered("take", (1, 2, 3), "Take so many")
    WORDS: ClassVar = {"take": "-", "fist": "fist="}

    def render_sprite(self) -> Markup:
        return el("svg", el("circle", id="pebble", r=10), width=0, height=0, id="sheet-pebbles")

    def render_thumbnail(self) -> Markup:
        return el("svg", el("circle", r=10, cx=50, cy=50), xmlns="http://www.w3.org/2000/svg", viewBox="0 0 100 100")

    def roles(self, state: Any) -> tuple[Role, ...]:
        return (Role("First", "badge-circle-1"), Role("Second", "badge-triangle-2"))

    def prompt(self, view: View) -> Prompt:
        asked = "take some pebbles" if len(view.state.fists) == 2 else "hide some pebbles"
        return Prompt(view.state.seat, f"{view.names[view.state.side]}:", asked)

    def board(self, view: View) -> Markup:
        pebbles = (el("use", href="#pebble", transform=f"translate({30 * n + 20} 30)") for n in range(view.state.heap))
        return el(
            "svg", pebbles, class_="board", viewBox="0 0 400 60", role="img", aria_label=f"{view.state.heap} pebbles"
        )

    def hand(self, view: View) -> Markup:
        return el(
            "div",
            (
                el("button", f"{word} {n}", type="button", data_part=f"{word}:{n}", id=f"{word}-{n}")
                for word in self.WORDS
                for n in range(4)
                if view.live and not view.waits
            ),
            el("p", f"In the fists: {', '.join(map(str, view.state.fists))}"),
        )

    def preview(self, view: View) -> Markup:
        return self.board(view)

    def explain(self, view: View) -> str:
        return f"{view.state.heap} pebbles lie there."

    def tap(self, view: View, part: str) -> Selected | Played | IllegalMove:
        word, _, number = part.partition(":")
        move = f"{self.WORDS.get(word, '')}{number}"
        try:
            view.state.play(move)
        except IllegalMove as refusal:
            return refusal
        return Played(move)

    def choices(self, view: View) -> Sequence[Choice]:
        said = {"-": "Take ", "fist=": "Hide ", "heap=": "A heap of "}
        moves = [str(move) for move in view.state.moves()]
        return [Choice(move, re.sub("^(-|.+=)", lambda sign: said[sign[0]], move)) for move in moves]

    def describe_move(self, before: Any, move: str, names: tuple[str, ...]) -> str:
        return (
            f"{names[before.side]} took {move[1:]}."
            if move.startswith("-")
            else "A fist is closed."
            if move.startswith("fist")
            else f"A heap of {move[5:]}."
        )

    def notate(self, before: Any, move: str, names: tuple[str, ...]) -> Markup:
        return el("span", "a closed fist" if move.startswith("fist") else move)

    def ending(self, view: View) -> tuple[str, str]:
        return (f"{view.names[1 - view.state.side]} wins", "The last pebble is gone.")

    def guide(self) -> Sequence[Chapter]:
        return [
            Chapter(
                "all",
                "The game",
                ("Take pebbles.",),
                (Line("l", "3 a fists=00", ("-1", "-2"), ("Three.", "Two.", "None.")),),
            )
        ]


FACE = PebblesView()
