"""Why a text cannot be read as a position; and texts that only just can."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.cubes import CUBE_OF
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.game import UnreadablePosition
from tests.games import verdicts
from tests.games.cube_quest.setting import GAME, begin, lay, unreadable

STATE = lay("rG1 0,-50 rH1 50,-50 bS1 0,50 bG1 -50,50", "rF1 reserve rF2 reserve")
FROZEN = lay("rG1 0,-50 bS1 50,50 bS2 66,50 rF1 50,50 rF2 66,50", freezes="rF1:bS1 rF2:bS2")
FLICKED = lay("rG1 0,-50 rH1 50,-50").play("rH1 F 90 50")
SECRET = begin(army="custom", setup_first="other").play("set bK 0,240 bG1 0,100").seen_by(0)
ORDERED = "freezes_order"
WHOLE = "secret"
MINE = "helm"
COUNTED = "turns_counted"


@pytest.mark.parametrize(
    ("state", "old", "new", "said"),
    [
        (STATE, "action", "", "no_step"),
        (STATE, "action", "action seen=1 seen=2", "twice: seen"),
        (STATE, "action", "action winner=", "says_nothing: winner="),
        (STATE, "action", "action seen=0", "says_nothing: seen=0"),
        (STATE, "action", "action helm=rH1=2", "refused: no_cube"),
        (
            STATE,
            "action",
            "action ended=resigned ended=resigned_at_last",
            "twice: ended",
        ),
        (
            STATE,
            "fresh",
            "tired",
            "not_an_act: tired, ('fresh', 'healing', 'froze', 'done')",
        ),
        (STATE, STATE.position.split(" | ")[0], "cubes", "no_cubes"),
        (STATE, STATE.position.split(" | ")[0], "cubes rK", "not_a_status: "),
        (STATE, STATE.position.split(" | ")[0], "cubes rK board", "refused: pose_numbers"),
        (STATE, "bouts 0-0", "bouts", "score_form"),
        (STATE, "bouts 0-0", "bouts 0-0 1", "score_form"),
        (STATE, "bouts 0-0", "bouts 1-0-1", "not_a_number: 0-1"),
        (STATE, "action", "place:rK:0,-240", "not_a_step: place:rK:0,-240"),
        (STATE, "action", "action turns=1", COUNTED),
        (STATE, "action", "action turns=7 turn_cap=7", COUNTED),
        (FROZEN, "rF1:bS1 rF2:bS2", "rF2:bS2 rF1:bS1", ORDERED),
        (FROZEN, "rF1:bS1 rF2:bS2", "rF1:bS2+bS1", ORDERED),
        (FROZEN, "rF1:bS1 rF2:bS2", "rF1:bS1 rF1:bS2", "twice: rF1"),
        (FROZEN, "rF1:bS1 rF2:bS2", "rF1:bS1:bS2", "refused: no_cube"),
        (FROZEN, "rF1:bS1", "rF1:bK", f"cannot_freeze: {CUBE_OF['rF1']}, {CUBE_OF['bK']}"),
        (FROZEN, "rF1:bS1", "rF1:rG1", f"cannot_freeze: {CUBE_OF['rF1']}, {CUBE_OF['rG1']}"),
        (FROZEN, "r fresh action", "- fresh action ended=resigned winner=r", "frozen_after_end"),
        (FLICKED, "helm=rH1", "helm=rG1", MINE),
        (FLICKED, "helm=rH1", "helm=bH1", MINE),
        (SECRET, " bG12 secret", "", WHOLE),
        (SECRET, " bG12 secret", " bG12 reserve", f"wrong_status: {CUBE_OF['bG12']}, reserve"),
        (SECRET, " army=custom", " army=custom screen=off", WHOLE),
        (begin(army="custom", setup_first="other").play("set bK 0,240"), "bK board", "bG1 board", "refused: no_king"),
    ],
)
def test_what_is_said(state: State, old: str, new: str, said: str) -> None:
    assert old in state.position
    assert unreadable(state.position.replace(old, new, 1)) == said


@pytest.mark.parametrize("word", ["screen=off=on", "screen=off=on=off"])
def test_an_option_has_one_value(word: str) -> None:
    said = verdicts.unreadable(GAME, STATE.position.replace("screen=off", word))
    assert said.startswith(f"option_value: Secret set-up, {word[7:]}, ")


def test_the_army_in_the_open_is_looked_at_beside_one_behind_the_screen() -> None:
    both = begin(army="custom").play("set rK 0,-240").play("set bK 0,240 bG1 0,100 bG2 0,100").seen_by(1)
    assert GAME.position(both.position) == both
    with pytest.raises(UnreadablePosition, match=r"^An army needs its King\.$"):
        GAME.position(both.position.replace("bK board 0,240,8,1,0,0,0 ", ""))


def test_how_long_a_position_may_be() -> None:
    text = STATE.position
    assert GAME.position(text + " " * (20_000 - len(text))) == STATE
    assert unreadable(text + " " * (20_001 - len(text))) == "too_long: 20000"


def test_turns_are_counted_up_to_the_longest_length() -> None:
    last = lay(at="r fresh action turns=6", turn_cap="7")
    assert GAME.position(last.position) == last


QUIET = lay()
LONG = "x" * 30


@pytest.mark.parametrize(
    ("old", "new"),
    [
        *(
            ("rK board", f"{LONG} board"),
            ("rK board", f"rK {LONG}"),
            ("fresh", LONG),
            ("action", LONG),
            ("r0", f"r{LONG}"),
        ),
        *(("r fresh", f"{LONG} fresh"), ("action", f"action seen={LONG}"), ("freezes -", f"freezes rF1:{LONG}")),
        *(("r fresh action", f"- fresh action ended={LONG}"), ("action", f"action winner={LONG}")),
        ("action", f"action seen=0{LONG}"),
    ],
)
def test_so_it_is_with_positions(old: str, new: str) -> None:
    said = str(verdicts.unreadable_with(GAME, QUIET.position.replace(old, new, 1)))
    assert f"{'x' * 15}” " in said
    assert "x" * 21 not in said


def test_a_long_or_odd_text_is_refused() -> None:
    for text in ("", "|", "||||", "x" * 30_000, "cubes | | | | r fresh action", "\0" * 50, "cubes - " * 5000):
        unreadable(text)
