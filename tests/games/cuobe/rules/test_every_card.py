"""Every card and every room, each by an example of what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cuboteca.games.cuobe.rules.own_cards import own_box
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.card_text import card_text
from tests.games.cuobe.setting import haunts, house, lies, marked, play, room, texts, verbs, where, with_spiders

BOX = own_box()
Check = Callable[[State], Any]
GHOUL = "Ghoul@c3:3"


def ghouls_power(state: State) -> int:
    return state.spawns[0].power


def two_places(state: State) -> tuple[str, str]:
    return where(state, 1), where(state, 2)


def wounds(seat: int) -> Check:
    return lambda state: state.players[seat - 1].wounds


def panic(seat: int) -> Check:
    return lambda state: state.players[seat - 1].panic


def dice(state: State) -> int:
    return state.dice


def place(seat: int) -> Check:
    return lambda state: where(state, seat)


def tools(state: State) -> tuple[str, ...]:
    return state.players[0].tools


TOOLS: dict[str, tuple[State, str, Check, object]] = {
    "T03": (house("", "c3 w2 tools=T03", "c3 w2"), "use T03; choose P2", wounds(2), 1),
    "T04": (house("", "c3 w2 tools=T04", "a1 w2"), "use T04", wounds(1), 1),
    "T05": (house("", "c3 w3 tools=T05", "a1"), "use T05", wounds(1), 1),
    "T06": (house("", "c3 tools=T06", "c3 w4"), "use T06", lambda s: (wounds(2)(s), s.players[1].asleep), (0, True)),
    "T07": (house("", "c3 p2 tools=T07", "a1"), "use T07", panic(1), 1),
    "T08": (house("", "c3 tools=T08", "c3 p4"), "use T08", panic(2), 3),
    "T09": (
        house("", "c3 p4 tools=T09", "a1", spawns="Ghoul@a1:3"),
        "use T09",
        lambda s: (s.players[0].panic, haunts(s, "ghoul")),
        (0, "c3"),
    ),
    "T13": (house("a5=?t", "c3 tools=T13", "c3"), "use T13", lambda s: marked(s, "trap"), []),
    "T14": (house("a5=?t b5=?t", "c3 tools=T14", "c3"), "use T14; choose b5", lambda s: marked(s, "trap"), ["a5"]),
    "T15": (house("a5=R19", "c3 tools=T15", "c3"), "use T15", lambda s: room(s, "a5").opened, True),
    "T16": (house("", "c3 tools=T16", "c3"), "use T16", dice, 6),
    "T17": (house("", "c3 tools=T17", "a1"), "use T17; choose b", place(1), "a1"),
    "T18": (house("", "c3 tools=T18", "a3"), "use T18; choose b3; choose W", two_places, ("b3", "e3")),
    "T19": (house("", "c3 tools=T19", "c3", dropped="K1,T10"), "use T19; choose K1", tools, ("K1",)),
    "T20": (
        house("a1=R07 b1=R08 c1=R09", "c3 tools=T20", "c3"),
        "use T20; choose 1",
        lambda s: marked(s, "find"),
        ["a1", "b1"],
    ),
    "T01": (house("c3=R01l", "c3 tools=T01", "c3"), "use T01", lambda s: marked(s, "lock"), []),
    "T02": (house("", "c3 tools=T02", "c3", spawns=GHOUL), "fight Ghoul 1; roll > 2; +T02", ghouls_power, 2),
    "T10": (house("", "c3 tools=T10", "c3", spawns=GHOUL), "fight Ghoul 1; roll > 2; +T10", ghouls_power, 2),
    "T11": (house("", "c3 tools=T11", "c3", spawns=GHOUL), "fight Ghoul 1; roll > 1; +T11", ghouls_power, 2),
    "T12": (house("", "c3 tools=T12", "c3", spawns=GHOUL), "fight Ghoul 0", ghouls_power, 2),
    **{
        f"K{n}": (house("c4=R02", f"c4 tools=K{n}", "c3"), f"key K{n}", lambda s: s.keys, (f"K{n}",))
        for n in range(1, 6)
    },
}  # fmt: skip

TALENTS: dict[str, tuple[State, str, Check, object]] = {
    "A1": (house("c4=R10", "c4 talents=A1", "c3"), "search; roll > 0; choose yes; blue > K1", tools, ("K1",)),
    "A2": (house("c3=R01tl", "c3 talents=A2", "c3"), "talent A2; choose b", lambda s: marked(s, "trap"), []),
    "A3": (house("", "c3 talents=A3", "c3 w1"), "talent A3", wounds(2), 0),
    "A4": (house("", "c3 talents=A4", "c3 p1"), "talent A4", panic(2), 0),
    "A5": (
        house("", "c3 talents=A5", "c3", spawns=GHOUL),
        "fight Ghoul 1; roll > 2; +A5",
        lambda s: (s.spawns[0].power, s.dice),
        (2, 2),
    ),
    "S1": (house("c3=R01t", "a1", "c3 syndromes=S1"), "end; green > X1", wounds(2), 2),
    "S2": (house("", "c3", "c3 syndromes=S2"), "end; green > E21", dice, 4),
    "S3": (house("", "c3 syndromes=S3 tools=T01,T02,T03", "a1", "a1"), "end", verbs, {"drop"}),
    "S4": (
        house("", "c3 syndromes=S4", "c3", spawns=GHOUL),
        "fight Ghoul 2; roll > 1 2",
        lambda s: (s.spawns[0].power, s.players[0].wounds),
        (3, 1),
    ),
    "S5": (house("", "c3 syndromes=S5", "c3"), "end", panic(1), 1),
}


def drawn(card: str, rest: str = "") -> str:
    return f"end; green > {card}" + (f"; {rest}" if rest else "")


GREEN: dict[str, tuple[State, str, Check, object]] = {
    "E01": (house(), drawn("E01"), dice, 4),
    "E02": (house(), drawn("E02"), dice, 6),
    "E03": (house(), drawn("E03"), lambda s: (s.dice, s.players[1].panic), (6, 1)),
    "E04": (house(), drawn("E04"), lambda s: marked(s, "lock"), ["c3"]),
    "E05": (house("", "c3", "a1"), drawn("E05"), lambda s: marked(s, "lock"), ["b1", "a2"]),
    "E06": (house(), drawn("E06", "choose c2"), lambda s: marked(s, "trap"), ["c2"]),
    "E07": (house(), drawn("E07"), lambda s: marked(s, "trap"), ["c3"]),
    "E08": (house(), drawn("E08"), lambda s: [p.panic for p in s.players], [0, 1]),
    "E09": (house("", "c3", "a1 p1", "c3 p5 insane"), drawn("E09"), lambda s: [p.panic for p in s.players], [1, 2, 5]),
    "E10": (house("", "a1 p2", "c3 p1"), drawn("E10", "choose P1"), panic(1), 1),
    "E11": (house("", "a1 w2", "c3"), drawn("E11"), wounds(1), 1),
    "E12": (house("", "c3", "b3"), drawn("E12", "choose b3; choose W"), place(2), "a3"),
    "E13": (
        house("", "c3", "a1"),
        drawn("E13", "choose a1; choose N; choose a2; choose E"),
        place(2),
        "b2",
    ),
    "E14": (house(spawns="Ghoul@a1:3"), drawn("E14"), lambda s: haunts(s, "ghoul"), "c3"),
    "E15": (
        house(spawns="Ghoul@a1:3"),
        drawn("E15"),
        lambda s: (haunts(s, "ghoul"), marked(s, "lock"), s.dice),
        ("c3", ["c3"], 7),
    ),
    "E16": (house("", "c3", "a1", "e5"), drawn("E16", "choose P3"), lambda s: (where(s, 2), where(s, 3)), ("e5", "a1")),
    "E17": (house("a1=R07", "c3", "a1"), drawn("E17"), place(2), "c3"),
    "E18": (house(), drawn("E18", "choose b"), wounds(2), 1),
    "E19": (house("", "c3", "c3 tools=T01,K1"), drawn("E19", "choose T01"), lambda s: s.dropped, ("T01",)),
    "E20": (house("", "c3", "c3", dropped="T03"), drawn("E20", "choose T03"), lambda s: s.players[1].tools, ("T03",)),
    "E21": (house("a1=R09 b1=R17^ c1=R07"), drawn("E21"), lambda s: marked(s, "find"), ["a1", "b1"]),
    "E22": (
        house(passed="W1", difficulty="hard"),
        drawn("E22", "retrieve > W1; choose c4"),
        lambda s: haunts(s, "ghoul"),
        "c4",
    ),
    "W1": (house(), drawn("W1", "choose b3"), lambda s: (haunts(s, "ghoul"), s.spawns[0].power), ("b3", 3)),
    "W2": (house("", "c3", "a1"), drawn("W2"), lambda s: (haunts(s, "clown"), s.spawns[0].power), ("c3", 3)),
    "W3": (house("", "c3", "a1"), drawn("W3"), lambda s: (haunts(s, "tentacles"), s.spawns[0].power), ("a1", 4)),
    "W4": (house(), drawn("W4"), with_spiders, ["c2", "b3", "d3", "c4"]),
    "W5": (
        house(),
        drawn("W5", "choose b3; choose d3"),
        lambda s: [(spawn.kind, spawn.place, len(spawn.stolen)) for spawn in s.spawns],
        [("twin", 11, 3), ("sister", 13, 3)],
    ),
    "W6": (house(), drawn("W6", "choose b3"), lambda s: (haunts(s, "troll"), s.spawns[0].power), ("b3", 4)),
    **{
        f"X{n}": (house("c3=R01t", difficulty="hard"), drawn(f"X{n}"), lambda s: [p.wounds for p in s.players], [1, 1])
        for n in range(1, 9)
    },
    **{
        f"C{n}": (house("", "a1", "c3"), drawn(f"C{n}"), place(2), ("c4", "d3", "c2", "b3")[(n - 1) // 2])
        for n in range(1, 9)
    },
}  # fmt: skip

ROOMS: dict[str, tuple[State, str, Check, object]] = {
    "R02": (house("c4=R02", "c4 tools=K1", "c3"), "key K1", lambda s: s.keys, ("K1",)),
    "R03": (house("d3=R03"), "go E", place(1), "e3"),
    "R04": (house("d3=R04"), "go E", place(1), "c3"),
    "R05": (house("c4=R05", "c4", "c4 w1"), "room", lambda s: (s.players[1].wounds, s.dice), (0, 3)),
    "R06": (house("c4=R06", "c4 p3", "c3"), "room; roll > 3", panic(1), 0),
    **{
        card: (house(f"c4={card}", "c4", "c3"), f"search; roll > {n}", lambda s: marked(s, "find"), ["c4"])
        for card, n in (("R07", 1), ("R08", 1), ("R09", 2), ("R10", 2), ("R11", 3), ("R13", 3), ("R17^", 2), ("R25", 3))
    },
    "R12": (house("c4=R12", "c4", "a1"), "room; choose a1; choose S", place(2), "a5"),
    "R14": (house("b1=R14", "a1", "b5"), "end; green > X1", wounds(2), 1),
    "R15": (house("c4=R15^", "c4", "c3"), "go N; reveal > R24", place(1), "c5"),
    "R16": (house("c4=R16^", "c4", "c3"), "go E; reveal > R24", place(1), "d4"),
    "R18": (house("c4=R18^", "a1", "c4"), "end; green > X1", wounds(2), 1),
    "R19": (house("c4=R19", "c4", "c3"), "force; roll > 2; go S", place(1), "c3"),
    "R20": (house("c4=R20 a1=?t", "c4", "c3"), "room", lambda s: marked(s, "trap"), []),
    "R21": (house("a2=R21", "a1", "c3"), "go N", place(1), "c3"),
    "R22": (house("c4=R22", "c4", "a1"), "room", two_places, ("a1", "c4")),
    "R23": (
        house("c4=R23", "c4 w2 p3", "c3"),
        "room",
        lambda s: (s.players[0].wounds, s.players[0].panic, s.players[0].asleep),
        (1, 1, True),
    ),
    "R24": (house("c4=R24", "c3", "c4", spawns="Ghoul@c5:3"), "end; green > X1", wounds(2), 0),
    "R01": (house(), "end; green > E17", place(2), "c3"),
}  # fmt: skip
ROOMS = {card.rstrip("^"): example for card, example in ROOMS.items()}


@pytest.mark.parametrize("card", [card.id for card in BOX.cards.values() if card.type != "sister"])
def test_each_card_does_what_it_says(card: str) -> None:
    state, line, check, expected = {**TOOLS, **TALENTS, **GREEN}[card]
    after = play(line, state)
    assert check(after) == expected
    assert card_text(BOX, card)


@pytest.mark.parametrize("card", list(BOX.rooms))
def test_each_room_does_what_it_says(card: str) -> None:
    state, line, check, expected = ROOMS[card]
    assert check(play(line, state)) == expected


@pytest.mark.parametrize("card", [card for card in BOX.rooms if card != "R01"])
def test_each_room_is_discovered_with_its_extra_card(card: str) -> None:
    state = play(f"go N; reveal > {card}", house())
    while "rot" in verbs(state):
        state = state.play(texts(state)[0])
    extra = BOX.rooms[card].extra
    if extra:
        assert texts(state)[0].startswith(f"{extra} > ")
    else:
        assert state.seat == 0
    assert lies(state, card) == "c4"


def test_the_second_way_of_each_card_with_two() -> None:
    crowbar = house("", "c3 tools=T01", "c3", spawns="Ghoul@c3:1")
    assert haunts(play("fight Ghoul 0", crowbar), "ghoul") == "-"
    fingers = house("a5=R19", "c3 talents=A2", "c3")
    assert room(play("talent A2", fingers), "a5").opened, "one way that does something is taken by itself"
    rope = house("", "c3 tools=T17", "c3")
    assert where(play("use T17; choose P2; choose N; reveal > R24", rope), 2) == "c4"


def test_dice_tables_number_by_number() -> None:
    cell = house("c4=R06", "c4 p3", "c3")
    assert [play(f"room; roll > {n}", cell).players[0].panic for n in range(4)] == [3, 2, 2, 0]
