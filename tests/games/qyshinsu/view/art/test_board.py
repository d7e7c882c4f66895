"""The board of Qyshinsu: small enough to send at every tap, and a thing that hands, keys and screen readers can use."""

from __future__ import annotations

import re
from math import dist
from xml.etree.ElementTree import Element, tostring

import pytest

from cuboteca.games.qyshinsu.text.labels import label
from cuboteca.games.qyshinsu.view.art.board import HIT, Ring, render_ring, render_small_ring
from cuboteca.games.qyshinsu.view.art.inlay import RIPPLES
from cuboteca.games.qyshinsu.view.art.measures import ARC_AT, NUMBERS_AT, WELL, WELLS_AT, spot
from cuboteca.games.qyshinsu.view.art.sprite_ring import NUMBER_SIZE, numbers
from cuboteca.games.qyshinsu.view.art.tray import render_tray
from cuboteca.play import language
from tests.draw.pace import pace
from tests.draw.reading import read
from tests.games.qyshinsu.view.art.scenes import BOARDS, NEAREST, PLAY, SLOTS, STEPS, STONES, places
from tools.build_site import spoken
from tools.catalogue.site import carried_files, offering

boards = pytest.mark.parametrize("name", BOARDS)
LEAST_BOARD = 262
"""CSS px, as the table's style sheet promises."""
ARROW = 5.4
WORDS_HALF = 26
"""Half as wide as "empty position" is set, the longest words."""
OLD_HALF = 17.4


def drawn(ring: Ring) -> list[Element]:
    return list(read(render_ring(ring)).iter())


def buttons(ring: Ring) -> list[Element]:
    return [element for element in drawn(ring) if element.get("role") == "button"]


def part(ring: Ring, number: int) -> str:
    return tostring(next(e for e in buttons(ring) if e.get("id") == f"place-{number}"), encoding="unicode")


@boards
def test_a_board_keeps_to_its_budget(name: str) -> None:
    assert len(drawn(BOARDS[name])) < 130
    assert len(render_ring(BOARDS[name])) < 8000


def test_a_board_in_play_with_labels_of_ordinary_length_is_under_six_kilobytes() -> None:
    usual = Ring(tuple(p._replace(label=f"Place {p.number}, Black 4") for p in PLAY.places), "The ring", STEPS)
    assert len(render_ring(usual)) < 6 * 1024


def test_a_board_is_drawn_in_no_time() -> None:
    render_ring(PLAY)
    assert pace(lambda: render_ring(PLAY)) < 2


@boards
def test_places_are_buttons_only_where_one_may_act(name: str) -> None:
    ring = BOARDS[name]
    found = buttons(ring)
    if not ring.live:
        assert found == []
        assert not re.search(r"tabindex|data-part|id=", render_ring(ring))
        assert 'role="img"' in render_ring(ring)
        return
    assert [button.get("data-part") for button in found] == [f"place:{n}" for n in range(1, 13)]
    assert [button.get("id") for button in found] == [f"place-{n}" for n in range(1, 13)]
    assert [n for n, button in enumerate(found, 1) if button.get("tabindex") == "0"] == [ring.focus or 12]
    assert all(button.get("aria-label") for button in found)
    assert [n for n, b in enumerate(found, 1) if b.get("aria-pressed") == "true"] == [
        p.number for p in ring.places if p.picked
    ]


def test_a_finger_finds_each_place_on_a_small_phone() -> None:
    per_unit = LEAST_BOARD / 200
    assert 2 * HIT * per_unit >= 44
    nearest = min(dist(spot(n), spot(n + 1)) for n in range(1, 13))
    assert nearest >= 2 * HIT
    assert HIT > WELL


def test_hostile_labels_are_escaped() -> None:
    nasty = '"><script>alert(1)</script>'
    ring = Ring(tuple(p._replace(label=nasty) for p in PLAY.places), nasty, STEPS)
    for markup in (
        render_ring(ring),
        render_small_ring(ring),
        render_tray(tuple(s._replace(label=nasty) for s in SLOTS)),
    ):
        assert "<script" not in markup
        read(markup)


def test_on_a_turned_board_every_place_stands_across() -> None:
    assert spot(12) == pytest.approx((0, -WELLS_AT))
    assert spot(12, turned=True) == pytest.approx((0, WELLS_AT))
    for number in range(1, 13):
        x, y = spot(number)
        assert spot(number, turned=True) == pytest.approx((-x, -y))


@boards
def test_what_is_written_is_upright_from_either_side(name: str) -> None:
    """Numbers, words, marks and arrows: nothing but the stones' own shadows lies askew."""
    turned = render_ring(BOARDS[name]._replace(turned=True))
    assert "rotate" not in turned
    assert '"#q-numbers-turned"' in turned
    assert "rotate" not in numbers(turned=True)
    stones = re.findall(r'href="#q-[br]\d"', turned)
    assert sorted(stones) == sorted(re.findall(r'href="#q-[br]\d"', render_ring(BOARDS[name])))


def test_each_number_stands_by_its_place_from_either_side() -> None:
    for turned in (False, True):
        found = re.findall(r'<tspan x="(\S+)" y="(\S+)">(\d+)<', numbers(turned))
        assert len(found) == 24, "engraved, so twice"
        for x, y, number in found:
            assert dist((float(x), float(y)), spot(int(number), turned, NUMBERS_AT)) < NUMBER_SIZE / 2


def test_each_sign_is_shown_where_it_belongs() -> None:
    assert "#q-lit" in part(PLAY, 10)
    assert "#q-picked-floor" in part(PLAY, 6)
    assert 'class="ghost" href="#q-r1"' in part(PLAY, 6).replace("ns0:", "")
    assert "#q-picked" in part(PLAY, 6)
    assert "#q-lift" in part(PLAY, 10)
    assert "#q-last" in part(PLAY, 2)
    assert "stone fresh" in part(PLAY, 2)
    assert render_ring(PLAY).count('"#q-halo"') == 2
    removed = BOARDS["removed"]
    assert "#q-trace" in part(removed, 2)
    assert 'class="leaving"' in part(removed, 2)
    assert render_ring(BOARDS["end"]).count("#q-blocked") == 2
    assert "#q-halo" not in render_ring(BOARDS["end"])


def test_the_stone_in_hand_is_seen_faintly_where_it_may_go_anywhere() -> None:
    def ghosts(ring: Ring) -> list[tuple[str, str]]:
        return re.findall(r'class="ghost" href="#(q-\w+)" opacity="([.\d]+)"', render_ring(ring))

    assert ghosts(BOARDS["first"]) == [("q-b3", ".26")] * 12
    assert ghosts(PLAY) == [("q-r1", ".8")]
    assert ghosts(BOARDS["hint"]) == [("q-r1", ".5")]


@pytest.mark.parametrize("turned", [False, True])
def test_a_lift_arrow_belongs_to_one_place(turned: bool) -> None:
    """It lies on its own stone's edge, and clear of every other stone and of every number."""
    ring = Ring(places(STONES, lift=set(range(1, 13))), "", turned=turned)
    for number in range(1, 13):
        found = re.search(r'#q-lift"[^>]*translate\((\S+) ([^)]+)\)', part(ring, number).replace("ns0:", ""))
        assert found
        x, y = spot(number, turned)
        arrow = x + float(found[1]), y + float(found[2])
        assert dist(arrow, spot(number, turned)) < WELL + ARROW
        for other in range(1, 13):
            assert dist(arrow, spot(other, turned, NUMBERS_AT)) > ARROW + NUMBER_SIZE
            if other != number:
                assert dist(arrow, spot(other, turned)) > WELL + ARROW + 8


def test_a_picked_place_is_not_taken_for_one_that_glows() -> None:
    bare = Ring(places({10: "r2"}, glow={4, 6, 10}, picked={6}), "")
    assert 'href="#q-picked"' in part(bare, 6).replace("ns0:", "")
    assert "#q-picked" not in part(bare, 4)
    own = Ring(places({10: "r2"}, lift={10}, picked={10}), "")
    assert re.search(r'#q-r2" transform="translate\(\S+ -\S+ scale\(1', part(own, 10))


def test_a_stone_in_the_hand_keeps_the_arrow_that_says_it_can_be_removed() -> None:
    """No line leads from it to the hand: beside the arcs that count steps, one more would count something."""
    markup = part(Ring(places(STONES, lift=set(STONES), picked={next(iter(STONES))}), ""), next(iter(STONES)))
    assert "q-lift" in markup


def test_the_rings_about_an_old_stone_keep_clear_of_the_words() -> None:
    for number in range(1, 13):
        x, y = spot(number, radius=ARC_AT)
        for half, top, bottom in ((WORDS_HALF, 6.5, 22.6), (OLD_HALF, -14, 3)):
            gap = dist((x, y), (min(max(x, -half), half), min(max(y, top), bottom)))
            assert max(radius for radius, _ in RIPPLES) < gap


@pytest.mark.parametrize("code", ["de", "fr", "es"])
def test_the_lower_words_of_the_dish_are_no_wider_in_any_language(code: str) -> None:
    """They lie between the beads at 4 and 8."""
    with offering(carried_files(spoken())):
        assert language.choose(code)
        words = [label("inlay_2", what=what) for what in ("steps", "add_nearest", "remove_nearest")]
    assert max(map(len, words)) <= len("empty position") + 1


def test_an_old_stone_is_answered_by_an_inlay_of_its_own() -> None:
    steps, nearest = render_ring(BOARDS["play"]), render_ring(BOARDS["old"])
    assert "q-in-dish" in nearest
    assert "q-in-dish" not in steps
    assert ">Old<" in nearest
    assert nearest.count("stroke-dasharray") == 2


def test_the_way_right_across_goes_both_ways_round() -> None:
    markup = render_ring(BOARDS["right across"])
    path = re.search(r'd="([^"]+)" fill="none" stroke-linecap="round" stroke-dasharray', markup)
    assert path
    assert path[1].count("A") == 2
    assert render_ring(Ring(places({}), "", NEAREST._replace(ends=()))).count("stroke-dasharray") == 0


def test_steps_have_a_bead_for_every_place_passed() -> None:
    for steps in range(1, 6):
        inlay = STEPS._replace(steps=steps, ends=(2 + steps, 2 - steps))
        beads = re.findall(r'd="((?:M[^"]*h\.01)+)"', render_ring(Ring(places({}), "", inlay)))
        assert {bead.count("M") for bead in beads} == ({2 * (steps - 1), 2} - {0})


def test_the_tray_can_be_reached_and_says_what_is_off() -> None:
    slots = [e for e in read(render_tray(SLOTS)).iter() if e.get("role") == "button"]
    assert [slot.get("data-part") for slot in slots] == [f"stone:{value}" for value in range(6)]
    assert [slot.get("data-off") for slot in slots] == [None, None, "true", None, None, "true"]
    assert [slot.get("aria-pressed") for slot in slots] == ["false", "true", "false", "false", "false", "false"]
    assert "aria-disabled" not in render_tray(SLOTS), "its words say what is off: a tap says why"
    assert [slot.get("tabindex") for slot in slots].count("0") == 1
    assert not re.search(r"role=\"button\"|tabindex|id=", render_tray(SLOTS, live=False))


def test_the_slot_that_awaits_a_stone_is_lit_and_reached_first() -> None:
    slots = tuple(s._replace(lifted=False, glow=False, awaits=s.stone == "r5", dimmed=s.stone != "r5") for s in SLOTS)
    drawn_tray = read(render_tray(slots))
    found = {e.get("id"): e for e in drawn_tray.iter() if e.get("role") == "button"}
    assert "#q-slot-glow" in tostring(found["stone-5"], encoding="unicode")
    assert render_tray(slots).count("#q-slot-glow") == 1
    assert [id_ for id_, slot in found.items() if slot.get("tabindex") == "0"] == ["stone-5"]
    assert found["stone-5"].get("data-off") is None


def test_the_tray_counts_what_is_in_hand() -> None:
    assert re.findall(r"#q-count-(\d)", render_tray(SLOTS)) == ["2", "2", "1", "1", "2", "0"]
