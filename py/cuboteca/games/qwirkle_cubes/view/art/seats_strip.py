"""Whose turn it is, and how they stand."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from cuboteca.draw.badges import badge
from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el, element_id, join
from cuboteca.games.qwirkle_cubes.text.labels import label
from cuboteca.games.qwirkle_cubes.text.names import hand_text
from cuboteca.games.qwirkle_cubes.view.art.tokens import row_of_cubes


class Seat(NamedTuple):
    """A player, as the strip above the table shows them."""

    badge: str
    """The id of the badge's symbol."""
    name: str
    score: int
    gain: int | None = None
    """What the turn brings so far."""
    made: int | None = None
    """What their last turn has brought, while the next one lasts."""
    to_move: bool = False
    hand: tuple[str, ...] = ()
    """Shown under the name where there is room: hands are open (Z-2)."""
    gone: bool = False
    """Has resigned."""
    looks: str | None = None
    """The part that a tap picks to look at the hand."""
    looked_at: bool = False
    """Is the hand being looked at?"""


def render_seats(seats: tuple[Seat, ...]) -> Markup:
    """Return one row; where there is room, one under the other with their hands.

    A tap on a seat shows its hand under the strip, over the table, which stays as large as it was.
    """
    crowds = (("several", len(seats) > 2), ("many", len(seats) > 3), ("two-rows", len(seats) > 4))
    kind = " ".join(("seats-strip", *(name for name, is_so in crowds if is_so), "tall"))
    strip = el(
        "ul",
        (_seat(seat, number) for number, seat in enumerate(seats)),
        class_=kind,
        aria_label=label("players"),
    )
    return join((strip, *(_open_hand(seat) for seat in seats if seat.looked_at)))


def _seat(seat: Seat, number: int) -> Markup:
    gain = _points("gain", seat.gain, number) if seat.gain else _points("just-made", seat.made, number)
    kind = " ".join(
        name
        for name, is_so in (
            ("strip-seat", True),
            ("to-move", seat.to_move),
            ("gone", seat.gone),
        )
        if is_so
    )
    return el(
        "li",
        badge(seat.badge),
        el("span", seat.name, class_="strip-name"),
        el("span", label("resigned"), class_="for-ears") if seat.gone else None,
        None if seat.gain else gain,
        el("b", str(seat.score), class_="strip-score"),
        el("span", label("points", count=seat.score), class_="for-ears"),
        gain if seat.gain else None,
        _hand(seat),
        _look(seat),
        class_=kind,
        aria_current="true" if seat.to_move else None,
    )


def _points(kind: str, points: int | None, number: int) -> Markup | None:
    """Return what a turn brings so far (`gain`), or what the last one has brought (`made`)."""
    if not points:
        return None
    return el("span", el("span", label(kind), " ", class_="when"), f"+{points}", class_=kind, id=f"{kind}-{number}")


def _hand(seat: Seat) -> Markup | None:
    if not seat.hand:
        return None
    said = label("hand", hand=seat.hand)
    return el("span", row_of_cubes(seat.hand), el("span", said, class_="for-ears"), class_="strip-hand")


def _look(seat: Seat) -> Markup | None:
    """Return the button that lies over the whole seat."""
    if not seat.hand or seat.looks is None:
        return None
    return el(
        "button",
        type="button",
        id=element_id(seat.looks),
        class_="strip-look",
        data_part=seat.looks,
        aria_label=label("look", name=seat.name),
        aria_expanded="true" if seat.looked_at else "false",
        aria_controls="open-hand" if seat.looked_at else None,
    )


def _open_hand(seat: Seat) -> Markup:
    """Return the hand that is looked at, large, with its cubes in words, and a way to close it."""
    return el(
        "div",
        el("p", badge(seat.badge), el("b", label("rack", name=seat.name))),
        row_of_cubes(seat.hand),
        el("span", hand_text(seat.hand), class_="for-ears"),
        el(
            "button",
            icon("close"),
            type="button",
            class_="icon-button",
            data_part=seat.looks,
            data_escape=True,
            aria_label=label("close_hand"),
        ),
        class_="open-hand",
        id="open-hand",
        role="group",
        aria_label=label("rack", name=seat.name),
    )
