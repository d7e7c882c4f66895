"""Draws the lid over the table while the device is passed on. Nothing of the table is in the page."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.lid import lid_badge, lid_latch
from cuboteca.draw.markup import el
from cuboteca.play.wording import sentence
from cuboteca.ui.screen import Screen
from cuboteca.ui.screens.play import leave_link
from cuboteca.ui.session import Session
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.table import say


def handover_screen(session: Session) -> Screen:
    """Return whose turn it is, and a latch to hold; a key or a screen reader's click lifts the lid as well."""
    table = session.table
    name = table.names[session.decider]
    clock = None
    if table.timed:
        from cuboteca.ui.clocks.faces import behind_lid  # loaded with the first set-up

        clock = behind_lid(session)
    others = [other for seat, other in enumerate(table.names) if seat != session.decider]
    body = el(
        "div",
        _back(session),
        el(
            "section",
            el("p", table.game.about.name, class_="lid-game"),
            lid_badge(session.game_view.roles(session.view().state)[session.decider].badge, session.decider),
            el("h1", say("pass_to", name=name), id="title", tabindex="-1"),
            el("p", *_asked(session), _look_away(others)),
            clock,
            el(
                "button",
                el("b", say("hold_to_open")),
                el("span", say("for_eyes", name=name)),
                el("span", say("enter_opens"), class_="latch-key"),
                el("span", say("latch_heard"), class_="for-ears"),
                lid_latch(),  # Lowest: the hand that holds it hides neither words nor secret.
                type="button",
                class_="latch",
                id="latch",
                data_hold="lift-lid",
                data_release="peek-end" if session.peek_asked else None,
                aria_expanded="false",
            ),
            class_="lid-panel",
        ),
        class_="lid",
        data_game=table.game.about.id,
        data_mover=session.decider,
    )
    return Screen(say("pass_to", name=name), body, ("common",))


def _back(session: Session) -> Markup:
    """Return the way from the table, or back to it for someone who has asked to peek."""
    kind = "icon-button lid-back"
    if not session.peek_asked:
        return leave_link(session, kind)
    return el(
        "button",
        icon("back"),
        type="button",
        class_=kind,
        id="back",
        data_do="leave-lid",
        data_escape=True,
        aria_label=common("back_to_game"),
    )


def _asked(session: Session) -> tuple[str, ...]:
    """Return what is to be decided under the lid, and a new line; nothing for a peek."""
    if session.peek_asked:
        return ()
    asked = session.game_view.prompt(session.view())
    return sentence(f"{asked.lead} {asked.rest}".strip()), " ", Markup("<br>")


def _look_away(others: list[str]) -> str:
    if len(others) == 1:
        return say("look_away", others="one", other=others[0])
    return say("look_away", others="many")
