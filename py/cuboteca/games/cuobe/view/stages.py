"""What has happened, one thing after the other, for the page to play: each event with its sentence and its motion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.markup import el
from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.moves import Move, read_move
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import Selection, selection_of
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.text.log import (
    FIGHTS,
    describe_emptied,
    describe_nothing,
    drawn_sentence,
    fight_over,
    move_sentence,
    told_itself,
    words_of_card,
)
from cuboteca.games.cuobe.text.log_events import first_notes, tell_events
from cuboteca.games.cuobe.text.prompts import say as asks
from cuboteca.games.cuobe.view.art.cards import draw_green, render_green_stage, render_opened
from cuboteca.games.cuobe.view.art.team import render_own, render_own_dice, render_team
from cuboteca.games.cuobe.view.art.tray import thrown_die
from cuboteca.games.cuobe.view.closer_look import green_card, holder_of, in_short
from cuboteca.games.cuobe.view.event_stages import EVENTS
from cuboteca.games.cuobe.view.staged_house import Motion, StagedHouse
from cuboteca.games.cuobe.view.team import dice_of, dice_words, hand_card, mates, own
from cuboteca.play.game import NATURE
from cuboteca.play.view import Stage, View

WORDLESS: Final = ("turn", "revealed")
"""Events that share their sentence with the next one."""
UNSAID: Final = ("counted", "dice")
"""Events of which the table shows what they came to."""
PASSED_ON: Final = ("held", "removed")
"""Events that say why a card drawn doesn’t stay with the player who drew it."""
LINE: Final = 80
"""Letters that a phone has room for over the map, in two lines."""
OPENING: Final = (moves.FIRST, moves.DEAL)
"""Moves that have been told along with the first card, if it was held up."""
HEADS: Final = {
    moves.REVEAL: "revealed",
    moves.BLUE: "blue",
    moves.KEY: "key",
    moves.PICK: "picked",
    moves.CHEST: "chest",
}
"""The event that a move's own sentence describes."""


def stages(view: View, first: int) -> list[Stage]:
    """List what has happened since the first of some moves; nothing where no motion or card is to be seen, nor in a
    fight, whose sheet covers the map. Once the player puts the sheet away, list what came of the fight; once the first
    card, what came of that, be it nothing."""
    state: State = view.state
    if state.is_arming or fight_over(view, selection_of(view.picked)):
        return []
    told = _Telling(view)
    begin = 0 if _opens(view, first) else _fought_before(view, first)
    decided = max((ply for ply in range(begin, len(view.past)) if _decides_fight(view, ply)), default=-1)
    for ply in range(begin, len(view.past)):
        before, text = view.past[ply]
        after = _after(view, ply)
        move = read_move(text)
        if ply <= decided or (decided >= 0 and move.verb == moves.ROLL):
            told.outcome(before, move, after, summed=begin < first)
            continue
        told.move(ply, before, move, after)
    told.end()
    return told.stages if not first or any(stage.motions or stage.held for stage in told.stages) else []


def _opens(view: View, first: int) -> bool:
    """Is the move the first that anybody has decided, with the first card still to be held up?"""
    begun = all(before.seat == NATURE for before, _ in view.past[:first])
    return begun and not selection_of(view.picked).seen


def _after(view: View, ply: int) -> State:
    """Return the state after a move."""
    after: State = view.past[ply + 1][0] if ply + 1 < len(view.past) else view.state
    return after


def _decides_fight(view: View, ply: int) -> bool:
    return any(note[0] in FIGHTS for note in _after(view, ply).notes)


def _fought_before(view: View, first: int) -> int:
    """Return where to begin: at the decision before, if that led to the end of a fight whose sheet nobody put away."""
    decision = first - 1
    while decision > 0 and view.past[decision][0].seat == NATURE:
        decision -= 1
    seen = selection_of(view.picked).seen
    unseen = any(ply >= seen and _decides_fight(view, ply) for ply in range(max(decision, 0), first))
    return decision if unseen else first


class _Telling:
    """The stages so far, and a sentence that waits for what it is about."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.names = view.names
        self.gated = not view.waits
        self.seen = selection_of(view.picked).seen
        self.stages: list[Stage] = []
        self.waiting = ""
        self.beside: tuple[Motion, ...] = ()
        """What the next stage brings up to date outside of the map."""
        self.active = 0
        """Whose turn it is."""
        self.begins = False
        """Does a turn begin with the next stage?"""
        self.opens = False
        """Is the next green card the first of a turn?"""

    def spend(self, ply: int, before: State, after: State) -> None:
        """Bring the dice of the turn up to date with the next stage, if a move has changed them."""
        if after.dice == before.dice or after.turn != before.turn:
            return
        seat = after.active
        dice = render_own_dice(seat, dice_of(after, self.view.past[: ply + 1]), dice_words(after))
        self.beside = (*self.beside, {"kind": "tells", "of": [], "told": {f"dice-{seat}": str(dice)}})

    def move(self, ply: int, before: State, move: Move, after: State) -> None:
        """Add a move, and all that it brought about."""
        if move.verb in OPENING and ply < self.seen:
            return
        self.active = before.active
        house = StagedHouse(before, after, self.names)
        changes_dice = move.verb == moves.GREEN and before.dice >= 0  # what the card does comes when it has been read
        if not changes_dice:
            self.spend(ply, before, after)
        if move.verb == moves.GREEN:
            self._green(ply, before, move, after)
        elif move.verb == moves.ROLL:
            self._dice(ply, before, move)
        elif move.verb != moves.DRAW and (move.verb != moves.END or self._frightens(after)):  # the card is told
            self.say(move_sentence(before, move, self.names))
        if changes_dice:
            self.spend(ply, before, after)
        if move.verb == moves.BLUE:
            self._blue(move, after)
        elif move.verb == moves.ROT:
            corridor = house.tile(before.agenda[-1].values[0])
            self.add(Stage(motions=({"kind": "changes", "of": [corridor]},), sound="turn"))
        self._events(house, before, move, after)

    def outcome(self, before: State, move: Move, after: State, *, summed: bool) -> None:
        """Add what a move of a fight brought about: the sheet has shown the move itself, and the sums, unless they are
        to be `summed` up here."""
        self.active = before.active
        house = StagedHouse(before, after, self.names)
        self._events(house, before, move, after, UNSAID if summed else (*UNSAID, *FIGHTS))

    def _events(
        self, house: StagedHouse, before: State, move: Move, after: State, unsaid: Sequence[str] = UNSAID
    ) -> None:
        told = told_itself(before, move)
        events = tell_events(after, self.names, unsaid, told)
        with_sentences = {note for note, _ in events}
        for sentence in describe_nothing(before, move, after, bool(events)):
            self.say(sentence)
        own = first_notes(after.notes, (HEADS.get(move.verb, ""), *told))
        events = [*((note, "") for note in own if note not in with_sentences), *events]
        for note, sentence in events:
            if move.verb != moves.BLUE or note[0] not in PASSED_ON:  # said with the card
                self.say(sentence)
            if note[0] == "turn":
                self._hand_over(after)
            if note[0] in EVENTS:
                for stage in EVENTS[note[0]](house, note):
                    (self.add_by_the_way if note[0] in WORDLESS else self.add)(stage)
        for sentence in describe_emptied(before, after):
            self.say(sentence)

    def _hand_over(self, after: State) -> None:
        """Show the player whose turn begins below the map with the next stage, unless each sees only their own hand."""
        self.active, self.begins, self.opens = after.active, True, True
        if self.view.own is not None:
            return
        begun = self.view._replace(state=after, past=(), waits=False)
        told = {
            "own": str(render_own(own(begun, Selection(), set()))),
            "team": str(render_team(mates(begun, Selection(), set()))),
        }
        self.beside = (*self.beside, {"kind": "tells", "of": [], "told": told})

    @staticmethod
    def _frightens(after: State) -> bool:
        """Return whether the end of the turn raised panic, and so deserves a sentence."""
        return any(note[0] == "panic" for note in after.notes)

    def say(self, sentence: str) -> None:
        """Let a sentence wait; what it would not fit into the line with is told on its own."""
        if self.waiting and len(self.waiting) + len(sentence) >= LINE:
            self.end()
        self.waiting = f"{self.waiting} {sentence}".strip()

    def add(self, stage: Stage) -> None:
        """Add a stage; it says what has waited for it."""
        if stage.motions or stage.held:
            self._append(stage._replace(say=self.waiting))
            self.waiting = ""

    def add_by_the_way(self, stage: Stage) -> None:
        """Add a stage that needs no words: what has waited is said with the next."""
        self._append(stage)

    def _append(self, stage: Stage) -> None:
        who, motions = self._who(stage.say) if stage.say else "", (*stage.motions, *self.beside)
        self.stages.append(stage._replace(motions=motions, who=who, begins=self.begins))
        self.beside, self.begins = (), False

    def _who(self, sentence: str) -> str:
        """Return the badge of the player whose turn it is, and the name where the sentence has none."""
        if self.view.state.seats == 1:
            return ""
        is_named = any(name in sentence for name in self.names)
        name = None if is_named else el("b", asks("lead", name=self.names[self.active]))
        return str(el("span", badge(badge_id(self.active)), name))

    def end(self) -> None:
        """Add the sentences that wait, without a motion."""
        if self.waiting:
            self._append(Stage(self.waiting))
            self.waiting = ""

    def _green(self, ply: int, before: State, move: Move, after: State) -> None:
        """Hold up the card of the turn until the player has read it, unless it was large already."""
        if ply < self.seen:
            return
        card = green_card(after, move.args[0], ply + 1)
        button = el("button", label("continue"), type="button", id="put-away", data_gate=True, class_="button main")
        holder = holder_of(after, self.names, begins=self.opens)
        self.opens = False
        held = render_green_stage(card, button if self.gated else None, holder)
        self.say(drawn_sentence(before, move, self.names))
        self.add(Stage(held=str(held), gate=self.gated, heard=words_of_card(after, move), sound="card"))
        small = str(draw_green(in_short(card), part="green"))
        self.beside = (*self.beside, {"kind": "tells", "of": [], "told": {"green": small}})

    def _blue(self, move: Move, after: State) -> None:
        drawn = hand_card(after, move.args[0])
        goes = next((words for note, words in tell_events(after, self.names) if note[0] in PASSED_ON), "")
        holder = holder_of(after, self.names)
        held = el("div", render_opened(drawn, goes), holder, class_="drawn-card", data_goes="down")
        self.add(Stage(held=str(held), heard=f"{words_of_card(after, move)} {goes}".strip(), sound="card"))

    def _dice(self, ply: int, before: State, move: Move) -> None:
        """Let the dice fall before it is said what they show."""
        dice = (thrown_die(int(face), f"fell-{ply}", n, arrives=True) for n, face in enumerate(move.args))
        self.add(Stage(held=str(el("div", dice, class_="thrown")), sound="dice"))
        self.say(move_sentence(before, move, self.names))
