"""How Cube Quest meets its players: states into pictures and words, taps into moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from markupsafe import Markup

from cuboteca.draw.badges import badge_id
from cuboteca.draw.markup import el
from cuboteca.games.cube_quest.rules.jobs import SETUP
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.selection.draft import draft_of, of_move, write_draft
from cuboteca.games.cube_quest.selection.selection import move_of, selection_for
from cuboteca.games.cube_quest.text import choices, endings, heard, log, prompts
from cuboteca.games.cube_quest.text.levels import lines, strengths
from cuboteca.games.cube_quest.text.names import say
from cuboteca.games.cube_quest.view import arrow_keys
from cuboteca.games.cube_quest.view.art.board import render_arena
from cuboteca.games.cube_quest.view.art.top_view import Trace, render_top_view
from cuboteca.games.cube_quest.view.keys import KEYS, PAGE_KEYS
from cuboteca.games.cube_quest.view.last_move import flights, last_flight, why_it_stays
from cuboteca.games.cube_quest.view.model import arena_of, board_label, trace_of
from cuboteca.games.cube_quest.view.panels import turn_actions, turn_hand, waiting_hand
from cuboteca.games.cube_quest.view.setup_panels import set_up_actions, set_up_hand
from cuboteca.games.cube_quest.view.setup_taps import set_up_without_choice, why_army_stays
from cuboteca.games.cube_quest.view.standings import render_standings
from cuboteca.games.cube_quest.view.taps import put_back, tap
from cuboteca.play.game import NATURE, IllegalMove
from cuboteca.play.simulation import SimulationRun
from cuboteca.play.view import Action, Answer, Chapter, Choice, GameView, Prompt, Role, Selected, SideAction, View


def own_side(view: View) -> View:
    """Behind the screen somebody has the device to themselves, and their own side below."""
    alone = view.live and not view.waits and view.state.private and view.state.seat in (0, 1)
    return view._replace(turned=view.state.seat) if alone else view


class CubeQuestView(GameView):
    sprite = "cube_quest"
    level_lines = lines
    level_strengths = strengths
    keys = KEYS
    page_keys = PAGE_KEYS
    turns = 2
    faces = True  # players aim from their own side
    recalls = True
    tells_turns = True  # and tallies nothing: the line above the board has the numbers

    def side(self, state: State, seat: int) -> int:
        """Red sits at the near end of the board, Blue at the far one."""
        return seat

    def render_sprite(self) -> Markup:
        from cuboteca.games.cube_quest.view.art.sprite import render_sprite  # only the site build draws it

        return render_sprite()

    def render_thumbnail(self) -> Markup:
        from cuboteca.games.cube_quest.view.art.thumbnail import render_thumbnail  # only the site build draws it

        return render_thumbnail()

    def render_files(self) -> Mapping[str, str]:
        """Return the faces of the cubes, their shadows and the wood of the table, which the style sheet shows."""
        from cuboteca.games.cube_quest.view.art import cube_shadows, table_wood, worn_faces  # only the site build draws

        return {
            worn_faces.FILE: worn_faces.render_face_file(),
            cube_shadows.FILE: cube_shadows.render_shadow_file(),
            table_wood.FILE: table_wood.render_table_file(),
        }

    def roles(self, state: State) -> tuple[Role, ...]:
        return (
            Role(say("colour", colour=0), badge_id(1), prompts.role_line(state, 0)),
            Role(say("colour", colour=1), badge_id(0), prompts.role_line(state, 1)),
        )

    def first(self, state: State) -> int | None:
        return None if state.seat == NATURE else state.mover  # The player who sets up first may flick second (CQ-43).

    def reason(self, view: View, reason: str, values: Mapping[str, Any], player: str = "") -> str:
        from cuboteca.games.cube_quest.text.reasons import describe_reason  # comes with the opponents

        return describe_reason(reason, values, player)

    def name_move(self, view: View, move: str) -> str:
        return choices.choice_words(view.state, view.state.read(move))

    def parts_of(self, view: View, move: str) -> tuple[str, ...]:
        made = view.state.read(move)
        targets = (place for place in made.places if isinstance(place, int))
        return tuple(f"cube:{cube}" for cube in (*made.cubes, *targets) if cube in view.state.on_board)

    def asks_first(self, view: View, move: str) -> Selected | None:
        made = view.state.read(move)
        if self._sets_up(view):
            return Selected(of_move(made).parts)
        picks = selection_for(view.state, made)
        return Selected(picks.parts) if move_of(picks) == made else None

    def prompt(self, view: View) -> Prompt:
        return prompts.prompt(view)

    def board(self, view: View) -> Markup:
        return render_arena(arena_of(own_side(view))) if not view.small else self._from_above(view, trace_of(view))

    def hand(self, view: View) -> Markup:
        if view.waits:
            return waiting_hand(view, self._sets_up(view))
        if view.live and self._sets_up(view):
            return set_up_hand(view)
        if view.live and view.state.seat in (0, 1):
            return turn_hand(view)
        return el("div", el("h2", prompts.title(view), id="hand-title"), class_="hand-of-army scrolls")

    def actions(self, view: View) -> Sequence[Action]:
        if not view.live or view.state.seat not in (0, 1):
            return ()
        return set_up_actions(view) if self._sets_up(view) else turn_actions(view)

    def _sets_up(self, view: View) -> bool:
        return view.state.job is not None and view.state.job.kind == SETUP

    def standings(self, view: View) -> Markup | None:
        return render_standings(view)

    def summary(self, view: View) -> Markup | None:
        return last_flight(view)

    def preview(self, view: View) -> Markup:
        return self._from_above(view._replace(turned=0))

    def _from_above(self, view: View, trace: Sequence[Trace] = ()) -> Markup:
        state: State = view.state
        cubes = [(cube, state.pose(cube)) for cube in state.on_board]
        return render_top_view(cubes, view.turned, state.rules.ragged, board_label(state), trace=trace)

    def explain(self, view: View) -> str:
        return " ".join(endings.ending(view)) if view.state.seat is None else prompts.explain(view)

    def tap(self, view: View, part: str) -> Answer:
        return tap(own_side(view), part)

    def put_back(self, view: View) -> tuple[str, ...] | None:
        return put_back(view)

    def stays_after_escape(self, view: View) -> tuple[str, ...]:
        return set_up_without_choice(view) if view.picked and self._sets_up(view) else ()

    def why_not_back(self, view: View) -> IllegalMove | None:
        if self._sets_up(view):
            return why_army_stays(view) if view.picked else None
        return why_it_stays(view)

    def step(self, view: View, part: str | None, key: str) -> str | None:
        return arrow_keys.step(own_side(view), part, key)

    def begins(self, view: View) -> str | None:
        return arrow_keys.step(own_side(view), None, "home")

    def choices(self, view: View) -> Sequence[Choice]:
        return choices.choices(view.state)

    def side_actions(self, view: View) -> Sequence[SideAction]:
        return choices.side_actions(view)

    def describe_move(self, before: State, move: str, names: tuple[str, ...]) -> str:
        return log.describe_move(before, move, names)

    def heard(self, view: View, before: State, move: str) -> str:
        return heard.describe_heard(view, before, move)

    def clauses_of(self, before: State, move: str) -> tuple[str, ...]:
        return log.clauses_of(before, move)

    def notate(self, before: State, move: str, names: tuple[str, ...]) -> Markup:
        return el("span", log.notate(before, move, names))

    def describe_result(self, made: Iterable[tuple[State, str]]) -> str:
        return log.describe_result(tuple(made))

    def goes_on(self, before: State, move: str) -> bool:
        return log.goes_on(before, move)

    def turn_of(self, state: State) -> int:
        return log.turn_of(state)

    def ending(self, view: View) -> tuple[str, str]:
        return endings.ending(view)

    def guide(self) -> Sequence[Chapter]:
        from cuboteca.games.cube_quest.text.guide import CHAPTERS  # made when it is first read

        return CHAPTERS

    def shows(
        self, first: int, steps: Sequence[tuple[State, str]], simulated: Sequence[SimulationRun]
    ) -> Sequence[dict[str, Any]]:
        """Return the flights of what was simulated since the first of some moves, for the page to show."""
        return flights(first, steps, simulated)

    def preset_text(self, view: View) -> str | None:
        """Return what a player may keep by a name for another game: the formation that is being set up."""
        return (
            write_draft(draft_of(view, view.state.jobs[0].seat), view.state.jobs[0].seat)
            if self._sets_up(view)
            else None
        )
