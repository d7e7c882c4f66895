"""How Qwirkle Cubes meets its players: states into pictures and words, taps into moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el, join
from cuboteca.games.qwirkle_cubes.rules.cubes import CUBE_TEXTS
from cuboteca.games.qwirkle_cubes.rules.grid import xy
from cuboteca.games.qwirkle_cubes.rules.moves import PUT, ROLL
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.selection.selection import cell_of, cell_part, selection_for, selection_of
from cuboteca.games.qwirkle_cubes.text import endings, log, prompts
from cuboteca.games.qwirkle_cubes.text.guide import CHAPTERS
from cuboteca.games.qwirkle_cubes.text.labels import label
from cuboteca.games.qwirkle_cubes.text.levels import lines, strengths
from cuboteca.games.qwirkle_cubes.text.names import place_name, player_name
from cuboteca.games.qwirkle_cubes.view import arrow_keys
from cuboteca.games.qwirkle_cubes.view.art.board import clear_corner, render_small_table, render_table
from cuboteca.games.qwirkle_cubes.view.art.rack import render_rack
from cuboteca.games.qwirkle_cubes.view.art.score_sheet import render_score_chart, render_score_sheet
from cuboteca.games.qwirkle_cubes.view.art.seats_strip import render_seats
from cuboteca.games.qwirkle_cubes.view.art.tokens import render_bag, row_of_cubes
from cuboteca.games.qwirkle_cubes.view.art.turn_score import render_sum
from cuboteca.games.qwirkle_cubes.view.keys import KEYS, WALKS
from cuboteca.games.qwirkle_cubes.view.model import bag_of, rack_of, score_lines, table_of
from cuboteca.games.qwirkle_cubes.view.panels import actions_of, entry_panel, is_entering, parts_put_back
from cuboteca.games.qwirkle_cubes.view.stages import stages
from cuboteca.games.qwirkle_cubes.view.standings import columns_of, seats_of
from cuboteca.games.qwirkle_cubes.view.taps import tap
from cuboteca.play.view import (
    Action,
    Answer,
    Chapter,
    Choice,
    GameView,
    Prompt,
    Role,
    Selected,
    SideAction,
    Stage,
    View,
)


class QwirkleCubesView(GameView):
    sprite = "qwirkle_cubes"
    level_lines = lines
    level_strengths = strengths
    keys = KEYS
    walks = WALKS
    tells_in_pictures = True
    tells_turns = True

    @property
    def tallied(self) -> str:
        return label("tallied")

    def reason(self, view: View, reason: str, values: Mapping[str, Any], player: str = "") -> str:
        from cuboteca.games.qwirkle_cubes.text.reasons import describe_reason  # comes with the opponents

        if view.thought_of and reason == "scores":
            return ""  # its points stand beside the move that is told

        return describe_reason(view, reason, values, player)

    def name_move(self, view: View, move: str) -> str:
        return prompts.choice_label(view.state, view.state.read(move))

    def picture_move(self, view: View, move: str) -> Markup | None:
        made = view.state.read(move)
        if made.kind == PUT:
            cubes = [cube for _, cube in made.cubes]
            words = label("worth", points=log.worth(view.state, made))
        elif made.kind == ROLL and made.slots:
            cubes = [view.state.hand[slot] for slot in made.slots]
            words = label("reroll")
        else:
            return None
        return el(
            "span",
            el("span", self.name_move(view, move), class_="for-ears"),
            row_of_cubes(CUBE_TEXTS[cube] for cube in cubes),
            el("span", words, aria_hidden="true"),
            class_="move-pictured",
        )

    def parts_of(self, view: View, move: str) -> tuple[str, ...]:
        made = view.state.read(move)
        if made.kind == ROLL:
            return tuple(f"cube:{slot}" for slot in made.slots)
        return tuple(cell_part(xy(cell)) for cell, _ in made.cubes)

    def name_part(self, view: View, part: str) -> str:
        cell = cell_of(part)
        return place_name(cell) if cell is not None else ""

    def hint_at(self, view: View, move: str) -> str:
        from cuboteca.games.qwirkle_cubes.text.reasons import say  # comes with the opponents

        return say("reroll_first") if view.state.read(move).kind == ROLL else ""

    def render_sprite(self) -> Markup:
        from cuboteca.games.qwirkle_cubes.view.art.sprite import render_sprite  # only the site build draws it

        return render_sprite()

    def render_thumbnail(self) -> Markup:
        from cuboteca.games.qwirkle_cubes.view.art.thumbnail import render_thumbnail  # only the site build draws it

        return render_thumbnail()

    def roles(self, state: State) -> tuple[Role, ...]:
        return tuple(
            Role(
                player_name(seat),
                badge_id(seat),
                label("resigned") if seat in state.out else label("role", points=score, count=len(state.hands[seat])),
            )
            for seat, score in enumerate(state.scores)
        )

    def asks_first(self, view: View, move: str) -> Selected | None:
        picks = selection_for(view.state, view.state.read(move))
        return Selected(picks.parts) if picks is not None else None

    def prompt(self, view: View) -> Prompt:
        return prompts.prompt(view)

    def board(self, view: View) -> Markup:
        if view.live:
            table = table_of(view)
            corner = clear_corner(table)
            return join((render_table(table), _look_button("fit", corner), _look_button("closer", corner)))
        shown = view if view.chosen_from is None else view._replace(state=view.chosen_from, moves=())
        if shown.state.ended or not shown.state.hand:
            return render_table(table_of(view))
        hand = (_whose_hand(shown), render_rack(rack_of(shown)))
        return join((render_table(table_of(view), above_rack=True), *hand))

    def pictured(self, view: View) -> Markup:
        return render_table(table_of(view))

    def hand(self, view: View) -> Markup:
        state: State = view.state
        bag = render_bag(bag_of(state))
        if is_entering(state) and view.live:
            return el("div", entry_panel(view), bag, class_="hand-of-cubes entering")
        if view.taught:
            own = view if view.own is None else view._replace(state=state._replace(mover=view.own))
            return el("div", render_rack(rack_of(own)), bag, class_="hand-of-cubes")
        picks = selection_of(view.picked, state)
        lines = score_lines(state, picks)
        bonus = state.bonus_of(picks.move(state)) if picks.laid else 0
        return el(
            "div",
            el(
                "div",
                _whose_hand(view)
                if view.waits and state.hand
                else el("p", self.explain(view), class_="turn-words beneath" if lines else "turn-words"),
                render_sum(lines, bonus) if lines else None,
                class_="this-turn",
            ),
            render_rack(rack_of(view)),
            bag,
            class_="hand-of-cubes",
        )

    def actions(self, view: View) -> Sequence[Action]:
        return actions_of(view)

    def standings(self, view: View) -> Markup | None:
        return render_seats(seats_of(view))

    def summary(self, view: View) -> Markup | None:
        columns, over = columns_of(view), view.state.seat is None
        if not any(column.turns or column.total for column in columns):
            return el("p", label("no_scores", over=over))
        return join((render_score_chart(columns, over), render_score_sheet(columns, over)))

    def put_back(self, view: View) -> tuple[str, ...] | None:
        return parts_put_back(view)

    def preview(self, view: View) -> Markup:
        return render_small_table(table_of(view._replace(live=False, picked=())))

    def explain(self, view: View) -> str:
        if view.state.ended:
            return ". ".join(endings.ending(view))
        return "" if view.waits else prompts.explain(view)  # It tells the player who decides what to do.

    def remind(self, view: View) -> str:
        return prompts.remind(view)

    def tap(self, view: View, part: str) -> Answer:
        return tap(view, part)

    def step(self, view: View, part: str | None, key: str) -> str | None:
        return arrow_keys.step(view, part, key)

    def begins(self, view: View) -> str | None:
        return arrow_keys.begins(view)

    def goes_on_at(self, view: View) -> str | None:
        return arrow_keys.goes_on_at(view)

    def picked_leads_to(self, view: View) -> str | None:
        return arrow_keys.picked_leads_to(view)

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
        if made.kind == PUT:
            cubes = row_of_cubes(CUBE_TEXTS[cube] for _, cube in made.cubes)
            return el("span", cubes, el("span", log.notate(before, move, names), class_="for-ears"), class_="made")
        return el("span", log.notate(before, move, names), class_="said")

    def stages(self, view: View, first: int) -> Sequence[Stage]:
        return stages(view, first)

    def goes_on(self, before: State, move: str) -> bool:
        return before.rules.sequence and before.read(move).kind == ROLL

    def tally(self, made: Sequence[tuple[State, str]]) -> str:
        before, move = made[-1]
        placed = before.read(move)
        return f"+{log.worth(before, placed)}" if placed.kind == PUT else ""

    def ending(self, view: View) -> tuple[str, str]:
        return endings.ending(view)

    def beaten(self, view: View) -> str:
        return endings.beaten(view.state)

    def guide(self) -> Sequence[Chapter]:
        return CHAPTERS


def _whose_hand(view: View) -> Markup:
    """Name the player whose cubes lie in the tray, if another player is to move."""
    seat = view.state.mover
    return el(
        "p",
        badge(badge_id(seat)),
        el("span", label("rack", name=view.names[seat])),
        class_="whose-hand",
        aria_hidden="true",
    )  # The tray has the same name.


def _look_button(way: str, corner: str) -> Markup:
    """Return the way back to the whole table for whoever has zoomed in (`fit`), or the way to a closer look
    (`closer`)."""
    return el(
        "button", icon(way), type="button", class_=f"icon-button {way} {corner}", data_client=way,
        aria_label=label(way), id=way,
    )  # fmt: skip
