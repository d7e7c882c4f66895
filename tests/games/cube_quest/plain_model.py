"""A second model of a bout, slow and plain: told from first to last, as one would explain it at the table.

It asks for moves (`yield`) in the order in which the sheet speaks of them, keeps cubes by name in dictionaries, and
shares with the engine only the solid geometry (what touches, what rests on what, where a cube lands), which has tests
of its own. Zones and upper faces it finds by itself, from the eight corners.
"""

from __future__ import annotations

from collections.abc import Generator

from cuboteca.games.cube_quest.rules.freezing import place_on
from cuboteca.games.cube_quest.rules.pose import flat_pose, read_pose
from tests.games.cube_quest.plain_table import SHADOWS, PlainTable

Asking = Generator[str, str, None]
"""Yields who is asked for what, is sent the move."""


class BoutOver(Exception):
    """Who won, or an empty text."""


class PlainBout(PlainTable):
    """One bout between r and b after the set-up."""

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self.extra = {"r": 0, "b": 0}
        self.winner: str | None = None
        self._asking = self.bout()
        self.asked = next(self._asking)

    def tell(self, move: str) -> None:
        """Make a move."""
        try:
            self.asked = self._asking.send(move)
        except StopIteration:
            self.asked = "nobody"

    # The bout.

    def bout(self) -> Asking:
        try:
            yield from self.set_up_and_play()
        except BoutOver as over:
            self.winner = str(over)

    def set_up_and_play(self) -> Asking:
        mover = {"red": "r", "blue": "b"}.get(self.options["start"], "")
        if not mover:
            mover = (yield "nature lot")[-1]
        first = other(mover) if self.options["setup_first"] == "other" else mover
        for colour in (first, other(first)):
            yield from self.set_up(colour)
        seen = turns = 0
        while True:
            made = yield from self.turn(mover, seen)
            seen, mover, turns = made, other(mover), turns + 1
            if self.options["turn_cap"] not in ("off", "0") and turns >= int(self.options["turn_cap"]):
                raise BoutOver

    def set_up(self, colour: str) -> Asking:
        while True:
            words = (yield f"{colour} setup").split()[1:]
            stacked = False
            for cube, text in zip(words[::2], words[1::2], strict=True):
                self.where[cube] = "reserve" if text == "-" else "board"
                if text != "-":
                    self.poses[cube] = self.landing(text)
                    stacked = stacked or self.poses[cube].z > 15
            if not stacked:
                return
            fell = yield "nature check"
            if fell != "~ falls":
                self.read_settling(fell, colour)
                return
            for cube in words[::2]:
                self.where[cube] = "unused"
                self.poses.pop(cube, None)

    def turn(self, mover: str, seen: int) -> Generator[str, str, int]:
        made = 0
        while True:
            move = yield f"{mover} action"
            if move == "foul":
                self.extra[mover] += 1
                seen -= 1
            elif self.extra[mover]:
                self.extra[mover] -= 1
                if move not in ("end", "late"):
                    made += yield from self.flick(mover, move)
            elif move == "late":
                return made
            elif move == "resign":
                raise BoutOver(other(mover))
            elif " F " in move:
                made += yield from self.flick(mover, move)
                break
            elif (yield from self.something_else(mover, move)):
                break
        while any(self.may_hide(cube) for cube in self.of(mover)):
            move = yield f"{mover} hide"
            if move in ("end", "late"):
                break
            self.resign_if(move, mover)
            yield from self.take_off(move.split()[0], "hidden", mover)
            yield from self.deal_with_everything(mover)
        return made

    def flick(self, mover: str, move: str) -> Generator[str, str, int]:
        """A flick, and the second one of a Helm; how many were made."""
        cube = move.split()[0]
        self.read_settling((yield "nature settle"), mover)
        home = self.where[cube] == "board" and not self.abroad(cube)
        yield from self.deal_with_everything(mover)
        if cube[1] != "H" or not home or self.where[cube] != "board" or self.abroad(cube) or self.is_frozen(cube):
            return 1
        move = yield f"{mover} helm"
        self.resign_if(move, mover)
        if move in ("end", "late"):
            return 1
        self.read_settling((yield "nature settle"), mover)
        yield from self.deal_with_everything(mover)
        return 2

    def something_else(self, mover: str, move: str) -> Generator[str, str, bool]:
        """The King Move, a return, Freezes or Healers; False if nothing came of it."""
        cube, letter, *rest = move.split()
        if letter == "K":
            yield from self.take_off(cube, "hand", mover)
            if self.stands_in_castle(rest[0], mover):
                yield from self.put_down(cube, rest[0], mover)
            else:
                yield from self.put_in_castle(cube, mover)
        elif letter == "U":
            self.where[cube], self.poses[cube] = "board", self.landing(rest[0])
            if not (yield from self.does_it_stay([cube], mover)):
                self.where[cube] = "hidden"
                del self.poses[cube]
                return False
            if self.options["skulk_face"] == "rolled":
                face = int((yield "nature face")[-1])
                old = self.poses[cube]
                yaw = next(yaw for yaw in range(3600) if flat_pose(old.x, old.y, old.z, yaw, 1) == old)
                self.poses[cube] = flat_pose(old.x, old.y, old.z, yaw, face)
        elif letter == "Z":
            return (yield from self.freeze(move, mover))
        else:
            yield from self.heal(move, mover)
            return True
        yield from self.deal_with_everything(mover)
        return True

    def freeze(self, move: str, mover: str) -> Generator[str, str, bool]:
        put = []
        for part in move.split(" + "):
            cube, _, target = part.split()
            place = str(place_on(self.poses[target])) if target in self.poses else target
            self.where[cube], self.poses[cube] = "board", self.landing(place)
            put.append(cube)
        if not (yield from self.does_it_stay(put, mover)):
            for cube in put:
                self.where[cube] = "reserve"
                del self.poses[cube]
            return False
        for cube in put:
            self.freezes[cube] = self.enemies_under(cube)
        yield from self.deal_with_everything(mover)
        return True

    def heal(self, move: str, mover: str) -> Asking:
        while True:
            healers, _, *chosen = move.split()
            gone = healers.split("+")
            neighbours = {near for cube in gone for near in self.touching(cube)} - set(gone)
            for cube in gone:
                self.where[cube] = "spent"
                del self.poses[cube]
            if neighbours:
                self.read_settling((yield "nature settle"), mover)
            faces = (yield "nature revive").split(" > ")[1].split()
            up = [cube for cube, face in zip(chosen, faces, strict=True) if face not in SHADOWS[cube[1]]]
            for cube in up:
                self.where[cube] = "reserve" if cube[1] == "F" else "hand"
            for cube in up:
                if cube[1] != "F":
                    yield from self.put_in_castle(cube, mover)
            yield from self.deal_with_everything(mover)
            ready = [cube for cube in self.of(mover) if self.may_heal(cube)]
            fallen = [cube for cube in self.of(mover) if self.where[cube] == "defeated"]
            if self.options["heal_special"] == "off":
                fallen = [cube for cube in fallen if cube[1] not in "LF"]
            if not (ready and fallen):
                return
            move = yield f"{mover} heal"
            self.resign_if(move, mover)
            if move in ("end", "late"):
                return

    # What follows.

    def deal_with_everything(self, mover: str) -> Asking:
        """Captures, then Freezes, until nothing changes."""
        while True:
            colours = [mover, other(mover)] if self.options["capture_of"] == "both" else [mover]
            caught = [cube for colour in colours for cube in self.of(colour) if self.is_caught(cube)]
            if caught:
                yield from self.release(caught[0], mover)
                continue
            loose = [cube for cube in self.poses if cube[1] == "F" and not self.still_freezing(cube)]
            if not loose:
                for cube in [cube for cube in self.poses if cube[1] == "F"]:
                    self.freezes[cube] = self.still_freezing(cube)
                return
            first = min(loose, key=list(self.where).index)
            for cube in [cube for cube in self.where if cube in self.poses and cube[1] == "F" and cube != first]:
                if list(self.where).index(cube) < list(self.where).index(first):
                    self.freezes[cube] = self.still_freezing(cube)
            yield from self.take_off(first, "defeated", mover)

    def release(self, cube: str, mover: str) -> Asking:
        yield from self.take_off(cube, "captured", mover)
        face = (yield "nature release")[-1]
        if face in SHADOWS[cube[1]]:
            self.where[cube] = "defeated"
            return
        self.where[cube] = "hand"
        yield from self.put_in_castle(cube, mover)

    def still_freezing(self, freeze: str) -> set[str]:
        under = self.enemies_under(freeze)
        return under if self.options["freeze_transfer"] == "on" else under & self.freezes.get(freeze, set())

    # Cubes up and down.

    def take_off(self, cube: str, status: str, mover: str) -> Asking:
        stirs = self.touching(cube)
        self.where[cube] = status
        del self.poses[cube]
        self.freezes.pop(cube, None)
        if stirs:
            self.read_settling((yield "nature settle"), mover)

    def put_in_castle(self, cube: str, mover: str) -> Asking:
        move = yield f"{cube[0]} place"
        self.resign_if(move, cube[0])
        yield from self.put_down(cube, move.split()[-1], mover)

    def put_down(self, cube: str, place: str, mover: str) -> Asking:
        self.where[cube], self.poses[cube] = "board", self.landing(place)
        if not (yield from self.does_it_stay([cube], mover)):
            self.where[cube] = "hand"
            del self.poses[cube]
            yield from self.put_in_castle(cube, mover)

    def does_it_stay(self, cubes: list[str], mover: str) -> Generator[str, str, bool]:
        if not any(self.touching(cube) for cube in cubes):
            return True
        settled = yield "nature stand"
        if settled == "~ falls":
            return False
        self.read_settling(settled, mover)
        return True

    def read_settling(self, text: str, mover: str) -> None:
        words = [word for word in text.split() if word not in ("~", "stopped")]
        fallen: dict[str, float] = {}
        while words:
            cube, what = words.pop(0), words.pop(0)
            if what == "off":
                seconds = float(words.pop(0))
                self.where[cube] = "defeated"
                del self.poses[cube]
                self.freezes.pop(cube, None)
                if cube[1] == "K":
                    fallen[cube[0]] = seconds
            else:
                self.poses[cube] = read_pose(what)
        if len(fallen) == 1:
            raise BoutOver(other(*fallen))
        if len(fallen) == 2:
            how = self.options["both_kings"]
            first_out = mover if fallen["r"] == fallen["b"] else min(fallen, key=lambda colour: fallen[colour])
            raise BoutOver({"draw": "", "active_loses": other(mover), "first_out": other(first_out)}[how])

    def resign_if(self, move: str, colour: str) -> None:
        if move == "resign":
            raise BoutOver(other(colour))


def other(colour: str) -> str:
    return "b" if colour == "r" else "r"
