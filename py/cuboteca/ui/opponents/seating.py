"""Draws who plays a seat, a person or a level: the rows of the set-up, and the sheet that offers the levels."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from markupsafe import Markup

from cuboteca.draw.badges import badge
from cuboteca.draw.icons import icon
from cuboteca.draw.markup import Content, el
from cuboteca.play.game import Game, HiddenInformation
from cuboteca.play.levels import LEVELS, level_names, shown_names
from cuboteca.play.naming import name_or_number
from cuboteca.play.view import GameView, Role
from cuboteca.play.wording import sentence
from cuboteca.ui.clocks.setup import clock_card
from cuboteca.ui.opponents.company import last_company
from cuboteca.ui.screens.dialogs import dialog
from cuboteca.ui.screens.setup import SeatForm, name_field
from cuboteca.ui.session import Session
from cuboteca.ui.setup_form import OPPONENT, PERSON, level_of, levels_of, seats_of, usual
from cuboteca.ui.text.opponents import lines, say
from cuboteca.ui.text.saved import say as saved
from cuboteca.ui.widgets import button, choice, link

MOST_NAMED: Final = 3
"""A chip names all players up to this many; of more, only the first."""


def seat_form(game: Game, game_view: GameView, draft: Mapping[str, str]) -> SeatForm:
    """Return what the set-up asks about seats."""
    rows = tuple(_player_rows(game, game_view, draft))
    rows += (_seats_row(game, draft),) if len(game.about.seats) > 1 else ()
    switches = _switches(game, draft) + (clock_card(game, draft) or "")
    return SeatForm(rows, _companies(game, draft), switches, _meeting(game, draft))


def _player_rows(game: Game, game_view: GameView, draft: Mapping[str, str]) -> Sequence[Markup]:
    """Return a row of the set-up for each seat."""
    roles = game_view.roles(game.start(seats=seats_of(game, draft)))
    return [_player_row(game, game_view, draft, seat, role) for seat, role in enumerate(roles)]


def _seats_row(game: Game, draft: Mapping[str, str]) -> Markup:
    """Return the row that adds a seat, or removes the last one."""
    numbers, seats = sorted(game.about.seats), seats_of(game, draft)
    return el(
        "div",
        el("input", type="hidden", name="seats", value=str(seats)),
        el("span", say("seats_taken", count=seats, all=numbers[-1]), class_="muted seats-taken"),
        _seats_button("add-seat", "plus", say("add_seat"), game, seats < numbers[-1]),
        _seats_button("remove-seat", "minus", say("remove_seat"), game, seats > numbers[0]),
        class_="player-row seats-row",
    )


def _seats_button(do: str, picture: str, label: str, game: Game, enabled: bool) -> Markup:
    return button(label, do, game.about.id, picture, "quiet", id=do, aria_disabled=None if enabled else "true")


def _player_row(game: Game, game_view: GameView, draft: Mapping[str, str], seat: int, role: Role) -> Markup:
    """Return a row of the set-up: the seat's badge, who plays it, and the switch between person and opponent."""
    plays = bool(levels_of(draft, seat + 1)[seat])
    level = level_of(draft, seat)
    return el(
        "div",
        badge(role.badge),
        _opponent(game, game_view, level, seat) if plays else _person(draft, seat, role),
        el("input", type="hidden", name=f"name-{seat}", value=draft.get(f"name-{seat}", "")) if plays else None,
        el("input", type="hidden", name=f"level-{seat}", value=level),
        _switch(game, seat, role, plays),
        class_="player-row two-kinds" if plays else "player-row two-kinds named",
    )


def _person(draft: Mapping[str, str], seat: int, role: Role) -> Markup:
    return el(
        "label",
        el("span", role.name, class_="role"),
        name_field(draft, seat),
        class_="who",
    )


def _opponent(game: Game, game_view: GameView, level: str, seat: int) -> Markup:
    name = level_names(level)
    return el(
        "button",
        el("span", el("b", name), strength(level), icon("chevron"), class_="level-name"),
        el("span", _line_of(game_view, level), class_="level-line"),
        type="button",
        class_="who level",
        id=f"level-{seat}",
        data_do="levels",
        data_arg=f"{game.about.id}:{seat}",
    )


def _switch(game: Game, seat: int, role: Role, plays: bool) -> Markup:
    team = game.about.team
    kinds = (
        (PERSON, "person", say("person_plays", seat=role.name)),
        (OPPONENT, "opponent", say("opponent_plays", team=team, seat=role.name)),
    )
    return el(
        "span",
        (
            choice(
                f"plays-{seat}",
                kind,
                icon(picture) + el("span", label, class_="for-ears"),
                plays == (kind == OPPONENT),
                "set-up",
                game.about.id,
            )
            for kind, picture, label in kinds
        ),
        class_="kinds",
    )


def _companies(game: Game, draft: Mapping[str, str]) -> Markup:
    """Return the chips that fill all seats at once: one person, people only, or nobody."""
    seats = seats_of(game, draft)
    levels = levels_of(draft, seats)
    people = levels.count("")
    last = last_company(game, draft)
    is_last = bool(last) and all(draft.get(name, "") == value for name, value in last.items())
    chips = (
        ("alone", "person", say("company_with", team=game.about.team), people == 1 < seats and not is_last),
        ("last", "history", _company_name(game, last), is_last),
        ("people", "users", say("all_people"), people == seats and not is_last),
        ("watch", "eye", say("watch"), people == 0 and not is_last),
    )
    return el(
        "div",
        (
            button(
                label,
                "company",
                f"{game.about.id}:{kind}",
                picture,
                "chip",
                id=f"company-{kind}",
                aria_pressed="true" if chosen else "false",
            )
            for kind, picture, label, chosen in chips
            if (seats > 1 or kind != "people") and (last or kind != "last")
        ),
        class_="companies",
        role="group",
        aria_label=say("company"),
    )


def _company_name(game: Game, company: Mapping[str, str]) -> str:
    """Return who was there, as in "Ada and Steady"."""
    names = _names(game, company)
    if len(names) <= MOST_NAMED:
        return say("company_of", names=names)
    return say("company_of_many", name=names[0], count=len(names) - 1)


def _names(game: Game, draft: Mapping[str, str]) -> tuple[str, ...]:
    seats = seats_of(game, draft)
    typed = [name_or_number(draft.get(f"name-{seat}", ""), seat) for seat in range(seats)]
    return shown_names(typed, levels_of(draft, seats))


def _meeting(game: Game, draft: Mapping[str, str]) -> Markup | None:
    """Return who meets whom, in a line; nothing where only people play."""
    seats = seats_of(game, draft)
    levels = levels_of(draft, seats)
    if not any(levels):
        return None
    names = _names(game, draft)
    people = [name for name, level in zip(names, levels, strict=True) if not level]
    others = [name for name, level in zip(names, levels, strict=True) if level]
    if len(people) == 1:
        people = [say("you")]
    if not people:
        return el("p", say("watched", opponents=others), class_="meeting")
    sides = "one" if game.about.team else "each" if len(people) > 1 else "two"
    meeting = say("alone", sides=sides, people=people, opponents=others, all=(*people, *others))
    return el("p", sentence(meeting), class_="meeting")


def _switches(game: Game, draft: Mapping[str, str]) -> Markup:
    """Return the switches for hints and, where people may have team-mates, for asking before they act."""
    levels = levels_of(draft, seats_of(game, draft))
    asks = game.about.team and any(levels) and not all(levels)
    secret = game.about.secrets and levels.count("") > 1
    value = draft.get("hints", "on")
    if secret and _secret_to_the_end(game, draft, levels):
        hints = el("input", type="hidden", name="hints", value=value)  # Keep the choice for the next game with hints.
    else:
        hints = _toggle("hints", value, say("hints"), say("hints_about", secret=secret))
    return hints + (_toggle("asks", draft.get("asks", "off"), say("asks"), say("asks_about")) if asks else "")


def _secret_to_the_end(game: Game, draft: Mapping[str, str], levels: Sequence[str]) -> bool:
    """Return whether people keep their secrets as long as a game lasts that is set up like this."""
    options = {option.id: draft.get(f"option-{option.id}") or usual(option, levels) for option in game.options.values()}
    try:
        state = game.start(seats_of(game, draft), options)
    except ValueError:
        return False  # starting it says what is wrong
    return isinstance(state, HiddenInformation) and state.secret_to_the_end


def _toggle(name: str, value: str, title: str, meaning: str) -> Markup:
    return el(
        "label",
        el("span", el("b", title), el("span", meaning, class_="meaning")),
        el("input", type="hidden", name=name, value="off"),  # what is sent where the switch is off
        el(
            "input",
            type="checkbox",
            name=name,
            id=name,
            value="on",
            checked=value == "on",
            class_="toggle",
            data_change="set-up",
        ),
        class_="card hints-row",
    )


def strength(level: str) -> Markup:
    """Return a level as five squares, as many of them full as it is strong; its name says it to those who listen."""
    full = LEVELS.index(level) + 1
    squares = (el("i", class_="full" if number < full else None) for number in range(len(LEVELS)))
    return el("span", squares, class_="level-squares", aria_hidden="true")


def _line_of(game_view: GameView, level: str) -> str:
    """Return what a level looks at, in a line: in the game's own words where it has some."""
    return (game_view.level_lines or lines)(level)


def _measured(game_view: GameView, level: str) -> Markup | None:
    """Return how strong a level is, where that was measured."""
    strengths = game_view.level_strengths
    measured = strengths is not None and level in strengths.messages
    return el("span", strengths(level), class_="level-strength") if strengths and measured else None


def _level_sheet(
    game: Game,
    game_view: GameView,
    role: Role,
    level: str,
    back: str,
    choose: Callable[[str], tuple[str, str]],
    named: Markup | None = None,
    below: Markup | None = None,
) -> Markup:
    """Return the levels, and a person, one of which is to play a seat; a tap chooses and closes.

    `choose` gives the event that a choice sends, with its value; `named` stands under the person.
    """

    person = _row(PERSON, choose(PERSON), not level, icon("person"), el("b", say("a_person")))
    return dialog(
        say("who_plays", seat=role.name),
        back,
        person,
        named,
        el("h3", say("others", team=game.about.team)),
        el("div", (level_row(game_view, name, choose(name), name == level) for name in LEVELS), class_="level-rows"),
        below,
        kind="levels",
    )


def level_row(game_view: GameView, level: str, event: tuple[str, str], is_chosen: bool | None = None) -> Markup:
    """Return a level in a sheet, with what it looks at and how strong it is; a tap sends the event, with its value."""
    about = el(
        "span",
        el("b", level_names(level)),
        el("span", _line_of(game_view, level), class_="level-line"),
        _measured(game_view, level),
    )
    return _row(level, event, is_chosen, strength(level), about)


def _row(kind: str, event: tuple[str, str], is_chosen: bool | None, *content: Content) -> Markup:
    do, arg = event
    return el(
        "button",
        *content,
        icon("check") if is_chosen else None,
        type="button",
        class_="level-row chosen" if is_chosen else "level-row",
        aria_pressed=None if is_chosen is None else "true" if is_chosen else "false",
        id=f"choose-{kind}",
        data_do=do,
        data_arg=arg,
    )


def setup_sheet(game: Game, game_view: GameView, draft: Mapping[str, str], seat: str) -> Markup | None:
    """Return the sheet of levels over the set-up; None where there is no such seat."""
    seats = seats_of(game, draft)
    if not seat.isdecimal() or int(seat) >= seats:
        return None
    role = game_view.roles(game.start(seats=seats))[int(seat)]
    level = levels_of(draft, seats)[int(seat)]
    back = f"#/new/{game.about.id}"
    here = f"{game.about.id}:{seat}"
    remove = button(say("remove_this_seat"), "remove-seat", here, "minus", "quiet", id="remove-this-seat")
    below = remove if seats > min(game.about.seats) else None
    return _level_sheet(
        game, game_view, role, level, back, lambda kind: ("choose-level", f"{seat}:{kind}"), below=below
    )


def players_dialog(session: Session, seat: str) -> Markup:
    """Return the sheet that hands a seat over in mid-game, or gives its player another name; with all seats to choose
    from, if none is named."""
    table, back = session.table, f"#/play/{session.id}"
    if not seat.isdecimal() or int(seat) >= len(table.people):
        content = el("nav", _seat_links(session), class_="menu", aria_label=say("who_plays_what"))
        return dialog(say("who_plays_what"), back, content)
    role = session.game_view.roles(table.state.seen_by(None))[int(seat)]
    level = table.opponents[int(seat)]
    named = None if level else _rename(table.people[int(seat)], int(seat))
    return _level_sheet(
        table.game, session.game_view, role, level, back, lambda kind: ("choose-player", f"{seat}:{kind}"), named
    )


def _rename(name: str, seat: int) -> Markup:
    """Return the field with a player's name, to change it."""
    return el(
        "form",
        el("label", saved("name"), for_=f"name-{seat}"),
        el(
            "div",
            name_field({f"name-{seat}": name}, seat, None),
            el("button", saved("rename_button"), type="submit", class_="button"),
            class_="typed-row",
        ),
        data_do="rename-player",
        data_arg=str(seat),
        id="rename-player",
    )


FEW: Final = 2
"""Of so many seats the menu has a link for each."""


def menu_links(session: Session) -> Sequence[Markup]:
    """Return the links of the menu to who plays which seat."""
    if len(session.table.people) <= FEW:
        return _seat_links(session)
    return [link(say("who_plays_what"), f"#/play/{session.id}/players", "opponent")]


def _seat_links(session: Session) -> Sequence[Markup]:
    table = session.table
    return [
        link(
            say("change_seat", person=not table.opponents[seat], name=name),
            f"#/play/{session.id}/players/{seat}",
            "opponent" if table.opponents[seat] else "person",
        )
        for seat, name in enumerate(table.names)
    ]
