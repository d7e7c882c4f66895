"""The shelf: every game by its id, loaded when first wanted.

A game is a folder beside this file, or any module (or what stands for one) given to `register`, that holds `ABOUT` (an
`About`), `game()` and `game_view()`. Only `ABOUT` is read before somebody opens the game. A folder without `game_view`
has rules but no table yet: it is not on the shelf. What plays a seat instead of a person is in the folder's
`opponents`, lessons are in its `text.lesson`, puzzles in its `puzzles`, if `ABOUT` says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from cuboteca.play.game import About, Game
from cuboteca.play.record import UnreadableRecord
from cuboteca.play.view import GameView

if TYPE_CHECKING:
    from cuboteca.play.lesson import Lesson
    from cuboteca.play.puzzle import PuzzleRules, PuzzleWords
    from cuboteca.search.review import Review
    from cuboteca.search.thought import Opponents  # in the browser it comes when a seat is given to one


class BrokenGame(UnreadableRecord):
    """The code of a game that was added can't be loaded, or isn't here any more; `str()` says why in a sentence."""

    def __init__(self, game_id: str, name: str, why: str) -> None:
        super().__init__(why)
        self.game_id = game_id
        self.name = name


class Shelf(Mapping[str, Game]):
    """The games in shelf order; `shelf[id]` is a game's rules."""

    def __init__(self, folder: list[str], package: str) -> None:
        self._modules: dict[str, Any] = {}
        for entry in iter_modules(folder):
            if entry.ispkg:
                module = import_module(f"{package}.{entry.name}")
                if hasattr(module, "game_view"):  # a game that has only its rules yet cannot be shown
                    self.register(module)

    def register(self, module: Any) -> None:
        """Put a game on the shelf."""
        self._modules[module.ABOUT.id] = module
        self._modules = dict(sorted(self._modules.items(), key=lambda item: item[1].ABOUT.shelf))

    def withdraw(self, game_id: str) -> None:
        """Take a game off the shelf."""
        del self._modules[game_id]

    def added(self) -> dict[str, Any]:
        """Return the games that players added, by their ids (`cuboteca.ui.added.shelving.AddedGame`)."""
        return {game_id: module for game_id, module in self._modules.items() if hasattr(module, "NICHE")}

    def niche(self, game_id: str) -> str:
        """Return the address of a game's picture in the cabinet."""
        address: str = getattr(self._modules[game_id], "NICHE", f"art/{game_id}-niche.svg")
        return address

    def about(self, game_id: str) -> About:
        about: About = self._modules[game_id].ABOUT
        return about

    def game_view(self, game_id: str) -> GameView:
        game_view: GameView = self._modules[game_id].game_view()
        return game_view

    def opponents(self, game_id: str) -> Opponents:
        """Return what plays a seat instead of a person, of a game that says it has that (`About.opponents`)."""
        opponents: Opponents = self._part(game_id, "opponents").OPPONENTS
        return opponents

    def review(self, game_id: str) -> Review:
        """Return how a finished game is thought through, of a game that says it has that (`About.reviews`)."""
        review: Review = self._part(game_id, "opponents.review").REVIEW
        return review

    def lessons(self, game_id: str) -> Sequence[Lesson]:
        """Return the lessons of a game, the first one first; none unless it says it has some (`About.lessons`)."""
        lessons: Sequence[Lesson] = self._part(game_id, "text.lesson").LESSONS if self.about(game_id).lessons else ()
        return lessons

    def puzzles(self, game_id: str) -> PuzzleRules:
        """Return the puzzles of a game that says it has some (`About.puzzles`), and who judges an attempt at one."""
        puzzles: PuzzleRules = self._part(game_id, "puzzles").PUZZLES
        return puzzles

    def puzzle_words(self, game_id: str) -> PuzzleWords:
        """Return what is said of its puzzles."""
        words: PuzzleWords = self._part(game_id, "text.puzzles")
        return words

    def _part(self, game_id: str, name: str) -> Any:
        """Return a module of a game, whose rules are loaded first: one that was added may have to be installed."""
        module = self._modules[game_id]
        module.game()
        return import_module(f"{module.__name__}.{name}")

    def __getitem__(self, game_id: str) -> Game:
        game: Game = self._modules[game_id].game()
        return game

    def __contains__(self, game_id: object) -> bool:
        """Return whether it is here, without its rules: in the browser they may still have to be brought."""
        return game_id in self._modules

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)


SHELF = Shelf(__path__, __name__)
