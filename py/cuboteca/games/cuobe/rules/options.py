"""The rule options of Cu[o]be with the three difficulties, and what they come down to in play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from cuboteca.games.cuobe.rules.card_file import UnreadableCards
from cuboteca.games.cuobe.rules.cards import KINDS, Box
from cuboteca.games.cuobe.rules.own_cards import OURS, box_of, describe_cards, own_text, read_choice
from cuboteca.play.game import Option, OwnFile, UnreadableFile, switch


class Preset(NamedTuple):
    """What a difficulty comes down to."""

    spawns: int
    triggers: int
    tools_out: int = 0
    """Tools that stay in the box, so that keys come sooner."""
    ticks_out: int = 0
    """Ticks that stay in the box, so that there is less time."""


PRESETS: Final = {
    "easy": Preset(spawns=2, triggers=4, tools_out=5),
    "normal": Preset(spawns=4, triggers=6),
    "hard": Preset(spawns=6, triggers=8, ticks_out=4),
}
"""The three difficulties. The source leaves these numbers to the players; they are ours, and measured:
`python -m tools.balance` plays thousands of games with a simple team and prints how often each of them is won."""

MOST_SEATS: Final = 6
BY_PRESET: Final = "preset"
NAMED: Final = "named"
KIND_NAMES: Final = {kind: kind.title() for kind in KINDS}


def _either(
    id_: str, title: str, clause: str, values: tuple[str, ...], labels: tuple[str, ...], *meanings: str
) -> Option:
    return Option(id_, title, values, values[0], clause, meanings, labels)


def _count(id_: str, title: str, clause: str, meaning: str, most: int) -> Option:
    return Option(id_, title, ("0",), "0", clause, (meaning,), ("None",), numbers=range(most + 1))


class CardsOption(Option):
    """Which cards are played with: the game's own, or a group's file, kept as one word in records and positions."""

    __slots__ = ()

    def read(self, value: object) -> str:
        """The canonical word for `ours`, a packed file, or the text of a file of cards; ValueError in words."""
        try:
            return read_choice(str(value))
        except UnreadableCards as error:
            raise UnreadableFile(error.problems, f"{self.title} can’t be these.") from error


_ALL: Final = (
    _either(
        "difficulty",
        "Difficulty",
        "C-7",
        ("normal", "easy", "hard", NAMED),
        ("Normal", "Easy", "Hard", "Your choice"),
        f"{PRESETS['normal'].spawns} monsters (spawns), drawn at random, hunt you. {PRESETS['normal'].triggers} cards "
        "(triggers) set off the traps.",
        f"{PRESETS['easy'].spawns} monsters and {PRESETS['easy'].triggers} triggers. {PRESETS['easy'].tools_out} tools "
        "stay in the box, so that the keys come sooner.",
        f"All {PRESETS['hard'].spawns} monsters and {PRESETS['hard'].triggers} triggers. {PRESETS['hard'].ticks_out} "
        "of the cards that shift rooms (ticks) stay in the box, so that there is less time.",
        "You name the monsters that may come, under House rules.",
    ),
    _either(
        "setup",
        "Set-up",
        "C-4",
        ("advanced", "quick"),
        ("Even", "Quick"),
        "Keys, spawns and the rest are spread evenly through both decks.",
        "Both decks are simply shuffled, with every spawn and all but three triggers.",
    ),
    *(switch(kind, f"{KIND_NAMES[kind]} in the game", "C-7", "Stays out.", "May come.", "on") for kind in KINDS),
    Option(
        id="triggers",
        title="Triggers",
        values=(BY_PRESET, *map(str, range(9))),
        default=BY_PRESET,
        clause="C-7",
        meanings=("As many as the difficulty says.", *(f"{number} in the deck." for number in range(9))),
        labels=("By difficulty", *map(str, range(9))),
    ),
    switch(
        "specialist", "Specialists", "C-6", "Talents are found.", "Everybody begins with a talent. Considerably easier."
    ),
    switch(
        "brutal",
        "Brutal",
        "C-91",
        "A trigger that hits nobody leaves one trap.",
        "A trigger that hits nobody leaves a trap in every room with somebody in it.",
    ),
    switch("pvp", "Fighting each other", "C-110", "Players never fight each other.", "Players may fight each other."),
    switch(
        "respawn",
        "Coming back",
        "C-110",
        "Whoever is killed by another player is dead.",
        "Whoever is killed by another player begins again in the Atrium.",
    ),
    switch("short_game", "Short game", "C-109", "Deaths do not end the game.", "The first death ends the game."),
    _count(
        "leave_out_ticks", "Ticks left out", "C-7", "So many ticks more stay in the box: less time, less shifting.", 8
    ),
    _count("leave_out_events", "Events left out", "C-7", "So many events stay in the box: less time.", 22),
    _count("leave_out_talents", "Talents left out", "C-5", "So many talents stay in the box: harder.", 5),
    _count("leave_out_tools", "Tools left out", "C-5", "So many tools more stay in the box: keys come sooner.", 20),
    _either(
        "dice_cap",
        "Dice in a turn",
        "C-13",
        ("off", "5"),
        ("No limit", "Five at most"),
        "Cards may give more than five dice.",
        "There are five dice, and nobody ever has more.",
    ),
    _either(
        "distance",
        "How near is near",
        "C-82",
        ("manhattan", "walk"),
        ("Across", "On foot"),
        "Distance is counted straight across rooms, through walls too.",
        "Distance is counted on foot, around the walls of corridors.",
    ),
    _either(
        "exit_mode",
        "Leaving",
        "C-106",
        ("any_time", "own_turn"),
        ("At once", "Own turn"),
        "With all keys in, everybody in the Exit is asked at once and after every turn.",
        "With all keys in, you leave in your own turn.",
    ),
    switch(
        "troll_life",
        "The Troll's strength",
        "C-79",
        "It makes others stronger, not longer-lived.",
        "It also takes one more hit to destroy the others while the Troll is about.",
    ),
    switch("spider_attract", "Luring spiders", "C-81", "Spiders are never lured.", "Spiders are lured too.", "on"),
    switch(
        "swap_reveals",
        "Thrown into the dark",
        "C-42",
        "A room that you are thrown into stays face down.",
        "A room that you are thrown into is turned up, and its extra card is drawn.",
        "on",
    ),
    switch(
        "drag_once",
        "Taken along",
        "C-34",
        "A room acts on everybody who walked in.",
        "A room acts once, on the one who took the other along.",
    ),
    Option(
        id="first_player",
        title="Who begins",
        values=(*(f"seat{seat}" for seat in range(1, MOST_SEATS + 1)), "random"),
        default="seat1",
        clause="C-10",
        meanings=(*(f"Seat {seat} begins." for seat in range(1, MOST_SEATS + 1)), "It is drawn by lot who begins."),
        labels=(*(f"Seat {seat}" for seat in range(1, MOST_SEATS + 1)), "By lot"),
    ),
    _either(
        "give",
        "Giving and dropping",
        "C-61",
        ("free", "surplus"),
        ("Freely", "Surplus only"),
        "You may give away or drop any tool in your turn.",
        "You may give away or drop only what you cannot carry.",
    ),
    _either(
        "twin_panic",
        "Relief at the twins",
        "C-88",
        ("each", "last"),
        ("For each", "For the last"),
        "Panic falls when either sister is destroyed.",
        "Panic falls only when the second sister is destroyed.",
    ),
    CardsOption(
        "cards",
        "Cards",
        (OURS,),
        OURS,
        "C-20",
        ("The cards that come with the game.",),
        ("Our own",),
        file=OwnFile("cuobe-cards.json", own_text, describe_cards),
    ),
)

OPTIONS: Final[Mapping[str, Option]] = MappingProxyType({option.id: option for option in _ALL})


class Rules:
    """What was agreed: the values of all options, and what the rules ask of them. Equal values are equal rules."""

    __slots__ = (
        "box",
        "brutal",
        "dice_cap",
        "drag_once",
        "exit_any_time",
        "first",
        "free_giving",
        "kinds",
        "leave_out",
        "options",
        "preset",
        "pvp",
        "quick",
        "respawn",
        "short_game",
        "specialist",
        "spider_attract",
        "swap_reveals",
        "triggers",
        "troll_life",
        "twin_panic_each",
        "values",
        "walls_count",
    )

    def __init__(self, values: tuple[str, ...]) -> None:
        chosen = dict(zip(OPTIONS, values, strict=True))
        self.values = values
        self.options: Mapping[str, str] = MappingProxyType(chosen)
        self.box: Box = box_of(chosen["cards"])
        self.preset: Preset | None = PRESETS.get(chosen["difficulty"])
        self.quick = chosen["setup"] == "quick"
        self.kinds = tuple(kind for kind in KINDS if chosen[kind] == "on" and kind in self.box.spawns)
        self.triggers = None if chosen["triggers"] == BY_PRESET else int(chosen["triggers"])
        self.specialist = chosen["specialist"] == "on"
        self.brutal = chosen["brutal"] == "on"
        self.pvp = chosen["pvp"] == "on"
        self.respawn = chosen["respawn"] == "on"
        self.short_game = chosen["short_game"] == "on"
        self.leave_out = {type_: int(chosen[f"leave_out_{type_}s"]) for type_ in ("tick", "event", "talent", "tool")}
        self.dice_cap = 5 if chosen["dice_cap"] == "5" else 0
        self.walls_count = chosen["distance"] == "walk"
        self.exit_any_time = chosen["exit_mode"] == "any_time"
        self.troll_life = chosen["troll_life"] == "on"
        self.spider_attract = chosen["spider_attract"] == "on"
        self.swap_reveals = chosen["swap_reveals"] == "on"
        self.drag_once = chosen["drag_once"] == "on"
        self.first = -1 if chosen["first_player"] == "random" else int(chosen["first_player"][4:]) - 1
        self.free_giving = chosen["give"] == "free"
        self.twin_panic_each = chosen["twin_panic"] == "each"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Rules) and self.values == other.values)

    def __hash__(self) -> int:
        return hash(self.values)

    def __reduce__(self) -> tuple[object, ...]:
        return rules_of, (self.values,)


@lru_cache(maxsize=64)
def rules_of(values: tuple[str, ...]) -> Rules:
    """Return the rules for a value of each option, in their order."""
    return Rules(values)
