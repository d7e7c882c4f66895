"""How well the team stands: what each player, card and token is worth, and the turn that is still to be played."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Mapping
from typing import Any, Final

from cuboteca.games.cuobe.opponents.outlook import A_KEY, A_SPIDER, GREEN_CARD, SPIDERS, Outlook
from cuboteca.games.cuobe.opponents.plan import Plan
from cuboteca.games.cuobe.opponents.prospects import PULL, Prospects, urgency
from cuboteca.games.cuobe.rules.places import NOWHERE
from cuboteca.games.cuobe.rules.players import tool_limit
from cuboteca.games.cuobe.rules.position import ALIVE, DICE_NOT_COUNTED, ESCAPED, TURN_ON, Position
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.steps import ACTION, DRAW_BLUE, DRAW_GREEN, RETRIEVE
from cuboteca.games.cuobe.rules.turns import dice_of_turn
from cuboteca.play.game import NATURE

OUT: Final = 60.0
"""What a player who got out is worth."""
WON: Final = 300.0
DEPTH: Final = 3
MOST_ANSWERS: Final = 8
"""As many further questions are looked into, if they have no more answers than these."""
SHIELD: Final = 0.6
"""The part of a key's worth that is lost when it is dropped."""

TOOLS: Final = {
    "heal": 1.2,
    "calm": 1.2,
    "weapon": 1.0,
    "unlock": 1.0,
    "removeTrap": 0.3,
    "gain": 1.8,
    "find": 1.8,
    "retrieveTool": 0.8,
    "jump": 0.9,
    "movePlayer": 0.6,
    "shift": 0.5,
    "swap": 0.6,
    "draw": 2.0,
}
"""What a tool is worth by what it can do."""


def tool_worth(outlook: Outlook, card: str) -> float:
    """Return what a tool, or a key in hand, is worth."""
    if outlook.at.is_key(card):
        return A_KEY * 0.75
    late = min(outlook.turns / 2, 1.0)
    ops = outlook.reading.operations[card]
    worth = max([TOOLS.get(op, 0.3) for op in ops], default=0.3)
    printed = outlook.box.cards[card]
    if printed.weapon:
        worth = max(worth, 0.45 * printed.weapon)
    for effect in outlook.box.scripts.get(card, ()):
        if effect.op in ("heal", "calm"):
            worth += 0.5 * (min(effect.n, 4) - 1)
        if effect.op == "sleep":
            worth -= 0.6
    if "retrieveTool" in ops and outlook.dropped:
        return A_KEY * 0.35
    return worth * late


def standing(outlook: Outlook, prospects: Prospects | None, active: int) -> float:
    """Return what the team has, without the turn that is on."""
    at = outlook.at
    total = A_KEY * 1.1 * len(at.keys) + _house(outlook) + _pending(outlook, prospects)
    total += A_KEY * outlook.dropped * (0.15 if _can_retrieve(outlook) else 0.02)
    for seat, player in enumerate(at.players):
        total += A_KEY * 0.6 * outlook.stashed[seat]
        total += sum([0.4 * tool_worth(outlook, card) for card in player.chest if not at.is_key(card)])
        if player.status == ESCAPED:
            total += OUT
        elif player.place == NOWHERE:
            total -= 4.5 * outlook.turns + 10
        else:
            total += _person(outlook, seat)
            if seat != active and prospects is not None:
                total += _waiting(outlook, prospects, seat)
    return total


def _person(outlook: Outlook, seat: int) -> float:
    """Return what a player is worth: the cards held, less the harm taken."""
    at = outlook.at
    player = at.players[seat]
    limit = tool_limit(at, seat)
    held = sorted((tool_worth(outlook, card) for card in player.tools), reverse=True)
    total = sum(held[:limit]) + 0.3 * sum(held[limit:]) - outlook.harm(seat)
    total += (1.5 * len(player.talents) - 1.2 * len(player.syndromes)) * min(outlook.turns / 2, 1.0)
    if outlook.held[seat] and outlook.held[seat] == len(player.tools):
        total -= A_KEY * SHIELD * min(outlook.drop_risk * outlook.turns, 1.0)
    return total - 0.6 * player.asleep


def _waiting(outlook: Outlook, prospects: Prospects, seat: int) -> float:
    """Return what it is worth to a player to be in a place when another's turn is on."""
    at = outlook.at
    place = at.players[seat].place
    total = PULL * max(prospects.near[place], -4.0) - urgency(outlook, seat) * min(outlook.home[place], 20.0)
    if place in outlook.trapped:
        total -= outlook.trap_risk * 0.6 * outlook.wound_cost(seat)
    if outlook.house.locked[place]:
        total -= 0.7 * min(outlook.turns / 2, 1.0)
    return total - 0.8 * at.haunted(place)


def _house(outlook: Outlook) -> float:
    """Return what the finds, spawns, traps and locks in the house are worth."""
    at = outlook.at
    late = min(outlook.turns / 2, 1.0)
    total = outlook.draw * 0.7 * at.finds - (0.25 * at.traps + 0.1 * at.locks) * late
    for spawn in at.spawns:
        total -= outlook.spawn_cost(spawn.kind) * (0.5 + 0.5 * spawn.power / 3)
        total += sum([0.6 * outlook.stolen_value(part) for part in spawn.stolen])
    if at.spiders:
        total -= (SPIDERS + A_SPIDER * at.spiders) * late
    return total - outlook.clear_exit * outlook.exit_haunted


def _pending(outlook: Outlook, prospects: Prospects | None) -> float:
    """Return what is still to be drawn."""
    at = outlook.at
    late = min(outlook.turns / 2, 1.0)
    total = 0.0
    for step in at.agenda:
        if step.what == DRAW_BLUE and step.number:
            total += outlook.stolen_value(step.number - 1) * (at.players[at.active].status == ALIVE)
        elif step.what == DRAW_BLUE:
            total += prospects.draw if prospects is not None else outlook.draw
        elif step.what == DRAW_GREEN and at.dice != DICE_NOT_COUNTED:
            total -= GREEN_CARD * late
        elif step.what == RETRIEVE:
            total -= 4.0 * late
    return total


def _can_retrieve(outlook: Outlook) -> bool:
    at = outlook.at
    operations = outlook.reading.operations
    for deck in (at.blue, at.green):
        for types in deck.groups:
            for count, cards in types:
                if count and any("retrieveTool" in operations[card] for card in cards):
                    return True
    return any("retrieveTool" in operations[card] for player in at.players for card in (*player.tools, *player.chest))


def dice_to_come(at: Position) -> int:
    """Return the dice that the active player has, or will have once they are counted (C-13)."""
    return at.dice if at.over == TURN_ON and at.dice != DICE_NOT_COUNTED else dice_of_turn(at)


class Weighing:
    """Weighs the states that moves can lead to, for whose turn it is. States that are alike are weighed once."""

    def __init__(self, start: State, settings: Mapping[str, Any]) -> None:
        self.settings = settings
        self.turn = start.turn
        self.seat = start.active
        self._known: dict[Hashable, float] = {}

    def value(self, state: State, depth: int = DEPTH) -> Generator[None, None, float]:
        """Find what a state is worth, with pauses: if a question follows, with its best answer."""
        if state.seat is None:
            out = sum(player.status == ESCAPED for player in state.players)
            return WON + OUT * out if out else -WON
        if state.seat != NATURE and depth and state.agenda[-1].what != ACTION and len(state.moves()) <= MOST_ANSWERS:
            best = -2 * WON
            for move in state.moves():
                best = max(best, (yield from self.value(state.play(move), depth - 1)))
            return best
        key = state[1:]
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self.now(state)
            yield
        return found

    def now(self, state: State) -> float:
        """Return what a state is worth as it is. Once the turn is over no dice are left of it."""
        outlook = Outlook(state, self.settings)
        if state.players[self.seat].place == NOWHERE:
            return standing(outlook, None, self.seat)
        prospects = Prospects(outlook, self.seat)
        plan = Plan(prospects, dice_to_come(state) if state.turn == self.turn else 0)
        return standing(outlook, prospects, self.seat) + plan.best
