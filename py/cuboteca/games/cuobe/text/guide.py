"""The rules of Cu[o]be in our own words, with lines of play to click through."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.text import guide_dangers, guide_ends, guide_harm, guide_rooms
from cuboteca.play.view import Chapter

CHAPTERS: Final = (
    Chapter(
        "idea",
        "The idea",
        (
            "You wake in the Atrium, in the middle of a house of 25 rooms. The others lie face down, and nobody knows "
            "which is which. Somewhere are five keys, and somewhere is the Exit.",
            "All play together against the house. Find the keys, bring them to the Exit and use them there: then you "
            "can leave. Whoever gets out has won. Whoever is still inside when the green cards run out has lost.",
        ),
        (guide_rooms.FIRST_TURN,),
        ("C-1", "C-2", "C-3", "C-10", "C-22"),
    ),
    Chapter(
        "turn",
        "A turn",
        (
            "A turn has four parts. You wake up if you slept, and what haunts the house acts. You draw a green card "
            "and do what it says. You count your dice: three, one more without a wound, one more without panic. Then "
            "you act.",
            "A die is a step, a try at a lock, a talent, or what the room offers. A fight takes as many as you like. "
            "All else is free: using tools, giving them away, taking up finds. Do it in any order; dice that are left "
            "at the end are lost.",
            "Where a card says “if you like” you may leave it. All else must be done, as far as it can be.",
        ),
        (guide_harm.COUNTING, guide_harm.GAINING),
        ("C-11", "C-12", "C-13", "C-14", "C-15", "C-16", "C-17", "C-18", "C-20", "C-115"),
    ),
    Chapter(
        "walking",
        "Walking",
        (
            "A step leads to one of the four rooms beside yours. A room that nobody has seen is turned up as you walk "
            "in; many give you a card when they are first seen, blue if you are lucky and green if you are not. Then "
            "the room does what it does to whoever walks in.",
            "Corridors have arrows, and nobody walks through their walls. An arrow at the edge of the house leads out "
            "and in again on the far side. For a second die you take somebody along.",
            "Some cards and rooms throw you elsewhere. Then walls and locks do not count, and the room where you land "
            "leaves you alone.",
        ),
        (guide_rooms.CORRIDOR, guide_rooms.EDGE, guide_rooms.ALONG, guide_rooms.MIRRORS),
        (
            *("C-30", "C-31", "C-32", "C-33", "C-34", "C-36", "C-37", "C-38", "C-39"),
            *("C-40", "C-41", "C-42", "C-111", "C-112"),
        ),
    ),
    Chapter(
        "finding",
        "Searching and carrying",
        (
            "Nine rooms bear a number to search for. Roll a die there: all rooms seen so far with the number that you "
            "rolled get a find, yours or not. A find is a blue card for whoever takes it up. The die shows 0, 1, 1, 2, "
            "2 and 3, and 0 finds nothing.",
            "Blue cards are keys, tools, talents and syndromes. A tool is used once and free of charge. A talent stays "
            "and costs a die each time. A syndrome is a burden, and stays as well.",
            "Three players or more carry three tools each, one talent and one syndrome; two carry four, two and two, "
            "and one alone five, three and three. Keys count as tools. What is too much at the end of your turn goes "
            "to somebody in your room, into your chest, or is dropped.",
        ),
        (guide_rooms.SEARCHING, guide_rooms.SURPLUS, guide_rooms.CHEST),
        (
            *("C-23", "C-24", "C-25", "C-26", "C-35", "C-55", "C-56", "C-57", "C-58"),
            *("C-60", "C-61", "C-62", "C-63", "C-64"),
        ),
    ),
    Chapter(
        "locks",
        "Locks",
        (
            "A locked room lets everybody in and nobody out. Some locks are printed on their room, others are put "
            "there by cards. A die, rolled in the room, may break one open: 0 fails, 1 opens it and leaves a trap, 2 "
            "and 3 open it.",
            "Some tools open a lock from anywhere, and with no risk.",
        ),
        (guide_rooms.VAULT, guide_rooms.PICKS),
        ("C-45", "C-46", "C-47", "C-48", "C-49", "C-50"),
    ),
    Chapter(
        "shifting",
        "The house moves",
        (
            "A room that shifts pushes its whole row or column one room on. The one pushed out comes in again at the "
            "other end. Whoever and whatever is in a room moves with it.",
            "Ticks shift your own room. The Pusher and the Puller shift when you walk into them. With the Control "
            "Room, a Winch or some events you choose for yourselves, and bring the Exit nearer.",
        ),
        (guide_rooms.TICK, guide_rooms.PUSHER, guide_rooms.CONTROL),
        ("C-21", "C-52", "C-53", "C-54", "C-117"),
    ),
    Chapter(
        "harm",
        "Wounds, panic and sleep",
        (
            "Five wounds are death: your tools are dropped, and your chest is open to all. Five panic is insanity: you "
            "play on to the end, but hold no cards, and every further panic is a wound.",
            "End your turn in a room with a spawn and your panic rises by one.",
            "Sleep ends your turn. You wake when your next one begins; until then panic comes as wounds. Somebody may "
            "carry you away, and anything that heals you heals you asleep as well.",
        ),
        (guide_harm.CALMING, guide_harm.INSANE, guide_harm.SLEEPING),
        ("C-94", "C-95", "C-96", "C-97", "C-98", "C-99", "C-100", "C-113", "C-114", "C-119"),
    ),
    Chapter(
        "fighting",
        "Fighting",
        (
            "Take as many dice as you like and roll them. Add weapons, now that you see what you need: tools are used "
            "up, a talent costs a die that is left. Against you stand the spawn’s power and your own panic.",
            "The lower side suffers: you a wound, or the spawn a loss of one power. On a tie both do. A spawn without "
            "power is destroyed, and your panic falls by one.",
            "While a spawn is in a room nobody searches there or uses what the room offers.",
        ),
        (guide_dangers.FIGHTING, guide_dangers.LOSING, guide_dangers.DESTROYING, guide_dangers.SPIDER),
        ("C-27", "C-80", "C-85", "C-86", "C-87", "C-88", "C-89", "C-118"),
    ),
    Chapter(
        "traps",
        "Traps",
        (
            "A trap does nothing until a trigger comes. Then everybody in a trapped room takes a wound, wherever they "
            "are. A room is trapped by a token, by its own print, by a stripe that runs through its row or column, or "
            "by the Ghoul; never more than once.",
            "A trigger that hits nobody leaves a trap in the room of whoever’s turn it is. So the house grows more "
            "dangerous all the time.",
        ),
        (
            guide_harm.TRIGGER,
            guide_harm.TRIGGER_MISSING,
            guide_harm.STRIPE,
            guide_harm.CUTTING,
        ),
        ("C-90", "C-91", "C-92", "C-93"),
    ),
    Chapter(
        "spawns",
        "Six that haunt the house",
        (
            "The Ghoul traps its row and its column. The Clown changes places with whoever’s turn begins, and the "
            "Tentacles follow. The Troll makes the others stronger by one. Of the Spiders there are more each turn in "
            "which none is killed. The Twins steal three blue cards each and give one back for each fight that they do "
            "not win.",
            "Some cards lure the nearest spawn to you. Distance is counted along rows and columns, through walls.",
        ),
        (
            guide_dangers.GHOUL,
            guide_dangers.CLOWN,
            guide_dangers.SPIDERS,
            guide_dangers.TWINS,
            guide_dangers.LURING,
        ),
        (
            *("C-70", "C-71", "C-72", "C-73", "C-74", "C-75", "C-76", "C-77", "C-78", "C-79"),
            *("C-81", "C-82", "C-83", "C-116"),
        ),
    ),
    Chapter(
        "out",
        "Getting out",
        (
            "In the Exit you use your keys, free, as long as no spawn is there. They may come one by one, and anybody "
            "may bring them. When the fifth is in, whoever is awake in the Exit may leave.",
            "Those who have left have won, whatever becomes of the others. Better still: nobody stays behind.",
        ),
        (guide_ends.LAST_KEY, guide_ends.BARRED),
        ("C-105", "C-106"),
    ),
    Chapter(
        "clock",
        "The deck is the clock",
        (
            "Each turn takes a green card, and some discoveries take one more. When the last is drawn, that turn is "
            "the last of the game. How many are left stands beside the house; a round costs one for each of you.",
            "The game is also over when nobody living is left inside, and you may all agree to give up.",
        ),
        (guide_ends.LAST_CARD,),
        ("C-107", "C-108", "C-109"),
    ),
    Chapter(
        "variants",
        "How hard, and what else",
        (
            "Easy, normal and hard differ in how many spawns and triggers come, and in what is left out to help or to "
            "hurt. The set-up deals keys, spawns and the rest evenly through the decks; the quick one shuffles all.",
            "With specialists everybody begins with a talent. Brutal leaves a trap with everybody when a trigger hits "
            "nobody. A short game ends at the first death. You can even agree to fight each other.",
            "The set-up asks how hard it shall be. All else is under House rules there, and so are the cards: whoever "
            "makes a deck of their own can bring it as a file.",
        ),
        (guide_ends.BRUTAL, guide_ends.DUEL),
        ("C-4", "C-5", "C-6", "C-7", "C-8", "C-110"),
    ),
)
