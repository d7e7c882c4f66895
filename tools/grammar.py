"""Checks the grammar and spelling of every message that a player reads, with Harper: python -m tools.grammar."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from itertools import cycle
from string import Formatter
from typing import Final, NamedTuple

from tools.catalogue.entries import Entry, entries
from tools.paths import ROOT

LINTER: Final = ROOT / "tools" / "grammar.mjs"

RULES_LEFT_OUT: Final[dict[str, str]] = {
    "OxfordComma": "British lists go without.",
    "SentenceCapitalization": "Prompts go on after a name: “Ada: put your King in your castle”.",
    "DisjointPrefixes": "“Re-roll” is the publisher’s spelling, “non-commercial” the usual one here.",
}
"""Rules of Harper that our messages break on purpose, each with why."""

WORDS: Final = (
    *("Cuboteca", "Qyshinsu", "Qwirkle", "Qwirkles", "Qurush", "Squeesh", "Skulk's", "Lockpicks", "PVP"),
    *("qube", "qubes", "qube's", "Bo", "Bo's"),
    *("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c4", "d4", "d5", "e1"),  # squares
    *("rK", "rG1", "rG3", "bS1", "Rs", "Ma2", "Pb2", "La3", "Sb2", "Fb2", "x1", "x1h", "x1v", "x2"),  # notation
    "pts",  # on small buttons
    *("whl", "py3", "KB"),  # files of games
    *("ROYGBP", "csdlxe", "NESW", "T07", "W", "S", "s", "qyshinsu"),  # what files are written in
)
"""Names and terms of the games that no dictionary has."""

EXCEPTIONS: Final[dict[tuple[str, str], str]] = {
    ("AnA", "a"): "“Ben” in its place is a kind of cube or a roll, with its own “a” or “an”.",
    ("EllipsisLength", "......."): "Seven empty holes.",
    ("ExpandMemoryShorthands", "MB"): "As devices name it.",
    ("NumericRangeEnDash", "-"): "A move as it is written.",
    ("CompoundNouns", "clear way"): "A way that is clear.",
    ("CompoundNouns", "Max is"): "“Max” stands for a stone.",
    ("CompoundNouns", "hand holds"): "A hand of cubes that holds some.",
    ("CompoundNouns", "red line"): "A line of red cubes.",
    ("CompoundNouns", "red one"): "A diamond that is red.",
    ("OrthographicConsistency", "Apr"): "The month, over a calendar.",
    ("OrthographicConsistency", "Dec"): "The month, over a calendar.",
    ("CompoundNouns", "wild card"): "Two words, as the rules of the game have them.",
    ("DiscourseMarkers", "Otherwise"): "Short enough without a comma.",
    ("ExpandControl", "Ctrl"): "It is printed on the key.",
    ("ExpandMinimum", "min"): "Minutes, on a button.",
    ("ItsContraction", "its"): "Its hold: a possessive.",
    ("MergeWords", "Ben s"): "“Ben” stands for a number of seconds.",
    ("MergeWords", "Write Rs"): "“Rs” is how a cube is written.",
    ("MissingPreposition", "board "): "The board has edges: nothing is missing.",
    ("NounVerbConfusion", "effect"): "A noun: an enter effect, a dice effect, one effect of a card.",
    ("OkToOkay", "OK"): "Our spelling, on buttons as well.",
    ("OneOfTheSingular", "five"): "One of the five.",
    ("OneOfTheSingular", "four"): "One of the four adjacent rooms.",
    ("OrthographicConsistency", "Bo"): "A player’s name, not an abbreviation.",
    ("PronounVerbAgreement", "deals"): "A trap deals.",
    ("QuiteQuiet", "Quiet"): "Quiet sounds.",
    ("SingleBe", " is"): "What “Ben” stands for is a number.",
    ("Spaces", " "): "The space after a “?” or “.” that is a key or a move.",
    ("SplitWords", "noTraps"): "A word of the card file.",
    ("SplitWords", "sameTarget"): "A word of the card file.",
    ("SplitWords", "triggerTraps"): "A word of the card file.",
    ("There", "The re"): "The re-rolled cubes.",
    ("There", "the re"): "The re-roll.",
    ("ToTwoToo", "to"): "Open to Red.",
    ("WereWhere", "Where"): "Where you hit it.",
}
"""What Harper takes for wrong and isn't: the rule, the words that it points at, and why they stay."""

NAMES: Final = ("Ben", "Max", "Paul", "Tom")
"""What stands in the places of values, in turn."""


class Finding(NamedTuple):
    """Something that Harper takes for wrong."""

    entry: Entry
    text: str
    """The message with values in its places."""
    rule: str
    problem: str
    """The words that the rule points at."""
    says: str


def filled(text: str) -> str:
    """Return a message with names in its places."""
    names = cycle(NAMES)
    return "".join(literal + (next(names) if place else "") for literal, place, _, _ in Formatter().parse(text))


def findings() -> Iterator[Finding]:
    """Yield what Harper finds in all messages, but for the exceptions."""
    said = [(entry, filled(text)) for entry in entries() for text in (entry.singular, entry.plural) if text]
    asked = {"texts": [text for _, text in said], "words": WORDS, "rulesLeftOut": [*RULES_LEFT_OUT]}
    answer = subprocess.run(
        ["node", str(LINTER)], input=json.dumps(asked), capture_output=True, text=True, check=True, cwd=ROOT
    ).stdout
    for lint in json.loads(answer):
        entry, text = said[lint["index"]]
        if (lint["rule"], lint["problem"]) not in EXCEPTIONS:
            yield Finding(entry, text, lint["rule"], lint["problem"], lint["says"])


def main() -> None:
    found = list(findings())
    for entry, text, rule, problem, says in found:
        print(f"{entry.domain} {entry.context}: {text}\n  {rule}: “{problem}”: {says}")
    if found:
        raise SystemExit(f"{len(found)} to mend, or to list as an exception in tools/grammar.py.")


if __name__ == "__main__":
    main()
