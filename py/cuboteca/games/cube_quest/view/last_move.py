"""What happened last, for the tray while nothing is picked; and what the page shows of a move: flights, then rolls."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF, is_shadow
from cuboteca.games.cube_quest.rules.flick_simulation import POSE
from cuboteca.games.cube_quest.rules.moves import FALLS, Move
from cuboteca.games.cube_quest.rules.notation import read_move
from cuboteca.games.cube_quest.rules.position import BOTH_OFF, KING_OFF
from cuboteca.games.cube_quest.rules.refusal import Refusal
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.text.choices import choice_words, may_call_foul
from cuboteca.games.cube_quest.text.labels import label
from cuboteca.games.cube_quest.text.log import action_values, describe_move, made, others_moved, settled_words
from cuboteca.games.cube_quest.text.results import NAMED, counted, fallen, fates_of, rolls_of
from cuboteca.games.cube_quest.view.art.army_picture import render_flat
from cuboteca.games.cube_quest.view.art.cube_faces import render_roll
from cuboteca.play.game import IllegalMove
from cuboteca.play.simulation import SimulationRun
from cuboteca.play.view import View
from cuboteca.play.wording import sentence

MOST: Final = 12
"""So many moves, at most, belong to an action: what settles, rolls, is put back."""
MOST_OF_A_TURN: Final = 36
"""So many moves, at most, are looked at for what the whole turn was."""
LETTERS_IN_TWO_LINES: Final = 80
"""Of what happened; what is longer takes the place of how to flick where both have no room."""

TOPS: Final = ((False, "icon_top"), (True, "shadow_top"))
AFTER: Final = (moves.SETTLE, moves.RELEASE, moves.REVIVE, moves.PUT)


def last_turn(view: View) -> Markup:
    """In words, with the rolls as pictures."""
    turn = _last_actions(view)
    story = [move for action in turn for move in action]
    rolls = [roll for move in story for roll in rolls_of(move)]
    words = _retell_turn(view, turn)
    shown = [
        render_roll(cube, face, label("rolled", whose=cube, shadow=is_shadow(cube, face))) for cube, face in rolls[-1:]
    ]
    if _has_flights(view, len(story)):
        shown.append(_flight_buttons())
    if view.live and not view.waits and may_call_foul(view.state):
        shown.append(_foul_button(view.state))
    if not story:
        shown.append(_tops(max(view.state.mover, 0)))
    is_long = len(turn) > 1 or len(words) > LETTERS_IN_TWO_LINES
    return el(
        "div",
        el("p", words, class_="last-words"),
        el("div", shown, class_="last-shown") if shown else None,
        class_="last-turn long" if is_long else "last-turn",
    )


def _tops(colour: int) -> Markup:
    """Explain the sides that count in enemy territory (CQ-13, CQ-17), below the advice that mentions them."""
    return el(
        "ul", (el("li", render_flat(colour, "G", dark=dark), label(top)) for dark, top in TOPS), class_="faces-told"
    )


def _flight_button(name: str) -> Markup:
    """Return the button for which the page itself shows the last flights once more."""
    return el(
        "button",
        icon(name),
        el("span", label(name)),
        type="button",
        class_="quest-button",
        data_client=f"flight-{name}",
    )


@cache
def _flight_buttons() -> Markup:
    return _flight_button("again") + _flight_button("slowly")


def _foul_button(state: State) -> Markup:
    """Return the button with which a player calls the last flick a foul (CQ-22)."""
    return el(
        "button",
        icon("foul"),
        el("span", choice_words(state, Move(moves.FOUL))),
        type="button",
        class_="quest-button foul",
        data_do="move",
        data_arg=moves.FOUL,
    )


def _has_flights(view: View, moves_told: int) -> bool:
    """Return whether the page has shown a flight in the last moves."""
    found = view.past[len(view.past) - moves_told :]
    return any(_is_flight(before, before.read(text)) for before, text in found if text.startswith("~"))


def _is_flight(before: State, done: Move) -> bool:
    """Does anything move in a settling, or has a cube been flicked?"""
    job = before.job
    if job is None:
        return False
    moved = done.poses or done.offs if job.kind == jobs.SETTLE else done.word == FALLS
    return bool(moved) or job.flick is not None


def last_flight(view: View) -> Markup | None:
    """At the end of a bout that a flick has decided: the flick to be seen once more."""
    state: State = view.state
    return el("div", _flight_buttons(), class_="last-shown") if state.ended in (KING_OFF, BOTH_OFF) else None


def _last_action(played: tuple[str, ...]) -> list[Move]:
    """Return the last action of a player and what came of it; empty after the set-up."""
    story: list[Move] = []
    for text in reversed(played[-MOST:]):
        try:
            move = read_move(text)
        except IllegalMove:  # somebody else's secret
            return []
        if move.kind in (moves.SETUP, moves.LOT):
            return []
        story.insert(0, move)
        if move.kind not in AFTER:
            return story
    return []


STAYS: Final = {moves.FLICK: "flick_stays", moves.HEAL: "roll_stays"}


def why_it_stays(view: View) -> Refusal | None:
    """Return why Undo does nothing where the last action has moved cubes, or they have been rolled for it."""
    story = _last_action(view.moves)
    by_chance = len(story) > 1 and story[-1].kind in (moves.SETTLE, moves.RELEASE, moves.REVIVE)
    return Refusal(STAYS.get(story[0].kind, "settled_stays")) if by_chance else None


def _last_actions(view: View) -> list[list[Move]]:
    """Return all that the player did whose turn it last was, each with what came of it: of a Healer's turn its last
    step alone would say nothing."""
    actions = [story] if (story := _last_action(view.moves)) else []
    told = len(story)
    while actions and told < min(len(view.past), MOST_OF_A_TURN):
        story = _last_action(view.moves[:-told])
        if not story or _mover(view, told + len(story)) != _mover(view, told):
            break
        actions.insert(0, story)
        told += len(story)
    return actions


def _mover(view: View, ago: int) -> int:
    """Return whose turn it was so many moves ago."""
    before: State = view.past[-ago][0]
    return before.mover


def _retell_turn(view: View, turn: list[list[Move]]) -> str:
    """Return a turn in sentences, one action after the other; a word of advice before the first one."""
    words: list[str] = []
    ago = sum(map(len, turn))
    for story in turn:
        words.append(_retell(view, story, ago))
        ago -= len(story)
    return " ".join(words) or label("advice")


def _retell(view: View, story: list[Move], ago: int) -> str:
    """Return as in "Bo flicks Striker 2 straight ahead, strength 62. Red’s Grunt 3 falls off the board."; `ago`: how
    many moves back it begins."""
    action, *rest = story
    flicked = action.cubes[0] if action.kind == moves.FLICK else None
    words = [_deed(view, action, ago)]
    off, fates = fallen(rest), fates_of(rest)
    if off:
        words.append(_fell(off, flicked))
    if len(fates) > NAMED:
        words.append(label("fates", fates=counted(fates)))
    else:
        words += [
            label(f"it_{fate}" if cube == flicked and not off and at == 0 else f"fate_{fate}", whose=cube)
            for at, (cube, fate) in enumerate(fates)
        ]
    if not fates and rest and rest[0].kind == moves.SETTLE and not rest[0].word:
        before: State = view.past[1 - ago][0]
        tell = others_moved if off else settled_words
        words += map(sentence, tell(before, rest[0], flicked))
    words += [label("stopped")] if any(move.word == moves.STOPPED for move in rest) else []
    return " ".join(words)


def _fell(off: list[int], flicked: int | None) -> str:
    name = "it_fell" if off == [flicked] else "fell" if len(off) <= NAMED else "fell_count"
    return label(name, owned=off, count=len(off))


def _deed(view: View, action: Move, ago: int) -> str:
    if not action.cubes:  # a foul is called, something skipped, time has run out
        return sentence(describe_move(view.past[-ago][0], str(action), view.names))
    name = view.names[COLOUR_OF[action.cubes[0]]]
    values = action_values(action, view.names, view.past[-ago][0], below=view.turned)
    return label("did", did=made(action.kind, name=name, **values))


def fate_of(view: View, cube: int) -> str:
    """Return what the last roll has decided for a cube, one of `FATES`; nothing if it wasn't rolled."""
    return dict(fates_of(_last_action(view.moves))).get(cube, "")


def flights(first: int, steps: Sequence[tuple[State, str]], simulated: Sequence[SimulationRun]) -> list[dict[str, Any]]:
    """Return an effect for each settling in which something moves; `at` is where its way begins in all that was
    simulated."""
    effects: list[dict[str, Any]] = []
    at = 0
    for number, one in enumerate(simulated):
        cubes, frames = one.request["cubes"], one.answer["frames"]
        start, at = at, at + POSE * len(cubes) * frames
        before, text = steps[one.ply - first]
        job = before.job
        if job is None or not _is_flight(before, before.read(text)):
            continue
        end = simulated[number + 1].ply if number + 1 < len(simulated) else first + len(steps)
        effect: dict[str, Any] = {
            "kind": "flight",
            "cubes": cubes,
            "frames": frames,
            "rate": one.answer.get("rate", 60),
            "at": start,
            "rolls": _rolls(steps[one.ply - first + 1 : end - first]),
        }
        if job.flick is not None:
            effect["flicked"] = job.cubes[0]
        effects.append(effect)
    return effects


def _rolls(steps: Sequence[tuple[State, str]]) -> list[dict[str, Any]]:
    """Return the rolls among some moves."""
    found: list[dict[str, Any]] = []
    for before, text in steps:
        job = before.job
        if job is None or job.kind not in (jobs.RELEASE, jobs.REVIVE):
            continue
        done: Move = before.read(text)
        decides = "decides_capture" if job.kind == jobs.RELEASE else "decides_heal"
        found += [
            {
                "cube": cube,
                "face": face,
                "escapes": not is_shadow(cube, face),
                "decides": label(decides, whose=cube),
                "decided": label(f"decided_{fate}"),
            }
            for (cube, face), (_, fate) in zip(rolls_of(done), fates_of([done]), strict=True)
        ]
    return found
