"""Which tools the server offers, in the order in which a model should think of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final, Literal, NamedTuple, get_args

ToolSet = Literal["all", "core"]
"""All tools, or those that answer questions: fewer names leave a small model less to choose wrongly from."""
TOOL_SETS: Final[tuple[ToolSet, ...]] = get_args(ToolSet)


class Offer(NamedTuple):
    """A tool: its name, the module that has the function of that name, its title, whether it is a core one."""

    name: str
    module: str
    title: str
    core: bool = False


# Modules are named, not imported: the handshake needs the names only.
OFFERS: Final = (
    Offer("judge_scenario", "rulings", "Rule on a situation", core=True),
    Offer("verify_claim", "rulings", "Check a statement about a situation", core=True),
    Offer("search_rulings", "precedents", "Search the rulings that are written down", core=True),
    Offer("step", "steps", "Play a situation step by step", core=True),
    Offer("search_rules", "rules", "Search the rules", core=True),
    Offer("get_rule", "rules", "Look up a rule", core=True),
    Offer("search_cards", "cards", "Search the cards", core=True),
    Offer("get_card", "cards", "Look up a card", core=True),
    Offer("list_card_sets", "cards", "List the sets of cards"),
    Offer("search_glossary", "rules", "Explain a term"),
    Offer("compare_editions", "rules", "Compare editions"),
    Offer("read_rules_document", "documents", "Read a document"),
    Offer("list_rules_documents", "documents", "List the documents"),
    Offer("list_games", "documents", "List the games"),
)


def names_of(tool_set: ToolSet) -> list[str]:
    """The names of the tools of a set."""
    return [offer.name for offer in _of(tool_set)]


def functions(tool_set: ToolSet) -> Iterator[tuple[Callable[..., Any], str]]:
    """The functions of a set, with their titles."""
    for offer in _of(tool_set):
        yield getattr(import_module(f"server.tools.{offer.module}"), offer.name), offer.title


def _of(tool_set: ToolSet) -> Iterator[Offer]:
    return (offer for offer in OFFERS if offer.core or tool_set == "all")
