"""Drawing cards, and where they go."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.cards import KEY, SPAWN, TALENT, TOOL
from cuboteca.games.cuobe.rules.moves import Move, choose
from cuboteca.games.cuobe.rules.players import gain_tool, has_full_hands, has_room_for
from cuboteca.games.cuobe.rules.position import ALIVE, FIND_TOKENS, Position, StateBuilder, Step, cards_of
from cuboteca.games.cuobe.rules.steps import AT_ONCE, DRAW_BLUE, DRAW_GREEN, FILE, LEAVE_OR_DRAW, REPLACE, RUN

FROM_DECK = 0
"""As a step's number; else the part that a stolen card belongs to, plus one."""


def draw_steps(deck: str, n: int) -> tuple[Step, ...]:
    """Return the steps that draw and resolve so many cards, one after the other."""
    return (Step(DRAW_BLUE if deck == "blue" else DRAW_GREEN),) * n


# The blue deck.


def part_drawn_from(at: Position, step: Step) -> int | None:
    """Return the part that the next card belongs to; None if there is none (C-24)."""
    deck = at.blue if step.what == DRAW_BLUE else at.green
    if step.number != FROM_DECK:
        return step.number - 1
    return deck.top if deck.size else None


def possible_cards(at: Position, step: Step) -> list[Move]:
    """List every card that chance can draw now."""
    part = part_drawn_from(at, step)
    if part is None:
        return []
    deck, verb = (at.blue, moves.BLUE) if step.what == DRAW_BLUE else (at.green, moves.GREEN)
    return [Move(verb, (card,)) for card in deck.possible(part)]


def sample_card(at: Position, step: Step, rng: Random) -> Move:
    """Draw one of them at random, each as likely as it is."""
    part = part_drawn_from(at, step)
    deck, verb = (at.blue, moves.BLUE) if step.what == DRAW_BLUE else (at.green, moves.GREEN)
    return Move(verb, (deck.sample(part or 0, rng),))


def draw_blue(at: StateBuilder, step: Step, move: Move) -> None:
    card = move.args[0]
    part = part_drawn_from(at, step) or 0
    deck = at.blue
    if step.number == FROM_DECK:
        deck, part = deck.taken()
    at.blue = deck.without(card, part)
    at.note("blue", at.active, card)
    receive(at, card)


def receive(at: StateBuilder, card: str) -> None:
    """Give a blue card to the active player (C-22, C-23)."""
    if at.box.cards[card].type in (KEY, TOOL):
        receive_tool(at, card)
    else:
        assign(at, card)


def receive_tool(at: StateBuilder, card: str) -> None:
    """Give a tool to the active player; the insane may only use it at once (C-95)."""
    seat = at.active
    if not at.players[seat].inside:
        at.dropped = (*at.dropped, card)
        return
    gain_tool(at, seat, card)
    if at.players[seat].status != ALIVE:
        at.push(Step(AT_ONCE, seat, card))


def assign(at: StateBuilder, card: str) -> None:
    """Give a card to the active player, else clockwise to the first with room, else in place of another (C-23)."""
    type_ = at.box.cards[card].type
    for seat in at.inside:
        if has_room_for(at, seat, type_):
            _hold(at, seat, card, type_)
            at.note("held", seat, card)
            return
    active = at.players[at.active]
    own = cards_of(active, type_)
    if not own or active.status != ALIVE:
        at.removed = (*at.removed, card)
        at.note("removed", card)
        return
    _hold(at, at.active, card, type_)
    at.note("held", at.active, card)
    at.push(Step(REPLACE, at.active, card))


def _hold(at: StateBuilder, seat: int, card: str, type_: str) -> None:
    player = at.players[seat]
    cards = (*cards_of(player, type_), card)
    at.set_player(seat, player._replace(talents=cards) if type_ == TALENT else player._replace(syndromes=cards))


def replaceable(at: Position, step: Step) -> list[Move]:
    """List the cards of the active player that may make room for the new one (C-23)."""
    own = cards_of(at.players[step.seat], at.box.cards[step.name].type)
    return [choose(card) for card in own if card != step.name] if step.name in own else []


def replace_card(at: StateBuilder, step: Step, move: Move) -> None:
    card = move.args[0]
    player = at.players[step.seat]
    talents = tuple(each for each in player.talents if each != card)
    syndromes = tuple(each for each in player.syndromes if each != card)
    at.set_player(step.seat, player._replace(talents=talents, syndromes=syndromes))
    at.removed = (*at.removed, card)
    at.note("removed", card)


# The green deck.


def draw_green(at: StateBuilder, step: Step, move: Move) -> None:
    """Resolve a green card at once, and then pass it; a spawn stays beside the board (C-18, C-20)."""
    card = move.args[0]
    deck, part = at.green.taken()
    at.green = deck.without(card, part)
    at.note("green", at.active, card)
    run = Step(RUN, at.active, card)
    if at.box.cards[card].type == SPAWN:
        at.push(run)
    else:
        at.push(run, Step(FILE, name=card))


def file(at: StateBuilder, step: Step) -> None:
    """Put a green card that is done with on the passed pile (C-18)."""
    at.passed = (*at.passed, step.name)


# Extra discovery.


def extra(at: StateBuilder, step: Step) -> None:
    """Make the extra discovery of a room just turned up (C-33), by the active player (C-112)."""
    place = at.place_of(step.name) if step.name else step.values[0]
    printed = at.printed(place)
    if printed is None or not printed.extra or not at.players[at.active].inside:
        return
    if printed.extra == "blue":
        at.push(Step(LEAVE_OR_DRAW, at.active, printed.id))
    else:
        at.push(*draw_steps("green", 1))


def discovery_answers(at: Position, step: Step) -> Sequence[Move]:
    """List the answers of a player who can carry no more: draw a blue discovery, or leave it as a find (C-35)."""
    if not at.blue.size:
        return []
    place = at.place_of(step.name)
    may_leave = has_full_hands(at, at.active) and at.finds < FIND_TOKENS and not at.rooms[place].find
    return [Move(moves.DRAW), Move(moves.LEAVE_FIND)] if may_leave else [Move(moves.DRAW)]


def answer_discovery(at: StateBuilder, step: Step, move: Move) -> None:
    if move.verb == moves.DRAW:
        at.push(*draw_steps("blue", 1))
        return
    place = at.place_of(step.name)
    at.set_room(place, at.rooms[place]._replace(find=True))
    at.note("find", place)
