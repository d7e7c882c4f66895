"""The position text of Qwirkle Cubes, read. Reading is strict: what no game can lead to is refused, with the reason."""

from __future__ import annotations

import re
from typing import Final

from cuboteca.games.qwirkle_cubes.rules.cubes import COLOURS, CUBE_OF, HAND, PER_COLOUR
from cuboteca.games.qwirkle_cubes.rules.grid import Grid, grid_of, xy
from cuboteca.games.qwirkle_cubes.rules.names import at_place
from cuboteca.games.qwirkle_cubes.rules.notation import read_placed
from cuboteca.games.qwirkle_cubes.rules.options import OPTIONS, UNLIMITED, Rules, rules_of
from cuboteca.games.qwirkle_cubes.rules.position import NOBODY
from cuboteca.games.qwirkle_cubes.rules.position_validate import check
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.game import IllegalMove, UnreadablePosition, read_settings

PARTS: Final = ("grid", "hands", "bag", "scores")
HAND_WORD: Final = re.compile(r"([A-F])\[([^\[\]]*)\]")
NUMBER: Final = re.compile("0|[1-9][0-9]{0,3}")
SEATS: Final = "ABCDEF"


def read_position(text: str) -> State:
    """The state that a text stands for; UnreadablePosition says why it stands for none."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != len(PARTS) + 1:
        raise UnreadablePosition(
            "A position has five parts with | between: grid, hands, bag, scores, and whose turn it is."
        )
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
        raise UnreadablePosition(f"“{first[:20]}” stands where the part called {name} should.")
    return rest.strip()


def _turn_words(part: str) -> tuple[list[str], dict[str, str], list[str]]:
    """The mover, re-rolls and passes; what else is so; and the options."""
    words = part.split()
    if len(words) < 3:
        raise UnreadablePosition(
            "The last part says whose turn it is, the re-rolls left and the passes: A rolls1 pass0."
        )
    facts: dict[str, str] = {}
    settings = []
    for word in words[3:]:
        name, equals, value = word.partition("=")
        if (name in ("rolling", "out", "began") and value) or word == "rolled":
            if name in facts:
                raise UnreadablePosition(f"“{name}” is said twice.")
            facts[name] = value
        elif equals:
            settings.append(word)
        else:
            raise UnreadablePosition(f"“{word[:20]}” isn’t part of a position.")
    return words[:3], facts, settings


def _read_grid(text: str, agreed: Rules) -> Grid:
    placed: dict[int, int] = {}
    for word in [] if text == "-" else text.split():
        try:
            cell, cube = read_placed(word, ())
        except IllegalMove as refusal:
            raise UnreadablePosition(refusal.message) from None
        if cell in placed:
            raise UnreadablePosition(f"Two cubes lie {at_place(xy(cell))}.")
        placed[cell] = cube
    if not placed and text != "-":
        raise UnreadablePosition("A grid without cubes is written grid -.")
    return grid_of(agreed.distinct, placed.items())


def _read_hands(text: str) -> tuple[tuple[int, ...], ...]:
    found = HAND_WORD.findall(text)
    if HAND_WORD.sub("", text).strip() or [seat for seat, _ in found] != list(SEATS[: len(found)]) or not found:
        raise UnreadablePosition("The hands look like this, seat by seat: A[Rs Gc] B[Pe].")
    hands = []
    for seat, words in found:
        for word in words.split():
            if word not in CUBE_OF:
                raise UnreadablePosition(f"“{word[:20]}” in the hand of {seat} isn’t a cube: write a cube like Rs.")
        hand = tuple(CUBE_OF[word] for word in words.split())
        if len(hand) > HAND:
            raise UnreadablePosition(f"{seat} has {len(hand)} cubes in hand; six is the most.")
        hands.append(hand)
    return tuple(hands)


def _read_bag(text: str) -> tuple[int, ...]:
    words = text.split()
    if [word[:1] for word in words] != list(COLOURS) or not all(NUMBER.fullmatch(word[1:]) for word in words):
        raise UnreadablePosition("The bag names every colour with its count: R15 O15 Y15 G15 B15 P15.")
    bag = tuple(int(word[1:]) for word in words)
    if max(bag) > PER_COLOUR:
        raise UnreadablePosition(f"The bag can’t hold {max(bag)} cubes of a colour: there are 15 of each.")
    return bag


def _read_scores(text: str, seats: int) -> tuple[int, ...]:
    words = text.split()
    if len(words) != seats or not all(NUMBER.fullmatch(word) for word in words):
        raise UnreadablePosition(f"There are {seats} hands, so there must be as many scores, whole numbers from 0.")
    return tuple(map(int, words))


def _read_mover(word: str, seats: int) -> int:
    if word in ("-", "?"):
        return NOBODY
    if len(word) != 1 or word not in SEATS[:seats]:
        raise UnreadablePosition(f"“{word[:20]}” isn’t a player: they are {SEATS[0]} to {SEATS[seats - 1]}.")
    return SEATS.index(word)


def _number_after(name: str, word: str) -> int:
    number = word.removeprefix(name)
    if number == word or not NUMBER.fullmatch(number):
        raise UnreadablePosition(f"“{word[:20]}” stands where {name} with a number should, like {name}1.")
    return int(number)


def _read_out(word: str, seats: int) -> frozenset[int]:
    if word != "".join(seat for seat in SEATS[:seats] if seat in word):
        raise UnreadablePosition(f"“{word[:20]}” doesn’t name the players who have resigned, in their order.")
    return frozenset(map(SEATS.index, word))


def _read_slots(word: str) -> tuple[int, ...]:
    if not word:
        return ()
    slots = [int(part) - 1 for part in word.split(",")] if re.fullmatch("[1-6](,[1-6])*", word) else []
    if not slots or slots != sorted(set(slots)):
        raise UnreadablePosition(f"“{word[:20]}” doesn’t name cubes of a hand in their order, like 1,3.")
    return tuple(slots)
