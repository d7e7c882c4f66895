"""What the drawings of the ring and the tray are to show."""

from __future__ import annotations

from cuboteca.games.qyshinsu.rules.moves import COLOURS, KINDS, PLACES, Move
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.games.qyshinsu.rules.why_illegal import playable
from cuboteca.games.qyshinsu.text.labels import label
from cuboteca.games.qyshinsu.text.names import colour_of
from cuboteca.games.qyshinsu.view.art.board import Place, Ring
from cuboteca.games.qyshinsu.view.art.inlay import Inlay
from cuboteca.games.qyshinsu.view.art.tray import Slot
from cuboteca.games.qyshinsu.view.taps import chosen_place, lifted, taken_up
from cuboteca.play.view import View


def ring_of(view: View) -> Ring:
    """Return the ring as it is to be drawn."""
    focus = chosen_place((view.focus or "",))
    return Ring(
        places=tuple(_place(view, number) for number in PLACES),
        label=_ring_label(view.state),
        inlay=_inlay(view.state),
        focus=focus if focus is not None else next(iter(playable(view.state)), None),
        turned=bool(view.turned),
        live=view.live,
    )


def _place(view: View, number: int) -> Place:
    state: State = view.state
    kind = lifted(view.picked)
    thought = _thought_of(view, number)
    adds = thought is not None and thought.sign == "+"
    here = [move for move in state.moves() if move.place == number]
    takes = any(move.sign == "-" for move in here)
    fits = [move for move in here if move.sign == "+" and kind in (None, move.kind)]
    duty, last = state.bound(), state.last
    there = state.stone(number)
    bound = duty.what != "free" and number in duty.places
    just_moved = bool(last.sign) and last.place == number
    rival = COLOURS[1 - state.side] if last.sign else ""
    ghost = kind if kind is not None and fits else thought.kind if thought and adds else None
    return Place(
        number=number,
        label=_place_label(view, number, bool(fits), takes),
        stone=f"{there.colour}{there.kind}" if there else None,
        glow=bool(fits or takes) and (bound or kind is not None) and not watches(view),
        blocked=bool(state.ended) and bound,
        last=just_moved and last.sign == "+",
        left=f"{rival}{last.kind}" if just_moved and last.sign == "-" and there is None else None,
        ghost=f"{state.to_move}{ghost}" if ghost is not None else None,
        one_of_many=kind is not None and not bound and thought is None,
        thought_of=thought is not None,
        lift=(takes and (bound or kind is None) and not watches(view)) or (thought is not None and not adds),
        picked=f"place:{number}" in view.picked,
    )


def _thought_of(view: View, number: int) -> Move | None:
    """Return the move at a place that a hint or a thought is about."""
    move = view.state.read(view.thought_of) if view.thought_of else None
    return move if move is not None and move.sign and move.place == number else None


def _place_label(view: View, number: int, fits: bool, takes: bool) -> str:
    state: State = view.state
    there = state.stone(number)
    own = colour_beside(view) if view.live and not (view.waits and view.own is None) else None
    whose = there and ("own" if there.colour == own else there.colour)
    sentences = [label("place", whose=whose, place=number, stone=there.kind if there else 0)]
    if state.last.sign and state.last.place == number:
        sentences.append(label("last_here"))
    acts = view.live and not watches(view)
    if acts and fits:
        sentences.append(label("may_add"))
    if acts and takes:
        sentences.append(label("may_remove"))
    return " ".join(sentences)


def _ring_label(state: State) -> str:
    stones = [(state.stone(place), place) for place in PLACES]
    sides = []
    for colour in COLOURS:
        own = [label("stone_at", a_stone=s.kind, place=place) for s, place in stones if s and s.colour == colour]
        sides.append(label("side", colour=colour, held=", ".join(own) or label("no_stone")))
    return label("ring", sides=" ".join(sides))


def _inlay(state: State) -> Inlay | None:
    duty = state.bound()
    if duty.what not in ("steps", "add_nearest", "remove_nearest"):
        return None
    said = (label("inlay_1", what=duty.what, count=duty.steps), label("inlay_2", what=duty.what))
    if duty.what == "steps":
        return Inlay("steps", duty.origin, duty.places, duty.steps, str(duty.steps), said)
    return Inlay("nearest", duty.origin, duty.places, 0, label("old"), said)


def watches(view: View) -> bool:
    """Return whether another is to move than those at the device: an opponent, or the other side of a lesson."""
    return view.waits or view.own is not None


def colour_beside(view: View) -> str | None:
    """Return whose stones lie under the board: those of the player to move, or of the one person at the table."""
    return view.state.to_move if view.own is None else colour_of(view.state, view.own)


def slots_of(view: View) -> tuple[Slot, ...]:
    """Return the tray of the player to move, or of the one person at the table."""
    state: State = view.state
    colour = colour_beside(view) or COLOURS[0]
    pool = state.pool(colour)
    place, taken = chosen_place(view.picked), taken_up(state, view.picked)
    slots = []
    for kind in KINDS:
        homes = {move.place for move in state.moves() if move.sign == "+" and move.kind == kind}
        slots.append(
            Slot(
                stone=f"{colour}{kind}",
                name=str(kind) if kind else label("old"),
                in_hand=pool[kind],
                dimmed=not homes and taken != kind and not watches(view),
                lifted=lifted(view.picked) == kind,
                glow=place in homes,
                label=label(
                    "slot",
                    fits="back" if taken == kind else "here" if homes or watches(view) else "not",
                    stone=kind,
                    count=pool[kind],
                ),
                awaits=taken == kind,
            )
        )
    return tuple(slots)
