"""How a saved game looks in a list: its small board and a line of words, from its saved position."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.games import Shelf
from cuboteca.play.face import View
from cuboteca.play.game import UnreadablePosition
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
    view = kept_view(shelf, kept)
    return el("span", shelf.face(kept.game).preview(view) if view else None, class_="preview")


def kept_line(shelf: Shelf, kept: Kept) -> str:
    """Whose turn it is and what is asked, or who won."""
    view = kept_view(shelf, kept)
    if view is None:
        return "To be opened"
    face = shelf.face(kept.game)
    if kept.over:
        return face.ending(view)[0]
    return face.asked(view).lead.rstrip(":.")


def kept_seat(shelf: Shelf, kept: Kept) -> str:
    """The badge of the seat to move."""
    view = kept_view(shelf, kept)
    if view is None:
        return "badge-circle-ink"
    seat = view.state.seat
    return shelf.face(kept.game).roles(view.state)[seat if seat is not None and seat >= 0 else 0].badge
