"""Draws the list of a game's puzzles: a section for each grade, one of them open, and the puzzle of the day."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.play.game import Game
from cuboteca.play.levels import LEVELS, level_names
from cuboteca.play.puzzle import GRADES, Puzzle
from cuboteca.play.view import GameView, View
from cuboteca.ui.context import Context
from cuboteca.ui.puzzle_days import read_today
from cuboteca.ui.puzzles.attempt import collection, has_puzzles
from cuboteca.ui.puzzles.progress import is_solved, progress
from cuboteca.ui.results import day_of
from cuboteca.ui.screen import Screen
from cuboteca.ui.text.puzzles import say
from cuboteca.ui.widgets import in_niche, top_bar

SHEET = "puzzles"


def list_screen(context: Context) -> Screen | None:
    """Return the puzzles of the game that the address names, with the grade open that it names, or the next one's."""
    game_id = context.address.of
    if not has_puzzles(context.shelf, game_id):
        return None
    game, game_view = context.shelf[game_id], context.shelf.game_view(game_id)
    puzzles, known = [*collection(context.shelf.puzzles(game_id)).items()], progress(context.store, game_id)
    following = next((puzzle for id_, puzzle in puzzles if not is_solved(known, id_)), None)
    opened = int(context.address.detail or (following.grade if following else 0))
    body = el(
        "div",
        top_bar(say("title"), f"#/new/{game_id}", game.about.name),
        _today(context),
        _games(context, game_id),
        (_grade(game, game_view, puzzles, known, grade, grade == opened) for grade in range(GRADES)),
        class_="page",
        data_game=game_id,
    )
    return Screen(say("page_title", game=game.about.name), body, ("common", SHEET, game_view.sprite))


def squares(grade: int) -> Markup:
    """Return a grade as five squares, as many of them full as it is high; its name says it to those who listen."""
    five = (el("i", class_="full" if number <= grade else None) for number in range(GRADES))
    return el("span", five, class_="level-squares", aria_hidden="true")


def _today(context: Context) -> Markup | None:
    today = read_today(context.store, context.shelf, day_of(context.now()))
    if today is None:
        return None
    line = say("today_line", game=context.shelf.about(today.game).name, solved=today.solved)
    row = say("in_a_row", count=today.streak) if today.streak > 1 else ""
    return el(
        "a",
        in_niche(context.shelf.niche(today.game)),
        el(
            "span",
            el("span", say("of_day"), class_="card-title"),
            el("span", " · ".join(filter(None, (line, row))), class_="card-line"),
            class_="card-words",
        ),
        el("span", icon("check"), class_="solved-sign") if today.solved else icon("chevron"),
        href="#/today",
        id="today",
        class_="card continue",
        data_game=today.game,
    )


def _games(context: Context, current: str) -> Markup | None:
    """Return the ways to the puzzles of each game, where several have some."""
    games = [context.shelf.about(game_id) for game_id in context.shelf if context.shelf.about(game_id).puzzles]
    if len(games) < 2:
        return None
    return el(
        "nav",
        (
            el(
                "a",
                el("img", src=f"art/{about.id}-niche.svg", alt="", draggable="false"),
                el("span", about.name),
                href=f"#/puzzles/{about.id}",
                data_game=about.id,
                aria_current="page" if about.id == current else None,
            )
            for about in games
        ),
        class_="puzzle-games",
        aria_label=say("games"),
    )


def _grade(
    game: Game,
    game_view: GameView,
    puzzles: list[tuple[str, Puzzle]],
    known: dict[str, str],
    grade: int,
    is_open: bool,
) -> Markup | None:
    """Return a grade: how many are solved, and, where it is open, a tile for each puzzle."""
    of_grade = [(number, id_, one) for number, (id_, one) in enumerate(puzzles, 1) if one.grade == grade]
    if not of_grade:
        return None
    solved = sum(is_solved(known, id_) for _, id_, _ in of_grade)
    following = next((id_ for _, id_, _ in of_grade if not is_solved(known, id_)), "")
    name = level_names(LEVELS[grade])
    counts = {"solved": solved, "count": len(of_grade)}
    tiles = (_tile(game, game_view, number, id_, one, known, id_ == following) for number, id_, one in of_grade)
    return el(
        "section",
        el(
            "h2",
            el(
                "button",
                squares(grade),
                el("span", name, aria_hidden="true"),
                el("progress", value=solved, max=len(of_grade), aria_hidden="true"),
                el("span", say("of", **counts), class_="muted", aria_hidden="true"),
                el("span", say("of_heard", grade=name, **counts), class_="for-ears"),
                icon("chevron"),
                type="button",
                data_do="puzzle-grade",
                data_arg=str(grade),
                id=f"grade-{grade}",
                aria_expanded="true" if is_open else "false",
            ),
        ),
        el("ul", tiles, class_="puzzle-tiles") if is_open else None,
        class_="puzzle-section",
    )


def _tile(
    game: Game, game_view: GameView, number: int, id_: str, puzzle: Puzzle, known: dict[str, str], is_next: bool
) -> Markup:
    state = "solved" if is_solved(known, id_) else "next" if is_next else "seen" if id_ in known else ""
    return el(
        "li",
        el(
            "a",
            el("span", _preview(game, game_view, puzzle), class_="preview", aria_hidden="true"),
            el("span", icon("check"), class_="solved-sign") if state == "solved" else None,
            el("span", str(number), aria_hidden="true"),
            href=f"#/puzzle/{game.about.id}/{id_}",
            id=f"puzzle-{id_}",
            class_=f"puzzle-tile {state}".strip(),
            aria_label=say("tile", number=number, state=state),
        ),
    )


@lru_cache(maxsize=400)
def _preview(game: Game, game_view: GameView, puzzle: Puzzle) -> Markup:
    """Return the board of a puzzle, small."""
    state = game.position(puzzle.position)
    seen = state.seen_by(state.seat)
    names = tuple(role.name for role in game_view.roles(state))
    return game_view.preview(View(seen, names, live=False, small=True))
