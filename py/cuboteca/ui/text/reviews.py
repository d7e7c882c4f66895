"""What a review says of chances and turning points."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import By, Messages, Plural

say: Final = Messages(
    {
        "title": "Review: {end}",
        "panel": "Chances",
        # Chances. The tenths are 1 to 9; what is certain is said in words.
        "whose": By("team", {False: "{name}’s chances", True: "The team’s chances"}),
        "named": "{name}: {chance}",
        "chance": By(
            "kind",
            {
                "won": "certain to win",
                "out": "certain to get out",
                "lost": "certain to lose",
                "stuck": "certain not to get out",
                "shared": "a draw",
                "some": "about {tenths} in 10",
            },
        ),
        "sure": By(
            "off",
            {
                0: "{chance}",
                1: "{chance}, give or take 1",
                2: "{chance}, give or take 2",
                3: "{chance}, give or take 3",
                4: "{chance}, and that’s a guess",
            },
        ),
        "this_way": "{chance} this way",
        "band": "The band shows how sure this is.",
        "graph": By(
            "team",
            {False: "{name}’s chances, move by move", True: "The team’s chances, move by move"},
        ),
        "not_yet": "not looked at yet",
        # While it thinks.
        "looking": "Looking at move {move} of {moves}",
        "stopped": "Stopped at move {move} of {moves}",
        "stop": "Stop",
        "go_on": "Continue",
        "stumbled": "The review couldn’t look at some moves.",
        "done": Plural("count", one="One turning point found.", other="{count} turning points found."),
        "choose": By(
            "done",
            {
                True: Plural("count", one="Tap the turning point", other="Tap one of {count} turning points"),
                False: Plural("count", one="One found so far", other="{count} found so far"),
            },
        ),
        "done_none": "No turning points found.",
        # Turning points.
        "turning_points": "Turning points",
        "turning_point": By(
            "done",
            {True: "Turning point {number} of {count}", False: "Turning point {number} of {count} so far"},
        ),
        "none": "No move cost anyone much.",
        # Where the graph moves by more than turning points explain.
        "swings": By(
            "chance",
            {
                False: By(
                    "elsewhere",
                    {
                        False: "The graph moves because the game got clearer.",
                        True: "Elsewhere the graph moves because the game got clearer.",
                    },
                ),
                True: By(
                    "elsewhere",
                    {
                        False: "The graph moves because the game got clearer, or by chance.",
                        True: "Elsewhere the graph moves because the game got clearer, or by chance.",
                    },
                ),
            },
        ),
        "next": "Next",
        "first": By("alone", {True: "See it", False: "See first"}),
        "who": "Move {move}, {name}",
        "better": "Better: {move}.",
        "cost_little": By(
            "team",
            {
                False: "With the better move, {name}’s chances would have been a little higher.",
                True: "With the better move, the team’s chances would have been a little higher.",
            },
        ),
        "cost_some": By(
            "team",
            {
                False: "With the better move, {name}’s chances would have been clearly higher.",
                True: "With the better move, the team’s chances would have been clearly higher.",
            },
        ),
        "cost_much": By(
            "team",
            {
                False: "With the better move, {name}’s chances would have been much higher.",
                True: "With the better move, the team’s chances would have been much higher.",
            },
        ),
        "instead": Plural("number", one="Instead: {move}", other="Then: {move}"),
        # What can be done.
        "see_better": "See better move",
        "see_next": "See next move",
        "see_game": "See move played",
        "practise": "Practise from here",
        "practise_who": By("team", {False: "Practise against", True: "Practise with"}),
        "practise_about": "You play {seat} from this position in a new game. The finished game stays as it is.",
        "practise_not": "It’s no player’s turn here. Go to an earlier move to practise from there.",
        "practise_began": "A new game, from move {move}. You play {seat}.",
    }
)
