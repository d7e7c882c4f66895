"""Draws the set-up: who plays which side, who goes first, and the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from markupsafe import Markup

from cuboteca.draw.badges import badge
from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.play.data_texts import about_in, option_in
from cuboteca.play.game import About, Game, Option
from cuboteca.play.language import HOUSE, translator
from cuboteca.play.naming import LONGEST_NAME, name_or_number
from cuboteca.play.view import GameView
from cuboteca.ui.lesson_progress import CurrentLesson
from cuboteca.ui.screen import Screen
from cuboteca.ui.screens.own_file import own_file
from cuboteca.ui.setup_form import FileTrouble, counts, levels_of, possible_values, seats_of, usual
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.home import say as home
from cuboteca.ui.text.setup import say
from cuboteca.ui.widgets import choice, in_niche, link, top_bar


def setup_screen(
    game: Game,
    game_view: GameView,
    draft: Mapping[str, str],
    trouble: FileTrouble | None = None,
    dialog: Markup | None = None,
    lesson: CurrentLesson | None = None,
    *,
    niche: str,
    going: str | None = None,
) -> Screen:
    """Return the form for a new game; `draft` holds what has been filled in (`name-0`, `option-ko`, …).

    `trouble`: what is wrong with the file brought last. `dialog` lies over the form. `lesson` is the one to take next.
    `niche` is the address of the game's picture, `going` the table to go on at.
    """
    about = about_in(game.about, translator(HOUSE))
    seating = _seating(game, game_view, draft)
    seats = seats_of(game, draft)
    choices = {option.id: possible_values(game, option, seats) for option in game.options.values()}
    chosen = {
        name: option.offered(draft[name], seats)
        for option in game.options.values()
        if (name := f"option-{option.id}") in draft
    }
    draft = {**draft, **chosen}
    options = [
        option_in(option, translator(about.id))
        for option in game.options.values()
        if (option.numbers is not None or option.file is not None or len(choices[option.id]) > 1)
        and counts(option, game, draft)
    ]
    levels = levels_of(draft, seats)
    changed = sum((draft.get(f"option-{o.id}") or usual(o, levels)) != usual(o, levels) for o in options[1:])
    body = el(
        "div",
        top_bar(about.name, "#/", common("back_to_games")),
        el(
            "form",
            _introduction(about, niche, going, lesson),
            seating.companies,
            None if seating.rows else _seats(game, draft),
            _players(game, game_view, draft, seating.rows),
            seating.hints,
            _option(options[0], draft, choices, trouble) if options else None,
            _house_rules([_option(option, draft, choices, trouble) for option in options[1:]], changed),
            el(
                "div",
                seating.meeting,
                el("button", icon("play"), el("span", say("start")), type="submit", class_="button main", id="start"),
                class_="setup-go",
            ),
            data_do="start",
            data_arg=about.id,
            class_="setup",
            id="setup",
            autocomplete="off",
            novalidate=True,
        ),
        class_="page set-up",
        data_game=about.id,
        inert=dialog is not None,
    )
    if dialog is not None:
        body = el("div", body, dialog, data_game=about.id)
    return Screen(say("title", game=about.name), body, ("common", "clocks"))


def _introduction(about: About, niche: str, going: str | None, lesson: CurrentLesson | None) -> Markup:
    """Return the card of the game: what it is, and the ways to a table, a lesson, puzzles and the guide."""
    return el(
        "div",
        in_niche(niche),
        el("p", about.summary, " ", el("span", _takes(about.minutes), class_="takes")),
        link(home("continue", game=about.name), f"#/play/{going}", "play", "quiet", id="continue") if going else None,
        _lesson_link(about.id, lesson) if lesson is not None else None,
        el(
            "div",
            link(say("puzzles"), f"#/puzzles/{about.id}", "star", "quiet", id="puzzles") if about.puzzles else None,
            link(common("how_to_play"), f"#/guide/{about.id}", "guide", "quiet"),
            class_="actions",
        ),
        class_="card introduction",
        data_game=about.id,
    )


def _lesson_link(game_id: str, lesson: CurrentLesson) -> Markup:
    """Return the way to a lesson; the words say whether it has been begun."""
    words = say("learn", begun=bool(lesson.step), title=lesson.title, several=bool(lesson.title))
    return link(words, f"#/learn/{game_id}/{lesson.id}", "hint", "quiet", id="learn")


class SeatForm(NamedTuple):
    """What the set-up asks about seats, of a game in which not only people play."""

    rows: tuple[Markup, ...] = ()
    companies: Markup | None = None
    """The chips that fill all seats at once."""
    hints: Markup | None = None
    """The switches under the seats, and the choice of a clock."""
    meeting: Markup | None = None
    """Who meets whom."""


def _seating(game: Game, game_view: GameView, draft: Mapping[str, str]) -> SeatForm:
    if not game.about.opponents:
        return SeatForm()
    from cuboteca.ui.opponents.seating import seat_form  # loaded with the first game that is opened

    return seat_form(game, game_view, draft)


def _house_rules(options: Sequence[Markup], changed: int) -> Markup | None:
    """Return the folded card of all rules but the first, which says how many of them were changed."""
    if not options:
        return None
    return el(
        "details",
        el(
            "summary",
            el("span", say("rules"), class_="card-title"),
            el("span", say("changed_rules", count=changed) if changed else say("standard_rules"), class_="card-line"),
            icon("chevron"),
        ),
        options,
        class_="card house-rules folded",
        id="house-rules",
        data_keep_open=True,
    )


def _takes(minutes: tuple[int, int]) -> str:
    """Return how long a game takes, in a sentence."""
    least, most = minutes
    return say("takes", varies=least != most, least=least, most=most)


def _seats(game: Game, draft: Mapping[str, str]) -> Markup | None:
    seats = game.about.seats
    if len(seats) == 1:
        return None
    return el(
        "fieldset",
        el("legend", say("seats")),
        el(
            "div",
            (
                choice("seats", n, el("span", n), n == str(seats_of(game, draft)), "set-up", game.about.id)
                for n in map(str, sorted(seats))
            ),
            class_="segments",
        ),
        class_="card",
    )


def name_field(draft: Mapping[str, str], seat: int, change: str | None = "set-up") -> Markup:
    """Draw the field for the name of a seat's player; `change` is the event that what is typed sends at once."""
    return el(
        "input",
        type="text",
        name=f"name-{seat}",
        id=f"name-{seat}",
        value=draft.get(f"name-{seat}", ""),
        placeholder=name_or_number("", seat),
        maxlength=LONGEST_NAME,
        autocapitalize="words",
        spellcheck="false",
        enterkeyhint="done",
        data_change=change,
    )


def _players(game: Game, game_view: GameView, draft: Mapping[str, str], own_rows: Sequence[Markup]) -> Markup:
    roles = game_view.roles(game.start(seats=seats_of(game, draft)))
    rows = own_rows or (
        el(
            "label",
            badge(role.badge),
            el("span", role.name, class_="role"),
            name_field(draft, seat),
            class_="player-row",
        )
        for seat, role in enumerate(roles)
    )
    return el(
        "fieldset",
        el("legend", say("players")),
        rows,
        el(
            "button",
            icon("swap"),
            el("span", say("swap", pair=len(roles) == 2)),
            type="button",
            class_="button quiet",
            data_do="exchange-sides",
            data_arg=game.about.id,
        )
        if len(roles) > 1
        else None,
        class_="card",
    )


def _option(
    option: Option, draft: Mapping[str, str], choices: Mapping[str, tuple[str, ...]], trouble: FileTrouble | None
) -> Markup:
    value = draft.get(f"option-{option.id}", option.default)
    name = f"option-{option.id}"
    if option.file is not None:
        return own_file(option, value, trouble if trouble and trouble.option == option.id else None)
    if option.numbers is not None:
        return el(
            "fieldset",
            el("legend", option.title),
            el(
                "label",
                el(
                    "input",
                    type="number",
                    name=name,
                    id=name,
                    value=value if value.isdecimal() else "",
                    placeholder=None if option.default.isdecimal() else option.labels[0],
                    min=option.numbers.start,
                    max=option.numbers.stop - 1,
                    inputmode="numeric",
                    aria_label=option.title,
                    aria_describedby=f"{name}-meaning",
                    data_change="set-up",
                ),
                el("span", option.meaning_of(value), class_="meaning", id=f"{name}-meaning"),
                class_="number-row",
            ),
            class_="card option",
        )
    if value not in choices[option.id]:
        value = option.default
    return el(
        "fieldset",
        el("legend", option.title),
        (
            choice(
                name,
                v,
                el("span", el("span", label), el("span", meaning, class_="meaning")),
                v == value,
                "set-up",
                kind="choice-row",
            )
            for v, label, meaning in zip(option.values, option.labels, option.meanings, strict=True)
            if v in choices[option.id]
        ),
        class_="card option",
    )
