"""The rule clauses of Cube Quest, each in a plain sentence or two that stay true under every option."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

CLAUSES: Final = MappingProxyType(
    {
        "CQ-1": "The two halves of the board meet in the middle, and the seam between them is the dividing line.",
        "CQ-2": "The basic army is a King, 4 Strikers and 12 Grunts.",
        "CQ-3": "In a custom army you choose any cubes from the box, up to the agreed number of points. Your King is "
        "free, and always in it.",
        "CQ-4": "One player has the red cubes, the other the blue ones.",
        "CQ-5": "Your King starts in your castle: completely inside, partly inside, touching its edge, or overhanging "
        "it on top of other cubes.",
        "CQ-6": "Place your other cubes anywhere in your own territory and stack them if you like. They must stand "
        "still and can’t touch the dividing line; the options say whether they can hang over the outer edge.",
        "CQ-7": "When you set up, any side of a cube can be up.",
        "CQ-8": "Your Freezes start beside the board, your Healers on it.",
        "CQ-9": "The options say who goes first; then you take turns.",
        "CQ-10": "On your turn you flick one of your cubes, wherever it is on the board. You can’t flick Healers, "
        "Freezes or frozen cubes.",
        "CQ-11": "You choose the cube, the direction, the strength and where you aim to hit it. No finger is exact: "
        "the harder you flick, the less exactly you hit. Gentle flicks slide, strong ones tumble.",
        "CQ-12": "A cube that leaves the board is defeated, no matter who moved it. A cube that only hangs over the "
        "edge isn’t.",
        "CQ-13": "When all cubes lie still, a cube completely in enemy territory, shadow side up, is captured. "
        "The options can limit this to the cubes of the player whose turn it is.",
        "CQ-14": "A cube that touches the dividing line is still in its own territory.",
        "CQ-15": "In your own territory it doesn’t matter which side of a cube is up.",
        "CQ-16": "A captured cube leaves the board and gets one release roll. Icon side up, it escapes and its owner "
        "puts it back in their castle (or as near as it fits, if the castle is full); shadow side up, it’s defeated. "
        "The options say whether it must be completely inside or can just touch the castle.",
        "CQ-17": "A cube in enemy territory, icon side up, stays there.",
        "CQ-18": "Kings, Healers and Freezes have no shadow side, so they’re never captured.",
        "CQ-19": "If your King is defeated, even by your own flick, you lose the bout. If both Kings fall in one "
        "flick, the options say what happens.",
        "CQ-20": "The King Move: instead of a flick, pick up your King and put it back in your castle. The options "
        "say whether it must be completely inside, and whether you can lift it from under other cubes.",
        "CQ-21": "A cube you put down can’t overlap another. It can touch cubes and stand on them.",
        "CQ-22": "After a foul your opponent gets an extra flick on their next turn, if you play with fouls.",
        "CQ-23": "When you flick, it’s a foul to move other cubes with your hand, touch your opponent’s cubes, push "
        "instead of flicking, or follow through with your arm.",
        "CQ-24": "You take extra flicks before your normal turn, each with any of your cubes. Several fouls add up.",
        "CQ-25": "If the first flick of your Helm ends in your own territory, you can flick the same Helm once more.",
        "CQ-26": "You can flick your Helm from enemy territory. Only where it lands matters.",
        "CQ-27": "At the end of your turn, your Skulks in enemy territory can go into hiding if they aren’t frozen.",
        "CQ-28": "Instead of a flick you can bring one hidden Skulk back, anywhere in enemy territory, clear of the "
        "enemy castle and of every cube. It returns icon side up, unless the options say you roll it.",
        "CQ-29": "Instead of a flick you can use one or more of your Healers, and they’re gone for good. With each "
        "you roll up to 6 points’ worth of your defeated cubes.",
        "CQ-30": "A cube that rolls an icon is revived and goes back in your castle; a Freeze goes back "
        "beside the board. A cube that rolls a shadow stays defeated.",
        "CQ-31": "You can use several Healers in a turn, one after another or all together.",
        "CQ-32": "You can’t revive a King, or a Healer you’ve used.",
        "CQ-33": "A Healer that was knocked off before you used it can be revived by another one, unless the options "
        "rule it out.",
        "CQ-34": "Instead of a flick you can put one or more Freezes on top of enemy cubes, but not on the King. If "
        "you place several in one turn, only one of them can go in enemy territory.",
        "CQ-35": "A Freeze freezes every enemy cube it rests on.",
        "CQ-36": "You can’t flick a frozen cube or use its ability. It can still be hit, captured and defeated.",
        "CQ-37": "A Freeze that no longer rests on any cube it froze is defeated, and those cubes thaw. The options "
        "can let a Freeze that slides onto another enemy cube freeze that one.",
        "CQ-38": "If a Freeze still rests on some of the cubes it froze, only those stay frozen.",
        "CQ-39": "When a frozen cube is captured, the Freeze on it drops. If it no longer freezes any cube, it’s "
        "defeated.",
        "CQ-40": "In a series, the first player to win three bouts wins, and the loser of a bout goes first in the "
        "next. With a turn limit, a bout that reaches it is a draw. A drawn bout counts for neither player, and the "
        "player who went second goes first in the next.",
        "CQ-41": "You can always flick your King or make the King Move, so you can’t pass.",
        "CQ-42": "After set-up you both see both armies, and neither costs more than you agreed.",
        "CQ-43": "You set up one after the other: in the open, or in secret if the options say so. After a secret "
        "set-up both armies are shown together.",
        "CQ-44": "Whenever a cube leaves the board or is put down, all cubes settle before play goes on. That can "
        "defeat or capture more of them.",
        "CQ-45": "You don’t have to take an extra flick, flick a Helm again, use another Healer or hide a Skulk. What "
        "you skip is gone. If your time runs out in a game with a time limit, you lose the step you’re on, or your "
        "turn.",
        "CQ-46": "A cube you put down drops straight onto what lies below, and must stay there.",
        "CQ-47": "If you resign, you lose the bout.",
    }
)
