"""From the sentences of a text to its abilities."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from engine.effects import tree as t
from engine.effects.values import Cards, Ref, This, Trigger
from engine.text import forms as f
from engine.text.forms import Reject
from engine.text.lowering.about_this import is_while_this_fights, of_this_alone, speaks_of_this, speaks_on
from engine.text.lowering.effects import Effect, Effects, at_will, paid_cost
from engine.text.lowering.labels import labelled
from engine.text.lowering.lasting import Lasting
from engine.text.lowering.refs import Scope, Spoken
from engine.text.lowering.resolve import parts, resolve
from engine.text.meaning import changed, reaching, rebuild, refusing_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.effects.tree import Ability
    from engine.facts import CardType

Read = f.Sentence | str
"""A sentence as read, or an effect keyword that stands by itself."""

_YOUR_END: Final = f.Lead("when", (t.Trigger("turn-ends", who="you"),))
_BEGINS: Final = ("icon", "when", "would", "costs", "quick", "from hand", "once")


class Assembly:
    """Makes the abilities of one card, paragraph by paragraph.

    card_type: what the card is. run_on: the printing has no line breaks, so a paragraph may hold several effects.
    """

    def __init__(self, card_type: CardType, run_on: bool) -> None:
        self._program = card_type == "Program"
        self._effects = Effects(self._program, self._quote)
        self._run_on = run_on
        self._made: list[Any] = []
        self._open: Effect | None = None
        self._of_this = False
        self._same_line = False

    def all(self, paragraphs: Sequence[Sequence[tuple[int, Read]]]) -> tuple[Ability, ...]:
        """The abilities of all paragraphs. Raises Reject where sentences do not fit together."""
        for paragraph in paragraphs:
            if not self._awaits_options(paragraph) and (not self._program or self._has_options()):
                self._close()
            self._of_this = self._same_line = False
            for option, read in paragraph:
                with refusing_at(read):
                    self._add(option, read)
                self._of_this = isinstance(read, f.Sentence) and of_this_alone(read)
        self._close()
        return tuple(labelled(ability) for ability in self._made)

    def _awaits_options(self, paragraph: Sequence[tuple[int, Read]]) -> bool:
        """Whether the open effect ends in "choose one effect" and this paragraph has the options."""
        if self._open is None or not any(option for option, _ in paragraph):
            return False
        last = self._open.sentences[-1][1]
        return isinstance(last.body.what, f.Header)

    def _has_options(self) -> bool:
        """Whether the open effect has its options: what stands in a paragraph of its own after them is none."""
        return self._open is not None and any(option for option, _ in self._open.sentences)

    def _add(self, option: int, read: Read) -> None:
        if isinstance(read, str):
            self._close()
            self._made.append(_keyword(read))
            return
        if self._open is not None and self._waits_for_your_end(read, self._open):
            read = _at_your_end(read)
        if self._same_line and not self._run_on and _starts_a_turn(read):
            raise Reject(
                'whether this is so each turn is not said: put it on a line of its own, or write "next turn"'
            )
        read = at_will(read) if self._open is None and not self._program else read
        standing = [lead for lead in read.leads if lead.kind in _BEGINS]
        if standing:
            self._begin(option, read, standing)
        elif self._is_persistent(read):
            self._lasting(read)
        elif isinstance(read.body.what, f.AlsoPlay):
            self._also(read)
        elif isinstance(read.body.what, (t.DeckRule, t.EquipRule)):
            self._deck_rule(read)
        elif self._open is not None:
            self._open.sentences.append((option, read))
        elif self._program:
            self._open = Effect([(option, read)], [])
        else:
            raise Reject("when or for what this is done is not said")

    def _waits_for_your_end(self, read: f.Sentence, opened: Effect) -> bool:
        """Whether "at the end of your turn, ..." goes on with the effect: of a Program, or about what was spoken of.

        So does what stands on the same line, which is one effect (`effect.one-per-paragraph`). Otherwise it begins one
        of its own, each time. A printing without line breaks has those behind "When ..." too, not behind what is once.
        """
        if _YOUR_END not in read.leads[:1]:
            return False
        said = parts((read.leads[1:], read.body.what))
        back = any(isinstance(part, Ref) and part.label.startswith("?") for part in said)
        once = all(lead.kind in ("icon", "costs", "quick") for lead in opened.leads)
        one_line = self._same_line and (once or not self._run_on)
        return self._program or one_line or (back and This() not in said)

    def _begin(self, option: int, read: f.Sentence, leads: list[f.Lead]) -> None:
        self._close()
        self._same_line = True
        if self._program:
            if [lead.kind for lead in leads] != ["quick"]:
                raise Reject("a Program does what it says when it is played")
            self._made.append(t.Keyword("QUICK"))
            leads = []
        rest = tuple(lead for lead in read.leads if lead.kind not in _BEGINS)
        sentence = reaching(dataclasses.replace(read, leads=rest), rest[0] if rest else read.body, read.body)
        if self._program and self._is_persistent(sentence):
            self._lasting(sentence)
            return
        self._open = Effect([(option, sentence)], leads)

    # --- what is true for good

    def _is_persistent(self, read: f.Sentence) -> bool:
        what = read.body.what
        if isinstance(what, f.OwnCost):
            return True
        if self._program or {lead.kind for lead in read.leads} - {"if", "your turn", "during", "until"}:
            return False
        if self._calls_free(read):
            return True
        if not isinstance(what, f.Statement) or what.tail.until is not None:
            return False
        if any(lead.kind == "until" for lead in read.leads) or read.body.instead or read.body.later:
            return False
        if self._open is not None:
            before = [sentence for _, sentence in self._open.sentences]
            if not self._run_on or self._in_options() or speaks_on(read, before):
                return False
        about_this = self._of_this or speaks_of_this(lead.value for lead in read.leads if lead.kind == "if")
        about_this = about_this or any(is_while_this_fights(lead.value) for lead in read.leads)
        about_this = about_this and self._open is None  # else "it" may be what that effect speaks of
        return all(_for_good(s) or (about_this and s.target == Ref(f.IT)) for s in what.subjects)

    def _in_options(self) -> bool:
        """Whether options stand in the open effect, which a statement may be one of."""
        return self._open is not None and any(
            isinstance(s.body.what, f.Header) for _, s in self._open.sentences
        )

    def _calls_free(self, read: f.Sentence) -> bool:
        """The words "you may Call a Legend for free": said by itself it is a standing permission."""
        if self._open is not None and not self._run_on:
            return False
        what = read.body.what
        by_itself = self._open is None or any(lead.kind == "your turn" for lead in read.leads)
        return by_itself and what == t.May(t.Call()) and not read.body.instead

    def _lasting(self, read: f.Sentence) -> None:
        self._close()
        scope = Scope(program=self._program)
        lasting = Lasting(self._quote)
        leads = {lead.kind: lead.value for lead in read.leads}
        asked = [leads[kind] for kind in ("if", "your turn") if kind in leads]
        if self._of_this or (isinstance(read.body.what, f.Statement) and speaks_of_this((), read.body.what)):
            scope.say(Spoken(This()))
        asked += [read.body.condition] if read.body.condition is not None else []
        if speaks_of_this(asked) or is_while_this_fights(leads.get("during")):
            scope.say(Spoken(This()))
        if len(asked) > 1:
            raise Reject("this says two conditions")
        condition = resolve(asked[0], scope) if asked else None
        lasting.during = leads.get("during")
        what = read.body.what
        if isinstance(what, f.OwnCost):
            made: list[Any] = [lasting.cost(what, condition, scope)]
        elif isinstance(what, t.May):
            made = [t.Persistent(t.CallsFree(), condition=condition)]
        else:
            made = lasting.persistent(what, condition, scope)
        for ability in made:
            self._made.append(changed(read, ability))

    def _also(self, read: f.Sentence) -> None:
        self._close()
        also: f.AlsoPlay = read.body.what
        if not self._program or read.leads:
            raise Reject("only a Program is also played when a Unit attacks")
        scope = Scope(program=True)
        trigger = resolve(also.when, scope)
        scope.trigger(trigger)
        costs = tuple(paid_cost(cost, scope) for cost in also.costs)
        self._made.append(changed(read, t.AlsoPlayable(trigger, costs)))

    def _deck_rule(self, read: f.Sentence) -> None:
        self._close()
        if read.leads or read.body.condition is not None:
            raise Reject("what a deck may have, or who wears a Gear, hangs on nothing in the game")
        if read.body.what != t.EquipRule(Cards(("Unit", "Legend"), "friendly")):
            self._made.append(read.body.what)

    def _quote(self, group: f.Group) -> Ability:
        """An ability in quotes, read as one of a Unit."""
        inner = Assembly("Unit", run_on=False)
        said = rebuild(group.sentences, lambda n: This() if n == Ref(f.THIS_UNIT) else n)
        made = inner.all([said])
        if len(made) != 1:
            raise Reject("one ability stands in quotes")
        return made[0]

    # --- what is done

    def _close(self) -> None:
        """Make an ability of the sentences gathered so far."""
        if self._open is None:
            return
        opened, self._open = self._open, None
        with refusing_at(opened.sentences[0][1]):
            self._finish(opened)

    def _finish(self, opened: Effect) -> None:
        self._made.append(changed(opened.sentences[0][1], self._effects.ability(opened)))


def _at_your_end(read: f.Sentence) -> f.Sentence:
    """The sentence with what it says of the end of your turn behind what is done; what it asks is asked then."""
    rest = tuple(f.Lead("asked", lead.value) if lead.kind == "if" else lead for lead in read.leads[1:])
    body = dataclasses.replace(read.body, later="end of your turn")
    return reaching(f.Sentence(rest, body), read, read)


def _starts_a_turn(read: f.Sentence) -> bool:
    """Whether a sentence says what is done at the start of a turn."""
    whens = [lead.value for lead in read.leads[:1] if lead.kind == "when"]
    return any(
        trigger.event == "turn-starts" for trigger in parts(tuple(whens)) if isinstance(trigger, Trigger)
    )


def _keyword(name: str) -> Ability:
    return t.Keyword(next(k for k in t.KEYWORDS if k == name))


def _for_good(subject: f.Subject) -> bool:
    """Whether something can be true of this subject for good: of this card, or of a whole set."""
    if subject.set is not None or isinstance(subject.target, This):
        return True
    return (
        isinstance(subject.target, t.Every)
        and isinstance(subject.target.of, Cards)
        and (subject.target.of.among is None)
    )
