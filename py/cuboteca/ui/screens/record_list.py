"""Draws the log beside the board: the last moves that stand, or the last turns where a turn may take several.

Each move leads to the position that it came to, to be looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from cuboteca.draw.badges import badge
from cuboteca.draw.markup import Content, el
from cuboteca.play.secrecy import opened
from cuboteca.ui.past import end_of_chance, log_entry, move_with_state
from cuboteca.ui.session import Session
from cuboteca.ui.text.table import say

SHOWN_ROWS: Final = 6
ROWS_LOOKING_BACK: Final = 12
"""There the style sheet leaves out those before the last six where they have no room."""


def record_list(session: Session, rows: int = SHOWN_ROWS) -> Markup:
    """Return the last `rows` of the log. A row tells of chance's moves together with what they lead to."""
    table = session.table
    made = _until_shown(session, [ply for ply in table.stops if ply < table.ply])
    if session.game_view.tells_turns:
        title, aside, entries = _by_turns(session, made, rows)
    else:
        title, aside = say("log"), say("moves_made", count=table.count(table.ply))
        entries = _by_moves(session, made, rows)
    return el(
        "section",
        el("h2", title),
        el("span", aside, class_="muted"),
        entries or el("p", say("no_moves"), class_="muted"),
        class_="card record",
        aria_label=say("log"),
    )


def _until_shown(session: Session, made: list[int]) -> list[int]:
    """Return the moves up to the one that is looked at and what follows it, a move or a whole turn, so that it is in
    sight; all of them where none is."""
    if session.past is None:
        return made
    shown = _end_of_turn(session, made, sum(ply < session.shown_ply for ply in made))
    return made[: _end_of_turn(session, made, shown + 1)]


def _end_of_turn(session: Session, made: Sequence[int], at: int) -> int:
    """Return where the turn ends that was under way before a move, as its place among the moves."""
    while at and session.game_view.tells_turns and at < len(made) and _continues(session, made[at - 1], made[at]):
        at += 1
    return at


def _continues(session: Session, before: int, ply: int) -> bool:
    """Return whether a move belongs to the same turn as the move before it."""
    if _whose(session, before) != _whose(session, ply):
        return False
    return session.game_view.goes_on(*move_with_state(session, before))


def whole_log(session: Session) -> Markup:
    """List all moves that stand, the latest first: one line a move, or a turn in games whose turns have several."""
    made = [ply for ply in session.table.stops if ply < session.table.ply]
    turns = _last_turns(session, made, len(made)) if session.game_view.tells_turns else [[ply] for ply in made[::-1]]
    if not turns:
        return el("p", say("no_moves"), class_="muted")
    lines = (el("li", *_who_and_what(session, plies)) for plies in turns)
    # The keyboard can scroll it.
    return el("ol", lines, class_="entries by-turn whole", tabindex="0", aria_label=say("log_whole"))


def _who_and_what(session: Session, plies: Sequence[int]) -> tuple[Markup, ...]:
    seat = _seat(session, plies[0])
    return (
        badge(session.game_view.roles(session.table.state_at(plies[0]).seen_by(None))[seat].badge),
        el("span", session.table.names[seat], class_="who-did"),
        el("span", Markup(", ").join(_move(session, ply, "words") for ply in plies), class_="done"),
    )


def _by_turns(session: Session, made: Sequence[int], rows: int) -> tuple[str, Content, Markup | None]:
    """Return a title, what is counted, and a line for each turn, the latest first: whose it was, all that was done,
    what it came to."""
    known = opened(session.table)
    lines = [_turn(session, turn, known) for turn in _last_turns(session, made, rows)]
    if not lines:
        return say("log"), "", None
    # The keyboard can scroll it.
    entries = el("ol", lines, class_="entries by-turn", tabindex="0", aria_label=say("turns"))
    return say("log_of_turns"), el("span", session.game_view.tallied, aria_hidden="true"), entries


def _last_turns(session: Session, made: Sequence[int], rows: int) -> list[list[int]]:
    """Return the plies of each of the last turns, the latest turn first."""
    turns: list[list[int]] = []
    for ply in reversed(made):
        if turns and _continues(session, ply, turns[-1][0]):
            turns[-1].insert(0, ply)
        elif len(turns) == rows:
            break
        else:
            turns.append([ply])
    return turns


def _whose(session: Session, ply: int) -> tuple[int, int]:
    """Return whose decision it was, and in which turn, where those are counted."""
    return _seat(session, ply), session.game_view.turn_of(session.table.state_at(ply))


def _seat(session: Session, ply: int) -> int:
    """Return whose decision it was."""
    return session.table.state_at(ply).seat or 0


def _turn(session: Session, plies: Sequence[int], known: int) -> Markup:
    """Return a turn, drawn once: it stays while its moves stand, and as many of them may be known to all."""
    table = session.table
    here = next((ply for ply in plies if _is_shown(session, ply)), None)
    key = (
        plies[0],
        here,
        session.viewer,
        sum(ply < known for ply in plies),
        table.moves[: end_of_chance(table, plies[-1])],
    )
    line = session.entries.get(key)
    if line is None:
        tally = session.game_view.tally([move_with_state(session, ply) for ply in plies])
        line = session.entries[key] = el(
            "li",
            *_who_and_what(session, plies),
            el("span", tally, el("span", f" {session.game_view.tallied}", class_="for-ears"), class_="tally")
            if tally
            else None,
            id=f"turn-{plies[0]}",
        )
    return line


def _by_moves(session: Session, made: Sequence[int], shown: int) -> Markup | None:
    """Return an entry for each move, with its number as the bar counts it; two players have a column each."""
    table = session.table
    if not made:
        return None
    seats, known = [table.state_at(ply).seat for ply in made], opened(table)
    wide = len(table.names) == 2
    rows = _rows(seats) if wide else list(range(1, len(made) + 1))
    entries = (
        _entry(session, number, ply, row <= rows[-1] - SHOWN_ROWS, ply < known)
        for number, (ply, row) in enumerate(zip(made, rows, strict=True))
        if row > rows[-1] - shown
    )
    return el("ol", entries, class_="entries" if wide else "entries one-wide")


def _entry(session: Session, number: int, ply: int, earlier: bool, known: bool) -> Markup:
    """Return a move of the log, drawn once: it stays while the moves before it stand, and all may know it.

    An offer or resigning is no move of the game: instead of a number it has the badge of whoever did it.
    """
    table = session.table
    here = _is_shown(session, ply)
    key = (number, here, earlier, session.viewer, known, table.moves[: end_of_chance(table, ply)])
    entry = session.entries.get(key)
    if entry is None:
        state = table.state_at(ply)
        second = len(table.names) == 2 and state.seat
        seat = _seat(session, ply)
        who = badge(session.game_view.roles(state.seen_by(None))[seat].badge)
        number_or_badge = str(table.count(ply) + 1) if table.counted(ply) else who
        entry = session.entries[key] = el(
            "li",
            el("span", number_or_badge, class_="move-number"),
            el("span", say("mover", name=table.names[seat]), class_="for-ears"),
            _move(session, ply),
            id=f"entry-{number}",
            class_=" ".join(name for name, is_so in (("second", second), ("earlier", earlier)) if is_so) or None,
        )
    return entry


def _move(session: Session, ply: int, kind: str = "") -> Markup:
    """Return a move of the log as the way to the position after it, what chance made of it included; with the class
    that its words have of their own."""
    table = session.table
    to = end_of_chance(table, ply)
    at_end = to == len(table.moves) and table.state_at(to).seat is None
    place = f"#/play/{session.id}" if at_end else f"#/play/{session.id}/at/{to}"
    here = "true" if _is_shown(session, ply) else None
    entry = log_entry(session, ply)
    words = el("span", entry, class_=kind) if kind else entry
    return el("a", words, href=place, class_="to-position", aria_current=here)


def _is_shown(session: Session, ply: int) -> bool:
    """Return whether the position after a move is the past one that is being looked at."""
    return session.past is not None and session.shown_ply == end_of_chance(session.table, ply)


def _rows(seats: Sequence[int | None]) -> list[int]:
    """Return the row of each entry when each of two seats has its column: a new one whenever its own is taken."""
    rows: list[int] = []
    row, before = 0, 1
    for seat in seats:
        if not seat or before:
            row += 1
        rows.append(row)
        before = seat or 0
    return rows
