"""The rooms of the client know each other one way only, and the site has what they import."""

from __future__ import annotations

import re
from pathlib import Path

from tools.bundle import CLIENT, as_served, write_client
from tools.pyscript_settings import Settings

ROOMS = ("boot", "bridge", "input", "screen", "storage", "worker")
"""Each may import those after it."""

ARENA = "games/cube_quest"
LOADER = f"{ARENA}/load.js"
"""What the rooms know of the arena,"""
SHARED = ("screen/pacing.js", "screen/sound.js")
"""and what the arena knows of them."""

IMPORTED = re.compile(r"""^(?:import|export)\b[^"]*"(\.[^"]+)";$""", re.MULTILINE)
IN_THE_SITE = re.compile(r"""\b(?:from|import) ?\(?"(\.{1,2}/[^"]+)\"""")


def modules() -> list[Path]:
    return sorted(path for path in CLIENT.rglob("*") if path.is_file())


def imports(module: Path) -> list[str]:
    """Return what a module imports of the client, as paths from its root."""
    targets = [(module.parent / path).resolve() for path in IMPORTED.findall(module.read_text("utf-8"))]
    return [target.relative_to(CLIENT).as_posix() for target in targets if target.is_file()]


def may_import(room: str, target: str) -> bool:
    if room == ARENA:
        return target.startswith(f"{ARENA}/") or target in SHARED
    if target == LOADER:
        return room in ("input", "screen")
    return str(Path(target).parent) in ROOMS[ROOMS.index(room) :]


def test_each_module_is_in_a_room_and_knows_only_those_below() -> None:
    wrong = [
        f"{module.relative_to(CLIENT)} imports {target}"
        for module in modules()
        for target in imports(module)
        if not may_import(module.parent.relative_to(CLIENT).as_posix(), target)
    ]
    assert wrong == []


def test_all_that_is_imported_is_in_the_site(tmp_path: Path) -> None:
    write_client(tmp_path, Settings())
    missing = [
        f"{file.name} imports {path}"
        for file in sorted(tmp_path.iterdir())
        for path in IN_THE_SITE.findall(file.read_text("utf-8"))
        if not path.startswith(("../vendor/", "../js/", "../../types/")) and not (tmp_path / path).is_file()
    ]
    assert missing == []


def test_an_import_leads_to_where_the_site_has_the_module() -> None:
    modules = ("worker/site.mjs", "worker/python-worker.mjs")
    assert as_served('import { name } from "../worker/site.mjs";', modules) == 'import { name } from "./site.mjs";'
    assert as_served('import("../worker/python-worker.mjs")', modules) == 'import("./table-worker.mjs")'
    assert as_served('import "../vendor/rapier/rapier.mjs";', modules) == 'import "../vendor/rapier/rapier.mjs";'
