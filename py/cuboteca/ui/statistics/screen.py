"""Draws the statistics of a player: a sentence leads, figures follow, and each leads to the games that it counts."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Any, NamedTuple

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import Content, el
from cuboteca.games import Shelf
from cuboteca.play.levels import level_names
from cuboteca.ui.context import Context
from cuboteca.ui.results import RESULTS, day_of, monday_of
from cuboteca.ui.screen import Screen
from cuboteca.ui.screens.dialogs import dialog
from cuboteca.ui.searching import DECIDED
from cuboteca.ui.statistics import counting, plots
from cuboteca.ui.statistics.counting import FEWEST, LATELY, Played
from cuboteca.ui.text.common import say as common
from cuboteca.ui.text.statistics import say
from cuboteca.ui.widgets import choice, icon_button, link, top_bar, vacancy

HERE = "#/statistics"
Contents = Content | Iterable[Content]


class Counted(NamedTuple):
    """Whose games are counted, and which."""

    player: str
    """The key of the name."""
    name: str
    game: str
    """The id of a game; nothing for all."""
    games: Sequence[Played]
    """The latest first."""
    shelf: Shelf
    today: date

    def asks(self, **more: Any) -> str:
        """Return what asks the list of saved games for some of them."""
        asked = {"player": self.player, "result": "over", **({"game": self.game} if self.game else {}), **more}
        return json.dumps(asked, ensure_ascii=False)


def statistics_screen(context: Context) -> Screen:
    """Return the statistics, with the sheet of players over them if the address asks for it."""
    kept = context.saved.list()
    players = counting.players_of(kept)
    if not players:
        return _nothing()
    player, game = context.trail.counted
    player, name, _ = next((one for one in players if one[0] == player), players[0])
    every = counting.played_by(kept, player, context.shelf)
    games = [one for one in every if not game or one.entry.game == game] or every
    if games is every:
        game = ""
    today = day_of(context.now()) or date.min
    counted = Counted(player, name, game, games, context.shelf, today)
    sheet = _players(players, player) if context.address.screen == "statistics/players" else None
    body = el(
        "div",
        el(
            "div",
            top_bar(common("statistics"), "#/saved", common("back_to_saved")),
            _whose(counted, len(players)),
            _which_game(counted, every),
            el(
                "div",
                _results(counted),
                _days(counted, context.trail.weeks_back),
                _best(counted),
                _by_game(counted),
                _by_level(counted),
                _by_turn(counted),
                class_="figures",
            ),
            class_="page wide statistics",
            inert=sheet is not None,
        ),
        sheet,
    )
    return Screen(common("statistics"), body, ("common", "statistics"))


def _nothing() -> Screen:
    body = el(
        "div",
        top_bar(common("statistics"), "#/saved", common("back_to_saved")),
        el(
            "div",
            vacancy(),
            el("p", say("none")),
            link(common("to_games"), "#/", "home"),
            class_="card empty by-vacancy",
        ),
        class_="page alone",
    )
    return Screen(common("statistics"), body)


def _whose(counted: Counted, players: int) -> Markup:
    change = link(say("change_player"), f"{HERE}/players", kind="quiet", id="change-player") if players > 1 else None
    return el("div", el("h2", counted.name, id="whose"), change, class_="whose")


def _players(players: Sequence[tuple[str, str, int]], chosen: str) -> Markup:
    """Return the sheet of players."""
    rows = (
        el(
            "li",
            el(
                "button",
                el("span", name),
                el("span", say("player_games", count=count), class_="muted"),
                type="button",
                id=f"player-{at}",
                data_do="count-player",
                data_arg=key,
                aria_pressed=str(key == chosen).lower(),
            ),
        )
        for at, (key, name, count) in enumerate(players)
    )
    return dialog(say("players"), HERE, el("ul", rows, class_="choices counted-players"))


def _which_game(counted: Counted, every: Sequence[Played]) -> Markup | None:
    played = {one.entry.game for one in every}
    if len(played) < 2:
        return None
    return el(
        "form",
        choice("game", "", el("span", say("all_games")), not counted.game, "count-game"),
        (
            choice("game", game, el("span", counted.shelf.about(game).name), game == counted.game, "count-game")
            for game in counted.shelf
            if game in played
        ),
        class_="segments",
        role="group",
        aria_label=say("which_game"),
    )


def _card(title: str, aside: Content, *content: Content, id_: str) -> Markup:
    return el(
        "section", el("header", el("h2", title), el("span", aside, class_="muted")), *content, class_="card", id=id_
    )


def _list(rows: Iterable[Markup], kind: str = "figure-rows") -> Markup:
    """Return figures as a list, which those who listen hear the length of."""
    return el("ul", (el("li", row) for row in rows), class_=kind)


def _row(label: Contents, plot: Content, figure: Contents, asks: str, id_: str) -> Markup:
    """Return a row that leads to the games which it counts."""
    return el(
        "button",
        el("span", label, class_="what"),
        plot,
        el("span", figure, class_="figure"),
        icon("chevron"),
        type="button",
        class_="figure-row" if plot is None else "figure-row plotted",
        id=id_,
        data_do="see-games",
        data_arg=asks,
    )


def _count_row(label: Contents, plot: Content, count: counting.Count, asks: str, id_: str) -> Markup:
    """Return a row that says how many of its games were won; the heading says so to the eye."""
    seen, heard = (say(words, won=count.won, count=count.games) for words in ("won_of", "won_heard"))
    figure = (el("span", seen, aria_hidden="true"), el("span", heard, class_="for-ears"))
    return _row(label, plot, figure, asks, id_)


def _results(counted: Counted) -> Markup:
    """Return how the games went: a sentence, a bar, and a figure for each result."""
    found, total = counting.results(counted.games), counting.count(counted.games)
    enough = total.games >= FEWEST
    first = next((one.day for one in reversed(counted.games) if one.day is not None), None)
    since = None
    if enough and first is not None:
        is_now = first.year == counted.today.year
        since = say("since", this_year=is_now, count=len(counted.games), month=first.month, year=first.year)
    keys = (
        el(
            "button",
            plots.sign(result),
            el("span", say("result", result=result, count=found[result])),
            type="button",
            id=f"see-{result}",
            data_do="see-games",
            data_arg=counted.asks(result=result),
        )
        for result in RESULTS
    )
    return _card(
        say("games"),
        since,
        el(
            "p",
            _sentence(counted, total) if enough else say("so_far", count=len(counted.games)),
            class_="lead-sentence",
        ),
        plots.results_bar(found) if enough else None,
        _list(keys, "results-key") if total.games else None,
        el("p", say("no_result", count=found[""]), class_="meaning") if found[""] else None,
        id_="counted-results",
    )


def _sentence(counted: Counted, total: counting.Count) -> str:
    share = total.won / total.games
    tenths = int(share * 10 + 0.5)
    how = {0: "none", total.games: "all"}.get(total.won) or {0: "few", 10: "most"}.get(tenths, "some")
    values = {"how": how, "name": counted.name, "tenths": tenths}
    if total.games <= LATELY:
        return say("wins", **values)
    lately = counting.count([one for one in counted.games if one.result][:LATELY])
    return say("wins_lately", **values, lately=lately.won, last=LATELY)


def _days(counted: Counted, weeks_back: int) -> Markup | None:
    """Return the calendar of days, and the ways to earlier weeks and back."""
    days = counting.days_played(counted.games, counted.today)
    if not days.games or days.last_of_longest is None:
        return None
    last = monday_of(counted.today) - timedelta(weeks=weeks_back)
    earlier = min(days.games) < last - timedelta(weeks=plots.WEEKS - 1)
    return _card(
        say("days"),
        el("b", say("in_a_row", count=days.running)) if days.running > 1 else None,
        plots.calendar(days.games, last, counted.today, lambda monday: counted.asks(week=monday.isoformat())),
        el(
            "div",
            el("p", say("longest_run", count=days.longest, month=days.last_of_longest.month), class_="meaning"),
            icon_button("prev", say("earlier"), "turn-weeks", "earlier", id="earlier-weeks") if earlier else None,
            icon_button("next", say("later"), "turn-weeks", "later", id="later-weeks") if weeks_back else None,
            class_="below-days",
        ),
        id_="counted-days",
    )


def _by_game(counted: Counted) -> Markup | None:
    """Return a row for each game, with its last results."""
    kinds = counting.by_game(counted.games)
    if not kinds:
        return None
    rows = []
    for kind, games in kinds.items():
        name = counted.shelf.about(kind).name
        picture = el("img", src=counted.shelf.niche(kind), alt="", width=40, height=40)
        plot = plots.last_games(games) if len(games) >= FEWEST else None
        rows.append(
            _count_row(
                (picture, el("span", name, plot)),
                None,
                counting.count(games),
                counted.asks(game=kind, result=DECIDED),
                f"by-game-{kind}",
            )
        )
    has_bars = any(len(games) >= FEWEST for games in kinds.values())
    note = say("by_game_note" if has_bars else "against_note")
    return _card(say("by_game"), note, _list(rows), id_="counted-by-game")


def _by_level(counted: Counted) -> Markup | None:
    """Return a row for each level that was an opponent; those that were none are named."""
    levels = counting.by_level(counted.games, counted.shelf)
    tried = {level: count for level, count in levels.items() if count.games}
    if not tried:
        return None
    rows = (
        _count_row(
            level_names(level),
            plots.share_bar(count) if count.games >= FEWEST else None,
            count,
            counted.asks(level=level, result=DECIDED),
            f"level-{level}",
        )
        for level, count in tried.items()
    )
    untried = [level_names(level) for level in levels if level not in tried]
    below = el("p", say("untried", levels=untried), class_="meaning") if untried else None
    return _card(say("against"), say("against_note"), _list(rows), below, id_="counted-by-level")


def _by_turn(counted: Counted) -> Markup | None:
    """Return how games went that a player began, and the others, with how sure that is."""
    turns = counting.by_turn(counted.games)
    if not all(count.games for count in turns.values()):
        return None
    enough = all(count.games >= FEWEST for count in turns.values())
    rows = (
        _count_row(
            say("turn", turn=turn),
            plots.interval_plot(count) if enough else None,
            count,
            counted.asks(turn=turn),
            f"turn-{turn}",
        )
        for turn, count in turns.items()
    )
    sentence = say("difference", better=counting.better_turn(turns), name=counted.name)
    below = el("p", sentence, class_="meaning") if enough else None
    return _card(say("by_turn"), say("by_turn_note") if enough else None, _list(rows), below, id_="counted-by-turn")


def _best(counted: Counted) -> Markup | None:
    """Return what stands out: scores, the shortest win, streaks and lengths."""
    rows = [
        _best_row(counted, say("high_score"), str(score), one, f"best-{one.entry.game}")
        for one, score in counting.best_scores(counted.games, counted.player, counted.shelf)
    ]
    shortest, longest = counting.shortest_win(counted.games), counting.longest_game(counted.games)
    if shortest is not None:
        rows.append(_best_row(counted, say("shortest_win"), _moves(shortest), shortest, "shortest-win"))
    if longest is not None and len(counted.games) > 1:
        rows.append(_best_row(counted, say("longest_game"), _moves(longest), longest, "longest-game"))
    streak = counting.longest_streak(counted.games)
    if len(streak) > 1:
        figure = say("in_games", count=len(streak))
        rows.append(_row(say("streak"), None, figure, counted.asks(only=streak), "best-streak"))
    if len(counted.games) >= FEWEST:
        figure = say("moves", count=counting.usual_length(counted.games))
        rows.append(_row(say("usual_length"), None, figure, counted.asks(), "usual-length"))
    return _card(say("best"), None, _list(rows), id_="counted-best") if rows else None


def _moves(game: Played) -> str:
    return say("moves", count=game.entry.made)


def _best_row(counted: Counted, what: str, figure: str, one: Played, id_: str) -> Markup:
    """Return a row that leads to the one game that it is about."""
    which = counted.shelf.about(one.entry.game).name
    if one.day is not None:
        which = say("which", game=which, day=one.day.day, month=one.day.month, year=one.day.year)
    label = (el("span", what), el("span", which, class_="card-line"))
    return _row(label, None, figure, counted.asks(only=[one.entry.id]), id_)
