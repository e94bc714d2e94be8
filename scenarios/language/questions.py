"""Questions: what is asked of a position, with what a person expects as the answer."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, SerializerFunctionWrapHandler, model_serializer, model_validator

from scenarios.language import asked, forms, spelling
from scenarios.language.base import Part, PieceName, Word, as_answer, as_word, exactly_one
from scenarios.language.moves import Claim, read_claim

KINDS = ("legal", "forced", "value", "holds", "possible", "always", "order", "look_up")

Operator = Literal["is", "is not", ">=", "<=", ">", "<", "includes", "excludes"]
Until = Literal["now", "next action", "end of attack", "main phase", "end of turn"]
Since = Literal["start", "last line"]


class Value(Part):
    """Something that can be read off the table: `rival gigs`, `corpo-security power`, `winner`."""

    of: PieceName | None = Field(
        default=None, description="`you`, `rival` or a piece; absent for the whole game."
    )
    what: str = Field(
        description=(
            f"Of a player: {', '.join(forms.SIDE_VALUES)}. Of a piece: {', '.join(forms.PIECE_VALUES)}. "
            f"Of the game: {', '.join(forms.GAME_VALUES)}."
        )
    )

    @model_validator(mode="after")
    def _known(self) -> Value:
        if self.of is None:
            known = forms.GAME_VALUES
        elif self.of in ("you", "rival"):
            known = forms.SIDE_VALUES
        else:
            known = forms.PIECE_VALUES
        if self.what not in known:
            raise ValueError(
                f"`{self.what}` is not known of {self.of or 'the game'}; known are {', '.join(known)}"
            )
        return self

    @property
    def parts(self) -> tuple[Value, ...]:
        """The values of which it is made: this one."""
        return (self,)

    @property
    def read(self) -> tuple[Value, ...]:
        """Every value that is read for it."""
        return self.parts

    def text(self) -> str:
        """The short form."""
        return spelling.spell_value(self.model_dump(include={"of", "what"}))


class Assertion(Value):
    """A value compared with something written down: `guard power >= 3`, `you gigs includes d10`, `guard spent`."""

    op: Operator = "is"
    value: Annotated[
        str | tuple[str, ...],
        BeforeValidator(
            lambda value: _literal(value), json_schema_input_type=str | bool | int | list[str | int]
        ),
    ] = "yes"
    than: Value | None = Field(
        default=None,
        description="Another value with which it is compared, in place of `value`; both are numbers.",
    )
    also: tuple[Assertion, ...] = Field(
        default=(), description="What holds at the same time: the whole is so where each part is."
    )

    @property
    def parts(self) -> tuple[Assertion, ...]:
        """This assertion and those that hold at the same time."""
        return (self, *(part for further in self.also for part in further.parts)) if self.also else (self,)

    @property
    def read(self) -> tuple[Value, ...]:
        """The parts, and with what they are compared."""
        parts = self.parts
        return (*parts, *[part.than for part in parts if part.than is not None])

    @model_serializer(mode="wrap")
    def _without_nothing(self, dump: SerializerFunctionWrapHandler) -> dict[str, Any]:
        data: dict[str, Any] = dump(self)
        return {name: said for name, said in data.items() if said or name not in ("also", "than")}

    def text(self) -> str:
        """The short form."""
        return spelling.spell_assertion(self.model_dump())


class Happening(Part):
    """Something that can happen: a card's effect resolves, a piece is defeated, a player draws."""

    of: PieceName = Field(description="`you`, `rival` or a piece.")
    did: str = Field(
        default="resolved",
        description=(
            f"Of a player: {', '.join(forms.DID)}. Of a piece: {', '.join(forms.DONE_ITSELF)}, or `was` and one of "
            f"{', '.join(forms.DONE)}."
        ),
    )

    @model_validator(mode="after")
    def _known(self) -> Happening:
        done = (*(f"was {word}" for word in forms.DONE), *forms.DONE_ITSELF)
        known = forms.DID if self.of in ("you", "rival") else done
        if self.did not in known:
            raise ValueError(f"`{self.did}` is not known of {self.of}; known are {', '.join(known)}")
        return self

    def text(self) -> str:
        """The short form."""
        return self.of if self.did == "resolved" else f"{self.of} {self.did}"


class Order(Part):
    """Two things of which one happens first."""

    first: Happening
    then: Happening

    def text(self) -> str:
        """The short form."""
        return f"{self.first.text()} before {self.then.text()}"


class LookUp(Part):
    """A rule or a word of the rulebook that answers without a play."""

    rule: Word

    def text(self) -> str:
        """The short form."""
        return self.rule


def _literal(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return tuple(as_answer(item) for item in value)  # pyright: ignore[reportUnknownVariableType]
    return as_answer(value)


def _read_value(value: Any) -> Any:
    return forms.value(value) if isinstance(value, str) else value


def _read_assertion(value: Any) -> Any:
    return forms.assertion(value) if isinstance(value, str) else value


def _read_order(value: Any) -> Any:
    return forms.order(value) if isinstance(value, str) else value


def _read_look_up(value: Any) -> Any:
    value = as_word(value)
    return {"rule": value} if isinstance(value, str) else value


_ClaimField = Annotated[
    Claim | None,
    BeforeValidator(read_claim, json_schema_input_type=str | Claim | None),
    Field(examples=["you block with corpo-security", {"you": {"block": "corpo-security"}}]),
]
_ValueField = Annotated[
    Value | None,
    BeforeValidator(_read_value, json_schema_input_type=str | Value | None),
    Field(examples=["rival gigs", {"of": "rival", "what": "gigs"}]),
]
_AssertionField = Annotated[
    Assertion | None,
    BeforeValidator(_read_assertion, json_schema_input_type=str | Assertion | None),
    Field(examples=["you gigs includes d10", "guard spent", "rival street cred >= 7"]),
]


#: Values that are about an action of a Unit or against it.
OF_ACTIONS = ("can attack", "can block", "can be attacked")


class Question(Part):
    """One question, of exactly one kind, and what a person expects as its answer."""

    legal: _ClaimField = Field(default=None, description="May this be done now?")
    forced: _ClaimField = Field(
        default=None, description="Must this be done now, with nothing else to choose?"
    )
    value: _ValueField = Field(default=None, description="What is it, on every line of play?")
    holds: _AssertionField = Field(
        default=None, description="Is this so: on every line of play, on none, or does it depend?"
    )
    possible: _AssertionField = Field(
        default=None, description="Is there a line of play on which this holds?"
    )
    always: _AssertionField = Field(default=None, description="Does this hold on every line of play?")
    order: Annotated[
        Order | None,
        BeforeValidator(_read_order, json_schema_input_type=str | Order | None),
        Field(
            description="Does the one happen before the other, or who chooses?",
            examples=[
                "zetatech-faceplate before saul-bright-stormrider",
                "guard was defeated before you drew",
            ],
        ),
    ] = None
    look_up: Annotated[
        LookUp | None,
        BeforeValidator(_read_look_up, json_schema_input_type=str | int | LookUp | None),
        Field(description="A rule, by key or number, or a word of the rulebook: what does it say?"),
    ] = None
    expect: Annotated[
        str | tuple[str, ...] | None,
        BeforeValidator(_literal, json_schema_input_type=str | bool | int | list[str | int] | None),
        Field(
            description=(
                "The verdict, or for `value` the value, that a person expects; for `order` also `you choose` or "
                "`rival chooses`."
            )
        ),
    ] = None
    because: tuple[Word, ...] = Field(
        default=(),
        description="Keys or numbers of rules that the answer has to cite, as a person expects them.",
    )
    note: str | None = Field(default=None, description="The question in words, or why it is answered so.")
    until: Until = Field(
        default="main phase",
        description=(
            "How far play goes on before value, possible and always are read: not at all, to where an action or "
            "reaction can be taken, to the end of the attack, "
            "until everything pending has resolved and the Main Phase is open again, or to the end of the turn with "
            "every action that can still be taken."
        ),
    )
    since: Since = Field(
        default="start",
        description="From where on things count that have happened: the start of the play, or its last line.",
    )

    @model_validator(mode="before")
    @classmethod
    def _cards_of_a_hand(cls, data: Any) -> Any:
        return asked.cards_of_a_hand(data)

    @model_validator(mode="after")
    def _one_kind(self) -> Question:
        exactly_one(self, KINDS, "a question")
        return self

    @property
    def kind(self) -> str:
        """`legal`, `forced`, `value`, `holds`, `possible`, `always`, `order` or `look_up`."""
        return next(name for name in KINDS if getattr(self, name) is not None)

    @property
    def reads_outcomes(self) -> bool:
        """Whether it is read off the ends of all lines of play, in which reading changes nothing."""
        return (self.value or self.holds or self.possible or self.always) is not None

    @cached_property
    def moment(self) -> str:
        """Where lines are read: `until`, but for what may be done, which there is only where an action can be taken.

        What is pending is read now: nothing is any more where the Main Phase is open again.
        """
        values = self.values
        if self.until == "main phase" and values and all(value.what == "pending" for value in values):
            return "now"
        if self.until != "now":
            return self.until
        may = bool(values) and all(value.what in OF_ACTIONS for value in values)
        return "next action" if may else "now"

    @property
    def values(self) -> tuple[Value, ...]:
        """The values that are read for an answer off the ends of lines."""
        asked = self.value or self.holds or self.possible or self.always
        return () if asked is None else asked.read

    @property
    def subject(self) -> Claim | Value | Order | LookUp:
        """What is asked about: a claim for `legal` and `forced`, a value, an assertion, an order, a rule."""
        subject: Claim | Value | Order | LookUp = getattr(self, self.kind)
        return subject

    def text(self) -> str:
        """The question in one line: `legal: you block with corpo-security`."""
        return f"{self.kind.replace('_', ' ')}: {self.subject.text()}"
