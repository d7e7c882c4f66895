"""Whatever the site carries that is not ours has its licence in `licences.txt`, in full."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tools.licences import INSIDE_PYODIDE, vendored_in
from tools.paths import MODULES

RULE = "\n\n" + "-" * 78 + "\n\n"

WHOLE = {
    "0BSD": ("Permission to use, copy, modify, and/or distribute", "PERFORMANCE OF THIS SOFTWARE."),
    "Apache-2.0": ("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION", "limitations under the License."),
    "BSD-2-Clause": ("Redistribution and use in source and binary forms", "POSSIBILITY OF SUCH DAMAGE."),
    "BSD-3-Clause": ("Redistribution and use in source and binary forms", "POSSIBILITY OF SUCH DAMAGE."),
    "ISC": ("Permission to use, copy, modify, and/or distribute", "PERFORMANCE OF THIS SOFTWARE."),
    "MIT": ("Permission is hereby granted, free of charge", "DEALINGS IN THE SOFTWARE"),
    "MPL-2.0": ("1. Definitions", 'Exhibit B - "Incompatible With Secondary Licenses" Notice'),
    "OFL-1.1": ("SIL OPEN FONT LICENSE", "OTHER DEALINGS IN THE FONT SOFTWARE."),
    "PSF-2.0": ("PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2", "CWI LICENSE AGREEMENT FOR PYTHON 0.9.0 THROUGH 1.2"),
    "Zlib": ("without any express or implied warranty", "may not be removed or altered from any source distribution."),
    "blessing": ("May you do good and not evil.", "never taking more than you give."),
    "bzip2-1.0.6": ("Redistribution and use in source and binary forms", "POSSIBILITY OF SUCH DAMAGE."),
}
"""How each licence's text begins, after who holds the copyright, and ends."""

POLYSCRIPT = MODULES / "polyscript" / "dist"
ITS_OWN_BUNDLES = {"zip": "@zip.js/zip.js", "toml": "@webreflection/toml-j0.4"}
"""What polyscript has taken into `esm/3rd-party/`."""


def parts_of_polyscript(file: Path) -> set[str]:
    """The packages in one of polyscript's files: by its source map, or all it needs where it has none."""
    about = json.loads((MODULES / "polyscript" / "package.json").read_text("utf-8"))
    if not (POLYSCRIPT / f"{file.name}.map").exists():
        return {"polyscript", *about["dependencies"]}
    sources = json.loads((POLYSCRIPT / f"{file.name}.map").read_text("utf-8"))["sources"]
    packages = {found[1] for source in sources if (found := re.search(r"node_modules/((?:@[^/]+/)?[^/]+)/", source))}
    taken = {ITS_OWN_BUNDLES[Path(source).stem] for source in sources if "/3rd-party/" in source}
    return {"polyscript", *packages, *taken}


def parts_of(file: Path, site: Path) -> set[str]:
    """The names of what is in a file of the site that is not ours."""
    place = file.relative_to(site).as_posix()
    if file.suffix == ".whl":
        return {file.name.split("-")[0], *(licence.name for licence in vendored_in(file))}
    if place.startswith("vendor/polyscript/"):
        return parts_of_polyscript(file)
    if place.startswith("vendor/pyodide/"):
        return {"pyodide", *(f"{name}, inside Pyodide" for name, _, _ in INSIDE_PYODIDE.values())}
    if place.startswith("vendor/rapier/"):
        return {"@dimforge/rapier3d-deterministic-compat"}
    if place.startswith("fonts/"):
        return {"@fontsource-variable/atkinson-hyperlegible-next"}
    raise AssertionError(f"Nobody knows whose {place} is.")


def has_whole_text(section: str) -> bool:
    """Is a licence there from its first words to its last?"""
    rules = section.partition("\n")[0].partition(": ")[2].partition(", ")[0]
    # Not every package says its terms as SPDX has them; its text is one of those all the same.
    texts = [WHOLE[rules]] if rules in WHOLE else WHOLE.values()
    words = " ".join(section.split())
    return any(begins in words and words.rfind(ends) > words.find(begins) for begins, ends in texts)


def sections(site: Path) -> dict[str, str]:
    """Each licence by the name of what it is for."""
    _, *others = (site / "licences.txt").read_text("utf-8").split(RULE)
    return {re.split(r" [\d.]+(?:, [\d.]+)*: |: ", section, maxsplit=1)[0]: section for section in others}


def test_every_file_that_is_not_ours_has_its_licence_in_full(site: Path) -> None:
    licences = sections(site)
    not_ours = [path for folder in ("vendor", "fonts") for path in (site / folder).rglob("*") if path.is_file()]
    assert {"index.js", "worker.js", "pyodide.asm.wasm", "rapier.mjs"} <= {path.name for path in not_ours}
    without = [
        f"{path.relative_to(site)}: {part}"
        for path in {*not_ours, *site.rglob("*.whl")}
        for part in parts_of(path, site)
        if part not in licences or not has_whole_text(licences[part])
    ]
    assert without == []


def test_what_is_bundled_into_our_own_files_has_its_licence_in_full(site: Path) -> None:
    """The morph in `boot.js`, the escaping in `app.zip`; and what is bundled into polyscript, by name."""
    licences = sections(site)
    for part in ("idiomorph", "MarkupSafe", "coincident", "reflected-ffi"):
        assert has_whole_text(licences[part]), part
    assert [part for part, section in licences.items() if not has_whole_text(section)] == []
