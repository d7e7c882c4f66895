"""Draws what the set-up asks about a clock, and reads what was chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.play.clock import GAME, GLASS, TURN, Control
from cuboteca.play.clock_record import Timed
from cuboteca.play.game import Game
from cuboteca.ui.setup_form import levels_of, seats_of
from cuboteca.ui.text.clocks import say
from cuboteca.ui.widgets import choice

FIELD: Final = "clock"
OFF: Final = "off"
THEN, COUNTS, ENDS = "clock-then", "counts", "ends"
"""The field that says what happens when the time for a turn is up, and its values."""
LENGTHS: Final[Mapping[str, tuple[int, ...]]] = {
    GAME: (60, 180, 300, 600, 900, 1800, 3600),
    TURN: (15, 30, 60, 90, 120, 300),
    GLASS: (30, 60, 120, 180, 300),
}
"""The seconds that can be chosen."""
USUAL: Final[Mapping[str, int]] = {GAME: 600, TURN: 90, GLASS: 60}
MORE: Final = (0, 3, 5, 10, 30)
USUAL_MORE: Final = 5


def offered(game: Game, draft: Mapping[str, str]) -> tuple[str, ...]:
    """Return the kinds of clock that make sense at this table: none where only opponents play."""
    levels = levels_of(draft, seats_of(game, draft)) if game.about.opponents else ("",) * seats_of(game, draft)
    people = levels.count("")
    if not people:
        return ()
    if len(levels) != 2 or game.about.team:
        return (TURN,)
    return (GAME, TURN, GLASS) if people == 2 else (GAME, TURN)


def chosen(game: Game, draft: Mapping[str, str]) -> Timed | None:
    """Return the clock that the form asks for, if it can be had at this table."""
    kind = draft.get(FIELD, OFF)
    if kind not in offered(game, draft):
        return None
    more = _number(draft, "clock-more", MORE, USUAL_MORE) if kind == GAME else 0
    ends = kind == TURN and not _loses(game, draft) and draft.get(THEN) == ENDS
    return Timed(Control(kind, _number(draft, f"clock-{kind}", LENGTHS[kind], USUAL[kind]), more, ends))


def _loses(game: Game, draft: Mapping[str, str]) -> bool:
    """Return whether a player whose time is up will have lost, as at the table (`clock_times.loses`)."""
    return seats_of(game, draft) == 2 and not game.about.team


def _number(draft: Mapping[str, str], name: str, among: tuple[int, ...], usual: int) -> int:
    return next((number for number in among if draft.get(name) == str(number)), usual)


def clock_card(game: Game, draft: Mapping[str, str]) -> Markup | None:
    """Return the choice of a clock, and how long it gives where one is chosen."""
    kinds = offered(game, draft)
    if not kinds:
        return None
    timed = chosen(game, draft)
    control = timed.control if timed else None
    levels = levels_of(draft, seats_of(game, draft)) if game.about.opponents else ()
    kind, ends = (control.kind, control.ends) if control else ("", False)
    options = (("", OFF), *((one, one) for one in kinds))
    return el(
        "fieldset",
        el("legend", say("clock")),
        _chips(FIELD, [(value, say("kinds", kind=one)) for one, value in options], kind or OFF, game),
        el(
            "p",
            say("about", kind=kind, then="loses" if _loses(game, draft) else ENDS if ends else COUNTS),
            class_="muted",
        ),
        el("p", say("no_opponent"), class_="muted") if kind and any(levels) else None,
        _lengths(game, control) if control else None,
        _then(game, control) if control and control.kind == TURN and not _loses(game, draft) else None,
        class_="card clock-card",
        id="clock-card",
    )


def _lengths(game: Game, control: Control) -> Markup:
    """Return the choices of how long a clock gives."""
    name = f"clock-{control.kind}"
    lengths = [(str(seconds), _length(seconds)) for seconds in LENGTHS[control.kind]]
    shown = _labelled(say("long", kind=control.kind), name, lengths, str(control.seconds), game)
    if control.kind != GAME:
        return shown
    more = [(str(seconds), say("seconds", count=seconds) if seconds else say("nothing")) for seconds in MORE]
    return shown + _labelled(say("more"), "clock-more", more, str(control.more), game)


def _then(game: Game, control: Control) -> Markup:
    """Return the choice of what happens when the time for a turn is up."""
    options = [(then, say("then", then=then)) for then in (COUNTS, ENDS)]
    return _labelled(say("time_is_up"), THEN, options, ENDS if control.ends else COUNTS, game)


def _length(seconds: int) -> str:
    if seconds % 60:
        return say("seconds", count=seconds)
    return say("minutes", count=seconds // 60)


def _labelled(label: str, name: str, options: list[tuple[str, str]], value: str, game: Game) -> Markup:
    title = el("p", label, class_="clock-label", id=f"{name}-label")
    return title + _chips(name, options, value, game, labelled=f"{name}-label")


def _chips(name: str, options: list[tuple[str, str]], value: str, game: Game, labelled: str | None = None) -> Markup:
    chips = (
        choice(name, one, el("span", words), one == value, "set-up", game.about.id, "clock-chip")
        for one, words in options
    )
    return el("div", chips, class_="clock-chips", role="radiogroup" if labelled else None, aria_labelledby=labelled)
