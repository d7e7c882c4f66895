"""Finds the screen that stands at an address, and what has to be there before it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from markupsafe import Markup

from cuboteca import __version__
from cuboteca.games import BrokenGame
from cuboteca.play.game import Game
from cuboteca.play.record import UnreadableRecord
from cuboteca.play.simulation import CannotSimulate
from cuboteca.play.table import Table
from cuboteca.play.view import GameView
from cuboteca.ui.addresses import Address
from cuboteca.ui.context import Context
from cuboteca.ui.lesson_progress import current_lesson
from cuboteca.ui.links import UnreadableLink, unpack
from cuboteca.ui.presets import Preset, opened_presets, read_presets, write_presets
from cuboteca.ui.puzzle_days import DAYS, read_today
from cuboteca.ui.reminding import games_to_remind_of
from cuboteca.ui.results import day_of
from cuboteca.ui.saved_games import SavedGame, has_added
from cuboteca.ui.screen import Screen
from cuboteca.ui.screens.dialogs import menu_dialog, moves_dialog, resign_dialog, scores_dialog, share_dialog
from cuboteca.ui.screens.guide import guide_screen
from cuboteca.ui.screens.home import home_screen
from cuboteca.ui.screens.import_game import import_screen, open_screen
from cuboteca.ui.screens.key_sheet import key_dialog
from cuboteca.ui.screens.looking_back import looking_back_screen
from cuboteca.ui.screens.play import play_screen
from cuboteca.ui.screens.preferences import settings_screen
from cuboteca.ui.screens.setup import setup_screen
from cuboteca.ui.screens.trouble import bad_link_screen, blocked_screen, lost_screen, unread_screen
from cuboteca.ui.searching import find
from cuboteca.ui.session import Session
from cuboteca.ui.settings import read_settings
from cuboteca.ui.text.table import say


def _links_to_players(session: Session) -> Sequence[Markup]:
    """Return the links of the menu to who plays which seat."""
    if not session.table.game.about.opponents:
        return ()
    from cuboteca.ui.opponents.seating import menu_links

    return menu_links(session)


def _seating_dialog(context: Context, session: Session) -> Markup:
    """Return the sheet with who may play a seat; with all seats, if none is named."""
    from cuboteca.ui.opponents.seating import players_dialog

    return players_dialog(session, context.address.detail)


def _mates_dialog(context: Context, session: Session) -> Markup:
    """Return the sheet of team-mates: their plans, and what one of them can be asked for."""
    from cuboteca.ui.opponents.team import mates_dialog

    return mates_dialog(context, session, context.address.detail)


def _practice_dialog(session: Session) -> Markup:
    """Return the sheet of levels to practise against from the position that is looked at."""
    from cuboteca.ui.reviews.practice import practice_dialog

    return practice_dialog(session)


DIALOGS: Final[Mapping[str, Callable[[Context, Session], Markup]]] = {
    "menu": lambda _, session: menu_dialog(session, _links_to_players(session)),
    "moves": lambda _, session: moves_dialog(session),
    "share": lambda context, session: share_dialog(session, context.link_to(session.shared_table)),
    "resign": lambda _, session: resign_dialog(session),
    "scores": lambda _, session: scores_dialog(session),
    "keys": lambda context, session: key_dialog(session, context.address),
    "players": _seating_dialog,
    "mates": _mates_dialog,
    "practise": lambda _, session: _practice_dialog(session),
}
"""What opens over the table, each at an address of its own."""

SHEETS: Final = (*DIALOGS, "statistics/players")
"""What opens over any screen."""

REVIEWING: Final = ("review", "practise")
"""What only a game that is over offers, and there only where it can be thought through."""

AT_A_TABLE: Final = ("play", "past", "review", *DIALOGS)


def arrive(context: Context, opens: bool) -> None:
    """Open the game that the address asks for, and lead on from what it does not offer now.

    `opens` says that the last event led to another screen.
    """
    address = context.address
    context.blocked = None
    if address.screen == "lesson":
        _take_lesson(context)
    if address.screen in ("puzzle", "today"):
        from cuboteca.ui.puzzles.handlers import open_puzzle

        open_puzzle(context)
    if address.screen == "statistics/players":
        _find_players(context)
    if address.screen not in AT_A_TABLE:
        return
    try:
        session = context.open_table(address.of)
        session.opened_from = _way_out(context, session)
    except (KeyError, CannotSimulate, UnreadableRecord) as why:
        context.blocked = why
        return
    session.presets = _presets(context, session)
    if session.handing_over:
        return
    if not _offers(session, address.screen):
        context.address = address = Address("play", address.of)
        context.reply.replace = True
    session.past = None if address.past is None else min(address.past, len(session.table.moves))
    session.route = None
    if address.screen == "mates":
        from cuboteca.ui.opponents.team import route_of

        session.route = route_of(context, session, address.detail)
    if address.screen in REVIEWING:
        from cuboteca.ui.reviews.handlers import begin

        begin(context, session)
    if opens and address.screen == "play" and context.before.screen not in DIALOGS and _welcomes(context, session):
        context.reply.say.extend((say("first_words"), say("on_keys")))


def _presets(context: Context, session: Session) -> tuple[Preset, ...]:
    """Return what is kept for games of this kind; what was kept in secret opens with its game, or when that is gone."""
    game_id = session.table.game.about.id
    kept = read_presets(context.store, game_id)
    if not any(one.table for one in kept):
        return kept
    deleted = {entry.id: entry for entry in context.saved.deleted_entries()}

    def is_open(table_id: str) -> bool:
        entry = context.saved.entry(table_id) or deleted.get(table_id)  # It may be restored.
        return not session.has_secrets if table_id == session.id else entry is None or entry.over

    opened = opened_presets(kept, is_open)
    if opened != kept:
        write_presets(context.store, game_id, opened)
    return opened


def _way_out(context: Context, session: Session) -> Address:
    """Return the screen to leave a table for; home where the page seen last was another game's."""
    before = context.trail.before_table
    is_other = before.screen == "new" and before.of != session.table.game.about.id
    return Address("home") if is_other else before


def _take_lesson(context: Context) -> None:
    """Sit down at the table of the lesson, if the game has it."""
    if context.address.of in context.shelf and context.shelf.about(context.address.of).lessons:
        from cuboteca.ui.lessons.handlers import open_lesson

        open_lesson(context)


def _find_players(context: Context) -> None:
    """Lead on from the sheet of players where nobody has finished a game."""
    from cuboteca.ui.statistics.counting import players_of

    if not players_of(context.saved.list()):
        context.address = Address("statistics")
        context.reply.replace = True


def _offers(session: Session, dialog: str) -> bool:
    """Return whether this can be opened over the table now."""
    if dialog in REVIEWING:
        return session.may_review
    if dialog == "resign":
        return session.giving_up is not None
    if dialog == "scores":
        return session.game_view.summary(session.view()) is not None
    if dialog == "moves" and session.level:
        return False
    if dialog == "players" and not session.table.game.about.opponents:
        return False
    if dialog == "mates" and not session.has_mates:
        return False
    return not session.over or dialog not in ("menu", "moves", "players", "mates")


def _welcomes(context: Context, session: Session) -> bool:
    """Return whether the table is shown to play at, to a player who hasn't met the game and doesn't only watch."""
    playing = bool(session.people) and not _looks_back(session) and session.hint is None
    return playing and context.is_new_here(session.table.game.about.id)


def _looks_back(session: Session) -> bool:
    return (session.over and not session.lingers) or session.past is not None


def screen_at(context: Context, board: Markup | None) -> Screen:
    """Draw the screen of the address; `board` is the table's own part of it, where that is drawn already."""
    if context.address.screen in AT_A_TABLE:
        return _table(context, board)
    if context.address.screen == "lesson":
        return _lesson(context, board) or lost_screen()
    if context.address.screen in ("puzzle", "puzzles"):
        from cuboteca.ui.puzzles.screen import screen_of

        return screen_of(context, board) or lost_screen()
    draw = SCREENS.get(context.address.screen)
    try:
        return (draw(context) if draw is not None else None) or lost_screen()
    except BrokenGame as why:
        return _broken(context, why.name, why.game_id, str(why))


def _broken(context: Context, *why: str) -> Screen:
    from cuboteca.ui.added.screen import broken_screen  # it comes with the first game that is added

    return broken_screen(context, *why)


def _lesson(context: Context, board: Markup | None) -> Screen | None:
    session = context.session
    if session is None or session.lesson is None or session.id != context.address.of:
        return None
    from cuboteca.ui.lessons.screen import lesson_screen

    return lesson_screen(context, session, session.lesson, board)


def _table(context: Context, board: Markup | None) -> Screen:
    session, address = context.session, context.address
    if context.blocked is not None or session is None:
        refused = context.unsaved is not None and context.unsaved.why == "refused"
        why, entry = context.blocked, context.saved.entry(address.of)
        if isinstance(why, BrokenGame):
            return _broken(context, why.name, why.game_id, str(why))
        if entry is not None and entry.needs:
            return _broken(context, entry.needs)
        reader = context.shelf.added().get(entry.game) if entry is not None else None
        if reader is not None and isinstance(why, UnreadableRecord):
            return unread_screen(why, address.of, reader.ABOUT.name, reader.added.version)
        return blocked_screen(context.blocked or KeyError(address.of), address.of, refused)
    if session.handing_over:
        from cuboteca.ui.screens.handover import handover_screen  # its pictures load for games with secrets only

        return handover_screen(session)
    dialog = DIALOGS[address.screen](context, session) if address.screen in DIALOGS else None
    if address.screen in REVIEWING:
        from cuboteca.ui.reviews.screen import review_screen

        screen = review_screen(session, dialog)
    elif _looks_back(session):
        screen = looking_back_screen(session, dialog)
    else:
        notice = None if dialog else context.reply.notice
        screen = play_screen(session, board, dialog, notice, _welcomes(context, session))
    return screen._replace(private=session.shows_secret)


def _setup(context: Context) -> Screen | None:
    game_id = context.address.of
    if game_id not in context.shelf:
        return None
    game, game_view = context.shelf[game_id], context.shelf.game_view(game_id)
    draft = context.setup_draft(game_id)
    trouble, levels = context.drafts.file_trouble, _levels(context, game, game_view, draft)
    lesson = current_lesson(context.store, context.shelf.lessons(game_id), game_id)
    going = next((one.id for one in _unfinished(context) if one.game == game_id), None)
    niche = context.shelf.niche(game_id)
    return setup_screen(game, game_view, draft, trouble, levels, lesson, niche=niche, going=going)


def _levels(context: Context, game: Game, game_view: GameView, draft: Mapping[str, str]) -> Markup | None:
    """Return the sheet of levels that lies over the set-up, if the address asks for one."""
    if context.address.screen != "levels" or not game.about.opponents:
        return None
    from cuboteca.ui.opponents.seating import setup_sheet

    return setup_sheet(game, game_view, draft, context.address.detail)


def _guide(context: Context) -> Screen | None:
    game_id, chapter = context.address.of, context.address.detail
    if game_id not in context.shelf:
        return None
    game, game_view = context.shelf[game_id], context.shelf.game_view(game_id)
    back = context.trail.left_table or Address("new", game_id)
    return guide_screen(game, game_view, chapter, context.trail.guide_steps, back)


def _saved(context: Context) -> Screen:
    from cuboteca.ui.screens.finding import Listed  # they come with the first look at the list
    from cuboteca.ui.screens.saved import saved_screen

    trail = context.trail
    every, deleted = context.saved.list(), context.saved.deleted_entries()
    listed = Listed(every, find(every, trail.sought, context.shelf), deleted, trail.sought, trail.picked)
    return saved_screen(context.shelf, context.previews, listed, trail.rows_shown, context.now())


def _statistics(context: Context) -> Screen:
    from cuboteca.ui.statistics.screen import statistics_screen  # it comes with the first look at them

    context.saved.note_results()
    return statistics_screen(context)


def _rename(context: Context) -> Screen | None:
    saved = context.saved.entry(context.address.of)
    if saved is None or saved.damage:
        return None
    from cuboteca.ui.screens.saved import rename_screen

    return rename_screen(context.shelf, saved, context.drafts.titles.get(saved.id))


def _import(context: Context) -> Screen:
    drafts = context.drafts
    return import_screen(drafts.import_text, drafts.import_trouble, drafts.import_details, drafts.import_cut)


def _merge(context: Context) -> Screen | None:
    if context.drafts.merge is None:
        return _import(context)
    from cuboteca.ui.screens.backup import merge_screen  # it comes with the first backup

    return merge_screen(context.shelf, *context.drafts.merge, context.now())


def _open(context: Context) -> Screen:
    link = context.address.detail
    try:
        table = Table.read(context.shelf, unpack(link))
        table.elsewhere = table.came_sealed
        return open_screen(context.shelf, table, link)
    except (UnreadableLink, UnreadableRecord) as why:
        return bad_link_screen(why, link)


def _settings(context: Context) -> Screen:
    added = None
    if has_added(context.store):
        from cuboteca.ui.added.screen import added_list  # it comes with the first game that is added

        added = added_list(context.store)
    table = context.trail.left_table
    return settings_screen(context.shelf, read_settings(context.store), __version__, table, added)


def _added(context: Context) -> Screen | None:
    from cuboteca.ui.added.screen import screen_of

    return screen_of(context)


def _unfinished(context: Context) -> list[SavedGame]:
    """Return the games to go on with, last changed first."""
    return [saved for saved in context.saved.list() if not saved.damage and not saved.over]


def _home(context: Context) -> Screen:
    kept = context.saved.list()
    unfinished = _unfinished(context)
    to_back_up = games_to_remind_of(context.store, kept, context.now())
    knows_a_game = any(saved.over for saved in kept) or DAYS in context.store
    today = read_today(context.store, context.shelf, day_of(context.now())) if knows_a_game else None
    played = {saved.game for saved in kept}
    new = [game for game in context.shelf if game not in played and context.is_new_here(game)]
    return home_screen(context.shelf, context.previews, unfinished, to_back_up, today, new)


SCREENS: Final[Mapping[str, Callable[[Context], Screen | None]]] = {
    "home": _home,
    "new": _setup,
    "levels": _setup,
    "guide": _guide,
    "saved": _saved,
    "rename": _rename,
    "statistics": _statistics,
    "statistics/players": _statistics,
    "import": _import,
    "merge": _merge,
    "open": _open,
    "settings": _settings,
    "add": _added,
    "added": _added,
}
"""The screens that are no table, by the name of their address; None where it leads to nothing."""
