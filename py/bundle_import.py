"""Imports the app from a few packed groups of modules: to open a file of its own for each would double the time.

`app.zip` holds this module and the house. Each game, its opponents, its puzzles, each language, and what few need are
packs of their own, which are brought when they are first wanted. A path entry finder, as
docs.python.org/3/reference/import.html#path-entry-finders has it.
"""

from __future__ import annotations

import marshal
import sys
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from types import ModuleType
from zipimport import zipimporter
from zlib import decompress

HOUSE = "house"
LANGUAGE = "language"
"""What the house needs for German is the group "language.de", what a game needs is "qurush.de"."""
GRAMMAR = "grammar_"
OPPONENTS = "opponents"
"""The group of what only a seat without a person needs, in any game; those of a game are a group of their own."""
OF_OPPONENTS = ("cuboteca/search/", "cuboteca/ui/opponents/", "cuboteca/ui/text/opponents.")
REVIEWS = "reviews"
"""The group of what only the review of a finished game needs."""
OF_REVIEWS = (
    "cuboteca/search/review.",
    *(f"cuboteca/ui/opponents/{name}." for name in ("analysis", "chances", "graph", "practice", "reviewing")),
    "cuboteca/ui/text/chances.",
)
BACKUPS = "backups"
"""The group of what only a backup or a picture needs."""
OF_BACKUPS = (*(f"cuboteca/ui/{name}backup." for name in ("", "handlers/", "screens/")), "cuboteca/ui/picture.")
SAVED = "saved"
"""The group of what only the list of saved games needs."""
OF_SAVED = tuple(
    f"cuboteca/ui/{name}." for name in ("handlers/saved", "screens/finding", "screens/saved", "text/finding")
)
STATISTICS = "statistics"
"""The group of what only statistics need."""
OF_STATISTICS = ("cuboteca/ui/statistics/", "cuboteca/ui/text/statistics.")
LESSONS = "lessons"
"""The group of what only a lesson needs."""
OF_LESSONS = ("cuboteca/ui/lessons/", "cuboteca/ui/text/lessons.")
PUZZLES = "puzzles"
"""The group of what only a puzzle needs, in any game; those of a game are a group of their own."""
OF_PUZZLES = ("cuboteca/ui/puzzles/", "cuboteca/ui/text/puzzles.", "cuboteca/play/puzzle.")
CLOCKS = "clocks"
"""The group of what only a clock needs."""
OF_CLOCKS = (
    "cuboteca/play/clock",
    "cuboteca/ui/clocks/",
    "cuboteca/ui/text/clocks.",
)
ADDED = "added"
"""The group of what only games need that players add."""
OF_ADDED = ("cuboteca/ui/added/", "cuboteca/ui/text/added.", "added_wheels.")
LATE = (
    (CLOCKS, OF_CLOCKS),
    (REVIEWS, OF_REVIEWS),
    (BACKUPS, OF_BACKUPS),
    (SAVED, OF_SAVED),
    (STATISTICS, OF_STATISTICS),
    (LESSONS, OF_LESSONS),
    (PUZZLES, OF_PUZZLES),
    (ADDED, OF_ADDED),
    (OPPONENTS, OF_OPPONENTS),
)
"""The groups of the house that come when they are first wanted, each with what its paths begin with."""
ELSEWHERE = "elsewhere"
"""What the archive names the list of its groups that are packs of their own."""
PLACE = "packed:"
"""What the paths of packed folders begin with."""


def group_of(path: str) -> str:
    """Return the group that a file belongs to: a game's id for what is loaded when the game is opened, else the
    house."""
    parts = path.split("/")
    stem = parts[-1].partition(".")[0]
    if parts[-2:-1] == ["messages"] and stem != "languages":
        return f"{parts[2] if parts[1] == 'games' else LANGUAGE}.{stem}"
    if stem.startswith(GRAMMAR):
        return f"{LANGUAGE}.{stem.removeprefix(GRAMMAR)}"
    for group, begins in LATE:
        if path.startswith(begins):
            return group
    of_game = len(parts) > 3 and parts[:2] == ["cuboteca", "games"] and parts[3:] != ["__init__.py"]
    if of_game and (parts[3] == OPPONENTS or parts[3:] == ["text", "reasons.py"]):
        return f"{parts[2]}.{OPPONENTS}"
    if of_game and (parts[3] == PUZZLES or parts[3:] == ["text", "puzzles.py"]):
        return f"{parts[2]}.{PUZZLES}"
    return parts[2] if of_game else HOUSE


def language_of(group: str) -> str:
    """Return the code of the language that a group is of, as in "qurush.de"; nothing for any other group."""
    code = group.rpartition(".")[2]
    return code if code != group and len(code) == len("de") else ""


class NotLoaded(BaseException):
    """What is to be imported lies in a pack that has still to be brought. Not for an `except Exception` on the way."""

    def __init__(self, group: str) -> None:
        super().__init__(group)
        self.group = group


class Pack:
    """The files of the app by path: code as `marshal` writes it for `.py`, plain bytes for any other."""

    def __init__(self, archive: str) -> None:
        zipped = zipimporter(archive)
        self._groups: dict[str, dict[str, bytes]] = {HOUSE: marshal.loads(zipped.get_data(HOUSE))}
        self.elsewhere = zipped.get_data(ELSEWHERE).decode().split()
        """The groups that have not been brought."""

    def add(self, group: str, content: bytes) -> None:
        """A pack has been brought."""
        self._groups[group] = marshal.loads(decompress(content))
        if group in self.elsewhere:
            self.elsewhere.remove(group)

    def group(self, name: str) -> dict[str, bytes]:
        if name in self.elsewhere:
            raise NotLoaded(name)
        return self._groups.get(name, {})

    def content(self, path: str) -> bytes | None:
        return self.group(group_of(path)).get(path)


class Folder:
    """Finds and loads the modules of one folder of a pack."""

    def __init__(self, pack: Pack, folder: str) -> None:
        self._pack = pack
        self._folder = folder

    def find_spec(self, name: str, target: ModuleType | None = None) -> ModuleSpec | None:
        stem = self._folder + name.rpartition(".")[2]
        for path, is_package in ((f"{stem}/__init__.py", True), (f"{stem}.py", False)):
            if self._pack.content(path) is not None:
                spec = ModuleSpec(name, self, loader_state=path, is_package=is_package)  # type: ignore[arg-type]
                if is_package:
                    spec.submodule_search_locations = [f"{PLACE}{stem}/"]
                return spec
        return None

    def iter_modules(self, prefix: str = "") -> Iterator[tuple[str, bool]]:
        """For `pkgutil.iter_modules`: the modules of this folder, and whether each is a package."""
        for path in self._pack.group(group_of(f"{self._folder}any.py")):
            inside = path.removeprefix(self._folder)
            name, _, rest = inside.partition("/")
            here = path.startswith(self._folder) and inside != "__init__.py"
            if here and (rest == "__init__.py" or (not rest and name.endswith(".py"))):
                yield prefix + name.removesuffix(".py"), bool(rest)

    def create_module(self, spec: ModuleSpec) -> None:
        """As usual."""

    def exec_module(self, module: ModuleType) -> None:
        path = module.__spec__.loader_state  # type: ignore[union-attr]
        module.__file__ = PLACE + path
        exec(marshal.loads(self._pack.group(group_of(path))[path]), module.__dict__)

    def get_data(self, path: str) -> bytes:
        """For `pkgutil.get_data`: a file that lies beside modules."""
        content = self._pack.content(path.removeprefix(PLACE))
        if content is None:
            raise FileNotFoundError(path)
        return content


installed: Pack
"""What imports look into first."""


def install(archive: str) -> Pack:
    """From now on imports look into the archive first, and into the packs that are added to it.

    Once: where Python began with a memory that was kept (`static/js/worker/memory.mjs`), it has been done.
    """
    global installed
    if PLACE in sys.path:
        return installed
    installed = pack = Pack(archive)

    def hook(path: str) -> Folder:
        if not path.startswith(PLACE):
            raise ImportError(path)
        return Folder(pack, path.removeprefix(PLACE))

    sys.path_hooks.insert(0, hook)
    sys.path.insert(0, PLACE)
    return pack
