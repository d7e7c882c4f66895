"""How values of a search become chances, and how these are fitted to games."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.search.review import Chances, log_odds
from tools.fit_chances import FIXED, Decision, fit, report, spread

EVEN = Chances(0.0, 1.0, (0.0, 0.0, 0.0))


def games_of(base: float, slope: float, count: int, rng: Random) -> list[list[Decision]]:
    """Make up games in which a logistic with these coefficients tells the truth."""
    chances = Chances(base, slope, (0.0, 0.0, 0.0))
    values = [[rng.uniform(0.05, 0.95) for _ in range(10)] for _ in range(count)]
    return [[Decision(log_odds(v), float(rng.random() < chances.of(v).value)) for v in one] for one in values]


def test_a_chance_keeps_its_place_between_its_bounds() -> None:
    unsure = Chances(0.2, 0.8, (0.04, 0.0, 0.01))
    for value in (0.0, 0.01, 0.3, 0.5, 0.99, 1.0):
        chance = unsure.of(value)
        assert 0 < chance.low < chance.value < chance.high < 1
        assert chance.other == pytest.approx((1 - chance.value, 1 - chance.high, 1 - chance.low))


def test_a_bound_is_as_far_off_as_the_coefficients_may_be() -> None:
    """Two standard errors of the whole logit, what its coefficients share counted."""
    chance = Chances(0.2, 0.8, (0.04, -0.01, 0.02)).of(0.75)
    odds = log_odds(0.75)
    off = 1.96 * (0.04 - 2 * 0.01 * odds + 0.02 * odds**2) ** 0.5
    assert [log_odds(one) for one in chance] == pytest.approx(
        [0.2 + 0.8 * odds, 0.2 + 0.8 * odds - off, 0.2 + 0.8 * odds + off]
    )
    assert EVEN.of(0.75) == pytest.approx((0.75, 0.75, 0.75))


@pytest.mark.parametrize(("value", "certain"), [(2e-9, 0.0), (0.5, 0.5), (0.999999, 1.0), (1.0, 1.0)])
def test_what_is_proven_is_exact(value: float, certain: float) -> None:
    assert Chances(0.2, 0.8, (0.04, 0.0, 0.01)).of(value, proven=True) == (certain, certain, certain)


def test_a_search_that_proves_nothing_is_never_certain() -> None:
    assert EVEN.of(1.0).value == pytest.approx(0.99)
    assert EVEN.of(0.0).value == pytest.approx(0.01)


def test_the_coefficients_that_games_were_made_by_are_found_again() -> None:
    rng = Random(2)
    base, slope = fit(games_of(0.5, 1.6, 300, rng))
    assert base == pytest.approx(0.5, abs=0.2)
    assert slope == pytest.approx(1.6, abs=0.25)


def test_a_base_can_be_held_at_0() -> None:
    rng = Random(5)
    games = games_of(0.5, 1.6, 300, rng)
    base, slope = fit(games, FIXED)
    assert base == pytest.approx(0, abs=1e-3)
    assert slope > 1
    assert "Chances(0.000, " in [*report("qyshinsu", games, rng, FIXED)][1]


def test_more_games_make_it_surer() -> None:
    rng = Random(3)
    few, many = spread(games_of(0.0, 1.0, 20, rng), rng), spread(games_of(0.0, 1.0, 80, rng), rng)
    assert many[0] < few[0]
    assert many[2] < few[2]


def test_the_report_begins_with_what_the_review_of_a_game_holds() -> None:
    rng = Random(4)
    told = [*report("qyshinsu", games_of(0.0, 1.0, 20, rng), rng)]
    assert told[0] == "qyshinsu: 20 games, 200 decisions"
    assert told[1].startswith("CHANCES: Final = Chances(")
