"""A second model of Qyshinsu, small, slow and obvious, written from the rule document and not from the engine.

It goes through all 144 conceivable moves and asks of each whether anything forbids it.
"""

from __future__ import annotations

KINDS = "O12345"
CONCEIVABLE = [(sign, kind, place) for sign in "+-" for kind in KINDS for place in range(1, 13)]


def distance(one: int, other: int) -> int:
    return min(abs(one - other), 12 - abs(one - other))


def clockwise_of(start: int, steps: int) -> int:
    return (start + steps - 1) % 12 + 1


class PlainGame:
    def __init__(self, options: dict[str, str], first: str = "b") -> None:
        self.options = options
        self.stones: dict[int, tuple[str, str]] = {}
        self.mover = first
        self.line: list[tuple[str, str, int]] = []
        self.times_seen: dict[object, int] = {}
        self.note_situation()

    def enemy(self) -> str:
        return "r" if self.mover == "b" else "b"

    def nth_last(self, n: int) -> tuple[str, str, int] | None:
        return self.line[-n] if len(self.line) >= n else None

    def note_situation(self) -> None:
        reach = 4 if self.options["ko"] == "two_turns" else 2
        situation = (frozenset(self.stones.items()), self.mover, tuple(self.nth_last(n) for n in range(1, reach + 1)))
        self.times_seen[situation] = self.times_seen.get(situation, 0) + 1
        self.now_seen = self.times_seen[situation]

    def forbidden(self, sign: str, kind: str, place: int) -> bool:
        lies_there = self.stones.get(place)
        if sign == "+":
            if lies_there is not None:
                return True
            if [k for _, k in self.stones.values()].count(kind) >= 2:
                return True
            if self.just_taken_back(kind, place):
                return True
            if not self.line and kind == "O" and self.options["opening"] == "no_old":
                return True
        elif lies_there != (self.mover, kind):
            return True
        return not self.answers(sign, place)

    def just_taken_back(self, kind: str, place: int) -> bool:
        turns = {"off": (), "own_last_move": (2,), "two_turns": (2, 4)}[self.options["ko"]]
        return any(self.nth_last(n) == ("-", kind, place) for n in turns)

    def answers(self, sign: str, place: int) -> bool:
        last = self.nth_last(1)
        if last is None:
            return True
        last_sign, last_kind, last_place = last
        if last_kind != "O":
            return distance(place, last_place) == int(last_kind)
        if sign != last_sign:
            return False
        if last_sign == "+":
            candidates = [p for p in range(1, 13) if p not in self.stones]
        else:
            candidates = [p for p, (colour, _) in self.stones.items() if colour == self.mover]
        candidates = [p for p in candidates if p != last_place]
        least = min((distance(p, last_place) for p in candidates), default=0)
        nearest = [p for p in candidates if distance(p, last_place) == least]
        if len(nearest) == 2 and self.options["old_tie"] == "clockwise":
            nearest = [clockwise_of(last_place, least)]
        return place in nearest

    def legal(self) -> set[str]:
        limit = int(self.options["max_plies"])
        allowed = {f"{s}{k}@{p}" for s, k, p in CONCEIVABLE if not self.forbidden(s, k, p)}
        if allowed and self.options["repetition"] == "draw3" and self.now_seen >= 3:
            return set()
        if limit and len(self.line) >= limit:
            return set()
        return allowed

    def play(self, text: str) -> None:
        sign, kind, place = text[0], text[1], int(text[3:])
        if sign == "+":
            self.stones[place] = (self.mover, kind)
        else:
            del self.stones[place]
        self.line.append((sign, kind, place))
        self.mover = self.enemy()
        self.note_situation()
