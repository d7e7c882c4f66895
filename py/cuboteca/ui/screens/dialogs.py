"""Draws what can lie over the game: the menu, the list of moves, sharing, resigning."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from markupsafe import Markup

from cuboteca.draw.markup import Content, el
from cuboteca.play.data_texts import about_in, option_in
from cuboteca.play.game import Option
from cuboteca.play.language import HOUSE, translator
from cuboteca.play.table import RESIGN
from cuboteca.play.view import Choice, SideAction
from cuboteca.ui.addresses import LONGEST_LINK
from cuboteca.ui.links import LONG_LINK, LONGEST_CODED
from cuboteca.ui.screens.record_list import whole_log
from cuboteca.ui.session import Session, gives_up
from cuboteca.ui.setup_form import counts
from cuboteca.ui.shortcuts import ASK, HINT, MOVES, REDO, key_names
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.sharing import say as sharing
from cuboteca.ui.text.table import say
from cuboteca.ui.widgets import button, choice, icon_link, link, trouble_line

MOST_LISTED = 120
"""As many moves are listed, and"""
MOST_COUNTED = 999
"""as many are counted: chance may have thousands of millions."""


def dialog(title: str, back: str, *content: Content, kind: str = "") -> Markup:
    """Return a sheet that rises over the game; closing it goes to `back`.

    What lies under it is inert. It is not `aria-modal`, which would take the messages beside it, and their Why?, away
    from screen readers.
    """
    return el(
        "div",
        el("a", href=back, class_="dialog-shade", aria_hidden="true", tabindex="-1"),
        el(
            "section",
            el(
                "header",
                el("h2", title, id="dialog-title", tabindex="-1"),
                icon_link("close", say("close"), back, id="dialog-close", data_escape=True),
            ),
            *content,
            role="dialog",
            aria_labelledby="dialog-title",
            class_=f"dialog {kind}".strip(),
            id="dialog",
        ),
        class_="over",
    )


def menu_dialog(session: Session, players: Sequence[Markup]) -> Markup:
    """Return all that can be done beside moves; `players` lead to who plays which seat."""
    table, here = session.table, f"#/play/{session.id}"
    view = session.view()
    live = table.state.seat is not None
    acts = live and not session.level
    side_actions = session.game_view.side_actions(view) if acts else ()
    items: list[Content] = [
        link(say("moves"), f"{here}/moves", "list", aria_keyshortcuts=key_names(MOVES)) if acts else None,
        button(
            say("redo"),
            "redo",
            picture="redo",
            id="redo",
            aria_disabled=None if session.undone_picks or table.redo_to(session.passed_over) is not None else "true",
            aria_keyshortcuts=key_names(REDO),
        )
        if live
        else None,
        button(say("hint"), "hint", picture="hint", aria_keyshortcuts=key_names(HINT)) if session.may_ask else None,
        link(say("scores"), f"{here}/scores", "scores") if session.game_view.summary(view) is not None else None,
        link(say("look_back"), f"{here}/at/{table.ply}", "history") if table.moves else None,
        link(say("share"), f"{here}/share", "share"),
        link(common("how_to_play"), f"#/guide/{table.game.about.id}", "guide"),
        link(say("keys"), f"{here}/keys", "keyboard", aria_keyshortcuts=key_names(ASK)),
        *(_side_action(action, here) for action in side_actions),
        *(players if live else ()),
        link(common("settings"), "#/settings", "settings"),
    ]
    aim = el("p", about_in(table.game.about, translator(HOUSE)).summary, class_="aim")
    menu = el("nav", items, class_="menu", aria_label=say("menu"))
    return dialog(say("menu"), here, aim, _changed_rules(session), menu)


def _changed_rules(session: Session) -> Markup | None:
    """Return the rules that players have changed for this game and that have an effect in it; None if they have
    changed none."""
    game, record = session.table.game, session.table.record
    form = {"seats": str(record.seats), **{f"option-{id_}": value for id_, value in record.options}}
    changed = [(game.options[id_], value) for id_, value in record.options if counts(game.options[id_], game, form)]
    if not changed:
        return None
    rules = (el("li", _rule(option_in(option, translator(game.about.id)), value)) for option, value in changed)
    return el("ul", rules, class_="changed-rules muted", aria_label=say("rules"))


def _rule(option: Option, value: str) -> str:
    """Return an option with its value, of a file only that it is the player's own."""
    is_file = option.file is not None and value not in option.values
    return say("rule", title=option.title, value=say("own_file") if is_file else option.label_of(value))


def _side_action(action: SideAction, here: str) -> Markup:
    """Return what is said beside moves. Giving up is asked for once more, and what the game itself asks about; the rest
    is done at once."""
    if gives_up(action):
        return link(action.label, f"{here}/resign", action.icon)
    if action.part:
        return button(action.label, "tap", action.part, action.icon)
    return button(action.label, "move", action.move, action.icon)


def moves_dialog(session: Session) -> Markup:
    """Return every move made, every legal one as a button, and a line to type one."""
    view = session.view()
    found = [*islice(session.game_view.choices(view), MOST_COUNTED + 1)]
    choices = found[:MOST_LISTED]
    asked = session.game_view.prompt(view)
    return dialog(
        say("moves"),
        f"#/play/{session.id}",
        whole_log(session),
        el("h3", el("b", asked.lead), " ", asked.rest),
        el(
            "form",
            el("label", say("type_move"), for_="typed"),
            el(
                "div",
                el(
                    "input",
                    type="text",
                    name="move",
                    id="typed",
                    value=session.typed or None,
                    dir="ltr",
                    autocomplete="off",
                    autocapitalize="off",
                    spellcheck="false",
                    maxlength="200",
                    placeholder=choices[0].move if choices else None,
                ),
                el("button", say("play"), type="submit", class_="button main"),
                class_="typed-row",
            ),
            data_do="type-move",
            id="type-move",
        ),
        el(
            "section",
            el("h3", _how_many(len(found)), id="legal-moves"),
            _list(choices),
            el("p", say("type_others"), class_="muted") if len(found) > MOST_LISTED else None,
            aria_labelledby="legal-moves",
        ),
        kind="moves-dialog",
    )


def _list(choices: Sequence[Choice]) -> Markup:
    return el(
        "ul",
        (
            el(
                "li",
                el(
                    "button",
                    el("span", choice.label),
                    el("code", choice.move, aria_hidden="true"),
                    type="button",
                    data_do="move",
                    data_arg=choice.move,
                ),
            )
            for choice in choices
        ),
        class_="choices",
    )


def _how_many(found: int) -> str:
    if found <= MOST_LISTED:
        return say("legal_moves", count=found)
    if found <= MOST_COUNTED:
        return say("first_of", shown=MOST_LISTED, count=found)
    return say("first_of_many", shown=MOST_LISTED, count=MOST_COUNTED)


def scores_dialog(session: Session) -> Markup:
    """Return how the scores came about so far."""
    return dialog(
        say("scores"),
        f"#/play/{session.id}",
        el("div", session.game_view.summary(session.view()), class_="summary", data_game=session.table.game.about.id),
    )


def share_dialog(session: Session, link_to_game: str) -> Markup:
    """Return the ways to share a game, or what there was of it: as a file, by the clipboard, as a link with it."""
    here = f"#/play/{session.id}" + (f"/at/{session.past}" if session.past is not None else "")
    long = _too_long(link_to_game)
    return dialog(
        sharing("title"),
        here,
        _what_to_share(session) if session.past is not None and session.past < session.table.ply else None,
        el("p", sharing("about")),
        el("p", sharing("secrets_inside"), class_="muted", id="secrets-inside") if session.has_secrets else None,
        _code(link_to_game),
        el(
            "nav",
            button(sharing("share_link"), "share-link", session.id, "share"),
            button(sharing("copy_link"), "copy-link", session.id, "link"),
            button(sharing("copy_text"), "copy-record", session.id, "copy"),
            button(common("save_to_file"), "export", session.id, "download"),
            button(sharing("picture"), "give-picture", ".png", "picture"),
            button(sharing("drawing"), "give-picture", ".svg", "picture"),
            button(sharing("film"), "give-film", session.id, "play") if len(session.table.stops) > 1 else None,
            class_="menu",
            aria_label=sharing("ways"),
        ),
        trouble_line(long, "long-link") if long else None,
        el("label", sharing("link"), for_="the-link"),
        el("input", type="text", id="the-link", dir="ltr", readonly=True, value=link_to_game),
    )


def _what_to_share(session: Session) -> Markup:
    """Return the choice between the whole game and the game up to the position looked at."""
    whole = not session.shares_past
    return el(
        "fieldset",
        el("legend", sharing("what"), class_="for-ears"),
        el(
            "div",
            choice("share-what", "game", el("span", sharing("whole_game")), whole, "share-what"),
            choice("share-what", "past", el("span", sharing("up_to_here")), not whole, "share-what"),
            class_="segments",
        ),
    )


def _code(link_to_game: str) -> Markup:
    """Return the place for a code that holds the link, which the page draws; or that it is too long for one."""
    if len(link_to_game.encode()) > LONGEST_CODED:
        return el("p", sharing("no_code"), class_="muted", id="no-code")
    place = el("div", role="img", aria_label=sharing("code"), data_code=link_to_game, data_own="insides", id="the-code")
    return el("figure", place, el("figcaption", sharing("scan")), class_="code")


def _too_long(link_to_game: str) -> str:
    """Return what to know about a link that is very long; nothing for most."""
    length = len(link_to_game)
    if len(link_to_game.partition("#/open/")[2]) > LONGEST_LINK:
        return sharing("too_long", length=length)
    if length > LONG_LINK:
        return sharing("long", length=length)
    return ""


def resign_dialog(session: Session) -> Markup:
    """Return the question whether a player resigns, or all give up."""
    name = session.table.names[session.decider]
    action = session.giving_up or SideAction(RESIGN, say("resign"), "flag")
    follows = say("given_up") if action.asks else _if_resigned(session)
    reveals = session.table.state.read(action.move).reveals
    return dialog(
        action.asks or say("resign_asked", name=name),
        f"#/play/{session.id}",
        el("p", follows, " ", say("for_good", reveals=reveals)),
        el(
            "nav",
            link(say("cancel"), f"#/play/{session.id}", "back"),
            button(action.label, "move", action.move, action.icon, "quiet", id="confirm-resign"),
            class_="menu",
            aria_label=say("resign_answers"),
        ),
    )


def _if_resigned(session: Session) -> str:
    return say("resigned", others=("nobody", "one", "many")[min(len(session.table.names) - 1, 2)])
