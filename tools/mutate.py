"""Changes the rules and the search in small ways and sees whether a test notices; lists the changes that none did.

python -m tools.mutate [game | search …] [--only PATTERN | --since COMMIT]

A whole run takes hours. A pattern takes a sample: "*7" tries each function's 7th, 17th, 27th … change. With a commit
those functions are tried that its package didn't have yet, with this name and this code, in whatever module.

What runs as a module is loaded, or only once because its answer is kept, has run before mutmut makes its change. What
seems unnoticed is therefore tried once more, each change in a process of its own that has it from the beginning.

Mutmut passes over whatever bears a decorator. In the copy that it changes, properties and functions whose answers are
kept are therefore written without: `name = property(name)` stands after the function instead.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import Final

from tools.paths import BUILD, PYTHON, ROOT

MUTMUT = str(Path(sys.executable).with_name("mutmut"))

FOLDER = BUILD / "mutation"
"""A copy of the project, its package in `src`: mutmut takes any other folder for a part of the package's name."""

WRAPPERS: Final = ("property", "cached_property", "cache", "lru_cache")
"""The decorators that are taken off."""


def without_decorators(text: str) -> str:
    """Return a module that means the same, its properties and kept answers made after plain functions."""
    lines = text.splitlines(keepends=True)
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.FunctionDef) or len(node.decorator_list) != 1:
            continue
        wrapper = ast.unparse(node.decorator_list[0])
        if wrapper.partition("(")[0] in WRAPPERS and node.end_lineno is not None:
            lines[node.decorator_list[0].lineno - 1] = ""
            lines[node.end_lineno - 1] += f"{' ' * node.col_offset}{node.name} = {wrapper}({node.name})\n"
    return "".join(lines)


SEARCH: Final = "search"


def tests_of(area: str) -> str:
    """Return where the tests are that try a game, or the search."""
    return f"tests/{area}" if area == SEARCH else f"tests/games/{area}"


def area_of(names: Sequence[str]) -> str:
    """Return what a module below `cuboteca` belongs to, by the names on the way to it: a game, or the search."""
    return names[1] if names[0] == "games" else names[0]


def modules_to_mutate(areas: Sequence[str]) -> Iterator[Path]:
    """Yield the modules of these areas that `pyproject.toml` lists, in order."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mutmut"]
    for module in sorted({module for pattern in settings["only_mutate"] for module in ROOT.glob(pattern)}):
        if area_of(module.relative_to(PYTHON / "cuboteca").parts) in areas:
            yield module


def functions(text: str) -> Iterator[tuple[str, str]]:
    """Yield each function and method of a module: its name as mutmut writes it, and its code without what is said."""
    for outer in ast.parse(text).body:
        inside = outer.body if isinstance(outer, ast.ClassDef) else [outer]
        for node in inside:
            if isinstance(node, ast.FunctionDef):
                name = f"xǁ{outer.name}ǁ{node.name}" if isinstance(outer, ast.ClassDef) else f"x_{node.name}"
                yield name, _code(node)


def _code(function: ast.FunctionDef) -> str:
    """Return a function's code without docstrings and types, which mutmut doesn't change."""
    for node in ast.walk(function):
        match node:
            case ast.FunctionDef(body=[ast.Expr(ast.Constant(str())), *rest]):
                node.body = rest or [ast.Pass()]
            case ast.arg():
                node.annotation = None
            case _:
                pass
    function.returns = None
    return ast.dump(function)


def changed_since(commit: str, areas: Sequence[str]) -> list[str]:
    """Return patterns of the functions, as mutmut names them, that a commit's package didn't have with this code."""
    known: set[str] = set()
    words = ("git", "archive", commit, "--", (PYTHON / "cuboteca").relative_to(ROOT).as_posix())
    packed = subprocess.run(words, cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        for member in archive:
            if member.name.endswith(".py") and (file := archive.extractfile(member)):
                known.update(code for _, code in functions(file.read().decode("utf-8")))
    return [
        f"{'.'.join(module.relative_to(PYTHON).with_suffix('').parts)}.{name}__mutmut_*"
        for module in modules_to_mutate(areas)
        for name, code in functions(module.read_text("utf-8"))
        if code not in known
    ]


def lay_out(areas: Sequence[str]) -> None:
    """Copy the project, with these games and the search to mutate, each tried by its own tests."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    junk = shutil.ignore_patterns("__pycache__", "browser")
    shutil.copytree(PYTHON, FOLDER / "src", ignore=junk)
    for name in ("tests", "docs", "tools"):  # tests read a page, and the catalogue
        shutil.copytree(ROOT / name, FOLDER / name, ignore=junk)
    settings = (ROOT / "pyproject.toml").read_text("utf-8")
    for ours, theirs in (("py/cuboteca", "src/cuboteca"), ('"py"', '"src"')):
        settings = settings.replace(ours, theirs)
    modules = [f"src/{module.relative_to(PYTHON).as_posix()}" for module in modules_to_mutate(areas)]
    for module in modules:
        (FOLDER / module).write_text(without_decorators((FOLDER / module).read_text("utf-8")), "utf-8")
    for name, values in (
        ("only_mutate", modules),
        ("pytest_add_cli_args_test_selection", [tests_of(area) for area in areas]),
    ):
        settings = re.sub(rf"^{name} = \[.*?\]$", f"{name} = {json.dumps(values)}", settings, flags=re.M | re.S)
    (FOLDER / "pyproject.toml").write_text(settings, "utf-8")


def is_noticed_from_the_beginning(change: str, environment: Mapping[str, str]) -> bool:
    """Return whether its area's tests fail where this change, as mutmut names it, was there before anything ran."""
    tests = tests_of(area_of(change.split(".")[1:]))
    settings = tomllib.loads((FOLDER / "pyproject.toml").read_text("utf-8"))["tool"]["mutmut"]
    words = (sys.executable, "-m", "pytest", "-q", *settings["pytest_add_cli_args"], tests)
    changed = {**environment, "MUTANT_UNDER_TEST": change}
    run = subprocess.run(words, cwd=FOLDER / "mutants", env=changed, check=False, capture_output=True)
    return run.returncode != 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    every = sorted(folder.name for folder in (PYTHON / "cuboteca/games").iterdir() if folder.is_dir())
    parser.add_argument("areas", nargs="*", default=[*every, SEARCH], help="games, or the search")
    some = parser.add_mutually_exclusive_group()
    some.add_argument("--only", help="a pattern of the names that mutmut gives its changes")
    some.add_argument("--since", help="a commit: only functions that have changed since", metavar="COMMIT")
    words = parser.parse_args()
    patterns = changed_since(words.since, words.areas) if words.since else [words.only] if words.only else []
    if words.since and not patterns:
        print("No function has changed.")
        return
    lay_out(words.areas)
    workers = os.cpu_count() or 2
    # It must import the copy, not what PYTHONPATH names.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [MUTMUT, "run", "--max-children", str(workers), *patterns]
    run = subprocess.run(command, cwd=FOLDER, env=environment, check=False)
    listed = subprocess.run(
        [MUTMUT, "results"], cwd=FOLDER, env=environment, check=True, capture_output=True, text=True
    ).stdout
    seeming = [line.strip() for line in listed.splitlines() if "survived" in line or "no tests" in line]
    changes = [line.partition(":")[0] for line in seeming]
    with ThreadPoolExecutor(workers) as pool:
        noticed = pool.map(lambda change: is_noticed_from_the_beginning(change, environment), changes)
        survivors = [line for line, late in zip(seeming, noticed, strict=True) if not late]
    print("\n".join(survivors))
    print(f"{len(survivors)} changes went unnoticed. To see one: cd {FOLDER.relative_to(ROOT)} && {MUTMUT} show NAME")
    raise SystemExit(run.returncode)


if __name__ == "__main__":
    main()
