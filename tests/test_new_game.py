"""`cuboteca new-game` writes a game that passes its own tests and builds a wheel that says what it is."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from cuboteca.__main__ import main
from cuboteca.ui.added.wheel import read_wheel
from tests.added_games import build, run_in


def test_a_new_game_passes_its_own_tests_and_builds_a_wheel(tmp_path: Path) -> None:
    assert main(["new-game", "Three Crowns", "--author", "Ada", "--folder", str(tmp_path)]) == 0
    project = tmp_path / "three_crowns"
    assert "passed" in run_in(project, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    content = build(project)
    wheel = read_wheel("three_crowns-0.1-py3-none-any.whl", content)
    assert (wheel.name, wheel.version, wheel.author, wheel.seats) == ("Three Crowns", "0.1", "Ada", (2,))
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        texts = [archive.read(name).decode() for name in archive.namelist()]
    assert not [text for text in texts if "nine_holes" in text or "Nine Holes" in text or "cuboteca.starter" in text]


@pytest.mark.parametrize("name", ["", "42", "x" * 41])
def test_a_name_that_makes_no_id_is_refused(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", name, "--folder", str(tmp_path)]) == 1
    assert "letters from a to z" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Pass", "word of Python"),
        ("None", "word of Python"),
        ("Turtle", "package called turtle"),
        ("Secrets", "package called secrets"),
        ("Markupsafe", "package called markupsafe"),
        ("Tests", "package called tests"),
        ("Qurush", "comes with Cuboteca"),
        ("Cube Quest", "comes with Cuboteca"),
        ('Three "Crowns"', "quotation marks"),
        ("Three\\Crowns", "backslashes"),
    ],
)
def test_a_name_that_could_never_be_added_is_refused_before_anything_is_written(
    tmp_path: Path, name: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", name, "--folder", str(tmp_path)]) == 1
    assert told in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_an_author_whose_name_would_break_the_project_is_refused(tmp_path: Path) -> None:
    assert main(["new-game", "Three Crowns", "--author", 'Ada "Countess" Byron', "--folder", str(tmp_path)]) == 1
    assert main(["new-game", "Three Crowns", "--author", "Ada O’Byron-Çelik", "--folder", str(tmp_path)]) == 0


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "three_crowns").mkdir()
    assert main(["new-game", "Three Crowns", "--folder", str(tmp_path)]) == 1
    assert "is there already" in capsys.readouterr().err
    assert not list((tmp_path / "three_crowns").iterdir())
