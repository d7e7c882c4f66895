"""The rule options of Cu[o]be with the difficulties, and what they come down to in play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from cuboteca.games.cuobe.rules.card_file import UnreadableCards
from cuboteca.games.cuobe.rules.cards import KINDS, Box
from cuboteca.games.cuobe.rules.own_cards import OURS, box_of, describe_cards, own_text, read_choice
from cuboteca.play.game import Option, OwnFile, UnreadableFile, switch
from cuboteca.play.wording import Messages

MOST_SEATS: Final = 6
BY_PRESET: Final = "preset"
NAMED: Final = "named"

_say: Final = Messages(
    {
        "refused": "The game can’t use these cards.",
    }
)
"""What is said of a file."""


# The difficulties.


class Preset(NamedTuple):
    """What a difficulty comes down to."""

    spawns: int
    triggers: int
    tools_out: int = 0
    """Tools that stay in the box, so that keys come sooner."""
    ticks_out: int = 0
    """Ticks that stay in the box, so that there is less time."""
    events_out: tuple[int, ...] = (0,) * MOST_SEATS
    """Events that do, by the number of players: the more they are, the fewer turns each has."""


PRESETS: Final = {
    "easy": Preset(spawns=2, triggers=4, tools_out=5),
    "normal": Preset(spawns=4, triggers=6),
    "hard": Preset(spawns=6, triggers=8, ticks_out=4),
    "nightmare": Preset(spawns=6, triggers=8, ticks_out=4, events_out=(16, 16, 14, 12, 10, 8)),
}
"""The difficulties. The source leaves these numbers to the players; they are ours, and measured: with a simple team by
`python -m tools.balance`, with the best one, which wins every other nightmare, by `cuboteca match`."""

_DESCRIPTIONS: Final = {
    "normal": "{spawns} monsters (spawns), drawn at random, hunt you. {triggers} cards (triggers) set off the traps.",
    "easy": "{spawns} spawns and {triggers} triggers. {tools_out} tools stay in the box, so you find the keys sooner.",
    "hard": "All {spawns} spawns and {triggers} triggers. {ticks_out} of the cards that shift rooms (ticks) stay in "
    "the box, so you have less time.",
    "nightmare": "As Hard, and {most} events stay in the box too, 2 fewer for each player after the second. You have "
    "hardly any time.",
}


def describe_preset(name: str) -> str:
    """Return what a difficulty comes down to, in a line."""
    preset = PRESETS[name]
    return _DESCRIPTIONS[name].format(**preset._asdict(), most=preset.events_out[0])


# The options.


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
        """Return the canonical word for `ours`, a packed file, or the text of a file of cards; ValueError in words."""
        try:
            return read_choice(str(value))
        except UnreadableCards as error:
            raise UnreadableFile(error.problems, _say("refused")) from error


_SEATS: Final = range(1, MOST_SEATS + 1)

_ALL: Final = (
    _either(
        "difficulty",
        "Difficulty",
        "C-7",
        ("normal", "easy", "hard", "nightmare", NAMED),
        ("Normal", "Easy", "Hard", "Nightmare", "Your choice"),
        *(describe_preset(name) for name in ("normal", "easy", "hard", "nightmare")),
        "You choose below which spawns come, and how many triggers.",
    ),
    _either(
        "setup",
        "Deck setup",
        "C-4",
        ("advanced", "quick"),
        ("Advanced", "Quick"),
        "Keys, spawns and the rest are spread evenly through both decks.",
        "Both decks are simply shuffled, with every spawn and all but three triggers. Difficulty, the choice of spawns "
        "and Triggers have no effect.",
    ),
    *(
        switch(
            kind,
            kind.title(),
            "C-7",
            ("Left out", "The card stays in the box."),
            ("In the deck", "You can draw the card."),
            default="on",
        )._replace(counts_with=("difficulty", (NAMED,)))
        for kind in KINDS
    ),
    Option(
        id="triggers",
        title="Triggers",
        values=(BY_PRESET,),
        default=BY_PRESET,
        clause="C-7",
        meanings=("As many as the difficulty says; with “Your choice”, as in Normal.",),
        labels=("By difficulty",),
        numbers=range(9),
        numbered="The green deck has this many triggers.",
    ),
    switch(
        "specialist",
        "Specialist",
        "C-6",
        ("Off", "You find all talents in the blue deck."),
        ("On", "You each start with a random talent, while they last. Much easier."),
    ),
    switch(
        "brutal",
        "Brutal",
        "C-91",
        ("Off", "A Trigger that wounds no player adds a trap to the active player’s room."),
        ("On", "A Trigger that wounds no player adds a trap to every room with a player."),
    ),
    switch(
        "pvp",
        "PVP",
        "C-110",
        ("Off", "Players can’t fight each other."),
        ("On", "Players can fight each other in the same room."),
    ),
    switch(
        "respawn",
        "Respawn",
        "C-110",
        ("Off", "With PVP: a player killed by another player is out of the game."),
        ("On", "With PVP: a player killed by another player starts again in the Atrium."),
    )._replace(counts_with=("pvp", ("on",))),
    switch(
        "short_game",
        "Short game",
        "C-109",
        ("Off", "The game goes on after a death."),
        ("On", "The first death ends the game."),
    ),
    _count(
        "leave_out_ticks",
        "Ticks left out",
        "C-7",
        "The more ticks you leave out, the less time you have, and the fewer shifts.",
        8,
    ),
    _count("leave_out_events", "Events left out", "C-7", "The more events you leave out, the less time you have.", 22),
    _count("leave_out_talents", "Talents left out", "C-5", "The more talents you leave out, the harder it gets.", 5),
    _count(
        "leave_out_tools", "Tools left out", "C-5", "The more tools you leave out, the sooner you find the keys.", 20
    ),
    _either(
        "dice_cap",
        "Dice limit",
        "C-13",
        ("off", "5"),
        ("No limit", "5 dice"),
        "Cards can give you more than 5 dice.",
        "You never have more than 5 dice.",
    ),
    _either(
        "distance",
        "Distance",
        "C-82",
        ("manhattan", "walk"),
        ("Through walls", "Around walls"),
        "To find the closest spawn or room, count steps straight through walls.",
        "To find the closest spawn or room, count steps around the walls of corridors.",
    ),
    _either(
        "exit_mode",
        "Leaving",
        "C-106",
        ("any_time", "own_turn"),
        ("At any time", "Own turn"),
        "After the fifth key, players awake in the Exit can leave at once, at the end of any turn, or on their own "
        "turn.",
        "After the fifth key, you can leave only on your own turn.",
    ),
    switch(
        "troll_life",
        "Troll’s bonus",
        "C-79",
        (
            "Power",
            "The Troll adds 1 to the power of all other spawns except spiders, but you don’t need more wins to destroy "
            "them.",
        ),
        (
            "Power and life",
            "While the Troll is in play, you also need one more win to destroy the Ghoul, the Clown or the Tentacles.",
        ),
    ),
    switch(
        "spider_attract",
        "Attracting spiders",
        "C-81",
        ("No", "Attract doesn’t work on spiders."),
        ("Yes", "Attract works on spiders too."),
        default="on",
    ),
    switch(
        "swap_reveals",
        "Jumps and swaps",
        "C-42",
        ("No discovery", "If you jump or swap into an undiscovered room, it stays face down."),
        ("Discovery", "If you jump or swap into an undiscovered room, you discover it, with its extra card."),
        default="on",
    ),
    switch(
        "drag_once",
        "Enter effects",
        "C-34",
        ("For each player", "A room’s enter effect also happens to a player you take along."),
        ("Only the mover", "A room’s enter effect doesn’t happen to a player you take along."),
    ),
    Option(
        id="first_player",
        title="First player",
        values=(*(f"seat{seat}" for seat in _SEATS), "random"),
        default="seat1",
        clause="C-10",
        meanings=(*(f"Player {seat} goes first." for seat in _SEATS), "The first player is drawn at random."),
        labels=(*(f"Player {seat}" for seat in _SEATS), "At random"),
    ),
    _either(
        "give",
        "Giving and dropping",
        "C-61",
        ("free", "surplus"),
        ("Any tool", "Surplus only"),
        "You can give away or drop any tool on your turn.",
        "You can give away or drop only what’s above your tool limit.",
    ),
    _either(
        "twin_panic",
        "Twins and panic",
        "C-88",
        ("each", "last"),
        ("Each Twin", "Second Twin"),
        "Your panic falls for each Twin you destroy.",
        "Your panic falls only when you destroy the second Twin.",
    ),
    CardsOption(
        "cards",
        "Cards",
        (OURS,),
        OURS,
        "C-20",
        ("The cards that come with Cuboteca. They aren’t the ones in the box.",),
        ("Standard deck",),
        file=OwnFile("cuobe-cards.json", own_text, describe_cards),
    ),
)

OPTIONS: Final[Mapping[str, Option]] = MappingProxyType({option.id: option for option in _ALL})


class Rules:
    """What was agreed: the values of all options, and what the rules ask of them. Equal values are equal rules."""

    def __init__(self, values: tuple[str, ...], before: bool = False) -> None:
        chosen = dict(zip(OPTIONS, values, strict=True))
        self.values = values
        self.before = before
        """Do they keep the faults that have been mended since, for games saved before (`Mended`)?"""
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
        if self is other:
            return True
        return isinstance(other, Rules) and (self.values, self.before) == (other.values, other.before)

    def __hash__(self) -> int:
        return hash(self.values)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return rules_of, (self.values, True) if self.before else (self.values,)


@lru_cache(maxsize=64)
def rules_of(values: tuple[str, ...], before: bool = False, /) -> Rules:
    """Return the rules for a value of each option, in their order."""
    return Rules(values, before)
