"""Keeping something of an unfinished move for other games, a formation say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.play.naming import clean_name
from cuboteca.ui.keepsakes import LONGEST_NAME, LONGEST_TEXT, MOST, Keepsake, read_keepsakes, write_keepsakes
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.session import Session

if TYPE_CHECKING:
    from cuboteca.ui.app import App


def keep_own(app: App, event: Event) -> None:
    """Keep what is picked now by the name given; an older one of that name is replaced."""
    session = app.session
    if session is None or session.over or session.lid_closed or app.address.screen != "play":
        return
    text = session.game_view.keeps(session.view())
    name = clean_name(event.fields.get("name", ""), LONGEST_NAME)
    if text is None or len(text) > LONGEST_TEXT:
        return
    if not name:
        app.tell(Notice("Give it a name first."))
        return
    new = Keepsake(name, text, session.id if session.has_secrets else "", session.decider)
    others = [one for one in session.kept if one.name != name]
    if len(others) >= MOST:
        app.tell(Notice(f"There is room for {MOST}. Remove one first."))
        return
    _write(app, session, (*others, new))
    app.tell(Notice(f"{name} is saved."))


def drop_own(app: App, event: Event) -> None:
    """Remove one."""
    session = app.session
    if session is not None and any(name == event.arg for name, _ in session.view().kept):
        _write(app, session, tuple(one for one in session.kept if one.name != event.arg))
        app.tell(Notice(f"{event.arg} is removed."))


def _write(app: App, session: Session, kept: tuple[Keepsake, ...]) -> None:
    game_id = session.table.game.about.id
    write_keepsakes(app.store, game_id, kept)
    session.kept = read_keepsakes(app.store, game_id)


HANDLERS = {"keep-own": keep_own, "drop-own": drop_own}
