"""Where things stand in a room, so that each is seen: pawns to the left, those who come to the right, chests behind."""

from __future__ import annotations

from typing import Final, NamedTuple

Spot = tuple[float, float, float]
"""x, y and scale on the slab."""

ROW_DEPTH: Final = 25


class Company(NamedTuple):
    """How many of each share a room."""

    pawns: int = 0
    figures: int = 0
    spiders: bool = False
    chests: int = 0
    find: bool = False


class Standing(NamedTuple):
    """Where everything in a room stands."""

    emblem: Spot | None
    """None: no room left for it."""
    named: bool
    """Is there room for the name under the emblem?"""
    pawns: tuple[Spot, ...]
    figures: tuple[Spot, ...]
    """The foot of each doorway, in the middle."""
    spiders: Spot
    chests: tuple[Spot, ...]
    find: Spot


def stand(company: Company) -> Standing:
    """The same company always stands alike."""
    strangers = company.figures + (1 if company.spiders else 0)
    pawns = _pawns(company.pawns, crowded=strangers > 0)
    figures, spiders = _strangers(company, company.pawns > 0 or company.chests > 0)
    return Standing(
        _emblem(company, strangers),
        strangers == 0 and company.pawns < 2 and company.chests < 2 and not company.find,
        pawns,
        figures,
        spiders,
        _chests(company, strangers),
        (80, 80, 1) if not (strangers or company.pawns > 2) else (81, 52, 0.9) if strangers == 0 else (48, 19, 0.85),
    )


def _pawns(count: int, *, crowded: bool) -> tuple[Spot, ...]:
    """In one row or two, those behind first: who stands in front hides least."""
    left, right, longest = (7, 46, 2) if crowded else (8, 92, 3)
    if not count:
        return ()
    if count == 1:
        return ((27, 91, 1.04),)
    rows = [count] if count <= longest else [count // 2, count - count // 2]
    scale = (0.7 if count == 2 else 0.56) if crowded else {2: 0.95, 3: 0.86}.get(count, 0.68)
    if crowded and max(rows) > 2:
        scale = 0.46
    if count == 2 and not crowded:
        right = 70
    out: list[Spot] = []
    for behind, number in zip(range(len(rows) - 1, -1, -1), rows, strict=True):
        step = (right - left) / number
        out += [(left + step * (i + 0.5), 92 - behind * ROW_DEPTH * max(scale, 0.7), scale) for i in range(number)]
    return tuple(out)


def _strangers(company: Company, shared: bool) -> tuple[tuple[Spot, ...], Spot]:
    left = 48 if shared else 12
    count = company.figures + (1 if company.spiders else 0)
    if count == 0:
        return (), (50, 50, 1)
    if count == 1:
        x = 72 if shared else 64
        return ((x, 97, 0.96),) * company.figures, (x - 2 if shared else 62, 61, 0.98)
    across = 2 if count <= 4 else 3
    step = (97 - left) / across
    rows = -(-count // across)
    scale = min(step / 47, 0.72 if count <= 2 else 0.46, 97 / (74 * rows))
    spots = [
        (left + step * (i % across + 0.5), 97 - (rows - 1 - i // across) * 74 * scale * 0.98, scale)
        for i in range(count)
    ]
    last_x, last_y, _ = spots[-1]
    return tuple(spots[: company.figures]), (last_x, last_y - 30 * scale, scale * 0.98)


def _chests(company: Company, strangers: int) -> tuple[Spot, ...]:
    if not company.chests:
        return ()
    if company.pawns == 0 and company.chests == 1:
        return ((27, 79, 0.98),)
    if company.pawns == 0 and company.chests <= 2:
        return ((24, 81, 0.8), (24 + 26, 81, 0.8))[: company.chests]
    row = 4 if strangers else 6
    return tuple((17 + 13 * (i % row), 45 + 14 * (i // row), 0.44) for i in range(company.chests))


def _emblem(company: Company, strangers: int) -> Spot | None:
    if strangers:
        return (25, 56, 1.35) if strangers == 1 and not company.pawns and not company.chests else None
    if company.pawns > 2:
        return None
    if company.pawns == 2:
        return 77, 50, 1.3
    if company.pawns or company.chests:
        return 64, 54, 1.5
    return 50, 51, 1.75
