"""Documents in the publisher's layouts with text of our own: the numbers of an edition, the statements of
the digest.
"""

from __future__ import annotations

from rules_index import digest
from rules_index.companions import sections_of

CARD = "Tin Robot [tin-robot] | Unit | Red, cost 2, RAM 1, set testset | When this Unit rusts, draw 1."
OTHER_CARD = "Élan: Quick, Quick [elan-quick] | Legend | Blue, cost 3, RAM 2, set testset"


def bundle(*, stated: str = "2026-08", cards: int = 2) -> str:
    """A knowledge bundle with every rule of 2026-08, every tournament section and two cards, on one line."""
    book = digest()
    rules: list[str] = []
    for number in book.numbers("2026-08"):
        said = book.find(number, "2026-08").statement("2026-08")
        head = said[:40].rstrip()
        title = f"{head}… {said}" if len(said) > 40 else f"{said} {said}"
        rules.append(f"### {number} — {title}")
    sections = [
        f"## Appendix {section.number[3:]}: {section.title} {section.statement}"
        if section.number[3:].isalpha()
        else f"### {section.number[3:]} {section.title} {section.statement}"
        for section in sections_of("tournament").sections
    ]
    figure = f"![Figure](https://example.org/comprehensive-rules/{stated}/figure.png)"
    listed = f"## Cards {cards} cards. Line format: Name [id] | type | stats | rules text {CARD} {OTHER_CARD}"
    return " ".join(
        [
            f"# Bundle of rules ## Comprehensive Rules {figure}",
            *rules,
            "## CREDITS *(people)* ## Glossary ## Tournaments # Tournament Rules How events are run.",
            *sections,
            listed,
        ]
    )


def section(chapter: str, edition: str = "2026-11") -> str:
    """A section file of one chapter, each number on a line of its own."""
    book = digest()
    parts = [f"{chapter}. {book.chapters[chapter]}"]
    for number in book.numbers(edition):
        if number.split(".")[0] == chapter:
            parts += [number, book.find(number, edition).statement(edition)]
    return "\n\n".join(parts) + "\n"


def bulleted(*, without: tuple[str, ...] = ()) -> str:
    """A bulleted rulebook of 2026-08 with a table of contents, rules left out where asked."""
    book = digest()
    titles = [
        f"• {chapter} {title}" for chapter, title in sorted(book.chapters.items(), key=lambda c: int(c[0]))
    ]
    lines = ["Rulebook", "", "Table of Contents", "", *titles, ""]
    chapter = ""
    for number in book.numbers("2026-08"):
        if number.split(".")[0] != chapter:
            chapter = number.split(".")[0]
            lines += ["", f"{chapter} {book.chapters[chapter]}", ""]
        if number not in without:
            indent = "  " * (number.count(".") - 1)
            lines.append(f"{indent}• {number} {book.find(number, '2026-08').statement('2026-08')}")
    return "\n".join(lines) + "\n"


LEARN = "\n".join(
    [
        "Learn the game.",
        *(
            line
            for heading in (
                *(
                    "Win Conditions",
                    "Game Setup",
                    "Turn Phases",
                    "Combat",
                    "Card Types",
                    "Keywords & Triggers",
                ),
                *("Resources", "Play Areas", "Deck Building", "Tournament Play"),
            )
            for line in (heading, f"What to know of {heading.lower()}.", "- One thing more.")
        ),
    ]
)
