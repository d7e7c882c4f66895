"""How Qurush meets its players: states into pictures and words, taps into moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from cuboteca.draw.badges import badge_id
from cuboteca.draw.markup import el
from cuboteca.games.qurush.rules.action_costs import COSTS
from cuboteca.games.qurush.rules.board import OFF
from cuboteca.games.qurush.rules.position import CHOICE, HOMES, TURN
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.selection import Selection, at_of, cell_part, selection_of
from cuboteca.games.qurush.text import endings, explanations, log, prompts
from cuboteca.games.qurush.text.guide import CHAPTERS
from cuboteca.games.qurush.text.labels import label
from cuboteca.games.qurush.text.levels import lines, strengths
from cuboteca.games.qurush.view import arrow_keys
from cuboteca.games.qurush.view.art.board import render_board
from cuboteca.games.qurush.view.art.measures import turn_for
from cuboteca.games.qurush.view.art.small_board import render_small_board
from cuboteca.games.qurush.view.goal_panels import all_goals, goal_hand, goal_stage
from cuboteca.games.qurush.view.keys import KEYS, keys_under
from cuboteca.games.qurush.view.last_move import notate
from cuboteca.games.qurush.view.model import board_of
from cuboteca.games.qurush.view.panels import actions_of, parts_put_back, turn_hand
from cuboteca.games.qurush.view.taps import asks_first, goal_picked, tap
from cuboteca.play.keys import Keys
from cuboteca.play.view import Action, Answer, Chapter, Choice, GameView, Prompt, Role, Selected, SideAction, View


def _chooses_here(view: View) -> bool:
    """Is somebody at the device choosing a goal? Nobody watches an opponent choose one."""
    return view.live and view.state.next == CHOICE and not view.waits


class QurushView(GameView):
    sprite = "qurush"
    level_lines = lines
    level_strengths = strengths
    keys = KEYS
    turns = 4
    tells_turns = True

    def keys_at(self, state: State) -> Keys:
        return keys_under(state.rules)

    @property
    def tallied(self) -> str:
        return label("ap")

    def side(self, state: State, seat: int) -> int:
        """Seat everyone at their home corners, clockwise from the south-west (Q-42)."""
        board = state.rules.board
        return turn_for(at_of(board.corners[HOMES[state.seats][seat]]), board.size)

    def render_sprite(self) -> Markup:
        from cuboteca.games.qurush.view.art.sprite import render_sprite  # only the site build draws it

        return render_sprite()

    def render_thumbnail(self) -> Markup:
        from cuboteca.games.qurush.view.art.thumbnail import render_thumbnail  # only the site build draws it

        return render_thumbnail()

    def roles(self, state: State) -> tuple[Role, ...]:
        return tuple(
            Role(label("player", number=seat + 1), badge_id(seat), prompts.role_line(state, seat))
            for seat in range(state.seats)
        )

    def first(self, state: State) -> int | None:
        if state.rules.first >= 0:
            return state.rules.first
        return state.mover if state.mover >= 0 else None  # It has been drawn.

    def passed_on(self, options: Mapping[str, str], seats: int) -> Mapping[str, str]:
        start = options.get("start", "seat1")
        if start == "random":
            return options
        return {**options, "start": f"seat{int(start.removeprefix('seat')) % seats + 1}"}

    def reason(self, view: View, reason: str, values: Mapping[str, Any], player: str = "") -> str:
        from cuboteca.games.qurush.text.reasons import describe_reason  # comes with the opponents

        return describe_reason(view, reason, values, player)

    def parts_of(self, view: View, move: str) -> tuple[str, ...]:
        made = view.state.read(move)
        squares = (made.square, made.other)
        return tuple(cell_part(square) for square in squares if square != OFF)

    def hint_at(self, view: View, move: str) -> str:
        return explanations.any_goal(view.state) if view.state.next == CHOICE else ""

    def picks_of(self, view: View, move: str) -> tuple[str, ...]:
        return goal_picked(view, view.state.read(move).goal) if view.state.next == CHOICE else ()

    def asks_first(self, view: View, move: str) -> Selected | None:
        return asks_first(view, view.state.read(move))

    def prompt(self, view: View) -> Prompt:
        return prompts.prompt(view)

    def board(self, view: View) -> Markup:
        if _chooses_here(view):
            return goal_stage(view)
        return render_board(board_of(view))

    def hand(self, view: View) -> Markup:
        if _chooses_here(view):
            return goal_hand(view)
        if view.state.next == TURN:
            own = view.own if view.taught else None  # whose turn is over there
            return turn_hand(view if own is None else view._replace(state=view.state._replace(mover=own, points=0)))
        return el("div", el("h2", prompts.hand_heading(view), id="hand-title"), class_="hand-of-dice")

    def actions(self, view: View) -> Sequence[Action]:
        return actions_of(view)

    def standings(self, view: View) -> Markup | None:
        return all_goals(view) if not view.state.secret and any(view.state.goals) and not view.state.ended else None

    def summary(self, view: View) -> Markup | None:
        return all_goals(view) if view.state.ended else None

    def put_back(self, view: View) -> tuple[str, ...] | None:
        return parts_put_back(view)

    def stays_picked(self, view: View, picked: tuple[str, ...]) -> tuple[str, ...]:
        """Whose pawn acts: several actions of a turn are often made with one (Q-32)."""
        agent = selection_of(picked).agent
        stays = view.state.next == TURN and view.state.pawns[view.state.seat_of(agent)] != OFF
        return Selection(agent).parts if stays else ()

    def preview(self, view: View) -> Markup:
        return render_small_board(board_of(view._replace(live=False, picked=(), turned=0)))

    def explain(self, view: View) -> str:
        if view.state.ended and not view.peeking:
            return " ".join(endings.ending(view))
        return "" if view.waits else explanations.explain(view)  # It tells the player who decides what to do.

    def remind(self, view: View) -> str:
        return explanations.remind(view)

    def tap(self, view: View, part: str) -> Answer:
        return tap(view, part)

    def step(self, view: View, part: str | None, key: str) -> str | None:
        return arrow_keys.step(view, part, key)

    def begins(self, view: View) -> str | None:
        return arrow_keys.begins(view)

    def picked_leads_to(self, view: View) -> str | None:
        return arrow_keys.picked_leads_to(view)

    def choices(self, view: View) -> Sequence[Choice]:
        return prompts.choices(view)

    def side_actions(self, view: View) -> Sequence[SideAction]:
        return prompts.side_actions(view)

    def describe_move(self, before: State, move: str, names: tuple[str, ...]) -> str:
        return log.describe_move(before, move, names)

    def clauses_of(self, before: State, move: str) -> tuple[str, ...]:
        return log.clauses_of(before, move)

    def notate(self, before: State, move: str, names: tuple[str, ...]) -> Markup:
        return notate(before, move, names)

    def goes_on(self, before: State, move: str) -> bool:
        return log.goes_on(before, before.read(move))

    def tally(self, made: Sequence[tuple[State, str]]) -> str:
        spent = sum(COSTS.get(before.read(move).kind, 0) for before, move in made)
        return str(spent) if made[0][0].next == TURN else ""

    def ending(self, view: View) -> tuple[str, str]:
        return endings.ending(view)

    def guide(self) -> Sequence[Chapter]:
        return CHAPTERS
