"""What is told by colour can be told apart by all eyes, and read by day and by night."""

from __future__ import annotations

from itertools import combinations

import pytest

from cuboteca.draw.colour import contrast
from cuboteca.draw.palette import THEMES, Theme, tokens
from cuboteca.games.cuobe.view.art.team import FORMS
from tests.draw.vision import EYES, distance, seen

KINDS = ("tool", "key", "talent", "syndrome")
ENDS = ("win", "tie", "lose")
LEAST_CARDS = 9.0
"""CIE ΔE 2000; every kind of card has a form of its own besides."""
LEAST_ENDS = 14.0

themes = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


def nearest(colours: list[str]) -> float:
    return min(distance(seen(a, eyes), seen(b, eyes)) for eyes in EYES for a, b in combinations(colours, 2))


@themes
def test_kinds_of_cards_and_ends_of_a_fight_are_apart_for_all_eyes(theme: Theme) -> None:
    colours = tokens(theme)
    assert nearest([colours[f"card-{kind}"] for kind in KINDS]) >= LEAST_CARDS
    assert nearest([colours[f"odds-{end}"] for end in ENDS]) >= LEAST_ENDS
    assert nearest([colours["wound"], colours["panic"]]) >= LEAST_ENDS


def test_every_kind_of_card_has_a_form_of_its_own() -> None:
    assert set(FORMS) == set(KINDS)
    assert len(set(FORMS.values())) == len(KINDS)


@themes
@pytest.mark.parametrize("colour", [*(f"odds-{end}" for end in ENDS), "wound", "panic"])
def test_odds_and_marks_read_on_every_ground(theme: Theme, colour: str) -> None:
    colours = tokens(theme)
    assert all(contrast(colours[colour], colours[ground]) >= 4.5 for ground in ("bg", "surface", "raised"))


@themes
def test_words_on_cards_read(theme: Theme) -> None:
    colours = tokens(theme)
    for ink in ("card-ink", "card-ink-muted", *(f"card-{kind}" for kind in KINDS)):
        assert all(contrast(colours[ink], colours[f"card-paper-{stop}"]) >= 4.5 for stop in (0, 1))
    for ink in ("card-green-ink", "card-green-muted"):
        assert all(contrast(colours[ink], colours[f"card-green-{stop}"]) >= 4.5 for stop in (0, 1))


@themes
def test_marks_stand_out_on_the_floor_and_figures_in_their_door(theme: Theme) -> None:
    colours = tokens(theme)
    assert contrast(colours["slab-ink"], colours["slab-floor"]) >= 4.5
    assert contrast(colours["slab-ink"], colours["slab-ground"]) >= 4.5
    assert contrast(colours["slab-peril"], colours["slab-floor"]) >= 3
    assert contrast(colours["token-brass-ink"], colours["token-brass-1"]) >= 3
    assert contrast(colours["token-find-ink"], colours["token-find"]) >= 4.5
    assert contrast(colours["figure"], colours["figure-lit-1"]) >= 4.5
    assert contrast(colours["muted"], colours["sunk"]) >= 4.5
    assert contrast(colours["bone-ink"], colours["bone-1"]) >= 4.5
