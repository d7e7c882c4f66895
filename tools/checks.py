"""Runs every check and ends with one summary.

python -m tools.checks [--all] [NAME …]      every check, or those named; --all with the tests marked as thorough
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tools.paths import MODULES, ROOT

BIN = MODULES / ".bin"
PYTHON = sys.executable


CORES = os.cpu_count() or 2


class Check(NamedTuple):
    name: str
    what: str
    command: tuple[str, ...]
    alone: bool = False
    """Does it keep all cores busy by itself?"""


class Result(NamedTuple):
    check: Check
    passed: bool
    seconds: float
    output: str


def checks(everything: bool) -> tuple[Check, ...]:
    chosen = () if everything else ("-m", "not thorough")
    pytest = (PYTHON, "-m", "pytest", "--quiet", *chosen)
    typescript = (str(BIN / "tsc"), "--noEmit", "-p")
    return (
        Check("types", "mypy --strict", (PYTHON, "-m", "mypy", "--no-error-summary")),
        Check("style", "ruff", (PYTHON, "-m", "ruff", "check", "--quiet", ".")),
        Check("format", "ruff format", (PYTHON, "-m", "ruff", "format", "--quiet", "--check", ".")),
        Check("client", "biome", (str(BIN / "biome"), "check", "--error-on-warnings")),
        Check("client types", "tsc, page", (*typescript, "tsconfig.json")),
        Check("worker types", "tsc, workers", (*typescript, "tsconfig.worker.json")),
        Check("imports", "import-linter", (str(Path(PYTHON).with_name("lint-imports")), "--no-logo")),
        Check("grammar", "harper", (PYTHON, "-m", "tools.grammar")),
        Check("physics", "node --test", ("node", "--test", *map(str, sorted(ROOT.glob("tests/*/*.test.mjs"))))),
        Check("site", "make site", ("make", "--no-print-directory", "site")),
        Check("unit", "pytest, no browser", (*pytest, "-n", workers(1), "tests", "--ignore=tests/browser"), alone=True),
        Check(
            "browser",
            "pytest, in browsers",
            (*pytest, "-n", workers(2), "--dist=worksteal", "--timeout=240", "tests/browser"),  # half of it is waiting
            alone=True,
        ),
    )


def workers(a_core: int) -> str:
    """Return how many test processes at once, so many for each core; WORKERS= says otherwise."""
    return os.environ.get("WORKERS") or str(min(4, a_core * CORES))


def run(check: Check) -> Result:
    begun = time.perf_counter()
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # or each test process compiles every test anew
    done = subprocess.run(
        check.command,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=None if check.alone else subprocess.PIPE,
        stderr=None if check.alone else subprocess.STDOUT,
        text=True,
        check=False,
    )
    return Result(check, done.returncode == 0, time.perf_counter() - begun, done.stdout or "")


def run_all(wanted: list[Check]) -> Iterator[Result]:
    """Run as many at once as there are cores, then those that keep all cores busy; print each as it was called for."""
    with ThreadPoolExecutor(CORES) as pool:
        for result in pool.map(run, [check for check in wanted if not check.alone]):
            print(f"{heading(result.check)}\n{result.output}", end="", flush=True)
            yield result
    for check in wanted:
        if check.alone:
            print(heading(check), flush=True)
            yield run(check)


def heading(check: Check) -> str:
    return f"\n== {check.name}: {check.what}"


def summary(results: list[Result], seconds: float) -> str:
    lines = [
        f"  {'passed' if passed else 'FAILED'}  {check.name:<13}{check.what:<22}{took:7.1f} s"
        for check, passed, took, _ in results
    ]
    failed = [result.check.name for result in results if not result.passed]
    verdict = f"FAILED: {', '.join(failed)}" if failed else f"All {len(results)} checks passed"
    return "\n".join(["", "=" * 60, *lines, f"{verdict}, in {seconds:.0f} s."])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--all", action="store_true", dest="everything")
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    wanted = arguments.names
    known = checks(arguments.everything)
    unknown = set(wanted) - {check.name for check in known}
    if unknown:
        raise SystemExit(
            f"There is no check {', '.join(sorted(unknown))}; there are {', '.join(c.name for c in known)}."
        )
    if not arguments.everything:
        os.environ.setdefault("ONE_EXAMPLE_IN", "4")  # of the random examples; `make soak` tries the most
    begun = time.perf_counter()
    results = list(run_all([check for check in known if not wanted or check.name in wanted]))
    print(summary(results, time.perf_counter() - begun), flush=True)
    if not all(result.passed for result in results):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
