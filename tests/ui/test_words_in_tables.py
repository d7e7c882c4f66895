"""All that players read is in tables: code makes no sentence of its own, and words nothing before it is shown."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cuboteca
from cuboteca.games.cuobe.view.art.emblems import EMBLEMS
from tools.paths import PYTHON

ROOT = Path(cuboteca.__file__).parent
SPEAKS = re.compile(r"(^|/)(text|view|selection|ui)/")
IN_TABLES = frozenset(
    (
        "Messages",
        "By",
        "Plural",
        "Key",
        "numbered",
        "Chapter",
        "Line",
        "Lesson",
        "Step",
        "Option",
        "About",
        "Setting",
        "Shortcut",
    )
)
"""What holds texts as data, which the catalogue lists (`tools/catalogue`), or names of keys, values and messages."""
SHOWN_BY = frozenset(("aria_label", "title", "placeholder", "alt"))
"""Attributes of an element that are read; the others are for styles and for the page."""

STYLES = frozenset(("kind", "class_"))
"""What never is."""

BARE = re.compile(r"^[“A-Z][a-z’]{2,}$|^“?[A-Za-z’]{2,},? [a-z’]{2,}|[a-z]{2,}[.?…]$")
"""A text that reads as English: a word with a capital, or several, or the end of a sentence."""
JOINED = re.compile(r"(^|[ (“])[A-Za-z’]{2,}($|[ .,;)”?])")
"""A text with a word between its values."""
MARKUP = re.compile(r"[<>=#{}/|]|^[\w:,.@-]*$|^data-")
"""A text with signs of markup, or an identifier, a part or the beginning of one."""

LEFT = {
    "ui/text/guide.py": ("Ada", "Mia", "Leo", "Zoe", "Max"),  # players, who are called so everywhere
    "games/cube_quest/view/art/board.py": (
        "board arena",
        "board arena ragged",
        "cube 0 k-0",
    ),  # classes of styles, as all below
    "games/cuobe/text/card_text.py": ("roll 0",),  # when a line of a card counts
    "games/cuobe/view/art/emblems.py": ("key with 0 0",),
    "games/cuobe/view/art/board.py": ("board house",),
    "games/cuobe/view/art/team.py": ("track 0",),
    "games/cuobe/view/answers.py": ("answers long",),
    "draw/toss.py": ("toss from-bag",),
    "games/qwirkle_cubes/view/art/turn_score.py": ("qwirkle fresh-line",),
    "games/qyshinsu/view/art/board.py": ("stone fresh",),
    "ui/screens/play.py": ("asked long",),
    "ui/shortcuts.py": ("Ctrl", "Control"),  # what keys are called in attributes
    "games/cube_quest/text/guide.py": ("0 board 0",),  # in a position
}

DRAWINGS = ("games/cuobe/view/art/emblems.py", "games/cuobe/view/art/thumbnail.py")
"""Modules that know emblems by the words that a card file has for them, which are not shown."""


class Said(ast.NodeVisitor):
    """Finds the texts of a module that read as English and stand in no table."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # that is a docstring
            self.visit(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called in IN_TABLES or called in ("compile", "Literal", "TypeVar") or called.endswith("Error"):
            return
        self.visit(node.func)
        for argument in node.args:
            self.visit(argument)
        for keyword in node.keywords:
            if keyword.arg not in STYLES and (called != "el" or keyword.arg is None or keyword.arg in SHOWN_BY):
                self.visit(keyword.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if (
            ast.unparse(node.target) != "WALKS"
            and node.value is not None
            and "Message]" not in ast.unparse(node.annotation)
        ):
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        """An annotation says nothing to a player."""

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if ast.unparse(node.targets[0]) != "__slots__":
            self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        text = "".join(str(part.value) if isinstance(part, ast.Constant) else "0" for part in node.values)
        if JOINED.search(text) and not MARKUP.search(text):
            self.found.append(text)
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part.value)

    def visit_Constant(self, node: ast.Constant) -> None:
        text = node.value
        if isinstance(text, str) and BARE.search(text) and (text.istitle() or not MARKUP.search(text)):
            self.found.append(text)


def speaking() -> Iterator[str]:
    paths = (path.relative_to(ROOT).as_posix() for path in sorted(ROOT.rglob("*.py")))
    return (path for path in paths if SPEAKS.search(path))


def found_in(path: str) -> list[str]:
    said = Said()
    said.visit(ast.parse((ROOT / path).read_text("utf-8")))
    return said.found


def said_by(path: str) -> list[str]:
    known = EMBLEMS if path in DRAWINGS else ()
    return [text for text in found_in(path) if text not in LEFT.get(path, ()) and text not in known]


@pytest.mark.parametrize("path", list(speaking()))
def test_nothing_is_said_outside_tables(path: str) -> None:
    assert said_by(path) == []


def test_what_is_left_is_still_there() -> None:
    for path, texts in LEFT.items():
        assert set(texts) <= set(found_in(path))


def test_a_sentence_in_code_is_found() -> None:
    said = Said()
    said.visit(ast.parse('el("p", f"{name} takes {count} cubes", "No cubes left", class_="no cubes")'))
    assert said.found == ["0 takes 0 cubes", "No cubes left"]


AT_IMPORT = """
import importlib, pkgutil
import cuboteca
from cuboteca.play.wording import Messages

def refuse(self, message, /, **values):
    raise AssertionError(f"{self.module} words {message!r} as it is imported")

Messages.__call__ = refuse
for found in pkgutil.walk_packages(cuboteca.__path__, "cuboteca."):
    if not found.name.endswith("__main__"):
        importlib.import_module(found.name)
"""


def test_nothing_is_worded_at_import() -> None:
    """Another language may be chosen later."""
    done = subprocess.run([sys.executable, "-c", AT_IMPORT], cwd=PYTHON, capture_output=True, text=True, check=False)
    assert done.stderr == ""
