"""Which modules of the standard library a program can come to import; it runs inside Pyodide, in Node, or anywhere.

What is imported inside a function counts, too: a player may come there. What only a developer's tool, another operating
system or a server would import does not.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator

_ELSEWHERE = """
    _ast_unparse _compat_pickle _py_abc _pydatetime _pyrepl _strptime _threading_local argparse
    asyncio.windows_events bdb bz2 calendar cmd code compression concurrent.futures.interpreter
    concurrent.futures.process concurrent.futures.thread concurrent.interpreters ctypes curses decimal difflib
    doctest email encodings.idna ensurepip fractions ftplib getopt getpass gettext gzip http idlelib
    importlib.metadata importlib.readers importlib.resources ipaddress lzma multiprocessing nturl2path numbers
    optparse pdb pickle plistlib pprint profile pstats pty py_compile pydoc pyodide._nodesock_transport
    pyodide.console pyodide.http queue readline rlcompleter shelve smtplib socketserver sqlite3 ssl statistics
    stringprep tarfile test tkinter tracemalloc turtle unittest urllib venv webbrowser wsgiref xml xmlrpc
"""
ELSEWHERE = frozenset(_ELSEWHERE.split())
"""Developers' tools, other systems, servers, archives, and what only functions import that the app never calls: see
`import_all.mjs` for whether one is needed after all."""

_NOWHERE = """
    __hello__ __phello__ _pyrepl antigravity asyncio.tools asyncio.windows_events asyncio.windows_utils bdb bz2 code
    codeop compileall compression.bz2 compression.lzma compression.zstd concurrent.futures.interpreter
    concurrent.futures.process concurrent.interpreters cProfile ctypes curses dbm doctest encodings.bz2_codec
    encodings.mbcs encodings.oem ensurepip ftplib getpass http.server idlelib imaplib logging.config lzma mailbox
    modulefinder multiprocessing pdb poplib profile profiling pstats pty pyclbr pydoc pydoc_data pyodide.console
    readline rlcompleter smtplib socketserver sqlite3 ssl tabnanny test this tkinter trace tracemalloc turtle
    turtledemo unittest venv webbrowser wsgiref xmlrpc zipapp
"""
NOWHERE = frozenset(_NOWHERE.split())
"""What nothing that runs in a browser's worker can use, or nothing here would (`keep_used.mjs`)."""

ALWAYS = ("encodings.ascii", "encodings.cp437", "encodings.latin_1", "encodings.utf_8", "site")
"""Imported by name as the interpreter starts, or by a text that says how it is written."""

OWN = ("pyodide", "_pyodide")
"""What Pyodide's JavaScript imports: all of it."""


def wanted(names: Iterable[str], sources: dict[str, bytes]) -> set[str]:
    """Return the paths, of those in `sources` (by path, `asyncio/tasks.py`), that importing some modules may come to
    want."""
    paths = {module_named(path): path for path in sources if path.endswith(".py")}
    waiting = [*names, *ALWAYS, *(name for name in paths if name.split(".")[0] in OWN)]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        path = paths.get(name)
        if path is None or path in found or any(part in ELSEWHERE for part in _with_parents(name)):
            continue
        found.add(path)
        waiting += _with_parents(name)
        waiting += imported_by(sources[path], name if path.endswith("/__init__.py") else name.rpartition(".")[0])
    return found


def rest(names: Iterable[str], sources: dict[str, bytes]) -> set[str]:
    """Return the paths, of those in `sources`, that are left when what `names` may want is gone."""
    others = {path for path in sources if path.endswith(".py")} - wanted(names, sources)
    return {path for path in others if not any(part in NOWHERE for part in _with_parents(module_named(path)))}


def imported_by(source: bytes, package: str = "") -> Iterator[str]:
    """Yield what a module imports, anywhere in it; and the names it imports from there, which may be modules, too."""
    for node in _nodes(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*parts, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield all below a node, but for what is done as a program of its own or for a type checker alone."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and _NEVER(ast.unparse(child.test)):
            yield from (inner for other in child.orelse for inner in (other, *_nodes(other)))
        else:
            yield child
            yield from _nodes(child)


_NEVER: Callable[[str], bool] = {"__name__ == '__main__'", "TYPE_CHECKING", "typing.TYPE_CHECKING"}.__contains__


def module_named(path: str) -> str:
    """Return the name of the module that a file of a library holds."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _with_parents(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[:length]) for length in range(1, len(parts) + 1)]
