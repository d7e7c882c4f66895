"""How a saved game looks in a list: its small board and a line of words, from its saved position."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from cuboteca.draw.badges import badge
from cuboteca.draw.markup import el
from cuboteca.games import Shelf
from cuboteca.play.face import View
from cuboteca.play.game import NATURE, UnreadablePosition
from cuboteca.ui.saved_games import Kept


def kept_sheets(shelf: Shelf, kept: Sequence[Kept]) -> tuple[str, ...]:
    """The symbol sheets that a list of saved games needs."""
    return ("common", *dict.fromkeys(shelf.face(entry.game).sheet for entry in kept if not entry.damage))


def kept_view(shelf: Shelf, kept: Kept) -> View | None:
    """The saved position as anybody may see it; None if it cannot be read."""
    try:
        state = shelf[kept.game].position(kept.position)
    except UnreadablePosition:
        return None
    return View(state=state.seen_by(None), names=kept.names, moves=kept.standing, live=False)


def kept_preview(shelf: Shelf, kept: Kept) -> Markup:
    """The board of a saved game, small; to be listened to, the words beside it are enough."""
    view = kept_view(shelf, kept)
    return el("span", shelf.face(kept.game).preview(view) if view else None, class_="preview", aria_hidden="true")


def kept_line(shelf: Shelf, kept: Kept) -> str:
    """Whose turn it is, or who won."""
    view = kept_view(shelf, kept)
    if view is None:
        return "To be opened"
    face = shelf.face(kept.game)
    if kept.over:
        return face.ending(view)[0]
    asked = face.asked(view)
    lead = asked.lead.rstrip(":.")
    return f"{lead} to move" if lead in kept.names else lead


def kept_badge(shelf: Shelf, kept: Kept) -> Markup | None:
    """The badge of the seat to move or of the winner; none for chance, a draw or several winners."""
    view = kept_view(shelf, kept)
    if view is None:
        return None
    outcome = view.state.outcome
    seats = (view.state.seat,) if outcome is None else outcome.winners
    if len(seats) != 1 or seats[0] == NATURE:
        return None
    return badge(shelf.face(kept.game).roles(view.state)[seats[0]].badge)
