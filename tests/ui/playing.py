"""A player without a browser: sends events to the app, and reads the screens it answers with."""

from __future__ import annotations

import re
from random import Random
from typing import Any
from xml.etree import ElementTree

from cuboteca.draw.markup import KEPT_HYPHEN
from cuboteca.play.table import Table
from cuboteca.ui.app import App

VOID = re.compile(r"<((?:input|img|br|hr)\b[^<>]*?)>")
BARE = re.compile(
    r"(\s)(disabled|checked|readonly|inert|novalidate|data-escape|data-keep-open|data-arena|data-flick|data-carry|data-places|data-strength|data-hit|data-near)(?=[\s>/])(?=[^<>]*>)"
)


class Seen:
    """A screen as it was answered: its text, and its elements by a little CSS (`tag#id.class[attribute="value"]`)."""

    def __init__(self, answer: dict[str, Any]) -> None:
        self.answer = answer
        html = BARE.sub(r'\1\2=""', VOID.sub(r"<\1/>", answer["html"]))
        self.root = ElementTree.fromstring(html)  # noqa: S314  (it is our own)

    @property
    def text(self) -> str:
        return " ".join("".join(self.root.itertext()).replace(KEPT_HYPHEN, "-").split())

    def find(self, selector: str) -> list[ElementTree.Element]:
        tag, rest = re.match(r"([a-z0-9]*)(.*)", selector).groups()  # type: ignore[union-attr]
        found = list(self.root.iter(tag or None))
        for id_, class_, name, value in re.findall(r"#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:=\"([^\"]*)\")?\]", rest):
            if id_:
                found = [element for element in found if element.get("id") == id_]
            elif class_:
                found = [element for element in found if class_ in element.get("class", "").split()]
            elif value:
                found = [element for element in found if element.get(name) == value]
            else:
                found = [element for element in found if element.get(name) is not None]
        return found


class Player:
    """Somebody at the device."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.screen = self.send({"do": "boot", "to": "#/"})

    def send(self, event: dict[str, Any]) -> Seen:
        self.app.do(event)
        self.picture = self.app.picture()
        self.screen = Seen(self.app.show())
        assert self.picture in self.screen.answer["html"], "what is shown first is a part of what is shown then"
        return self.screen

    def go(self, to: str) -> Seen:
        return self.send({"do": "go", "to": to})

    def do(self, deed: str, arg: str = "", **more: Any) -> Seen:
        return self.send({"do": deed, "arg": arg, **more})

    def tap(self, part: str) -> Seen:
        return self.send({"do": "tap", "arg": part})

    def key(self, key: str, part: str = "") -> Seen:
        return self.send({"do": "key", "key": key, "arg": part})

    @property
    def table(self) -> Table:
        assert self.app.session is not None
        return self.app.session.table

    @property
    def answer(self) -> dict[str, Any]:
        return self.screen.answer

    @property
    def stages(self) -> list[dict[str, Any]]:
        """What the page is to play before it shows the screen."""
        return [stage for effect in self.answer["effects"] for stage in effect.get("stages", ())]

    @property
    def heard(self) -> str:
        """All that the page says: of what it plays, and then of the screen."""
        staged = (stage.get(words, "") for stage in self.stages for words in ("say", "heard"))
        return " ".join(filter(None, (*staged, self.answer["say"])))


def finish(player: Player) -> None:
    """Play on at random until somebody wins."""
    rng = Random(11)
    while player.table.state.seat is not None:
        player.do("move", str(rng.choice(player.table.state.moves())))
