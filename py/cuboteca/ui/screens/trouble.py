"""What is shown where something asked for is not there, or cannot be read: one sentence, and the way on."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.play.record import CutOff, UnreadableRecord
from cuboteca.play.simulation import CannotSimulate
from cuboteca.ui.links import UnreadableLink
from cuboteca.ui.screen import Screen
from cuboteca.ui.text.sharing import say as sharing
from cuboteca.ui.widgets import button, link, top_bar, vacancy


def blocked_screen(why: KeyError | CannotSimulate | UnreadableRecord, game_id: str, refused: bool) -> Screen:
    """Say why a saved game cannot be opened; `refused`, if the browser gives us no database to look for it in."""
    if isinstance(why, CannotSimulate):
        return _trouble("A game that cannot go on here", f"{why} Nothing of the game is lost.")
    if isinstance(why, UnreadableRecord):
        return _trouble(
            "A damaged game",
            f"This game cannot be read. {why} Its text is still here: save it as a file, and nothing is lost.",
            button("Save its text", "export", game_id, "download"),
        )
    if refused:
        return _trouble(
            "Your games can’t be read right now",
            "This browser isn’t giving Cuboteca its storage. Nothing has been deleted.",
            button("Try again", "refresh", picture="turn"),
        )
    return _trouble("No such game", "This game is not on this device. It may have been deleted.")


def bad_link_screen(why: UnreadableLink | UnreadableRecord, link_text: str) -> Screen:
    """Say why the game in a link cannot be read; one that was cut off can be opened so far."""
    if isinstance(why, CutOff):
        more = button(sharing("open_anyway"), "keep-link-so-far", link_text, "play")
        return _trouble("A game that was cut off", str(why), more)
    return _trouble("A link that cannot be read", str(why))


def lost_screen() -> Screen:
    """Say that nothing stands at this address."""
    return _trouble("Nothing here", "There is no such page in Cuboteca.")


def _trouble(title: str, message: str, *more: Markup) -> Screen:
    body = el(
        "div",
        top_bar(title, "#/", "Back to the games"),
        el(
            "section",
            vacancy(),
            el("p", icon("warning"), el("span", message), class_="sign-and-words"),
            el(
                "nav",
                *more,
                link("To the games", "#/", "home"),
                link("Saved games", "#/saved", "saved"),
                class_="actions",
                aria_label="Where to go",
            ),
            class_="card form by-vacancy",
        ),
        class_="page alone",
    )
    return Screen(title, body)
