"""Looks for lost moves by force:  python -m tools.force [--kills 200] [--disks 50] [--takeovers 50] [--exceptions 100]

`--seed` chooses other games; the same seed plays the same ones again, as far as a browser's own pace lets it.
"""

from __future__ import annotations

import argparse
import sys

from playwright.sync_api import sync_playwright

from tools.force import disks, exceptions, kills, takeovers
from tools.force.ground import marked_site
from tools.paths import DIST


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.force")
    for name, usual in (("kills", 200), ("disks", 50), ("takeovers", 50), ("exceptions", 100)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--seed", default="1")
    wanted = parser.parse_args()
    tallies = []
    with sync_playwright() as playwright:
        for run, count, also in (
            (kills.run, wanted.kills, ""),
            (disks.run, wanted.disks, ""),
            (takeovers.run, wanted.takeovers, ""),
            (exceptions.run, wanted.exceptions, exceptions.BREAKS),
        ):
            if not count:
                continue
            with marked_site(playwright, DIST, wanted.seed, also) as ground:
                tally = run(ground, count)
            print(tally, flush=True)
            tallies.append(tally)
    sys.exit(any(tally.losses for tally in tallies))


if __name__ == "__main__":
    main()
