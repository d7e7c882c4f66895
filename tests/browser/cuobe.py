"""Playing Cu[o]be in a page, beside an app of the test's own whose dice and cards fall alike.

The page's app and the test's are seeded alike and told the same, so after every tap both must ask the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.moves import Move
from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.nature import SampledNature
from cuboteca.play.table import Table
from cuboteca.ui.app import App
from tests.browser.fingers import Pace, box_at_rest
from tests.browser.served import OwnSite
from tests.browser.wording import on_screen
from tests.games.cuobe.tapped_moves import taps_for
from tests.ui.playing import Player
from tools.gallery.positions import until
from tools.visiting import go, keep, link_to, say_hello

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
SEED = 11
SHORT = {"difficulty": "easy", "leave_out_ticks": "8", "leave_out_events": "16", "triggers": "2"}
"""A deck of few cards: the game is over after some turns."""

KEYS = {
    "deed:move": "m",
    "deed:search": "u",
    "deed:room": "u",
    "deed:force": "y",
    "deed:fight": "a",
    "deed:find": "t",
    "deed:chest": "q",
    "deed:carry": "w",
    "deed:leave": "e",
    "dice:more": "+",
    "dice:fewer": "-",
    "confirm": "c",
    "end": ".",
    "put-away": "g",
}


def seed_dice(site: OwnSite) -> None:
    """The site with chance that falls alike each time."""
    site.seed_chance(SEED)


def new_table(seats: int = 2, **options: object) -> Table:
    return Table.begin(games["cuobe"], NAMES[:seats], "2026-11-20", options)


def choose(state: State, rng: Random) -> Move:
    """Anything, but a turn seldom ends early and little is thrown away."""
    listed = list(state.moves())
    eager = [move for move in listed if move.verb not in (moves.END, moves.DROP, moves.GIVE, moves.PUT, moves.TAKE)]
    return rng.choice(eager or listed)


def positions(table: Table, seed: int = SEED) -> Iterator[State]:
    """Plays a game on to its end: the state before each move of a player."""
    rng = Random(seed)
    nature = SampledNature(rng)
    nature.settle(table)
    while table.state.seat is not None:
        state = cast(State, table.state)
        yield state
        table.play(choose(state, rng))
        nature.settle(table)


def nearly_over(table: Table, before: int) -> Table:
    """The same game played on until so many moves before its end."""
    for _ in positions(table):
        pass
    return until(table, table.ply - before)


def at(page: Page, part: str):  # type: ignore[no-untyped-def]
    """The element of a part."""
    return page.locator(f'[id="{part.replace(":", "-", 1)}"]')


class Sitter:
    """Somebody before a page, and the same table in an app of the test's own."""

    def __init__(self, page: Page, address: str, table: Table) -> None:
        self.page = page
        self.address = address
        self.twin = self.new_twin({})
        self.rng = Random(len(table.names))
        self.pace = Pace()
        self.read: dict[str, object] = {}
        """The answer whose cards have been read."""
        page.goto(address + link_to(table))
        keep(page)
        say_hello(page)
        self.twin_keeps(table)
        self.twin.do("welcomed", "cuobe")
        self.sees()

    def opens(self, table: Table) -> None:
        """Another game, by its link."""
        go(self.page, link_to(table))
        keep(self.page)
        self.twin_keeps(table)
        self.sees()

    def twin_keeps(self, table: Table) -> None:
        self.twin.go(link_to(table))
        offered = self.twin.screen.find('[data-do="keep-link"]')[0]
        self.twin.do("keep-link", offered.get("data-arg") or "")

    def new_twin(self, store: dict[str, str]) -> Player:
        """An app of the test's own, as the page's is when it has just started."""
        chance = SampledNature(Random(SEED))
        return Player(App(store, lambda: "2026-11-20T00:00:00Z", self.address, nature=chance))

    def comes_back(self, page: Page) -> None:
        """To a page that has started anew; the test's app does the same with what it has saved."""
        self.page = page
        at_table = f"#/play/{self.twin.app.address.of}"
        self.twin = self.new_twin(dict(self.twin.app.store))
        self.twin.go(at_table)
        self.sees()

    @property
    def state(self) -> State:
        return cast(State, self.twin.table.state)

    def goes_on(self) -> None:
        """Read the cards that the page holds up before it shows what came of them."""
        answer, self.read = self.read, self.twin.answer
        if answer is self.read:
            return
        for effect in self.twin.answer["effects"]:
            for stage in effect.get("stages", ()):
                if stage.get("gate"):
                    self.page.locator("[data-gate]").click()
                    self.page.locator("[data-gate]").wait_for(state="detached")

    def sees(self) -> None:
        """The page asks what the test's app asks, after as many moves, and offers as much to tap and to press."""
        self.goes_on()
        title = "".join(self.twin.screen.find("#title")[0].itertext())
        expect(self.page.locator("#title")).to_have_text(on_screen(title))
        counted = self.twin.screen.find(".count")
        if counted:
            expect(self.page.locator(".count")).to_have_text("".join(counted[0].itertext()))
        for what in ("[data-part]", "button", "button[disabled]"):
            expect(self.page.locator(f"main {what}")).to_have_count(len(self.twin.screen.find(what)))

    def is_there(self, part: str) -> bool:
        return any(element.get("data-part") == part for element in self.twin.screen.find("[data-part]"))

    def tap(self, part: str) -> None:
        """With a finger: a room near its upper edge, where nobody stands before it."""
        there = at(self.page, part)
        there.wait_for(state="attached")
        if part.startswith("room:"):
            with self.pace.before(there):
                box = box_at_rest(there.locator(".hit"))
                there.locator(".hit").tap(position={"x": box["width"] * 0.5, "y": box["height"] * 0.1})
        else:
            self.pace.tap(there)
        self.twin.tap(part)
        self.sees()

    def dismiss(self) -> None:
        """Close what was said, if anything was: it may lie over what is tapped next."""
        closing = self.page.locator("#notice [data-do=dismiss]")
        if closing.count():
            self.pace.tap(closing)
            self.twin.do("dismiss")
            self.sees()

    def press(self, part: str) -> None:
        """By keys alone: its letter, its number, or going there and Enter."""
        there = at(self.page, part)
        there.wait_for(state="attached")
        shortcut = there.get_attribute("aria-keyshortcuts") if part.startswith("do:") else None
        key = KEYS.get(part) or shortcut
        if part.startswith("room:"):
            self.walk_to(part)
            self.page.keyboard.press("Enter")
        elif key:
            if self.page.evaluate("!document.activeElement.closest('[data-keys]')"):
                self.page.locator('#board [tabindex="0"]').first.focus()
            self.page.keyboard.press(key)
        else:
            there.focus()
            self.page.keyboard.press("Enter")
        self.twin.tap(part)
        self.sees()

    def walk_to(self, part: str) -> None:
        """With the arrows over the map."""
        if not str(self.page.evaluate("document.activeElement.id")).startswith("room-"):
            self.page.locator('#board [id^="room-"][tabindex="0"]').focus()
        here = str(self.page.evaluate("document.activeElement.id")).removeprefix("room-")
        to = part.removeprefix("room:")
        while here != to:
            if here[0] != to[0]:
                right = to[0] > here[0]
                key, here = ("ArrowRight" if right else "ArrowLeft"), chr(ord(here[0]) + (1 if right else -1)) + here[1]
            else:
                up = to[1] > here[1]
                key, here = ("ArrowUp" if up else "ArrowDown"), here[0] + chr(ord(here[1]) + (1 if up else -1))
            self.page.keyboard.press(key)
            expect(self.page.locator(f"#room-{here}")).to_be_focused()

    def make(self, move: Move, keys: bool = False) -> None:
        """A move by touch, or by keys alone."""
        do = self.press if keys else self.tap
        if self.is_there("put-away"):
            do("put-away")
        if self.page.locator('[data-part^="weapon:"][aria-pressed="true"]').count():
            self.page.keyboard.press("Escape")  # puts down the weapons that were chosen before the roll
            self.twin.key("escape")
            self.sees()
        for part in taps_for(self.state, move):
            do(part)

    def choose(self) -> Move:
        return choose(self.state, self.rng)
