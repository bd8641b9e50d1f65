"""Exercises from published cases: what was published is the story, what the ruling tells is asked, and no more."""

from dataclasses import dataclass
from itertools import islice
from typing import Any

from rulings.bridge import Deal, Seat
from rulings.desk.casebook.queries.search import public_cases
from rulings.desk.casebook.values import BoardShown
from rulings.desk.casebook.wording import appeal_lines, hidden_text
from rulings.desk.cases.queries.ruling_sheet import sentences_of
from rulings.laws.practice.exercises import LARGEST_SEED, Exercise
from rulings.laws.practice.recorded import exercise_recorded, names_a_call
from rulings.models import Publication
from rulings.wording.situations import situation_title
from rulings.wording.terms import SEATS, VULNERABLE

_LOOKED_AT = 60
_LISTED = 30
_COARSE = "…"


@dataclass(frozen=True)
class _CaseRow:
    """A published case that can be ruled, as a list names it: nothing of how it was ruled."""

    publication: Publication
    title: str


def exercise_of_case(publication: Publication) -> Exercise | None:
    """The exercise of a published case; None where it gives none: withdrawn, without a text of what happened, without a
    path that today's law walks to the same ruling, or with something on that path which was not published.
    """
    ruling = publication.ruling
    if publication.withdrawn_at is not None or not publication.facts:
        return None
    seed = publication.pk % (LARGEST_SEED + 1)
    exercise = exercise_recorded(ruling.situation, ruling.edition, ruling.facts, ruling.found, seed)
    if exercise is None or (publication.board_shown != BoardShown.SHOWN and _is_coarse(publication, exercise)):
        return None
    return exercise


def cases_to_rule() -> list[_CaseRow]:
    """The newest published cases that give an exercise."""
    newest = public_cases().select_related("club", "ruling").order_by("-pk")[:_LOOKED_AT]
    found = (each for each in newest if exercise_of_case(each) is not None)
    return [_CaseRow(each, situation_title(each.ruling.situation)) for each in islice(found, _LISTED)]


def told_of_case(publication: Publication) -> dict[str, Any]:
    """The published text and the board, as far as it was published, as templates show them."""
    shown = publication.board_shown == BoardShown.SHOWN
    board = publication.ruling.report.board if shown else None
    hands = Deal.parse(board.deal).hands if board and board.deal else {}
    return {
        "story": [publication.facts],
        "hidden": hidden_text(BoardShown(publication.board_shown)),
        "number": board.number if board else None,
        "dealer": SEATS[Seat(board.dealer)] if board else "",
        "vulnerable": VULNERABLE[board.vulnerability] if board else "",
        "board": board,
        "auction": publication.auction if board else [],
        "hands": {str(seat): str(hand) for seat, hand in hands.items()},
    }


def ruled_at_the_table(publication: Publication) -> dict[str, Any]:
    """What the director ruled, in the words in which it was published, and what became of it on appeal."""
    return {
        "ruled": list(zip(sentences_of(publication.sentences), publication.paragraphs, strict=False)),
        "override": publication.override_text,
        "appeal": appeal_lines(publication.appeal),
    }


def _is_coarse(publication: Publication, exercise: Exercise) -> bool:
    """Whether the path or the ruling tells what the club leaves out of its board."""
    sentences = (text for texts in publication.sentences.values() for text in texts)
    return names_a_call(exercise) or any(_COARSE in text for text in sentences)
