"""Locks, brute force and shifting rooms (C-45 to C-54)."""

from __future__ import annotations

from tests.games.cuobe.setting import clause, house, lies, marked, play, refusal, room, texts, where


@clause("C-45", "C-46", "C-47", "C-48", "C-49")
def test_the_vault() -> None:
    inside = play("go N", house("c4=R19"))
    assert where(inside) == "c4"
    assert refusal(inside, "go S") == ("locked", "C-45")
    held = play("force; roll > 0", inside)
    assert refusal(held, "go S") == ("locked", "C-45")
    trapped = play("force; roll > 1", inside)
    assert marked(trapped, "trap") == ["c4"]
    assert where(play("go S", trapped)) == "c3"
    for number in "23":
        opened = play(f"force; roll > {number}", inside)
        assert opened.dice == 2
        assert marked(opened, "trap") == []
        assert play("go S", opened).dice == 1
        assert not room(play("end", opened), "c4").opened


@clause("C-46")
def test_a_card_opens_a_lock_from_anywhere() -> None:
    state = house("a1=R09 e5=?l b2=R19", "c3 tools=T15", "c3")
    asked = play("use T15", state)
    assert texts(asked) == ["choose a1", "choose b2", "choose e5"]
    assert room(play("choose a1", asked), "a1").opened
    assert not room(play("choose e5", asked), "e5").lock
    assert refusal(state, "force") == ("not_locked", "C-46")


@clause("C-48")
def test_a_token_goes_for_good() -> None:
    state = play("force; roll > 2", house("c3=R01l"))
    assert marked(state, "lock") == []
    assert state.rooms[12].opened is False


@clause("C-50", "C-92")
def test_one_lock_a_room_and_only_as_many_as_there_are() -> None:
    assert play("end; green > E04", house("c3=R01l")).locks == 1
    assert play("end; green > E04", house("c4=R09o", "c3", "c4")).locks == 0
    ten = " ".join(f"{column}{row}=?l" for row in (1, 5) for column in "abcde")
    assert play("end; green > E04", house(ten)).locks == 10


@clause("C-52")
def test_a_shift_moves_the_whole_line_with_all_that_is_in_it() -> None:
    state = house("c4=R12 a4=R07tlf e4=R09s2c2", "c4", "e4 tools=T01 chest=T02", spawns="Ghoul@e4:3 Clown@d4:3")
    after = play("room; choose b4; choose E", state)
    assert lies(after, "R09") == "a4"
    assert where(after, 2) == "a4"
    assert after.spawn("ghoul").place == after.place_of("R09")  # type: ignore[union-attr]
    assert room(after, "a4").spiders == 2
    assert room(after, "a4").chest == 1
    assert marked(after, "find") == marked(after, "trap") == marked(after, "lock") == ["b4"]
    assert where(after, 1) == "d4"


@clause("C-52")
def test_the_atrium_shifts_too() -> None:
    assert lies(play("end; green > C1", house("", "a1", "c3")), "R01") == "c4"
    assert lies(play("end; green > C7", house("a3=R01", "c1", "a3")), "R01") == "e3"


@clause("C-54")
def test_without_a_direction_the_player_chooses_one_of_four() -> None:
    asked = play("use T18; choose d2", house("", "c3 tools=T18", "c3"))
    assert texts(asked) == ["choose N", "choose E", "choose S", "choose W"]


@clause("C-117")
def test_a_shifted_corridor_keeps_its_rotation() -> None:
    state = play("use T18; choose c5; choose N", house("c5=R15^ c1=R07", "c5 tools=T18", "c3"))
    assert where(state) == "c1"
    assert {text for text in texts(state) if text.startswith("go")} == {"go N", "go S"}
    assert where(play("go S; reveal > R24", state)) == "c5"


def test_brute_force_again_and_again_never_doubles_the_trap() -> None:
    state = play("force; roll > 0; force; roll > 1", house("c3=R01tl"))
    assert marked(state, "trap") == ["c3"]
