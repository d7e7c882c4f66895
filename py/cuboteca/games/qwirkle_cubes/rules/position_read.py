"""The position text of Qwirkle Cubes, read. Reading is strict: what no game can lead to is refused, with the reason."""

from __future__ import annotations

import re
from typing import Final

from cuboteca.games.qwirkle_cubes.rules.cubes import COLOURS, CUBE_OF, HAND, PER_COLOUR
from cuboteca.games.qwirkle_cubes.rules.grid import Grid, grid_of, xy
from cuboteca.games.qwirkle_cubes.rules.moves import SEATS
from cuboteca.games.qwirkle_cubes.rules.notation import read_placed
from cuboteca.games.qwirkle_cubes.rules.options import OPTIONS, UNLIMITED, Rules, rules_of
from cuboteca.games.qwirkle_cubes.rules.position import NOBODY
from cuboteca.games.qwirkle_cubes.rules.position_validate import check
from cuboteca.games.qwirkle_cubes.rules.refusal import Unreadable
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.game import IllegalMove, read_settings

PARTS: Final = ("grid", "hands", "bag", "scores")
HAND_WORD: Final = re.compile(r"([A-F])\[([^\[\]]*)\]")
NUMBER: Final = re.compile("0|[1-9][0-9]{0,3}")


def read_position(text: str) -> State:
    """Return the state that a text stands for; Unreadable if it stands for none."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != len(PARTS) + 1:
        raise Unreadable("parts", parts=(*PARTS, "turn"))
    grid_text, hands_text, bag_text, scores_text = (
        _without_name(part, name) for part, name in zip(parts, PARTS, strict=False)
    )
    turn, facts, settings = _turn_words(parts[-1])
    agreed = rules_of(tuple(read_settings(OPTIONS, settings).values()))
    hands = _read_hands(hands_text)
    grid = _read_grid(grid_text, agreed)
    state = State(
        rules=agreed,
        grid=grid,
        hands=hands,
        bag=_read_bag(bag_text),
        scores=_read_scores(scores_text, len(hands)),
        mover=_read_mover(turn[0], len(hands)),
        rolls=UNLIMITED if turn[1] == "rolls*" else _number_after("rolls", turn[1]),
        passes=_number_after("pass", turn[2]),
        out=_read_out(facts.get("out", ""), len(hands)),
        rolling=_read_slots(facts.get("rolling", "")),
        rolled="rolled" in facts,
        began=_read_mover(facts["began"], len(hands)) if "began" in facts else NOBODY,
    )
    return check(state, is_over=turn[0] == "-")


def _without_name(part: str, name: str) -> str:
    first, _, rest = part.partition(" ")
    if first != name:
        raise Unreadable("part_missing", part=name)
    return rest.strip()


def _turn_words(part: str) -> tuple[list[str], dict[str, str], list[str]]:
    """Return the mover, re-rolls and passes; what else is so; and the options."""
    words = part.split()
    if len(words) < 3:
        raise Unreadable("turn_fields")
    facts: dict[str, str] = {}
    settings = []
    for word in words[3:]:
        name, equals, value = word.partition("=")
        if (name in ("rolling", "out", "began") and value) or word == "rolled":
            if name in facts:
                raise Unreadable("twice", word=name)
            facts[name] = value
        elif equals:
            settings.append(word)
        else:
            raise Unreadable("not_a_part", word=word)
    return words[:3], facts, settings


def _read_grid(text: str, agreed: Rules) -> Grid:
    placed: dict[int, int] = {}
    for word in [] if text == "-" else text.split():
        try:
            cell, cube = read_placed(word, ())
        except IllegalMove as refusal:
            raise Unreadable("refused", why=refusal) from None
        if cell in placed:
            raise Unreadable("cell_twice", cell=xy(cell))
        placed[cell] = cube
    if not placed and text != "-":
        raise Unreadable("grid_empty")
    return grid_of(agreed.distinct, placed.items())


def _read_hands(text: str) -> tuple[tuple[int, ...], ...]:
    found = HAND_WORD.findall(text)
    if HAND_WORD.sub("", text).strip() or [seat for seat, _ in found] != list(SEATS[: len(found)]) or not found:
        raise Unreadable("hands")
    hands = []
    for seat, (_, words) in enumerate(found):
        for word in words.split():
            if word not in CUBE_OF:
                raise Unreadable("not_a_cube", word=word, seat=seat)
        hand = tuple(CUBE_OF[word] for word in words.split())
        if len(hand) > HAND:
            raise Unreadable("hand_too_big", seat=seat, number=len(hand))
        hands.append(hand)
    return tuple(hands)


def _read_bag(text: str) -> tuple[int, ...]:
    words = text.split()
    if [word[:1] for word in words] != list(COLOURS) or not all(NUMBER.fullmatch(word[1:]) for word in words):
        raise Unreadable("bag")
    bag = tuple(int(word[1:]) for word in words)
    if max(bag) > PER_COLOUR:
        raise Unreadable("bag_too_full", number=max(bag), total=PER_COLOUR)
    return bag


def _read_scores(text: str, seats: int) -> tuple[int, ...]:
    words = text.split()
    if len(words) != seats or not all(NUMBER.fullmatch(word) for word in words):
        raise Unreadable("scores", seats=seats)
    return tuple(map(int, words))


def _read_mover(word: str, seats: int) -> int:
    if word in ("-", "?"):
        return NOBODY
    if len(word) != 1 or word not in SEATS[:seats]:
        raise Unreadable("not_a_player", word=word, players=SEATS[:seats])
    return SEATS.index(word)


def _number_after(name: str, word: str) -> int:
    number = word.removeprefix(name)
    if number == word or not NUMBER.fullmatch(number):
        raise Unreadable("not_a_count", word=word, name=name)
    return int(number)


def _read_out(word: str, seats: int) -> frozenset[int]:
    if word != "".join(seat for seat in SEATS[:seats] if seat in word):
        raise Unreadable("resigned_order", word=word)
    return frozenset(map(SEATS.index, word))


def _read_slots(word: str) -> tuple[int, ...]:
    if not word:
        return ()
    slots = [int(part) - 1 for part in word.split(",")] if re.fullmatch("[1-6](,[1-6])*", word) else []
    if not slots or slots != sorted(set(slots)):
        raise Unreadable("not_slots", word=word)
    return tuple(slots)
