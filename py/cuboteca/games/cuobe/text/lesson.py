"""The three lessons of Cu[o]be: walking, searching and carrying; dangers and fights; the moving house."""

from __future__ import annotations

from typing import Final

from cuboteca.play.lesson import Lesson, Step

_HAND: Final = ("hand",)
_ROW: Final = ("actions",)
_BOTH: Final = ("hand", "actions")

_CARRY: Final = Lesson(
    "carry",
    "walk, search and carry",
    (
        Step(
            "look",
            "Look around",
            "Tap the Pantry, the lit room.",
            "You’re in the Atrium. A tap on a room that isn’t next to yours only looks. To look at an adjacent one, "
            "hold it.",
            ("room:c5",),
            position="? ? R08 ? ? / ? ? R24 R02 ? / ? ? R01 ? ? / ? ? ? ? ? / ? ? ? ? ? | - | P1@c3 w0 p0 alive | "
            "P2@c3 w0 p0 alive | blue=6.7.7.7.7:1.1.1.3/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/19 "
            "green=10.11.9.9:1.2.7/1.2.8/1.1.7/1.1.7:4/6/21+8 passed=E02 dropped=- removed=T07 keys=- | "
            "turn 1 P1 dice 5 change 0 killed 0 on | action:P1",
            otherwise="You could do that, too. Here we look at the Pantry first.",
            shows=_HAND,
        ),
        Step(
            "close",
            "A room with a 1",
            "Close it again.",
            "You can search in the Pantry, and its number is 1. You’ll need that number in a moment.",
            ("put-down",),
            otherwise="You could do that, too. Here we close the Pantry first.",
            shows=_HAND,
        ),
        Step(
            "discover",
            "Discover a room",
            "Tap the undiscovered room to the east.",
            "A move costs 1 die, and you have 5 of them. Nobody knows what’s in there until someone walks in.",
            ("room:d3",),
            "go E",
            otherwise="You could do that, too. Here we walk east.",
            then=("reveal > R07", "blue > T16"),
            shows=_HAND,
        ),
        Step(
            "search",
            "Search",
            "Tap Search.",
            "You drew a blue card for discovering the Workshop. Now search: you roll a die, 0 to 3, and each "
            "discovered room with the number rolled gets a find token.",
            ("deed:search",),
            "search",
            otherwise="You could do that, too. Here we search the Workshop.",
            then=("roll > 1",),
            shows=_HAND,
        ),
        Step(
            "find",
            "A lucky 1",
            "Tap Take.",
            "There’s a find token here now, and one in the Pantry. Each stays until it’s taken. Taking one is free and "
            "gets you a blue card.",
            ("deed:find",),
            "pick",
            otherwise="You could do that, too. Here we take the find token.",
            then=("blue > K1",),
            shows=_HAND,
        ),
        Step(
            "thermos",
            "Your tools",
            "A key. But first tap your Thermos.",
            "You got it when you discovered the Workshop. Blue cards are tools (used once), talents (kept), syndromes "
            "(bad, and they stay) and keys.",
            ("card:T16",),
            otherwise="You could do that, too. Here we look at the Thermos.",
            shows=_HAND,
        ),
        Step(
            "use",
            "Use a tool",
            "Tap Use it.",
            "It’s free, and then the tool is out of the game. In a game of two you can hold 4 tools, keys included. "
            "With a fifth you can’t move: drop or use one.",
            ("do:use_T16",),
            "use T16",
            otherwise="You could do that, too. Here we use the Thermos.",
            shows=_HAND,
        ),
        Step(
            "bring",
            "Bring a friend",
            "Tap Bring.",
            "A few turns later, Player 2 is with you, and hurt. When you move, you can bring a player along for 1 more "
            "die.",
            ("deed:carry",),
            position="? ? R08f ? ? / ? ? R24 R02 ? / ? ? R01 R07 ? / ? ? ? ? ? / ? ? ? ? ? | - | "
            "P1@d3 w0 p0 alive tools=K1,T03 | P2@d3 w2 p0 alive | "
            "blue=3.7.7.7.7:0.1.1.1/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:4/5/5/17 "
            "green=8.11.9.9:1.2.5/1.2.8/1.1.7/1.1.7:4/6/19+8 passed=E02,E10,E21 dropped=- removed=T07,T16 keys=- | "
            "turn 3 P1 dice 2 change 0 killed 0 on | action:P1",
            otherwise="You could do that, too. Here we bring Player 2 along.",
            shows=_HAND,
        ),
        Step(
            "exit",
            "To the Exit",
            "Tap the Exit.",
            "All five keys have to get here. Then you can all leave from here.",
            ("room:d4",),
            "go N +P2",
            otherwise="You could do that, too. Here we go to the Exit, both of us.",
            shows=_HAND,
        ),
        Step(
            "key",
            "The first key",
            "Tap Activate.",
            "You can activate a key only here, in the Exit. It’s free.",
            ("deed:key",),
            "key K1",
            otherwise="You could do that, too. Here we activate the key.",
            shows=_HAND,
        ),
        Step(
            "bandage",
            "Help a friend",
            "Tap your Bandage.",
            "Four more keys, and you can all leave. But Player 2 has 2 wounds: with 5, a player is dead.",
            ("card:T03",),
            otherwise="You could do that, too. Here we look at the Bandage.",
            shows=_HAND,
        ),
        Step(
            "heal",
            "Heal a wound",
            "Tap Use it.",
            "It works on you, or on a player in your room. You’re well, so it’s for Player 2.",
            ("do:use_T03",),
            "use T03",
            otherwise="You could do that, too. Here we use the Bandage.",
            shows=_HAND,
        ),
        Step(
            "end",
            "End your turn",
            "Tap End turn, read the card, then tap Continue.",
            "A new turn begins with a green card, and brings new dice: 3, 1 more if you have no wounds, and 1 more if "
            "you have no panic.",
            ("end",),
            "end",
            otherwise="You could do that, too. Here we end the turn.",
            then=("green > E01",),
            shows=_ROW,
        ),
    ),
    "Find five keys, activate them in the Exit, and leave from there, all of you. Now for what stands in your way.",
)

_DANGERS: Final = Lesson(
    "dangers",
    "dangers and fights",
    (
        Step(
            "card",
            "The green card",
            "Tap End turn, read the card, then tap Continue.",
            "Each turn begins with a green card, and few of them are kind. When the last one is gone, so is your time.",
            ("end",),
            "end",
            position="? ? ? ? ? / ? ? R24 R05 ? / ? ? R01 R08 ? / ? ? ? ? ? / ? ? ? ? ? | - | "
            "P1@c3 w0 p0 alive tools=T10 | blue=5.7.7.7.7:1.1.1.2/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/18 "
            "green=10.11.9.9:1.2.7/1.2.8/1.1.7/1.1.7:4/6/21+8 passed=E02 dropped=- removed=T07 keys=- | "
            "turn 1 P1 dice 0 change 0 killed 0 on | action:P1",
            otherwise="You could do that, too. Here we end the turn.",
            then=("green > W1",),
            shows=_ROW,
        ),
        Step(
            "ghoul",
            "A spawn",
            "Put the Ghoul into the Pantry, to the east.",
            "Spawns are what haunts this house, and you choose where this one comes. Where a spawn is, you can’t "
            "search, activate keys or use the room.",
            ("room:d3",),
            "choose d3",
            otherwise="It could come there, too. Here we put it into the Pantry.",
            shows=_HAND,
        ),
        Step(
            "dangers",
            "What threatens you",
            "Tap Dangers.",
            "Whenever you wonder what might happen next, it’s here.",
            ("deed:threats",),
            otherwise="You could do that, too. Here we look at the dangers.",
            shows=_ROW,
        ),
        Step(
            "traps",
            "Traps all around",
            "Read it, then close it.",
            "The Ghoul turns every room in its row and column into a trap. They do nothing until a Trigger comes.",
            ("put-down",),
            otherwise="You could do that, too. Here we close the list first.",
            shows=_HAND,
        ),
        Step(
            "enter",
            "Face it",
            "Walk into the Pantry, to the Ghoul.",
            "You fight a spawn in its own room. Nothing happens to you for walking in.",
            ("room:d3",),
            "go E",
            otherwise="You could do that, too. Here we go to the Ghoul.",
            shows=_HAND,
        ),
        Step(
            "fight",
            "A fight",
            "Tap Fight.",
            "You choose how many dice you roll: more are safer. First you only see how it might go.",
            ("deed:fight",),
            otherwise="You could do that, too. Here we fight the Ghoul.",
            shows=_HAND,
        ),
        Step(
            "more",
            "One more die",
            "Add a die with the plus.",
            "Dice show 0 to 3. Roll more than the Ghoul’s power, and it loses 1 power. Roll less, and you get a wound. "
            "A tie does both.",
            ("dice:more",),
            otherwise="You could do that, too. Here we add a die.",
            shows=_BOTH,
        ),
        Step(
            "roll",
            "Roll",
            "Tap Roll three dice.",
            "Your panic counts for the spawn: with 2 panic, this Ghoul would have 5. You have none.",
            ("confirm",),
            "fight Ghoul 3",
            otherwise="You could do that, too. Here we roll 3 dice.",
            then=("roll > 0 1 1",),
            shows=_BOTH,
        ),
        Step(
            "knife",
            "A bad roll",
            "Tap your Knife.",
            "That’s only 2. But you can add weapons when you’ve seen the roll.",
            ("weapon:T10",),
            otherwise="You could do that, too. Here we add the Knife.",
            shows=_BOTH,
        ),
        Step(
            "add",
            "Enough",
            "Tap Win the fight.",
            "With the Knife it’s 4 against 3. Like any tool, it’s gone then.",
            ("confirm",),
            "+T10",
            otherwise="You could do that, too. Here we add the Knife.",
            shows=_BOTH,
        ),
        Step(
            "won",
            "You win",
            "Tap Continue.",
            "The Ghoul has 2 power left. At 0 it’s destroyed, and your panic falls by 1.",
            ("put-away",),
            otherwise="You could do that, too. Here we put the fight away first.",
            shows=_BOTH,
        ),
        Step(
            "flee",
            "Get away",
            "Go north, into the Infirmary.",
            "If you end your turn where a spawn is, you get 1 panic. With 5 you’re insane, and you can’t hold "
            "anything.",
            ("room:d4",),
            "go N",
            otherwise="You could do that, too. Here we go to the Infirmary.",
            shows=_HAND,
        ),
        Step(
            "trigger",
            "Trigger",
            "Tap End turn, read the card, then tap Continue.",
            "You’re still in the Ghoul’s column, and so in a trap. Let’s hope for the best.",
            ("end",),
            "end",
            otherwise="You could do that, too. Here we end the turn.",
            then=("green > X1",),
            shows=_ROW,
        ),
        Step(
            "heal",
            "Patch yourself up",
            "Tap Heal.",
            "That Trigger has wounded you, and you have only 4 dice. 1 die, spent in the Infirmary, heals it.",
            ("deed:room",),
            "room",
            otherwise="You could do that, too. Here we heal the wound.",
            shows=_HAND,
        ),
    ),
    "Fight what’s in your way, run from the rest, and keep an eye on the traps.",
)

_HOUSE: Final = Lesson(
    "house",
    "the moving house",
    (
        Step(
            "pusher",
            "Push the row",
            "Walk into the Pusher, to the east.",
            "You have the last of the five keys: bring it to the Exit, up there on the left. Watch the row when you "
            "enter the Pusher.",
            ("room:d3",),
            "go E",
            position="R19 R02 ? ? ? / ? ? ? ? ? / ? ? R01 R03 ? / ? ? ? ? ? / ? ? ? ? ? | - | "
            "P1@c3 w0 p0 alive tools=K5 | blue=6.6.6.6.6:0.1.1.4/0.1.1.4/0.1.1.4/0.1.1.4/0.1.1.4:0/5/5/20 "
            "green=10.11.9.9:1.2.7/1.2.8/1.1.7/1.1.7:4/6/21+8 passed=E02 dropped=- removed=- keys=K1,K2,K3,K4 | "
            "turn 1 P1 dice 5 change 0 killed 0 on | action:P1",
            otherwise="You could do that, too. Here we try the Pusher.",
            shows=_HAND,
        ),
        Step(
            "corridor",
            "What’s pushed comes back",
            "Walk into the undiscovered room to the north.",
            "The whole row has moved on by one, with you in it. What’s pushed out comes back at the other end.",
            ("room:e4",),
            "go N",
            otherwise="You could do that, too. Here we go north.",
            then=("reveal > R15", "green > C3"),
            shows=_HAND,
        ),
        Step(
            "wall",
            "A corridor",
            "Try to walk east from here.",
            "Some rooms draw a green card when they’re discovered. This one was a Tick: it shifts the row you’re in. "
            "Now you’re on the far left.",
            ("room:b4",),
            otherwise="You could do that, too. But first try to go east.",
            refused=True,
            shows=_HAND,
        ),
        Step(
            "vault",
            "Follow the arrows",
            "Walk north, into the Vault.",
            "A corridor has ways only where its arrows are; if you discover one, you may choose how it lies. At the "
            "edge, an arrow leads to the other side of the map.",
            ("room:a5",),
            "go N",
            otherwise="You could do that, too. Here we go north.",
            shows=_HAND,
        ),
        Step(
            "force",
            "Locked in",
            "Tap Brute-force.",
            "You can walk into a locked room, but not out of it. For 1 die you can try to break the door open.",
            ("deed:force",),
            "force",
            otherwise="You could do that, too. Here we break the door.",
            then=("roll > 2",),
            shows=_HAND,
        ),
        Step(
            "exit",
            "The way is clear",
            "Walk into the Exit.",
            "A 2 or a 3 opens the lock, until your turn ends. A 1 does as well, but leaves a trap, and a 0 does "
            "nothing.",
            ("room:b5",),
            "go E",
            otherwise="You could do that, too. Here we go to the Exit.",
            shows=_HAND,
        ),
        Step(
            "key",
            "The fifth key",
            "Tap Activate.",
            "The house moves by Ticks, by rooms and by tools. Plan for it, and it’ll carry you.",
            ("deed:key",),
            "key K5",
            otherwise="You could do that, too. Here we activate the key.",
            shows=_HAND,
        ),
        Step(
            "leave",
            "Out of here",
            "Tap Leave.",
            "All five keys are activated. Everyone who leaves wins. Anyone still inside at the end doesn’t.",
            ("deed:leave",),
            "exit",
            otherwise="You could do that, too. Here we leave.",
            shows=_HAND,
        ),
    ),
    "You’re out. In a game, all the rooms but the Atrium are face down and shuffled, the Exit too.",
)

LESSONS: Final = (_CARRY, _DANGERS, _HOUSE)
