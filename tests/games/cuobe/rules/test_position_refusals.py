"""Why a text is no position; and positions at rare moments, written and read back."""

from __future__ import annotations

import pytest

from cuboteca.games.cuobe.rules.cards import KINDS
from cuboteca.games.cuobe.rules.places import PLACE_OF
from cuboteca.games.cuobe.rules.position_read import LONGEST
from cuboteca.games.cuobe.rules.state import State
from tests.games.cuobe.setting import GAME, begin, house, play, texts
from tests.games.verdicts import unreadable, unreadable_with

START = begin().position
TOKENS = "too_many_tokens"
NO_END = "wrong_end"


def changed(state: State, *changes: str) -> str:
    """The position with other words in it, each change written as `old => new`."""
    text = state.position
    for change in changes:
        old, new = change.split(" => ")
        assert old in text
        text = text.replace(old, new, 1)
    return text


def read_back(state: State) -> State:
    again = GAME.position(state.position)
    assert again == state
    assert again.moves() == state.moves()
    return state


@pytest.mark.parametrize(
    ("rooms", "one_more"),
    [
        ("a1=R07f b1=R08f c1=R09f d1=R10f e1=R11f a5=R13", "R13 => R13f"),
        ("a1=?t b1=?t c1=?t d1=?t e1=?t a5=?t b5=?t c5=?t d5=?t e5=?t a4=R07", "R07 => R07t"),
        ("a1=?l b1=?l c1=?l d1=?l e1=?l a5=?l b5=?l c5=?l d5=?l e5=?l a4=R07", "R07 => R07l"),
        ("a1=R07s5 b1=R08s5", "R07s5 => R07s6"),
    ],
)
def test_there_are_five_finds_ten_traps_ten_locks_and_ten_spiders(rooms: str, one_more: str) -> None:
    state = read_back(house(rooms))
    assert unreadable(GAME, changed(state, one_more)) == TOKENS


@pytest.mark.parametrize(
    ("state", "change", "why"),
    [
        (begin(), "R01 ? => R01 R09l", f"wrong_token: {PLACE_OF['d3']}"),
        (begin(), "R01 ? => R01 R07o", f"no_printed_lock: {PLACE_OF['d3']}"),
        (house("c3=R01c1 c4=R05c2"), "R05c2 => R05c1", "two_chests"),
        (begin(difficulty="named", ghoul="off"), "| - | => | Ghoul@c3:3 |", "kind_unavailable: ghoul"),
        (begin(), "| - | => | Ghoul@c3:0 |", "wrong_power: ghoul, 1, 3"),
        (begin(), "| - | => | Ghoul@c3:4 |", "wrong_power: ghoul, 1, 3"),
        (begin(troll_life="on"), "| - | => | Ghoul@c3:4 |", "wrong_power: ghoul, 0, 3"),
        (begin(), "| - | => | Ghoul@c3:3+0 |", "only_twins_steal"),
        (begin(setup="quick"), "| - | => | Twin@c3:2+1 |", "stolen_part"),
        (begin(difficulty="named", spiders="off"), "R01 => R01s1", "kind_unavailable: spiders"),
        (begin(), "P2@c3 => P2@-", "wrong_place: 1"),
        (begin(), "P1@c3 w0 => P1@c3 w5", "wounds: 0"),
        (begin(), "P2@c3 w0 p0 => P2@c3 w0 p5", "panic: 1"),
        (begin(), "P2@c3 w0 p0 alive => P2@c3 w0 p5 insane talents=A1", "holds_cards: 1"),
        (begin(), "P2@c3 w0 p0 alive => P2@c3 w0 p5 insane syndromes=S1", "holds_cards: 1"),
        (begin(), "P2@c3 w0 p0 alive => P2@c3 w0 p5 insane tools=T01", "holds_cards: 1"),
        (begin(), "P2@c3 w0 p0 alive => P2@c3 w0 p0 alive chest=T01", "no_chest: 1"),
        (begin(), "P2@c3 w0 p0 alive => P2@c3 w0 p0 alive talents=S1", "wrong_hand: 1"),
        (begin(), "P2@c3 w0 p0 alive => P2@c3 w0 p0 alive syndromes=A1", "wrong_hand: 1"),
        (begin(), "P2@c3 w0 p0 alive => P2@c3 w0 p0 alive tools=Z9", "unknown_in_hand: 1"),
        (
            begin(),
            "7:1.1.1.4/1 => 7:2.1.1.3/1",
            "deck_overfull",
        ),
    ],
)
def test_what_cannot_be(state: State, change: str, why: str) -> None:
    assert unreadable(GAME, changed(state, change)) == why


def test_the_parts_of_a_deck_hold_what_is_unseen() -> None:
    assert unreadable(GAME, changed(begin(), "blue=7.7 => blue=6.7", "7:1.1.1.4/1 => 7:0.1.1.4/1")) == ("deck_unseen")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("luck=on", "option_unknown: luck"),
        ("pvp", "not_a_part: pvp"),
        ("pvp=off", "usual_rule: pvp=off"),
        ("pvp=on pvp=on", "option_twice"),
        ("x" * 50, f"not_a_part: {'x' * 50}"),
    ],
)
def test_options_are_said_once_and_only_where_they_are_not_as_usual(words: str, why: str) -> None:
    assert unreadable(GAME, f"{START} | {words}") == why


def test_an_option_that_cannot_be_so_is_named() -> None:
    assert unreadable(GAME, f"{START} | pvp=on=on").startswith("option_value: PVP, on=on, ")


PARTS = "parts: ('rooms', 'spawns', 'players', 'piles', 'turn', 'steps')"


def test_the_parts_that_a_position_has() -> None:
    rooms, spawns, one, two, *rest = START.split(" | ")
    assert unreadable(GAME, " | ".join([rooms, spawns, *rest])) == PARTS
    assert unreadable(GAME, " | ".join([rooms, spawns, *[one] * 7, *rest])) == PARTS
    assert unreadable(GAME, " | ".join([rooms, spawns, one, two, *rest[:2]])) == PARTS
    read_back(begin(6))


def test_a_text_is_as_long_as_a_position_with_its_own_cards_can_be_and_no_longer() -> None:
    assert GAME.position(START.ljust(LONGEST)) == begin()
    assert unreadable(GAME, START.ljust(LONGEST + 1)) == f"too_long: {LONGEST}"


LONG = "x" * 50


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (f"R01 => {LONG}", f"“{'x' * 20}”"),
        (f"| - | => | {LONG} |", f"“{'x' * 20}”"),
        (f"P2@c3 w0 p0 alive => P2{LONG}", f"“P2{'x' * 38}” "),
        (
            "w0 p0 alive => w0 p0 alive talents=A1 tools=T01,T02,T03,T04,T05,T06,T07,T08,T09,T10",
            "“tools=T01,T02,T03,T04,T05,T06,T07,T08,T0” ",
        ),
        ("act count green => x" + LONG, f"“{'x' * 20}”"),
        ("act count green => " + LONG + "!", f"“{'x' * 20}”"),
        ("act count green => ended=" + LONG, f"“{'x' * 20}”"),
        ("turn 1 P1 => turn " + LONG, f"“turn {'x' * 35}” "),
        ("act count green => green:P9" + LONG, f"“green:P9{'x' * 12}” "),
        ("blue=7 => blue=7z" + LONG, f"“7z{'x' * 38}” "),
    ],
)
def test_a_long_word_is_cut_short_where_it_is_quoted(change: str, why: str) -> None:
    assert why in unreadable_with(GAME, changed(begin(), change)).message


PILES = "piles: ('blue', 'green', 'passed', 'dropped', 'removed', 'keys')"
AS_MANY = "deck_parts"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("dropped=- => keys=-", PILES),
        ("w0 p0 alive => w0 p0 alive tools=T01 tools=T02", "misplaced: tools=T02"),
        ("passed=- => passed=-=-", "unknown_in_pile: passed"),
        ("removed=- => removed=Z9", "unknown_in_pile: removed"),
        ("blue=7.7 => blue=0.7.7", AS_MANY),
        ("green=11.11.9.9:1.2.8 => green=11.11.9.9:1.2", AS_MANY),
        ("22+8 => 22+8+0", "not_a_deck: 11.11.9.9:1.2.8/1.2.8/1.1.7/1.1.7:4/6/22+8+0"),
        ("killed 0 on => killed 0 over", "not_a_turn: turn 1 P1 dice - change 0 killed 0 over"),
        ("change 0 => change -0", "not_a_turn: turn 1 P1 dice - change -0 killed 0 on"),
        ("act count green => act count green:", "not_a_step: green:"),
        ("act count green => act count green:P9", "not_a_step: green:P9"),
        ("act count green => act count green::::123", "not_a_step: green::::123"),
    ],
)
def test_piles_the_turn_and_what_is_pending_are_written_in_one_way(change: str, why: str) -> None:
    assert unreadable(GAME, changed(begin(), change)) == why


# Ends.
def test_every_end_is_read_back() -> None:
    keys = "K1,K2,K3,K4,K5"
    ended = [
        play("surrender", house()),
        play("exit", house("c4=R02", "c4", "- w5 dead", keys=keys)),
        play("end; green > E18; choose b", house("", "- w5 dead", "c3 w4", active=2)),
        play("end; green > E18; choose b", house("", "c3", "c3 w4", short_game="on")),
        play("end", house(green_left=0)),
    ]
    assert [state.ended for state in ended] == ["surrendered", "all_gone", "all_dead", "first_death", "time"]
    for state in ended:
        read_back(state)


@pytest.mark.parametrize(
    ("state", "end"),
    [
        (begin(), "all_gone"),
        (begin(), "all_dead"),
        (begin(), "first_death"),
        (begin(short_game="on"), "first_death"),
        (house("", "c3", "- w5 dead"), "all_dead"),
        (house("", "c3", "- w5 dead"), "all_gone"),
        (house("", "c3", "- escaped"), "all_gone"),
        (house("", "c3", "- escaped"), "all_dead"),
        (house("", "c3", "- w5 dead"), "first_death"),
        (house(green_left=1), "time"),
    ],
)
def test_a_game_ends_in_none_of_the_other_ways(state: State, end: str) -> None:
    before = state.position.split(" | ")
    pending = next(part for part in before if part in ("act count green", "action:P1"))
    assert unreadable(GAME, changed(state, f"{pending} => ended={end}")) == NO_END


def test_whoever_died_did_not_leave_and_the_other_way_round() -> None:
    dead = play("end; green > E18; choose b", house("", "- w5 dead", "c3 w4", active=2))
    assert unreadable(GAME, changed(dead, "ended=all_dead => ended=all_gone")) == NO_END
    gone = play("exit", house("c4=R02", "c4", "- escaped", keys="K1,K2,K3,K4,K5"))
    assert unreadable(GAME, changed(gone, "ended=all_gone => ended=all_dead")) == NO_END


# Rare moments.
def test_a_tool_that_somebody_insane_has_just_drawn() -> None:
    asked = read_back(play("pick; blue > T03", house("c4=R07f", "c4 w2 p5 insane", "c3")))
    assert texts(asked) == ["use T03", "drop T03"]


def test_the_twins_on_their_way() -> None:
    asked = read_back(play("end; green > W5", house()))
    assert asked.agenda[-1].what == "come"


def test_a_card_that_a_twin_gives_back() -> None:
    state = house("", "c3", "c3", spawns="Twin@c3:2+3.1 Sister@a1:2")
    asked = read_back(play("fight Twin 3; roll > 3 3 3", state))
    assert asked.agenda[-1].number > 0


def test_a_deck_with_one_spawn_alone() -> None:
    one = {kind: "off" for kind in KINDS if kind != "ghoul"}
    state = begin(2, difficulty="named", **one)
    assert GAME.position(state.position) == state
    assert GAME.position(play("green > E02", state).position).seat == 0
