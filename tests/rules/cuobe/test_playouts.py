"""What holds at every ply of every game, whatever is played: nothing is lost, nothing doubled, nothing left pending."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cuboteca.games.cuobe.options import OPTIONS
from cuboteca.games.cuobe.own_cards import own_box
from cuboteca.games.cuobe.position_checks import check
from cuboteca.games.cuobe.state import State
from cuboteca.play.game import NATURE, IllegalMove
from tests.rules.cuobe.setting import GAME

BOX = own_box()
BLUE = ("key", "talent", "syndrome", "tool")
GREEN = ("spawn", "trigger", "event", "tick")
GAMES = 1000
SHARES = 8

OPTION_SETS = st.fixed_dictionaries(
    {
        name: st.sampled_from(option.values) if option.numbers is None else st.sampled_from(option.numbers).map(str)
        for name, option in OPTIONS.items()
        if name != "first_player"
    }
)


def some_options(rng: Random) -> dict[str, str]:
    """About a third of the options otherwise than usual."""
    return {
        name: rng.choice(option.values) if option.numbers is None else str(rng.choice(option.numbers))
        for name, option in OPTIONS.items()
        if name != "first_player" and rng.random() < 0.33
    }


@pytest.mark.parametrize("share", range(SHARES))
def test_tokens_cards_and_cubes_are_conserved_at_every_ply_of_a_thousand_games(share: int) -> None:
    ends: Counter[str] = Counter()
    for seed in range(share, GAMES, SHARES):
        rng = Random(seed)
        state: State = GAME.start(1 + seed % 6, some_options(rng) if seed % 2 else {})
        while state.seat is not None:
            state = state.play(state.draw(rng) if state.seat == NATURE else rng.choice(state.moves()))
            check_conserved(state)
            if rng.random() < 0.05:
                check(state)
        ends[state.ended] += 1
        assert state.agenda == ()
        assert state.outcome is not None
    assert ends["time"]
    assert ends["all_dead"]


def check_conserved(state: State) -> None:
    """Cards by the count, tokens by their limits, people by their places; nobody dead is asked for anything."""
    seen = Counter(where_cards_lie(state))
    assert max(seen.values(), default=0) <= 1
    for deck, types in ((state.blue, BLUE), (state.green, GREEN)):
        assert deck.size + outside_the_deck(state, types) == sum(map(sum, deck.parts))
        unseen = {card for group in deck.groups for _, cards in group for card in cards}
        assert not unseen & seen.keys()
        assert len(unseen) + sum(BOX.cards[card].type in types for card in seen) + left_out(state, types) == sum(
            len(BOX.types[type_]) for type_ in types
        )
    assert [room.card for room in state.rooms if room.card].count("R01") == 1
    assert state.finds <= 5
    assert state.traps <= 10
    assert state.locks <= 10
    assert state.spiders <= 10
    assert len({spawn.kind for spawn in state.spawns}) == len(state.spawns)
    chests = [room.chest for room in state.rooms if room.chest >= 0]
    assert len(set(chests)) == len(chests)
    assert all(player.chest == () for seat, player in enumerate(state.players) if seat not in chests)
    for player in state.players:
        assert (player.place >= 0) == (player.status in ("alive", "insane"))
        assert 0 <= player.wounds <= 5
        assert 0 <= player.panic <= 5
    seat = state.seat
    if seat is not None and seat != NATURE:
        assert state.players[seat].place >= 0
        assert state.moves()


def where_cards_lie(state: State) -> list[str]:
    """Every card that can be seen, once for each place where it lies."""
    kinds = {{"twin": "twins", "sister": "twins"}.get(spawn.kind, spawn.kind) for spawn in state.spawns}
    kinds |= {"spiders"} if state.spiders else set()
    coming = {step.name for step in state.agenda if step.what == "come"}
    kinds |= {{"twin": "twins", "sister": "twins"}.get(kind, kind) for kind in coming}
    return [
        *(card for p in state.players for card in (*p.tools, *p.talents, *p.syndromes, *p.chest)),
        *(BOX.spawns[kind] for kind in kinds),
        *(step.name for step in state.agenda if step.what == "file"),
        *(*state.passed, *state.dropped, *state.removed, *state.keys),
    ]


def outside_the_deck(state: State, types: tuple[str, ...]) -> int:
    """Unseen cards that do not lie in the deck: stolen by the twins, or just given back."""
    if types != BLUE:
        return 0
    given = sum(step.what == "blue" and step.number > 0 for step in state.agenda)
    return given + sum(len(spawn.stolen) for spawn in state.spawns)


def left_out(state: State, types: tuple[str, ...]) -> int:
    """Spawns that were not named are not even unseen."""
    if types != GREEN or state.options["difficulty"] != "named" or state.options["setup"] == "quick":
        return 0
    return sum(state.options[kind] == "off" for kind in BOX.spawns)


@given(options=OPTION_SETS, seats=st.integers(1, 6), seed=st.integers(0, 2**32))
@settings(max_examples=20, deadline=None)
def test_every_ply_of_every_game(options: dict[str, str], seats: int, seed: int) -> None:
    rng = Random(seed)
    state: State = GAME.start(seats, options)
    for _ in range(120):
        check_state(state, rng)
        if state.seat is None:
            break
        move = state.draw(rng) if state.seat == NATURE else rng.choice(state.moves())
        before = state.position
        after = state.play(move)
        assert after == state.play(str(move))
        assert state.position == before, "a state never changes"
        state = after


def check_state(state: State, rng: Random) -> None:
    again = GAME.position(state.position)
    assert again == state
    assert hash(again) == hash(state)
    assert again.position == state.position
    assert list(again.moves()) == list(state.moves())
    listed = [str(move) for move in state.moves()]
    assert len(set(listed)) == len(listed)
    for move in state.moves():
        assert state.read(str(move)) == move
        assert move.random == (state.seat == NATURE)
    if state.seat == NATURE:
        assert state.draw(rng) in state.moves()
    for text in ANYTHING:
        check_refused(state, text, set(listed))


ANYTHING = (
    *(f"go {way}{other}" for way in "NESW" for other in ("", " +P1", " +P2", " +P6")),
    *("force", "search", "room", "pick", "chest", "end", "exit", "stay", "draw", "leave-find", "decline"),
    *(f"{verb} {card}" for verb in ("use", "put", "take", "drop", "talent", "key") for card in ("T03", "K1", "A3")),
    *("give T03 P2", "give A3 P1", "fight Ghoul 2", "fight Spider 0", "fight Twin 9", "duel P2 1", "duel P1 0"),
    *("rot 90", "choose b3", "choose P2", "choose N", "choose 2", "choose a", "choose T03", "choose yes", "+0", "+T10"),
    *("first > P1", "deal > A1", "green > E01", "blue > T03", "reveal > R05", "roll > 1", "roll > 9", "retrieve > W1"),
)  # fmt: skip


def check_refused(state: State, text: str, listed: set[str]) -> None:
    """A move is accepted exactly if it is listed, and refused in a sentence with its clause."""
    move = state.read(text)
    if str(move) in listed:
        state.play(move)
        return
    with pytest.raises(IllegalMove) as refusal:
        state.play(move)
    message, clause = refusal.value.message, refusal.value.clause
    assert clause in GAME.clauses or (clause is None and state.ended)
    assert message.endswith(".")
    assert message[0].isupper()
    assert len(message) < 120


@pytest.mark.parametrize("seed", range(6))
def test_saved_and_loaded_halfway_a_game_goes_on_the_same(seed: int) -> None:
    rng = Random(seed)
    state: State = GAME.start(2 + seed % 3)
    line = []
    states = [state]
    while state.seat is not None:
        move = state.draw(rng) if state.seat == NATURE else rng.choice(state.moves())
        line.append(str(move))
        state = state.play(move)
        states.append(state)
    half = len(line) // 2
    again = GAME.position(states[half].position)
    for number, text in enumerate(line[half:], start=half + 1):
        again = again.play(text)
        assert again == states[number]
    assert again.outcome == state.outcome
