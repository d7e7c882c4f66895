"""What lies under the board: the tray, what is in the hand, what a tap will do, why a kind cannot be added."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.games.qyshinsu.rules.moves import KINDS, NOBODY, PLACES
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.games.qyshinsu.rules.why_illegal import nothing_to_add
from cuboteca.games.qyshinsu.text.labels import label
from cuboteca.games.qyshinsu.text.prompts import prompt
from cuboteca.games.qyshinsu.view.art.tray import render_tray
from cuboteca.games.qyshinsu.view.model import slots_of, watches
from cuboteca.games.qyshinsu.view.taps import chosen_place, lifted, name_rival
from cuboteca.play.view import View


def render_hand(view: View) -> Markup:
    """Return what lies under the board: the heading, the tray of stones, the reason why some are dimmed."""
    state: State = view.state
    if view.taught:
        return _tray(view)
    heading, line = hand_words(view)
    why = "" if watches(view) else reason(view)
    if why == view.told:  # It lies over the hand just now.
        why = ""
    keys = (("full", label("in_hand")), ("open", label("on_ring")))
    # Of the dots in the tray, which is all words to a screen reader.
    legend = el(
        "p", (el("span", key, class_=f"legend-{name}") for name, key in keys), class_="legend", aria_hidden="true"
    )
    return el(
        "div",
        el("div", el("h2", heading, id="hand-title", data_longest=longest_heading()), legend, class_="hand-head"),
        el("p", line, class_="hand-line"),
        _tray(view) if state.to_move else None,
        el("p", why, class_="reason", aria_hidden=None if why else "true"),
        class_="hand-of-stones",
    )


def _tray(view: View) -> Markup:
    return render_tray(slots_of(view), view.live, lifted((view.focus or "",)))


@cache
def longest_heading() -> str:
    """Return what the style sheet keeps room for, so that the legend stands in one place whatever is selected."""
    stones = (label("selected", stone=kind) for kind in KINDS)
    return max(label("choose"), label("choose_removal"), label("selected_place", place=PLACES[-1]), *stones, key=len)


def hand_words(view: View) -> tuple[str, str]:
    """Return the heading over the tray, and the line under it."""
    state: State = view.state
    if state.to_move is None:
        return prompt(view).lead.rstrip(":"), prompt(view).rest
    if view.own is not None:
        return label("your_stones"), _offer(view)
    if view.waits:  # nobody at the device plays
        return label("stones_of", name=view.names[state.seat or 0]), _offer(view)
    kind, place = lifted(view.picked), chosen_place(view.picked)
    if kind is not None:
        return label("selected", stone=kind), _line(state, kind)
    if place is None:
        adds = any(move.sign == "+" for move in state.moves())
        return label("choose" if adds else "choose_removal"), _with_offer(state, _line(state))
    there = state.stone(place)
    if there is None:
        return label("selected_place", place=place), label("choose_stone")
    return label("selected", stone=there.kind), label("remove_it", place=place)


def _offer(view: View) -> str:
    """Return who offers a draw, while an opponent is to answer or to move."""
    by = view.state.offers_draw
    return "" if by is None else label("offer_waits", own=by == view.own, rival=view.names[by])


def _with_offer(state: State, line: str) -> str:
    """Return a line with what a move means for the draw that is offered, if one is (Y-24)."""
    by = state.offers_draw
    return line if by is None else label("draw_offered", own=by == state.seat, line=line)


def _line(state: State, kind: int | None = None) -> str:
    """Return what can be done, as in "Add it at 6, or remove your 2-stone from 10."."""
    homes = tuple(dict.fromkeys(m.place for m in state.moves() if m.sign == "+" and kind in (None, m.kind)))
    taken = tuple((m.kind, m.place) for m in state.moves() if m.sign == "-")
    if not homes:
        return label("remove", taken=taken) if taken else label("swap")
    what = "add" if kind is None else "add_it"
    return label(f"{what}_or_remove" if taken else what, homes=homes, taken=taken)


def reason(view: View) -> str:
    """Return why some kinds in the tray, or all of them, are dimmed; nothing if none is."""
    state: State = view.state
    if state.ended or state.side == NOBODY:
        return ""
    nowhere = nothing_to_add(state)
    if nowhere:
        return name_rival(view, nowhere).message
    sentences = []
    barred = state.barred
    if barred:
        sentences.append(label("barred_one", kinds=barred) if len(barred) == 1 else label("barred", types=barred))
    for move in state.withheld:
        if move.place in state.bound().places and state.stone(move.place) is None and move.kind not in state.barred:
            sentences.append(label("just_removed", stone=move.kind, place=move.place))
    if state.ply == 0 and state.options["opening"] == "no_old":
        sentences.append(label("old_opening"))
    return " ".join(sentences)
