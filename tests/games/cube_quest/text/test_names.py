"""What cubes, their points and their numbers are called."""

from __future__ import annotations

from cuboteca.games.cube_quest.rules.cubes import CUBE_OF
from cuboteca.games.cube_quest.text.names import cube_names, points_text, supply_text
from cuboteca.play.wording import join_words


def test_how_several_are_named() -> None:
    assert [points_text(points) for points in (0, 1, 2)] == ["0 points", "1 point", "2 points"]
    assert join_words(["a"]) == "a"
    assert join_words(["a", "b"]) == "a and b"
    assert join_words(["a", "b", "c"], "or") == "a, b or c"
    assert cube_names((CUBE_OF["rG3"], CUBE_OF["bK"], CUBE_OF["bS1"])) == "Grunt 3, King and Striker 1"


def test_how_many_the_box_has() -> None:
    assert [supply_text(code) for code in "KSG"] == ["1 King", "4 Strikers", "12 Grunts"]
