"""The app as the site bundles it: what is not wanted is neither loaded nor unzipped."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.pyc_zip import split, write_bundles

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="starts a Python of its own")

PY = Path(__file__).parents[2] / "py"

FILES = {
    "cuboteca/__init__.py": "from cuboteca import games",
    "cuboteca/games/__init__.py": "from pkgutil import iter_modules\nfound = sorted(iter_modules(__path__))",
    "cuboteca/games/solo/__init__.py": "ABOUT = 'alone'",
    "cuboteca/games/solo/rules.py": "from pkgutil import get_data\nCARDS = get_data(__package__, 'cards.json')",
    "cuboteca/games/solo/cards.json": '{"one": 1}',
    "other.py": "def fail(): raise ValueError",
}


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    origin = tmp_path / "origin"
    for name, text in {**FILES, "bundle_import.py": (PY / "bundle_import.py").read_text("utf-8")}.items():
        path = origin / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    write_bundles(str(origin), str(tmp_path / "whole.zip"), "app.zip")
    split(tmp_path / "whole.zip", tmp_path / "app.zip", tmp_path / "games")
    return tmp_path / "app.zip"


def run(archive: Path, *lines: str) -> str:
    """What a fresh Python prints that has the archive and nothing else of ours; its `bundles` can be added to."""
    begin = (
        "import sys",
        f"sys.path[:0] = [{str(archive)!r}]",
        "import bundle_import",
        f"bundles = bundle_import.install({str(archive)!r})",
        f"def load(): bundles.add('solo', open({str(archive.parent / 'games' / 'solo.bundle')!r}, 'rb').read())",
    )
    command = [sys.executable, "-I", "-c", "\n".join((*begin, *lines))]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_each_game_is_a_bundle_of_its_own(archive: Path) -> None:
    with zipfile.ZipFile(archive) as bundled:
        assert bundled.namelist() == ["bundle_import.pyc", "house", "elsewhere"]
        assert bundled.read("elsewhere") == b"solo"


def test_the_games_are_found_though_none_has_been_loaded(archive: Path) -> None:
    lines = ("import cuboteca", "from cuboteca.games import solo, found")
    tell = "print([(m.name, m.ispkg) for m in found], solo.ABOUT, bundles.elsewhere)"
    assert run(archive, *lines, tell) == "[('solo', True)] alone ['solo']"


def test_a_game_that_has_not_been_loaded_is_asked_for(archive: Path) -> None:
    ask = (
        "try: import cuboteca.games.solo.rules\nexcept bundle_import.NotLoaded as wanted: print(wanted.bundle, end=' ')"
    )
    then = "load()\nfrom cuboteca.games.solo.rules import CARDS\nprint(len(CARDS), bundles.elsewhere)"
    assert run(archive, ask, then) == "solo 10 []"


def test_no_except_exception_on_the_way_hides_what_is_wanted(archive: Path) -> None:
    ask = "try:\n  try: import cuboteca.games.solo.rules\n  except Exception: print('hidden')"
    assert run(archive, f"{ask}\nexcept bundle_import.NotLoaded: print('asked for')") == "asked for"


def test_a_game_brings_the_data_beside_it(archive: Path) -> None:
    assert run(archive, "load()", "from cuboteca.games.solo.rules import CARDS", "print(CARDS)") == """b'{"one": 1}'"""


def test_what_is_not_there_is_told_as_ever(archive: Path) -> None:
    tell = "\n".join(
        f"try: import {name}\nexcept ModuleNotFoundError as error: print(error)"
        for name in ("nothing", "cuboteca.games.solo.nothing", "cuboteca.games.nobody.rules")
    )
    assert run(archive, "load()", tell).splitlines() == [
        "No module named 'nothing'",
        "No module named 'cuboteca.games.solo.nothing'",
        "No module named 'cuboteca.games.nobody'",
    ]


def test_a_traceback_names_the_file(archive: Path) -> None:
    tell = "import other, traceback\ntry: other.fail()\nexcept ValueError: print(traceback.format_exc())"
    assert 'File "app.zip/other.py", line 1, in fail' in run(archive, tell)
