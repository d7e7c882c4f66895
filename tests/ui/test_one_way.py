"""One way in all games: the same key, place and sign for the same thing (`docs/conventions.md`)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from cuboteca import games
from cuboteca.draw.icons import ICONS, SOLID
from cuboteca.draw.markup import KEPT_HYPHEN
from cuboteca.games.cube_quest.view.art.sprite import ICONS as ARMIES
from cuboteca.games.cuobe.view.art.sprite import ICONS as HOUSE
from cuboteca.games.qurush.view.art.sprite import ICONS as DICE
from cuboteca.play.game import NATURE, IllegalMove
from cuboteca.play.keys import CONFIRM, Key, shortcut
from cuboteca.play.view import Action, Selected, View
from cuboteca.ui.shortcuts import BESIDE_THE_GAME, HINT, MENU, MOVES
from tests.ui.opponents import sit_down
from tests.ui.playing import Player

PLIES = 120
SEEDS = 3
KEYS_PRESSED = 4


def all_keys(name: str) -> dict[str, Key]:
    game_view = games.game_view(name)
    return {**game_view.keys, **getattr(game_view, "page_keys", {})}


def keys_told(name: str) -> dict[str, Key]:
    """Those that mean something in a game of the standard rules."""
    game_view = games.game_view(name)
    return {**game_view.keys_at(games[name].start()), **getattr(game_view, "page_keys", {})}


def actions_met(name: str) -> Iterator[tuple[View, Sequence[Action]]]:
    """The row of actions at every decision of some random games, while somebody presses keys there, with the view."""
    game, game_view = games[name], games.game_view(name)
    for seed in range(SEEDS):
        rng = Random(seed)
        state = game.start()
        for _ in range(PLIES):
            if state.seat is None:
                break
            seat = state.seat if state.seat != NATURE else 0
            view = View(state.seen_by(seat), tuple(f"Player {n}" for n in range(state.seats)))
            yield view, game_view.actions(view)
            for _ in range(KEYS_PRESSED):
                answer = game_view.tap(view, rng.choice([key.part for key in game_view.keys.values()]))
                if isinstance(answer, Selected):
                    view = view._replace(picked=answer.parts)
                    yield view, game_view.actions(view)
            state = state.play(state.draw(rng) if state.seat == NATURE else rng.choice(list(state.moves())[:200]))


def came_to(name: str, view: View, part: str) -> object:
    """What a tap comes to, to be compared: a refusal equals only itself."""
    answer = games.game_view(name).tap(view, part)
    return (answer.reason, answer.clause, answer.values) if isinstance(answer, IllegalMove) else answer


def test_a_letter_means_one_thing_in_all_games() -> None:
    meanings = defaultdict(set)
    for name in games:
        for key, known in all_keys(name).items():
            if not key.isdecimal():
                meanings[key].add(known.does)
    assert {key: does for key, does in meanings.items() if len(does) > 1} == {}


def test_a_thing_that_several_games_have_has_one_key() -> None:
    found = defaultdict(set)
    for name in games:
        keys = all_keys(name)
        for does in {known.does for known in keys.values()}:
            found[does].add(frozenset(key for key, known in keys.items() if known.does == does))
    assert {does: keys for does, keys in found.items() if len(keys) > 1} == {}


@pytest.mark.parametrize("name", list(games))
def test_the_keys_of_the_house_are_left_to_it(name: str) -> None:
    keys = all_keys(name)
    assert keys.get("c") in (None, CONFIRM)
    assert not {"escape", "enter", " ", "arrowleft", "home", "end"} & set(keys)
    assert not {sign for key in BESIDE_THE_GAME for sign in key.shown} & set(keys)
    assert all(key.islower() or not key.isalpha() for key in keys)


@pytest.mark.parametrize("name", list(games))
def test_what_confirms_is_last_and_has_the_tick(name: str) -> None:
    game_view = games.game_view(name)
    for view, actions in actions_met(name):
        for action in actions:
            assert action.icon in {"check", "roll"} or action.part != "confirm"
            if action.icon == "check":
                assert action == actions[-1]
                assert came_to(name, view, "confirm") == came_to(name, view, action.part), f"C is not {action.label}"
            if action.icon == "pass":
                end = game_view.keys["."].part
                assert came_to(name, view, end) == came_to(name, view, action.part), (
                    f"the full stop is not {action.label}"
                )


@pytest.mark.parametrize("name", list(games))
def test_every_icon_of_a_row_is_drawn(name: str) -> None:
    sheet = str(games.game_view(name).render_sprite())
    for _, actions in actions_met(name):
        for action in actions:
            assert action.icon in {**ICONS, **SOLID} or f'id="icon-{action.icon}"' in sheet


def test_no_two_icons_share_a_name_or_a_picture() -> None:
    everywhere = [*ICONS.items(), *SOLID.items(), *DICE.items(), *HOUSE.items(), *ARMIES.items()]
    assert len(dict(everywhere)) == len(everywhere)
    assert len({path for _, path in everywhere}) == len(everywhere)


@pytest.mark.parametrize("name", list(games))
def test_the_row_and_the_menu_are_in_one_order(player: Player, name: str) -> None:
    seats = {f"name-{seat}": f"Player {seat}" for seat in range(games[name].about.seats[0])}
    player.do("start", name, fields=seats)
    if player.screen.answer["private"] or player.screen.find('button[data-hold="lift-lid"]'):
        player.do("lift-lid")
    row = [one.get("id") for one in player.screen.find("nav.actions")[0]]
    assert row[0] == "undo"
    assert [one.get("id") for one in player.screen.find("div.bar-tools")[0]][-1] == "more"
    player.go(f"{player.answer['address']}/menu")
    words = ["".join(one.itertext()) for one in player.screen.find("nav.menu")[0]]
    order = ["Log and moves", "Redo", "Scores so far", "Look back", "Share", "How to play", "Keyboard"]
    assert [word for word in words if word in order] == [word for word in order if word in words]
    assert words[-1] == "Settings"
    assert {"Log and moves", "Redo", "Share", "How to play", "Keyboard"} <= set(words)


@pytest.mark.parametrize("name", list(games))
def test_keys_and_ears_come_to_the_row_before_the_log(player: Player, name: str) -> None:
    """From the board and the hand to what can be done, not through all that was done."""
    seats = {f"name-{seat}": f"Player {seat}" for seat in range(games[name].about.seats[0])}
    player.do("start", name, fields=seats)
    player.do("lift-lid")
    for screen in (player.screen, player.do("move", next(iter(player.table.state.moves()))), player.do("step", "0")):
        (panel,) = screen.find("section.panel")
        parts = [name for part in panel for name in part.get("class", "").split() if name in ("actions", "record")]
        assert parts == ["actions", "record"]


@pytest.mark.parametrize("name", list(games))
def test_the_sheet_of_keys_tells_those_of_the_game_alone(player: Player, name: str) -> None:
    seats = {f"name-{seat}": f"Player {seat}" for seat in range(games[name].about.seats[0])}
    player.do("start", name, fields=seats)
    player.do("lift-lid")
    player.do("keys")
    assert player.answer["address"].endswith("/keys")
    told = [(one.text or "").replace(KEPT_HYPHEN, "-") for one in player.screen.find("dd")]
    mine = {known.does for known in keys_told(name).values()}
    others = {known.does for other in games for known in all_keys(other).values()} - mine
    assert mine <= set(told)
    assert not others & set(told)
    assert "Undo" in told
    player.do("keys")
    assert not player.answer["address"].endswith("/keys")


@pytest.mark.parametrize("name", list(games))
def test_the_sheet_tells_each_key_once(player: Player, name: str) -> None:
    """What Home and End do in a game of their own isn't contradicted by what they do elsewhere."""
    player.do("start", name, fields={f"name-{seat}": f"Player {seat}" for seat in range(games[name].about.seats[0])})
    player.do("lift-lid")
    player.do("keys")
    tables = player.screen.find("dl.key-list")[:2]
    caps = [cap for table in tables for cap in table.iter("span") if cap.get("class") == "caps"]
    told = ["+".join(kbd.text or "" for kbd in cap) for cap in caps]
    assert sorted(set(told)) == sorted(told)


@pytest.mark.parametrize("name", list(games))
def test_hint_log_and_menu_have_one_key_in_every_game(player: Player, name: str) -> None:
    """The sheet of keys, the bar and the menu tell of them; a key leads back to where the keyboard was."""
    player.do("start", name, fields={f"name-{seat}": f"Player {seat}" for seat in range(games[name].about.seats[0])})
    player.do("lift-lid")
    table = player.answer["address"]
    assert player.screen.find("#more")[0].get("aria-keyshortcuts") == MENU.shown[0]
    told = {row[1].text: row[0][0][0].text for row in player.do("keys").find("dl.key-list")[0]}
    player.do("keys")
    assert told.items() >= {("Hint", HINT.shown[0]), ("Log and moves", MOVES.shown[0]), ("Menu", MENU.shown[0])}
    for sheet in ("menu", "moves"):
        opened = player.do(sheet, "title")
        assert opened.answer["address"] == f"{table}/{sheet}"
        assert {"kind": "focus", "id": "title"} in player.do(sheet).answer["effects"]
        assert player.answer["address"] == table
    (moves,) = player.do("menu").find(f'a[href="{table}/moves"]')
    assert moves.get("aria-keyshortcuts") == MOVES.shown[0]


def test_where_there_is_no_hint_its_key_says_so(player: Player) -> None:
    player.do("start", "qyshinsu", fields={"hints": "off"})
    assert "There’s no hint for this." in player.do("hint").text
    sit_down(player, "qyshinsu", ["", "gentle"])
    assert player.screen.find("#hint")[0].get("aria-keyshortcuts") == HINT.shown[0]
    player.do("move", "+4@2")
    for asked in ("hint", "moves"):
        assert "Gentle is thinking." in player.do(asked).text
        assert player.screen.answer["address"].count("/") == 2


def test_the_past_has_neither_menu_nor_hint(player: Player) -> None:
    player.do("start", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo"})
    player.do("move", "+4@2")
    past = player.do("step", "0").answer["address"]
    for asked in ("menu", "moves", "hint"):
        assert player.do(asked).answer["address"] == past


def test_whoever_looks_back_finds_the_keys_for_it_and_comes_back_to_the_same_move(player: Player) -> None:
    player.do("start", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo"})
    player.do("move", "+4@2")
    player.do("move", "+1@6")
    player.do("step", "1")
    past = player.answer["address"]
    player.do("keys", "title")
    assert player.answer["address"] == f"{past}/keys"
    assert len(player.screen.find("dd")) == len(("step", "ends", "ask"))
    player.tap("place:6")
    assert player.table.ply == 2, "a past position is only looked at"
    assert player.screen.find(f'a[href="{past}"]')
    player.do("keys")
    assert player.answer["address"] == past


def test_after_a_game_the_sheet_tells_how_to_look_back(player: Player) -> None:
    player.do("start", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo"})
    player.do("move", "resign")
    player.do("keys")
    assert [one.text for one in player.screen.find("dd")] == [
        "Go back or forward one move",
        "Go to the start or the last move",
        "Show these keys",
    ]


def test_the_buttons_of_a_game_tell_their_keys(player: Player) -> None:
    player.do("start", "qwirkle_cubes", fields={"name-0": "Ada", "name-1": "Bo"})
    assert player.screen.find("#confirm")[0].get("aria-keyshortcuts") == "c"
    assert player.screen.find("#roll")[0].get("aria-keyshortcuts") == "r"
    assert player.screen.find("#undo")[0].get("aria-keyshortcuts") == "Control+Z"


def test_a_key_with_a_name_is_told_by_it() -> None:
    keys = {"+": Key("more", "More"), "-": Key("less", "Less"), "=": Key("more", "More")}
    assert shortcut(keys, "more") == "Plus ="
    assert shortcut(keys, "less") == "-"
    assert shortcut(keys, "other") is None


def test_what_is_picked_is_put_down_with_escape(player: Player) -> None:
    player.do("start", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo"})
    player.tap("stone:3")
    assert player.screen.find('g[aria-pressed="true"]')
    player.key("escape")
    assert not player.screen.find('g[aria-pressed="true"]')


@pytest.mark.parametrize("name", list(games))
def test_who_begins_is_asked_in_the_same_words(name: str) -> None:
    """A seat is called as in the set-up, and what chance decides is drawn at random."""
    game = games[name]
    roles = [role.name for role in games.game_view(name).roles(game.start(seats=max(game.about.seats)))]
    (begins,) = (option for option in game.options.values() if option.title in ("First player", "Who begins"))
    assert [label for label in begins.labels if label in roles] == roles
    assert {"At random", "By lot"} & set(begins.labels)
    if len(roles) > 2:
        assert roles in [[f"{word} {seat}" for seat in range(1, len(roles) + 1)] for word in ("Player", "Seat")]
