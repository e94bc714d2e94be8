"""Random sentences that the grammar allows, sensible or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.text.parsing.syntax import grammar

if TYPE_CHECKING:
    from random import Random

_OWN_WORDS: Final = {"A_DIE": ("d6", "d20"), "A_TAG": ("CORPO", "MERC"), "A_QUOTE": ('"RED DAWN"',)}


class Walk:
    """Walks the rules of the grammar down to words."""

    def __init__(self) -> None:
        lark: Any = grammar()
        self._rules: dict[str, list[Any]] = {}
        for rule in lark.rules:
            self._rules.setdefault(rule.origin.name, []).append(rule.expansion)
        self._words = {t.name: t.pattern.value for t in lark.terminals}
        self._depth: dict[str, int] = {}
        self._measure()

    def _measure(self) -> None:
        """How deep each rule must at least go."""
        changed = True
        while changed:
            changed = False
            for name, expansions in self._rules.items():
                depth = min(self._needs(e) for e in expansions) + 1
                if depth < self._depth.get(name, 10**6):
                    self._depth[name] = depth
                    changed = True

    def _needs(self, expansion: list[Any]) -> int:
        return max((0 if s.is_term else self._depth.get(s.name, 10**6) for s in expansion), default=0)

    def sentence(self, random: Random, depth: int) -> str:
        """A sentence, of rules that go no deeper than that if they need not."""
        return " ".join(self._walk("start", random, depth)).replace(" 's", "'s") + "."

    def _walk(self, name: str, random: Random, depth: int) -> list[str]:
        fitting = [e for e in self._rules[name] if self._needs(e) < depth]
        expansion = random.choice(fitting or [min(self._rules[name], key=self._needs)])
        words: list[str] = []
        for symbol in expansion:
            if not symbol.is_term:
                words += self._walk(symbol.name, random, depth - 1)
            elif symbol.name == "A_NUMBER":
                words.append(str(random.randint(1, 9)))
            else:
                words.append(random.choice(_OWN_WORDS.get(symbol.name, (self._words.get(symbol.name),))))
        return words
