"""Players' names in a text that is to be public. Finds words, decides nothing."""

import re
import unicodedata
from collections.abc import Iterable

from rulings.models import IrregularityReport, Player

SHORTEST = 3
GAME = """
north south east west nord sud est ovest wschod zachod polnoc poludnie ace king queen jack asso fante hand bid pass
club clubs heart hearts spade spades diamond diamonds double lead trump slam score
"""
BRIDGE_WORDS = frozenset(GAME.split())
"""Names that are words of the game: such a one is a name only together with the rest of it."""


def names_of(report: IrregularityReport) -> set[str]:
    """Everybody who plays in the session, and who was typed in at this table."""
    players = Player.objects.filter(contestant__session=report.session_id).values_list("name", flat=True)
    met = report.result.seats.values() if report.result else ()
    return {name for name in (*players, *report.seats.values(), *met) if name.strip()}


def names_in(text: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names, or parts of names, that the text holds as whole words, whatever their case and accents."""
    spoken = words(text)
    said, run = set(spoken), f" {' '.join(spoken)} "
    hits = set()
    for name in names:
        parts = words(name)
        if parts and f" {' '.join(parts)} " in run and not set(parts) <= BRIDGE_WORDS:
            hits.add(name)
            continue
        hits |= {part for part in parts if len(part) >= SHORTEST and part not in BRIDGE_WORDS and part in said}
    return tuple(sorted(hits))


def words(text: str) -> list[str]:
    """The words in lower case without accents; the Polish barred l counts as l."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return re.findall(r"[^\W\d_]+", "".join(sign for sign in bare if not unicodedata.combining(sign)))
