"""Effect tree, part 2: modifiers, instructions, abilities.

An ability is one paragraph of a card (`effect.one-per-paragraph`): a keyword, or one of the four types of effect
(`effect.four-types`), or what a Program does when it resolves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.effects.values import (
    Amount,
    Cards,
    Cause,
    Condition,
    Gigs,
    Likeness,
    Piece,
    Ref,
    Things,
    This,
    ThisGear,
    Trigger,
    Who,
)

KeywordName: TypeAlias = Literal["ADRENALINE", "BLOCKER", "GO SOLO", "QUICK"]
KEYWORDS: tuple[KeywordName, ...] = ("ADRENALINE", "BLOCKER", "GO SOLO", "QUICK")

Until: TypeAlias = Literal[
    "this turn", "your next turn", "end of your next turn", "during your next turn", "rival's next turn",
    "end of attack",
]  # fmt: skip
"""How long a given effect lasts.

"this turn": to the end of this turn. "your next turn": to the start of its controller's next turn. "end of your next
turn": to the end of that. "during your next turn", "rival's next turn": during that turn only ("must attack next
turn"). "end of attack": to the end of the attack under way.
"""

THIS = This()

During: TypeAlias = Literal["attacking", "attacking gigs", "defending", "blocking", "fighting", "stealing"]
Process: TypeAlias = Literal["defeat", "steal", "roll-in", "draw", "discard"]


# --- what can be true of pieces and players for a time


@dataclass(frozen=True, slots=True)
class Power:
    """+amount power (negative: less)."""

    amount: Amount
    node: Literal["power"] = "power"


@dataclass(frozen=True, slots=True)
class DoublePower:
    """Twice the power it has otherwise."""

    node: Literal["double-power"] = "double-power"


@dataclass(frozen=True, slots=True)
class SetPower:
    """Has that power in place of its own printed one; given for a time, in place of the power that it had then.

    What changes its power later counts. shift: once it is given, by how much that changed its power.
    """

    amount: Amount
    shift: int | None = None
    node: Literal["set-power"] = "set-power"


@dataclass(frozen=True, slots=True)
class Has:
    """Has a keyword."""

    keyword: KeywordName
    node: Literal["has"] = "has"


@dataclass(frozen=True, slots=True)
class Loses:
    """Does not have a keyword, whatever else gives it to the piece."""

    keyword: KeywordName
    node: Literal["loses"] = "loses"


@dataclass(frozen=True, slots=True)
class Cannot:
    """Can't do something (`golden.cant-beats-can`).

    action: attack (units or gigs: only these), be attacked, ready, block, be blocked, be defeated in a fight, be
    defeated, steal, be played, be called; be readied, spent, defeated or chosen by effects. gigs: for "steal",
    "increase", "decrease" (by effects of the piece), the Gigs that can't be, by the piece Ref("each"). turn_played:
    only on the turn it is played. by: for "be blocked" and "be attacked", the Units that can't do it, for "block" and
    "attack units" those that it can't be done to; of effects, only those of such cards. rivals: of effects, only
    those of a Rival of whoever says so.
    """

    action: Literal[
        "attack", "ready", "block", "be blocked", "be defeated in a fight", "be defeated", "steal", "attack units",
        "attack gigs", "be attacked", "be played", "be called", "use GO SOLO", "be readied by effects",
        "be spent by effects", "be defeated by effects", "be chosen by effects", "increase", "decrease",
    ]  # fmt: skip
    gigs: Gigs | None = None
    turn_played: bool = False
    by: Cards | None = None
    rivals: bool = False
    node: Literal["cannot"] = "cannot"


@dataclass(frozen=True, slots=True)
class MayAttack:
    """May attack what it otherwise may not; nothing else is allowed by it (`attack.permission-is-specific`).

    units: such rival Units, spent ones as ever unless `ready`. gig_area: the rival Gig area. lagging: although it has
    Lag. ready: ready Units too. next_attack: for its next attack only, then used up.
    """

    units: Cards | None = None
    gig_area: bool = False
    lagging: bool = False
    ready: bool = False
    next_attack: bool = False
    node: Literal["may-attack"] = "may-attack"


@dataclass(frozen=True, slots=True)
class MustAttack:
    """Must attack if it can: its player can't pass the turn while it can.

    whom: must attack that Unit if it can, and nothing else while it can.
    """

    whom: Piece | None = None

    node: Literal["must-attack"] = "must-attack"


@dataclass(frozen=True, slots=True)
class StealsFewer:
    """Steals so many Gigs fewer each time it steals (a negative amount: more)."""

    amount: Amount
    node: Literal["steals-fewer"] = "steals-fewer"


@dataclass(frozen=True, slots=True)
class StealsAtMost:
    """Can't steal more than so many Gigs at a time, whatever its power or other effects make of it."""

    amount: int
    node: Literal["steals-at-most"] = "steals-at-most"


@dataclass(frozen=True, slots=True)
class WinsFights:
    """Wins all fights against such Units (`fight.result-by-effect`)."""

    against: Cards
    node: Literal["wins-fights"] = "wins-fights"


@dataclass(frozen=True, slots=True)
class CostChange:
    """A change of what is paid (never of the cost value: `pay.cost-value-unchanged`).

    amount: added to what is paid, negative for a reduction. minimum: what a reduction stops at. what: "play" for
    playing the cards, "go-solo" for using GO SOLO with them, "call" for calling them. first_each_turn: the first such
    card each turn only. next_card: for the next such card only, then used up.
    """

    amount: Amount
    minimum: int | None = None
    what: Literal["play", "go-solo", "call"] = "play"
    first_each_turn: bool = False
    next_card: bool = False
    node: Literal["cost-change"] = "cost-change"


@dataclass(frozen=True, slots=True)
class PaysInstead:
    """Is played for this many €$ in place of its cost."""

    amount: int
    node: Literal["pays-instead"] = "pays-instead"


@dataclass(frozen=True, slots=True)
class EntersSpent:
    """Is spent, not ready, when it is played onto the field."""

    node: Literal["enters-spent"] = "enters-spent"


@dataclass(frozen=True, slots=True)
class CallsFree:
    """Its controller may Call a Legend for free."""

    node: Literal["calls-free"] = "calls-free"


@dataclass(frozen=True, slots=True)
class CallsMore:
    """Legends that may be Called once more in a turn than they may otherwise."""

    node: Literal["calls-more"] = "calls-more"


@dataclass(frozen=True, slots=True)
class Gains:
    """Has an ability (quoted on a card: gains "...")."""

    ability: Ability
    node: Literal["gains"] = "gains"


@dataclass(frozen=True, slots=True)
class While:
    """A modifier that counts only while the piece attacks or fights (`against` such a Unit), defends or steals."""

    during: During
    what: Modifier
    against: Annotated[This | Cards, Field(discriminator="node")] | None = None
    node: Literal["while"] = "while"


Modifier: TypeAlias = Annotated[
    Power | DoublePower | SetPower | Has | Loses | Cannot | MayAttack | MustAttack | StealsFewer | StealsAtMost
    | WinsFights | CostChange | PaysInstead | EntersSpent | CallsFree | CallsMore | Gains | While,
    Field(discriminator="node"),
]  # fmt: skip


# --- what an instruction acts on


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose pieces while resolving (`choice.made-when-instructed`) and bind them to `bind`.

    count: how many, as many as possible where there are fewer (`choice.specific-number`); up_to: none to that many.
    by: who chooses. total: what all of them together may have. different: no two of them have the same of this. alike:
    all of them have the same of this. random: chance chooses.
    """

    of: Things
    bind: str
    count: Amount = 1
    up_to: bool = False
    by: Who = "you"
    total: Limit | None = None
    different: Literal["names", "costs", "powers"] | None = None
    alike: Likeness | None = None
    random: bool = False
    node: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class Limit:
    """At most so much power or cost in all."""

    what: Literal["power", "cost"]
    most: Amount
    node: Literal["limit"] = "limit"


@dataclass(frozen=True, slots=True)
class Every:
    """All such pieces, bound to `bind`."""

    of: Things
    bind: str
    node: Literal["every"] = "every"


@dataclass(frozen=True, slots=True)
class TopOfDeck:
    """The top cards of the controller's deck, bound to `bind`."""

    bind: str
    count: Amount = 1
    node: Literal["top-of-deck"] = "top-of-deck"


Target: TypeAlias = Annotated[This | Ref | ThisGear | Choose | Every | TopOfDeck, Field(discriminator="node")]


# --- instructions


@dataclass(frozen=True, slots=True)
class Do:
    """One thing after another (`effect.resolve-in-order`)."""

    steps: tuple[Step, ...]
    node: Literal["do"] = "do"


@dataclass(frozen=True, slots=True)
class May:
    """The controller (or a Rival: `by`) may do it or leave it (`golden.you-may`); "you" in it is whoever may."""

    step: Step
    by: Who = "you"
    node: Literal["may"] = "may"


@dataclass(frozen=True, slots=True)
class If:
    """Checked when it is reached (`condition.checked-when-part-resolves`)."""

    condition: Condition
    then: Step
    otherwise: Step | None = None
    node: Literal["if"] = "if"


@dataclass(frozen=True, slots=True)
class IfYouDo:
    """`first`; `then` only where `first` was done in full, else `otherwise`."""

    first: Step
    then: Step | None = None
    otherwise: Step | None = None
    node: Literal["if-you-do"] = "if-you-do"


@dataclass(frozen=True, slots=True)
class MayInstead:
    """`base`; where the condition holds, the controller may do `instead` in its place."""

    condition: Condition
    instead: Step
    base: Step
    node: Literal["may-instead"] = "may-instead"


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """Choose one of the effects, or resolve all in printed order where `all_if` holds.

    An effect that will do nothing may be chosen too.
    """

    effects: tuple[Step, ...]
    by: Who = "you"
    all_if: Condition | None = None
    node: Literal["choose-one"] = "choose-one"


@dataclass(frozen=True, slots=True)
class EachPlayer:
    """Each player does it, the turn player first (`golden.turn-player-first`); "you" is whoever does it."""

    step: Step
    node: Literal["each-player"] = "each-player"


@dataclass(frozen=True, slots=True)
class Repeat:
    """Done so many times over, each time with choices of its own (`choice.made-when-instructed`).

    How many times is counted once, when it begins.
    """

    times: Amount
    step: Step
    node: Literal["repeat"] = "repeat"


@dataclass(frozen=True, slots=True)
class ByRival:
    """A Rival does it: "you" in it is the Rival."""

    step: Step
    node: Literal["by-rival"] = "by-rival"


@dataclass(frozen=True, slots=True)
class Later:
    """At the end of this turn, once."""

    step: Step
    when: Literal["end of this turn"] = "end of this turn"
    node: Literal["later"] = "later"


@dataclass(frozen=True, slots=True)
class NextTime:
    """The next time the trigger is met, once (or each time: `every`); gone when `until` ends."""

    trigger: Trigger
    step: Step
    until: Until = "this turn"
    every: bool = False
    node: Literal["next-time"] = "next-time"


@dataclass(frozen=True, slots=True)
class NextWould:
    """The next time something would happen, something else instead, once (or `every` time); gone when `until` ends."""

    instead: Replacement
    until: Until = "this turn"
    every: bool = False
    node: Literal["next-would"] = "next-would"


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose or name pieces for what follows; nothing happens to them yet."""

    target: Target
    node: Literal["pick"] = "pick"


@dataclass(frozen=True, slots=True)
class ChooseKind:
    """Choose a card type; `Cards.chosen_kind` asks for it later."""

    node: Literal["choose-kind"] = "choose-kind"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw so many, one at a time (`draw.one-at-a-time`)."""

    amount: Amount = 1
    who: Who = "you"
    up_to: bool = False
    node: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Discard:
    """Put so many cards of a hand into the trash, chosen by whose hand it is; binds "discarded".

    amount None: the whole hand. like: which cards qualify (cost and types, or the one bound to a label). random:
    chance picks. up_to: none to that many.
    """

    amount: Amount | None = 1
    who: Who = "you"
    like: Cards | None = None
    random: bool = False
    up_to: bool = False
    node: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class TrashTop:
    """Trash X: reveal the top card and put it into the trash, X times (`trash.several`); binds "trashed"."""

    amount: Amount = 1
    up_to: bool = False
    node: Literal["trash-top"] = "trash-top"


@dataclass(frozen=True, slots=True)
class Defeat:
    """Defeat (`defeat.process`)."""

    target: Target
    node: Literal["defeat"] = "defeat"


@dataclass(frozen=True, slots=True)
class Spend:
    """Spend."""

    target: Target
    node: Literal["spend"] = "spend"


@dataclass(frozen=True, slots=True)
class Ready:
    """Ready."""

    target: Target
    node: Literal["ready"] = "ready"


@dataclass(frozen=True, slots=True)
class ReadyEddies:
    """Ready so many of the controller's spent Eddies. up_to: none to that many."""

    amount: Amount
    up_to: bool = False
    node: Literal["ready-eddies"] = "ready-eddies"


@dataclass(frozen=True, slots=True)
class Move:
    """Move cards to their owners' hand, trash, deck (bottom, top, or into it, which is shuffled) or out of the game.

    any_order: the player puts several into an order of their choice (else chance does, for a deck).
    """

    target: Target
    to: Literal["hand", "trash", "bottom of deck", "top of deck", "into deck", "removed"]
    any_order: bool = False
    node: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class Look:
    """Look at the top cards of a player's deck: by searching them, or revealing them to both; binds "looked".

    What no later step moves goes back as it was (`search.return-in-order`).
    """

    amount: Amount
    how: Literal["search", "reveal"]
    who: Who = "you"
    node: Literal["look"] = "look"


@dataclass(frozen=True, slots=True)
class Dig:
    """Reveal cards from the top of the own deck, or trash them, one at a time until so many such cards have come up.

    until: which cards, how many; they are bound to its label, and all that came up to "looked" or "trashed".
    """

    until: Choose
    how: Literal["reveal", "trash"]
    node: Literal["dig"] = "dig"


@dataclass(frozen=True, slots=True)
class ShuffleDeck:
    """Chance puts the own deck into an order (`deck.shuffle-randomizes`)."""

    node: Literal["shuffle-deck"] = "shuffle-deck"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Show cards to the Rival (`reveal.process`)."""

    target: Target
    node: Literal["reveal"] = "reveal"


@dataclass(frozen=True, slots=True)
class LookAtLegend:
    """Look at a face-down Legend without revealing it (`legends-area.look-ends-with-effect`)."""

    target: Target
    node: Literal["look-at-legend"] = "look-at-legend"


@dataclass(frozen=True, slots=True)
class Sell:
    """Turn cards into Eddies (`sell.put-by-effect`)."""

    target: Target
    node: Literal["sell"] = "sell"


@dataclass(frozen=True, slots=True)
class Steal:
    """Steal Gigs. actor: the piece that steals (`steal.actor-by-effect`); None: the player does."""

    gigs: Target
    actor: Piece | None = None
    node: Literal["steal"] = "steal"


@dataclass(frozen=True, slots=True)
class Adjust:
    """Increase, decrease, or either, a Gig by an amount; up_to: by 1 to that much, or not at all."""

    gig: Target
    by: Amount
    how: Literal["increase", "decrease", "adjust"]
    up_to: bool = False
    node: Literal["adjust"] = "adjust"


@dataclass(frozen=True, slots=True)
class SetGig:
    """Set a Gig to a value (`gig.set`).

    like: to the value of that Gig, chosen second. face: to its own lowest or highest value, or either of these, which
    the player chooses. any: to one of its faces, which the player chooses.
    """

    gig: Target
    to: Amount | None = None
    like: Target | None = None
    face: Literal["min", "max", "min or max"] | None = None
    any: bool = False
    node: Literal["set-gig"] = "set-gig"


@dataclass(frozen=True, slots=True)
class Swap:
    """Swap a friendly Gig with a rival Gig (`swap.process`)."""

    friendly: Target
    rival: Target
    node: Literal["swap"] = "swap"


@dataclass(frozen=True, slots=True)
class SwapValues:
    """Two Gigs are set to each other's value. other None: both are among `gigs`."""

    gigs: Target
    other: Target | None = None
    node: Literal["swap-values"] = "swap-values"


@dataclass(frozen=True, slots=True)
class Give:
    """Give pieces modifiers for a time. Amounts are fixed now."""

    target: Target
    what: tuple[Modifier, ...]
    until: Until
    node: Literal["give"] = "give"


@dataclass(frozen=True, slots=True)
class Establish:
    """Make a modifier true of a whole set for a time, also of pieces that join it later."""

    to: Cards
    what: Modifier
    until: Until
    node: Literal["establish"] = "establish"


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card by the rules of its type (`play.by-effect-normal-rules`).

    free: without paying. less: so much less is paid, to a minimum of 1. then: where a Program goes in place of the
    trash. host: who may wear a Gear. spent: a Unit enters spent.
    """

    target: Target
    free: bool = False
    then: Literal["bottom of deck", "top of deck", "removed"] | None = None
    host: Annotated[This | Cards, Field(discriminator="node")] | None = None
    less: Amount | None = None
    spent: bool = False
    node: Literal["play-card"] = "play-card"


@dataclass(frozen=True, slots=True)
class Call:
    """Call a Legend (once per turn as ever: `legends-area.call-once-per-turn`). target None: any friendly one."""

    target: Target | None = None
    free: bool = True
    node: Literal["call"] = "call"


@dataclass(frozen=True, slots=True)
class Flip:
    """Turn a card face-up or face-down, which is no Call (`flip.process`)."""

    target: Target
    face_up: bool = True
    node: Literal["flip"] = "flip"


@dataclass(frozen=True, slots=True)
class Equip:
    """Equip Gear (from hand, or already worn: `equip.move-gear`) to a Unit or Legend."""

    gear: Target
    to: Target
    node: Literal["equip"] = "equip"


@dataclass(frozen=True, slots=True)
class TakeControl:
    """Take control of a piece: it moves to the controller's area of the same kind (`game.controller`).

    until: when it goes back; None: never.
    """

    target: Target
    until: Until | None = None
    node: Literal["take-control"] = "take-control"


@dataclass(frozen=True, slots=True)
class Reroll:
    """Roll Gigs again. gig None, in a replacement of a roll: ignore the result and roll the die once more."""

    gig: Target | None = None
    node: Literal["reroll"] = "reroll"


@dataclass(frozen=True, slots=True)
class RollIn:
    """Roll in so many Gigs from the controller's fixer area, one after another (`start.roll-in`)."""

    amount: Amount = 1
    node: Literal["roll-in"] = "roll-in"


@dataclass(frozen=True, slots=True)
class ToFixer:
    """Put Gigs back into their owners' fixer areas."""

    gig: Target
    node: Literal["to-fixer"] = "to-fixer"


@dataclass(frozen=True, slots=True)
class LookAtHand:
    """Look at a Rival's hand, or (`reveal`) a player reveals theirs; binds "looked"."""

    who: Who = "rival"
    reveal: bool = False
    node: Literal["look-at-hand"] = "look-at-hand"


@dataclass(frozen=True, slots=True)
class Redirect:
    """The attack under way gets this Unit as its target in place of the old one."""

    to: Target
    node: Literal["redirect"] = "redirect"


@dataclass(frozen=True, slots=True)
class Prevent:
    """In a replacement: what would happen does not."""

    node: Literal["prevent"] = "prevent"


@dataclass(frozen=True, slots=True)
class PayNow:
    """Pay €$ in the middle of an effect; not done unless paid in full."""

    amount: Amount
    node: Literal["pay-now"] = "pay-now"


@dataclass(frozen=True, slots=True)
class EndAttack:
    """The attack under way ends (`attack.ended-by-effect`)."""

    node: Literal["end-attack"] = "end-attack"


@dataclass(frozen=True, slots=True)
class WinGame:
    """A player wins, or both at once, which is a tie (`win.card-effect`, `win.both-tie`)."""

    who: Literal["you", "rival", "each"] = "you"
    node: Literal["win-game"] = "win-game"


@dataclass(frozen=True, slots=True)
class LoseGame:
    """A player loses, or both at once, which is a tie (`lose.card-effect`, `lose.both-tie`)."""

    who: Literal["you", "rival", "each"] = "you"
    node: Literal["lose-game"] = "lose-game"


Step: TypeAlias = Annotated[
    Do | May | If | IfYouDo | MayInstead | ChooseOne | EachPlayer | ByRival | Repeat | Later | NextTime | NextWould
    | Pick | ChooseKind | Draw
    | Discard | TrashTop | Defeat | Spend | Ready | ReadyEddies | Move | Look | Dig | LookAtHand | ShuffleDeck | Reveal
    | LookAtLegend | Sell | Steal | Adjust | SetGig | Swap | SwapValues | Give | Establish | PlayCard | Call | Flip
    | Equip | TakeControl | Reroll | RollIn | ToFixer
    | Prevent | PayNow | Redirect | EndAttack | WinGame | LoseGame,
    Field(discriminator="node"),
]  # fmt: skip


# --- costs


@dataclass(frozen=True, slots=True)
class SpendThis:
    """[SPEND]: spend the piece that has the effect (`spend-icon.spend-this-card`)."""

    node: Literal["spend-this"] = "spend-this"


@dataclass(frozen=True, slots=True)
class PayEddies:
    """Pay €$ (`eddies-cost.activation-cost`). less: a reduction; less_if: only where this holds."""

    amount: int
    less: Amount | None = None
    less_if: Condition | None = None
    node: Literal["pay-eddies"] = "pay-eddies"


@dataclass(frozen=True, slots=True)
class CostStep:
    """Anything else that is a cost: discard, defeat, spend another piece."""

    step: Step
    node: Literal["cost-step"] = "cost-step"


Cost: TypeAlias = Annotated[SpendThis | PayEddies | CostStep, Field(discriminator="node")]


# --- abilities


@dataclass(frozen=True, slots=True)
class Keyword:
    """An effect keyword by itself."""

    name: KeywordName
    node: Literal["keyword"] = "keyword"


@dataclass(frozen=True, slots=True)
class Resolve:
    """What a Program does when it is played (`program.play`)."""

    step: Step
    node: Literal["resolve"] = "resolve"


@dataclass(frozen=True, slots=True)
class Triggered:
    """Becomes pending when one of the triggers is met (`trigger.becomes-pending-when-met`).

    condition: an "if" beyond the trigger. costs: what may be paid on resolution for it ("When ..., [SPEND] ...").
    first_each_turn: "the first time ... each turn". once: once a turn only, whatever happened before it was in play.
    nth_each_turn: "your second Program each turn".
    """

    when: tuple[Trigger, ...]
    step: Step
    condition: Condition | None = None
    costs: tuple[Cost, ...] = ()
    first_each_turn: bool = False
    once: bool = False
    nth_each_turn: int | None = None
    node: Literal["triggered"] = "triggered"


@dataclass(frozen=True, slots=True)
class Activated:
    """Used at its controller's discretion for its costs (`activated.steps`).

    quick: as a reaction too. once: once a turn only. from_hand: from the hand, where the card is revealed
    (`activated.step-reveal-hidden`), and nowhere else.
    """

    costs: tuple[Cost, ...]
    step: Step
    condition: Condition | None = None
    quick: bool = False
    from_hand: bool = False
    once: bool = False
    node: Literal["activated"] = "activated"


@dataclass(frozen=True, slots=True)
class Persistent:
    """Applies by itself while its source is where it works from (`persistent.applies-while-active`).

    to: what it applies to: the piece itself, or a set seen from its controller. A `CostChange` or `PaysInstead` to the
    piece itself works wherever the card is played from; everything else while its source is in play and face-up.
    """

    what: Modifier
    to: Annotated[This | Cards, Field(discriminator="node")] = THIS
    condition: Condition | None = None
    node: Literal["persistent"] = "persistent"


@dataclass(frozen=True, slots=True)
class Replacement:
    """Puts something in the place of a process (`replacement.replaces-process`), or acts in its "would" window.

    would: the process. subject, gig, who: which one, as in `Trigger`; they bind the same labels. optional: its
    controller may leave it. costs: paid for applying it. step: what happens instead; for a window that may let the
    process go on ("When ... would steal, you may ... If you do, it isn't stolen") it holds `Prevent`, and `instead` is
    False. condition: only where it holds. by: only what is brought about so.
    """

    would: Process
    step: Step
    subject: Annotated[This | ThisGear | Ref | Cards, Field(discriminator="node")] | None = None
    gig: Gigs | None = None
    who: Who | None = None
    optional: bool = False
    costs: tuple[Cost, ...] = ()
    instead: bool = True
    condition: Condition | None = None
    by: Cause | None = None
    node: Literal["replacement"] = "replacement"


@dataclass(frozen=True, slots=True)
class AlsoPlayable:
    """The card may also be played when such a Unit attacks, by paying these costs besides its own."""

    when: Trigger
    costs: tuple[Cost, ...]
    node: Literal["also-playable"] = "also-playable"


@dataclass(frozen=True, slots=True)
class DeckRule:
    """What the card says of decks (`deck-building.card-exceptions`). copies: how many a deck may have, None for any."""

    copies: int | None
    node: Literal["deck-rule"] = "deck-rule"


@dataclass(frozen=True, slots=True)
class EquipRule:
    """Who may wear the Gear, where that is not every friendly Unit and face-up Legend (`gear.default-hosts`)."""

    host: Cards
    node: Literal["equip-rule"] = "equip-rule"


Ability: TypeAlias = Annotated[
    Keyword
    | DeckRule
    | EquipRule
    | Resolve
    | Triggered
    | Activated
    | Persistent
    | Replacement
    | AlsoPlayable,
    Field(discriminator="node"),
]
