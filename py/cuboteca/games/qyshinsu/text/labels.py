"""What stands beside the ring and the tray, and what a screen reader hears of them."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qyshinsu.text.names import WORDS
from cuboteca.play.wording import By, Messages, Plural

label: Final = Messages(
    {
        # Over the tray.
        "choose": "Select a stone or position",
        "your_stones": "Your stones",
        "stones_of": "{name}’s stones",
        "offer_waits": By("own", {True: "You offer a draw.", False: "{rival} offers a draw."}),
        "choose_removal": "Remove a stone",
        "selected": "{stone} selected",
        "selected_place": "Position {place} selected",
        # Under it: what can be done.
        "choose_stone": "Select the stone to add there.",
        "remove_it": "Remove it: tap {place} again, or its slot in your hand.",
        "add": "Add a stone {homes}.",
        "add_it": "Add it {homes}.",
        "draw_offered": By(
            "own", {True: "{line} You offer a draw with this move.", False: "{line} Moving declines the draw."}
        ),
        "remove": "Remove {taken}.",
        "add_or_remove": "Add a stone {homes}, or remove {taken}.",
        "add_it_or_remove": "Add it {homes}, or remove {taken}.",
        "swap": "None of your stones can answer. Swap colours.",
        # Why kinds are dimmed.
        "barred_one": "Two {kinds} are already on the ring.",
        "barred": "The ring has two of each: {types}.",
        "just_removed": "No {stone} at {place} yet: you’ve removed one there.",
        "old_opening": "In this game the first stone can’t be an Old Stone.",
        "tray": "Stones in hand",
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
        "stone_at": "{a_stone} on {place}",
        "no_stone": "no stones",
        "slot": By(
            "fits",
            {
                "here": "{stone}, {count} in hand.",
                "back": "{stone}, {count} in hand. The selected stone goes back here.",
                "not": "{stone}, {count} in hand. You can’t add it now.",
            },
        ),
        "role": By("offers", {False: "{side}, {count} in hand", True: "{side}, {count} in hand. Offers a draw."}),
        # In the middle of the ring, in two lines.
        "old": "Old",
        "inlay_1": By(
            "what",
            {
                "steps": Plural("count", one="step", other="steps"),
                "add_nearest": "add at nearest",
                "remove_nearest": "remove",
            },
        ),
        "inlay_2": By(
            "what",
            {"steps": "either way", "add_nearest": "empty position", "remove_nearest": "your nearest"},
        ),
        # After a tap.
        "deselected": "{stone} deselected.",
        "deselected_place": "Position {place} deselected.",
        "now_add": "{stone} selected. Add it {homes}.",
        "now_choose": "Position {place} selected. Now select a stone.",
        "now_remove": "{stone} on {place} selected. Remove it: tap it again, or its slot in your hand.",
    },
    WORDS,
)
