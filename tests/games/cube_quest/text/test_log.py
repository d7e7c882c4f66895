"""What is told of a move, of what came of it, and of the end of a bout."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.text.whereabouts import way_words
from cuboteca.play.view import View
from tests.games.cube_quest.setting import begin, lay, resting
from tests.games.cube_quest.table import ABLE, VIEW, striptags

clause = pytest.mark.clause


@clause("CQ-40")
def test_the_end_of_a_bout_is_told_with_how_the_series_stands() -> None:
    names = ("Ada", "Bo")
    series = lay("rS1 0,60", score="1-1", at="r fresh action began=r", bouts="series", both_kings="draw")
    flicked = series.play("rS1 F 90.0 90")
    assert VIEW.describe_move(flicked, "~ bK off 0.5", names) == (
        "Blue’s King falls off the board. Ada wins the bout, and it’s 2 to 1"
    )
    assert VIEW.describe_move(flicked, "~ rK off 0.5; bK off 0.5", names).endswith(
        "Blue’s King fall off the board. The bout is a draw"
    )
    assert VIEW.describe_move(series, "resign", names) == "Ada resigns. Bo wins the bout, and it’s 2 to 1"
    last = lay("rS1 0,60", score="2-1", at="r fresh action began=r", bouts="series").play("rS1 F 90.0 90")
    assert VIEW.describe_move(last, "~ bK off 0.5", names) == "Blue’s King falls off the board", (
        "the end itself says the rest"
    )


RETOLD = (
    ((), "Knock the enemy King off the board. In enemy territory, the side on top counts."),
    (("bS1 F 90.0 62",), "Bo flicks Striker 1 directly away from you, strength 62."),
    (("rS1 F 90.0 62", resting("rS1 0,90")), "strength 62. It ends in enemy territory, icon side up.</p>"),
    (("rS1 F 90.0 62", resting("rS1 0,90", "bS1 0,120")), "icon side up. 1 more cube moves."),
    (
        ("rS1 F 90.0 62", resting("rS1 0,-20", "rU1 0,150")),
        "62. Red’s Skulk 1 ends in enemy territory, icon side up.</p>",
    ),
    (("bS1 F 270.0 62", resting("bS1 0,4")), "strength 62. It ends in its own territory."),
    (("bS1 F 270.0 62", resting("bS1 0,4", "bS2 80,70")), "Blue’s Striker 1 and Striker 2 end in their own territory."),
    (("rS1 F 90.0 0", "~"), "strength 0. Nothing moves.</p>"),
    (("rS1 F 90.0 62", resting("rS1 0,-20"), "end"), "Ada skips the extra flick.</p>"),
    (("foul",), "Ada calls a foul.</p>"),
    (("rK K 0.0,-225.0",), "Ada makes the King Move.</p>"),
    (("rK K 0.0,-225.0", "~"), "Ada makes the King Move.</p>"),
    (("rS1 F 90.0 62", "~ rS1 off 0.41"), "strength 62. It falls off the board."),
    (("rS1 F 90.0 62", "~ bS1 0,120,8,1,0,0,0; rS1 off 0.41"), "It falls off the board. 1 more cube moves."),
    (("rS1 F 90.0 62", "~ rS1 0,-20,8,1,0,0,0; bG2 off 0.5"), "Blue’s Grunt 2 falls off the board.</p>"),
    (("rS1 F 90.0 62", "~ rG1 off 0.41; bG2 off 0.5"), "Red’s Grunt 1 and Blue’s Grunt 2 fall off the board."),
    (("rS1 F 90.0 62", "~ rG1 off 0.41; rG2 off 0.5; bG2 off 0.5"), "strength 62. 3 cubes fall off the board."),
    (("rS1 F 90.0 62", "!rG3 > 4", "!rS1 > 2"), "3 is captured and defeated. Red’s Striker 1 is captured but escapes."),
    (("rS1 F 90.0 62", "!rS1 > 6"), "strength 62. It’s captured and defeated."),
    (("rS1 F 90.0 62", "!rS1 > 2"), "strength 62. It’s captured but escapes."),
    (
        ("rS1 F 90.0 62", "~ bS1 off 0.4", "!rS1 > 2"),
        "Blue’s Striker 1 falls off the board. Red’s Striker 1 is captured",
    ),
    (
        ("rS1 F 90.0 62", "~ stopped rG1 0,-60,8,1,0,0,0"),
        "62. The cubes moved for too long, so they stop here.",
    ),
    (("rS1 F 90.0 62", "!rG3 > 4", "!rG4 > 3", "!rS1 > 2"), "62. 2 captured and defeated, 1 captured but escaped."),
)


@pytest.mark.parametrize(("made", "words"), RETOLD)
def test_the_last_turn_is_told_in_two_lines(made: tuple[str, ...], words: str) -> None:
    """Whatever happened, the tray has room for it: more cubes than two are counted."""
    past = tuple((ABLE, move) for move in made)
    assert words in VIEW.hand(View(state=ABLE, names=("Ada", "Bo"), moves=made, past=past))


def _tray_after(begun: State, *made: str) -> str:
    """What the tray says after moves that can be made one after the other."""
    state, past = begun, []
    for move in made:
        past.append((state, str(state.read(move))))
        state = state.play(move)
    told = tuple(move for _, move in past)
    return VIEW.hand(View(state=state, names=("Ada", "Bo"), moves=told, past=tuple(past), turned=1))


@clause("CQ-29")
def test_all_that_a_turn_with_a_healer_was_is_told() -> None:
    """Only its last step was, which says nothing of what has come back."""
    hand = _tray_after(
        ABLE, "rL1 L rS2 rG1", "rL1 L rS2 rG1 > 2 3", "rS2 = 0.0,-215.0", "rL2 L rG2", "rL2 L rG2 > 1", "rG2 = 20,-215"
    )
    told = (
        "Ada uses Healer 1 on Striker 2 and Grunt 1. Red’s Striker 2 is revived. Red’s Grunt 1 stays defeated. "
        "Ada uses Healer 2 on Grunt 2. Red’s Grunt 2 is revived."
    )
    assert told in hand
    assert 'class="last-turn long"' in hand, "how to flick gives way to it where both have no room"
    assert 'class="hand-line how-to">Pull one' in VIEW.hand(View(ABLE, ("Ada", "Bo")))
    owed = VIEW.hand(View(lay(extra="r1 b0", fouls="on"), ("Ada", "Bo")))
    assert 'class="hand-line">Your extra flick for a foul' in owed, "what is said nowhere else stays"


@clause("CQ-25")
def test_both_flicks_of_a_helm_are_told_and_shown_again() -> None:
    begun = lay("rH1 0,-60 bS1 0,60 bG1 60,60")
    first, second = ("rH1 F 90 30", resting("rH1 0,-30")), ("rH1 F 90 40", resting("rH1 0,-20"))
    earlier = ("bG1 F 90 20", resting("bG1 60,80"))
    hand = _tray_after(begun, *first, *second)
    assert "strength 30. It ends in its own territory. Ada flicks Helm 1 directly" in hand
    assert hand.count('data-client="flight-') == 2
    after = _tray_after(begun, *first, *second, *earlier)
    assert "Helm" not in after.partition("last-words")[2].partition("</p>")[0], "only the last turn"
    assert after.count('data-client="flight-') == 2


@clause("CQ-13")
def test_what_settles_is_told_by_what_it_means() -> None:
    flicked = lay("rS1 0,-60 rG1 60,-60 bS1 0,60").play("rS1 F 90 50")
    names = ("Ada", "Bo")
    assert VIEW.describe_move(flicked, resting("rS1 0,40", "bS1 0,80"), names) == (
        "It ends in enemy territory, icon side up. 1 more cube moves"
    )
    assert VIEW.describe_move(flicked, resting("rG1 60,40", "rS1 0,-30"), names) == (
        "Red’s Grunt 1 ends in enemy territory, icon side up"
    ), "the flicked one isn't one more"
    assert VIEW.describe_move(flicked, resting("rG1 60,40", "rS1 0,-30", "bS1 0,80"), names) == (
        "Red’s Grunt 1 ends in enemy territory, icon side up. 1 more cube moves"
    )
    assert VIEW.describe_move(flicked, resting("rG1 60,40/3", "rS1 0,40"), names) == (
        "It ends in enemy territory, icon side up. Red’s Grunt 1 ends in enemy territory, shadow side up"
    )
    assert VIEW.describe_move(flicked, resting("rG1 60,40", "rS1 0,40"), names) == (
        "Red’s Striker 1 and Grunt 1 end in enemy territory, icon side up"
    )
    assert VIEW.describe_move(flicked, resting("rS1 0,-30"), names) == "It ends in its own territory"
    assert VIEW.describe_move(flicked, resting("rG1 60,-40"), names) == "Red’s Grunt 1 ends in its own territory"
    assert VIEW.describe_move(flicked, resting("rS1 0,-30", "bS1 0,90"), names) == (
        "Red’s Striker 1 and Blue’s Striker 1 end in their own territory"
    )
    assert VIEW.describe_move(flicked, resting("rK 0,-200", "rS1 0,-30"), names) == (
        "Red’s Striker 1 and King end in their own territory"
    ), "the flicked one first"
    assert VIEW.describe_move(flicked, "~ rS1 off 0.5", names) == "It falls off the board"
    assert VIEW.describe_move(flicked, "~ rG1 off 0.4; rS1 off 0.5", names) == (
        "Red’s Striker 1 and Grunt 1 fall off the board"
    )
    assert VIEW.describe_move(flicked, "~", names) == "Nothing moves"
    pressed = f"~ rK 0.1,-240,8,1,0,0,0; {resting('rS1 0,-30').removeprefix('~ ')}"
    assert VIEW.describe_move(flicked, pressed, names) == "It ends in its own territory", "none that is not seen to"
    assert VIEW.describe_move(flicked, "~ rK 0.1,-240,8,1,0,0,0", names) == "Nothing moves"
    again = lay("rS1 0,60 bS1 0,120").play("rS1 F 90 50")
    assert VIEW.describe_move(again, resting("rS1 0,90"), names) == "It ends in enemy territory, icon side up", (
        "wherever it began: what lies on top counts anew"
    )
    king = lay("rK 0,-60").play("rK F 90 50")
    assert VIEW.describe_move(king, resting("rK 0,60"), names) == "It ends in enemy territory"


@clause("CQ-20")
def test_a_king_that_is_put_back_is_told_to_stand_on_a_cube() -> None:
    """That nothing else moves needs no telling."""
    names = ("Ada", "Bo")
    beside = lay("rK 60,-60 rG1 17,-240 bS1 0,60").play("rK K 0,-240")
    assert VIEW.describe_move(beside, "~", names) == ""
    above = lay("rK 60,-60 rG1 0,-240 bS1 0,60").play("rK K 0,-240")
    assert VIEW.describe_move(above, "~", names) == "Red’s King ends on top of another cube"
    view = View(above.play("~"), names, moves=("rK K 0,-240", "~"), past=((above, "rK K 0,-240"), (above, "~")))
    assert "Ada makes the King Move. Red’s King ends on top of another cube." in VIEW.hand(view)


def describe_result(*made: tuple[State, str]) -> str:
    return VIEW.describe_result(made)


RECORDED = (
    (
        "rS1 F 90.0 62",
        (resting("rS1 0,90"),),
        "flicks Striker 1 straight ahead, strength 62",
        "safe in enemy territory",
    ),
    (
        "rS1 F 105.0 9",
        (resting("rS1 0,-9"),),
        "flicks Striker 1 ahead and slightly to Ada’s left, strength 9",
        "in its own territory",
    ),
    ("rS1 F 90.0 62", (resting("rS1 0,-9", "rU1 0,150"),), "strength 62", "Red’s Skulk 1 safe in enemy territory"),
    ("rS1 F 0 40", ("~",), "flicks Striker 1 to Ada’s right, strength 40", ""),
    ("rS1 F 90.0 62", ("~ rS1 off 0.41",), "flicks Striker 1 straight ahead", "off the board"),
    ("rS1 F 90.0 62", ("~ bS1 off 0.41", "~"), "flicks Striker 1 straight ahead", "Blue’s Striker 1 off the board"),
    ("rS1 F 90.0 62", ("~ bS1 off 0.4; bS2 off 0.5; rL1 off 0.6",), "straight ahead", "3 cubes off the board"),
    ("rL1 L rS2 rG1", ("~", "rL1 L rS2 rG1 > 1 3"), "uses Healer 1 on Striker 2 and Grunt 1", "Striker 2 revived"),
    ("rF1 Z bS1", ("~",), "puts Freeze 1 on Blue’s Striker 1", ""),
    ("rK K 0,-225", ("~",), "makes the King Move", ""),
)


@pytest.mark.parametrize(("move", "chance", "done", "came"), RECORDED, ids=[move for move, *_ in RECORDED])
def test_the_record_says_what_was_done_and_what_came_of_it(
    move: str, chance: tuple[str, ...], done: str, came: str
) -> None:
    told = describe_result((ABLE, move), *((ABLE, after) for after in chance))
    assert done in striptags(VIEW.notate(ABLE, move, ("Ada", "Bo")))
    assert came in told
    assert bool(told) == bool(came)


@clause("CQ-37")
def test_a_freeze_that_is_knocked_off_its_cube_is_not_recorded_as_safe() -> None:
    """It is defeated, wherever it has come to lie."""
    frozen = lay("rH2 0,-60 rS1 0,-120 bF1 0,-60", freezes="bF1:rH2").play("rS1 F 90 50")
    knocked = resting("rS1 0,-80", "rH2 0,-50", "bF1 60,-60")
    assert describe_result((frozen, "rS1 F 90 50"), (frozen, knocked)) == "in its own territory"


def test_a_capture_is_recorded_with_what_was_rolled() -> None:
    flicked = (ABLE, "rS1 F 90.0 62")
    assert describe_result(flicked, (ABLE, "!rG1 > 3")) == "Red’s Grunt 1 captured and defeated"
    assert describe_result(flicked, (ABLE, "!rG1 > 1")) == "Red’s Grunt 1 captured but escaped"
    assert describe_result(flicked, (ABLE, "!rS1 > 6")) == "captured and defeated"
    assert describe_result(flicked, (ABLE, "!rS1 > 1")) == "captured but escaped"
    assert describe_result(flicked, (ABLE, "~ bS1 off 0.4"), (ABLE, "!rS1 > 1")) == (
        "Blue’s Striker 1 off the board, Red’s Striker 1 captured but escaped"
    )
    assert describe_result(flicked, *((ABLE, f"!rG{number} > 3") for number in (1, 2, 3))) == "3 captured and defeated"


@pytest.mark.parametrize(
    ("direction", "red", "blue"),
    [
        (900, "straight ahead", "straight back"),
        (930, "straight ahead", "straight back"),
        (1050, "ahead and slightly to Ada’s left", "back and slightly to Bo’s right"),
        (1500, "ahead and to Ada’s left", "back and to Bo’s right"),
        (1800, "to Ada’s left", "to Bo’s right"),
        (2400, "back and to Ada’s left", "ahead and to Bo’s right"),
        (2700, "straight back", "straight ahead"),
        (2800, "back and slightly to Ada’s right", "ahead and slightly to Bo’s left"),
        (0, "to Ada’s right", "to Bo’s left"),
    ],
)
def test_ways_are_told_as_the_flicker_sees_them(direction: int, red: str, blue: str) -> None:
    assert (way_words(direction, 0, "Ada"), way_words(direction, 1, "Bo")) == (red, blue)


@pytest.mark.parametrize(
    ("direction", "own", "theirs"),
    [
        (900, "straight ahead", "directly towards you"),
        (1050, "ahead and slightly to the left", "towards you and slightly to your right"),
        (0, "to the right", "to your left"),
        (2800, "back and slightly to the right", "away from you and slightly to your left"),
    ],
)
def test_the_last_turn_is_told_as_whoever_sits_at_the_board_sees_it(direction: int, own: str, theirs: str) -> None:
    """Left is their left, whoever has flicked."""
    across = (direction + 1800) % 3600
    assert (way_words(direction, 0, "Ada", 0), way_words(direction, 0, "Ada", 1)) == (own, theirs)
    assert (way_words(across, 1, "Bo", 1), way_words(across, 1, "Bo", 0)) == (own, theirs)


@clause("CQ-34")
def test_a_freezing_is_told_with_whose_cube_is_frozen() -> None:
    assert VIEW.describe_move(ABLE, "rF1 Z bS1", ("Ada", "Bo")) == "Ada puts Freeze 1 on Blue’s Striker 1"


@clause("CQ-35")
def test_a_freezing_is_told_with_the_cube_that_it_rests_on() -> None:
    """It is put on the lower cube of a tower, and rests on the upper one."""
    tower = lay("bG2 0,100 bG4 0,100", aside="rF1 reserve")
    assert VIEW.describe_move(tower, "rF1 Z bG2", ("Ada", "Bo")) == "Ada puts Freeze 1 on Blue’s Grunt 4"


def test_a_cube_is_told_by_its_name() -> None:
    """Of which there is one only it is the King."""
    state, names = lay("rG1 0,-100"), ("Ada", "Bo")
    assert VIEW.describe_move(state, "rK F 90 50", names) == "Ada flicks the King straight ahead, strength 50"
    assert VIEW.describe_move(state, "rG1 F 90 50", names) == "Ada flicks Grunt 1 straight ahead, strength 50"
    alone = begin(army="custom", screen="off")
    assert VIEW.describe_move(alone, "set rK 0,-240 rG1 0,-100", names) == "Ada sets up a King and 1 Grunt"
