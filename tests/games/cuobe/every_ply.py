"""How random games of Cu[o]be are played, and what holds at every ply of them: nothing is lost, nothing doubled."""

from __future__ import annotations

from collections import Counter
from random import Random

from cuboteca.games.cuobe.rules.moves import Move
from cuboteca.games.cuobe.rules.own_cards import own_box
from cuboteca.games.cuobe.rules.position import DEAD, ESCAPED
from cuboteca.games.cuobe.rules.position_validate import check as check_position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.game import NATURE
from tests.games.cuobe.setting import GAME
from tests.play.every_ply import check_refused

LONGEST = 2000
BOX = own_box()
BLUE = ("key", "talent", "syndrome", "tool")
GREEN = ("spawn", "trigger", "event", "tick")
ANYTHING = (
    *(f"go {way}{other}" for way in "NESW" for other in ("", " +P1", " +P2", " +P6")),
    *("force", "search", "room", "pick", "chest", "end", "exit", "stay", "draw", "leave-find", "decline"),
    *(f"{verb} {card}" for verb in ("use", "put", "take", "drop", "talent", "key") for card in ("T03", "K1", "A3")),
    *("give T03 P2", "give A3 P1", "fight Ghoul 2", "fight Spider 0", "fight Twin 9", "duel P2 1", "duel P1 0"),
    *("rot 90", "choose b3", "choose P2", "choose N", "choose 2", "choose a", "choose T03", "choose yes", "+0", "+T10"),
    *("first > P1", "deal > A1", "green > E01", "blue > T03", "reveal > R05", "roll > 1", "roll > 9", "retrieve > W1"),
)  # fmt: skip


def choose(state: State, rng: Random, mood: float) -> Move:
    """In a high mood rather on than out of the turn, so that the house is seen."""
    if state.seat == NATURE:
        return state.draw(rng)
    moves = state.moves()
    going_on = [move for move in moves if move.verb != "end"]
    return rng.choice(going_on if going_on and rng.random() < mood else moves)


def check(state: State, rng: Random) -> None:
    check_conserved(state)
    check_position(state)
    if state.seat == NATURE:
        assert state.draw(rng) in state.moves()
    listed = {str(move) for move in state.moves()}
    for text in rng.sample(ANYTHING, 12):
        check_attempt(state, text, listed)
    if state.outcome is not None:
        assert state.agenda == ()


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


def check_attempt(state: State, text: str, listed: set[str]) -> None:
    """A move is accepted exactly if it is listed, and refused in a sentence with its clause."""
    move = state.read(text)
    if str(move) in listed:
        state.play(move)
        return
    clause = check_refused(state, move)
    assert clause in GAME.clauses or (clause is None and state.ended)


def check_step(before: State, move: Move, after: State) -> None:
    """Time only goes on, and nobody comes back from the dead unless the group plays so."""
    players = [*zip(before.players, after.players, strict=True)]
    over_at_once = sum(now.asleep or (now.status == DEAD != was.status) for was, now in players)  # C-97, C-113
    assert before.turn <= after.turn <= before.turn + 1 + over_at_once
    assert before.keys == after.keys[: len(before.keys)]
    for was, now in players:
        assert was.status != ESCAPED or now.status == ESCAPED
        assert was.status != DEAD or now.status == DEAD
