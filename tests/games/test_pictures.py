"""The sheet and the pictures of every game: sound, nothing that the content security policy refuses, no loose end."""

from __future__ import annotations

from importlib import import_module

import pytest

from cuboteca import games
from cuboteca.draw import shared_sprite
from tests.draw.reading import check_complete, check_niche, check_references, check_sound, ids, repeated

LONGEST = {
    "qyshinsu": (70_000, 40_000),
    "qwirkle_cubes": (84_000, 40_000),
    "qurush": (78_000, 30_000),
    "cuobe": (80_000, 40_000),
    "cube_quest": (35_000, 15_000),
}
"""How long the sheet and a file of each game may be."""
VIEWS = {game: games.game_view(game) for game in LONGEST}
COMMON = str(shared_sprite.render_sprite())
SHEETS = {game: str(view.render_sprite()) for game, view in VIEWS.items()}
NICHES = {game: str(view.render_thumbnail()) for game, view in VIEWS.items()}
FILES = {(game, name): text for game, view in VIEWS.items() for name, text in view.render_files().items()}
PICTURES = {
    (game, name): str(markup)
    for game in LONGEST
    for name, markup in import_module(f"tests.games.{game}.view.art.scenes").pictures().items()
}
ON_SCREENS = (
    ("qyshinsu", ("board play", "tray")),
    ("qwirkle_cubes", ("table play", "rack", "sum", "bag", "seats")),
    ("qurush", ("board done", "points", "small board")),
    ("qurush", ("stage", "card")),
    ("qurush", ("board flip",)),
    ("cuobe", ("house play", "event", "comes large", "clock", "team", "own", "deeds")),
    ("cube_quest", ("top view", "roll", "formation", "hit pad", "compass")),
)
"""Pictures that stand on a screen together."""
each_game = pytest.mark.parametrize("game", VIEWS)


@pytest.mark.parametrize(("game", "name"), PICTURES)
def test_a_picture_is_sound_and_all_that_it_refers_to_is_there(game: str, name: str) -> None:
    check_sound(PICTURES[game, name])
    check_references(PICTURES[game, name], COMMON + SHEETS[game])


@each_game
def test_a_sheet_is_sound_and_all_that_it_refers_to_is_there(game: str) -> None:
    check_sound(SHEETS[game])
    check_references(SHEETS[game], COMMON)
    assert len(SHEETS[game]) < LONGEST[game][0]


@each_game
def test_a_niche_is_complete_in_itself_and_may_stand_beside_others(game: str) -> None:
    check_sound(NICHES[game])
    check_niche(NICHES[game])
    assert len(NICHES[game]) < LONGEST[game][1]


@pytest.mark.parametrize(("game", "name"), FILES)
def test_a_file_is_complete_in_itself(game: str, name: str) -> None:
    check_sound(FILES[game, name])
    check_complete(FILES[game, name])
    assert len(FILES[game, name]) < LONGEST[game][1]


@pytest.mark.parametrize(("game", "names"), ON_SCREENS)
def test_ids_are_unique_on_a_screen_with_every_sheet(game: str, names: tuple[str, ...]) -> None:
    shown = "".join(PICTURES[game, name] for name in names)
    assert repeated(ids(COMMON + "".join(SHEETS.values()) + shown)) == []
