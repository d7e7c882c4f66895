"""Houses, teams, cards and fights to draw: one of each thing that Cu[o]be can show."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.games.cuobe.text.rooms import RoomLine
from cuboteca.games.cuobe.view.art.board import render_house, render_small_house
from cuboteca.games.cuobe.view.art.cards import (
    Green,
    HandCard,
    draw_green,
    render_cards,
    render_clock,
    render_figure,
    render_green_stage,
    render_opened,
)
from cuboteca.games.cuobe.view.art.emblems import emblem, sign
from cuboteca.games.cuobe.view.art.fight import Fight, Weapon, render_fight
from cuboteca.games.cuobe.view.art.lights import darken, eyes, leaves, light_line, night, snap_traps
from cuboteca.games.cuobe.view.art.rooms import render_room, render_room_card
from cuboteca.games.cuobe.view.art.scene import KINDS, PLACES, House, Pawn, Spawn, Way
from cuboteca.games.cuobe.view.art.team import Mate, Own, Threat, render_own, render_team, render_threats
from cuboteca.games.cuobe.view.art.tray import ActionButton, render_actions, thrown_die
from tests.games.cuobe.view.art.rooms import PRINTED, room, whole

PLAY: Final = House(
    whole(
        c5={"card": "R07", "find": True},
        b4={"card": "R09"},
        c4={"card": "R15"},
        d4={"card": "R05", "chests": (0,)},
        b3={"card": "R08"},
        c3={"card": "R01", "trap_token": True, "peril": True},
        d3={"card": "R11", "peril": True},
        e3={"card": "R16", "exits": "SW"},
        c2={"card": "R20", "spiders": 1},
        d2={"card": "R23", "lock_token": True},
        e2={"spiders": 2, "peril": True},
        a1={"card": "R24", "glow": True},
        e1={"card": "R19", "lock_open": True},
        b1={"card": "R25", "picked": True},
    ),
    "The house.",
    (Pawn(0, "d3", "Anna", active=True), Pawn(1, "b3", "Ben", glow=True), Pawn(2, "b4", "Cleo", asleep=True)),
    (Spawn("clown", "d3", 3, "The Clown"), Spawn("ghoul", "a1", 2, "The Ghoul", glow=True)),
    (Way("N", "d4"), Way("E", "e3"), Way("S", "d2"), Way("W", "c3")),
)
EVERY_ROOM: Final = House(
    tuple(room(place, card) for place, card in zip(PLACES, PRINTED, strict=True)),
    "Every room.",
    (Pawn(0, "c3", active=True),),
)
CROWD: Final = House(
    whole(c3={"card": "R01", "find": True, "chests": (0, 1, 2, 3, 4, 5), "spiders": 4}),
    "A crowd.",
    tuple(Pawn(seat, "c3", active=seat == 2, insane=seat == 4, picked=seat == 1) for seat in range(6)),
    tuple(Spawn(kind, "c3", 4, kind) for kind in KINDS),
)
HOUSES: Final = {
    "play": PLAY,
    "close": PLAY._replace(zoom="e5"),
    "every room": EVERY_ROOM,
    "crowd": CROWD,
    "start": House(whole(c3={"card": "R01"}), "The house.", (Pawn(0, "c3", active=True),)),
    "nobody": House(whole(), "The house."),
    "picture": PLAY._replace(live=False),
}
CARDS: Final = (
    HandCard("T10", "tool", "Knife", "knife", "Knife, a weapon of 2.", power=2),
    HandCard("T03", "tool", "Bandage", "roll of gauze", glow=True, words=("Heals 1 wound.",)),
    HandCard("K1", "key", "Brass Key", "key with 1 tooth", picked=True),
    HandCard("A4", "talent", "Steady Voice", "speech bubble with heart", fresh=True),
    HandCard("S1", "syndrome", "Doom", "black sun"),
    HandCard("T99", "tool", "Rubber Duck", "a duck that no sheet knows"),
)
EVENT: Final = Green("event", "Adrenaline", "heartbeat", ("Gain 2 dice.", "Panic rises by 1."), drawn=7)
COMES: Final = Green("spawn", "Clown", "clown face", ("It comes to the Atrium.",), "clown", 3, 8)
MATES: Final = (
    Mate(1, "Ben", 0, 3, ("tool", "tool", "talent"), glow=True),
    Mate(2, "Cleo", 3, 2, ("tool", "key", "syndrome"), asleep=True, where="Archive, b4"),
    Mate(3, "Dov", 5, 1, status="dead"),
    Mate(4, "Maximilian", 4, 5, status="insane", picked=True),
    Mate(5, "Fay", status="escaped"),
)
OWN: Final = Own(0, "Anna", "Boiler Room, d3", 2, 4, (3, 4), CARDS, "3 dice left")
KNIFE: Final = Weapon("T10", "Knife", "knife", "tool", 2, "used up after", chosen=True)
BRAWLER: Final = Weapon("A5", "Brawler", "clenched fist", "talent", 2, "costs 1 die")
FIGHT: Final = Fight(
    "Fight the Clown",
    "Boiler Room.",
    0,
    "Anna",
    "The Clown",
    dice=2,
    against=4,
    against_words="power 3 + Anna’s panic 1",
    figure="clown",
    power=3,
    panic=1,
    weapons=(KNIFE, BRAWLER),
    dice_left=4,
    ends=("The Clown falls to power 2", "It falls to 2, you take 1 wound", "You take 1 wound"),
    verdict=("You’ll probably win", "Two chances in three."),
)
FIGHTS: Final = {
    "before": FIGHT,
    "after": FIGHT._replace(rolled=(2, 1), throw=5),
    "many dice": FIGHT._replace(dice=4, malus=1, malus_name="Rush", malus_emblem="running figure"),
    "bare hands": FIGHT._replace(dice=0, weapons=(KNIFE,)),
    "duel": FIGHT._replace(figure="", power=None, panic=0, foe_seat=1, foe="Ben", weapons=(), ends=("", "", "")),
}


def pictures() -> dict[str, Markup]:
    """Everything that the drawings of the game can make, by name."""
    d3 = PLAY.rooms[PLACES.index("d3")]
    return {
        **{f"house {name}": render_house(house) for name, house in HOUSES.items()},
        **{f"small house {name}": render_small_house(house) for name, house in HOUSES.items()},
        **{f"fight {name}": render_fight(fight) for name, fight in FIGHTS.items()},
        **{f"figure {kind}": render_figure(kind, 3) for kind in (*KINDS, "spider")},
        "room": render_room(d3, PLAY.pawns[:1], PLAY.spawns[:1]),
        "room card": render_room_card(render_room(d3), "Boiler Room", "d3", (RoomLine("search", "Search.", off=True),)),
        "event": draw_green(EVENT, part="card:E03"),
        "event large": render_green_stage(EVENT),
        "comes": draw_green(COMES),
        "comes large": render_green_stage(COMES, Markup("<button>Continue</button>")),
        "spiders": draw_green(COMES._replace(figure="spider")),
        "clock": render_clock(31, 40, ("31 cards", "left"), "deck"),
        "clock stopped": render_clock(0, 40),
        "team": render_team(MATES),
        "team of two": render_team(MATES[:2], live=False),
        "own": render_own(OWN),
        "thrown": thrown_die(0, "roll-3", 1),
        "over the map": Markup(
            f'<svg aria-hidden="true">{darken("c3")}{leaves("c3")}{eyes("c3")}{night()}{snap_traps(("a1",))}'
            f"{light_line(('a1', 'b1'), 'E')}</svg>"
        ),
        "comes to lie": thrown_die(3, "fell-3", 0, arrives=True),
        "cards": render_cards(CARDS, "Cards"),
        "still cards": render_cards(CARDS, "Cards", live=False),
        "opened": render_opened(CARDS[1]),
        "deeds": render_actions(
            (
                ActionButton("deed:move", "Move", "1 die", "move", main=True),
                ActionButton("deed:search", "Search", "Clown here", "search", enabled=False, pressed=True),
            )
        ),
        "threats": render_threats(
            (
                Threat("The Ghoul makes row 4 trapped.", figure="ghoul", power=3, where="a4"),
                Threat("A trigger would hit Anna.", "trap", grave=True),
            ),
            "Dangers",
        ),
        "emblem": emblem("knife"),
        "sign": sign("wound"),
    }
