"""How Nine Holes meets its players: states into pictures and words, taps into moves."""

from __future__ import annotations

from collections.abc import Sequence
from pkgutil import get_data
from typing import Final

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.play.game import IllegalMove
from cuboteca.play.keys import heard, numbered
from cuboteca.play.view import Answer, Chapter, Choice, GameView, Played, Prompt, Role, Selected, View
from cuboteca.starter.nine_holes.rules.game import EACH, MARBLES, State
from cuboteca.starter.nine_holes.text.words import GUIDE, say
from cuboteca.starter.nine_holes.view import art

BADGES: Final = ("badge-circle-ink", "badge-square-amber")
STEPS: Final = {"arrowleft": -1, "arrowright": 1, "arrowup": -3, "arrowdown": 3}


class NineHolesView(GameView):
    sprite = "nine_holes"
    keys = numbered("hole", range(1, 10), "Hole")

    def render_sprite(self) -> Markup:
        return art.sprite()

    def render_thumbnail(self) -> Markup:
        return art.thumbnail()

    def render_styles(self) -> str:
        return (get_data(__package__, "styles.css") or b"").decode()

    def roles(self, state: State) -> tuple[Role, ...]:
        left = [EACH - state.cells.count(marble) for marble in MARBLES]
        return tuple(
            Role(say("side", seat=seat), BADGES[seat], say("standing", seat=seat, left=left[seat])) for seat in (0, 1)
        )

    def prompt(self, view: View) -> Prompt:
        state: State = view.state
        if state.seat is None:
            return Prompt(None, self.ending(view)[0])
        asked = "place" if state.placing else "choose_hole" if view.picked else "choose"
        return Prompt(state.seat, say("to_move", player=view.names[state.side]), say(asked))

    def board(self, view: View) -> Markup:
        state: State = view.state
        if not view.live:
            return art.board(state.cells, say("board"))
        last = state.read(view.moves[-1]).to if view.moves else None
        focus = view.focus or "hole:5"
        holes = [
            art.hole(
                at,
                cell,
                say("hole", cell=cell, hole=at + 1),
                picked=f"hole:{at + 1}" in (*view.picked, *view.marked) or at in (state.row or ()),
                focus=focus == f"hole:{at + 1}",
                kind="fresh" if at == last else "",
            )
            for at, cell in enumerate(state.cells)
        ]
        return art.board(state.cells, say("board"), holes, live=True, keys=heard(self.keys))

    def hand(self, view: View) -> Markup:
        black, white = (EACH - view.state.cells.count(marble) for marble in MARBLES)
        line = say("left", black=black, white=white) if black or white else say("all_lie")
        return el("p", line, class_="hand-line")

    def preview(self, view: View) -> Markup:
        return art.board(view.state.cells, say("board"))

    def explain(self, view: View) -> str:
        return ""

    def tap(self, view: View, part: str) -> Answer:
        state: State = view.state
        _, _, hole = part.partition(":")
        if part in view.picked:
            return Selected(())
        own = not state.placing and hole.isdecimal() and state.cells[int(hole) - 1] == MARBLES[state.side]
        if own and state.seat is not None:
            return Selected((part,), say("choose_hole"))
        start = f"{view.picked[0].partition(':')[2]}-" if view.picked else ""
        try:
            move = state.read(start + hole)
            state.play(move)
        except IllegalMove as refusal:
            return refusal
        return Played(str(move))

    def step(self, view: View, part: str | None, key: str) -> str | None:
        at = int((part or "hole:5").partition(":")[2]) - 1
        ends = {"home": at - at % 3, "end": at - at % 3 + 2}
        to = ends.get(key, at + STEPS.get(key, 0))
        in_row = key not in ("arrowleft", "arrowright") or to // 3 == at // 3
        return f"hole:{to + 1}" if 0 <= to < 9 and in_row else None

    def parts_of(self, view: View, move: str) -> tuple[str, ...]:
        return tuple(f"hole:{hole}" for hole in move.split("-"))

    def choices(self, view: View) -> Sequence[Choice]:
        return [
            Choice(str(move), say("place_at", to=move.to + 1))
            if move.start is None
            else Choice(str(move), say("move_to", start=move.start + 1, to=move.to + 1))
            for move in view.state.moves()
        ]

    def describe_move(self, before: State, move: str, names: tuple[str, ...]) -> str:
        made, player = before.read(move), names[before.side]
        if made.start is None:
            return say("placed", player=player, to=made.to + 1)
        return say("moved", player=player, start=made.start + 1, to=made.to + 1)

    def notate(self, before: State, move: str, names: tuple[str, ...]) -> Markup:
        return el("span", move.replace("-", "–"))

    def ending(self, view: View) -> tuple[str, str]:
        outcome = view.state.outcome
        if outcome is None or not outcome.winners:
            return say("draw"), say("long")
        return say("wins", player=view.names[outcome.winners[0]]), say("row")

    def guide(self) -> Sequence[Chapter]:
        return GUIDE


VIEW = NineHolesView()
