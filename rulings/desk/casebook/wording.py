"""What the casebook says of a case: its dates, its scores, its appeal; and which situations are called by a word."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from django.utils.translation import gettext_lazy as _

from rulings.bridge import Card, Seat, Side
from rulings.desk.adjusting.wording.adjustments import result_text, side_text
from rulings.desk.appeals.wording.steps import APPEAL_LABELS, appeal_value
from rulings.desk.casebook.values import BoardShown, words
from rulings.laws.situations import SITUATIONS
from rulings.models import Tag
from rulings.scoring.boards.scores import FULL_WEIGHT, Component
from rulings.scoring.notation.adjustments import read_adjusted
from rulings.scoring.notation.results import read_result
from rulings.wording.door_words import door_words
from rulings.wording.terms import SEATS, SIDES, Text, card_text

_AT_THE_TABLE = _("Result at the table")
_ADJUSTED = _("Adjusted score ({paragraph})")
_SHOWN_OF_APPEALS = ("body", "decision", "text", "merit", "dissent")


def tag_text(tag: str) -> str:
    """A federation's tag in the reader's language, or as its editor wrote it."""
    return str(Tag(tag).label) if tag in set(Tag) else tag


@cache
def situations_by_word() -> dict[str, tuple[str, ...]]:
    """The situations for each word of their titles and doors, in any language."""
    found: dict[str, list[str]] = {}
    for situation in SITUATIONS:
        for word in {word for door in situation.doors for word in words(door_words(situation, door))}:
            found.setdefault(word, []).append(situation.key)
    return {word: tuple(keys) for word, keys in found.items()}


def appeal_lines(appeal: dict[str, Any], shown: tuple[str, ...] = _SHOWN_OF_APPEALS) -> list[tuple[str, str]]:
    """How the last appeal ended: what each line is about, and what it says; no lines without an appeal."""
    known = [(name, appeal_value(name, appeal.get(name, ""))) for name in shown]
    return [(str(APPEAL_LABELS["decision_text" if name == "text" else name]), text) for name, text in known if text]


def scoring_lines(scores: dict[str, Any]) -> list[tuple[str, str]]:
    """What was scored at the table and what each side was given, each with its label; no lines where neither is known.

    Both sides in one line where they were given the same.
    """
    told = [(str(_AT_THE_TABLE), _at_the_table(scores["table"]))] if "table" in scores else []
    for given in scores.get("given", []):
        ns, ew = (side_text(read_adjusted(given["rule"]), side) for side in Side)
        label = str(_ADJUSTED).format(paragraph=given["paragraph"])
        told += [(label, ns if ns == ew else f"{SIDES[Side.NS]}: {ns}; {SIDES[Side.EW]}: {ew}")]
    return told


_HIDDEN: dict[BoardShown, Text] = {
    BoardShown.NAMED: _(
        "Of the board the club shows only the cards that the ruling names. Its number, dealer and vulnerability, its "
        "other cards, auction, contract and scores are left out; where the texts had one of them, “…” stands."
    ),
    BoardShown.LEFT_OUT: _(
        "The club leaves out the board: its number, dealer and vulnerability, cards, auction, contract and scores. "
        "Where the texts had one of them, “…” stands."
    ),
}


def hidden_text(shown: BoardShown) -> str:
    """What is hidden of a board, in a sentence; "" where nothing is."""
    return str(_HIDDEN.get(shown, ""))


def cards_shown(cards: Mapping[str, Sequence[str]]) -> list[tuple[str, str]]:
    """Each seat with the cards of it that are shown, in the reader's language."""
    return [
        (str(SEATS[Seat(seat)]), ", ".join(card_text(Card.parse(each)) for each in held))
        for seat, held in cards.items()
    ]


def _at_the_table(known: dict[str, Any]) -> str:
    """The table's result with its points."""
    result = read_result(known["result"], "en") if known.get("result") else None
    return result_text(Component(known["points"], FULL_WEIGHT, result))
