"""Puts added games on the shelf by what is known of them; the code of one is loaded when the game is opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from importlib import import_module, invalidate_caches
from typing import Final, Protocol

from cuboteca.draw.palette import DARK, LIGHT, Theme, accent_tokens
from cuboteca.games import BrokenGame
from cuboteca.play.game import Game
from cuboteca.play.simulation import NotReady
from cuboteca.play.view import GameView
from cuboteca.ui.added.store import Added, read_added, read_kept_wheel
from cuboteca.ui.added.wheel import Wheel, WheelRefused
from cuboteca.ui.context import Context
from cuboteca.ui.render_caches import clear_render_caches
from cuboteca.ui.text.added import say

SHEET: Final = "added:"
"""What the names of sheets begin with that no file has, for Python gives them to the page.

Then comes what it is for, an id or nothing, and after another colon its version, which takes the place of all others.
"""

LISTED: Final = ".preview.niche { aspect-ratio: 1; }"
"""The picture of an added game in a list of saved ones, where its board isn't drawn."""


class Wheels(Protocol):
    """What installs wheels: micropip, in the browser."""

    def install(self, wheel: Wheel) -> None:
        """Install it, unless its module comes from it already. NotReady while that goes on; WheelRefused."""
        ...


class AddedGame:
    """What the shelf has of an added game, in place of its module."""

    def __init__(self, added: Added, wheel: Callable[[], Wheel], context: Context) -> None:
        self.ABOUT = added.about
        self.NICHE = added.niche
        self.__name__ = added.module
        self.added = added
        self.broken = ""
        """Why it can't be opened, if that has been tried."""
        self._wheel = wheel
        self._context = context
        self._loaded: tuple[Game, GameView] | None = None

    def game(self) -> Game:
        """Return the rules, loaded when first wanted; BrokenGame."""
        return self._load()[0]

    def game_view(self) -> GameView:
        """Return the view, loaded when first wanted; BrokenGame."""
        return self._load()[1]

    @property
    def is_loaded(self) -> bool:
        """Return whether its code has been loaded."""
        return self._loaded is not None

    def forget(self) -> None:
        """Have its code loaded anew when the game is opened next."""
        self._loaded = None

    def is_for(self, context: Context) -> bool:
        """Return whether this app put it on the shelf, and not the one before something broke."""
        return self._context is context

    def _load(self) -> tuple[Game, GameView]:
        if self._loaded is None:
            try:
                self._loaded = self._import()
            except NotReady:
                raise
            except (Exception, SystemExit) as error:
                self.broken = describe(error)
                raise BrokenGame(self.ABOUT.id, self.ABOUT.name, self.broken) from error
            self.broken = ""
        return self._loaded

    def _import(self) -> tuple[Game, GameView]:
        context = self._context
        if context.wheels is None:
            raise WheelRefused("no_wheels")
        context.wheels().install(self._wheel())
        invalidate_caches()
        module = import_module(self.added.module)
        if module.ABOUT.id != self.ABOUT.id:
            raise WheelRefused("bad_id")
        game, view = module.game(), module.game_view()
        view.sprite = f"{SHEET}{self.ABOUT.id}:{self.added.hash[:16]}"
        context.drawings[view.sprite] = (str(view.render_sprite()), view.render_styles())
        clear_render_caches()
        return game, view


def describe(error: BaseException) -> str:
    """Return what went wrong as a sentence, with the error itself where it is one of the code's."""
    if isinstance(error, WheelRefused):
        return error.message
    try:
        told = f"{type(error).__name__}: {error}"
    except Exception:  # It has a text of its own, made by the code that is wrong.
        told = type(error).__name__
    return say("code_error", error=told[:300])


def release(context: Context, wheel: Wheel) -> None:
    """Have nobody use the code that a wheel takes the place of while it is tried: it may fail, or be left halfway."""
    for game_id, game in context.shelf.added().items():
        if game.added.module == wheel.module and game.added.hash != wheel.hash:
            leave_table(context, game_id)
            game.forget()


def leave_table(context: Context, game_id: str) -> None:
    """Have nobody sit at a table of a game whose code goes."""
    session = context.session
    if session is not None and session.table.game.about.id == game_id:
        context.session = None
    context.drafts.setups.pop(game_id, None)


def shelve(context: Context) -> None:
    """Have the shelf hold the added games that the store has, and are trusted, and no others."""
    wanted = {one.about.id: one for one in read_added(context.store) if not one.off}
    shelf = context.shelf
    for game_id, game in shelf.added().items():
        if wanted.get(game_id) != game.added or not game.is_for(context):
            shelf.withdraw(game_id)
    for game_id, added in wanted.items():
        if game_id not in shelf:
            shelf.register(AddedGame(added, _reader(context, added), context))
    _take_accents(context, wanted)
    context.saved.recount()


def _reader(context: Context, added: Added) -> Callable[[], Wheel]:
    return lambda: read_kept_wheel(context.store, added)


def _take_accents(context: Context, wanted: Mapping[str, Added]) -> None:
    """Have the page colour what belongs to an added game."""
    context.accents = ()
    if wanted:
        style = accent_rules({game_id: added.about.accent for game_id, added in wanted.items()})
        name = f"{SHEET}:{sha256(style.encode()).hexdigest()[:16]}"
        context.drawings[name] = ("", style)
        context.accents = (name,)


def accent_rules(accents: Mapping[str, str]) -> str:
    """Return the accents of added games by their ids, as the palette of the site has those of the house."""

    def rules(theme: Theme, root: str) -> str:
        return "".join(
            f"{root} [data-game={game_id}] {{"
            + "".join(f"--{name}: {value};" for name, value in accent_tokens(theme, accent).items())
            + "}\n"
            for game_id, accent in accents.items()
        )

    asked = rules(DARK, ":root:not([data-theme=light])")
    light, dark = rules(LIGHT, ":root"), rules(DARK, ":root[data-theme=dark]")
    return f"{light}{dark}@media (prefers-color-scheme: dark) {{\n{asked}}}\n{LISTED}"
