"""The words on a card, written from its data, so that the two cannot differ."""

from __future__ import annotations

from typing import Final, NamedTuple

from cuboteca.games.cuobe.rules.cards import (
    CLOWN,
    GHOUL,
    KEY,
    SPAWN,
    SPIDERS,
    TALENT,
    TENTACLES,
    TOOL,
    TROLL,
    TWINS,
    Box,
    Effect,
    Passive,
)
from cuboteca.games.cuobe.rules.effects import OPERATIONS
from cuboteca.games.cuobe.text.effects import effect_label, in_figures
from cuboteca.games.cuobe.text.names import figure, printed_name
from cuboteca.play.wording import By, Messages, join_words

say: Final = Messages(
    {
        # A card's effects.
        "effect": "{effect}.",
        "optional": "You can skip this.",
        "again": "Then do it again.",
        "either": "Either: {branch}",
        "or": "Or: {branch}",
        # What a room has and does.
        "extra": By(
            "deck",
            {"blue": "When you discover it, draw a blue card.", "green": "When you discover it, draw a green card."},
        ),
        "enter": "When you move in: {effects}",
        "spend": "Spend 1 die: {effects}",
        "roll": By("first", {True: "Roll 1 die. On a {numbers}: {effects}", False: "On a {numbers}: {effects}"}),
        "search": "Search: roll 1 die. Discovered rooms with that number get a find token. This room’s number is "
        "{number}.",
        "lock": "Locked: unlock it before you move out. It locks again at the end of the turn.",
        "trap": By(
            "where",
            {
                "room": "This room is trapped.",
                "row": "Every room in this row is trapped.",
                "column": "Every room in this column is trapped.",
            },
        ),
        "no_traps": "Traps don’t hit players here, and no trap token can be added.",
        "keys": "Activate keys here. After the fifth, you can leave.",
        # What other cards are for.
        "key": "Activate it in the {exit}. All five keys open the way out.",
        GHOUL: "All rooms in its row and column are trapped.",
        CLOWN: "As each turn starts, it swaps with the active player.",
        TENTACLES: "As each turn starts, they jump to the active player.",
        SPIDERS: "As each turn starts, one more spawns in the closest room without one, unless a player killed one "
        "last turn.",
        TWINS: "Each Twin steals 3 cards from the blue deck. Win or tie a fight against her to get 1 back. With "
        "none left, she’s destroyed.",
        TROLL: "All other spawns except spiders have +1 power.",
        # What a talent or a syndrome does by itself.
        "onSearchRoll": "When you search and roll a {n}: {effects}",
        "trapWounds": "A trap that hits you deals {wounds}.",
        "turnDice": By("one", {True: "{signed} die each turn.", False: "{signed} dice each turn."}),
        "toolLimit": "{signed} to your tool limit.",
        "fight": "{signed} in fights.",
        "endTurnWithPlayer": "When you end your turn in a room with another player: {effects}",
    },
    {
        "numbers": lambda numbers: join_words(numbers, "or"),
        "signed": lambda n: figure(n) if n < 0 else f"+{n}",
        "wounds": lambda n: in_figures("wounds", n),
    },
)


class CardLine(NamedTuple):
    """One thing that a card says."""

    when: str
    """`use`, `always`, `enter`, `spend`, `roll 1`, `extra`, `lock`, `trap`, `search`, `keys`, `drawn`; of
    several numbers that do the same the first."""
    text: str


def card_lines(box: Box, card_id: str, brutal: bool = False) -> tuple[CardLine, ...]:
    """Return all that a card or room does, in sentences. `brutal` is the variant."""
    if card_id in box.rooms:
        return _room_lines(box, card_id, brutal)
    card = box.cards[card_id]
    lines = []
    if card_id in box.scripts:
        used = card.type in (TOOL, TALENT)
        lines.append(CardLine("use" if used else "drawn", script_text(box, card_id, brutal, asks=not used)))
    if card.passive is not None:
        lines.append(CardLine("always", _passive_text(box, card.passive, brutal)))
    if card.type == KEY:
        lines.append(CardLine("use", say("key", exit=printed_name(box.rooms[box.exit]))))
    if card.type == SPAWN:
        lines.append(CardLine("always", say(card.kind)))
    return tuple(lines)


def _room_lines(box: Box, card_id: str, brutal: bool) -> tuple[CardLine, ...]:
    room = box.rooms[card_id]
    lines = []
    if room.extra:
        lines.append(CardLine("extra", say("extra", deck=room.extra)))
    if room.enter:
        lines.append(
            CardLine("enter", say("enter", effects=script_text(box, room.enter, brutal, asks=True, later=True)))
        )
    if room.spend:
        lines.append(CardLine("spend", say("spend", effects=script_text(box, room.spend, brutal, later=True))))
    outcomes: dict[str, list[str]] = {}
    for rolled, script in enumerate(room.roll):
        if script:
            outcomes.setdefault(script_text(box, script, brutal, later=True), []).append(str(rolled))
    for number, (effects, numbers) in enumerate(outcomes.items()):
        text = say("roll", first=number == 0, numbers=numbers, effects=effects)
        lines.append(CardLine(f"roll {numbers[0]}", text))
    if room.search:
        lines.append(CardLine("search", say("search", number=room.search)))
    if room.lock:
        lines.append(CardLine("lock", say("lock")))
    if room.trap:
        lines.append(CardLine("trap", say("trap", where=room.trap)))
    if room.no_traps:
        lines.append(CardLine("always", say("no_traps")))
    if room.keys:
        lines.append(CardLine("keys", say("keys")))
    return tuple(lines)


def card_text(box: Box, card_id: str, brutal: bool = False) -> str:
    """Return all that a card or room does, as one text; empty for a room that does nothing."""
    return " ".join(line.text for line in card_lines(box, card_id, brutal))


def script_text(box: Box, script: str, brutal: bool = False, *, asks: bool = False, later: bool = False) -> str:
    """Return a script in sentences, the first of which may come `later`, after a colon. With `asks`, what can be
    declined says so."""
    sentences: list[str] = []
    before = None
    for effect in box.scripts[script]:
        if effect == before:
            sentences.append(say("again"))
            continue
        before = effect
        sentences.append(_effect_text(box, effect, script, brutal, later and not sentences))
        if asks and not effect.must and not OPERATIONS[effect.op].only_good:
            sentences.append(say("optional"))
    return " ".join(sentences)


def _effect_text(box: Box, effect: Effect, script: str, brutal: bool, later: bool) -> str:
    """Return an effect as a sentence; a choice as one for each of its branches."""
    if not effect.scripts:
        return say("effect", effect=effect_label(box, effect, script, brutal, later))
    first, *others = [script_text(box, branch, brutal, later=True) for branch in effect.scripts]
    return " ".join([say("either", branch=first), *(say("or", branch=branch) for branch in others)])


def _passive_text(box: Box, passive: Passive, brutal: bool) -> str:
    """Return what a card that works by itself does."""
    return say(
        passive.op,
        n=passive.n,
        one=abs(passive.n) == 1,
        signed=passive.n,
        wounds=passive.n,
        effects=script_text(box, passive.script, brutal, asks=True, later=True) if passive.script else "",
    )
