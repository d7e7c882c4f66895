"""Draws what is shown where something isn't there or can't be read: what the matter is, and the way on."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.play.record import CutOff, UnreadableRecord
from cuboteca.play.simulation import CannotSimulate
from cuboteca.ui.links import UnreadableLink
from cuboteca.ui.screen import Screen
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.trouble import say
from cuboteca.ui.widgets import button, folded_reason, link, top_bar, vacancy


def blocked_screen(why: KeyError | CannotSimulate | UnreadableRecord, game_id: str, refused: bool) -> Screen:
    """Return why a saved game can't be opened; `refused`, if the browser gives us no database to look for it in."""
    if isinstance(why, CannotSimulate):
        return _trouble(say("stuck"), say("stuck_about", why=why))
    if isinstance(why, UnreadableRecord):
        return _unread(say("damaged"), say("damaged_about"), why, game_id)
    if refused:
        return _trouble(
            say("refused"),
            say("refused_about"),
            button(say("try_again"), "refresh", picture="turn"),
        )
    return _trouble(say("no_game"), say("no_game_about"))


def unread_screen(why: UnreadableRecord, game_id: str, game: str, version: str) -> Screen:
    """Return that a saved game can't be read by an added game, of which another version may have saved it."""
    return _unread(say("unread"), say("unread_about", game=game, version=version), why, game_id)


def bad_link_screen(why: UnreadableLink | UnreadableRecord, link_text: str) -> Screen:
    """Return why the game in a link can't be read; one that was cut off can be opened as far as it goes."""
    if isinstance(why, CutOff):
        more = button(say("open_anyway"), "keep-link-so-far", link_text, "play")
        return _trouble(say("cut_off"), str(why), more)
    if isinstance(why, UnreadableRecord):
        return _trouble(say("bad_link"), say("bad_link_about"), details=str(why))
    return _trouble(say("bad_link"), str(why))


def lost_screen() -> Screen:
    """Return that there is nothing at this address."""
    return _trouble(say("no_page"), say("no_page_about"))


def _unread(title: str, message: str, why: UnreadableRecord, game_id: str) -> Screen:
    return _trouble(title, message, button(say("save_text"), "export", game_id, "download"), details=str(why))


def _trouble(title: str, message: str, *more: Markup, details: str = "") -> Screen:
    body = el(
        "div",
        top_bar(title, "#/", common("back_to_games")),
        el(
            "section",
            vacancy(),
            el("p", icon("warning"), el("span", message), class_="sign-and-words"),
            el(
                "nav",
                *more,
                link(common("to_games"), "#/", "home"),
                link(common("saved_games"), "#/saved", "saved"),
                class_="actions",
                aria_label=say("ways_on"),
            ),
            folded_reason(details) if details else None,
            class_="card form by-vacancy",
        ),
        class_="page alone",
    )
    return Screen(title, body)
