"""The position text of Qurush, read. Reading is strict: what cannot be is refused, with the reason."""

from __future__ import annotations

import re
from typing import Final

from cuboteca.games.qurush.rules.board import AREA, OFF, SQUARES, square_at
from cuboteca.games.qurush.rules.goals import HIDDEN, Goal
from cuboteca.games.qurush.rules.moves import NOBODY, SEAT_LETTERS
from cuboteca.games.qurush.rules.notation import read_goal
from cuboteca.games.qurush.rules.options import OPTIONS, SEATS, Rules, rules_of
from cuboteca.games.qurush.rules.position import OVER, PLAY, SETUP
from cuboteca.games.qurush.rules.position_validate import check
from cuboteca.games.qurush.rules.refusal import Unreadable
from cuboteca.games.qurush.rules.state import State
from cuboteca.play.game import NUMBER, read_settings

_PAWN: Final = re.compile(r"([A-D])=(.*)")
_POINTS: Final = {f"ap{points}": points for points in (3, 4, 7)}
"""The points that can be left while a turn goes on: 7, and 4 or 3 after a first action."""

_LONGEST_TURN: Final = 1_000_000


def read_position(text: str) -> State:
    """Return the state that a text stands for; Unreadable if it stands for none."""
    words = text.split()
    named = [word for word in words[1:] if _PAWN.fullmatch(word)]
    after = words[1 + len(named) :]
    if not words or words[1 : 1 + len(named)] != named or len(after) < 3:
        raise Unreadable("fields")
    seats = len(named)
    facts, agreed = _read_tail(after[3:], seats)
    stage, points = _read_points(after[0])
    side = _read_side(after[1], seats)
    goals = tuple(_read_goals(facts.get(f"g{letter}"), stage, agreed) for letter in SEAT_LETTERS[:seats])
    state = State(
        rules=agreed,
        qubes=_read_rows(words[0], agreed),
        pawns=_read_pawns(named, agreed),
        goals=goals,
        stage=stage,
        points=points,
        mover=NOBODY if stage == SETUP else side,
        turn=_read_turn(after[2]),
        out=_read_resigned(facts.get("out", ""), seats),
        owing=_read_owing(facts.get("owes", ""), seats),
    )
    return check(state, side, _read_side(facts["called"], seats) if "called" in facts else None)


def _read_tail(words: list[str], seats: int) -> tuple[dict[str, str], Rules]:
    """Return what else is so, by name, and the options."""
    known = {"out", "owes", "called", *(f"g{letter}" for letter in SEAT_LETTERS[:seats])}
    pairs = dict(word.split("=", 1) for word in words if re.fullmatch("[^=]+=.+", word))
    if len(pairs) < len(words):
        odd = next((word for word in words if not re.fullmatch("[^=]+=.+", word)), "")
        if odd:
            raise Unreadable("not_a_part", word=odd)
        names = [word.partition("=")[0] for word in words]
        raise Unreadable("twice", word=next(name for name in names if names.count(name) > 1))
    facts = {name: value for name, value in pairs.items() if name in known}
    given = {name: value for name, value in pairs.items() if name not in known}
    if seats not in SEATS:
        raise Unreadable("pawns")
    settings = [f"{name}={value}" for name, value in given.items()]
    agreed = rules_of(tuple(read_settings(OPTIONS, settings).values()), seats)
    if agreed.first >= seats:
        raise Unreadable("first_player", player=agreed.first + 1, total=seats)
    return facts, agreed


def _read_rows(text: str, agreed: Rules) -> bytes:
    rows = text.split("/")
    size = agreed.board.size
    if len(rows) != size or any(len(row) != size for row in rows):
        raise Unreadable("board_size", size=size)
    qubes = bytearray(AREA)
    for row, cells in enumerate(reversed(rows)):
        for column, cell in enumerate(cells):
            if cell not in ".123456":
                raise Unreadable("not_a_face", word=cell)
            qubes[square_at(column, row)] = ".123456".index(cell)
    return bytes(qubes)


def _read_pawns(words: list[str], agreed: Rules) -> tuple[int, ...]:
    letters = "".join(word[0] for word in words)
    if letters != SEAT_LETTERS[: len(words)]:
        raise Unreadable("pawns")
    pawns = []
    for word in words:
        name = word[2:]
        square = OFF if name == "-" else SQUARES.get(name)
        if square is None or square not in (OFF, *agreed.board.squares):
            raise Unreadable("not_a_square", word=name)
        pawns.append(square)
    return tuple(pawns)


def _read_points(word: str) -> tuple[str, int]:
    if word in (SETUP, OVER):
        return word, 0
    if word not in _POINTS:
        raise Unreadable("not_points", word=word)
    return PLAY, _POINTS[word]


def _read_side(word: str, seats: int) -> int:
    if word == "?":
        return NOBODY
    if len(word) != 1 or word not in SEAT_LETTERS[:seats]:
        raise Unreadable("not_a_player", word=word, players=SEAT_LETTERS[:seats])
    return SEAT_LETTERS.index(word)


def _read_turn(word: str) -> int:
    if word[:1] != "t" or not NUMBER.fullmatch(word[1:]) or not 0 < int(word[1:]) <= _LONGEST_TURN:
        raise Unreadable("not_a_turn", word=word)
    return int(word[1:])


def _read_resigned(word: str, seats: int) -> frozenset[int]:
    if not _in_seat_order(word, seats):
        raise Unreadable("resigned_order", word=word)
    return frozenset(map(SEAT_LETTERS.index, word))


def _read_owing(word: str, seats: int) -> frozenset[int]:
    if not _in_seat_order(word, seats):
        raise Unreadable("owing_order", word=word)
    return frozenset(map(SEAT_LETTERS.index, word))


def _in_seat_order(word: str, seats: int) -> bool:
    return word == "".join(letter for letter in SEAT_LETTERS[:seats] if letter in word)


def _read_goals(text: str | None, stage: str, agreed: Rules) -> tuple[Goal, ...]:
    """Return the goals of a seat. Where a turn goes on, goals that are not given are not known."""
    due = len(agreed.choices)
    if text is None:
        return () if stage == SETUP else (HIDDEN,) * due
    if text == str(HIDDEN) and stage != SETUP:
        return (HIDDEN,) * due
    goals = []
    words = text.split("+")
    if len(words) > due or (len(words) < due and stage != SETUP):
        raise Unreadable("goal_count", goals=due)
    for number, word in enumerate(words):
        goal = HIDDEN if word == str(HIDDEN) else read_goal(word)
        if goal is None or goal not in (HIDDEN, *agreed.choices[number]):
            like = agreed.choices[number][len(agreed.choices[number]) // 2]
            raise Unreadable("not_a_goal", word=word, example=like)
        goals.append(goal)
    return tuple(goals)
