"""The rules hold in the Python that players run: its own interpreter, its own bytecode, no docstrings, no asserts."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tools.paths import ROOT

GAMES = [one for one in (ROOT / "tests" / "games").glob("[a-z]*") if one.is_dir()]
FOLDERS = ("tests/play", "tests/games/test_clauses.py", *sorted(f"tests/games/{one.name}" for one in GAMES))

LEFT_OUT = ("--ignore-glob=*/view/art", "--ignore-glob=*/opponents")
"""The drawings are held to a time and to the style sheets, which is for CPython to do.
Those of opponents play matches, which the site does without."""


@pytest.mark.thorough
@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.timeout(600)
def test_inside_pyodide(site: Path, folder: str) -> None:
    done = subprocess.run(
        ["node", "tools/pytest_in_pyodide.mjs", str(site), folder, *LEFT_OUT, "--quiet"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) > 5


def test_what_the_site_holds_of_the_standard_library_holds_together(site: Path) -> None:
    """Each of its modules can be imported, those of the start with nothing but the others."""
    command = ["node", "tools/import_all.mjs", str(site)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
