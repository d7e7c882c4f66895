"""The lesson of Qyshinsu: a few moves of a game, and a winning one."""

from __future__ import annotations

from typing import Final

from cuboteca.play.lesson import Lesson, Step

_HAND: Final = ("hand",)

LESSONS: Final = (
    Lesson(
        "first",
        "Your first moves",
        (
            Step(
                "stones",
                "Your stones",
                "Tap the 4-stone in your hand.",
                "You’re Black, and win if Red can’t answer. You have two stones of each number from 1 to 5, and two "
                "smooth Old Stones. The petals are a stone’s number.",
                ("stone:4",),
                position=". . . . . . . . . . . . b - - 0",
                otherwise="You could start with any stone. Here we try a 4-stone.",
                shows=_HAND,
                tells_of_hand=True,
            ),
            Step(
                "add",
                "Add a stone",
                "Now tap position 2 on the ring.",
                "The first stone can go anywhere. Its number sends Red that many steps along the ring, either way.",
                ("stone:4", "place:2"),
                "+4@2",
                otherwise="That works in a game. Here we add the 4-stone at 2.",
                then=("+1@6",),
                shows=_HAND,
            ),
            Step(
                "place",
                "Answer a number",
                "Answer Red’s 1-stone: tap position 5.",
                "Your 4-stone sent Red four steps along, to 6. Red’s 1-stone there sends you one step along: to 5 or "
                "7.",
                ("place:5",),
                otherwise="You can choose your stone first, too. Here we start with position 5.",
                shows=_HAND,
            ),
            Step(
                "choose",
                "Choose your stone",
                "Tap a 3-stone.",
                "Red chose where you go, but you choose the stone. A 3-stone on 5 leads to 2 and 8. On 2 is your own "
                "stone, where Red can’t go: that leaves only 8.",
                ("place:5", "stone:3"),
                "+3@5",
                otherwise="You could do that. Here we add a 3-stone at 5.",
                then=("+3@8",),
                shows=_HAND,
            ),
            Step(
                "own",
                "Your own stone",
                "From Red’s 3-stone you can go to 5 or 11. Tap your stone on 5.",
                "You could add a stone at 11. From 5 you can remove your own. No 3-stone is left to add: the ring "
                "holds at most two of each number, yours and Red’s together.",
                ("place:5",),
                otherwise="You could answer at 11 instead. Here we look at your stone on 5.",
                shows=_HAND,
            ),
            Step(
                "remove",
                "Remove a stone",
                "Tap it once more to remove it.",
                "It goes back to your hand, and Red must answer it as if you had added it. On your next turn you can’t "
                "put a 3-stone back on 5.",
                ("place:5", "place:5"),
                "-3@5",
                otherwise="You could do that. Here we remove the 3-stone from 5.",
                then=("-3@8",),
                shows=_HAND,
            ),
            Step(
                "old",
                "The Old Stone",
                "Red removed a 3-stone too. Now tap your Old Stone.",
                "It’s smooth and has no number. If you add it, Red must add a stone at the nearest empty position; if "
                "you remove it, Red must remove its nearest stone.",
                ("stone:0",),
                otherwise="You could choose another stone. Here we try the Old Stone.",
                shows=_HAND,
            ),
            Step(
                "nearest",
                "The nearest position",
                "Add the Old Stone at 5.",
                "Red’s stone is on 6, so the nearest empty position is 4. That’s where Red must go.",
                ("stone:0", "place:5"),
                "+O@5",
                otherwise="You could do that. Here we add the Old Stone at 5.",
                then=("+2@4",),
                shows=_HAND,
            ),
            Step(
                "refused",
                "Ask why not",
                "Red’s 2-stone leads to 2 and 6. Tap Red’s stone on 6.",
                "You can tap anything. If the rules don’t allow it, you’ll read why, and Why? shows you the rule.",
                ("place:6",),
                otherwise="That’s your answer, but first tap Red’s stone on 6.",
                refused=True,
                shows=_HAND,
            ),
            Step(
                "forced",
                "Only one answer",
                "Tap your 4-stone on 2 twice.",
                "You can’t pass, and this is the only answer left: remove the stone. Then Red must answer that.",
                ("place:2", "place:2"),
                "-4@2",
                otherwise="Here we remove your 4-stone from 2.",
                shows=_HAND,
            ),
            Step(
                "win",
                "Leave no answer",
                "Win the game: add a 2-stone at 5.",
                "This is another game. Red added a 4-stone at 1, which sends you to 5. Your own stones are on 3 and "
                "7, two steps from there: Red has no answer to a 2-stone.",
                ("stone:2", "place:5"),
                "+2@5",
                position="R4 . B1 . . . B3 . R5 . . . b +4@1 - 20",
                otherwise="Red could answer that. A 2-stone at 5 wins at once.",
                shows=_HAND,
            ),
        ),
        "Red has no answer, so you win. That’s the whole idea: each move says where the next one must go.",
    ),
)
