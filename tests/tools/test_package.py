"""The package as anybody installs it: what is in it, what it says of itself, and that it runs away from here."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import markupsafe
import pytest

from cuboteca import __version__
from tools.paths import PYTHON, ROOT

LINKED = re.compile(r'<img src="([^"]+)"|\]\(([^)#]+)[^)]*\)')
SOURCE = "https://example.org/somebody/cuboteca"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive and the wheel."""
    folder = tmp_path_factory.mktemp("built")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "--directory", folder], cwd=ROOT, check=True)
    return folder


@pytest.fixture(scope="module")
def elsewhere(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that has the wheel and, of what it depends on, nothing."""
    folder = tmp_path_factory.mktemp("elsewhere")
    venv.create(folder)
    python = folder / "bin" / "python"
    (wheel,) = built.glob("*.whl")
    pip = (sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--disable-pip-version-check")
    subprocess.run([*pip, "--no-index", "--no-deps", wheel], check=True)
    return python.parent


def run(*command: str | Path, folder: Path) -> str:
    """What a program prints."""
    done = subprocess.run(command, cwd=folder, env={}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_wheel_holds_every_module_and_its_data(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    held = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    ours = {path.relative_to(PYTHON).as_posix() for path in (PYTHON / "cuboteca").rglob("*") if path.is_file()}
    ours = {name for name in ours if "__pycache__" not in name}
    assert held == ours
    assert {"cuboteca/py.typed", "cuboteca/games/cuobe/rules/standard_deck.json"} <= held


def test_the_wheel_is_the_same_when_it_is_built_from_the_source_archive(built: Path, tmp_path: Path) -> None:
    (archive,), (wheel,) = built.glob("*.tar.gz"), built.glob("*.whl")
    shutil.unpack_archive(archive, tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    again = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory"]
    subprocess.run([*again, tmp_path / "again"], cwd=unpacked, check=True)
    assert (tmp_path / "again" / wheel.name).read_bytes() == wheel.read_bytes()


def test_the_command_is_the_module(elsewhere: Path, tmp_path: Path) -> None:
    listed = run(elsewhere / "cuboteca", "list", folder=tmp_path)
    assert listed.startswith("qyshinsu: Qyshinsu")
    assert listed == run(elsewhere / "python", "-m", "cuboteca", "list", folder=tmp_path)
    assert "usage: cuboteca " in run(elsewhere / "python", "-m", "cuboteca", "--help", folder=tmp_path)


def test_it_is_imported_and_played(elsewhere: Path, tmp_path: Path) -> None:
    """In the words of its own docstring, where nothing but Python and the wheel is installed."""
    told = "import cuboteca, doctest; print(cuboteca.__version__, doctest.testmod(cuboteca))"
    printed = run(elsewhere / "python", "-c", told, folder=tmp_path)
    assert re.fullmatch(rf"{__version__} TestResults\(failed=0, attempted=[1-9]\d*\)\n", printed)


def test_it_is_played_in_a_terminal_with_what_it_depends_on(elsewhere: Path, tmp_path: Path) -> None:
    """Sentences about moves come from a game's pictures and words, which need MarkupSafe."""
    needed = tmp_path / "needed"
    needed.mkdir()
    package = Path(markupsafe.__file__).parent
    (needed / package.name).symlink_to(package)
    played = subprocess.run(
        [elsewhere / "cuboteca", "play", "qyshinsu", "--names", "Ada|Bo"],
        input="+4@2\nquit\n",
        env={"PYTHONPATH": str(needed)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Ada" in played.stdout


def long_description(folder: Path) -> str:
    """What a package index shows of the project in a folder."""
    command = [sys.executable, "-m", "hatchling", "metadata"]
    printed = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout
    text: str = json.loads(printed)["readme"]["text"]
    return text


def linked(text: str) -> list[str]:
    """The addresses of a text's pictures and links."""
    return [picture or link for picture, link in LINKED.findall(text)]


def test_its_long_description_links_into_the_repository_once_that_is_named(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE", "tools/long_description.py", "py/cuboteca/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    with (tmp_path / "pyproject.toml").open("a", encoding="utf-8") as project:
        project.write(f'\n[project.urls]\nSource = "{SOURCE}/"\n')
    addresses = linked(long_description(tmp_path))
    assert all(address.startswith("https://") for address in addresses)
    ours = [address for address in addresses if address.startswith(SOURCE)]
    assert f"{SOURCE}/raw/HEAD/static/screenshots/narrow-1-home.png" in ours
    assert f"{SOURCE}/blob/HEAD/docs/architecture.md" in ours
    assert all((ROOT / re.sub(r"^.*/(raw|blob)/HEAD/", "", address)).is_file() for address in ours)


def test_until_then_its_long_description_has_no_broken_picture_or_link() -> None:
    assert all(address.startswith("https://") for address in linked(long_description(ROOT)))


@pytest.mark.parametrize(
    "page", ["README.md", "CHANGELOG.md", *(f"docs/{p.name}" for p in (ROOT / "docs").glob("*.md"))]
)
def test_every_link_of_a_document_leads_somewhere(page: str) -> None:
    folder = (ROOT / page).parent
    inside = [address for address in linked((ROOT / page).read_text("utf-8")) if not address.startswith("https://")]
    assert [address for address in inside if not (folder / address).is_file()] == []
