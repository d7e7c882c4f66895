"""The tray while a side is set up: the army with its points, then placing its cubes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.games.cube_quest.rules.armies import ARMIES, FORMATIONS
from cuboteca.games.cube_quest.rules.cubes import CODES, KINDS, KINGS, Kind, cost_of
from cuboteca.games.cube_quest.rules.jobs import NOBODY
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.selection.draft import ARMY, Draft, arranged, draft_of, fallen_set_up, faults, preset
from cuboteca.games.cube_quest.text.names import cube_name, points_text
from cuboteca.games.cube_quest.view.art.army_picture import draw_formation, draw_kind
from cuboteca.games.cube_quest.view.buttons import group, part_button, place_pad, slot
from cuboteca.games.cube_quest.view.keys import AT_THE_SET_UP
from cuboteca.games.cube_quest.view.set_up_taps import ARMY_NAMES, FORMATION_NAMES
from cuboteca.play.view import Action, View

ABOUT: Final = {
    "K": "Free, always with you",
    "S": "4 points, escapes capture 5 in 6",
    "H": "4 points, flicks twice",
    "U": "3 points, hides and comes back",
    "G": "2 points, escapes capture 1 in 3",
    "L": "2 points, revives fallen cubes",
    "F": "2 points, holds an enemy cube",
}


def set_up_hand(view: View) -> Markup:
    """The page of the set-up that is open."""
    state: State = view.state
    seat = state.jobs[0].seat
    draft = draft_of(view, seat)
    page = _army_page(state, draft, seat) if draft.page == ARMY else _mat_page(view, draft, seat)
    return el("div", page, class_="hand-of-army", data_keys=AT_THE_SET_UP if view.live else None)


def set_up_actions(view: View) -> tuple[Action, ...]:
    """To the other page, and done."""
    state: State = view.state
    draft = draft_of(view, state.jobs[0].seat)
    if draft.page == ARMY:
        return (Action("page:mat", "Set up the board", "next", main=True),)
    ready = Action("ready", "It stands so", "check", main=True, enabled=not draft.to_place)
    return (ready,) if state.rules.basic else (Action("page:army", "Army", "army"), ready)


def _army_page(state: State, draft: Draft, seat: int) -> tuple[Markup | None, ...]:
    spent, most = cost_of(draft.cubes), state.rules.points
    return (
        el(
            "div",
            el("h2", el("b", str(spent)), f" of {points_text(most)}", id="hand-title"),
            el("p", _left(most - spent), class_="army-left"),
            class_="hand-head",
        ),
        el("ul", (_row(state, draft, kind, seat) for kind in KINDS), class_="army-rows"),
        _armies(state, draft, seat),
        _formations(draft, seat),
    )


def _armies(state: State, draft: Draft, seat: int) -> Markup | None:
    """The armies that are offered; that which has been chosen is so as long as no cube of it is changed. With few
    points some come to the same, which are offered once, and with next to none nothing is to be chosen."""
    offered: dict[tuple[int, ...] | None, str] = {}
    for name in ARMIES:
        offered.setdefault(preset(name, seat, state.rules.points), name)
    buttons = (
        part_button(f"army:{name}", ARMY_NAMES[name], pressed=cubes == draft.cubes) for cubes, name in offered.items()
    )
    return group("Armies", buttons, "quest-row four") if len(offered) > 1 else None


def _left(points: int) -> str:
    if points < 2:
        return "Nothing more fits." if points <= 0 else "One point left."
    return f"{points} left"


def _row(state: State, draft: Draft, kind: Kind, seat: int) -> Markup:
    count = sum(CODES[cube] == kind.code for cube in draft.cubes)
    can = count < kind.number and cost_of(draft.cubes) + kind.cost <= state.rules.points
    if kind.code == "K":
        numbers: tuple[Markup, ...] = (el("span", "always 1", class_="muted"),)
    else:
        numbers = (
            part_button(
                f"less:{kind.code}",
                "",
                sign="minus",
                kind="round-button",
                enabled=count > 0,
                said=f"One {kind.name} less",
            ),
            el("span", el("b", str(count)), el("span", f"of {kind.number}"), class_="army-count"),
            part_button(
                f"more:{kind.code}", "", sign="plus", kind="round-button", enabled=can, said=f"One {kind.name} more"
            ),
        )
    return el(
        "li",
        draw_kind(seat, kind.code),
        el("span", el("b", kind.name), el("span", ABOUT[kind.code]), class_="army-kind"),
        *numbers,
        class_="army-row",
    )


def _formations(draft: Draft, seat: int) -> Markup:
    """The formations that are offered, as the army would stand in them."""
    buttons = (
        part_button(
            f"formation:{name}",
            FORMATION_NAMES[name],
            kind="formation-button",
            pressed=draft.form == name,
            inside=_formation_picture(name, draft.cubes, seat),
        )
        for name in FORMATIONS
    )
    return group("Formations", buttons, "formation-row")


@lru_cache(maxsize=32)
def _formation_picture(name: str, cubes: tuple[int, ...], seat: int) -> Markup:
    placed = arranged(name, cubes, seat).placed
    return draw_formation(seat, [(place.x / 10, place.y / 10, cube in KINGS) for cube, place in placed])


def _mat_page(view: View, draft: Draft, seat: int) -> tuple[Markup | None, ...]:
    state: State = view.state
    wrong = faults(draft, state.rules)
    if draft.picked != NOBODY:
        title, line = cube_name(draft.picked), "Tap the mat or drag it; the arrows move it 2 mm."
        if draft.onto:
            line = "Tap the cube that it goes on."
    else:
        title, line = "Your side", "Drag a cube, or tap it and then the mat."
        if fallen_set_up(view, seat) is not None and not view.picked:
            title, line = "It fell over", "This formation does not stand by itself. Change it."
    if wrong:
        line = next(iter(wrong.values())).message
    return (
        el("div", el("h2", title, id="hand-title"), class_="hand-head"),
        el("p", line, class_="hand-line"),
        _stock(draft),
        slot(
            place_pad(faces=True, stacks=True, onto=draft.onto) if draft.picked != NOBODY else _formations(draft, seat)
        ),
        _own(view),
    )


def _stock(draft: Draft) -> Markup | None:
    """The cubes that have no place yet, and the Freezes beside the board."""
    if not draft.aside:
        return None
    waiting = [part_button(f"stock:{cube}", cube_name(cube), pressed=cube == draft.picked) for cube in draft.to_place]
    freezes = [cube for cube in draft.aside if CODES[cube] == "F"]
    beside = el("span", f"{len(freezes)} Freeze{'s' if len(freezes) > 1 else ''} beside the board", class_="muted")
    return group("To be placed", [*waiting, beside if freezes else None], "quest-row")


def _saved(name: str) -> Markup:
    return el(
        "span",
        el("button", name, type="button", class_="quest-button", data_part=f"own:{name}"),
        el(
            "button",
            icon("trash"),
            type="button",
            class_="round-button",
            data_do="drop-own",
            data_arg=name,
            aria_label=f"Remove {name}",
        ),
        class_="saved-formation",
    )


def _own(view: View) -> Markup:
    """Formations that were saved, and saving this one."""
    names = [name for name, _ in view.kept]
    return el(
        "details",
        el("summary", f"Saved formations{f' ({len(names)})' if names else ''}", icon("chevron")),
        group("Saved formations", [_saved(name) for name in names], "quest-row") if names else None,
        el(
            "form",
            el(
                "input",
                type="text",
                name="name",
                id="keep-name",
                maxlength="30",
                aria_label="A name for this formation",
                placeholder="A name for this one",
                autocomplete="off",
            ),
            el("button", "Save", type="submit", class_="button quiet", id="keep-save"),
            data_do="keep-own",
            class_="typed-row",
            id="keep-own",
        ),
        el("p", "Whoever plays on this device can use them.", class_="muted"),
        class_="own-formations folded",
        id="own-formations",
        data_keep_open=True,
    )
