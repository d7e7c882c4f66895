"""How spawns come, act, are lured and go (C-70 to C-83, C-116, C-118)."""

from __future__ import annotations

import pytest

from cuboteca.games.cuobe.rules.board import nearest
from cuboteca.games.cuobe.rules.places import PLACE_OF
from tests.games.cuobe.setting import clause, haunts, house, marked, play, refusal, texts, verbs, where, with_spiders


@clause("C-70", "C-71")
@pytest.mark.parametrize(
    ("card", "kind", "power", "places"),
    [
        ("W1", "ghoul", 3, ["a2", "b1"]),
        ("W2", "clown", 3, []),
        ("W3", "tentacles", 4, []),
        ("W6", "troll", 4, ["a2", "b1"]),
    ],
)
def test_each_comes_to_its_place_with_its_power(card: str, kind: str, power: int, places: list[str]) -> None:
    state = play(f"end; green > {card}", house("a1=R07", "c3", "a1"))
    if places:
        assert texts(state) == [f"choose {place}" for place in places]
        state = state.play(f"choose {places[0]}")
    assert haunts(state, kind) == (places[0] if places else "c3" if kind == "clown" else "a1")
    assert state.spawn(kind).power == power  # type: ignore[union-attr]
    assert state.rooms[5].card == "", "a dark room stays face down"


@clause("C-71", "C-78")
def test_the_twins_come_to_two_rooms_and_steal_three_cards_each() -> None:
    state = play("end; green > W5; choose c4", house())
    assert texts(state) == ["choose d3", "choose c2", "choose b3"]
    state = play("choose b3", state)
    assert [(spawn.kind, spawn.stolen) for spawn in state.spawns] == [("twin", (0, 0, 0)), ("sister", (0, 0, 0))]
    assert state.blue.left == (1, 7, 7, 7, 7)
    few = play("end; green > W5; choose c4; choose b3", house(blue_left=4))
    assert [len(spawn.stolen) for spawn in few.spawns] == [3, 1]


@clause("C-72", "C-90")
def test_the_ghoul_traps_its_row_and_column() -> None:
    state = house("b1=R07 e4=R08 e5=R11", "b1", "e4", "e5", spawns="Ghoul@b4:3")
    assert [player.wounds for player in play("end; green > X1", state).players] == [1, 1, 1]
    away = house("b1=R07 e4=R08", "b1", "e4", spawns="Ghoul@c5:3")
    assert [player.wounds for player in play("end; green > X1", away).players] == [0, 0]


@clause("C-73")
def test_clown_and_tentacles() -> None:
    state = play("end", house("a1=R07 b2=R08", "a1", "a1", spawns="Clown@b2:3 Tentacles@e5:4"))
    assert (where(state, 2), haunts(state, "clown"), haunts(state, "tentacles")) == ("b2", "a1", "b2")
    together = play("end", house("", "a1", "c3", spawns="Clown@c3:3"))
    assert (where(together, 2), haunts(together, "clown")) == ("c3", "c3")


@clause("C-74")
def test_spiders_come_on_all_four_sides_around_the_edge_too() -> None:
    state = play("end; green > W4", house("a1=R07", "c3", "a1"))
    assert with_spiders(state) == ["a1", "b1", "e1", "a2", "a5"][1:]


@clause("C-75", "C-82")
def test_one_more_spider_unless_one_was_killed() -> None:
    state = play("end", house("a1=?s1"))
    assert with_spiders(state) == ["a1", "c3"]
    assert with_spiders(play("end", house("a1=?s1", killed=1))) == ["a1"]
    full = play("end", house("c3=R01s1", "a1", "c3"))
    assert texts(full) == ["choose c2", "choose b3", "choose d3", "choose c4"]
    assert with_spiders(play("choose c4", full)) == ["c3", "c4"]
    killed = play("fight Spider 1; roll > 3; end", house("c3=R01s1 a1=?s1", "c3", "c3"))
    assert with_spiders(killed) == ["a1"]
    assert killed.killed is False


@clause("C-81", "C-82")
@pytest.mark.parametrize("distance", ["manhattan", "walk"])
def test_where_nobody_can_walk_to_any_the_nearest_straight_is_attracted(distance: str) -> None:
    """Bo stands in the Dead End, whose arrow points off the map."""
    state = house("a1=R17^", "c3", "a1", spawns="Ghoul@b1:3 Troll@e5:4", distance=distance)
    after = play("end; green > E14", state)
    assert (haunts(after, "ghoul"), haunts(after, "troll")) == ("a1", "e5")


@clause("C-75", "C-82")
def test_a_spider_that_nobody_can_walk_to_comes_as_near_as_it_is_straight() -> None:
    spiders = "a1=R17^s1"
    assert texts(play("end", house(spiders, "c3", "a1", distance="walk"))) == ["choose b1", "choose a2"]
    assert len(texts(play("end", house(spiders, "c3", "a1", distance="walk").as_before()))) == 24


@clause("C-76")
def test_with_all_ten_about_everybody_panics() -> None:
    ten = " ".join(f"{column}{row}=?s1" for row in (1, 5) for column in "abcde")
    state = play("end", house(ten, "c3", "c3 p1", "c3 p5 insane"))
    assert [player.panic for player in state.players] == [1, 2, 5]
    assert state.players[2].wounds == 1
    assert ("swarm",) in state.notes
    assert len(with_spiders(state)) == 10


@clause("C-77", "C-88", "C-118")
def test_the_spiders_card_leaves_with_the_last_of_them() -> None:
    last = play("fight Spider 2; roll > 1 1", house("c3=R01s1", "c3 p2", "c3"))
    assert last.passed == ("W4",)
    assert last.players[0].panic == 1
    mere = play("fight Spider 2; roll > 1 1", house("c3=R01s1 a1=?s1", "c3 p2", "c3"))
    assert mere.passed == ()
    assert mere.players[0].panic == 2
    assert mere.killed


@clause("C-78", "C-118")
def test_each_fight_that_a_twin_loses_or_ties_gives_one_card_back() -> None:
    state = house("", "c3 p2", "c3", spawns="Twin@c3:2+0.0.0 Sister@a1:2+0.0.0", dice="12")
    for card, left in (("T03", 2), ("T04", 1)):
        state = play(f"fight Twin 3; roll > 2 2 2; blue > {card}", state)
        assert len(state.spawn("twin").stolen) == left  # type: ignore[union-attr]
        assert state.spawn("twin").power == 2  # type: ignore[union-attr]
    tied = play("fight Twin 3; roll > 1 1 2; blue > T05", state)
    assert haunts(tied, "twin") == "-"
    assert tied.players[0].wounds == 1
    assert tied.players[0].panic == 1
    assert tied.players[0].tools == ("T03", "T04", "T05")
    assert tied.passed == (), "her sister is still about"
    empty = house("", "c3 p2", "c3", spawns="Sister@c3:2", twin_panic="last")
    after = play("fight Sister 2; roll > 3 3", empty)
    assert after.passed == ("W5",)
    assert after.players[0].panic == 1
    both = house("", "c3 p2", "c3", spawns="Twin@c3:2 Sister@a1:2", twin_panic="last")
    assert play("fight Twin 2; roll > 3 3", both).players[0].panic == 2


@clause("C-79")
def test_the_troll_makes_all_but_spiders_stronger() -> None:
    state = house("c3=R01s1", spawns="Ghoul@c3:3 Troll@a1:4", dice="9")
    assert play("fight Ghoul 2; roll > 2 2", state).notes[-3] == ("fought", 0, "ghoul", 4, 4, 0, 2)
    assert play("fight Spider 1; roll > 2", state).notes[-2] == ("fought", 0, "spider", 2, 1, 0, 1)
    assert play("fight Troll 2; roll > 1 3", house(spawns="Troll@c3:4")).notes[1] == ("fought", 0, "troll", 4, 4, 0, 2)


@clause("C-79")
def test_where_agreed_the_troll_lends_a_life() -> None:
    state = house(spawns="Ghoul@c3:1 Troll@a1:4", dice="9", troll_life="on")
    once = play("fight Ghoul 3; roll > 2 2 2", state)
    assert once.spawn("ghoul").power == 0  # type: ignore[union-attr]
    assert haunts(play("fight Ghoul 3; roll > 2 2 2", once), "ghoul") == "-"
    gone = house(spawns="Ghoul@a1:0 Troll@c3:1", dice="9", troll_life="on")
    assert play("fight Troll 3; roll > 2 2 2", gone).spawns == ()


@clause("C-80")
def test_a_spawn_stops_searching_dice_effects_and_keys() -> None:
    for rooms, spawns in (("c4=R10s1", "-"), ("c4=R10", "Ghoul@c4:3")):
        state = house(rooms, "c4", "c3", spawns=spawns)
        assert "search" not in verbs(state)
        assert refusal(state, "search") == ("spawn_in_room", "C-80")
    assert refusal(house("c4=R05s1", "c4 w1", "c3"), "room") == ("spawn_in_room", "C-80")
    assert refusal(house("c4=R02s1", "c4 tools=K1", "c3"), "key K1") == ("spawn_in_exit", "C-80")


@clause("C-81", "C-116")
def test_the_nearest_are_lured_all_of_them_if_tied() -> None:
    after = play("end; green > E14", house("", spawns="Ghoul@e3:3 Tentacles@c3:4 Troll@a2:4"))
    assert haunts(after, "ghoul") == "e3", "the nearest is here already"
    lured = play("end; green > E14", house("", "a1", "c3", spawns="Ghoul@e3:3 Tentacles@a1:4 Troll@a3:4", killed=1))
    assert haunts(lured, "tentacles") == "c3"
    state = play(
        "use T09; choose P1", house("a3=?s2 d4=?s1", "c3 p1 tools=T09", "c3 p1", spawns="Ghoul@c5:3 Troll@a2:4")
    )
    assert haunts(state, "ghoul") == "c3"
    assert haunts(state, "troll") == "a2"
    assert with_spiders(state) == ["c3"]
    assert state.rooms[12].spiders == 3


@clause("C-81")
def test_spiders_stay_where_that_was_agreed() -> None:
    state = house("d3=?s1", "c3 p1 tools=T09", "a1", spawns="Ghoul@c5:3", spider_attract="off")
    after = play("use T09", state)
    assert with_spiders(after) == ["d3"]
    assert haunts(after, "ghoul") == "c3"


@clause("C-82")
def test_distance_is_counted_through_walls_unless_agreed_otherwise() -> None:
    rooms, spawns = "c4=R15>", "Ghoul@c5:3 Troll@e2:4"
    across = play("use T09", house(rooms, "c3 p1 tools=T09", "a1", spawns=spawns))
    assert haunts(across, "ghoul") == "c3"
    on_foot = play("use T09", house(rooms, "c3 p1 tools=T09", "a1", spawns=spawns, distance="walk"))
    assert haunts(on_foot, "troll") == "c3"
    assert haunts(on_foot, "ghoul") == "c5", "four steps around the corridor"
    assert nearest(on_foot, PLACE_OF["c3"], []) == []


@clause("C-83")
def test_a_destroyed_spawn_returns_by_chance_as_if_new() -> None:
    asked = play("end; green > E22", house(passed="W1,E01,W5", difficulty="hard"))
    assert texts(asked) == ["retrieve > W1", "retrieve > W5"]
    ghoul = play("retrieve > W1; choose c4", asked)
    assert haunts(ghoul, "ghoul") == "c4"
    assert ghoul.passed == ("E01", "W5", "E22")
    twins = play("retrieve > W5; choose c4; choose b3", asked)
    assert [len(spawn.stolen) for spawn in twins.spawns] == [3, 3]
    assert play("end; green > E22", house()).passed == ("E22",)
    assert marked(asked, "trap") == []


@clause("C-79")
def test_what_lives_by_the_trolls_strength_alone_goes_with_it() -> None:
    """As agreed with `troll_life`."""
    held = "Ghoul@a1:0 Clown@b1:1 Troll@c3:1"
    after = play("fight Troll 2; roll > 3 3", house("", "c3 p3", "c3", spawns=held, troll_life="on"))
    assert (haunts(after, "ghoul"), haunts(after, "clown"), haunts(after, "troll")) == ("-", "b1", "-")
    assert set(after.passed) == {"W1", "W6"}
    assert after.players[0].panic == 1
    held = "Ghoul@a1:0 Clown@c3:0 Troll@e5:4"
    after = play("fight Clown 2; roll > 3 3", house("", "c3", "c3", spawns=held, troll_life="on"))
    assert (haunts(after, "ghoul"), haunts(after, "clown")) == ("a1", "-")
    twins = "Troll@c3:1 Twin@a1:2+0.0 Sister@b1:2"
    after = play("fight Troll 2; roll > 3 3", house("", "c3", "c3", spawns=twins, troll_life="on"))
    assert (haunts(after, "twin"), haunts(after, "sister")) == ("a1", "b1")


@clause("C-116")
def test_spiders_that_share_a_room_are_fought_singly_and_new_ones_go_elsewhere() -> None:
    state = house("c3=R01s2", "c3", "c3", killed=0)
    once = play("fight Spider 1; roll > 3", state)
    assert once.rooms[12].spiders == 1
    asked = play("end", house("c3=R01s2"))
    assert texts(asked) == ["choose c2", "choose b3", "choose d3", "choose c4"]
    assert with_spiders(play("choose c2", asked)) == ["c2", "c3"]
