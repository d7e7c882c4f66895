"""A text that is no position is refused in words, whatever it holds."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.play.game import UnreadablePosition
from tests.games.qurush.setting import GAME, after
from tests.games.verdicts import unreadable

SIX_UP = "...../.666./.666./.666./....."
FOUR = "....../.6666./.6666./.6666./.6666./...... A=a1 B=a6 C=f6 D=f1"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "",
            "A position names the rows, the pawns, the points, whose turn it is and its number: "
            "...../.666./.666./.666./..... A=a1 B=e5 ap7 A t1.",
        ),
        (f"{SIX_UP} A=a1 ap7 A t1", "Two, three or four pawns are in the game, in their order: A=a1 B=e5."),
        (f"{SIX_UP} B=a1 A=e5 ap7 A t1", "The pawns are named in their order: A=a1 B=e5."),
        ("..../.66./.66./.... A=a1 B=d4 ap7 A t1", "This game has 5 by 5 squares, but the text has 4 by 4 squares."),
        (
            ".../.666./.666./.666./..... A=a1 B=e5 ap7 A t1",
            "This game has 5 by 5 squares, but the text has 5 rows of other lengths.",
        ),
        (
            "...../.676./.666./.666./..... A=a1 B=e5 ap7 A t1",
            "“7” is no square: write . or the top face of a die, 1 to 6.",
        ),
        (f"{SIX_UP} A=a1 B=f5 ap7 A t1", "“f5” is no square of this board."),
        (f"{SIX_UP} A=a1 B=- ap7 A t1", "A pawn is off the board only with squeesh=on."),
        (f"{SIX_UP} A=a1 B=a1 ap7 A t1 share=off", "With share=off no two pawns stand on the ground of one square."),
        (f"{SIX_UP} A=a1 B=e5 ap5 A t1", "“ap5” stands where the points should: ap7, ap4, ap3, setup or over."),
        (f"{SIX_UP} A=a1 B=e5 ap7 C t1", "“C” is no player: they are A to B."),
        (f"{SIX_UP} A=a1 B=e5 ap7 ? t1", "After the set-up it is always somebody’s turn."),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t0", "“t0” stands where the number of the turn should, like t1."),
        (f"{SIX_UP} A=a1 B=e5 ap7 A 1", "“1” stands where the number of the turn should, like t1."),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t01", "“t01” stands where the number of the turn should, like t1."),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t4 turn_cap=3", "This game ends with turn 3."),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 out=B", "A game is over when only one player is left."),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 out=A", "It cannot be the turn of somebody who has resigned."),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 out=C", "“C” does not name players who have resigned, in their order."),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 called=B", "A game in which somebody has called is over."),
        (
            f"{SIX_UP} A=a1 B=e5 ap7 A t1 gA=2x2:16/22",
            "“2x2:16/22” is no goal that can be chosen here: write it like 2x2:42/22.",
        ),
        (
            f"{SIX_UP} A=a1 B=e5 ap7 A t1 gA=4x1:2345",
            "“4x1:2345” is no goal that can be chosen here: write it like 2x2:42/22.",
        ),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 gA=2x2:22/22+4x1:2345", "A player has one goal."),
        (
            f"{SIX_UP} A=a1 B=e5 ap7 A t1 gA=2x2:22/22 goal_numbers=permutation",
            "“2x2:22/22” is no goal that can be chosen here: write it like 2x2:42/35.",
        ),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 gC=?", "There’s no rule called “gC”."),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 x", "“x” is not part of a position."),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 gA=? gA=?", "Something is given twice."),
        (
            f"{SIX_UP} A=a1 B=e5 ap7 A t1 share=maybe",
            "Shared squares can’t be “maybe”. Choose On (on) or Off (off).",
        ),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 start=seat3", "Player 3 can’t go first: there are only 2 players."),
        (
            f"{SIX_UP} A=a1 B=e5 setup A t2",
            "Before the first turn nobody has resigned or called, and the turn to come is t1.",
        ),
        (
            "...../.666./.666./.665./..... A=a1 B=e5 setup A t1",
            "Before the first turn a die with its 6 up lies on every square not at an edge.",
        ),
        (f"{SIX_UP} A=a1 B=e4 setup A t1", "Before the first turn every pawn stands in its home corner."),
        (f"{SIX_UP} A=a1 B=e5 setup B t1", "Somebody else is to choose first."),
        (f"{SIX_UP} A=a1 B=e5 setup A t1 gB=?", "Goals are chosen in the order of the seats."),
        (
            f"{SIX_UP} A=a1 B=e5 setup A t1 gA=? gB=?",
            "All goals are chosen, and it is settled who begins: the first turn has begun.",
        ),
        (
            f"{SIX_UP} A=- B=a1 setup A t1 corner=choose",
            "Home corners are taken in the order of the seats, each by one pawn.",
        ),
        (
            f"{SIX_UP} A=a1 B=a1 setup A t1 corner=choose",
            "Home corners are taken in the order of the seats, each by one pawn.",
        ),
        (f"{SIX_UP} A=a1 B=- setup B t1 gA=? corner=choose", "Goals are chosen after the corners."),
        (
            f"{SIX_UP} A=a1 B=- setup B t1 start=seat4 corner=choose",
            "Player 4 can’t go first: there are only 2 players.",
        ),
        (f"{SIX_UP} A=a1 B=e5 over A t9", "Nothing has ended this game."),
        (f"{SIX_UP} A=a1 B=e5 over A t9 out=B", "When one player is left, the last to resign was the one to move."),
        (f"{SIX_UP} A=a1 B=e5 over A t9 out=AB", "When one player is left, the last to resign was the one to move."),
        (f"{SIX_UP} A=a1 B=e5 over A t9 called=B", "Nobody can have won by calling that."),
        (f"{FOUR} ap7 A t1 gA=2x2:22/22", "A player has two goals, joined by +."),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t2 turn_cap=1", "This game ends with turn 1."),
        (
            f"{SIX_UP} A=a1 B=e5 setup A t1 out=B",
            "Before the first turn nobody has resigned or called, and the turn to come is t1.",
        ),
        (
            f"{SIX_UP} A=a1 B=e5 setup A t1 called=B",
            "Before the first turn nobody has resigned or called, and the turn to come is t1.",
        ),
        (
            "...../...../.45../.23../..... A=a1 B=e5 over B t8 called=A gA=2x2:45/23",
            "Nobody can have won by calling that.",
        ),
        (
            "...../...../.45../.23../..... A=a1 B=e5 over B t8 called=B gB=2x2:55/55 claim=manual",
            "Nobody can have won by calling that.",
        ),
        (
            "...../...../.45../.23../..... A=a1 B=e5 over A t8 called=B out=A gB=2x2:45/23 claim=manual",
            "Nobody can have won by calling that.",
        ),
        (
            "...../...../.45../.23../..... A=a1 B=e5 over B t8 gA=2x2:45/23 claim=manual",
            "Nothing has ended this game.",
        ),
        (f"{SIX_UP} A=a1 B=e5 ap7 AB t1", "“AB” is no player: they are A to B."),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1000001", "“t1000001” stands where the number of the turn should, like t1."),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 out=AA", "“AA” does not name players who have resigned, in their order."),
        (
            f"{SIX_UP} A=a1 B=e5 ap7 A t1 gA=2x2:22",
            "“2x2:22” is no goal that can be chosen here: write it like 2x2:42/22.",
        ),
        (f"{SIX_UP} A=a1 B=e5 ap7 A t1 share", "“share” is not part of a position."),
        (
            f"{SIX_UP}/..... A=a1 B=e5 ap7 A t1",
            "This game has 5 by 5 squares, but the text has 6 rows of other lengths.",
        ),
        (
            f"{SIX_UP} A=- B=e5 setup ? t1 corner=random gA=?",
            "Home corners are taken in the order of the seats, each by one pawn.",
        ),
    ],
)
def test_what_is_no_position(text: str, why: str) -> None:
    assert unreadable(GAME, text) == why


HOSTILE = [
    "",
    "-",
    ".",
    "?",
    "+",
    "x",
    "0",
    "7",
    "A",
    "t",
    "=",
    "/",
    "a1",
    "E=a1",
    "gA=",
    "out=",
    "ap",
    "<b>",
    "\0",
    "٣",
]


@pytest.mark.parametrize("seed", range(10))
def test_a_thousand_mangled_positions_each(seed: int) -> None:
    """Whatever comes is read exactly, so that it is written and read the same again, or refused in words."""
    rng = Random(seed)
    options = {
        name: rng.choice(GAME.options[name].values)
        for name in (
            "wraparound",
            "squeesh",
            "share",
            "corner",
            "claim",
            "true_north",
            "goal_numbers",
            "multiple_agents",
        )
    }
    states = [after(rng.randrange(1000), rng.randrange(30), rng.choice((2, 2, 3, 4)), **options) for _ in range(25)]
    read = 0
    for number in range(1000):
        words = states[number % 25].position.split(" ")
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(words))
            letters = list(words[at])
            if letters and rng.random() < 0.7:
                letters[rng.randrange(len(letters))] = rng.choice("ABCDabcdef0123456789.-?+=/t")
                words[at] = "".join(letters)
            else:
                words[at] = rng.choice([rng.choice(words), rng.choice(HOSTILE), words[at][:-1], words[at] * 2])
        text = " ".join(words)
        try:
            state = GAME.position(text)
        except UnreadablePosition as reason:
            why = str(reason)
        else:
            why = ""
        if why:
            assert why.endswith(".")
            assert len(why) < 200
            continue
        read += 1
        assert GAME.position(state.position) == state
        assert state.position.split()[0] == text.split()[0]
        assert bool(state.moves()) == (state.seat is not None)
        if state.seat is not None:
            state.play(state.moves()[0])
    assert 0 < read < 1000


LONG = "x" * 30


@pytest.mark.parametrize(
    "tail",
    [
        f"A={LONG} B=e5 ap7 A t1",
        f"A=a1 B=e5 {LONG} A t1",
        f"A=a1 B=e5 ap7 {LONG} t1",
        f"A=a1 B=e5 ap7 A {LONG}",
        f"A=a1 B=e5 ap7 A t1 out={LONG}",
        f"A=a1 B=e5 ap7 A t1 gA={LONG}",
        f"A=a1 B=e5 ap7 A t1 {LONG}",
    ],
)
def test_of_a_long_word_the_beginning_is_shown(tail: str) -> None:
    assert unreadable(GAME, f"{SIX_UP} {tail}").startswith(f"“{'x' * 20}” ")
