"""Draws the sheet of keys: those of the house and those of the game, from the tables that they work by."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from markupsafe import Markup

from cuboteca.draw.markup import Content, el
from cuboteca.play.data_texts import keys_in, walks_in
from cuboteca.play.game import About
from cuboteca.play.keys import CONFIRMS, ENDS, Keys
from cuboteca.play.language import translator
from cuboteca.play.view import GameView
from cuboteca.ui.addresses import Address
from cuboteca.ui.screens.dialogs import dialog
from cuboteca.ui.session import Session
from cuboteca.ui.shortcuts import ASK, AT_THE_TABLE, BESIDE_THE_GAME, HINT, Shortcut, looking_back
from cuboteca.ui.text.keys import printed, say

FEW: Final = 2
"""More digits in a row than so many are shown by the first and the last."""

Row = tuple[Sequence[str], str]


def key_dialog(session: Session, at: Address) -> Markup:
    """Return what the keys do here. After a game, and looking back at it, only looking through it is left."""
    back = str(at.under)
    if session.over or at.past is not None:
        return dialog(say("title"), back, _table(say("looking_back"), _house((*looking_back(), ASK))), kind="key-sheet")
    told = all_keys(session.game_view, session.table.game.about, session.game_view.keys_at(session.table.state))
    return dialog(say("title"), back, *told, kind="key-sheet")


def all_keys(game_view: GameView, about: About, known: Keys) -> tuple[Markup, ...]:
    """Return where keys count, and all that they do in a game; `known` are those of its own."""
    translate = translator(about.id)
    keys: Keys = keys_in(known, translate)
    house = [key for key in AT_THE_TABLE if not set(key.shown) & set(game_view.walks)]
    everywhere = [*_house(house), *((_named(key), keys[key].does) for key in (CONFIRMS, ENDS) if key in keys)]
    own = _rows((key, known.does) for key, known in keys.items() if key not in (CONFIRMS, ENDS))
    beside = [key for key in BESIDE_THE_GAME if about.opponents or key is not HINT]
    walks = [((key,), does) for key, does in walks_in(game_view.walks, translate).items()]
    views = _rows((key, known.does) for key, known in keys_in(game_view.page_keys, translate).items())
    return (
        el("p", say("where"), class_="muted"),
        _table(say("in_every_game"), [*everywhere, *_house(beside)]),
        _table(about.name, [*walks, *own, *views]),
        _table(say("looking_back"), _house(looking_back())),
    )


def _house(keys: Iterable[Shortcut]) -> list[Row]:
    return [(key.shown, say(key.does)) for key in keys]


def _rows(keys: Iterable[tuple[str, str]]) -> list[Row]:
    """Return a row for each thing that keys do: those that do the same, one after another, together."""
    alike = groupby(keys, key=lambda key: key[1])
    return [([name for key, _ in same for name in _named(key)], does) for does, same in alike]


def _named(key: str) -> Sequence[str]:
    return (key if key in printed.messages else key.upper(),)


def _table(title: str, rows: Iterable[Row]) -> Markup:
    return el(
        "section",
        el("h3", title),
        el("dl", (el("div", el("dt", _caps(names)), el("dd", does)) for names, does in rows), class_="key-list"),
    )


def _caps(names: Sequence[str]) -> list[Content]:
    if len(names) > FEW and all(name.isdecimal() for name in names):
        return [_cap(names[0]), el("span", "–", class_="muted"), _cap(names[-1])]
    return [content for name in names for content in (_cap(name), " ")]


def _cap(name: str) -> Markup:
    """Return a key as one sees it; several that are held together stay in a line."""
    held = name.split("+") if name != "+" else [name]
    return el("span", (el("kbd", printed(one) if one in printed.messages else one) for one in held), class_="caps")
