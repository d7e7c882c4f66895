"""Keeps something of an unfinished move for other games, a formation say."""

from __future__ import annotations

from cuboteca.play.naming import clean_name
from cuboteca.ui.context import Context
from cuboteca.ui.presets import LONGEST_NAME, LONGEST_TEXT, MOST, Preset, read_presets, write_presets
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.session import Session
from cuboteca.ui.text.table import say


def keep_own(context: Context, event: Event) -> None:
    """Keep what is picked now by the name given; an older one of that name is replaced."""
    session = context.session
    if session is None or session.over or session.handing_over or context.address.screen != "play":
        return
    text = session.game_view.preset_text(session.view())
    name = clean_name(event.fields.get("name", ""), LONGEST_NAME)
    if text is None or len(text) > LONGEST_TEXT:
        return
    if not name:
        context.tell(Notice(say("name_missing")))
        return
    new = Preset(name, text, session.id if session.has_secrets else "", session.decider)
    others = _all_but(session, name)
    if len(others) >= MOST:
        context.tell(Notice(say("no_room", most=MOST)))
        return
    _write(context, session, (*others, new))
    context.tell(Notice(say("kept", name=name)))


def drop_own(context: Context, event: Event) -> None:
    """Remove one."""
    session = context.session
    if session is not None and any(name == event.arg for name, _ in session.view().presets):
        _write(context, session, tuple(_all_but(session, event.arg)))
        context.tell(Notice(say("dropped", name=event.arg)))


def _all_but(session: Session, name: str) -> list[Preset]:
    """Return those kept, without the one of that name that is offered here; another's secret may have the same."""
    offered = session.view().presets
    return [one for one in session.presets if one.name != name or (one.name, one.text) not in offered]


def _write(context: Context, session: Session, presets: tuple[Preset, ...]) -> None:
    game_id = session.table.game.about.id
    write_presets(context.store, game_id, presets)
    session.presets = read_presets(context.store, game_id)


HANDLERS = {"keep-own": keep_own, "drop-own": drop_own}
