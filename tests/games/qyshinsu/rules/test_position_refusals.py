"""A text that is no position is refused with a reason."""

from __future__ import annotations

import pytest

from tests.games.qyshinsu.setting import GAME
from tests.games.verdicts import unreadable

EMPTY = ". . . . . . . . . . . ."
AFTER_TWO = ". B4 . . . R1 . . . . . . b +1@6 +4@2 2"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "A position needs 12 places, the side to move, the latest moves and the ply number."),
        (f"{EMPTY} b - -", "A position needs 12 places, the side to move, the latest moves and the ply number."),
        (". . . b - - 0", "A position needs 12 places, the side to move, the latest moves and the ply number."),
        (f"{EMPTY} . b - - 0", "After the 12 places come the side to move and 2 latest moves, no more and no less."),
        (". . . . . . . . . . . b - - 0", "“b” is no place: write . or a stone such as B4 or RO."),
        (f"{EMPTY} w - - 0", "“w” is no side to move: write b or r."),
        (f"{EMPTY} b - 0", "After the 12 places come the side to move and 2 latest moves, no more and no less."),
        (f"{EMPTY} b - - - 0", "After the 12 places come the side to move and 2 latest moves, no more and no less."),
        (
            f"{EMPTY} b - - 0 ko=two_turns",
            "After the 12 places come the side to move and 4 latest moves, no more and no less.",
        ),
        (f"{EMPTY} b - - 00", "“00” is no ply number."),
        (f"{EMPTY} b - - 1000000", "“1000000” is no ply number."),
        (f"{EMPTY} b - - ٣", "“٣” is no ply number."),
        (f"{EMPTY} b - - -1", "A position needs 12 places, the side to move, the latest moves and the ply number."),
        ("B6 . . . . . . . . . . . b - - 0", "“B6” is no place: write . or a stone such as B4 or RO."),
        ("b4 . . . . . . . . . . . b - - 0", "“b4” is no place: write . or a stone such as B4 or RO."),
        ("B1 B1 R1 . . . . . . . . . b - - 9", "More than two stones of a kind would lie on the ring."),
        ("B1 R1 . . . . . . . . . . b -1@4 - 9", "More than two stones of a kind would lie on the ring."),
        (f"{EMPTY} b +1@6 - 2", "The move +1@6 does not fit the ring."),
        (". . . . . B1 . . . . . . b +1@6 - 2", "The move +1@6 does not fit the ring."),
        (". . . . . R1 . . . . . . b -1@6 - 2", "The move -1@6 does not fit the ring."),
        (". B4 . . . R1 . . . . . . b +1@6 +3@2 2", "The move +3@2 does not fit the ring."),
        (
            ". B4 . . . . R1 . . . . . b +1@7 +4@2 2",
            "The move +1@7 cannot have been made: You must answer the 4-stone: add at 6 or 10.",
        ),
        (". B4 . . . R1 . . . . . . b +1@6 +4@2 1", "More moves are given than the 1 that were made."),
        (". B4 . . . . . . . . . . b - +4@2 2", "An older move is given without a newer one."),
        (f"{EMPTY} b resign - 2", "“resign” moves no stone, so it is not among the latest moves."),
        (f"{EMPTY} b +7@1 - 2", "“+7@1” isn’t a move. Write +4@2 to add a 4-stone at 2, or -4@2 to remove it."),
        (f"{EMPTY} b - - 0 hello", "“hello” is not part of a position."),
        (f"{EMPTY} b - - 0 koh=off", "There’s no rule called “koh”."),
        (f"{'z' * 30} {EMPTY[2:]} b - - 0", "“zzzzzzzzzzzzzzzzzzzz” is no place: write . or a stone such as B4 or RO."),
        (f"{EMPTY} {'z' * 30} - - 0", "“zzzzzzzzzzzzzzzzzzzz” is no side to move: write b or r."),
        (f"{EMPTY} b - - {'9' * 30}", "“99999999999999999999” is no ply number."),
        (f"{EMPTY} b - - 0 {'z' * 30}", "“zzzzzzzzzzzzzzzzzzzz” is not part of a position."),
        (
            ". B4 . . B3 R1 B5 . . . . . r +3@5 +1@6 3 | . B4 . . . R1 . . . . . . b +1@6 +4@2",
            "The earlier positions are not one move apart.",
        ),
        (f"{EMPTY} b - - 0 ko=off ko=off", "The same rule is set twice."),
        (f"{EMPTY} b - - 4 draw? draw?", "“draw?” is given twice."),
        (f"{EMPTY} b - - 4 draw? draw?own", "A position has one offer or one end."),
        (f"{EMPTY} b - - 4 draw? resigned", "A position has one offer or one end."),
        (f"{EMPTY} b - - 4 drawn resigned", "A position has one offer or one end."),
        (f"{EMPTY} b - - 4 swapped", "Colours are exchanged only with swap=on."),
        (
            f"{EMPTY} b - - 0 swapped swap=on",
            "Nothing can have been exchanged, offered or agreed before the first move.",
        ),
        (f"{EMPTY} b - - 0 draw?", "Nothing can have been exchanged, offered or agreed before the first move."),
        (f"{EMPTY} b - - 0 drawn", "Nothing can have been exchanged, offered or agreed before the first move."),
        (f"{EMPTY} b - - 49 resigned max_plies=49", "A position has one offer or one end."),
        (f"{EMPTY} ? - - 0", "Chance says who begins only with first_player=random, before anything is played."),
        (
            f"{EMPTY} ? - - 1 first_player=random",
            "Chance says who begins only with first_player=random, before anything is played.",
        ),
        (
            "B1 . . . . . . . . . . . ? - - 0 first_player=random",
            "Chance says who begins only with first_player=random, before anything is played.",
        ),
        (
            f"{EMPTY} ? - - 0 resigned first_player=random",
            "Chance says who begins only with first_player=random, before anything is played.",
        ),
        (
            f"{EMPTY} ? - - 0 first_player=random | {EMPTY} b +1@6 +4@2",
            "Chance says who begins only with first_player=random, before anything is played.",
        ),
        (f"{AFTER_TWO} |", "After the 12 places come the side to move and 2 latest moves, no more and no less."),
        (f"{EMPTY} b - - 4 | {EMPTY} r - -", "Earlier positions count only when all their latest moves are known."),
        (f"{AFTER_TWO} | {EMPTY} r - -", "Earlier positions count only when all their latest moves are known."),
        (
            ". B4 . . B3 R1 . . . . . . r +3@5 +1@6 3 repetition=none | . B4 . . . R1 . . . . . . b +1@6 +4@2",
            "With repetition=none no earlier positions count.",
        ),
        (
            ". B4 . . B3 R1 . . . . . . r +3@5 +1@6 2 | . B4 . . . R1 . . . . . . b +1@6 +4@2",
            "More moves are given than the 2 that were made.",
        ),
        (
            ". B4 . . B3 R1 . . . . . . r +3@5 +1@6 3 | . . . B4 . R1 . . . . . . b +1@6 +4@2",
            "The move +4@2 does not fit the ring.",
        ),
        (
            ". B4 . . B3 R1 . . . . . . r +3@5 +1@6 3 | . B4 . . . R2 . . . . . . b +2@6 +4@2",
            "The move +3@5 cannot have been made: You must answer the 2-stone: add at 4 or 8.",
        ),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(text: str, reason: str) -> None:
    message = unreadable(GAME, text)
    assert message == reason


@pytest.mark.parametrize("value", ["never", "off=on"])
def test_a_value_that_an_option_does_not_have_is_refused_in_its_words(value: str) -> None:
    with pytest.raises(ValueError, match="can’t be") as refusal:
        GAME.options["ko"].read(value)
    assert unreadable(GAME, f"{EMPTY} b - - 0 ko={value}") == str(refusal.value)


def test_a_long_word_is_cut_short_in_the_reason() -> None:
    assert len(unreadable(GAME, "z" * 5000 + f" {EMPTY[2:]} b - - 0")) < 200
    assert len(unreadable(GAME, f"{EMPTY} b - - {'9' * 5000}")) < 200


def test_the_longest_ply_number() -> None:
    assert GAME.position(f"{EMPTY} b - - 999999").ply == 999999
