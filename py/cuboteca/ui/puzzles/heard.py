"""Says where a hint for a puzzle lies, to those who don't see the light."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.markup import name_of
from cuboteca.games import Shelf
from cuboteca.play.wording import sentence
from cuboteca.ui.screens.play import game_buttons
from cuboteca.ui.session import Session
from cuboteca.ui.text.puzzles import say


def look_here(shelf: Shelf, session: Session, part: str) -> str:
    """Return where to begin, with the name that the part to tap has on the board, in the hand or in the row."""
    view = session.view()._replace(taught=True)
    drawn = [session.render_board(session.view()), session.game_view.hand(view)]
    if "actions" in shelf.puzzles(session.id).shows:
        drawn += game_buttons(session.game_view, view)
    name = name_of(Markup("").join(drawn), part)
    return sentence(say("look_at", part=name)) if name else say("look_here")
