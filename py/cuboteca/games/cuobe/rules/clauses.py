"""The rule clauses of Cu[o]be, each in a plain sentence or two that stay true under every option.

C-120 is our own (`docs/cuobe.md`).
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

CLAUSES: Final = MappingProxyType(
    {
        "C-1": "You start with a pawn, two chest cubes, no wounds and no panic.",
        "C-2": "The Atrium starts face up in the centre. The other 24 rooms lie shuffled and face down around it.",
        "C-3": "All pawns start in the Atrium.",
        "C-4": "In the quick setup, all blue cards make one shuffled deck, and so do all green cards except three "
        "triggers and the Sister.",
        "C-5": "In the advanced setup, the blue deck has five parts, each shuffled by itself. Each holds a key, a "
        "talent, a syndrome and an even share of the tools.",
        "C-6": "In the Specialist variant, each player starts with a random talent, while they last. The rest "
        "go into the blue deck.",
        "C-7": "In the advanced setup, the green deck has one part for each spawn in the game, with an even share of "
        "the triggers, events and ticks. The Sister stays out.",
        "C-8": "Spawns and triggers that aren’t in the deck are out of the game.",
        "C-10": "Turns go clockwise and skip players who are dead or have left.",
        "C-11": "At the start of your turn you wake up. Then the spawns act: the Clown, the Tentacles, the spiders.",
        "C-12": "Next you draw a green card and resolve it, then you get your dice, then you act.",
        "C-13": "You get 3 dice, +1 if you have no wounds and +1 if you have no panic, counted after the green card. "
        "Cards can add or take dice, never below 0 nor above a limit in the options.",
        "C-14": "Dice you gain or lose later in your turn count at once.",
        "C-15": "Tools, chests, find tokens, keys, giving, dropping and leaving are free. Talents, moves, "
        "searches, brute-forcing locks, room effects and fights cost dice, and you can do everything in any order.",
        "C-16": "A die you spend or roll is gone for this turn.",
        "C-17": "Your turn ends in this order: panic from a spawn in your room, panic from Paranoia, printed locks "
        "close, surplus tools go. Then you check whether the game ends.",
        "C-18": "A green card goes to the passed pile once it’s resolved. A spawn’s card stays out until the spawn is "
        "destroyed.",
        "C-20": "You resolve an event in printed order, and make each choice before you go on. If you don’t have to "
        "choose, you’re offered Skip. All the rest happens in full, as far as it can.",
        "C-21": "A tick shifts the active player’s room in the direction it shows.",
        "C-22": "You keep a tool you draw, even above your tool limit, until the limit is checked.",
        "C-23": "A talent or syndrome you draw is yours. If you’re at your limit, it goes to the next player clockwise "
        "who isn’t. If no player can take it, it replaces one of yours, and if you’re insane it leaves the game.",
        "C-24": "If the blue deck is empty, drawing a blue card does nothing.",
        "C-25": "You use a tool once, then it leaves the game. You can use a talent as often as you like, for 1 die "
        "each time.",
        "C-26": "You use tools and talents only on your own turn, on yourself or a player in your room, unless the "
        "card says otherwise.",
        "C-27": "Weapons count only in a fight.",
        "C-30": "For 1 die you move to an adjacent room. Diagonal rooms aren’t adjacent.",
        "C-31": "For 1 more die you take another player from your room along, asleep or not.",
        "C-32": "When you move to an undiscovered room, you flip it face up, then move in. You can’t look without "
        "moving in.",
        "C-33": "A room with an extra discovery gives one blue or green card, only when it’s discovered.",
        "C-34": "Then the enter effect happens to each player who moved in and is still there, the mover first, unless "
        "the options limit it to the mover. It doesn’t happen after a jump or a swap.",
        "C-35": "If your tools and talents are at their limits, or you’re insane, you can leave a find token in "
        "the room you discover instead of drawing its blue card.",
        "C-36": "You move into and out of a corridor only through its arrows. When it’s discovered, one arrow has to "
        "point to where you came from, and then it stays that way.",
        "C-37": "A corridor’s arrow off the map leads to the room at the other end of the row or column. That arrow "
        "doesn’t lead back.",
        "C-38": "Without such an arrow, you can’t move off the map.",
        "C-39": "To move into a discovered corridor, you need one of its arrows on the side where you enter.",
        "C-40": "A jump takes you straight to a room, and in a swap two pawns trade rooms. Locks, walls and enter "
        "effects don’t count.",
        "C-41": "A player you move goes one room at a time and spends no dice. Locks, walls and enter effects count, "
        "and the player can discover a room.",
        "C-42": "If you jump or swap into an undiscovered room, you discover it, with its extra card, unless the "
        "options leave it face down. Its enter effect doesn’t happen.",
        "C-45": "You can enter a locked room, but you can’t move out until it’s unlocked.",
        "C-46": "A card with an unlock effect opens a lock safely from anywhere. Or you brute-force the lock in your "
        "room: roll 1 die.",
        "C-47": "Brute-forcing a lock does nothing, unlocks the room, or unlocks it and adds a trap token.",
        "C-48": "Unlocking removes a lock token. A printed lock stays open until the end of the turn.",
        "C-49": "Unlocking isn’t moving: walking out costs one more die.",
        "C-50": "A room has at most one lock, printed or token. If no lock token is left, cards can’t lock rooms.",
        "C-52": "A room that shifts pushes its whole row or column one step, with all that’s in it. The room pushed "
        "out comes back in at the other end.",
        "C-53": "When you move into the Pusher, it shifts forwards, the way you move. The Puller shifts backwards.",
        "C-54": "If a card names no direction, the active player chooses one.",
        "C-55": "You can search only in a room with a search number. Roll 1 die: every discovered room with the number "
        "rolled gets a find token if it has none. A 0 finds nothing.",
        "C-56": "If there aren’t enough find tokens, the active player chooses the rooms.",
        "C-57": "On your turn, you can remove the find token in your room and draw a blue card, for free.",
        "C-58": "With Curiosity, you can draw a blue card when your own search rolls a 0.",
        "C-60": "With three or more players, you can hold 3 tools, 1 talent and 1 syndrome; with two, 4, 2 and 2; "
        "alone, 5, 3 and 3. Above your tool limit you can’t move, and at the end of your turn the surplus has to go.",
        "C-61": "You can give a tool to a sane player in your room who’s below their tool limit, put it in a chest you "
        "can open, or drop it. The options can limit giving and dropping to what’s above your tool limit.",
        "C-62": "You can’t give away talents and syndromes, drop them or put them in a chest.",
        "C-63": "Keys count as tools.",
        "C-64": "Once per game, you can place your chest in your room if it has none. While you’re alive, only you can "
        "open it.",
        "C-70": "A spawn’s card says which room it spawns in, and with how much power.",
        "C-71": "An adjacent room is any of the four next to the active player, who chooses. If a card needs "
        "several, they have to be different. Undiscovered rooms count and stay face down.",
        "C-72": "While the Ghoul is in play, all rooms in its row and column are trapped.",
        "C-73": "At the start of each turn, the Clown swaps with the active player. Then the Tentacles jump to the "
        "active player.",
        "C-74": "Spiders spawn on all four sides of the active player, around the edges too. Where there’s a spider "
        "already, the new one goes to the closest room without one.",
        "C-75": "While there are spiders, one more spawns at the start of each turn, in the closest room without one, "
        "unless a player killed one in the turn before.",
        "C-76": "If all ten spiders are on the board and another has to spawn, every player gets 1 panic instead.",
        "C-77": "The Spiders card goes to the passed pile when the last spider is killed.",
        "C-78": "Each Twin steals the top 3 blue cards. When you win or tie a fight, you take one of them, and her "
        "power stays. Once she has none left, she’s destroyed.",
        "C-79": "While the Troll is in play, all other spawns except spiders have +1 power. You don’t need more wins "
        "to destroy them, unless the options say so.",
        "C-80": "While there’s a spawn in a room, its dice effect and search don’t work, and you can’t activate keys "
        "in the Exit.",
        "C-81": "Attract makes the closest spawn jump to the active player’s room, unless one is there already. If "
        "several tie, they all jump, spiders too unless the options leave them out.",
        "C-82": "Distance is the number of steps along rows and columns. Locks don’t count, and neither do walls "
        "unless the options say so.",
        "C-83": "A spawn you retrieve is drawn at random from the destroyed ones. It spawns again as its card says, at "
        "full power.",
        "C-85": "You fight one spawn in your room: choose how many dice to roll, then add weapons. With no dice, you "
        "need at least one weapon.",
        "C-86": "Your dice and weapons stand against the spawn’s power plus your panic; Rush takes 1 from you. A "
        "spider is always 1.",
        "C-87": "If your sum is lower, you take 1 wound. If the spawn’s is lower, it loses 1 power, and on a tie both "
        "happen.",
        "C-88": "At power 0 a spawn is destroyed, and your panic falls by 1. Of the spiders, only the last one counts, "
        "and the options can say the same of the Twins.",
        "C-89": "If you’re insane, your panic adds nothing to a spawn.",
        "C-90": "A room is trapped by a token, its own trap, a striped room in its row or column, or the Ghoul, but "
        "never twice. A room with the “no traps” effect is never trapped.",
        "C-91": "A trigger wounds every player in a trapped room, and the traps stay. If it wounds no player, it adds "
        "a trap token to the active player’s room, or with Brutal to every room with a player.",
        "C-92": "A room takes no trap token if it has one, a printed trap or the “no traps” effect. If no token is "
        "left, all traps trigger instead, once.",
        "C-93": "Removing a trap removes a token, never a printed trap.",
        "C-94": "If you end your turn with a spawn in your room, you get 1 panic, however many there are.",
        "C-95": "At 5 panic you’re insane for good: you drop your tools and lose your talents and syndromes. You can’t "
        "hold cards, so you use a tool you draw at once or drop it. You can’t search or use dice effects.",
        "C-96": "While you’re insane, each further panic is a wound, and nothing calms you.",
        "C-97": "If you fall asleep on your turn, it ends, and you wake at the start of your next one. While you’re "
        "asleep, each panic is a wound.",
        "C-98": "At 5 wounds you’re dead: you drop your tools, and lose your talents and syndromes. Your chest is open "
        "to every player.",
        "C-99": "Wounds and panic never fall below 0.",
        "C-100": "With Paranoia, you get 1 panic if you end your turn with another player in your room.",
        "C-105": "You can activate a key in the Exit, for free, if no spawn is there. An activated key is safe.",
        "C-106": "Once all five keys are activated, players who are awake in the Exit can leave, and win. The options "
        "say whether they can do so at any time or only on their own turn.",
        "C-107": "When the green deck is empty, the current turn is the last. Then every player still inside loses.",
        "C-108": "When no living player is left inside, the game is over. Only players who’ve left win.",
        "C-109": "You can all agree to surrender, and in a short game the first death ends it. Every player still "
        "inside loses.",
        "C-110": "With PVP, you can fight a player in your room: your dice against their 3, plus weapons but not "
        "panic. The lower sum takes 1 wound, on a tie both do; a killer can take tools and gets 1 panic.",
        "C-111": "Tokens and spawns can be on undiscovered rooms. If a room you discover can’t have the token on it, "
        "the token goes back to the supply.",
        "C-112": "If a player moves you and you discover a room, the active player draws its card. Only the enter "
        "effect is yours.",
        "C-113": "If you fall asleep on your turn, you still finish what you’re resolving.",
        "C-114": "If you die or leave on your own turn, printed locks still close, and the game can still end.",
        "C-115": "If a choice has only one answer, the game makes it for you.",
        "C-116": "Several spiders can end up in one room. You fight each of them by itself.",
        "C-117": "An arrow off the map leads to the room that is at the other end now, even after shifts. A shifted "
        "corridor keeps its rotation.",
        "C-118": "A destroyed spawn’s card goes to the passed pile: the Twins’ when both sisters are gone, the "
        "Spiders’ with the last spider.",
        "C-119": "While you’re asleep, you can’t use tools, talents, find tokens, chests or dice effects.",
        "C-120": "The printed game leaves it to you how hard it is, so the difficulties are our own. Nightmare has "
        "all spawns and 8 triggers. Left out are 4 ticks and 16 events, 2 fewer for each player after the second.",
    }
)
