"""The position text, written and read back."""

from __future__ import annotations

import pytest

from tests.games.qyshinsu.setting import GAME, begin, play

EMPTY = ". . . . . . . . . . . ."
AFTER_TWO = ". B4 . . . R1 . . . . . . b +1@6 +4@2 2"


def test_the_document_s_example() -> None:
    assert play("+4@2 +1@6").position == AFTER_TWO
    assert GAME.position(AFTER_TWO) == play("+4@2 +1@6")


@pytest.mark.parametrize(
    ("line", "options", "text"),
    [
        ("", {}, f"{EMPTY} b - - 0"),
        ("", {"first_player": "red"}, f"{EMPTY} r - - 0 first_player=red"),
        ("", {"first_player": "random"}, f"{EMPTY} ? - - 0 first_player=random"),
        ("first=R", {"first_player": "random"}, f"{EMPTY} r - - 0 first_player=random"),
        ("+O@1", {"ko": "two_turns"}, "BO . . . . . . . . . . . r +O@1 - - - 1 ko=two_turns"),
        ("draw?", {}, f"{EMPTY} b - - 0 draw?own"),
        ("draw? +4@2", {}, ". B4 . . . . . . . . . . r +4@2 - 1 draw?"),
        ("+4@2 draw?", {}, ". B4 . . . . . . . . . . r +4@2 - 1 draw?own"),
        ("draw? +4@2 draw!", {}, ". B4 . . . . . . . . . . r +4@2 - 1 drawn"),
        ("resign", {}, f"{EMPTY} b - - 0 resigned"),
        ("+4@2 swap", {"swap": "on"}, ". B4 . . . . . . . . . . r +4@2 - 1 swapped swap=on"),
        ("+4@2 draw? swap", {"swap": "on"}, ". B4 . . . . . . . . . . r +4@2 - 1 draw? swapped swap=on"),
        ("+4@2 swap resign", {"swap": "on"}, ". B4 . . . . . . . . . . r +4@2 - 1 swapped resigned swap=on"),
        (
            "+4@2 +1@6 +3@5",
            {},
            ". B4 . . B3 R1 . . . . . . r +3@5 +1@6 3 | . B4 . . . R1 . . . . . . b +1@6 +4@2",
        ),
        (
            "",
            {
                "repetition": "none",
                "max_plies": "49",
                "ko": "off",
                "old_tie": "clockwise",
                "opening": "no_old",
                "swap": "on",
            },
            f"{EMPTY} b - - 0 repetition=none max_plies=49 ko=off old_tie=clockwise opening=no_old swap=on",
        ),
    ],
)
def test_written_and_read_back(line: str, options: dict[str, str], text: str) -> None:
    state = play(line, begin(**options))
    assert state.position == text
    again = GAME.position(text)
    assert again == state
    assert hash(again) == hash(state)


def test_what_is_understood_beside_what_is_written() -> None:
    spread = GAME.position(f"  {AFTER_TWO.replace(' ', '   ')}\n")
    assert spread.position == AFTER_TWO
    assert GAME.position(f"{AFTER_TWO} ko=own_last_move").position == AFTER_TWO
    assert GAME.position(f"{EMPTY} b - - 0 maxPlies=49 oldTie=clockwise").options["max_plies"] == "49"
    swapped = ". B4 . . . . . . . . . . r +4@2 - 1 swap=on swapped draw?own"
    assert GAME.position(swapped).position.endswith("1 draw?own swapped swap=on")


def test_a_text_without_earlier_positions_starts_a_fresh_count() -> None:
    text = ". B4 . . B3 R1 . . . . . . r +3@5 +1@6 3"
    state = GAME.position(text)
    assert state.position == text
    assert state.seen == ()
    assert state.moves() == play("+4@2 +1@6 +3@5").moves()


def test_earlier_positions_count_towards_the_third_time() -> None:
    line = "+5@2 +1@9 +5@8 " + "+O@1 +3@12 -1@9 -5@8 -O@1 -3@12 +1@9 +5@8 " * 2
    state = play(line.rsplit(maxsplit=1)[0])
    again = GAME.position(state.position)
    assert again == state
    over = again.play("+5@8")
    assert over.ended == "repetition"
    assert GAME.position(over.position) == over


def test_a_set_up_position_without_latest_moves_binds_nothing() -> None:
    state = GAME.position("B4 . . . . R1 . . . . . . b - - 30")
    assert state.bound().what == "free"
    assert {str(move) for move in state.moves() if move.place in (1, 6)} == {"-4@1"}
    assert len(state.moves()) == 61
    one = GAME.position("B4 . . . . R1 . . . . . . b +1@6 - 30")
    assert one.bound().places == (5, 7)
