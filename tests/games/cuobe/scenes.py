"""A position for each kind of decision."""

from __future__ import annotations

import json

from cuboteca.games.cuobe.rules import steps
from cuboteca.games.cuobe.rules.own_cards import own_text, pack
from cuboteca.games.cuobe.rules.state import State
from tests.games.cuobe.setting import house, play

FOUR = "K2,K3,K4,K5"


def magnet_for_two() -> str:
    """Our cards, but the Magnet takes two tools back."""
    deck = json.loads(own_text())
    magnet = next(card for card in deck["blue"] if card["id"] == "T19")
    magnet["effects"][0]["n"] = 2
    return pack(json.dumps(deck))


SCENES: dict[str, State] = {
    steps.ACTION: house(
        "c3=R01c3 c4=R09 d3=R15^",
        "c3 w1 tools=T03,T10,T17 talents=A3 syndromes=S4",
        "c3 w2",
        "c3 p2 chest=T01",
        spawns="Ghoul@c3:3",
        pvp="on",
    ),
    steps.SURPLUS: play("end", house("c3=R01c1", "c3 tools=T01,T02,T03,K1", "c3", "c3")),
    steps.PARTING: play("key K1", house("c4=R02", "c4 tools=K1", "c4", "c4 asleep", "c3", keys=FOUR)),
    steps.REPLACE: play("pick; blue > A3", house("c4=R07f", "c4 talents=A1,A5", "a1 talents=A2,A4", setup="quick")),
    steps.AT_ONCE: play("pick; blue > T03", house("c4=R07f", "c4 p5 w1 insane", "a1", "a1", setup="quick")),
    steps.LEAVE_OR_DRAW: play("go N; reveal > R07", house("", "c3 tools=T01,T02,T03 talents=A1", "c3", "c3")),
    steps.TURN_CARD: play("go N; reveal > R16", house()),
    steps.ASK: play("use T17", house("", "c3 tools=T17", "a1", "e5")),
    steps.MORE_ROOMS: play("end; green > E05; choose c4", house()),
    steps.SHIFT_WAY: play("end; green > E12; choose c3", house()),
    steps.LEAD: play("use T17; choose a; choose P2", house("", "c3 tools=T17", "a1", "e5")),
    steps.WHERE_TO: play("use T17; choose b", house("", "c3 tools=T17", "a1", "e5")),
    steps.SWAP_WITH: play("end; green > E16", house("", "c3", "a1", "e5")),
    steps.DROP_CARDS: play("end; green > E19", house("", "c3", "c3 tools=T01,K1")),
    steps.FETCH: play(
        "use T19; choose T10", house("", "c3 tools=T19", "c3", dropped="T10,T11,T12", cards=magnet_for_two())
    ),
    steps.FINDS: play("search; roll > 1", house("a1=R07 b1=R08 c1=R19 a5=R09f b5=R10f c5=R11f", "a1", "c3")),
    steps.COME: play("end; green > W1", house()),
    steps.NEST_AT: play("end", house("c3=R01s1", "a1", "c3")),
    steps.ARMS: play("fight Ghoul 2; roll > 1 2", house("", "c3 tools=T10,T11 talents=A5", "c3", spawns="Ghoul@c3:3")),
    steps.DUEL_ARMS: play("duel P2 1; roll > 2; roll > 0 1 2", house("", "c3 tools=T10", "c3", pvp="on")),
    steps.GUARD: play("duel P2 1; roll > 2; roll > 0 1 2", house("", "c3", "c3 tools=T10 talents=A5", pvp="on")),
    steps.LOOT: play(
        "duel P2 3; roll > 2 2 2; roll > 0 0 0", house("", "c3 tools=T03", "c3 w4 tools=K1,K2", "a1", pvp="on")
    ),
}
"""A position for each kind of decision."""
