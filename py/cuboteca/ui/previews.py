"""Draws a saved game as lists show it: its small board and a line of words, from its saved position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.badges import badge
from cuboteca.draw.markup import el
from cuboteca.games import Shelf
from cuboteca.play.game import NATURE, UnreadablePosition
from cuboteca.play.view import GameView, View
from cuboteca.ui.saved_games import SavedGame
from cuboteca.ui.text.saved import say

MOST_KEPT: Final = 1_000


class Look(NamedTuple):
    """What a list shows of a saved game."""

    preview: Markup
    """Its board, small; to be listened to, the words beside it are enough."""
    asked: Markup
    """The badge of the seat to move or of the winner, and whose turn it is or who won."""


class Previews:
    """Draws saved games, each once for as long as it stays as it is."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._drawn: dict[SavedGame, Look] = {}

    def of(self, kept: SavedGame) -> Look:
        """Return how a readable saved game looks."""
        if kept.game in self._shelf.added():
            from cuboteca.ui.added.niche import look_of  # it comes with the first game that is added

            return look_of(self._shelf, kept)
        same = kept._replace(id="", title="", changed="", order=0, made=0)
        if same not in self._drawn:
            if len(self._drawn) >= MOST_KEPT:
                self._drawn.clear()
            self._drawn[same] = draw_look(self._shelf, kept)
        return self._drawn[same]

    def sheets(self, kept: Sequence[SavedGame]) -> tuple[str, ...]:
        """Return the symbol sheets that a list of saved games needs."""
        games = dict.fromkeys(entry.game for entry in kept if not entry.damage)
        added = self._shelf.added()
        at_hand = (game for game in games if game not in added or added[game].is_loaded)
        return ("common", *(self._shelf.game_view(game).sprite for game in at_hand))


def draw_look(shelf: Shelf, kept: SavedGame) -> Look:
    """Draw the saved position of a game, and say whose turn it is or who won."""
    game_view = shelf.game_view(kept.game)
    view = _view(shelf, kept)
    preview = el("span", game_view.preview(view) if view else None, class_="preview", aria_hidden="true")
    if view is None:
        return Look(preview, el("span", el("span", say("unseen")), class_="card-asked"))
    if kept.over:
        line = game_view.ending(view)[0]
        if kept.on_time and kept.winners:
            from cuboteca.ui.text.clocks import say as clocks  # it comes with the first clock

            line = clocks("wins", name=kept.names[kept.winners[0]])
    else:
        asked = game_view.prompt(view)
        line = asked.lead.rstrip(":.") if asked.seat is None else say("to_move", name=kept.names[asked.seat])
    return Look(preview, el("span", _badge(game_view, view), el("span", line), class_="card-asked"))


def _view(shelf: Shelf, kept: SavedGame) -> View | None:
    """Return the saved position as anybody may see it; None if it cannot be read, or has not a seat for each name."""
    try:
        state = shelf[kept.game].position(kept.position)
    except UnreadablePosition:
        return None
    if state.seats != len(kept.names):
        return None
    return View(state=state.seen_by(None), names=kept.names, moves=kept.standing, live=False)


def _badge(game_view: GameView, view: View) -> Markup | None:
    """Return the badge of the seat to move or of the winner; None for chance, a draw or several winners."""
    outcome = view.state.outcome
    seats = (view.state.seat,) if outcome is None else outcome.winners
    if len(seats) != 1 or seats[0] == NATURE:
        return None
    return badge(game_view.roles(view.state)[seats[0]].badge)
