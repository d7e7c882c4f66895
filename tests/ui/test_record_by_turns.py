"""The record of a game whose turns take several moves: a line for each turn, with whose it was and what it came to."""

from __future__ import annotations

from random import Random
from xml.etree.ElementTree import Element

from cuboteca.draw.markup import KEPT_HYPHEN
from cuboteca.games.qwirkle_cubes.rules.moves import PUT, ROLL
from cuboteca.play.game import NATURE
from tests.ui.playing import Player


def lines(player: Player) -> list[tuple[str, str, str, str]]:
    """Of each turn that is shown, the latest first: badge, name, deeds, tally."""
    shown = []
    for line in player.screen.find("ol"):
        for item in line:
            badge = next(item.iter("use")).get("href", "")
            texts = {child.get("class"): " ".join(heard(child).replace(KEPT_HYPHEN, "-").split()) for child in item}
            shown.append((badge, texts["who-did"], texts["done"], texts.get("tally", "")))
    return shown


def heard(element: Element) -> str:
    """Its words, those of pictures among them."""
    inside = "".join(f"{heard(child)}{child.tail or ''}" for child in element)
    return f"{element.text or ''}{element.get('aria-label', '')}{inside}"


def sit_down(player: Player, game: str, *names: str, **options: str) -> None:
    fields = {"seats": str(len(names))} | {f"name-{seat}": name for seat, name in enumerate(names)}
    player.do("start", game, fields=fields | {f"option-{option}": value for option, value in options.items()})


def at_qurush(player: Player, *moves: str, names: tuple[str, ...] = ("Ada", "Bo"), **options: str) -> None:
    sit_down(player, "qurush", *names, open_goals="on", **options)
    for move in moves:
        player.do("move", move)


def test_each_move_of_a_turn_leads_to_its_position(player: Player) -> None:
    at_qurush(player, *GOALS, "Ma2", "Fb2=3", "Me4")
    ways = [link.get("href", "").rpartition("/at/")[2] for link in player.screen.find("a.to-position")]
    assert ways == ["5", "3", "4", "2", "1"], "the latest turn first, its moves in their order"
    player.go(player.screen.find("a.to-position")[1].get("href", ""))
    assert [link.get("href", "")[-1] for link in player.screen.find("a.to-position[aria-current]")] == ["3"]


def test_looking_back_the_log_ends_with_the_turn_after_the_move_shown(player: Player) -> None:
    """However long the game went on: what is looked at is in sight, and marked."""
    at_qurush(player, *GOALS, "Ma2", "Fb2=3", "Me4", ".", *("Ma1", "Me5", "Ma2", "Me4") * 4)
    place = player.screen.find("a.to-position")[-1].get("href", "").rpartition("/at/")[0]
    player.go(f"{place}/at/3")
    assert [line[1:3] for line in lines(player)][:2] == [
        ("Bo", "moved to e4, ended the turn"),
        ("Ada", "moved to a2, flipped b2 to 3"),
    ]
    assert [heard(way) for way in player.screen.find("a.to-position[aria-current]")] == ["moved to a2"]


GOALS = ("2x2:45/23", "2x2:55/32")


def test_a_turn_of_qurush_is_a_line(player: Player) -> None:
    at_qurush(player, *GOALS, "Ma2", "Fb2=3", "Me4", ".", "Ma3")
    assert lines(player) == [
        ("#badge-circle-blue", "Ada", "moved to a3", "3 AP"),
        ("#badge-triangle-vermilion", "Bo", "moved to e4, ended the turn", "3 AP"),
        ("#badge-circle-blue", "Ada", "moved to a2, flipped b2 to 3", "7 AP"),
        ("#badge-triangle-vermilion", "Bo", "chose a 2×2 goal 5 and 5 above 3 and 2", ""),
        ("#badge-circle-blue", "Ada", "chose a 2×2 goal 4 and 5 above 2 and 3", ""),
    ]


def test_both_goals_of_a_seat_are_a_line(player: Player) -> None:
    at_qurush(player, "2x2:45/23", "4x1:2345", "2x2:55/32", names=("Ada", "Bo", "Cy", "Di"))
    assert [deeds for _, _, deeds, _ in lines(player)] == [
        "chose a 2×2 goal 5 and 5 above 3 and 2",
        "chose a 2×2 goal 4 and 5 above 2 and 3, chose a 4×1 goal 2, 3, 4, 5 in a line",
    ]


def test_taking_back_shortens_the_line(player: Player) -> None:
    at_qurush(player, *GOALS, "Ma2")
    player.do("undo")
    assert lines(player)[0][2] == "chose a 2×2 goal 5 and 5 above 3 and 2"
    player.do("redo")
    assert lines(player)[0][1:] == ("Ada", "moved to a2", "3 AP")


def test_a_turn_without_an_action_and_a_resignation_have_their_lines(player: Player) -> None:
    at_qurush(player, *GOALS, ".", "Me4")
    assert lines(player)[1][1:] == ("Ada", "ended the turn", "0 AP")
    player.do("move", "resign")
    assert lines(player)[0][1:] == ("Bo", "moved to e4, resigned", "3 AP")


def test_another_players_pawn_is_named(player: Player) -> None:
    at_qurush(player, *GOALS, "@2:Me4", "Ma2", multiple_agents="on")
    assert lines(player)[0][2] == "Bo’s pawn moved to e4, moved to a2"


def test_the_latest_six_turns_are_shown(player: Player) -> None:
    at_qurush(player, *GOALS, "Ma2", ".", *(["."] * 8), "Me4", ".")
    shown = lines(player)
    assert len(shown) == 6
    assert [who for _, who, _, _ in shown] == ["Bo", "Ada", "Bo", "Ada", "Bo", "Ada"]
    assert shown[0][2:] == ("moved to e4, ended the turn", "3 AP")


def test_a_turn_of_qwirkle_is_a_line_alone_too(player: Player) -> None:
    """A re-roll and the placement that follows belong together; of one player the turns are still apart."""
    sit_down(player, "qwirkle_cubes", "Ada")
    rng, turns = Random(1), 0
    while turns < 3:
        state = player.table.state
        assert state.seat != NATURE
        if state.rolls:  # type: ignore[attr-defined]
            player.do("move", str(next(move for move in state.moves() if move.kind == ROLL)))
            assert lines(player)[0][1:] == ("Ada", "re-rolls one cube", "")
        puts = [move for move in player.table.state.moves() if move.kind == PUT]
        before = player.table.state.scores[0]  # type: ignore[attr-defined]
        player.do("move", str(rng.choice(puts)))
        turns += 1
        gained = player.table.state.scores[0] - before  # type: ignore[attr-defined]
        assert len(lines(player)) == turns
        _, who, deeds, tally = lines(player)[0]
        assert (who, tally) == ("Ada", f"+{gained} points")
        assert deeds.startswith("re-rolls one cube, places a "), "the cubes are named for whoever does not see them"


def test_the_set_up_after_a_lost_bout_is_a_line_of_its_own(player: Player) -> None:
    """Also for whoever has lost it by their own flick, and decides on."""
    sit_down(player, "cube_quest", "Ada", "Bo", army="custom", points="0", screen="off", bouts="series", start="red")
    for move in ("set rK 0,-240", "set bK 0,240", "rK F 270 90"):
        player.do("move", move)
    assert "it’s 1 to 0" in str(player.answer["say"])
    player.do("move", "set rK 0,-240")
    assert [(who, deeds) for _, who, deeds, _ in lines(player)][:2] == [
        ("Ada", "sets up a King, 0 points"),
        ("Ada", "flicks the King straight back, strength 90 (off the board)"),
    ]


def test_a_secret_goal_is_told_to_its_chooser_only(player: Player) -> None:
    sit_down(player, "qurush", "Ada", "Bo", "Cy", "Di")
    player.do("lift-lid")
    player.do("type-move", fields={"move": "2x2:45/23"})
    assert lines(player)[0][2] == "chose a 2×2 goal 4 and 5 above 2 and 3"
    player.do("type-move", fields={"move": "4x1:2345"})
    player.do("lift-lid")
    assert lines(player)[0][1:] == ("Ada", "chose a 2×2 goal, chose a 4×1 goal", "")


def test_a_turn_of_cuobe_is_a_line_for_one_player_as_for_many(player: Player) -> None:
    """Two players have no columns, of which one would stay empty for as long as the other's turn."""
    for names in (("Ada",), ("Ada", "Bo"), ("Ada", "Bo", "Cy")):
        sit_down(player, "cuobe", *names)
        for move in ("chest", "end", "end"):
            while (seat := player.table.state.seat) is not None and move not in map(str, player.table.state.moves()):
                assert seat != NATURE
                player.do("move", str(next(iter(player.table.state.moves()))))
            player.do("move", move)
        shown = lines(player)
        assert len(shown) >= 2
        assert shown[-1][1] == "Ada"
        assert shown[-1][2].endswith("places a chest, ends the turn")
        assert {line[1] for line in shown} == set(names[:2])


def test_another_player_of_cuobe_is_heard_by_name(player: Player) -> None:
    """A badge stands for other players; who only hears it is told the name."""
    sit_down(player, "cuobe", "Ada", "Bo")
    state = player.table.state
    player.do("move", next(str(move) for move in state.moves() if str(move).endswith("+P2")))
    assert "Bo" in lines(player)[0][2]
