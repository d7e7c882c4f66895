"""What stands on buttons and beside the pictures, and what a screen reader hears of them."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qwirkle_cubes.text.names import WORDS
from cuboteca.play.wording import By, Messages, Plural

label: Final = Messages(
    {
        # Buttons.
        "reroll": "Re-roll",
        "reroll_marked": "Re-roll {marked}",
        "cancel": "Cancel",
        "reroll_all": "Re-roll all",
        "skip": "Skip",
        "pass": "Pass",
        "confirm": "Confirm",
        "end_turn": "End turn",
        "end_turn_points": "End turn +{score}",
        "fit": "Show whole grid",
        "closer": "Look closer",
        "worth": "{points}",
        # Real cubes.
        "first_player": "First player",
        "enter": "Enter the cubes",
        "entered": "{done} of {wanted}",
        "colours": "Colour",
        "shapes": "Shape",
        # The grid.
        "grid_empty": "The grid. No cubes yet.",
        "grid": "The grid with {number}.",
        "grid_placed": "The grid with {number}, {mine} placed this turn.",
        "first_line": "The first line goes right or up from the start.",
        "walks": (
            "Places are counted from the start, where the first line begins: “2 right, 1 up” is two places to the "
            "right of it and one up. Arrow keys go from place to place, Home to the next place where a cube fits."
        ),
        "cube": By(
            "when",
            {
                None: "{cube_first}, {place}.",
                "last": "{cube_first}, {place}. Just placed.",
                "now": "{cube_first}, {place}. Placed this turn: tap it to put it back in your hand.",
            },
        ),
        "empty": By(
            "selected",
            {False: "{place_first}, empty.", True: "{place_first}, empty. Selected: now tap the cube to place here."},
        ),
        "empty_glows": "{place_first}, empty. The hint points here.",
        "hint_points": "The hint points here.",
        "empty_hinted": "{place_first}, empty. The hint: the {cube} goes here.",
        "empty_considered": "{place_first}, empty. The opponent is considering this place.",
        "empty_thought_of": "{place_first}, empty. The opponent is considering the {cube} here.",
        "fits": "{place_first}, empty. The {cube} fits here: {points}.",
        "fits_joined": "{place_first}, empty. The {cube} fits here if you place others with it.",
        # The hand.
        "rack": "{name}’s cubes",
        "rack_picture": "{name}’s cubes: {hand}",
        "no_hand": "No cubes",
        "no_cube": "Cube {slot}: none.",
        "slot": By(
            "how",
            {
                None: "Cube {slot}: {cube}.",
                "placed": "Cube {slot}: {cube}, placed. Tap it to put it back in your hand.",
                "marked": "Cube {slot}: {cube}, to re-roll.",
                "held": "Cube {slot}: {cube}, selected.",
                "off": "Cube {slot}: {cube}. You can’t place it now.",
            },
        ),
        "none_go": By("opening", {False: "None of these fits", True: "No two of these go together"}),
        # After a tap.
        "selected": By(
            "places",
            {
                1: "The {cube} is selected. It fits in one place.",
                None: "The {cube} is selected. It fits in {many} places.",
            },
        ),
        "needs_another": By(
            "everywhere",
            {
                False: Plural(
                    "joined",
                    one="In one of them it needs another cube in the same line.",
                    other="In {joined} of them it needs another cube in the same line.",
                ),
                True: "It needs another cube in the same line.",
            },
        ),
        "press_home": By(
            "places", {1: "Press Home to go there.", None: "Press Home to go from one place to the next."}
        ),
        "deselected": "The {cube} is deselected.",
        "rerolled": "You’ll re-roll the {cube}.",
        "kept": "You’ll keep the {cube}.",
        "put_back": "The {cube} is back in your hand.",
        "placed_alone": "The {cube} is {cell}. Place another cube in the same line.",
        "placed": "The {cube} is {cell}. End your turn for {points}.",
        "placed_more": "The {cube} is {cell}. {points} so far: place another cube, or end your turn.",
        "place_selected": "Place selected: {place}. Now tap {cubes_or}.",
        "place_deselected": "Place deselected: {place}.",
        "tap_to_reroll": "Tap the cubes you want to re-roll, then Re-roll.",
        "all_put_back": (
            "The cubes you placed are back in your hand until you cancel. Tap the cubes you want to re-roll, then "
            "Re-roll."
        ),
        "cancelled": By(
            "placed",
            {False: "Re-roll cancelled.", True: "Re-roll cancelled. Your cubes are back on the grid."},
        ),
        "colour_entered": "{colour_first}. Now enter its shape.",
        "cube_entered": "{a_cube_first}. {count_first} to go.",
        "last_entered": "{a_cube_first}. Now confirm.",
        # Scores, bag and players.
        "players": "Players and scores",
        "role": "{points}, {count}",
        "resigned": "resigned",
        "points": Plural("count", one="point", other="points"),
        "gain": "this turn",
        "just-made": "last turn",
        "hand": "cubes: {hand}",
        "look": "Show {name}’s cubes",
        "hand_closed": "{name}’s cubes are hidden again.",
        "close_hand": "Close",
        "bag": "The bag",
        "in_bag": Plural("count", one="cube in the bag", other="cubes in the bag"),
        "row": "row",
        "column": "column",
        "qwirkle": "Qwirkle +{more}",
        "going_out": "all cubes used",
        "total": "total",
        "sheet": "Points by turn",
        "sheet_turn": "Turn",
        "sheet_total": "Total",
        "sheet_key": "a Qwirkle, worth 12",
        "no_turn": By("to_come", {False: "no turn", True: "not yet"}),
        "no_scores": By("over", {False: "No player has scored yet.", True: "No player has scored."}),
        "with_qwirkles": "with {qwirkles}",
        "winner": "winner",
        "chart": By("over", {False: "Scores so far: {scores}.", True: "Final scores: {scores}."}),
        "tallied": "points",
    },
    WORDS,
)
