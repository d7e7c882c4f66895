"""Changes the rules in small ways and sees whether a test notices; lists the changes that none did.

python -m tools.mutate
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.paths import BUILD, PYTHON, ROOT

MUTMUT = str(Path(sys.executable).with_name("mutmut"))

FOLDER = BUILD / "mutation"
"""A copy of the project, its package in `src`: mutmut takes any other folder for a part of the package's name."""


def lay_out() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    junk = shutil.ignore_patterns("__pycache__", "browser")
    shutil.copytree(PYTHON, FOLDER / "src", ignore=junk)
    for name in ("tests", "docs"):  # a test reads a page
        shutil.copytree(ROOT / name, FOLDER / name, ignore=junk)
    settings = (ROOT / "pyproject.toml").read_text("utf-8")
    for ours, theirs in (("py/cuboteca", "src/cuboteca"), ('"py"', '"src"')):
        settings = settings.replace(ours, theirs)
    (FOLDER / "pyproject.toml").write_text(settings, "utf-8")


def main() -> None:
    lay_out()
    workers = str(os.cpu_count() or 2)
    # It must import the copy, not what PYTHONPATH names.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    run = subprocess.run([MUTMUT, "run", "--max-children", workers], cwd=FOLDER, env=environment, check=False)
    listed = subprocess.run(
        [MUTMUT, "results"], cwd=FOLDER, env=environment, check=True, capture_output=True, text=True
    ).stdout
    survivors = [line.strip() for line in listed.splitlines() if "survived" in line or "no tests" in line]
    print("\n".join(survivors))
    print(f"{len(survivors)} changes went unnoticed. To see one: cd {FOLDER.relative_to(ROOT)} && {MUTMUT} show NAME")
    raise SystemExit(run.returncode)


if __name__ == "__main__":
    main()
