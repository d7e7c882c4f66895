"""Records: read exactly, or refused with the line and the reason."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuboteca import games
from cuboteca.play.naming import LONGEST_NAME, clean_name, name_or_number
from cuboteca.play.record import (
    LONGEST_TITLE,
    CutOff,
    Record,
    UnreadableRecord,
    read_record,
    write_record,
)
from cuboteca.play.secrecy import shared_text
from cuboteca.play.table import Table

WHOLE = (
    '[Game "qyshinsu"] [Date "2026-11-20"] [Seats "2"] [Names "Ada|Bo"] [Options "ko=off"] [Format "1"]\n+4@2 +1@6\n'
)

names = st.text(min_size=1, max_size=LONGEST_NAME).map(lambda text: name_or_number(text, 0))
titles = st.text(min_size=0, max_size=LONGEST_TITLE).map(lambda text: clean_name(text, LONGEST_TITLE))


def test_the_form_is_the_documented_one() -> None:
    record, lines = read_record(WHOLE)
    assert record == Record("qyshinsu", "2026-11-20", 2, ("Ada", "Bo"), (("ko", "off"),), ("+4@2", "+1@6"))
    assert lines == (2, 2)
    assert write_record(record) == WHOLE


@given(names, names, titles, st.lists(st.sampled_from(["+4@2", "-1@12", "swap"]), max_size=60), st.data())
def test_every_record_comes_back_as_it_was(
    one: str, two: str, title: str, moves: list[str], data: st.DataObject
) -> None:
    ply = data.draw(st.none() | st.integers(0, max(len(moves) - 1, 0))) if moves else None
    record = Record("qyshinsu", "2026-11-20", 2, (one, two), (("swap", "on"),), tuple(moves), ply, title)
    assert read_record(write_record(record))[0] == record


MARKED = WHOLE.replace('Format "1"', 'Format "2"').replace("+1@6\n", "+1@6 *\n")


def test_what_leaves_the_device_ends_with_a_mark() -> None:
    table = Table.read(games, WHOLE)
    assert shared_text(table) == MARKED
    assert Table.read(games, MARKED).text == WHOLE
    table.play("resign")
    assert shared_text(table).endswith("+4@2 +1@6 resign 0-1\n")
    assert Table.read(games, shared_text(table)).text == table.text
    table.undo()
    assert Table.read(games, shared_text(table)).record == table.record, "the mark is that of the moves that stand"


@pytest.mark.parametrize("mark", ["*", "0-1"])
def test_a_record_cut_off_anywhere_is_noticed_and_read_so_far(mark: str) -> None:
    """Never with another move than it held."""
    whole = MARKED if mark == "*" else MARKED.replace("*", "resign 0-1")
    moves = tuple(whole.splitlines()[1].split()[:-1])
    for length in range(whole.index("\n") + 1, len(whole.rstrip())):
        with pytest.raises(CutOff, match="breaks off") as cut:
            Table.read(games, whole[:length])
        so_far = Table.read(games, whole[:length], so_far=True)
        assert so_far.moves == cut.value.record.moves == moves[: len(so_far.moves)]
        assert len(so_far.moves) >= whole[:length].split("\n")[1].count(" ")


def test_half_a_move_of_several_words_is_not_read() -> None:
    text = write_record(Record("x", "2026-11-20", 1, ("Ada",), moves=("put Rs@0,0", "draw > Gd Bl"), mark="*"))
    assert text.endswith("put Rs@0,0; draw > Gd Bl; *\n")
    assert read_record(text)[0].moves == ("put Rs@0,0", "draw > Gd Bl")
    with pytest.raises(CutOff) as cut:
        read_record(text[: text.index("Bl")])
    assert cut.value.record.moves == ("put Rs@0,0",)


def test_a_record_that_says_how_it_ended_but_does_not_end_was_cut() -> None:
    with pytest.raises(CutOff):
        Table.read(games, MARKED.replace("*", "1-0"))


def test_old_records_have_no_mark_and_are_read_as_before() -> None:
    assert Table.read(games, WHOLE[: WHOLE.index(" +1@6")]).standing == ("+4@2",)


def test_a_name_that_shows_nothing_is_read_as_a_number() -> None:
    record, _ = read_record(WHOLE.replace("Ada|Bo", "\u200b|Bo\u2060").replace("[Date", '[Title "\u3164"] [Date'))
    assert (record.names, record.title) == (("Player 1", "Bo"), "")


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda text: "", "Line 1: This isn’t the text of a game"),
        (lambda text: text.partition(" ")[2].partition(" ")[2], "The header Game is missing"),
        (lambda text: text.replace('"Ada|', '" |'), "A player has no name"),
        (lambda text: text.replace("[Seats", "[Chairs"), "There’s no header called Chairs"),
        (lambda text: text.replace('"2026-11-20"', '"20 November"'), "Write the date like"),
        (lambda text: text.replace('"2026-11-20"', '"2026-13-20"'), "Write the date like"),
        (lambda text: text.replace('Format "1"', 'Format "3"'), "reads formats 1 and 2"),
        (lambda text: text.replace('Seats "2"', 'Seats "two"'), "whole number from 1 to 9"),
        (lambda text: text.replace("Ada|Bo", "Ada"), "seats is 2, but the number of names is 1"),
        (lambda text: text.replace("Ada", "A" * 25), "more than 24"),
        (lambda text: text.replace("Ada", "A\u202eda"), "can’t be shown"),
        (lambda text: text.replace("ko=off", "ko"), "name=value"),
        (lambda text: text.replace("ko=off", "ko=off ko=off"), "is there twice"),
        (lambda text: text.replace("[Date", '[Game "x"] [Date'), "Game is there twice"),
        (lambda text: text + '[Title "late"]', "after the first move"),
        (lambda text: text.replace('"qyshinsu"]', '"qyshinsu]'), "Write a header like"),
        (
            lambda text: text.replace("[Format", '[Ply "2"] [Format'),
            "Ply must be a whole number from 0 to 1",
        ),
        (lambda text: text.replace("+1@6", "2. +1@6 1. -1@6"), "out of order"),
        (lambda text: text + "x" * 8_001, "isn’t a move"),
        (lambda text: text + "a " * 10_001, "more than 10,000 moves"),
        (lambda text: text + " " * 1_000_000, "more than 1,000,000 characters"),
    ],
)
def test_damage_is_named(damage, said: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(UnreadableRecord, match=said.replace("(", r"\(")):
        read_record(damage(WHOLE))


def seated(opponents: str, hints: str = "") -> str:
    """Return a record with these headers for opponents and hints."""
    headers = f'[Opponents "{opponents}"]' + (f' [Hints "{hints}"]' if hints else "")
    return WHOLE.replace("[Options", f"{headers} [Options")


def test_who_plays_without_a_person_is_read_and_written() -> None:
    record, _ = read_record(seated("|steady", "off"))
    assert record.opponents == ("", "steady")
    assert not record.hints
    assert read_record(write_record(record))[0] == record
    assert Table.read(games, write_record(record)).names == ("Ada", "Steady")


def test_a_record_of_people_says_nothing_of_opponents() -> None:
    table = Table.read(games, WHOLE)
    assert table.opponents == ("", "")
    assert table.hints
    assert table.text == WHOLE


@pytest.mark.parametrize(
    ("opponents", "hints", "said"),
    [
        ("steady", "", "Line 1: The number of seats is 2, but the number of opponents and people is 1."),
        ("|", "", "Line 1: No seat has an opponent"),
        ("|random", "", "Line 1: There’s no opponent called “random”."),
        ("|Steady", "", "Line 1: There’s no opponent called “Steady”."),
        ("|steady", "on", "Line 1: Hints can only be “off”."),
    ],
)
def test_what_is_no_opponent_is_named(opponents: str, hints: str, said: str) -> None:
    with pytest.raises(UnreadableRecord) as refused:
        read_record(seated(opponents, hints))
    assert str(refused.value).startswith(said)


def test_opponents_in_a_game_that_has_none_are_refused() -> None:
    without = [game for game in games if not games[game].about.opponents]
    for game in without:
        record = Table.begin(games[game], ("Ada", "Bo"), "2026-11-20").record._replace(opponents=("", "easy"))
        with pytest.raises(UnreadableRecord, match="people play every seat"):
            Table.read(games, write_record(record))


def test_move_numbers_may_stand_between() -> None:
    assert read_record(WHOLE.replace("+4@2 +1@6", "1. +4@2 +1@6 2. -4@2"))[0].moves == ("+4@2", "+1@6", "-4@2")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("qyshinsu", "halma"), "no game called “halma”"),
        (("ko=off", "ko=sometimes"), "can’t be “sometimes”"),
        (("ko=off", "luck=on"), "no rule called “luck”"),
        (("+1@6", "+1@7"), r"Line 2: Move 2, \+1@7: "),
        (('Seats "2"] [Names "Ada|Bo"', 'Seats "1"] [Names "Ada"'), "(?i)two|2"),
    ],
)
def test_what_no_table_can_replay_is_refused(change: tuple[str, str], said: str) -> None:
    with pytest.raises(UnreadableRecord, match=said):
        Table.read(games, WHOLE.replace(*change))


def mutate(text: str, rng: Random) -> str:
    """The text with a few characters lost, doubled, changed or moved."""
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(text))
        before, after = text[:at], text[at:]
        strange = rng.choice('[]"|\\ \n+-@0123456789Oabz=\x00\u202eé')
        text = rng.choice(
            (before + after[1:], before + after[0] + after, before + strange + after[1:], before + after[::-1], before)
        )
        if not text:
            break
    return text


def test_ten_thousand_mutated_records_are_read_exactly_or_refused() -> None:
    rng = Random(20261120)
    table = Table.begin(games["qyshinsu"], ("Ada", 'B|o\\"'), "2026-11-20", {"ko": "off"}, title="Sunday")
    for _ in range(14):
        if table.state.seat is not None:
            table.play(rng.choice(table.state.moves()))
    table.undo()
    whole = table.text
    read = refused = 0
    for _ in range(10_000):
        text = mutate(whole, rng)
        try:
            again = Table.read(games, text)
        except UnreadableRecord:
            refused += 1
        else:
            assert Table.read(games, again.text).record == again.record, text
            read += 1
    assert read > 100
    assert refused > 5_000
