"""A fight in words: who fights whom, the sums, how likely each end is, what it brings, and what a tap has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from cuboteca.games.cuobe.rules.cards import TENTACLES
from cuboteca.games.cuobe.rules.fights import DEFENDERS_DICE
from cuboteca.games.cuobe.rules.moves import PLAYERS
from cuboteca.games.cuobe.rules.position import SISTER, SPIDER, TWIN, Position
from cuboteca.games.cuobe.rules.spawns_in_fights import power, survives_hit
from cuboteca.games.cuobe.text.names import KINDS, counted, figure, kind_name
from cuboteca.play.wording import By, Messages, Plural, join_words

WORDS: Final[dict[str, Callable[[Any], str]]] = {
    "dice": lambda n: counted("dice", n),
    "dice_first": lambda n: counted("dice", n, first=True),
    "foes": lambda foes: join_words(foes, "or"),
    "least": figure,
    "most": figure,
    "terms": " + ".join,
}

say: Final = Messages(
    {
        # Who fights whom, and with what.
        "title": "Fight {foe}",
        "line": "{room}. The higher sum wins. On a tie, both suffer.",
        "foes": "Who to fight",
        "against": "against",
        "spawn": By(
            "panic_counts",
            {
                None: "power {power}",
                False: "power {power}, panic doesn’t count",
                True: "power {power} + {name}’s panic {panic}",
            },
        ),
        "defender": "{count} dice",
        "rolled": "rolled {count}, before weapons",
        "attacks": "attacks",
        "dueled": By("armed", {True: "dice and weapons", False: "dice"}),
        # Dice and weapons, and the sums they make.
        "sum_dice": Plural("count", one="{count} die", other="{count} dice"),
        "sum_weapon": "{weapon} {power}",
        "worth": "{weapon} +{power}",
        "sum": By("malus", {False: "{terms}", True: "{terms} − {card} {power}"}),
        "range": "{least} to {most}",
        "left": "of {count} left",
        "fewer": "One die fewer",
        "more": "One die more",
        "to_roll": "Dice to roll",
        "weapon": "{weapon} ×{count}",
        "note": By(
            "note",
            {
                "tool": "used up after",
                "talent": "1 die each time",
                "no_die": "no die left for it",
                "free": "costs no die now",
            },
        ),
        "to_add": By(
            "planned",
            {
                False: "{number}: Add {weapon} +{power}.",
                True: "{number}: Add {weapon} +{power} to win {share}.",
            },
        ),
        # How it can end, and what that brings.
        "win": "Win",
        "tie": "Tie",
        "lose": "Lose",
        "share": By("fewer", {True: "{count} in {every}", False: "{share}%"}),
        "sure": By("sure", {True: "always", False: "never"}),
        "hit": By(
            "hit",
            {
                "card": "{foe_first} gives a card back",
                "destroyed": "You destroy {foe}",
                "weaker": By(
                    "many", {False: "{foe_first} falls to power {left}", True: "{foe_first} fall to power {left}"}
                ),
                "killed": "You kill the spider",
            },
        ),
        "both": "{hit}, and you take a wound",
        "wound": "You take a wound",
        "compared": By("end", {"win": "beats", "tie": "equals", "lose": "is below"}),
        # Before the roll: how likely a win is, and what it takes.
        "verdict": By(
            "chance",
            {
                "sure": "You’ll win",
                "should": "You should win",
                "probably": "You’ll probably win",
                "even": "It could go either way",
                "hardly": "You’ll probably lose",
                "never": "You can’t win",
                "tie": "It’ll be a tie",
                "unarmed": "You can’t fight yet",
                "duel": "Anything can happen",
            },
        ),
        "whatever": "Whatever the dice show.",
        "need": By(
            "dice_of",
            {
                (True, False): "You need {need} or more on the die.",
                (True, True): "You need {need} or more on the die; {tie} is a tie.",
                (False, False): "You need {need} or more on the dice.",
                (False, True): "You need {need} or more on the dice; {tie} is a tie.",
            },
        ),
        "tie_at_best": By("one_die", {True: "A {tie} on the die is a tie.", False: "{tie} on the dice is a tie."}),
        "enough_weapons": "Your weapons are enough.",
        "need_weapons": "Without dice, you need {short} more.",
        "need_something": "Add a die or a weapon.",
        "duel": "{foe} rolls {dice}, and you can both add weapons.",
        # After the roll, while weapons can be added.
        "so_far": By(
            "end",
            {
                "win": "That’s enough",
                "tie": "A tie so far",
                "lose": "You’d lose so far",
                "defence": "Before the defence",
            },
        ),
        "watched": By("end", {"win": "That’s enough", "tie": "A tie so far", "lose": "That’s not enough so far"}),
        "watched_next": "{name} is choosing weapons.",
        "more_wasted": "More would be a waste.",
        "short": By(
            "alone",
            {
                True: "{weapon} can still be added, and would win it.",
                False: By(
                    "tie",
                    {
                        False: "{short} more would win it, and you can add {most_more}.",
                        True: "You can add {most_more}, which makes it a tie. {short} would win it.",
                    },
                ),
            },
        ),
        "no_more": "You have nothing more to add.",
        "win_with": "win {share}, {note}",
        "settle": By("end", {"win": "Win the fight", "tie": "Accept the tie", "lose": "Accept the loss"}),
        "weapons_gone": "Tools you add are used up, and a talent costs 1 die each time.",
        # Once it is decided.
        "decided": By("end", {"win": "Won", "tie": "A tie", "lose": "Lost"}),
        # After a tap, and for those who listen.
        "heard": "{verdict}. {detail}",
        "planned": "Fight {foe} with {dice}?",
        "others": "Or fight {foes}.",
        "dice": "{dice_first}.",
        "added": By("added", {True: "{weapon} added.", False: "{weapon} removed."}),
    },
    WORDS,
)

LIKELY: Final = ((0.9, "should"), (0.6, "probably"))
"""By the chance of a win: the row below says it in figures, and a tie wounds."""
MOSTLY: Final = 0.6
"""From this chance of a loss, it is probable."""

Verdict = tuple[str, str]
"""A heading and a sentence on it."""


def foe_words(at: Position, foe: str, name: str, panic: int, unafraid: bool = False) -> str:
    """Return what a spawn brings to a fight with a player of that name, as in "power 3 + Ada's panic 1"; `unafraid` if
    the player has panic that doesn't count."""
    counts = True if panic else False if unafraid else None
    return say("spawn", panic_counts=counts, power=power(at, foe), name=name, panic=panic)


def weapon_name(name: str, times: int) -> str:
    """Return the name of a weapon, and how often it is used if that is more than once."""
    return say("weapon", weapon=name, count=times) if times > 1 else name


def ends(at: Position, foe: str) -> tuple[str, str, str]:
    """Return what a win, a tie and a loss against a spawn bring; nothing in a duel."""
    if foe in PLAYERS or foe not in KINDS:
        return "", "", ""
    hit = _hit(at, foe)
    return hit, say("both", hit=hit), say("wound")


def _hit(at: Position, kind: str) -> str:
    """Say what a spawn loses by a lost fight (C-78, C-87, C-88)."""
    spawn = at.spawn(kind)
    left = power(at, kind) - 1
    if kind == SPIDER:
        hit = "killed"
    elif kind in (TWIN, SISTER):
        hit = "card" if spawn is not None and len(spawn.stolen) > 1 else "destroyed"
    else:
        hit = "weaker" if spawn is not None and survives_hit(at, spawn) else "destroyed"
    foe, foe_first = kind_name(kind), kind_name(kind, first=True)
    return say("hit", hit=hit, many=kind == TENTACLES, foe=foe, foe_first=foe_first, left=left)


def chances(counts: tuple[int, int, int], dice: int, added: int, against: int, armed: bool) -> Verdict:
    """Say how likely a win is, by the throws that win, tie and lose, and what it takes."""
    need = against - added + 1
    if not dice:
        return _without_dice(need, armed)
    won, tied, lost = counts
    if need <= 0:
        return say("verdict", chance="sure"), say("whatever")
    throws = won + tied + lost
    unlikely = "hardly" if lost / throws >= MOSTLY else "even"
    chance = next((name for least, name in LIKELY if won / throws >= least), unlikely)
    if tied and not won:
        return say("verdict", chance="never"), say("tie_at_best", one_die=dice == 1, tie=need - 1)
    detail = say("need", dice_of=(dice == 1, tied > 0), need=need, tie=need - 1)
    return say("verdict", chance=chance if won else "never"), detail


def _without_dice(need: int, armed: bool) -> Verdict:
    """Say how a fight ends in which weapons alone count."""
    if not armed:
        return say("verdict", chance="unarmed"), say("need_something")
    if need <= 0:
        return say("verdict", chance="sure"), say("enough_weapons")
    return say("verdict", chance="tie" if need == 1 else "never"), say("need_weapons", short=need)


def duel_chances(foe: str) -> Verdict:
    """Say what a duel depends on."""
    return say("verdict", chance="duel"), say("duel", foe=foe, dice=DEFENDERS_DICE)


def so_far(
    own: int, against: int, left: Sequence[tuple[str, int]], most: int = 0, before_defence: bool = False
) -> Verdict:
    """Say how a fight stands after the roll; `left` are the weapons that can still be added, with what each adds, and
    `most` is what all of them come to."""
    if before_defence:
        return say("so_far", end="defence"), say("weapons_gone")
    short = against - own + 1
    if short <= 0:
        return say("so_far", end="win"), say("more_wasted")
    detail = _short(short, left, most) if left else say("no_more")
    return say("so_far", end="tie" if short == 1 else "lose"), detail


def watched(end: str, name: str) -> Verdict:
    """Say how the fight of another player stands after the roll."""
    return say("watched", end=end), say("watched_next", name=name)


def _short(short: int, left: Sequence[tuple[str, int]], most: int) -> str:
    """Say which weapon would be enough, the weakest that is; or how much is missing, and what can be added comes to."""
    enough = [(power, name) for name, power in left if power >= short]
    weapon = say("worth", weapon=min(enough)[1], power=min(enough)[0]) if enough else ""
    return say("short", alone=bool(enough), tie=most == short - 1, short=short, weapon=weapon, most_more=most)


def heard(verdict: Verdict) -> str:
    """Return a verdict as it is read out."""
    return say("heard", verdict=verdict[0], detail=verdict[1])


def share(count: int, every: int, most: int) -> str:
    """Return how many of all throws come to an end: in figures up to so many throws, else in per cent."""
    if every == 1:
        return say("sure", sure=count == 1)
    return say("share", fewer=every <= most, count=count, every=every, share=round(100 * count / every))


def dice_and_weapons(
    dice: int, rolled: Sequence[int] | None, weapons: Sequence[tuple[str, int]], malus: tuple[str, int] | None
) -> str:
    """Return a fighter's sum as it is made, as in "2 dice + Knife 2 − Rush 1"."""
    terms = ["+".join(map(str, rolled))] if rolled else []
    if rolled is None and dice:
        terms = [say("sum_dice", count=dice)]
    terms += [say("sum_weapon", weapon=name, power=worth) for name, worth in weapons]
    card, worth = malus or ("", 0)
    return say("sum", malus=malus is not None, terms=terms, card=card, power=worth)
