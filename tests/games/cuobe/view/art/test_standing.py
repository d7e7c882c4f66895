"""Where things stand in a room: everything on the slab, and nobody right on top of another."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from cuboteca.games.cuobe.view.art.rooms import hall
from cuboteca.games.cuobe.view.art.scene import Company, stand

COMPANIES = [
    Company(pawns, figures, spiders, chests, find)
    for pawns, figures, spiders, chests, find in product(range(7), range(7), (False, True), (0, 1, 2, 6), (False, True))
]


def test_everybody_has_a_place() -> None:
    for company in COMPANIES:
        standing = stand(company)
        assert len(standing.pawns) == company.pawns
        assert len(standing.figures) == company.figures
        assert len(standing.chests) == company.chests


def test_all_stand_on_the_slab() -> None:
    for company in COMPANIES:
        standing = stand(company)
        for x, y, scale in standing.pawns:
            assert x - 14 * scale >= 3
            assert x + 14 * scale <= 99
            assert y - 45 * scale >= 20
            assert y <= 96
        for x, y, scale in standing.figures:
            assert x - 23 * scale >= 6
            assert x + 23 * scale <= 100
            assert y - 74 * scale >= -2
            assert y <= 98
        for x, y, _ in (*standing.chests, standing.find, standing.spiders):
            assert 8 <= x <= 92
            assert 8 <= y <= 92


@pytest.mark.parametrize("kind", ["pawns", "figures"])
def test_nobody_hides_another(kind: str) -> None:
    """The middles of two of a kind are half a body apart or more: a head or a badge of each is seen."""
    for company in COMPANIES:
        spots = getattr(stand(company), kind)
        for (x, y, scale), (other_x, other_y, _) in combinations(spots, 2):
            assert abs(x - other_x) >= 13 * scale or abs(y - other_y) >= 17 * scale


def test_no_pawn_hides_the_shape_of_another() -> None:
    """Colour alone was left of two of four players in a room. The shape is 10 wide, its middle 10 above the foot; a
    pawn is 28 wide at its foot, and its head 22 wide, up to 44 above it."""
    for company in COMPANIES:
        for (x, y, scale), (front_x, front_y, _) in combinations(stand(company).pawns, 2):
            beside = abs(x - front_x) >= (14 + 5) * scale
            above = front_y - y >= (44 - 5) * scale
            assert beside or above, company


def test_players_and_those_who_come_stand_apart() -> None:
    for company in COMPANIES:
        standing = stand(company)
        edge = min((x - 22 * scale for x, _, scale in standing.figures), default=100)
        assert all(x <= edge + 4 for x, _, _ in standing.pawns)


def test_a_lonely_room_shows_its_emblem_large() -> None:
    assert stand(Company()).emblem == (50, 65, 1.5)
    assert stand(Company(pawns=6)).emblem is None


def test_signs_lie_under_the_name_whatever_the_company() -> None:
    for company in COMPANIES:
        signs = stand(company).signs
        assert len(signs) >= 6
        assert all(8 <= x <= 92 and 45 <= y <= 92 for x, y, _ in signs)


def test_a_find_token_lies_beside_or_above_those_who_stand_there() -> None:
    """A pawn is about 28 wide and 45 tall at its full size."""
    for company in COMPANIES:
        standing = stand(company)
        x, y, _ = standing.find
        if company.find and not company.chests and company.pawns <= 2:
            for left, foot, scale in standing.pawns:
                assert abs(x - left) >= 13 * scale or y <= foot - 44 * scale


@pytest.mark.parametrize("exits", ["S", "NS", "ES", "ESW", "NESW"])
def test_a_corridor_is_open_where_its_arrows_point(exits: str) -> None:
    drawn = hall(exits)
    arms = {"N": "M29 0H71V30H29z", "E": "M70 29H100V71H70z", "S": "M29 70H71V100H29z", "W": "M0 29H30V71H0z"}
    assert {side for side, arm in arms.items() if arm in drawn} == set(exits)
    assert drawn.count("rotate(") == len(exits)
