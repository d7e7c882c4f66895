"""Imports the app from a few bundles of modules: to open a file of its own for each would double the time.

`app.zip` holds this module and the house. Each game, its opponents, its puzzles, each language, and what few need are
bundles of their own, which are loaded when they are first wanted. A path entry finder, as
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
"""What the house needs for German is the bundle "language.de", what a game needs is "qurush.de"."""
GRAMMAR = "grammar_"
OPPONENTS = "opponents"
"""The bundle of what only a seat without a person needs, in any game; those of a game are a bundle of their own."""
OF_OPPONENTS = ("cuboteca/search/", "cuboteca/ui/opponents/", "cuboteca/ui/text/opponents.")
REVIEWS = "reviews"
"""The bundle of what only the review of a finished game needs."""
OF_REVIEWS = ("cuboteca/search/review.", "cuboteca/ui/reviews/", "cuboteca/ui/text/reviews.")
BACKUPS = "backups"
"""The bundle of what only a backup or a picture needs."""
OF_BACKUPS = (*(f"cuboteca/ui/{name}backup." for name in ("", "handlers/", "screens/")), "cuboteca/ui/picture.")
SAVED = "saved"
"""The bundle of what only the list of saved games needs."""
OF_SAVED = tuple(
    f"cuboteca/ui/{name}." for name in ("handlers/saved", "screens/finding", "screens/saved", "text/finding")
)
STATISTICS = "statistics"
"""The bundle of what only statistics need."""
OF_STATISTICS = ("cuboteca/ui/statistics/", "cuboteca/ui/text/statistics.")
LESSONS = "lessons"
"""The bundle of what only a lesson needs."""
OF_LESSONS = ("cuboteca/ui/lessons/", "cuboteca/ui/text/lessons.")
PUZZLES = "puzzles"
"""The bundle of what only a puzzle needs, in any game; those of a game are a bundle of their own."""
OF_PUZZLES = ("cuboteca/ui/puzzles/", "cuboteca/ui/text/puzzles.", "cuboteca/play/puzzle.")
CLOCKS = "clocks"
"""The bundle of what only a clock needs."""
OF_CLOCKS = (
    "cuboteca/play/clock",
    "cuboteca/ui/clocks/",
    "cuboteca/ui/text/clocks.",
)
ADDED = "added"
"""The bundle of what only games need that players add."""
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
"""The bundles of the house that come when they are first wanted, each with what its paths begin with."""
ELSEWHERE = "elsewhere"
"""What the archive names the list of the bundles that lie outside it."""
PLACE = "bundled:"
"""What the paths of bundled folders begin with."""


def bundle_of(path: str) -> str:
    """Return the bundle that a file belongs to: a game's id for what is loaded when the game is opened, else the
    house."""
    parts = path.split("/")
    stem = parts[-1].partition(".")[0]
    if parts[-2:-1] == ["messages"] and stem != "languages":
        return f"{parts[2] if parts[1] == 'games' else LANGUAGE}.{stem}"
    if stem.startswith(GRAMMAR):
        return f"{LANGUAGE}.{stem.removeprefix(GRAMMAR)}"
    for bundle, begins in LATE:
        if path.startswith(begins):
            return bundle
    of_game = len(parts) > 3 and parts[:2] == ["cuboteca", "games"] and parts[3:] != ["__init__.py"]
    if of_game and (parts[3] == OPPONENTS or parts[3:] == ["text", "reasons.py"]):
        return f"{parts[2]}.{OPPONENTS}"
    if of_game and (parts[3] == PUZZLES or parts[3:] == ["text", "puzzles.py"]):
        return f"{parts[2]}.{PUZZLES}"
    return parts[2] if of_game else HOUSE


def language_of(bundle: str) -> str:
    """Return the code of the language that a bundle is of, as in "qurush.de"; nothing for any other."""
    code = bundle.rpartition(".")[2]
    return code if code != bundle and len(code) == len("de") else ""


class NotLoaded(BaseException):
    """What is to be imported lies in a bundle that has still to be loaded. Not for an `except Exception` on the way."""

    def __init__(self, bundle: str) -> None:
        super().__init__(bundle)
        self.bundle = bundle


class Bundles:
    """The files of the app by path: code as `marshal` writes it for `.py`, plain bytes for any other."""

    def __init__(self, archive: str) -> None:
        zipped = zipimporter(archive)
        self._loaded: dict[str, dict[str, bytes]] = {HOUSE: marshal.loads(zipped.get_data(HOUSE))}
        self.elsewhere = zipped.get_data(ELSEWHERE).decode().split()
        """Those that have not been loaded."""

    def add(self, bundle: str, content: bytes) -> None:
        """Take a bundle that has been loaded."""
        self._loaded[bundle] = marshal.loads(decompress(content))
        if bundle in self.elsewhere:
            self.elsewhere.remove(bundle)

    def files(self, name: str) -> dict[str, bytes]:
        if name in self.elsewhere:
            raise NotLoaded(name)
        return self._loaded.get(name, {})

    def content(self, path: str) -> bytes | None:
        return self.files(bundle_of(path)).get(path)


class Folder:
    """Finds and loads the modules of one folder of the bundles."""

    def __init__(self, bundles: Bundles, folder: str) -> None:
        self._bundles = bundles
        self._folder = folder

    def find_spec(self, name: str, target: ModuleType | None = None) -> ModuleSpec | None:
        stem = self._folder + name.rpartition(".")[2]
        for path, is_package in ((f"{stem}/__init__.py", True), (f"{stem}.py", False)):
            if self._bundles.content(path) is not None:
                spec = ModuleSpec(name, self, loader_state=path, is_package=is_package)  # type: ignore[arg-type]
                if is_package:
                    spec.submodule_search_locations = [f"{PLACE}{stem}/"]
                return spec
        return None

    def iter_modules(self, prefix: str = "") -> Iterator[tuple[str, bool]]:
        """For `pkgutil.iter_modules`: the modules of this folder, and whether each is a package."""
        for path in self._bundles.files(bundle_of(f"{self._folder}any.py")):
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
        exec(marshal.loads(self._bundles.files(bundle_of(path))[path]), module.__dict__)

    def get_data(self, path: str) -> bytes:
        """For `pkgutil.get_data`: a file that lies beside modules."""
        content = self._bundles.content(path.removeprefix(PLACE))
        if content is None:
            raise FileNotFoundError(path)
        return content


installed: Bundles
"""What imports look into first."""


def install(archive: str) -> Bundles:
    """From now on imports look into the archive first, and into the bundles that are added to it.

    Once: where Python began with a memory that was kept (`static/js/worker/memory.mjs`), it has been done.
    """
    global installed
    if PLACE in sys.path:
        return installed
    installed = bundles = Bundles(archive)

    def hook(path: str) -> Folder:
        if not path.startswith(PLACE):
            raise ImportError(path)
        return Folder(bundles, path.removeprefix(PLACE))

    sys.path_hooks.insert(0, hook)
    sys.path.insert(0, PLACE)
    return bundles
