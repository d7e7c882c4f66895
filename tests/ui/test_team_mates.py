"""Team-mates at the table: they tell their plans, heed requests, and wait for an OK where they are to ask first."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree.ElementTree import Element

import pytest

from cuboteca.games.cuobe.rules.places import NOWHERE
from cuboteca.search.thought import Reason
from cuboteca.ui.opponents.team import REQUESTS
from tests.draw.reading import ids, repeated
from tests.ui.opponents import let_think, move, sit_down
from tests.ui.playing import Player, Seen


def sit_down_with(player: Player, *levels: str, **more: str) -> Seen:
    """Ada sits down to Cu[o]be with these team-mates, and gets to her first decision."""
    seats = ["", *levels]
    fields = {"seats": str(len(seats)), "name-0": "Ada", "option-setup": "quick", **more}
    for seat, level in enumerate(seats):
        fields |= {f"plays-{seat}": "opponent" if level else "person", f"level-{seat}": level or "easy"}
    player.do("start", "cuobe", fields=fields)
    while player.app.session.level:  # type: ignore[union-attr]
        let_think(player)
    return player.screen


def words(element: Element) -> str:
    """Return what an element and all in it say."""
    return " ".join("".join(element.itertext()).split())


def sheet(player: Player, seat: int | None = None) -> Seen:
    """Open the sheet of team-mates."""
    detail = "" if seat is None else f"/{seat}"
    return player.go(f"#/play/{player.app.session.id}/mates{detail}")  # type: ignore[union-attr]


def end_turn(player: Player) -> None:
    """Play a person's turn to its end: walk where the first way leads, answer whatever is asked."""
    seat = player.table.state.seat
    while player.table.state.seat == seat:
        moves = [str(one) for one in player.table.state.moves()]
        player.do("move", "end" if "end" in moves else moves[0])


def offered(player: Player) -> list[str]:
    """List what the team-mate whose plan is open can be asked for."""
    return [one.get("data-arg") or "" for one in player.screen.find("button[data-do=ask-mate]")]


def apart(player: Player) -> str:
    """Play on until the sheet offers something to ask for; return it."""
    for _ in range(60):
        if not player.app.session.level and (found := [one for one in offered_at(player) if ":" in one]):  # type: ignore[union-attr]
            return found[0]
        if player.app.session.level:  # type: ignore[union-attr]
            let_think(player)
        else:
            move(player)
    raise AssertionError("Nothing could ever be asked for.")


def offered_at(player: Player) -> list[str]:
    sheet(player, 1)
    return offered(player)


def test_each_team_mate_tells_a_plan(player: Player) -> None:
    sit_down_with(player, "steady", "sharp")
    seen = sheet(player)
    assert words(seen.find("p.mate-plan")[0]).startswith("“I’ll ")
    (other,) = seen.find("a.mate-row")
    assert "Sharp “I’ll " in words(other)
    assert other.get("href", "").endswith("/mates/2")
    assert not player.app.session.picked  # type: ignore[union-attr]


def test_each_is_there_once_in_the_sheet_and_below_it(player: Player) -> None:
    sit_down_with(player, "easy", "steady", "easy")
    sheet(player)
    assert repeated(ids(player.answer["html"])) == []


def test_the_map_shows_the_way_of_the_plan_that_is_open_and_no_other(player: Player) -> None:
    sit_down_with(player, "steady", "sharp")
    assert not player.screen.find("g.route")
    seats = []
    for seat in (1, 2):
        (route,) = sheet(player, seat).find("g.route")
        assert route.get("color") == f"var(--seat-{seat + 1})"
        seats.append(player.app.session.route.seat)  # type: ignore[union-attr]
    assert seats == [1, 2]
    assert not player.go(f"#/play/{player.app.session.id}").find("g.route")  # type: ignore[union-attr]


def test_the_sheet_is_for_people_with_team_mates_alone(player: Player) -> None:
    sit_down(player, "cuobe", ["", ""])
    assert not player.screen.find("a#mates")
    assert not sheet(player).find("section.mates")
    sit_down(player, "qyshinsu", ["", "easy"])
    assert not player.screen.find("a#mates")
    assert not sheet(player).find("section.mates")


def test_a_request_stays_until_it_is_done_or_withdrawn(
    device: Callable[[dict[str, str]], Player], store: dict[str, str]
) -> None:
    player = device(store)
    sit_down_with(player, "master")
    wish = apart(player)
    asked = player.do("ask-mate", wish)
    assert asked.find("p.mate-asked")
    assert "Asked to" in player.answer["say"]
    again = device(dict(store))
    again.go(player.answer["address"])
    assert again.screen.find("p.mate-asked"), "it is kept with the game"
    withdrawn = again.do("ask-mate", "1")
    assert not withdrawn.find("p.mate-asked")
    assert "is back to their own plan" in again.answer["say"]


def test_what_makes_no_sense_is_not_asked_for(player: Player) -> None:
    sit_down_with(player, "master")
    for wish in ("1:fly:0", "1:fetch:x", "0:wait:1", "9:wait:0", "x", "1:fetch:99"):
        player.do("ask-mate", wish)
        assert not player.table.agreed


def test_who_is_asked_to_come_comes_and_it_is_told(player: Player) -> None:
    sit_down_with(player, "master")
    apart(player)
    wishes = [one for one in offered(player) if ":come:" in one]
    assert wishes
    player.do("ask-mate", wishes[0])
    player.go(f"#/play/{player.app.session.id}")  # type: ignore[union-attr]
    for _ in range(8):
        end_turn(player)
        while player.app.session.level and player.table.agreed:  # type: ignore[union-attr]
            let_think(player)
        if not player.table.agreed:
            break
    assert not player.table.agreed
    assert "has done what you asked" in player.answer["say"]
    assert not player.app.saved.load(player.app.address.of).agreed.get(REQUESTS), "nor is it asked for after a reload"


def test_nobody_is_said_to_have_done_what_can_no_longer_be_done(player: Player) -> None:
    """The room that something was to be fetched from is gone: that is forgotten, and not praised."""
    sit_down_with(player, "master")
    player.table.agreed = {REQUESTS: {"1": ["fetch", NOWHERE]}}
    sheet(player)
    assert not player.table.agreed
    assert "has done what you asked" not in player.answer["say"]


@pytest.fixture
def asking(player: Player) -> Player:
    """Ada plays with Steady, who asks before acting, and whose turn has come."""
    sit_down_with(player, "steady", asks="on")
    assert player.table.agreed == {"asks": True}
    for _ in range(20):
        while not player.app.session.level:  # type: ignore[union-attr]
            end_turn(player)
        let_think(player)
        if player.app.session.proposed is not None:  # type: ignore[union-attr]
            return player
    raise AssertionError("It never asked.")


def test_the_panel_is_called_your_turn_only_on_a_persons_turn(player: Player) -> None:
    """A screen reader found “Your turn” while a team-mate played."""
    sit_down_with(player, "gentle")
    assert [panel.get("aria-label") for panel in player.screen.find("section.panel")] == ["Your turn"]
    end_turn(player)
    assert player.app.session.level  # type: ignore[union-attr]
    assert [panel.get("aria-label") for panel in player.screen.find("section.panel")] == ["Another player’s turn"]


def test_a_plan_is_shown_and_waits(asking: Player) -> None:
    ply = asking.table.ply
    assert "Steady has a plan" in asking.screen.text
    assert "“I’ll " in words(asking.screen.find("div#proposal")[0])
    assert not asking.answer["thinks"]
    assert not asking.app.think(lambda: True)
    tapped = asking.tap("place:c3")
    assert "waiting for your OK" in tapped.text
    assert asking.table.ply == ply


def test_go_on_carries_the_plan_out(asking: Player) -> None:
    ply = asking.table.ply
    asking.do("go-on")
    assert asking.table.ply > ply
    assert asking.app.session.proposed is None  # type: ignore[union-attr]


def test_the_same_plan_is_not_asked_for_twice(asking: Player) -> None:
    session = asking.app.session
    assert session is not None
    asked: list[Reason] = []
    turn = session.game_view.turn_of(asking.table.state)
    for _ in range(40):
        if not session.level or session.game_view.turn_of(asking.table.state) != turn:
            break
        if session.proposed is None:
            let_think(asking)
            continue
        assert session.thinking is not None
        assert session.thinking.thought is not None
        reason = session.thinking.thought.reasons[0]
        about = reason.values.get("place", reason.id)
        assert about not in [one.values.get("place", one.id) for one in asked]
        asked.append(reason)
        asking.do("go-on")
    assert asked


def test_it_can_be_done_differently(asking: Player) -> None:
    session = asking.app.session
    assert session is not None
    assert session.thinking is not None
    assert session.thinking.thought is not None
    lines = session.thinking.thought.lines
    asking.do("differently")
    assert session.proposed == (1 if len(lines) > 1 else 0)
    chosen = lines[session.proposed or 0].move
    ply = asking.table.ply
    asking.do("go-on")
    assert asking.table.moves[ply] == chosen


def test_undo_takes_a_proposal_away(asking: Player) -> None:
    before = asking.table.ply
    asking.do("undo")
    assert asking.app.session.proposed is None or asking.table.ply == before  # type: ignore[union-attr]


def test_who_asks_can_be_told_to_act(asking: Player) -> None:
    sheet(asking)
    asking.do("mates-ask", "off")
    assert not asking.table.agreed
    told = asking.go(f"#/play/{asking.app.session.id}")  # type: ignore[union-attr]
    assert told.answer["thinks"]
    play_on_ply = asking.table.ply
    let_think(asking)
    assert asking.table.ply > play_on_ply


def test_a_rematch_keeps_asking(asking: Player) -> None:
    asking.do("rematch", asking.app.session.id)  # type: ignore[union-attr]
    assert asking.table.agreed == {"asks": True}


def test_the_set_up_offers_it_where_people_have_team_mates(player: Player) -> None:
    player.go("#/new/cuobe")
    player.do("company", "cuobe:alone", fields={"seats": "3"})
    assert player.screen.find("input#asks")
    player.do("company", "cuobe:watch", fields={"seats": "3"})
    assert not player.screen.find("input#asks")
    player.go("#/new/qyshinsu")
    player.do("company", "qyshinsu:alone", fields={})
    assert not player.screen.find("input#asks")


def test_damaged_notes_cost_nothing(device: Callable[[dict[str, str]], Player], store: dict[str, str]) -> None:
    player = device(store)
    sit_down_with(player, "gentle")
    for damage in ({"requests": {"1": ["come"]}}, {"requests": [1]}, {"requests": {"1": [1, 2]}}, {"asks": 3}):
        player.table.agreed = damage
        assert sheet(player).find("section.mates")
    player.go(f"#/play/{player.app.session.id}")  # type: ignore[union-attr]
