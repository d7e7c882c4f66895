"""Draws what adding a game asks and does, the page of each added game, and their list in the settings."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import Content, el
from cuboteca.ui.added.store import Added, read_added, read_one
from cuboteca.ui.added.trial import GAMES, STEPS, Trial
from cuboteca.ui.added.wheel import Wheel
from cuboteca.ui.context import Context
from cuboteca.ui.dates import when
from cuboteca.ui.saved_games import TRYING
from cuboteca.ui.screen import Screen
from cuboteca.ui.screens.home import on_its_shelf
from cuboteca.ui.text.added import say
from cuboteca.ui.text.common import say as common
from cuboteca.ui.widgets import button, file_button, icon_button, in_niche, link, top_bar, trouble_line, vacancy

SHEETS = ("common", "added")
ENDING = ".whl"


def screen_of(context: Context) -> Screen | None:
    """Return the screen of the address: that of a game that is being added, or of one that has been."""
    return add_screen(context) if context.address.screen == "add" else added_screen(context)


def add_screen(context: Context) -> Screen:
    """Return what is known of the file that was chosen, the steps that are made, or why it can't be added."""
    trial = context.drafts.trial
    if trial is None or trial.wheel is None:
        parts: Sequence[Content] = _choose(trial.why if trial else _stopped(context.store))
    elif trial.step:
        parts = _steps(trial, trial.wheel)
    else:
        parts = _question(trial, trial.wheel)
    return Screen(say("title"), el("div", _bar(), *parts, class_="page adding", data_game=""), SHEETS)


def _bar() -> Markup:
    """Return the head of the page: it is left by what puts everything back."""
    return el(
        "header",
        icon_button("close", say("cancel"), "cancel-game", id="back", data_escape=True),
        el("h1", say("title"), id="title", tabindex="-1"),
        el("div", class_="bar-right"),
        class_="bar",
    )


def _stopped(store: Mapping[str, str]) -> str:
    """Return what the game that was tried last was doing when Python was stopped, if it was."""
    try:
        file, step = json.loads(store.get(TRYING, "[]"))
        return say("stopped", file=file, step=step)
    except (ValueError, KeyError, TypeError):
        return ""


def _choose(why: str) -> Sequence[Content]:
    return (
        el(
            "section",
            trouble_line(why) if why else None,
            el("p", say("failed") if why else say("choose")),
            file_button(say("choose_other") if why else say("title"), "wheel", ENDING, "choose-game"),
            class_="card form",
        ),
    )


def _head(name: str, line: str) -> Markup:
    return el("div", el("h2", name), el("p", line, class_="muted"), class_="added-head")


def _question(trial: Trial, wheel: Wheel) -> Sequence[Content]:
    """Return in plain words what adding it means, then the facts, then yes and no."""
    seats = wheel.seats
    range_ = min(seats) < max(seats) if seats else None
    facts = say("facts", range=range_, least=min(seats, default=0), most=max(seats, default=0), version=wheel.version)
    return (
        _head(wheel.name, facts),
        el(
            "section",
            el("h3", icon("opponent"), el("span", say("code"))),
            el("p", say("code_can")),
            el("p", say("code_trust")),
            class_="card form",
            id="consent",
        ),
        _instead(trial.instead, wheel) if trial.instead is not None else None,
        el(
            "dl",
            _fact(say("file"), wheel.file),
            _fact(say("size"), _size(len(wheel.content))),
            _fact(say("author"), wheel.author or say("no_author")),
            _fact(say("fingerprint"), _fingerprint(wheel.hash), el("span", say("compare"), class_="muted")),
            class_="card facts",
        ),
        el("p", say("can_remove"), class_="muted aside"),
        el(
            "div",
            button(say("trust"), "trust-game", kind="main", id="trust"),
            button(say("cancel"), "cancel-game", id="cancel"),
            class_="feet",
        ),
    )


def _instead(instead: Added, wheel: Wheel) -> Markup:
    if instead.hash == wheel.hash:
        return el("p", say("same"), class_="card form", id="same") if not instead.off else Markup("")
    return el(
        "section",
        el("h3", icon("warning"), el("span", say("other", game=instead.about.name))),
        el("p", say("other_about", version=instead.version)),
        class_="card form",
        id="other",
    )


def _fact(name: str, *value: Content) -> Markup:
    return el("div", el("dt", name), el("dd", *value))


def _size(size: int) -> str:
    return say("kilobytes", size=max(1, round(size / 1000)))


def _fingerprint(digits: str) -> Markup:
    """Return the first 16 digits of a hash, which unfold to all of them."""
    return el(
        "details",
        el("summary", el("code", _in_fours(digits[:16]))),
        el("p", el("span", say("whole_fingerprint"), class_="muted"), " ", el("code", _in_fours(digits))),
        class_="fingerprint",
    )


def _in_fours(digits: str) -> str:
    return " ".join(digits[at : at + 4] for at in range(0, len(digits), 4))


def _steps(trial: Trial, wheel: Wheel) -> Sequence[Content]:
    at = STEPS.index(trial.step)
    done = (at + (trial.played / GAMES if trial.step == "plays" else 0)) / len(STEPS)
    return (
        _head(wheel.name, say("failed") if trial.why else say("adding")),
        el(
            "section",
            el("ol", (_step(trial, step, place - at) for place, step in enumerate(STEPS)), class_="adding-steps"),
            el("progress", value=round(done, 3), max=1, aria_label=say("title")) if not trial.why else None,
            trouble_line(trial.why) if trial.why else None,
            class_="card form",
        ),
        None if trial.why else el("p", say("only_all"), class_="muted aside"),
        el(
            "div",
            file_button(say("choose_other"), "wheel", ENDING, "choose-game") if trial.why else None,
            button(say("cancel"), "cancel-game", id="cancel"),
            class_="feet",
        ),
    )


def _step(trial: Trial, step: str, ahead: int) -> Markup:
    how = "later" if ahead > 0 else "done" if ahead else "failed" if trial.why else "now"
    count = trial.played if step == "plays" and trial.played and ahead == 0 else None
    sign = {"done": icon("check"), "failed": icon("close")}.get(how)
    return el(
        "li",
        el("span", sign, class_="sign"),
        el("span", say("step", step=step, count=GAMES)),
        el("span", say("how", how=how), class_="for-ears"),
        el("span", str(count), class_="count", aria_hidden="true") if count else None,
        class_=how,
        id=f"step-{step}",
    )


def added_screen(context: Context) -> Screen | None:
    """Return the page of an added game: what is known of it, and the ways to play it, to update and to remove it."""
    added = read_one(context.store, context.address.of)
    if added is None:
        return None
    about = added.about
    broken = "" if added.off or about.id not in context.shelf else context.shelf.added()[about.id].broken
    count = sum(entry.game == about.id for entry in context.saved.list())
    body = el(
        "div",
        top_bar(about.name, "#/settings", say("to_settings")),
        el("div", on_its_shelf(about, added.niche), class_="cabinet shelf-of-one"),
        el("p", icon("warning"), el("span", say("is_broken", game=about.name, why=broken)), class_="card form trouble")
        if broken
        else None,
        _ways_on(added) if not broken else None,
        el(
            "dl",
            _fact(say("added"), say("added_on", day=when(added.day, context.now()), version=added.version)),
            _fact(say("saved"), say("saved_games", count=count)),
            _fact(say("author"), added.author or say("no_author")),
            _fact(say("fingerprint"), _fingerprint(added.hash)),
            class_="card facts",
        ),
        _sure(added) if context.trail.removing == about.id else _tools(about.id),
        el("p", say("stays", count=count) if count else say("none_saved"), class_="muted aside"),
        class_="page added",
        data_game=about.id,
    )
    return Screen(about.name, body, SHEETS)


def _ways_on(added: Added) -> Markup:
    if added.off:
        return el(
            "section",
            el("p", say("is_off")),
            button(say("look"), "look-at-game", added.about.id, kind="main", id="look"),
            class_="card form",
        )
    return el(
        "nav",
        link(say("play"), f"#/new/{added.about.id}", "play", "main", id="play"),
        link(say("rules"), f"#/guide/{added.about.id}", "guide"),
        class_="actions",
        aria_label=added.about.name,
    )


def _tools(game_id: str) -> Markup:
    return el(
        "div",
        file_button(say("update"), "wheel", ENDING, "update"),
        button(say("remove"), "remove-game", game_id, "trash", id="remove"),
        class_="card form",
    )


def _sure(added: Added) -> Markup:
    return el(
        "section",
        el("h2", say("sure", game=added.about.name), id="sure-title", tabindex="-1"),
        el(
            "div",
            button(say("keep"), "keep-game", id="keep"),
            button(say("remove_now"), "remove-game-now", added.about.id, "trash", id="remove-now"),
            class_="actions",
        ),
        class_="card form",
        id="sure",
    )


def broken_screen(context: Context, name: str, game_id: str = "", why: str = "") -> Screen:
    """Return why a game that was added can't be opened, with the way to remove it; or that it isn't here any more."""
    title = say("not_opened", game=name)
    told = say("not_opened_about", why=why) if why else say("needs_game", game=name)
    body = el(
        "div",
        top_bar(title, "#/", common("back_to_games")),
        el(
            "section",
            vacancy(),
            el("p", icon("warning"), el("span", told), class_="sign-and-words"),
            el(
                "div",
                button(say("remove"), "remove-game", game_id, "trash") if game_id in context.shelf else None,
                link(say("settings"), "#/settings", "settings"),
                class_="actions",
            ),
            class_="card form by-vacancy",
        ),
        class_="page alone",
    )
    return Screen(title, body)


def added_list(store: Mapping[str, str]) -> Markup:
    """Return the added games as the settings list them."""
    return el(
        "ul",
        (
            el(
                "li",
                el(
                    "a",
                    in_niche(one.niche),
                    el(
                        "span",
                        el("span", one.about.name, class_="card-title"),
                        el("span", say("row", off=one.off, version=one.version), class_="card-line"),
                        class_="card-words",
                    ),
                    icon("chevron"),
                    href=f"#/added/{one.about.id}",
                    id=f"added-{one.about.id}",
                    data_game=one.about.id,
                ),
            )
            for one in read_added(store)
        ),
        class_="added-list",
    )
