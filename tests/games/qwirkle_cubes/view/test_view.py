"""How the game meets its players: pictures, the score so far, choices in words."""

from __future__ import annotations

import re
from random import Random

import pytest

from cuboteca.games.qwirkle_cubes.view.model import rack_of, table_of
from cuboteca.games.qwirkle_cubes.view.standings import columns_of
from cuboteca.play.game import NATURE
from cuboteca.play.view import Selected
from tests.draw.reading import words_of
from tests.games.qwirkle_cubes.setting import LINE, SPARE, STATE, STUCK, begin, place
from tests.games.qwirkle_cubes.table import NAMES, VIEW, view


def test_the_pictures_show_what_is_picked() -> None:
    held = table_of(view(STATE, "cube:0"))
    glowing = {place.cell for place in held.open if place.glow}
    assert glowing == {cell for cell in STATE.cells_for((0,)) if abs(cell[0] - 0.5) <= 3 and abs(cell[1]) <= 3}
    assert held.open[0].ghost == "Rd"
    labels = {place.cell: place.label for place in held.open}
    assert labels[2, 0] == "2 right, empty. The red diamond fits here: 3 points."
    assert labels[3, 0] == "3 right, empty. The red diamond fits here if you place others with it."
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


@pytest.mark.parametrize(
    ("waits", "thought_of", "said"),
    [
        (False, "", "2 right, empty. The hint points here."),
        (False, "put Rd@2,0", "2 right, empty. The hint: the red diamond goes here."),
        (True, "", "2 right, empty. The opponent is considering this place."),
        (True, "put Rd@2,0", "2 right, empty. The opponent is considering the red diamond here."),
    ],
)
def test_a_place_says_whether_a_hint_or_a_thought_is_about_it(waits: bool, thought_of: str, said: str) -> None:
    parts = [one for one in VIEW.parts_of(view(STATE), "put Rd@2,0") if one.startswith("cell")]
    shown = table_of(view(STATE)._replace(waits=waits, thought_of=thought_of, marked=tuple(parts)))
    assert [place.label for place in shown.open if place.hinted] == [said]


@pytest.mark.parametrize(
    ("cube", "symbol", "said"),
    [
        ("cube:0", "w-legal", "2 right, empty. The red diamond fits here: 3 points. The hint points here."),
        ("cube:2", "w-barred", "2 right, empty."),
    ],
)
def test_a_place_that_a_lesson_leads_to_is_barred_where_the_cube_in_hand_may_not_stand(
    cube: str, symbol: str, said: str
) -> None:
    led = view(STATE, cube)._replace(marked=("cell:2,0",))
    assert [place.label for place in table_of(led).open if place.hinted] == [said]
    there = re.findall(r'href="#(w-legal|w-joined|w-barred)" transform="translate\(120 0\)"', VIEW.board(led))
    assert there == [symbol]


def test_the_hand_adds_up_the_score() -> None:
    markup = str(VIEW.hand(view(STATE, "laid:0@2,0")))
    assert "total 3" in words_of(markup)
    assert "total" not in words_of(str(VIEW.hand(view(STATE))))
    assert [action.label for action in VIEW.actions(view(STATE, "laid:0@2,0"))] == ["Re-roll", "End turn +3"]
    assert "+3" in words_of(str(VIEW.standings(view(STATE, "laid:0@2,0"))))


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
        assert VIEW.notate(state, str(move), NAMES)
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
    assert choices[0] == ("roll 1", "Re-roll the red diamond (1)")
    assert choices[-1].label.startswith("Place ")
    chance = VIEW.choices(view(begin()))
    assert (
        chance[0].label == "Draw a red circle, a red circle, a red circle, a red circle, a red circle and a red circle"
    )


@pytest.mark.clause("Z-21")
def test_a_forced_reroll_has_a_moment_of_its_own() -> None:
    """The cubes change on the rack in the blink of an eye, and nobody asked for it."""
    stuck = place(LINE, STUCK, SPARE)
    moves = ("roll -", "roll! > d d d d d d", "roll! > s d d d d d")
    past, state = [], stuck
    for move in moves:
        past.append((state, move))
        state = state.play(move)
    seen = view(state)._replace(past=past)
    told = VIEW.stages(seen, 0)
    assert [stage.say for stage in told] == ["Nothing fits, so Ada re-rolls all their cubes."] * 2
    assert all(stage.held.count("#w-Yd") == 6 for stage in told), "the cubes of which none fits"
    assert not VIEW.stages(seen, len(moves)), "it is told once"
    own = place(LINE, STUCK, SPARE, dice="own")
    after = own.play("roll -").play(moves[1])
    assert not VIEW.stages(view(after)._replace(past=[(own, "roll -"), (own.play("roll -"), moves[1])]), 0), (
        "they rolled"
    )


def test_a_cube_that_a_lesson_lights_has_no_sign_for_a_re_roll() -> None:
    lit = rack_of(view(STATE)._replace(marked=("cube:0",))).slots[0]
    assert lit.hinted
    assert not lit.marked


def test_a_tray_that_is_not_yours_says_whose_it_is() -> None:
    """A picture's, and an opponent's: nobody is told to re-roll cubes that aren't theirs."""
    yours = words_of(VIEW.hand(view(STATE)))
    assert "You can re-roll any of your cubes first." in yours
    assert "Ada’s cubes" not in yours
    theirs = words_of(VIEW.hand(view(STATE)._replace(waits=True)))
    assert "Ada’s cubes" in theirs
    assert "You can" not in theirs
    assert "Ada’s cubes" in words_of(VIEW.board(view(STATE)._replace(live=False)))


def test_what_a_review_says_is_about_the_hand_that_is_shown() -> None:
    made = "put Rd@2,0"
    after = STATE.play(made).play("draw > Rs")
    shown = view(after)._replace(live=False, moves=(made, "draw > Rs"), past=((STATE, made),), chosen_from=STATE)
    assert "Ada’s cubes" in words_of(VIEW.board(shown))
    assert rack_of(view(STATE)._replace(live=False)).label in VIEW.board(shown)
    assert len(table_of(shown).laid) == len(STATE.grid.cubes) + 1, "on the grid, the move has been made"
