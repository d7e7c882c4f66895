"""Draws the guide of a game: its rules in our own words, with live boards to click through."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.play.data_texts import chapter_in, clause_in
from cuboteca.play.game import NATURE, Game, State
from cuboteca.play.language import translator
from cuboteca.play.view import Chapter, GameView, Line, View
from cuboteca.ui.addresses import Address
from cuboteca.ui.screen import Screen
from cuboteca.ui.screens.key_sheet import all_keys
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.guide import NAMES, say
from cuboteca.ui.widgets import icon_button, link, top_bar
from cuboteca.ui.wording import step_count

KEYS = "keys"
"""The id of the last page of every guide."""


def guide_screen(
    game: Game, game_view: GameView, chapter_id: str, steps: Mapping[str, int], back: Address
) -> Screen | None:
    """Return a chapter (the first if `chapter_id` is empty); `steps`: how far each line is played. None: no such."""
    about = game.about
    translate = translator(about.id)
    chapters = [*(chapter_in(chapter, translate) for chapter in game_view.guide()), Chapter(KEYS, say("keys"), ())]
    found = [number for number, chapter in enumerate(chapters) if chapter.id == (chapter_id or chapters[0].id)]
    if not found:
        return None
    number = found[0]
    chapter = chapters[number]
    body = el(
        "div",
        top_bar(
            say("title", game=about.name),
            str(back),
            say("back_to_setup") if back.screen == "new" else common("back_to_game"),
        ),
        el(
            "div",
            el(
                "nav",
                el(
                    "ol",
                    (
                        el(
                            "li",
                            el(
                                "a",
                                c.title,
                                href=f"#/guide/{about.id}/{c.id}",
                                aria_current="page" if c is chapter else None,
                            ),
                        )
                        for c in chapters
                    ),
                ),
                class_="chapters card",
                aria_label=say("chapters"),
            ),
            el(
                "article",
                el("h2", chapter.title, id="chapter-title", tabindex="-1"),
                (el("p", paragraph) for paragraph in chapter.paragraphs),
                (_line(game, game_view, line, steps.get(line.id, 0)) for line in chapter.lines),
                all_keys(game_view, about, game_view.keys) if chapter.id == KEYS else None,
                _rules(game, chapter),
                el(
                    "nav",
                    _turn_page(about.id, chapters[number - 1], "prev") if number else None,
                    _turn_page(about.id, chapters[number + 1], "next") if number + 1 < len(chapters) else None,
                    link(say("play"), f"#/new/{about.id}", "play", "main") if number + 2 >= len(chapters) else None,
                    class_="actions pages",
                    aria_label=say("pages"),
                ),
                class_="chapter",
            ),
            class_="guide",
        ),
        class_="page wide read",
        data_game=about.id,
    )
    return Screen(say("page_title", game=about.name, chapter=chapter.title), body, ("common", game_view.sprite))


def _turn_page(game_id: str, chapter: Chapter, picture: str) -> Markup:
    return link(say(picture, chapter=chapter.title), f"#/guide/{game_id}/{chapter.id}", picture, id=f"page-{picture}")


def _rules(game: Game, chapter: Chapter) -> Markup | None:
    if not chapter.clauses:
        return None
    translate = translator(game.about.id)
    return el(
        "details",
        el("summary", say("exact_rules"), icon("chevron")),
        el("ul", (el("li", clause_in(clause, game.clauses[clause], translate)) for clause in chapter.clauses)),
        class_="card exact folded",
        id=f"exact-{chapter.id}",
        data_keep_open=True,
    )


@lru_cache(maxsize=64)
def _line(game: Game, game_view: GameView, line: Line, step: int) -> Markup:
    """Return a live board: the position after `step` moves of the line, its caption, and the way through it."""
    step = min(step, len(line.moves))
    state: State = game.position(line.position)
    past: list[tuple[State, str]] = []
    for move in line.moves[:step]:
        past.append((state, move))
        state = state.play(move)
    viewer = state.seat if state.seat is not None and state.seat != NATURE else 0
    names, moves = NAMES[: state.seats], line.moves[:step]
    view = View(state=state.seen_by(viewer), names=names, moves=moves, live=False, small=True, past=tuple(past))
    return el(
        "figure",
        el("div", game_view.board(view), class_="table small-table"),
        el("div", game_view.standings(view), class_="line-standings") if line.standings else None,
        el(
            "figcaption",
            el("p", line.captions[step], id=f"caption-{line.id}"),
            el(
                "div",
                _step(line, step - 1, "prev", say("step_back"), step > 0),
                el("span", step_count(line, step), class_="muted"),
                _step(line, step + 1, "next", say("step_on"), step < len(line.moves)),
                class_="step-buttons",
            )
            if line.moves
            else None,
        ),
        class_="card line",
        id=f"line-{line.id}",
    )


def _step(line: Line, to: int, picture: str, label: str, possible: bool) -> Markup:
    return icon_button(
        picture,
        label,
        "guide-step",
        f"{line.id}:{to if possible else picture}",
        id=f"{line.id}-{picture}",
        aria_disabled=None if possible else "true",  # The keyboard stays where it steps, as in a game looked back at.
    )
