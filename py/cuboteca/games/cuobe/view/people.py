"""What can be opened in the tray about people: another player looked at, and what wounds and panic do."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.markup import el
from cuboteca.games.cuobe.rules.names import capital, card_name, counted, listed
from cuboteca.games.cuobe.rules.position import Position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.looks import LOG, THREATS
from cuboteca.games.cuobe.text.log import last_entries
from cuboteca.games.cuobe.text.people import IN_SHORT, TITLES, harm_lines
from cuboteca.games.cuobe.text.rooms import where
from cuboteca.games.cuobe.view.art.deeds import Threat, draw_threats
from cuboteca.games.cuobe.view.art.emblems import emblem
from cuboteca.games.cuobe.view.hand_view import cards_before, hand_card
from cuboteca.games.cuobe.view.panels import panel, threat_lines
from cuboteca.games.cuobe.view.team_view import shown_seat
from cuboteca.play.view import View


def met(view: View, seat: int) -> Markup:
    """Another player looked at: where they are, what they hold, and in words what each card does."""
    state: State = view.state
    player = state.players[seat]
    cards = cards_before(state, seat)
    chest = [card_name(state, card) for card in player.chest]
    place = where(state, player.place) if player.inside else player.status
    content = el(
        "div",
        el("h2", badge(badge_id(seat)), el("span", view.names[seat]), el("span", place, class_="actor-where")),
        el("p", how(state, seat)),
        el("p", f"In the chest: {listed(chest)}.") if chest else None,
        el("ul", (_held_line(state, card) for card in cards), class_="met-cards") if cards else None,
        el("p", IN_SHORT, class_="panel-line"),
        class_="met",
    )
    return panel(content, view.names[seat])


def _held_line(at: Position, card: str) -> Markup:
    drawn = hand_card(at, card)
    words = el("span", el("b", drawn.name), " ", " ".join(drawn.words))
    return el("li", emblem(drawn.emblem, drawn.kind), words, class_=f"of-{drawn.kind}")


def how(at: Position, seat: int) -> str:
    """How a player is, in a sentence."""
    player = at.players[seat]
    told = [counted(player.wounds, "wound"), f"panic {player.panic}"]
    if player.asleep:
        told.append("asleep")
    if player.status != "alive":
        told.append(player.status)
    return f"{capital(listed(told))}."


def the_harm(view: View, what: str) -> Markup:
    """What wounds or panic do, and how much of it whoever is asked has."""
    state: State = view.state
    seat = shown_seat(state)
    lines = harm_lines(what, state.players[seat], view.names[seat])
    return panel(draw_threats(tuple(Threat(words, mark) for mark, words in lines), TITLES[what]), TITLES[what])


def panel_words(view: View, what: str) -> str:
    """What a panel says, for whoever hears it open: of the log, what came last."""
    state: State = view.state
    if what in TITLES:
        seat = shown_seat(state)
        return " ".join(words for _, words in harm_lines(what, state.players[seat], view.names[seat]))
    if what == THREATS:
        return " ".join(threat.words for threat in threat_lines(state, view.names))
    if what == LOG:
        return " ".join(["What happened, the newest first.", *last_entries(view, 1)])
    return "Tap any room to look at it."
