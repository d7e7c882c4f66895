"""Games to add: written by `cuboteca new-game`, built as anybody builds them, and damaged in many ways."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from cuboteca.starter.writing import write_game
from tools.paths import PYTHON

FILE = "nine_men-0.1-py3-none-any.whl"
GAME = "nine_men"


@cache
def nine_men() -> bytes:
    """Return the wheel of a new game."""
    with tempfile.TemporaryDirectory() as folder:
        project = write_game("Nine Men", "M. Okafor", Path(folder))
        return build(project)


def build(project: Path) -> bytes:
    """Build a project's wheel as its readme says."""
    run_in(project, "-m", "hatchling", "build", "-t", "wheel")
    (wheel,) = (project / "dist").glob("*.whl")
    return wheel.read_bytes()


def run_in(project: Path, *words: str) -> str:
    """Run Python in a project's folder; return what it said."""
    environment = {**os.environ, "PYTHONPATH": str(PYTHON), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *words], cwd=project, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def changed(changes: Mapping[str, Callable[[str], str]]) -> bytes:
    """Return the wheel of the new game with some of its files changed, each found by how its path ends."""
    written = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(nine_men())) as given, zipfile.ZipFile(written, "w") as archive:
        left = set(changes)
        for part in given.namelist():
            text = given.read(part).decode()
            for ending in [ending for ending in changes if part.endswith(ending)]:
                text = changes[ending](text)
                left.discard(ending)
            if not part.endswith("RECORD"):
                archive.writestr(part, text)
        assert not left, f"the wheel has no {left}"
    return written.getvalue()


def saying(**said: str) -> bytes:
    """Return the wheel with other values in what its `ABOUT` says."""

    def change(text: str) -> str:
        for name, value in said.items():
            start = text.index(f"    {name}=")
            text = f"{text[:start]}    {name}={value},{text[text.index(chr(10), start) :]}"
        return text

    return changed({f"{GAME}/__init__.py": change})


def renamed(content: bytes, package: str, game_id: str) -> bytes:
    """Return a wheel with another name for its package, and another id of its game as an expression of Python."""
    written = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as given, zipfile.ZipFile(written, "w") as archive:
        for part in given.namelist():
            text = given.read(part).decode().replace(GAME, package)
            if not part.endswith("RECORD"):
                archive.writestr(part.replace(GAME, package), text.replace(f'id="{package}"', f"id={game_id}"))
    return written.getvalue()


def with_header(line: str) -> bytes:
    """Return the wheel with another line in its metadata."""
    return changed({"METADATA": lambda text: text.replace("Version: 0.1", f"Version: 0.1\n{line}")})


def with_code(module: str, before: str, after: str) -> bytes:
    """Return the wheel with another piece of code in one of its modules."""

    def change(text: str) -> str:
        assert before in text
        return text.replace(before, after)

    return changed({module: change})


def tampered_wheel() -> bytes:
    """Return the wheel with a module that isn't the one in its record."""
    written = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(nine_men())) as given, zipfile.ZipFile(written, "w") as archive:
        for part in given.namelist():
            text = given.read(part)
            archive.writestr(part, text + b"\n" if part.endswith("rules/game.py") else text)
    return written.getvalue()
