"""How Cu[o]be meets its players: states into pictures and words, taps into moves."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.markup import el, join
from cuboteca.games.cuobe.rules.moves import END
from cuboteca.games.cuobe.rules.position import KEYS_NEEDED
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import rooms_of_move, selection_of
from cuboteca.games.cuobe.text import choices, endings, prompts
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.text.levels import lines, strengths
from cuboteca.games.cuobe.text.log import (
    announce_move,
    brief_move,
    clauses_of,
    describe_latest,
    describe_opening,
    first_card_held,
)
from cuboteca.games.cuobe.text.rooms import role_line
from cuboteca.games.cuobe.text.threats import sentences
from cuboteca.games.cuobe.view import arrow_keys
from cuboteca.games.cuobe.view.actions import DEEDS, OF_CARDS, parts_after_undo, row_actions
from cuboteca.games.cuobe.view.answers import describe_answers
from cuboteca.games.cuobe.view.art.board import render_house, render_small_house
from cuboteca.games.cuobe.view.art.cards import draw_green, render_clock
from cuboteca.games.cuobe.view.art.goal import render_goal
from cuboteca.games.cuobe.view.art.team import render_team
from cuboteca.games.cuobe.view.closer_look import (
    as_it_stands,
    clock_words,
    full_deck,
    goal_of,
    green_asks,
    green_of,
    green_stage,
    in_short,
    is_shown_large,
)
from cuboteca.games.cuobe.view.fight import is_fight_shown
from cuboteca.games.cuobe.view.fight_taps import weapons_kept
from cuboteca.games.cuobe.view.keys import KEYS
from cuboteca.games.cuobe.view.model import house_of
from cuboteca.games.cuobe.view.stages import stages
from cuboteca.games.cuobe.view.taps import asks_first, tap
from cuboteca.games.cuobe.view.team import mate
from cuboteca.games.cuobe.view.tray import render_tray
from cuboteca.play.lesson import FirstGame
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

_house = lru_cache(maxsize=8)(render_house)
_clock = lru_cache(maxsize=8)(render_clock)
_goal = lru_cache(maxsize=8)(render_goal)


class CuobeView(GameView):
    sprite = "cuobe"
    level_lines = lines
    level_strengths = strengths
    keys = KEYS
    recalls = True
    tells_turns = True

    def render_sprite(self) -> Markup:
        from cuboteca.games.cuobe.view.art.sprite import render_sprite  # only the site build draws it

        return render_sprite()

    def render_thumbnail(self) -> Markup:
        from cuboteca.games.cuobe.view.art.thumbnail import render_thumbnail  # only the site build draws it

        return render_thumbnail()

    def roles(self, state: State) -> tuple[Role, ...]:
        return tuple(
            Role(label("player", number=seat + 1), badge_id(seat), role_line(state, seat))
            for seat in range(state.seats)
        )

    def reason(self, view: View, reason: str, values: Mapping[str, Any], player: str = "") -> str:
        from cuboteca.games.cuobe.text.reasons import describe_reason  # comes with the opponents

        return describe_reason(view, reason, values, player)

    def plan(self, view: View, reason: str, values: Mapping[str, Any]) -> str:
        from cuboteca.games.cuobe.text.reasons import describe_plan

        return describe_plan(view, reason, values)

    def request(self, view: View, what: str, whom: int) -> str:
        from cuboteca.games.cuobe.text.reasons import describe_request

        return describe_request(view, what, whom)

    def request_in_force(self, view: View, what: str, whom: int) -> str:
        from cuboteca.games.cuobe.text.reasons import describe_request_in_force

        return describe_request_in_force(view, what, whom)

    def name_move(self, view: View, move: str) -> str:
        return choices.move_words(view.state, view.state.read(move), view.names)

    def parts_of(self, view: View, move: str) -> tuple[str, ...]:
        return rooms_of_move(view.state, view.state.read(move))

    def first_tap(self, view: View, move: str) -> str:
        read = view.state.read(move)
        if read.verb in OF_CARDS:
            return f"card:{read.args[0]}"
        return DEEDS.get(read.verb) or super().first_tap(view, move)

    def asks_first(self, view: View, move: str) -> Selected | None:
        return asks_first(view, selection_of(view.picked), view.state.read(move))

    def prompt(self, view: View) -> Prompt:
        return prompts.prompt(view)

    def board(self, view: View) -> Markup:
        house = _house(house_of(view))
        stage = green_stage(view, selection_of(view.picked))
        return house if stage is None else house + stage

    def holds_up(self, view: View) -> bool:
        """Return whether the green card is shown large."""
        return green_stage(view, selection_of(view.picked)) is not None

    def opening(self, view: View) -> str | None:
        """Return what the first cards are and do; nothing where a team-mate begins, with whose move they are told."""
        if not first_card_held(view, selection_of(view.picked)):
            return None
        return "" if view.waits else describe_opening(view)

    def lingers(self, view: View) -> bool:
        """Return whether the last fight, or the card that ended the game, is still shown."""
        return is_shown_large(view, selection_of(view.picked))

    def hand(self, view: View) -> Markup:
        return render_tray(view)

    def actions(self, view: View) -> Sequence[Action]:
        return row_actions(view)

    def standings(self, view: View) -> Markup | None:
        state: State = view.state
        card = green_of(view)
        strip = el(
            "div",
            _goal(goal_of(state, view.names), view.live),
            _clock(
                state.green.size,
                full_deck(state.rules, state.seats),
                clock_words(state),
                "clock" if view.live else None,
            ),
            draw_green(
                in_short(as_it_stands(state, card)), part="green" if view.live else None, done=not green_asks(view)
            )
            if card is not None
            else None,
            class_="turn-row",
        )
        if view.live:
            return strip if not is_fight_shown(view, selection_of(view.picked)) else el("div", class_="turn-row away")
        team = render_team(tuple(mate(state, seat, view.names) for seat in range(state.seats)), live=False)
        return join((strip, team))

    def summary(self, view: View) -> Markup | None:
        """Return what became of each player, and of the keys."""
        state: State = view.state
        if not state.ended:
            return None
        people = (
            el("li", badge(badge_id(seat)), el("b", view.names[seat]), el("span", role_line(state, seat)))
            for seat in range(state.seats)
        )
        keys = el("b", label("of_keys", count=len(state.keys), all=KEYS_NEEDED))
        return el(
            "section",
            el("p", Markup(label("summary", keys=keys, turn=el("b", str(state.turn))))),
            el("ul", people, class_="fates"),
            el("p", " ".join(near), class_="muted") if (near := endings.how_near(state, view.names)) else None,
            class_="card fates-card",
        )

    def put_back(self, view: View) -> tuple[str, ...] | None:
        return parts_after_undo(view)

    def stays_picked(self, view: View, picked: tuple[str, ...]) -> tuple[str, ...]:
        return weapons_kept(view, selection_of(picked)).parts

    def stages(self, view: View, first: int) -> Sequence[Stage]:
        return stages(view, first)

    def preview(self, view: View) -> Markup:
        return render_small_house(house_of(view, live=False))

    def explain(self, view: View) -> str:
        """Say what threatens the team; once the game is over, what ended it."""
        state: State = view.state
        if state.seat is None:
            return describe_latest(view) if view.live else " ".join(endings.ending(view))
        return " ".join(sentences(state, view.names))

    def tap(self, view: View, part: str) -> Answer:
        return tap(view, part)

    def step(self, view: View, part: str | None, key: str) -> str | None:
        return arrow_keys.step(view, part, key)

    def begins(self, view: View) -> str | None:
        return arrow_keys.begins(view)

    def goes_on_at(self, view: View) -> str | None:
        return arrow_keys.goes_on_at(view)

    def answers(self, view: View) -> str:
        return describe_answers(view)

    def choices(self, view: View) -> Sequence[Choice]:
        return choices.choices(view)

    def side_actions(self, view: View) -> Sequence[SideAction]:
        return choices.side_actions(view)

    def describe_move(self, before: State, move: str, names: tuple[str, ...]) -> str:
        return announce_move(before, move, names)

    def clauses_of(self, before: State, move: str) -> tuple[str, ...]:
        return clauses_of(before, move)

    def notate(self, before: State, move: str, names: tuple[str, ...]) -> Markup:
        """Return a move without the player who made it, whom the line names; badges show the others."""
        marks = tuple(chr(PRIVATE_USE + seat) for seat in range(before.seats))
        parts = enumerate(SEAT.split(brief_move(before, before.read(move), marks)))
        told = [_other(ord(part) - PRIVATE_USE, names) if n % 2 else part for n, part in parts]
        return el("span", told, class_="made")

    def goes_on(self, before: State, move: str) -> bool:
        return before.read(move).verb != END

    def turn_of(self, state: State) -> int:
        return state.turn

    def ending(self, view: View) -> tuple[str, str]:
        return endings.ending(view)

    def guide(self) -> Sequence[Chapter]:
        from cuboteca.games.cuobe.text.guide import CHAPTERS

        return CHAPTERS

    def first_game(self) -> FirstGame:
        from cuboteca.games.cuobe.rules.first_game import FIRST_GAME

        return FIRST_GAME


PRIVATE_USE: Final = 0xE000
"""What stands for the first player where a badge comes in; in no language is it a letter."""
SEAT: Final = re.compile("([\ue000-\ue00f])")


def _other(seat: int, names: tuple[str, ...]) -> Markup:
    """Draw another player, in the log."""
    return el(
        "span",
        badge(badge_id(seat)),
        el("span", names[seat], class_="for-ears"),
        class_="other",
    )
