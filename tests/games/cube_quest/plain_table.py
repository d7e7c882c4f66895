"""What lies on the table of the second model, by name, and what can be seen there."""

from __future__ import annotations

from math import acos, degrees

from cuboteca.games.cube_quest.rules.boxes import rests_on, touches
from cuboteca.games.cube_quest.rules.places import land, read_place
from cuboteca.games.cube_quest.rules.pose import Pose
from tests.games.cube_quest.plain_solids import NORMALS, corners, turned

SHADOWS = {"K": "", "S": "6", "H": "456", "U": "456", "G": "2345", "L": "", "F": ""}
IN_BOX = {"K": 1, "S": 4, "H": 2, "U": 2, "G": 12, "L": 2, "F": 2}


class PlainTable:
    """The cubes: where each is, how it lies, what is frozen."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
        self.where = {
            f"{colour}{code}{number if count > 1 else ''}": "unused"
            for colour in "rb"
            for code, count in IN_BOX.items()
            for number in range(1, count + 1)
        }
        self.poses: dict[str, Pose] = {}
        self.freezes: dict[str, set[str]] = {}

    def of(self, colour: str) -> list[str]:
        return [cube for cube in self.where if cube[0] == colour]

    def landing(self, text: str) -> Pose:
        place = read_place(text)
        assert place is not None
        return land(place, self.poses.values(), self.options["ragged"] == "on").pose

    def stands_in_castle(self, text: str, colour: str) -> bool:
        place = read_place(text)
        assert place is not None
        landing = land(place, self.poses.values(), self.options["ragged"] == "on")
        xs = [abs(x) for x, _, _ in corners(landing.pose)]
        ys = [abs(y) for _, y, _ in corners(landing.pose)]
        if self.options["castle_in"] == "inside":
            return landing.stands and max(xs) <= 45.01 and max(ys) <= 285.01 and min(ys) >= 194.99
        return landing.stands and min(xs) <= 45.01 and max(ys) >= 194.99

    def touching(self, cube: str) -> list[str]:
        here = self.poses[cube]
        return [name for name, pose in self.poses.items() if name != cube and touches(here, pose)]

    def enemies_under(self, freeze: str) -> set[str]:
        here = self.poses[freeze]
        return {
            name
            for name, pose in self.poses.items()
            if name[0] != freeze[0] and name[1] != "K" and rests_on(here, pose)
        }

    def is_frozen(self, cube: str) -> bool:
        return any(cube in under for under in self.freezes.values())

    def abroad(self, cube: str) -> bool:
        sign = 1 if cube[0] == "r" else -1
        return min(sign * y for _, y, _ in corners(self.poses[cube])) > 0.01

    def is_caught(self, cube: str) -> bool:
        if self.where[cube] != "board" or not self.abroad(cube):
            return False
        ups = {face: turned(self.poses[cube], normal)[2] for face, normal in NORMALS.items()}
        angles = {face: degrees(acos(max(-1.0, min(1.0, up)))) for face, up in ups.items()}
        best = [face for face, angle in angles.items() if angle - min(angles.values()) < 0.5]
        return all(str(face) in SHADOWS[cube[1]] for face in best)

    def may_hide(self, cube: str) -> bool:
        return cube[1] == "U" and self.where[cube] == "board" and self.abroad(cube) and not self.is_frozen(cube)

    def may_heal(self, cube: str) -> bool:
        return cube[1] == "L" and self.where[cube] == "board" and not self.is_frozen(cube)
