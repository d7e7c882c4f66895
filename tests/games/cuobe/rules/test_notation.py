"""How moves are written and read."""

from __future__ import annotations

import pytest

from cuboteca.games.cuobe.rules.moves import Move, read_move
from cuboteca.games.cuobe.rules.refusal import Refusal
from tests.games.cuobe.setting import begin, refusal


@pytest.mark.parametrize(
    "text",
    [
        "go N", "go E +P2", "force", "search", "room", "pick", "leave-find", "draw", "use T17", "talent A3", "chest",
        "put T03", "take T03", "give T03 P2", "drop T03", "fight Ghoul 3", "fight Spider 0", "duel P2 2", "key K2",
        "exit", "stay", "decline", "end", "surrender", "rot 0", "rot 270", "choose b3", "choose P2", "choose N",
        "choose 2", "choose a", "choose T07", "choose yes", "+0", "+T11", "+A5 +T11", "green > E14", "blue > T07",
        "reveal > R14", "roll > 0", "roll > 0 1 2", "retrieve > W1", "first > P2", "deal > A3",
    ],
)  # fmt: skip
def test_each_notation_is_a_move_and_back(text: str) -> None:
    move = read_move(text)
    assert str(move) == text
    assert read_move(f"  {text.replace(' ', '   ')} ") == move
    assert move.random == (" > " in text)
    assert move.reveals is False


def test_dice_and_weapons_have_one_order() -> None:
    assert read_move("roll > 2 0 1") == Move("roll", ("0", "1", "2"))
    assert read_move("+T11 +A5 +A5") == Move("+", ("A5", "A5", "T11"))


@pytest.mark.parametrize(
    "text",
    [
        "", "go", "go X", "go N P2", "go N +P7", "force 1", "use", "use t03", "fight Ghost 1", "fight Ghoul",
        "fight Ghoul 100", "choose", "choose z9", "choose b6", "rot 45", "+", "+T", "+0 +T10", "roll >", "roll > 10",
        "green E01", "green > ", "end end", "GO N", "give T03", "duel 2", "T03", "choose 0", "\u0000", "go N; end",
    ],
)  # fmt: skip
def test_anything_else_is_none(text: str) -> None:
    with pytest.raises(Refusal) as no_move:
        read_move(text)
    assert no_move.value.reason == "no_move"


def test_a_state_says_so_too() -> None:
    assert refusal(begin(), "jump") == ("no_move", None)


def test_a_move_is_no_longer_than_two_hundred_characters_and_quoted_short() -> None:
    assert read_move("end".ljust(200)) == Move("end")
    for text, quoted in (("end".ljust(201), "end".ljust(40)), ("x" * 50, "x" * 40), ("a\u202eb", "ab")):
        with pytest.raises(Refusal) as no_move:
            read_move(text)
        assert no_move.value.values == {"text": quoted}
