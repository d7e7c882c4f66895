"""Home: the cabinet of games, and the game to go on with."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.games import Shelf
from cuboteca.play.game import About
from cuboteca.ui.previews import Previews
from cuboteca.ui.saved_games import SavedGame
from cuboteca.ui.screen import Screen
from cuboteca.ui.widgets import navigation
from cuboteca.ui.wording import named, plural

NUMBER_WORDS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")


def home_screen(shelf: Shelf, previews: Previews, unfinished: Sequence[SavedGame]) -> Screen:
    """The cabinet, and up to three unfinished games (those that can be read, last changed first)."""
    games = [shelf.about(game_id) for game_id in shelf]
    latest = unfinished[0] if unfinished else None
    body = el(
        "div",
        el(
            "header",
            el("h1", "Cuboteca", id="title", tabindex="-1"),
            el("p", _subtitle(len(games)), class_="subtitle"),
            class_="masthead",
        ),
        _continue_card(shelf, previews, latest) if latest else _first_words(),
        _others(shelf, previews, unfinished[1:3]) if len(unfinished) > 1 else None,
        _cabinet(games),
        navigation("home"),
        class_="home",
    )
    return Screen("Cuboteca", body, previews.sheets(unfinished[:3]))


def _subtitle(count: int) -> str:
    word = NUMBER_WORDS[count] if count < len(NUMBER_WORDS) else str(count)
    return f"{word} {'game' if count == 1 else 'games'} of cubes and stones"


def players(about: About) -> str:
    """As in "2" or "1–6"."""
    low, high = min(about.seats), max(about.seats)
    return str(low) if low == high else f"{low}–{high}"


def _cabinet(games: Sequence[About]) -> Markup:
    niches = (
        el(
            "li",
            el(
                "a",
                el("span", el("img", src=f"art/{about.id}-niche.svg", alt="", draggable="false"), class_="niche"),
                el(
                    "span",
                    el("span", about.name, class_="niche-name"),
                    el(
                        "span",
                        icon("users"),
                        el("span", players(about), aria_hidden="true"),
                        el("span", f"{players(about).replace('–', ' to ')} players", class_="for-ears"),
                        class_="niche-seats",
                    ),
                    class_="shelf-edge",
                ),
                href=f"#/new/{about.id}",
                id=f"niche-{about.id}",
                class_="shelf",
                data_game=about.id,
            ),
        )
        for about in games
    )
    return el("section", el("ul", niches, class_=f"niches n{len(games)}"), class_="cabinet", aria_label="The games")


def _first_words() -> Markup:
    """What to expect, in the place of the game to go on with; shown where the cabinet leaves room beside it."""
    said = (
        ("users", "Choose a game, say who plays, and hand the device around."),
        ("saved", "Every game is kept by itself, from its first move."),
        ("check", "Opened once, everything plays without a network too."),
    )
    return el("ul", (el("li", icon(name), el("span", words)) for name, words in said), class_="card first-words")


def _continue_card(shelf: Shelf, previews: Previews, kept: SavedGame) -> Markup:
    about = shelf.about(kept.game)
    return el(
        "a",
        previews.of(kept).preview,
        el(
            "span",
            el("span", f"Continue {about.name}", class_="card-title"),
            el("span", f"{named(kept.names)}, move {kept.made + 1}", class_="card-line"),
            previews.of(kept).asked,
            class_="card-words",
        ),
        el("span", icon("play"), class_="round-main"),
        href=f"#/play/{kept.id}",
        id="continue",
        class_="card continue",
        data_game=kept.game,
    )


def _others(shelf: Shelf, previews: Previews, others: Sequence[SavedGame]) -> Markup:
    return el(
        "ul",
        (
            el(
                "li",
                el(
                    "a",
                    previews.of(kept).preview,
                    el(
                        "span",
                        el("span", kept.title or shelf.about(kept.game).name, class_="card-title"),
                        el(
                            "span",
                            f"{named(kept.names)}, {plural(kept.made, 'move', 'moves')}",
                            class_="card-line",
                        ),
                        class_="card-words",
                    ),
                    icon("chevron"),
                    href=f"#/play/{kept.id}",
                    id=f"other-{kept.id}",
                ),
            )
            for kept in others
        ),
        class_="card others",
        aria_label="Other games to go on with",
    )
