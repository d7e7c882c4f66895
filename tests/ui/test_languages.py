"""Another language can be chosen, at once and in mid-game, and then no word of English is left on any screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from xml.etree.ElementTree import Element

import pytest

from cuboteca import games
from cuboteca.games import SHELF
from cuboteca.play import language
from cuboteca.play.game import NATURE
from cuboteca.play.record import read_record
from tests.examples import first
from tests.languages import pseudo_languages
from tests.play.every_ply import NAMES, any_table
from tests.ui.playing import Player, Seen

GAMES = sorted(games)

READ = ("aria-label", "title", "alt", "placeholder", "data-cancel")
AS_IT_IS = ("code", "textarea", "option")
"""Elements that hold notation, records and links, which have no language."""
GIVES_UP = {"cuobe": "surrender"}
"""The move by which a game ends at once, where it isn't `resign`."""
ENGLISH = re.compile(r"[A-Za-z]{2,}")
CREDITS = [word for name in SHELF for word in (*SHELF.about(name).designers, SHELF.about(name).publisher)]
OWN_NAMES = sorted((*(SHELF.about(name).name for name in SHELF), *CREDITS, *NAMES), key=len, reverse=True)
KEPT = re.compile("|".join((*map(re.escape, OWN_NAMES), r"\b[a-g]\d\b")))
"""Names, which are the same in all languages, and squares."""


@pytest.fixture(autouse=True)
def languages() -> Iterator[None]:
    with pseudo_languages():
        yield


def choose(player: Player, code: str) -> Seen:
    return player.send({"do": "set", "name": "language", "arg": code})


def texts(element: Element) -> Iterator[str]:
    """Yield what is read or heard of an element, but for notation and the languages' own names."""
    yield from (element.get(name, "") for name in READ if element.tag != "input" or name != "placeholder")
    if element.tag not in AS_IT_IS and element.get("lang") is None:
        yield element.text or ""
        for inner in element:
            yield from texts(inner)
            yield inner.tail or ""


def english_on(screen: Seen) -> list[str]:
    """Return what is still English on a screen, and in what is said with it."""
    said = [screen.answer["title"], screen.answer["say"], *texts(screen.root)]
    return [text for text in said if ENGLISH.search(KEPT.sub("", text))]


def test_nothing_is_to_choose_where_the_site_has_one_language(device: Callable[[dict[str, str]], Player]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(language, "carried_file", lambda package, name: None)
        language.offered.cache_clear()
        player = device({})
        assert not player.go("#/settings").find('input[name="language"]')
        choose(player, "xa")
        assert player.answer["prefs"]["language"] == "en"
    language.offered.cache_clear()


@pytest.mark.parametrize(("code", "direction"), [("xa", "ltr"), ("xr", "rtl")])
def test_a_language_is_there_at_once_and_stays(
    device: Callable[[dict[str, str]], Player], store: dict[str, str], code: str, direction: str
) -> None:
    player = device(store)
    assert len(player.go("#/settings").find('input[name="language"]')) == 3
    english = player.screen.text
    choose(player, code)
    assert (player.answer["prefs"]["language"], player.answer["prefs"]["direction"]) == (code, direction)
    assert player.screen.text != english
    language.choose("en")  # as after a new start
    again = device(store)
    assert again.answer["prefs"]["language"] == code
    choose(again, "en")
    assert again.go("#/settings").text == english


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_in_another_language(player: Player, game: str) -> None:
    player.do("start", game, fields={"name-0": "Ada", "name-1": "Bo"})
    table = player.table
    for _ in range(4):
        if table.state.seat not in (None, NATURE):
            player.do("move", str(next(iter(table.state.moves()))))
    english, record = player.answer, table.text
    for code in ("xa", "xr"):
        choose(player, code)
        assert player.table is table
        assert player.table.text == record, "a record has no language"
        assert player.answer["html"] != english["html"]
        assert player.answer["title"] != english["title"]
    choose(player, "en")
    assert player.answer["html"] == english["html"]
    assert player.answer["title"] == english["title"]


def test_an_opponent_in_the_list_is_called_as_at_the_table(against_steady: Player) -> None:
    player = against_steady
    assert "Steady" in player.go("#/saved").text
    choose(player, "xa")
    assert english_on(player.go("#/saved")) == []
    assert english_on(player.go("#/")) == []
    player.do("import", text=player.table.text)
    assert len(player.app.saved.list()) == 1, "it is the same game"


HOUSE = (
    "#/",
    "#/saved",
    "#/settings",
    "#/import",
    "#/nowhere",
    "#/open/nonsense",
    "#/play/nothing",
    "#/rename/nothing",
)


@pytest.mark.parametrize("code", ["xa", "xr"])
def test_a_name_that_the_app_gives_can_be_read_again(player: Player, code: str) -> None:
    choose(player, code)
    player.do("start", "qyshinsu")
    record, _ = read_record(player.table.text)
    assert record.names == player.table.names


def test_no_english_is_left_in_the_house(player: Player) -> None:
    for game in GAMES:
        player.do("start", game, fields={"name-0": "Ada", "name-1": "Bo"})
    choose(player, "xa")
    for address in HOUSE:
        assert english_on(player.go(address)) == [], address


@pytest.mark.parametrize("game", GAMES)
def test_no_english_is_left_around_a_game(player: Player, game: str) -> None:
    choose(player, "xa")
    chapters = [chapter.id for chapter in SHELF.game_view(game).guide()]
    for address in (f"#/new/{game}", *(f"#/guide/{game}/{chapter}" for chapter in (*chapters, "keys"))):
        assert english_on(player.go(address)) == [], address
    for chapter in SHELF.game_view(game).guide():
        player.go(f"#/guide/{game}/{chapter.id}")
        for line in chapter.lines:
            for step in range(len(line.captions)):
                assert english_on(player.do("guide-step", f"{line.id}:{step}")) == []


@pytest.mark.parametrize("seed", first(1, range(4)))
@pytest.mark.parametrize("game", GAMES)
def test_no_english_is_left_at_the_table(player: Player, game: str, seed: int) -> None:
    rng = Random(f"{game} {seed}")
    watch = import_module(f"tests.games.{game}.every_ply")
    begun = any_table(games[game], rng)
    choose(player, "xa")
    fields = {f"name-{seat}": name for seat, name in enumerate(begun.names)} | {"seats": str(len(begun.names))}
    fields |= {f"option-{name}": value for name, value in begun.record.options}
    left = english_on(player.do("start", game, fields=fields))
    for _ in range(20):
        state = player.table.state
        if state.seat is None:
            break
        left += english_on(player.do("lift-lid"))
        for part in rng.sample(parts := parts_on(player.screen), min(3, len(parts))):
            left += english_on(player.tap(part))
        player.send({"do": "key", "key": "escape", "arg": ""})
        if player.table.state == state and state.seat not in (None, NATURE):
            left += english_on(player.do("move", str(watch.choose(state, rng, 0.5))))
    at = f"#/play/{player.app.session.id}"  # type: ignore[union-attr]
    player.do("lift-lid")
    for dialog in ("menu", "moves", "share", "resign", "scores", "keys"):
        left += english_on(player.go(f"{at}/{dialog}"))
    left += english_on(player.do("move", GIVES_UP.get(game, "resign")))
    left += english_on(player.go(f"{at}/at/1"))
    assert sorted(set(left)) == []


def parts_on(screen: Seen) -> list[str]:
    """Return what can be tapped, and the bare ground."""
    return sorted({element.get("data-part", "") for element in screen.find("[data-part]")} | {"ground"})


@pytest.mark.parametrize(("place", "field"), [("moves", "typed"), ("share", "the-link")])
def test_notation_and_links_read_from_the_left_in_every_language(at_table: Player, place: str, field: str) -> None:
    screen = at_table.go(f"#/play/{at_table.app.session.id}/{place}")  # type: ignore[union-attr]
    assert screen.find(f"input#{field}")[0].get("dir") == "ltr"


def test_a_pasted_record_reads_from_the_left_in_every_language(player: Player) -> None:
    assert player.go("#/import").find("textarea#record")[0].get("dir") == "ltr"


def test_arrows_step_through_a_game_as_one_reads(at_table: Player) -> None:
    at_table.tap("stone:4")
    at_table.tap("place:2")
    address = f"#/play/{at_table.app.session.id}/at/0"  # type: ignore[union-attr]
    for code, on, back in (("en", "right", "left"), ("xa", "right", "left"), ("xr", "left", "right")):
        choose(at_table, code)
        at_table.go(address)
        at_table.do("step-key", key=f"arrow{on}")
        assert at_table.app.address.past == 1, code
        assert ("→ ←" if code == "xr" else "← →") in at_table.go(f"{address}/keys").text
        at_table.go(address.replace("/at/0", "/at/1"))
        at_table.do("step-key", key=f"arrow{back}")
        assert at_table.app.address.past == 0, code
