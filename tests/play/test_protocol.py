"""What any game on the shelf must keep, whatever its rules: a game added there is tested here without a line more."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cuboteca
import tests.sixth_game
from cuboteca.play.game import NATURE, IllegalMove, UnreadablePosition
from cuboteca.play.perft import perft
from cuboteca.play.view import Played, Selected, View
from tests.examples import examples
from tests.play.every_ply import MANY, NAMES, AnyGame, check_state, watch_game

SIXTH: Any = tests.sixth_game
GAMES = {**cuboteca.games, "pebbles": SIXTH.game()}
VIEWS = {**{name: cuboteca.games.game_view(name) for name in cuboteca.games}, "pebbles": SIXTH.game_view()}
LONGEST = 60

each_game = pytest.mark.parametrize("name", sorted(GAMES))


@each_game
@given(seed=st.integers(0, 2**32))
@examples(8)
def test_at_every_ply(name: str, seed: int) -> None:
    """What holds for any game; with what only one promises, and more often, in tests/games/<game>/test_playouts.py."""
    watch_game(GAMES[name], AnyGame(), seed)


@each_game
@pytest.mark.parametrize("text", ["", " ", "?", "\0", "+", "none such", "<script>", "9" * 400, "+4@2 +1@6", "Å" * 50])
def test_what_is_no_move_is_refused_in_words(name: str, text: str) -> None:
    state = GAMES[name].start()
    before = state.position
    with pytest.raises(IllegalMove) as refusal:
        state.play(text)
    assert refusal.value.message
    assert len(refusal.value.message) < 250
    assert state.position == before


@each_game
@given(data=st.data())
@examples(150)
def test_a_mangled_position_is_read_exactly_or_refused_in_words(name: str, data: Any) -> None:
    game = GAMES[name]
    rng = Random(data.draw(st.integers(0, 2**32)))
    state = game.start()
    for _ in range(data.draw(st.integers(0, 12))):
        if state.seat is not None:
            state = state.play(state.draw(rng) if state.seat == NATURE else rng.choice(list(state.moves())))
    words = state.position.split(" ")
    for _ in range(data.draw(st.integers(1, 3))):
        at = rng.randrange(len(words))
        words[at] = rng.choice([rng.choice(words), "", "-", ".", "x", "0", "1", "|", f"{words[at]}1", words[at][:-1]])
    mangled = " ".join(words)
    try:
        read = game.position(mangled)
    except UnreadablePosition:
        with pytest.raises(UnreadablePosition, match=r"\S"):
            game.position(mangled)
    else:
        check_state(game, read, rng)


@each_game
def test_options_and_seats_it_does_not_have_are_refused_in_words(name: str) -> None:
    game = GAMES[name]
    with pytest.raises(ValueError, match=r"\S"):
        game.start(seats=99)
    with pytest.raises(ValueError, match="rule"):
        game.start(options={"none_such": "1"})
    for option in game.options.values():
        assert option.default in option.values
        assert len(option.values) == len(option.meanings) == len(option.labels)
        assert option.clause in game.clauses
        with pytest.raises(ValueError, match="can’t"):
            game.start(options={option.id: "none such"})


@each_game
def test_perft_counts_lines_of_moves(name: str) -> None:
    state = GAMES[name].start()
    while state.seat == NATURE and len(list(islice(state.moves(), MANY + 1))) > MANY:
        state = state.play(state.draw(Random(2)))
    assert perft(state, 0) == 1
    assert perft(state, 1) == len(state.moves())
    assert perft(state, 2) == sum(len(state.play(move).moves()) for move in state.moves())


@each_game
@pytest.mark.parametrize("seed", range(4))
def test_its_view_has_words_and_pictures_for_every_position(name: str, seed: int) -> None:
    game, game_view, rng = GAMES[name], VIEWS[name], Random(seed)
    state = game.start()
    for _ in range(LONGEST):
        names = NAMES[: state.seats]
        view = View(state=state, names=names, live=state.seat is not None)
        asked = game_view.prompt(view)
        assert asked.lead
        assert asked.seat is None or asked.seat == state.seat
        assert len(game_view.roles(state)) == state.seats
        assert "<svg" in game_view.board(view)
        assert "<svg" in game_view.preview(view)
        assert game_view.hand(view) is not None
        assert game_view.explain(view) or game_view.hand(view)
        if state.seat is None:
            who, why = game_view.ending(view)
            assert who
            assert why.endswith(".")
            return
        choices = game_view.choices(view)
        some = list(islice(choices, MANY))
        assert [choice.move for choice in some] == [str(move) for move in islice(state.moves(), MANY)]
        assert len({choice.label for choice in some}) == len(some)
        for choice in some:
            asked = game_view.asks_first(view, choice.move)
            if asked is not None:
                confirmed = game_view.tap(view._replace(picked=asked.parts), "confirm")
                assert isinstance(confirmed, Played), (choice, confirmed)
                assert state.read(confirmed.move) == state.read(choice.move)
        for extra in game_view.side_actions(view):
            state.play(extra.move)
        move = state.draw(rng) if state.seat == NATURE else rng.choice(list(state.moves()))
        assert game_view.describe_move(state, str(move), names) or state.seat == NATURE
        assert game_view.notate(state, str(move), names)
        for part, _ in game_view.keys.values():
            assert isinstance(game_view.tap(view, part), Selected | Played | IllegalMove)
        state = state.play(move)


@each_game
def test_its_guide_can_be_clicked_through(name: str) -> None:
    game = GAMES[name]
    chapters = VIEWS[name].guide()
    assert len({chapter.id for chapter in chapters}) == len(chapters)
    for chapter in chapters:
        assert chapter.paragraphs
        assert set(chapter.clauses) <= set(game.clauses)
        for line in chapter.lines:
            assert len(line.captions) == len(line.moves) + 1
            state = game.position(line.position)
            for move in line.moves:
                state = state.play(move)
