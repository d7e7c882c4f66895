"""Which positions can be, and why the others cannot."""

from __future__ import annotations

import pytest

from cuboteca.play.game import UnreadablePosition
from tests.games.qwirkle_cubes.setting import EMPTY_BAG, HANDS, LINE, NOTCHED, OTHER_HAND, SHUT, T11_HAND, place
from tests.games.verdicts import in_brief, is_sentence

YELLOWS = "Yc Yc Yc Yc Yc Yc"
BLUES = "Bd Bd Bd Bd Bd Bd"

LAST = f"{EMPTY_BAG} Pd@-1,7"
"""With these hands: A has run out, and the bag is empty."""
LEFT = ("", "Rx Rx Rx Yx Gx Bx", "Pl")
FOUR = (T11_HAND, OTHER_HAND, YELLOWS, BLUES)
NOTHING_YET = "scored_early"
NOT_BEGUN = "not_begun"
QUIET = "rolls_after_end"
NO_SOONER = "passes_at_end: 2"
GOES_ON = "not_ended"
LAST_LEFT = "last_player"
IN_ORDER = "first_hands"
ALL_PASSED = "all_passed"
ONE_LEFT = "one_left"
NO_TURN = "no_turn"
HAS_PLACED = "just_placed"
WHO_BEGAN = "began"
GONE_BEFORE = "resigned_early"
NOT_THE_FIRST = "not_first"
OPTIONS_SAY = "rules_say_first"
UNTOUCHED = "rolled_early"
BEFORE_THE_LOT = "hands_early"
ROUND_OVER = "round_over"
SO_MANY = "rolls_left"
ROLLED = "rolled"
GRIDS = {"line": LINE, "none": "-", "shut": SHUT, "notched": NOTCHED, "last": LAST, "empty bag": EMPTY_BAG}


def check(grid: str, hands: tuple[str, ...], told: str, why: str | None) -> None:
    """Is there such a position, and if not: is that why?"""
    at, *options = told.split("; ")
    agreed = dict(option.split("=") for option in options)
    if why is None:
        state = place(GRIDS[grid], *hands, at=at, **agreed)
        assert state.position.endswith(f"| {' '.join(told.split('; '))}"), "and it is written as it was read"
        return
    with pytest.raises(UnreadablePosition) as reason:
        place(GRIDS[grid], *hands, at=at, **agreed)
    assert in_brief(reason.value) == why
    assert is_sentence(str(reason.value))


@pytest.mark.clause("Z-22", "Z-24", "Z-28")
@pytest.mark.parametrize(
    ("grid", "hands", "told", "why"),
    [
        ("none", ("", ""), "- rolls0 pass0", NOT_BEGUN),
        ("none", (T11_HAND, ""), "- rolls0 pass0", NOT_BEGUN),
        ("none", (T11_HAND, OTHER_HAND), "- rolls0 pass0", GOES_ON),
        ("shut", HANDS, "- rolls0 pass2", None),
        ("shut", HANDS, "- rolls1 pass2", QUIET),
        ("shut", HANDS, "- rolls0 pass2 rolling=1", QUIET),
        ("shut", HANDS, "- rolls0 pass2 rolled", QUIET),
        ("shut", HANDS, "- rolls0 pass2 began=A", QUIET),
        ("shut", HANDS, "- rolls0 pass1", NO_SOONER),
        ("shut", HANDS, "- rolls0 pass3", NO_SOONER),
        ("shut", (*HANDS, YELLOWS), "- rolls0 pass2 out=A", None),
        ("shut", (*HANDS, YELLOWS), "- rolls0 pass3 out=A", NO_SOONER),
        ("shut", HANDS, "- rolls0 pass0", GOES_ON),
        ("shut", (*HANDS, YELLOWS), "- rolls0 pass0 out=A", GOES_ON),
        ("shut", HANDS, "- rolls0 pass1 out=B", LAST_LEFT),
        ("shut", HANDS, "- rolls0 pass0 out=AB", LAST_LEFT),
        ("shut", (*HANDS, YELLOWS), "- rolls0 pass0 out=AB", None),
        ("shut", (*HANDS, YELLOWS), "- rolls0 pass0 out=ABC", LAST_LEFT),
        ("shut", HANDS[:1], "- rolls0 pass0 out=A", None),
        ("shut", HANDS[:1], "- rolls0 pass1", None),
        ("shut", HANDS[:1], "- rolls0 pass0", GOES_ON),
        ("shut", HANDS[:1], "- rolls0 pass1 out=A", LAST_LEFT),
        ("last", LEFT, "- rolls0 pass0", None),
        ("last", LEFT, "- rolls0 pass0 out=A", GOES_ON),
        ("last", LEFT, "- rolls0 pass0 out=AB", "resigned_empty: 0"),
        ("last", LEFT, "- rolls0 pass0 out=BC", None),
        ("line", HANDS, "A rolls1 pass1", None),
        ("line", HANDS, "A rolls1 pass2", ALL_PASSED),
        ("line", HANDS, "A rolls1 pass3", ALL_PASSED),
        ("line", (*HANDS, YELLOWS), "A rolls1 pass2 out=B", ALL_PASSED),
        ("line", (*HANDS, YELLOWS), "A rolls1 pass0 out=B", None),
        ("line", HANDS[:1], "A rolls1 pass0", None),
        ("line", HANDS, "A rolls1 pass0 out=B", ONE_LEFT),
        ("line", (*HANDS, YELLOWS), "A rolls1 pass0 out=BC", ONE_LEFT),
    ],
)
def test_when_a_game_is_over(grid: str, hands: tuple[str, ...], told: str, why: str | None) -> None:
    check(grid, hands, told, why)


@pytest.mark.clause("Z-2", "Z-3", "Z-14", "Z-19")
@pytest.mark.parametrize(
    ("grid", "hands", "told", "why"),
    [
        ("none", ("", "", ""), "A rolls1 pass0", None),
        ("none", (T11_HAND, "", ""), "A rolls1 pass0", None),
        ("none", (T11_HAND, OTHER_HAND, ""), "A rolls1 pass0", None),
        ("none", ("", OTHER_HAND, ""), "A rolls1 pass0", IN_ORDER),
        ("none", (T11_HAND, "", OTHER_HAND), "A rolls1 pass0", IN_ORDER),
        ("none", ("Rs Rs Rs Rs Rs", "", ""), "A rolls1 pass0", IN_ORDER),
        ("none", (T11_HAND, "Oc", ""), "A rolls1 pass0", IN_ORDER),
        ("none", (T11_HAND, "", "Oc"), "A rolls1 pass0", IN_ORDER),
        ("none", (T11_HAND, "", ""), "A rolls1 pass0 out=B", IN_ORDER),
        (
            "none",
            (T11_HAND, "Oc Oc Oc Oc Oc"),
            "A rolls1 pass0",
            "hand_too_small: 1, 5",
        ),
        (
            "none",
            ("Oc Oc Oc Oc Oc", T11_HAND),
            "A rolls1 pass0",
            "hand_too_small: 0, 5",
        ),
        ("none", ("", ""), "A rolls1 pass0; start=seat2", OPTIONS_SAY),
        ("none", ("", ""), "B rolls1 pass0; start=seat2", None),
        ("none", ("", ""), "? rolls1 pass0", OPTIONS_SAY),
        ("none", ("", ""), "? rolls1 pass0; start=best_hand", None),
        ("none", ("", ""), "A rolls1 pass0; start=best_hand", OPTIONS_SAY),
        ("none", ("", ""), "? rolls1 pass0; start=random", None),
        ("none", (T11_HAND, ""), "B rolls1 pass0; start=random", None),
        ("none", (T11_HAND, ""), "? rolls1 pass0; start=random", BEFORE_THE_LOT),
        ("line", HANDS, "? rolls1 pass0; start=random", BEFORE_THE_LOT),
        ("line", HANDS, "? rolls1 pass0", NO_TURN),
        ("none", (T11_HAND, OTHER_HAND), "? rolls1 pass0; start=best_hand", NO_TURN),
        ("none", ("", ""), "A rolls1 pass0 began=A; start=random; end_round=on", None),
        ("none", ("", ""), "A rolls1 pass0 began=B; start=random; end_round=on", UNTOUCHED),
        ("none", ("", ""), "A rolls1 pass0; start=random; end_round=on", UNTOUCHED),
        ("none", ("", ""), "? rolls1 pass0 began=A; start=random; end_round=on", UNTOUCHED),
        ("none", ("", ""), "A rolls1 pass0 began=A; start=random", UNTOUCHED),
        ("none", ("", ""), "A rolls1 pass0 began=A; end_round=on", UNTOUCHED),
        ("none", ("", ""), "A rolls0 pass0", UNTOUCHED),
        ("none", ("", ""), "A rolls1 pass0 rolling=1", UNTOUCHED),
        ("none", ("", ""), "A rolls1 pass0 rolled", UNTOUCHED),
        ("none", ("", ""), "A rolls0 pass0; first_max=as_rolled", None),
        ("none", ("", ""), "A rolls1 pass0; first_max=as_rolled", UNTOUCHED),
        ("none", ("", ""), "A rolls* pass0; rerolls=unlimited", None),
        ("none", FOUR, "C rolls1 pass0 out=AB", None),
        ("none", FOUR, "C rolls1 pass0 out=A", GONE_BEFORE),
        ("none", FOUR, "C rolls1 pass0 out=BD", GONE_BEFORE),
        ("none", FOUR, "C rolls1 pass0 out=B", NOT_THE_FIRST),
        ("none", FOUR, "C rolls1 pass0 out=B; start=seat2", None),
        ("none", FOUR, "A rolls1 pass0 out=CD; start=seat3", None),
        ("none", FOUR, "A rolls1 pass0 out=BC; start=seat3", GONE_BEFORE),
        ("none", FOUR[:2], "B rolls1 pass0", NOT_THE_FIRST),
        ("none", FOUR[:2], "B rolls1 pass0; start=random", None),
        ("none", FOUR[:2], "B rolls1 pass0 began=A; start=random; end_round=on", NOT_THE_FIRST),
        ("none", FOUR[:2], "B rolls1 pass0 began=B; start=random; end_round=on", None),
        ("none", FOUR, "B rolls1 pass0 out=A began=A; start=random; end_round=on", None),
        ("none", FOUR, "B rolls1 pass0 out=A began=B; start=random; end_round=on", NOT_THE_FIRST),
        ("line", HANDS, "A rolls1 pass0; start=seat3", "first_player: 3, 2"),
        ("line", HANDS, "A rolls1 pass0; start=seat2", None),
        ("none", FOUR[:2], "A rolls1 pass1", NOTHING_YET),
        ("line", HANDS, "A rolls1 pass0 out=A", "mover_resigned"),
        ("line", HANDS, "A rolls1 pass0; start=random; end_round=on", WHO_BEGAN),
        ("line", HANDS, "A rolls1 pass0 began=B; start=random; end_round=on", None),
        ("line", HANDS, "A rolls1 pass0 began=B; end_round=on", WHO_BEGAN),
        ("line", HANDS, "A rolls1 pass0 began=B; start=random", WHO_BEGAN),
    ],
)
def test_how_a_game_begins(grid: str, hands: tuple[str, ...], told: str, why: str | None) -> None:
    check(grid, hands, told, why)


@pytest.mark.clause("Z-14")
@pytest.mark.parametrize("scores", ["1 0", "0 1"])
def test_nobody_has_scored_before_the_first_cubes(scores: str) -> None:
    with pytest.raises(UnreadablePosition) as reason:
        place("-", *FOUR[:2], scores=scores)
    assert in_brief(reason.value) == NOTHING_YET


@pytest.mark.clause("Z-19", "Z-24")
@pytest.mark.parametrize(
    ("grid", "hands", "told", "why"),
    [
        ("line", ("Bs Gs Rd", HANDS[1]), "A rolls0 pass0", None),
        ("line", ("", HANDS[1]), "A rolls0 pass0", None),
        ("line", ("Bs Gs Rd", HANDS[1]), "A rolls1 pass0", HAS_PLACED),
        ("line", ("Bs Gs Rd", HANDS[1]), "A rolls0 pass1", HAS_PLACED),
        ("line", ("Bs Gs Rd", HANDS[1]), "A rolls0 pass0 rolled; must_place=off", HAS_PLACED),
        ("line", ("Bs Gs Rd", HANDS[1]), "B rolls1 pass0", "hand_too_small: 0, 3"),
        (
            "line",
            ("Bs Gs Rd", HANDS[1]),
            "A rolls0 pass0 rolling=1",
            "hand_too_small: 0, 3",
        ),
        ("line", (HANDS[0], "Pe"), "- rolls0 pass0 out=A", "hand_too_small: 1, 1"),
        ("last", LEFT, "B rolls1 pass0", "ran_out"),
        ("last", LEFT, "B rolls1 pass0 out=A; end_round=on", "resigned_empty: 0"),
        ("last", LEFT, "B rolls1 pass0; end_round=on", None),
        ("last", LEFT, "C rolls1 pass0; end_round=on", None),
        ("last", LEFT, "A rolls1 pass0; end_round=on", ROUND_OVER),
        ("last", LEFT, "B rolls1 pass0; start=seat2; end_round=on", ROUND_OVER),
        ("last", LEFT, "B rolls1 pass0; start=seat3; end_round=on", None),
        ("last", LEFT, "C rolls1 pass0; start=seat3; end_round=on", ROUND_OVER),
        ("last", LEFT, "C rolls1 pass0 began=A; start=random; end_round=on", None),
        ("last", LEFT, "C rolls1 pass0 began=B; start=random; end_round=on", ROUND_OVER),
    ],
)
def test_when_hands_may_be_short(grid: str, hands: tuple[str, ...], told: str, why: str | None) -> None:
    check(grid, hands, told, why)


@pytest.mark.clause("Z-5", "Z-14", "Z-20", "Z-27")
@pytest.mark.parametrize(
    ("grid", "hands", "told", "why"),
    [
        ("line", HANDS, "A rolls0 pass0", None),
        ("line", HANDS, "A rolls2 pass0", SO_MANY),
        ("line", HANDS, "A rolls* pass0", SO_MANY),
        ("line", HANDS, "A rolls2 pass0; rerolls=2", None),
        ("line", HANDS, "A rolls3 pass0; rerolls=2", SO_MANY),
        ("line", HANDS, "A rolls* pass0; rerolls=unlimited", None),
        ("line", HANDS, "A rolls0 pass0; rerolls=unlimited", None),
        ("line", HANDS, "A rolls1 pass0; rerolls=unlimited", SO_MANY),
        ("line", HANDS, "A rolls0 pass0 rolling=1", None),
        ("line", HANDS, "A rolls1 pass0 rolling=1", SO_MANY),
        ("line", HANDS, "A rolls0 pass0 rolling=1; rerolls=2", None),
        ("line", HANDS, "A rolls1 pass0 rolling=1; rerolls=2", None),
        ("line", HANDS, "A rolls2 pass0 rolling=1; rerolls=2", SO_MANY),
        ("line", HANDS, "A rolls* pass0 rolling=1; rerolls=unlimited", None),
        ("line", HANDS, "A rolls0 pass0 rolling=1; rerolls=unlimited", SO_MANY),
        ("line", HANDS, "A rolls1 pass0; turn=one_action", None),
        ("line", HANDS, "A rolls0 pass0; turn=one_action", SO_MANY),
        ("line", HANDS, "A rolls0 pass0 rolling=6; turn=one_action", None),
        ("none", FOUR[:2], "A rolls0 pass0", None),
        ("none", FOUR[:2], "A rolls2 pass0", SO_MANY),
        ("none", FOUR[:2], "A rolls0 pass0; turn=one_action", None),
        ("none", FOUR[:2], "A rolls1 pass0; turn=one_action", SO_MANY),
        ("none", FOUR[:2], "A rolls0 pass0; first_max=as_rolled", None),
        ("none", FOUR[:2], "A rolls1 pass0; first_max=as_rolled", SO_MANY),
        ("none", FOUR[:2], "A rolls* pass0; rerolls=unlimited", None),
        ("none", FOUR[:2], "A rolls0 pass0 rolled; must_place=off", ROLLED),
        ("line", HANDS, "A rolls0 pass0 rolled", ROLLED),
        ("line", HANDS, "A rolls0 pass0 rolled; must_place=off", None),
        ("line", HANDS, "A rolls1 pass0 rolled; must_place=off", ROLLED),
        ("line", HANDS, "A rolls1 pass0 rolled; must_place=off; rerolls=2", None),
        ("line", HANDS, "A rolls2 pass0 rolled; must_place=off; rerolls=2", ROLLED),
        ("line", HANDS, "A rolls* pass0 rolled; must_place=off; rerolls=unlimited", None),
        ("line", HANDS, "A rolls1 pass0 rolled; turn=one_action; must_place=off", ROLLED),
        ("line", HANDS, "A rolls0 pass0 rolling=1 rolled; must_place=off", ROLLED),
        ("line", HANDS, "A rolls0 pass0 rolling=1 rolled; must_place=off; rerolls=2", None),
        ("line", HANDS, "A rolls1 pass0 rolling=1 rolled; must_place=off; rerolls=2", ROLLED),
        (
            "notched",
            ("Rs Rs Oc Yx Gl Bd", HANDS[1]),
            "A rolls0 pass0 rolling=1",
            "vain_roll",
        ),
        ("empty bag", ("Pd", *LEFT[1:]), "A rolls0 pass0 rolling=1", None),
        (
            "empty bag",
            ("Pd", *LEFT[1:]),
            "A rolls0 pass0 rolling=2",
            "not_in_hand",
        ),
    ],
)
def test_how_many_rolls_are_left(grid: str, hands: tuple[str, ...], told: str, why: str | None) -> None:
    check(grid, hands, told, why)
