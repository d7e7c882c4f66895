"""Reads what a wheel says of itself, without running any of it, and says why it can't be a game here."""

from __future__ import annotations

import ast
import io
import re
import sys
from binascii import a2b_base64
from collections.abc import Mapping
from hashlib import sha256, sha512
from typing import Any, ClassVar, Final, NamedTuple
from zipfile import ZipFile

from cuboteca import __version__
from cuboteca.play.game import WordedError

LONGEST_FILE_NAME: Final = 150
LONGEST_NAME: Final = 40
LARGEST: Final = 20_000_000
"""Bytes of all files of a wheel when they are unpacked."""
GROUP: Final = "cuboteca.games"
"""The group of entry points by which a wheel names its game's module."""
HERE: Final = {"cuboteca": __version__, "markupsafe": ""}
"""The packages that a game may need."""
COPY: Final = re.compile(
    r"(?:(?: -)? (?:copy|kopie|copie|copia))?(?: ?\([0-9]{1,3}\)|[ -][0-9]{1,3})?\.whl$", re.IGNORECASE
)
"""What browsers and systems add to the name of a file that was saved before; and its ending, however it is written."""
REQUIREMENT: Final = re.compile(r"\s*([A-Za-z0-9._-]+)\s*(?:\[[^\]]*\])?\s*\(?([^;)]*)\)?\s*(?:;(.*))?")
CLAUSE: Final = re.compile(r"(~=|===?|!=|<=?|>=?)\s*v?([0-9]+(?:\.[0-9]+)*)[0-9A-Za-z.*+-]*")
HASHED: Final = re.compile(r"^(.+),(sha256|sha512)=([\w-]+),\d*$", re.MULTILINE)


class WheelRefused(WordedError):
    """Why a wheel can't be added."""

    worded_in: ClassVar[str] = "cuboteca.ui.text.added"


class Wheel(NamedTuple):
    """A wheel, and what it says of itself."""

    file: str
    content: bytes
    hash: str
    """Its SHA-256 in hexadecimal digits."""
    name: str
    """What its game is called, as far as that can be read without running it."""
    version: str
    author: str
    seats: tuple[int, ...]
    id: str
    """Its game's id, as far as that can be read without running it."""
    module: str
    """Its package, which has `ABOUT`, `game()` and `game_view()`."""


def read_wheel(given: str, content: bytes) -> Wheel:
    """Return what a wheel says of itself; WheelRefused if it is none, or can't run here."""
    file = COPY.sub(".whl", given)
    _check_name(file)
    files = _unpacked(file, content)
    metadata = next((text for name, text in files.items() if name.endswith(".dist-info/METADATA")), None)
    if metadata is None:
        raise WheelRefused("no_wheel", file=file)
    said = _headers(metadata)
    _check_needs(file, said)
    module = _module(file, files)
    about = _about(files[f"{module}/__init__.py"])
    name = _text(about.get("name")) or _first(said, "name")
    if len(name) > LONGEST_NAME:
        raise WheelRefused("name_long", letters=len(name), most=LONGEST_NAME)
    seats = about.get("seats")
    return Wheel(
        file=file,
        content=content,
        hash=sha256(content).hexdigest(),
        name=name,
        version=_first(said, "version")[:LONGEST_NAME],
        author=_author(said)[: 2 * LONGEST_NAME],
        seats=tuple(one for one in seats if isinstance(one, int)) if isinstance(seats, tuple) else (),
        id=_text(about.get("id")),
        module=module,
    )


def not_installed(wheel: Wheel, error: Exception) -> WheelRefused:
    """Return why a wheel couldn't be installed."""
    return WheelRefused("install_failed", file=wheel.file, why=str(error)[:300])


def check_files(wheel: Wheel) -> None:
    """Raise WheelRefused unless every file in a wheel is as its record says."""
    files = _unpacked(wheel.file, wheel.content)
    record = next((text for name, text in files.items() if name.endswith(".dist-info/RECORD")), b"")
    for name, method, digest in HASHED.findall(record.decode("utf-8", "replace").replace("\r", "")):
        path = name.strip('"')
        found = {"sha256": sha256, "sha512": sha512}[method](files.get(path, b"")).digest()
        if path not in files or found != a2b_base64(digest.translate(_URL_SAFE) + "=="):
            raise WheelRefused("damaged", file=wheel.file)


_URL_SAFE: Final = str.maketrans("-_", "+/")


def _check_name(file: str) -> None:
    """Raise if the name of a file says that it is no wheel, or one for another computer or another Python."""
    parts = file.removesuffix(".whl").split("-")
    if len(file) > LONGEST_FILE_NAME:
        raise WheelRefused("file_name_long", letters=len(file), most=LONGEST_FILE_NAME)
    if not file.endswith(".whl") or len(parts) not in (5, 6) or not re.fullmatch(r"[\w.+!-]+", file):
        raise WheelRefused("no_wheel", file=file)
    if parts[-2:] != ["none", "any"]:
        raise WheelRefused("compiled", file=file)
    if not any(_runs(tag) for tag in parts[-3].split(".")):
        raise WheelRefused("other_python", file=file, python=_own_python())


def _runs(tag: str) -> bool:
    """Return whether a tag such as `py3` or `py312` stands for a Python that ours can stand in for."""
    found = re.fullmatch(r"py3([0-9]*)", tag)
    return found is not None and int(found[1] or 0) <= sys.version_info[1]


def _own_python() -> str:
    return ".".join(map(str, sys.version_info[:2]))


def _unpacked(file: str, content: bytes) -> dict[str, bytes]:
    """Return every file of a wheel by its path; WheelRefused if it didn't arrive whole."""
    if not content.startswith(b"PK"):
        raise WheelRefused("no_wheel", file=file)
    try:
        with ZipFile(io.BytesIO(content)) as archive:
            if sum(part.file_size for part in archive.infolist()) > LARGEST:
                raise WheelRefused("too_large")
            return {part.filename: archive.read(part) for part in archive.infolist() if not part.is_dir()}
    except WheelRefused:
        raise
    except Exception as damage:  # zipfile fails in many ways on what is cut off or changed
        raise WheelRefused("damaged", file=file) from damage


def _headers(metadata: bytes) -> dict[str, list[str]]:
    """Return the headers of a METADATA file, each with its values in order."""
    found: dict[str, list[str]] = {}
    head, _, _ = metadata.decode("utf-8", "replace").replace("\r\n", "\n").partition("\n\n")
    for line in head.split("\n"):
        name, colon, value = line.partition(":")
        if colon and not line[:1].isspace():
            found.setdefault(name.lower(), []).append(value.strip())
    return found


def _first(said: Mapping[str, list[str]], header: str) -> str:
    return next(iter(said.get(header, ())), "")


def _author(said: Mapping[str, list[str]]) -> str:
    """Return who wrote it: a name, or what stands before an address."""
    author = _first(said, "author") or _first(said, "author-email") or _first(said, "maintainer")
    return re.sub(r"\s*<[^>]*>", "", author).strip('" ')


def _check_needs(file: str, said: Mapping[str, list[str]]) -> None:
    """Raise if it needs a Python or a package that isn't here."""
    if not _allows(_first(said, "requires-python"), _own_python()):
        raise WheelRefused("other_python", file=file, python=_own_python())
    missing = []
    for requirement in said.get("requires-dist", ()):
        found = REQUIREMENT.fullmatch(requirement)
        if found is None or "extra" in (found[3] or ""):
            continue
        name = re.sub(r"[-_.]+", "-", found[1]).lower()
        if name not in HERE:
            missing.append(found[1])
        elif HERE[name] and not _allows(found[2], HERE[name]):
            raise WheelRefused("other_version", file=file, version=HERE[name])
    if missing:
        raise WheelRefused("needs", file=file, packages=missing[:5])


def _allows(specifier: str, version: str) -> bool:
    """Return whether a specifier such as `>=3.11, <4` has room for a version; one that can't be read has."""
    return all(_holds(sign, _numbers(number), _numbers(version)) for sign, number in CLAUSE.findall(specifier))


def _numbers(version: str) -> tuple[int, ...]:
    found = [int(part) for part in re.findall(r"[0-9]+", version.partition("+")[0])[:4]]
    return tuple(found + [0] * (4 - len(found)))


def _holds(sign: str, asked: tuple[int, ...], have: tuple[int, ...]) -> bool:
    match sign:
        case ">=":
            return have >= asked
        case ">":
            return have > asked
        case "<=":
            return have <= asked
        case "<":
            return have < asked
        case "~=":
            return have >= asked and have[:1] == asked[:1]
        case _:
            return True  # A version that is named or left out exactly says little of one that came later.


def _module(file: str, files: Mapping[str, bytes]) -> str:
    """Return the package that an entry point names as the game."""
    text = next((content for name, content in files.items() if name.endswith(".dist-info/entry_points.txt")), b"")
    section = ""
    for line in text.decode("utf-8", "replace").splitlines():
        if line.startswith("["):
            section = line.strip("[] ")
            continue
        module = line.partition("=")[2].strip()
        if section == GROUP and module.isidentifier() and f"{module}/__init__.py" in files:
            if module in sys.stdlib_module_names or module in HERE:
                break
            return module
    raise WheelRefused("no_game", file=file)


def _about(source: bytes) -> dict[str, Any]:
    """Return what stands plainly in `ABOUT = About(…)`, which is read and not run."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return {}
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Call):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(one, ast.Name) and one.id == "ABOUT" for one in targets):
                return {word.arg: _literal(word.value) for word in node.value.keywords if word.arg}
    return {}


def _literal(node: ast.expr) -> Any:
    try:
        return ast.literal_eval(node)
    except (ValueError, TypeError, RecursionError, MemoryError):
        return None


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
