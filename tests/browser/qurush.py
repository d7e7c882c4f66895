"""Playing Qurush in a page, beside a table of the test's own: after every move the page must ask what the rules ask."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import cast

from playwright.sync_api import Page, expect

from cuboteca import games
from cuboteca.games.qurush.rules.action_costs import COSTS, FLIP, MOVE, PULL, PUSH, SLIDE
from cuboteca.games.qurush.rules.moves import DECLARE, Move
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.selection import cell_part, sequence
from cuboteca.play.table import Table
from cuboteca.play.view import View
from tests.browser.fingers import Pace, box_at_rest
from tests.browser.setting_up import set_up
from tests.browser.wording import on_screen
from tools.visiting import go, keep, link_to, say_hello

VIEW = games.game_view("qurush")
NAMES = ("Ada", "Bo")
GOALS = ("2x2:45/23", "2x2:33/22")

WINNING = (
    "Ma2",
    "Fb2=2",
    "Me4",
    "Fd4=5",
    "Ma3",
    "Fb3=4",
    "Me3",
    "Fd3=5",
    "Mb3",
    "Fc3=5",
    "Me4",
    "Fd4=4",
    "Mb2",
    "Fc2=3",
)
"""Ada's goal comes about while Bo is busy elsewhere."""


def at(page: Page, part: str):  # type: ignore[no-untyped-def]
    """The element of a part; ids are parts with the first `:` made `-`."""
    return page.locator(f'[id="{part.replace(":", "-", 1)}"]')


def begin(page: Page, names: tuple[str, ...] = NAMES, options: Mapping[str, str] = MappingProxyType({})) -> None:
    """From home to the first lid, by the set-up form."""
    set_up(page, "qurush", names, options)
    expect(page.locator("#latch")).to_be_visible()


def lift(page: Page, hold: bool = True) -> None:
    """Hold the latch until the lid lifts; or press Enter on it."""
    if hold:
        box = box_at_rest(page.locator("#latch"))
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 60)
        page.mouse.down()
        expect(page.locator("#stage")).to_be_visible()
        page.mouse.up()
    else:
        page.locator("#latch").focus()
        page.keyboard.press("Enter")
        expect(page.locator("#stage")).to_be_visible()
    say_hello(page)


def choose(page: Page, goal: str, keys: bool = False) -> None:
    """Choose a goal behind the curtain, by tapping the numbers or by their keys, and close the curtain."""
    for place, number in enumerate(goal.partition(":")[2].replace("/", "")):
        if keys:
            at(page, "number:2").focus()
            page.keyboard.press(number)
        else:
            at(page, f"number:{number}").click()
        expect(page.locator(f"#goal-{place}")).to_have_attribute("aria-label", re.compile(rf"\D\s*:\s{number}$"))
    if keys:
        at(page, "curtain").focus()
        page.keyboard.press("Enter")
    else:
        at(page, "curtain").click()
    expect(page.locator("#curtain:not([aria-disabled])")).to_have_count(0)
    if keys:
        expect(page.locator("#app :focus")).to_have_count(1)  # whoever has keys only is not left at nothing


def choose_all(page: Page, goals: tuple[str, ...] = GOALS, hold: bool = True, keys: bool = False) -> None:
    """Everybody chooses behind a lid of their own."""
    for goal in goals:
        if page.locator("#stage").count() == 0:
            lift(page, hold)
        choose(page, goal, keys)
    expect(page.locator("#board")).to_be_visible()


def take_the_device(page: Page) -> None:
    """Ask to peek for the first time in a turn, hold the latch, see the goal, and let go."""
    page.locator("#peek").press("Enter")
    box = box_at_rest(page.locator("#latch"))
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 60)
    page.mouse.down()
    expect(page.locator("#peeked")).to_be_visible()
    page.mouse.up()
    expect(page.locator("#peeked")).to_have_count(0)


class Sitter:
    """Somebody before a page that shows a table, and the same table."""

    def __init__(self, page: Page, table: Table) -> None:
        self.page = page
        self.table = table
        self.pace = Pace()

    @property
    def state(self) -> State:
        return cast(State, self.table.state)

    def sees(self) -> None:
        """The page asks what the rules ask now."""
        view = View(self.state, self.table.names, self.table.standing)
        if self.state.seat is None:
            expect(self.page.locator("#title")).to_have_text(VIEW.ending(view)[0])
        else:
            asked = VIEW.prompt(view)
            expect(self.page.locator("#title")).to_have_text(on_screen(f"{asked.lead} {asked.rest}".strip()))

    def by_touch(self, move: str) -> None:
        """Tap the action, its squares, its face; confirm what ends the turn."""
        for part in parts_of(self.state, self.state.read(move)):
            if part.startswith("face:"):
                self.pace.tap(self.page.locator(f"#hand-{part.replace(':', '-')}"))
            elif part.startswith("cell:"):
                tap_square(self.page, part)
            else:
                self.pace.tap(at(self.page, part))
                if part.startswith("act:"):
                    expect(at(self.page, part)).to_have_attribute("aria-pressed", "true")
        self.table.play(move)
        self.sees()

    def by_keyboard(self, move: str) -> None:
        """The letter of the action, the arrows and Enter for its squares, the digit of its face."""
        for part in parts_of(self.state, self.state.read(move)):
            if part.startswith("cell:"):
                walk(self.page, part)
                self.page.keyboard.press("Enter")
                continue
            into_keys(self.page)
            self.page.keyboard.press(KEYS.get(part) or part.removeprefix("face:"))
            if part.startswith("act:"):
                expect(at(self.page, part)).to_have_attribute("aria-pressed", "true")
            elif part == "end":
                expect(at(self.page, "end")).to_have_attribute("aria-pressed", "true")
        self.table.play(move)
        self.sees()

    def by_notation(self, move: str) -> None:
        self.page.locator("#typed").fill(move)
        self.page.keyboard.press("Enter")
        self.table.play(move)
        self.sees()


KEYS = {
    "act:move": "m",
    "act:slide": "s",
    "act:flip": "f",
    "act:push": "p",
    "act:pull": "l",
    "confirm": "c",
    "end": ".",
}


def parts_of(state: State, move: Move) -> tuple[str, ...]:
    """What is tapped to make a move."""
    if move.kind == DECLARE:
        return ("end", "end")
    squares = tuple(map(cell_part, sequence(move)))
    if move.kind == PULL and _only_way(state, move):
        squares = squares[:1]
    face = (f"face:{move.face}",) if move.kind == FLIP else ()
    ends = state.points - COSTS[move.kind] < 3
    return (f"act:{move.kind}", *squares, *face, *(("confirm",) if ends else ()))


def _only_way(state: State, move: Move) -> bool:
    ways = [other for other in state.moves() if other.kind == PULL and other.other == move.other]
    return len(ways) == 1


def tap_square(page: Page, part: str) -> None:
    """A tap in the near half of a square, where no neighbour's pawn stands before it, and not on the side of a die."""
    square = at(page, part).locator(".hit")
    square.evaluate("(square) => square.scrollIntoView({ block: 'nearest', behavior: 'instant' })")
    box = box_at_rest(square)
    page.touchscreen.tap(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.68)


def into_keys(page: Page) -> None:
    """To where the keys of the table are heard."""
    if page.evaluate("!document.activeElement.closest('[data-keys]')"):
        page.locator('#board [tabindex="0"]').focus()


def walk(page: Page, part: str) -> None:
    """With the arrows, from wherever the focus is on the board; the board has the south before the viewer."""
    x, y = map(int, part.removeprefix("cell:").split(","))
    if not page.evaluate("document.activeElement.id").startswith("cell-"):
        page.locator('#board [tabindex="0"]').focus()
    hx, hy = map(int, page.evaluate("document.activeElement.id").removeprefix("cell-").split(","))
    while (hx, hy) != (x, y):
        dx, dy = ((x > hx) - (x < hx), 0) if hx != x else (0, (y > hy) - (y < hy))
        hx, hy = hx + dx, hy + dy
        page.keyboard.press(
            {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowUp", (0, -1): "ArrowDown"}[dx, dy]
        )
        expect(page.locator(f'[id="cell-{hx},{hy}"]')).to_be_focused()


def new_table(goals: tuple[str, ...] = GOALS, **options: object) -> Table:
    table = Table.begin(games["qurush"], NAMES, "2026-11-20", options)
    for goal in goals:
        table.play(goal)
    return table


def sit_down(page: Page, table: Table) -> Sitter:
    """Open a game by its link and keep it."""
    page.locator("html:not([data-starting])").wait_for(state="attached")
    go(page, link_to(table))
    keep(page)
    say_hello(page)
    return Sitter(page, table)


def varied(seed: int, plies: int) -> tuple[str, ...]:
    """The moves of a game in which every kind of action is taken, as far as it can be."""
    rng, table = Random(seed), new_table()
    made = []
    for number in range(plies):
        state = cast(State, table.state)
        wanted = (PUSH, PULL, SLIDE, FLIP, MOVE)[number % 5]
        moves = [move for move in state.moves() if move.kind == wanted] or [m for m in state.moves() if m.kind in COSTS]
        made.append(table.play(rng.choice(moves) if moves else state.moves()[-1]))
        if table.state.seat is None:
            break
    return tuple(made)
