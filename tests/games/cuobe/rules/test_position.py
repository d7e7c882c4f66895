"""The position text, written and read back; anything else is refused."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuboteca.games.cuobe.rules.options import Rules
from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.game import NATURE, UnreadablePosition
from tests.examples import examples
from tests.games.cuobe.setting import GAME, begin, house, play
from tests.games.verdicts import unreadable

DECKS = (
    "blue=7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5/20 "
    "green=11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8 passed=- dropped=- removed=- keys=-"
)
DARK = "? ? ? ? ?"

START = (
    f"{DARK} / {DARK} / ? ? R01 ? ? / {DARK} / {DARK} | - | P1@c3 w0 p0 alive | P2@c3 w0 p0 alive "
    f"| {DECKS} | turn 1 P1 dice - change 0 killed 0 on | act count green"
)


def test_the_first_position() -> None:
    state = begin()
    assert state.position == START
    assert GAME.position(START) == state
    assert GAME.position(f"  {START.replace(' ', '   ')}\n") == state
    assert GAME.position(f"{START} | pvp=on first_player=seat2").options["pvp"] == "on"


def test_a_state_is_a_value() -> None:
    state = play("green > E05; choose c4; choose d3", begin())
    assert deepcopy(state) == state == pickle.loads(pickle.dumps(state))  # noqa: S301
    assert hash(GAME.position(state.position)) == hash(state)
    assert state != begin()
    with pytest.raises(AttributeError):
        state.dice = 9  # type: ignore[misc]
    assert state.seen_by(0) == state
    assert state.position in repr(state)
    assert pickle.loads(pickle.dumps(state)).notes == ()  # noqa: S301


def test_states_that_differ_are_told_apart() -> None:
    assert begin() != begin(pvp="on")
    assert begin().rules != begin(pvp="on").rules
    assert Rules(begin().rules.values) == begin().rules
    several = [begin(), begin(pvp="on"), begin(3), house("", "c3 w1", "c3")]
    assert len({hash(state) for state in several}) == len(several)
    assert len({hash(state.rules) for state in several}) == 2


def test_chance_is_asked_only_where_it_decides() -> None:
    for state in (house(), house().play("surrender")):
        with pytest.raises(ValueError, match=r"^Nothing is left to chance here\.$"):
            state.draw(Random(1))


def test_no_order_of_a_deck_exists_to_be_seen() -> None:
    """Whoever reads the text of a position learns nothing of the next card; all that can come can come."""
    state = begin()
    assert len(state.moves()) == 6 + 8 + 22 + 8
    assert {str(move) for move in state.moves()} == {f"green > {card}" for card in state.green.possible(0)}


@pytest.mark.parametrize(
    "state",
    [
        house("c4=R19o a1=?tl b2=R16<f e5=R10s10", "c3 w2 p3 tools=T01,K2 talents=A1", "c3 p5 insane", "- w5 p2 dead"),
        house("c3=R01c1 c4=R05c2", "c3 chest=T03,K1", "c3 asleep", "- escaped", keys="K2", dropped="T04", removed="A1"),
        house(spawns="Ghoul@a1:2 Clown@b1:1 Troll@c1:4 Twin@d1:2+0.0 Sister@e1:2+0", passed="E01,X2"),
        play("go N; reveal > R18", house()),
        play("fight Ghoul 2; roll > 1 2", house("", "c3 tools=T10,T11", "c3", spawns="Ghoul@c3:3")),
        play("duel P2 2; roll > 1 2", house("", "c3", "c3", pvp="on")),
        play("end; green > E13; choose b1", house()),
        play("use T17; choose a", house("", "c3 tools=T17", "a1")),
        begin(3, specialist="on", first_player="random"),
        play("end", house("c4=R02", "c4", "c4", keys="K1,K2,K3,K4,K5")),
        house("", "c3", "c3", green_left=0).play("end"),
    ],
)  # fmt: skip
def test_written_and_read_back(state: State) -> None:
    again = GAME.position(state.position)
    assert again == state
    assert again.position == state.position
    assert again.moves() == state.moves()
    assert again.seat == state.seat


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("R01", "?", "no_atrium"),
        ("R01", "R99", "not_a_room: R99"),
        ("R01", "R01>", "arrow: R01>"),
        ("R01", "R01o", "no_printed_lock: 12"),
        ("R01", "R01c3", "chest_unowned"),
        ("R01 ?", "R01 R01", "room_twice"),
        ("R01 ?", "R01 ?f", "find_undiscovered"),
        ("R01 ?", "R01 R09l", "wrong_token: 13"),
        ("R01 ?", "R01 R24t", "wrong_token: 13"),
        ("R01 ?", "R01 R15", "arrow: R15"),
        ("? / ?", "? ? / ?", "rows"),
        ("| - |", "| Ghoul@c3:3 |", "cards_total"),
        ("| - |", "| Ghoul@c3:9 |", "wrong_power: ghoul, 1, 3"),
        ("| - |", "| Ghost@c3:3 |", "not_a_spawn: Ghost@c3:3"),
        ("| - |", "| Troll@c3:3 Ghoul@c3:3 |", "spawns_order"),
        ("P1@c3 w0", "P1@c3 w5", "wounds: 0"),
        ("P1@c3 w0 p0", "P1@c3 w0 p5", "panic: 0"),
        ("P1@c3", "P1@-", "wrong_place: 0"),
        ("P1@c3 w0 p0 alive", "P1@c3 w0 p0 alive tools=T01", "cards_total"),
        ("P1@c3 w0 p0 alive", "P1@c3 w0 p0 alive tools=E01", "wrong_hand: 0"),
        ("P1@c3 w0 p0 alive", "P1@c3 w0 p0 alive tools=Z9", "unknown_in_hand: 0"),
        ("P1@c3 w0 p0 alive", "P1@c3 w0 p0 sleepy", "wrong_player: P1@c3 w0 p0 sleepy, 0"),
        ("P2@c3", "P3@c3", "wrong_player: P3@c3 w0 p0 alive, 1"),
        ("passed=-", "passed=E01", "cards_total"),
        ("passed=-", "passed=E01,E01", "card_twice"),
        ("keys=-", "keys=T01", "wrong_pile: keys"),
        ("blue=7.7", "blue=8.7", "deck_left"),
        ("5/5/5/20", "5/5/6/19", "cards_total"),
        ("5/5/5/20", "5/5/5", "not_a_deck: 7.7.7.7.7:1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4/1.1.1.4:5/5/5"),
        ("22+8", "21+9", "cards_total"),
        ("dice -", "dice 4", "dice_counted"),
        ("dice -", "dice 99", "not_a_turn: turn 1 P1 dice 99 change 0 killed 0 on"),
        ("turn 1 P1", "turn 1 P6", "not_a_turn: turn 1 P6 dice - change 0 killed 0 on"),
        ("act count green", "action:P1", "dice_counted"),
        ("act count green", "act count", "nothing_to_decide"),
        ("act count green", "count act green", "steps_order"),
        ("act count green", "act count green green:P1", "wrong_step: green"),
        ("act count green", "act count walk:P1", "wrong_step: walk"),
        ("act count green", "act count roll:::1", "steps_apart"),
        ("act count green", "act count ask:P1:E01", "nothing_to_decide"),
        ("act count green", "ended=time", "wrong_end"),
        ("act count green", "ended=boredom", "not_an_end: boredom"),
        ("act count green", "", "no_step"),
        ("act count green", "act count green | pvp=off", "usual_rule: pvp=off"),
        (
            "act count green",
            "act count green | pvp=maybe",
            "option_value: PVP, maybe, (('Off', 'off'), ('On', 'on'))",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(old: str, new: str, why: str) -> None:
    assert old in START
    assert unreadable(GAME, START.replace(old, new, 1)) == why


def test_cards_that_cannot_be_read_are_refused_with_their_own_reason() -> None:
    assert unreadable(GAME, f"{START} | cards=deck.AAAA").startswith("refused: ")


@pytest.mark.parametrize("text", ["", "|", "||||||", "P1", "?" * 100, "x" * 100_000, START + " | | ", "\0"])
def test_anything_else_is_no_position(text: str) -> None:
    assert unreadable(GAME, text)


@given(seed=st.integers(0, 2**32), plies=st.integers(0, 150), seats=st.integers(1, 6))
@examples(150)
def test_a_mangled_position_is_read_exactly_or_refused(seed: int, plies: int, seats: int) -> None:
    rng = Random(seed)
    state: State = GAME.start(seats, {"pvp": "on"} if seed % 2 else {})
    for _ in range(plies):
        if state.seat is not None:
            state = state.play(state.draw(rng) if state.seat == NATURE else rng.choice(state.moves()))
    words = state.position.replace(":", " : ").split(" ")
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(words))
        words[at] = rng.choice(
            [rng.choice(words), "", "-", "x", "0", "1", "|", f"{words[at]}1", words[at][:-1], "P1", "R05"]
        )
    mangled = " ".join(words).replace(" : ", ":")
    if not is_position(mangled):
        assert unreadable(GAME, mangled)
        return
    read = GAME.position(mangled)
    assert GAME.position(read.position) == read
    for _ in range(60):
        if read.seat is None:
            break
        read = read.play(read.draw(rng) if read.seat == NATURE else rng.choice(read.moves()))


def is_position(text: str) -> bool:
    try:
        GAME.position(text)
    except UnreadablePosition:
        return False
    return True
