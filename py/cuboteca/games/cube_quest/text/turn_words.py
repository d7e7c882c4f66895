"""What is picked in a turn, in words: the aim, the healing, what is asked next."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cube_quest.rules.cubes import ARMY, CODES, KINDS, cost_of
from cuboteca.games.cube_quest.rules.illegal_in_a_turn import HEALING
from cuboteca.games.cube_quest.rules.jobs import NOBODY
from cuboteca.games.cube_quest.rules.moves import Flick
from cuboteca.games.cube_quest.rules.names import cube_name, points_text
from cuboteca.games.cube_quest.rules.places import tenths_text
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.selection.picks import AHEAD, FREEZE, HEAL, HIDE, PLACING, RETURN, Selection
from cuboteca.play.wording import join_words

STRAIGHT: Final = {0: "straight ahead", 1800: "straight back"}


WAYS: Final = (
    (30, "straight ahead"),
    (225, "a little to the {side}"),
    (675, "ahead to the {side}"),
    (1125, "to the {side}"),
    (1575, "back to the {side}"),
    (1800, "straight back"),
)
"""Ways in a few words, each as far as so many tenths of a degree from straight ahead."""


def way_words(direction: int, seat: int) -> str:
    """Roughly which way, as a player sees it from their side: "a little to the left"."""
    left = (direction + 1800 * seat - AHEAD[0]) % 3600
    away = min(left, 3600 - left)
    return next(words for most, words in WAYS if away <= most).format(side="left" if left < 1800 else "right")


def direction_words(direction: int, seat: int, sign: str = "") -> str:
    """Which way, as a player sees it from their side: "12.5 degrees left of straight ahead"."""
    left = (direction + 1800 * seat - AHEAD[0]) % 3600
    if left in STRAIGHT:
        return STRAIGHT[left]
    tenths = min(left, 3600 - left)
    unit = sign or (" degree" if tenths == 10 else " degrees")
    return f"{tenths_text(tenths).removesuffix('.0')}{unit} {'left' if left < 1800 else 'right'} of straight ahead"


def hit_words(aim: Flick) -> str:
    """Where the cube is hit."""
    up, aside = aim.height, aim.lateral
    if not up and not aside:
        return "in the middle"
    high = f"{'high' if up > 0 else 'low'}" if up else ""
    wide = f"{'right' if aside > 0 else 'left'}" if aside else ""
    little = "a little " if max(abs(up), abs(aside)) < 50 else ""
    return f"{little}{' and '.join(word for word in (high, wide) if word)}"


def aim_words(picks: Selection) -> str:
    """As in "Strength 62, straight ahead, hit a little low"."""
    if picks.aim is None:
        return ""
    where = direction_words(picks.aim.direction, int(picks.cube >= ARMY))
    return f"Strength {picks.aim.power}, {where}, hit {hit_words(picks.aim)}."


def aim_line(picks: Selection) -> str:
    """The same in a line under the strength: "12° left of straight ahead, hit a little low."."""
    if picks.aim is None:
        return ""
    where = direction_words(picks.aim.direction, int(picks.cube >= ARMY), "°")
    return f"{where[0].upper()}{where[1:]}, hit {hit_words(picks.aim)}."


def heal_words(picks: Selection) -> str:
    """What the chosen cubes cost, and what the Healers can pay."""
    most = HEALING * len(picks.healers)
    if not picks.fallen:
        return f"Choose cubes for up to {points_text(most)}."
    names = join_words(cube_name(cube) for cube in picks.fallen)
    return f"{names}: {cost_of(picks.fallen)} of {points_text(most)}."


def what_next(state: State, picks: Selection) -> str:
    """What is asked next."""
    if picks.action == HIDE:
        return f"Choose {join_words(map(cube_name, state.hiders()), 'or')} to hide it, or let it stand."
    if picks.action == HEAL:
        return heal_words(picks)
    if picks.action == FREEZE:
        if picks.cube == NOBODY:
            return "Confirm it."
        return f"Choose an enemy cube for {cube_name(picks.cube)}{', or confirm' if picks.frozen else ''}."
    if picks.action in PLACING:
        if picks.place is None:
            return "No place is free by itself: choose one."
        where = "Beyond the line" if picks.action == RETURN else "In the castle"
        return f"{where}: choose a spot, nudge it, or confirm."
    if picks.cube == NOBODY:
        return "Pull one of your cubes back and let go, or tap it."
    return aim_words(picks)


def kind_counts(cubes: tuple[int, ...]) -> str:
    """As in "King, 4 Strikers and 1 Grunt"."""
    counts = [(sum(CODES[cube] == kind.code for cube in cubes), kind) for kind in KINDS]
    words = [
        kind.name if kind.number == 1 else f"{count} {kind.name}{'' if count == 1 else 's'}"
        for count, kind in counts
        if count
    ]
    return join_words(words) if words else "nothing"
