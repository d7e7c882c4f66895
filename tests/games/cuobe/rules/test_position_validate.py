"""What can be pending in a position that is read, and what cannot: steps that are whole, and in their order."""

from __future__ import annotations

import pytest

from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.game import UnreadablePosition
from tests.games.cuobe.decks import deck
from tests.games.cuobe.setting import GAME, begin, house, play
from tests.games.verdicts import in_brief, unreadable

NOTHING = "no_step"
NOBODY_ACTS = "active_gone"
ORDER = "steps_order"
APART = "steps_apart"
START = begin()
TURN = house("c4=R10 d3=R03 c2=R05 a1=R06 b1=R04", "c3 tools=T10,K1 talents=A5 syndromes=S1", "c3 tools=T11")
FIGHT = play("fight Ghoul 2", house("", "c3", "c3", spawns="Ghoul@c3:3"))
DUEL = play("duel P2 1", house("", "c3 tools=T10", "c3", pvp="on"))
AWAY = house("c4=R05 a1=R06", "c3", "- escaped", "- w5 dead", "c3")
DEALING = begin(3, specialist="on", first_player="random")
QUICK = house("", "c3", "c3", setup="quick")
CHOICE = [{"op": "choice", "of": [[{"op": "removeTrap", "room": "any"}], [{"op": "unlock", "room": "any"}]]}]
BRANCHING = house("", "c3", "c3", cards=deck(R20=CHOICE))
GIVEN_BACK = play("fight Twin 3; roll > 3 3 3", house("", "c3", "c3", spawns="Twin@c3:2+4 Sister@a1:2"))
EVEN = house("", "c3", "c3", cards=deck().replace('"die": [0, 1, 1, 2, 2, 3]', '"die": [0, 0, 2, 2, 2, 2]'))


def said(state: State, pending: str) -> str:
    """What is said if something else is pending in a position; nothing where it could be."""
    parts = state.position.split(" | ")
    turn = next(number for number, part in enumerate(parts) if part.startswith("turn "))
    parts[turn + 1] = pending
    try:
        GAME.position(" | ".join(parts))
    except UnreadablePosition as refusal:
        return in_brief(refusal)
    return ""


def test_something_is_pending() -> None:
    assert said(TURN, "") == NOTHING


def test_whoever_acts_is_inside() -> None:
    gone = AWAY.position.replace("turn 1 P1", "turn 1 P2")
    assert unreadable(GAME, gone) == NOBODY_ACTS
    left = play("exit", house("c4=R02", "c4", "c4", "a1", keys="K1,K2,K3,K4,K5"))
    assert left.players[left.active].place < 0
    assert GAME.position(left.position) == left  # a turn that is cut short is still the turn of whoever has left


def test_a_turn_that_is_over_waits_for_no_card() -> None:
    asleep = START.position.replace(" on |", " asleep |").replace("P1@c3 w0 p0 alive", "P1@c3 w0 p0 alive+asleep")
    assert unreadable(GAME, asleep) == "nothing_to_decide"


WHOLE = (
    (START, "act count green"),
    (START, "act count green spider"),
    (START, "act count green spider tentacles"),
    (DEALING, "begin deal:P3 deal:P2 deal:P1 first"),
    (DEALING, "begin deal:P3 deal:P2 deal:P1"),
    (START, "begin first"),
    (TURN, "dusk:P1 farewells:P1 surplus:P1 relock:P1 company:P1 blue"),
    (GIVEN_BACK, "act blue:::5"),
    (TURN, "action:P1"),
    (TURN, "act blue"),
    (TURN, "act parting:P2"),
    (TURN, "act replace:P1:A5"),
    (TURN, "act replace:P1:S1"),
    (TURN, "act at-once:P1:T10"),
    (TURN, "act at-once:P1:K1"),
    (TURN, "act extra:P1:R10"),
    (TURN, "act extra:P1:::::12"),
    (TURN, "act leave-or-draw:P1:R10"),
    (TURN, "act enter:P1:R10:::0"),
    (TURN, "act enter:P1:R10:::3"),
    (TURN, "act run:P1:T17"),
    (TURN, "act run:P1:E13:1"),
    (TURN, "act run:P1:E13:1:P2"),
    (TURN, "act run:P1:R03.enter:::0"),
    (TURN, "act run:P1:R04.enter:::3"),
    (TURN, "act ask:P1:T03"),
    (TURN, "act more-rooms:P1:E05:::1:17"),
    (TURN, "act more-rooms:P1:E05:::3:17.18.16"),
    (TURN, "act more-rooms:P1:E06:::1:17"),
    (TURN, "act shift-way:P1:::::24"),
    (TURN, "act lead:P2::3"),
    (TURN, "act where-to:P1:next"),
    (TURN, "act where-to:P1:any"),
    (TURN, "act where-to:P1:atrium"),
    (QUICK, "act drop-cards:P1:key:5"),
    (TURN, "act come:P1:troll:::1"),
    (TURN, "act come:P1:twin:::0"),
    (TURN, "act come:P1:sister"),
    (TURN, "act killed:P1"),
    (TURN, "act killed:P1:::P2"),
    (TURN, "act hurt:P1::1"),
    (FIGHT, "act arms:P1:ghoul:2 roll:::2"),
    (FIGHT, "act arms:P1:ghoul:2 roll:::1:::2"),
    (FIGHT, "act arms:P1:spider:2:::0.3"),
    (FIGHT, "act arms:P1:sister:0"),
    (TURN, "act room-rolled:P1:R06 roll:::1"),
    (TURN, "act forced:P1 roll:::1"),
    (TURN, "act searched:P1 roll:::1"),
    (DUEL, "act duel-arms:P1::1:P2 roll:::3 roll:::1"),
    (DUEL, "act duel-arms:P1::1:P2::2 roll:::3"),
    (DUEL, "act duel-arms:P1::1:P2::2.0.1 roll:::1"),
    (DUEL, "act guard:P2::99:P1::0.1.2"),
    (DUEL, "act loot:P1:::P2"),
)


@pytest.mark.parametrize(("state", "pending"), WHOLE)
def test_what_can_be(state: State, pending: str) -> None:
    why = said(state, pending)
    assert why not in (ORDER, APART), why
    assert not why.startswith("wrong_step")


NOT_WHOLE = (
    # Its seat.
    (TURN, "act dance:P1"),
    (TURN, "action"),
    (TURN, "action:P3"),
    (TURN, "act parting"),
    (TURN, "act parting:P3"),
    (TURN, "act:P1 parting:P2"),
    (TURN, "act blue:P1"),
    # Its name.
    (TURN, "act parting:P2:T10"),
    (TURN, "act extra:P1:R11"),
    (TURN, "act extra:P1:Z9"),
    (TURN, "act extra:P1"),
    (TURN, "act extra:P1:R10::::12"),
    (TURN, "act extra:P1:::::12.13"),
    (TURN, "act leave-or-draw:P1"),
    (TURN, "act leave-or-draw:P1:::::12"),
    (TURN, "act enter:P1::::0"),
    (TURN, "act enter:P1:R11:::0"),
    (TURN, "act room-rolled:P1:R10 roll:::1"),
    (TURN, "act room-rolled:P1 roll:::1"),
    (FIGHT, "act room-rolled:P1:R06 roll:::1"),
    (TURN, "act replace:P1:T10"),
    (TURN, "act replace:P2:A5"),
    (TURN, "act replace:P1:Z9"),
    (TURN, "act replace:P1"),
    (TURN, "act at-once:P1:A5"),
    (TURN, "act at-once:P1:T11"),
    (TURN, "act at-once:P1:T12"),
    (TURN, "act where-to:P1:self"),
    (TURN, "act where-to:P1:this"),
    (TURN, "act drop-cards:P1:talent:1"),
    (TURN, "act come:P1:spider:::0"),
    (FIGHT, "act arms:P1:spiders:2 roll:::2"),
    (FIGHT, "act arms:P1:P2:2 roll:::2"),
    # The script that it carries out.
    (TURN, "act run:P1:Z9"),
    (TURN, "act run:P1"),
    (TURN, "act run:P1:T03:1"),
    (TURN, "act run:P1:E13:2"),
    (TURN, "act run:P1:R20.dice"),
    (BRANCHING, "act run:P1:R20.dice.0a"),
    (TURN, "act run:P1:R03.enter"),
    (START, "act count green run:P1:R03.enter:::0"),
    (TURN, "act run:P1:R04.enter"),
    (TURN, "act run:P1:W1"),
    (TURN, "act run:P1:W1:::0"),
    (TURN, "act more-rooms:P1:E08:::1:17"),
    (TURN, "act more-rooms:P1:E12:::1:17"),
    # Its numbers.
    (TURN, "act parting:P2::1"),
    (TURN, "act drop-cards:P1:key"),
    (TURN, "act drop-cards:P1:key:6"),
    (TURN, "act lead:P2"),
    (TURN, "act lead:P2::4"),
    (TURN, "act hurt:P1"),
    (TURN, "act hurt:P1::2"),
    # The other seat.
    (TURN, "act parting:P2:::P1"),
    (TURN, "act run:P1:E13::P3"),
    (TURN, "act killed:P1:::P3"),
    (DUEL, "act duel-arms:P1::1:::2.0.1 roll:::1"),
    (DUEL, "act duel-arms:P1::1:P3::2.0.1 roll:::1"),
    (DUEL, "act loot:P1"),
    # Its way.
    (TURN, "act parting:P2::::0"),
    (TURN, "act enter:P1:R10"),
    (TURN, "act enter:P1:R10:::4"),
    (TURN, "act more-rooms:P1:E05:::4:17"),
    # Its places.
    (TURN, "act parting:P2:::::12"),
    (TURN, "act shift-way:P1"),
    (TURN, "act shift-way:P1:::::25"),
    (TURN, "act shift-way:P1:::::12.13"),
    (TURN, "act more-rooms:P1:E05:::1"),
    (TURN, "act more-rooms:P1:E05:::2:17.25"),
    (TURN, "act more-rooms:P1:E05:::3:17.18.16.12"),
    # Its dice.
    (FIGHT, "act arms:P1:ghoul:2:::1.4"),
    (FIGHT, "act arms:P1:ghoul:2:::4.1"),
    (FIGHT, "act arms:P1:ghoul:2:::1.9"),
    (FIGHT, "act arms:P1:ghoul:1:::12"),
    (EVEN, "act arms:P1:ghoul:1:::1"),
    (EVEN, "act arms:P1:ghoul:1:::3"),
)


@pytest.mark.parametrize(("state", "pending"), NOT_WHOLE)
def test_a_step_with_something_too_much_or_too_little(state: State, pending: str) -> None:
    assert said(state, pending).startswith("wrong_step: ")


@pytest.mark.parametrize("kind", ["twins", "spiders"])
def test_of_several_each_comes_alone(kind: str) -> None:
    with pytest.raises(UnreadablePosition, match="step “come” can’t be waiting like that"):
        house(pending=f"act come:P1:{kind}:::0")


def test_the_step_that_cannot_be_is_named() -> None:
    assert said(TURN, "act parting:P3") == "wrong_step: parting"
    assert said(TURN, "act dance") == "wrong_step: dance"
    assert said(TURN, f"act {'d' * 41}") == f"wrong_step: {'d' * 41}"


@pytest.mark.parametrize(
    ("state", "pending"),
    [
        (TURN, "action:P2"),
        (TURN, "action:P1 blue"),
        (TURN, "act action:P1"),
        (TURN, "blue"),
        (START, "count green"),
        (START, "count act green"),
        (START, "act green count"),
        (START, "act count spider green"),
        (START, "act count green tentacles"),
        (START, "act count green tentacles spider"),
        (START, "act count count green"),
        (START, "act count green begin"),
        (TURN, "farewells:P1"),
        (TURN, "dusk:P1 surplus:P1"),
        (TURN, "dusk:P1 farewells:P1 relock:P1"),
        (TURN, "dusk:P1 act"),
        (TURN, "act dusk:P1"),
        (START, "begin"),
        (START, "begin green"),
        (START, "begin first first"),
        (START, "begin first green"),
        (START, "begin green first"),
        (DEALING, "begin first deal:P3 deal:P2 deal:P1"),
        (DEALING, "begin deal:P3 deal:P2 first deal:P1"),
        (DEALING, "begin deal:P3 deal:P2 deal:P1 green"),
        (DEALING, "deal:P3 begin deal:P2 deal:P1"),
        (DEALING, "act count deal:P3 deal:P2 deal:P1"),
    ],
)
def test_in_no_order_that_comes_about(state: State, pending: str) -> None:
    assert said(state, pending) == ORDER


@pytest.mark.parametrize(
    ("state", "pending"),
    [
        # A roll is for somebody who uses it.
        (TURN, "act roll:::1"),
        (TURN, "act blue roll:::1"),
        (TURN, "act roll:::1 searched:P1"),
        (TURN, "act searched:P1"),
        (TURN, "act searched:P1 blue"),
        (TURN, "act searched:P1 roll:::2"),
        (TURN, "act forced:P1"),
        (TURN, "act room-rolled:P1:R06"),
        (AWAY, "act searched:P2 roll:::1"),
        (AWAY, "act room-rolled:P3:R06 roll:::1"),
        # As many dice as are rolled.
        (FIGHT, "act arms:P1:ghoul:2"),
        (FIGHT, "act arms:P1:ghoul:2 blue"),
        (FIGHT, "act arms:P1:ghoul:2 roll:::1"),
        (FIGHT, "act arms:P1:ghoul:2 roll:::3"),
        (FIGHT, "act arms:P1:ghoul:2:::1 hurt:P1::1"),
        (FIGHT, "act arms:P1:ghoul:2:::1 roll:::2"),
        (FIGHT, "act arms:P1:ghoul:2 roll:::2:::1"),
        (FIGHT, "act arms:P1:ghoul:1:::1.2"),
        (AWAY, "act arms:P2:ghoul:2 roll:::2"),
        (DUEL, "act duel-arms:P1::1:P2"),
        (DUEL, "act duel-arms:P1::1:P2 roll:::3"),
        (DUEL, "act duel-arms:P1::1:P2 roll:::3 roll:::2"),
        (DUEL, "act duel-arms:P1::1:P2::2.0.1 roll:::2"),
        (DUEL, "act duel-arms:P1::1:P2::2.0.1.1 roll:::1"),
        (DUEL, "act duel-arms:P1::1:P2 roll:::3 blue roll:::1"),
        (AWAY, "act duel-arms:P1::1:P2::2.0.1.1"),
        (AWAY, "act duel-arms:P2::1:P1::2.0.1.1"),
        # Who comes somewhere comes to what has just been turned up.
        (TURN, "act arrive:P1::1::0:17"),
        (TURN, "act arrive:P1::1::0:17 blue"),
        (TURN, "act arrive:P1::1::0:17 turn:::::2:16"),
        (TURN, "act arrive:P1::1::0:17 reveal::::::16"),
        (AWAY, "act arrive:P2::1::0:17 reveal::::::17"),
        # Nothing more happens with those who are gone.
        (AWAY, "act lead:P2::1"),
        (AWAY, "act where-to:P3:any"),
        (AWAY, "act swap-with:P2"),
        (AWAY, "act guard:P2::3:P1::0.1.2"),
        (AWAY, "act guard:P1::3:P2::0.1.2"),
        (AWAY, "act loot:P2:::P1"),
        (AWAY, "act loot:P1:::P2"),
        (AWAY, "act killed:P2"),
        (AWAY, "act killed:P1:::P3"),
        # A card is drawn from a part that the deck has.
        (QUICK, "act blue:::2"),
        (QUICK, "act blue:::5"),
    ],
)
def test_what_does_not_go_together(state: State, pending: str) -> None:
    assert said(state, pending) == APART
