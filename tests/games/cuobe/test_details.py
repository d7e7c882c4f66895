"""Details that come up in play (C-111 to C-119)."""

from __future__ import annotations

import pytest

from tests.games.cuobe.setting import clause, haunts, house, lies, marked, play, refused, texts, where, with_spiders


@clause("C-111", "C-50")
def test_tokens_on_dark_rooms_go_back_if_the_room_cannot_bear_them() -> None:
    asked = play("end; green > E05", house())
    assert texts(asked) == ["choose c4", "choose d3", "choose c2", "choose b3"]
    state = play("choose c4", asked)
    assert texts(state) == ["choose d3", "choose c2", "choose b3"], "two different rooms"
    state = play("choose b3", state)
    assert marked(state, "lock") == ["b3", "c4"]
    vault = play("go N; reveal > R09", state)
    assert marked(vault, "lock") == ["b3"]
    plain = play("go N; reveal > R07", state)
    assert marked(plain, "lock") == ["b3", "c4"]
    trapped = house("c4=?t d3=?t b3=?t")
    assert marked(play("go N; reveal > R11", trapped), "trap") == ["b3", "d3"]
    assert marked(play("go N; reveal > R24", trapped), "trap") == ["b3", "d3"]
    assert marked(play("go N; reveal > R14", trapped), "trap") == ["b3", "d3"]


def test_an_empty_deck_has_no_top() -> None:
    with pytest.raises(ValueError, match=r"^The deck is empty\.$"):
        house(green_left=0).green.top  # noqa: B018


@clause("C-112", "C-41")
def test_what_a_moved_player_discovers_the_active_player_draws() -> None:
    state = house("a1=R07", "a1 tools=T17", "c3", "a1")
    state = play("use T17; choose a; choose P2; choose E; reveal > R03; blue > T03", state)
    assert state.players[0].tools == ("T03",)
    assert (where(state, 1), where(state, 2), lies(state, "R03")) == ("a1", "e3", "e3")


@clause("C-115")
def test_a_choice_with_one_answer_is_made() -> None:
    state = play("use T03", house("", "c3 w1 tools=T03", "a1 w1"))
    assert state.players[0].wounds == 0
    assert haunts(play("end; green > W2", house()), "clown") == "c3"


@clause("C-116")
def test_spiders_that_share_a_room_are_fought_singly_and_new_ones_go_elsewhere() -> None:
    state = house("c3=R01s2", "c3", "c3", killed=0)
    once = play("fight Spider 1; roll > 3", state)
    assert once.rooms[12].spiders == 1
    asked = play("end", house("c3=R01s2"))
    assert texts(asked) == ["choose c2", "choose b3", "choose d3", "choose c4"]
    assert with_spiders(play("choose c2", asked)) == ["c2", "c3"]


@clause("C-119")
def test_being_asleep_in_ones_own_turn_means_it_is_over() -> None:
    state = play("end; green > E18; choose a", house("", "c3", "c3 tools=T03 w1"))
    assert state.players[1].asleep
    assert state.players[1].tools == ("T03",)
    assert state.active == 0
    assert refused("use T03", state)[0] == "C-12"


def test_two_players_in_the_atrium_and_paranoia_from_the_start() -> None:
    assert play("end", house("", "c3 syndromes=S5", "c3")).players[0].panic == 1


def test_brute_force_again_and_again_never_doubles_the_trap() -> None:
    state = play("force; roll > 0; force; roll > 1", house("c3=R01tl"))
    assert marked(state, "trap") == ["c3"]


def test_alone_there_is_nobody_to_change_places_with() -> None:
    state = play("end; green > E16", house("", "c3"))
    assert state.seat == 0
    assert state.passed == ("E16",)
