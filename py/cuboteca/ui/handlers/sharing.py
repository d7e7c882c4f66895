"""Takes games out of the app and into it: as a file, through the clipboard, by link."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from cuboteca.play.record import LONGEST_TEXT, CutOff, UnreadableRecord, is_record, split_records
from cuboteca.play.secrecy import shared_text
from cuboteca.play.simulation import CannotSimulate
from cuboteca.play.table import Table
from cuboteca.ui.addresses import Address
from cuboteca.ui.context import Context
from cuboteca.ui.copies import beginning_of, twin_of
from cuboteca.ui.links import UnreadableLink, unpack
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.text.sharing import say

ENDING = ".cuboteca"
SO_FAR, LINK_SO_FAR = "import-so-far", "keep-link-so-far"
"""What a record that was cut off is opened with, as far as it is whole."""
BACKUP = re.compile(r"\ufeff?\s*\[Backup ")
"""How the text of a backup begins, of whatever version."""
LINK = re.compile(r"#/open/([0-9]+\.[A-Za-z0-9_-]+)")


def file_name(table: Table, ending: str = ENDING) -> str:
    """Return a name for the exported file that every system takes."""
    words = [table.title or table.game.about.name, *table.names, table.date]
    return re.sub(r"[^A-Za-z0-9]+", "-", " ".join(words)).strip("-").lower()[:80] + ending


def choose_what(context: Context, event: Event) -> None:
    """Share the whole game, or no more of it than up to the position looked at."""
    if context.session is not None:
        context.session.shares_past = event.arg == "past"


def export(context: Context, event: Event) -> None:
    """Save a game as a file; a damaged one as the text that is there."""
    session = context.session
    try:
        shared = session is not None and session.id == event.arg and context.address.screen == "share"
        table = session.shared_table if session is not None and shared else context.saved.load(event.arg)
    except KeyError:
        return
    except UnreadableRecord:
        context.reply.effects.append(
            {"kind": "download", "name": say("damaged_file") + ENDING, "text": context.saved.raw_record(event.arg)}
        )
        return
    context.reply.effects.append({"kind": "download", "name": file_name(table), "text": shared_text(table)})


def export_unsaved(context: Context, event: Event) -> None:
    """Save all games that the device has not saved as one file; with `copy`, as a text in the clipboard.

    Where it has them all, what isn't saved is something else, and all that there is leaves in a backup.
    """
    if context.unsaved is None:
        return
    if not context.unsaved.games:
        from cuboteca.ui.handlers.backup import save  # it comes with the first one

        save(context, event)
    elif event.arg == "copy":
        text = "\n".join(_text_of(context, game) for game in sorted(context.unsaved.games))
        context.reply.effects.append({"kind": "copy", "text": text})
    else:
        save_games(context, context.unsaved.games, say("unsaved_file", date=context.today))


def save_games(context: Context, games: Iterable[str], name: str) -> None:
    """Save games as one file. What is no record isn't in it: read with the others, it would spoil the one before it."""
    texts = [_text_of(context, game) for game in sorted(games)]
    records = [text for text in texts if is_record(text)]
    if records:
        context.reply.effects.append({"kind": "download", "name": name + ENDING, "text": "\n".join(records)})
    if len(records) < len(texts):
        context.tell(Notice(say("damaged_left_out")))


def _text_of(context: Context, game: str) -> str:
    """Return a saved game as it leaves the device; one that can't be read as it is."""
    try:
        return shared_text(context.saved.load(game))
    except UnreadableRecord:
        return context.saved.raw_record(game)


def copy_record(context: Context, event: Event) -> None:
    """Let the page copy the record."""
    if context.session is not None:
        context.reply.effects.append({"kind": "copy", "text": shared_text(context.session.shared_table)})


def copy_details(context: Context, event: Event) -> None:
    """Let the page copy what a notice has said went wrong."""
    context.reply.effects.append({"kind": "copy", "text": event.arg})


def copy_link(context: Context, event: Event) -> None:
    """Let the page copy the link."""
    if context.session is not None:
        context.reply.effects.append({"kind": "copy", "text": context.link_to(context.session.shared_table)})


def share_link(context: Context, event: Event) -> None:
    """Let the page offer the link to other apps."""
    if context.session is not None:
        table = context.session.shared_table
        title = say("shared_as", players=table.names, game=table.game.about.name)
        context.reply.effects.append({"kind": "share", "title": title, "text": title, "url": context.link_to(table)})


def give_picture(context: Context, event: Event) -> None:
    """Let the page make a picture of the position: `.png` for people, `.svg` to be enlarged."""
    from cuboteca.ui.picture import picture  # it comes with the first one

    if context.session is not None:
        table = context.session.table
        name, drawn = file_name(table, event.arg), str(picture(context.session, context.session.shown_ply))
        context.reply.effects.append({"kind": "picture", "name": name, "text": drawn, "game": table.game.about.id})


def give_film(context: Context, event: Event) -> None:
    """Let the page make a film of the game up to the position looked at."""
    from cuboteca.ui.picture import film  # it comes with the first one

    if context.session is not None:
        table = context.session.table
        context.reply.effects.append(
            {
                "kind": "film",
                "name": file_name(table, ".gif"),
                "pictures": [str(one) for one in film(context.session)],
                "game": table.game.about.id,
            }
        )
        context.tell(Notice(say("film_begun")))


def bring_in(context: Context, event: Event) -> None:
    """Import a text: records, or a link to one. What cannot be read stays on the screen with the reason."""
    # A page cannot hold the null character; its stand-in can be shown and is refused all the same.
    text = (event.text or event.fields.get("record", "")).replace("\x00", "\ufffd")
    context.drafts.import_text, context.drafts.import_trouble, context.drafts.import_cut = text, None, False
    seeks_backup = context.address.screen == "settings"
    if context.address.screen != "import":
        context.go(Address("import"))
    if event.name == "error" or not text.strip():
        _import_failed(context, say("file_too_large") if event.name == "error" else say("nothing_inside"))
        return
    if BACKUP.match(text):
        trouble = _receive(context, text)
        if trouble:
            _import_failed(context, trouble)
        return
    if len(event.text) > LONGEST_TEXT and not is_record(text):
        context.drafts.import_text = ""  # A file that holds no game may be too large to be shown.
        _import_failed(context, say("file_too_large"))
        return
    found = None if is_record(text) else LINK.search(text[:LONGEST_TEXT])  # A title may hold a link.
    try:
        records = split_records(unpack(found[1]) if found else text)
    except UnreadableLink as error:
        _import_failed(context, say("no_backup") if seeks_backup else str(error))
        return
    tables: list[Table] = []
    refused: list[tuple[str, UnreadableRecord | CannotSimulate]] = []
    for record in records:
        try:
            table = Table.read(context.shelf, record, so_far=event.do == SO_FAR)
            context.nature.settle(table)
            tables.append(table)
        except (UnreadableRecord, CannotSimulate) as error:
            refused.append((record, error))
    if len(records) == 1 and tables:
        _keep(context, *tables)
    elif tables:
        _keep_all(context, tables)
    unread = "".join(record for record, _ in refused)
    context.drafts.import_text = unread if len(unread) <= LONGEST_TEXT or not event.text else ""
    if refused:
        _explain(context, [error for _, error in refused], seeks_backup)


def _explain(context: Context, errors: Sequence[UnreadableRecord | CannotSimulate], seeks_backup: bool) -> None:
    """Say why a text, or so many of several, can't be imported."""
    context.go(Address("import"))
    error = errors[0]
    if len(errors) > 1:
        _import_failed(context, say("not_imported", count=len(errors)), str(error))
    elif isinstance(error, CutOff):
        context.drafts.import_cut = True
        _import_failed(context, str(error))
    elif isinstance(error, UnreadableRecord):
        _import_failed(context, say("no_backup" if seeks_backup else "no_game_inside"), str(error))
    else:
        _import_failed(context, say("no_backup") if seeks_backup else str(error))


def _receive(context: Context, text: str) -> str:
    """Show what a backup would add, or return why it can't be read."""
    from cuboteca.ui.handlers.backup import receive  # it comes with the first one

    return receive(context, text)


def draft_import(context: Context, event: Event) -> None:
    """Keep the text that was pasted, whatever is looked at in between."""
    if context.address.screen == "import":
        context.drafts.import_text = event.arg.replace("\x00", "\ufffd")


def _import_failed(context: Context, trouble: str, details: str = "") -> None:
    """Say each time why the text can't be imported, also when it is the same again."""
    context.drafts.import_trouble, context.drafts.import_details = trouble, details
    context.reply.say.append(trouble)


def keep_link(context: Context, event: Event) -> None:
    """Keep a game that came in a link."""
    try:
        table = Table.read(context.shelf, unpack(event.arg), so_far=event.do == LINK_SO_FAR)
        context.nature.settle(table)
        _keep(context, table)
    except (UnreadableRecord, UnreadableLink, CannotSimulate) as error:
        context.tell(Notice(str(error)))


def _keep(context: Context, table: Table) -> None:
    """Save a game brought in and sit down at it; at one that is here already as it was saved here."""
    table_id = twin_of(context.saved, table)
    if table_id is not None:
        table = context.saved.load(table_id)
        context.nature.settle(table)
        context.tell(Notice(say("have_already")))
    else:
        table_id = _go_on(context, table) or _save_new(context, table)
    context.sit_down(table_id, table)
    context.go(Address("play", table_id), replace=True)


def _go_on(context: Context, table: Table) -> str | None:
    """Save a game brought in over its beginning, as where players send each other a link after every move."""
    begun = beginning_of(context.saved, table)
    if begun is None:
        return None
    before = context.saved.load(begun)
    table.title, table.agreed = table.title or before.title, before.agreed
    table.elsewhere = table.came_sealed or before.elsewhere
    context.saved.save(begun, table)
    context.tell(Notice(say("goes_on")))
    return begun


def _keep_all(context: Context, tables: Sequence[Table]) -> None:
    """Save games brought in, but those that are here already, and show the list."""
    new = 0
    for table in tables:
        if twin_of(context.saved, table) is None:  # Not a game that was in the file twice, either.
            _save_new(context, table)
            new += 1
    counts = {"imported": new, "had_already": len(tables) - new}
    context.tell(Notice(" ".join(say(words, count=count) for words, count in counts.items() if count)))
    context.go(Address("saved"), replace=True)


def _save_new(context: Context, table: Table) -> str:
    table.elsewhere = table.came_sealed
    table_id = context.saved.new_id()
    context.saved.save(table_id, table)
    return table_id


HANDLERS = {
    "share-what": choose_what,
    "export": export,
    "export-unsaved": export_unsaved,
    "copy-record": copy_record,
    "copy-link": copy_link,
    "copy-details": copy_details,
    "share-link": share_link,
    "give-picture": give_picture,
    "give-film": give_film,
    "import": bring_in,
    SO_FAR: bring_in,
    "draft-import": draft_import,
    "keep-link": keep_link,
    LINK_SO_FAR: keep_link,
}
