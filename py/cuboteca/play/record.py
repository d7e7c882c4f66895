r"""Writes a game as text, and reads it: headers, then moves in the game's notation, in the spirit of PGN.

    [Game "qyshinsu"] [Date "2026-11-20"] [Seats "2"] [Names "Ada|Bo"] [Options "ko=off"] [Format "1"]
    +4@2 +1@6

`[Opponents "|steady"]` says which seats no person plays, and at which level; `[Hints "off"]` that there are to be none.
Both are left out where they say nothing.

Where moves have spaces in them, every move ends with a semicolon: `put Rs@0,0 Rc@1,0; draw > Gd Bl;`.

Format 2, for what leaves the device, ends with a mark, as PGN does, so that a text that was cut off is noticed: `*`
while the game goes on, else a 1 for each seat that wins or shares in it and a 0 for each that does not, as in `1-0`.

Numbers of moves, such as `1.`, are passed over; those of six digits can tell of a clock (`clock_record.py`).

Inside quotes `\\`, `\"` and `\|` stand for themselves. Reading is strict: a text is read exactly or refused with the
line and the reason. Nothing in a record is ever executed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from cuboteca.play.levels import LEVELS
from cuboteca.play.naming import LONGEST_NAME, clean_name, name_or_number
from cuboteca.play.wording import Messages

if TYPE_CHECKING:
    from cuboteca.play.clock_record import Timed

FORMAT: Final = "1"
MARKED: Final = "2"
"""The format whose records end with a mark."""
UNFINISHED: Final = "*"
MARK: Final = re.compile(r"\*|[01](-[01])*")
LONGEST_TEXT: Final = 1_000_000
MOST_MOVES: Final = 10_000
"""More than the longest limit of turns that a game offers."""
LONGEST_TITLE: Final = 60
LINE_WIDTH: Final = 100
LONGEST_MOVE: Final = 8_000
"""How fifty flicked cubes came to rest is one move."""

NEEDED: Final = ("Game", "Date", "Seats", "Names", "Options", "Format")
ALLOWED: Final = (*NEEDED, "Opponents", "Hints", "Title", "Ply")
NO_HINTS: Final = "off"
HEADER: Final = re.compile(r'\[([A-Za-z]+) "((?:[^"\\]|\\["\\|])*)"\]')
MOVE_NUMBER: Final = re.compile(r"([1-9][0-9]{0,5})\.{1,3}")
DATE: Final = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")


fault: Final = Messages(
    {
        "line": "Line {line}: {problem}",
        "too_long": "This text has more than {most} characters, and no game does.",
        "no_game": 'This isn’t the text of a game. One starts with headers such as [Game "qyshinsu"].',
        "header_missing": "The header {header} is missing, so this isn’t a whole game.",
        "header_form": 'Write a header like [Name "value"].',
        "header_late": "The header {header} comes after the first move.",
        "header_unknown": "There’s no header called {header}.",
        "header_twice": "The header {header} is there twice.",
        "format": "This game is in format “{format}”. This version of Cuboteca reads formats {plain} and {marked}.",
        "date": "Write the date like 2026-11-20.",
        "seats": "Seats must be a whole number from {least} to {most}.",
        "ply": "Ply must be a whole number from {least} to {most}.",
        "names": "The number of seats is {seats}, but the number of names is {names}.",
        "opponents": "The number of seats is {seats}, but the number of opponents and people is {places}.",
        "no_opponent": "No seat has an opponent, so leave the header Opponents out.",
        "level": "There’s no opponent called “{level}”.",
        "hints": "Hints can only be “off”. Leave the header out to have them on.",
        "no_name": "A player has no name.",
        "name_long": "A name has more than {most} characters.",
        "name_hidden": "A name has characters that can’t be shown.",
        "title_long": "The title has more than {most} characters.",
        "title_hidden": "The title has characters that can’t be shown.",
        "options_form": "Write options like name=value, with one space between them.",
        "option_twice": "The option {option} is there twice.",
        "number_order": "The move number {number} is out of order.",
        "no_move": "This isn’t a move.",
        "too_many_moves": "This game has more than {most} moves, and no game does.",
        "cut_off": "This game breaks off after move {number}: the rest of its text is missing.",
        "cut_off_early": "This game breaks off before its first move: the rest of its text is missing.",
    },
    {"most": "{:,}".format},
)
"""What is wrong with a text that is no record."""


class UnreadableRecord(ValueError):
    """A text that is no record; `str()` says why in words, `line` where (from 1)."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message if line is None else fault("line", line=line, problem=message))
        self.line = line


class CutOff(UnreadableRecord):
    """A record that ends before its mark; `record` is what of it is whole, with the lines of its moves."""

    def __init__(self, record: Record, lines: tuple[int, ...]) -> None:
        number = len(record.moves)
        super().__init__(fault("cut_off", number=number) if number else fault("cut_off_early"))
        self.record = record
        self.lines = lines


class Record(NamedTuple):
    """One game: who, what, and every move, nature's included."""

    game: str
    date: str
    seats: int
    names: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    """Those that are not at their default, in the game's order."""
    moves: tuple[str, ...] = ()
    ply: int | None = None
    """How many of the moves stand; those after have been undone. None: all stand."""
    title: str = ""
    opponents: tuple[str, ...] = ()
    """By seat: the level of what plays it, nothing where a person does. Empty if all are people."""
    hints: bool = True
    """May the players ask for hints?"""
    mark: str = ""
    """How its text ends; empty in format 1."""
    timed: Timed | None = None
    """Its clock, and how long each move took."""

    @property
    def standing(self) -> int:
        return len(self.moves) if self.ply is None else self.ply


def unprintable(text: str) -> bool:
    """Return whether the text holds control, direction-changing or unpaired characters, which no record ever held."""
    return any(
        ord(c) < 32
        or 0x7F <= ord(c) < 0xA0
        or 0x200E <= ord(c) <= 0x200F
        or 0x2028 <= ord(c) <= 0x202E
        or 0x2066 <= ord(c) <= 0x2069
        or 0xD800 <= ord(c) <= 0xDFFF
        for c in text
    )


def write_record(record: Record) -> str:
    """Return the record as text, ending with a newline; `read_record` reads the same record back."""
    values = {
        "Game": _quote(record.game),
        "Title": _quote(record.title),
        "Date": _quote(record.date),
        "Seats": str(record.seats),
        "Names": "|".join(_quote(name) for name in record.names),
        "Opponents": "|".join(record.opponents),
        "Hints": "" if record.hints else NO_HINTS,
        "Options": _quote(" ".join(f"{name}={value}" for name, value in record.options)),
        "Ply": "" if record.ply is None or record.ply == len(record.moves) else str(record.ply),
        "Format": MARKED if record.mark else FORMAT,
    }
    shown = [f'[{name} "{value}"]' for name, value in values.items() if value or name in NEEDED]
    lines = _fill(record.timed.numbered(record.moves) if record.timed else record.moves)
    if record.mark:
        lines[-1:] = [" ".join((*lines[-1:], record.mark))]
    return " ".join(shown) + "\n" + "".join(f"{line}\n" for line in lines)


BEGINNING: Final = re.compile(r"^[ \t\ufeff]*\[Game ", re.MULTILINE)
"""How a game begins in a file that may hold several."""


def is_record(text: str) -> bool:
    """Does a text look like that of a game, or of several?"""
    return BEGINNING.search(text) is not None


def split_records(text: str) -> list[str]:
    """Return the text of each game in a file that may hold several, one after the other."""
    starts = [found.start() for found in BEGINNING.finditer(text)]
    return [text[start:end] for start, end in zip([0, *starts[1:]], [*starts[1:], len(text)], strict=True)]


def read_record(text: str) -> tuple[Record, tuple[int, ...]]:
    """Return the record that a text stands for, and the line of each move; UnreadableRecord if it stands for none."""
    if len(text) > LONGEST_TEXT:
        raise UnreadableRecord(fault("too_long", most=LONGEST_TEXT))
    headers, moves, lines = _scan(text.removeprefix("\ufeff"))
    if not headers:
        raise UnreadableRecord(fault("no_game"), 1)
    for name in NEEDED:
        if name not in headers:
            raise UnreadableRecord(fault("header_missing", header=name), 1)
    fields = {name: value for name, (value, _) in headers.items()}
    line = {name: at for name, (_, at) in headers.items()}
    if fields["Format"] not in (FORMAT, MARKED):
        raise UnreadableRecord(
            fault("format", format=fields["Format"][:20], plain=FORMAT, marked=MARKED),
            line["Format"],
        )
    mark, cut_off = _end(text, moves) if fields["Format"] == MARKED else ("", False)
    del lines[len(moves) :]
    names = _people(fields, line)
    opponents = _opponents(fields["Opponents"], len(names), line["Opponents"]) if "Opponents" in fields else ()
    if fields.get("Hints", NO_HINTS) != NO_HINTS:
        raise UnreadableRecord(fault("hints"), line["Hints"])
    title = _unquote(fields.get("Title", ""))
    if "Title" in fields:
        _check_words(title, "title", LONGEST_TITLE, line["Title"])
    ply = None
    if "Ply" in fields:
        most = MOST_MOVES if cut_off else len(moves) - 1
        ply = _number(fields["Ply"], "ply", 0, most, line["Ply"])
        ply = ply if ply < len(moves) else None
    record = Record(
        game=_unquote(fields["Game"]),
        date=fields["Date"],
        seats=len(names),
        names=tuple(name_or_number(name, seat) for seat, name in enumerate(names)),
        options=_options(_unquote(fields["Options"]), line["Options"]),
        moves=tuple(moves),
        ply=ply,
        title=clean_name(title, LONGEST_TITLE),
        opponents=opponents,
        hints="Hints" not in fields,
        mark=mark,
    )
    if ".." in text:
        from cuboteca.play.clock_record import read_timed  # it comes with the first clock

        record = record._replace(timed=read_timed(text, len(moves)))
    if cut_off:
        raise CutOff(record, tuple(lines))
    return record, tuple(lines)


def _people(fields: Mapping[str, str], line: Mapping[str, int]) -> tuple[str, ...]:
    """Return who plays, when the date and the number of seats are as they must be."""
    if not DATE.fullmatch(fields["Date"]):
        raise UnreadableRecord(fault("date"), line["Date"])
    seats = _number(fields["Seats"], "seats", 1, 9, line["Seats"])
    names = _names(fields["Names"])
    if len(names) != seats:
        raise UnreadableRecord(fault("names", seats=seats, names=len(names)), line["Names"])
    for name in names:
        if not name.strip():
            raise UnreadableRecord(fault("no_name"), line["Names"])
        _check_words(name, "name", LONGEST_NAME, line["Names"])
    return names


def _opponents(value: str, seats: int, line: int) -> tuple[str, ...]:
    """Return the level of each seat, nothing where a person plays."""
    levels = tuple(value.split("|"))
    if len(levels) != seats:
        raise UnreadableRecord(fault("opponents", seats=seats, places=len(levels)), line)
    for level in levels:
        if level and level not in LEVELS:
            raise UnreadableRecord(fault("level", level=level[:40]), line)
    if not any(levels):
        raise UnreadableRecord(fault("no_opponent"), line)
    return levels


def _end(text: str, moves: list[str]) -> tuple[str, bool]:
    """Take the mark off the end of the moves, or else the last one if it may be half of one; was the text cut off?"""
    if moves and MARK.fullmatch(moves[-1]):
        return moves.pop(), False
    last = text.rpartition("\n")[2]
    whole = text.endswith("\n") or (last.rstrip().endswith(";") if ";" in last else last.endswith((" ", "\t", "\r")))
    if moves and not whole:
        moves.pop()  # Half a move reads as another one.
    return "", True


def _scan(text: str) -> tuple[dict[str, tuple[str, int]], list[str], list[int]]:
    headers: dict[str, tuple[str, int]] = {}
    moves: list[str] = []
    lines: list[int] = []
    last_number = 0
    for number, line in enumerate(text.split("\n"), start=1):
        rest = line.removesuffix("\r").strip(" \t")
        while rest.startswith("["):
            found = HEADER.match(rest)
            if not found:
                raise UnreadableRecord(fault("header_form"), number)
            name, value = found[1], found[2]
            if moves:
                raise UnreadableRecord(fault("header_late", header=name), number)
            if name not in ALLOWED:
                raise UnreadableRecord(fault("header_unknown", header=name[:40]), number)
            if name in headers:
                raise UnreadableRecord(fault("header_twice", header=name), number)
            headers[name] = (value, number)
            rest = rest[found.end() :].lstrip(" \t")
        for token in tokens_of(rest):
            counted = MOVE_NUMBER.fullmatch(token)
            if counted:
                if int(counted[1]) < last_number:
                    raise UnreadableRecord(fault("number_order", number=token), number)
                last_number = int(counted[1])
                continue
            if len(token) > LONGEST_MOVE or not token.isprintable():
                raise UnreadableRecord(fault("no_move"), number)
            moves.append(token)
            lines.append(number)
    if len(moves) > MOST_MOVES:
        raise UnreadableRecord(fault("too_many_moves", most=MOST_MOVES))
    return headers, moves, lines


def tokens_of(line: str) -> list[str]:
    """Return the moves and move numbers of a line: cut at its semicolons if it has any, else at its spaces."""
    if ";" not in line:
        return re.split(r"[ \t]+", line) if line else []
    tokens = []
    for part in line.split(";"):
        words = [word for word in re.split(r"[ \t]+", part) if word]
        if words and MOVE_NUMBER.fullmatch(words[0]):
            tokens.append(words.pop(0))
        tokens += [" ".join(words)] if words else []
    return tokens


def _names(value: str) -> tuple[str, ...]:
    """Return the names, split at each `|` that no backslash guards."""
    parts = [""]
    guarded = False
    for c in value:
        if c == "|" and not guarded:
            parts.append("")
            continue
        parts[-1] += c
        guarded = c == "\\" and not guarded
    return tuple(_unquote(part) for part in parts)


def _options(value: str, line: int) -> tuple[tuple[str, str], ...]:
    pairs: dict[str, str] = {}
    for word in value.split(" ") if value else ():
        name, equals, setting = word.partition("=")
        if not (name and equals and setting):
            raise UnreadableRecord(fault("options_form"), line)
        if name in pairs:
            raise UnreadableRecord(fault("option_twice", option=name[:40]), line)
        pairs[name] = setting
    return tuple(pairs.items())


def _number(text: str, what: str, least: int, most: int, line: int) -> int:
    if re.fullmatch("0|[1-9][0-9]{0,5}", text) and least <= int(text) <= most:
        return int(text)
    raise UnreadableRecord(fault(what, least=least, most=most), line)


def _check_words(text: str, what: str, longest: int, line: int) -> None:
    if len(text) > longest:
        raise UnreadableRecord(fault(f"{what}_long", most=longest), line)
    if unprintable(text):
        raise UnreadableRecord(fault(f"{what}_hidden"), line)


def _quote(text: str) -> str:
    return re.sub(r'(["\\|])', r"\\\1", text)


def _unquote(text: str) -> str:
    return re.sub(r'\\(["\\|])', r"\1", text)


def _fill(moves: Sequence[str]) -> list[str]:
    lines: list[str] = []
    if any(" " in move for move in moves):
        moves = [f"{move};" for move in moves]
    for move in moves:
        if lines and len(lines[-1]) + 1 + len(move) <= LINE_WIDTH:
            lines[-1] += f" {move}"
        else:
            lines.append(move)
    return lines


def changed_options(values: Mapping[str, str], defaults: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Return the options that are not at their default, in the order of `defaults`."""
    return tuple((name, values[name]) for name in defaults if values[name] != defaults[name])


def goes_on(shorter: Record, longer: Record) -> bool:
    """Is the shorter game the beginning of the longer one? What players are called, and who plays, may have changed on
    the way."""
    made = len(shorter.moves)
    if longer.moves[:made] != shorter.moves or (longer.timed is None) != (shorter.timed is None):
        return False
    if longer.timed is not None and shorter.timed is not None:
        before, after = shorter.timed, longer.timed
        if before.control != after.control or before.times != after.times[:made]:
            return False
    first, then = (
        record._replace(moves=(), timed=None, title="", ply=None, names=(), opponents=(), mark="")
        for record in (shorter, longer)
    )
    return first == then
