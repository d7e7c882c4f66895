"""Tries a game before it is kept: is its file whole, does it load, can it be played. Each step is really made."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from random import Random
from typing import Final

from cuboteca.play.game import Game
from cuboteca.play.nature import SampledNature
from cuboteca.play.secrecy import shared_text
from cuboteca.play.simulation import NotReady
from cuboteca.play.table import Table
from cuboteca.play.view import GameView
from cuboteca.ui.added.niche import niche_address
from cuboteca.ui.added.shelving import describe, release
from cuboteca.ui.added.store import Added, check_about, check_place, entries_of, read_one
from cuboteca.ui.added.wheel import Wheel, WheelRefused, check_files
from cuboteca.ui.addresses import HOME
from cuboteca.ui.context import Context
from cuboteca.ui.saved_games import TRYING, WHEELS
from cuboteca.ui.screens.guide import guide_screen
from cuboteca.ui.screens.play import play_screen
from cuboteca.ui.screens.setup import setup_screen
from cuboteca.ui.session import Session

STEPS: Final = ("whole", "loads", "plays", "placed")
GAMES: Final = 20
"""How many games are played to test one."""
MOST_MOVES: Final = 300
"""A game that goes on for longer is left: it may be a long one."""
AT_A_TIME: Final = 30
"""Moves played before the page hears how far it is."""
DRAWN_EVERY: Final = 7
"""Moves from one screen that is drawn to the next."""
LONGEST_WAIT: Final = 100
"""How often it is asked whether a slow device has kept the game."""


class Trial:
    """A game that somebody wants to add, and how far that is."""

    def __init__(self, wheel: Wheel | None, day: str, why: str = "", instead: Added | None = None) -> None:
        self.wheel = wheel
        self.why = why
        """Why it can't be added, if it can't."""
        self.day = day
        self.instead = instead
        """The version that is here already, as somebody has been told."""
        self.step = ""
        """The step that is made, or failed; nothing before one has said yes."""
        self.played = 0
        """How many games have been played."""
        self.added: Added | None = None
        self._game: Game | None = None
        self._view: GameView | None = None
        self._under_way: Iterator[None] | None = None
        self._asked = 0
        self.before: dict[str, str] = {}
        """What the store had of an earlier version."""

    @property
    def goes_on(self) -> bool:
        """Return whether a step is made now."""
        return bool(self.step) and not self.why

    def begin(self) -> None:
        """Make the first step next: one has said yes."""
        if self.wheel is not None:
            self.step, self.why, self.played, self._under_way = STEPS[0], "", 0, None

    def go_on(self, context: Context) -> bool:
        """Make some of the step; return whether the last one is done. What fails is told, and nothing is kept."""
        try:
            return self._make(context)
        except NotReady:
            raise
        except (Exception, SystemExit) as error:
            self.why = describe(error)
            return False

    def _make(self, context: Context) -> bool:
        match self.step:
            case "whole":
                check_files(self._given)
                self.step = "loads"
            case "loads":
                self._load(context)
                self.step = "plays"
            case "plays":
                self._play(context.rng)
            case _:
                return self._place(context)
        return False

    @property
    def _given(self) -> Wheel:
        if self.wheel is None:
            raise WheelRefused("no_game", file="")
        return self.wheel

    def _load(self, context: Context) -> None:
        """Install the wheel, and load and draw all that the house will ask for."""
        wheel = self._given
        if context.wheels is None:
            raise WheelRefused("no_wheels")
        release(context, wheel)
        context.wheels().install(wheel)
        invalidate_caches()
        module = import_module(wheel.module)
        about = check_about(module.ABOUT)
        there = read_one(context.store, about.id)
        if there is None and about.id in context.shelf:
            raise WheelRefused("built_in", id=about.id, game=context.shelf.about(about.id).name)
        if there is not None and (self.instead is None or self.instead.about.id != about.id):
            raise WheelRefused("built_in", id=about.id, game=there.about.name)
        check_place(context.store, about.id, about.name, wheel.module)
        game, view = module.game(), module.game_view()
        if game.about.id != about.id:
            raise WheelRefused("bad_id")
        view.sprite = ""
        str(view.render_sprite())
        view.render_styles()
        if about.opponents:
            import_module(f"{wheel.module}.opponents").OPPONENTS  # noqa: B018  (to see that it is there)
        if about.reviews:
            import_module(f"{wheel.module}.opponents.review").REVIEW  # noqa: B018
        if about.lessons:
            import_module(f"{wheel.module}.text.lesson").LESSONS  # noqa: B018
        setup_screen(game, view, {}, niche="")
        for chapter in view.guide():
            guide_screen(game, view, chapter.id, {}, HOME)
        self._game, self._view = game, view
        self.added = Added(
            about=about,
            hash=wheel.hash,
            file=wheel.file,
            version=wheel.version,
            author=wheel.author,
            module=wheel.module,
            day=self.day,
            size=len(wheel.content),
            niche=niche_address(view, about.name),
        )

    def _play(self, rng: Random) -> None:
        """Play on for a moment; a game after the other."""
        if self._game is None or self._view is None:
            raise WheelRefused("no_game", file=self._given.file)
        if self._under_way is None:
            self._under_way = played(self._game, self._view, rng)
        for _ in range(AT_A_TIME):
            if next(self._under_way, self) is self:
                self._under_way = None
                self.played += 1
                break
        if self.played == GAMES:
            self.step = "placed"

    def _place(self, context: Context) -> bool:
        """Put it into the store, wait until the device has it, and take it back if there is no room."""
        if self.added is None:
            raise WheelRefused("no_game", file=self._given.file)
        if not self._asked:
            store, entries = context.store, entries_of(self.added, self._given.content)
            there = read_one(store, self.added.about.id)
            gone = [] if there is None or there.hash == self.added.hash else [WHEELS + there.hash]
            self.before = {key: store[key] for key in (*entries, *gone) if key in store}
            store.update(entries)
            for key in gone:
                store.pop(key, None)
            self._asked = 1
            return False
        self._asked += 1
        if context.unsaved is None:
            return True
        if context.unsaved.why == "slow" and self._asked < LONGEST_WAIT:
            return False
        self.take_back(context)
        raise WheelRefused("no_room")

    def note(self, context: Context) -> None:
        """Note in the store which step is made: code that never ends has Python stopped, and the next one tells."""
        if self.goes_on and self.wheel is not None:
            context.store[TRYING] = json.dumps([self.wheel.file, self.step])
        else:
            context.store.pop(TRYING, None)

    def take_back(self, context: Context) -> None:
        """Have the store as it was before."""
        context.store.pop(TRYING, None)
        if not self._asked or self.added is None:
            return
        for key in entries_of(self.added, self._given.content):
            context.store.pop(key, None)
        context.store.update(self.before)
        self._asked = 0


def played(game: Game, view: GameView, rng: Random) -> Iterator[None]:
    """Play a game at random, a move at a time, and draw it now and then; raise whatever its code raises."""
    seats = rng.choice(tuple(game.about.seats))
    names = [f"{number}" for number in range(1, seats + 1)]
    table, nature = Table.begin(game, names, "2026-01-01"), SampledNature(rng)
    session = Session("", table, view)
    for ply in range(MOST_MOVES):
        nature.settle(table)
        if table.state.seat is None:
            break
        if ply % DRAWN_EVERY == 0:
            _draw(session)
        moves = table.state.moves()
        if not moves:
            raise WheelRefused("no_moves", position=table.state.position[:60])
        table.play(str(rng.choice(moves)))
        yield
    if table.state.seat is None and table.state.outcome is None:
        raise WheelRefused("no_outcome", position=table.state.position[:60])
    _check_texts(game, table)
    _draw(session)


def _draw(session: Session) -> None:
    view = session.view()
    play_screen(session, None, None, None, False)
    session.game_view.preview(view._replace(live=False))
    session.game_view.choices(view)
    if session.table.state.seat is None:
        session.game_view.ending(view)


def _check_texts(game: Game, table: Table) -> None:
    """Raise if a game is not the same after it has been saved and opened again."""
    position = table.state.position
    if game.position(position).position != position:
        raise WheelRefused("position", position=position[:60])
    again = Table.read({game.about.id: game}, shared_text(table))
    if again.state.position != position:
        raise WheelRefused("record", position=position[:60])
