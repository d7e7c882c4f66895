"""Alpha-beta finds what looking at every line finds, in a game small enough for both."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from cuboteca.search.alphabeta import SLICE, WIN, Found, Search


class Heap:
    """Players take one to three from a heap in turn; whoever finds it empty has lost. A repeat counts as drawn."""

    def __init__(self, left: int, drawn_at: int = -1) -> None:
        self.left = left
        self.drawn_at = drawn_at
        self.taken: list[int] = []

    def moves(self) -> Sequence[int]:
        return range(1, min(3, self.left) + 1)

    def make(self, move: int) -> None:
        self.left -= move
        self.taken.append(move)

    def unmake(self) -> None:
        self.left += self.taken.pop()

    def drawn(self) -> bool:
        return self.left == self.drawn_at

    def value(self, moves: Sequence[int]) -> int:
        return len(moves)

    def key(self) -> int:
        return self.left


def search(heap: Heap, nodes: int = 100_000, deepest: int = 40, exact: bool = False) -> Found:
    *_, found = Search(heap, nodes, deepest, exact).run()
    return found


@pytest.mark.parametrize("left", range(1, 30))
def test_a_heap_is_lost_where_four_divides_it(left: int) -> None:
    found = search(Heap(left))
    assert found.proven
    assert (found.value > 0) == (left % 4 != 0)
    assert found.value < 0 or found.move == left % 4


@pytest.mark.parametrize(("left", "plies"), [(1, 1), (3, 1), (5, 3), (6, 3), (9, 5)])
def test_the_value_tells_how_soon(left: int, plies: int) -> None:
    assert search(Heap(left)).value == WIN - plies


def test_a_draw_is_better_than_a_loss() -> None:
    found = search(Heap(8, drawn_at=5))
    assert (found.value, found.move) == (0, 3)


def test_every_move_has_its_own_value_if_that_is_asked_for() -> None:
    found = search(Heap(6), exact=True)
    assert {move: value > 0 for value, move in found.values} == {2: True, 1: False, 3: False}


def test_a_budget_is_kept_and_leaves_a_move() -> None:
    found = search(Heap(60), nodes=500)
    assert found.nodes <= 501
    assert found.move in (1, 2, 3)
    assert not found.proven


def test_it_yields_at_least_once_a_slice() -> None:
    seen = [found.nodes for found in Search(Heap(200), 20_000, 60).run()]
    assert max(after - before for before, after in pairwise(seen)) <= SLICE + 1


def test_slices_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = search(Heap(23), deepest=7)
    monkeypatch.setattr("cuboteca.search.alphabeta.SLICE", 25)
    assert search(Heap(23), deepest=7).values == whole.values


def test_the_line_that_is_expected_can_be_played() -> None:
    heap = Heap(7)
    seeking = Search(heap, 10_000, 20)
    *_, found = seeking.run()
    line = seeking.line(found.move)
    assert line[0] == 3
    assert sum(line) == 7
    assert heap.left == 7
