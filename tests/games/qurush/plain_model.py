"""A second model of Qurush, small, slow and obvious, written from the rule document and not from the engine.

It goes through every action that could be written and asks of each whether anything forbids it.
"""

from __future__ import annotations

from itertools import permutations, product

COST = {"M": 3, "P": 7, "L": 7, "S": 4, "F": 4, "R": 4}

Cell = tuple[int, int]


class PlainGame:
    """A game from its first turn on; squares are columns and rows from 1."""

    def __init__(self, options: dict[str, str], seats: int, goals: list[list[str]]) -> None:
        self.options = options
        self.seats = seats
        stated = 5 if seats == 2 else 6
        board = options["board"]
        self.n = stated if board == "stated" else stated + 1 if board == "dice" else int(board)
        inner = range(2, self.n)
        self.top: dict[Cell, int] = {(x, y): 6 for x in inner for y in inner}
        n = self.n
        corners: list[Cell] = [(1, 1), (1, n), (n, n), (n, 1)]
        homes = [corners[0], corners[2]] if seats == 2 else corners[:seats]
        self.pawn: dict[int, Cell | None] = dict(enumerate(homes))
        self.goals = goals
        self.mover = 0
        self.ap = 7
        self.turn = 1
        self.out: set[int] = set()
        self.owing: set[int] = set()
        self.winners: set[int] | None = None
        self.ways = {
            (one, other): direction
            for direction in ((0, 1), (1, 0), (0, -1), (-1, 0))
            for one in self.cells()
            if (other := self.go(one, direction))
        }
        self.laid: dict[str, list[list[Cell]]] = {}

    def on(self, option: str) -> bool:
        return self.options[option] == "on"

    # The board.

    def name(self, cell: Cell) -> str:
        return f"{'abcdefg'[cell[0] - 1]}{cell[1]}"

    def cell(self, name: str) -> Cell:
        return "abcdefg".index(name[0]) + 1, int(name[1])

    def cells(self) -> list[Cell]:
        return [(x, y) for x in range(1, self.n + 1) for y in range(1, self.n + 1)]

    def go(self, cell: Cell, direction: Cell) -> Cell | None:
        x, y = cell[0] + direction[0], cell[1] + direction[1]
        if self.on("wraparound"):
            return (x - 1) % self.n + 1, (y - 1) % self.n + 1
        return (x, y) if 1 <= x <= self.n and 1 <= y <= self.n else None

    def direction(self, one: Cell, other: Cell) -> Cell | None:
        return self.ways.get((one, other))

    def pawns_on(self, cell: Cell | None) -> list[int]:
        return [seat for seat, where in self.pawn.items() if cell is not None and where == cell]

    # What is allowed.

    def conceivable(self) -> list[str]:
        names = [self.name(cell) for cell in self.cells()]
        near = [(self.name(a), self.name(b)) for a, b in self.ways]
        plain = [f"{letter}{name}" for letter in "MP" for name in names]
        plain += [f"F{name}={face}" for name in names for face in range(1, 7)]
        plain += [f"S{a}-{b}" for a, b in near]
        here = {self.name(where) for where in self.pawn.values() if where}
        beside = {b for a, b in near if a in here}
        plain += [f"L{a}<{b}" for a in sorted(beside) for b in sorted(beside)]
        agents = [f"@{seat + 1}:" for seat in range(self.seats) if seat != self.mover] if self.agents() else []
        return plain + [agent + text for agent in agents for text in plain] + [f"R{name}" for name in names]

    def agents(self) -> bool:
        return self.on("multiple_agents")

    def legal(self) -> set[str]:
        if self.winners is not None:
            return set()
        return {text for text in self.conceivable() if self.allowed(text)} | {"."} | self.calls()

    def split(self, text: str) -> tuple[int, str]:
        if text.startswith("@"):
            return int(text[1]) - 1, text[3:]
        return self.mover, text

    def allowed(self, text: str) -> bool:
        seat, action = self.split(text)
        letter, square = action[0], self.cell(action[1:3])
        if COST[letter] > self.ap:
            return False
        here = self.pawn[seat]
        crowded = self.options["share"] == "off" and bool(self.pawns_on(square))
        if letter == "R":
            corner = square[0] in (1, self.n) and square[1] in (1, self.n)
            return self.on("squeesh") and here is None and corner and not crowded
        if here is None or not self.direction(here, square):
            return False
        if letter == "M":
            return not crowded
        if letter == "L":
            return not crowded and self.pull_allowed(here, square, self.cell(action[4:6]))
        if square not in self.top:
            return False
        if letter == "F":
            face = int(action[4])
            ridden = bool(self.pawns_on(square)) and self.options["flip_ridden"] == "off"
            return face != self.top[square] and face + self.top[square] != 7 and not ridden
        if letter == "S":
            target = self.cell(action[4:6])
            return target not in self.top and not self.pawns_on(target)
        return self.push_allowed(here, square)

    def pull_allowed(self, here: Cell, square: Cell, qube: Cell) -> bool:
        if here in self.top or len(self.pawns_on(here)) > 1:
            return False
        if qube not in self.top or not self.direction(here, qube):
            return False
        return self.options["pull_any"] == "any" or self.direction(square, here) == self.direction(here, qube)

    def push_allowed(self, here: Cell, square: Cell) -> bool:
        if here in self.top and self.options["push_from_top"] == "off":
            return False
        direction = self.direction(here, square)
        assert direction
        cell: Cell | None = square
        for _ in range(self.n):
            if cell is None:
                return False
            if cell not in self.top:
                return True
            cell = self.go(cell, direction)
        return False

    # What happens.

    def play(self, text: str) -> None:
        if text == "resign":
            self.out.add(self.mover)
            left = set(range(self.seats)) - self.out
            if len(left) == 1:
                self.winners = left
            else:
                self.finish_turn()
            return
        if text.endswith("qurush?"):
            self.pay(int(text[1]) - 1 if text.startswith("@") else self.mover)
            return
        if text.endswith("qurush"):
            self.winners = {int(text[1]) - 1 if text.startswith("@") else self.mover}
            return
        if text == ".":
            self.finish_turn()
            return
        seat, action = self.split(text)
        self.act(seat, action[0], self.cell(action[1:3]), action)
        self.ap -= COST[action[0]]
        if self.ap < 3:
            self.finish_turn()

    def act(self, seat: int, letter: str, square: Cell, action: str) -> None:
        here = self.pawn[seat]
        if letter in "MR":
            self.pawn[seat] = square
        elif letter == "F":
            self.top[square] = int(action[4])
        elif letter == "S":
            self.carry(square, self.cell(action[4:6]))
        elif letter == "L":
            assert here
            self.pawn[seat] = square
            self.carry(self.cell(action[4:6]), here)
        else:
            assert here
            self.push(seat, here, square)

    def carry(self, qube: Cell, target: Cell) -> None:
        riders = self.pawns_on(qube)
        self.top[target] = self.top.pop(qube)
        for rider in riders:
            self.pawn[rider] = target

    def push(self, seat: int, here: Cell, square: Cell) -> None:
        direction = self.direction(here, square)
        assert direction
        line = [square]
        while (after := self.go(line[-1], direction)) in self.top:
            assert after
            line.append(after)
        gap = self.go(line[-1], direction)
        assert gap
        victims = [other for other in self.pawns_on(gap) if other != seat]
        self.pawn[seat] = None
        for qube in reversed(line):
            to = self.go(qube, direction)
            assert to
            if qube == line[-1]:
                for victim in victims:
                    self.pawn[victim] = None
            self.carry(qube, to)
        self.pawn[seat] = square
        self.place_victims(victims, gap, direction)

    def place_victims(self, victims: list[int], gap: Cell, direction: Cell) -> None:
        if not victims:
            return
        goes_on = self.moves_on(self.go(gap, direction), direction)
        for victim in victims:
            if goes_on:
                self.pawn[victim] = self.go(gap, direction)
            elif not self.on("squeesh"):
                self.pawn[victim] = gap

    def moves_on(self, cell: Cell | None, direction: Cell) -> bool:
        """Can a pawn come to a cell? Where pawns push on, whoever stands there moves on first, if that can be."""
        if cell is None or cell in self.top:
            return False
        standing = self.pawns_on(cell)
        if (self.options["share"] == "on" and self.options["chain"] == "off") or not standing:
            return True
        further = self.go(cell, direction)
        if not self.moves_on(further, direction):
            return False
        for pawn in standing:
            self.pawn[pawn] = further
        return True

    # Goals.

    def finish_turn(self) -> None:
        cap = int(self.options["turn_cap"])
        last = 0 < cap <= self.turn
        if self.options["claim"] == "auto" or last:
            order = [(self.mover + k) % self.seats for k in range(self.seats)]
            complete = [seat for seat in order if self.complete(seat)]
            if complete:
                self.winners = set(complete if self.options["tie"] == "shared" else complete[:1])
                return
        if last:
            self.winners = set()
            return
        self.turn += 1
        self.owing.discard(self.mover)
        self.mover = (self.mover + 1) % self.seats
        while self.mover in self.out or (self.mover in self.owing and self.options["false_call"] == "turn"):
            self.owing.discard(self.mover)
            self.mover = (self.mover + 1) % self.seats
        self.ap = 4 if self.mover in self.owing else 7

    def pay(self, seat: int) -> None:
        if seat != self.mover:
            self.owing.add(seat)
        elif self.options["false_call"] == "turn":
            self.finish_turn()
        else:
            self.owing.add(seat)
            self.ap -= 3

    def calls(self) -> set[str]:
        if self.options["claim"] == "auto" or not (self.ap == 7 or self.mover in self.owing):
            return set()
        found = set()
        for seat in set(range(self.seats)) - self.out:
            named = "qurush" if seat == self.mover else f"@{seat + 1}:qurush"
            if self.complete(seat):
                found.add(named)
            elif self.options["false_call"] != "nothing" and seat not in self.owing:
                found.add(f"{named}?")
        return found

    def complete(self, seat: int) -> bool:
        if seat in self.out:
            return False
        found = [self.on_board(goal) for goal in self.goals[seat]]
        return all(found) if self.options["goals4"] == "both" else any(found)

    def on_board(self, goal: str) -> bool:
        shape, _, text = goal.partition(":")
        wanted = [int(digit) for digit in text if digit != "/"]
        return any(
            all(self.top.get(cell) in (1, number) for cell, number in zip(cells, wanted, strict=True))
            for cells in self.frames(shape)
        )

    def frames(self, shape: str) -> list[list[Cell]]:
        if shape not in self.laid:
            self.laid[shape] = self.lay(shape)
        return self.laid[shape]

    def lay(self, shape: str) -> list[list[Cell]]:
        """Every way to lay a goal onto the board: for each its four cells, in the order in which it is written."""
        north = self.on("true_north")
        if shape == "2x2":
            block = [(0, 1), (1, 1), (0, 0), (1, 0)]
            orders = [block] if north else [list(p) for p in permutations(block) if self.is_turned(list(p))]
        else:
            row, column = [(k, 0) for k in range(4)], [(0, -k) for k in range(4)]
            orders = {"4x1h": [row], "4x1v": [column]}.get(shape, [row, row[::-1], column, column[::-1]])
        frames = []
        for (x, y), order in product(self.cells(), orders):
            cells = [(x + dx, y + dy) for dx, dy in order]
            if self.on("wraparound") and self.options["wrap_patterns"] == "on":
                cells = [((cx - 1) % self.n + 1, (cy - 1) % self.n + 1) for cx, cy in cells]
            frames.append(cells)
        return frames

    def is_turned(self, corners: list[Cell]) -> bool:
        """Is this order of a block's cells (upper left, upper right, lower left, lower right) a turn of it?"""
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
        right, down = (bx - ax, by - ay), (cx - ax, cy - ay)
        if (dx, dy) != (bx + cx - ax, by + cy - ay) or right[0] * down[0] + right[1] * down[1] != 0:
            return False
        clockwise = down == (right[1], -right[0])
        return clockwise or self.on("mirror")
