"""The rules of Cu[o]be in our own words, with lines of play to click through; here are those of its ends."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.text import guide_dangers, guide_harm, guide_rooms
from cuboteca.games.cuobe.text.guide_positions import BLUE_BUT_ALL_KEYS, GREEN_BUT_A_SPAWN, position
from cuboteca.play.view import Chapter, Line

LAST_KEY: Final = Line(
    "last-key",
    position(2, "c4=R02", "c3 w0 p0 alive tools=K1", "c4 w0 p0 alive", blue=BLUE_BUT_ALL_KEYS, keys="K2,K3,K4,K5"),
    ("go N", "key K1", "exit", "exit"),
    (
        "Four keys are activated. Ada has the last one, and Bo is waiting in the Exit.",
        "Ada moves in.",
        "She activates the key for free. That’s the fifth, so the Exit is open, and Bo can leave at once.",
        "Bo leaves.",
        "Ada leaves too. You’ve all got out, and you’ve won.",
    ),
    standings=True,
)

BARRED: Final = Line(
    "barred",
    position(
        3,
        "a1=R07 c4=R02",
        "c4 w2 p0 alive tools=K1",
        "a1 w0 p2 alive",
        spawns="Troll@c4:1",
        blue=BLUE_BUT_ALL_KEYS,
        green=GREEN_BUT_A_SPAWN,
        keys="K2,K3,K4,K5",
    ),
    ("fight Troll 3", "roll > 2 3 3", "key K1", "exit", "green > E02"),
    (
        "The Troll is in the Exit, so Ada can’t activate her key.",
        "She fights it with all her dice.",
        "8 against 1. She destroys it.",
        "Now she activates the last key.",
        "She leaves and wins. Bo is far away, and it’s Bo’s turn.",
        "Bo has at most one turn for each green card left.",
    ),
    standings=True,
)

LAST_CARD: Final = Line(
    "last-card",
    (
        "? ? ? ? ? / ? ? R02 ? ? / ? R07 R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | "
        "- | "
        "P1@b3 w0 p0 alive | "
        "P2@c3 w0 p0 alive | "
        "blue=6.6.6.6.6:0.1.1.4/0.1.1.4/0.1.1.4/0.1.1.4/0.1.1.4:0/5/5/20 "
        "green=0.0.0.1:0.0.0/0.0.0/0.0.0/0.0.1:0/0/1+0 "
        "passed=W1,X1,X2,E01,E03,E04,E05,E06,E07,E08,E09,W2,X3,X4,E10,E11,E12,E13,E14,E15,E16,E17,W3,X5,E18,"
        "E19,E20,E21,E22,C1,C2,W4,X6,C3,C4,C5,C6,C7,C8 dropped=- removed=- keys=K1,K2,K3,K4,K5 | "
        "turn 1 P1 dice 0 change 0 killed 0 on | "
        "action:P1"
    ),
    ("end", "green > E02", "go N", "end", "exit"),
    (
        "All keys are activated, and one green card is left. Ada is two rooms from the Exit, Bo one.",
        "Ada has no dice left, so it’s Bo’s turn.",
        "The last card. This turn is the last of the game.",
        "Bo moves into the Exit.",
        "Bo’s turn is over, but Bo can still choose to leave.",
        "Bo leaves and wins. Ada is still inside when the game ends, so she loses.",
    ),
    standings=True,
)


CHAPTERS: Final = (
    Chapter(
        "idea",
        "The idea",
        (
            "You wake up in the Atrium, in the middle of 25 rooms. The others lie face down, and no player "
            "knows which is which. Five keys are hidden somewhere, and so is the Exit.",
            "You all play together. Find the keys, take them to the Exit and activate them there. "
            "Then you can leave, and each player who leaves wins. If you’re still inside when the green cards run "
            "out, you lose.",
        ),
        (guide_rooms.FIRST_TURN,),
        ("C-1", "C-2", "C-3", "C-10", "C-22"),
    ),
    Chapter(
        "turn",
        "A turn",
        (
            "A turn has four parts. You wake up if you were asleep, and the spawns act: they’re the monsters of "
            "the game. You draw a green card and do what it says. You get your dice: three, plus one if you have no "
            "wounds, plus one if you have no panic. Then you act.",
            "For one die you move, search, try to brute-force a lock, use a talent or use the room’s dice effect: what "
            "it does when you spend or roll a die there. A fight takes as many dice as you like. Everything else is "
            "free: using and giving tools, opening your chest, taking find tokens. Act in any order. You lose the dice "
            "you don’t use.",
            "If part of a card is optional, you’re offered Skip. You must do everything else on it, as far as "
            "possible.",
        ),
        (guide_harm.COUNTING, guide_harm.GAINING),
        ("C-11", "C-12", "C-13", "C-14", "C-15", "C-16", "C-17", "C-18", "C-20", "C-115"),
    ),
    Chapter(
        "walking",
        "Moving",
        (
            "For one die, you move to one of the four adjacent rooms. If no player has discovered that room yet, you "
            "flip it face up first. When you discover them, many rooms give you a blue or a green card. Then the "
            "room’s enter effect follows, if it has one. It happens each time a player moves in.",
            "You can enter and leave a corridor only where it has an arrow. An arrow at the edge of the map takes "
            "you to the room at the opposite edge. For a second die, you take a player in your room along.",
            "Some cards and rooms make you jump straight to another room, or swap rooms with a player. Then walls, "
            "locks and enter effects don’t count.",
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
            "Nine rooms have a search number. Roll a die in one of them: each discovered room with the number you "
            "roll gets a find token, unless it has one. The die shows 0, 1, 1, 2, 2 and 3, and a 0 finds nothing. On "
            "your turn, you can take a find token from your room and draw a blue card.",
            "Blue cards are keys, tools, talents and syndromes. You use a tool once, for free. You keep a talent and "
            "spend a die each time you use it; some work by themselves. A syndrome harms you as long as you have it.",
            "With three or more players, you can each carry three tools, one talent and one syndrome; with two "
            "players, four tools, two talents and two syndromes; on your own, five, three and three. Keys count as "
            "tools. While you carry too much, you can’t move. At the end of your turn, give the surplus to a player in "
            "your room, put it in your chest or drop it.",
            "You can place your chest once per game, in the room you’re in. The tools in it are safe, but you can’t "
            "use them until you take them out. What you drop doesn’t stay in the room: it goes to the dropped pile, "
            "and only a few cards let you retrieve it.",
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
            "You can enter a locked room, but you can’t leave it until you unlock it. Some locks are printed on their "
            "room, others are lock tokens that cards put there. To brute-force a lock, roll a die in the room: a 0 "
            "does nothing, a 1 unlocks it but adds a trap, a 2 or 3 unlocks it.",
            "Some tools and talents unlock a room from anywhere, without any risk. Moving out then costs one more die. "
            "A printed lock opens only until the end of the turn; a lock token is gone for good.",
        ),
        (guide_rooms.VAULT, guide_rooms.PICKS),
        ("C-45", "C-46", "C-47", "C-48", "C-49", "C-50"),
    ),
    Chapter(
        "shifting",
        "Rooms that shift",
        (
            "A room that shifts pushes its whole row or column one room on. The room pushed out comes back in at the "
            "other end. Everything in a room moves with it.",
            "A Tick shifts your own room. When you move into the Pusher, it shifts forwards, the way you’re going. The "
            "Puller shifts backwards. With the Control Room, a Winch and some events, you choose the direction, and "
            "can bring the Exit nearer.",
        ),
        (guide_rooms.TICK, guide_rooms.PUSHER, guide_rooms.CONTROL),
        ("C-21", "C-52", "C-53", "C-54", "C-117"),
    ),
    Chapter(
        "harm",
        "Wounds, panic and sleep",
        (
            "With five wounds, you’re dead: you drop your tools, and other players can open your chest. With five "
            "panic, you’re insane: you play on, but hold no cards, can’t search or use dice effects, and take a "
            "wound whenever your panic would rise.",
            "End your turn in a room with a spawn, and your panic rises by one.",
            "If you fall asleep on your turn, it ends. You wake up at the start of your next one; until then, panic "
            "gives you wounds. Other players can take you along or heal you while you’re asleep.",
        ),
        (guide_harm.CALMING, guide_harm.INSANE, guide_harm.SLEEPING),
        ("C-94", "C-95", "C-96", "C-97", "C-98", "C-99", "C-100", "C-113", "C-114", "C-119"),
    ),
    Chapter(
        "fighting",
        "Fighting",
        (
            "Roll as many of your dice as you like. Then add weapons, now that you know what you need: a tool is used "
            "up, a talent takes another die. You have to beat the spawn’s power plus your own panic.",
            "If your sum is lower, you take a wound. If it’s higher, the spawn loses 1 power. On a tie, both happen. "
            "At power 0 the spawn is destroyed, and your panic falls by one.",
            "Spiders differ: your panic doesn’t count against them, and only killing the last one lowers it.",
            "While a spawn is in a room, you can’t search or use a dice effect there, or activate keys.",
        ),
        (guide_dangers.FIGHTING, guide_dangers.LOSING, guide_dangers.DESTROYING, guide_dangers.SPIDER),
        ("C-27", "C-80", "C-85", "C-86", "C-87", "C-88", "C-89", "C-118"),
    ),
    Chapter(
        "traps",
        "Traps",
        (
            "A trap does nothing until a player draws a Trigger. Then each player in a trapped room takes a wound. A "
            "room is trapped by a token, a printed trap, a room that traps its whole row or column, or the Ghoul, but "
            "never more than once.",
            "If a Trigger wounds no player, it adds a trap to the active player’s room. So the map gets more and "
            "more dangerous.",
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
        "Six spawns",
        (
            "The Ghoul traps its row and column. At the start of your turn, the Clown swaps with you, and then the "
            "Tentacles jump to you. The Troll adds 1 to the power of all other spawns except spiders.",
            "The Spiders arrive in all four adjacent rooms. While any are left, one more spawns each turn, unless a "
            "player killed one the turn before. The Twins are the Twin and the Sister: each steals three cards from "
            "the blue deck. Each time you win or tie a fight against her, you take one of them.",
            "Some cards attract the closest spawn: it jumps to your room. Count the distance along rows and columns, "
            "through walls.",
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
            "You can activate your keys in the Exit, for free, while no spawn is there. Any player can bring keys, "
            "one at a time or several. Once the fifth is activated, each player who’s awake in the Exit can leave.",
            "If you leave, you win, whatever happens to the others. Better still: leave no player behind.",
        ),
        (LAST_KEY, BARRED),
        ("C-105", "C-106"),
    ),
    Chapter(
        "clock",
        "The deck is the clock",
        (
            "Each turn takes a green card, and some discoveries take one more. The turn in which you draw the last "
            "one is the last of the game. The clock shows how many are left; a round costs one for each of you.",
            "The game also ends when no living player is inside, or when you all agree to surrender.",
        ),
        (LAST_CARD,),
        ("C-107", "C-108", "C-109"),
    ),
    Chapter(
        "variants",
        "Difficulty and variants",
        (
            "Easy, Normal, Hard and Nightmare differ in how many spawns and triggers there are, and in which cards "
            "stay in the box. In Nightmare, even the best team-mates get out only about every other time.",
            "The advanced setup spreads keys, spawns and the rest evenly through the decks; the quick one just "
            "shuffles them.",
            "With Specialist, each of you starts with a talent, but with six players one gets none. With Brutal, a "
            "Trigger that wounds no player adds a trap to every player’s room. A short game ends with the first "
            "death. With PVP, you can even fight each other.",
            "You’ll find all this when you set up a game, most of it under Rule options. There you can also use a deck "
            "of your own, from a file.",
        ),
        (guide_harm.BRUTAL, guide_dangers.DUEL),
        ("C-4", "C-5", "C-6", "C-7", "C-8", "C-110", "C-120"),
    ),
)
