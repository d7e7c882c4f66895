"""Pieces of screens that look and work alike everywhere."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import Content, el
from cuboteca.ui.screen import Notice
from cuboteca.ui.storage import Unsaved
from cuboteca.ui.text.common import say
from cuboteca.ui.wording import not_saved

PLACES = (("#/", "home", "games"), ("#/saved", "saved", "saved"), ("#/settings", "settings", "settings"))


def navigation(current: str) -> Markup:
    """Return the links to the three places of the app."""
    return el(
        "nav",
        (
            el(
                "a",
                el("span", icon(name), class_="nav-pill"),
                el("span", say(label)),
                href=href,
                id=f"nav-{name}",
                aria_current="page" if name == current else None,
            )
            for href, name, label in PLACES
        ),
        class_="places",
        aria_label=say("app"),
    )


def icon_link(picture: str, label: str, href: str, **more: str | bool | None) -> Markup:
    """Return a link that shows only a picture; screen readers hear its label."""
    return el("a", icon(picture), href=href, class_="icon-button", aria_label=label, **more)


def way_back(to: str, label: str, picture: str = "back") -> Markup:
    """Return the arrow that leads back, before a title; Escape leads there, too."""
    return icon_link(picture, label, to, id="back", data_escape=True)


def top_bar(title: str, back: str, back_label: str, *right: Content) -> Markup:
    """Return a slim line with the way back, the title, and what else the screen offers."""
    return el(
        "header",
        way_back(back, back_label),
        el("h1", title, id="title", tabindex="-1"),
        el("div", *right, class_="bar-right"),
        class_="bar",
    )


def button(
    label: str, do: str, arg: str | None = None, picture: str | None = None, kind: str = "", **more: str | bool | None
) -> Markup:
    """Return a button that sends an event. `kind` is `main`, `quiet` or nothing."""
    return el(
        "button",
        icon(picture) if picture else None,
        el("span", label),
        type="button",
        class_=f"button {kind}".strip(),
        data_do=do,
        data_arg=arg,
        **more,
    )


def icon_button(picture: str, label: str, do: str, arg: str | None = None, **more: str | bool | None) -> Markup:
    """Return a button that is a picture alone, with its name for whoever can't see it; it sends an event."""
    return el(
        "button",
        icon(picture),
        type="button",
        class_="icon-button",
        data_do=do,
        data_arg=arg,
        aria_label=label,
        **more,
    )


def file_button(label: str, purpose: str, accept: str, id_: str, **more: str | bool | None) -> Markup:
    """Return a button that asks for a file; the page sends what is in it, by its purpose."""
    asked = el("input", type="file", accept=accept, data_file=purpose, class_="for-ears", id=id_, **more)
    return el("label", icon("upload"), el("span", label), asked, class_="button")


def link(label: str, href: str, picture: str | None = None, kind: str = "", **more: str | bool | None) -> Markup:
    """Return a link that looks like a button."""
    return el(
        "a",
        icon(picture) if picture else None,
        el("span", label) if label else None,
        href=href,
        class_=f"button {kind}".strip(),
        **more,
    )


def choice(
    name: str, value: str, words: Markup, chosen: bool, do: str, arg: str | None = None, kind: str | None = None
) -> Markup:
    """Return one of several values that exclude each other, with its words; choosing it sends the event `do`."""
    radio = el(
        "input",
        type="radio",
        name=name,
        id=f"{name}-{value}",
        value=value,
        checked=chosen,
        data_change=do,
        data_arg=arg,
    )
    return el("label", radio, words, class_=kind)


def in_niche(picture: str) -> Markup:
    """Return a game's picture in its niche, by its address."""
    return el("span", el("img", src=picture, alt="", draggable="false"), class_="niche")


def vacancy() -> Markup:
    """Return an empty niche of the cabinet, to stand beside the words that nothing is there."""
    return el("div", el("div", class_="niche"), class_="cabinet vacancy", aria_hidden="true")


def trouble_line(words: str, id_: str = "trouble") -> Markup:
    """Return what is wrong, with a sign before it."""
    return el("p", icon("warning"), el("span", words), class_="trouble", id=id_)


def folded_reason(why: str) -> Markup:
    """Return the exact reason, folded away under words that say plainly what the matter is."""
    return el("details", el("summary", say("why"), id="why"), el("p", why), id="exact-reason")


def notice_bar(notice: Notice | None) -> Markup | None:
    """Return the message over the screen, with the rule behind it or a way to undo."""
    if notice is None:
        return None
    return el(
        "div",
        el("p", notice.message, id="notice-text"),
        el("details", el("summary", say("why"), id="notice-ask"), el("p", notice.why), id="notice-why")
        if notice.why
        else None,
        button(say("undo"), notice.undo, kind="quiet") if notice.undo else None,
        button(say("copy_details"), "copy-details", notice.details, kind="quiet") if notice.details else None,
        icon_button("close", say("close_message"), "dismiss", data_escape=True),
        class_="notice" if notice.why or notice.undo or notice.details else "notice passing",
        id="notice",
    )


def unsaved_line(unsaved: Unsaved) -> Markup:
    """Return the slim line that stays on every screen until all is saved, with a way to save it elsewhere."""
    can_save = unsaved.games and unsaved.why != "slow"
    return el(
        "div",
        icon("warning"),
        el("p", not_saved(unsaved)),
        button(say("save_to_file"), "export-unsaved", kind="quiet", id="export-unsaved") if can_save else None,
        class_="storage-warning",
        id="storage-warning",
    )
