"""A fight: the sums on both sides, and the odds that follow from the dice."""

from __future__ import annotations

import re
from itertools import product

import pytest

from cuboteca.games.cuobe.view.art.fight import FACES, outcomes, render_fight, ways
from tests.draw.reading import read, words_of
from tests.games.cuobe.view.art.scenes import BRAWLER, FIGHT, FIGHTS, KNIFE


@pytest.mark.parametrize("dice", range(5))
def test_ways_are_counted_like_throwing_every_throw(dice: int) -> None:
    thrown = [sum(throw) for throw in product(FACES, repeat=dice)]
    assert ways(dice, FACES) == tuple(thrown.count(total) for total in range(3 * dice + 1))


@pytest.mark.parametrize(
    ("dice", "against", "won", "tied"),
    [(2, 3, 36, 28), (3, 3, 72, 16), (3, 4, 50, 22), (4, 5, 60, 18), (5, 6, 68, 15)],
)
def test_the_odds_are_those_of_the_rules(dice: int, against: int, won: int, tied: int) -> None:
    """The table of case T-23, in whole per cent."""
    counts = outcomes(dice, 0, against)
    assert [round(100 * count / sum(counts)) for count in counts[:2]] == [won, tied]


def test_before_the_roll_both_sides_are_added_up() -> None:
    said = words_of(render_fight(FIGHT))
    assert "2 dice + Knife 2 2 to 8" in said
    assert "power 3 + Anna’s panic 1 4" in said
    assert "23 in 36" in said
    assert render_fight(FIGHT).count("#c-die-asked") == 2


def test_the_columns_hold_every_throw_of_two_dice() -> None:
    bars = re.findall(r'<rect [^>]*fill="var\(--odds-(win|tie|lose)\)"', render_fight(FIGHT).split("fight-bars")[1])
    bricks = bars[:-3]
    assert [bricks.count(end) for end in ("win", "tie", "lose")] == [23, 8, 5]


def test_after_the_roll_the_dice_show_and_the_sums_meet() -> None:
    markup = render_fight(FIGHTS["after"])
    said = words_of(markup)
    assert "2+1 + Knife 2 5" in said
    assert "5 beats 4" in said
    assert "in 36" not in said
    assert re.findall(r'id="roll-5-\d"', markup) == ['id="roll-5-0"', 'id="roll-5-1"']
    assert "ended-win" in markup
    assert "ended-tie" in render_fight(FIGHT._replace(rolled=(1, 1)))
    assert "0 is below" not in words_of(render_fight(FIGHT._replace(rolled=(0, 0))))
    assert "2 is below 4" in words_of(render_fight(FIGHT._replace(rolled=(0, 0))))


def test_what_a_syndrome_takes_is_taken() -> None:
    said = words_of(render_fight(FIGHTS["many dice"]))
    assert "4 dice + Knife 2 − Rush 1 1 to 13" in said
    assert "%" in said


def test_weapons_and_dice_can_be_chosen() -> None:
    found = {e.get("data-part"): e for e in read(render_fight(FIGHT)).iter("button")}
    assert list(found) == ["dice:fewer", "dice:more", "weapon:T10", "weapon:A5"]
    assert found["weapon:T10"].get("aria-pressed") == "true"
    assert found["weapon:A5"].get("aria-pressed") == "false"
    assert found["dice:more"].get("aria-disabled") is None
    all_in = render_fight(FIGHT._replace(dice=4))
    assert re.search(r'id="dice-more"[^>]*aria-disabled="true"', all_in)


def test_bare_hands_with_a_weapon_have_one_sum() -> None:
    said = words_of(render_fight(FIGHTS["bare hands"]))
    assert "Knife 2 2 against" in said
    assert "fight-bars" not in render_fight(FIGHTS["bare hands"])


def test_a_player_is_fought_as_a_pawn() -> None:
    assert '"#c-pawn-2"' in render_fight(FIGHTS["duel"])


def test_both_weapons_count() -> None:
    both = (KNIFE, BRAWLER._replace(chosen=True))
    assert "2 dice + Knife 2 + Brawler 2 4 to 10" in words_of(render_fight(FIGHT._replace(weapons=both)))
