"""Fights with spawns and, where agreed, with each other (C-85 to C-89, C-110)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from cuboteca.games.cuobe.rules.own_cards import own_box
from cuboteca.games.cuobe.rules.state import State
from tests.games.cuobe.setting import GAME, clause, haunts, house, play, refusal, texts, where

GHOUL = "Ghoul@c3:3"


def power(state: State) -> int:
    return state.spawns[0].power


@clause("C-85")
def test_dice_first_and_weapons_after_the_roll() -> None:
    state = house("", "c3 p1 tools=T10 talents=A5", "c3", spawns=GHOUL, dice="3")
    assert [text for text in texts(state) if text.startswith("fight")] == [f"fight Ghoul {n}" for n in range(4)]
    rolled = play("fight Ghoul 2; roll > 1 2", state)
    assert texts(rolled) == ["+0", "+A5", "+T10", "+A5 +T10"]
    assert play("+T10", rolled).removed == ("T10",)
    paid = play("+A5", rolled)
    assert paid.dice == 0
    assert paid.players[0].talents == ("A5",)


@clause("C-85")
def test_without_dice_at_least_one_weapon() -> None:
    state = house("", "c3 tools=T12", "c3", spawns=GHOUL, dice="0")
    assert power(play("fight Ghoul 0", state)) == 2, "the one weapon there is"
    unarmed = house("", "c3", "c3", spawns=GHOUL)
    assert refusal(unarmed, "fight Ghoul 0") == ("unarmed", "C-85")
    assert refusal(unarmed, "fight Ghoul 5") == ("too_many_dice", "C-16")
    assert refusal(unarmed, "fight Clown 1") == ("spawn_elsewhere", "C-85")
    talented = house("", "c3 talents=A5", "c3", spawns=GHOUL, dice="2")
    assert texts(play("fight Ghoul 0", talented)) == ["+A5", "+A5 +A5"]


@clause("C-86", "C-87")
def test_the_lower_side_suffers_and_both_on_a_tie() -> None:
    state = house("", "c3 p1 tools=T10", "c3", spawns=GHOUL)
    won = play("fight Ghoul 2; roll > 1 2; +T10", state)
    assert (power(won), won.players[0].wounds) == (2, 0)
    lost = play("fight Ghoul 2; roll > 1 2; +0", state)
    assert (power(lost), lost.players[0].wounds) == (3, 1)
    rush = house("", "c3 p1 tools=T10 syndromes=S4", "c3", spawns=GHOUL)
    tied = play("fight Ghoul 2; roll > 1 2; +T10", rush)
    assert (power(tied), tied.players[0].wounds) == (2, 1)
    troll = house("", "c3 p1 tools=T10", "c3", spawns="Ghoul@c3:3 Troll@a1:4")
    tied = play("fight Ghoul 2; roll > 1 2; +T10", troll)
    assert (power(tied), tied.players[0].wounds) == (2, 1)


@clause("C-86", "C-110")
def test_rush_may_leave_less_than_nothing() -> None:
    """A game that is saved then is read again."""
    state = house("", "c3 syndromes=S4", "c3 tools=T10", pvp="on")
    asked = play("duel P2 1; roll > 0; roll > 1 1 1", state)
    assert asked.agenda[-1].number == -1
    assert GAME.position(asked.position) == asked
    assert play("+0", asked).players[0].wounds == 1


@clause("C-86")
def test_a_spider_is_always_one() -> None:
    state = house("c3=R01s1", "c3 p4", "c3")
    assert play("fight Spider 1; roll > 2", state).rooms[12].spiders == 0
    tied = play("fight Spider 1; roll > 1", state)
    assert (tied.rooms[12].spiders, tied.players[0].wounds) == (0, 1)
    assert play("fight Spider 1; roll > 0", state).players[0].wounds == 1


@clause("C-88", "C-118")
def test_without_power_it_is_destroyed_and_panic_falls() -> None:
    state = play("fight Ghoul 3; roll > 3 3 3", house("", "c3 p2", "c3", spawns="Ghoul@c3:1"))
    assert haunts(state, "ghoul") == "-"
    assert state.players[0].panic == 1
    assert state.passed == ("W1",)


@clause("C-89")
def test_the_panic_of_the_insane_adds_nothing() -> None:
    state = play("fight Ghoul 2; roll > 2 2", house("", "c3 p5 insane", "c3", spawns=GHOUL))
    assert power(state) == 2


@clause("C-98", "C-87")
def test_whoever_dies_in_a_tie_still_takes_the_spawn_along() -> None:
    state = play("fight Ghoul 2; roll > 1 2", house("", "c3 w4 tools=K1", "c3", spawns="Ghoul@c3:3"))
    assert state.players[0].status == "dead"
    assert power(state) == 2
    assert state.dropped == ("K1",)
    twin = house("", "c3 w4", "c3", spawns="Twin@c3:2+0.0.0 Sister@a1:2+0.0.0")
    after = play("fight Twin 1; roll > 2; blue > K1", twin)
    assert after.dropped == ("K1",), "she gives the card back before the wound"
    assert after.players[0].status == "dead"


@pytest.mark.parametrize(
    ("n", "against", "win", "tie"), [(2, 3, 36, 28), (3, 3, 72, 16), (3, 4, 50, 22), (4, 5, 60, 18), (5, 6, 68, 15)]
)
def test_the_odds_of_our_die(n: int, against: int, win: int, tie: int) -> None:
    sums = [sum(dice) for dice in product(own_box().die, repeat=n)]
    assert round(100 * Fraction(sum(total > against for total in sums), len(sums))) == win
    assert round(100 * Fraction(sum(total == against for total in sums), len(sums))) == tie


@clause("C-110")
def test_the_attackers_dice_against_three_with_weapons_of_both() -> None:
    state = house("", "c3 tools=T10 p3", "c3 tools=T12 talents=A5 syndromes=S4 p3", pvp="on")
    assert refusal(house(), "duel P2 1") == ("no_duels", "C-110")
    rolled = play("duel P2 2; roll > 1 3; roll > 0 1 2", state)
    assert rolled.seat == 0
    assert texts(rolled) == ["+0", "+T10"]
    defence = play("+T10", rolled)
    assert defence.seat == 1
    assert texts(defence) == ["+0", "+A5", "+T12", "+A5 +T12"]
    beaten = play("+A5", defence)
    assert [player.wounds for player in beaten.players] == [0, 1]
    assert beaten.notes[-2] == ("dueled", 0, 6, 1, 4, (1, "S4")), "with what counts for good"
    tied = play("+T12", defence)
    assert [player.wounds for player in tied.players] == [1, 1]
    assert play("+A5 +T12", defence).players[0].wounds == 1


@clause("C-110", "C-119")
def test_a_sleeper_defends_with_three_dice_and_nothing_else() -> None:
    state = house("", "c3", "c3 tools=T12 asleep", pvp="on")
    after = play("duel P2 2; roll > 1 3; roll > 0 1 2", state)
    assert after.players[1].wounds == 1
    assert after.players[1].tools == ("T12",)


@clause("C-110")
def test_the_killer_takes_tools_and_panics() -> None:
    state = house("", "c3 tools=T01", "c3 w4 tools=K1,K2,K3", "a1", pvp="on")
    asked = play("duel P2 3; roll > 2 2 2; roll > 0 0 0; +0", state)
    assert texts(asked) == ["choose K1", "choose K2", "choose K3", "decline"]
    after = play("choose K2; choose K1", asked)
    assert after.players[0].tools == ("T01", "K2", "K1")
    assert after.players[0].panic == 1
    assert after.players[1].status == "dead"
    assert after.dropped == ("K3",)


@clause("C-110")
def test_if_both_die_nobody_takes_anything() -> None:
    state = house("", "c3 w4 tools=K1", "c3 w4 tools=K2", "a1", pvp="on")
    after = play("duel P2 2; roll > 1 1; roll > 0 0 2", state)
    assert [player.status for player in after.players] == ["dead", "dead", "alive"]
    assert set(after.dropped) == {"K1", "K2"}
    assert after.players[2].panic == 0


@clause("C-110")
def test_a_killing_defender_takes_too_and_the_turn_is_over() -> None:
    state = house("", "c3 w4 tools=K1", "c3", pvp="on")
    asked = play("duel P2 1; roll > 0; roll > 1 1 1", state)
    assert asked.seat == 1
    after = play("choose K1", asked)
    assert after.players[1].tools == ("K1",)
    assert after.players[1].panic == 1
    assert after.active == 1


@clause("C-110")
def test_where_agreed_the_killed_begin_again_in_the_atrium() -> None:
    state = house("a1=R07c2", "a1", "a1 w4 p3 talents=A1 tools=T03 chest=T04", pvp="on", respawn="on")
    after = play("duel P2 3; roll > 2 2 2; roll > 0 0 0; decline", state)
    assert where(after, 2) == "c3"
    back = after.players[1]
    assert (back.wounds, back.panic, back.status, back.tools, back.talents) == (0, 0, "alive", (), ())
    assert back.chest == ("T04",)
    assert refusal(after, "take T04") == ("chest_shut", "C-64")


@clause("C-110", "C-114")
def test_who_is_killed_in_ones_own_turn_and_begins_again_does_nothing_more_in_it() -> None:
    state = house("", "c3 w4", "c3", spawns="Ghoul@c3:3", pvp="on", respawn="on")
    after = play("duel P2 1; roll > 0; roll > 1 1 1", state)
    assert ("back", 0) in after.notes
    assert (after.players[0].wounds, after.players[0].panic) == (0, 0), "not even frightened by the Ghoul beside him"
    assert after.players[1].panic == 1
    assert after.active == 1


@clause("C-110", "C-25")
def test_a_duel_tells_what_was_used_what_was_taken_and_who_died() -> None:
    state = house("", "c3 talents=A5", "c3 w4 tools=K1", "a1", pvp="on", dice="4")
    blow = play("duel P2 2; roll > 2 2; roll > 0 0 0; +A5", state)
    assert blow.dice == 1, "two thrown, and one for the talent"
    after = play("choose K1", blow)
    assert ("looted", 0, "K1", 1) in after.notes
    assert ("wound", 1) in after.notes
    assert (after.players[1].status, after.players[1].wounds) == ("dead", 5)
