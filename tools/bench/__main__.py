"""Measures everything, or what is named, and prints one table:  python -m tools.bench [NAME …]"""

from __future__ import annotations

import sys

from playwright.sync_api import sync_playwright

from tools.bench import (
    all_games,
    arena,
    bare_tap,
    boot,
    cuobe,
    cuobe_taps,
    engine,
    flicks,
    memory,
    opponents,
    quest_taps,
    qurush,
    qurush_taps,
    qwirkle,
    qwirkle_taps,
    saved_games,
    sizes,
    taps,
)
from tools.bench.results import Result, table

EVERYTHING = (
    "engine",
    "qwirkle",
    "qurush",
    "cuobe",
    "flicks",
    "sizes",
    "boot",
    "all_games",
    "taps",
    "saved_games",
    "arena",
    "opponents",
    "memory",
)


def main() -> None:
    wanted = sys.argv[1:] or EVERYTHING
    results: list[Result] = []
    if {"boot", "all_games", "taps", "saved_games", "arena", "opponents", "memory"} & set(wanted):
        with sync_playwright() as playwright:
            for name, measure in (
                ("boot", boot.measure),
                ("all_games", all_games.measure),
                ("taps", bare_tap.measure),
                ("taps", taps.measure),
                ("taps", qwirkle_taps.measure),
                ("taps", qurush_taps.measure),
                ("taps", cuobe_taps.measure),
                ("taps", quest_taps.measure),
                ("saved_games", saved_games.measure),
                ("arena", arena.measure),
                ("opponents", opponents.measure),
                ("memory", memory.measure),
            ):
                if name in wanted:
                    print(f"Measuring {name}", flush=True)
                    found = measure(playwright)
                    print(table(found), flush=True)
                    results += found
    alone = {"engine": engine, "qwirkle": qwirkle, "qurush": qurush, "cuobe": cuobe, "flicks": flicks, "sizes": sizes}
    for name, module in alone.items():
        if name in wanted:
            print(f"Measuring {name}", flush=True)
            results += module.measure()
    print("\n" + table(results))


if __name__ == "__main__":
    main()
