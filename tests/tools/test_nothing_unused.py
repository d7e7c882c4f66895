"""Nothing is left over: what the client exports is imported, what Python names is used."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

from tools.paths import PYTHON, ROOT, STATIC

EXPORTED = re.compile(r"^export (?:async )?(?:function|const|let|class) (\w+)", re.MULTILINE)
CALLED_FROM_OUTSIDE = {
    "__all__",
    "__export__",
    *("find_spec", "create_module", "exec_module"),  # Python's importer
    *("can_colorize", "get_theme"),  # Python's tracebacks
    "css",  # the site build
    "render_files",  # the site build
    "withdraw",  # whoever adds a game for a while
    "simulation",  # asked for by its name, for few states have it
    "gate",  # the page, which is given all of a stage
    *("qx", "qy"),  # the parts of a pose are read by their places
    "BLACK",  # a side that is 0
    *(
        "DEBUG",
        "DSO_DIR",
        "SITE_PACKAGES",
        "init_loaded_packages",
    ),  # asyncio and Pyodide's JavaScript, of their own modules
}
"""Names with nobody in the package who uses them."""


def python_files() -> list[Path]:
    return sorted(path for path in PYTHON.rglob("*.py") if "starter/tests" not in path.as_posix())


def defined_in(tree: ast.Module) -> set[str]:
    """The names of a module and of its classes, without those that Python itself calls."""
    found: set[str] = set()
    members = (inner for outer in tree.body if isinstance(outer, ast.ClassDef) for inner in outer.body)
    for node in (*tree.body, *members):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return {name for name in found if not re.fullmatch(r"__\w+__", name)}


def used_in(tree: ast.Module) -> Counter[str]:
    """How often each name is read in a module, bare or as an attribute; importing alone is no use."""
    loaded = [node for node in ast.walk(tree) if isinstance(node, ast.Name | ast.Attribute)]
    return Counter(
        node.id if isinstance(node, ast.Name) else node.attr for node in loaded if isinstance(node.ctx, ast.Load)
    )


def test_every_name_is_used() -> None:
    trees = [ast.parse(path.read_text("utf-8")) for path in python_files()]
    used = sum((used_in(tree) for tree in trees), Counter[str]())
    left_over = {name for tree in trees for name in defined_in(tree) if not used[name]}
    assert left_over <= CALLED_FROM_OUTSIDE


def test_every_export_of_the_client_is_imported() -> None:
    sources = {path: path.read_text("utf-8") for folder in (STATIC / "js", ROOT / "tests") for path in scripts(folder)}
    left_over = [
        f"{path.name}: {name}"
        for path in scripts(STATIC / "js")
        for name in EXPORTED.findall(sources[path])
        if not any(re.search(rf"\b{name}\b", text) for other, text in sources.items() if other != path)
    ]
    called_by_python = ["simulator-worker.mjs: start", "site.mjs: bring", "words.js: messages"]
    assert [name for name in left_over if name not in called_by_python] == []


def scripts(folder: Path) -> list[Path]:
    return [path for ending in ("*.js", "*.mjs") for path in sorted(folder.rglob(ending))]
