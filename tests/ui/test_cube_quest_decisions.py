"""Everything that can be decided in Cube Quest, by taps on positions of the tests' own, and what is refused there."""

from __future__ import annotations

import re
from ast import literal_eval
from typing import Any

import pytest
from markupsafe import Markup

from cuboteca import games
from cuboteca.games.cube_quest.rules.cubes import CUBE_OF
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.text.whereabouts import GLIDES, way_words
from cuboteca.play.view import Played, Rejected, Selected, View
from tests.rules.cube_quest.setting import begin, lay, play, resting
from tools.paths import ROOT

VIEW = games.game_view("cube_quest")
clause = pytest.mark.clause


def part(text: str) -> str:
    """`on rS1` is the cube of that id; `healer rL1`, `fallen rS1` and `skulk rU2` are its buttons."""
    kind, _, name = text.partition(" ")
    return f"{'cube' if kind == 'on' else kind}:{CUBE_OF[name]}" if name in CUBE_OF else text


def striptags(html: Markup | None) -> str:
    assert html is not None
    return html.striptags()


def tapped(state: State, *taps: str) -> Any:
    """What the last of some taps is answered with; those before it must pick something."""
    view = View(state=state, names=("Ada", "Bo"))
    answer: Any = None
    for number, text in enumerate(taps):
        answer = VIEW.tap(view, part(text))
        if number + 1 < len(taps):
            assert isinstance(answer, Selected), (text, answer)
            view = view._replace(picked=answer.parts)
            assert VIEW.hand(view)
            assert VIEW.board(view)
            assert VIEW.actions(view)
            assert VIEW.explain(view)
    return answer


ABLE = lay(
    "rU1 0,120 rL1 -70,-270 rL2 70,-270 rS1 0,-60 bS1 0,60 bS2 80,60",
    "rF1 reserve rS2 defeated rG1 defeated rG2 defeated",
)
HIDDEN = lay("bG1 0,60", "rU1 hidden rU2 hidden")
TWO_FREEZES = lay("bS1 0,-60 bS2 80,-60 bG1 0,60 bG2 60,60", "rF1 reserve rF2 reserve")
HELM = play(f"rH1 F 90.0 30; {resting('rH1 0,-30')}", lay("rH1 0,-60 rU1 60,60"))

MADE = (
    (ABLE, ("flick:1:900:62:10:-20",), "rS1 F 90.0 62 @-20,10"),
    (ABLE, ("on rS1", "confirm"), "rS1 F 90.0 50"),
    (ABLE, ("on rS1", "on bS2", "strength:80", "confirm"), "rS1 F 56.3 80"),
    (ABLE, ("act:king", "at:0:-2250", "confirm"), "rK K 0.0,-225.0"),
    (ABLE, ("act:freeze", "on bS1", "confirm"), "rF1 Z bS1"),
    (ABLE, ("act:freeze", "on bS1", "on bS1", "on bS2", "confirm"), "rF1 Z bS2"),
    (ABLE, ("act:heal", "fallen rS2", "fallen rG1", "confirm"), "rL1 L rS2 rG1"),
    (ABLE, ("act:heal", "healer rL2", "fallen rS2", "fallen rG1", "fallen rG2", "confirm"), "rL1+rL2 L rS2 rG1 rG2"),
    (ABLE, ("on rL1", "healer rL2", "healer rL1", "fallen rG2", "confirm"), "rL2 L rG2"),
    (ABLE, ("act:heal", "fallen rS2", "fallen rS2", "fallen rG1", "confirm"), "rL1 L rG1"),
    (HIDDEN, ("act:return", "skulk rU2", "at:1000:1000", "nudge:face", "confirm"), "rU2 U 100.0,100.0/2"),
    (TWO_FREEZES, ("act:freeze", "on bS1", "on bG1", "confirm"), "rF1 Z bS1 + rF2 Z bG1"),
    (HELM, ("nudge:far-left", "confirm"), "rH1 F 100.0 50"),
    (HELM, ("flick:5:0:10:0:0",), "rH1 F 0.0 10"),
    (HELM, ("end",), "end"),
    (HELM.play("end"), ("on rU1",), "rU1 hide"),
    (HELM.play("end"), ("end",), "end"),
    (lay("rS1 0,-60", extra="r1 b0", fouls="on"), ("end",), "end"),
)


@pytest.mark.parametrize(("state", "taps", "move"), MADE, ids=[move for *_, move in MADE])
def test_moves_by_taps(state: State, taps: tuple[str, ...], move: str) -> None:
    answer = tapped(state, *taps)
    assert answer == Played(move)
    state.play(answer.move)


REFUSED = (
    (ABLE, ("flick:21:0:10:0:0",), "CQ-10"),
    (ABLE, ("flick:25:0:10:0:0",), "CQ-10"),
    (ABLE, ("act:king", "at:1000:-1000"), "CQ-20"),
    (ABLE, ("act:freeze", "on bK"), "CQ-34"),
    (ABLE, ("act:freeze", "on rS1"), "CQ-34"),
    (ABLE, ("act:freeze", "on bS1", "on bS2"), "CQ-34"),
    (ABLE, ("act:heal", "fallen rS2", "fallen rG1", "fallen rG2"), "CQ-29"),
    (ABLE, ("act:return",), "CQ-28"),
    (TWO_FREEZES, ("act:freeze", "on bG1", "on bG2"), "CQ-34"),
    (TWO_FREEZES, ("act:heal",), "CQ-29"),
    (HIDDEN, ("act:return", "at:0:-1000"), "CQ-28"),
    (HIDDEN, ("act:return", "at:0:2000"), "CQ-28"),
    (HIDDEN, ("act:return", "on bG1"), "CQ-28"),
    (HELM, ("act:king",), "CQ-25"),
    (HELM.play("end"), ("flick:5:0:10:0:0",), "CQ-27"),
    (lay("rS1 0,-60 rL1 -60,-60", extra="r1 b0", fouls="on"), ("act:king",), "CQ-24"),
    (lay("rS1 0,-60 bF1 0,-60", freezes="bF1:rS1"), ("on rS1",), "CQ-36"),
    (lay("rK 0,-240 rG1 0,-240"), ("act:king",), "CQ-20"),
    (lay(), ("end",), "CQ-41"),
)


@pytest.mark.parametrize(("state", "taps", "clause_id"), REFUSED, ids=[" ".join(taps) for _, taps, _ in REFUSED])
def test_refusals_by_taps(state: State, taps: tuple[str, ...], clause_id: str) -> None:
    answer = tapped(state, *taps)
    assert isinstance(answer, Rejected), answer
    assert answer.clause == clause_id
    assert answer.message.endswith(".")


@clause("CQ-30")
def test_a_cube_is_put_back_in_the_castle_of_its_owner() -> None:
    """Also by the other player, when theirs has escaped in somebody else's turn."""
    state = play(f"rS1 F 90.0 60; {resting('rS1 0,60', 'bG1 0,-60/3')}; > 1", lay("rS1 0,-60 bG1 0,20"))
    assert VIEW.prompt(View(state, ("Ada", "Bo"))).lead == "Bo:"
    answer = tapped(state, "at:0:2100", "nudge:far-right", "confirm")
    assert answer == Played("bG1 = 0.0,210.0^345.0")
    assert isinstance(tapped(state, "at:0:1000"), Rejected)
    state.play(answer.move)


def test_what_is_picked_is_put_down_again() -> None:
    view = View(state=ABLE, names=("Ada", "Bo"))
    assert VIEW.put_back(view) is None
    picked = VIEW.tap(view, "act:heal").parts  # type: ignore[union-attr]
    more = VIEW.tap(view._replace(picked=picked), part("fallen rS2")).parts  # type: ignore[union-attr]
    assert f"fallen:{CUBE_OF['rS2']}" in more
    assert VIEW.put_back(view._replace(picked=more)) == picked
    assert VIEW.put_back(view._replace(picked=picked)) == ()


def test_arrows_walk_from_cube_to_cube() -> None:
    view = View(state=lay("rS1 0,-60 rS2 60,-60 bS1 0,60"), names=("Ada", "Bo"))
    assert VIEW.step(view, part("on rS1"), "arrowright") == part("on rS2")
    assert VIEW.step(view, part("on rS1"), "arrowup") == part("on bS1")
    assert VIEW.step(view._replace(turned=1), part("on rS1"), "arrowleft") == part("on rS2")
    assert VIEW.step(view, part("on rS1"), "home") == part("on rK")
    bos = View(state=lay("rS1 0,-60 bS1 0,60", at="b fresh action"), names=("Ada", "Bo"))
    assert VIEW.step(bos, part("on rS1"), "home") == part("on bK"), "to one's own King"
    assert VIEW.step(bos, part("on bS1"), "end") == part("on rS1")
    assert VIEW.step(view, part("on rS1"), "arrowleft") is None
    assert VIEW.step(view, None, "arrowleft") is not None


@clause("CQ-40")
def test_a_series_goes_on_with_a_new_set_up() -> None:
    state = lay("rS1 0,60", score="1-0", at="r fresh action began=r", bouts="series", screen="on")
    after = play("rS1 F 90.0 90; ~ bK off 0.5", state)
    assert after.score == (2, 0)
    view = View(after.seen_by(after.seat), ("Ada", "Bo"), ("rS1 F 90.0 90", "~ bK off 0.5"))
    assert VIEW.prompt(view) == (1, "Bo:", "choose your army for the next bout")
    assert "Red 2 won" in striptags(VIEW.standings(view))
    assert [role.line for role in VIEW.roles(after)] == ["setting up, 2 won", "setting up, 0 won"]
    assert "points" in VIEW.hand(view)
    assert VIEW.tap(view, "page:mat") != Selected(())


@clause("CQ-40")
def test_the_end_of_a_bout_is_told_with_how_the_series_stands() -> None:
    names = ("Ada", "Bo")
    series = lay("rS1 0,60", score="1-1", at="r fresh action began=r", bouts="series", both_kings="draw")
    flicked = series.play("rS1 F 90.0 90")
    assert VIEW.describe_move(flicked, "~ bK off 0.5", names) == (
        "Off the board: Blue’s King. Ada wins the bout: it stands 2 to 1"
    )
    assert VIEW.describe_move(flicked, "~ rK off 0.5; bK off 0.5", names).endswith("Blue’s King. The bout is drawn")
    assert VIEW.describe_move(series, "resign", names) == "Ada resigns. Bo wins the bout: it stands 2 to 1"
    last = lay("rS1 0,60", score="2-1", at="r fresh action began=r", bouts="series").play("rS1 F 90.0 90")
    assert VIEW.describe_move(last, "~ bK off 0.5", names) == "Off the board: Blue’s King", (
        "the end itself says the rest"
    )


RETOLD = (
    ((), "Knock the other King off the board. Beyond the line it matters what lies on top:"),
    (("bS1 F 90.0 62",), "Bo flicked Striker 1 straight back, strength 62."),
    (("rS1 F 90.0 62", resting("rS1 0,90", "bS1 0,120")), "strength 62. It is safe beyond the line."),
    (("bS1 F 270.0 62", resting("bS1 0,4")), "strength 62. It is not wholly beyond the line."),
    (("rS1 F 90.0 0", resting("bS1 0,120")), "strength 0.</p>"),
    (("rS1 F 90.0 62", "~ rG1 off 0.41; bG2 off 0.5"), "Off the board: Red’s Grunt 1 and Blue’s Grunt 2."),
    (("rS1 F 90.0 62", "~ rG1 off 0.41; rG2 off 0.5; bG2 off 0.5"), "strength 62. Off the board: 3 cubes."),
    (("rS1 F 90.0 62", "!rG3 > 4", "!rS1 > 2"), "3 is captured and defeated. Red’s Striker 1 is captured and escapes."),
    (("rS1 F 90.0 62", "~ stopped rG1 0,-60,8,1,0,0,0"), "strength 62. The time ran out, so everything was stopped."),
    (("rS1 F 90.0 62", "!rG3 > 4", "!rG4 > 3", "!rS1 > 2"), "strength 62. 2 captured and defeated, 1 escaped."),
)


@pytest.mark.parametrize(("made", "words"), RETOLD)
def test_the_last_turn_is_told_in_two_lines(made: tuple[str, ...], words: str) -> None:
    """Whatever happened, the tray has room for it: more cubes than two are counted."""
    assert words in VIEW.hand(View(state=ABLE, names=("Ada", "Bo"), moves=made))


def test_an_aim_tells_what_it_leads_to() -> None:
    aimed = tapped(ABLE, "on rS1")
    assert "It goes some 10 cm; Blue’s Striker 1 lies 10 cm ahead. Choose an enemy cube to aim at it." in aimed.say
    aside = tapped(ABLE, "on rS1", "on bS2")
    assert "It goes some 10 cm; Blue’s Striker 2 lies 13 cm ahead." in aside.say
    assert "After 13 cm it meets Blue’s Striker 2." in tapped(ABLE, "on rS1", "on bS2", "strength:80").say
    assert "Nothing is in the way: it goes some 10 cm." in tapped(ABLE, "on rS1", "nudge:far-left").say
    assert "Nothing is in the way: it goes over the edge." in tapped(ABLE, "on rS1", "at:-1000:-600", "strength:90").say
    assert "After 2 cm it meets your own Striker 2." in tapped(lay("rS1 0,-90 rS2 0,-50"), "on rS1").say
    assert "goes some 10 cm" in VIEW.explain(View(ABLE, ("Ada", "Bo"), picked=aimed.parts)), "also for those who see it"


def test_what_lies_lower_or_aside_is_not_met() -> None:
    at = lay("rG1 0,-60 rG2 0,-60,1 rG3 0,-20 rG4 20,-20")
    assert "it meets your own Grunt 3" in tapped(at, "on rG1").say
    assert "Nothing is in the way" in tapped(at, "on rG2").say
    assert "Blue’s King lies 28 cm ahead" in tapped(lay("rG1 0,-60 rG4 20,-20"), "on rG1").say


def test_what_stands_in_one_row_is_not_in_the_way() -> None:
    row = lay("rG1 -16,-60 rG2 0,-60 rG3 16,-60")
    assert "your own" not in tapped(row, "on rG2").say
    assert "At once it meets your own Grunt 1." in tapped(row, "on rG2", "nudge:far-left").say


def test_a_place_is_told() -> None:
    say = tapped(ABLE, "act:king", "at:100:-2250").say
    assert say == "King there? 22.5 cm into Red’s half, 1.0 cm right. Confirm it."


def test_the_page_draws_an_aim_as_far_as_its_words_say() -> None:
    script = (ROOT / "static" / "js" / "aim-numbers.js").read_text()
    drawn = re.search(r"const GLIDES = (\[.*?\n\]);", script, re.DOTALL)
    assert drawn is not None
    assert tuple(tuple(step) for step in literal_eval(drawn[1])) == GLIDES


def test_the_standings_say_what_is_counted() -> None:
    """To the eye there is only room for the numbers."""
    said = striptags(VIEW.standings(View(ABLE, ("Ada", "Bo"))))
    assert "Red 5 on the board, 3 lost, 1 Freeze ready" in said
    assert "Red 1 on the board, 2 Skulks hidden" in striptags(VIEW.standings(View(HIDDEN, ("Ada", "Bo"))))


def test_a_cube_says_where_it_lies_as_its_flicker_sees_it() -> None:
    assert "Blue’s Striker 2, at home, icon up, 6 cm into Blue’s half, 8 cm right" in VIEW.board(
        View(ABLE, ("Ada", "Bo"))
    )
    bos = lay("rS1 30,-60", at="b fresh action")
    assert "Red’s Striker 1, at home, icon up, 6 cm into Red’s half, 3 cm left" in VIEW.board(View(bos, ("Ada", "Bo")))


def test_the_mat_asks_for_a_cube_first() -> None:
    view = View(ABLE, ("Ada", "Bo"))
    assert "data-places" in VIEW.board(view)
    assert VIEW.tap(view, "at:0:0") == Rejected("Choose one of your cubes first.", None)


@clause("CQ-13")
def test_what_settles_is_told_by_what_it_means() -> None:
    flicked = lay("rS1 0,-60 rG1 60,-60 bS1 0,60").play("rS1 F 90 50")
    names = ("Ada", "Bo")
    assert VIEW.describe_move(flicked, resting("rS1 0,40", "bS1 0,80"), names) == (
        "Red’s Striker 1 ends beyond the line, an icon up; 1 more cube moved"
    )
    assert VIEW.describe_move(flicked, resting("rS1 0,-30"), names) == "Red’s Striker 1 moved, but not over the line"
    assert VIEW.describe_move(flicked, resting("rS1 0,-30", "bS1 0,90"), names) == (
        "Red’s Striker 1 and Blue’s Striker 1 moved, but none over the line"
    )
    assert VIEW.describe_move(flicked, "~", names) == "Nothing moves"
    pressed = f"~ rK 0.1,-240,8,1,0,0,0; {resting('rS1 0,-30').removeprefix('~ ')}"
    assert VIEW.describe_move(flicked, pressed, names) == "Red’s Striker 1 moved, but not over the line", (
        "none that is not seen to"
    )
    assert VIEW.describe_move(flicked, "~ rK 0.1,-240,8,1,0,0,0", names) == "Nothing moves"
    again = lay("rS1 0,60 bS1 0,120").play("rS1 F 90 50")
    assert (
        VIEW.describe_move(again, resting("rS1 0,90"), names) == "Red’s Striker 1 ends beyond the line, an icon up"
    ), "wherever it began: what lies on top counts anew"


@clause("CQ-13")
def test_before_the_first_flick_the_tray_shows_what_lies_on_top() -> None:
    """Where a flight can be seen again later, so that there is no gap until then."""
    before = VIEW.hand(View(ABLE, ("Ada", "Bo")))
    assert "an icon, safe" in before
    assert "a shadow, captured" in before
    assert "flight-again" not in before, "another game's flight is none to be seen again"
    assert "flight-again" in VIEW.hand(View(ABLE, ("Ada", "Bo"), moves=("rS1 F 90.0 62", resting("rS1 0,90"))))


def describe_result(*made: tuple[State, str]) -> str:
    return VIEW.describe_result(made)


RECORDED = (
    ("rS1 F 90.0 62", (resting("rS1 0,90"),), "flicked Striker 1 straight ahead, strength 62", "safe beyond the line"),
    (
        "rS1 F 105.0 9",
        (resting("rS1 0,-9"),),
        "flicked Striker 1 a little to the left, strength 9",
        "not over the line",
    ),
    ("rS1 F 0 40", ("~",), "flicked Striker 1 to the right, strength 40", ""),
    ("rS1 F 90.0 62", ("~ bS1 off 0.41", "~"), "flicked Striker 1 straight ahead", "Blue’s Striker 1 off the board"),
    ("rS1 F 90.0 62", ("~ bS1 off 0.4; bS2 off 0.5; rL1 off 0.6",), "straight ahead", "3 cubes off the board"),
    ("rL1 L rS2 rG1", ("~", "rL1 L rS2 rG1 > 1 3"), "used Healer 1 for Striker 2 and Grunt 1", "Striker 2 revived"),
    ("rF1 Z bS1", ("~",), "put Freeze 1 on Blue’s Striker 1", ""),
    ("rK K 0,-225", ("~",), "moved the King to the castle", ""),
)


@pytest.mark.parametrize(("move", "chance", "done", "came"), RECORDED, ids=[move for move, *_ in RECORDED])
def test_the_record_says_what_was_done_and_what_came_of_it(
    move: str, chance: tuple[str, ...], done: str, came: str
) -> None:
    told = describe_result((ABLE, move), *((ABLE, after) for after in chance))
    assert done in striptags(VIEW.notate(ABLE, move))
    assert came in told
    assert bool(told) == bool(came)


def test_a_capture_is_recorded_with_what_was_rolled() -> None:
    flicked = (ABLE, "rS1 F 90.0 62")
    assert describe_result(flicked, (ABLE, "!rG1 > 3")) == "Red’s Grunt 1 captured and defeated"
    assert describe_result(flicked, (ABLE, "!rG1 > 1")) == "Red’s Grunt 1 escaped"
    assert describe_result(flicked, *((ABLE, f"!rG{number} > 3") for number in (1, 2, 3))) == "3 captured and defeated"


@pytest.mark.parametrize(
    ("direction", "red", "blue"),
    [
        (900, "straight ahead", "straight back"),
        (1050, "a little to the left", "straight back"),
        (1500, "ahead to the left", "back to the right"),
        (1800, "to the left", "to the right"),
        (2400, "back to the left", "ahead to the right"),
        (2700, "straight back", "straight ahead"),
        (2800, "straight back", "a little to the left"),
        (0, "to the right", "to the left"),
    ],
)
def test_ways_are_told_as_the_flicker_sees_them(direction: int, red: str, blue: str) -> None:
    assert (way_words(direction, 0), way_words(direction, 1)) == (red, blue)


@clause("CQ-25")
@clause("CQ-27")
def test_what_is_offered_is_named() -> None:
    """Whoever does not see the glow of a cube finds it by its name."""
    assert VIEW.prompt(View(HELM, ("Ada", "Bo"))).rest == "flick Helm 1 again, or let it be"
    hiding = View(HELM.play("end"), ("Ada", "Bo"))
    assert VIEW.prompt(hiding).rest == "hide Skulk 1, or go on"
    assert "Choose Skulk 1 to hide it, or let it stand." in VIEW.hand(hiding)
    assert VIEW.describe_move(hiding.state, "end", hiding.names) == "Ada lets Skulk 1 stand"
    assert striptags(VIEW.notate(hiding.state, "end")) == "let Skulk 1 stand"


def test_a_button_says_first_what_it_does() -> None:
    """Its number stands below to the eye, and comes second to the ear."""
    hand = striptags(VIEW.hand(View(ABLE, ("Ada", "Bo"))))
    assert "King Move back to the castle" in hand
    assert "Heal up to 12" in hand
    healing = VIEW.tap(View(ABLE, ("Ada", "Bo")), "act:heal")
    assert isinstance(healing, Selected)
    assert VIEW.hand(View(ABLE, ("Ada", "Bo"), picked=healing.parts)).count("Choose cubes for up to") == 1


@clause("CQ-34")
def test_a_freezing_is_told_with_whose_cube_is_frozen() -> None:
    assert VIEW.describe_move(ABLE, "rF1 Z bS1", ("Ada", "Bo")) == "Ada puts Freeze 1 on Blue’s Striker 1"


def test_a_cube_is_told_by_its_name() -> None:
    """Of which there is one only it is the King."""
    state, names = lay("rG1 0,-100"), ("Ada", "Bo")
    assert VIEW.describe_move(state, "rK F 90 50", names) == "Ada flicks the King straight ahead, strength 50"
    assert VIEW.describe_move(state, "rG1 F 90 50", names) == "Ada flicks Grunt 1 straight ahead, strength 50"
    alone = begin(army="custom", screen="off")
    assert VIEW.describe_move(alone, "set rK 0,-240 rG1 0,-100", names) == "Ada sets up King and 1 Grunt"
