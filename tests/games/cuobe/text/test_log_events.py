"""What is told of what came about: fights, rooms, dice, and who returns."""

from __future__ import annotations

import json

import pytest

from cuboteca.games.cuobe.rules.own_cards import own_text
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.event_values import VALUES
from cuboteca.games.cuobe.text.log import describe_move
from cuboteca.games.cuobe.text.log_events import merge_notes, say
from tests.games.cuobe.decks import event
from tests.games.cuobe.setting import GAME, clause, house, play
from tests.games.cuobe.table import NAMES
from tests.games.cuobe.text.log_text import check_log

HAUNTED = house("", "c3", "c3", spawns="Ghoul@c3:3 Tentacles@a1:3")
GRIPPED = house("", "c3", "c3", spawns="Tentacles@c3:3")
FIGHT = play("fight Ghoul 2", HAUNTED)
GRIP = play("fight Tentacles 2", GRIPPED)
DUEL = play("duel P2 1; roll > 2", house("", "c3", "c3", pvp="on"))
SHIFT = {"op": "shift", "room": "this", "dir": "any", "must": True}
SHIFTED = play("end; green > E01", house(cards=event(SHIFT, {"op": "trap", "room": "this", "must": True})))
THROW = {"op": "jump", "who": "self", "to": "any", "must": True}
THROWN = play("end; green > E01; choose a1", house(cards=event(THROW)))


def changed(rush: int = -1, confuse: int = 0, pusher: str = "") -> str:
    """The game's own cards, but that Rush and Confuse add so much in fights, and what the Pusher does besides."""
    cards = json.loads(own_text())
    for card in cards["rooms"] + cards["blue"]:
        if card["id"] == "R03" and pusher:
            card["enter"].append({"op": "jump", "who": "self", "to": pusher, "must": True})
        if card["id"] in ("S2", "S4"):
            card["passive"] = {"op": "fight", "n": rush if card["id"] == "S4" else confuse}
    return json.dumps(cards)


@clause("C-85", "C-110")
@pytest.mark.parametrize(
    ("state", "move", "text"),
    [
        (FIGHT, "roll > 3 3", "The dice show 3 and 3. 6 against 3: Ada wins. The Ghoul loses one power."),
        (FIGHT, "roll > 0 1", "The dice show 0 and 1. 1 against 3: Ada loses. Ada takes a wound."),
        (GRIP, "roll > 3 3", "The dice show 3 and 3. 6 against 3: Ada wins. The Tentacles lose one power."),
        (
            DUEL,
            "roll > 0 1 1",
            "Bo’s dice show 0, 1 and 1. 2 against 2: a tie. Ada takes a wound. Bo takes a wound.",
        ),
        (
            play("fight Ghoul 1", house("", "c3 p2 syndromes=S4", "c3", spawns="Ghoul@c3:1")),
            "roll > 0",
            "The die shows 0. −1 (0 rolled, −1 Rush) against 3 (power 1, Ada’s panic 2): Ada loses. Ada takes a wound.",
        ),
        (
            play("fight Ghoul 1; roll > 0", house("", "c3 w4 tools=T10 syndromes=S4", "c3", spawns="Ghoul@c3:3")),
            "+T10",
            "Ada adds Knife. 1 (0 rolled, +2 Knife, −1 Rush) against 3: Ada loses. Ada takes a wound. "
            "Ada dies. Bo’s turn begins.",
        ),
        (
            play("duel P2 1; roll > 0", house("", "c3 syndromes=S4", "c3", pvp="on")),
            "roll > 0 0 1",
            "Bo’s dice show 0, 0 and 1. −1 (with −1 Rush) against 1: Bo wins. Ada takes a wound.",
        ),
        (
            play("duel P2 1; roll > 0", house("", "c3 w4 syndromes=S4", "c3", "c3", pvp="on")),
            "roll > 0 0 1",
            "Bo’s dice show 0, 0 and 1. −1 (with −1 Rush) against 1: Bo wins. Ada takes a wound. Ada dies. "
            "Bo’s panic rises by one. Bo’s turn begins.",
        ),
        (
            play(
                "duel P2 1; roll > 2",
                house("", "c3 syndromes=S4", "c3 syndromes=S2", pvp="on", cards=changed(rush=1, confuse=-2)),
            ),
            "roll > 0 0 1",
            "Bo’s dice show 0, 0 and 1. 3 (with +1 Rush) against −1 (with −2 Confuse): Ada wins. Bo takes a wound.",
        ),
        (
            play("fight Ghoul 1", house("", "c3 syndromes=S4", "c3", spawns="Ghoul@c3:3", cards=changed(rush=1))),
            "roll > 3",
            "The die shows 3. 4 (3 rolled, +1 Rush) against 3: Ada wins. The Ghoul loses one power.",
        ),
        (DUEL, "roll > 0 0 1", "Bo’s dice show 0, 0 and 1. 2 against 1: Ada wins. Bo takes a wound."),
        (DUEL, "roll > 0 1 2", "Bo’s dice show 0, 1 and 2. 2 against 3: Bo wins. Ada takes a wound."),
    ],
)
def test_who_wins_and_who_is_hurt(state: State, move: str, text: str) -> None:
    check_log(state, move, text)


@clause("C-53", "C-55")
@pytest.mark.parametrize(
    ("state", "move", "text"),
    [
        (THROWN, "reveal > R24", "The room on a1 is the Chapel. Bo has five dice."),
        (
            house("c4=R03"),
            "go N",
            "Ada moves north into the Pusher. Column c shifts north and takes Ada to c5 and Bo to c4.",
        ),
        (
            house("c4=R04", "c3", "c1"),
            "go N",
            "Ada moves north into the Puller. Column c shifts south and takes Ada to c3 and Bo to c5.",
        ),
        (
            house("c4=R03", "c3", "c3", "c1"),
            "go N +P2",
            "Ada moves north into the Pusher and takes Bo along. "
            "Column c shifts north. Column c shifts north and takes Ada and Bo to c1 and Cy to c3.",
        ),
        (
            house("b1=R01 c4=R03 c3=R07 c2=R08", "c3", "c2", cards=changed(pusher="atrium")),
            "go N",
            "Ada moves north into the Pusher. Column c shifts north and takes Bo to c3. Ada jumps to the Atrium.",
        ),
        (
            house("c1=R01 c4=R03 c3=R07 c5=R08", "c3", "c5", cards=changed(pusher="atrium")),
            "go N",
            "Ada moves north into the Pusher. Column c shifts north and takes Bo to c1. Ada jumps to the Atrium.",
        ),
        (
            SHIFTED,
            "choose N",
            "Bo shifts column c north. That takes Ada and Bo to c4. There’s a new trap in the room on c4. "
            "Bo has five dice.",
        ),
        (
            play("end", house("c2=R07", "a1", "a1", cards=event({**THROW, "to": "atrium"}, {**SHIFT, "dir": "N"}))),
            "green > E01",
            "Green card: Draught. <card> Bo jumps to the Atrium. Column c shifts north and takes Bo to c4. "
            "Bo has five dice.",
        ),
        (
            house("c4=R03", "c3", "d3"),
            "go N",
            "Ada moves north into the Pusher. Column c shifts north and takes Ada to c5.",
        ),
        (house("c4=R21"), "go N", "Ada moves north into the Chute. Ada jumps to the Atrium."),
        (
            play("end", house("c4=?t")),
            "green > X1",
            "Green card: Trigger. <card> The traps hit nobody. There’s a new trap in the Atrium. Bo has five dice.",
        ),
        (
            play("search", house("a1=R07 b1=R08 c1=R19 a5=R09f b5=R10f c5=R11f", "a1", "c3")),
            "roll > 1",
            "The die shows 1.",
        ),
        (
            play("search", house("c4=R07", "c4", "c3")),
            "roll > 1",
            "The die shows 1. There’s a new find token in the Workshop.",
        ),
        (play("search", house("c4=R07", "c4", "c3")), "roll > 0", "The die shows 0. A 0 finds nothing."),
        (play("search", house("c4=R07", "c4", "c3")), "roll > 2", "The die shows 2. No discovered room has a 2."),
        (
            play("search", house("c4=R07 d4=R09f", "c4", "c3")),
            "roll > 2",
            "The die shows 2. Every discovered room with a 2 already has a find token.",
        ),
    ],
)
def test_what_comes_of_a_room(state: State, move: str, text: str) -> None:
    check_log(state, move, text)


@clause("C-48")
@pytest.mark.parametrize("shifted", ["b2", "a1"])
@pytest.mark.parametrize(("way", "from_"), [("N", "b1"), ("E", "a2")])
@pytest.mark.parametrize("token", [True, False])
def test_a_lock_that_opens_before_a_shift_is_told_by_the_room_it_was_on(
    token: bool, way: str, from_: str, shifted: str
) -> None:
    """What lies on its place by then has another lock, or none."""
    rooms = f"b2=R07l {from_}=R09" if token else f"b2=R09 {from_}=R07 b3=R08"
    effects = ({"op": "unlock", "room": "any", "must": True}, {"op": "shift", "room": "this", "dir": way, "must": True})
    state = play("end", house(rooms, shifted, shifted, cards=event(*effects)))
    told = (
        describe_move(state.play("green > E01"), "choose b2", NAMES)
        if token
        else describe_move(state, "green > E01", NAMES)
    )
    assert ("for good." in told) == token
    assert ("unlocked until the end of this turn." in told) != token


@clause("C-83")
def test_who_returns() -> None:
    again = play("end; green > E22", house(passed="W1,W3"))
    check_log(again, "retrieve > W1", "The Ghoul returns.")
    check_log(again, "retrieve > W3", "The Tentacles return. The Tentacles spawn in the Atrium. Bo has five dice.")


@clause("C-12")
@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("E02", "Green card: Second Wind. <card> Bo has six dice."),
        ("E08", "Green card: Whispers. <card> Bo’s panic rises by one. Bo has four dice."),
    ],
)
def test_where_the_sum_of_the_dice_is_told_what_it_came_from_is_not(card: str, text: str) -> None:
    check_log(play("end", house()), f"green > {card}", text)


def test_every_event_that_is_told_has_a_message() -> None:
    assert set(VALUES) == set(say.messages)


@clause("C-6")
def test_a_talent_dealt_at_the_start_is_told_once() -> None:
    state = GAME.start(3, {"specialist": "on"})
    while state.agenda[-1].seat != 1:
        state = state.play(state.moves()[0])
    check_log(state, "deal > A2", "Bo starts with Nimble Fingers.")


@clause("C-96", "C-97")
def test_wounds_for_panic_are_each_told_once() -> None:
    wound = ("wound", 0)
    fear = ("past-fear", 0)
    assert merge_notes([fear, wound, fear, wound, wound, ("wound", 1)]) == [fear, fear, wound, ("wound", 1)]


@clause("C-33", "C-34")
def test_panic_that_rises_twice_in_a_row_is_told_once() -> None:
    nursery = play("go N; reveal > R25", house())
    check_log(nursery, "green > E08", "The Nursery brings a green card: Whispers. <card> Ada’s panic rises by two.")
