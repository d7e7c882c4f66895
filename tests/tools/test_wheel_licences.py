"""A wheel that the site serves as it is brings its licence with it."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from tools.licences import of_wheel, vendored_in

METADATA = "Metadata-Version: 2.4\nName: marbles\nVersion: 1.2\nLicense-Expression: MIT\nLicense-File: LICENSE\n"


def wheel(folder: Path, **files: str) -> Path:
    """A small wheel with some files in its `.dist-info`."""
    path = folder / "marbles-1.2-py3-none-any.whl"
    inside = {f"marbles-1.2.dist-info/{name.replace('__', '/')}": text for name, text in files.items()}
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("marbles/__init__.py", "")
        for name, text in inside.items():
            archive.writestr(name, text)
        archive.writestr(
            "marbles-1.2.dist-info/RECORD", "".join(f"{name},,\n" for name in ("marbles/__init__.py", *inside))
        )
    return path


def test_its_text_is_that_of_its_dist_info(tmp_path: Path) -> None:
    licence = of_wheel(wheel(tmp_path, METADATA=METADATA, licenses__LICENSE="Copyright Ada. Do as you like."))
    assert (licence.name, licence.version, licence.terms) == ("marbles", "1.2", "MIT")
    assert licence.text == "Copyright Ada. Do as you like."


def test_without_a_text_the_site_is_not_built(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="marbles brings no licence text: put it into"):
        of_wheel(wheel(tmp_path, METADATA=METADATA))


def test_what_it_has_taken_in_brings_its_text_too(tmp_path: Path) -> None:
    path = wheel(tmp_path, METADATA=METADATA)
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("marbles/_vendored/__init__.py", "")
        archive.writestr("marbles/_vendored/glass/clear.py", "")
        archive.writestr("marbles/_vendored/glass/LICENSE.BSD", "Copyright Bo. Keep this notice.")
    assert [(licence.name, licence.text) for licence in vendored_in(path)] == [
        ("glass, inside marbles", "Copyright Bo. Keep this notice.")
    ]
