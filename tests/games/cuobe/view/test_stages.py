"""What the page plays of a move: each event in its order, with its sentence, what moves, and where to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final, cast

import pytest

from cuboteca import games
from cuboteca.games.cuobe.rules.moves import BLUE, END, GO, GREEN, ROT
from cuboteca.games.cuobe.rules.places import WAY_LETTERS
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import SEEN
from cuboteca.games.cuobe.text.card_text import card_text
from cuboteca.games.cuobe.view.art.scene import PITCH, spot
from cuboteca.games.cuobe.view.event_stages import EVENTS
from cuboteca.games.cuobe.view.model import house_of
from cuboteca.games.cuobe.view.staged_house import StagedHouse
from cuboteca.games.cuobe.view.stages import LINE
from cuboteca.games.cuobe.view.team import dice_words
from cuboteca.games.cuobe.view.view import CuobeView
from cuboteca.play.nature import SampledNature
from cuboteca.play.table import Table
from cuboteca.play.view import Selected, Stage, View
from cuboteca.ui.session import Session
from tests.games.cuobe.golden_tables import before, golden_table
from tests.games.cuobe.setting import house
from tests.games.cuobe.table import NAMES

FULL_STOPS: Final = re.compile(r"[.:?!](?= |$)")


class Played:
    """What came of a move: the moves made, and the stages that tell of them."""

    def __init__(self, session: Session, first: int) -> None:
        self.table = session.table
        self.first = first
        self.moves = session.table.moves[first:]
        self.stages = tuple(session.game_view.stages(session.view(), first))

    def state_at(self, ply: int) -> State:
        return cast(State, self.table.state_at(ply))

    @property
    def notes(self) -> list[Any]:
        return [
            note for ply in range(self.first, len(self.moves) + self.first) for note in self.state_at(ply + 1).notes
        ]

    @property
    def motions(self) -> list[Any]:
        return [motion for stage in self.stages for motion in stage.motions]

    def stage_with(self, kind: str) -> Stage:
        return next(stage for stage in self.stages if any(motion["kind"] == kind for motion in stage.motions))


def random_turns(seed: int, most: int = 160) -> Iterator[Played]:
    """Play a game at random, a decision at a time; a turn seldom ends early."""
    rng = Random(seed)
    nature = SampledNature(rng)
    table = Table.begin(games["cuobe"], ("Ada", "Bo", "Cy"), "2026-11-20", {"difficulty": "easy"})
    nature.settle(table)
    session = Session("one", table, CuobeView())
    put_away(session)
    while table.state.seat is not None and table.ply < most:
        listed = list(table.state.moves())
        eager = [move for move in listed if move.verb not in (END, "surrender", "drop", "put", "give")]
        first = table.ply
        table.play(rng.choice(eager or listed))
        nature.settle(table)
        yield Played(session, first)
        if session.game_view.lingers(session.view()):
            yield put_away(session)


def put_away(session: Session) -> Played:
    """Close the sheet of a fight, or the first card."""
    closed = session.game_view.tap(session.view(), "put-away")
    assert isinstance(closed, Selected)
    session.picked = closed.parts
    return Played(session, closed.since if closed.since >= 0 else session.table.ply)


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return [one for seed in range(6) for one in random_turns(seed)]


def with_motion(played: list[Played], kind: str) -> list[Played]:
    return [one for one in played if any(motion["kind"] == kind for motion in one.motions)]


def test_who_discovers_a_room_walks_into_it_before_anything_else_happens(played: list[Played]) -> None:
    walked = [one for one in played if {"revealed", "walked"} <= {note[0] for note in one.notes}]
    assert len(walked) > 20
    for one in walked:
        kinds = [motion["kind"] for motion in one.motions if motion["kind"] != "tells"]
        assert kinds[kinds.index("turns") + 1] in ("walks", "jumps"), "it jumps around the edge of the map"


def test_a_card_is_held_up_before_what_it_brings_and_waits_to_be_read(played: list[Played]) -> None:
    drawn = [one for one in played if any(move.startswith("green") for move in one.moves)]
    assert drawn
    for one in drawn:
        at = next(number for number, stage in enumerate(one.stages) if stage.gate)
        assert "data-gate" in one.stages[at].held
        before = [motion["kind"] for stage in one.stages[:at] for motion in stage.motions]
        assert "slides" not in before
        assert "appears" not in before


@pytest.mark.parametrize("draws", [GREEN, BLUE])
def test_what_a_card_does_is_heard_once_while_it_is_held_up(played: list[Played], draws: str) -> None:
    """Its name is the sentence, which is all that is read over the map: what it does stands on the card."""
    drawn = [(one, move) for one in played for move in one.moves if move.startswith(draws) and one.stages]
    assert drawn
    for one, move in drawn:
        text = card_text(one.state_at(0).box, move.rpartition(" ")[2])
        assert any(stage.heard.startswith(text) for stage in one.stages if stage.held)
        assert not any(text in stage.say for stage in one.stages)


def test_that_a_card_is_drawn_is_said_once(played: list[Played]) -> None:
    """With its name, also where the player was asked whether to draw it."""
    drawn = [one for one in played if "draw" in one.moves and one.stages]
    assert drawn
    for one in drawn:
        said = " ".join(stage.say for stage in one.stages)
        assert said.count(" draws ") == sum(move.startswith(BLUE) for move in one.moves)


def test_in_the_brutal_variant_a_trigger_that_is_held_up_says_what_it_does_there() -> None:
    table = golden_table("short_brutal")
    first = next(ply for ply, move in enumerate(table.moves) if move.startswith("green > X"))
    table.ply = first + 1
    told = Played(Session("one", table, CuobeView()), first)
    assert any("add a trap token to every room with a player" in stage.held for stage in told.stages)


def test_what_a_phone_has_no_room_for_in_one_go_is_told_one_sentence_after_the_other(played: list[Played]) -> None:
    """It was cut at its end, where it said what came of it."""
    said = [stage.say for one in played for stage in one.stages]
    assert any(len(FULL_STOPS.findall(words)) > 1 for words in said)
    assert [words for words in said if len(words) > LINE and len(FULL_STOPS.findall(words)) > 1] == []


def test_a_die_is_spent_as_soon_as_what_it_pays_for_begins(played: list[Played]) -> None:
    paid = [
        one
        for one in with_motion(played, "walks")
        if 0 <= one.state_at(one.first + 1).dice < one.state_at(one.first).dice
        and one.state_at(one.first + 1).turn == one.state_at(one.first).turn
    ]
    assert len(paid) > 20
    for one in paid:
        after = one.state_at(one.first + 1)
        told = [motion["told"] for motion in one.stages[0].motions if motion["kind"] == "tells"]
        assert [dice_words(after) in pictures[f"dice-{after.active}"] for pictures in told[-1:]] == [True]


def test_dice_that_a_card_gives_or_takes_change_when_it_has_been_read() -> None:
    """The die was gone behind the card that says so."""
    begun = house("", "c3", "c4", dice="3")
    view = after_moves("go E; reveal > R10; green > E01", begun)
    stages = CuobeView().stages(view, 0)
    at = next(number for number, stage in enumerate(stages) if stage.gate)
    told = [[words for motion in stage.motions for words in motion.get("told", {}).values()] for stage in stages]
    assert dice_words(view.state) != dice_words(view.past[2][0])
    assert not any(dice_words(view.state) in words for one in told[: at + 1] for words in one)
    assert "The Laundry brings a green card" in stages[at].say


def test_whose_turn_begins_lies_below_the_map_before_the_card_is_held_up(played: list[Played]) -> None:
    """What lay there was the hand and the wounds of the player before."""
    begun = [one for one in played if any(note[0] == "turn" for note in one.notes)]
    assert begun
    for one in begun:
        at = next((number for number, stage in enumerate(one.stages) if stage.gate), 0)
        told = [motion["told"] for stage in one.stages[: at + 1] for motion in stage.motions if "told" in motion]
        seats = [note[1] for note in one.notes if note[0] == "turn"]
        assert any(f'data-told="wound-{seats[0]}"' in pictures.get("own", "") for pictures in told)


def test_whose_turn_begins_stands_large_over_its_card_and_the_last_players_buttons_go(played: list[Played]) -> None:
    """A line of 16 pixels said it, over the other player's "End turn (lose three dice)"."""
    begun = [one for one in played if any(note[0] == "turn" for note in one.notes)]
    assert begun
    for one in begun:
        name = one.table.names[next(note[1] for note in one.notes if note[0] == "turn")]
        assert [stage.begins for stage in one.stages].count(True) == 1
        held = next(stage.held for stage in one.stages if stage.gate)
        assert re.search(f"held-for begins.*?<b>{name}</b>", held)


def test_who_is_told_of_is_named_in_the_bar_by_the_sentence_or_before_it(played: list[Played]) -> None:
    told = [(one, stage) for one in played for stage in one.stages if stage.say]
    assert told
    for one, stage in told:
        assert "#badge-" in stage.who
        assert any(name in stage.say + stage.who for name in one.table.names)


def test_a_card_that_is_held_up_says_whose_it_is(played: list[Played]) -> None:
    held = [stage for one in played for stage in one.stages if "article" in stage.held or "green-card" in stage.held]
    assert held
    assert all("held-for" in stage.held for stage in held)


def test_nobody_is_named_where_one_plays_alone() -> None:
    table = golden_table("solo_win")
    session = Session("one", table, CuobeView())
    told = session.game_view.stages(session.view(), 3)
    assert any(stage.held for stage in told)
    assert not any(stage.who or "held-for" in stage.held for stage in told)


def test_a_room_is_turned_up_before_somebody_walks_into_it(played: list[Played]) -> None:
    orders = [[motion["kind"] for motion in one.motions] for one in with_motion(played, "turns")]
    found = [kinds for kinds in orders if "walks" in kinds]
    assert found
    assert all(kinds.index("turns") < kinds.index("walks") for kinds in found)


def test_where_a_team_mate_begins_its_card_is_held_up_before_its_first_move() -> None:
    """It stayed large over all that the team-mate did, and the map had what it brings before anybody read it."""
    table = Table.begin(games["cuobe"], ("Steady", "Bo"), "2026-11-20", opponents=("steady", ""))
    table.play("green > X2")
    session = Session("one", table, CuobeView())
    assert session.view().waits
    assert "green-stage" not in session.game_view.board(session.view())
    assert "#c-trap-token" not in session.game_view.board(session.view())
    for move in ("go N", "reveal > R24"):
        table.play(move)
    assert "#c-trap-token" in session.game_view.board(session.view())
    told = session.game_view.stages(session.view(), 1)
    assert "green-stage" in told[0].held
    assert not told[0].gate, "whoever only watches presses nothing"
    kinds = [motion["kind"] for stage in told for motion in stage.motions]
    assert kinds.index("lands") < kinds.index("walks")
    later = session.game_view.stages(session.view()._replace(picked=(f"{SEEN}1",)), 1)
    assert not any(stage.held for stage in later), "not once more, if it was put away"


def test_who_walks_into_a_room_that_shifts_is_there_before_it_goes(played: list[Played]) -> None:
    """The walk, then the line: two motions of different meaning are never one."""
    pushed = [one for one in with_motion(with_motion(played, "slides"), "walks") if one.moves[0].startswith(GO)]
    assert pushed
    for one in pushed:
        walk, shift = (one.stages.index(one.stage_with(kind)) for kind in ("walks", "slides"))
        assert walk < shift
        assert one.stages[shift].over
        assert not one.stages[walk].over


def test_a_corridor_lies_as_it_may_while_it_is_asked_and_as_was_chosen_before_anything_else(
    played: list[Played],
) -> None:
    """It lay with no arrow to the room of who came, and still did behind the next card."""
    turned = [one for one in played if one.moves[0].startswith(ROT)]
    assert turned
    for one in turned:
        asked = one.state_at(one.first)
        step = asked.agenda[-1]
        card = asked.rooms[step.values[0]].card
        drawn = next(room for room in house_of(View(asked, NAMES)).rooms if room.card == card)
        assert WAY_LETTERS[step.way] in drawn.exits
        assert one.stages[0].motions[0] == {"kind": "changes", "of": [f"tile-{card}"]}


def test_a_line_moves_with_all_that_is_in_it(played: list[Played]) -> None:
    """Five rooms; those who stand in them; and what leaves at one end comes back by four rooms."""
    shifts = [motion for one in played for motion in one.motions if motion["kind"] == "slides"]
    assert shifts
    for shift in shifts:
        assert sum(name.startswith("tile-") for name in shift["of"]) == 5
        assert sum(name.startswith("tile-") for name in shift["wraps"]) == 1
        assert {abs(step) for step in shift["by"]} == {0, PITCH}
        assert tuple(-4 * step for step in shift["by"]) == shift["back"]


def test_dust_rises_at_both_seams_of_what_moves(played: list[Played]) -> None:
    shifted = with_motion(played, "slides")
    assert shifted
    for one in shifted:
        for motion in (motion for motion in one.motions if motion["kind"] == "slides"):
            across = motion["by"][0] != 0
            spots = re.findall(r"translate\((\S+) (\S+)\)", motion["html"])
            seams = {float(spot[across]) for spot in spots}
            assert max(seams) - min(seams) == PITCH
            assert len(seams) == 2


def test_what_happened_once_more_says_nothing_that_the_log_does_not(played: list[Played]) -> None:
    for one in played:
        log = " ".join(
            CuobeView().describe_move(one.state_at(ply), one.table.moves[ply], one.table.names)
            for ply in range(one.first, one.first + len(one.moves))
        )
        for stage in one.stages:
            for sentence in stage.say.split(". "):
                assert sentence.rstrip(".") in log


def test_a_search_that_finds_nothing_says_why(played: list[Played]) -> None:
    """C-55: in the words of the log, which nobody has open while the die falls."""
    searches = [one for one in played if one.moves[:1] == ("search",) and len(one.moves) > 1 and one.stages]
    assert searches
    for one in searches:
        why = CuobeView().describe_move(one.state_at(one.first + 1), one.moves[1], one.table.names)
        assert why in " ".join(stage.say for stage in one.stages)


def test_a_pawn_comes_to_stand_where_the_map_then_shows_it(played: list[Played]) -> None:
    alone = [one for one in with_motion(played, "walks") if len(one.moves) == 1 and len(one.motions) == 2]
    assert alone
    for one in alone:
        walk = one.motions[0]
        seat = int(walk["of"][0].removeprefix("piece-"))
        after = one.state_at(one.first + 1)
        x, y = spot(f"{'abcde'[after.players[seat].place % 5]}{after.players[seat].place // 5 + 1}")
        assert 0 <= walk["to"][0][0] - x <= 100
        assert 0 <= walk["to"][0][1] - y <= 100


def test_nothing_is_played_of_what_moves_nothing(played: list[Played]) -> None:
    assert all(one.motions or any(stage.held for stage in one.stages) for one in played if one.stages)
    assert any(not one.stages for one in played)


def redone(name: str, event: str, *args: object) -> tuple[State, list[Stage]]:
    """Of a golden game: the state before the first event of a kind, and what is played of the move that led to it."""
    table = golden_table(name)
    first = before(table, lambda after, note: note[: 1 + len(args)] == (event, *args))
    table.redo()
    return cast(State, table.state_at(first)), list(
        CuobeView().stages(Session("one", table, CuobeView()).view(), first)
    )


def stage_of(stages: list[Stage], kind: str) -> tuple[Stage, Any]:
    return next((stage, motion) for stage in stages for motion in stage.motions if motion["kind"] == kind)


def fights_with(played: list[Played], event: str) -> list[Played]:
    """What came of fights that brought about such an event, once their sheets were put away."""
    decided = ({note[0] for note in one.notes} for one in played)
    return [one for one, kinds in zip(played, decided, strict=True) if one.stages and {"fought", event} <= kinds]


@pytest.mark.parametrize(("event", "kind"), [("destroyed", "vanishes"), ("weaker", "changes"), ("wound", "shakes")])
def test_what_came_of_a_fight_is_played_once_its_sheet_is_put_away(played: list[Played], event: str, kind: str) -> None:
    """The sums, which the sheet has shown, are not said again."""
    found = fights_with(played, event)
    assert found
    for one in found:
        assert kind in {motion["kind"] for motion in one.motions}
        assert "against" not in one.stages[0].say


def after_moves(line: str, state: State, *picked: str) -> View:
    """The table after some moves, with semicolons between them."""
    past: list[tuple[State, str]] = []
    for move in line.split("; "):
        past.append((state, move))
        state = state.play(move)
    return View(state, NAMES[: state.seats], tuple(text for _, text in past), picked, past=past)


DEADLY: Final = "duel P2 3; roll > 2 2 2; roll > 0 0 0"


def test_who_dies_in_a_fight_falls_once_its_sheet_is_put_away() -> None:
    """Till then the map lies as it was before the blow."""
    game_view = CuobeView()
    begun = house("", "c3", "c3 w4", "a1", pvp="on")
    view = after_moves(DEADLY, begun)
    assert not game_view.stages(view, 0)
    assert 'id="piece-1"' in game_view.board(view)
    closed = game_view.tap(view, "put-away")
    assert isinstance(closed, Selected)
    view = view._replace(picked=closed.parts)
    told = [(stage.say, [motion["kind"] for motion in stage.motions]) for stage in game_view.stages(view, closed.since)]
    assert told == [
        ("Bo takes a wound.", ["shakes", "tells"]),
        ("Bo dies.", ["falls", "tells"]),
        ("Ada’s panic rises by one.", ["shakes", "tells"]),
    ]
    assert 'id="piece-1"' not in game_view.board(view)


def test_who_goes_on_beside_the_sheet_of_a_fight_sees_what_came_of_it_first() -> None:
    """So does who watches a team-mate, who waits for nobody to put it away."""
    view = after_moves(f"{DEADLY}; go N; reveal > R09", house("", "c3", "c3 w4", "a1", pvp="on"))
    kinds = [motion["kind"] for stage in CuobeView().stages(view, 3) for motion in stage.motions]
    assert kinds.index("falls") < kinds.index("turns") < kinds.index("walks")
    assert CuobeView().stages(view, 3)[0].say.startswith("6 against 0: Ada wins.")


def test_with_the_last_key_in_the_exit_opens_and_not_with_another() -> None:
    """The key flies to its socket first, and is said by itself."""
    _, stages = redone("plain_two_win", "opened")
    assert [motion["kind"] for stage in stages for motion in stage.motions] == ["flies", "tells", "lifts", "opens"]
    assert stages[0].say.endswith("that’s five of five keys.")
    assert [*stages[1].motions[0]["told"]] == ["goal"], "the key is in before it is said what opens"
    assert stages[2].say == "The Exit opens."
    opens = stage_of(stages, "opens")[1]
    assert opens["of"] == ["tile-R02"], "the Exit"
    assert opens["html"].count("data-hinge") == 2
    _, stages = redone("plain_two_win", "key")
    assert "opens" not in [motion["kind"] for stage in stages for motion in stage.motions]


@pytest.mark.parametrize("event", ["wound", "panic"])
def test_a_player_who_is_hit_is_seen_to_have_one_more(event: str) -> None:
    """On the map, and beneath it, where that player stands among the others or has tracks."""
    was, stages = redone("four_hard", event)
    told = [motion["told"] for stage in stages for motion in stage.motions if motion["kind"] == "tells"]
    one_more = [
        pictures for pictures in told if any("<b>1</b>" in pictures[name] for name in pictures if event in name)
    ]
    assert one_more
    for pictures in one_more:
        (seat,) = {name[-1] for name in pictures}
        assert [*pictures] == [f"mate-{seat}", f"wound-{seat}", f"panic-{seat}"]
        assert "<b>1</b>" in pictures[f"mate-{seat}"]
    beneath = CuobeView().hand(View(was, NAMES[: was.seats]))
    assert any(f'data-told="{name}"' in beneath for pictures in one_more for name in pictures)


def test_when_no_card_is_left_every_light_goes_out_last_of_all() -> None:
    was, stages = redone("three_easy_time", "dark")
    stage, darkens = stage_of(stages, "darkens")
    assert stage is stages[-1]
    assert stage.say.endswith("The green deck is empty, and the light goes out.")
    assert {"standing", f"lamp-{was.active}"} <= set(darkens["of"])


def test_who_goes_insane_is_seen_by_the_whole_house_and_drops_all() -> None:
    was, stages = redone("five_quick", "insane")
    stage, sways = stage_of(stages, "sways")
    seat = int(sways["of"][0].removeprefix("piece-"))
    held = was.players[seat]
    assert stage.say.endswith("goes insane.")
    assert sways["html"].count("data-eye") == 24, "an eye in each other room"
    cards = {*held.tools, *held.talents, *held.syndromes}
    assert cards <= {name.removeprefix("card-") for name in stage_of(stages, "drops")[1]["of"]}


def test_one_twin_peeks_out_and_the_other_comes_out_of_her() -> None:
    was, stages = redone("four_hard", "appeared", "twin")
    twin = stage_of(stages, "peeks")[1]
    assert twin["of"] == ["figure-twin"]
    assert not [spawn for spawn in was.spawns if spawn.kind == "sister"]
    _, stages = redone("four_hard", "appeared", "sister")
    sister = stage_of(stages, "parts")[1]
    assert sister["of"] == ["figure-sister"]
    assert sister["from"] == twin["to"][0]
    assert sister["from"] != sister["to"][0]


def test_a_twin_goes_back_into_the_other_and_the_last_one_just_goes() -> None:
    was, _ = redone("four_hard", "appeared", "sister")
    after = was.play(next(iter(was.moves())))
    house = StagedHouse(after, after, NAMES)
    (first,) = EVENTS["destroyed"](house, ("destroyed", "twin"))
    assert first.motions[0]["kind"] == "joins"
    assert first.motions[0]["to"] == [house.figure_spot("sister")]
    (last,) = EVENTS["destroyed"](house, ("destroyed", "sister"))
    assert last.motions[0]["kind"] == "vanishes"
