"""Sets up a new game, or the next one with the same players."""

from __future__ import annotations

from collections.abc import Mapping

from cuboteca.play.levels import shown_names
from cuboteca.play.naming import LONGEST_NAME, clean_name, name_or_number
from cuboteca.play.table import Table
from cuboteca.play.view import GameView, Role
from cuboteca.play.wording import sentence
from cuboteca.ui.addresses import Address
from cuboteca.ui.context import Context
from cuboteca.ui.screen import Event, Notice
from cuboteca.ui.setup_form import LAST_COMPANY, follow_company, levels_of, open_to_names, remember_setup, seats_of
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.setup import colours, say


def start(context: Context, event: Event) -> None:
    """Begin the game that the form describes, save it, and go to its table."""
    if event.arg not in context.shelf:
        return
    game = context.shelf[event.arg]
    fields = filled_in(context, event.arg, event.fields)
    seats = seats_of(game, fields)
    typed = [fields.get(f"name-{seat}", "") for seat in range(seats)]
    names = [name_or_number(name, seat) for seat, name in enumerate(typed)]
    options = {o: fields[f"option-{o}"] for o in game.options if fields.get(f"option-{o}", "") != ""}
    context.drafts.setups[event.arg] = fields
    context.drafts.file_trouble = None
    if any(name.strip() and not clean_name(name, LONGEST_NAME) for name in typed):
        context.tell(Notice(common("unseen_name")))
        return
    try:
        levels = levels_of(fields, seats) if game.about.opponents else ()
        hints = fields.get("hints", "on") == "on"
        table = Table.begin(game, names, context.today, options, "", levels, hints)
    except ValueError as error:
        context.tell(Notice(str(error)))
        return
    if levels:
        from cuboteca.ui.opponents.company import take_note  # came with the set-up

        take_note(table, fields)
    remember(context, event.arg, fields)
    sit_down_at(context, table)


def filled_in(context: Context, game_id: str, sent: Mapping[str, str]) -> dict[str, str]:
    """Return the form as it was sent, with the files brought to it, which are kept here and not in the page."""
    draft = context.setup_draft(game_id)
    files = [f"option-{option.id}" for option in context.shelf[game_id].options.values() if option.file is not None]
    kept = {name: draft[name] for name in (*files, "level-last", LAST_COMPANY) if name in draft}
    return {**kept, **sent}


def remember(context: Context, game_id: str, fields: Mapping[str, str]) -> None:
    """Keep what the form holds, on this device."""
    fields = follow_company(context.shelf[game_id], context.setup_draft(game_id), fields)
    drafts = context.drafts.setups
    drafts.update({other: open_to_names(draft) for other, draft in drafts.items()})
    drafts[game_id] = fields
    remember_setup(context.store, game_id, fields)


def exchange_sides(context: Context, event: Event) -> None:
    """Swap the sides of two players on the form; among more, move each player up a seat."""
    if event.arg not in context.shelf:
        return
    fields = filled_in(context, event.arg, event.fields)
    seats = seats_of(context.shelf[event.arg], fields)
    before = dict(fields)
    names = [before.get(f"name-{seat}", "") for seat in range(seats)]
    for seat in range(seats):
        for field in ("name", "plays", "level"):
            fields[f"{field}-{seat}"] = before.get(f"{field}-{(seat + 1) % seats}", "")
    context.drafts.setups[event.arg] = fields
    if not any(map(str.strip, names)) and not any(levels_of(fields, seats)):
        context.tell(Notice(say("no_names")))
        return
    levels = levels_of(fields, seats)
    people = [name_or_number(fields[f"name-{seat}"], seat) for seat in range(seats)]
    roles = context.shelf.game_view(event.arg).roles(context.shelf[event.arg].start(seats=seats))
    context.reply.say.extend(
        say("side", side=role.name, name=name) for role, name in zip(roles, shown_names(people, levels), strict=True)
    )


def set_up(context: Context, event: Event) -> None:
    """Keep what was filled in, whatever is looked at in between."""
    if context.address.screen == "new" and context.address.of in context.shelf:
        remember(context, context.address.of, filled_in(context, context.address.of, event.fields))


def rematch(context: Context, event: Event) -> None:
    """Begin the same game with everyone a seat further, or the next seat first; say who plays what, who goes first."""
    if context.session is None or context.session.id != event.arg:
        return
    record = context.session.table.record
    passed_on = context.session.game_view.passed_on(dict(record.options), record.seats)
    if passed_on is None:
        levels = record.opponents[1:] + record.opponents[:1]
        names = _names_moved_up(record.names, is_alone=len(context.session.people) == 1)
    else:
        levels, names = record.opponents, record.names
    options = dict[str, object](record.options if passed_on is None else passed_on)
    table = Table.begin(context.session.table.game, names, context.today, options, "", levels, record.hints)
    table.timed = record.timed and record.timed.anew()
    table.agreed = {name: value for name, value in context.session.table.agreed.items() if name == "asks"}
    sit_down_at(context, table, _sides_now(context.session.game_view, table, moved=passed_on is None))


def _names_moved_up(names: tuple[str, ...], *, is_alone: bool) -> tuple[str, ...]:
    """Return the names, each a seat further; where one person plays alone, a seat's number stays with the seat."""
    numbers = tuple(name_or_number("", seat) for seat in range(len(names)))
    kept = tuple("" if is_alone and name == number else name for name, number in zip(names, numbers, strict=True))
    return tuple(name or number for name, number in zip(kept[1:] + kept[:1], numbers, strict=True))


def _sides_now(game_view: GameView, table: Table, *, moved: bool) -> str:
    """Return who plays what, if that has changed, as in "Bo now plays Red. Ada now plays Blue."; and who goes first, if
    that is known.

    Where seats have only numbers, it is the colours of the people's badges.
    """
    people = tuple(seat for seat, level in enumerate(table.opponents) if not level)
    roles = game_view.roles(table.state)
    numbered = any(role.name[-1].isdigit() for role in roles)

    def told(words: str, seat: int, **values: str) -> str:
        return say(words, you=people == (seat,), name=table.names[seat], **values)

    def told_side(seat: int, role: Role) -> str:
        if numbered:
            return told("new_badge", seat, colour=colours(role.badge.rpartition("-")[2]))
        return told("new_side", seat, side=role.name)

    sides = [
        told_side(seat, role)
        for seat, role in enumerate(roles)
        if moved and (not numbered or (seat in people and len(roles) > 1))
    ]
    first = game_view.first(table.state) if len(roles) > 1 else None
    return " ".join((*sides, *([told("goes_first", first)] if first is not None else ())))


def sit_down_at(context: Context, table: Table, first: str = "") -> None:
    """Open a table and save it; `first` is said before anything else."""
    made = context.nature.settle(table)
    table_id = context.saved.new_id()
    session = context.sit_down(table_id, table)
    context.save(session)
    context.go(Address("play", table_id), replace=True)
    context.reply.sound("place")
    view = session.view()
    opening = session.game_view.opening(view)
    if opening is None:
        opening = sentence(session.describe_move(0, None)) if len(made) == 1 else ""
    words = " ".join(filter(None, (first, opening)))
    if not words:
        return
    if session.game_view.holds_up(view):
        context.reply.say.append(words)
    else:
        context.tell(Notice(words))


HANDLERS = {
    "start": start,
    "set-up": set_up,
    "exchange-sides": exchange_sides,
    "rematch": rematch,
}
