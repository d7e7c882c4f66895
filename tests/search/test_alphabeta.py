"""Alpha-beta finds what looking at every line finds, in a game small enough for both."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest

from cuboteca.search.alphabeta import PROVEN, SLICE, WIN, Found, Search, evened


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


class Web:
    """A made-up game: places in rows, with ways on to some of the next row, where lines meet again.

    If `jumps`, some lead to the row after it, so that a place can be reached in fewer moves or more. From the third row
    on some places are the end, or drawn.
    """

    def __init__(self, seed: int, plies: int = 7, wide: int = 6, jumps: bool = False) -> None:
        rng = Random(seed)
        self.ways = {
            (ply, place): tuple(
                (ply + (rng.choice((1, 1, 2)) if jumps else 1), one)
                for one in rng.sample(range(wide), self.count(rng, ply))
            )
            for ply in range(plies)
            for place in range(wide)
        }
        self.ways[0, 0] = tuple((1, one) for one in range(wide))
        self.worth = {place: rng.randint(-20, 20) for place in self.ways}
        self.draws = {place for place in self.ways if place[0] > 2 and rng.random() < 0.08}
        self.way = [(0, 0)]

    @staticmethod
    def count(rng: Random, ply: int) -> int:
        return rng.choice((0 if ply > 2 else 2, 2, 2, 3, 3, 3, 3, 4, 4, 4))

    def moves(self) -> Sequence[tuple[int, int]]:
        return [place for place in self.ways[self.way[-1]] if place in self.ways]

    def make(self, move: tuple[int, int]) -> None:
        self.way.append(move)

    def unmake(self) -> None:
        self.way.pop()

    def drawn(self) -> bool:
        return self.way[-1] in self.draws

    def value(self, moves: Sequence[tuple[int, int]]) -> int:
        return self.worth[self.way[-1]] + len(moves)

    def key(self) -> tuple[int, int]:
        return self.way[-1]

    def looked_through(self, depth: int) -> dict[tuple[int, int], int]:
        """What each move of the root is worth, by looking at every line."""
        return {move: -self._worth_of(move, depth - 1, 1) for move in self.moves()}

    def _worth_of(self, place: tuple[int, int], depth: int, ply: int) -> int:
        self.make(place)
        moves = self.moves()
        if self.drawn():
            worth = 0
        elif not moves:
            worth = ply - WIN
        elif depth == 0:
            worth = self.value(moves)
        else:
            worth = max(-self._worth_of(move, depth - 1, ply + 1) for move in moves)
        self.unmake()
        return worth


WEBS = range(150)
DEPTHS = range(1, 7)


def search(heap: Heap | Web, nodes: int = 100_000, deepest: int = 40, exact: bool = False) -> Found:
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


def test_what_is_proven_of_a_later_position_spares_an_earlier_one_the_search() -> None:
    later = Search(Heap(8), 100_000, 40)
    *_, lost = later.run()
    assert lost.proven
    assert {left for left, entry in later.proofs.items() if entry[2] < 0} == set(later.proofs) & {0, 4, 8}
    *_, found = Search(Heap(9), 100_000, 40, known=later.proofs).run()
    alone = search(Heap(9))
    assert (found.value, found.move) == (alone.value, alone.move)
    assert found.nodes < alone.nodes


def test_what_is_not_proven_is_no_proof() -> None:
    short = Search(Heap(60), 100_000, 3)
    *_, found = short.run()
    assert not found.proven
    assert short.proofs == {}


def test_it_begins_with_the_moves_as_they_come() -> None:
    assert next(Search(Heap(9), 100, 5).run()) == Found(0, ((0, 1), (0, 2), (0, 3)), 0)


def test_a_budget_that_ends_within_a_depth_leaves_each_move_worth_that_or_the_depth_before() -> None:
    for seed in range(30):
        web = Web(seed)
        for nodes in range(20, 200, 30):
            found = search(web, nodes=nodes, deepest=6, exact=True)
            worths = [web.looked_through(found.depth), web.looked_through(found.depth + 1)] if found.depth else []
            assert all(value in [worth[move] for worth in worths] for value, move in found.values if worths)


@pytest.mark.parametrize("nodes", [12, 60, 100, 100_000])
def test_evened_each_move_is_worth_the_mean_of_the_last_two_whole_depths(nodes: int) -> None:
    for seed in range(30):
        web = Web(seed)
        *_, plain = Search(web, nodes, 4, exact=True).run()
        *_, found = evened(Search(web, nodes, 4, exact=True).run())
        assert found.depth == plain.depth
        if found.depth < 1 or found.value >= PROVEN:
            continue
        before, last = web.looked_through(found.depth - 1), web.looked_through(found.depth)
        for value, move in found.values:
            alone = abs(last[move]) >= PROVEN or found.depth == 1
            assert value == (last[move] if alone else (before[move] + last[move]) // 2)
        assert [*found.values] == sorted(found.values, key=lambda one: -one[0])


def test_evened_a_win_counts_at_any_depth() -> None:
    *_, found = evened(Search(Heap(9), 100_000, 40, exact=True).run())
    assert (found.value, found.move) == (WIN - 5, 1)


def test_exact_values_of_every_move_cost_more() -> None:
    for seed in range(10):
        *_, quick = Search(Web(seed), 100_000, 4).run()
        *_, exact = Search(Web(seed), 100_000, 4, exact=True).run()
        assert quick.nodes < exact.nodes
        assert quick.value == exact.value


def test_moves_of_the_root_can_be_named() -> None:
    web = Web(3)
    two = [*web.moves()][1:3]
    *_, found = Search(web, 100_000, 4, exact=True, only=two).run()
    assert {move: value for value, move in found.values} == {move: web.looked_through(4)[move] for move in two}


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
    assert len(seeking.line(found.move, most=2)) == 2


@pytest.mark.parametrize("depth", DEPTHS)
def test_every_value_is_what_looking_at_every_line_finds(depth: int) -> None:
    for seed in WEBS:
        found = search(Web(seed), deepest=depth, exact=True)
        assert {move: value for value, move in found.values} == Web(seed).looked_through(found.depth)
        assert found.depth == depth or found.proven


@pytest.mark.parametrize("depth", DEPTHS)
def test_the_best_move_is_what_looking_at_every_line_finds(depth: int) -> None:
    for seed in WEBS:
        found = search(Web(seed), deepest=depth)
        worth = Web(seed).looked_through(found.depth)
        assert found.value == max(worth.values()) == worth[found.move]
        assert all(value >= worth[move] for value, move in found.values), (
            "the others are worth no more than their bounds"
        )


def test_a_place_is_worth_the_same_in_however_many_moves_it_was_reached() -> None:
    for seed in WEBS:
        worth = Web(seed, jumps=True).looked_through(99)
        for exact in (True, False):
            found = search(Web(seed, jumps=True), exact=exact)
            assert found.value == max(worth.values()) == worth[found.move]


def test_few_of_the_lines_are_looked_at() -> None:
    """Pruning and the table pay: a change that costs nodes is seen."""
    assert sum(search(Web(seed), deepest=6).nodes for seed in WEBS) <= 22_364
    assert sum(search(Web(seed), deepest=6, exact=True).nodes for seed in WEBS) <= 30_044


def test_the_line_that_is_expected_comes_to_what_the_move_is_worth() -> None:
    for seed in WEBS:
        web = Web(seed)
        *_, found = (seeking := Search(web, 100_000, 9)).run()
        line = seeking.line(found.move, most=found.depth)
        assert web.way == [(0, 0)]
        for move in line:
            assert move in web.moves()
            web.make(move)
        moves = web.moves()
        worth = 0 if web.drawn() else web.value(moves) if moves else len(line) - WIN
        if len(line) == found.depth or not moves or web.drawn():
            assert found.value == (worth if len(line) % 2 == 0 else -worth)
