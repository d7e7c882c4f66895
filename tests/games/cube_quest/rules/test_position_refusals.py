"""Why a text cannot be read as a position, to the letter; and texts that only just can."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.game import UnreadablePosition
from tests.games import verdicts
from tests.games.cube_quest.setting import GAME, begin, lay, unreadable

STATE = lay("rG1 0,-50 rH1 50,-50 bS1 0,50 bG1 -50,50", "rF1 reserve rF2 reserve")
FROZEN = lay("rG1 0,-50 bS1 50,50 bS2 66,50 rF1 50,50 rF2 66,50", freezes="rF1:bS1 rF2:bS2")
FLICKED = lay("rG1 0,-50 rH1 50,-50").play("rH1 F 90 50")
SECRET = begin(army="custom", setup_first="other").play("set bK 0,240 bG1 0,100").seen_by(0)
ORDERED = "Freezes, and what they freeze, are named in order; write - if there are none."
WHOLE = "Only a whole army is secret, and only during a set-up with a screen."
MINE = "Only the mover's Helm may be flicked again, after a flick."
COUNTED = "Turns are counted only in a bout with a longest length, and up to that."


@pytest.mark.parametrize(
    ("state", "old", "new", "said"),
    [
        (STATE, "action", "", "The last part says what is to be done now: action, if it is a turn."),
        (STATE, "action", "action seen=1 seen=2", "“seen=2” is said twice, or says nothing."),
        (STATE, "action", "action winner=", "“winner=” is said twice, or says nothing."),
        (STATE, "action", "action seen=0", "“seen=0” is said twice, or says nothing."),
        (STATE, "action", "action helm=rH1=2", "“rH1=2” is no cube: write one like rG3, bS1 or rK."),
        (
            STATE,
            "action",
            "action ended=resigned ended=resigned_at_last",
            "“ended=resigned_at_la” is said twice, or says nothing.",
        ),
        (
            STATE,
            "fresh",
            "tired",
            "“tired” is nothing that can have been done in a turn: write fresh, healing, froze, done.",
        ),
        (STATE, STATE.position.split(" | ")[0], "cubes", "When there are no cubes yet, write cubes -."),
        (STATE, STATE.position.split(" | ")[0], "cubes rK", "“” is nowhere a cube can be."),
        (STATE, STATE.position.split(" | ")[0], "cubes rK board", "A resting place needs plain numbers."),
        (STATE, "bouts 0-0", "bouts", "The bouts won are written like 1-0."),
        (STATE, "bouts 0-0", "bouts 0-0 1", "The bouts won are written like 1-0."),
        (STATE, "bouts 0-0", "bouts 1-0-1", "“0-1” stands where a whole number should."),
        (STATE, "action", "place:rK:0,-240", "“place:rK:0,-240” is nothing that is to be done."),
        (STATE, "action", "action turns=1", COUNTED),
        (STATE, "action", "action turns=7 turn_cap=7", COUNTED),
        (FROZEN, "rF1:bS1 rF2:bS2", "rF2:bS2 rF1:bS1", ORDERED),
        (FROZEN, "rF1:bS1 rF2:bS2", "rF1:bS2+bS1", ORDERED),
        (FROZEN, "rF1:bS1 rF2:bS2", "rF1:bS1 rF1:bS2", "A Freeze is named twice."),
        (FROZEN, "rF1:bS1 rF2:bS2", "rF1:bS1:bS2", "“bS1:bS2” is no cube: write one like rG3, bS1 or rK."),
        (FROZEN, "rF1:bS1", "rF1:bK", "rF1 cannot freeze bK."),
        (FROZEN, "rF1:bS1", "rF1:rG1", "rF1 cannot freeze rG1."),
        (FROZEN, "r fresh action", "- fresh action ended=resigned winner=r", "After the end nothing is frozen."),
        (FLICKED, "helm=rH1", "helm=rG1", MINE),
        (FLICKED, "helm=rH1", "helm=bH1", MINE),
        (SECRET, " bG12 secret", "", WHOLE),
        (SECRET, " bG12 secret", " bG12 reserve", "bG12 cannot be reserve."),
        (SECRET, " army=custom", " army=custom screen=off", WHOLE),
        (begin(army="custom", setup_first="other").play("set bK 0,240"), "bK board", "bG1 board", ""),
    ],
)
def test_what_is_said(state: State, old: str, new: str, said: str) -> None:
    assert old in state.position
    assert unreadable(state.position.replace(old, new, 1)) == (said or "An army needs its King.")


@pytest.mark.parametrize("word", ["screen=off=on", "screen=off=on=off"])
def test_an_option_has_one_value(word: str) -> None:
    said = verdicts.unreadable(GAME, STATE.position.replace("screen=off", word))
    assert said.startswith(f"Secret set-up can’t be “{word[7:]}”")


def test_the_army_in_the_open_is_looked_at_beside_one_behind_the_screen() -> None:
    both = begin(army="custom").play("set rK 0,-240").play("set bK 0,240 bG1 0,100 bG2 0,100").seen_by(1)
    assert GAME.position(both.position) == both
    with pytest.raises(UnreadablePosition, match=r"^An army needs its King\.$"):
        GAME.position(both.position.replace("bK board 0,240,8,1,0,0,0 ", ""))


def test_how_long_a_position_may_be() -> None:
    text = STATE.position
    assert GAME.position(text + " " * (20_000 - len(text))) == STATE
    with pytest.raises(UnreadablePosition):
        GAME.position(text + " " * (20_001 - len(text)))


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
        ("action", f"action seen=1 seen={LONG}"),
    ],
)
def test_so_it_is_with_positions(old: str, new: str) -> None:
    said = unreadable(QUIET.position.replace(old, new, 1))
    assert f"{'x' * 15}” " in said
    assert "x" * 21 not in said


def test_a_long_or_odd_text_is_refused() -> None:
    for text in ("", "|", "||||", "x" * 30_000, "cubes | | | | r fresh action", "\0" * 50, "cubes - " * 5000):
        unreadable(text)
