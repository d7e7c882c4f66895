"""Home: the cabinet of games, and the game to go on with."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.games import Shelf
from cuboteca.play.game import About
from cuboteca.ui.previews import Previews
from cuboteca.ui.puzzle_days import Today
from cuboteca.ui.saved_games import SavedGame
from cuboteca.ui.screen import Screen
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.home import say
from cuboteca.ui.widgets import icon_button, in_niche, navigation


def home_screen(
    shelf: Shelf,
    previews: Previews,
    unfinished: Sequence[SavedGame],
    to_back_up: int,
    today: Today | None,
    new: Sequence[str],
) -> Screen:
    """Return the cabinet, and up to three unfinished games (those that can be read, last changed first).

    `to_back_up` is how many games the reminder of a backup tells of, if there is to be one; `today` is what there is to
    say of the puzzle of the day; `new` are the games that nobody has met on this device.
    """
    games = [shelf.about(game_id) for game_id in shelf]
    latest = unfinished[0] if unfinished else None
    body = el(
        "div",
        el(
            "header",
            el("h1", common("app"), id="title", tabindex="-1"),
            el("p", say("subtitle", number=len(games)), class_="subtitle"),
            class_="masthead",
        ),
        (_continue_card(shelf, previews, latest),)
        if latest
        else (
            _learn_card(shelf, [about for about in games if about.id in new]),
            _first_words() if today is None else None,
        ),
        _reminder(to_back_up) if to_back_up else None,
        _puzzle_line(shelf, today) if today is not None else None,
        _others(shelf, previews, unfinished[1:3]) if len(unfinished) > 1 else None,
        _cabinet(shelf, games),
        navigation("home"),
        class_="home",
    )
    return Screen(common("app"), body, previews.sheets(unfinished[:3]))


def _seats(message: str, about: About) -> str:
    least, most = min(about.seats), max(about.seats)
    return say(message, range=least < most, least=least, most=most)


def on_its_shelf(about: About, picture: str) -> tuple[Markup, Markup]:
    """Return a game's picture in its niche, and the edge of the shelf under it: its name and for how many it is."""
    edge = el(
        "span",
        el("span", about.name, class_="niche-name"),
        el(
            "span",
            icon("users"),
            el("span", _seats("seats", about), aria_hidden="true"),
            el("span", _seats("seats_heard", about), class_="for-ears"),
            class_="niche-seats",
        ),
        class_="shelf-edge",
    )
    return in_niche(picture), edge


def _cabinet(shelf: Shelf, games: Sequence[About]) -> Markup:
    niches = (
        el(
            "li",
            el(
                "a",
                on_its_shelf(about, shelf.niche(about.id)),
                href=f"#/new/{about.id}",
                id=f"niche-{about.id}",
                class_="shelf",
                data_game=about.id,
            ),
        )
        for about in games
    )
    return el("section", el("ul", niches, class_=f"niches n{len(games)}"), class_="cabinet", aria_label=say("cabinet"))


def _learn_card(shelf: Shelf, games: Sequence[About]) -> Markup | None:
    """Return the way to the first lesson of these games, in the place of the game to go on with."""
    about = next((about for about in games if about.lessons), None)
    if about is None:
        return None
    picture = in_niche(shelf.niche(about.id))
    lines = (
        el("span", say("learn"), class_="card-title"),
        el("span", say("learn_line", game=about.name), class_="card-line"),
    )
    return _leading_card(picture, lines, f"#/learn/{about.id}", "learn", about.id)


def _first_words() -> Markup:
    """Return what to expect, in the place of the game to go on with; shown where the cabinet leaves room beside it."""
    said = (("users", "first_choose"), ("saved", "first_saved"), ("check", "first_offline"))
    return el("ul", (el("li", icon(name), el("span", say(words))) for name, words in said), class_="card first-words")


def _continue_card(shelf: Shelf, previews: Previews, kept: SavedGame) -> Markup:
    look = previews.of(kept)
    lines = (
        el("span", say("continue", game=shelf.about(kept.game).name), class_="card-title"),
        el("span", say("continue_line", players=kept.names, move=kept.made + 1), class_="card-line"),
        look.asked,
    )
    return _leading_card(look.preview, lines, f"#/play/{kept.id}", "continue", kept.game)


def _leading_card(picture: Markup, lines: Sequence[Markup], href: str, id_: str, game: str) -> Markup:
    """Return the card above the cabinet: a picture, a few lines, and the button that they are about."""
    return el(
        "a",
        picture,
        el("span", lines, class_="card-words"),
        el("span", icon("play"), class_="round-main"),
        href=href,
        id=id_,
        class_="card continue",
        data_game=game,
    )


def _reminder(count: int) -> Markup:
    """Return the line that leads to a backup; the page shows it only where the browser may clear what is saved."""
    return el(
        "div",
        el(
            "button",
            icon("download"),
            el("span", say("back_up", count=count)),
            type="button",
            id="to-backup",
            data_do="to-backup",
        ),
        icon_button("close", say("put_off"), "put-reminder-off", id="put-reminder-off"),
        class_="card reminder",
    )


def _puzzle_line(shelf: Shelf, today: Today) -> Markup:
    """Return the quiet line that leads to the puzzle of the day."""
    said = say("today_solved") if today.solved else shelf.about(today.game).name
    return el(
        "a",
        icon("check" if today.solved else "star"),
        el("b", say("today")),
        el("span", said, class_="card-line"),
        el("span", say("streak", count=today.streak), class_="days") if today.streak > 1 else None,
        href="#/today",
        id="today",
        class_="card todays-puzzle",
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
                            say("other_line", players=kept.names, count=kept.made),
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
        aria_label=say("others"),
    )
