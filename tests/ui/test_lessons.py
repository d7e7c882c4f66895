"""Lessons: each is played to its end by what it says itself, and nobody who does something else is stuck."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cuboteca import games
from cuboteca.draw.markup import KEPT_HYPHEN
from cuboteca.play.lesson import Lesson
from cuboteca.play.nature import SampledNature
from cuboteca.ui.lessons.course import GO_ON
from cuboteca.ui.text.lessons import say
from cuboteca.ui.text.setup import say as setup
from tests.ui.learning import at, come_to, do_step, each_lesson, finish, open_lesson
from tests.ui.playing import Player


@each_lesson
def test_a_lesson_is_played_to_its_end_by_what_is_lit(player: Player, name: str, lesson: Lesson) -> None:
    open_lesson(player, name, lesson)
    for number, step in enumerate(lesson.steps):
        _, course = at(player)
        assert course.number == number
        assert step.ask in player.screen.text
        assert player.screen.find('nav[aria-label="Actions"]')
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


@pytest.mark.parametrize("name", ["cube_quest", "qurush"])
def test_a_lesson_never_calls_the_other_side_by_what_plays_it(player: Player, name: str) -> None:
    """At its end Cube Quest told of “Gentle’s King”, and before of Blue's."""
    (*_, lesson) = games.lessons(name)
    open_lesson(player, name, lesson)
    finish(player)
    assert "Gentle" not in " ".join((*at(player)[0].view().names, *at(player)[0].ending))


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


@pytest.mark.parametrize("step", ["rolled", "twice", "sixth"])
def test_the_place_may_be_tapped_before_the_cube(player: Player, step: str) -> None:
    """It works the other way round as well, as the lesson says: the step is done, or its refusal is read."""
    come_to(player, "qwirkle_cubes", "first", step)
    number, (cube, place) = at(player)[1].number, at(player)[1].step.taps
    player.tap(place)
    assert at(player)[1].lit == (cube,)
    player.tap(cube)
    if at(player)[1].step.refused:
        assert at(player)[1].rests
        player.tap(GO_ON)
    assert at(player)[1].number == number + 1
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


def test_nothing_fades_in_the_hand_where_all_of_it_is_explained(player: Player) -> None:
    """The ring around the part to tap is there all the same."""
    open_lesson(player, "qyshinsu", games.lessons("qyshinsu")[0])
    (hand,) = player.screen.find(".lesson-things")
    assert "explained" in (hand.get("class") or "").split()
    assert [part.get("data-veil") for part in hand.iter() if part.get("data-veil")] == ["stone:4"]
    list(do_step(player))
    assert not player.screen.find(".explained")


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


def test_the_learners_own_stones_stay_theirs_while_another_is_to_move(player: Player) -> None:
    """For those who listen, too: what the board says of them goes with the hand that is shown."""
    open_lesson(player, "qyshinsu", games.lessons("qyshinsu")[0])
    while at(player)[1].step.id != "forced":
        list(do_step(player))
    while not at(player)[1].is_done:
        player.tap(at(player)[1].lit[0])
    assert player.table.state.seat == 1
    labels = [place.get("aria-label", "") for place in player.screen.find("g.place")]
    assert labels[4 - 1] == "Position 4, Red’s 2-stone."
    assert labels[5 - 1] == "Position 5, your Old Stone."
    assert not any("You can" in label for label in labels)


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


def test_the_guide_leads_back_to_the_page_it_was_opened_from(player: Player) -> None:
    lesson = games.lessons("qurush")[0]
    for here in (f"#/learn/qurush/{lesson.id}", "#/new/qurush"):
        player.go(here)
        for page in ("#/guide/qurush", "#/guide/qurush/points"):
            player.go(page)
            assert player.screen.find(f'#back[href="{here}"]'), page
