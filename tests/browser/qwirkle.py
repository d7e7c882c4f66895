"""Playing Qwirkle Cubes in a page with real cubes: the test draws and rolls, and so knows what must be shown.

A `Sitter` keeps a table of its own beside the page's. After every tap the page must ask what the rules ask.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import cast

from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.games.qwirkle_cubes.rules.cubes import CUBE_TEXTS
from cuboteca.games.qwirkle_cubes.rules.grid import xy
from cuboteca.games.qwirkle_cubes.rules.moves import DECLINE, DRAWN, PASSING, PUT, ROLL, Move
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.selection.entry import entry_of
from cuboteca.play.game import NATURE
from cuboteca.play.table import Table
from cuboteca.play.view import Played, Selected, View
from tests.browser.fingers import Pace
from tests.browser.setting_up import set_up
from tests.browser.wording import on_screen
from tools.visiting import go, keep, link_to, say_hello

VIEW = games.game_view("qwirkle_cubes")
NAMES = ("Ada", "Bo")
OWN: Mapping[str, str] = {"dice": "own"}


def new_table(options: dict[str, object] | None = None, names: tuple[str, ...] = NAMES) -> Table:
    return Table.begin(games["qwirkle_cubes"], names, "2026-11-20", OWN if options is None else options)


def opened(seed: int = 1) -> Table:
    """A game with the app's dice at its first turn, in which cubes can be placed."""
    table, rng = new_table({}), Random(seed)
    while table.state.seat == NATURE:
        table.play(str(table.state.draw(rng)))
    assert any(move.kind == PUT for move in cast(State, table.state).moves())
    return table


def choose(state: State, rng: Random) -> Move:
    """A move of a game that comes to its end soon: as many cubes as can be placed, now and then a roll before."""
    if state.seat == NATURE:
        return state.draw(rng)
    moves = list(state.moves())
    puts = [move for move in moves if move.kind == PUT]
    rolls = [move for move in moves if move.kind == ROLL and move.slots and len(move.slots) < 3]
    if rolls and (not puts or rng.random() < 0.1):
        return rng.choice(rolls)
    if puts:
        most = max(len(move.cubes) for move in puts)
        return rng.choice([move for move in puts if len(move.cubes) == most])
    return moves[-1]


def parts_of(state: State, move: Move) -> tuple[str, ...]:
    """What is tapped to make a move."""
    if state.seat == NATURE:
        if move.kind == DRAWN:
            faces = [part for cube in move.faces for part in _named(CUBE_TEXTS[cube])]
        else:
            faces = [f"shape:{'csdlxe'[shape]}" for shape in move.faces]
        return (*faces, "confirm")
    if move.kind == PUT:
        hand, parts = list(state.hand), []
        for cell, cube in nearest_first(state, move):
            slot = hand.index(cube)
            hand[slot] = -1
            x, y = xy(cell)
            parts += [f"cube:{slot}", f"cell:{x},{y}"]
        return (*parts, "confirm")
    if move == DECLINE:
        return ("decline",)
    if move == PASSING:
        return ("pass",)
    return ("roll", *(f"cube:{slot}" for slot in move.slots), "roll")


def nearest_first(state: State, move: Move) -> list[tuple[int, int]]:
    """The cubes of a placement in an order in which each lies beside what is there already."""
    there = {xy(cell) for cell in state.grid.cubes}
    left, order = list(move.cubes), []
    while left:
        now = next((pair for pair in left if _touches(xy(pair[0]), there)), left[0])
        left.remove(now)
        order.append(now)
        there.add(xy(now[0]))
    return order


def _touches(cell: tuple[int, int], there: set[tuple[int, int]]) -> bool:
    return any(abs(cell[0] - x) + abs(cell[1] - y) == 1 for x, y in there)


def _named(cube: str) -> tuple[str, str]:
    return f"colour:{cube[0]}", f"shape:{cube[1]}"


class Sitter:
    """Somebody before a page that shows a table, and the same table."""

    def __init__(self, page: Page, table: Table) -> None:
        self.page = page
        self.table = table
        self.picked: tuple[str, ...] = ()
        self.pace = Pace()
        self.has_touch = bool(page.evaluate("navigator.maxTouchPoints > 0"))

    @property
    def state(self) -> State:
        return cast(State, self.table.state)

    @property
    def view(self) -> View:
        return View(self.state, self.table.names, self.table.standing, self.picked)

    def know(self, part: str) -> None:
        """What the tap on a part comes to."""
        answer = VIEW.tap(self.view, part)
        if isinstance(answer, Selected):
            self.picked = answer.parts
        else:
            assert isinstance(answer, Played), (part, answer)
            self.picked = ()
            self.table.play(answer.move)

    def sees(self) -> None:
        """The page asks what the rules ask now."""
        if self.state.seat is None:
            expect(self.page.locator("#title")).to_have_text(on_screen(VIEW.ending(self.view)[0]))
        else:
            asked = VIEW.prompt(self.view)
            expect(self.page.locator("#title")).to_have_text(on_screen(f"{asked.lead} {asked.rest}".strip()))

    def tap(self, part: str) -> None:
        """A finger's tap, or a click where there is no touch."""
        there = at(self.page, part)
        if self.has_touch:
            self.pace.tap(there)
        else:
            with self.pace.before(there):
                there.click()
        self.know(part)
        self.answered(part)

    def answered(self, part: str) -> None:
        """The page shows what the tap came to."""
        if part.startswith(("cube:", "cell:", "colour:")):
            self.pressed(part)
        elif part.startswith("shape:"):
            entry = entry_of(self.state, self.picked)
            expect(self.page.locator(".entered .muted")).to_have_text(f"{len(entry.shown)} of {entry.wanted}")

    def pressed(self, part: str) -> None:
        """It is shown that a cube or cell is picked."""
        expect(at(self.page, part)).to_have_attribute("aria-pressed", "true")

    def play(self, move: Move) -> None:
        for part in parts_of(self.state, move):
            self.tap(part)
        self.sees()


def at(page: Page, part: str):  # type: ignore[no-untyped-def]
    """The element of a part; ids are parts with `:` made `-`."""
    return page.locator(f'[id="{part.replace(":", "-")}"]')


def sit_down(page: Page, table: Table) -> Sitter:
    """Open a game by its link and keep it."""
    page.locator("html:not([data-starting])").wait_for(state="attached")
    go(page, link_to(table))
    keep(page)
    return Sitter(page, table)


def begin(page: Page, own: bool = False, names: tuple[str, ...] = NAMES) -> None:
    """From home to the table, by the set-up form."""
    set_up(page, "qwirkle_cubes", names, OWN if own else {})
    page.locator("[data-screen=play]").wait_for()
    say_hello(page)


def place_what_glows(page: Page) -> None:
    """Place what can be placed, a cube at a time, until it can be confirmed; else go on as the button says."""
    made = page.locator(".count").text_content() or ""
    other = page.locator("#pass.main, #decline.main")
    if other.count():
        other.press("Enter")  # it may lie where Confirm was tapped a moment ago: a finger so soon would not count
    else:
        while page.locator("#confirm[aria-disabled]").count():
            page.locator("#rack [data-drag]:not([data-off])").first.tap()
            expect(page.locator('#rack [aria-pressed="true"]')).to_have_count(1)
            open_cells = page.locator(".cell:has(.hit)")
            before = page.locator('.cell[aria-pressed="true"]').count()
            open_cells.first.tap()
            expect(page.locator('.cell[aria-pressed="true"]')).to_have_count(before + 1)
            expect(page.locator('#rack [aria-pressed="true"]')).to_have_count(0)  # the hand follows a frame later
        page.locator("#confirm").tap()
    expect(page.locator(".count, .step-where")).not_to_have_text(made)


def midgame(page: Page, placements: int = 8, names: tuple[str, ...] = NAMES, dice: str = "own") -> Sitter:
    """A game with some cubes on the table, a player to place; real cubes, so that nothing falls by chance."""
    table, rng = new_table({"dice": dice}, names), Random(5)
    while len([move for move in table.moves if move.startswith(PUT)]) < placements or not can_place(table.state):
        table.play(choose(table.state, rng))  # type: ignore[arg-type]
    return at_table(page, table)


def at_table(page: Page, table: Table) -> Sitter:
    """Before a game from a link, the word of welcome put away."""
    sitter = sit_down(page, table)
    sitter.sees()
    say_hello(page)
    return sitter


def can_place(state: object) -> bool:
    assert isinstance(state, State)
    return state.seat not in (None, NATURE) and state.can_place
