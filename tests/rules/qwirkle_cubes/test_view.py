"""How the game meets its players: pictures, keys, and every sentence."""

from __future__ import annotations

import re
from random import Random

import pytest

from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.view.model import rack_of, table_of
from cuboteca.games.qwirkle_cubes.view.standings import columns_of
from cuboteca.play.game import NATURE
from cuboteca.play.view import Played, Rejected, Selected, View
from tests.rules.qwirkle_cubes.setting import (
    GAME,
    LINE,
    SHUT,
    SPARE,
    T11_HAND,
    T12_HAND,
    begin,
    endgame,
    opening,
    place,
)
from tests.rules.qwirkle_cubes.table import NAMES, STATE, VIEW, view


def test_the_pictures_show_what_is_picked() -> None:
    held = table_of(view(STATE, "cube:0"))
    glowing = {place.cell for place in held.open if place.glow}
    assert glowing == {cell for cell in STATE.cells_for((0,)) if abs(cell[0] - 0.5) <= 3 and abs(cell[1]) <= 3}
    assert held.open[0].ghost == "Rd"
    labels = {place.cell: place.label for place in held.open}
    assert labels[2, 0] == "2 right, empty. The red diamond may stand here: 3 points."
    assert labels[3, 0] == "3 right, empty. The red diamond may stand here, if others join it."
    laid = table_of(view(STATE, "laid:0@2,0"))
    assert [cube.cube for cube in laid.laid if cube.held] == ["Rd"]
    assert [(line.first, line.last, line.points, line.cubes) for line in laid.lines] == [
        ((0, 0), (2, 0), 3, ("Rs", "Rc", "Rd"))
    ]
    rack = rack_of(view(STATE, "laid:0@2,0", "cube:1"))
    assert [slot.placed for slot in rack.slots] == [True, False, False, False, False, False]
    assert [slot.picked for slot in rack.slots] == [False, True, False, False, False, False]
    assert rack.slots[2].dimmed
    assert rack_of(view(STATE, "roll", "cube:1")).slots[1].marked
    rolled = STATE.play("roll 1 3").play("> d d")
    slots = rack_of(view(rolled, moves=("roll 1 3", "roll 1 3 > d d"))).slots
    assert [slot.rolled for slot in slots] == [True, False, True, False, False, False]


def test_the_hand_adds_up_the_score() -> None:
    markup = str(VIEW.hand(view(STATE, "laid:0@2,0")))
    assert "= 3" in words_of(markup) or "makes 3" in words_of(markup)
    assert "makes" not in words_of(str(VIEW.hand(view(STATE))))
    assert [action.label for action in VIEW.actions(view(STATE, "laid:0@2,0"))] == ["Re-roll", "Confirm 3"]
    assert "+3" in words_of(str(VIEW.standings(view(STATE, "laid:0@2,0"))))


def test_the_buttons_say_what_a_press_does() -> None:
    def labels(*picked: str) -> list[tuple[str, str, bool]]:
        return [(action.part, action.label, action.enabled) for action in VIEW.actions(view(STATE, *picked))]

    assert labels() == [("roll", "Re-roll", True), ("confirm", "Confirm", False)]
    assert labels("roll") == [("roll", "Keep all", True), ("confirm", "Confirm", False)]
    assert labels("roll", "cube:1", "cube:2")[0] == ("roll", "Roll two", True)
    stuck = place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE)
    assert [action.label for action in VIEW.actions(view(stuck))] == ["Re-roll", "Roll all"]
    assert VIEW.tap(view(stuck), "decline") == Played("roll -")
    assert VIEW.tap(view(stuck), VIEW.keys["."].part) == Played("roll -"), "the key that goes on"
    dead = place(SHUT, "Rs Rs Oc Yx Gl Bd", SPARE)
    assert [(action.part, action.main) for action in VIEW.actions(view(dead))] == [("roll", False), ("pass", True)]
    assert VIEW.tap(view(dead), "pass") == Played("pass")
    assert isinstance(VIEW.tap(view(STATE), "pass"), Rejected)
    assert VIEW.actions(view(STATE)._replace(live=False)) == ()


def words_of(markup: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", markup)).strip()


@pytest.mark.parametrize(
    ("state", "move", "told"),
    [
        (STATE, "put Rd@2,0", "Ada places a red diamond 2 right of the middle for 3 points"),
        (STATE, "put Rd@2,0 Rl@3,0", "Ada places a red diamond and a red clover from 2 right to 3 right for 4 points"),
        (STATE, "roll 1 2", "Ada re-rolls two cubes"),
        (STATE, "roll -", "Ada does not re-roll"),
        (STATE, "resign", "Ada resigns"),
        (STATE, "pass", "Ada passes"),
        (STATE.play("roll 1 3"), "roll 1 3 > e s", "Ada rolls a red eight-point star and a blue square"),
        (STATE.play("put Rd@2,0"), "draw > Oc", "Ada draws an orange circle"),
        (begin(start="random"), "start=B", "The lot lets Bo begin"),
        (
            begin().play("draw > Rs Rs Rs Rs Rs Rs"),
            "draw > Oc Oc Oc Oc Oc Oc",
            "Bo draws an orange circle, an orange circle, an orange circle, an orange circle, an orange circle "
            "and an orange circle",
        ),
        (
            endgame("Pd Pl", "Rx Rx Rx Yx Gx Bx"),
            "put Pd@-1,7 Pl@-1,8",
            "Ada places a purple diamond and a purple clover from 1 left, 7 up to 1 left, 8 up for 10 points, "
            "six of them for going out",
        ),
        (
            place("Rs@0,0 Rc@1,0 Rd@2,0 Rl@3,0 Rx@4,0", "Re Yx Yx Yx Yx Yx", SPARE),
            "put Re@5,0",
            "Ada places a red eight-point star 5 right of the middle for 12 points, with a Qwirkle",
        ),
    ],
)
def test_told(state: State, move: str, told: str) -> None:
    assert VIEW.describe_move(state, move, NAMES) == told
    assert words_of(str(VIEW.notate(state, move)))


def test_the_last_draw_says_that_the_bag_is_empty() -> None:
    state, rng = begin(), Random(4)
    draws = []
    while any(state.bag):
        move = state.draw(rng) if state.seat == NATURE else rng.choice(state.moves())
        describe_move = VIEW.describe_move(state, str(move), NAMES)
        state = state.play(str(move))
        if " draws " in describe_move:
            draws.append(describe_move.endswith(", the last in the bag"))
    assert draws.count(True) == 1
    assert draws[-1]


def test_what_is_asked() -> None:
    assert VIEW.prompt(view(STATE)) == (0, "Ada:", "re-roll, or place cubes")
    assert VIEW.prompt(view(STATE, "cube:0")).rest == "where shall the red diamond go?"
    assert VIEW.prompt(view(STATE, "laid:0@2,0")).rest == "place another, or confirm"
    assert VIEW.prompt(view(STATE, "laid:0@3,0")).rest == "place another to complete the line"
    assert VIEW.prompt(view(STATE, "roll")).rest == "tap the cubes to re-roll"
    assert VIEW.prompt(view(STATE, "roll", "cube:0")).rest == "re-roll one cube?"
    assert VIEW.prompt(view(STATE, "cell:2,0")).rest == "tap the cube to place there"
    assert VIEW.prompt(view(opening(T11_HAND))).rest == "re-roll, or place three cubes in a line"
    assert VIEW.prompt(view(opening(T12_HAND))).rest == "nothing fits: re-roll some, or roll all"
    assert VIEW.prompt(view(begin())).lead == "Chance decides:"


@pytest.mark.clause("Z-21")
def test_forced_rolls_explain_themselves() -> None:
    moves = ("roll -", "roll! > d d d d d d", "roll! > s d d d d d")
    stuck = place(LINE, "Yd Yd Yd Yd Yd Yd", SPARE)
    assert "None of the cubes fits" in VIEW.explain(view(stuck))
    state = stuck.play(moves[0]).play(moves[1]).play(moves[2])
    assert VIEW.explain(view(state, moves=moves)).startswith(
        "Nothing fitted as it lay, so the whole hand was rolled two times."
    )


@pytest.mark.clause("Z-25", "Z-24", "Z-28", "Z-22")
def test_endings() -> None:
    out = endgame("Pd", "Rx Rx Rx Yx Gx Bx", "Pl", scores="80 70 60").play("put Pd@-1,7")
    assert VIEW.ending(view(out)) == (
        "Ada wins by 19",
        "The bag was empty and Ada placed the last cube in hand: six points for going out first.",
    )
    shared = place(SHUT, "Rs Rs Oc Yx Gl Bd", SPARE).play("pass").play("pass")
    assert VIEW.ending(view(shared))[0] == "Ada and Bo share the win"
    resigned = STATE.play("resign")
    assert VIEW.ending(view(resigned)) == ("Bo wins", "Ada resigned.")
    assert VIEW.ending(view(STATE))[0] == "The game goes on"
    alone = GAME.start(1)
    alone = alone.play(alone.draw(Random(1))).play("resign")
    assert VIEW.ending(view(alone))[0] == "The game was given up"


def test_the_keyboard_walks_over_the_table_and_the_rack() -> None:
    assert VIEW.step(view(STATE), "cube:0", "arrowright") == "cube:1"
    assert VIEW.step(view(STATE), "cube:0", "arrowleft") == "cube:5"
    assert VIEW.step(view(STATE, "roll"), "cube:3", "home") == "cube:0"
    assert VIEW.step(view(STATE, "cube:0"), "cube:3", "home") == VIEW.step(view(STATE, "cube:0"), None, "home")
    assert VIEW.step(view(STATE), "cube:3", "end") == "cube:5"
    assert VIEW.step(view(STATE, "cube:0"), "cube:0", "arrowup") in {f"cell:{x},{y}" for x, y in STATE.cells_for((0,))}
    assert VIEW.step(view(STATE), "cell:0,0", "arrowup") == "cell:0,1"
    assert VIEW.step(view(STATE), "cell:0,0", "arrowleft") == "cell:-1,0"
    assert VIEW.step(view(STATE), "cell:-1,0", "arrowleft") == "cell:-1,0"
    assert VIEW.step(view(STATE, "cube:0"), "cell:-1,0", "home") == "cell:2,0"
    assert VIEW.step(view(STATE, "cube:0"), "cell:2,0", "home") != "cell:2,0"
    assert VIEW.step(view(STATE), "cell:0,0", "end") == "cube:0"
    assert VIEW.step(view(STATE), None, "q") is None
    assert VIEW.step(view(STATE), "cell:0,0", "q") is None
    assert VIEW.keys["6"].part == "cube:5"
    focused = table_of(view(STATE, focus="cell:2,1"))
    assert [place.cell for place in focused.open] == [(2, 1)]


@pytest.mark.parametrize("seed", range(6))
def test_words_and_pictures_for_every_position(seed: int) -> None:
    rng = Random(seed)
    state = begin(rng.choice((1, 2, 3, 4, 6)), turn=rng.choice(("sequence", "one_action")))
    moves: tuple[str, ...] = ()
    while state.seat is not None:
        shown = view(state, moves=moves)
        assert VIEW.prompt(shown).lead
        assert len(VIEW.roles(state)) == state.seats
        assert "<svg" in VIEW.board(shown)
        assert VIEW.explain(shown).endswith(".")
        if state.seat != NATURE:
            choices = VIEW.choices(shown)
            assert len(choices) == len(state.moves())
            some = [choices[number] for number in range(0, len(choices), 1 + len(choices) // 40)]
            assert len({choice.label for choice in some}) == len(some)
            part = f"cube:{rng.randrange(len(state.hand))}"
            answer = VIEW.tap(shown, part)
            if isinstance(answer, Selected):
                assert "<svg" in VIEW.board(view(state, *answer.parts))
                assert "<svg" in VIEW.hand(view(state, *answer.parts))
            for extra in VIEW.side_actions(shown):
                state.play(extra.move)
        move = state.draw(rng) if state.seat == NATURE else state.moves()[-1]
        assert VIEW.describe_move(state, str(move), NAMES)
        assert VIEW.notate(state, str(move))
        moves += (str(move),)
        state = state.play(move)
    over = view(state, moves=moves)
    assert VIEW.ending(over)[1].endswith(".")
    columns = columns_of(over)
    for seat, column in enumerate(columns):
        assert sum(turn.points + turn.bonus for turn in column.turns if turn) == column.total == state.scores[seat]
    assert "<table" in str(VIEW.summary(over))
    assert "<svg" in str(VIEW.standings(over))
    assert "<svg" in VIEW.preview(over)


def test_every_choice_has_its_own_words() -> None:
    choices = list(VIEW.choices(view(STATE)))
    assert [choice.move for choice in choices] == [str(move) for move in STATE.moves()]
    assert len({choice.label for choice in choices}) == len(choices)
    assert choices[0] == ("roll 1", "Re-roll 1, the red diamond")
    assert choices[-1].label.startswith("Place ")
    chance = VIEW.choices(view(begin()))
    assert chance[0].label == ("Draw red circle, red circle, red circle, red circle, red circle and red circle")


def test_the_guide_can_be_clicked_through() -> None:
    chapters = VIEW.guide()
    assert len({chapter.id for chapter in chapters}) == len(chapters)
    told = {clause for chapter in chapters for clause in chapter.clauses}
    assert told == set(GAME.clauses)
    for chapter in chapters:
        for line in chapter.lines:
            state = GAME.position(line.position)
            assert len(line.captions) == len(line.moves) + 1
            for number, move in enumerate(line.moves):
                assert "<svg" in VIEW.board(View(state, NAMES[:2], line.moves[:number], live=False))
                state = state.play(move)
            assert "<svg" in VIEW.board(View(state, NAMES[:2], line.moves, live=False))


def test_points_told_in_the_guide_are_those_of_the_rules() -> None:
    scored = {"first": 3, "two-lines": 5, "both-ends": 5, "qwirkle": 12, "rolling": 4, "lines": 4, "going-out": 11}
    for chapter in VIEW.guide():
        for line in chapter.lines:
            start = state = GAME.position(line.position)
            for move in line.moves:
                state = state.play(move)
            assert state.scores[0] - start.scores[0] == scored[line.id]
