"""The library that ships as precedents: situations with the answers that people expect to them.

search_precedents  by words, card, rule and FAQ entry; gives a `PrecedentsAnswer`
precedents_text    that as text for people
"""

from scenarios.precedents.rows import Expected, Precedent
from scenarios.precedents.search import PrecedentsAnswer, search_precedents
from scenarios.precedents.telling import precedents_text

__all__ = ["Expected", "Precedent", "PrecedentsAnswer", "precedents_text", "search_precedents"]
