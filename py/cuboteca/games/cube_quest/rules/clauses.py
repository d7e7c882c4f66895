"""The rule clauses of Cube Quest, each in one plain sentence."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

CLAUSES: Final = MappingProxyType(
    {
        "CQ-1": "The board is two mats side by side, and the seam between them is the dividing line.",
        "CQ-2": "The basic army is a King, four Strikers and twelve Grunts.",
        "CQ-3": "An army of your own has a King, which is free, and cubes from the box for 40 points at most.",
        "CQ-4": "One player has the red cubes, the other the blue ones.",
        "CQ-5": "The King begins in his castle: inside, partly inside, touching its edge, "
        "or above it on top of other cubes.",
        "CQ-6": "The other cubes begin anywhere in your own territory, stacked as you like; "
        "they stand still and touch neither the dividing line nor the outside.",
        "CQ-7": "At the set-up any face may be up.",
        "CQ-8": "Freezes begin beside the board, Healers on it.",
        "CQ-9": "One player begins, and the turns alternate.",
        "CQ-10": "You flick one of your own cubes, wherever it is on the board; "
        "Healers, Freezes and frozen cubes cannot be flicked.",
        "CQ-11": "A flick has a cube, a direction, a strength and the point that is hit, and chance has no part in it.",
        "CQ-12": "A cube that leaves the board is defeated, whoever moved it; hanging over the edge is not leaving.",
        "CQ-13": "When everything lies still, a cube completely in enemy territory with a shadow side up is captured.",
        "CQ-14": "A cube that touches the dividing line is still at home.",
        "CQ-15": "At home it never matters which side is up.",
        "CQ-16": "A captured cube is taken off and rolled: on an icon its owner puts it back in their castle, "
        "on a shadow it is defeated.",
        "CQ-17": "A cube in enemy territory with an icon up stays there.",
        "CQ-18": "Kings, Healers and Freezes have no shadow side and are never captured.",
        "CQ-19": "Whoever loses their King loses the bout, even by their own flick.",
        "CQ-20": "Instead of a flick you may lift your King and put him back in his castle.",
        "CQ-21": "A cube that is put down overlaps no other; it may touch cubes and stand on them.",
        "CQ-22": "After a foul the other player has one flick more on their next turn.",
        "CQ-23": "It is a foul to move other cubes by hand, to touch the enemy's, to push, or to follow through.",
        "CQ-24": "Extra flicks come before the turn itself, each with any of your cubes, and several fouls add up.",
        "CQ-25": "If the first flick of a Helm does not end completely in enemy territory, "
        "you may flick the same Helm once more.",
        "CQ-26": "A Helm may be flicked from enemy territory; only where it lands counts.",
        "CQ-27": "At the end of your turn you may take your Skulks in enemy territory aside, if they are not frozen.",
        "CQ-28": "Instead of a flick you may put one hidden Skulk back, icon up, anywhere in enemy territory "
        "where it touches neither the castle nor a cube.",
        "CQ-29": "Instead of a flick you may use Healers for good, each to roll defeated cubes of yours "
        "for six points at most.",
        "CQ-30": "A cube that a Healer rolls on an icon is put back in the castle; on a shadow it stays defeated.",
        "CQ-31": "You may use several Healers in a turn, one after the other or all together.",
        "CQ-32": "A King is never revived, nor a Healer that was used.",
        "CQ-33": "A Healer that was knocked off can be revived by another one.",
        "CQ-34": "Instead of a flick you may put Freezes on top of enemy cubes, but not on the King, "
        "and only one of them in enemy territory.",
        "CQ-35": "A Freeze freezes every enemy cube that it rests on.",
        "CQ-36": "A frozen cube is not flicked and uses no ability, but it can be hit, captured and defeated.",
        "CQ-37": "A Freeze that no longer rests on a cube it froze is defeated, and the cubes thaw.",
        "CQ-38": "If a Freeze still rests on some of the cubes it froze, only those stay frozen.",
        "CQ-39": "When a frozen cube is captured, the Freeze on top of it has nothing to rest on.",
        "CQ-40": "Whoever first wins three bouts wins the series; the loser of a bout begins the next, "
        "and a drawn bout counts for nobody.",
        "CQ-41": "The King can always be flicked or moved, so there is always something to do.",
        "CQ-42": "After the set-up both armies are open to see, and neither costs more than agreed.",
        "CQ-43": "Without a screen one player sets up and then the other; with it both do so in secret.",
        "CQ-44": "Whenever a cube is taken off or put down, everything settles before play goes on, "
        "and what that leads to is dealt with in the same way.",
        "CQ-45": "Extra flicks, the second flick of a Helm, further Healers and hiding are optional, "
        "and what you decline is gone.",
        "CQ-46": "A cube is lowered straight down onto what lies below and must stay there.",
        "CQ-47": "Whoever resigns gives up the bout.",
    }
)
