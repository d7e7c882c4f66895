"""All that the page itself says is in one table, in the app's voice."""

from __future__ import annotations

import re

from tools.bundle import CLIENT
from tools.paths import ROOT

TABLE = CLIENT / "screen" / "words.js"

COMMENT = re.compile(r"^ *(?://|/?\*).*$|/\*\*.*?\*/", re.MULTILINE)
FOR_DEVELOPERS = re.compile(r"(?:Error|console\.\w+)\((?:\"[^\"]*\"|`[^`]*`)")
"""What nobody who plays reads: it comes to the console."""
SENTENCE = re.compile(r"""(["'`])[A-Z][a-z’]*[ .…](?:(?!\1).)*\1""")
LABEL = re.compile(r"""\b(?:label|title|words|note): *["'`](?!["'`])""")

NAME = re.compile(r"^  (\w+):", re.MULTILINE)
TEXT = re.compile(r'"([^"\n]*)"')


def code(name: str) -> str:
    """Return a script of the client without comments."""
    return COMMENT.sub("", (CLIENT / name).read_text("utf-8"))


def scripts() -> list[str]:
    """Return the client's scripts but the table, as paths from its root."""
    paths = [path for ending in ("*.js", "*.mjs") for path in sorted(CLIENT.rglob(ending)) if path != TABLE]
    return [path.relative_to(CLIENT).as_posix() for path in paths]


def table() -> str:
    """Return the table's messages, as they stand in the script."""
    _, begun, rest = code("screen/words.js").partition("const messages = {\n")
    messages, ended, _ = rest.partition("\n};\n")
    assert begun
    assert ended
    return messages


def test_nothing_is_said_outside_the_table() -> None:
    said = [
        f"{name}: {found[0]}"
        for name in scripts()
        for pattern in (SENTENCE, LABEL)
        for found in pattern.finditer(FOR_DEVELOPERS.sub("", code(name)))
    ]
    assert said == []


def test_all_that_is_in_the_table_is_said() -> None:
    others = "".join(map(code, scripts()))
    names = NAME.findall(table())
    assert len(names) > 20
    assert [name for name in names if f'"{name}"' not in others] == []


def test_the_page_speaks_as_the_app_does() -> None:
    worker = (ROOT / "service-worker.js").read_text("utf-8")
    said = TEXT.findall(table()) + TEXT.findall(worker.partition("const WORDS = {")[2].partition("};")[0])
    assert len(said) > 20
    assert [text for text in said if re.search(r"['!]|\.\.\.| - ", text)] == []
