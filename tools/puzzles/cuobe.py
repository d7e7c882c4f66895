"""Makes puzzles of Cu[o]be: out in this turn, found and proven by looking at everything that can be done in it.

A puzzle begins with a late position of a game that opponents have played, in which all keys have been found. What is
known by then is laid out anew: keys, tools, players, locks. Chance does what `games/cuobe/puzzles/judge.py` makes it
do. A puzzle is proven if it can be solved without any chance, and if one first action alone solves it, up to order:
each way that solves it has all actions of the shortest one, in whatever order, and besides them only needless ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import log10
from random import Random
from typing import Any, Final, NamedTuple

from cuboteca.games.cuobe import game
from cuboteca.games.cuobe.opponents import OPPONENTS
from cuboteca.games.cuobe.puzzles.judge import OUT, TOGETHER, reached, reply
from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.board import can_take_lock, leads_to
from cuboteca.games.cuobe.rules.cards import TOOL
from cuboteca.games.cuobe.rules.moves import Move, read_move
from cuboteca.games.cuobe.rules.places import DISTANCE, PLACE_NAMES, PLACES, WAY_LETTERS
from cuboteca.games.cuobe.rules.players import is_loaded, tool_limit
from cuboteca.games.cuobe.rules.position import ALIVE, KEYS_NEEDED, LOCK_TOKENS, NOBODY, Player, Room
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.steps import ACTION
from cuboteca.play.game import NATURE, UnreadablePosition
from cuboteca.play.puzzle import Puzzle
from cuboteca.search.thought import think_through

CANDIDATES: Final = 2
"""So many are drawn for each puzzle that is wanted: each takes a second or two to find."""

SEATS: Final = (2, 1, 3, 2, 1)
"""The numbers of players of the games, each as often as it stands here."""
LEVEL: Final = "steady"
LAYOUTS: Final = 12
"""So often a position of a game is laid out anew, until a puzzle comes of it."""
MOST: Final = 1800
"""A turn in which more positions can come up is left alone."""
LONGEST: Final = 12
HELPFUL: Final = frozenset(("T01", "T02", "T10", "T11", "T12", "T15", "T16", "T17", "T18", "T19"))
"""The tools that may help somebody get out: they unlock, fight, give dice, move players, shift rooms or retrieve."""
GRADES: Final = (5.5, 6.1, 6.7, 7.5)
"""Below which difficulty a puzzle is of grade 0, 1, 2, 3."""


# Everything that can be done in a turn.


class Node(NamedTuple):
    """A position in which the solver decides, or the end of an attempt."""

    state: State
    solved: bool
    over: bool


class Way(NamedTuple):
    """What leads from one position to another: the solver's move, and all that others and chance do after it."""

    moves: tuple[str, ...]
    name: str
    """The solver's move; of a walk, the room that it leads to."""
    to: int
    chancy: bool
    """Could chance have done something else?"""


class Turn:
    """All positions of a turn, the first of them that of the puzzle."""

    def __init__(self, puzzle: Puzzle, first: State) -> None:
        self.puzzle = puzzle
        self.first = first
        self.nodes = [Node(first, False, False)]
        self.ways: list[list[Way]] = []
        self.is_whole = self._fill()

    def _fill(self) -> bool:
        """Find all positions; say whether there are few enough."""
        known: dict[object, int] = {_essence(self.first): 0}
        while len(self.ways) < len(self.nodes):
            node = self.nodes[len(self.ways)]
            found: list[Way] = []
            for move in () if node.over else actions(node.state):
                after, made, chancy = self._replied(node.state.play(move))
                key = _essence(after)
                if key not in known:
                    verdict = reached(self.puzzle, self.first, after)
                    known[key] = len(self.nodes)
                    self.nodes.append(Node(after, verdict.solved, verdict.over))
                if known[key] != len(self.ways):
                    found.append(Way((str(move), *made), _name(node.state, move), known[key], chancy))
            self.ways.append(found)
            if len(self.nodes) > MOST:
                return False
        return True

    def _replied(self, state: State) -> tuple[State, list[str], bool]:
        """Let others and chance do what they do before the solver's next move, or before the attempt is over."""
        made: list[str] = []
        chancy = False
        while not reached(self.puzzle, self.first, state).over:
            answer = reply(self.puzzle, state, ())
            if answer is None:
                break
            chancy |= state.seat == NATURE and len(state.moves()) > 1
            made.append(answer)
            state = state.play(answer)
        return state, made, chancy

    def distances(self) -> list[int]:
        """Return how many moves each position is from a solved one; -1 where that can't be reached."""
        back: list[list[int]] = [[] for _ in self.nodes]
        for here, ways in enumerate(self.ways):
            for way in ways:
                back[way.to].append(here)
        far = [0 if node.solved else -1 for node in self.nodes]
        waiting = [index for index, node in enumerate(self.nodes) if node.solved]
        for there in waiting:
            for here in back[there]:
                if far[here] < 0:
                    far[here] = far[there] + 1
                    waiting.append(here)
        return far

    def path(self, far: Sequence[int], start: int) -> list[Way]:
        """Return the shortest way from a position to a solved one, if there is any one without chance in it."""
        found: list[Way] = []
        while far[start]:
            nearer = [way for way in self.ways[start] if far[way.to] == far[start] - 1]
            best = min(nearer, key=lambda way: way.chancy)
            found.append(best)
            start = best.to
        return found


HANDING_OVER: Final = frozenset((moves.DROP, moves.GIVE, moves.PUT, moves.CHEST))


def actions(state: State) -> list[Move]:
    """List what may be of use in a turn.

    Parting with a tool is none, unless there are too many to walk; nor are more dice than one in a fight, or anything
    that is done by the number on a die: they show their lowest face.
    """
    listed = state.moves()
    if state.agenda[-1].what != ACTION:
        return list(listed)
    useless = {moves.FORCE} if min(state.box.die) == 0 else set()
    if not is_loaded(state, state.active):
        useless |= HANDING_OVER
    return [
        move for move in listed if move.verb not in useless and (move.verb != moves.FIGHT or move.args[1] in ("0", "1"))
    ]


def _name(state: State, move: Move) -> str:
    if move.verb != moves.GO:
        return str(move)
    place = leads_to(state, state.players[state.active].place, WAY_LETTERS.index(move.args[0]))
    return " ".join((moves.GO, state.rooms[place].card or PLACE_NAMES[place], *move.args[1:]))


def _essence(state: State) -> object:
    """Return what matters of a position: not in which order cards lie."""
    players = tuple([player._replace(tools=tuple(sorted(player.tools))) for player in state.players])
    piles = (frozenset(state.dropped), len(state.passed), state.blue.left, state.green.left, len(state.keys))
    return (players, state.rooms, state.dice, state.agenda, state.spawns, piles, state.over, state.ended, state.turn)


class Proof(NamedTuple):
    """What a proven puzzle comes to."""

    solution: tuple[str, ...]
    number: int
    """How many actions it takes."""
    positions: int
    """How many there are in the turn."""


def proof_of(puzzle: Puzzle) -> Proof | None:
    """Look at everything that can be done; None if that doesn't make a puzzle."""
    turn = Turn(puzzle, game().position(puzzle.position))
    if not turn.is_whole:
        return None
    far = turn.distances()
    if not 2 <= far[0] <= LONGEST:
        return None
    way = turn.path(far, 0)
    if any(step.chancy for step in way):
        return None
    needed = _actions(way)
    for first in turn.ways[0]:
        if far[first.to] >= 0 and needed - _actions([first, *turn.path(far, first.to)]):
            return None
    return Proof(tuple(move for step in way for move in step.moves), needed.total(), len(turn.nodes))


def _actions(ways: Sequence[Way]) -> Counter[str]:
    """Count the solver's actions, each with the answers that say how it is meant."""
    found: list[str] = []
    for way in ways:
        if found and read_move(way.moves[0]).verb in ANSWERS:
            found[-1] += f" {way.name}"
        else:
            found.append(way.name)
    return Counter(found)


ANSWERS: Final = frozenset((moves.CHOOSE, moves.DECLINE, moves.ROT, moves.WEAPONS, moves.DRAW, moves.LEAVE_FIND))


def grade_of(proof: Proof) -> int:
    """Return the grade by how long a solution is, and among how many positions."""
    hard = 0.5 * proof.number + 1.6 * log10(proof.positions)
    return sum(hard >= least for least in GRADES)


def proven(puzzle: Puzzle) -> Puzzle | None:
    """Return a puzzle with its solution, number and grade; None if it isn't one."""
    proof = proof_of(puzzle)
    if proof is None:
        return None
    return puzzle._replace(number=proof.number, grade=grade_of(proof), solution=proof.solution)


def prove(puzzle: Puzzle) -> bool:
    """Prove a puzzle again."""
    return proven(puzzle) == puzzle


# Finding.


def candidates(rng: Random) -> Iterator[Puzzle]:
    """Find puzzles without end, each proven."""
    for now in late_positions(rng):
        for _ in range(LAYOUTS):
            puzzle = laid_out(now, rng)
            found = None if puzzle is None else proven(puzzle)
            if found is not None and is_worth_it(found):
                yield found
                break


def late_positions(rng: Random) -> Iterator[State]:
    """Play games, and return the beginnings of turns in which all keys have been found, and the Exit."""
    level = OPPONENTS.levels[LEVEL]
    while True:
        state: Any = game().start(seats=rng.choice(SEATS), seed=rng.randrange(2**32))
        turn = 0
        while state.seat is not None:
            if state.seat == NATURE:
                state = state.play(state.draw(rng))
                continue
            if state.agenda[-1].what == ACTION and state.turn != turn:
                turn = state.turn
                if _is_late(state):
                    yield state
            state = state.play(think_through(OPPONENTS, state, level, rng, None).move)


def _is_late(state: State) -> bool:
    known = any(room.card == state.box.exit for room in state.rooms)
    alive = all(player.status == ALIVE for player in state.players)
    return known and alive and len(_keys(state)) == KEYS_NEEDED


def _keys(state: State) -> list[str]:
    """List the keys that have been found."""
    held = [card for player in state.players for card in (*player.tools, *player.chest)]
    return sorted(card for card in (*held, *state.dropped, *state.keys) if state.is_key(card))


def laid_out(now: State, rng: Random) -> Puzzle | None:
    """Lay out anew what is known; None where that comes to no position."""
    solver, home = now.active, now.place_of(now.box.exit)
    far = rng.choice((1, 2, 2, 3, 3, 4, 5))
    starts = [place for place in PLACES if now.rooms[place].card and DISTANCE[place][home] == far]
    if not starts:
        return None
    start = rng.choice(starts)
    together = now.seats > 1 and rng.random() < 0.35
    players = [_emptied(player) for player in now.players]
    rooms = [room._replace(chest=NOBODY, opened=False) for room in now.rooms]
    players[solver] = players[solver]._replace(place=start)
    for seat in range(now.seats):
        if seat != solver:
            near = [place for place in PLACES if now.rooms[place].card and DISTANCE[place][start] <= 2]
            beside = together and rng.random() < 0.5
            place = start if beside else home if together and rng.random() < 0.4 else rng.choice(near)
            players[seat] = players[seat]._replace(place=place)
    if rng.random() < 0.4 and sum(room.lock for room in rooms) < LOCK_TOKENS and can_take_lock(now, start):
        rooms[start] = rooms[start]._replace(lock=True)
    if rng.random() < 0.35:
        _bring_spider(rooms, home)
    dropped = _deal(now, players, rooms, rng)
    held = {card for player in players for card in (*player.tools, *player.chest)} | set(dropped)
    known = _keys(now)
    tools = sorted(_tools(now) - held)
    removed = [card for card in now.removed if now.box.cards[card].type != TOOL]
    dice = min(5, max(1, far + rng.choice((-3, -2, -1, -1, 0, 0, 1)) + (together and far < 4)))
    state = now._replace(
        rooms=tuple(rooms),
        players=tuple(players),
        dice=dice,
        dropped=tuple(dropped),
        removed=(*removed, *tools),
        keys=tuple(card for card in known if card not in held),
    )
    try:
        text = game().position(state.position).position
    except UnreadablePosition:
        return None
    return Puzzle(TOGETHER if together else OUT, 0, 0, (), text)


def _emptied(player: Player) -> Player:
    return player._replace(tools=(), chest=(), asleep=False)


def _tools(now: State) -> set[str]:
    """List the tools that have been seen, without keys."""
    held = [card for player in now.players for card in (*player.tools, *player.chest)]
    return {card for card in (*held, *now.dropped, *now.removed) if now.box.cards[card].type == TOOL}


def _bring_spider(rooms: list[Room], home: int) -> None:
    """Let a spider sit in the Exit, if there are any."""
    for place, room in enumerate(rooms):
        if room.spiders and place != home and not rooms[home].spiders:
            rooms[place] = room._replace(spiders=room.spiders - 1)
            rooms[home] = rooms[home]._replace(spiders=1)
            return


def _deal(now: State, players: list[Player], rooms: list[Room], rng: Random) -> list[str]:
    """Deal keys and tools; return those that are on the dropped pile."""
    solver = now.active
    keys = rng.sample(_keys(now), rng.choice((0, 1, 1, 2)))
    found = sorted(_tools(now))
    tools = rng.sample([card for card in found if card in HELPFUL], k=min(2, sum(card in HELPFUL for card in found)))
    tools += [card for card in rng.sample(found, k=min(2, len(found))) if card not in tools]
    rng.shuffle(tools)
    tools = tools[: rng.choice((1, 2, 2, 3))]
    dropped: list[str] = []
    hand: list[str] = []
    limit = tool_limit(now, solver)
    if keys and "T19" in tools and rng.random() < 0.7:
        dropped.append(keys.pop())
    elif keys and rng.random() < 0.2:
        here = players[solver].place
        near = [place for place in PLACES if rooms[place].card and DISTANCE[place][here] <= 1]
        place = rng.choice(near)
        rooms[place] = rooms[place]._replace(chest=solver)
        players[solver] = players[solver]._replace(chest=(keys.pop(),))
    for card in (*keys, *tools):
        if len(hand) < limit:
            hand.append(card)
    for seat, player in enumerate(players):
        rest = [card for card in tools if card not in hand]
        if seat != solver and rest:
            players[seat] = player._replace(tools=(rest[0],))
            tools.remove(rest[0])
    players[solver] = players[solver]._replace(tools=tuple(hand))
    return dropped


def is_worth_it(puzzle: Puzzle) -> bool:
    """Does the solution need more than to walk the straight way?"""
    verbs = [read_move(move).verb for move in puzzle.solution]
    if set(verbs) - {moves.GO, moves.KEY, moves.EXIT}:
        return True
    state: State = game().position(puzzle.position)
    home = state.place_of(state.box.exit)
    walks = sum(verb == moves.GO for verb in verbs)
    return walks != DISTANCE[state.players[state.active].place][home]


def beauty(puzzle: Puzzle) -> float:
    """Return how nice a puzzle is: many kinds of actions, and a first step that leads away or is no step at all."""
    made = [read_move(move) for move in puzzle.solution]
    kinds = {move.args[0] if move.verb == moves.USE else move.verb for move in made} - {moves.EXIT, moves.KEY}
    state: State = game().position(puzzle.position)
    home = state.place_of(state.box.exit)
    after = state.play(made[0])
    nearer = DISTANCE[after.players[state.active].place][after.place_of(state.box.exit)]
    away = nearer - DISTANCE[state.players[state.active].place][home]
    return len(kinds) + 0.8 * max(away, 0) + 0.4 * (made[0].verb != moves.GO) + 0.1 * puzzle.number
