"""Looks for lost moves where browsers are killed and disks full:  python -m tools.crashes [--kills 200] [--disks 50] …

Any part of `PARTS` can be given its count.
`--seed` chooses other games; the same seed plays the same ones again, as far as a browser's own pace lets it.
"""

from __future__ import annotations

import argparse
import sys

from playwright.sync_api import sync_playwright

from tools.crashes import chores, disks, exceptions, kills, takeovers
from tools.crashes.ground import marked_site
from tools.paths import DIST

PARTS = {
    "kills": (kills.run, 200, ""),
    "chores": (chores.run, 50, ""),
    "disks": (disks.run, 50, ""),
    "takeovers": (takeovers.run, 50, ""),
    "exceptions": (exceptions.run, 100, exceptions.BREAKS),
}
"""What is done, how often if nothing else is wanted, and what the worker's Python is given for it."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.crashes")
    for name, (_, usual, _) in PARTS.items():
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--engine", default="chromium", choices=("chromium", "firefox"))
    wanted = parser.parse_args()
    tallies = []
    with sync_playwright() as playwright:
        for name, (run, _, also) in PARTS.items():
            count = getattr(wanted, name)
            if not count:
                continue
            with marked_site(playwright, DIST, wanted.seed, also, wanted.engine) as ground:
                tally = run(ground, count)
            print(tally, flush=True)
            tallies.append(tally)
    sys.exit(any(tally.losses for tally in tallies))


if __name__ == "__main__":
    main()
