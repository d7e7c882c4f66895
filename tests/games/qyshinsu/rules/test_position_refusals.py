"""A text that is no position is refused with a reason."""

from __future__ import annotations

import pytest

from cuboteca.play.game import WrongOption
from tests.games.qyshinsu.setting import GAME
from tests.games.verdicts import in_brief, unreadable, unreadable_with

EMPTY = ". . . . . . . . . . . ."
AFTER_TWO = ". B4 . . . R1 . . . . . . b +1@6 +4@2 2"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "fields"),
        (f"{EMPTY} b - -", "fields"),
        (". . . b - - 0", "fields"),
        (f"{EMPTY} . b - - 0", "latest_moves: 2"),
        (". . . . . . . . . . . b - - 0", "not_a_stone: b"),
        (f"{EMPTY} w - - 0", "not_a_player: w, br"),
        (f"{EMPTY} b - 0", "latest_moves: 2"),
        (f"{EMPTY} b - - - 0", "latest_moves: 2"),
        (
            f"{EMPTY} b - - 0 ko=two_turns",
            "latest_moves: 4",
        ),
        (f"{EMPTY} b - - 00", "not_a_count: 00"),
        (f"{EMPTY} b - - 1000000", "not_a_count: 1000000"),
        (f"{EMPTY} b - - ٣", "not_a_count: ٣"),
        (f"{EMPTY} b - - -1", "fields"),
        ("B6 . . . . . . . . . . . b - - 0", "not_a_stone: B6"),
        ("b4 . . . . . . . . . . . b - - 0", "not_a_stone: b4"),
        ("B1 B1 R1 . . . . . . . . . b - - 9", "third_of_kind"),
        ("B1 R1 . . . . . . . . . . b -1@4 - 9", "third_of_kind"),
        (f"{EMPTY} b +1@6 - 2", "not_on_ring: +1@6"),
        (". . . . . B1 . . . . . . b +1@6 - 2", "not_on_ring: +1@6"),
        (". . . . . R1 . . . . . . b -1@6 - 2", "not_on_ring: -1@6"),
        (". B4 . . . R1 . . . . . . b +1@6 +3@2 2", "not_on_ring: +3@2"),
        (
            ". B4 . . . . R1 . . . . . b +1@7 +4@2 2",
            "impossible_move: +1@7, answer_steps",
        ),
        (". B4 . . . R1 . . . . . . b +1@6 +4@2 1", "too_many_moves: 1"),
        (". B4 . . . . . . . . . . b - +4@2 2", "newer_missing"),
        (f"{EMPTY} b resign - 2", "moves_no_stone: resign"),
        (f"{EMPTY} b +7@1 - 2", "refused: no_move"),
        (f"{EMPTY} b - - 0 hello", "not_a_part: hello"),
        (f"{EMPTY} b - - 0 koh=off", "option_unknown: koh"),
        (f"{'z' * 30} {EMPTY[2:]} b - - 0", f"not_a_stone: {'z' * 30}"),
        (f"{EMPTY} {'z' * 30} - - 0", f"not_a_player: {'z' * 30}, br"),
        (f"{EMPTY} b - - {'9' * 30}", f"not_a_count: {'9' * 30}"),
        (f"{EMPTY} b - - 0 {'z' * 30}", f"not_a_part: {'z' * 30}"),
        (
            ". B4 . . B3 R1 B5 . . . . . r +3@5 +1@6 3 | . B4 . . . R1 . . . . . . b +1@6 +4@2",
            "not_one_apart",
        ),
        (f"{EMPTY} b - - 0 ko=off ko=off", "option_twice"),
        (f"{EMPTY} b - - 4 draw? draw?", "twice: draw?"),
        (f"{EMPTY} b - - 4 draw? draw?own", "two_offers"),
        (f"{EMPTY} b - - 4 draw? resigned", "two_offers"),
        (f"{EMPTY} b - - 4 drawn resigned", "two_offers"),
        (f"{EMPTY} b - - 4 swapped", "swap_off"),
        (
            f"{EMPTY} b - - 0 swapped swap=on",
            "said_early",
        ),
        (f"{EMPTY} b - - 0 draw?", "said_early"),
        (f"{EMPTY} b - - 0 drawn", "said_early"),
        (f"{EMPTY} b - - 49 resigned max_plies=49", "two_offers"),
        (f"{EMPTY} ? - - 0", "drawn_late"),
        (
            f"{EMPTY} ? - - 1 first_player=random",
            "drawn_late",
        ),
        (
            "B1 . . . . . . . . . . . ? - - 0 first_player=random",
            "drawn_late",
        ),
        (
            f"{EMPTY} ? - - 0 resigned first_player=random",
            "drawn_late",
        ),
        (
            f"{EMPTY} ? - - 0 first_player=random | {EMPTY} b +1@6 +4@2",
            "drawn_late",
        ),
        (f"{AFTER_TWO} |", "latest_moves: 2"),
        (f"{EMPTY} b - - 4 | {EMPTY} r - -", "moves_unknown"),
        (f"{AFTER_TWO} | {EMPTY} r - -", "moves_unknown"),
        (
            ". B4 . . B3 R1 . . . . . . r +3@5 +1@6 3 repetition=none | . B4 . . . R1 . . . . . . b +1@6 +4@2",
            "repeats_off",
        ),
        (
            ". B4 . . B3 R1 . . . . . . r +3@5 +1@6 2 | . B4 . . . R1 . . . . . . b +1@6 +4@2",
            "too_many_moves: 2",
        ),
        (
            ". B4 . . B3 R1 . . . . . . r +3@5 +1@6 3 | . . . B4 . R1 . . . . . . b +1@6 +4@2",
            "not_on_ring: +4@2",
        ),
        (
            ". B4 . . B3 R1 . . . . . . r +3@5 +1@6 3 | . B4 . . . R2 . . . . . . b +2@6 +4@2",
            "impossible_move: +3@5, answer_steps",
        ),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(text: str, reason: str) -> None:
    assert unreadable(GAME, text) == reason


@pytest.mark.parametrize("value", ["never", "off=on"])
def test_a_value_that_an_option_does_not_have_is_refused_in_its_words(value: str) -> None:
    with pytest.raises(WrongOption, match="can’t be") as refusal:
        GAME.options["ko"].read(value)
    assert unreadable(GAME, f"{EMPTY} b - - 0 ko={value}") == in_brief(refusal.value)


def test_a_long_word_is_cut_short_in_the_reason() -> None:
    stone = unreadable_with(GAME, "z" * 5000 + f" {EMPTY[2:]} b - - 0").message
    assert stone.startswith(f"“{'z' * 20}” ")
    count = unreadable_with(GAME, f"{EMPTY} b - - {'9' * 5000}").message
    assert count.startswith(f"“{'9' * 20}” ")


def test_the_longest_ply_number() -> None:
    assert GAME.position(f"{EMPTY} b - - 999999").ply == 999999
