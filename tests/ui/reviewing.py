"""A player who looks at the review of a finished game."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

from cuboteca.games import SHELF
from cuboteca.search.review import Chance
from cuboteca.ui.reviews.analysis import Analysis, TurningPoint
from cuboteca.ui.session import Session
from tests.ui.opponents import let_think, sit_down
from tests.ui.playing import Player, Seen

GAMES = tuple(game for game in SHELF if SHELF.about(game).reviews)


DECISIONS = 16


def session_of(player: Player) -> Session:
    assert player.app.session is not None
    return player.app.session


def finish(player: Player, game: str, seats: int = 2, decisions: int = DECISIONS) -> str:
    """Play a game at random against Gentle and give it up; return its address."""
    sit_down(player, game, ["", *["gentle"] * (seats - 1)])
    rng = Random(5)
    for _ in range(200):
        session = session_of(player)
        if session.over:
            break
        if session.level:
            let_think(player)
        elif player.table.ply > decisions and session.giving_up is not None:
            player.do("move", session.giving_up.move)
        else:
            moves = player.table.state.moves()
            player.do("move", str(moves[rng.randrange(min(len(moves), 50))]))
    session_of(player).lingers = False
    return f"#/play/{session_of(player).id}"


def think_through(player: Player) -> Analysis:
    """Let the review think to its end, and show what it finds whenever there is enough of it."""
    while player.app.waits:
        if player.app.think(lambda: True):
            player.do("opponent")
    analysis = session_of(player).analysis
    assert analysis is not None
    return analysis


def review(player: Player, game: str, seats: int = 2, decisions: int = DECISIONS) -> Analysis:
    address = finish(player, game, seats, decisions)
    player.go(address)
    player.go(f"{address}/review")
    return think_through(player)


def turning_point(player: Player, game: str = "qyshinsu") -> Analysis:
    """Review a game that has turning points, and look at the first."""
    analysis = review(player, game)
    assert analysis.turning_points
    player.do("step", str(analysis.turning_points[0].shown))
    return analysis


def text_of(seen: Seen, selector: str) -> str:
    return " ".join("".join(seen.find(selector)[0].itertext()).split())


def came_of(analysis: Analysis, one: TurningPoint) -> tuple[Chance, ...]:
    """Return what the graph says after a turning point."""
    point = analysis.at(one.shown)
    assert point is not None
    return point.chances


def tenths(seen: Seen) -> int:
    found = re.search(r"about (\d) in 10", text_of(seen, "figcaption"))
    assert found
    return int(found[1])


def board_of(seen: Seen) -> str:
    return ElementTree.tostring(seen.find("div#table")[0], "unicode")
