"""What the tray, the standings and the buttons say."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.cubes import CUBE_OF
from cuboteca.games.cube_quest.view.model import arena_of
from cuboteca.play.view import Selected, View
from tests.games.cube_quest.setting import begin, flicked, lay, play, resting
from tests.games.cube_quest.table import ABLE, HELM, HIDDEN, TWO_FREEZES, VIEW, striptags, tapped

clause = pytest.mark.clause


def test_the_standings_say_what_is_counted() -> None:
    """To the eye there is only room for the numbers."""
    said = striptags(VIEW.standings(View(ABLE, ("Ada", "Bo"))))
    assert "Red: 5 on the board, 3 defeated, 1 Freeze ready." in said
    signs = str(VIEW.standings(View(ABLE, ("Ada", "Bo")))).partition("side-signs")[2].partition("</li>")[0]
    assert [signs.count(f"<span>{number}<svg") for number in (3, 1)] == [1, 1], "on phones, with cubes for words"
    assert "Red: 1 on the board, 2 Skulks in hiding." in striptags(VIEW.standings(View(HIDDEN, ("Ada", "Bo"))))
    series = lay("rS1 0,60", score="1-0", at="r fresh action began=r", bouts="series")
    said = striptags(VIEW.standings(View(series, ("Ada", "Bo"))))
    assert "1 bout won." in said
    assert "1 bouts" not in said


@clause("CQ-43")
def test_whoever_sets_up_first_may_go_second() -> None:
    assert [VIEW.first(begin(start="red", setup_first=first)) for first in ("starter", "other")] == [0, 0]
    assert VIEW.first(begin(start="random")) is None


@clause("CQ-13")
def test_before_the_first_flick_the_tray_shows_what_lies_on_top() -> None:
    """Where a flight can be seen again later; then the legend has no sentence to go with."""
    before = VIEW.hand(View(ABLE, ("Ada", "Bo")))
    assert "Icon: safe" in before
    assert "Shadow: captured" in before
    assert "flight-again" not in before, "another game's flight is none to be seen again"
    made = ("rS1 F 90.0 62", resting("rS1 0,90"))
    flying = ABLE.play(ABLE.read(made[0]))
    after = VIEW.hand(View(ABLE, ("Ada", "Bo"), moves=made, past=((ABLE, made[0]), (flying, made[1]))))
    assert "flight-again" in after
    assert "Icon: safe" not in after


@clause("CQ-22")
def test_a_foul_is_called_beside_the_flick_that_it_is_about() -> None:
    """Not in a row below the tray, where it took the room of what can be done instead of a flick."""
    made = ("rS1 F 90.0 62", resting("rS1 0,90"))
    before = lay("rS1 0,-60", fouls="on")
    flying = before.play(made[0])
    view = View(flying.play(made[1]), ("Ada", "Bo"), moves=made, past=((before, made[0]), (flying, made[1])))
    assert "Call a foul" in str(VIEW.hand(view)).partition("last-shown")[2].partition("</div>")[0]
    assert [(one.label, one.now) for one in VIEW.side_actions(view)] == [("Call a foul", False), ("Resign", False)]
    assert "Call a foul" not in VIEW.hand(view._replace(state=view.state.play("foul")))
    assert "Call a foul" not in VIEW.hand(view._replace(waits=True))


@clause("CQ-11")
def test_a_puzzle_is_aimed_by_buttons_as_well() -> None:
    """Nobody needs to drag. A lesson has only the strength, which its steps are about."""
    lesson = View(ABLE, ("Ada", "Bo"), picked=("cube:1",), taught=True)
    buttons = ("nudge:up", "nudge:left", "nudge:far-right", "hit-pad", "Aim: straight ahead", "leads")
    shown = [[button in str(VIEW.hand(view)) for button in buttons] for view in (lesson, lesson._replace(solving=True))]
    assert shown == [[True, False, False, False, False, False], [True] * 6]
    king = lesson._replace(picked=("act:king",), solving=True)
    assert "nudge:face" in str(VIEW.hand(king))


@clause("CQ-20")
def test_a_turn_without_a_flight_has_none_to_be_seen_again() -> None:
    made = "rK K 0,-240"
    after = VIEW.hand(View(ABLE, ("Ada", "Bo"), moves=(made,), past=((ABLE, made),)))
    assert "last-words" in after
    assert "flight-again" not in after


@clause("CQ-17")
def test_what_came_of_a_capture_stands_beside_what_is_offered_next() -> None:
    made = ("rH1 F 90.0 62", resting("rH1 0,90/3"), "!rH1 > 6")
    hiding = View(HELM.play("end"), ("Ada", "Bo"), made, past=tuple((ABLE, move) for move in made))
    assert "It’s captured and defeated." in striptags(VIEW.hand(hiding))


@clause("CQ-34")
def test_a_second_freeze_is_offered_only_where_it_may_go() -> None:
    """One has been picked in enemy territory, so that no other may go there."""
    picked = tapped(TWO_FREEZES, "act:freeze", "on bG1").parts
    arena = arena_of(View(TWO_FREEZES, ("Ada", "Bo"), picked=picked))
    assert {cube.cube for cube in arena.cubes if cube.glow} == {CUBE_OF[name] for name in ("bS1", "bS2", "bG1")}


@clause("CQ-25")
@clause("CQ-27")
def test_what_is_offered_is_named() -> None:
    """Whoever does not see the glow of a cube finds it by its name."""
    assert VIEW.prompt(View(HELM, ("Ada", "Bo"))).rest == "flick your Helm 1 again, or skip"
    hiding = View(HELM.play("end"), ("Ada", "Bo"))
    assert VIEW.prompt(hiding).rest == "hide Skulk 1, or skip"
    assert "Select Skulk 1 to hide it, or skip." in VIEW.hand(hiding)
    assert "Hide Skulk 1" in striptags(VIEW.hand(hiding))
    assert VIEW.describe_move(hiding.state, "end", hiding.names) == "Ada leaves Skulk 1 on the board"
    assert striptags(VIEW.notate(hiding.state, "end", hiding.names)) == "leaves Skulk 1 on the board"


def test_all_see_that_an_action_takes_the_place_of_a_flick() -> None:
    """Heard alone, the name of the group left those who see to find out that an action is their turn."""
    hand = VIEW.hand(View(ABLE, ("Ada", "Bo")))
    assert "Instead of a flickKing Move" in striptags(hand)
    assert 'role="group" aria-labelledby="quest-acts-name"' in hand


def test_a_button_says_first_what_it_does() -> None:
    """Its number stands below to the eye, and comes second to the ear."""
    hand = striptags(VIEW.hand(View(ABLE, ("Ada", "Bo"))))
    assert "King Move to the castle" in hand
    assert "Revive uses up a Healer" in hand
    spent = striptags(VIEW.hand(View(lay("rS1 0,-60", aside="rL1 spent"), ("Ada", "Bo"))))
    assert "Revive no Healers" in spent
    healing = VIEW.tap(View(ABLE, ("Ada", "Bo")), "act:heal")
    assert isinstance(healing, Selected)
    asked = VIEW.hand(View(ABLE, ("Ada", "Bo"), picked=healing.parts))
    assert asked.count("Your Healer will be gone for good. Select defeated cubes that cost up to 6 points.") == 1
    both = tapped(ABLE, "act:heal", "healer rL2")
    assert "2 Healers will be gone for good. Select defeated cubes that cost up to 12 points." in both.say


@clause("CQ-28")
def test_where_a_skulk_may_return_to_is_open_and_all_else_veiled() -> None:
    picked = tapped(HIDDEN, "act:return").parts
    arena = arena_of(View(HIDDEN, ("Ada", "Bo"), picked=picked))
    assert (arena.home, arena.shut) == (1, (1,)), "Blue’s half, but for the castle in it"
    assert "veil" not in VIEW.board(View(HIDDEN, ("Ada", "Bo")))
    assert "veil" in VIEW.board(View(HIDDEN, ("Ada", "Bo"), picked=picked))


def test_the_page_knows_when_it_is_to_look_where_a_cube_is_put_down() -> None:
    captured = play(flicked("rG1", "rG1 0,100/3"), lay("rG1 0,-50"))
    for state, picked, whose in (
        (captured.play("> 1"), (), "place-0"),
        (ABLE, ("act:king",), "place-0"),
        (ABLE, (), "turn-0"),
    ):
        assert arena_of(View(state, ("Ada", "Bo"), picked=picked)).whose == whose
    assert arena_of(View(ABLE, ("Ada", "Bo"), waits=True)).whose == "wait", "nobody’s view while an opponent thinks"


def test_a_move_that_a_hint_shows_is_drawn_as_if_it_were_picked() -> None:
    """To the eye its numbers say little."""
    for state, move, *taps in (
        (ABLE, "rS1 F 72.5 64"),
        (ABLE, "rK K 0,-240", "act:king"),
        (ABLE, "rL1 L rG1", "act:heal", "fallen rG1"),
        (TWO_FREEZES, "rF1 Z bG1", "act:freeze", "on bG1"),
        (HIDDEN, "rU1 U 0,150", "act:return", "at:0:1500"),
    ):
        shown = arena_of(View(state, ("Ada", "Bo"), thought_of=str(state.read(move))))
        if not taps:
            assert shown.aim == f"{CUBE_OF['rS1']}:725:64:0:0"
        else:
            assert shown == arena_of(View(state, ("Ada", "Bo"), picked=tapped(state, *taps).parts))
