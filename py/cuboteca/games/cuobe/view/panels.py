"""What can be opened in the tray: the ways out, a chest, threats, the log, and what wounds and panic do."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import Content, el
from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.board import leads_to, ways_out
from cuboteca.games.cuobe.rules.moves import PLAYERS, Move
from cuboteca.games.cuobe.rules.places import PLACE_NAMES, WAY_LETTERS
from cuboteca.games.cuobe.rules.players import open_chest
from cuboteca.games.cuobe.rules.position import SPIDER, Position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import LOG, THREATS, move_part, selection_of
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.text.log import last_entries
from cuboteca.games.cuobe.text.names import card_name, room_title
from cuboteca.games.cuobe.text.rooms import HARMS, effects_of, harm_lines, harm_title, where
from cuboteca.games.cuobe.text.threats import Menace, alike, hit_sentence, threats
from cuboteca.games.cuobe.view.art.team import Threat, render_threats
from cuboteca.games.cuobe.view.team import shown_seat
from cuboteca.play.view import View

READ: Final = (THREATS, LOG, *HARMS)
"""Panels that are there to be read: what else the tray holds, buttons too, isn't to be seen."""
LOG_LENGTH: Final = 24
"""How many of the last moves the log shows."""
NEAR: Final = 2
"""How many rooms away a spawn still counts as a threat."""


def panel_button(
    part: str,
    words: str,
    *,
    main: bool = False,
    minor: bool = False,
    key: str = "",
    note: str = "",
) -> Markup:
    """Draw a button in the tray, with a note on it; `minor` is one that is seldom meant."""
    return el(
        "button",
        el("span", words, el("small", note) if note else None),
        type="button",
        id=part.replace(":", "-", 1),
        data_part=part,
        class_="button main answer" if main else "button answer minor" if minor else "button answer",
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
        data_escape=True,
        class_="icon-button put-down",
        aria_label=label("close"),
        aria_keyshortcuts="Escape",
    )


def panel(content: Content, name: str, *below: Content) -> Markup:
    """Draw what is opened: as much of it as there is room for, the rest a push away; with what closes it."""
    inside = el("div", content, class_="panel-scroll", role="region", tabindex="0", aria_label=name)
    return el("div", el("div", inside, close_button(), class_="panel-top"), *below, class_="open-panel")


def way_buttons(view: View) -> Markup:
    """Draw the ways out of the own room as buttons, for players who rather press than tap the map."""
    state: State = view.state
    here = state.players[state.active].place
    along = selection_of(view.picked).along
    buttons: list[Markup] = []
    for number, way in enumerate(ways_out(state, state.active), 1):
        args = (WAY_LETTERS[way],) if along < 0 else (WAY_LETTERS[way], PLAYERS[along])
        words = label("way_out", way_first=way, **_way_values(state, way))
        note = " ".join(effects_of(state, leads_to(state, here, way)))
        buttons.append(panel_button(move_part(Move(moves.GO, args)), words, key=str(number), note=note))
    return el(
        "div",
        el("div", buttons, class_="answers", role="group", aria_label=label("ways_out")),
        el("p", label("look_first"), class_="panel-line"),
        class_="ways-out",
    )


def _way_values(at: Position, way: int) -> dict[str, Any]:
    """Return what the messages about a way out speak of."""
    target = leads_to(at, at.players[at.active].place, way)
    room = room_title(at, target)
    return {"discovered": bool(room), "room": room, "place": PLACE_NAMES[target]}


def describe_ways_out(at: Position) -> str:
    """Ask which way, and name every way out with its number, which is its key."""
    ways = enumerate(ways_out(at, at.active), 1)
    told = (label("way_heard", number=number, way_first=way, **_way_values(at, way)) for number, way in ways)
    return " ".join((label("which_way"), *told))


def chest_panel(view: View) -> Markup:
    """Draw the open chest in the room: what lies in it can be taken."""
    state: State = view.state
    owner = open_chest(state, state.active)
    if owner is None:
        return el("p", label("chest_shut"), class_="panel-line")
    cards = state.players[owner].chest
    if not cards:
        return el("p", label("chest_empty"), class_="panel-line")
    buttons = [
        panel_button(move_part(Move(moves.TAKE, (card,))), label("take", card=card_name(state, card)), key=str(number))
        for number, card in enumerate(cards, 1)
    ]
    return el("div", buttons, class_="answers", role="group", aria_label=label("chest_inside"))


def describe_chest(state: State) -> str:
    """Say what can be taken out of the open chest."""
    owner = open_chest(state, state.active)
    cards = state.players[owner].chest if owner is not None else ()
    if not cards:
        return label("chest_empty")
    taken = (label("take", card=card_name(state, card)) for card in cards)
    return " ".join(
        (label("chest_open"), *(label("numbered", number=number, answer=take) for number, take in enumerate(taken, 1)))
    )


def threats_panel(view: View) -> Markup:
    """Draw what threatens the team, the most pressing first."""
    title = label("dangers")
    return panel(render_threats(tuple(threat_lines(view.state, view.names)), title), title)


def threat_lines(at: State, names: tuple[str, ...]) -> list[Threat]:
    """List what threatens the players now."""
    now = threats(at)
    found = [
        Threat(
            label("keys", inside=now.keys_in, held=now.keys_held, dropped=now.keys_dropped, unseen=now.keys_unseen),
            "key",
        ),
        Threat(label("cards_left", count=now.turns_left) if now.turns_left else label("last_turn"), "threat"),
    ]
    if now.keys_dropped:
        words = label("key_dropped", lost=now.lost_for_good, count=now.keys_dropped)
        found.append(Threat(words, "key", grave=now.lost_for_good))
    if not at.blue.size:
        # C-78: a key that no player has seen by now was stolen
        found.append(Threat(label("blue_empty", stolen=now.keys_unseen > 0, count=now.keys_unseen), "find"))
    for hits in alike(now.hits):
        places = sorted({at.players[hit.seat].place for hit in hits})
        rooms = where(at, places[0]) if len(places) == 1 else ", ".join(PLACE_NAMES[place] for place in places)
        found.append(Threat(hit_sentence(at, hits, names), "trap", where=rooms, grave=hits[0].deadly))
    for menace in now.menaces:
        if menace.away <= NEAR or menace.kind != SPIDER:
            words = _menace_words(menace)
            at_place = PLACE_NAMES[menace.place]
            found.append(Threat(words, "", menace.kind, menace.power, at_place, menace.away == 0))
    if now.comes_next:
        found.append(Threat(label("next_turn", kinds=now.comes_next), "threat"))
    trapped = len(now.trapped)
    if trapped:
        found.append(Threat(label("trapped", rooms_trapped=trapped, triggers=now.triggers_left), "trap"))
    found += [Threat(label("wounds_do"), "wound"), Threat(label("panic_does"), "panic")]
    return found


def _menace_words(menace: Menace) -> str:
    """Say where a spawn is, or the spiders of one room, and what the player who decides has to beat."""
    away, steps, power = min(menace.away, 2), menace.away, menace.to_beat
    if menace.kind == SPIDER:
        return label("nest", away=away, count=menace.many, steps=steps, power=power)
    return label("menace", away=away, kind_first=menace.kind, steps=steps, power=power)


def log_panel(view: View) -> Markup:
    """Draw the log, the newest first."""
    told = last_entries(view, LOG_LENGTH)[::-1]
    content = el(
        "section",
        el("h2", label("log"), id="hand-title"),
        el("ol", (el("li", said) for said in told), class_="house-log") if told else el("p", label("log_empty")),
    )
    return panel(content, label("log"))


def harm_panel(view: View, what: str) -> Markup:
    """Draw what wounds or panic do, and how much of it the player asked has."""
    state: State = view.state
    seat = shown_seat(state)
    lines = harm_lines(what, state.players[seat], view.names[seat])
    title = harm_title(what)
    return panel(render_threats(tuple(Threat(words, mark) for mark, words in lines), title), title)


def panel_words(view: View, what: str) -> str:
    """Say what a panel shows, for those who listen: of the log, what came last."""
    state: State = view.state
    if what in HARMS:
        seat = shown_seat(state)
        return " ".join(words for _, words in harm_lines(what, state.players[seat], view.names[seat]))
    if what == THREATS:
        return " ".join(threat.words for threat in threat_lines(state, view.names))
    if what == LOG:
        return " ".join((label("log_heard"), *last_entries(view, 1)))
    return label("look")
