"""Cube Quest in words: what is asked, what may be done, how it ended."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF, is_shadow
from cuboteca.games.cube_quest.rules.facts import BOARD, BOTH_OFF, DEFEATED, KING_OFF, RESIGNED, Position
from cuboteca.games.cube_quest.rules.moves import Move
from cuboteca.games.cube_quest.rules.names import COLOUR_NAMES, cube_name, in_a_sentence
from cuboteca.games.cube_quest.rules.pose import Pose, upper_face
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.rules.zones import is_beyond
from cuboteca.games.cube_quest.selection.draft import ARMY, draft_of
from cuboteca.games.cube_quest.selection.picks import FLICK, FREEZE, HEAL, KING, RETURN, picks_of
from cuboteca.games.cube_quest.text.story import choice_words
from cuboteca.games.cube_quest.text.turn_words import what_next
from cuboteca.games.cube_quest.text.whereabouts import ahead_words, spot_words
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
    return Prompt(seat, lead, TURN_WORDS.get(picks_of(state, view.picked).action, "flick one cube"))


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
    """What binds the player now, in a sentence or two."""
    state: State = view.state
    if state.seat is None:
        return " ".join(ending(view))
    job = state.job
    if job is not None:
        return EXPLAINED.get(job.kind, "Let everything come to rest.")
    picks = picks_of(state, view.picked) if view.live else None
    if picks is not None and picks.action == FLICK and picks.aim is not None:
        return f"{ahead_words(state, picks.cube, picks.aim)} Choose an enemy cube, or a point of the mat, to aim at it."
    if picks is not None and (view.picked or picks.action):
        return what_next(state, picks)
    return (
        "Knock the enemy’s King off the board to win. Beyond the line a cube is safe with an icon up; with a shadow up "
        "it is captured and rolled."
    )


def describe(state: Position, cube: int) -> str:
    """A cube on the board for a screen reader: "Red’s Striker 2, beyond the line, shadow up, frozen", and where it lies
    as whoever is to move sees it."""
    return _described(cube, state.poses[cube], cube in state.frozen, max(state.mover, 0))


@lru_cache(maxsize=512)
def _described(cube: int, pose: Pose | None, frozen: bool, seat: int) -> str:
    words = [f"{COLOUR_NAMES[COLOUR_OF[cube]]}’s {cube_name(cube)}"]
    if pose is not None:
        words.append("beyond the line" if is_beyond(COLOUR_OF[cube], pose) else "at home")
        words.append("shadow up" if is_shadow(cube, upper_face(cube, pose)) else "icon up")
        if pose.z > 12:
            words.append("on top of others")
    if frozen:
        words.append("frozen")
    if pose is not None:
        words.append(spot_words(pose, seat))
    return ", ".join(words)


def role_line(state: State, seat: int) -> str:
    """How a side stands, in a few words."""
    bouts = f", {state.score[seat]} won" if state.terms.series else ""
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
    if state.terms.fouls and state.job is None and state.allows(Move(moves.FOUL)):
        foul = (SideAction(moves.FOUL, f"Foul by {view.names[1 - state.mover]}", "foul", now=True),)
    return (*foul, SideAction(moves.RESIGN, "Resign", "flag"))


def ending(view: View) -> tuple[str, str]:
    """Who won, and why; for a game still going on, nobody and what is asked."""
    state: State = view.state
    if state.outcome is None:
        now = prompt(view)
        return "The game goes on", f"{now.lead} {now.rest}".strip() + "."
    names, winners = view.names, state.outcome.winners
    reason = _reason(state, names)
    if not winners:
        return "Nobody wins", reason
    score = f" {max(state.score)} bouts to {min(state.score)}." if state.terms.series else ""
    return f"{names[winners[0]]} wins", reason + score


def _reason(state: State, names: tuple[str, ...]) -> str:
    if state.ended == KING_OFF:
        return f"{names[1 - state.winner]}’s King is off the board."
    if state.ended == BOTH_OFF:
        how = {
            "first_out": "the one that fell first has lost",
            "active_loses": "whoever flicked has lost",
            "draw": "so the bout is drawn",
        }
        return f"Both Kings fell in one flick, and {how[state.options['both_kings']]}."
    if state.ended == RESIGNED:
        loser = names[1 - state.winner] if state.winner in (0, 1) else "Somebody"
        return f"{loser} resigned."
    return f"{state.turns or 'As many'} turns have been taken, the longest that was agreed."
