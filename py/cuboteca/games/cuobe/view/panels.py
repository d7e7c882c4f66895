"""What can be opened in the tray: the ways out, a chest, threats, the log, and what wounds and panic do."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import Content, el
from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.board import leads_to
from cuboteca.games.cuobe.rules.moves import PLAYERS, Move
from cuboteca.games.cuobe.rules.places import NOWHERE, PLACE_NAMES, WAY_LETTERS, WAYS
from cuboteca.games.cuobe.rules.players import open_chest
from cuboteca.games.cuobe.rules.position import SPIDER, Position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import LOG, THREATS, move_part, selection_of
from cuboteca.games.cuobe.text.log import last_entries
from cuboteca.games.cuobe.text.names import (
    COMPASS_NAMES,
    KIND_NAMES,
    capital,
    card_name,
    counted,
    room_name,
)
from cuboteca.games.cuobe.text.rooms import TITLES, effects_of, harm_lines, where
from cuboteca.games.cuobe.text.threats import threats
from cuboteca.games.cuobe.view.art.team import Threat, render_threats
from cuboteca.games.cuobe.view.team import shown_seat
from cuboteca.play.view import View
from cuboteca.play.wording import join_words

LOG_LENGTH: Final = 24
"""How many of the last moves the log shows."""
NEAR: Final = 2
"""How many rooms away a spawn still counts as a threat."""


def panel_button(
    part: str, label: str, *, main: bool = False, picture: Content = None, key: str = "", note: str = ""
) -> Markup:
    """Draw a button in the tray, with a note on it."""
    return el(
        "button",
        picture,
        el("span", label, el("small", note) if note else None),
        type="button",
        id=part.replace(":", "-", 1),
        data_part=part,
        class_="button main answer" if main else "button answer",
        aria_keyshortcuts=key or None,
    )


def close_button() -> Markup:
    """Draw the button that closes a panel."""
    return el(
        "button",
        icon("close"),
        type="button",
        id="put-down",
        data_part="put-down",
        class_="icon-button put-down",
        aria_label="Put away",
        aria_keyshortcuts="Escape",
    )


def panel(content: Content, label: str, *below: Content) -> Markup:
    """Draw what is opened: as much of it as there is room for, the rest a push away; with what closes it."""
    inside = el("div", content, class_="panel-scroll", role="region", tabindex="0", aria_label=label)
    return el("div", el("div", inside, close_button(), class_="panel-top"), *below, class_="open-panel")


def way_buttons(view: View) -> Markup:
    """Draw the ways out of the own room as buttons, for players who rather press than tap the map."""
    state: State = view.state
    here = state.players[state.active].place
    along = selection_of(view.picked).along
    buttons: list[Markup] = []
    for way in WAYS:
        target = leads_to(state, here, way)
        if target != NOWHERE:
            args = (WAY_LETTERS[way],) if along < 0 else (WAY_LETTERS[way], PLAYERS[along])
            move = Move(moves.GO, args)
            note = " ".join(effects_of(state, target))
            buttons.append(panel_button(move_part(move), way_out(state, way), key=str(len(buttons) + 1), note=note))
    if not buttons:
        return el("p", "No way leads out of here.", class_="panel-line")
    return el(
        "div",
        el("div", buttons, class_="answers", role="group", aria_label="Which way"),
        el("p", "To look first, tap your own room, then any other.", class_="panel-line"),
        class_="ways-out",
    )


def way_out(at: Position, way: int) -> str:
    """Name a way out, as in "North: Archive"."""
    target = leads_to(at, at.players[at.active].place, way)
    return f"{capital(COMPASS_NAMES[way])}: {room_name(at, target).removeprefix('the ')}"


def ways_out(at: Position) -> list[str]:
    """Name every way out of the own room."""
    here = at.players[at.active].place
    return [way_out(at, way) for way in WAYS if leads_to(at, here, way) != NOWHERE]


def chest_panel(view: View) -> Markup:
    """Draw the open chest in the room: what lies in it can be taken."""
    state: State = view.state
    owner = open_chest(state, state.active)
    if owner is None:
        return el("p", "The chest is shut.", class_="panel-line")
    cards = state.players[owner].chest
    if not cards:
        return el("p", EMPTY, class_="panel-line")
    buttons = [
        panel_button(move_part(Move(moves.TAKE, (card,))), f"Take {card_name(state, card)}", key=str(number))
        for number, card in enumerate(cards, 1)
    ]
    return el("div", buttons, class_="answers", role="group", aria_label="In the chest")


EMPTY: Final = "The chest is empty. Tap a card of yours to put it in."


def describe_chest(state: State) -> str:
    """Say what can be taken out of the open chest."""
    owner = open_chest(state, state.active)
    cards = state.players[owner].chest if owner is not None else ()
    told = [f"{number}: take {card_name(state, card)}." for number, card in enumerate(cards, 1)]
    return " ".join(["In the chest.", *told]) if told else EMPTY


def threats_panel(view: View) -> Markup:
    """Draw what threatens the team, the most pressing first."""
    return panel(render_threats(tuple(threat_lines(view.state, view.names))), "What threatens us")


def threat_lines(at: State, names: tuple[str, ...]) -> list[Threat]:
    """List what threatens the players now."""
    now = threats(at)
    keys = f"{now.keys_in} of five keys in the Exit, {now.keys_held} held, {now.keys_unseen} not yet found."
    found = [
        Threat(f"{keys} With all in, whoever leaves by the Exit wins.", "key"),
        Threat(f"{capital(counted(now.turns_left, 'green card'))} left, then it is over.", "threat"),
    ]
    if now.keys_dropped:
        words = "A key lies on the dropped pile"
        found.append(
            Threat(f"{words}, and nothing can bring it back." if now.lost_for_good else f"{words}.", "key", grave=True)
        )
    for hit in now.hits:
        last = ", the last" if hit.deadly else ""
        words = f"A Trigger card would give {names[hit.seat]} {counted(hit.wounds, 'wound')}{last}."
        found.append(Threat(words, "trap", where=where(at, at.players[hit.seat].place), grave=hit.deadly))
    for menace in now.menaces:
        if menace.away > NEAR and menace.kind == SPIDER:
            continue
        name = counted(menace.many, "spider") if menace.kind == SPIDER else KIND_NAMES[menace.kind]
        away = {0: "in your room", 1: "in a next room"}.get(menace.away, f"{menace.away} rooms away")
        words = f"{capital(name)}, {away}: beat {menace.against_active}."
        found.append(Threat(words, "", menace.kind, menace.power, PLACE_NAMES[menace.place], menace.away == 0))
    if now.comes_next:
        names_of = join_words([KIND_NAMES[kind] for kind in now.comes_next])
        found.append(Threat(f"The next turn begins with {names_of}.", "threat"))
    trapped = len(now.trapped)
    if trapped:
        found.append(
            Threat(
                f"{capital(counted(trapped, 'room'))} trapped. Trigger cards set all traps off: "
                f"{now.triggers_left} still to come.",
                "trap",
            )
        )
    found += [
        Threat("Five wounds kill. Without a wound you have one die more each turn.", "wound"),
        Threat(
            "Five of panic drive insane. Panic makes your enemies stronger; without it you have one die more.", "panic"
        ),
    ]
    return found


def log_panel(view: View) -> Markup:
    """Draw the log, the newest first."""
    told = last_entries(view, LOG_LENGTH)[::-1]
    content = el(
        "section",
        el("h2", "What happened", id="hand-title"),
        el("ol", (el("li", said) for said in told), class_="house-log") if told else el("p", "Nothing yet."),
    )
    return panel(content, "What happened")


def harm_panel(view: View, what: str) -> Markup:
    """Draw what wounds or panic do, and how much of it the player asked has."""
    state: State = view.state
    seat = shown_seat(state)
    lines = harm_lines(what, state.players[seat], view.names[seat])
    return panel(render_threats(tuple(Threat(words, mark) for mark, words in lines), TITLES[what]), TITLES[what])


def panel_words(view: View, what: str) -> str:
    """Say what a panel shows, for those who listen: of the log, what came last."""
    state: State = view.state
    if what in TITLES:
        seat = shown_seat(state)
        return " ".join(words for _, words in harm_lines(what, state.players[seat], view.names[seat]))
    if what == THREATS:
        return " ".join(threat.words for threat in threat_lines(state, view.names))
    if what == LOG:
        return " ".join(["What happened, the newest first.", *last_entries(view, 1)])
    return "Tap any room to look at it."
