"""A second model of Qwirkle Cubes, small, slow and obvious, written from the rule document and not from the engine.

Cubes are texts like "Rs", the table is a dict from (x, y) to cubes. To list the placements it tries every order of
every handful along every row and column near the table, and asks of each whether anything forbids it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

COLOURS = "ROYGBP"
SHAPES = "csdlxe"
Cell = tuple[int, int]


def same(cubes: list[str]) -> bool:
    return len({cube[0] for cube in cubes}) == 1 or len({cube[1] for cube in cubes}) == 1


class PlainGame:
    def __init__(self, options: dict[str, str], seats: int) -> None:
        self.options = options
        self.one_action = options["turn"] == "one_action"
        self.seats = seats
        self.table: dict[Cell, str] = {}
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.bag = dict.fromkeys(COLOURS, 15)
        self.scores = [0] * seats
        self.resigned: set[int] = set()
        self.passes = 0
        self.over = False
        self.drawer: int | None = None
        self.thrown: list[int] = []
        self.rolled_at_all = False
        self.first = {"oldest": 0, "random": -1, "best_hand": -1}.get(options["start"], 0)
        if options["start"].startswith("seat"):
            self.first = int(options["start"][4:]) - 1
        self.mover = self.first
        self.begin_turn()

    # What is so.

    def begin_turn(self) -> None:
        self.rolled_at_all = False
        self.left = {"1": 1, "2": 2, "unlimited": 1000}[self.options["rerolls"]]
        if self.one_action:
            self.left = 0 if not self.table else 1
        elif not self.table and self.options["first_max"] == "as_rolled":
            self.left = 0

    def expects(self) -> str:
        """What comes next: over, start, draw, fall, roll! or turn."""
        if self.over:
            return "over"
        if self.mover < 0 and self.options["start"] == "random":
            return "start"
        if not self.table and [] in self.hands:
            return "draw"
        if self.drawer is not None:
            return "draw"
        if self.thrown:
            return "fall"
        if self.left or self.can_place():
            return "turn"
        if not self.table:
            return "roll!"
        if self.one_action or self.options["stuck"] == "pass" or self.hopeless():
            return "turn"
        return "roll!"

    def hand(self) -> list[str]:
        return self.hands[self.mover]

    def can_place(self) -> bool:
        if not self.table:
            return self.most_of(self.hand()) >= 2
        return any(not self.wrong({cell: cube}) for cell in self.rim() for cube in set(self.hand()))

    def hopeless(self) -> bool:
        """Try each cube with each of the six shapes alone."""
        if not self.table:
            return False
        tries = {cube[0] + shape for cube in self.hand() for shape in SHAPES}
        return all(self.wrong({cell: cube}) for cell in self.rim() for cube in tries)

    def rim(self) -> set[Cell]:
        return {
            near
            for x, y in self.table
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
            if near not in self.table
        }

    def most_of(self, hand: list[str]) -> int:
        best = 1
        for letter in COLOURS + SHAPES:
            group = [cube for cube in hand if letter in cube]
            best = max(best, len(group) if self.options["duplicates"] == "allow" else len(set(group)))
        return best

    # What may be placed.

    def lines(self, new: dict[Cell, str]) -> Iterator[list[Cell]]:
        """Each line of two or more that a new cube stands in, once."""
        table = self.table | new
        found = set()
        for x, y in new:
            for dx, dy in ((1, 0), (0, 1)):
                a, b = x, y
                while (a - dx, b - dy) in table:
                    a, b = a - dx, b - dy
                line = []
                while (a, b) in table:
                    line.append((a, b))
                    a, b = a + dx, b + dy
                if len(line) > 1 and tuple(line) not in found:
                    found.add(tuple(line))
                    yield line

    def wrong(self, new: dict[Cell, str]) -> bool:
        """Does anything forbid this placement, but for what the first turn demands?"""
        if any(cell in self.table for cell in new) or not same(list(new.values())):
            return True
        xs, ys = {x for x, _ in new}, {y for _, y in new}
        if len(xs) > 1 and len(ys) > 1:
            return True
        table = self.table | new
        if any((x, y) not in table for x in range(min(xs), max(xs) + 1) for y in range(min(ys), max(ys) + 1)):
            return True
        if self.table and not any(cell in self.rim_now for cell in new):
            return True
        for line in self.lines(new):
            cubes = [table[cell] for cell in line]
            if len(cubes) > 6 or not same(cubes):
                return True
            if self.options["duplicates"] == "forbid" and len(set(cubes)) < len(cubes):
                return True
        return False

    @property
    def rim_now(self) -> set[Cell]:
        if getattr(self, "_rim_of", None) != len(self.table):
            self._rim_of = len(self.table)
            self._rim = self.rim()
        return self._rim

    def placements(self) -> list[dict[Cell, str]]:
        handfuls = {
            order
            for count in range(1, len(self.hand()) + 1)
            for order in permutations(self.hand(), count)
            if same(list(order))
        }
        if not self.table:
            longest = [order for order in handfuls if len(order) == self.most_of(self.hand())]
            lines = [
                {(n * dx, n * dy): cube for n, cube in enumerate(order)}
                for order in longest
                for dx, dy in ((1, 0), (0, 1))
            ]
            return [new for new in lines if self.most_of(self.hand()) > 1 and not self.wrong(new)]
        found = {}
        near = {(x + d * dx, y + d * dy) for x, y in self.rim() for d in range(6) for dx, dy in ((-1, 0), (0, -1))}
        for x, y in near - set(self.table):
            for dx, dy in ((1, 0), (0, 1)):
                empty: list[Cell] = []
                a, b = x, y
                while len(empty) < 6:
                    if (a, b) not in self.table:
                        empty.append((a, b))
                    a, b = a + dx, b + dy
                touch = next((n for n, cell in enumerate(empty) if cell in self.rim_now), 6)
                for order in handfuls:
                    if len(order) > touch:
                        new = dict(zip(empty, order, strict=False))
                        if not self.wrong(new):
                            found[frozenset(new.items())] = new
        return list(found.values())

    def legal(self) -> set[str]:
        """The moves a player may choose from, in notation."""
        if self.expects() != "turn":
            return set()
        if self.hopeless():
            return {"pass"}
        texts = set()
        if self.left:
            numbers = range(1, len(self.hand()) + 1)
            for mask in range(1, 2 ** len(self.hand())):
                texts.add("roll " + " ".join(str(n) for n in numbers if mask >> (n - 1) & 1))
        new = self.placements()
        texts |= {self.text(one) for one in new}
        if self.left and not new and not self.one_action:
            texts.add("roll -")
        if self.table:
            if self.options["must_place"] == "off":
                texts.add("pass")
            if not new and self.options["stuck"] == "pass" and (self.one_action or not self.left):
                texts.add("pass")
        return texts

    @staticmethod
    def text(new: dict[Cell, str]) -> str:
        return "put " + " ".join(f"{new[x, y]}@{x},{y}" for x, y in sorted(new))

    # What is done.

    def play(self, text: str) -> None:
        words = text.split()
        if words[0].startswith("start="):
            self.mover = self.first = "ABCDEF".index(words[0][-1])
        elif words[0] == "draw":
            self.draw(words[2:])
        elif words[0] == "roll!":
            self.hands[self.mover] = [cube[0] + shape for cube, shape in zip(self.hand(), words[2:], strict=True)]
            self.rolled_at_all = True
        elif ">" in words:
            self.fall(words[words.index(">") + 1 :])
        elif text == "roll -":
            self.left = 0
        elif words[0] == "roll":
            self.thrown = [int(word) - 1 for word in words[1:]]
            self.left -= 1
        elif words[0] == "put":
            self.put(words[1:])
        elif text == "pass":
            self.end_without_placing()
        elif text == "resign":
            self.resigned.add(self.mover)
            self.next_turn()

    def fall(self, shapes: list[str]) -> None:
        for slot, shape in zip(self.thrown, shapes, strict=True):
            self.hand()[slot] = self.hand()[slot][0] + shape
        self.thrown = []
        self.rolled_at_all = True
        if self.one_action and self.table:
            self.passes = 0
            self.next_turn()

    def end_without_placing(self) -> None:
        free_only = self.rolled_at_all and not self.hopeless()
        if free_only and (self.can_place() or self.options["stuck"] != "pass"):
            self.passes = 0
        else:
            self.passes += 1
        self.next_turn()

    def draw(self, cubes: list[str]) -> None:
        who = self.hands.index([]) if self.drawer is None else self.drawer
        for cube in cubes:
            self.bag[cube[0]] -= 1
        self.hands[who] += cubes
        if self.drawer is not None:
            self.drawer = None
            self.next_turn()
        elif self.options["start"] == "best_hand" and [] not in self.hands:
            sizes = [self.most_of(hand) for hand in self.hands]
            self.mover = self.first = sizes.index(max(sizes))

    def put(self, words: list[str]) -> None:
        new = {}
        for word in words:
            cube, _, where = word.partition("@")
            x, _, y = where.partition(",")
            new[int(x), int(y)] = cube
            self.hand().remove(cube)
        for line in self.lines(new):
            self.scores[self.mover] += len(line) + (6 if len(line) == 6 else 0)
        self.table |= new
        self.passes = 0
        if any(self.bag.values()):
            self.drawer = self.mover
            return
        if not self.hand() and [hand for s, hand in enumerate(self.hands) if s not in self.resigned].count([]) == 1:
            self.scores[self.mover] += 6
        if not self.hand() and self.options["end_round"] == "off":
            self.over = True
            return
        self.next_turn()

    def next_turn(self) -> None:
        inside = [seat for seat in range(self.seats) if seat not in self.resigned]
        if (self.resigned and len(inside) < 2) or self.passes >= len(inside):
            self.over = True
            return
        out = not any(self.bag.values()) and any(not self.hands[seat] for seat in inside)
        while True:
            self.mover = (self.mover + 1) % self.seats
            if out and self.mover == self.first:
                self.over = True
                return
            if self.mover in inside:
                break
        self.begin_turn()

    def winners(self) -> set[int]:
        inside = [seat for seat in range(self.seats) if seat not in self.resigned]
        return {seat for seat in inside if self.scores[seat] == max(self.scores[s] for s in inside)}
