"""The map: small enough to send at every tap, a thing that hands, keys and screen readers can use, and one that moves
as the rooms do."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element

import pytest

from cuboteca.games.cuobe.view.art.board import ZOOM, light, render_house, render_small_house
from cuboteca.games.cuobe.view.art.rooms import render_room
from cuboteca.games.cuobe.view.art.scene import MARGIN, PLACES, SPAN, TALL, WIDE, House, Pawn, Spawn, spot
from tests.draw.pace import pace
from tests.draw.reading import read
from tests.games.cuobe.view.art.rooms import room, whole
from tests.games.cuobe.view.art.scenes import CROWD, EVERY_ROOM, HOUSES, PLAY


def parts(house: House) -> dict[str, Element]:
    return {e.get("id", ""): e for e in read(render_house(house)).iter() if e.get("role") == "button"}


def by_id(house: House) -> dict[str, Element]:
    return {e.get("id", ""): e for e in read(render_house(house)).iter() if e.get("id")}


@pytest.mark.parametrize("name", HOUSES)
def test_the_map_keeps_to_its_budget(name: str) -> None:
    house = HOUSES[name]
    assert len(render_house(house)) < 26 * 1024
    assert pace(lambda: render_house(house)) < 2


def test_places_are_buttons_and_so_is_who_may_be_chosen() -> None:
    found = parts(PLAY)
    assert set(found) == {*(f"room-{place}" for place in PLACES), "pawn-1", "spawn-ghoul"}
    assert all(e.get("data-part") == name.replace("-", ":", 1) for name, e in found.items())
    assert all(e.get("aria-label") for e in found.values())
    assert found["room-b1"].get("aria-pressed") == "true"


def test_the_keyboard_always_finds_one_place() -> None:
    def reached(house: House) -> list[str]:
        return [name for name, e in parts(house).items() if e.get("tabindex") == "0" and name.startswith("room")]

    assert reached(PLAY) == ["room-d3"]
    assert reached(PLAY._replace(focus="a1")) == ["room-a1"]
    assert reached(PLAY._replace(focus="z9")) == ["room-d3"]
    assert reached(HOUSES["nobody"]) == ["room-c3"]


def test_a_picture_can_not_be_acted_on() -> None:
    for markup in (render_house(PLAY._replace(live=False)), render_small_house(PLAY), render_room(PLAY.rooms[2])):
        assert not re.search(r"tabindex|data-|role=\"button\"| id=", markup)
        assert read(markup).get("role") == "img"


def test_a_room_keeps_its_identity_wherever_it_goes() -> None:
    """A shift east: the Pantry was on b3 and lies on c3 now; the same element has another transform."""
    before = House(whole(b3={"card": "R08"}), "The house.")
    after = House(whole(c3={"card": "R08"}), "The house.")
    pantry = by_id(before)["tile-R08"], by_id(after)["tile-R08"]
    assert [e.get("transform") for e in pantry] == ["translate(107 214)", "translate(214 214)"]
    assert pantry[1].get("class") == "tile"


def test_a_closed_room_says_nothing_of_its_card() -> None:
    house = House(tuple(room(place) for place in PLACES), "The house.")
    assert {name for name in by_id(house) if name.startswith("tile-")} == {f"tile-{place}" for place in PLACES}


def test_pawns_walk_as_elements_of_their_own() -> None:
    went = PLAY._replace(pawns=(Pawn(0, "c3", active=True), *PLAY.pawns[1:]))
    here, there = by_id(PLAY), by_id(went)
    for name in ("piece-0", "lamp-0", "standing"):
        assert here[name].get("transform") != there[name].get("transform")
    assert here["piece-1"].get("transform") == there["piece-1"].get("transform")


def test_lamplight_falls_through_each_usable_door() -> None:
    markup = render_house(PLAY)
    assert markup.count("#c-cone") == 4
    turned = re.findall(r'translate\((\d+) (\d+)\)"><use href="#c-cone" transform="rotate\((\d+) 50 50\)', markup)
    assert {(int(x), int(y)): int(turn) for x, y, turn in turned} == {
        spot("d4"): 180,
        spot("e3"): 270,
        spot("d2"): 0,
        spot("c3"): 90,
    }


def test_rooms_grow_darker_with_each_step_from_the_lamp() -> None:
    lamps = (("a1", 1.0),)
    along = [light(place, lamps) for place in ("a1", "b1", "c1", "d1", "e1")]
    assert along[0] == 1
    assert along == sorted(along, reverse=True)
    assert len(set(along)) == 5
    assert light("a1", (("a1", 0.5), ("b1", 1.0))) == light("a1", (("b1", 1.0),))
    assert 0 < light("c3", ()) < 0.5


@pytest.mark.parametrize("place", PLACES)
def test_drawn_close_the_picture_never_leaves_the_well(place: str) -> None:
    markup = render_house(PLAY._replace(zoom=place))
    camera = re.search(r'class="camera" transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)', markup)
    assert camera is not None
    x, y, scale = map(float, camera.groups())
    assert scale == ZOOM
    for at, size in ((x, WIDE), (y, TALL)):
        assert at - scale * MARGIN <= -MARGIN + 0.01
        assert at + scale * (size - MARGIN) >= size - MARGIN - 0.01
    left, top = spot(place)
    assert x + scale * left >= -MARGIN
    assert x + scale * (left + 100) <= SPAN + MARGIN
    assert y + scale * top >= -MARGIN
    assert y + scale * (top + 100) <= SPAN + MARGIN


def test_every_printed_sign_is_on_the_map() -> None:
    markup = render_house(EVERY_ROOM)
    assert [markup.count(f'"#c-search-{number}"') for number in (1, 2, 3)] == [3, 3, 3]
    assert markup.count('"#c-lock"') == 3
    assert [markup.count(f'"#c-trap-{kind}"') for kind in ("room", "row", "column")] == [2, 1, 1]
    assert markup.count('"#c-no-traps"') == 1
    assert markup.count('"#c-rock"') == 4


def test_every_discovered_room_has_its_name_in_two_lines_at_most() -> None:
    drawn = read(render_house(EVERY_ROOM))
    names = [e for e in drawn.iter() if e.get("class", "").startswith("room-name")]
    assert {" ".join(line.text or "" for line in name) for name in names} == {room.name for room in EVERY_ROOM.rooms}
    assert max(len(line.text or "") for name in names for line in name) <= 9


def test_the_exit_is_a_door_that_opens() -> None:
    shut = EVERY_ROOM.rooms[0]._replace(exit="shut")
    assert "#c-exit-shut" in render_house(EVERY_ROOM._replace(rooms=(shut, *EVERY_ROOM.rooms[1:])))
    assert "#c-exit-open" in render_house(
        EVERY_ROOM._replace(rooms=(shut._replace(exit="open"), *EVERY_ROOM.rooms[1:]))
    )


def test_a_crowd_is_shown_to_the_last_one() -> None:
    markup = render_house(CROWD)
    assert all(markup.count(f'"#c-pawn-{seat}"') == 1 for seat in range(1, 7))
    assert all(markup.count(f'"#c-chest-{seat}"') == 1 for seat in range(1, 7))
    assert markup.count('"#c-spider"') == 1
    assert ">4</text>" in markup


def test_hostile_labels_are_escaped() -> None:
    nasty = '"><script>alert(1)</script>'
    house = PLAY._replace(
        rooms=tuple(one._replace(label=nasty, name=nasty[:12], emblem=nasty, card="<R>") for one in PLAY.rooms),
        label=nasty,
        pawns=(Pawn(0, "a1", nasty, glow=True),),
    )
    for markup in (render_house(house), render_house(house._replace(live=False)), render_small_house(house)):
        assert "<script" not in markup
        read(markup)


def test_nothing_changes_its_turn_among_the_elements_however_rooms_and_people_move() -> None:
    """An element that is put elsewhere in the page forgets where it slid from."""
    went = PLAY._replace(
        rooms=tuple(reversed(PLAY.rooms)),
        pawns=(Pawn(2, "a1", active=True), Pawn(1, "e5"), Pawn(0, "e5")),
        spawns=(Spawn("clown", "b2", 3), Spawn("ghoul", "d3", 2)),
    )
    before, after = ([name for name in by_id(house) if not name.startswith("room")] for house in (PLAY, went))
    both = set(before) & set(after)
    assert len(both) > 25
    assert [name for name in before if name in both] == [name for name in after if name in both]
