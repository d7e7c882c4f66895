"""What is told of a move, kind by kind, and of what it brings about."""

from __future__ import annotations

import re
from random import Random

import pytest

from cuboteca.games.cuobe.rules.moves import read_move
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.log import describe_move
from cuboteca.games.cuobe.text.threats import sentences
from cuboteca.play.game import NATURE
from tests.games.cuobe.decks import deck, event
from tests.games.cuobe.setting import GAME, clause, house, play
from tests.games.cuobe.table import NAMES, seen, taken_up, words


@pytest.mark.parametrize(
    ("state", "move", "text"),
    [
        (house("c4=R07"), "go N +P2",
         "Ada walks north and takes Bo along. Ada is in the Workshop. Bo is in the Workshop."),
        (play("go N", house()), "reveal > R24", "The room on c4 is the Chapel. Ada is in the Chapel."),
        (
            play("end", house()),
            "green > E08",
            "Green card: Whispers. Raise your panic by 1. Bo panics a little more. Bo has four dice.",
        ),
        (
            house("c3=R01s1 a1=R07", spawns="Clown@a1:3"),
            "end",
            "Ada ends the turn beside a spider. Ada panics a little more. Bo's turn begins. The Clown and Bo change "
            "places. A spider sits in the Workshop.",
        ),
        (
            play("fight Ghoul 2; roll > 1 2", house("", "c3 w4 tools=T10", "c3", spawns="Ghoul@c3:3")),
            "+0",
            "Ada adds no weapon. 3 against 3: both suffer. The Ghoul grows weaker. Ada takes a wound. Ada dies. "
            "Ada drops Knife. Bo's turn begins.",
        ),
        (
            play("end", house("c3=R01t", "c3", "c3 syndromes=S1")),
            "green > X1",
            "Green card: Trigger. Trigger all traps. If they wound nobody, add a trap token. "
            "The traps hit Bo and Ada. Bo takes a wound. "
            "Bo takes a wound. Ada takes a wound. Bo has four dice.",
        ),
        (
            play("end", house("", "c3 p5 insane")),
            "green > E08",
            "Green card: Whispers. Raise your panic by 1. Ada can be frightened no more, and is hurt instead. "
            "Ada takes a wound. Ada has three dice.",
        ),
        (
            play("end", house()),
            "green > E14",
            "Green card: Footsteps. Attract the closest spawn to your room, or all that tie. "
            "Nothing comes of it. Bo has five dice.",
        ),
        (play("search", house("c4=R09", "c4")), "roll > 0", "The die shows 0. A 0 finds nothing."),
        (house("c4=R09"), "go N", "Ada walks north. Ada is in the Archive, which is locked."),
        (house("c4=R02", "c4 tools=K1", "c3"), "key K1", "Ada uses Brass Key: one of five keys is in."),
        (house("", "c3 w1 tools=T03", "a1"), "use T03", "Ada uses Bandage. Ada heals one wound."),
        (play("end", house(green_left=1, keep="C3")), "green > C3",
         "Green card: Tick. Shift your room east. Row 3 shifts east and takes Ada and Bo along to d3. "
         "Bo has five dice."),
    ],
)  # fmt: skip
def test_a_move_and_what_it_brought_about(state: State, move: str, text: str) -> None:
    assert describe_move(state, move, NAMES) == text


@pytest.mark.parametrize("seed", range(12))
def test_every_move_of_a_game_is_told_in_whole_sentences(seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(1 + seed % 6, {"pvp": "on", "specialist": "on", "first_player": "random", "difficulty": "hard"})
    while state.seat is not None:
        move = state.draw(rng) if state.seat == NATURE else rng.choice(state.moves())
        text = describe_move(state, str(move), NAMES)
        assert text.endswith(".")
        assert text[0].isupper()
        assert "  " not in text
        assert "{" not in text
        assert not re.search(r"-\d", text), "a hyphen is no minus"
        for sentence in sentences(state, NAMES):
            assert sentence.endswith(".")
        state = state.play(move)


HAUNTED = house("", "c3", "c3", spawns="Ghoul@c3:3 Tentacles@a1:3")

FOUR_WAYS = deck(
    T03=[
        {"op": "choice", "of": [[{"op": op, "n": n}] for op, n in (("gain", 1), ("gain", 2), ("gain", 3), ("lose", 1))]}
    ]
)
FOUR = play("use T03", house("", "c3 tools=T03", "c3", cards=FOUR_WAYS))
OFFERED = play("end; green > E01", house(cards=event({"op": "panic", "who": "self", "n": 1})))


def check(state: State, move: str, text: str) -> None:
    assert describe_move(state, move, NAMES) == text
    assert describe_move(state, read_move(move), NAMES) == text


@clause("C-15")
@pytest.mark.parametrize(
    ("state", "move", "text"),
    [
        (HAUNTED, "fight Ghoul 1", "Ada fights the Ghoul with one die."),
        (HAUNTED, "fight Ghoul 2", "Ada fights the Ghoul with two dice."),
        (house(pvp="on"), "duel P2 1", "Ada fights Bo with one die."),
        (house(pvp="on"), "duel P2 3", "Ada fights Bo with three dice."),
        (house(), "end", "Ada ends the turn. Bo's turn begins."),
        (
            house("", "c3 syndromes=S5", "c4", "c3"),
            "end",
            "Ada ends the turn beside Cy, with Paranoia. Ada panics a little more. Bo's turn begins.",
        ),
        (house("", "c3 syndromes=S5", "c4"), "end", "Ada ends the turn. Bo's turn begins."),
        (house("c4=R02", "c4 tools=K1", "c4"), "key K1", "Ada uses Brass Key: one of five keys is in."),
        (house("c4=R02", "c4 tools=K1", "c4", keys="K2"), "key K1", "Ada uses Brass Key: two of five keys are in."),
        (
            play("end", house("", "c3 tools=T01,T03,T05,T06,T07", "c3")),
            "drop T01",
            "Ada drops Crowbar. Bo's turn begins.",
        ),
        (house("", "c3", "a1"), "chest", "Ada places a chest: tools can be left in it."),
        (play("pick", house("c4=R07f", "c4", "c3", setup="quick")), "blue > T03", "Ada draws Bandage."),
    ],
)
def test_a_deed(state: State, move: str, text: str) -> None:
    check(state, move, text)


@clause("C-20")
@pytest.mark.parametrize(
    ("state", "move", "text"),
    [
        (FOUR, "choose a", "Ada chooses “Gain 1 die this turn”. One more die this turn."),
        (FOUR, "choose b", "Ada chooses “Gain 2 dice this turn”. Two more dice this turn."),
        (FOUR, "choose c", "Ada chooses “Gain 3 dice this turn”. Three more dice this turn."),
        (FOUR, "choose d", "Ada chooses “Lose 1 die this turn”. One die less this turn."),
        (
            play("end; green > E18", house()),
            "choose b",
            "Bo chooses “Take 1 wound”. Bo takes a wound. Bo has four dice.",
        ),
        (OFFERED, "decline", "Bo declines. Bo has five dice."),
        (
            play("use T20", house("c4=R07 d3=R09", "c3 tools=T20")),
            "choose 2",
            "Ada chooses 2. Something can be found in the Archive.",
        ),
        (play("end; green > E05", house()), "choose c4", "Bo chooses the dark room c4. The dark room c4 is locked."),
        (
            play("end; green > E12; choose c3", house()),
            "choose N",
            "Bo chooses north. Column c shifts north and takes Ada and Bo along to c4. Bo has five dice.",
        ),
        (
            play("end; green > E19", house("", "c3", "c3 tools=T01,K1")),
            "choose K1",
            "Bo chooses Brass Key. Bo drops Brass Key. Bo has five dice.",
        ),
        (
            play("use T17; choose b", house("", "c3 tools=T17", "a1", "e5")),
            "choose P2",
            "Ada chooses Bo. Ada jumps to the dark room a1.",
        ),
    ],
)
def test_an_answer(state: State, move: str, text: str) -> None:
    check(state, move, text)


@clause("C-86")
def test_a_sum_below_nothing_has_a_true_minus_sign() -> None:
    before = house("", "c3 syndromes=S4", "c3", spawns="Ghoul@c3:3")
    rolled = play("fight Ghoul 1; roll > 0", before)
    past = ((before, "fight Ghoul 1"), (play("fight Ghoul 1", before), "roll > 0"))
    sheet = words(seen(rolled)._replace(past=past, moves=("fight Ghoul 1", "roll > 0")))
    assert "−1" in sheet
    assert "0, less 1 for Rush, makes −1 against 3: Ada loses." in describe_move(past[1][0], "roll > 0", NAMES)
    assert not re.search(r"-\d", sheet + words(taken_up(before, "deed:fight")))


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (play("end; green > E18", house()), "choose a", "Bo chooses “Fall asleep (ends your turn)”."),
        (play("end; green > E22", house(passed="W1")), "retrieve > W1", "The Ghoul returns."),
        (play("end", house()), "green > E02", "Green card: Second Wind. Gain 1 die this turn. Bo has six dice."),
        (house("", "c3 tools=T16", "c3"), "use T16", "Two more dice this turn."),
        (play("pick", house("c3=R01f", "c3 syndromes=S1", "c3", "c3", setup="quick")), "blue > S2",
         "Confuse goes to Bo, who has room for it."),
        (house("", "c3 tools=T03", "c3"), "drop T03", "Ada drops Bandage."),
        (play("end", house("c3=R01t", "c3", "c3 w4 tools=T03,K1")), "green > X1",
         "Bo dies. Bo drops Bandage and Brass Key."),
        (play("end", house()), "green > W4",
         "Spiders sit in the dark room c4, the dark room d3, the dark room c2 and the dark room b3."),
        (house("", "c3 syndromes=S5", "c3"), "end",
         "Ada ends the turn beside Bo, with Paranoia. Ada panics a little more."),
        (house("", "c3 syndromes=S5", "b3"), "end", "Ada ends the turn."),
        (play("search", house("c4=R09", "c4")), "roll > 1", "No room seen so far has a 1."),
        (play("search", house("c4=R09f", "c4")), "roll > 2", "What has a 2 holds a find already."),
        (play("search", house("c4=R07 b1=R08", "c4")), "roll > 1",
         "Something can be found in the Pantry and in the Workshop."),
        (play("search", house("c4=R09", "c4")), "roll > 2", "Something can be found in the Archive."),
    ],
)  # fmt: skip
def test_it_is_told_by_name(state: State, move: str, said: str) -> None:
    text = describe_move(state, move, NAMES)
    assert said in text
    assert text.count(said) == 1
