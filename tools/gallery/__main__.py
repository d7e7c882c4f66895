"""Takes every screen of every game, in light and dark, from a small phone to a laptop, and films each kind of move.

All of it stands on one sheet.

python -m tools.gallery [GAME | house …] [--size 390x844 …] [--scene "End" …] [--language xa] [--density 2] [--jobs 3]

Lists the words that are cut off in any of them. `--language de` takes them in German, `xa` or `xr` in a
language that only tests read: the first is 40 % longer, the second runs from right to left.
"""

from __future__ import annotations

import argparse
import shutil
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from tools.build_site import build, pseudo_languages
from tools.catalogue.languages import SPOKEN
from tools.gallery.camera import Picture
from tools.gallery.looks import LOOKS, looks_of
from tools.gallery.sheet import write_sheet
from tools.gallery.subjects import FOLDER, SUBJECTS, photograph
from tools.paths import BUILD, DIST

MADE_UP = ("xa", "xr")
"""Languages that only tests read."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Take every screen of every game, and put them on one sheet.")
    parser.add_argument(
        "subjects", nargs="*", metavar="SUBJECT", help=f"of {', '.join(SUBJECTS)}; all if none is named"
    )
    parser.add_argument("--size", action="append", default=[], help="as 390x844 or 390x844-dark; all if none is given")
    parser.add_argument("--scene", action="append", default=[], help="by its name, such as End")
    parser.add_argument("--density", type=float, default=1, help="device pixels for each pixel")
    parser.add_argument("--jobs", type=int, default=3, help="browsers at once")
    parser.add_argument("--language", default="en", choices=("en", *MADE_UP, *(one.code for one in SPOKEN)))
    chosen = parser.parse_args()
    unknown = set(chosen.subjects) - set(SUBJECTS)
    if unknown:
        raise SystemExit(f"There is no {', '.join(sorted(unknown))}; there are {', '.join(SUBJECTS)}.")
    if not looks_of(tuple(chosen.size)):
        raise SystemExit(f"There is no such size; there are {', '.join(look.name for look in LOOKS)}.")
    subjects = [subject for subject in SUBJECTS if not chosen.subjects or subject in chosen.subjects]
    looks, wanted = looks_of(tuple(chosen.size)), tuple(chosen.scene)
    begun = time.perf_counter()
    dist = DIST
    if chosen.language in MADE_UP:
        dist = BUILD / "pseudo" / "dist"
        shutil.rmtree(dist, ignore_errors=True)
        build(dist, pseudo_languages())
    for subject in subjects:
        shutil.rmtree(FOLDER / subject, ignore_errors=True)
    found: dict[str, list[Picture]] = {}
    with ProcessPoolExecutor(chosen.jobs, mp_context=get_context("spawn")) as pool:
        jobs = {
            pool.submit(photograph, subject, looks, chosen.density, wanted, chosen.language, dist): subject
            for subject in subjects
        }
        for job in as_completed(jobs):
            found[jobs[job]] = job.result()
            print(f"  {jobs[job]}: {len(job.result())} pictures", flush=True)
    sheet = FOLDER / "index.html"
    write_sheet(sheet, {subject: found[subject] for subject in subjects})
    for subject in subjects:
        for picture in found[subject]:
            for words in picture.cut:
                print(f"  cut: {subject}, {picture.scene}, {picture.look.name}: {words}")
    print(f"{sum(map(len, found.values()))} pictures in {time.perf_counter() - begun:.0f} s: {sheet}")


if __name__ == "__main__":
    main()
