"""Changes the rules in small ways and sees whether a test notices; lists the changes that none did.

python -m tools.mutate
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.paths import ROOT

MUTMUT = str(Path(sys.executable).with_name("mutmut"))


def main() -> None:
    workers = str(os.cpu_count() or 2)
    run = subprocess.run([MUTMUT, "run", "--max-children", workers], cwd=ROOT, check=False)
    listed = subprocess.run([MUTMUT, "results"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    survivors = [line.strip() for line in listed.splitlines() if "survived" in line or "no tests" in line]
    print("\n".join(survivors))
    print(f"{len(survivors)} changes went unnoticed; docs/mutants.md explains those that may.")
    raise SystemExit(run.returncode)


if __name__ == "__main__":
    main()
