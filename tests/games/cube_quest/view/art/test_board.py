"""The arena: small enough to send at every tap, a thing that hands, keys and screen readers can use, and free of
whatever the policy of the page refuses.
"""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element

import pytest

from cuboteca.draw.palette import css
from cuboteca.games.cube_quest.rules.cubes import CUBES, KIND_OF, is_shadow
from cuboteca.games.cube_quest.rules.flick_simulation import FARTHEST
from cuboteca.games.cube_quest.rules.pose import flat_pose
from cuboteca.games.cube_quest.text.whereabouts import SLIDES
from cuboteca.games.cube_quest.view.art.board import Arena, Cube, render_arena
from cuboteca.games.cube_quest.view.art.board_signs import yaw
from cuboteca.games.cube_quest.view.art.sprite import render_sprite
from tests.draw.pace import pace
from tests.draw.reading import read
from tests.games.cube_quest.view.art.scenes import AIMED, BOARDS, FULL, MIDGAME, PLACING
from tools.paths import STATIC

BARE = re.compile(r" (data-(?:arena|keep-open|places|flick|carry))(?=[ >])")
"""Attributes that HTML may leave without a value."""


def elements(arena: Arena) -> list[Element]:
    return list(read(BARE.sub(r' \1=""', str(render_arena(arena)))).iter())


def buttons(arena: Arena) -> dict[str, Element]:
    return {e.get("id", ""): e for e in elements(arena) if e.get("role") == "button"}


def test_every_cube_is_a_button_and_one_is_reached_by_the_keyboard() -> None:
    found = {name: e for name, e in buttons(MIDGAME).items() if name.startswith("cube-")}
    assert set(found) == {f"cube-{one.cube}" for one in MIDGAME.cubes}
    assert all(e.get("data-part") == name.replace("-", ":") for name, e in found.items())
    assert all(e.get("aria-label") for e in found.values())
    assert [name for name, e in found.items() if e.get("tabindex") == "0"] == ["cube-3"]
    assert {name for name, e in found.items() if e.get("aria-pressed") == "true"} == {"cube-3"}


def test_the_cube_that_was_asked_for_is_reached() -> None:
    reached = [n for n, e in buttons(MIDGAME._replace(focus=26)).items() if e.get("tabindex") == "0" and "cube" in n]
    assert reached == ["cube-26"]


def test_whatever_can_be_pressed_has_a_name() -> None:
    for e in elements(PLACING):
        if e.tag in ("button", "summary") or e.get("role") in ("button", "group"):
            assert e.get("aria-label"), e.tag


@pytest.mark.parametrize("name", BOARDS)
def test_it_holds_nothing_that_the_policy_refuses(name: str) -> None:
    for e in elements(BOARDS[name]):
        assert e.tag.rpartition("}")[2] not in {"style", "script", "filter", "foreignObject", "image"}
        assert not {"style", "filter"} & set(e.attrib)
        assert not [key for key in e.attrib if key.startswith("on")]


@pytest.mark.parametrize("name", BOARDS)
def test_ids_are_unique_and_every_reference_leads_somewhere(name: str) -> None:
    markup = str(render_arena(BOARDS[name]))
    ids = re.findall(r'\bid="([^"]+)"', markup)
    assert len(ids) == len(set(ids))
    known = set(re.findall(r'\bid="([^"]+)"', str(render_sprite())))
    wanted = set(re.findall(r'href="#([^"]+)"', markup)) | set(re.findall(r"url\(#([^)]+)\)", markup))
    assert {one for one in wanted if not one.startswith("icon-")} <= known
    defined = set(re.findall(r"--([a-z0-9-]+):", css()))
    assert set(re.findall(r"var\(--([a-z0-9-]+)\)", markup)) <= defined


def test_a_full_board_keeps_to_its_budget() -> None:
    assert len(render_arena(FULL)) < 22 * 1024
    assert pace(lambda: render_arena(FULL)) < 2


def test_a_picture_can_not_be_acted_on() -> None:
    markup = render_arena(MIDGAME._replace(live=False))
    assert not re.search(r"data-part|data-flick|data-carry|data-places|data-keys|tabindex", markup)
    assert markup.count('role="img"') == len(MIDGAME.cubes)


def test_the_stamp_tells_boards_apart_and_like_ones_together() -> None:
    stamp = {re.findall(r'data-stamp="(\w+)"', render_arena(arena))[0] for arena in BOARDS.values()}
    assert len(stamp) == len(BOARDS)
    assert render_arena(MIDGAME) == render_arena(MIDGAME._replace(cubes=tuple(reversed(MIDGAME.cubes))))


def test_faces_with_the_lights_off_are_those_of_the_rules() -> None:
    for one in FULL.cubes:
        markup = render_arena(Arena((one,)))
        dim = re.findall(r'data-dim="(\d*)"', markup)
        assert dim == ["".join(str(face) for face in range(1, 7) if is_shadow(one.cube, face))]
        assert f"k-{KIND_OF[one.cube].code}" in markup


def test_an_aim_and_its_flags_reach_the_page() -> None:
    markup = render_arena(AIMED)
    assert 'data-aim="3:1050:62:-20:-20"' in markup
    assert markup.count(" data-flick") == sum(one.flicks for one in AIMED.cubes)
    assert " data-places" in render_arena(PLACING)
    assert render_arena(PLACING).count(" data-carry") == sum(one.carried for one in PLACING.cubes)


def test_a_ghost_is_no_button_and_stands_beside_the_real_cube() -> None:
    cube = Cube(3, flat_pose(0, -100, 8, 0, 1), "Striker 3")
    markup = render_arena(Arena((cube, cube._replace(ghost=True))))
    assert 'id="ghost-3" aria-hidden="true"' in markup
    assert markup.count('role="button"') == 1


@pytest.mark.parametrize("degrees", [-40, -12, 0, 30, 44])
@pytest.mark.parametrize("face", range(1, 7))
def test_signs_lie_square_with_their_cube(degrees: int, face: int) -> None:
    assert yaw(flat_pose(0, 0, 8, degrees * 10, face)) == pytest.approx(degrees, abs=1e-4)


def test_all_fifty_cubes_can_be_shown() -> None:
    assert {one.cube for one in FULL.cubes} == set(CUBES)


def test_the_page_draws_an_aim_as_far_as_its_words_say() -> None:
    script = (STATIC / "js" / "games" / "cube_quest" / "aim-numbers.js").read_text()
    drawn = re.search(r"const FARTHEST = (\d+);", script)
    assert drawn is not None
    assert float(drawn[1]) == FARTHEST
    slides = re.search(r"const SLIDES = (\d+);", script)
    assert slides is not None
    assert int(slides[1]) == SLIDES
