"""Walking, discovering, corridors, jumping and swapping (C-30 to C-42)."""

from __future__ import annotations

from cuboteca.games.cuobe.rules.places import PLACE_OF
from tests.games.cuobe.setting import clause, house, lies, marked, play, refusal, room, texts, verbs, where


@clause("C-30")
def test_one_die_one_room_along_rows_and_columns() -> None:
    state = house("c4=R07", dice="2")
    after = play("go N", state)
    assert where(after) == "c4"
    assert after.dice == 1
    assert [text for text in texts(state) if text.startswith("go")] == [
        f"go {way}{other}" for way in "NESW" for other in ("", " +P2")
    ]


@clause("C-31")
def test_another_die_takes_somebody_along_asleep_or_not() -> None:
    state = house("c4=R07", "c3", "c3 asleep", "a1")
    after = play("go N +P2", state)
    assert [where(after, seat) for seat in (1, 2)] == ["c4", "c4"]
    assert after.dice == 2
    assert refusal(state, "go N +P3") == ("takes_nobody_along", "C-31")
    assert refusal(state, "go N +P1") == ("takes_nobody_along", "C-31")
    assert refusal(house("c4=R07", dice="1"), "go N +P2") == ("one_die_for_two", "C-31")


@clause("C-32", "C-33")
def test_a_dark_room_is_turned_up_entered_and_gives_its_card_once() -> None:
    state = play("go N", house())
    assert len(texts(state)) == 24
    assert where(state) == "c3"
    state = play("reveal > R07; blue > T03", state)
    assert where(state) == "c4"
    assert state.players[0].tools == ("T03",)
    again = play("go S; go N", state)
    assert again.seat == 0
    assert again.players[0].tools == ("T03",)


@clause("C-34")
def test_first_the_extra_card_then_the_room_and_only_if_still_there() -> None:
    state = play("go N; reveal > R25", house())
    stayed = play("green > E02", state)
    assert stayed.players[0].panic == 1
    thrown = play("green > E17", state)
    assert where(thrown) == "c3"
    assert thrown.players[0].panic == 0


@clause("C-34")
def test_a_room_acts_on_all_who_walked_in_the_mover_first() -> None:
    state = house("c4=R25")
    both = play("go N +P2", state)
    assert [player.panic for player in both.players] == [1, 1]
    assert both.notes[-2:] == (("panic", 0), ("panic", 1))
    once = play("go N +P2", house("c4=R25", drag_once="on"))
    assert [player.panic for player in once.players] == [1, 0]
    twice = play("go E +P2", house("d3=R03"))
    assert [where(twice, seat) for seat in (1, 2)] == ["a3", "a3"], "the Pusher pushes for each of them"


@clause("C-34", "C-40")
def test_nothing_happens_to_whoever_jumps_in() -> None:
    state = house("a1=R25", "c3 tools=T17", "a1")
    assert play("use T17; choose b", state).players[0].panic == 0
    pusher = house("a1=R03", "c3 tools=T17", "a1")
    assert lies(play("use T17; choose b", pusher), "R03") == "a1"


@clause("C-35")
def test_full_hands_may_leave_a_find_instead() -> None:
    full = house("", "c3 tools=T01,T02,T03 talents=A1", "c3", "c3")
    asked = play("go N; reveal > R07", full)
    assert texts(asked) == ["draw", "leave-find"]
    left = play("leave-find", asked)
    assert marked(left, "find") == ["c4"]
    assert play("draw; blue > T04", asked).players[0].tools == ("T01", "T02", "T03", "T04")
    assert texts(play("go N; reveal > R07", house("", "c3 tools=T01,T02,T03", "c3", "c3")))[0].startswith("blue")
    far_away = house("e5=R08f", "c3 tools=T01,T02,T03 talents=A1", "c3", "c3")
    assert texts(play("go N; reveal > R07", far_away)) == ["draw", "leave-find"], "finds elsewhere do not matter"
    insane = play("go N; reveal > R07", house("", "c3 p5 insane", "c3"))
    assert texts(insane) == ["draw", "leave-find"]


@clause("C-35")
def test_with_no_find_token_left_the_card_is_drawn() -> None:
    rooms = "a1=R08f a2=R09f a3=R10f a4=R11f a5=R13f"
    full = house(rooms, "c3 tools=T01,T02,T03 talents=A1", "c3", "c3")
    assert texts(play("go N; reveal > R07", full))[0].startswith("blue")


@clause("C-36")
def test_a_corridor_is_turned_to_where_one_came_from_and_then_stays() -> None:
    state = play("go N; reveal > R15; green > E02", house())
    assert state.notes[-1] == ("dice", 1)
    assert {text for text in texts(state) if text.startswith("go")} == {"go N", "go S"}
    assert refusal(state, "go E") == ("no_arrow_out", "C-36")
    east = play("go E; reveal > R15; green > E02", house())
    assert {text for text in texts(east) if text.startswith("go")} == {"go E", "go W"}


@clause("C-36", "C-115")
def test_where_several_rotations_fit_the_player_chooses() -> None:
    bent = play("go N; reveal > R16", house())
    assert texts(bent) == ["rot 0", "rot 90"]
    turned = play("rot 90; blue > T03", bent)
    assert {text for text in texts(turned) if text.startswith("go")} == {"go S", "go W"}
    crossing = play("go N; reveal > R18", house())
    assert texts(crossing) == ["rot 0", "rot 90", "rot 270"]
    dead_end = play("go N; reveal > R17", house())
    assert texts(dead_end)[0].startswith("blue"), "a single answer is given by itself"


@clause("C-37", "C-117")
def test_an_arrow_off_the_map_leads_to_the_other_end_but_not_back() -> None:
    state = house("c5=R15^ c1=R07", "c5", "c3")
    over = play("go N", state)
    assert where(over) == "c1"
    assert refusal(over, "go S") == ("edge", "C-38")


@clause("C-38")
def test_nobody_else_walks_off_the_map() -> None:
    assert refusal(house("a3=R07", "a3", "c3"), "go W") == ("edge", "C-38")


@clause("C-39")
def test_a_corridor_needs_an_arrow_on_the_side_entered() -> None:
    assert refusal(house("c4=R15>"), "go N") == ("no_arrow_in", "C-39")
    assert refusal(house("c5=R15^ c1=R17>", "c5", "c3"), "go N") == ("no_arrow_in", "C-39")
    assert where(play("go N", house("c5=R15^ c1=R17^", "c5", "c3"))) == "c1"
    found = play("go N; reveal > R17; blue > T03", house("c5=R15^", "c5", "c3"))
    assert where(found) == "c1"
    assert texts(found)[0] == "go S", "its arrow points to the edge that it was entered by"


@clause("C-40")
def test_jump_and_swap_ignore_locks_and_walls() -> None:
    state = house("a1=R17^l", "a1 tools=T17", "c3")
    assert where(play("use T17; choose b", state)) == "c3"
    mirrors = house("a1=R22l e5=R09", "a1", "e5")
    swapped = play("room", mirrors)
    assert (where(swapped, 1), where(swapped, 2)) == ("e5", "a1")


@clause("C-41")
def test_a_player_who_is_moved_obeys_locks_walls_and_rooms() -> None:
    state = house("c4=R25 a1=R24l", "c3 tools=T17", "c3", "a1")
    asked = play("use T17; choose a", state)
    assert texts(asked) == ["choose P1", "choose P2"], "whoever is locked in cannot be moved"
    after = play("choose P2; choose N", asked)
    assert where(after, 2) == "c4"
    assert after.players[1].panic == 1
    assert after.dice == 4


@clause("C-42", "C-73")
def test_thrown_into_a_dark_room_one_turns_it_up_and_draws_but_it_does_not_act() -> None:
    state = play("end", house("", "a1", "c3", spawns="Clown@e5:3"))
    assert where(state, 2) == "e5"
    state = play("reveal > R25", state)
    assert texts(state)[0].startswith("green")
    after = play("green > E02; green > E21", state)
    assert after.players[1].panic == 0
    corridor = play("end; reveal > R15", house("", "a1", "c3", spawns="Clown@e5:3"))
    assert texts(corridor) == ["rot 0", "rot 90"]


@clause("C-42")
def test_unless_it_was_agreed_that_it_stays_dark() -> None:
    state = play("end; green > E02", house("", "a1", "c3", spawns="Clown@e5:3", swap_reveals="off"))
    assert where(state, 2) == "e5"
    assert room(state, "e5").card == ""
    assert {text for text in texts(state) if text.startswith("go")} == {"go S", "go W"}
    assert verbs(state) == {"go", "chest", "end"}
    assert state.place_of("R01") == PLACE_OF["c3"]


@clause("C-53")
def test_pusher_and_puller_shift_their_line_when_walked_into() -> None:
    pushed = play("go E", house("d3=R03"))
    assert (lies(pushed, "R03"), where(pushed, 1), lies(pushed, "R01")) == ("e3", "e3", "d3")
    pulled = play("go E", house("d3=R04"))
    assert (lies(pulled, "R04"), where(pulled, 1), lies(pulled, "R01")) == ("c3", "c3", "b3")
    north = play("go N", house("c4=R03"))
    assert lies(north, "R03") == "c5"


@clause("C-112", "C-41")
def test_what_a_moved_player_discovers_the_active_player_draws() -> None:
    state = house("a1=R07", "a1 tools=T17", "c3", "a1")
    state = play("use T17; choose a; choose P2; choose E; reveal > R03; blue > T03", state)
    assert state.players[0].tools == ("T03",)
    assert (where(state, 1), where(state, 2), lies(state, "R03")) == ("a1", "e3", "e3")
