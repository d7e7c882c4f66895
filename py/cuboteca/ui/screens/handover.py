"""Handover: a lid over the table until whoever is to decide has the device. Nothing of the table is in the page."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.lid import lid_badge, lid_latch
from cuboteca.draw.markup import el
from cuboteca.ui.screen import Screen
from cuboteca.ui.session import Session


def handover_screen(session: Session) -> Screen:
    """Whose turn it is, and a latch to hold; a key or a screen reader's click lifts the lid as well."""
    table = session.table
    name = table.names[session.decider]
    others = [other for seat, other in enumerate(table.names) if seat != session.decider]
    body = el(
        "div",
        el("a", icon("back"), href="#/", class_="icon-button lid-back", aria_label="Back to the games", id="back"),
        el(
            "section",
            el("p", table.game.about.name, class_="lid-game"),
            lid_badge(session.game_view.roles(session.view().state)[session.decider].badge, session.decider),
            el("h1", f"Pass to {name}", id="title", tabindex="-1"),
            el("p", f"It is {name}’s turn{_asked(session)}.", Markup("<br>"), _hidden(others)),
            el(
                "button",
                lid_latch(),
                el("b", "Hold to lift the lid"),
                el("span", f"Only {name} should look"),
                el("span", "Enter lifts it at once", class_="latch-key"),
                type="button",
                class_="latch",
                id="latch",
                data_hold="lift-lid",
            ),
            class_="lid-panel",
        ),
        class_="lid",
    )
    return Screen(f"Pass to {name}", body, ("common",))


def _asked(session: Session) -> str:
    """What is asked, as a bystander may know it: the lid is closed."""
    rest = session.game_view.prompt(session.view()).rest.rstrip(".")
    return f": {rest}" if rest else ""


def _hidden(others: list[str]) -> str:
    if len(others) == 1:
        return f"{others[0]} looks away."
    return "The others look away."
