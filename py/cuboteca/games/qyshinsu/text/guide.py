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
        "The ring is empty, and Black begins. Any stone may go to any place.",
        "Black’s 4 lies on 2. Four steps one way is 6, four steps the other way is 10: Red must answer there.",
        "Red chose 6, and a 1. Now Black is one step away: 5 or 7.",
        "Black’s 3 on 5 asks for 2 or 8. Black stands on 2 already, so only 8 is left to Red.",
    ),
)
_TAKING_BACK: Final = Line(
    "taking-back",
    ". B4 . . R5 . R2 . . . . . r - - 20",
    ("-5@5", "+1@12"),
    (
        "A stone that is taken back counts just as one that is added.",
        "Red has taken the 5 back from 5. Five steps away lie 10 and 12: both are empty, so Black could add there.",
        "Black added a 1 at 12. The stone on 2 was not asked for, so it could not be taken back.",
    ),
)
_OLD_ADDED: Final = Line(
    "old-added",
    ". . B2 R3 R2 B1 . R1 B3 . . . b - - 20",
    ("+O@7", "+4@10"),
    (
        "Black is about to add an Old Stone at 7.",
        "The nearest empty place is 10, three steps away: 4 to 6 and 8 to 9 are taken. Red must add there.",
        "Red’s 4 on 10 now asks for 2 or 6.",
    ),
)
_SECOND_EXAMPLE: Final = Line(
    "old-taken",
    ". R2 . B2 . . B3 R1 BO . . . b +1@8 - 20",
    ("-O@9", "-1@8", "-3@7"),
    (
        "Red’s 1 on 8 asks for 7 or 9. Black stands on both, and may take either stone back.",
        "Black took the Old Stone back from 9. Red must take back the nearest stone of their own: the 1 on 8.",
        "Now Black may add at 9 or take the 3 back from 7. At 9 a 2 will not do, for two lie on the ring; "
        "nor will the Old Stone, which Black has just taken from there.",
        "Black took the 3 back from 7. Red must answer three steps away, at 4 or 10; Black stands on 4.",
    ),
)
_THIRD_EXAMPLE: Final = Line(
    "both-precepts",
    ". . RO B1 B3 . . R2 . B2 . . r - - 20",
    ("-O@3", "-1@4", "+4@3"),
    (
        "Red is about to take the Old Stone back from 3.",
        "Black’s nearest stone is the 1 on 4. It must be taken back.",
        "That 1 asks for 3 or 5. Black stands on 5, so Red adds at 3: a 1, a 3, a 4 or a 5, "
        "but no 2 and not the Old Stone.",
        "Red chose a 4, which asks Black for 7 or 11.",
    ),
)
_FIRST_ENDING: Final = Line(
    "ending-added",
    "B2 . . . . . R3 . R4 . . . r - - 20",
    ("+1@8",),
    (
        "Red stands on 7 and on 9, with an empty place between them.",
        "Red’s 1 on 8 asks for 7 or 9, and Red stands on both. Black has no move: Red has won.",
    ),
)
_SECOND_ENDING: Final = Line(
    "ending-old",
    "BO . . . B3 . . . . . . . b - - 20",
    ("-O@1",),
    (
        "Red has no stone on the ring.",
        "Black took the Old Stone back. Red must take a stone back too, and has none: Black has won.",
    ),
)
_THIRD_ENDING: Final = Line(
    "ending-taken",
    ". R2 . R3 . B1 . . . . . R4 r - - 20",
    ("-2@2",),
    (
        "Red’s 2 lies on 2, and two steps from it, on 4 and 12, lie two more red stones.",
        "Red took the 2 back from 2. It asks for 4 or 12, and Red stands on both: Black has lost.",
    ),
)

CHAPTERS: Final = (
    Chapter(
        "idea",
        "The idea",
        (
            "Two players share a ring of twelve places. Each has twelve stones: two Old Stones, which bear no mark, "
            "and two each of the numbers 1 to 5.",
            "Every move says where the answer must fall. Leave your opponent without an answer, and you have "
            "returned to the Way: you win.",
            "The first stone may be any stone, at any place. Usually Black puts it there; the options can change that.",
        ),
        (_FIRST_STONES,),
        ("Y-1", "Y-2", "Y-16"),
    ),
    Chapter(
        "turn",
        "Your turn",
        (
            "On your turn you do one thing: add a stone from your hand at an empty place, or take one of your stones "
            "back from the ring into your hand. You may not pass.",
            "Stones never slide along the ring. A stone taken back may be used again later.",
        ),
        (),
        ("Y-1", "Y-3", "Y-4", "Y-18"),
    ),
    Chapter(
        "numbers",
        "Answering a number",
        (
            "If your opponent has just moved a numbered stone, count that number of steps from its place, both ways. "
            "You must play at one of those two places: add a stone if it is empty, or take back your own stone.",
            "It makes no difference whether the stone was added or taken back. Only its number binds you; "
            "which stone you answer with is your choice.",
        ),
        (_TAKING_BACK,),
        ("Y-6", "Y-7", "Y-8"),
    ),
    Chapter(
        "old",
        "Answering the Old Stone",
        (
            "If an Old Stone was added, you must add a stone at the nearest empty place. "
            "If an Old Stone was taken back, you must take back your own nearest stone.",
            "Nearness is counted both ways. If two places are equally near, you choose, unless the options say "
            "otherwise.",
        ),
        (_OLD_ADDED, _SECOND_EXAMPLE),
        ("Y-9", "Y-10", "Y-11", "Y-12"),
    ),
    Chapter(
        "precepts",
        "Three precepts",
        (
            "First: you touch only your own stones.",
            "Second: no more than two stones of a kind lie on the ring, and both colours count together. "
            "A kind that is used up is dimmed in your tray.",
            "Third: a stone you have just taken back may not return to the same place on your next turn. "
            "Another stone may go there, and the same stone may go elsewhere. The options can lengthen this ban or "
            "lift it.",
        ),
        (_THIRD_EXAMPLE,),
        ("Y-5", "Y-13", "Y-14", "Y-15"),
    ),
    Chapter(
        "end",
        "How it ends",
        (
            "You lose when it is your turn and you have no move. It happens in four ways: your opponent stands on "
            "both places; you must take a stone back and have none on the ring; you must add a stone and the ring is "
            "full; or a place is empty but no kind may be added there, as two of each lie on the ring already or you "
            "have just taken it back from there.",
            "If the same situation comes up for the third time, the game is a draw, unless the options leave that "
            "out. You may also resign, or offer a draw before your move; your opponent accepts it or simply plays on.",
        ),
        (_FIRST_ENDING, _SECOND_ENDING, _THIRD_ENDING),
        ("Y-16", "Y-17", "Y-19", "Y-21", "Y-24"),
    ),
    Chapter(
        "options",
        "Options",
        (
            "You can let Red begin, or chance decide; forbid the Old Stone as the first stone; and let the second "
            "player change colours once, after seeing the first stone, which keeps the first move fair.",
            "The third precept can be left out, or can hold for two turns. Of two places equally near an Old Stone, "
            "the clockwise one can be made to count.",
            "A game can be given a longest length, after which it is a draw, and the draw by repetition can be "
            "switched off.",
        ),
        (),
        ("Y-2", "Y-11", "Y-14", "Y-19", "Y-20", "Y-23"),
    ),
)
