"""What a player is asked, in words: a heading, and the card or the rule that asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cuboteca.games.cuobe.rules import steps
from cuboteca.games.cuobe.rules.cards import SYNDROME, TALENT, TENTACLES, TOOL
from cuboteca.games.cuobe.rules.effects import effect_answers
from cuboteca.games.cuobe.rules.legal import surplus_moves
from cuboteca.games.cuobe.rules.moves import DECLINING, END, EXIT, GIVE, PUT, ROOM, SEARCH
from cuboteca.games.cuobe.rules.places import PLACE_NAMES
from cuboteca.games.cuobe.rules.players import is_loaded, tool_limit
from cuboteca.games.cuobe.rules.position import FIND_TOKENS, NOBODY, SISTER, Position, Step
from cuboteca.games.cuobe.rules.spawns import ANYWHERE
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.turns import left_behind
from cuboteca.games.cuobe.selection.selection import DOORS, selection_of
from cuboteca.games.cuobe.text.card_text import card_text
from cuboteca.games.cuobe.text.choices import current_effect, is_question
from cuboteca.games.cuobe.text.goal import cost_of_leaving, wise
from cuboteca.games.cuobe.text.log import fight_over
from cuboteca.games.cuobe.text.names import card_name, counted, foe_name, kind_name, number, room_title, with_first
from cuboteca.play.game import NATURE
from cuboteca.play.view import Prompt, View
from cuboteca.play.wording import By, Messages, Plural, join_words

WORDS: Final[dict[str, Callable[[Any], str]]] = {
    "dice": lambda n: counted("dice", n),
    "kind": kind_name,
    "limit": number,
    "names": join_words,
    "tokens": number,
    "held": lambda n: counted("tools", n),
}

say_aim: Final = Messages(
    {
        "heal": with_first("heal which player?"),
        "calm": with_first("calm which player?"),
        "panic": with_first("raise which player’s panic?"),
        "wound": with_first("which player takes the wound?"),
        "sleep": with_first("which player falls asleep?"),
        "movePlayer": with_first("move which player?"),
        "jump": with_first("which player jumps?"),
        "swap": with_first("which player swaps?"),
        "lock": with_first("lock which room?"),
        "trap": with_first("put a trap in which room?"),
        "unlock": with_first("unlock which room?"),
        "removeTrap": with_first("remove which trap?"),
        "shift": with_first("shift which room?"),
        "find": with_first("which search number?"),
        "drop": with_first("which player drops a card?"),
        "retrieveTool": with_first("retrieve which tool?"),
        "choice": with_first(By("tool", {True: "use {card} how?", False: "choose one"})),
    }
)
"""By the operation that has more than one aim."""

say_offer: Final = Messages(
    {
        "attract": with_first("attract a spawn?"),
        "calm": with_first("calm down?"),
        "draw": with_first("draw a card?"),
        "drop": with_first("drop a card?"),
        "find": with_first("put out find tokens?"),
        "gain": with_first("gain dice?"),
        "heal": with_first("heal?"),
        "jump": with_first("jump?"),
        "lock": with_first("lock it?"),
        "lose": with_first("lose dice?"),
        "movePlayer": with_first("move the player?"),
        "panic": with_first("raise panic?"),
        "removeTrap": with_first("remove the trap?"),
        "retrieveSpawn": with_first("retrieve a spawn?"),
        "retrieveTool": with_first("retrieve the tool?"),
        "shift": with_first("shift the room?"),
        "sleep": with_first("fall asleep?"),
        "swap": with_first("swap?"),
        "trap": with_first("put a trap there?"),
        "triggerTraps": with_first("trigger all traps?"),
        "unlock": with_first("unlock it?"),
        "wound": with_first("take the wound?"),
    }
)
"""By the operation that has one aim, and can be skipped."""

say_question: Final = Messages(
    {
        steps.ACTION: with_first("it’s your turn"),
        steps.SURPLUS: with_first("which tool do you part with?"),
        steps.PARTING: with_first("leave or stay?"),
        steps.REPLACE: with_first(
            By("type", {TALENT: "replace which talent with {card}?", SYNDROME: "replace which syndrome with {card}?"})
        ),
        steps.AT_ONCE: with_first("use or drop {card}?"),
        steps.LEAVE_OR_DRAW: with_first("draw, or leave a find token?"),
        steps.TURN_CARD: with_first("which way round?"),
        steps.MORE_ROOMS: with_first("choose another room"),
        steps.SHIFT_WAY: with_first(
            By("known", {True: "shift the {room} which way?", False: "shift room {place} which way?"})
        ),
        steps.LEAD: with_first(By("own", {True: "move which way?", False: "move {name} which way?"})),
        steps.WHERE_TO: with_first(By("own", {True: "jump where?", False: "where does {name} jump?"})),
        steps.SWAP_WITH: with_first(
            By("own", {True: "swap with which player?", False: "swap {name} with which player?"})
        ),
        steps.DROP_CARDS: with_first(By("own", {True: "drop which card?", False: "which card does {name} drop?"})),
        steps.FETCH: with_first("retrieve which tool?"),
        steps.FINDS: with_first("which room gets a find token?"),
        steps.COME: with_first(
            By(
                "who",
                {
                    "one": "where does {kind} spawn?",
                    "several": "where do {kind} spawn?",
                    "second": "where does the second Twin spawn?",
                },
            )
        ),
        steps.NEST_AT: with_first("where does the spider spawn?"),
        steps.ARMS: with_first("add weapons?"),
        steps.DUEL_ARMS: with_first("add weapons?"),
        steps.GUARD: with_first("defend with weapons?"),
        steps.LOOT: with_first("take a tool from {other}?"),
    },
    WORDS,
)
"""As they go on after a name."""

say_background: Final = Messages(
    {
        steps.ASK: "{card}: {text}",
        steps.MORE_ROOMS: "{card}: {text}",
        steps.SURPLUS: By(
            "ways",
            {
                "give_put": "You hold {held}, keys included. Your tool limit is {limit}. Tap a card to give it, put it "
                "in a chest or drop it.",
                "give": "You hold {held}, keys included. Your tool limit is {limit}. Tap a card to give it or drop it.",
                "put": "You hold {held}, keys included. Your tool limit is {limit}. Tap a card to put it in a chest or "
                "drop it.",
                "": "You hold {held}, keys included. Your tool limit is {limit}. Tap a card to drop it.",
            },
        ),
        steps.PARTING: By(
            "alone",
            {
                False: By(
                    "again",
                    {
                        "never": "All five keys are activated. If you leave, you win, and you can’t come back. This is "
                        "the last turn: if you’re still inside when it ends, you lose.",
                        "every_turn": "All five keys are activated. If you leave, you win, and you can’t come back. If "
                        "you stay, you’ll be asked again at the end of each turn, if you’re here and awake.",
                        "own_turn": "All five keys are activated. If you leave, you win, and you can’t come back. If "
                        "you stay, you’ll be asked again whenever you end a turn here awake.",
                    },
                ),
                True: "All five keys are activated. {cost}",
            },
        ),
        steps.REPLACE: "No player can take it, so one of yours leaves the game.",
        steps.AT_ONCE: "You’re insane, so you can’t hold cards. {text}",
        steps.LEAVE_OR_DRAW: "You can’t hold another tool or talent. Any player can take a find token later.",
        steps.TURN_CARD: By(
            "walked",
            {
                True: By(
                    "own",
                    {
                        True: "One arrow must point to the room you came from.",
                        False: "One arrow must point to the room {name} came from.",
                    },
                ),
                False: "Nobody walked in, so any way is fine.",
            },
        ),
        steps.SHIFT_WAY: "The whole row or column moves one step. The room pushed out comes back in at the other end.",
        steps.LEAD: "Locks, walls and enter effects count. It costs no dice.",
        steps.SWAP_WITH: "Locks, walls and enter effects don’t count.",
        steps.FINDS: Plural("left", "There’s only one find token left.", "There are only {tokens} find tokens left."),
        steps.COME: By(
            "adjacent",
            {
                True: By(
                    "who",
                    {
                        "one": "Choose an adjacent room. An undiscovered one stays face down.",
                        "several": "Choose an adjacent room. An undiscovered one stays face down.",
                        "second": "She’s the Sister. Choose another adjacent room. An undiscovered one stays face "
                        "down.",
                    },
                ),
                False: By(
                    "who",
                    {
                        "one": "Choose any room. An undiscovered one stays face down.",
                        "several": "Choose any room. An undiscovered one stays face down.",
                        "second": "She’s the Sister. Choose any other room. An undiscovered one stays face down.",
                    },
                ),
            },
        ),
        steps.NEST_AT: "Several rooms without a spider are equally close.",
        steps.LOOT: "You killed {other}, so you can take tools up to your limit.",
    },
    WORDS,
)
"""What asks: the card with its words, or the rule."""

say_chance: Final = Messages(
    {
        "lead": "At random:",
        steps.FIRST_PLAYER: "who goes first",
        steps.DEAL_TALENT: "a starting talent",
        steps.DRAW_BLUE: "a blue card",
        steps.DRAW_GREEN: "a green card",
        steps.REVEAL: "the new room",
        steps.ROLL: "the roll",
        steps.RETRIEVE: "the spawn to retrieve",
    }
)
"""What chance decides now."""

say: Final = Messages(
    {
        "over": "The game is over",
        "fight_over": "The fight is over",
        "lead": "{name}:",
        "asks": By(
            "verb",
            {
                END: By("last", {False: "end your turn and lose {dice}?", True: "end your turn and the game?"}),
                EXIT: "leave without {names}?",
                SEARCH: "search anyway?",
                ROOM: "fall asleep?",
            },
        ),
        "fight": "fight {foe}?",
        "fight_decided": "the fight is over, {dice} left",
        "way": "which way?",
        "overloaded": "{dice} left, too many tools to move",
        "act": "{dice} left",
        "no_dice": "no dice left, end your turn?",
    },
    WORDS,
)
"""What is asked in a turn."""


def question(at: Position, names: tuple[str, ...], first: bool = False) -> str:
    """Ask what is pending, as it goes on after a name: "heal which player?" """
    step = at.agenda[-1]
    if step.what == steps.ASK:
        return _ask(at, step, first)
    return say_question(step.what, first=first, **_about(at, step, names))


def background(at: Position, names: tuple[str, ...]) -> str:
    """Say what asks: the card with its words, or the rule; nothing where the question says it all."""
    step = at.agenda[-1]
    return say_background(step.what, **_about(at, step, names)) if step.what in say_background.messages else ""


def _ask(at: Position, step: Step, first: bool) -> str:
    op = current_effect(at, step).op
    aims = sum(move != DECLINING for move in effect_answers(at, step))
    several = op in say_aim.messages and (op == "choice" or aims > 1)
    if not several:
        return say_offer(op, first=first)
    card = step.name.partition(".")[0]
    tool = card in at.box.cards and at.box.cards[card].type in (TOOL, TALENT)
    return say_aim(op, first=first, tool=tool, card=card_name(at, card))


def _about(at: Position, step: Step, names: tuple[str, ...]) -> dict[str, Any]:
    """Return what the messages about a step speak of."""
    what = step.what
    if what in (steps.ASK, steps.MORE_ROOMS, steps.REPLACE, steps.AT_ONCE):
        card = step.name.partition(".")[0]
        type_ = at.box.cards[card].type if card in at.box.cards else ""
        return {"card": card_name(at, card), "type": type_, "text": card_text(at.box, card, at.rules.brutal)}
    if what == steps.SURPLUS:
        verbs = {move.verb for move in surplus_moves(at, step)}
        ways = "_".join(verb for verb in (GIVE, PUT) if verb in verbs)
        return {"held": len(at.players[step.seat].tools), "limit": tool_limit(at, step.seat), "ways": ways}
    if what == steps.SHIFT_WAY:
        place = step.values[0]
        room = room_title(at, place)
        return {"known": bool(room), "room": room, "place": PLACE_NAMES[place]}
    if what == steps.COME:
        who = "second" if step.name == SISTER else "several" if step.name == TENTACLES else "one"
        return {"kind": step.name, "who": who, "adjacent": step.way != ANYWHERE}
    if what == steps.TURN_CARD:
        walker = next((later.seat for later in reversed(at.agenda) if later.what == steps.ARRIVE), at.active)
        return {"walked": step.way != NOBODY, "own": walker == at.active, "name": names[walker]}
    if what == steps.FINDS:
        left = FIND_TOKENS - at.finds
        return {"left": left, "tokens": left}
    if what == steps.PARTING:
        cost = cost_of_leaving(at, step.seat, names)
        again = "never" if not at.green.size else "every_turn" if at.rules.exit_any_time else "own_turn"
        return {"alone": bool(cost), "cost": cost, "again": again}
    if what == steps.LOOT:
        return {"other": names[step.other]}
    return {"own": step.seat == at.active, "name": names[step.seat]} if step.seat >= 0 else {}


def prompt(view: View) -> Prompt:
    """Return who is asked, and what."""
    state: State = view.state
    if state.seat is None:
        return Prompt(None, say("fight_over" if fight_over(view, selection_of(view.picked)) else "over"))
    if state.seat == NATURE:
        return Prompt(None, say_chance("lead"), say_chance(state.agenda[-1].what))
    lead = say("lead", name=view.names[state.seat])
    if is_question(state):
        return Prompt(state.seat, lead, question(state, view.names))
    return Prompt(state.seat, lead, _turn(view))


def _turn(view: View) -> str:
    state: State = view.state
    selection = selection_of(view.picked)
    if selection.asks:
        left = [view.names[seat] for seat in left_behind(state, state.active)]
        return say("asks", verb=selection.asks, dice=state.dice, names=left, last=not state.green.size)
    if selection.foe:
        return say("fight", foe=foe_name(selection.foe, view.names))
    if fight_over(view, selection):
        return say("fight_decided", dice=state.dice)
    if selection.panel == DOORS:
        return say("way")
    if advice := wise(state):
        return advice
    if not state.dice:
        return say("no_dice")
    return say("overloaded" if is_loaded(state, state.active) else "act", dice=state.dice)
