"""A player who makes random moves in a page with real taps, each game's own way."""

from __future__ import annotations

import contextlib
import re
from html import unescape
from itertools import islice
from random import Random
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TookTooLong

import cuboteca
from cuboteca.play.table import Table
from cuboteca.play.view import LOOK, GameView, Played, Selected, View
from cuboteca.ui.session import Session
from tools.crashes.seen import table_of
from tools.random_games import play_at_random
from tools.visiting import BOOT_MS, go, keep, lift_lid, link_to, say_hello, see_out

ANSWER_MS, TAPPABLE_MS = 20_000, 8_000
UNHURRIED_MS = 350
"""Two taps on one spot that follow each other faster are one (static/js/input/double-tap.js)."""
SAME_SPOT = 40
"""Pixels."""
WALKS, MOST_WALKS, LONGEST_WALK = 6, 2_000, 24
ATTEMPTS = 3
UNCOVERED_MS = 2_000
MOST_MADE = 25
"""So many random moves at most have been made at a table before it is sat down at."""

TABLE = "#board[data-shown], #latch, #rematch"
"""A table that can be played at, one under its lid, or one whose game is over."""

CALLS = re.compile(r'data-part="([^"]+)"[^>]* data-call')
"""What stands before everything else, as the button of a card that is held up."""
PART = re.compile(r'data-part="([^"]+)"')

POINT = """(part) => {
    const finger = [[0, 0], [2, 0], [-2, 0], [0, 2], [0, -2]];
    const at = (x, y) => document.elementFromPoint(x, y)?.closest("[data-part]");
    if (document.getElementById("client-unsaved")) return "unsaved";
    for (const element of document.querySelectorAll("#app [data-part]")) {
        if (element.dataset.part !== part || element.getClientRects().length === 0) continue;
        element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const { x, y, width, height } = element.getBoundingClientRect();
        for (const down of [0.5, 0.75, 0.3, 0.9, 0.1])
            for (const across of [0.5, 0.3, 0.7, 0.1, 0.9]) {
                const point = [x + width * across, y + height * down];
                if (!finger.every(([dx, dy]) => at(point[0] + dx, point[1] + dy) === element)) continue;
                const before = window.pointSeen;
                window.pointSeen = { part, point };
                const near = (one, axis) => Math.abs(one - point[axis]) < 1;
                const isStill = before?.part === part && before.point.every(near);
                return isStill ? point : null;
            }
    }
    return null;
}"""
"""A point where a finger meets a part, which others may cover in its middle; or that a sheet lies over all.

Not beside an edge: a finger is no point, and Chromium gives it the part that it likes better there.

Null until two looks in a row find it in one place: a camera may still be moving.
"""
LOOKS_EVERY_MS = 120

POSITION = """() => {
    const [id, ply] = (document.getElementById("board")?.dataset.shown ?? "").split(" ");
    const { position } = window;
    const isMoving = document.querySelector("[data-flying], html[data-starting], html[data-staged]");
    return !isMoving && position?.id === id && String(position.ply) === ply ? position : null;
}"""
"""The game of the board that is shown, once it is the worker's and nothing moves on it."""


class CannotPlay(Exception):
    """No move was found, or a part of it cannot be tapped."""


class Player:
    """Plays at the table that a page shows."""

    def __init__(self, page: Page, rng: Random) -> None:
        self.page = page
        self.rng = rng
        self._last: tuple[float, float] | None = None

    def sit_down(self) -> None:
        """Open a random table of any game, by its link."""
        game = self.rng.choice(list(cuboteca.games))
        table = play_at_random(game, self.rng.randint(0, MOST_MADE), self.rng)
        while not _is_played_on_a_board(table):
            table = play_at_random(game, self.rng.randint(0, MOST_MADE), self.rng)
        go(self.page, link_to(table))
        keep(self.page)
        self.lift()

    def lift(self) -> None:
        """Lift the lid, if there is one, and put the first words away."""
        lift_lid(self.page)
        say_hello(self.page)

    def plan(self, short: bool = False) -> list[str]:
        """Return the parts to tap for a random move at the table that is shown; none where the game is over.

        A short way makes the move as soon as it can be made: a camera that has gone to one cube may not show the rest.
        """
        self.page.locator(TABLE).first.wait_for(state="attached", timeout=BOOT_MS)
        see_out(self.page)
        self.lift()
        if self.page.locator("#rematch").count():
            return []
        position = self.page.wait_for_function(POSITION, timeout=ANSWER_MS).json_value()
        table = table_of(position)
        session = _sit_at(table)
        on_page = set(
            self.page.evaluate("[...document.querySelectorAll('#app [data-part]')].map((one) => one.dataset.part)")
        )
        first, view = _put_away(session.game_view, session.view(), on_page)
        tried = (self._walk(session.game_view, view, short) for _ in range(MOST_WALKS))
        walks = list(islice(filter(None, tried), WALKS))
        if not walks:
            raise CannotPlay(f"{position['game']} after {table.ply} moves: no taps were found that make a move.")
        return [*first, *min(walks, key=len)]

    def _walk(self, face: GameView, view: View, short: bool) -> list[str]:
        """Return random taps, each of which the face takes, up to one that makes a move; none if there is no such.

        None of them looks at something: what is looked at may take the place of the rest.
        """
        taps: list[str] = []
        while len(taps) < LONGEST_WALK:
            parts = _parts(face, view)
            self.rng.shuffle(parts)
            if short:
                parts.sort(key=lambda part: not isinstance(face.tap(view._replace(focus=part), part), Played))
            for part in parts:
                said = face.tap(view._replace(focus=part), part)
                if isinstance(said, Played):
                    return [*taps, part]
                if isinstance(said, Selected) and said.parts != view.picked and not _looks(said):
                    taps.append(part)
                    view = view._replace(picked=said.parts)
                    break
            else:
                return []
        return []

    def tap(self, part: str) -> None:
        """Tap a part of the table, not as the second of two taps."""
        while (point := self._point(part)) == "unsaved":
            with contextlib.suppress(TookTooLong):  # the sheet goes by itself once all is written
                self.page.locator("#client-unsaved").get_by_text("Continue").click(timeout=UNCOVERED_MS)
            self.page.wait_for_timeout(UNHURRIED_MS)
        x, y = point
        if self._last is None or abs(x - self._last[0]) + abs(y - self._last[1]) < SAME_SPOT:
            self.page.wait_for_timeout(UNHURRIED_MS)
        self._last = x, y
        if self.page.evaluate("navigator.maxTouchPoints"):
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def _point(self, part: str) -> Any:
        try:
            return self.page.wait_for_function(
                POINT, arg=part, timeout=TAPPABLE_MS, polling=LOOKS_EVERY_MS
            ).json_value()
        except PlaywrightError as error:
            raise CannotPlay(f"{part} cannot be tapped: {error.message.splitlines()[0]}") from error

    def prepare(self) -> str | None:
        """Tap all of a random move but its last part, which is returned; None where the game is over.

        Where a part lies behind others, all is put down again and another move is tried.
        """
        for attempt in range(ATTEMPTS):
            parts = self.plan(short=attempt > 0)
            if not parts:
                return None
            try:
                for part in parts[:-1]:
                    self._pick(part)
                self._point(parts[-1])
            except CannotPlay:
                self.page.keyboard.press("Escape")
            else:
                return parts[-1]
        raise CannotPlay(f"{parts}: the parts of {ATTEMPTS} moves could not be tapped.")

    def _pick(self, part: str) -> None:
        before = self.page.evaluate("window.changes")
        self.tap(part)
        self.page.wait_for_function("(before) => window.changes > before", arg=before, timeout=ANSWER_MS)

    def move(self) -> bool:
        """Make a random move and see it made; return False where the game is over."""
        last = self.prepare()
        if last is None:
            return False
        before = self.shown()
        self.tap(last)
        self.page.wait_for_function(
            "(before) => (document.getElementById('board')?.dataset.shown ?? '') !== before"
            " || document.querySelector('#latch, #rematch')",
            arg=before,
            timeout=ANSWER_MS,
        )
        return True

    def prepare_somewhere(self) -> str:
        """Tap all of a random move but its last part, which is returned; at another table where this game is over."""
        while (last := self.prepare()) is None:
            self.sit_down()
        return last

    def shown(self) -> str:
        shown: str = self.page.evaluate("document.getElementById('board')?.dataset.shown ?? ''")
        return shown


def _sit_at(table: Table) -> Session:
    session = Session("", table, cuboteca.games.game_view(table.game.about.id))
    session.revealed_to = session.decider
    face = session.game_view
    if face.faces:  # as the app turns it (`Context.face_the_player`)
        session.turned = face.side(table.state, session.near) % face.turns
    return session


def _is_played_on_a_board(table: Table) -> bool:
    """Return whether a move is awaited, on a board, which bears the marks of all this; goals of Qurush are chosen on
    none."""
    if table.state.seat is None:
        return False
    session = _sit_at(table)
    return 'id="board"' in str(session.game_view.board(session.view()))


def _put_away(face: GameView, view: View, on_page: set[str]) -> tuple[list[str], View]:
    """Return the taps that put away what the page holds up over the board, and the table as it is then."""
    taps: list[str] = []
    calling = CALLS.findall(str(face.board(view))) + [action.part for action in face.actions(view) if action.calls]
    for part in calling[:1]:
        said = face.tap(view, part)
        if isinstance(said, Selected):
            view = view._replace(picked=said.parts)
            taps += [part] if part in on_page else []
    return taps, view


def _looks(said: Selected) -> bool:
    return any(part.startswith(LOOK) for part in said.parts)


def _parts(face: GameView, view: View) -> list[str]:
    """Return the parts that can be tapped for a move."""
    drawn = f"{face.board(view)}{face.hand(view)}"
    parts = {unescape(part) for part in PART.findall(drawn)}
    parts |= {action.part for action in face.actions(view) if action.enabled and not action.peeks}
    return sorted(part for part in parts if not part.startswith(LOOK))
