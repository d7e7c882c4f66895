"""Runs every check and ends with one summary.

python -m tools.check [--all] [NAME …]      every check, or those named; --all with the tests marked as thorough
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from tools.paths import MODULES, ROOT

BIN = MODULES / ".bin"
PYTHON = sys.executable


class Check(NamedTuple):
    name: str
    what: str
    command: tuple[str, ...]


class Result(NamedTuple):
    check: Check
    passed: bool
    seconds: float


def workers() -> str:
    """How many test processes at once; WORKERS= says otherwise. A test of a page waits half of its time."""
    return os.environ.get("WORKERS") or str(min(4, 2 * (os.cpu_count() or 2)))


def checks(everything: bool) -> tuple[Check, ...]:
    chosen = () if everything else ("-m", "not thorough")
    pytest = (PYTHON, "-m", "pytest", "--quiet", "-n", workers(), *chosen)
    typescript = (str(BIN / "tsc"), "--noEmit", "-p")
    return (
        Check("style", "ruff", (PYTHON, "-m", "ruff", "check", "--quiet", ".")),
        Check("format", "ruff format", (PYTHON, "-m", "ruff", "format", "--quiet", "--check", ".")),
        Check("client", "biome", (str(BIN / "biome"), "check", "--error-on-warnings")),
        Check("types", "mypy --strict", (PYTHON, "-m", "mypy", "--no-error-summary")),
        Check("client types", "tsc, page", (*typescript, "tsconfig.json")),
        Check("worker types", "tsc, workers", (*typescript, "tsconfig.worker.json")),
        Check("imports", "import-linter", (str(Path(PYTHON).with_name("lint-imports")), "--no-logo")),
        Check("physics", "node --test", ("node", "--test", *map(str, sorted(ROOT.glob("tests/*/*.test.mjs"))))),
        Check("unit", "pytest, no browser", (*pytest, "tests", "--ignore=tests/browser")),
        Check("site", "make site", ("make", "--no-print-directory", "site")),
        Check("browser", "pytest, in browsers", (*pytest, "tests/browser", "--dist=worksteal", "--timeout=240")),
    )


def run(check: Check) -> Result:
    print(f"\n== {check.name}: {check.what}", flush=True)
    begun = time.perf_counter()
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    done = subprocess.run(check.command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, check=False)
    return Result(check, done.returncode == 0, time.perf_counter() - begun)


def summary(results: list[Result]) -> str:
    lines = [
        f"  {'passed' if passed else 'FAILED'}  {check.name:<13}{check.what:<22}{seconds:7.1f} s"
        for check, passed, seconds in results
    ]
    failed = [result.check.name for result in results if not result.passed]
    total = sum(result.seconds for result in results)
    verdict = f"FAILED: {', '.join(failed)}" if failed else f"All {len(results)} checks passed"
    return "\n".join(["", "=" * 60, *lines, f"{verdict}, in {total:.0f} s."])


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
    results = [run(check) for check in known if not wanted or check.name in wanted]
    print(summary(results), flush=True)
    if not all(result.passed for result in results):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
