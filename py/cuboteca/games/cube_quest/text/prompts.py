"""What is asked of the player to move, and what is offered."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.armies import ARMIES, FORMATIONS, army, formation
from cuboteca.games.cube_quest.rules.board import CASTLES
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF, cost_of
from cuboteca.games.cube_quest.rules.illegal import HEALING
from cuboteca.games.cube_quest.rules.jobs import NOBODY
from cuboteca.games.cube_quest.rules.moves import FALLS, Move
from cuboteca.games.cube_quest.rules.places import Place, tenths_text
from cuboteca.games.cube_quest.rules.position import BOARD, DEFEATED
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.selection.draft import ARMY, draft_of
from cuboteca.games.cube_quest.selection.selection import (
    FLICK,
    FREEZE,
    HEAL,
    HIDE,
    KING,
    PLACING,
    RETURN,
    Selection,
    selection_of,
)
from cuboteca.games.cube_quest.text.names import COLOUR_NAMES, cube_name, in_a_sentence, kind_counts, points_text
from cuboteca.games.cube_quest.text.whereabouts import ahead_words, aim_words, direction_words, hit_words
from cuboteca.play.game import NATURE
from cuboteca.play.lazy import MappedSequence
from cuboteca.play.view import Choice, Prompt, SideAction, View
from cuboteca.play.wording import join_words

ASKED: Final = {
    jobs.SETUP: "set up your side",
    jobs.MORE: "heal more, or go on",
}
CHANCES: Final = {
    jobs.LOT: "who begins",
    jobs.CHECK: "does it stand",
    jobs.SETTLE: "everything comes to rest",
    jobs.STAND: "does it stay",
    jobs.RELEASE: "a release roll",
    jobs.FACE: "a face for the Skulk",
    jobs.REVIVE: "the Healer’s roll",
}


def prompt(view: View) -> Prompt:
    """Who is asked, and what."""
    state: State = view.state
    seat, job = state.seat, state.job
    if seat is None:
        return Prompt(None, "The game is over")
    if seat == NATURE or (job is not None and job.kind in CHANCES):
        return Prompt(None, "Chance decides:", CHANCES[job.kind] if job is not None else "")
    lead = f"{view.names[seat]}:"
    if job is not None and job.kind == jobs.PLACE:
        return Prompt(seat, lead, f"put {in_a_sentence(job.cubes[0])} in your castle")
    if job is not None and job.kind == jobs.SETUP and view.live:
        asks = "choose your army" if draft_of(view, seat).page == ARMY else ASKED[jobs.SETUP]
        return Prompt(seat, lead, f"{asks} for the next bout" if any(state.score) else asks)
    if job is not None and job.kind == jobs.HELM:
        return Prompt(seat, lead, f"flick {cube_name(job.cubes[0])} again, or let it be")
    if job is not None and job.kind == jobs.HIDE:
        return Prompt(seat, lead, f"hide {join_words(map(cube_name, state.hiders()), 'or')}, or go on")
    if job is not None:
        return Prompt(seat, lead, ASKED[job.kind])
    if state.extra[seat]:
        return Prompt(seat, lead, "take your extra flick")
    return Prompt(seat, lead, TURN_WORDS.get(selection_of(state, view.picked).action, "flick one cube"))


TURN_WORDS: Final = {
    KING: "move your King to the castle",
    RETURN: "bring a Skulk back",
    FREEZE: "put Freezes on enemy cubes",
    HEAL: "heal fallen cubes",
}

EXPLAINED: Final = {
    jobs.SETUP: "The King touches his castle; everything else stands anywhere on your side, clear of the line.",
    jobs.PLACE: "It must at least touch the castle, overlap nothing, and stay where it is put.",
    jobs.HELM: "A Helm that landed at home, or touches the line, may be flicked a second time.",
    jobs.MORE: "Another Healer may try again, also for a cube that has just failed.",
    jobs.HIDE: "A hidden Skulk comes back later anywhere beyond the line, icon up, instead of a flick.",
}


def explain(view: View) -> str:
    """Say in a sentence or two what binds the player now, while the game is on."""
    state: State = view.state
    job = state.job
    if job is not None:
        return EXPLAINED.get(job.kind, "Let everything come to rest.")
    picks = selection_of(state, view.picked) if view.live else None
    if picks is not None and picks.action == FLICK and picks.aim is not None:
        return f"{ahead_words(state, picks.cube, picks.aim)} Choose an enemy cube, or a point of the mat, to aim at it."
    if picks is not None and (view.picked or picks.action):
        return what_next(state, picks)
    return (
        "Knock the enemy’s King off the board to win. Beyond the line a cube is safe with an icon up; with a shadow up "
        "it is captured and rolled."
    )


def role_line(state: State, seat: int) -> str:
    """How a side stands, in a few words."""
    bouts = f", {state.score[seat]} won" if state.rules.series else ""
    if state.is_setting_up:
        return f"setting up{bouts}"
    standing, fallen = len(state.with_status(seat, BOARD)), len(state.with_status(seat, DEFEATED))
    return f"{standing} on the board, {fallen} lost{bouts}"


def choices(state: State) -> MappedSequence[Choice]:
    """Return the legal moves in words, made only as far as somebody looks."""
    return MappedSequence(lambda move: Choice(str(move), choice_words(state, move)), state.moves())


def side_actions(view: View) -> tuple[SideAction, ...]:
    """Calling a foul before the first action (CQ-22); resigning (CQ-47)."""
    state: State = view.state
    if state.seat not in (0, 1):
        return ()
    foul: tuple[SideAction, ...] = ()
    if state.rules.fouls and state.job is None and state.allows(Move(moves.FOUL)):
        foul = (SideAction(moves.FOUL, f"Foul by {view.names[1 - state.mover]}", "foul", now=True),)
    return (*foul, SideAction(moves.RESIGN, "Resign", "flag"))


def choice_words(state: State, move: Move) -> str:
    """A legal move for lists."""
    kind = move.kind
    names = join_words(map(in_a_sentence, move.cubes)) if move.cubes else ""
    if kind == moves.SETUP:
        return _set_up_choice(state, move)
    if kind == moves.FLICK and move.flick is not None:
        hit = f", hit {hit_words(move.flick)}" if move.flick.lateral or move.flick.height else ""
        way = direction_words(move.flick.direction, COLOUR_OF[move.cubes[0]])
        return f"Flick {names} {way}, strength {move.flick.power}{hit}"
    if kind in (moves.KING, moves.PUT, moves.RETURN):
        place = move.places[0]
        verb = {moves.KING: "Move", moves.PUT: "Put", moves.RETURN: "Bring"}[kind]
        return f"{verb} {names} {'back to' if kind == moves.RETURN else 'to'} {_where(place)}"
    if kind == moves.FREEZE:
        pairs = zip(move.cubes, move.places, strict=True)
        return f"Put {join_words(f'{cube_name(c)} on {_where(place)}' for c, place in pairs)}"
    if kind == moves.HEAL:
        return f"Use {names} for {join_words(map(in_a_sentence, move.chosen))}"
    if kind == moves.HIDE:
        return f"Hide {names}"
    if kind == moves.END:
        return {jobs.HELM: "Let the Helm be", jobs.MORE: "Heal no more", jobs.HIDE: "Let them stand"}.get(
            state.job.kind if state.job is not None else "", "Let the extra flick go"
        )
    if kind == moves.SETTLE:
        return "It falls" if move.word == FALLS else "Nothing moves"
    if kind in (moves.RELEASE, moves.REVIVE):
        return f"The roll is {', '.join(map(str, move.faces))}"
    return f"{COLOUR_NAMES[move.faces[0]]} begins" if kind == moves.LOT else "Call a foul"


def _where(place: Place | int | None) -> str:
    if isinstance(place, int):
        return f"{COLOUR_NAMES[COLOUR_OF[place]]}’s {cube_name(place)}"
    if place is None:
        return "beside the board"
    (left, bottom), _, (right, top), _ = CASTLES[int(place.y > 0)]
    middle = (round(5 * (left + right)), round(5 * (bottom + top)))
    spot = "the middle of the castle" if (place.x, place.y) == middle else ""
    return spot or f"{tenths_text(place.x)}, {tenths_text(place.y)} mm"


def _set_up_choice(state: State, move: Move) -> str:
    seat = COLOUR_OF[move.cubes[0]]
    for name in ARMIES:
        cubes = army(name, seat, state.rules.points if not state.rules.basic else 40)
        for form in FORMATIONS:
            if formation(form, cubes, seat)[:4] == move[:4]:
                return f"{name.capitalize()} army as {form}"
    return f"{kind_counts(move.cubes)}, first at {_where(move.places[0])}"


def heal_words(picks: Selection) -> str:
    """What the chosen cubes cost, and what the Healers can pay."""
    most = HEALING * len(picks.healers)
    if not picks.fallen:
        return f"Choose cubes for up to {points_text(most)}."
    names = join_words(cube_name(cube) for cube in picks.fallen)
    return f"{names}: {cost_of(picks.fallen)} of {points_text(most)}."


def what_next(state: State, picks: Selection) -> str:
    """What is asked next."""
    if picks.action == HIDE:
        return f"Choose {join_words(map(cube_name, state.hiders()), 'or')} to hide it, or let it stand."
    if picks.action == HEAL:
        return heal_words(picks)
    if picks.action == FREEZE:
        if picks.cube == NOBODY:
            return "Confirm it."
        return f"Choose an enemy cube for {cube_name(picks.cube)}{', or confirm' if picks.frozen else ''}."
    if picks.action in PLACING:
        if picks.place is None:
            return "No place is free by itself: choose one."
        where = "Beyond the line" if picks.action == RETURN else "In the castle"
        return f"{where}: choose a spot, nudge it, or confirm."
    if picks.cube == NOBODY:
        return "Pull one of your cubes back and let go, or tap it."
    return aim_words(picks)
