"""Every accessible name in the app is spelt as in a dictionary, on a broad sample of screens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from spellchecker import SpellChecker

from cuboteca import games
from cuboteca.draw.markup import KEPT_HYPHEN
from tests.ui.playing import Player, Seen

NAMES = ("aria-label", "title", "alt", "placeholder")
SAID_WHOLE = ("button", "a", "label", "legend", "summary", "h1", "h2", "h3", "th")
WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
SHORTEST = 3
"""Shorter words are keys, numbers of goals and notation."""

OWN_WORDS = frozenset(
    (
        *("cuboteca", "qyshinsu", "qwirkle", "qurush", "cuobe", "qube", "qubes", "squeesh"),
        *("pvp", "respawn"),  # as Cu[o]be's rules call them
        *("ada", "bo", "app", "svg"),
        *("colour", "colours", "neighbour"),  # the dictionary is American
    )
)


def accessible_names(screen: Seen) -> Iterator[str]:
    """Every name that a screen reader may say of a screen's elements."""
    for element in screen.root.iter():
        yield from (element.get(name, "") for name in NAMES)
        if element.tag in SAID_WHOLE:
            yield text_of(element)


def text_of(element: Element) -> str:
    """Return what is read of an element; notation beside the words is not."""
    if element.tag == "code" or element.get("aria-hidden") == "true":
        return element.tail or ""
    inside = " ".join((element.text or "", *map(text_of, element)))
    return f"{inside} {element.tail or ''}"


def unknown_words(names: set[str]) -> dict[str, str]:
    """Return the words that no dictionary has, each with a name that it stands in."""
    found = {word.lower().replace("’", "'"): name for name in names for word in WORD.findall(name)}
    words = {word.removesuffix("'s") for word in found if len(word) >= SHORTEST}
    unknown = SpellChecker(distance=1).unknown(words - OWN_WORDS)
    return {word: found.get(word, found.get(f"{word}'s", "")) for word in sorted(unknown)}


def sampled_names(player: Player) -> set[str]:
    """Return the names on the screens of the house and of every game, from its set-up to its end."""
    names: set[str] = set()

    def look(address: str) -> None:
        names.update(accessible_names(player.go(address)))

    for game_id in games:
        look(f"#/new/{game_id}")
        for chapter in games.game_view(game_id).guide():
            look(f"#/guide/{game_id}/{chapter.id}")
        player.do("start", game_id, fields={"seats": "2", "name-0": "Ada", "name-1": "Bo"})
        here = str(player.app.address)
        for _ in range(6):
            player.do("lift-lid")
            for over in ("", "/menu", "/moves", "/scores", "/keys", "/share", "/resign"):
                look(here + over)
            choices = player.go(f"{here}/moves").find('[data-do="move"]')
            player.go(here)
            if choices:
                player.do("move", choices[len(choices) // 2].get("data-arg") or "")
        look(f"{here}/at/1")
        player.do("move", "resign")
        look(here)
        look(f"#/saved/{player.app.address.of}/rename")
    for address in ("#/", "#/saved", "#/import", "#/settings", "#/play/zzzzzz", "#/nowhere"):
        look(address)
    return {name.replace(KEPT_HYPHEN, "-") for name in names}


def test_every_accessible_name_is_spelt_as_in_a_dictionary(player: Player) -> None:
    names = sampled_names(player)
    assert len(names) > 300, "a broad sample"
    assert not unknown_words(names)


def test_a_name_with_a_slip_is_found() -> None:
    assert unknown_words({"Rewhich Qyshinsu, Ada’s game"}) == {"rewhich": "Rewhich Qyshinsu, Ada’s game"}
