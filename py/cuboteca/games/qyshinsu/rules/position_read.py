"""The position text of Qyshinsu, read. Reading is strict: whatever is read could have been written."""

from __future__ import annotations

from cuboteca.games.qyshinsu.rules.moves import COLOURS, EMPTY, NO_MOVE, NOBODY, PLACES, STONES, Move, read_move
from cuboteca.games.qyshinsu.rules.options import OPTIONS, Rules, rules_of
from cuboteca.games.qyshinsu.rules.position_write import CELLS, ENDINGS, OFFERS, SIDES, SWAPPED
from cuboteca.games.qyshinsu.rules.refusal import Unreadable
from cuboteca.games.qyshinsu.rules.state import Situation, State, arrive, begin
from cuboteca.play.game import IllegalMove, read_settings


def read_position(text: str) -> State:
    """Return the state that a text stands for; Unreadable if it stands for none."""
    present, *earlier = (part.split() for part in text.split("|"))
    facts, ply, tail = _parted(present)
    said = [word for word in tail if "=" not in word]
    game_terms = _read_terms([word for word in tail if "=" in word], SWAPPED in said)
    situation = _read_situation(facts, game_terms)
    if situation[1] == NOBODY:
        return _read_unbegun(situation, game_terms, ply, said or earlier)
    past = [_read_situation(words, game_terms) for words in earlier]
    if past and not game_terms.repeats:
        raise Unreadable("repeats_off")
    if past and any(NO_MOVE in recent for _, _, recent in (*past, situation)):
        raise Unreadable("moves_unknown")
    return _with_said(_replayed([*past, situation], game_terms, ply), said)


def _parted(words: list[str]) -> tuple[list[str], int, list[str]]:
    """Return the situation, the ply number and the words after it."""
    for index, word in enumerate(words[len(PLACES) :], len(PLACES)):
        if word.isdecimal():
            if len(word) > 6 or word != str(int(word)):
                raise Unreadable("not_a_count", word=word)
            return words[:index], int(word), words[index + 1 :]
    raise Unreadable("fields")


def _read_terms(settings: list[str], swapped: bool) -> Rules:
    values = read_settings(OPTIONS, settings)
    if swapped and values["swap"] == "off":
        raise Unreadable("swap_off")
    return rules_of(tuple(values.values()), swapped)


def _read_situation(words: list[str], game_terms: Rules) -> Situation:
    cells, rest = words[: len(PLACES)], words[len(PLACES) :]
    for cell in cells:
        if cell not in CELLS:
            raise Unreadable("not_a_stone", word=cell)
    if len(rest) != 1 + game_terms.recalls:
        raise Unreadable("latest_moves", count=game_terms.recalls)
    side, *latest = rest
    if side not in SIDES:
        raise Unreadable("not_a_player", word=side, players=COLOURS)
    ring = bytes(CELLS.index(cell) for cell in cells)
    return ring, SIDES.index(side), tuple(_read_latest(word) for word in latest)


def _read_latest(word: str) -> Move:
    if word == NO_MOVE.text:
        return NO_MOVE
    try:
        move = read_move(word)
    except IllegalMove as refusal:
        raise Unreadable("refused", why=refusal) from None
    if not move.sign:
        raise Unreadable("moves_no_stone", word=word)
    return move


def _read_unbegun(situation: Situation, game_terms: Rules, ply: int, more: object) -> State:
    state = begin(game_terms)
    if more or ply or situation != (state.ring, state.side, state.recent):
        raise Unreadable("drawn_late")
    return state


def _replayed(line: list[Situation], game_terms: Rules, ply: int) -> State:
    """Return the last of a line of situations, reached from before the first through the moves that they name."""
    first_ring, first_side, first_recent = line[0]
    known = [move for move in first_recent if move is not NO_MOVE]
    if list(first_recent[: len(known)]) != known:
        raise Unreadable("newer_missing")
    start = ply - len(line) + 1 - len(known)
    if start < 0:
        raise Unreadable("too_many_moves", count=ply)
    ring, side = _taken_back(first_ring, first_side, known)
    state = arrive(game_terms, ring, side, (NO_MOVE,) * game_terms.recalls, start)
    for move in reversed(known):
        state = _played(state, move)
    for situation in line[1:]:
        state = _played(state, situation[2][0])
        if situation != (state.ring, state.side, state.recent):
            raise Unreadable("not_one_apart")
    return state


def _taken_back(ring: bytes, side: int, moves: list[Move]) -> tuple[bytes, int]:
    """Return the ring and side before some moves, newest first."""
    cells = bytearray(ring)
    for move in moves:
        side = 1 - side
        stone = STONES[side][move.kind]
        was, now = (EMPTY, stone) if move.sign == "+" else (stone, EMPTY)
        if cells[move.at] != now:
            raise Unreadable("not_on_ring", move=move)
        cells[move.at] = was
    for black, red in zip(*STONES, strict=True):
        if cells.count(black) + cells.count(red) > 2:
            raise Unreadable("third_of_kind")
    return bytes(cells), side


def _played(state: State, move: Move) -> State:
    try:
        return state.play(move)
    except IllegalMove as refusal:
        raise Unreadable("impossible_move", move=move, why=refusal) from None


def _with_said(state: State, said: list[str]) -> State:
    """Return the state with an offer, an exchange of colours, a resignation or an agreement."""
    for index, word in enumerate(said):
        if word not in (*OFFERS, *ENDINGS, SWAPPED):
            raise Unreadable("not_a_part", word=word)
        if word in said[:index]:
            raise Unreadable("twice", word=word)
    spoken = [word for word in said if word != SWAPPED]
    if len(spoken) > 1 or (spoken and state.ended):
        raise Unreadable("two_offers")
    if state.ply == 0 and not {"draw?own", "resigned"}.issuperset(said):
        raise Unreadable("said_early")
    for word in spoken:
        if word in OFFERS:
            return state._replace(offer=OFFERS[word])
        return state._replace(ended=ENDINGS[word], legal=())
    return state
