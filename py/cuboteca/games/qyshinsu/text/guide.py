"""The rules of Qyshinsu in our own words, with lines of play to click through."""

from __future__ import annotations

from typing import Final

from cuboteca.play.view import Chapter, Line

_START: Final = ". . . . . . . . . . . . b - - 0"

_FIRST_STONES: Final = Line(
    "first-stones",
    _START,
    ("+4@2", "+1@6", "+3@5"),
    (
        "The ring is empty, and Black goes first. Any stone can go to any position.",
        "Black added a 4-stone at 2. Red must answer four steps away: at 6 or 10.",
        "Red added a 1-stone at 6. Black must answer one step away: at 5 or 7.",
        "Black’s 3-stone on 5 leads to 2 and 8. Black’s own stone is on 2, so only 8 is open to Red.",
    ),
)
_REMOVING: Final = Line(
    "taking-back",
    ". B4 . . R5 . R2 . . . . . r - - 20",
    ("-5@5", "+1@12"),
    (
        "A stone that is removed counts just like one that is added.",
        "Red removed the 5-stone from 5. Five steps away are 10 and 12. Both are empty, so Black can add at either.",
        "Black added a 1-stone at 12. Black couldn’t remove the stone on 2: the 5-stone didn’t lead there.",
    ),
)
_OLD_ADDED: Final = Line(
    "old-added",
    ". . B2 R3 R2 B1 . R1 B3 . . . b - - 20",
    ("+O@7", "+4@10"),
    (
        "Black is about to add an Old Stone at 7.",
        "Black added an Old Stone at 7. The nearest empty position is 10: Red must add a stone there.",
        "Red’s 4-stone on 10 leads to 2 and 6.",
    ),
)
_SECOND_EXAMPLE: Final = Line(
    "old-taken",
    ". R2 . B2 . . B3 R1 BO . . . b +1@8 - 20",
    ("-O@9", "-1@8", "-3@7"),
    (
        "Red’s 1-stone on 8 leads to 7 and 9. Black’s stones are on both, so Black must remove one of them.",
        "Black removed the Old Stone from 9. Red must remove their nearest stone: the 1-stone on 8.",
        "Red’s 1-stone led to 7 and 9, so Black can remove the 3-stone from 7 or add a stone at 9. A 2-stone doesn’t "
        "fit on 9, because two are already on the ring; nor does an Old Stone, because Black has just removed one from "
        "there.",
        "Black removed the 3-stone from 7. Red must answer three steps away. Black’s stone is on 4, so only 10 is "
        "open.",
    ),
)
_THIRD_EXAMPLE: Final = Line(
    "both-precepts",
    ". . RO B1 B3 . . R2 . B2 . . r - - 20",
    ("-O@3", "-1@4", "+4@3"),
    (
        "Red is about to remove the Old Stone from 3.",
        "Black’s nearest stone is the 1-stone on 4, so Black must remove it.",
        "The 1-stone leads to 3 and 5. Black’s stone is on 5, so Red must add at 3: a 1-, 3-, 4- or 5-stone. Two "
        "2-stones are already on the ring, and Red has just removed an Old Stone from there.",
        "Red chose a 4-stone, which leads Black to 7 and 11.",
    ),
)
_FIRST_ENDING: Final = Line(
    "ending-added",
    "B2 . . . . . R3 . R4 . . . r - - 20",
    ("+1@8",),
    (
        "Red’s stones are on 7 and 9, with an empty position between them.",
        "Red’s 1-stone on 8 leads to 7 and 9, and Red’s stones are on both. Black can’t move: Red wins.",
    ),
)
_SECOND_ENDING: Final = Line(
    "ending-old",
    "BO . . . B3 . . . . . . . b - - 20",
    ("-O@1",),
    (
        "Red has no stones on the ring.",
        "Black removed the Old Stone. Red must remove a stone too, and has none: Black wins.",
    ),
)
_THIRD_ENDING: Final = Line(
    "ending-taken",
    ". R2 . R3 . B1 . . . . . R4 r - - 20",
    ("-2@2",),
    (
        "Red’s 2-stone is on 2. Two steps away, on 4 and 12, are two more of Red’s stones.",
        "Red removed the 2-stone. It leads to 4 and 12, and Red’s stones are on both: Red wins.",
    ),
)

CHAPTERS: Final = (
    Chapter(
        "idea",
        "The idea",
        (
            "Two players share a ring of twelve positions. You each have twelve stones: two Old Stones, which are "
            "smooth, and two of each number from 1 to 5. Count the petals on a stone: they’re its number.",
            "Every move says where the answer must go. Leave your opponent without an answer, and you win. In the "
            "game’s own words, you have returned to the Way.",
            "Black goes first and adds any stone, at any position. The options can change that.",
        ),
        (_FIRST_STONES,),
        ("Y-1", "Y-2", "Y-16"),
    ),
    Chapter(
        "turn",
        "Your turn",
        (
            "On your turn you do one thing: add a stone from your hand at an empty position, or remove one of your "
            "stones from the ring and put it back in your hand. You can’t pass. A stone with a small arrow on it can "
            "be removed this turn.",
            "Stones never slide along the ring. Once you’ve removed a stone, you can use it again later.",
        ),
        (),
        ("Y-1", "Y-3", "Y-4", "Y-18"),
    ),
    Chapter(
        "numbers",
        "Answering a number",
        (
            "If your opponent added or removed a numbered stone, count that many steps from its position, in both "
            "directions. Answer at one of those two positions: add a stone if it’s empty, or remove your own stone. "
            "You can’t answer where your opponent’s stone is.",
            "Only the number on your opponent’s stone matters. If you add a stone, you choose which.",
        ),
        (_REMOVING,),
        ("Y-6", "Y-7", "Y-8"),
    ),
    Chapter(
        "old",
        "Answering the Old Stone",
        (
            "If your opponent added an Old Stone, you must add a stone at the empty position nearest to it. "
            "If your opponent removed one, you must remove your own stone nearest to where it was.",
            "Count in both directions. If two positions are equally near, you choose, unless the options say "
            "otherwise.",
        ),
        (_OLD_ADDED, _SECOND_EXAMPLE),
        ("Y-9", "Y-10", "Y-11", "Y-12"),
    ),
    Chapter(
        "precepts",
        "Three precepts",
        (
            "First: you add and remove only your own stones.",
            "Second: no more than two stones of a type can be on the ring, and both colours count. A stone you "
            "can’t add now is dimmed in your hand.",
            "Third: after you remove a stone, you can’t add one of the same type at that position on your next turn. "
            "Other types can go there, and that type can go somewhere else. The options can make it two turns, or turn "
            "it off.",
        ),
        (_THIRD_EXAMPLE,),
        ("Y-5", "Y-13", "Y-14", "Y-15"),
    ),
    Chapter(
        "end",
        "How it ends",
        (
            "You lose if it’s your turn and you can’t move. It can happen in four ways.",
            "1. Your opponent’s stones are on both positions where you must answer.",
            "2. Your opponent removed an Old Stone and you have no stones on the ring.",
            "3. Your opponent added an Old Stone and the ring is full.",
            "4. The only position left to you is empty, but nothing fits there: you’ve just removed a stone of one "
            "type from it, and two of every other type are on the ring.",
            "Unless the options say otherwise, the game is a draw when the same stones are on the same positions for "
            "the third time, with the same player to move and the same last moves by each player. You can also "
            "resign, or offer a draw before your move. Your opponent accepts it, or simply plays on.",
        ),
        (_FIRST_ENDING, _SECOND_ENDING, _THIRD_ENDING),
        ("Y-16", "Y-17", "Y-19", "Y-21", "Y-24"),
    ),
    Chapter(
        "options",
        "Options",
        (
            "You can let Red go first, or draw the first player at random; rule out an Old Stone as the first stone; "
            "and let the second player swap colours once, after the first stone, which keeps the first move fair.",
            "You can play without the third precept, or have it last two turns. If two positions are equally near an "
            "Old Stone, you can allow only the clockwise one.",
            "You can set a turn limit, after which the game is a draw, and turn off the draw by repetition.",
        ),
        (),
        ("Y-2", "Y-11", "Y-14", "Y-19", "Y-20", "Y-23"),
    ),
)
