"""What the set-up of a game says: who plays, the rules, and the files that players bring."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import By, Messages, Plural

say: Final = Messages(
    {
        "title": "New game of {game}",
        "learn": By(
            "several",
            {
                False: By("begun", {False: "Learn by playing", True: "Continue the lesson"}),
                True: By("begun", {False: "Learn by playing: {title}", True: "Continue the lesson: {title}"}),
            },
        ),
        "takes": By(
            "varies",
            {True: "A game takes {least} to {most} minutes.", False: "A game takes about {most} minutes."},
        ),
        "puzzles": "Puzzles",
        "seats": "Number of players",
        "players": "Players",
        "swap": By("pair", {True: "Swap seats", False: "Rotate seats"}),
        "rules": "Rule options",
        "standard_rules": "Standard rules",
        "changed_rules": Plural("count", one="{count} rule changed", other="{count} rules changed"),
        "start": "Start",
        # A file brought to an option.
        "own_file": "From your file. Saved games and links include it.",
        "choose_file": "Choose a file",
        "standard_file": "Use standard deck",
        "template": "Download template",
        "file_taken": "Now in play: {content}",
        "file_refused": "Cuboteca can’t use “{file}”, so nothing has changed.",
        "unnamed_file_refused": "Cuboteca can’t use this file, so nothing has changed.",
        "file_too_large": "It’s too large, or your device couldn’t read it.",
        # Messages.
        "no_names": "There are no names to swap yet. Type them first.",
        "side": "{side}: {name}.",
        "new_side": By("you", {False: "{name} now plays {side}.", True: "You now play {side}."}),
        "new_badge": By("you", {False: "{name}’s badge is now {colour}.", True: "Your badge is now {colour}."}),
        "goes_first": By("you", {False: "{name} goes first.", True: "You go first."}),
    }
)

colours: Final = Messages(
    {
        "blue": "blue",
        "vermilion": "red",
        "amber": "yellow",
        "green": "green",
        "purple": "purple",
        "slate": "grey",
    }
)
"""The seats' colours, where nothing else tells them apart."""
