"""Golden files: whole games kept as text, told anew from their own first lines and moves, and compared.

`pytest tests/games/<game>/test_golden.py --update` writes them anew; read the difference before keeping it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest


def golden_files(test: str) -> tuple[Path, ...]:
    """The golden games beside the module `test` (its `__file__`)."""
    return tuple(sorted((Path(test).parent / "golden").glob("*.txt")))


def each_of(files: Iterable[Path]) -> pytest.MarkDecorator:
    """Runs a test for each `file`, by its name."""
    return pytest.mark.parametrize("file", files, ids=lambda file: str(file.stem))


def check_golden(file: Path, told: Callable[[str], str], request: pytest.FixtureRequest) -> None:
    """What `told` makes of a file is the file itself."""
    text = file.read_text(encoding="utf-8")
    if request.config.getoption("--update"):
        file.write_text(told(text), encoding="utf-8")
    assert told(file.read_text(encoding="utf-8")) == file.read_text(encoding="utf-8")


def options_in(words: Iterable[str]) -> dict[str, str]:
    """Options written as `name=value`."""
    return dict(word.split("=") for word in words)


def moves_in(lines: Iterable[str]) -> list[str]:
    """The moves among the lines of a file, each behind a `> `."""
    return [line[2:] for line in lines if line.startswith("> ")]


def end_of(state: Any) -> str:
    """How it ended, as the last line of a file."""
    outcome = state.outcome
    return "goes on" if outcome is None else f"{outcome.reason} {outcome.clause} winners {list(outcome.winners)}"


def written(lines: Iterable[str]) -> str:
    """The lines as a file has them, with no spaces at their ends."""
    return "\n".join(line.rstrip() for line in lines) + "\n"
