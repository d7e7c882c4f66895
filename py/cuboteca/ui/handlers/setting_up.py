"""Setting up a new game, and playing the same people again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from cuboteca.play.game import Option
from cuboteca.play.naming import clean_name, name_or_number
from cuboteca.play.record import LONGEST_NAME
from cuboteca.play.table import Table
from cuboteca.play.view import GameView
from cuboteca.ui.addresses import Address
from cuboteca.ui.handlers.playing import face_the_player
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.screens.setup import seats_of
from cuboteca.ui.session import Session
from cuboteca.ui.widgets import sentence

if TYPE_CHECKING:
    from cuboteca.ui.app import App

KEY = "setup/"
SHOWS_NOTHING = "A name here shows nothing on the screen. Type another, or leave the field empty."


def remembered_setup(app: App, game_id: str) -> dict[str, str]:
    """How this game was last set up here; empty if it never was or the note is damaged."""
    try:
        kept = json.loads(app.store.get(KEY + game_id, "{}"))
    except ValueError:
        return {}
    if not isinstance(kept, dict):
        return {}
    options = app.shelf[game_id].options
    fields = {k: v for k, v in kept.items() if isinstance(k, str) and isinstance(v, str)}
    return {
        name: value
        for name, value in fields.items()
        if name == "seats" or name.startswith("name-") or _fits(name, value, options)
    }


def _fits(name: str, value: str, options: Mapping[str, Option]) -> bool:
    option = options.get(name.removeprefix("option-"))
    try:
        return option is not None and option.read(value) == value
    except ValueError:
        return False


def start(app: App, event: Event) -> None:
    """The form was sent: begin, save, and go to the table."""
    if event.arg not in app.shelf:
        return
    game = app.shelf[event.arg]
    fields = filled_in(app, event.arg, event.fields)
    seats = seats_of(game, fields)
    typed = [fields.get(f"name-{seat}", "") for seat in range(seats)]
    names = [name_or_number(name, seat, LONGEST_NAME) for seat, name in enumerate(typed)]
    options = {o: fields[f"option-{o}"] for o in game.options if fields.get(f"option-{o}", "") != ""}
    app.drafts[event.arg] = fields
    app.file_trouble = None
    if any(name.strip() and not clean_name(name, LONGEST_NAME) for name in typed):
        app.tell(Notice(SHOWS_NOTHING))
        return
    try:
        table = Table.begin(game, names, app.now()[:10], options)
    except ValueError as error:
        app.tell(Notice(str(error)))
        return
    remember(app, event.arg, fields)
    _sit_down_at(app, table)


def filled_in(app: App, game_id: str, sent: Mapping[str, str]) -> dict[str, str]:
    """The form as it was sent, with the files that were brought to it: they are kept here and not in the page."""
    draft = app.draft(game_id)
    files = [f"option-{option.id}" for option in app.shelf[game_id].options.values() if option.file is not None]
    return {**{name: draft[name] for name in files if name in draft}, **sent}


def remember(app: App, game_id: str, fields: Mapping[str, str]) -> None:
    """The form holds these from now on, on this device."""
    app.drafts[game_id] = dict(fields)
    app.store[KEY + game_id] = json.dumps(dict(fields), ensure_ascii=False)


def exchange_sides(app: App, event: Event) -> None:
    """The two players change sides on the form."""
    if event.arg not in app.shelf:
        return
    fields = filled_in(app, event.arg, event.fields)
    seats = seats_of(app.shelf[event.arg], fields)
    names = [event.fields.get(f"name-{seat}", "") for seat in range(seats)]
    for seat in range(seats):
        fields[f"name-{seat}"] = names[(seat + 1) % seats]
    app.drafts[event.arg] = fields
    if not any(map(str.strip, names)):
        app.tell(Notice("Nobody has a name yet. Once they have, they change places."))
        return
    roles = app.shelf.game_view(event.arg).roles(app.shelf[event.arg].start(seats=seats))
    app.say.extend(
        f"{role.name}: {name_or_number(fields[f'name-{seat}'], seat, LONGEST_NAME)}." for seat, role in enumerate(roles)
    )


def set_up(app: App, event: Event) -> None:
    """Something was filled in: it stays, whatever is looked at in between."""
    if app.address.screen == "new" and app.address.of in app.shelf:
        remember(app, app.address.of, filled_in(app, app.address.of, event.fields))


def rematch(app: App, event: Event) -> None:
    """The same game, sides exchanged; where sides have names, that is said."""
    if app.session is None or app.session.id != event.arg:
        return
    record = app.session.table.record
    names = record.names[1:] + record.names[:1]
    table = Table.begin(app.session.table.game, names, app.now()[:10], dict[str, object](record.options))
    _sit_down_at(app, table, _sides_now(app.session.game_view, table))


def _sides_now(game_view: GameView, table: Table) -> str:
    """As in "Bo plays Red now, Ada Blue."; nothing where seats have only numbers."""
    sides = [role.name for role in game_view.roles(table.state)]
    if any(side[-1].isdigit() for side in sides):
        return ""
    (name, side), *others = zip(table.names, sides, strict=True)
    return f"{', '.join((f'{name} plays {side} now', *map(' '.join, others)))}."


def _sit_down_at(app: App, table: Table, first: str = "") -> None:
    """`first` is told before anything else."""
    made = app.nature.settle(table)
    table_id = app.saved.new_id()
    app.session = Session(table_id, table, app.shelf.game_view(table.game.about.id))
    app.keep(app.session)
    app.go(Address("play", table_id), replace=True)
    app.effects.append({"kind": "sound", "name": "place"})
    face_the_player(app, app.session)
    words = " ".join(filter(None, (first, sentence(app.session.describe_move(0, None)) if len(made) == 1 else "")))
    if not words:
        return
    if app.session.game_view.holds_up(app.session.view()):
        app.say.append(words)
    else:
        app.tell(Notice(words))


HANDLERS = {"start": start, "set-up": set_up, "exchange-sides": exchange_sides, "rematch": rematch}
