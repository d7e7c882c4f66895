"""Keeping something of an unfinished move for other games, a formation say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.play.naming import clean_name
from cuboteca.ui.keepsakes import LONGEST_NAME, LONGEST_TEXT, MOST, Keepsake, read_keepsakes, write_keepsakes
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.sitting import Sitting

if TYPE_CHECKING:
    from cuboteca.ui.app import App


def keep_own(app: App, event: Event) -> None:
    """Keep what is picked now by the name given; an older one of that name is replaced."""
    sitting = app.sitting
    if sitting is None or sitting.over or sitting.lid_closed or app.address.screen != "play":
        return
    text = sitting.face.keeps(sitting.view())
    name = clean_name(event.fields.get("name", ""), LONGEST_NAME)
    if text is None or len(text) > LONGEST_TEXT:
        return
    if not name:
        app.tell(Notice("Give it a name first."))
        return
    new = Keepsake(name, text, sitting.id if sitting.has_secrets else "", sitting.decider)
    others = [one for one in sitting.kept if one.name != name]
    if len(others) >= MOST:
        app.tell(Notice(f"There is room for {MOST}. Remove one first."))
        return
    _write(app, sitting, (*others, new))
    app.tell(Notice(f"{name} is saved."))


def drop_own(app: App, event: Event) -> None:
    """Remove one."""
    sitting = app.sitting
    if sitting is not None and any(name == event.arg for name, _ in sitting.view().kept):
        _write(app, sitting, tuple(one for one in sitting.kept if one.name != event.arg))
        app.tell(Notice(f"{event.arg} is removed."))


def _write(app: App, sitting: Sitting, kept: tuple[Keepsake, ...]) -> None:
    game_id = sitting.table.game.about.id
    write_keepsakes(app.store, game_id, kept)
    sitting.kept = read_keepsakes(app.store, game_id)


DEEDS = {"keep-own": keep_own, "drop-own": drop_own}
