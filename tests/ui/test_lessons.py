"""Lessons: each is played to its end by what it says itself, and nobody who does something else is stuck."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest

from cuboteca import games
from cuboteca.draw.markup import KEPT_HYPHEN
from cuboteca.play.game import IllegalMove
from cuboteca.play.lesson import Lesson
from cuboteca.play.nature import SampledNature
from cuboteca.play.view import Played, Selected
from cuboteca.ui.lessons.course import CLOSE, GO_ON, Course
from cuboteca.ui.session import Session
from cuboteca.ui.text.lessons import say
from cuboteca.ui.text.setup import say as setup
from tests.ui.playing import Player, Seen

LESSONS = [
    pytest.param(name, lesson, id=f"{name}-{lesson.id}")
    for name in games
    if games.about(name).lessons
    for lesson in games.lessons(name)
]
each_lesson = pytest.mark.parametrize(("name", "lesson"), LESSONS)

PART = re.compile(r'data-part="([^"]+)"')


def at(player: Player) -> tuple[Session, Course]:
    session = player.app.session
    assert session is not None
    assert session.lesson is not None
    return session, session.lesson


def open_lesson(player: Player, name: str, lesson: Lesson) -> Seen:
    return player.go(f"#/learn/{name}/{lesson.id}")


def do_step(player: Player) -> Iterator[Seen]:
    """Tap what is lit until the next step has begun; yield each screen."""
    _, begun = at(player)
    for _ in range(20):
        _, course = at(player)
        if course.number != begun.number:
            return
        if player.app.waits:
            yield player.do("opponent")
        else:
            yield player.tap(course.lit[0])
    pytest.fail(f"“{begun.step.ask}” leads nowhere.")


def finish(player: Player) -> None:
    while not at(player)[1].is_over:
        list(do_step(player))


@each_lesson
def test_a_lesson_is_played_to_its_end_by_what_is_lit(player: Player, name: str, lesson: Lesson) -> None:
    open_lesson(player, name, lesson)
    for number, step in enumerate(lesson.steps):
        _, course = at(player)
        assert course.number == number
        assert step.ask in player.screen.text
        (lit,) = course.lit
        assert f'data-part="{lit}" data-hinted="true"' in player.answer["html"], "what is lit can be seen"
        noticed = False
        for screen in do_step(player):
            assert not at(player)[1].remark
            noticed = noticed or bool(screen.find("#notice"))
            assert step.refused or not noticed, screen.text
        assert noticed == step.refused
    assert at(player)[1].is_over
    assert lesson.ends in player.screen.text
    onward = ["".join(words.itertext()).replace(KEPT_HYPHEN, "-") for words in player.screen.find(".lesson-about")]
    assert all(words in player.answer["say"] for words in onward), "what to do next is heard"
    assert player.screen.find('[data-onward="true"]')
    following = games.lessons(name)[-1] is not lesson
    assert (say("next_lesson") if following else say("first_game")) in player.screen.text


@each_lesson
def test_what_a_move_leads_to_is_seen_before_another_board(player: Player, name: str, lesson: Lesson) -> None:
    """Nothing takes its place until someone goes on, by the button or by a tap on anything."""
    open_lesson(player, name, lesson)
    for number, following in enumerate(lesson.steps[1:]):
        begun = player.table.state
        while at(player)[1].number == number and not (at(player)[1].rests and following.position):
            player.do("opponent") if player.app.waits else player.tap(at(player)[1].lit[0])
        if following.position:
            assert not player.app.waits, "it doesn’t go on by itself"
            assert player.table.state != begun or not lesson.steps[number].move
            assert lesson.steps[number].about in player.screen.text
            seen = player.table.state
            player.tap("bare-ground")
            assert player.table.state != seen
            assert at(player)[1].number == number + 1


@each_lesson
def test_tab_comes_to_what_is_lit(player: Player, name: str, lesson: Lesson) -> None:
    """Of all that the arrows walk along it is the one with a place in the order of Tab, and so the one that shows the
    keyboard's focus."""
    open_lesson(player, name, lesson)
    while not at(player)[1].is_over:
        for screen in (player.screen, *do_step(player)):
            lit = screen.find('[data-hinted="true"]')
            assert all(one.get("tabindex", "0") == "0" for one in lit), at(player)[1].step.ask


@each_lesson
def test_show_me_does_each_step(player: Player, name: str, lesson: Lesson) -> None:
    open_lesson(player, name, lesson)
    for number in range(len(lesson.steps)):
        player.do("lesson-show")
        for _ in range(20):
            if at(player)[1].number == number + 1:
                break
            if at(player)[1].rests:
                player.tap(GO_ON)  # in one's own time: there is something to read
                continue
            assert player.answer["thinks"]
            player.do("opponent")
    assert at(player)[1].is_over


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


@each_lesson
def test_a_lesson_is_left_and_resumed_at_any_step(
    player: Player, device: Callable[[dict[str, str]], Player], name: str, lesson: Lesson
) -> None:
    """The table of a step is the same whether it has been played to, skipped to, or opened anew."""
    skipping = device({})
    open_lesson(skipping, name, lesson)
    open_lesson(player, name, lesson)
    for number in range(len(lesson.steps)):
        later = device(dict(player.app.store))
        later.go(f"#/learn/{name}")
        if len(games.lessons(name)) == 1:
            assert str(later.app.address) == f"#/learn/{name}/{lesson.id}"
        open_lesson(later, name, lesson)
        for other in (later, skipping):
            assert at(other)[1].number == number
            assert at(other)[0].picked == at(player)[0].picked
            if "*" not in "".join(step.move for step in lesson.steps[:number]):
                assert other.table.state == player.table.state
        skipping.do("lesson-skip")
        list(do_step(player))
    assert at(skipping)[1].is_over
    begins = player.go(f"#/new/{name}").find("#learn")
    assert begins


def test_a_pull_does_at_once_what_taps_do_in_steps(player: Player) -> None:
    """A flick may be pulled on the board itself, before the cube has been tapped or the aim turned."""
    player.go("#/learn/cube_quest")
    steps = at(player)[1].lesson.steps
    assert [step.id for step in steps[:5]] == ["pick", "aim", "strength", "flick", "shadow"]
    player.tap("flick:9:900:60:0:0")
    assert at(player)[1].number == 0, "that is another cube"
    player.tap("flick:1:750:60:0:0")
    player.tap(GO_ON)
    assert at(player)[1].number == 4
    assert not at(player)[1].remark


def test_again_sets_a_step_up_anew(player: Player) -> None:
    player.go("#/learn/qyshinsu")
    list(do_step(player))
    player.tap("stone:4")
    assert not at(player)[0].picked
    assert at(player)[1].lit == ("stone:4",)
    player.do("lesson-again")
    assert at(player)[0].picked == ("stone:4",)
    finish(player)
    player.do("lesson-again")
    assert at(player)[1].number == 0


def test_the_set_up_says_whether_a_lesson_has_been_begun(player: Player) -> None:
    def link() -> str:
        (found,) = player.go("#/new/qyshinsu").find("#learn")
        return "".join(found.itertext())

    assert link() == setup("learn", several=False, begun=False, title="")
    player.go("#/learn/qyshinsu")
    list(do_step(player))
    assert link() == setup("learn", several=False, begun=True, title="")
    player.go("#/learn/qyshinsu")
    finish(player)
    assert link() == setup("learn", several=False, begun=False, title="")


def test_a_lesson_ends_in_a_game_against_gentle_with_hints(player: Player) -> None:
    player.go("#/learn/qyshinsu")
    finish(player)
    assert not player.app.saved.list(), "a lesson's table is not saved"
    player.do("first-game", "qyshinsu")
    assert player.app.address.screen == "play"
    assert player.table.opponents == ("", "gentle")
    assert player.table.hints
    assert not player.screen.find("#welcome")
    assert len(player.app.saved.list()) == 1


def test_someone_who_has_taken_a_lesson_is_no_newcomer_to_its_game(player: Player) -> None:
    """However the game after it is begun."""
    player.go("#/learn/qyshinsu")
    finish(player)
    player.do("start", "qyshinsu", fields={"seats": "2"})
    assert not player.screen.find("#welcome")


def test_several_lessons_lead_to_each_other_and_to_a_game_whose_cards_were_chosen(
    player: Player, device: Callable[[dict[str, str]], Player]
) -> None:
    """Of what can come the first one chosen does; the game goes on so when it is opened again."""
    lessons = games.lessons("cuobe")
    for number, lesson in enumerate(lessons):
        (link,) = player.go("#/new/cuobe").find("#learn")
        assert "".join(link.itertext()) == setup("learn", several=True, begun=False, title=lesson.title)
        open_lesson(player, "cuobe", lesson)
        assert say("of_several", number=number + 1, count=len(lessons), title=lesson.title) in player.screen.text
        finish(player)
        following = f"#/learn/cuobe/{lessons[number + 1].id}" if number + 1 < len(lessons) else ""
        assert [link.get("href") for link in player.screen.find("a.main")] == ([following] if following else [])
    player.do("first-game", "cuobe")
    assert player.table.opponents == ("", "gentle")
    assert dict(player.table.record.options) == {"difficulty": "easy"}
    later = device(dict(player.app.store))
    later.go(str(player.app.address))
    chosen = games.game_view("cuobe").first_game().chosen
    table, rng = later.table, Random(3)
    noted, table.agreed = table.agreed, {"chosen": 7}
    assert table.chosen is None, "a note that is damaged chooses nothing"
    table.agreed = noted
    for _ in range(400):
        if table.state.seat is None:
            break
        table.play(rng.choice([move for move in table.state.moves() if str(move) != "end"] or table.state.moves()))
        SampledNature(rng).settle(table)
    for kind in ("green", "blue", "reveal"):
        wanted = [move for move in chosen if move.startswith(kind)]
        came = [move for move in table.moves if move.startswith(f"{kind} ")][: len(wanted)]
        assert came == wanted[: len(came)]
        assert len(came) > len(wanted) // 2


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


def test_nothing_is_tapped_while_a_move_is_answered(player: Player) -> None:
    player.go("#/learn/qyshinsu")
    list(do_step(player))
    player.tap("place:2")
    assert player.answer["thinks"]
    player.tap("place:6")
    assert say("wait") in player.screen.text
    assert len(player.table.standing) == 1


def test_a_lesson_that_is_not_there_is_said_so(player: Player) -> None:
    for address in ("#/learn/qyshinsu/none", "#/learn/chess"):
        player.go(address)
        assert not player.screen.find("#lesson-words")


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


def test_the_board_is_lit_where_its_numbers_are_explained(player: Player) -> None:
    lesson = games.lessons("qwirkle_cubes")[0]
    open_lesson(player, "qwirkle_cubes", lesson)
    lit = set()
    for step in lesson.steps:
        (table,) = player.screen.find("#table")
        if not any(part.get("data-veil") for part in table.iter()):
            lit.add(step.id)
        list(do_step(player))
    assert lit >= {"points", "four", "qwirkle"}


@each_lesson
def test_only_where_the_part_to_tap_lies_elsewhere_is_all_of_the_board_lit(
    player: Player, name: str, lesson: Lesson
) -> None:
    """The light on a place of the board shows where to tap."""
    open_lesson(player, name, lesson)
    for step in lesson.steps:
        (table,) = player.screen.find("#table")
        parts = {part.get("data-part") for part in table.iter()}
        assert not (step.tells_of_board and parts.intersection(step.taps)), step.id
        list(do_step(player))


@pytest.mark.parametrize(
    ("name", "step", "thing", "said"),
    [("qwirkle_cubes", 4, "#rack", "Player 1’s cubes"), ("qyshinsu", 1, "#stone-4", "4-stone, 1 in hand.")],
    ids=["rests", "goes-on"],
)
def test_no_hand_of_another_takes_the_place_of_the_learners_own(
    player: Player, name: str, step: int, thing: str, said: str
) -> None:
    """Nothing in a lesson says whose it would be."""
    open_lesson(player, name, games.lessons(name)[0])
    for _ in range(step):
        list(do_step(player))
    while not at(player)[1].is_done:
        player.tap(at(player)[1].lit[0])
    assert player.table.state.seat == 1
    assert [one.get("aria-label") for one in player.screen.find(thing)] == [said]


def step_of_qurush(player: Player, step: str) -> Lesson:
    """Take the lesson of Qurush as far as a step."""
    lesson = games.lessons("qurush")[0]
    open_lesson(player, "qurush", lesson)
    while at(player)[1].step.id != step:
        list(do_step(player))
    return lesson


@pytest.mark.parametrize(
    ("step", "seen"),
    [
        ("confirm", "g.flip"),  # the faces about the qube, the new one picked
        ("pushed", "g.ghost"),  # a qube, and the pawn
        ("pulled", "g.ghost"),
    ],
)
def test_what_is_to_be_confirmed_is_shown_as_in_a_game(player: Player, step: str, seen: str) -> None:
    """And the board isn't dimmed."""
    step_of_qurush(player, step)
    (table,) = player.screen.find("#table")
    assert player.screen.find(seen)
    assert not any(part.get("data-veil") for part in table.iter())


def test_a_step_that_is_done_is_ticked_and_offers_no_button_of_another(player: Player) -> None:
    """The other player's would be for nobody: a goal to peek at that isn't known, a turn to end."""
    step_of_qurush(player, "pushed")
    (own,) = player.screen.find("div.own")
    assert own.get("inert") is None
    assert not player.screen.find(".lesson-done")
    while not at(player)[1].rests:
        player.tap(at(player)[1].lit[0])
    assert player.table.state.seat == 1
    (own,) = player.screen.find("div.own")
    assert own.get("inert") is not None
    assert "Player 2" not in "".join(own.itertext())
    assert [one.get("aria-label") for one in player.screen.find(".lesson-done")] == ["Done"]


def test_the_learner_peeks_at_the_goal_in_a_lesson(player: Player) -> None:
    step_of_qurush(player, "goal")
    assert player.screen.find("div.own")[0].get("inert") is None
    assert [one.get("aria-label") for one in player.do("peek").find(".goal-card.main")] == [
        "As chosen: 2 and 5 above 3 and 4"
    ]


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


def come_to(player: Player, name: str, lesson: str, step: str) -> None:
    """Take a lesson as far as a step."""
    player.go(f"#/learn/{name}/{lesson}")
    while at(player)[1].step.id != step:
        list(do_step(player))


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


def test_the_guide_leads_back_to_the_page_it_was_opened_from(player: Player) -> None:
    lesson = games.lessons("qurush")[0]
    for here in (f"#/learn/qurush/{lesson.id}", "#/new/qurush"):
        player.go(here)
        for page in ("#/guide/qurush", "#/guide/qurush/points"):
            player.go(page)
            assert player.screen.find(f'#back[href="{here}"]'), page
