"""Effect tree, the whole: modifiers, instructions, abilities.

An ability is one paragraph of a card (`effect.one-per-paragraph`): a keyword, or one of the four types of effect
(`effect.four-types`), or what a Program does when it resolves. What names neither instructions nor abilities stands in
modules of its own (`tree_modifiers`, `tree_targets`, `tree_cards`, `tree_gigs`; numbers and conditions in `values`);
all but those of `values` can be had here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.effects.tree_cards import (
    Call,
    ChooseKind,
    Defeat,
    Dig,
    Discard,
    Draw,
    Equip,
    Fight,
    Flip,
    Look,
    LookAtHand,
    LookAtLegend,
    Move,
    Pick,
    PlayCard,
    Ready,
    ReadyEddies,
    Reveal,
    Sell,
    ShuffleDeck,
    Spend,
    TakeControl,
    TrashTop,
)
from engine.effects.tree_gigs import (
    Adjust,
    EndAttack,
    LoseGame,
    PayNow,
    Prevent,
    Redirect,
    Reroll,
    RollIn,
    SetGig,
    Steal,
    Swap,
    SwapValues,
    ToFixer,
    WinGame,
)
from engine.effects.tree_modifiers import KEYWORDS as KEYWORDS
from engine.effects.tree_modifiers import (
    THIS,
    CallsFree,
    CallsMore,
    Cannot,
    CostChange,
    DoublePower,
    During,
    EntersSpent,
    Has,
    KeywordName,
    Loses,
    MayAttack,
    MustAttack,
    PaysInstead,
    Power,
    Process,
    SetPower,
    StealsAtMost,
    StealsFewer,
    Until,
    WinsFights,
)
from engine.effects.tree_targets import Choose as Choose
from engine.effects.tree_targets import Every as Every
from engine.effects.tree_targets import Limit as Limit
from engine.effects.tree_targets import Target
from engine.effects.tree_targets import TopOfDeck as TopOfDeck
from engine.effects.values import Amount, Cards, Cause, Condition, Gigs, Ref, This, ThisGear, Trigger, Who

# --- what gives abilities, and all that can be true for a time


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


# --- instructions made of instructions, or of what is true for a time


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
    """Choose one of the effects (or `count` different ones; from `least` to that many, where a least number is given),
    or resolve all in printed order where `all_if` holds.

    Several that were chosen are resolved in printed order, too. An effect that will do nothing may be chosen.
    """

    effects: tuple[Step, ...]
    by: Who = "you"
    all_if: Condition | None = None
    count: int = 1
    least: int | None = None
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
    """At the end of this turn, once; of the controller's turn, which is this one or else their next; of this attack."""

    step: Step
    when: Literal["end of this turn", "end of your turn", "end of this attack"] = "end of this turn"
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


Step: TypeAlias = Annotated[
    Do | May | If | IfYouDo | MayInstead | ChooseOne | EachPlayer | ByRival | Repeat | Later | NextTime | NextWould
    | Pick | ChooseKind | Draw
    | Discard | TrashTop | Defeat | Spend | Ready | ReadyEddies | Move | Look | Dig | LookAtHand | ShuffleDeck | Reveal
    | LookAtLegend | Sell | Steal | Adjust | SetGig | Swap | SwapValues | Give | Establish | PlayCard | Call | Flip
    | Equip | Fight | TakeControl | Reroll | RollIn | ToFixer
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
    False. condition: only where it holds. by: only what is brought about so. first_each_turn: only the first time in a
    turn that such a piece would be defeated. against: only by this Unit, or such a one, in a fight; bound to
    "opponent".
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
    first_each_turn: bool = False
    against: Annotated[This | Cards, Field(discriminator="node")] | None = None
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
