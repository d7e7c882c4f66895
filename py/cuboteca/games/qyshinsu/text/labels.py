"""What stands beside the ring and the tray, and what a screen reader hears of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cuboteca.games.qyshinsu.text.names import WORDS as NAMES
from cuboteca.play.wording import By, Messages, join_words


def _homes(places: tuple[int, ...]) -> str:
    return NAMES["places"](places) if len(places) <= 2 else "any empty position"


def _taken(stones: tuple[tuple[int, int], ...]) -> str:
    """Return which stones can be removed, given as kind and position."""
    if len(stones) > 2:
        return "a stone of yours"
    return join_words((f"your {NAMES['stone'](kind)} from {place}" for kind, place in stones), "or")


def _kinds(kinds: tuple[int, ...]) -> str:
    return join_words(f"{NAMES['stone'](kind)}s" for kind in kinds)


WORDS: Final[Mapping[str, Callable[[Any], str]]] = {**NAMES, "homes": _homes, "taken": _taken, "kinds": _kinds}


label: Final = Messages(
    {
        # Over the tray.
        "choose": "Select stone or position",
        "choose_removal": "Remove a stone",
        "selected": "{stone} selected",
        "selected_place": "Position {place} selected",
        "confirm_removal": "Remove your {stone}?",
        # Under it: what can be done.
        "choose_stone": "Choose the stone to add there.",
        "tap_again": "Tap {place} again, or choose something else.",
        "add": "Add a stone at {homes}.",
        "add_it": "Add it at {homes}.",
        "remove": "Remove {taken}.",
        "add_or_remove": "Add a stone at {homes}, or remove {taken}.",
        "add_it_or_remove": "Add it at {homes}, or remove {taken}.",
        "swap": "No stone of yours can answer. Swap colours.",
        # Why kinds are dimmed.
        "barred_one": "Two {kinds} are on the ring already.",
        "barred": "Two each of {kinds} are on the ring already.",
        "just_removed": "You’ve just removed the {stone} from {place}, so it can’t go back there yet.",
        "old_opening": "You can’t open with the Old Stone in this game.",
        "in_hand": "in hand",
        "on_ring": "on ring",
        # Positions and stones, as they are read out.
        "place": By(
            "whose",
            {
                None: "Position {place}, empty.",
                "own": "Position {place}, your {stone}.",
                "b": "Position {place}, Black’s {stone}.",
                "r": "Position {place}, Red’s {stone}.",
            },
        ),
        "last_here": "The last move was here.",
        "may_add": "You can add here.",
        "may_remove": "You can remove it.",
        "ring": "The ring of twelve positions. {sides}",
        "side": "{colour}: {held}.",
        "stone_at": "{a_stone} at {place}",
        "no_stone": "no stone",
        "slot": By(
            "fits", {True: "{stone}, {count} in hand.", False: "{stone}, {count} in hand. You can’t add it now."}
        ),
        "role": "{side}, {count} in hand",
        # After a tap.
        "deselected": "{stone} deselected.",
        "deselected_place": "Position {place} deselected.",
        "now_add": "{stone} selected. Add it at {homes}.",
        "now_choose": "Position {place} selected. Now choose a stone.",
        "now_confirm": "Your {stone} on {place} selected. Tap it again to remove it.",
    },
    WORDS,
)
