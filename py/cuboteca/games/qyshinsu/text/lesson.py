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
                "You’re Black. You have two stones of each number from 1 to 5, and two smooth Old Stones. Count the "
                "petals: that’s a stone’s number.",
                ("stone:4",),
                position=". . . . . . . . . . . . b - - 0",
                otherwise="You could start with any stone. Here we try a 4-stone.",
                shows=_HAND,
            ),
            Step(
                "add",
                "Add a stone",
                "Now tap position 2 on the ring.",
                "The first stone can go anywhere. Once it’s on the ring, it stays where it is: stones never slide.",
                ("stone:4", "place:2"),
                "+4@2",
                otherwise="That works in a game. Here we add the 4-stone at 2.",
                then=("+1@6",),
                shows=_HAND,
            ),
            Step(
                "place",
                "Answer a number",
                "Red’s 1-stone sends you one step away. Tap position 5.",
                "Your 4-stone sent Red four steps along the ring, so Red added a 1-stone at 6. One step from there "
                "are 5 and 7.",
                ("place:5",),
                otherwise="You can choose your stone first, too. Here we start with position 5.",
                shows=_HAND,
            ),
            Step(
                "choose",
                "Choose the number",
                "Choose your stone: tap a 3-stone.",
                "You’re told where to go, but not with what. Three steps from 5 are 2 and 8, and your own stone is on "
                "2. That leaves Red only 8.",
                ("place:5", "stone:3"),
                "+3@5",
                otherwise="You could do that. Here we add a 3-stone at 5.",
                then=("+3@8",),
                shows=_HAND,
            ),
            Step(
                "own",
                "Your own stone",
                "Red’s 3-stone leads to 5 and 11. Tap your stone on 5.",
                "Position 11 is empty, so you could add a stone there. On 5 is a stone of your own: you can answer by "
                "removing it.",
                ("place:5",),
                otherwise="You could answer at 11 instead. Here we look at your stone on 5.",
                shows=_HAND,
            ),
            Step(
                "remove",
                "Remove a stone",
                "Tap it once more to remove it.",
                "It goes back to your hand. A stone that’s removed counts just like one that’s added: Red must answer "
                "three steps from 5.",
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
                "It’s the smooth one. It has no number: if you add it, Red must add a stone at the nearest empty "
                "position.",
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
                "You can’t pass, and this is the only answer left: remove the stone. Red must answer that in turn.",
                ("place:2", "place:2"),
                "-4@2",
                otherwise="Here we remove your 4-stone from 2.",
                shows=_HAND,
            ),
            Step(
                "win",
                "Leave no answer",
                "Win the game: add a 2-stone at 5.",
                "Red added a 4-stone at 1, which leads you to 5. Your stones are on 3 and 7, two steps either side. "
                "Where can Red answer a 2-stone? Nowhere.",
                ("stone:2", "place:5"),
                "+2@5",
                position="R4 . B1 . . . B3 . R5 . . . b +4@1 - 20",
                otherwise="Red could answer that. A 2-stone at 5 wins at once.",
                shows=_HAND,
            ),
        ),
        "You leave no answer, so you win. That’s the whole idea: every move says where the answer must go.",
    ),
)
