"""The rule options of Qurush, and what they come down to in play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from cuboteca.games.qurush.rules.board import board_of
from cuboteca.games.qurush.rules.goals import COLUMN, LINE, ROW, SQUARE, Windows, every_goal, windows_of
from cuboteca.play.game import Option, switch

SEATS: Final = (2, 4, 3)
MOST_SEATS: Final = 4

_LONGEST_CAP: Final = 10_000

NO_PENALTY: Final = "nothing"
LOSE_POINTS: Final = "points"
LOSE_TURN: Final = "turn"
"""What a false call costs (Q-46)."""

_ALL: Final = (
    Option(
        id="board",
        title="Board",
        values=("stated", "dice", "5", "6", "7"),
        default="stated",
        clause="Q-2",
        meanings=(
            "5×5 with 9 qubes for two players; 6×6 with 16 qubes for three or four.",
            "6×6 with 16 qubes for two players; 7×7 with 25 qubes for three or four.",
            "9 qubes.",
            "16 qubes.",
            "25 qubes.",
        ),
        labels=("Standard", "One size larger", "5×5", "6×6", "7×7"),
        repeats=(
            (2, "5", "stated"),
            (2, "6", "dice"),
            *((seats, value, name) for seats in (3, 4) for value, name in (("6", "stated"), ("7", "dice"))),
        ),
    ),
    switch(
        "true_north",
        "True North",
        "Q-39",
        ("Off", "Your goal pattern can lie any way round."),
        ("On", "Your goal pattern must lie exactly as you chose it."),
    ),
    switch(
        "wraparound",
        "Wraparound",
        "Q-33",
        ("Off", "The board ends at its edges."),
        ("On", "Each edge of the board joins the opposite one."),
    ),
    switch(
        "squeesh",
        "Squeesh",
        "Q-36",
        ("Off", "A pushed pawn with no room ends up on top of the qube that would crush it."),
        ("On", "A crushed pawn leaves the board. Bring it back in any corner for 4 AP."),
    ),
    switch(
        "multiple_agents",
        "Multiple Agents",
        "Q-32",
        ("Off", "You use only your own pawn."),
        ("On", "You can use any pawn."),
    ),
    switch(
        "wrap_patterns",
        "Goals across edges",
        "Q-28",
        ("Don’t count", "With Wraparound, your goal pattern must lie within the edges."),
        ("Count", "With Wraparound, your goal pattern can lie across an edge."),
        default="on",
    )._replace(counts_with=("wraparound", ("on",))),
    Option(
        id="goal_numbers",
        title="Goal numbers",
        values=("free", "permutation"),
        default="free",
        clause="Q-5",
        meanings=("Any numbers from 2 to 5, repeats allowed.", "2, 3, 4 and 5, each once."),
        labels=("Any", "Each once"),
    ),
    Option(
        id="goals4",
        title="Two goals",
        values=("either", "both"),
        default="either",
        clause="Q-27",
        meanings=(
            "With three or four players, either of your goal patterns wins.",
            "With three or four players, both your goal patterns must be on the board at once.",
        ),
        labels=("Either wins", "Both at once"),
        counts_with=("seats", ("3", "4")),
    ),
    switch(
        "mirror",
        "Mirror images",
        "Q-28",
        ("Don’t count", "The mirror image of your goal pattern doesn’t count."),
        ("Count", "The mirror image of your goal pattern counts too, except with True North."),
    ),
    Option(
        id="claim",
        title="Calling Qurush",
        values=("auto", "manual"),
        default="auto",
        clause="Q-44",
        meanings=(
            "If your goal pattern is on the board at the end of a turn, you win at once.",
            "You must notice your goal pattern and call Qurush yourself.",
        ),
        labels=("Automatic", "By the players"),
    ),
    Option(
        id="false_call",
        title="False call",
        values=(NO_PENALTY, LOSE_POINTS, LOSE_TURN),
        default=NO_PENALTY,
        clause="Q-46",
        meanings=(
            "If the players call Qurush themselves, a false call changes nothing.",
            "If the players call Qurush themselves, a false call costs 3 AP: right away if it’s your turn, "
            "otherwise at the start of your next one.",
            "If the players call Qurush themselves, a false call ends your turn. If it isn’t your turn, you miss your "
            "next one.",
        ),
        labels=("Free", "3 AP", "A turn"),
        counts_with=("claim", ("manual",)),
    ),
    Option(
        id="tie",
        title="Several goals at once",
        values=("active", "shared"),
        default="active",
        clause="Q-26",
        meanings=(
            "The player whose turn it was wins. If their goal isn’t on the board, the win goes to the next player "
            "clockwise whose goal is.",
            "All players whose goal patterns are on the board share the win.",
        ),
        labels=("One winner", "Shared win"),
    ),
    switch(
        "share",
        "Shared squares",
        "Q-18",
        ("Off", "You can’t move onto a square where there’s a pawn, and a pushed pawn pushes any pawn in its way."),
        ("On", "Pawns can share a square or stand on the same qube."),
        default="on",
    ),
    switch(
        "chain",
        "Pushed pawns",
        "Q-18",
        ("Share", "A pushed pawn that meets another pawn shares its square, if pawns can share squares."),
        ("Push on", "A pushed pawn pushes any pawn in its way: they all move one square, or none does."),
    ),
    switch(
        "push_from_top",
        "Push from on top",
        "Q-11",
        ("Not allowed", "A pawn on top of a qube can’t push."),
        ("Allowed", "A pawn on top of a qube can push, and steps down as it follows."),
        default="on",
    ),
    switch(
        "flip_ridden",
        "Flip under a pawn",
        "Q-24",
        ("Not allowed", "You can’t flip a qube with a pawn on top."),
        ("Allowed", "You can flip a qube with a pawn on top, and the pawn stays there."),
        default="on",
    ),
    Option(
        id="pull_any",
        title="Pull",
        values=("any", "straight"),
        default="any",
        clause="Q-20",
        meanings=(
            "You can pull any qube adjacent to the square you leave.",
            "You can pull only the qube straight behind you.",
        ),
        labels=("Any adjacent qube", "Straight behind"),
    ),
    Option(
        id="corner",
        title="Home corners",
        values=("opposite", "choose", "random"),
        default="opposite",
        clause="Q-42",
        meanings=(
            "Two players start in opposite corners; three or four take the corners clockwise.",
            "You each choose an empty corner.",
            "Home corners are drawn at random.",
        ),
        labels=("Fixed", "Your choice", "At random"),
    ),
    Option(
        id="start",
        title="First player",
        values=(*(f"seat{number}" for number in range(1, MOST_SEATS + 1)), "random"),
        default="seat1",
        clause="Q-41",
        meanings=(
            "Player 1 goes first.",
            "Player 2 goes first.",
            "Player 3 goes first.",
            "Player 4 goes first.",
            "The first player is drawn at random.",
        ),
        labels=("Player 1", "Player 2", "Player 3", "Player 4", "At random"),
        with_opponents="random",  # to move first is worth much
    ),
    Option(
        id="turn_cap",
        title="Turn limit",
        values=("0", "60"),
        default="0",
        clause="Q-40",
        meanings=(
            "The game takes as many turns as it needs.",
            "The game is a draw after 60 turns in all without a winner.",
        ),
        labels=("No limit", "60 turns"),
        with_opponents="60",  # strong ones can go round in a circle
        numbers=range(_LONGEST_CAP),
        numbered="The game is a draw after this many turns in all without a winner.",
    ),
    switch(
        "open_goals",
        "Goal patterns",
        "Q-4",
        ("Secret", "You see only your own goal patterns."),
        ("Open", "You see all goal patterns, which helps while you learn the game."),
    ),
)

OPTIONS: Final[Mapping[str, Option]] = MappingProxyType({option.id: option for option in _ALL})


class Rules:
    """What holds for a whole game. Made once for each combination (by `rules_of`), so identity is equality."""

    __slots__ = (
        "agents",
        "apart",
        "board",
        "both_goals",
        "cap",
        "chains",
        "choices",
        "corner",
        "false_call",
        "first",
        "flips_ridden",
        "manual",
        "mirror",
        "open_goals",
        "options",
        "pushes_from_top",
        "seats",
        "shared_win",
        "squeesh",
        "straight",
        "true_north",
        "windows",
    )

    def __init__(self, options: Mapping[str, str], seats: int) -> None:
        on = {name for name, value in options.items() if value == "on"}
        self.options = MappingProxyType(options)
        self.seats = seats
        stated = 5 if seats == 2 else 6
        size = {"stated": stated, "dice": stated + 1}.get(options["board"]) or int(options["board"])
        self.board = board_of(size, "wraparound" in on)
        self.windows: Windows = windows_of(size, self.board.wraps and "wrap_patterns" in on)
        """Where a pattern may lie."""
        self.true_north = "true_north" in on
        self.squeesh = "squeesh" in on
        self.agents = "multiple_agents" in on
        self.both_goals = options["goals4"] == "both"
        self.mirror = "mirror" in on and not self.true_north
        self.manual = options["claim"] == "manual"
        self.false_call = options["false_call"] if self.manual else NO_PENALTY
        self.shared_win = options["tie"] == "shared"
        self.apart = "share" not in on
        """Does every pawn keep a square to itself (Q-18)?"""
        self.chains = self.apart or "chain" in on
        """Does a displaced pawn displace those in its way (Q-18)?"""
        self.pushes_from_top = "push_from_top" in on
        self.flips_ridden = "flip_ridden" in on
        self.straight = options["pull_any"] == "straight"
        self.corner = options["corner"]
        start = options["start"]
        self.first = -1 if start == "random" else int(start.removeprefix("seat")) - 1
        """The seat that begins; -1 if that is drawn."""
        self.cap = int(options["turn_cap"])
        self.open_goals = "open_goals" in on
        once = options["goal_numbers"] == "permutation"
        lines = (ROW, COLUMN) if self.true_north else (LINE,)
        self.choices = (every_goal((SQUARE,), once), every_goal(lines, once))[: 1 if seats == 2 else 2]
        """For each goal that a player has, in the order of choosing, what may be chosen (Q-4, Q-41)."""

    def __reduce__(self) -> tuple[object, tuple[tuple[str, ...], int]]:
        return rules_of, (tuple(self.options.values()), self.seats)


@cache
def rules_of(values: tuple[str, ...], seats: int, /) -> Rules:
    """Return the rules for the values of all options, in their order, and a number of players."""
    return Rules(dict(zip(OPTIONS, values, strict=True)), seats)
