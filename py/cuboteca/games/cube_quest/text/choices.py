"""What a player may do, in words: every legal move, and what can be said beside them."""

from __future__ import annotations

from typing import Any, Final

from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.armies import ARMIES, FORMATIONS, army, formation
from cuboteca.games.cube_quest.rules.castle import castle_middle
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF
from cuboteca.games.cube_quest.rules.moves import FALLS, Move
from cuboteca.games.cube_quest.rules.places import Place
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.text.names import WORDS
from cuboteca.games.cube_quest.text.whereabouts import exact_way, hit_words, left_of_ahead, place_words
from cuboteca.play.lazy_sequences import MappedSequence
from cuboteca.play.view import Choice, SideAction, View
from cuboteca.play.wording import By, Messages, join_words

say: Final = Messages(
    {
        "set_up_named": "Set up {the_army} {formation}",
        "set_up": "Set up {army}, the first cube {place}",
        "flick_cube": "Flick {the_cube}: {way}, strength {strength}",
        "flick_hit": "Flick {the_cube}: {way}, strength {strength}, hit {hit}",
        moves.KING: "Put the King back {place}",
        moves.PUT: "Put {the_cube} {place}",
        moves.RETURN: "Bring {the_cube} back {place}",
        moves.FREEZE: "Put {pairs}",
        "freeze_pair": "{freeze} {place}",
        moves.HEAL: "Use {cubes} on {chosen}",
        moves.HIDE: "Hide {the_cube}",
        moves.END: By(
            "job",
            {
                jobs.HELM: "Skip the second flick",
                jobs.MORE: "Skip reviving",
                jobs.HIDE: "Skip hiding",
                "": "Skip the extra flick",
            },
        ),
        moves.FOUL: "Call a foul",
        moves.RESIGN: "Resign",
        moves.LOT: "{colour} goes first",
        moves.SETTLE: By("falls", {False: "Nothing moves", True: "The cubes fall over"}),
        moves.RELEASE: "Roll {faces}",
        moves.REVIVE: "Roll {faces}",
        "at_middle": "in the middle of the castle",
        "on_cube": "on {whose}",
        "beside": "beside the board",
    },
    WORDS,
)


def choices(state: State) -> MappedSequence[Choice]:
    """Return the legal moves in words; each is worded when it is first read."""
    return MappedSequence(lambda move: Choice(str(move), choice_words(state, move)), state.moves())


def side_actions(view: View) -> tuple[SideAction, ...]:
    """Return what can be said beside the moves: a foul before the first action (CQ-22), which the tray offers as well;
    resigning (CQ-47)."""
    state: State = view.state
    if state.seat not in (0, 1):
        return ()
    foul = (SideAction(moves.FOUL, say(moves.FOUL), "foul"),) if may_call_foul(state) else ()
    return (*foul, SideAction(moves.RESIGN, say(moves.RESIGN), "flag"))


def may_call_foul(state: State) -> bool:
    """Can the player to move call a foul on the last flick (CQ-22)?"""
    return state.rules.fouls and state.job is None and state.allows(Move(moves.FOUL))


def choice_words(state: State, move: Move) -> str:
    """Return a legal move for lists."""
    kind, flick = move.kind, move.flick
    if kind == moves.SETUP:
        return _set_up_choice(state, move)
    cube = move.cubes[0] if move.cubes else 0
    if kind == moves.FLICK and flick is not None:
        way = exact_way(left_of_ahead(flick.direction, COLOUR_OF[cube]), "spoken")
        aside = flick.lateral or flick.height
        return say(
            "flick_hit" if aside else "flick_cube", the_cube=cube, way=way, strength=flick.power, hit=hit_words(flick)
        )
    if kind == moves.FREEZE:
        placed = zip(move.cubes, move.places, strict=True)
        pairs = (say("freeze_pair", freeze=one, place=_where(place, COLOUR_OF[one])) for one, place in placed)
        return say(kind, pairs=join_words(pairs))
    values: dict[str, Any] = {"the_cube": cube, "cubes": move.cubes, "chosen": move.chosen, "falls": move.word == FALLS}
    if move.places:
        values["place"] = _where(move.places[0], COLOUR_OF[cube])
    if kind == moves.LOT:
        values["colour"] = move.faces[0]
    job = state.job.kind if state.job is not None else ""
    return say(kind, **values, job=job, faces=", ".join(map(str, move.faces)))


def _where(place: Place | int | None, seat: int) -> str:
    """Return where a seat puts a cube: "in the middle of the castle", "on Red’s Grunt 3"."""
    if isinstance(place, int):
        return say("on_cube", whose=place)
    if place is None:
        return say("beside")
    at_middle = (place.x, place.y) == castle_middle(int(place.y > 0))
    return say("at_middle") if at_middle else place_words(place, seat)


def _set_up_choice(state: State, move: Move) -> str:
    seat = COLOUR_OF[move.cubes[0]]
    for name in ARMIES:
        cubes = army(name, seat, state.rules.points)
        for form in FORMATIONS:
            if formation(form, cubes, seat)[:4] == move[:4]:
                return say("set_up_named", the_army=name, formation=form)
    return say("set_up", army=move.cubes, place=_where(move.places[0], seat))
