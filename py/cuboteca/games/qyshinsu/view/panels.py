"""What lies under the board: the tray, what is in the hand, what a tap will do, why a kind cannot be added."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.games.qyshinsu.rules.illegal import nothing_to_add
from cuboteca.games.qyshinsu.rules.moves import NOBODY
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.games.qyshinsu.text.names import either, several, stone_name, the_stone
from cuboteca.games.qyshinsu.text.prompts import prompt
from cuboteca.games.qyshinsu.view.art.tray import draw_tray
from cuboteca.games.qyshinsu.view.model import slots_of
from cuboteca.games.qyshinsu.view.taps import chosen_place, lifted
from cuboteca.play.view import View
from cuboteca.play.wording import join_words


def render_hand(view: View) -> Markup:
    """Return what lies under the board: the heading, the tray of stones, the reason why some are dimmed."""
    state: State = view.state
    heading, line = hand_words(view)
    why = reason(state)
    keys = (("full", "in hand"), ("open", "on ring"))
    # Of the dots in the tray, which is all words to a screen reader.
    legend = el(
        "p", (el("span", key, class_=f"legend-{name}") for name, key in keys), class_="legend", aria_hidden="true"
    )
    return el(
        "div",
        el("div", el("h2", heading, id="hand-title"), legend, class_="hand-head"),
        el("p", line, class_="hand-line"),
        draw_tray(slots_of(view), view.live) if state.to_move else None,
        el("p", why, class_="reason", aria_hidden=None if why else "true"),
        class_="hand-of-stones",
    )


def hand_words(view: View) -> tuple[str, str]:
    """The heading over the tray, and the line under it."""
    state: State = view.state
    if state.to_move is None:
        return prompt(view).lead.rstrip(":"), prompt(view).rest
    kind, place = lifted(view.picked), chosen_place(view.picked)
    if kind is not None:
        return f"Your {stone_name(kind)} is lifted", _line(state, kind)
    if place is None:
        adds = any(move.sign == "+" for move in state.moves())
        return "Choose a stone or a place" if adds else "Take back a stone", _line(state)
    there = state.stone(place)
    if there is None:
        return f"Place {place} is chosen", "Choose the stone to add there."
    return f"Take back your {stone_name(there.kind)}?", f"Tap {place} once more, or choose something else."


def _line(state: State, kind: int | None = None) -> str:
    """As in "Add it at 6, or take back your 2 from 10."."""
    homes = dict.fromkeys(m.place for m in state.moves() if m.sign == "+" and kind in (None, m.kind))
    takes = [f"your {the_stone(m.kind)} from {m.place}" for m in state.moves() if m.sign == "-"]
    what = "it" if kind is not None else "a stone"
    where = either(tuple(homes)) if len(homes) <= 2 else "any empty place"
    parts = [f"add {what} at {where}"] if homes else []
    parts += [f"take back {join_words(takes, 'or') if len(takes) <= 2 else 'one of yours'}"] if takes else []
    line = ", or ".join(parts)
    return f"{line[:1].upper()}{line[1:]}."


def reason(state: State) -> str:
    """Why some kinds in the tray, or all of them, are dimmed; nothing if none is."""
    if state.ended or state.side == NOBODY:
        return ""
    nowhere = nothing_to_add(state)
    if nowhere:
        return nowhere.message
    sentences = []
    barred = [f"two {several(kind)}" for kind in state.barred]
    if barred:
        so = ("no third can", "neither can", "none of them can")[min(len(barred), 3) - 1]
        text = join_words(barred)
        sentences.append(f"{text[0].upper()}{text[1:]} lie on the ring, so {so} be added.")
    for move in state.withheld:
        if move.place in state.bound().places and state.stone(move.place) is None and move.kind not in state.barred:
            sentences.append(f"You took the {stone_name(move.kind)} back from {move.place}: it may not return yet.")
    if state.ply == 0 and state.options["opening"] == "no_old":
        sentences.append("In this game nobody opens with the Old Stone.")
    return " ".join(sentences)
