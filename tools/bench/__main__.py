"""Measures everything and prints one table:  python -m tools.bench [engine] [qwirkle] [cuobe] [sizes] [boot] [taps]"""

from __future__ import annotations

import sys

from playwright.sync_api import sync_playwright

from tools.bench import boot, cuobe, engine, qwirkle, qwirkle_taps, sizes, taps
from tools.bench.results import Result, table


def main() -> None:
    wanted = sys.argv[1:] or ["engine", "qwirkle", "cuobe", "sizes", "boot", "taps"]
    results: list[Result] = []
    if "boot" in wanted or "taps" in wanted:
        with sync_playwright() as playwright:
            for name, measure in (("boot", boot.measure), ("taps", taps.measure), ("taps", qwirkle_taps.measure)):
                if name in wanted:
                    print(f"Measuring {name}", flush=True)
                    results += measure(playwright)
    for name, measure_alone in (
        ("engine", engine.measure),
        ("qwirkle", qwirkle.measure),
        ("cuobe", cuobe.measure),
        ("sizes", sizes.measure),
    ):
        if name in wanted:
            print(f"Measuring {name}", flush=True)
            results += measure_alone()
    print("\n" + table(results))


if __name__ == "__main__":
    main()
