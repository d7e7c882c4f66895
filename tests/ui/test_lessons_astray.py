"""Lessons lead back whoever taps something else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cuboteca import games
from cuboteca.play.game import IllegalMove
from cuboteca.play.lesson import Lesson
from cuboteca.play.view import Played, Selected
from cuboteca.ui.lessons.course import CLOSE, GO_ON
from tests.ui.learning import PART, at, come_to, do_step, each_lesson, open_lesson
from tests.ui.playing import Player


def another_tap(player: Player) -> str | None:
    """Return a part that may be tapped, too, and isn't what the step asks for."""
    session, course = at(player)
    view = session.view()
    part: str
    for part in dict.fromkeys(PART.findall(player.answer["html"])):
        answer = session.game_view.tap(view, part)
        if part in course.step.taps or isinstance(answer, IllegalMove) or answer == Selected(view.picked):
            continue
        if isinstance(answer, Played) and course.step.move and course.step.wants(answer.move):
            continue
        return part
    return None


@each_lesson
def test_another_tap_is_answered_and_the_lesson_goes_on(player: Player, name: str, lesson: Lesson) -> None:
    open_lesson(player, name, lesson)
    answered = 0
    for step in lesson.steps:
        other = None if step.move.endswith("*") else another_tap(player)
        if other is not None:
            player.tap(other)
            assert step.otherwise, f"“{step.ask}” says nothing to a tap on {other}"
            assert step.otherwise in player.screen.text
            assert step.otherwise in player.answer["say"]
            answered += 1
        list(do_step(player))
    assert answered, "there is something else to do somewhere"


def test_what_cannot_be_done_is_refused_as_in_a_game(player: Player) -> None:
    """The step stays, and its words are there again when the message is put away."""
    player.go("#/learn/qyshinsu")
    finish_at = "refused"
    while at(player)[1].step.id != finish_at:
        list(do_step(player))
    step = at(player)[1].step
    player.tap("place:8")
    assert player.screen.find("#notice")
    assert at(player)[1].step == step
    player.do("dismiss")
    assert step.about in player.screen.text


def test_a_refusal_stays_until_one_goes_on(player: Player) -> None:
    lesson = games.lessons("qwirkle_cubes")[0]
    open_lesson(player, "qwirkle_cubes", lesson)
    while not at(player)[1].step.refused:
        list(do_step(player))
    while not at(player)[1].rests:
        player.tap(at(player)[1].lit[0])
    refused = at(player)[1].step
    assert player.screen.find("#notice")
    assert refused.ask in player.screen.text
    player.do("tap", arg=GO_ON)
    assert at(player)[1].number == lesson.steps.index(refused) + 1
    assert not player.screen.find("#notice")


def test_what_is_looked_at_is_closed_by_what_is_lit(player: Player) -> None:
    """A room that the step doesn't speak of lies over the table: its cross is lit, and then the step goes on."""
    lesson = games.lessons("cuobe")[0]
    open_lesson(player, "cuobe", lesson)
    for _ in range(2):
        list(do_step(player))
    step = at(player)[1].step
    player.tap("room:c5")
    assert at(player)[1].remark == step.otherwise
    assert at(player)[1].lit == (CLOSE,)
    player.tap(CLOSE)
    assert not at(player)[1].remark
    assert at(player)[1].lit == step.taps[:1]


def is_lit_part_seen(player: Player) -> bool:
    course = at(player)[1]
    name = "data-arg" if course.rests else "data-part"
    drawn = player.screen.find("[data-hinted]")
    return not course.lit or course.lit[0] in [one.get(name) for one in drawn]


OTHER_TAPS = [
    pytest.param("cuobe", "carry", "exit", ["room:c5", "room:d4"], id="nobody-is-brought-along"),
    pytest.param("cuobe", "carry", "close", ["room:b1", "put-down"], id="another-room-closed"),
    pytest.param("cuobe", "carry", "close", ["room:c5"], id="closed-by-its-own-room"),
    pytest.param("cuobe", "carry", "use", ["card:T16", "card:T16"], id="card-closed-and-opened"),
    pytest.param("cuobe", "carry", "use", ["room:c5", "put-down"], id="card-closed-by-a-room"),
    pytest.param("cuobe", "carry", "find", ["room:a5", "deed:fight"], id="refused-over-another-room"),
    pytest.param("cuobe", "carry", "end", ["room:a5"], id="room-looked-at-without-a-hand"),
    pytest.param("cuobe", "dangers", "traps", ["room:b1", "put-down"], id="list-closed-by-a-room"),
    pytest.param("cuobe", "dangers", "won", ["room:b1", "put-down"], id="fight-put-away-by-a-room"),
    pytest.param("cuobe", "dangers", "won", ["confirm"], id="fight-put-away-by-its-key"),
    pytest.param("qwirkle_cubes", "first", "roll", ["cube:1", "cube:0", "cube:0", "roll"], id="another-cube-rolled"),
    pytest.param("qwirkle_cubes", "first", "extend", ["roll", "cube:0"], id="the-cube-to-be-rolled"),
    pytest.param("qurush", "first", "flip", ["face:5", "act:slide"], id="another-action"),
    pytest.param("qurush", "first", "pushed", ["act:pull"], id="another-way"),
    pytest.param("cube_quest", "first", "king", ["cube:1"], id="another-cube"),
    pytest.param("cube_quest", "first", "flick", ["cube:1"], id="cube-deselected"),
    pytest.param("cube_quest", "first", "finish", ["cube:9", "confirm"], id="another-cube-flicked"),
]


@pytest.mark.parametrize(("name", "lesson", "step", "taps"), OTHER_TAPS)
def test_what_is_lit_leads_on_after_other_taps(
    player: Player, name: str, lesson: str, step: str, taps: list[str]
) -> None:
    come_to(player, name, lesson, step)
    number = at(player)[1].number
    for part in taps:
        player.tap(part)
        assert is_lit_part_seen(player)
    if at(player)[1].number == number:
        list(do_step(player))


@pytest.mark.parametrize(("name", "lesson", "step", "taps"), OTHER_TAPS)
def test_what_is_asked_for_is_shown_after_other_taps(
    player: Player, name: str, lesson: str, step: str, taps: list[str]
) -> None:
    come_to(player, name, lesson, step)
    for part in taps[:1]:
        player.tap(part)
    number = at(player)[1].number
    player.do("lesson-show")
    while at(player)[1].number == number and not at(player)[1].rests:
        assert player.app.waits
        player.do("opponent")


def test_what_is_to_be_closed_may_be_closed_in_another_way(player: Player) -> None:
    come_to(player, "cuobe", "carry", "close")
    player.tap("room:c5")
    assert at(player)[1].step.id == "discover"


@pytest.mark.thorough
@each_lesson
def test_no_two_taps_leave_someone_stuck(
    player: Player, device: Callable[[dict[str, str]], Player], name: str, lesson: Lesson
) -> None:
    rng = Random(3)
    open_lesson(player, name, lesson)
    for number in range(len(lesson.steps)):
        for _ in range(8):
            lost = device(dict(player.app.store))
            open_lesson(lost, name, lesson)
            for _ in range(2):
                if at(lost)[1].number == number and not at(lost)[1].is_done:
                    lost.tap(rng.choice(PART.findall(lost.answer["html"])))
                    assert is_lit_part_seen(lost)
            if at(lost)[1].number == number:
                list(do_step(lost))
        list(do_step(player))
