"""The tray while a side is set up: the army with its points, then placing its cubes."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.games.cube_quest.rules.armies import ARMIES, FORMATIONS
from cuboteca.games.cube_quest.rules.cubes import CODES, KINDS, KINGS, Kind, cost_of
from cuboteca.games.cube_quest.rules.jobs import NOBODY
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.selection.draft import ARMY, Draft, arranged, draft_of, fallen_set_up, faults, preset
from cuboteca.games.cube_quest.text.labels import label
from cuboteca.games.cube_quest.text.names import cube_name, kind_name, say
from cuboteca.games.cube_quest.view.art.army_picture import render_formation, render_kind
from cuboteca.games.cube_quest.view.buttons import group, part_button, place_pad, slot
from cuboteca.games.cube_quest.view.keys import AT_THE_SET_UP
from cuboteca.play.view import Action, View


def set_up_hand(view: View) -> Markup:
    """Return the page of the set-up that is open."""
    state: State = view.state
    seat = state.jobs[0].seat
    draft = draft_of(view, seat)
    if draft.page == ARMY:
        page, kind = _army_page(state, draft, seat), "hand-of-army scrolls rises"
    else:
        page, kind = _mat_page(view, draft, seat), "hand-of-army scrolls"
    return el("div", page, class_=kind, data_keys=AT_THE_SET_UP if view.live else None)


def set_up_actions(view: View) -> tuple[Action, ...]:
    """To the other page, and done."""
    state: State = view.state
    draft = draft_of(view, state.jobs[0].seat)
    if draft.page == ARMY:
        return (Action("page:mat", label("place_cubes"), "next", main=True),)
    ready = Action("ready", label("done"), "check", main=True, enabled=not draft.to_place)
    return (ready,) if state.rules.basic else (Action("page:army", label("change_army"), "army"), ready)


def _army_page(state: State, draft: Draft, seat: int) -> tuple[Markup | None, ...]:
    spent, most = cost_of(draft.cubes), state.rules.points
    return (
        el(
            "div",
            el("h2", el("b", str(spent)), " ", label("of_points", most=most), id="hand-title"),
            el("p", label("points_left", left=max(0, most - spent)), class_="army-left"),
            class_="hand-head",
        ),
        el("ul", (_row(state, draft, kind, seat) for kind in KINDS), class_="army-rows"),
        _armies(state, draft, seat),
        _formations(draft, seat),
    )


def _armies(state: State, draft: Draft, seat: int) -> Markup | None:
    """Return the armies that are offered; that which has been chosen is so as long as no cube of it is changed. With
    few points some come to the same, which are offered once, and with next to none nothing is to be chosen."""
    offered: dict[tuple[int, ...] | None, str] = {}
    for name in ARMIES:
        offered.setdefault(preset(name, seat, state.rules.points), name)
    buttons = (
        part_button(f"army:{name}", say("army_name", army_name=name), pressed=cubes == draft.cubes)
        for cubes, name in offered.items()
    )
    return group(label("armies"), buttons, "quest-row four") if len(offered) > 1 else None


def _row(state: State, draft: Draft, kind: Kind, seat: int) -> Markup:
    count = sum(CODES[cube] == kind.code for cube in draft.cubes)
    can = count < kind.number and cost_of(draft.cubes) + kind.cost <= state.rules.points
    if kind.code == "K":
        numbers: tuple[Markup, ...] = (el("span", label("always_one"), class_="muted"),)
    else:
        numbers = (
            part_button(
                f"less:{kind.code}",
                "",
                sign="minus",
                kind="round-button",
                enabled=count > 0,
                said=label("fewer", kinds=kind.code),
            ),
            el("span", el("b", str(count)), el("span", label("of_box", count=kind.number)), class_="army-count"),
            part_button(
                f"more:{kind.code}",
                "",
                sign="plus",
                kind="round-button",
                enabled=can,
                said=label("more", kinds=kind.code),
            ),
        )
    return el(
        "li",
        render_kind(seat, kind.code),
        el(
            "span",
            el("b", kind_name(kind.code)),
            el("span", label(f"about_{kind.code}", cost=kind.cost)),
            class_="army-kind",
        ),
        *numbers,
        class_="army-row",
    )


def _formations(draft: Draft, seat: int) -> Markup:
    """Return the formations that are offered, as the army would stand in them."""
    buttons = (
        part_button(
            f"formation:{name}",
            say("formation_name", formation_name=name),
            kind="formation-button",
            pressed=draft.form == name,
            inside=_formation_picture(name, draft.cubes, seat),
        )
        for name in FORMATIONS
    )
    return group(label("formations"), buttons, "formation-row")


@lru_cache(maxsize=32)
def _formation_picture(name: str, cubes: tuple[int, ...], seat: int) -> Markup:
    placed = arranged(name, cubes, seat).placed
    return render_formation(seat, [(place.x / 10, place.y / 10, cube in KINGS) for cube, place in placed])


def _mat_page(view: View, draft: Draft, seat: int) -> tuple[Markup | None, ...]:
    state: State = view.state
    wrong = faults(draft, state.rules)
    if draft.picked != NOBODY:
        title, line = cube_name(draft.picked), label("tap_below" if draft.onto else "drag_or_tap")
    else:
        title, line = label("own_side"), label("drag_or_select")
        if fallen_set_up(view, seat) is not None and not view.picked:
            title, line = label("fell_over"), label("change_it")
    if wrong:
        line = next(iter(wrong.values())).message
    return (
        el("div", el("h2", title, id="hand-title"), class_="hand-head"),
        el("p", line, class_="hand-line"),
        _stock(draft),
        slot(place_pad(stacks=True, onto=draft.onto) if draft.picked != NOBODY else _formations(draft, seat)),
        _own(view),
    )


def _stock(draft: Draft) -> Markup | None:
    """Return the cubes that have no place yet, and the Freezes beside the board."""
    if not draft.aside:
        return None
    waiting = [part_button(f"stock:{cube}", cube_name(cube), pressed=cube == draft.picked) for cube in draft.to_place]
    freezes = [cube for cube in draft.aside if CODES[cube] == "F"]
    beside = el("span", label("beside", freezes=len(freezes)), class_="muted")
    return group(label("to_place"), [*waiting, beside if freezes else None], "quest-row")


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
            aria_label=label("delete", name=name),
        ),
        class_="saved-formation",
    )


def _own(view: View) -> Markup:
    """Return formations that were saved, and saving this one."""
    names = [name for name, _ in view.presets]
    title = label("saved", any=bool(names), count=len(names))
    return el(
        "details",
        el("summary", title, icon("chevron")),
        group(title, [_saved(name) for name in names], "quest-row") if names else None,
        el(
            "form",
            el(
                "input",
                type="text",
                name="name",
                id="keep-name",
                maxlength="30",
                aria_label=label("name_it"),
                placeholder=label("name"),
                autocomplete="off",
            ),
            el("button", label("save"), type="submit", class_="button quiet", id="keep-save"),
            data_do="keep-own",
            class_="typed-row",
            id="keep-own",
        ),
        el("p", label("shared"), class_="muted"),
        class_="own-formations folded",
        id="own-formations",
        data_keep_open=True,
    )
